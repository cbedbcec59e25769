//! What several acts ask first, and what several change.

use crate::Tournament;
use crate::ids::{PlayerId, RoundNo, repeated};
use crate::outcome::{Bye, GameResult};
use crate::player::{Player, PlayerData, Presence};
use crate::refusal::Refusal;
use crate::round::{Game, Round, RoundState, Settled};
use crate::warning::Warning;
use std::collections::BTreeMap;

/// The thing must be as the arbiter believed, and the act must change it.
pub(super) fn believed<T: PartialEq>(current: &T, was: &T, now: &T) -> Result<(), Refusal> {
    if current == now {
        Err(Refusal::AlreadySo)
    } else if current != was {
        Err(Refusal::Conflict { touched: 0 })
    } else {
        Ok(())
    }
}

/// The same of a game's result, where it is known which act touched it last.
pub(super) fn believed_result(game: &Game, was: Option<GameResult>, now: Option<GameResult>) -> Result<(), Refusal> {
    believed(&game.result, &was, &now).map_err(|refusal| match refusal {
        Refusal::Conflict { .. } => Refusal::Conflict { touched: game.touched },
        other => other,
    })
}

pub(super) fn named(name: &str) -> Result<(), Refusal> {
    if name.trim().is_empty() { Err(Refusal::NameMissing) } else { Ok(()) }
}

pub(super) fn existing(state: &Tournament, player: PlayerId) -> Result<&Player, Refusal> {
    state.player(player).ok_or(Refusal::NoSuchPlayer { player })
}

pub(super) fn existing_once(state: &Tournament, players: &[PlayerId]) -> Result<(), Refusal> {
    players.iter().try_for_each(|player| existing(state, *player).map(drop))?;
    match repeated(players.iter().copied()) {
        Some(player) => Err(Refusal::TwiceInRound { player }),
        None => Ok(()),
    }
}

/// A round that the regulations have.
pub(super) fn planned(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    let is_planned = round.0 > 0 && round.0 <= state.regulations.rounds;
    if is_planned { Ok(()) } else { Err(Refusal::NoSuchRound { round }) }
}

pub(super) fn published(state: &Tournament, round: RoundNo) -> Result<&Round, Refusal> {
    let found = state.round(round).filter(|found| found.state == RoundState::Published);
    found.ok_or(Refusal::NoSuchRound { round })
}

/// The game of a published round, in which the players who were meant sit as they were meant to.
pub(super) fn game_of(
    state: &Tournament,
    round: RoundNo,
    board: u16,
    meant: Option<[PlayerId; 2]>,
) -> Result<&Game, Refusal> {
    let game = published(state, round)?.game(board).ok_or(Refusal::NoSuchBoard { round, board })?;
    match meant {
        Some(meant) if meant != game.players() => Err(Refusal::OtherPlayers { round, board, meant }),
        Some(_) | None => Ok(game),
    }
}

/// Who sits there is final.
pub(super) fn line_ups_closed(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    if state.open_line_ups == Some(round) { Err(Refusal::LineUpsOpen { round }) } else { Ok(()) }
}

/// Nobody is in two places of the squads of one act: a FIDE ID is one person's.
pub(super) fn are_different(registered: &[PlayerData]) -> Result<(), Refusal> {
    let twice = repeated(registered.iter().filter_map(|data| data.fide_id));
    twice.map_or(Ok(()), |fide_id| Err(Refusal::FideIdTwice { fide_id }))
}

/// Who is in the tournament already of those who are to be; `themselves` is not asked about.
pub(super) fn duplicates(state: &Tournament, registered: &[PlayerData], themselves: Option<PlayerId>) -> Vec<Warning> {
    state
        .entrants()
        .filter(|player| Some(player.id) != themselves)
        .filter(|player| registered.iter().any(|data| data.is_same_person(&player.data)))
        .map(|player| Warning::Duplicate { player: player.id })
        .collect()
}

/// Adds a player, who gets the next place.
pub(super) fn register(state: &mut Tournament, data: PlayerData, first_round: RoundNo) -> PlayerId {
    let id = PlayerId(u32::try_from(state.players.len()).unwrap_or(u32::MAX));
    state.players.push(Player {
        id,
        data,
        tpn: None,
        presence: Presence::Playing,
        checked_in: false,
        first_round,
        requested_byes: BTreeMap::new(),
        fixed_board: None,
        outside_value: None,
        removed: false,
    });
    id
}

pub(super) fn with_player(state: &mut Tournament, player: PlayerId, change: impl FnOnce(&mut Player)) {
    if let Some(player) = state.players.get_mut(player.index()) {
        change(player);
    }
}

pub(super) fn round_mut(state: &mut Tournament, round: RoundNo) -> Option<&mut Round> {
    state.rounds.get_mut(round.index())
}

/// Changes the game of a board, if those who were meant sit there.
pub(super) fn with_game(
    state: &mut Tournament,
    round: RoundNo,
    board: u16,
    meant: Option<[PlayerId; 2]>,
    change: impl FnOnce(&mut Game),
) {
    let game = round_mut(state, round).and_then(|round| round.games.iter_mut().find(|game| game.board == board));
    if let Some(game) = game.filter(|game| meant.is_none_or(|meant| meant == game.players())) {
        change(game);
    }
}

/// An adjourned game that gets its result is settled from then on; one that is adjourned again is not.
pub(super) fn note_settled(state: &mut Tournament, round: RoundNo, board: u16, now: Option<GameResult>) {
    let was = state.round(round).and_then(|found| found.game(board)).and_then(|game| game.result);
    let is_open = |result: Option<GameResult>| result.is_none_or(|result| result == GameResult::Adjourned);
    if is_open(now) {
        state.settled.retain(|settled| (settled.round, settled.board) != (round, board));
    } else if was == Some(GameResult::Adjourned) {
        state.settled.push(Settled { round, board, after: state.paired_rounds() });
    }
}

/// Who has left a table before the round has played no game of it.
pub(super) fn warned_of_absent(
    state: &Tournament,
    round: RoundNo,
    game: &Game,
    now: Option<GameResult>,
) -> Vec<Warning> {
    let is_played = now.is_some_and(|result| result.over_the_board() && result != GameResult::Adjourned);
    if !is_played || !state.regulations.system.is_predetermined() {
        return Vec::new();
    }
    let has_left = |player: &PlayerId| state.player(*player).is_some_and(|found| !found.takes_part_in(round));
    game.players().into_iter().filter(has_left).map(|player| Warning::HasLeft { player, round }).collect()
}

/// Who does not play from round 1 on has no place in a table or a bracket.
pub(super) fn comes_in_time(state: &Tournament, first_round: RoundNo) -> Result<(), Refusal> {
    let system = state.regulations.system;
    let is_made_at_once = system.is_predetermined() || system.is_knockout();
    if is_made_at_once && first_round > RoundNo::FIRST { Err(Refusal::TableBegun) } else { Ok(()) }
}

/// In a table or a bracket nobody has a bye that they asked for; in an event of teams a player is absent, and the team has the points.
pub(super) fn bye_is_of_system(state: &Tournament, bye: Option<Bye>) -> Result<(), Refusal> {
    let system = state.regulations.system;
    match bye {
        Some(_) if !system.gives_byes() => Err(Refusal::ByeNotRequestable),
        Some(bye) if state.is_of_teams() && bye != Bye::ZeroPoint => Err(Refusal::ByeOfMember),
        Some(_) | None => Ok(()),
    }
}
