//! What each consequence answers, in one place: its row in the table of levels, its round and how old it is, what the journal keeps of
//! it, and why it is refused where the table refuses it.

use super::consequence::Consequence;
use super::levels::{Kind, RegulationField};
use crate::ids::RoundNo;
use crate::outcome::GameResult;
use crate::player::Presence;
use crate::refusal::Refusal;
use crate::ruling::Decision;
use crate::warning::Warning;

/// By what it is found how long ago the rounds were paired that a consequence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Age {
    /// It is as old as round 1.
    SinceStart,
    /// By the rounds that are paired after this one.
    OfRound(RoundNo),
    /// So many later rounds were paired by it.
    Followed(usize),
}

/// The answers of a consequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Aspect {
    pub kind: Kind,
    /// The round that it is about, if it is about one.
    pub round: Option<RoundNo>,
    pub age: Age,
    pub refusal: Refusal,
    /// What the journal keeps of it as seen; `None` for what is in the act itself.
    pub kept: Option<Warning>,
}

impl Aspect {
    /// Of what is about no round, is never refused but as something that is not taken back, and is told by the act alone.
    fn of(kind: Kind) -> Aspect {
        Aspect { kind, round: None, age: Age::SinceStart, refusal: Refusal::NotTakenBack { kind }, kept: None }
    }

    /// Of what is about a round, and as old as it.
    fn in_round(kind: Kind, round: RoundNo) -> Aspect {
        Aspect { age: Age::OfRound(round), ..Aspect::of(kind).about(round) }
    }

    fn about(self, round: RoundNo) -> Aspect {
        Aspect { round: Some(round), ..self }
    }

    fn followed_by(self, later: usize) -> Aspect {
        Aspect { age: Age::Followed(later), ..self }
    }

    fn refused(self, refusal: Refusal) -> Aspect {
        Aspect { refusal, ..self }
    }

    fn kept(self, warning: Warning) -> Aspect {
        Aspect { kept: Some(warning), ..self }
    }
}

impl Consequence {
    /// Its row in the table.
    pub fn kind(&self) -> Kind {
        self.aspect().kind
    }

    /// The round that it is about, if it is about one.
    pub fn round(&self) -> Option<RoundNo> {
        self.aspect().round
    }

    /// What the journal keeps of it as seen; `None` for what is in the act itself.
    pub fn acknowledged(&self) -> Option<Warning> {
        self.aspect().kept
    }

    /// Why it is refused, where the table refuses it.
    pub fn refusal(&self) -> Refusal {
        self.aspect().refusal
    }

