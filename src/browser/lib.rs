//! What the page of the checker asks: `sonneborn_rules` with text in and JSON out, as a WebAssembly module.
//!
//! Nothing is fetched and nothing sent: a file that was dropped on the page is given to these functions, and the page shows what they
//! answer. What cannot be answered is an exception whose message is for the reader.

mod page;

use serde::Serialize;
use sonneborn_i18n::Lang;
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::{fen, pgn};
use sonneborn_rules::{self as rules, Asked, ClaimForm, Reading, Refused, Wish};
use wasm_bindgen::prelude::*;

type Answer = Result<String, JsError>;

/// The languages of the page: `[["en","English"],…]`.
#[wasm_bindgen]
pub fn languages() -> Answer {
    let known: Vec<[&str; 2]> = Lang::ALL.into_iter().map(|lang| [lang.tag(), lang.own_name()]).collect();
    json(&known)
}

/// The language of the page for a BCP 47 tag that a browser wishes; nothing where there is none.
#[wasm_bindgen]
pub fn known_language(tag: &str) -> Option<String> {
    Lang::from_tag(tag).map(|lang| lang.tag().to_owned())
}

/// The words of the page, the claims and the editions of the Laws, in a language.
#[wasm_bindgen]
pub fn words(lang: &str) -> Answer {
    json(&page::words(language(lang)))
}

/// Whether a file is one of games rather than of a tournament.
#[wasm_bindgen]
pub fn is_of_games(file: &[u8]) -> bool {
    let (text, _) = pgn::decode(file);
    let first = text.trim_start_matches('\u{feff}').trim_start();
    // A tag pair, or the first move; no tournament file begins so.
    first.starts_with("[Event ") || first.starts_with("1.") || (first.starts_with('[') && first.contains("\"]"))
}

/// A tournament held against the regulations, with the names of who plays.
#[wasm_bindgen]
pub fn check(file: &[u8], lang: &str) -> Answer {
    let wish = wish(lang);
    let checked = rules::check(file, &wish).map_err(refused)?;
    let names = rules::names(file, &wish).map_err(refused)?;
    json(&serde_json::json!({ "checked": checked, "names": names }))
}

/// The standings by a list of tie-breaks (`PTS BH/C1 SB`); by the file's own where it is empty.
#[wasm_bindgen]
pub fn standings(file: &[u8], list: &str, lang: &str) -> Answer {
    let list = Some(list.trim()).filter(|list| !list.is_empty());
    json(&rules::tie_breaks(file, &wish(lang), list, None).map_err(refused)?)
}

/// The next round as the engine pairs it, with its reasons.
#[wasm_bindgen]
pub fn next_round(file: &[u8], lang: &str) -> Answer {
    json(&rules::explain(file, &wish(lang)).map_err(refused)?)
}

/// Why two do not meet in the next round, by their starting numbers.
#[wasm_bindgen]
pub fn why_not(file: &[u8], one: u16, other: u16, lang: &str) -> Answer {
    rules::why_not(file, &wish(lang), one, other).map_err(refused)
}

/// A game as the list shows it.
#[derive(Serialize)]
struct Listed {
    number: usize,
    white: String,
    black: String,
    result: &'static str,
    /// How it ended, the claims that stood open, the faults of the record.
    lines: Vec<String>,
    /// The position after the last half-move that was read; empty where the record begins nowhere.
    fen: String,
    last_move: String,
}

/// The games of a file.
#[wasm_bindgen]
pub fn games(file: &[u8], edition: &str, lang: &str) -> Answer {
    let (lang, edition) = (language(lang), named::<EditionId>(edition)?);
    let (text, _) = pgn::decode(file);
    let list = pgn::games(&text).enumerate().map(|(index, game)| {
        let replay = Reading { edition, ..Reading::default() }.replay(&game);
        let mut told = String::new();
        rules::summarise(&mut told, lang, (index, &game), &replay, edition);
        let player = |tag| game.tag(tag).map(|name| name.into_owned()).unwrap_or_default();
        Listed {
            number: index + 1,
            white: player("White"),
            black: player("Black"),
            result: game.result().token(),
            // The first line says what the table's columns say.
            lines: told.lines().skip(1).map(|line| line.trim_start().to_owned()).collect(),
            fen: if replay.start_known() { fen::write(replay.last()) } else { String::new() },
            last_move: if replay.is_empty() { String::new() } else { replay.numbered_san(replay.len()) },
        }
    });
    json(&list.collect::<Vec<Listed>>())
}

/// Examines a claim about a game of the file, whose number counts from 1.
#[wasm_bindgen]
pub fn claim(file: &[u8], game: usize, form: &str, edition: &str, pace: &str, lang: &str) -> Answer {
    let form: ClaimForm = serde_json::from_str(form).map_err(|error| JsError::new(&error.to_string()))?;
    let (edition, pace) = (named::<EditionId>(edition)?, named::<Pace>(pace)?);
    let asked = Asked {
        reading: Reading { edition, ..Reading::default() },
        rate: Rate { pace, supervised: pace == Pace::Standard },
        game,
        lang: language(lang),
        ..Asked::default()
    };
    let (ruled, words) = rules::claim_in_words(file, &form, &asked).map_err(refused)?;
    json(&serde_json::json!({ "verdict": ruled.verdict, "words": words, "positions": ruled.positions }))
}

fn language(tag: &str) -> Lang {
    Lang::from_tag(tag).unwrap_or_default()
}

fn wish(lang: &str) -> Wish<'static> {
    Wish { system: None, lang: language(lang) }
}

fn named<T: serde::de::DeserializeOwned>(name: &str) -> Result<T, JsError> {
    serde_json::from_value(name.into()).map_err(|error| JsError::new(&error.to_string()))
}

fn refused(why: Refused) -> JsError {
    JsError::new(&why.to_string())
}

fn json(value: &impl Serialize) -> Answer {
    serde_json::to_string(value).map_err(|error| JsError::new(&error.to_string()))
}
