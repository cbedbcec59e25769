//! Words of a record that are no standard notation, and the moves they stand for: other languages' letters, signs that look
//! alike, short forms, slips of pens and readers. What a word may stand for is told by the moves that are legal, and of those
//! by the moves that follow.
//!
//! Nothing is mended here: each mending is proposed, and the arbiter takes it or not.

use cozy_chess::{File, Move, Piece};

use super::super::fen;
use super::super::legality::{self, Illegal};
use super::super::notation;
use super::super::pgn::{Game, Place, ReadFault};
use super::super::position::Position;
use super::letters::{ALL, Letters, latin};

/// So many of the moves that follow are looked at.
const AHEAD: usize = 12;
/// A reading is the likeliest only if so many more of the moves that follow can be played after it than after any other.
const CLEARLY_MORE: usize = 2;
/// At most so many moves are offered for a word.
const MOST_OFFERED: usize = 5;

/// Why a word is taken for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The letters of other languages.
    Letters { languages: &'static str },
    /// Signs that look like Latin ones.
    LookAlike,
    /// A short form: `ed`, `00`.
    Short,
    /// Several pieces could make it.
    WhichPiece,
    /// A slip: letters wrong, missing or too many.
    Slip,
}

/// A word that is no standard notation, and what it may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mending {
    pub place: Place,
    /// Where it stands in the record, in bytes.
    pub start: usize,
    pub end: usize,
    pub word: String,
    /// The moves it may stand for in standard notation, the likeliest first.
    pub means: Vec<String>,
    pub why: Why,
    /// Only the first of them goes with the moves that follow. If not, the arbiter must be asked.
    pub is_clear: bool,
}

/// Every word of a record that needs mending, up to the first for which no clear reading is found; none where the starting
/// position cannot be read.
pub fn mendings(game: &Game<'_>) -> Vec<Mending> {
    let Ok(start) = game.tag("FEN").map_or_else(|| Ok(Position::default()), |tag| fen::read(&tag)) else {
        return Vec::new();
    };
    let words = words(game);
    let letters = likeliest_letters(&words, &start);
    let mut position = start;
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        if let Some(mv) = as_written(&position, word.text, letters) {
            position.play(mv);
            continue;
        }
        let Some((why, mut moves, same_letters)) = candidates(&position, word.text, letters) else {
            found.push(word.mending(Why::Slip, Vec::new(), false));
            return found;
        };
        let following = &words[(index + 1).min(words.len())..words.len().min(index + 1 + AHEAD)];
        let mut rated: Vec<(usize, Move)> =
            moves.drain(..).map(|mv| (plays_on(&position.after(mv), following, letters), mv)).collect();
        rated.sort_by_key(|(on, _)| std::cmp::Reverse(*on));
        let goes_on = rated[0].0 == following.len() || rated[0].0 >= CLEARLY_MORE;
        let is_clear = match why {
            Why::Letters { .. } | Why::LookAlike | Why::Short => rated.len() == 1 || is_ahead(&rated),
            Why::WhichPiece => is_ahead(&rated),
            // A word that can be read and is illegal may be what was played.
            Why::Slip => {
                let is_told = same_letters || !following.is_empty();
                let readable = notation::read(word.text.as_bytes()).is_some();
                !readable && is_told && goes_on && (rated.len() == 1 || is_ahead(&rated))
            }
        };
        let means = rated.iter().take(MOST_OFFERED).map(|(_, mv)| notation::san(&position, *mv)).collect();
        found.push(word.mending(why, means, is_clear));
        if !is_clear {
            return found;
        }
        position.play(rated[0].1);
    }
    found
}

/// The record with its clear mendings taken.
pub fn mended(record: &str, mendings: &[Mending]) -> String {
    let mut text = String::with_capacity(record.len());
    let mut at = 0;
    for mending in mendings.iter().filter(|mending| mending.is_clear) {
        let Some(san) = mending.means.first() else { continue };
        text.push_str(&record[at..mending.start]);
        text.push_str(san);
        at = mending.end;
    }
    text.push_str(&record[at..]);
    text
}

fn is_ahead(rated: &[(usize, Move)]) -> bool {
    rated.get(1).is_none_or(|second| rated[0].0 >= second.0 + CLEARLY_MORE)
}

struct Word<'a> {
    place: Place,
    start: usize,
    end: usize,
    text: &'a str,
}

impl Word<'_> {
    fn mending(&self, why: Why, means: Vec<String>, is_clear: bool) -> Mending {
        Mending {
            place: self.place,
            start: self.start,
            end: self.end,
            word: self.text.to_owned(),
            means,
            why,
            is_clear,
        }
    }
}

/// The words that stand where moves should, readable or not, in the order of the text.
fn words<'a>(game: &Game<'a>) -> Vec<Word<'a>> {
    let moves = game.moves().iter().map(|recorded| recorded.token);
    let strays = game.faults().iter().filter(|(fault, _)| *fault == ReadFault::StrayWord).map(|(_, span)| *span);
    let mut words: Vec<Word<'a>> = moves
        .chain(strays)
        .map(|span| Word {
            place: game.place(span),
            start: game.offset(span),
            end: game.end(span),
            text: game.slice(span),
        })
        .collect();
    words.sort_by_key(|word| word.start);
    words
}