    pub(super) fn aspect(&self) -> Aspect {
        match *self {
            Consequence::Founded => Aspect::of(Kind::Founded),
            // Erased it would be open again under rounds that were paired, and nobody could enter it any more.
            Consequence::Result { round, was: Some(_), now: Some(_), later, rests, .. } if rests < later => {
                let aspect = Aspect::of(Kind::SettledResultChanged).about(round).followed_by(rests);
                aspect.refused(Refusal::TooLateForResult { round }).kept(Warning::PastResult { round })
            }
            Consequence::Result { round, was, now, later, .. } => result(round, was, now, later),
            Consequence::CorrectedForRating { round, .. } => Aspect::in_round(Kind::CorrectedForRating, round),
            Consequence::ColoursSwapped { round, later, .. } => Aspect::of(Kind::ColoursSwapped)
                .about(round)
                .followed_by(later)
                .refused(Refusal::TooLateForResult { round })
                .kept(Warning::PastResult { round }),
            Consequence::Ruling { round, decision: Decision::Confirmed, .. } => {
                Aspect::in_round(Kind::RulingMade, round)
            }
            Consequence::Ruling { round, decision: Decision::Altered | Decision::Dismissed, .. } => {
                Aspect::in_round(Kind::RulingOtherThanProposed, round)
            }
            Consequence::RulingTakenBack { round, .. } => Aspect::in_round(Kind::RulingTakenBack, round),
            Consequence::Incident { round, .. } => Aspect::in_round(Kind::IncidentNoted, round),
            Consequence::IncidentTakenBack { round, .. } => Aspect::in_round(Kind::IncidentTakenBack, round),
            Consequence::AppealLodged { round, .. } => Aspect::in_round(Kind::AppealLodged, round),
            Consequence::AppealHeard { round, .. } => Aspect::in_round(Kind::AppealHeard, round),
            Consequence::AppealDecided { round, .. } => Aspect::in_round(Kind::AppealDecided, round),
            Consequence::AppealTakenBack { round, .. } => Aspect::in_round(Kind::AppealTakenBack, round),
            Consequence::AppealReopened { round, .. } => Aspect::in_round(Kind::AppealReopened, round),
            Consequence::Sealed { round, .. } => Aspect::in_round(Kind::MoveSealed, round),
            Consequence::Photograph { round, .. } => Aspect::in_round(Kind::PhotographKept, round),
            Consequence::PhotographTakenBack { round, .. } => Aspect::in_round(Kind::PhotographTakenBack, round),
            Consequence::PhotographOfAppeal { round, board } => {
                let refusal = Refusal::PhotographOfAppeal { round, board };
                Aspect::in_round(Kind::PhotographOfAppeal, round).refused(refusal)
            }
            Consequence::PhotographBroughtBack { round, board } => {
                let refusal = Refusal::PhotographErased { round, board };
                Aspect::in_round(Kind::PhotographBroughtBack, round).refused(refusal)
            }
            // Those of no round count from the pairing of round 1 on.
            Consequence::Adjusted { adjustment, later } => {
                Aspect::of(Kind::PointsAdjusted).about(adjustment.round.unwrap_or(RoundNo(1))).followed_by(later)
            }
            Consequence::Drafted { round } => Aspect::in_round(Kind::RoundDrafted, round),
            Consequence::DraftAltered { round } => Aspect::in_round(Kind::DraftAltered, round),
            Consequence::DraftDiscarded { round } => Aspect::in_round(Kind::DraftDiscarded, round),
            Consequence::LeftOutOfDraft { round, .. } => Aspect::in_round(Kind::LeftOutOfDraft, round),
            Consequence::Published { round } => Aspect::in_round(Kind::RoundPublished, round),
            Consequence::PublishedByHand { round, .. } => Aspect::in_round(Kind::HandPairingPublished, round),
            Consequence::Unpublished { round, results, later } => {
                let kind = if results == 0 { Kind::RoundUnpublished } else { Kind::ResultsSetAside };
                let refusal = Refusal::RoundFollowed { round };
                let kept = Warning::ResultsSetAside { round, results };
                Aspect::of(kind).about(round).followed_by(later).refused(refusal).kept(kept)
            }
            Consequence::Reseated { round, later, .. } => of_published(Kind::PlayedRoundReseated, round, later),
            Consequence::ByesOfRound { round, later } => of_published(Kind::ByesOfRoundChanged, round, later),
            Consequence::Attributed { round } => Aspect::in_round(Kind::PairingAttributed, round),
            Consequence::Registered { .. } => Aspect::of(Kind::PlayersRegistered),
            Consequence::TableJoined => Aspect::of(Kind::TableJoined).refused(Refusal::TableBegun),
            Consequence::RegistrationTakenBack { .. } => Aspect::of(Kind::RegistrationTakenBack),
            Consequence::PlayersExchanged => Aspect::of(Kind::PlayersExchanged),
            Consequence::Removed { .. } => Aspect::of(Kind::PlayerRemoved),
            Consequence::PlayerData { .. } => Aspect::of(Kind::PlayerDataChanged),
            Consequence::Presence { now: Presence::Expelled { .. }, .. } => Aspect::of(Kind::PlayerExpelled),
            Consequence::Presence {
                now: Presence::Playing | Presence::Withdrawn { .. } | Presence::Moved { .. },
                ..
            } => Aspect::of(Kind::PresenceChanged),
            Consequence::EntryRound { .. } => Aspect::of(Kind::EntryRoundChanged),
            Consequence::ByeRequested { round, .. } => Aspect::of(Kind::ByeRequested).about(round),
            Consequence::CheckedIn { .. } => Aspect::of(Kind::CheckedIn),
            Consequence::BoardFixed { .. } => Aspect::of(Kind::BoardFixed),
            Consequence::ValueGiven { .. } => Aspect::of(Kind::OutsideValueGiven),
            Consequence::Numbered { is_reordered, frozen, decides_colours, .. } => {
                let kind = match (is_reordered, frozen, decides_colours) {
                    (false, _, false) => Kind::NumbersGiven,
                    (false, _, true) => Kind::NumbersMoved,
                    (true, false, _) => Kind::NumbersChanged,
                    (true, true, _) => Kind::NumbersFrozen,
                };
                Aspect::of(kind).refused(Refusal::NumbersFrozen)
            }
            Consequence::NumbersExchanged { frozen, .. } => {
                let kind = if frozen { Kind::NumbersExchangedLate } else { Kind::NumbersExchanged };
                Aspect::of(kind).refused(Refusal::NumbersFrozen)
            }
            Consequence::Teams { first: Some(round) } => {
                Aspect::of(Kind::TeamsChanged).refused(Refusal::RoundPaired { round })
            }
            Consequence::Teams { first: None } => Aspect::of(Kind::TeamsChanged),
            Consequence::TeamsRegistered => Aspect::of(Kind::TeamsRegistered),
            Consequence::TeamData { .. } => Aspect::of(Kind::TeamDataChanged),
            Consequence::TeamPresence { .. } => Aspect::of(Kind::TeamPresenceChanged),
            Consequence::Squad { keeps: true, .. } => Aspect::of(Kind::SquadChanged),
            Consequence::Squad { keeps: false, .. } => Aspect::of(Kind::SquadReordered).refused(Refusal::SquadFrozen),
            Consequence::TeamsNumbered => Aspect::of(Kind::TeamsNumbered).refused(Refusal::NumbersFrozen),
            Consequence::LineUp { round, is_shown, keeps, later, .. } => {
                let kind = match (is_shown, keeps) {
                    (true, _) => Kind::LineUpChanged,
                    (false, false) => Kind::LineUpOutOfOrder,
                    (false, true) => Kind::LineUpGiven,
                };
                Aspect::of(kind).about(round).followed_by(later).refused(Refusal::RoundFollowed { round })
            }
            Consequence::LineUps { round, reopens: false } => Aspect::in_round(Kind::LineUpsClosed, round),
            Consequence::LineUps { round, reopens: true } => Aspect::in_round(Kind::LineUpsReopened, round),
            Consequence::Lots => Aspect::of(Kind::LotsDrawn),
            Consequence::RankedByHand => Aspect::of(Kind::RankedByHand),
            Consequence::SentThrough => Aspect::of(Kind::SentThrough),
            Consequence::Through { round, .. } => Aspect::of(Kind::ThroughOtherwise).about(round),
            Consequence::PlayOff => Aspect::of(Kind::PlayOffChanged),
            Consequence::Prizes => Aspect::of(Kind::PrizesChanged),
            Consequence::Style => Aspect::of(Kind::StyleChanged),
            Consequence::HousePoints => Aspect::of(Kind::HousePointsChanged),
            Consequence::HouseEnding { round, .. } => Aspect::in_round(Kind::HouseEndingChanged, round),
            Consequence::PublicSide => Aspect::of(Kind::PublicSideChanged),
            Consequence::Screens => Aspect::of(Kind::ScreensChanged),
            Consequence::Reported { round, .. } => Aspect::in_round(Kind::ResultReported, round),
            Consequence::TypingKept { round, .. } => Aspect::in_round(Kind::TypingKept, round),
            Consequence::TypingAnswered { round, .. } => Aspect::in_round(Kind::TypingAnswered, round),
            Consequence::TypingLost { round, .. } => Aspect::in_round(Kind::TypingLost, round),
            Consequence::ByeAskedFor { round, .. } => Aspect::of(Kind::ByeAskedFor).about(round),
            Consequence::WaitingList => Aspect::of(Kind::WaitingListChanged),
            Consequence::Details => Aspect::of(Kind::DetailsChanged),
            Consequence::InitialColourDrawn => Aspect::of(Kind::InitialColourDrawn),
            Consequence::Regulation { field, later, .. } => {
                let refusal = match field {
                    RegulationField::Prohibitions => Refusal::ProhibitionsAfterStart,
                    field => Refusal::LockedInFideMode { field },
                };
                let aspect = Aspect::of(Kind::Regulation(field)).followed_by(later).refused(refusal);
                aspect.kept(Warning::RegulationsAfterStart)
            }
            Consequence::FileLines => Aspect::of(Kind::FileLinesChanged),
            Consequence::Closed => Aspect::of(Kind::Closed),
            Consequence::Reopened => Aspect::of(Kind::Reopened),
            Consequence::FideModeLeft { round } => Aspect::of(Kind::FideModeLeft).about(round),
            Consequence::FideModeEntered { later } => {
                Aspect::of(Kind::FideModeEntered).followed_by(later).refused(Refusal::FideModeNotEntered)
            }
            Consequence::FideModeReentered => Aspect::of(Kind::FideModeReentered).refused(Refusal::FideModeNotEntered),
            Consequence::Warned(ref warning) => warned(warning).kept(warning.clone()),
        }
    }
}

