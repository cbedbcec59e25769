//! The positions of a Chess960 event: one of the 960 for each round, the same at all boards, drawn from the seed that the
//! regulations keep (Laws, Guidelines II.2). The same seed gives the same positions on every machine.
//!
//! The number of a position is the one that is usual everywhere: the bishops, the queen and the knights are placed one after
//! the other on the squares still free, and 518 is the position of ordinary chess.

use super::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use std::fmt;

/// How many positions there are.
const POSITIONS: u16 = 960;
const FILES: usize = 8;

/// A position to begin from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    number: u16,
}

impl Start {
    /// The position of that number, from 0 to 959.
    ///
    /// ```
    /// use sonneborn_pairing::chess960::Start;
    ///
    /// let classical = Start::of(518).expect("one of 960");
    /// assert_eq!(classical.pieces(), ['R', 'N', 'B', 'Q', 'K', 'B', 'N', 'R']);
    /// assert_eq!(Start::of(960), None);
    /// ```
    pub fn of(number: u16) -> Option<Start> {
        (number < POSITIONS).then_some(Start { number })
    }

    pub fn number(self) -> u16 {
        self.number
    }

    /// White's pieces from the a-file to the h-file, as the letters of the notation; Black's stand opposite.
    pub fn pieces(self) -> [char; FILES] {
        /// The places of the knights among the five squares that are free at last.
        const KNIGHTS: [[usize; 2]; 10] =
            [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
        let mut files = [None; FILES];
        let (rest, light) = (self.number / 4, usize::from(self.number % 4));
        let (rest, dark) = (rest / 4, usize::from(rest % 4));
        files[2 * light + 1] = Some('B');
        files[2 * dark] = Some('B');
        let (rest, queen) = (rest / 6, usize::from(rest % 6));
        let free = |files: &[Option<char>; FILES]| -> Vec<usize> {
            (0..FILES).filter(|file| files[*file].is_none()).collect()
        };
        let square = free(&files)[queen];
        files[square] = Some('Q');
        let left = free(&files);
        for knight in KNIGHTS[usize::from(rest)] {
            files[left[knight]] = Some('N');
        }
        for (square, piece) in free(&files).into_iter().zip(['R', 'K', 'R']) {
            files[square] = Some(piece);
        }
        files.map(Option::unwrap_or_default)
    }
}

/// `518 RNBQKBNR`.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.pieces().iter().collect::<String>())
    }
}

/// The position of a round; `None` where the event is no Chess960. A round's position does not depend on how many there are.
pub fn start_of(tournament: &Tournament, round: RoundNo) -> Option<Start> {
    let mut lots = Lots::new(tournament.regulations.chess960?);
    let mut drawn = None;
    for _ in 0..round.0 {
        drawn = u16::try_from(lots.below(POSITIONS.into())).ok();
    }
    Start::of(drawn?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::regulations::Regulations;
    use std::collections::HashSet;

    fn text(number: u16) -> String {
        Start::of(number).expect("one of the 960").pieces().iter().collect()
    }

    #[test]
    fn the_numbers_are_the_usual_ones() {
        assert_eq!(text(518), "RNBQKBNR");
        assert_eq!(text(0), "BBQNNRKR");
        assert_eq!(text(959), "RKRNNQBB");
        assert_eq!(text(534), "RNBKQBNR");
        assert_eq!(Start::of(960), None);
    }

    #[test]
    fn all_are_different_with_the_king_between_the_rooks_and_bishops_of_both_colours() {
        let all: HashSet<String> = (0..POSITIONS).map(text).collect();
        assert_eq!(all.len(), usize::from(POSITIONS));
        for pieces in all {
            let places = |piece: char| pieces.match_indices(piece).map(|(file, _)| file).collect::<Vec<_>>();
            let (rooks, king, bishops) = (places('R'), places('K'), places('B'));
            assert!(rooks[0] < king[0] && king[0] < rooks[1], "{pieces}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{pieces}");
        }
    }

    #[test]
    fn a_seed_always_gives_the_same_positions() {
        let of = |chess960| {
            let regulations = Regulations { chess960, ..Regulations::default() };
            let tournament = Tournament { regulations, ..Tournament::default() };
            (1..=9).map(|round| start_of(&tournament, RoundNo(round)).map(Start::number)).collect::<Vec<_>>()
        };
        assert_eq!(of(None), vec![None; 9]);
        assert_eq!(of(Some(7)), of(Some(7)));
        assert_ne!(of(Some(7)), of(Some(8)));
        assert!(of(Some(7)).iter().collect::<HashSet<_>>().len() > 7);
    }
}
