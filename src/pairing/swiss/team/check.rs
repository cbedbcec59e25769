//! A round of a team event held against the engine's pairing of it.

use super::NoTeamPairing;
use super::field::TeamPairings;
use crate::tournament::ids::{RoundNo, TeamId};

/// A round with what is not as the engine has it, or why the engine finds no pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRoundCheck {
    pub round: RoundNo,
    pub verdict: Result<Vec<TeamDifference>, NoTeamPairing>,
}

/// One thing that is not as the engine has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamDifference {
    /// The two meet in the tournament only; the first with White on the first board.
    Paired(TeamId, TeamId),
    /// The two meet in the engine's pairing only.
    NotPaired(TeamId, TeamId),
    /// The two meet in both, but with the other colours; here as the tournament has them.
    Colours(TeamId, TeamId),
    /// Another team has the pairing-allocated bye, or none.
    Bye { tournament: Option<TeamId>, engine: Option<TeamId> },
}

/// What a round has otherwise than the engine: first what only the round has.
pub fn differences(ours: &TeamPairings, engine: &TeamPairings) -> Vec<TeamDifference> {
    let mut found = Vec::new();
    for &(white, black) in &ours.matches {
        if engine.matches.contains(&(black, white)) {
            found.push(TeamDifference::Colours(white, black));
        } else if !engine.matches.contains(&(white, black)) {
            found.push(TeamDifference::Paired(white, black));
        }
    }
    for &(white, black) in &engine.matches {
        if !ours.matches.contains(&(white, black)) && !ours.matches.contains(&(black, white)) {
            found.push(TeamDifference::NotPaired(white, black));
        }
    }
    if ours.bye != engine.bye {
        found.push(TeamDifference::Bye { tournament: ours.bye, engine: engine.bye });
    }
    found
}
