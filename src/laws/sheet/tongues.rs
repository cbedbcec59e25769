//! In whose letters each player writes, told by the whole record.

use cozy_chess::Move;

use super::super::position::Position;
use super::letters::{ALL, Letters};
use super::reading::{Tongue, by_letters, plays_on, resolved};
use super::words::Word;

/// Among so many words one may begin with a wrong letter, and still both players write in one language.
const WORDS_PER_SLIP: usize = 20;

/// The letters in which each player may have written, White's and Black's.
pub(super) struct Tongues {
    pub of: [Vec<&'static Letters>; 2],
}

impl Tongues {
    /// The letters that most words of each player begin with; one language for both where it explains as much. Of those that explain
    /// the same the one by which most of the game can be played comes first, English before others.
    pub(super) fn of(words: &[Word<'_>], start: &Position) -> Tongues {
        let first = start.turn() as usize;
        let mut covered = [[0usize; ALL.len()]; 2];
        for (index, word) in words.iter().enumerate() {
            for (letters, count) in ALL.iter().zip(&mut covered[(first + index) % 2]) {
                *count += usize::from(letters.begins(word.text));
            }
        }
        let most = covered.map(|counts| counts.into_iter().max().unwrap_or(0));
        let both: Vec<usize> = covered[0].iter().zip(covered[1]).map(|(white, black)| white + black).collect();
        let most_of_both = both.iter().copied().max().unwrap_or(0);
        let one_language = most_of_both + 1 + words.len() / WORDS_PER_SLIP >= most[0] + most[1];
        let with = |counts: &[usize], most: usize| -> Vec<&'static Letters> {
            ALL.iter().zip(counts).filter(|(_, count)| **count == most).map(|(letters, _)| letters).collect()
        };
        let of = if one_language {
            let letters = with(&both, most_of_both);
            [letters.clone(), letters]
        } else {
            [with(&covered[0], most[0]), with(&covered[1], most[1])]
        };
        let mut tongues = Tongues { of };
        tongues.put_likeliest_first(words, start);
        tongues
    }

    fn put_likeliest_first(&mut self, words: &[Word<'_>], start: &Position) {
        let mut best = (plays_on(start, words, self.likeliest()), [0, 0]);
        for (white, of_white) in self.of[0].iter().enumerate() {
            for (black, of_black) in self.of[1].iter().enumerate() {
                let reads = plays_on(start, words, [of_white, of_black]);
                if reads > best.0 {
                    best = (reads, [white, black]);
                }
            }
        }
        for (of, first) in self.of.iter_mut().zip(best.1) {
            of.swap(0, first);
        }
    }

    /// Does the word begin with a letter of the player on move, or with none?
    pub(super) fn begins_own(&self, position: &Position, word: &str) -> bool {
        let foreign = word.starts_with(|c: char| c.is_ascii_uppercase());
        !foreign || self.of[position.turn() as usize].iter().any(|letters| letters.begins(word))
    }

    pub(super) fn likeliest(&self) -> Tongue {
        [self.of[0][0], self.of[1][0]]
    }
}

/// The move of a word in standard notation, where none of the player's letters read it otherwise.
pub(super) fn as_written(position: &Position, word: &str, tongues: &Tongues) -> Option<Move> {
    let english = resolved(position, word)?;
    let otherwise = |letters: &&Letters| by_letters(position, word, letters).is_some_and(|other| other != english);
    let of = &tongues.of[position.turn() as usize];
    // Where the player's letters may be English, the word says what it says in English.
    (of.contains(&&ALL[0]) || !of.iter().any(otherwise)).then_some(english)
}
