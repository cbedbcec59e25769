//! The desk's form as text, so that nothing typed is lost, and the claim it makes.

use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, claim_desk as words};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{Announced, BoardSeen, ClaimForm, ClaimName, Flag, GameNow, Rules, SeenBy, Side};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::entered::Entered;
use sonneborn_laws::pgn::{self, Termination};
use sonneborn_laws::replay::AtFault;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_tournament::regulations::{self, Agreement, Regulations};
use sonneborn_tournament::ruling::Decision;
use sonneborn_web::WebError;
use sonneborn_web::form::Ticked;
use std::collections::HashMap;
use std::fmt;

/// Every field of the desk. A box that is not ticked is not there.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct DeskForm {
    pub claim: String,
    pub by: String,
    pub at_move: String,
    pub announced: String,
    pub white_clock: String,
    pub black_clock: String,
    pub laws: String,
    pub pace: String,
    pub supervised: Option<Ticked>,
    pub fallen: String,
    pub last_period: Option<Ticked>,
    pub required_moves: String,
    pub earlier: String,
    pub replied: Option<Ticked>,
    pub squares: String,
    pub minutes: String,
    pub default_minutes: String,
    pub nobody_present: Option<Ticked>,
    pub from_move: String,
    /// The record was compared with the board and the other scoresheet, and who said so.
    pub checked: Option<Ticked>,
    pub said_by: String,
    /// The position that the desk showed when somebody pressed that the board stands so, or the electronic board.
    pub stands: String,
    pub device: String,
    /// The pieces as they were placed, as a FEN.
    pub board: String,
    /// What the arbiter says of the game, as [`GameNow`] has it.
    pub game_now: String,
    /// Moves that lead to the board, to be put behind the record.
    pub missing: String,
    pub quickplay_announced: Option<Ticked>,
    pub no_agreement: Option<Ticked>,
    pub lesser_device_penalty: Option<Ticked>,
    pub record: String,
    /// The other player's record, to be compared.
    pub other: String,
    /// The game as far as it is reconstructed from both, and the move that the arbiter types where they differ.
    pub rebuilt: String,
    pub rebuilt_move: String,
    pub at_fault: String,
    /// What the photograph shows that is taken next.
    pub depicts: String,
    /// Moves typed and not yet put behind the record.
    pub next: String,
    /// The move chosen for a word without a clear reading.
    pub reading: String,
    /// A claim chosen elsewhere, as [`Prefill`] writes it.
    pub prefill: String,
    /// `rule` when the ruling is to be recorded, `add` and `back` for typed moves, `mend` to take readings into the record,
    /// `stood` to put an illegal move on the board as it was made, `keep` to keep the record only, else the claim is examined.
    pub step: String,
    pub decision: String,
    /// The result believed to stand, and the one ruled, by their symbols; empty while the game goes on.
    pub was: String,
    pub now: String,
    /// Who sat at the board when the desk was opened.
    pub white_id: String,
    pub black_id: String,
    /// The digest of the record that was kept when the desk was opened; empty where there was none.
    pub kept_seen: String,
    pub note: String,
    pub reason: String,
    pub confirmed: Option<Ticked>,
}

