//! Words of a record that are no standard notation, and the moves they stand for: other languages' letters, signs that look
//! alike, short forms, slips of pens and readers. What a word may stand for is told by the moves that are legal, and of those
//! by the moves that follow.
//!
//! Nothing is mended here: each mending is proposed, and the arbiter takes it or not.

use cozy_chess::{Color, Move};

use super::super::fen;
use super::super::notation;
use super::super::pgn::{Game, Place};
use super::super::position::Position;
use super::super::replay::{AtFault, Replay};
use super::letters::latin;
use super::numbers::number_between;
use super::reading::{NEAR, by_letters, near_moves, plays_on, resolved, several_pieces, short_forms};
use super::tongues::{Tongues, as_written};
use super::words::{Word, words};

/// So many of the moves that follow are looked at.
const AHEAD: usize = 60;
/// After so many of them a reading is told, even if a later word stops it too.
const ENOUGH: usize = 24;
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
    /// No word stands there, but by the numbers one is missing.
    Missing,
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

impl Mending {
    fn of(word: &Word<'_>, why: Why, means: Vec<String>, is_clear: bool) -> Mending {
        Mending {
            place: word.place,
            start: word.start,
            end: word.end,
            word: word.text.to_owned(),
            means,
            why,
            is_clear,
        }
    }
}

/// Every word of a record that needs mending, up to the first for which no clear reading is found; none where the starting
/// position cannot be read.
pub fn mendings(game: &Game<'_>) -> Vec<Mending> {
    let Ok(start) = game.tag("FEN").map_or_else(|| Ok(Position::default()), |tag| fen::read(&tag)) else {
        return Vec::new();
    };
    let end = end_of_moves(game);
    let words: Vec<Word<'_>> = words(game).into_iter().filter(|word| word.start < end).collect();
    let tongues = Tongues::of(&words, &start);
    // By how much the record's numbers are ahead of the board's; those of a game from a position begin anywhere.
    let mut ahead: Option<i64> = game.tag("FEN").is_none().then_some(0);
    let mut position = start;
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let behind = index.checked_sub(1).map_or_else(|| game.movetext_start(), |before| words[before].end);
        if let Some((_, number)) = number_between(game, behind, word.start) {
            let found_ahead = i64::from(number) - i64::from(position.move_number());
            let one_missing = found_ahead == ahead.unwrap_or(found_ahead) + 1 && position.turn() == Color::Black;
            if one_missing {
                found.extend(missing(word, &words[index..words.len().min(index + AHEAD)], &position, &tongues));
            }
            // The numbers say that moves are missing or written twice: what the words behind stand for, nobody knows.
            if found_ahead != *ahead.get_or_insert(found_ahead) {
                return found;
            }
        }
        if let Some(mv) = as_written(&position, word.text, &tongues) {
            position.play(mv);
            continue;
        }
        let Some((why, moves)) = candidates(&position, word.text, &tongues) else {
            found.push(Mending::of(word, Why::Slip, Vec::new(), false));
            return found;
        };
        let following = &words[(index + 1).min(words.len())..words.len().min(index + 1 + AHEAD)];
        let is_told_apart = moves.len() > 1 || why == Why::Slip;
        let rated = |(mv, apart): (Move, usize)| Rated {
            on: if is_told_apart { plays_on(&position.after(mv), following, tongues.likeliest()) } else { 0 },
            apart,
            mv,
        };
        let mut rated: Vec<Rated> = moves.into_iter().map(rated).collect();
        rated.sort_by_key(|one| (std::cmp::Reverse(one.on), one.apart));
        let is_clear = is_clear(why, &rated, &position, word, following, &tongues);
        let nearest = rated.iter().map(|one| one.apart).min().unwrap_or(NEAR);
        let offered = rated.iter().filter(|one| one.apart <= if nearest == 0 { 0 } else { NEAR });
        let means = offered.take(MOST_OFFERED).map(|one| notation::san(&position, one.mv)).collect();
        found.push(Mending::of(word, why, means, is_clear));
        if !is_clear {
            return found;
        }
        position.play(rated[0].mv);
    }
    found
}

/// Where the kings are put into the centre, which tells the result and is no move; beyond every word where they are not.
fn end_of_moves(game: &Game<'_>) -> usize {
    let replay = Replay::of(game, AtFault::Stop);
    let behind = replay.plies().last().map_or(0, |ply| ply.word + 1);
    replay.signal().and_then(|_| game.moves().get(behind)).map_or(usize::MAX, |sign| game.offset(sign.token))
}

