//! A claim as it is written down: by the claim desk, on the command line, and in the journal, which keeps it for ever.
//!
//! The texts are kept as they were typed; [`ClaimForm::read`] makes a [`Claim`] of them in a game.

use cozy_chess::Color;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::super::clock::{Clocks, WrittenTime, read_time, times_of_record, write_time};
use super::super::entered::Entered;
use super::super::pgn::Game;
use super::super::replay::Replay;
use super::super::sheet::{BoardSeen, Evidence, Held};
use super::super::touch::read_squares;
use super::{Claim, ClaimKind, Fallen, GameNow};

crate::with_codes! {
    /// What is claimed, by the name it has in forms and on the command line; those most often made first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum ClaimName: serde {
        #[default]
        Threefold = "threefold",
        Fifty = "fifty",
        Illegal = "illegal",
        Touched = "touched",
        Flag = "flag",
        Over = "over",
        Dead = "dead",
        Agreement = "agreement",
        Quickplay = "quickplay",
        Resignation = "resignation",
        Late = "late",
        Setup = "setup",
        Board = "board",
        Colours = "colours",
        Displaced = "displaced",
        Press = "press",
        Hands = "hands",
        Released = "released",
        Promoted = "promoted",
        Setting = "setting",
        Position = "position",
        Recording = "recording",
        Increment = "increment",
        Device = "device",
        Advice = "advice",
        Distracting = "distracting",
        Refusal = "refusal",
        Disturbance = "disturbance",
        Offer = "offer",
        Advance = "advance",
        Signed = "signed",
    }
}

impl ClaimName {
    /// The claim of that code; the ends by themselves may also be named one by one (`fivefold`, `stalemate` …).
    pub fn from_code(code: &str) -> Option<ClaimName> {
        match code {
            "fivefold" | "seventy-five" | "checkmate" | "stalemate" => Some(ClaimName::Over),
            _ => ClaimName::of_code(code),
        }
    }

    /// Is the player on move the claimant's opponent?
    fn concerns_opponents_move(self) -> bool {
        matches!(self, ClaimName::Illegal | ClaimName::Touched | ClaimName::Press)
    }
}

crate::with_codes! {
    /// A side, as it is written in forms and journals.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Side: serde {
        #[default]
        White = "white",
        Black = "black",
    }
}

impl Side {
    pub fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// Whose flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Flag {
    White,
    Black,
    Both,
}

/// A claim with all that was written down about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClaimForm {
    pub claim: ClaimName,
    pub by: Side,
    /// The number of the move at which it was made; `None`: at the end of the record.
    pub at_move: Option<u32>,
    /// The move announced, or the illegal one.
    pub announced: Option<String>,
    pub white_clock: Option<String>,
    pub black_clock: Option<String>,
    pub fallen: Option<Flag>,
    pub last_period: bool,
    pub required_moves: Option<u32>,
    /// Earlier illegal moves by the same player in this game.
    pub earlier: u32,
    /// The claimant has moved, or touched a piece, since; of a position that cannot be: it still stood after the next move.
    pub replied: bool,
    pub squares: Option<String>,
    pub minutes: Option<u32>,
    pub default_minutes: Option<u32>,
    pub nobody_present: bool,
    pub from_move: Option<u32>,
    /// The arbiter has compared the record with the board and the other scoresheet. Claims of earlier releases, which did not
    /// ask, were ruled on as if it had been.
    #[serde(default = "compared")]
    pub checked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardSeen>,
    /// What the arbiter says of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<GameNow>,
    /// The result that the event had for the board when the claim was examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered: Option<Entered>,
}

fn compared() -> bool {
    true
}

/// What is missing in a claim, or does not fit its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormError {
    #[error("the record does not reach move {number} of this side")]
    MoveNotReached { number: u32, side: Color },
    #[error("\"{text}\" is no time like 0:04:11")]
    BadTime { text: String },
    #[error("\"{text}\" may be {} or {}", write_time(*hours_ms), write_time(*minutes_ms))]
    TimeOfTwoReadings { text: String, hours_ms: u64, minutes_ms: u64 },
    #[error("the time on the other clock is missing, which the record does not have")]
    OtherClock { side: Color },
    #[error("the touched squares are missing; write them like e1 h1")]
    SquaresMissing,
    #[error("the minutes are missing")]
    MinutesMissing,
    #[error("\"{text}\" is no position of a board")]
    BadBoard { text: String },
}

impl ClaimForm {
    /// The claim in its game. Clocks that are not written down are taken from the record, where it has them.
    ///
    /// # Errors
    /// [`FormError`], for the arbiter to mend.
    pub fn read(&self, game: &Game<'_>, replay: &Replay) -> Result<Claim, FormError> {
        let by = self.by.color();
        let mover = if self.claim.concerns_opponents_move() { !by } else { by };
        let ply = match self.at_move {
            None => replay.len(),
            Some(number) => {
                replay.ply_before(number, mover).ok_or(FormError::MoveNotReached { number, side: mover })?
            }
        };
        let board = match &self.board {
            None => None,
            Some(seen) => Some(seen.read().ok_or_else(|| FormError::BadBoard { text: seen.pieces.clone() })?),
        };
        let held = Held { compared: self.checked, said_by: self.said_by.clone(), board, ply };
        let evidence = Evidence::of(game, replay, held, self.at_move.is_none());
        Ok(Claim {
            kind: self.kind()?,
            by,
            ply,
            clocks: self.clocks(game, replay, ply)?,
            evidence,
            now: self.now,
            entered: self.entered.clone(),
        })
    }

