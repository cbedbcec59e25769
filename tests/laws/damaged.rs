//! Damaged scoresheets with their truth: sheets of real games are written in other letters, with slips, gaps and confusions, each
//! kind told apart. How many are mended rightly is measured; a reading taken for clear that is not what was played is a fault.
//!
//! `SONNEBORN_SHEETS=2000 cargo test --test laws damaged -- --nocapture` prints the figures for so many sheets of each kind.

use std::collections::BTreeMap;
use std::fs;

use sonneborn_laws::claim::{Announced, ClaimForm, ClaimName, Rules, Side};
use sonneborn_laws::edition::{EditionId, Rate};
use sonneborn_laws::pgn;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::rule;
use sonneborn_laws::sheet::{Mending, mended, mendings};
use sonneborn_laws::{Color, Move};

use crate::common::golden;

/// Sheets of each kind that the ordinary tests damage.
const SHEETS: usize = 4;

/// King, queen, rook, bishop, knight.
const LANGUAGES: [(&str, [&str; 5]); 12] = [
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
];

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// A game as it was played.
struct Truth {
    moves: Vec<Move>,
    sans: Vec<String>,
}

/// A word of a sheet, and the half-move from 0 that it stands for.
#[derive(Clone)]
struct Word {
    text: String,
    ply: usize,
}

/// A sheet: a line a move, its number first.
#[derive(Clone)]
struct Line {
    number: String,
    words: Vec<Word>,
}

fn sheet_of(truth: &Truth) -> Vec<Line> {
    let words = truth.sans.iter().enumerate().map(|(ply, san)| Word { text: san.clone(), ply });
    let words: Vec<Word> = words.collect();
    words
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| Line { number: format!("{}.", index + 1), words: pair.to_vec() })
        .collect()
}

/// The text, and for every word where it begins and which half-move it is.
fn text_of(lines: &[Line]) -> (String, BTreeMap<usize, usize>) {
    let mut text = String::new();
    let mut places = BTreeMap::new();
    for line in lines {
        text.push_str(&line.number);
        for word in &line.words {
            text.push(' ');
            places.insert(text.len(), word.ply);
            text.push_str(&word.text);
        }
        text.push('\n');
    }
    (text, places)
}

fn each_word(lines: &mut [Line], mut change: impl FnMut(&str, usize) -> String) {
    for word in lines.iter_mut().flat_map(|line| &mut line.words) {
        word.text = change(&word.text, word.ply);
    }
}

fn in_language(san: &str, letters: &[&str; 5]) -> String {
    let letter = |c: char| "KQRBN".find(c).map_or_else(|| c.to_string(), |index| letters[index].to_owned());
    if san.starts_with('O') { san.to_owned() } else { san.chars().map(letter).collect() }
}

/// Damages one word of the sheet, chosen among those that the change touches.
fn one_word(lines: &mut [Line], dice: &mut Dice, change: impl Fn(&str, &mut Dice) -> Option<String>) -> bool {
    let count: usize = lines.iter().map(|line| line.words.len()).sum();
    for _ in 0..40 {
        let at = dice.below(count);
        let word = lines.iter_mut().flat_map(|line| &mut line.words).nth(at).expect("a word");
        if let Some(changed) = change(&word.text, dice).filter(|changed| *changed != word.text) {
            word.text = changed;
            return true;
        }
    }
    false
}

fn replaced(text: &str, dice: &mut Dice, pairs: &[(&str, &str)]) -> Option<String> {
    let (from, to) = pairs[dice.below(pairs.len())];
    text.contains(from).then(|| text.replacen(from, to, 1))
}

const OCR: &[(&str, &str)] = &[
    ("1", "l"),
    ("1", "I"),
    ("1", "i"),
    ("1", "7"),
    ("0", "O"),
    ("O", "0"),
    ("8", "B"),
    ("B", "8"),
    ("5", "S"),
    ("5", "s"),
    ("Q", "O"),
    ("g", "q"),
    ("g", "9"),
    ("b", "6"),
    ("3", "B"),
    ("6", "b"),
    ("e", "c"),
    ("c", "e"),
    ("a", "d"),
    ("f", "t"),
    ("h", "n"),
    ("N", "H"),
    ("R", "A"),
    ("4", "9"),
    ("2", "z"),
    ("K", "k"),
    ("N", "n"),
    ("d", "cl"),
];

/// What is done to a sheet. `None` where the game offers no place for it.
type Damage = fn(&Truth, &mut Dice) -> Option<Vec<Line>>;

fn kind(name: &str, damage: Damage) -> (String, Damage) {
    (name.to_owned(), damage)
}

