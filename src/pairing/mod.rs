//! Who meets whom: from a tournament and a round to pairings, with the reasons.
//!
//! Pure: the same tournament gives the same pairings on every machine.

pub mod berger;
pub mod boards;
pub mod by_hand;
pub mod checker;
pub mod drawing;
pub mod generator;
pub mod knockout;
pub mod lots;
pub mod prohibited;
pub mod reasons;
pub mod round_robin;
pub mod scheveningen;
pub mod swiss;
pub mod varma;

use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::knockout::Bracket;
use crate::tournament::regulations::System;
use swiss::field::{Field, Pairings};
use swiss::{burstein, dubov, dutch};

/// Something that pairs a round: the entry of this room, or in trials another program.
pub type Engine<'a> = &'a dyn Fn(&Tournament, RoundNo) -> Result<Pairings, NoPairing>;

/// Pairs a round by the tournament's system, from its tables or from the rounds before it; [`NoPairing::ByHand`] for systems
/// without an engine.
pub fn pair(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    match tournament.regulations.system {
        System::RoundRobin(kind) => return round_robin::pair(tournament, kind, round),
        System::Scheveningen { double, .. } => return scheveningen::pair(tournament, double, round),
        System::Knockout => return knockout::pair(tournament, round),
        _ => {}
    }
    check_turn(tournament, round)?;
    match tournament.regulations.system {
        System::Dutch2017 => dutch::edition_2017::pair(&Field::of(tournament, round)),
        System::Dutch2026 => dutch::pair(&Field::of(tournament, round)),
        System::Dubov => dubov::pair(&Field::of(tournament, round)).map(|(pairings, _)| pairings),
        System::Burstein => burstein::pair(&Field::of(tournament, round)),
        _ => Err(NoPairing::ByHand),
    }
}

/// How many rounds the system has for the players and teams of now; `None` where the regulations say it, and where there
/// is nothing to pair yet.
pub fn rounds(tournament: &Tournament) -> Option<u16> {
    let rounds = match tournament.regulations.system {
        System::RoundRobin(kind) => round_robin::table(tournament, kind).len(),
        System::Scheveningen { double, .. } => scheveningen::table(tournament, double)?.len(),
        System::Knockout => Bracket::of(tournament).rounds().into(),
        _ => 0,
    };
    u16::try_from(rounds).ok().filter(|rounds| *rounds > 0)
}

/// A Swiss round is paired when all before it are complete.
fn check_turn(tournament: &Tournament, round: RoundNo) -> Result<(), NoPairing> {
    let complete = tournament.rounds.iter().take(round.index()).filter(|round| round.is_complete()).count();
    if complete < round.index() || round.0 > tournament.regulations.rounds {
        return Err(NoPairing::NotYet(round));
    }
    Ok(())
}

/// Why a round cannot be paired (C.04.3 1.9.3: the Chief Arbiter decides what to do).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    /// Nobody is there to be paired.
    #[error("nobody is to be paired in round {}", .0.0)]
    Nobody(RoundNo),
    /// The round is not one of this tournament's, or an earlier one is not complete.
    #[error("round {} cannot be paired now", .0.0)]
    NotYet(RoundNo),
    /// The number of players is odd, and C2 bars everyone whose absence would let the others be paired.
    #[error("no player may receive the pairing-allocated bye")]
    NoBye { barred: Vec<PlayerId> },
    /// However the others are paired, `short` of these players find no opponent.
    #[error("{} players cannot all find an opponent", .blocked.len())]
    NoOpponents { blocked: Vec<Blocked>, short: usize },
    /// A Scheveningen event without two teams of the same size, or of a size for which there is no table.
    #[error("two teams of the same size are needed, of 2 to 13 players")]
    NoTeams,
    /// The system's engine does not pair this tournament: it is paired by hand.
    #[error("this system is paired by hand")]
    ByHand,
}

/// A player who finds no opponent, and what bars the others: each of them is counted once, by the first rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    pub player: PlayerId,
    /// Met before (C1).
    pub met: usize,
    /// Kept apart by the regulations of the event.
    pub forbidden: usize,
    /// With the same absolute colour preference (C3).
    pub same_colour: usize,
    /// Those he could meet, all needed by others.
    pub open: Vec<PlayerId>,
}