fn result(round: RoundNo, was: Option<GameResult>, now: Option<GameResult>, later: usize) -> Aspect {
    let kind = match (was, now) {
        (Some(GameResult::Adjourned), Some(GameResult::Draw | GameResult::DrawUnrated)) => Kind::AdjournmentDrawn,
        (Some(GameResult::Adjourned), Some(_)) => Kind::AdjournmentSettled,
        (Some(_), Some(_)) => Kind::ResultChanged,
        (Some(_), None) => Kind::ResultErased,
        (None, _) => Kind::ResultEntered,
    };
    let refusal = match (now, later) {
        (None, 1) => Refusal::RoundFollowed { round },
        _ => Refusal::TooLateForResult { round },
    };
    Aspect::of(kind).about(round).followed_by(later).refused(refusal).kept(Warning::PastResult { round })
}

/// What stands in a published round and is never changed.
fn of_published(kind: Kind, round: RoundNo, later: usize) -> Aspect {
    Aspect::of(kind).about(round).followed_by(later).refused(Refusal::RoundPaired { round })
}

fn warned(warning: &Warning) -> Aspect {
    match *warning {
        Warning::Rematch { .. }
        | Warning::Prohibited { .. }
        | Warning::SecondBye { .. }
        | Warning::ThirdColour { .. }
        | Warning::ColourImbalance { .. } => Aspect::of(Kind::WarnedOfPair),
        Warning::ColoursNotDue { .. } => Aspect::of(Kind::WarnedOfColours),
        Warning::TooManyHalfPointByes { .. } => Aspect::of(Kind::WarnedOfHalfPointByes),
        Warning::FullPointBye { .. } => Aspect::of(Kind::WarnedOfFullPointBye),
        Warning::ByeTooLate { .. } => Aspect::of(Kind::WarnedOfBye),
        Warning::AllocatedInAdvance { .. } => Aspect::of(Kind::WarnedOfAllocatedBye),
        Warning::Duplicate { .. } => Aspect::of(Kind::WarnedOfDuplicate),
        Warning::LeftOut { .. } | Warning::NoLongerIn { .. } | Warning::HasLeft { .. } => {
            Aspect::of(Kind::WarnedOfField)
        }
        Warning::ResultsMissing { .. } | Warning::Adjourned { .. } | Warning::AdjournedEarlier { .. } => {
            Aspect::of(Kind::WarnedOfAdjournment)
        }
        Warning::ResultsDisputed { .. } => Aspect::of(Kind::WarnedOfDisagreement),
        Warning::OthersResult { .. } => Aspect::of(Kind::WarnedOfOthersResult),
        Warning::PlaysElsewhere { .. } => Aspect::of(Kind::WarnedOfElsewhere),
        // Of journals of old; the consequences themselves say it now.
        Warning::ResultsSetAside { .. } => Aspect::of(Kind::ResultsSetAside),
        Warning::PastResult { round } => Aspect { age: Age::OfRound(round), ..Aspect::of(Kind::ResultChanged) },
        Warning::RegulationsAfterStart => Aspect::of(Kind::Regulation(RegulationField::System)),
    }
}
