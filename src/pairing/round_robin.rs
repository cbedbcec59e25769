//! Round robins: the tournament's players on the numbers of the Berger table (C.05 Annex 1).
//!
//! Everybody who was ever numbered stays in the table; who has left loses by forfeit.

use super::NoPairing;
use super::berger::{self, LastTwo, TableRound};
use super::swiss::field::Pairings;
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::regulations::RoundRobin;

/// The round of the table, whose numbers are the TPNs; it needs no earlier results.
///
/// # Errors
/// [`NoPairing::Nobody`] without two players, [`NoPairing::NotYet`] for a round that the table has not.
pub fn pair(tournament: &Tournament, kind: RoundRobin, round: RoundNo) -> Result<Pairings, NoPairing> {
    let players: Vec<PlayerId> = tournament.by_tpn().iter().map(|player| player.id).collect();
    let table = table(tournament, kind);
    if table.is_empty() {
        return Err(NoPairing::Nobody(round));
    }
    let paired = table.get(round.index()).ok_or(NoPairing::NotYet(round))?;
    let player = |number: u16| players[usize::from(number) - 1];
    Ok(Pairings {
        games: paired.games.iter().map(|&(white, black)| (player(white), player(black))).collect(),
        bye: None,
    })
}

/// The table for everybody in the tournament; empty without two players.
pub fn table(tournament: &Tournament, kind: RoundRobin) -> Vec<TableRound> {
    let count = u16::try_from(tournament.entrants().count()).unwrap_or(u16::MAX);
    match kind {
        RoundRobin { double: false, .. } => berger::single(count),
        RoundRobin { reverse_last_two: true, .. } => berger::double(count, LastTwo::Reversed),
        RoundRobin { reverse_last_two: false, .. } => berger::double(count, LastTwo::Plain),
    }
}
