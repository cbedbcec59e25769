//! How far a word is from the ways in which a move is written.

use super::super::notation;
use super::super::position::Position;
use cozy_chess::{Move, Piece};

/// The ways in which a move is written.
pub(super) fn spellings(position: &Position, mv: Move) -> Vec<String> {
    let san = notation::san(position, mv);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let without_capture = bare.replace('x', "");
    let piece = position.board().piece_on(mv.from).filter(|piece| *piece != Piece::Pawn);
    let long = match piece {
        Some(_) if position.is_castling(mv) => bare.clone(),
        Some(_) => format!("{}{}{}", &bare[..1], mv.from, mv.to),
        None => format!("{}{}", mv.from, mv.to),
    };
    vec![bare, without_capture, long]
}

/// The word with letters that pens and readers mix up made one, in one case.
pub(super) fn folded(word: &str) -> String {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let one = |c: char| match c {
        'l' | 'I' | 'i' | '|' | '!' => '1',
        'O' | 'o' | 'Q' => '0',
        'S' | 's' | '$' => '5',
        'B' => '8',
        'q' => 'g',
        'Z' | 'z' => '2',
        'x' | ':' | '-' | '=' => '\u{0}',
        other => other,
    };
    bare.chars().map(one).filter(|c| *c != '\u{0}').collect()
}

/// How many letters must be changed, put in or left out, or neighbours changed over, to make one word of the other.
pub(crate) fn letters_apart(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut next = vec![i + 1; b.len() + 1];
        for j in 0..b.len() {
            let replaced = row[j] + usize::from(a[i] != b[j]);
            next[j + 1] = replaced.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                next[j + 1] = next[j + 1].min(before[j - 1] + 1);
            }
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_apart_counts_changes() {
        assert_eq!(letters_apart("Ngl", "Ng1"), 1);
        assert_eq!(letters_apart("Nf3", "Ng1"), 2);
        assert_eq!(letters_apart("", "O-O"), 3);
        assert_eq!(letters_apart("N3f", "Nf3"), 1);
        assert_eq!(letters_apart("Qe2", "Qe2"), 0);
    }
}