/// Is the first of the moves, the likeliest first, the one that is meant?
fn is_clear(
    why: Why,
    rated: &[Rated],
    position: &Position,
    word: &Word<'_>,
    following: &[Word<'_>],
    tongues: &Tongues,
) -> bool {
    let is_ahead = rated.get(1).is_none_or(|second| rated[0].on >= second.on + CLEARLY_MORE);
    match why {
        Why::Letters { .. } | Why::LookAlike | Why::Short => rated.len() == 1 || is_ahead,
        Why::Missing => false,
        Why::WhichPiece => is_ahead && tongues.begins_own(position, word.text),
        // A word that can be read and is illegal may be what was played.
        Why::Slip => {
            let best = &rated[0];
            let readable = notation::read(word.text.as_bytes()).is_some();
            let is_told = best.on == following.len() || best.on >= ENOUGH;
            // Signs that are mixed up make one word of two: then nothing else is as near.
            let is_only = best.apart == 0 && rated[1..].iter().all(|one| one.apart > 0);
            let is_nearest = best.apart <= NEAR && rated.iter().all(|one| one.apart >= best.apart);
            !readable && is_told && (is_only || (is_nearest && is_ahead && !following.is_empty()))
        }
    }
}

/// The half-moves of Black that may be missing before a word, those first after which most can be played.
fn missing(word: &Word<'_>, following: &[Word<'_>], position: &Position, tongues: &Tongues) -> Option<Mending> {
    let mut rated: Vec<(usize, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (plays_on(&position.after(mv), following, tongues.likeliest()), mv))
        .filter(|(on, _)| *on == following.len() || *on >= CLEARLY_MORE)
        .collect();
    rated.sort_by_key(|(on, _)| std::cmp::Reverse(*on));
    let means: Vec<String> = rated.iter().take(MOST_OFFERED).map(|(_, mv)| notation::san(position, *mv)).collect();
    let gap = Mending {
        start: word.start,
        end: word.start,
        word: String::new(),
        ..Mending::of(word, Why::Missing, means, false)
    };
    (!gap.means.is_empty()).then_some(gap)
}

/// A move that a word may stand for.
struct Rated {
    /// How many of the words that follow can be played after it.
    on: usize,
    /// How many letters its notation is away from the word.
    apart: usize,
    mv: Move,
}

/// The record with its clear mendings taken.
pub fn mended(record: &str, mendings: &[Mending]) -> String {
    let mut text = String::with_capacity(record.len());
    let mut at = 0;
    for mending in mendings.iter().filter(|mending| mending.is_clear) {
        let Some(san) = mending.means.first() else { continue };
        text.push_str(&record[at..mending.start]);
        text.push_str(san);
        if mending.why == Why::Missing {
            text.push(' ');
        }
        at = mending.end;
    }
    text.push_str(&record[at..]);
    text
}

/// What a word may stand for, by the first way of reading that gives anything; each with the letters that it is away.
fn candidates(position: &Position, word: &str, tongues: &Tongues) -> Option<(Why, Vec<(Move, usize)>)> {
    let plain = latin(word);
    let exactly = |moves: Vec<Move>| moves.into_iter().map(|mv| (mv, 0)).collect::<Vec<_>>();
    let of = &tongues.of[position.turn() as usize];
    let mut read: Vec<Move> = Vec::new();
    let mut languages = "";
    for letters in of {
        if let Some(mv) = by_letters(position, word, letters).or_else(|| by_letters(position, &plain, letters))
            && !read.contains(&mv)
        {
            languages = if read.is_empty() { letters.languages } else { languages };
            read.push(mv);
        }
    }
    if !read.is_empty() {
        let is_alike = plain != word && resolved(position, &plain) == Some(read[0]);
        let why = if is_alike { Why::LookAlike } else { Why::Letters { languages } };
        return Some((why, exactly(read)));
    }
    if let Some(moves) = several_pieces(position, &plain, of[0]) {
        return Some((Why::WhichPiece, exactly(moves)));
    }
    let short = short_forms(position, &plain);
    if !short.is_empty() {
        return Some((Why::Short, exactly(short)));
    }
    let near = near_moves(position, &plain, of[0]);
    (!near.is_empty()).then_some((Why::Slip, near))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

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
    fn kings_in_the_centre_are_no_slip() {
        assert_eq!(found("1. e4 e5 2. Nf3 Nc6 Ke5 Kd4"), []);
        assert_eq!(found("1. e4 e5 2. Sf3 Nc6 3. Bb5 a6 Ke4 Kd5 1-0").len(), 1, "the letter is told all the same");
    }

    #[test]
    fn a_readable_illegal_move_is_never_mended_unasked() {
        let all = found("1. e4 e5 2. Nd5 Nc6 3. Bb5");
        assert_eq!(all.len(), 1);
        assert!(!all[0].2, "{all:?}");
    }

    #[test]
    fn a_promotion_that_two_languages_read_otherwise_is_asked_about() {
        // A Hungarian rook is a B; the knight tells that the letters are Hungarian.
        let sheet = "[FEN \"7k/P7/8/8/8/8/8/R3K1N1 w - - 0 1\"]\n\n1. Hf3 Kg7 2. Hd4 Kf6 3. a8=B Ke5";
        let promotion = found(sheet).pop().expect("a mending");
        assert_eq!(promotion, ("a8=B".to_owned(), vec!["a8=R".to_owned(), "a8=B".to_owned()], false));
    }
}
