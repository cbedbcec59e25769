//! The desk's form as text, so that nothing typed is lost, and the claim it makes.

use crate::i18n::{Lang, claim_desk as words};
use crate::laws::Color;
use crate::laws::claim::{Announced, ClaimForm, ClaimName, Flag, Rules, Side};
use crate::laws::edition::{EditionId, Pace, Rate};
use crate::laws::replay::AtFault;
use crate::tournament::ids::PlayerId;
use crate::tournament::outcome::GameResult;
use crate::tournament::reader::{self, Unreadable};
use crate::tournament::regulations::{self, Regulations};
use crate::tournament::ruling::Decision;
use crate::web::WebError;
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt;

/// Every field of the desk. A ticked box comes as some text, an unticked one not at all.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct DeskForm {
    pub claim: ClaimName,
    pub by: Side,
    pub at_move: String,
    pub announced: String,
    pub white_clock: String,
    pub black_clock: String,
    pub laws: EditionId,
    pub pace: Pace,
    pub supervised: Option<String>,
    pub fallen: String,
    pub last_period: Option<String>,
    pub required_moves: String,
    pub earlier: String,
    pub replied: Option<String>,
    pub squares: String,
    pub minutes: String,
    pub default_minutes: String,
    pub nobody_present: Option<String>,
    pub from_move: String,
    /// The record was compared with the board and the other scoresheet.
    pub checked: Option<String>,
    pub quickplay_announced: Option<String>,
    pub record: String,
    pub at_fault: AtFault,
    /// Moves typed and not yet put behind the record.
    pub next: String,
    /// The move chosen for a word without a clear reading.
    pub reading: String,
    /// A claim chosen elsewhere, as [`Prefill`] writes it.
    pub prefill: String,
    /// `rule` when the ruling is to be recorded, `add` and `back` for typed moves, `mend` to take readings into the record,
    /// `stood` to put an illegal move on the board as it was made, `keep` to keep the record only, else the claim is examined.
    pub step: String,
    pub decision: Decision,
    /// The result believed to stand, and the one ruled, by their symbols; empty while the game goes on.
    pub was: String,
    pub now: String,
    /// Who sat at the board when the desk was opened.
    pub white_id: String,
    pub black_id: String,
    pub note: String,
    pub reason: String,
    pub confirmed: Option<String>,
}

impl DeskForm {
    /// The form as it stands before anything is typed.
    pub(super) fn fresh(regulations: &Regulations) -> DeskForm {
        DeskForm {
            laws: regulations.laws.parse().unwrap_or_default(),
            pace: match regulations.rate {
                regulations::Rate::Standard => Pace::Standard,
                regulations::Rate::Rapid => Pace::Rapid,
                regulations::Rate::Blitz => Pace::Blitz,
            },
            ..DeskForm::default()
        }
    }

    /// The form as it came with a file.
    ///
    /// # Errors
    /// A field that cannot be what it stands for.
    pub(super) fn of_fields(fields: HashMap<String, String>) -> Result<DeskForm, WebError> {
        let fields = fields.into_iter().map(|(name, value)| (name, serde_json::Value::String(value))).collect();
        serde_json::from_value(serde_json::Value::Object(fields))
            .map_err(|error| WebError::Unreadable(error.to_string()))
    }

    pub(super) fn rules(&self) -> Rules {
        let supervised = self.supervised.is_some() || self.pace == Pace::Standard;
        let announced = Announced { quickplay: self.quickplay_announced.is_some(), agreement_from_move: None };
        Rules { edition: self.laws, rate: Rate { pace: self.pace, supervised }, announced }
    }

    /// The claim as it goes into the journal. `counted` illegal moves stand where no number is typed.
    ///
    /// # Errors
    /// What cannot be read as a number, in the user's words.
    pub(super) fn claim(&self, lang: Lang, counted: u32) -> Result<ClaimForm, Vec<String>> {
        let mut problems = Vec::new();
        let mut number = |text: &str| -> Option<u32> {
            let text = text.trim();
            if text.is_empty() {
                return None;
            }
            let read = text.parse().ok();
            if read.is_none() {
                problems.push(words::number_unreadable(lang, text));
            }
            read
        };
        let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let form = ClaimForm {
            claim: self.claim,
            by: self.by,
            at_move: number(&self.at_move),
            announced: text(&self.announced),
            white_clock: text(&self.white_clock),
            black_clock: text(&self.black_clock),
            fallen: match self.fallen.as_str() {
                "white" => Some(Flag::White),
                "black" => Some(Flag::Black),
                "both" => Some(Flag::Both),
                _ => None,
            },
            last_period: self.last_period.is_some(),
            required_moves: number(&self.required_moves),
            earlier: number(&self.earlier).unwrap_or(counted),
            replied: self.replied.is_some(),
            squares: text(&self.squares),
            minutes: number(&self.minutes),
            default_minutes: number(&self.default_minutes),
            nobody_present: self.nobody_present.is_some(),
            from_move: number(&self.from_move),
            checked: self.checked.is_some(),
        };
        if problems.is_empty() { Ok(form) } else { Err(problems) }
    }

    /// The players that the ruling is meant for.
    pub(super) fn players(&self) -> Option<[PlayerId; 2]> {
        Some([PlayerId(self.white_id.parse().ok()?), PlayerId(self.black_id.parse().ok()?)])
    }

    /// The result believed to stand, and the one ruled.
    ///
    /// # Errors
    /// What is no result.
    pub(super) fn results(&self) -> Result<[Option<GameResult>; 2], Unreadable> {
        Ok([reader::result(&self.was)?, reader::result(&self.now)?])
    }
}

/// A claim that a list of open claims offers: `threefold white 34 Qe2`.
pub(super) struct Prefill {
    pub claim: ClaimName,
    pub by: Side,
    pub at_move: Option<u32>,
    pub announced: String,
}

impl Prefill {
    pub(super) fn of(claim: ClaimName, by: Color) -> Prefill {
        let by = if by == Color::White { Side::White } else { Side::Black };
        Prefill { claim, by, at_move: None, announced: String::new() }
    }
}

impl fmt::Display for Prefill {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = if self.by == Side::White { "white" } else { "black" };
        let at_move = self.at_move.map(|number| number.to_string()).unwrap_or_default();
        write!(text, "{} {by} {at_move} {}", self.claim.code(), self.announced)
    }
}

impl DeskForm {
    /// Puts the chosen claim into the fields; one that cannot be read changes nothing.
    pub(super) fn take_prefill(&mut self) {
        let chosen = std::mem::take(&mut self.prefill);
        let mut parts = chosen.splitn(4, ' ');
        let (Some(claim), Some(by), Some(at_move)) = (parts.next(), parts.next(), parts.next()) else { return };
        let Some(claim) = ClaimName::from_code(claim) else { return };
        self.claim = claim;
        self.by = if by == "black" { Side::Black } else { Side::White };
        self.at_move = at_move.to_owned();
        self.announced = parts.next().unwrap_or_default().to_owned();
    }
}

/// The results that the desk offers.
pub(super) const RESULTS: [GameResult; 8] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::BothLose,
    GameResult::WhiteDraws,
    GameResult::BlackDraws,
    GameResult::WhiteWinsByForfeit,
    GameResult::BlackWinsByForfeit,
];
