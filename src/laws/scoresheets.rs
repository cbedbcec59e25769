//! Two scoresheets of one game: where they first differ, and what each reading leads to (8.1, 8.5).

use super::pgn::Game;
use super::replay::{AtFault, Replay};

/// Two scoresheets side by side.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub first: Replay,
    pub second: Replay,
    pub difference: Option<Difference>,
}

/// The first half-move, from 1, on which the sheets disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub ply: usize,
    pub first: Reading,
    pub second: Reading,
}

/// What one sheet has there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A legal move, with its number, and how many half-moves can be played in all on this sheet.
    Move { mv: String, plays_on_to: usize },
    /// A word that cannot be played.
    Unplayable { word: String },
    /// The sheet has ended.
    End,
}

/// Compares two records of the same game by the moves they play, not by how they are written.
///
/// ```
/// use sonneborn_laws::{pgn, scoresheets};
///
/// let [white, black] = ["1. e4 e5 2. Nf3", "1. e4 e5 2. Nc3"].map(|sheet| pgn::games(sheet).next().expect("a game"));
/// let compared = scoresheets::compare(&white, &black);
/// assert_eq!(compared.difference.expect("they differ").ply, 3);
/// ```
pub fn compare(first: &Game<'_>, second: &Game<'_>) -> Comparison {
    let (first, second) = (Replay::of(first, AtFault::Stop), Replay::of(second, AtFault::Stop));
    let common = first.plies().iter().zip(second.plies()).take_while(|(a, b)| a.mv == b.mv).count();
    let ended = |replay: &Replay| matches!(reading(replay, common + 1), Reading::End);
    let difference = (!(ended(&first) && ended(&second))).then(|| Difference {
        ply: common + 1,
        first: reading(&first, common + 1),
        second: reading(&second, common + 1),
    });
    Comparison { first, second, difference }
}

fn reading(replay: &Replay, ply: usize) -> Reading {
    if ply <= replay.len() {
        return Reading::Move { mv: replay.numbered_san(ply), plays_on_to: replay.len() };
    }
    let fault = replay.faults().iter().find(|fault| fault.before.is_some() && fault.ply == ply);
    fault.map_or(Reading::End, |fault| Reading::Unplayable { word: fault.token.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    fn difference(first: &str, second: &str) -> Option<Difference> {
        compare(&games(first).next().unwrap(), &games(second).next().unwrap()).difference
    }

    #[test]
    fn notation_is_no_difference() {
        assert_eq!(difference("1. e4 e5 2. Nf3", "1. e2-e4 e7e5 2. Ng1-f3"), None);
    }

    #[test]
    fn the_first_other_move_and_how_far_each_sheet_goes() {
        let found = difference("1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nc3 Nc6 3. Bb5 a6").unwrap();
        assert_eq!(found.ply, 3);
        assert_eq!(found.first, Reading::Move { mv: "2.Nf3".to_owned(), plays_on_to: 5 });
        assert_eq!(found.second, Reading::Move { mv: "2.Nc3".to_owned(), plays_on_to: 6 });
    }

    #[test]
    fn a_word_that_cannot_be_played_and_a_sheet_that_ends() {
        let found = difference("1. e4 e5 2. Nd4", "1. e4 e5").unwrap();
        assert_eq!((found.first, found.second), (Reading::Unplayable { word: "Nd4".to_owned() }, Reading::End));
    }
}
