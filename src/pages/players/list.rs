//! The list of players, sorted and filtered, and the numbering.

use super::{board_of, list_path, state};
use crate::confirm;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_exchange::search::{self, Asked, Person};
use sonneborn_i18n::{Lang, alphabet, common, full_names, players as words, rating_method as methods};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Estimate, EstimateRatings, NumberPlayers};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::numbering::{anew, are_frozen, order, waits_for_number};
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::rating::Origin;
use sonneborn_tournament::regulations::Numbering;
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, Guarded, Viewer};
use sonneborn_web::names::rating;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};
use std::num::NonZeroU16;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Players)
        .section(Section::Players, list)
        .post("/t/{tournament}/players/number", Shows::PERSONS, number)
        .post("/t/{tournament}/players/estimate", Shows::PERSONS, estimate);
}

/// By what the list can be ordered, with the code of the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Sort {
    #[default]
    Number,
    Name,
    Rating,
    Federation,
    Club,
}

struct Line {
    link: String,
    number: String,
    title: &'static str,
    name: String,
    rating: String,
    /// FIDE's and the national rating, where the tournament rating may be another.
    fide: String,
    national: String,
    federation: String,
    club: String,
    birth: String,
    fide_id: String,
    state: String,
    is_out: bool,
    /// For the filter while somebody types: how the name is typed otherwise, and the board of the last round.
    find: String,
    board: String,
}

/// The columns that somebody fills.
struct Filled {
    titles: bool,
    clubs: bool,
    births: bool,
    fide_ids: bool,
    states: bool,
}

impl Filled {
    fn of(lines: &[Line]) -> Filled {
        let any = |said: fn(&Line) -> &str| lines.iter().any(|line| !said(line).is_empty());
        Filled {
            titles: any(|line| line.title),
            clubs: any(|line| &line.club),
            births: any(|line| &line.birth),
            fide_ids: any(|line| &line.fide_id),
            states: any(|line| &line.state),
        }
    }
}

#[derive(Template)]
#[template(path = "players/list.html")]
struct ListPage {
    frame: Frame,
    base: String,
    count: String,
    lines: Vec<Line>,
    filter: String,
    sort: Sort,
    can_act: bool,
    /// Whether the event is one of teams, which have a list of their own.
    has_teams: bool,
    is_empty: bool,
    can_number: bool,
    is_frozen: bool,
    /// Whether numbers that rounds were paired by would change.
    is_anew: bool,
    /// Whether FIDE's and national ratings have columns of their own.
    has_sources: bool,
    /// What somebody has; a column that nobody fills is not drawn.
    has: Filled,
    /// Players whom the chief arbiter could estimate.
    unrated: usize,
}

#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct Query {
    q: String,
    sort: Sort,
}

async fn list(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let Query { q, sort } = query.into_inner();
    let lang = guarded.visitor.lang;
    let tournament = guarded.tournament();
    let (base, next) = (list_path(&guarded), tournament.next_unpublished());
    let mut players = tournament.by_tpn();
    let asked = Asked::of(&q);
    players.retain(|player| is_meant(tournament, player, &asked));
    sort_by(lang, tournament, &mut players, sort);
    let lines: Vec<Line> = players.into_iter().map(|player| line(tournament, player, &base, next, lang)).collect();
    let page_struct = ListPage {
        frame: Frame::of(&guarded, Section::Players, common::players(lang)),
        base,
        count: count(tournament, lang),
        has_teams: tournament.regulations.system.is_of_teams(),
        has: Filled::of(&lines),
        lines,
        filter: q,
        sort,
        can_act: guarded.may_act(),
        is_empty: tournament.entrants().next().is_none(),
        can_number: guarded.may_act() && contradicts_order(tournament),
        is_anew: is_anew(tournament),
        is_frozen: are_frozen(tournament),
        has_sources: tournament.entrants().any(|player| is_from_elsewhere(tournament, player)),
        unrated: unrated(tournament).count(),
    };
    page(&page_struct)
}

/// Whether the program numbers the players: by strength, and newcomers after the start whatever the regulations say.
fn follows_order(tournament: &Tournament) -> bool {
    tournament.regulations.numbering == Numbering::Strength || !tournament.rounds.is_empty()
}

/// Whether the numbers are others than the order would give.
fn contradicts_order(tournament: &Tournament) -> bool {
    follows_order(tournament) && wanted(tournament) != numbered(tournament)
}

/// Whether everybody can be numbered anew although rounds are paired by the numbers.
fn is_anew(tournament: &Tournament) -> bool {
    !tournament.rounds.is_empty() && !are_frozen(tournament)
}

/// Whether numbers by which rounds were paired contradict ratings that were corrected since, and can still follow them.
pub(crate) fn can_follow_ratings(tournament: &Tournament) -> bool {
    is_anew(tournament) && contradicts_order(tournament)
}

