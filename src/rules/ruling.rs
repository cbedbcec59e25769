//! One claim of a player, examined by the Laws: right, wrong or not decided, with article, facts and consequences.

use crate::{Reading, Refused};
use serde::Serialize;
use sonneborn_i18n::{Lang, claims as words, cli, doubts};
use sonneborn_laws::claim::{Announced, ClaimForm, Rules, Verdict};
use sonneborn_laws::clock::Clocks;
use sonneborn_laws::edition::Rate;
use sonneborn_laws::replay::Replay;
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::{Color, fen, pgn};

/// What a claim is examined by.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    pub reading: Reading,
    pub rate: Rate,
    /// What the event announced beforehand.
    pub announced: Announced,
    /// Which game of the file, from 1.
    pub game: usize,
    pub lang: Lang,
}

impl Default for Asked {
    fn default() -> Asked {
        Asked {
            reading: Reading::default(),
            rate: Rate::STANDARD,
            announced: Announced::default(),
            game: 1,
            lang: Lang::default(),
        }
    }
}

/// Examines a claim about a game of a PGN file.
///
/// # Errors
/// That there is no such game, or that the form says what cannot be meant.
pub fn claim(pgn: &[u8], form: &ClaimForm, asked: &Asked) -> Result<Ruled, Refused> {
    claim_in_words(pgn, form, asked).map(|(ruled, _)| ruled)
}

/// Examines a claim as [`claim`] does, and tells the ruling as a sheet has it: the article, what was found, what follows.
///
/// # Errors
/// As [`claim`].
pub fn claim_in_words(pgn: &[u8], form: &ClaimForm, asked: &Asked) -> Result<(Ruled, Vec<String>), Refused> {
    let (text, _) = pgn::decode(pgn);
    let place = asked.game.checked_sub(1);
    let game = place.and_then(|place| pgn::games(&text).nth(place));
    let game = game.ok_or_else(|| Refused::request(cli::no_game(asked.lang, asked.game)))?;
    let replay = asked.reading.replay(&game);
    let read = form.read(&game, &replay).map_err(|error| Refused::request(words::form_error(asked.lang, &error)))?;
    let rules = Rules { edition: asked.reading.edition, rate: asked.rate, announced: asked.announced };
    let ruling = rule(&replay, &read, rules);
    Ok((Ruled::of(asked.lang, &replay, &ruling), words::ruling(asked.lang, &ruling)))
}

/// A ruling as scripts get it.
#[derive(Debug, Serialize)]
pub struct Ruled {
    pub claim: &'static str,
    pub by: &'static str,
    pub ply: usize,
    pub verdict: &'static str,
    pub edition: &'static str,
    pub article: Option<&'static str>,
    pub penalty_article: Option<String>,
    /// What to mend or ask before it can be decided.
    pub doubts: Vec<String>,
    pub facts: Vec<String>,
    pub consequences: Vec<String>,
    pub result: Option<&'static str>,
    pub clocks_ms: Option<Clocks>,
    pub positions: Vec<PositionReport>,
}

/// A position on which the ruling rests.
#[derive(Debug, Serialize)]
pub struct PositionReport {
    pub ply: usize,
    pub after: Option<String>,
    pub fen: String,
}

impl Ruled {
    /// What was ruled, its facts and consequences in words.
    pub fn of(lang: Lang, replay: &Replay, ruling: &Ruling) -> Ruled {
        let finding = &ruling.finding;
        let position = |&ply: &usize| PositionReport {
            ply,
            after: (ply > 0).then(|| replay.numbered_san(ply)),
            fen: fen::write(replay.position(ply)),
        };
        Ruled {
            claim: ruling.claim.kind.name().code(),
            by: if ruling.claim.by == Color::White { "white" } else { "black" },
            ply: ruling.claim.ply.min(replay.len()),
            verdict: match ruling.verdict() {
                Verdict::Right => "right",
                Verdict::Wrong => "wrong",
                Verdict::Undecided => "undecided",
            },
            edition: ruling.rules.edition.code(),
            article: ruling.article,
            penalty_article: Some(ruling.penalty_articles.join(" + ")).filter(|articles| !articles.is_empty()),
            doubts: finding.doubts.iter().map(|doubt| doubts::doubt(lang, doubt)).collect(),
            facts: finding.facts.iter().map(|fact| words::fact(lang, fact)).collect(),
            consequences: ruling.consequences.iter().map(|item| words::consequence(lang, item)).collect(),
            result: ruling.result().map(|result| result.token()),
            clocks_ms: ruling.clocks,
            positions: finding.shown.iter().map(position).collect(),
        }
    }
}
