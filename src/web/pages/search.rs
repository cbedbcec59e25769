//! Finding a player by the beginnings of his names or by his number, and a board by its number, from every page of an event.

use crate::exchange::folded_words::is_named;
use crate::i18n::{Lang, alphabet, web as words};
use crate::tournament::Tournament;
use crate::tournament::player::Player;
use crate::tournament::round::{Game, Round};
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::names::titled;
use crate::web::{Answer, Frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/search", web::get().to(search));
}

/// Lines shown at once; who is not among them types one letter more.
const MOST: usize = 12;

/// A player, or a board of the last round.
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
    let found = find(guarded.tournament(), guarded.id(), query.trim(), lang);
    page(&SearchPage { frame: Frame::of(&guarded, Section::Players, words::search(lang)), query, found })
}

/// Boards of the last round first, because a number typed in the hall is a board's more often than a player's.
fn find(tournament: &Tournament, event: i64, query: &str, lang: Lang) -> Vec<Found> {
    let number: Option<u16> = query.parse().ok();
    let round = tournament.draft().or_else(|| tournament.current_round());
    let board = round.and_then(|round| Some((round, round.games.iter().find(|game| Some(game.board) == number)?)));
    let boards = board.into_iter().map(|(round, game)| board_line(tournament, event, round, game, lang));
    let is_meant = |player: &&Player| match number {
        Some(number) => player.tpn.is_some_and(|tpn| tpn.0 == number),
        None => is_named(&player.data.name, query),
    };
    let mut players: Vec<&Player> = tournament.entrants().filter(is_meant).collect();
    alphabet::sort_by_name(lang, &mut players, |player| &player.data.name);
    boards.chain(players.into_iter().map(|player| player_line(event, round, player, lang))).take(MOST).collect()
}

fn board_line(tournament: &Tournament, event: i64, round: &Round, game: &Game, lang: Lang) -> Found {
    let name = |id| tournament.player(id).map(|player| titled(&player.data)).unwrap_or_default();
    let place = words::found_on_board(lang, round.number, game.board);
    Found {
        words: format!("{place}: {} – {}", name(game.white), name(game.black)),
        link: board_link(event, round, game),
    }
}

/// The player with where he sits; the line leads to his own page.
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