/// Whether a player's tournament rating is not FIDE's, or they have another beside it.
fn is_from_elsewhere(tournament: &Tournament, player: &Player) -> bool {
    let origin = tournament.rating(&player.data).map(|rating| rating.origin);
    player.data.ratings.national.is_some() || origin.is_some_and(|origin| origin != Origin::Fide)
}

/// The players without a tournament rating, not even an estimated one.
fn unrated(tournament: &Tournament) -> impl Iterator<Item = &Player> {
    tournament.entrants().filter(|player| tournament.rating(&player.data).is_none())
}

/// The order that the button gives: everybody anew as long as that can be done, then only places for those who came.
fn wanted(tournament: &Tournament) -> Vec<PlayerId> {
    if are_frozen(tournament) { order(tournament) } else { anew(tournament) }
}

/// The players in the order of the numbers that they have; nobody while somebody has none who is to have one.
fn numbered(tournament: &Tournament) -> Vec<PlayerId> {
    let mut players = tournament.by_tpn();
    players.retain(|player| !waits_for_number(tournament, player));
    if players.iter().any(|player| player.tpn.is_none()) { Vec::new() } else { players.iter().map(|p| p.id).collect() }
}

/// Whether the player is asked for; everybody is while nothing is.
fn is_meant(tournament: &Tournament, player: &Player, asked: &Asked) -> bool {
    let data = &player.data;
    let others = [data.federation.as_str(), &data.club, &data.latin_name];
    let number = player.tpn.map(|tpn| tpn.0);
    let board = board_of(tournament, player.id);
    let person = Person { name: &data.name, number, board, fide_id: data.fide_id, others: &others };
    asked.is_empty() || asked.fit(&person).is_some()
}

fn sort_by(lang: Lang, tournament: &Tournament, players: &mut [&Player], sort: Sort) {
    match sort {
        Sort::Number => {}
        Sort::Name => alphabet::sort_by_name((lang, tournament.style.order), players, |player| &player.data.name),
        Sort::Rating => players.sort_by_key(|player| std::cmp::Reverse(tournament.rating_points(&player.data))),
        Sort::Federation => players.sort_by(|a, b| a.data.federation.cmp(&b.data.federation)),
        Sort::Club => alphabet::sort_by_name(lang, players, |player| &player.data.club),
    }
}

fn line(tournament: &Tournament, player: &Player, base: &str, next: RoundNo, lang: Lang) -> Line {
    let data = &player.data;
    Line {
        link: format!("{base}/{}", player.id.0),
        number: player.tpn.map_or_else(String::new, |tpn| tpn.to_string()),
        title: data.title.map_or("", |title| title.code()),
        name: full_names::name(tournament.style.names, lang, data).into_owned(),
        rating: rating(tournament, data),
        fide: data.rating.map_or_else(String::new, |rating| rating.to_string()),
        national: data.ratings.national.map_or_else(String::new, |rating| rating.to_string()),
        federation: data.federation.clone(),
        club: data.club.clone(),
        birth: data.birth.map_or_else(String::new, |birth| birth.year.to_string()),
        fide_id: data.fide_id.map_or_else(String::new, |id| id.to_string()),
        state: state(player, next, lang),
        is_out: player.presence != Presence::Playing,
        find: search::hint_of_both(&data.name, &data.latin_name),
        board: board_of(tournament, player.id).map(|board| board.to_string()).unwrap_or_default(),
    }
}

/// `60 players · 3 out · 2 not checked in`.
fn count(tournament: &Tournament, lang: Lang) -> String {
    let all: Vec<&Player> = tournament.entrants().collect();
    let out = all.iter().filter(|player| player.presence != Presence::Playing).count();
    let not_here = all.iter().filter(|player| !player.checked_in).count();
    let unnumbered = all.iter().filter(|player| player.tpn.is_none()).count();
    let mut parts = vec![words::players_count(lang, all.len())];
    if out > 0 {
        parts.push(words::count_out(lang, out));
    }
    if not_here > 0 && tournament.rounds.is_empty() {
        parts.push(words::count_not_here(lang, not_here));
    }
    if unnumbered > 0 {
        parts.push(words::count_unnumbered(lang, unnumbered));
    }
    parts.join(" · ")
}

async fn number(guarded: Guarded<Arbiter>, _form: Posted<Nothing>) -> Answer {
    let act = Act::NumberPlayers(NumberPlayers { order: wanted(guarded.tournament()) });
    let back = list_path(&guarded);
    confirm::act(&guarded, Section::Players, act, &back).await
}

#[derive(Deserialize)]
struct EstimateForm {
    rating: NonZeroU16,
}

/// Gives every unrated player the same estimate, in one act that can be undone.
async fn estimate(guarded: Guarded<Arbiter>, form: Posted<EstimateForm>) -> Answer {
    let now = Some(form.0.rating.get());
    let estimates =
        unrated(guarded.tournament()).map(|player| Estimate { player: player.id, was: None, now }).collect();
    let act = Act::EstimateRatings(EstimateRatings { estimates });
    let back = list_path(&guarded);
    confirm::act(&guarded, Section::Players, act, &back).await
}
