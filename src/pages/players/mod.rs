//! The players: list, form, what becomes of them, check-in, and lists from files.

pub(crate) mod check_in;
mod form;
mod import;
mod import_page;
pub(crate) mod list;
mod numbers;
mod part;

use sonneborn_i18n::{Lang, common, players as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::round::{Game, Round};
use sonneborn_web::error::WebError;
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::routes::Routes;

pub(super) fn routes(config: &mut Routes<'_>) {
    list::routes(config);
    numbers::routes(config);
    check_in::routes(config);

    import::routes(config);
    form::routes(config);
    part::routes(config);
}

/// Whether and since when they take part, and the byes asked for from round `next` on; empty for everyone who simply plays.
fn state(player: &Player, next: RoundNo, lang: Lang) -> String {
    match player.presence {
        Presence::Withdrawn { from } => words::state_withdrawn(lang, from),
        Presence::Moved { from } => words::state_moved(lang, from),
        Presence::Expelled { from } => words::state_expelled(lang, from),
        Presence::Playing => {
            let late = (player.first_round.0 > 1).then(|| words::state_from_round(lang, player.first_round));
            let byes = player.requested_byes.range(next..);
            let byes = byes.map(|(round, bye)| words::bye_in(lang, common::bye_of(lang, *bye), round));
            late.into_iter().chain(byes).collect::<Vec<String>>().join(common::list_comma(lang))
        }
    }
}

/// The first round that a player can still leave out: see [`Tournament::next_unpublished`]; of a table
/// fixed in advance the first in which they have no result.
fn next_open(tournament: &Tournament, player: PlayerId) -> RoundNo {
    let is_open = |round: &&Round| round.game_of(player).is_some_and(|game| game.result.is_none());
    let open = tournament.rounds.iter().find(is_open).filter(|_| tournament.regulations.system.is_predetermined());
    open.map_or_else(|| tournament.next_unpublished(), |round| round.number)
}

/// Where a player sits in the last round.
fn board_of(tournament: &Tournament, player: PlayerId) -> Option<u16> {
    let sits = |game: &&Game| game.white == player || game.black == player;
    tournament.rounds.last()?.games.iter().find(sits).map(|game| game.board)
}

/// The player of the path's `{player}`, who was not removed.
fn player_of<R: Right>(guarded: &Guarded<R>, id: u32) -> Result<&Player, WebError> {
    guarded.tournament().player(PlayerId(id)).ok_or(WebError::NotFound)
}

/// The list's address.
fn list_path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/players", guarded.id())
}
