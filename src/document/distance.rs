//! From where each paper is read, which says how large its type is: as large as its sheets have room for, never smaller than its reader
//! sees. Without a default arm: a new paper says so before it compiles. `tests/document/sizes.rs` measures all of them.

use super::Document;
use sonneborn_tournament::Tournament;

/// Who reads a paper, and from how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Distance {
    /// A form of FIDE's, in the hand, whose cells FIDE fixes.
    Form,
    /// In the hand, 35 centimetres from the eyes.
    Hand,
    /// On a table or on somebody's chest, a metre away.
    Table,
    /// On a wall, up to three metres away: the largest type that takes no more sheets than that of a list does.
    Wall,
    /// Over people's heads, from six metres its names still told apart: at least `LARGE`, on however many sheets.
    Hall,
}

/// The least type of lists that are read across people's heads, in points: capitals of five millimetres.
const LARGE: f32 = 20.0;
/// The largest type of a list.
const LARGEST: f32 = 44.0;
/// The largest of one on a table: more is not read better from there.
const LARGEST_ON_TABLE: f32 = 14.0;
/// No type is smaller than this, in points; in cells that FIDE fixes, than this.
const LEAST: f32 = 9.0;
const LEAST_OF_FORMS: f32 = 7.0;

impl Distance {
    /// No type is smaller, in points.
    pub fn least(self) -> f32 {
        match self {
            Distance::Form => LEAST_OF_FORMS,
            Distance::Hand | Distance::Table | Distance::Wall | Distance::Hall => LEAST,
        }
    }

    /// From which type on a list that has its sheets for itself grows, and up to which, in points; `own` is that of the list.
    pub(super) fn grows(self, own: f32) -> Option<(f32, f32)> {
        match self {
            Distance::Form | Distance::Hand => None,
            Distance::Table => Some((own, LARGEST_ON_TABLE)),
            Distance::Wall => Some((own, LARGEST)),
            Distance::Hall => Some((LARGE, LARGEST)),
        }
    }
}

impl Document {
    /// From where it is read in an event.
    pub fn read_from(&self, tournament: &Tournament) -> Distance {
        let wall = if tournament.style.large { Distance::Hall } else { Distance::Wall };
        match self {
            Document::Players { .. }
            | Document::PairingsByBoard { .. }
            | Document::PairingsByName { .. }
            | Document::Results { .. }
            | Document::Standings { .. }
            | Document::Crosstable { .. }
            | Document::Grid { .. }
            | Document::Schedule
            | Document::Bracket(_)
            | Document::TeamList
            | Document::TeamPairings { .. }
            | Document::BoardPrizes { .. }
            | Document::PrizeList { .. }
            | Document::Pictures
            | Document::Notice { .. } => wall,
            Document::CheckIn
            | Document::Slips { .. }
            | Document::LineUps { .. }
            | Document::MatchSheets { .. }
            | Document::CutSheets { .. }
            | Document::PlaceCards { .. } => Distance::Table,
            Document::Figures { .. }
            | Document::Certificates { .. }
            | Document::BookCover(_)
            | Document::RatingList
            | Document::RatingReport
            | Document::HousePoints { .. }
            | Document::Receipts
            | Document::Cards
            | Document::PlayerCodes { .. }
            | Document::Dossier(_)
            | Document::Ruling(_)
            | Document::Incidents { .. }
            | Document::Complaint { .. }
            | Document::Envelope { .. } => Distance::Hand,
            Document::NormCertificate { .. } | Document::TournamentReport | Document::ArbiterNorms => Distance::Form,
        }
    }
}