/// The letters by which most of the game can be read from its beginning; English where others read no more.
fn likeliest_letters(words: &[Word<'_>], start: &Position) -> &'static Letters {
    let mut best = (plays_on(start, words, &ALL[0]), &ALL[0]);
    for letters in &ALL[1..] {
        let reads = plays_on(start, words, letters);
        if reads > best.0 {
            best = (reads, letters);
        }
    }
    best.1
}

/// How many of the words can be played one after the other.
fn plays_on(position: &Position, words: &[Word<'_>], letters: &'static Letters) -> usize {
    let mut position = position.clone();
    for (index, word) in words.iter().enumerate() {
        let Some(mv) = read_loosely(&position, word.text, letters) else { return index };
        position.play(mv);
    }
    words.len()
}

/// The move of a word in standard notation, where the game's letters do not read it otherwise.
fn as_written(position: &Position, word: &str, letters: &'static Letters) -> Option<Move> {
    let english = resolved(position, word)?;
    let otherwise = letters.in_english(word).and_then(|other| resolved(position, &other));
    otherwise.is_none_or(|other| other == english).then_some(english)
}

fn resolved(position: &Position, word: &str) -> Option<Move> {
    legality::resolve(position, notation::read(word.as_bytes())?).ok()
}

/// By the game's letters, in standard notation, with signs that look alike, or as a short form.
fn read_loosely(position: &Position, word: &str, letters: &'static Letters) -> Option<Move> {
    let plain = latin(word);
    by_letters(position, word, letters)
        .or_else(|| resolved(position, word))
        .or_else(|| by_letters(position, &plain, letters))
        .or_else(|| resolved(position, &plain))
        .or_else(|| single(short_forms(position, &plain)))
}

fn by_letters(position: &Position, word: &str, letters: &Letters) -> Option<Move> {
    let english = letters.in_english(word).unwrap_or_else(|| letters.promotion_in_english(word));
    resolved(position, &latin(&english))
}

fn single(moves: Vec<Move>) -> Option<Move> {
    if let [mv] = moves[..] { Some(mv) } else { None }
}

/// What a word may stand for, by the first way of reading that gives anything; and whether its letters are those of the moves,
/// signs that are mixed up apart.
fn candidates(position: &Position, word: &str, letters: &'static Letters) -> Option<(Why, Vec<Move>, bool)> {
    let plain = latin(word);
    if let Some(mv) = by_letters(position, word, letters) {
        return Some((Why::Letters { languages: letters.languages }, vec![mv], true));
    }
    if let Some(mv) = resolved(position, &plain).or_else(|| by_letters(position, &plain, letters)) {
        return Some((Why::LookAlike, vec![mv], true));
    }
    if let Some(moves) = several_pieces(position, &plain) {
        return Some((Why::WhichPiece, moves, true));
    }
    let short = short_forms(position, &plain);
    if !short.is_empty() {
        return Some((Why::Short, short, true));
    }
    let mut foreign: Vec<(Move, &'static str)> = Vec::new();
    for other in ALL {
        if let Some(mv) = other.in_english(word).and_then(|english| resolved(position, &latin(&english)))
            && foreign.iter().all(|(known, _)| *known != mv)
        {
            foreign.push((mv, other.languages));
        }
    }
    if let Some((_, languages)) = foreign.first() {
        return Some((Why::Letters { languages }, foreign.iter().map(|(mv, _)| *mv).collect(), true));
    }
    let (distance, slips) = slips(position, &plain, letters)?;
    Some((Why::Slip, slips, distance == 0))
}

fn several_pieces(position: &Position, word: &str) -> Option<Vec<Move>> {
    let written = notation::read(word.as_bytes())?;
    let Err(Illegal::Ambiguous { from }) = legality::resolve(position, written) else { return None };
    let notation::Written::Step { to, promotion, .. } = written else { return None };
    Some(from.into_iter().map(|from| Move { from, to, promotion }).collect())
}

/// `ed`, `e:d`, `exd` for a pawn's capture, `00` and `000` for castling.
fn short_forms(position: &Position, word: &str) -> Vec<Move> {
    let bare: String = word.trim_end_matches(['+', '#', '!', '?']).chars().filter(|c| !"x:-".contains(*c)).collect();
    let castling = match bare.as_str() {
        "00" | "OO" | "oo" => Some("O-O"),
        "000" | "OOO" | "ooo" => Some("O-O-O"),
        _ => None,
    };
    if let Some(castling) = castling {
        return resolved(position, castling).into_iter().collect();
    }
    let mut files = bare.chars().map(|letter| letter.to_string().parse::<File>());
    let (Some(Ok(from)), Some(Ok(to)), None) = (files.next(), files.next(), files.next()) else { return Vec::new() };
    let pawns = position.board().pieces(Piece::Pawn);
    let captures = |mv: &Move| pawns.has(mv.from) && mv.from.file() == from && mv.to.file() == to && from != to;
    position.legal_moves().into_iter().filter(captures).collect()
}

/// The legal moves whose notation differs from the word by one letter; by none, where letters are taken that look alike.
fn slips(position: &Position, word: &str, letters: &Letters) -> Option<(usize, Vec<Move>)> {
    let word = letters.in_english(word).unwrap_or_else(|| word.to_owned());
    let written = folded(&word);
    if written.chars().count() < 2 {
        return None;
    }
    let mut rated: Vec<(usize, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (spellings(position, mv).iter().map(|one| letters_apart(&written, &folded(one))).min(), mv))
        .filter_map(|(distance, mv)| Some((distance?, mv)))
        .filter(|(distance, _)| *distance <= 1)
        .collect();
    rated.sort_by_key(|(distance, _)| *distance);
    let nearest = rated.first()?.0;
    Some((nearest, rated.into_iter().filter(|(distance, _)| *distance == nearest).map(|(_, mv)| mv).collect()))
}

/// The ways in which a move is written.
fn spellings(position: &Position, mv: Move) -> Vec<String> {
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
fn folded(word: &str) -> String {
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

/// How many letters must be changed, put in or left out to make one word of the other.
pub(in crate::laws) fn letters_apart(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::pgn::games;

    /// What the words mean that are no standard notation, and whether it is clear.
    fn found(record: &str) -> Vec<(String, Vec<String>, bool)> {
        let game = games(record).next().unwrap();
        let all = mendings(&game);
        all.into_iter().map(|one| (one.word, one.means, one.is_clear)).collect()
    }

    fn whole(record: &str) -> String {
        let game = games(record).next().unwrap();
        let all = mendings(&game);
        assert!(all.iter().all(|one| one.is_clear), "{all:?}");
        mended(game.text(), &all)
    }

    #[test]
    fn letters_of_many_languages_are_told_from_the_game() {
        let english = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Qe2 O-O 7. Rd1 Kh8";
        for (letters, [k, q, r, b, n]) in [
            ("German", ["K", "D", "T", "L", "S"]),
            ("French", ["R", "D", "T", "F", "C"]),
            ("Spanish", ["R", "D", "T", "A", "C"]),
            ("Portuguese", ["R", "D", "T", "B", "C"]),
            ("Dutch", ["K", "D", "T", "L", "P"]),
            ("Polish", ["K", "H", "W", "G", "S"]),
            ("Czech", ["K", "D", "V", "S", "J"]),
            ("Hungarian", ["K", "V", "B", "F", "H"]),
            ("Romanian", ["R", "D", "T", "N", "C"]),
            ("Turkish", ["Ş", "V", "K", "F", "A"]),
            ("Russian", ["Кр", "Ф", "Л", "С", "К"]),
            ("Chinese", ["王", "后", "车", "象", "马"]),
            ("Chinese", ["王", "后", "車", "象", "馬"]),
        ] {
            let foreign: String = english
                .chars()
                .map(|c| match c {
                    'K' => k.to_owned(),
                    'Q' => q.to_owned(),
                    'R' => r.to_owned(),
                    'B' => b.to_owned(),
                    'N' => n.to_owned(),
                    other => other.to_string(),
                })
                .collect();
            assert_eq!(whole(&foreign), english, "{letters}: {foreign}");
        }
        assert_eq!(whole("1. Sf3 马f6 2. Cc3 Кc6"), "1. Nf3 Nf6 2. Nc3 Nc6", "mixed");
    }

    #[test]
    fn signs_that_look_alike_and_short_forms() {
        assert_eq!(whole("1. е4 d5 2. ed Qxd5"), "1. e4 d5 2. exd5 Qxd5");
        assert_eq!(whole("1. ｅ４ d5 2. e:d Qxd5"), "1. e4 d5 2. exd5 Qxd5");
        assert_eq!(whole("1. Ng1f3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 00 0-0"), "1. Ng1f3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O 0-0");
    }

    #[test]
    fn slips_are_offered_by_legality_and_by_what_follows() {
        let slip = found("1. Nf3 Nf6 2. Ngl Ng8 3. Nf3");
        assert_eq!(slip, [("Ngl".to_owned(), vec!["Ng1".to_owned()], true)]);
        // Nothing follows that would tell.
        let (word, means, is_clear) = found("1. Nf").remove(0);
        assert_eq!((word.as_str(), is_clear), ("Nf", false));
        assert_eq!(means, ["Nf3"]);
    }

    #[test]
    fn a_readable_illegal_move_is_never_mended_unasked() {
        let all = found("1. e4 e5 2. Nd5 Nc6 3. Bb5");
        assert_eq!(all.len(), 1);
        assert!(!all[0].2, "{all:?}");
    }

    #[test]
    fn letters_apart_counts_changes() {
        assert_eq!(letters_apart("Ngl", "Ng1"), 1);
        assert_eq!(letters_apart("Nf3", "Ng1"), 2);
        assert_eq!(letters_apart("", "O-O"), 3);
        assert_eq!(letters_apart("Qe2", "Qe2"), 0);
    }
}
