//! The move numbers of a record: does each stand before the move that bears it? A gap means lost moves, a repeat moves
//! written twice (8.1.1: move after move).

use cozy_chess::Color;

use super::super::notation;
use super::super::pgn::{Game, Place};
use super::super::replay::Replay;

/// A number before another move than its own.
pub(super) struct WrongNumber {
    pub place: Place,
    /// The half-move, from 1, before which it stands.
    pub ply: usize,
    pub written: u32,
    pub expected: u32,
}

/// Every number that does not go on from the one before it. Where a game from a position has its own count, its first number
/// sets it.
pub(super) fn wrong_numbers(game: &Game<'_>, replay: &Replay) -> Vec<WrongNumber> {
    let mut wrong = Vec::new();
    // By how much the record's count is ahead of the moves played.
    let mut ahead: Option<i64> = game.tag("FEN").is_none().then_some(0);
    for (index, ply) in replay.plies().iter().enumerate() {
        let Some((offset, written)) = number_before(game, ply.word) else { continue };
        let expected = replay.position(index).move_number();
        let found = i64::from(written) - i64::from(expected);
        let assumed = *ahead.get_or_insert(found);
        if found != assumed {
            let expected = u32::try_from(i64::from(expected) + assumed).unwrap_or(expected);
            wrong.push(WrongNumber { place: game.place_of(offset), ply: index + 1, written, expected });
            ahead = Some(found);
        }
    }
    wrong
}

/// Does every move of White bear a number, so that no half-move can be missing or written twice between them?
pub(super) fn is_numbered(game: &Game<'_>, replay: &Replay) -> bool {
    let mut of_white =
        replay.plies().iter().zip(replay.positions()).filter(|(_, before)| before.turn() == Color::White);
    of_white.all(|(ply, _)| number_before(game, ply.word).is_some())
}

/// The last number between a recorded word and the one before it, and where it begins.
fn number_before(game: &Game<'_>, word: usize) -> Option<(usize, u32)> {
    let moves = game.moves();
    let end = game.offset(moves[word].token);
    let start = word.checked_sub(1).map_or_else(|| game.movetext_start(), |before| game.end(moves[before].token));
    number_between(game, start, end)
}

/// The last number between two places of a record, and where it begins.
pub(super) fn number_between(game: &Game<'_>, start: usize, end: usize) -> Option<(usize, u32)> {
    let gap = game.text().get(start..end)?;
    let mut found = None;
    let mut at = 0;
    while at < gap.len() {
        let rest = &gap[at..];
        let length = match rest.as_bytes()[0] {
            b'{' => rest.find('}').map_or(rest.len(), |length| length + 1),
            b';' => rest.find('\n').unwrap_or(rest.len()),
            b'(' => closing(rest),
            byte if byte.is_ascii_whitespace() => 1,
            byte if byte >= 0x80 && counted_length(rest) > 0 => counted_length(rest),
            // A space of more than one byte (U+00A0, U+3000) ends a word, and is one by itself.
            _ => match rest.find(|c: char| c.is_whitespace() || matches!(c, '{' | '(' | ';')) {
                Some(0) | None => rest.chars().next().filter(|c| c.is_whitespace()).map_or(rest.len(), char::len_utf8),
                Some(length) => length,
            },
        };
        let piece = &rest[..length];
        if let Some(counted) = notation::counted_move(piece) {
            found = Some((start + at, counted.number));
        }
        let digits = piece.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0
            && piece[digits..].trim_matches(['.', '…']).is_empty()
            && let Ok(number) = piece[..digits].parse()
        {
            found = Some((start + at, number));
        }
        at += length;
    }
    found
}

/// How long a number is that is written as on Chinese and full-width sheets; 0 for anything else.
fn counted_length(text: &str) -> usize {
    notation::counted_move(text).map_or(0, |counted| counted.length)
}

/// How long a bracketed variation is.
fn closing(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;
    use crate::replay::AtFault;

    fn found(record: &str) -> Vec<(usize, u32, u32)> {
        let game = games(record).next().unwrap();
        let replay = Replay::of(&game, AtFault::Stop);
        wrong_numbers(&game, &replay).iter().map(|wrong| (wrong.ply, wrong.written, wrong.expected)).collect()
    }

    #[test]
    fn a_space_of_more_than_one_byte_parts_numbers() {
        for space in ["\u{a0}", "\u{3000}", "\u{2003}", "\u{85}"] {
            let text = format!("1. e4 e5{space}2.{space}Nf3 Nc6{space}{space}3. Bb5");
            let game = games(&text).next().expect("a game");
            let replay = Replay::of(&game, AtFault::Stop);
            assert!(is_numbered(&game, &replay), "{space:?}");
        }
    }

    #[test]
    fn numbers_as_people_write_them_are_right() {
        for record in [
            "1. e4 e5 2. Nf3 Nc6",
            "1.e4 {best} 1...e5 2 Nf3 (2. f4 exf4 3. Nf3) 2... Nc6 3Bb5",
            "e4 e5 Nf3 Nc6",
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n41. e4 Kd7 42. e5",
        ] {
            assert_eq!(found(record), [], "{record}");
        }
    }

    #[test]
    fn gaps_and_repeats_are_located_once() {
        assert_eq!(found("1. e4 e5 3. Nf3 Nc6 4. Bb5"), [(3, 3, 2)]);
        assert_eq!(found("1. e4 e5 2. Nf3 Nc6 2. Bb5 a6 3. Ba4"), [(5, 2, 3)]);
        assert_eq!(found("1. e4 2. e5 3. Nf3"), [(2, 2, 1)]);
    }

    #[test]
    fn a_record_is_numbered_where_every_move_of_white_bears_its_number() {
        let from = |turn: char, moves: &str| format!("[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 {turn} - - 0 40\"]\n\n{moves}");
        for (record, numbered) in [
            ("1. e4 e5 2. Nf3 Nc6".to_owned(), true),
            ("1. e4 1... e5 2. Nf3".to_owned(), true),
            ("1 e4 e5 2 Nf3".to_owned(), true),
            ("１．e4 e5 第2回合 Nf3".to_owned(), true),
            ("1. e4 {2.} e5 {3.} 2. Nf3".to_owned(), true),
            ("*".to_owned(), true),
            (from('b', "e5 41. e4 Kd7"), true),
            (from('b', "40... e5 41. e4 Kd7 42. Kd2"), true),
            (from('w', "e4 e5 41. Kd2"), false),
            ("e4 e5 2. Nf3".to_owned(), false),
            ("1. e4 e5 Nf3 Nc6".to_owned(), false),
            ("1. e4 e5 {2.} Nf3 Nc6".to_owned(), false),
            ("1. e4 e5 (2. d4) Nf3 Nc6".to_owned(), false),
            ("1. e4 e5 (1... c5 (1... e6) 2. d4) Nf3 Nc6".to_owned(), false),
            ("1. e4 e5 (1... c5 (1... e6) 3. d4) 2. Nf3 Nc6".to_owned(), true),
            ("1. e4 e5 ; 2.\nNf3 Nc6".to_owned(), false),
            ("e4 1... e5 Nf3 2... Nc6".to_owned(), false),
        ] {
            let game = games(&record).next().expect("a game");
            assert_eq!(is_numbered(&game, &Replay::of(&game, AtFault::Stop)), numbered, "{record}");
        }
    }
}
