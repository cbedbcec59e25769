//! A move that a player wrote down beside the record: announced with a claim, or named as illegal. Players write in their own letters
//! (C.3), the record may have been mended to others; so a word that English does not read is asked of every language.

use cozy_chess::Move;

use super::super::legality::{self, Illegal};
use super::super::notation;
use super::super::position::Position;
use super::letters::{ALL, latin};
use super::reading::short_forms;

/// What a written move is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Announced {
    Is(Move),
    /// It is read, and none of the legal moves.
    Illegal(Illegal),
    /// In English it is illegal; in other letters it would be one of these.
    InOtherLetters(Vec<Move>),
    Unreadable,
}

/// Reads a move as a player or arbiter writes it, with or without its number, in the letters of any language.
pub(crate) fn read_announced(position: &Position, written: &str) -> Announced {
    let plain = latin(written.trim());
    let bare = without_number(&plain);
    let english = notation::read(bare.as_bytes()).map(|read| legality::resolve(position, read));
    let why = match english {
        Some(Ok(mv)) => return Announced::Is(mv),
        Some(Err(why)) => Some(why),
        None => None,
    };
    // Before signs are made Latin: the letters of Cyrillic and Chinese sheets are looked at as they stand.
    let foreign = foreign_moves(position, without_number(written.trim()), bare);
    match (why, foreign.as_slice()) {
        (Some(why @ Illegal::Ambiguous { .. }), _) | (Some(why), []) => Announced::Illegal(why),
        (Some(_), _) => Announced::InOtherLetters(foreign),
        (None, [mv]) => Announced::Is(*mv),
        (None, []) => match short_forms(position, bare)[..] {
            [mv] => Announced::Is(mv),
            _ => Announced::Unreadable,
        },
        (None, _) => Announced::InOtherLetters(foreign),
    }
}

/// The legal moves for which the word stands in other languages.
fn foreign_moves(position: &Position, word: &str, plain: &str) -> Vec<Move> {
    let mut found = Vec::new();
    for letters in &ALL[1..] {
        for word in [word, plain] {
            let english = letters.in_english(word).map(|english| latin(&english));
            let read = english.as_ref().and_then(|english| notation::read(english.as_bytes()));
            let mv = read.and_then(|read| legality::resolve(position, read).ok());
            found.extend(mv.filter(|mv| !found.contains(mv)));
        }
    }
    found
}

/// The word without the number of its move: `34.Qe2`, `34... Qe2`, `第34回合 Qe2`.
fn without_number(written: &str) -> &str {
    if let Some(number) = notation::counted_move(written) {
        return written[number.length..].trim_start();
    }
    let bare = written.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', '…', '、', '。', ' ']);
    // `0-0` begins with a digit that is no move number, and figures alone are a move of their own.
    if bare.is_empty() || bare.starts_with('-') { written } else { bare }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    #[test]
    fn the_players_letters_are_read_and_what_two_languages_read_otherwise_is_asked() {
        let position = fen::read("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 2 2").unwrap();
        let back = Announced::Is("f6g8".parse().unwrap());
        for word in
            ["Ng8", "Sg8", "Cg8", "Кg8", "马g8", "馬g8", "4...马g8", "第４回合 马g8", "Ｎｇ８", "♞g8", "２... Ng8"]
        {
            assert_eq!(read_announced(&position, word), back, "{word}");
        }
        assert_eq!(read_announced(&position, "Ngl"), Announced::Unreadable);
        assert!(matches!(read_announced(&position, "Nd2"), Announced::Illegal(_)));
        let rooks = fen::read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
        // A Hungarian rook is a B.
        assert!(matches!(read_announced(&rooks, "Ba4"), Announced::InOtherLetters(_)));
    }
}
