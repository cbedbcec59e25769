//! Where the fields of each record stand: the columns of the TRF16 and TRF26 documents, which count from 1 and include
//! both ends.

/// The columns of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub first: usize,
    pub last: usize,
}

/// The columns `first` to `last`.
pub const fn span(first: usize, last: usize) -> Span {
    Span { first, last }
}

impl Span {
    /// The same field of the `n`th group (from 0), where groups follow each other every `stride` columns.
    pub const fn nth(self, n: usize, stride: usize) -> Span {
        Span { first: self.first + n * stride, last: self.last + n * stride }
    }

    pub const fn width(self) -> usize {
        self.last + 1 - self.first
    }

    pub fn holds(self, column: usize) -> bool {
        self.first <= column && column <= self.last
    }

    /// How many columns away it is.
    pub fn distance(self, column: usize) -> usize {
        self.first.saturating_sub(column) + column.saturating_sub(self.last)
    }
}

/// The record's code.
pub const CODE: Span = span(1, 3);
/// Where the text of header records begins.
pub const TEXT: usize = 5;

/// Record 001, and the national rating records, which have a federation's letters in place of the code.
pub mod player {
    use super::{Span, span};

    pub const NUMBER: Span = span(5, 8);
    pub const SEX: Span = span(10, 10);
    pub const TITLE: Span = span(11, 13);
    pub const NAME: Span = span(15, 47);
    pub const RATING: Span = span(49, 52);
    pub(crate) const FEDERATION: Span = span(54, 56);
    pub const ID: Span = span(58, 68);
    pub const BIRTH: Span = span(70, 79);
    pub const POINTS: Span = span(81, 84);
    pub const RANK: Span = span(86, 89);
    /// Round 1; each later round stands [`ROUND_STRIDE`] columns further right.
    pub const OPPONENT: Span = span(92, 95);
    pub const COLOUR: Span = span(97, 97);
    pub(crate) const RESULT: Span = span(99, 99);
    pub const ROUND_STRIDE: usize = 10;
    /// Columns of round 1 between its fields and behind them, which are blank.
    pub const BETWEEN: [usize; 4] = [96, 98, 100, 101];
    /// Columns between the fields, which are blank.
    pub(crate) const SEPARATORS: [usize; 7] = [48, 53, 57, 69, 80, 85, 90];
}

/// Record 132: the date of round 1, `YY/MM/DD`; the others stand above their round of record 001.
pub(crate) const ROUND_DATE: Span = span(92, 99);

/// Record 162: a symbol and its points, then the next pair.
pub mod scoring {
    use super::{Span, span};

    pub(crate) const SYMBOL: Span = span(6, 6);
    pub const POINTS: Span = span(7, 10);
    pub const STRIDE: usize = 9;
}

/// Record 172.
pub mod starting_rank {
    use super::{Span, span};

    pub(crate) const FEDERATION: Span = span(5, 7);
    pub const METHOD: Span = span(9, 13);
}

/// Record 240: byes.
pub mod bye {
    use super::{Span, span};

    pub const KIND: Span = span(5, 5);
    pub const ROUND: Span = span(7, 9);
    pub(crate) const FIRST_ID: Span = span(11, 14);
}

/// Record 250: accelerated rounds.
pub mod acceleration {
    use super::{Span, span};

    pub(crate) const MATCH_POINTS: Span = span(5, 8);
    pub const POINTS: Span = span(10, 13);
    pub const FIRST_ROUND: Span = span(15, 17);
    pub(crate) const LAST_ROUND: Span = span(19, 21);
    pub(crate) const FIRST_ID: Span = span(23, 26);
    pub(crate) const LAST_ID: Span = span(28, 31);
}

/// Record 260: prohibited pairings.
pub mod prohibited {
    use super::{Span, span};

    pub const FIRST_ROUND: Span = span(5, 7);
    pub(crate) const LAST_ROUND: Span = span(9, 11);
    pub(crate) const FIRST_ID: Span = span(13, 16);
}

/// Record 299: abnormal points.
pub mod abnormal {
    use super::{Span, span};

    pub const KIND: Span = span(5, 5);
    pub(crate) const MATCH_POINTS: Span = span(8, 11);
    pub const POINTS: Span = span(14, 17);
    pub const ROUND: Span = span(20, 22);
    pub(crate) const FIRST_ID: Span = span(24, 27);
}

/// Record 013: a team of TRF16.
pub mod team16 {
    use super::{Span, span};

    pub const NAME: Span = span(5, 36);
    pub(crate) const FIRST_MEMBER: Span = span(37, 40);
}

/// Record 310: a team of TRF26.
pub mod team26 {
    use super::{Span, span};

    pub const NUMBER: Span = span(5, 7);
    pub const NAME: Span = span(9, 40);
    pub(crate) const NICKNAME: Span = span(42, 46);
    pub(crate) const STRENGTH: Span = span(48, 53);
    pub(crate) const MATCH_POINTS: Span = span(55, 60);
    pub(crate) const GAME_POINTS: Span = span(62, 67);
    pub const RANK: Span = span(69, 71);
    pub(crate) const FIRST_MEMBER: Span = span(74, 77);
}

/// Record 300: a line-up out of the order of the members.
pub mod line_up {
    use super::{Span, span};

    pub const ROUND: Span = span(5, 7);
    pub const TEAM: Span = span(9, 11);
    pub const OPPONENT: Span = span(13, 15);
    pub(crate) const FIRST_PLAYER: Span = span(17, 20);
}

/// Record 320: the pairing-allocated bye of teams, its worth and who had it in rounds 1, 2, …
pub mod team_bye {
    use super::{Span, span};

    pub(crate) const MATCH_POINTS: Span = span(5, 8);
    pub(crate) const GAME_POINTS: Span = span(10, 13);
    pub(crate) const FIRST_TEAM: Span = span(15, 17);
    pub const STRIDE: usize = 4;
}

/// Record 330: a match forfeited as a whole.
pub mod team_forfeit {
    use super::{Span, span};

    pub const KIND: Span = span(5, 6);
    pub const ROUND: Span = span(8, 10);
    pub const WHITE: Span = span(12, 14);
    pub const BLACK: Span = span(16, 18);
}

/// Record 802: a team's row of the crosstable; each later round stands [`STRIDE`](team_table::STRIDE) columns further right.
pub mod team_table {
    use super::{Span, span};

    pub const NUMBER: Span = span(5, 7);
    pub(crate) const NICKNAME: Span = span(9, 13);
    pub(crate) const MATCH_POINTS: Span = span(15, 20);
    pub(crate) const GAME_POINTS: Span = span(22, 27);
    pub const OPPONENT: Span = span(29, 31);
    pub const COLOUR: Span = span(33, 33);
    pub(crate) const SCORED: Span = span(35, 38);
    pub(crate) const FORFEITED: Span = span(39, 39);
    pub const STRIDE: usize = 13;
}

/// Record 362: a symbol and its match points, then the next pair.
pub mod match_scoring {
    use super::{Span, span};

    pub(crate) const SYMBOL: Span = span(5, 6);
    pub const POINTS: Span = span(7, 10);
    pub const STRIDE: usize = 9;
}

/// JaVaFo's XXA: a player and their virtual points in rounds 1, 2, …
pub mod xxa {
    use super::{Span, span};

    pub const NUMBER: Span = span(5, 8);
    pub const POINTS: Span = span(10, 13);
    pub const STRIDE: usize = 5;
}

/// Lists of starting numbers: one every five columns.
pub(crate) const ID_STRIDE: usize = 5;