    fn kind(&self) -> Result<ClaimKind, FormError> {
        let announced = self.announced.clone().filter(|mv| !mv.trim().is_empty());
        Ok(match self.claim {
            ClaimName::Threefold => ClaimKind::Threefold { announced },
            ClaimName::Fifty => ClaimKind::FiftyMoves { announced },
            ClaimName::Over => ClaimKind::AlreadyOver,
            ClaimName::Dead => ClaimKind::DeadPosition,
            ClaimName::Agreement => ClaimKind::Agreement { from_move: self.from_move },
            ClaimName::Flag => ClaimKind::FlagFall {
                fallen: match self.fallen {
                    None => Fallen::Of(!self.by.color()),
                    Some(Flag::White) => Fallen::Of(Color::White),
                    Some(Flag::Black) => Fallen::Of(Color::Black),
                    Some(Flag::Both) => Fallen::Both,
                },
                last_period: self.last_period,
                required_moves: self.required_moves,
            },
            ClaimName::Quickplay => ClaimKind::Quickplay,
            ClaimName::Resignation => ClaimKind::Resignation,
            ClaimName::Late => ClaimKind::Late {
                minutes: self.minutes.ok_or(FormError::MinutesMissing)?,
                default_minutes: self.default_minutes,
                nobody_present: self.nobody_present,
            },
            ClaimName::Setup => ClaimKind::WrongSetup,
            ClaimName::Board => ClaimKind::ReversedBoard,
            ClaimName::Colours => ClaimKind::ReversedColours,
            ClaimName::Displaced => ClaimKind::Displaced,
            ClaimName::Illegal => {
                ClaimKind::IllegalMove { written: announced, earlier: self.earlier, replied: self.replied }
            }
            ClaimName::Touched => {
                let squares = self.squares.as_deref().and_then(read_squares).filter(|squares| !squares.is_empty());
                ClaimKind::Touched {
                    squares: squares.ok_or(FormError::SquaresMissing)?,
                    claimant_touched: self.replied,
                }
            }
            ClaimName::Press => ClaimKind::EmptyPress { earlier: self.earlier, replied: self.replied },
            ClaimName::Hands => ClaimKind::TwoHands { earlier: self.earlier, replied: self.replied },
            ClaimName::Released => ClaimKind::Released { claimant_touched: self.replied },
            ClaimName::Promoted => ClaimKind::Promoted { claimant_touched: self.replied },
            ClaimName::Setting => ClaimKind::ClockSetting,
            ClaimName::Position => ClaimKind::IllegalPosition { next_move_made: self.replied },
            ClaimName::Recording => ClaimKind::Recording,
            ClaimName::Increment => ClaimKind::Increment,
            ClaimName::Device => ClaimKind::Device,
            ClaimName::Advice => ClaimKind::Advice,
            ClaimName::Distracting => ClaimKind::Distracting,
            ClaimName::Refusal => ClaimKind::Refusal,
            ClaimName::Disturbance => ClaimKind::Disturbance,
            ClaimName::Offer => ClaimKind::Offer { claimant_touched: self.replied },
            ClaimName::Advance => ClaimKind::RecordedBefore,
            ClaimName::Signed => ClaimKind::SignedResult,
        })
    }

    fn clocks(&self, game: &Game<'_>, replay: &Replay, ply: usize) -> Result<Option<Clocks>, FormError> {
        let read = |text: &Option<String>| {
            let written = text.as_deref().map(str::trim).filter(|text| !text.is_empty());
            let time = |text: &str| match read_time(text) {
                WrittenTime::Is { ms } => Ok(ms),
                WrittenTime::Either { hours_ms, minutes_ms } => {
                    Err(FormError::TimeOfTwoReadings { text: text.to_owned(), hours_ms, minutes_ms })
                }
                WrittenTime::Unreadable => Err(FormError::BadTime { text: text.to_owned() }),
            };
            written.map(time).transpose()
        };
        let (white, black) = (read(&self.white_clock)?, read(&self.black_clock)?);
        // The record has what a move left on the clock of whoever made it. The clock of the player on move has run since.
        let times = times_of_record(game, replay).0;
        let last = ply.checked_sub(1).and_then(|at| *times.get(at)?);
        let recorded = |side: Color| last.filter(|_| replay.position(ply).turn() != side);
        let is_typed = white.is_some() || black.is_some();
        match (white.or(recorded(Color::White)), black.or(recorded(Color::Black))) {
            (Some(white_ms), Some(black_ms)) => Ok(Some(Clocks { white_ms, black_ms })),
            (None, _) if is_typed => Err(FormError::OtherClock { side: Color::White }),
            (_, None) if is_typed => Err(FormError::OtherClock { side: Color::Black }),
            (None, _) | (_, None) => Ok(None),
        }
    }
}
