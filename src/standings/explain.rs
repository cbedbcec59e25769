//! The parts of a figure: every number of the standings opens to what it was made of.
//!
//! The tie-breaks compute their figures from these same parts, so that an explanation cannot say anything else than the
//! standings do. The words are in `i18n`.

use super::field::{Kind, Record};
use super::figure::Figure;
use super::unplayed::Dummy;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;

/// Where a part comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The participant's own record.
    Own,
    /// An opponent, by place in the field.
    Opponent(u32),
    /// 16.4.
    Dummy(Dummy),
    /// All games on a board (art. 12).
    Board(u16),
}

/// Why a part does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The least significant value (14.1).
    Least,
    /// The most significant value (14.3).
    Most,
    /// The lowest from a voluntary unplayed round (16.5).
    Voluntary,
    /// The opponent is below Koya's limit (9.2).
    BelowLimit,
}

/// One addend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// From 1; 0 for what belongs to no round.
    pub round: u16,
    pub source: Source,
    pub kind: Kind,
    pub colour: Option<Colour>,
    /// Points scored in the round; in tie-breaks of art. 10, on the scale of the rating regulations.
    pub scored: Points,
    /// What the opponent brings: a score in hundredths, a rating, a Buchholz in hundredths. It decides what is cut.
    pub weight: i64,
    /// The addend, in the unit of [`Finish`].
    pub value: i64,
    /// From a voluntary unplayed round (16.1.2).
    pub voluntary: bool,
    pub cut: Option<Cut>,
}

impl Part {
    /// A part of the participant's own record in round `index + 1`.
    pub fn own(index: usize, record: &Record, value: i64) -> Part {
        Part {
            round: u16::try_from(index + 1).unwrap_or(u16::MAX),
            source: record.opponent.map_or(Source::Own, Source::Opponent),
            kind: record.kind,
            colour: record.colour,
            scored: record.scored[0],
            weight: 0,
            value,
            voluntary: record.kind.is_voluntary(),
            cut: None,
        }
    }

    pub fn counts(&self) -> bool {
        self.cut.is_none()
    }
}

/// How the parts make the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// The sum of the parts that count, over the denominator.
    Sum { denominator: i64 },
    /// Their exact mean.
    Mean { denominator: i64 },
    /// Their mean, half rounded up (10.1, 10.4, 10.5).
    RoundedMean,
    /// 10.2: the rounded mean, plus `dp` of the share of points in per cent.
    Performance { average: i64, percent: u8, difference: i32 },
    /// 10.3: the lowest rating that expects `expected_percent` (of one game, summed over all) or more.
    Perfect { score: Points, expected_percent: i64 },
    /// 10.3 for a score of zero: 800 below the lowest opponent.
    BelowLowest { lowest: i64 },
    /// Koya: the sum against opponents with `limit` or more.
    AboveLimit { limit: Points },
    /// 13.4: secondary score plus Buchholz over the factor.
    Strength { secondary: Points, buchholz: i64, factor: i64 },
    /// 12.2: board by board.
    Boards,
    /// 12.3: all boards without the last one, without the last two, and so on.
    BoardsFromTop,
    /// The participant's own number or rating.
    Datum,
    /// Unrated players are present and no rule for them was announced (art. 10).
    Dropped,
}

/// A figure and what it is made of.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub figure: Option<Figure>,
    pub parts: Vec<Part>,
    pub finish: Finish,
}

/// One step of a direct encounter: the separate standings of art. 6.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounters {
    pub by: EncounterScore,
    /// Whether all have met (6.2); otherwise 6.3 decides.
    pub all_met: bool,
    /// In descending order of score.
    pub rows: Vec<EncounterRow>,
}

/// What the teams' encounters are compared by; players have the first only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterScore {
    Primary,
    Secondary,
    BoardCount,
    TopBoards,
    BottomBoards,
}

/// One of the tied in the separate standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncounterRow {
    pub who: u32,
    /// Score from the encounters, in hundredths; averages of several games are rounded here, but not in the comparison.
    pub score: i64,
    /// How many of the others were not met, and the score if all those games were won.
    pub missing: u32,
    pub at_most: i64,
    /// The place among the tied that this step gave, from 1; equal for those whom it left tied.
    pub place: u32,
}
