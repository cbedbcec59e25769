//! Round robins: the tournament's players on the numbers of the Berger table (C.05 Annex 1).
//!
//! Everybody who was ever numbered stays in the table; who has left loses by forfeit.

use super::NoPairing;
use super::swiss::field::Pairings;
use super::system::{Form, PairingSystem, TrfNames};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::berger::{self, TableRound};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::{RoundRobin, System};

/// Round robins in the registry of pairing systems.
pub struct RoundRobinSystem;

const FORMS: [Form; 3] = [
    Form {
        code: "round-robin",
        system: System::RoundRobin(RoundRobin { double: false, reverse_last_two: false }),
        is_offered: true,
        trf: TrfNames {
            code: "FIDE_ROUNDROBIN",
            also: &["BERGER_ROUNDROBIN", "BERGER_ROUNDROBIN_G1"],
            words: "Individual: Round-Robin",
            told_by: &[],
        },
    },
    Form {
        code: "double-round-robin",
        system: System::RoundRobin(RoundRobin { double: true, reverse_last_two: true }),
        is_offered: true,
        trf: TrfNames { code: "FIDE_DOUBLEROUNDROBIN", also: &[], words: DOUBLE, told_by: &[] },
    },
    Form {
        code: "double-round-robin-plain",
        system: System::RoundRobin(RoundRobin { double: true, reverse_last_two: false }),
        is_offered: true,
        trf: TrfNames { code: "BERGER_DOUBLEROUNDROBIN", also: &["BERGER_ROUNDROBIN_G2"], words: DOUBLE, told_by: &[] },
    },
];

const DOUBLE: &str = "Individual: Double-Round-Robin";

impl PairingSystem for RoundRobinSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        u16::try_from(table(tournament, kind_of(tournament)?).len()).ok()
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        pair(tournament, kind_of(tournament).ok_or(NoPairing::ByHand)?, round)
    }
}

fn kind_of(tournament: &Tournament) -> Option<RoundRobin> {
    if let System::RoundRobin(kind) = tournament.regulations.system { Some(kind) } else { None }
}

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
        ..Pairings::default()
    })
}

/// The table for everybody in the tournament; empty without two players.
pub fn table(tournament: &Tournament, kind: RoundRobin) -> Vec<TableRound> {
    let count = u16::try_from(tournament.entrants().count()).unwrap_or(u16::MAX);
    berger::of(kind, count)
}
