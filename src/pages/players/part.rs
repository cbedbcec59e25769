//! A player's page: the form, and what becomes of the player: withdrawal, return, byes asked for, board, removal, games.

use super::form::{Choice, PlayerForm, reductions};
use super::{list_path, next_open, player_of};
use crate::confirm;
use crate::reports::norms::{NormLine, norm_line};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, players as words, rating as rating_words};
use sonneborn_manual::Chapter;
use sonneborn_rating::norm_search::candidates_of;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangePresence, FixBoard, RemovePlayer, RequestBye};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Player, Presence, Title};
use sonneborn_tournament::reader;
use sonneborn_tournament::regulations::System;
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, Guarded, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::changes;
use sonneborn_web::shown::past::{Past, past};
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Players)
        .get("/t/{tournament}/players/{player}", Shows::PERSONS, show)
        .post("/t/{tournament}/players/{player}/presence", Shows::PERSONS, change_presence)
        .post("/t/{tournament}/players/{player}/bye", Shows::PERSONS, request_bye)
        .post("/t/{tournament}/players/{player}/board", Shows::PERSONS, fix_board)
        .post("/t/{tournament}/players/{player}/remove", Shows::PERSONS, remove);
}

/// A round still to come, and what the player asked for.
struct Coming {
    round: RoundNo,
    bye: Option<Bye>,
}

#[derive(Template)]
#[template(path = "players/player.html")]
struct PlayerPage {
    frame: Frame,
    base: String,
    own: String,
    number: u32,
    name: String,
    form: PlayerForm,
    titles: [Title; 8],
    reductions: Vec<Choice>,
    action: String,
    is_new: bool,
    problems: Vec<String>,
    warnings: Vec<String>,
    state: String,
    presence: Presence,
    /// The next round that can still be left out.
    next: RoundNo,
    leaving: String,
    coming: Vec<Coming>,
    /// Whether the pairing-allocated bye can be given before the round is paired.
    gives_byes: bool,
    /// Of players who are paired themselves: byes that give points.
    gives_points: bool,
    past: Vec<Past>,
    score: String,
    /// What the games come to for the rating; empty where the event is not rated.
    summary: String,
    /// Ratings of titles reached on the way.
    reached: Vec<String>,
    norms: Vec<NormLine>,
    /// The event's number in the store, for the links to papers.
    id: i64,
    fixed_board: String,
    can_act: bool,
    can_remove: bool,
    /// Who may be the same person, with their page, and what is done about it.
    twins: Vec<(String, String)>,
    of_twins: &'static str,
    /// Why nobody can leave now; they are not offered to.
    cannot_leave: Option<String>,
    /// Whether somebody who is out can come back.
    may_return: bool,
}

async fn show(guarded: Guarded<Viewer>, path: web::Path<(i64, u32)>) -> Answer {
    let player = player_of(&guarded, path.1)?;
    let (lang, tournament, base) = (guarded.visitor.lang, guarded.shown(), list_path(&guarded));
    let (next, from) = (tournament.next_unpublished(), next_open(tournament, player.id));
    let own = format!("{base}/{}", player.id.0);
    let twins = tournament.twins_of(player);
    let name = tournament.player(player.id).map_or_else(String::new, |shown| titled(&shown.data));
    let report = changes::of_player(tournament, player.id);
    let norms = report.as_ref().map(|report| candidates_of(tournament, report)).unwrap_or_default();
    page(&PlayerPage {
        frame: Frame::of(&guarded, Section::Players, name.clone()),
        number: player.id.0,
        action: format!("{own}/edit"),
        form: PlayerForm::of(&player.data),
        titles: Title::ALL,
        reductions: reductions(tournament, &player.data.reduction, &player.data.club, lang),
        is_new: false,
        problems: Vec::new(),
        warnings: Vec::new(),
        state: super::state(player, next, lang),
        presence: player.presence,
        next: from,
        leaving: leaving(tournament, player, from, lang),
        coming: coming(tournament, player, next),
        gives_byes: tournament.regulations.system.gives_byes(),
        gives_points: !tournament.is_of_teams(),
        past: past(tournament, player, report.as_ref(), &base, lang),
        summary: report.as_ref().map(|report| changes::summary(report, lang)).unwrap_or_default(),
        reached: report.as_ref().map(|report| changes::reached(report, &player.data, lang)).unwrap_or_default(),
        norms: norms
            .iter()
            .map(|candidate| NormLine { name: String::new(), ..norm_line(tournament, candidate, lang) })
            .collect(),
        id: guarded.id(),
        score: sonneborn_standings::points_now(tournament)[player.id.index()].to_string(),
        fixed_board: player.fixed_board.map_or_else(String::new, |board| board.to_string()),
        can_act: guarded.may_act(),
        of_twins: match twins.iter().chain([&player]).all(|twin| tournament.was_paired(twin.id)) {
            true => words::twins_withdraw(lang),
            false => words::twins_remove(lang),
        },
        twins: twins.iter().map(|twin| (titled(&twin.data), format!("{base}/{}", twin.id.0))).collect(),
        cannot_leave: guarded.obstacle(&Act::ChangePresence(ChangePresence {
            player: player.id,
            was: player.presence,
            now: Presence::Withdrawn { from },
        })),
        may_return: from.0 <= tournament.regulations.rounds
            && guarded
                .obstacle(&Act::ChangePresence(ChangePresence {
                    player: player.id,
                    was: player.presence,
                    now: Presence::Playing,
                }))
                .is_none(),
        can_remove: guarded.may_act()
            && !tournament.was_paired(player.id)
            && guarded.obstacle(&Act::RemovePlayer(RemovePlayer { player: player.id })).is_none(),
        name,
        base,
        own,
    })
}

