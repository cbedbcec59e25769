//! Why a consequence is refused, where the table of levels refuses it.

use super::consequence::{Consequence, RegulationField};
use crate::refusal::Refusal;

impl Consequence {
    /// Why it is refused, where the table refuses it.
    pub fn refusal(&self) -> Refusal {
        match self {
            Consequence::Result { round, now: None, later: 1, .. } => Refusal::RoundFollowed { round: *round },
            Consequence::Result { round, .. } | Consequence::ColoursSwapped { round, .. } => {
                Refusal::TooLateForResult { round: *round }
            }
            Consequence::Reseated { round, .. } | Consequence::ByesOfRound { round, .. } => {
                Refusal::RoundPaired { round: *round }
            }
            Consequence::Unpublished { round, .. } => Refusal::RoundFollowed { round: *round },
            Consequence::TableJoined => Refusal::TableBegun,
            Consequence::Numbered { .. } | Consequence::NumbersExchanged { .. } => Refusal::NumbersFrozen,
            Consequence::Teams { first: Some(first) } => Refusal::RoundPaired { round: *first },
            Consequence::Squad { keeps: false, .. } => Refusal::SquadFrozen,
            Consequence::TeamsNumbered => Refusal::NumbersFrozen,
            Consequence::LineUp { round, .. } => Refusal::RoundFollowed { round: *round },
            Consequence::Regulation { field: RegulationField::Prohibitions, .. } => Refusal::ProhibitionsAfterStart,
            Consequence::Regulation { field, .. } => Refusal::LockedInFideMode { field: *field },
            Consequence::FideModeEntered { .. } | Consequence::FideModeReentered => Refusal::FideModeNotEntered,
            Consequence::Founded
            | Consequence::CorrectedForRating { .. }
            | Consequence::Ruling { .. }
            | Consequence::RulingTakenBack { .. }
            | Consequence::Adjusted(_)
            | Consequence::Drafted { .. }
            | Consequence::DraftAltered { .. }
            | Consequence::DraftDiscarded { .. }
            | Consequence::LeftOutOfDraft { .. }
            | Consequence::Published { .. }
            | Consequence::PublishedByHand { .. }
            | Consequence::Attributed { .. }
            | Consequence::Registered { .. }
            | Consequence::RegistrationTakenBack { .. }
            | Consequence::PlayersExchanged
            | Consequence::Removed { .. }
            | Consequence::PlayerData { .. }
            | Consequence::Presence { .. }
            | Consequence::EntryRound { .. }
            | Consequence::ByeRequested { .. }
            | Consequence::CheckedIn { .. }
            | Consequence::BoardFixed { .. }
            | Consequence::ValueGiven { .. }
            | Consequence::Teams { first: None }
            | Consequence::TeamsRegistered
            | Consequence::TeamData { .. }
            | Consequence::TeamPresence { .. }
            | Consequence::Squad { keeps: true, .. }
            | Consequence::LineUps { .. }
            | Consequence::Lots
            | Consequence::RankedByHand
            | Consequence::SentThrough
            | Consequence::PlayOff
            | Consequence::Prizes
            | Consequence::Style
            | Consequence::HousePoints
            | Consequence::PublicSide
            | Consequence::Screens
            | Consequence::Reported { .. }
            | Consequence::ByeAskedFor { .. }
            | Consequence::WaitingList
            | Consequence::HouseEnding { .. }
            | Consequence::Incident { .. }
            | Consequence::IncidentTakenBack { .. }
            | Consequence::AppealLodged { .. }
            | Consequence::AppealHeard { .. }
            | Consequence::AppealDecided { .. }
            | Consequence::AppealTakenBack { .. }
            | Consequence::AppealReopened { .. }
            | Consequence::Sealed { .. }
            | Consequence::Details
            | Consequence::InitialColourDrawn
            | Consequence::FileLines
            | Consequence::Closed
            | Consequence::Reopened
            | Consequence::FideModeLeft { .. }
            | Consequence::Warned(_) => Refusal::NotTakenBack { kind: self.kind() },
        }
    }
}