impl DeskForm {
    /// The form as it stands before anything is typed.
    pub(super) fn fresh(regulations: &Regulations) -> DeskForm {
        let announced = &regulations.announced;
        let ticked = Ticked::if_so;
        DeskForm {
            claim: ClaimName::default().code().into(),
            by: Side::default().code().into(),
            // Of an edition that is not known here nothing is chosen.
            laws: regulations.laws.meant().map_or("", |edition| edition.code()).into(),
            supervised: ticked(announced.full_supervision),
            quickplay_announced: ticked(announced.quickplay),
            no_agreement: ticked(announced.agreement == Agreement::Never),
            lesser_device_penalty: ticked(!announced.device_penalty.is_empty()),
            from_move: match announced.agreement {
                Agreement::FromMove(number) => number.to_string(),
                Agreement::Allowed | Agreement::Never => String::new(),
            },
            default_minutes: match regulations.default_minutes {
                0 => String::new(),
                minutes => minutes.to_string(),
            },
            pace: match regulations.rate {
                regulations::Rate::Standard => Pace::Standard.code().into(),
                regulations::Rate::Rapid => Pace::Rapid.code().into(),
                regulations::Rate::Blitz => Pace::Blitz.code().into(),
            },
            at_fault: AtFault::default().code().into(),
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

    /// What the fields mean: the claim as it goes into the journal, and by which rules it is judged. `counted` says how many
    /// illegal moves the claimant's opponent has made, which stand where no number is typed.
    ///
    /// # Errors
    /// Every field that cannot be read, in the user's words.
    pub(super) fn read(&self, lang: Lang, counted: impl FnOnce(Side) -> u32) -> Result<Asked, Vec<String>> {
        let mut problems = Vec::new();
        let claim = noted(lang, &mut problems, words::what_is_claimed(lang), reader::code(&self.claim, &claims()));
        let by = noted(lang, &mut problems, words::claimant(lang), reader::code(&self.by, &SIDES));
        let edition = noted(lang, &mut problems, words::laws(lang), reader::code(&self.laws, &editions()));
        let pace = noted(lang, &mut problems, words::pace(lang), reader::code(&self.pace, &PACES));
        let at_fault = reader::optional(&self.at_fault, |code| reader::code(code, &WAYS_ON));
        let at_fault = noted(lang, &mut problems, words::at_fault(lang), at_fault);
        let fallen = reader::optional(&self.fallen, |code| reader::code(code, &FLAGS));
        let fallen = noted(lang, &mut problems, words::fallen(lang), fallen);
        let now = reader::optional(&self.game_now, |code| reader::code(code, &states()));
        let now = noted(lang, &mut problems, words::game_now(lang), now).flatten();
        let mut number = |field: &str, text: &str| {
            let read = reader::optional(text, |text| reader::number::<u32>(text, 0..=MAX_COUNT));
            noted(lang, &mut problems, field, read).flatten()
        };
        let at_move = number(words::at_move(lang), &self.at_move);
        let required_moves = number(words::required_moves(lang), &self.required_moves);
        let earlier = number(words::earlier(lang), &self.earlier);
        let minutes = number(words::minutes(lang), &self.minutes);
        let default_minutes = number(words::default_minutes(lang), &self.default_minutes);
        let from_move = number(words::from_move(lang), &self.from_move);
        let (Some(claim), Some(by), Some(edition), Some(pace), Some(at_fault), Some(fallen), true) =
            (claim, by, edition, pace, at_fault, fallen, problems.is_empty())
        else {
            return Err(problems);
        };
        let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let supervised = self.supervised.is_some() || pace == Pace::Standard;
        let announced = Announced {
            quickplay: self.quickplay_announced.is_some(),
            agreement_from_move: from_move,
            no_agreement: self.no_agreement.is_some(),
            lesser_device_penalty: self.lesser_device_penalty.is_some(),
        };
        Ok(Asked {
            rules: Rules { edition, rate: Rate { pace, supervised }, announced },
            at_fault: at_fault.unwrap_or_default(),
            claim: ClaimForm {
                claim,
                by,
                at_move,
                announced: text(&self.announced),
                white_clock: text(&self.white_clock),
                black_clock: text(&self.black_clock),
                fallen,
                last_period: self.last_period.is_some(),
                required_moves,
                earlier: earlier.unwrap_or_else(|| counted(by)),
                replied: self.replied.is_some(),
                squares: text(&self.squares),
                minutes,
                default_minutes,
                nobody_present: self.nobody_present.is_some(),
                from_move,
                checked: self.checked.is_some(),
                said_by: text(&self.said_by),
                board: self.board_seen(),
                now,
                entered: None,
            },
        })
    }

    /// The board as it was seen: placed by hand, else as an electronic board has it, else as the desk showed it.
    fn board_seen(&self) -> Option<BoardSeen> {
        let seen = [(&self.board, SeenBy::Placed), (&self.device, SeenBy::Device), (&self.stands, SeenBy::Tapped)];
        let (pieces, by) = seen.into_iter().find(|(pieces, _)| !pieces.trim().is_empty())?;
        Some(BoardSeen { pieces: pieces.trim().to_owned(), by })
    }

    /// What the arbiter made of the proposal.
    ///
    /// # Errors
    /// What is no decision.
    pub(super) fn decision(&self) -> Result<Decision, Unreadable> {
        reader::code(&self.decision, &DECISIONS)
    }

    /// The players that the ruling is meant for; nothing where the form names none.
    ///
    /// # Errors
    /// [`WebError::Unreadable`] for what is no player's number.
    pub(super) fn players(&self) -> Result<Option<[PlayerId; 2]>, WebError> {
        if self.white_id.is_empty() && self.black_id.is_empty() {
            return Ok(None);
        }
        let unread = |text: &str| WebError::Unreadable(format!("no player: {text:?}"));
        let player = |text: &str| text.parse().map(PlayerId).map_err(|_| unread(text));
        Ok(Some([player(&self.white_id)?, player(&self.black_id)?]))
    }

    /// Does the arbiter say that the game goes on?
    pub(super) fn says_going_on(&self) -> bool {
        self.game_now == GameNow::Running.code()
    }

    /// The result believed to stand, and the one ruled.
    ///
    /// # Errors
    /// What is no result.
    pub(super) fn results(&self) -> Result<[Option<GameResult>; 2], Unreadable> {
        Ok([reader::result(&self.was)?, reader::result(&self.now)?])
    }
}

/// A form that was read.
pub(super) struct Asked {
    pub claim: ClaimForm,
    pub rules: Rules,
    pub at_fault: AtFault,
}

impl Asked {
    /// Where nobody says anything else, a game goes on that has no result, neither in the event nor in its record.
    pub(super) fn in_game(mut self, entered: Option<Entered>, record: &str) -> Asked {
        let has_result = pgn::games(record).next().is_some_and(|game| game.result() != Termination::Unfinished);
        if self.claim.now.is_none() && entered.is_none() && !has_result {
            self.claim.now = Some(GameNow::Running);
        }
        self.claim.entered = entered;
        self
    }
}

/// What was read; what could not be is noted with the field's name.
fn noted<T>(lang: Lang, problems: &mut Vec<String>, field: &str, read: Result<T, Unreadable>) -> Option<T> {
    read.map_err(|wrong| problems.push(unreadable(lang, field, &wrong))).ok()
}

/// Moves and minutes: more than the longest possible game has.
const MAX_COUNT: u32 = 9999;

/// The codes of the menus.
const SIDES: [(&str, Side); 2] = [("white", Side::White), ("black", Side::Black)];
const FLAGS: [(&str, Flag); 3] = [("white", Flag::White), ("black", Flag::Black), ("both", Flag::Both)];
const PACES: [(&str, Pace); 3] = [("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];
const WAYS_ON: [(&str, AtFault); 3] = [("stop", AtFault::Stop), ("skip", AtFault::Skip), ("pass", AtFault::Pass)];
const DECISIONS: [(&str, Decision); 3] =
    [("confirmed", Decision::Confirmed), ("altered", Decision::Altered), ("dismissed", Decision::Dismissed)];

fn claims() -> [(&'static str, ClaimName); 31] {
    ClaimName::ALL.map(|claim| (claim.code(), claim))
}

fn states() -> [(&'static str, GameNow); 6] {
    GameNow::ALL.map(|now| (now.code(), now))
}

fn editions() -> [(&'static str, EditionId); 9] {
    EditionId::ALL.map(|edition| (edition.code(), edition))
}

/// A claim that a list of open claims offers: `threefold white 34 Qe2`.
pub(crate) struct Prefill {
    pub claim: ClaimName,
    pub by: Side,
    pub at_move: Option<u32>,
    pub announced: String,
}

impl Prefill {
    pub(crate) fn of(claim: ClaimName, by: Color) -> Prefill {
        let by = if by == Color::White { Side::White } else { Side::Black };
        Prefill { claim, by, at_move: None, announced: String::new() }
    }
}

impl fmt::Display for Prefill {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at_move = self.at_move.map(|number| number.to_string()).unwrap_or_default();
        write!(text, "{} {} {at_move} {}", self.claim.code(), self.by.code(), self.announced)
    }
}

impl DeskForm {
    /// Puts the chosen claim into the fields.
    ///
    /// # Errors
    /// What no list of open claims offers.
    pub(super) fn take_prefill(&mut self) -> Result<(), WebError> {
        let chosen = std::mem::take(&mut self.prefill);
        let mut parts = chosen.splitn(4, ' ');
        let (Some(claim), Some(by), Some(at_move)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(WebError::Unreadable(format!("no claim: {chosen}")));
        };
        (self.claim, self.by, self.at_move) = (claim.to_owned(), by.to_owned(), at_move.to_owned());
        self.announced = parts.next().unwrap_or_default().to_owned();
        Ok(())
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
