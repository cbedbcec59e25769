//! The moves that a word may stand for, by letters, signs and short forms; nearly, where no way of writing gives it.

use cozy_chess::{File, Move, Piece};

use super::super::legality::{self, Illegal};
use super::super::notation;
use super::super::position::Position;
use super::letters::{ALL, Letters, latin};
use super::spelling::{folded, letters_apart, spellings};
use super::words::Word;

/// Moves so many letters away from a word are compared with the likeliest one …
const COMPARED: usize = 2;
/// … which itself may be so many away.
pub(super) const NEAR: usize = 1;

/// White's letters and Black's.
pub(super) type Tongue = [&'static Letters; 2];

/// How many of the words can be played one after the other.
pub(super) fn plays_on(position: &Position, words: &[Word<'_>], tongue: Tongue) -> usize {
    let mut position = position.clone();
    for (index, word) in words.iter().enumerate() {
        let Some(mv) = read_loosely(&position, word.text, tongue[position.turn() as usize]) else { return index };
        position.play(mv);
    }
    words.len()
}

pub(super) fn resolved(position: &Position, word: &str) -> Option<Move> {
    legality::resolve(position, notation::read(word.as_bytes())?).ok()
}

/// By the player's letters, in standard notation, with signs that look alike, or as a short form.
fn read_loosely(position: &Position, word: &str, letters: &'static Letters) -> Option<Move> {
    if let Some(mv) = by_letters(position, word, letters).or_else(|| resolved(position, word)) {
        return Some(mv);
    }
    let plain = latin(word);
    by_letters(position, &plain, letters)
        .or_else(|| resolved(position, &plain))
        .or_else(|| single(short_forms(position, &plain)))
}

pub(super) fn by_letters(position: &Position, word: &str, letters: &Letters) -> Option<Move> {
    let english = letters.in_english(word).unwrap_or_else(|| letters.promotion_in_english(word));
    resolved(position, &latin(&english))
}

fn single(moves: Vec<Move>) -> Option<Move> {
    if let [mv] = moves[..] { Some(mv) } else { None }
}

pub(super) fn several_pieces(position: &Position, word: &str, letters: &Letters) -> Option<Vec<Move>> {
    let word = letters.in_english(word).unwrap_or_else(|| word.to_owned());
    let written = notation::read(word.as_bytes())?;
    let Err(Illegal::Ambiguous { from }) = legality::resolve(position, written) else { return None };
    let notation::Written::Step { to, promotion, .. } = written else { return None };
    Some(from.into_iter().map(|from| Move { from, to, promotion }).collect())
}

/// `ed`, `e:d`, `exd` for a pawn's capture, `00` and `000` for castling.
pub(super) fn short_forms(position: &Position, word: &str) -> Vec<Move> {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let castling = match bare {
        "00" | "OO" | "oo" => Some("O-O"),
        "000" | "OOO" | "ooo" => Some("O-O-O"),
        _ => None,
    };
    if let Some(castling) = castling {
        return resolved(position, castling).into_iter().collect();
    }
    let mut files = bare.chars().filter(|c| !"x:-".contains(*c)).map(|letter| letter.to_string().parse::<File>());
    let (Some(Ok(from)), Some(Ok(to)), None) = (files.next(), files.next(), files.next()) else { return Vec::new() };
    let pawns = position.board().pieces(Piece::Pawn);
    let captures = |mv: &Move| pawns.has(mv.from) && mv.from.file() == from && mv.to.file() == to && from != to;
    position.legal_moves().into_iter().filter(captures).collect()
}

/// The legal moves that are written nearly like the word, in the player's letters or in those of any language, with how many
/// letters each is away; none where only moves further off are found.
pub(super) fn near_moves(position: &Position, word: &str, letters: &Letters) -> Vec<(Move, usize)> {
    let own = letters.in_english(word).unwrap_or_else(|| word.to_owned());
    let written = folded(&own);
    if written.chars().count() < 2 {
        return Vec::new();
    }
    let foreign: Vec<Move> =
        ALL.iter().filter_map(|other| resolved(position, &latin(&other.in_english(word)?))).collect();
    let apart = |mv: Move| {
        let spelled = spellings(position, mv).iter().map(|one| letters_apart(&written, &folded(one))).min();
        if foreign.contains(&mv) { spelled.map(|apart| apart.min(NEAR)) } else { spelled }
    };
    let near: Vec<(Move, usize)> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| Some((mv, apart(mv)?)))
        .filter(|(_, apart)| *apart <= COMPARED)
        .collect();
    if near.iter().any(|(_, apart)| *apart <= NEAR) { near } else { Vec::new() }
}
