//! Who meets whom: from a tournament and a round to pairings, with the reasons.
//!
#![doc = include_str!("README.md")]
//!
//! Pure: the same tournament gives the same pairings on every machine.

pub mod boards;
pub mod by_hand;
pub mod checker;
pub mod chess960;
pub mod difference;
pub mod drawing;
pub mod generator;
pub mod knockout;
pub mod lots;
pub mod mend;
pub mod prohibited;
pub mod reasons;
pub mod registry;
pub mod round_robin;
pub mod schedule;
pub mod scheveningen;
pub mod swiss;
pub mod system;
pub mod team_knockout;
pub mod team_round_robin;
pub mod varma;

use reasons::{Reasons, WhyNot};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::regulations::System;
use swiss::field::Pairings;
use swiss::shortage::{Articles, Shortage};
use swiss::team::NoTeamPairing;

/// Something that pairs a round: the entry of this room, or in trials another program.
pub type Engine<'a> = &'a dyn Fn(&Tournament, RoundNo) -> Result<Pairings, NoPairing>;

/// Who is paired: in most systems a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Participant {
    Player(PlayerId),
    Team(TeamId),
}

impl From<PlayerId> for Participant {
    fn from(player: PlayerId) -> Participant {
        Participant::Player(player)
    }
}

impl From<TeamId> for Participant {
    fn from(team: TeamId) -> Participant {
        Participant::Team(team)
    }
}

/// Pairs a round by the tournament's system, from its tables or from the rounds before it; [`NoPairing::ByHand`] for systems
/// without an engine.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_tournament::Tournament;
/// use sonneborn_tournament::ids::{PlayerId, RoundNo};
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// let pairings = sonneborn_pairing::pair(&tournament, RoundNo(2)).expect("round 1 is complete");
/// assert!(pairings.has(PlayerId(0), PlayerId(1)) && pairings.has(PlayerId(2), PlayerId(3)));
/// ```
///
/// # Errors
/// Why there is no pairing.
pub fn pair(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    registry::of(tournament.regulations.system).pair(tournament, round)
}

/// Pairs a round as [`pair`] does, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
    registry::of(tournament.regulations.system).explain(tournament, round)
}

/// Why the engine does not let two players meet in a round; `None` if it does.
///
/// # Errors
/// Why there is no pairing at all.
pub fn why_not(tournament: &Tournament, round: RoundNo, a: PlayerId, b: PlayerId) -> Result<Option<WhyNot>, NoPairing> {
    registry::of(tournament.regulations.system).why_not(tournament, round, a, b)
}

/// So many rounds at most can be paired without a rematch, where the regulations want more; asked before round 1. With an odd
/// number of players or teams, each has the pairing-allocated bye in one round.
pub fn fewer_rounds_possible(state: &Tournament) -> Option<u16> {
    let regulations = &state.regulations;
    let games_of_a_match = match regulations.system {
        System::Dutch2017 | System::Dutch2026 | System::Dubov | System::Burstein | System::Lim => 1,
        System::DoubleSwiss => 2,
        System::TeamSwiss => 1,
        System::TeamRoundRobin(_)
        | System::RoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::TeamKnockout
        | System::ByHand => return None,
    };
    let is_of_teams = regulations.system.is_of_teams();
    let paired = if is_of_teams { state.teams.len() } else { state.entrants().count() };
    let paired = u16::try_from(paired).unwrap_or(u16::MAX);
    let possible = paired.saturating_sub(1 - paired % 2).saturating_mul(games_of_a_match);
    (state.rounds.is_empty() && regulations.rounds > possible).then_some(possible)
}

/// How many rounds the system has for the players and teams of now; `None` where the regulations say it, and where there
/// is nothing to pair yet.
pub fn rounds(tournament: &Tournament) -> Option<u16> {
    registry::of(tournament.regulations.system).rounds(tournament).filter(|rounds| *rounds > 0)
}

/// How many rounds the event has; of one that is paired by a table, before that too, as many as its players and teams make.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_tournament::Tournament;
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// assert_eq!(sonneborn_pairing::planned_rounds(&tournament), 3);
/// ```
pub fn planned_rounds(tournament: &Tournament) -> u16 {
    let of_table = if tournament.rounds.is_empty() { rounds(tournament) } else { None };
    of_table.unwrap_or(tournament.regulations.rounds)
}

/// A Swiss round is paired when all before it are complete.
fn check_turn(tournament: &Tournament, round: RoundNo) -> Result<(), NoPairing> {
    let complete = tournament.rounds.iter().take(round.index()).filter(|round| round.is_complete()).count();
    if complete < round.index() || round.0 > tournament.regulations.rounds {
        return Err(NoPairing::NotYet(round));
    }
    Ok(())
}

/// Why a round cannot be paired; the Chief Arbiter decides what to do (C.04.3 1.9.3).
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
    NoBye { barred: Vec<PlayerId>, article: &'static str },
    /// However they are paired, `short` players find no opponent; each shortage is a reason by itself.
    #[error("{short} players cannot find an opponent")]
    NoOpponents { shortages: Vec<Shortage>, short: usize, articles: Articles },
    /// The system pairs teams and there are none; in a Scheveningen event two of the same size, for which there is a table.
    #[error("the system pairs teams, and the teams it needs are not there")]
    NoTeams,
    #[error(transparent)]
    Teams(#[from] NoTeamPairing),
    /// The system's engine does not pair this tournament: it is paired by hand.
    #[error("this system is paired by hand")]
    ByHand,
}
