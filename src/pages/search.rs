//! Finding players, teams and boards from every page of an event, the best fits first; the rule is in [`sonneborn_exchange::search`].

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_exchange::search::{Asked, Fit, Person};
use sonneborn_i18n::{Lang, alphabet, common, web as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::{Game, Round};
use sonneborn_tournament::team::Team;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/t/{tournament}/search", Shows::NAMES, search);
}

/// Lines shown at once; who is not among them types one letter more.
const MOST: usize = 12;

/// A player, a team, or a board of the last round.
struct Found {
    words: String,
    link: String,
}

#[derive(Template)]
#[template(path = "search.html")]
struct SearchPage {
    frame: Frame,
    query: String,
    found: Vec<Found>,
}

#[derive(Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
}

async fn search(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let lang = guarded.visitor.lang;
    let query = query.into_inner().q;
    let found = find(guarded.shown(), guarded.id(), query.trim(), lang);
    page(&SearchPage { frame: Frame::of(&guarded, Section::Players, words::search(lang)), query, found })
}

/// A board of the last round first, because a number typed in the hall is a board's more often than a player's; then players
/// as they fit, by name.
fn find(tournament: &Tournament, event: i64, query: &str, lang: Lang) -> Vec<Found> {
    let asked = Asked::of(query);
    let round = tournament.draft().or_else(|| tournament.current_round());
    let game = round.and_then(|round| round.game(asked.board()?));
    let board = round.zip(game).map(|(round, game)| board_line(tournament, event, round, game, lang));
    let fit = |player: &Player| {
        let others = [player.data.federation.as_str(), &player.data.club, &player.data.latin_name];
        let number = player.tpn.map(|tpn| tpn.0);
        // Who sits at the board stands in its line.
        asked.fit(&Person {
            name: &player.data.name,
            number,
            board: None,
            fide_id: player.data.fide_id,
            others: &others,
        })
    };
    let mut players: Vec<(Fit, &Player)> =
        tournament.entrants().filter_map(|player| Some((fit(player)?, player))).collect();
    alphabet::sort_by_name((lang, tournament.style.order), &mut players, |(_, player)| &player.data.name);
    players.sort_by_key(|(fit, _)| *fit);
    let teams = tournament.all_teams().filter(|(_, team)| {
        let others = [team.nickname.as_str(), &team.federation];
        asked.fit(&Person { name: &team.name, others: &others, ..Person::default() }).is_some()
    });
    board
        .into_iter()
        .chain(teams.map(|(id, team)| team_line(tournament, event, id, team)))
        .chain(players.into_iter().map(|(_, player)| player_line(event, round, player, lang)))
        .take(MOST)
        .collect()
}

fn board_line(tournament: &Tournament, event: i64, round: &Round, game: &Game, lang: Lang) -> Found {
    let name = |id| tournament.player(id).map(|player| titled(&player.data)).unwrap_or_default();
    let place = words::found_on_board(lang, round.number, game.board);
    Found {
        words: format!("{}{} – {}", common::label(lang, place), name(game.white), name(game.black)),
        link: board_link(event, round, game),
    }
}

/// The team with its number; where players are set into teams by hand, the page that sets them.
fn team_line(tournament: &Tournament, event: i64, id: TeamId, team: &Team) -> Found {
    let link = match tournament.is_of_teams() {
        true => format!("/t/{event}/teams/{}", id.0),
        false => format!("/t/{event}/settings/teams"),
    };
    Found { words: format!("{} {}", tournament.team_number(id), team.name), link }
}

/// The player with where they sit; the line leads to their own page.
fn player_line(event: i64, round: Option<&Round>, player: &Player, lang: Lang) -> Found {
    let game = round.and_then(|round| {
        let sits = |game: &&Game| game.white == player.id || game.black == player.id;
        Some((round, round.games.iter().find(sits)?))
    });
    let tpn = player.tpn.map(|tpn| format!("{tpn} ")).unwrap_or_default();
    let place = game.map(|(round, game)| format!(" · {}", words::found_on_board(lang, round.number, game.board)));
    Found {
        words: format!("{tpn}{}{}", titled(&player.data), place.unwrap_or_default()),
        link: format!("/t/{event}/players/{}", player.id.0),
    }
}

fn board_link(event: i64, round: &Round, game: &Game) -> String {
    format!("/t/{event}/rounds/{}#b{}", round.number, game.board)
}