fn damages() -> Vec<(String, Damage)> {
    let mut all: Vec<(String, Damage)> = vec![
        kind("two languages", |truth, dice| {
            let (white, black) = (LANGUAGES[dice.below(12)].1, LANGUAGES[dice.below(12)].1);
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, ply| in_language(san, if ply % 2 == 0 { &white } else { &black }));
            Some(lines)
        }),
        kind("one word in another language", |truth, dice| {
            let mut lines = sheet_of(truth);
            let letters = LANGUAGES[dice.below(12)].1;
            one_word(&mut lines, dice, |san, _| Some(in_language(san, &letters))).then_some(lines)
        }),
        kind("Cyrillic squares", |truth, _| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, _| san.replace('e', "е").replace('a', "а").replace('c', "с").replace('x', "х"));
            Some(lines)
        }),
        kind("full-width", |truth, _| {
            let mut lines = sheet_of(truth);
            let wide = |c: char| char::from_u32(c as u32 + 0xFEE0).unwrap_or(c);
            each_word(&mut lines, |san, _| san.chars().map(wide).collect());
            Some(lines)
        }),
        kind("no captures and checks", |truth, _| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, _| san.replace(['x', '+', '#'], ""));
            Some(lines)
        }),
        kind("short pawn captures", |truth, _| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, _| {
                let pawn = san.as_bytes()[0].is_ascii_lowercase() && san.as_bytes()[1] == b'x' && !san.contains('=');
                if pawn { format!("{}{}", &san[..1], &san[2..3]) } else { san.to_owned() }
            });
            Some(lines)
        }),
        kind("castling with zeros", |truth, dice| {
            let mut lines = sheet_of(truth);
            let forms = [["0-0", "0-0-0"], ["00", "000"], ["o-o", "o-o-o"], ["O–O", "O–O–O"], ["0–0", "0–0–0"]];
            let form = forms[dice.below(forms.len())];
            let mut castles = false;
            each_word(&mut lines, |san, _| {
                castles |= san.starts_with('O');
                san.replace("O-O-O", form[1]).replace("O-O", form[0])
            });
            castles.then_some(lines)
        }),
        kind("which piece not said", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = one_word(&mut lines, dice, |san, _| {
                let bare = san.replace(['x', '+', '#'], "");
                let said = "RNBQ".contains(&san[..1]) && bare.len() == 4;
                said.then(|| format!("{}{}", &san[..1], &san[2..]))
            });
            done.then_some(lines)
        }),
        kind("long notation, German", |truth, _| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, ply| {
                if san.starts_with('O') {
                    return san.to_owned();
                }
                let mv = truth.moves[ply];
                let piece = san.chars().next().filter(char::is_ascii_uppercase).map(String::from).unwrap_or_default();
                let promotion = san.split_once('=').map(|(_, to)| to.trim_end_matches(['+', '#'])).unwrap_or_default();
                let sign = if san.contains('x') { "x" } else { "-" };
                in_language(&format!("{piece}{}{sign}{}{promotion}", mv.from, mv.to), &LANGUAGES[0].1)
            });
            Some(lines)
        }),
        kind("one misread letter", |truth, dice| {
            let mut lines = sheet_of(truth);
            one_word(&mut lines, dice, |san, dice| replaced(san, dice, OCR)).then_some(lines)
        }),
        kind("five misread letters", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = (0..5).filter(|_| one_word(&mut lines, dice, |san, dice| replaced(san, dice, OCR))).count();
            (done == 5).then_some(lines)
        }),
        kind("misread letters, French", |truth, dice| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, _| in_language(san, &LANGUAGES[1].1));
            let done = (0..3).filter(|_| one_word(&mut lines, dice, |san, dice| replaced(san, dice, OCR))).count();
            (done == 3).then_some(lines)
        }),
        kind("a letter left out", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = one_word(&mut lines, dice, |san, dice| {
                let mut letters: Vec<char> = san.chars().collect();
                letters.remove(dice.below(letters.len()));
                (!letters.is_empty()).then(|| letters.into_iter().collect())
            });
            done.then_some(lines)
        }),
        kind("a letter twice", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = one_word(&mut lines, dice, |san, dice| {
                let mut letters: Vec<char> = san.chars().collect();
                let at = dice.below(letters.len());
                letters.insert(at, letters[at]);
                Some(letters.into_iter().collect())
            });
            done.then_some(lines)
        }),
        kind("two letters changed over", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = one_word(&mut lines, dice, |san, dice| {
                let mut letters: Vec<char> = san.chars().collect();
                let at = dice.below(letters.len() - 1);
                letters.swap(at, at + 1);
                Some(letters.into_iter().collect())
            });
            done.then_some(lines)
        }),
        kind("a square beside", |truth, dice| {
            let mut lines = sheet_of(truth);
            let done = one_word(&mut lines, dice, |san, dice| {
                let next = |c: char| match c {
                    'a'..='g' | '1'..='7' => Some(char::from(c as u8 + 1)),
                    _ => None,
                };
                let mut letters: Vec<char> = san.chars().collect();
                let at = dice.below(letters.len());
                letters[at] = next(letters[at])?;
                Some(letters.into_iter().collect())
            });
            done.then_some(lines)
        }),
        kind("a wrong number", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = 1 + dice.below(lines.len() - 1);
            lines[at].number = format!("{}.", at + 2 + dice.below(3));
            Some(lines)
        }),
        kind("a number twice", |truth, dice| {
            let mut lines = sheet_of(truth);
            let from = 1 + dice.below(lines.len() - 1);
            for (index, line) in lines.iter_mut().enumerate().skip(from) {
                line.number = format!("{index}.");
            }
            Some(lines)
        }),
        kind("a half-move missing", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = dice.below(lines.len() - 1);
            let which = dice.below(2);
            lines[at].words.remove(which);
            Some(lines)
        }),
        kind("a move of both missing", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = dice.below(lines.len() - 1);
            lines.remove(at);
            for (index, line) in lines.iter_mut().enumerate().skip(at) {
                line.number = format!("{}.", index + 1);
            }
            Some(lines)
        }),
        kind("a move written twice", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = dice.below(lines.len() - 1);
            lines.insert(at, lines[at].clone());
            for (index, line) in lines.iter_mut().enumerate().skip(at) {
                line.number = format!("{}.", index + 1);
            }
            Some(lines)
        }),
        kind("two lines changed over", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = dice.below(lines.len() - 2);
            lines.swap(at, at + 1);
            Some(lines)
        }),
        kind("White's and Black's move changed over", |truth, dice| {
            let mut lines = sheet_of(truth);
            let at = dice.below(lines.len() - 1);
            lines[at].words.swap(0, 1);
            Some(lines)
        }),
    ];
    macro_rules! languages {
        ($($index:literal)*) => { $( all.push(kind(LANGUAGES[$index].0, |truth, _| {
            let mut lines = sheet_of(truth);
            each_word(&mut lines, |san, _| in_language(san, &LANGUAGES[$index].1));
            Some(lines)
        })); )* };
    }
    languages!(0 1 2 3 4 5 6 7 8 9 10 11);
    all
}

