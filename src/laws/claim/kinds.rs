//! What holds of each kind of claim before it is examined: a row a kind.

use super::super::edition::{ColoursReversed, Devices, Topic};
use super::{ClaimKind, Fallen, Rules};

/// What holds of a claim of this kind, by these rules.
pub(super) struct Row {
    /// Under which topic it stands.
    pub topic: Topic,
    /// Is it made where the record ends? So are claims about a move of the opponent, or about none.
    pub is_made_at_end: bool,
    /// Does the answer depend on the moves that were recorded?
    pub rests_on_record: bool,
    pub after_the_end: AfterTheEnd,
    pub loses: Loses,
}

/// What a claim is that is made after the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterTheEnd {
    TooLate,
    /// Conduct has its own penalties, which are the arbiter's and change no result here (12.9).
    Arbiters,
    /// Asked about the end itself.
    OfEnd,
    OfDeadPosition,
    /// Asked of the result.
    OfResult,
}

/// When somebody could lose by the answer what another reading of the record would leave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loses {
    Never,
    WhenWrong,
    WhenDecided,
}

/// A claim that is made where the record ends, and rests on none of its moves.
fn at_end(topic: Topic) -> Row {
    Row {
        topic,
        is_made_at_end: true,
        rests_on_record: false,
        after_the_end: AfterTheEnd::TooLate,
        loses: Loses::WhenWrong,
    }
}

/// A claim about the position, or about the game as it stood then.
fn at_ply(topic: Topic) -> Row {
    Row { is_made_at_end: false, rests_on_record: true, ..at_end(topic) }
}

fn conduct(topic: Topic) -> Row {
    Row { after_the_end: AfterTheEnd::Arbiters, ..at_end(topic) }
}

impl Row {
    pub(super) fn of(kind: &ClaimKind, rules: Rules) -> Row {
        let edition = rules.edition();
        // By house rules, or without a rule on clock and hands, there is no such claim, whatever was played.
        let of_laws = |topic| Row { rests_on_record: edition.house.is_none(), ..at_ply(topic) };
        let of_hands = |topic| Row { rests_on_record: edition.clock_and_hands, ..at_end(topic) };
        let at_beginning = |topic| Row { rests_on_record: rules.rate.is_relaxed(), ..at_end(topic) };
        match kind {
            ClaimKind::Threefold { announced: Some(_) } => of_laws(Topic::ThreefoldAnnounced),
            ClaimKind::Threefold { announced: None } => of_laws(Topic::ThreefoldOnBoard),
            ClaimKind::FiftyMoves { announced: Some(_) } => of_laws(Topic::FiftyAnnounced),
            ClaimKind::FiftyMoves { announced: None } => of_laws(Topic::FiftyOnBoard),
            ClaimKind::AlreadyOver => {
                Row { after_the_end: AfterTheEnd::OfEnd, loses: Loses::WhenDecided, ..at_ply(Topic::DeadPosition) }
            }
            ClaimKind::DeadPosition => {
                Row { after_the_end: AfterTheEnd::OfDeadPosition, ..at_ply(Topic::DeadPosition) }
            }
            ClaimKind::Agreement { .. } => at_ply(Topic::Agreement),
            ClaimKind::FlagFall { fallen: Fallen::Both, .. } => {
                Row { loses: Loses::WhenDecided, ..at_ply(Topic::BothFlags) }
            }
            ClaimKind::FlagFall { .. } => Row { loses: Loses::WhenDecided, ..at_ply(Topic::FlagFall) },
            ClaimKind::Quickplay => Row { loses: Loses::Never, ..at_ply(Topic::Quickplay) },
            ClaimKind::Resignation => Row { loses: Loses::WhenDecided, ..at_ply(Topic::Resignation) },
            ClaimKind::Late { .. } => at_end(Topic::Default),
            ClaimKind::WrongSetup => at_beginning(Topic::WrongSetup),
            ClaimKind::ReversedBoard => at_beginning(Topic::ReversedBoard),
            ClaimKind::ReversedColours => Row {
                rests_on_record: matches!(edition.colours_reversed, ColoursReversed::NewGameBefore { .. }),
                loses: Loses::Never,
                ..at_end(Topic::ReversedColours)
            },
            ClaimKind::Displaced => at_end(Topic::Displaced),
            ClaimKind::IllegalMove { .. } => Row { rests_on_record: true, ..at_end(Topic::IllegalMove) },
            ClaimKind::EmptyPress { .. } => of_hands(Topic::EmptyPress),
            ClaimKind::TwoHands { .. } if !edition.clock_and_hands => of_hands(Topic::OneHand),
            ClaimKind::TwoHands { .. } => of_hands(Topic::TwoHands),
            ClaimKind::Touched { .. } => {
                Row { rests_on_record: true, loses: Loses::Never, ..at_end(Topic::TouchedOwn) }
            }
            ClaimKind::Released { .. } => at_end(Topic::Released),
            ClaimKind::Promoted { .. } => at_end(Topic::PromotedPiece),
            ClaimKind::ClockSetting => at_beginning(Topic::ClockSetting),
            ClaimKind::IllegalPosition { .. } => at_end(Topic::IllegalPosition),
            ClaimKind::Recording => at_end(Topic::Recording),
            ClaimKind::Increment => at_ply(Topic::QuickplayIncrement),
            // Only where the opponent may be unable to win does the position count.
            ClaimKind::Device => {
                Row { rests_on_record: edition.devices == Devices::LostUnlessCannotMate, ..conduct(Topic::Device) }
            }
            ClaimKind::Advice => conduct(Topic::Advice),
            ClaimKind::Distracting => conduct(Topic::Distracting),
            ClaimKind::Refusal => conduct(Topic::Refusal),
            ClaimKind::Disturbance => conduct(Topic::Disturbance),
            ClaimKind::Offer { .. } => at_ply(Topic::DrawOffer),
            ClaimKind::RecordedBefore => at_end(Topic::RecordedBefore),
            ClaimKind::SignedResult => Row { after_the_end: AfterTheEnd::OfResult, ..at_end(Topic::SignedResult) },
        }
    }
}
