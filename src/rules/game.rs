//! Games played through: how each ended, the claims that stood open, repetitions, counters, clocks and the record's faults. The
//! object that `replay --json` prints on a line.

use serde::Serialize;
use sonneborn_i18n::{Lang, laws as words};
use sonneborn_laws::edition::{Automatic, EditionId};
use sonneborn_laws::ending::{Ended, Ending, ended, is_contradicted};
use sonneborn_laws::pgn::{self, ClockNote, Game};
use sonneborn_laws::possible::{DrawClaim, OpenClaim, open_claims};
use sonneborn_laws::replay::{AtFault, Fault, Replay};
use sonneborn_laws::{fen, notation};

/// How records are read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The Laws by which games ended of themselves.
    pub edition: EditionId,
    /// What is done at a move that cannot be read or made.
    pub at_fault: AtFault,
    /// Illegal moves are put on the board as they were made, because they stood.
    pub stood: bool,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading { edition: EditionId::Laws2023, at_fault: AtFault::Stop, stood: false }
    }
}

impl Reading {
    /// Plays a game through.
    pub fn replay(&self, game: &Game<'_>) -> Replay {
        if self.stood { Replay::with_all_stood(game, self.at_fault) } else { Replay::of(game, self.at_fault) }
    }
}

/// Plays every game of a PGN file, in whatever encoding, through.
pub fn replay(pgn: &[u8], reading: &Reading) -> Vec<GameReport> {
    let (text, _) = pgn::decode(pgn);
    let automatic = &reading.edition.edition().automatic;
    let report = |(index, game): (usize, Game<'_>)| GameReport::of(index, &game, &reading.replay(&game), automatic);
    pgn::games(&text).enumerate().map(report).collect()
}

/// One game as scripts get it.
#[derive(Debug, Serialize)]
pub struct GameReport {
    pub index: usize,
    pub plies: usize,
    /// Per half-move: how often the position after it had stood.
    pub repetition: Vec<u32>,
    /// Per half-move: half-moves since the last capture or pawn move.
    pub halfmove: Vec<u32>,
    /// Per half-move: seconds left on the mover's clock, where the record says.
    pub clocks: Vec<Option<serde_json::Number>>,
    pub final_fen: Option<String>,
    pub ended: EndReport,
    pub claims: Vec<ClaimReport>,
    pub errors: Vec<ErrorReport>,
    /// The result shown by placing the kings in the centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signal: Option<&'static str>,
}

/// How a game ended of itself, or that it did not.
#[derive(Debug, Serialize)]
pub struct EndReport {
    pub ply: Option<usize>,
    pub by: Option<&'static str>,
    /// The recorded result is another than this end brings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub contradicted: bool,
}

/// A claim of a draw that stood open.
#[derive(Debug, Serialize)]
pub struct ClaimReport {
    pub kind: &'static str,
    pub ply: usize,
    pub announced: Option<String>,
}

/// A fault of the record, with its place.
#[derive(Debug, Serialize)]
pub struct ErrorReport {
    pub line: usize,
    pub column: usize,
    pub ply: usize,
    pub san: String,
    pub reason: String,
}

impl GameReport {
    /// Reports on the game with this number in its file, from 0.
    pub fn of(index: usize, game: &Game<'_>, replay: &Replay, automatic: &Automatic) -> GameReport {
        let end = ended(replay, automatic);
        GameReport {
            index,
            plies: replay.len(),
            repetition: replay.plies().iter().map(|ply| ply.repetition).collect(),
            halfmove: replay.positions()[1..].iter().map(|position| position.reversible()).collect(),
            clocks: replay.clock_notes(game).into_iter().map(seconds_left).collect(),
            final_fen: replay.start_known().then(|| fen::write(replay.last())),
            ended: EndReport {
                ply: end.map(|end| end.ply),
                by: end.map(|end| ending_name(end.by, automatic)),
                contradicted: end.is_some_and(|end| is_contradicted(end.by, game.result())),
            },
            claims: claims(replay, end),
            errors: replay.faults().iter().map(ErrorReport::of).collect(),
            signal: replay.signal().map(pgn::Termination::token),
        }
    }
}

impl ErrorReport {
    fn of(fault: &Fault) -> ErrorReport {
        ErrorReport {
            line: fault.place.line,
            column: fault.place.column,
            ply: fault.ply,
            san: fault.token.clone(),
            reason: words::fault(Lang::English, &fault.kind),
        }
    }
}

fn claims(replay: &Replay, end: Option<Ended>) -> Vec<ClaimReport> {
    let report = |claim: OpenClaim| ClaimReport {
        kind: match claim.kind {
            DrawClaim::Threefold => "threefold",
            DrawClaim::FiftyMoves => "fifty-moves",
        },
        ply: claim.ply,
        announced: claim.announced.map(|mv| notation::san(replay.position(claim.ply), mv)),
    };
    open_claims(replay, end).into_iter().map(report).collect()
}

/// The moves of each side without progress that end a game, by the Laws and by the house rules of online play.
const SEVENTY_FIVE: u32 = 75;
const THIRTY: u32 = 30;

fn ending_name(ending: Ending, automatic: &Automatic) -> &'static str {
    match ending {
        Ending::Checkmate { .. } => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead position",
        Ending::Fivefold => "fivefold",
        Ending::NoProgress => match automatic.no_progress {
            Some(SEVENTY_FIVE) => "seventy-five",
            Some(THIRTY) => "thirty",
            Some(_) | None => "no progress",
        },
        Ending::Checks { .. } => "checks",
    }
}

/// Whole seconds as an integer, others with their fraction.
fn seconds_left(note: Option<ClockNote>) -> Option<serde_json::Number> {
    let Some(ClockNote::Left { ms }) = note else { return None };
    if ms.is_multiple_of(1000) { Some((ms / 1000).into()) } else { serde_json::Number::from_f64(ms as f64 / 1000.0) }
}