/// What became of the sheets of a kind.
#[derive(Default, Debug)]
struct Figures {
    sheets: usize,
    /// Mended to the game that was played.
    right: usize,
    /// Something is asked, and the answer is among what is offered.
    asked_rightly: usize,
    asked: usize,
    /// The numbers or the moves do not fit, and the claim desk says so.
    told: usize,
    /// Every word is a legal move in the player's own notation, so that nothing is mended and nothing tells: only the other
    /// scoresheet or the board does.
    other_game: Vec<String>,
    /// A reading was taken for clear that is not what was played, and nothing is asked.
    wrong: Vec<String>,
}

fn truths() -> Vec<Truth> {
    let Some(rules) = golden("rules") else { return Vec::new() };
    let mut all = Vec::new();
    for file in [
        "tatamast22.pgn",
        "linares_2002.pgn",
        "uzchesscup.pgn",
        "wcup11.pgn",
        "dortmund.pgn",
        "Morphy_UTF8.pgn",
        "wcup13.pgn",
    ] {
        let bytes = fs::read(rules.join("pgn/real").join(file)).expect("a file of games");
        let (text, _) = pgn::decode(&bytes);
        for game in pgn::games(&text) {
            let replay = Replay::of(&game, AtFault::Stop);
            if (40..=160).contains(&replay.len()) && replay.faults().is_empty() && game.tag("FEN").is_none() {
                let sans = (1..=replay.len()).map(|ply| replay.san(ply)).collect();
                all.push(Truth { moves: replay.plies().iter().map(|ply| ply.mv).collect(), sans });
            }
        }
    }
    all
}

/// The piece, the square of arrival and the promotion of a move in standard notation.
fn essence(san: &str) -> String {
    let bare = san.replace(['+', '#', 'x', '='], "");
    if bare.starts_with('O') {
        return bare;
    }
    let piece = bare.chars().next().filter(char::is_ascii_uppercase).unwrap_or('P');
    let promotion = bare.chars().next_back().filter(char::is_ascii_uppercase).map(String::from).unwrap_or_default();
    let squares = bare.trim_end_matches(|c: char| c.is_ascii_uppercase());
    format!("{piece}{}{promotion}", &squares[squares.len().saturating_sub(2)..])
}

