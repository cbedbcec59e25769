//! What the Swiss Team System has to know of a team event: the teams as they stand before a round.
//!
//! Teams are called by their place in [`TeamField::teams`], which is the order of the TPNs.

use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::ColourPreferences;

/// The place of a team in [`TeamField::teams`].
pub type TeamEntry = usize;

/// All teams of an event before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamField {
    /// In ascending order of TPN; also those who are not to be paired now.
    pub teams: Vec<TeamEntrant>,
    /// The round to be paired.
    pub round: RoundNo,
    pub rounds_total: u16,
    /// Drawn by lot before round 1 (art. 4.1).
    pub initial_colour: Colour,
    pub preferences: ColourPreferences,
    /// Whether the secondary score tells which team is the first-team (art. 4.2.2).
    pub secondary_counts: bool,
    /// Pairs who must not meet in this round, by the regulations of the event.
    pub forbidden: Vec<(TeamEntry, TeamEntry)>,
    /// Pairs who are to be kept apart as long as a pairing exists; the first in the list are given up last.
    pub avoided: Vec<(TeamEntry, TeamEntry)>,
}

/// A team before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEntrant {
    pub id: TeamId,
    pub tpn: u16,
    /// The primary score, with the virtual points of an acceleration.
    pub score: Points,
    pub secondary: Points,
    /// One for each earlier round, the first round first.
    pub history: Vec<TeamPast>,
    pub to_be_paired: bool,
}

/// What an earlier round was for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPast {
    pub kind: TeamPastKind,
    /// The primary score before that round, virtual points included.
    pub paired_at: Points,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamPastKind {
    /// The colour is that of the first board (art. 1.6.1).
    Played {
        opponent: TeamEntry,
        colour: Colour,
    },
    ForfeitWin,
    ForfeitLoss,
    PairingAllocatedBye,
    FullPointBye,
    /// Any other bye, or absence.
    Away,
}

/// A round, paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamPairings {
    /// The team with White on the first board, then the other; in the order of C.04.2 3.6.
    pub matches: Vec<(TeamId, TeamId)>,
    pub bye: Option<TeamId>,
}

impl TeamField {
    /// C7 and C10 do not hold in the last two rounds.
    pub fn floats_count(&self) -> bool {
        self.round.0 + 1 < self.rounds_total
    }

    pub fn is_last_round(&self) -> bool {
        self.round.0 >= self.rounds_total
    }

    /// Whether a team met an opponent of another score in the previous round (art. 1.5).
    pub fn floated(&self, team: TeamEntry) -> bool {
        let Some(last) = self.round.index().checked_sub(1) else { return false };
        let Some(past) = self.teams[team].history.get(last) else { return false };
        match past.kind {
            TeamPastKind::Played { opponent, .. } => {
                self.teams[opponent].history.get(last).is_some_and(|theirs| theirs.paired_at != past.paired_at)
            }
            TeamPastKind::ForfeitWin
            | TeamPastKind::ForfeitLoss
            | TeamPastKind::PairingAllocatedBye
            | TeamPastKind::FullPointBye
            | TeamPastKind::Away => false,
        }
    }
}

impl TeamEntrant {
    /// Opponents of matches played.
    pub fn met(&self) -> impl Iterator<Item = TeamEntry> + '_ {
        self.history.iter().filter_map(|past| match past.kind {
            TeamPastKind::Played { opponent, .. } => Some(opponent),
            _ => None,
        })
    }

    /// The colours of the matches played, the first first.
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + '_ {
        self.history.iter().filter_map(|past| match past.kind {
            TeamPastKind::Played { colour, .. } => Some(colour),
            _ => None,
        })
    }

    /// C2.
    pub(crate) fn is_bye_barred(&self) -> bool {
        use TeamPastKind::{ForfeitWin, FullPointBye, PairingAllocatedBye};
        self.history.iter().any(|past| matches!(past.kind, PairingAllocatedBye | ForfeitWin | FullPointBye))
    }
}