/// What leaving does to the games: in a round robin it depends on how many were played (C.05 6.6).
fn leaving(tournament: &Tournament, player: &Player, from: RoundNo, lang: Lang) -> String {
    let System::RoundRobin(kind) = tournament.regulations.system else {
        return words::withdraw_consequence(lang, from);
    };
    let cycles = if kind.double { 2 } else { 1 };
    let games = cycles * tournament.entrants().count().saturating_sub(1);
    let rounds = tournament.rounds.iter().map(|round| tournament.appearance(player.id, round.number));
    let played = rounds.filter(|appearance| appearance.is_played()).count();
    if 2 * played < games {
        words::leaving_before_half(lang, played, games, from)
    } else {
        words::leaving_after_half(lang, played, games, from)
    }
}

fn coming(tournament: &Tournament, player: &Player, next: RoundNo) -> Vec<Coming> {
    (next.0..=tournament.regulations.rounds)
        .map(RoundNo)
        .filter(|round| player.takes_part_in(*round))
        .map(|round| Coming { round, bye: player.requested_byes.get(&round).copied() })
        .collect()
}

#[derive(Deserialize)]
struct PresenceForm {
    /// `withdraw`, `expel` or `reenter`, from `round` on.
    now: String,
    round: RoundNo,
}

async fn change_presence(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<PresenceForm>) -> Answer {
    let player = player_of(&guarded, path.1)?;
    let from = form.0.round;
    let now = match form.0.now.as_str() {
        "withdraw" => Presence::Withdrawn { from },
        "expel" => Presence::Expelled { from },
        "reenter" => Presence::Playing,
        _ => return Err(WebError::NotFound),
    };
    let was = guarded.saw().player(player.id).map_or(player.presence, |saw| saw.presence);
    let act = Act::ChangePresence(ChangePresence { player: player.id, was, now });
    perform(&guarded, path.1, act).await
}

#[derive(Deserialize)]
struct ByeForm {
    round: RoundNo,
    /// The TRF's letter of the bye that the page showed, and of the one wanted; empty for none.
    was: String,
    now: String,
}

async fn request_bye(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<ByeForm>) -> Answer {
    let player = player_of(&guarded, path.1)?;
    let ByeForm { round, was, now } = &form.0;
    let lang = guarded.visitor.lang;
    let read = |text: &str| {
        reader::bye(text).map_err(|wrong| WebError::BadRequest(unreadable(lang, common::bye(lang), &wrong)))
    };
    let (was, now) = (read(was)?, read(now)?);
    let act = Act::RequestBye(RequestBye { player: player.id, round: *round, was, now });
    perform(&guarded, path.1, act).await
}

#[derive(Deserialize)]
struct BoardForm {
    #[serde(default)]
    board: String,
}

async fn fix_board(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<BoardForm>) -> Answer {
    let player = player_of(&guarded, path.1)?;
    let lang = guarded.visitor.lang;
    // 0 is no board, as an empty field is.
    let text = Some(form.0.board.trim()).filter(|text| *text != "0").unwrap_or("");
    let now = reader::optional(text, |text| reader::number(text, 1..=reader::MAX_BOARD));
    let now = now.map_err(|wrong| WebError::BadRequest(unreadable(lang, common::board(lang), &wrong)))?;
    let was = guarded.saw().player(player.id).map_or(player.fixed_board, |saw| saw.fixed_board);
    let act = Act::FixBoard(FixBoard { player: player.id, was, now });
    perform(&guarded, path.1, act).await
}

async fn remove(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, _form: Posted<Nothing>) -> Answer {
    let player = player_of(&guarded, path.1)?;
    let act = Act::RemovePlayer(RemovePlayer { player: player.id });
    let back = list_path(&guarded);
    confirm::act(&guarded, Section::Players, act, &back).await
}

async fn perform(guarded: &Guarded<Arbiter>, player: u32, act: Act) -> Answer {
    let back = format!("{}/{player}", list_path(guarded));
    confirm::act(guarded, Section::Players, act, &back).await
}
