//! Unplayed rounds, C.07 art. 15 and 16: what they count as for others, and against whom for oneself.
//!
//! The two editions differ in the dummy's caps only (16.4.1, 16.4.2), and so an edition is a row of data ([`super::unplayed_rules`]). "The number of
//! rounds in the tournament" of 16.4.2 is read as the rounds that the standings are for: the cap is the score of one who drew
//! every game so far. On the final standings the readings agree.

use super::field::{Field, Kind, Participant, Record, Which};
use sonneborn_tournament::points::Points;

/// The categories of 16.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// 16.2.1: a pairing-allocated or full-point bye.
    Awarded,
    /// 16.2.2.
    ForfeitWin,
    /// 16.2.3: a requested bye, followed by a round that is not a voluntary unplayed round.
    RequestedByeThenBack,
    /// 16.2.4.
    ForfeitLoss,
    /// 16.2.5: a requested bye followed by voluntary unplayed rounds only, or in the last round.
    RequestedByeToTheEnd,
}

impl Kind {
    /// 16.1.2, a voluntary unplayed round ("VUR"): a requested bye or a forfeit loss.
    pub fn is_voluntary(self) -> bool {
        matches!(self, Kind::HalfPointBye | Kind::ZeroPointBye | Kind::ForfeitLoss)
    }
}

/// The category of each of a participant's rounds; `None` for a round that was played, or that is none in a round robin.
pub fn categories(rounds: &[Record]) -> impl Iterator<Item = Option<Category>> {
    let last_available = rounds.iter().rposition(|record| !record.kind.is_voluntary());
    rounds.iter().enumerate().map(move |(index, record)| match record.kind {
        Kind::Played | Kind::Pending | Kind::Free => None,
        Kind::PairingAllocatedBye | Kind::FullPointBye => Some(Category::Awarded),
        Kind::ForfeitWin => Some(Category::ForfeitWin),
        Kind::ForfeitLoss => Some(Category::ForfeitLoss),
        Kind::HalfPointBye | Kind::ZeroPointBye if last_available.is_some_and(|last| index < last) => {
            Some(Category::RequestedByeThenBack)
        }
        Kind::HalfPointBye | Kind::ZeroPointBye => Some(Category::RequestedByeToTheEnd),
    })
}

/// A participant's score as their opponents count it (16.3): requested byes to the end are draws, all else is as awarded.
///
/// In tournaments with predetermined pairings, in which rounds without a game are no byes, it is the score itself (15.2).
pub(crate) fn adjusted_score(field: &Field, participant: &Participant, which: Which) -> Points {
    let draw = field.scale(which).draw;
    categories(&participant.rounds)
        .zip(&participant.rounds)
        .filter(|(category, _)| *category == Some(Category::RequestedByeToTheEnd))
        .fold(participant.total(which), |score, (_, record)| score + draw - record.points(which))
}

/// The dummy opponent of an unplayed round, 16.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// The score that counts.
    pub score: Points,
    /// The participant's own score, from which it starts.
    pub own: Points,
    pub cap: Option<Cap>,
}

/// What the dummy's score may not exceed, whether or not it would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// 16.4.1: the adjusted score of the scheduled opponent, a place in [`Field::participants`].
    ScheduledOpponent { opponent: u32, score: Points },
    /// 16.4.2: a draw in each of the rounds.
    AllDraws { rounds: u16, score: Points },
}

impl Cap {
    pub fn score(self) -> Points {
        match self {
            Cap::ScheduledOpponent { score, .. } | Cap::AllDraws { score, .. } => score,
        }
    }
}

/// The dummy of one unplayed round; `adjusted` holds everybody's adjusted score.
pub fn dummy(field: &Field, own: Points, record: &Record, which: Which, adjusted: &[Points]) -> Dummy {
    let cap = match record.opponent {
        Some(opponent) if field.rules.caps_at_scheduled_opponent => {
            Some(Cap::ScheduledOpponent { opponent, score: adjusted[opponent as usize] })
        }
        None if field.rules.caps_at_all_draws => {
            let score = field.scale(which).draw * i32::from(field.rounds);
            Some(Cap::AllDraws { rounds: field.rounds, score })
        }
        _ => None,
    };
    Dummy { score: cap.map_or(own, |cap| own.min(cap.score())), own, cap }
}