fn judge(truth: &Truth, lines: &[Line], figures: &mut Figures) {
    let (text, places) = text_of(lines);
    figures.sheets += 1;
    let Some(game) = pgn::games(&text).next() else {
        figures.asked += 1;
        return;
    };
    let found = mendings(&game);
    let played = |one: &Mending| places.range(..=one.start).next_back().map(|(_, ply)| essence(&truth.sans[*ply]));
    let lead = text.len() - text.trim_start().len();
    assert_eq!(lead, 0, "offsets are those of the sheet");
    let is_wrong = |one: &&Mending| one.is_clear && essence(&one.means[0]) != played(one).unwrap_or_default();
    let wrong = found.iter().find(is_wrong);
    if let Some(open) = found.iter().find(|one| !one.is_clear) {
        figures.asked += 1;
        let played = if open.word.is_empty() {
            // The half-move before the one that stands there.
            places.get(&open.start).and_then(|ply| ply.checked_sub(1)).map(|ply| essence(&truth.sans[ply]))
        } else {
            played(open)
        };
        let offers = wrong.is_none() && open.means.iter().any(|means| played == Some(essence(means)));
        figures.asked_rightly += usize::from(offers);
        return;
    }
    if let Some(one) = wrong {
        let truth = played(one).unwrap_or_default();
        let (meant, told) =
            (essence(&one.means[0]), format!("{} taken for {}, not {truth}\n{text}", one.word, one.means[0]));
        // The letter of the piece was mended rightly, and the square that stands there is another legal one.
        let is_legal_as_it_stands = meant[..1] == truth[..1] && one.word.contains(&meant[1..3]);
        if is_legal_as_it_stands {
            figures.other_game.push(told)
        } else {
            figures.wrong.push(told)
        }
        return;
    }
    let record = mended(game.text(), &found);
    let game = pgn::games(&record).next().expect("a mended record is one");
    let replay = Replay::of(&game, AtFault::Stop);
    let same = replay.plies().iter().map(|ply| ply.mv).eq(truth.moves.iter().copied());
    // A record that has faults, or numbers that do not go on, proves nothing to the claim desk: a claim that costs time when it
    // is wrong, of fifty moves, is not decided.
    let by = if replay.last().turn() == Color::White { Side::White } else { Side::Black };
    let form = ClaimForm { claim: ClaimName::Over, by, checked: true, ..ClaimForm::default() };
    let rules = Rules { edition: EditionId::Laws2001, rate: Rate::STANDARD, announced: Announced::default() };
    let told = !replay.faults().is_empty()
        || form.read(&game, &replay).is_ok_and(|claim| {
            rule(&replay, &claim, rules).finding.doubts.iter().any(|doubt| !doubt.is_answered_by_comparing())
        });
    match (same, told) {
        (true, false) => figures.right += 1,
        (_, true) => figures.told += 1,
        (false, false) => {
            let at = replay.plies().iter().zip(&truth.moves).position(|(ply, mv)| ply.mv != *mv);
            let at = at.unwrap_or(replay.len().min(truth.sans.len() - 1));
            figures.other_game.push(format!("{} was played\n{text}", truth.sans[at]));
        }
    }
}

#[test]
fn damaged_sheets_are_mended_rightly_or_asked_about_and_never_wrongly() {
    let truths = truths();
    if truths.is_empty() {
        return;
    }
    let sheets = std::env::var("SONNEBORN_SHEETS").ok().and_then(|number| number.parse().ok()).unwrap_or(SHEETS);
    let mut all = Figures::default();
    for (kind, (name, damage)) in damages().into_iter().enumerate() {
        let mut dice = Dice(kind as u64 + 1);
        let mut figures = Figures::default();
        for index in 0..sheets {
            let truth = &truths[(index * 37 + kind * 101) % truths.len()];
            if let Some(lines) = damage(truth, &mut dice) {
                judge(truth, &lines, &mut figures);
            }
        }
        println!(
            "{name:>38}: {:4} sheets, {:4} mended rightly, {:4} asked ({:4} with the answer), {:4} told, {:3} another legal game, {} wrong",
            figures.sheets,
            figures.right,
            figures.asked,
            figures.asked_rightly,
            figures.told,
            figures.other_game.len(),
            figures.wrong.len()
        );
        for wrong in figures.wrong.iter().take(3) {
            println!("{wrong}");
        }
        all.sheets += figures.sheets;
        all.right += figures.right;
        all.asked += figures.asked;
        all.asked_rightly += figures.asked_rightly;
        all.told += figures.told;
        all.other_game.extend(figures.other_game);
        all.wrong.extend(figures.wrong);
    }
    println!(
        "all: {} sheets, {} mended rightly, {} asked ({} with the answer), {} told, {} another legal game, {} wrong",
        all.sheets,
        all.right,
        all.asked,
        all.asked_rightly,
        all.told,
        all.other_game.len(),
        all.wrong.len()
    );
    assert_eq!(all.wrong, [""; 0], "taken for clear and not what was played");
}
