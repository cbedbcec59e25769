//! One game as scripts get it: the object that `replay --json` prints on a line.

use serde::Serialize;

use sonneborn_i18n::{Lang, laws as words};
use sonneborn_laws::edition::Automatic;
use sonneborn_laws::ending::{Ending, ended, is_contradicted};
use sonneborn_laws::pgn::{self, ClockNote, Game};
use sonneborn_laws::possible::{DrawClaim, OpenClaim, open_claims};
use sonneborn_laws::replay::{Fault, Replay};
use sonneborn_laws::{fen, notation};

/// One game as scripts get it.
#[derive(Debug, Serialize)]
pub(super) struct GameReport {
    index: usize,
    plies: usize,
    /// Per half-move: how often the position after it had stood.
    repetition: Vec<u32>,
    /// Per half-move: half-moves since the last capture or pawn move.
    halfmove: Vec<u32>,
    /// Per half-move: seconds left on the mover's clock, where the record says.
    clocks: Vec<Option<serde_json::Number>>,
    final_fen: Option<String>,
    ended: EndReport,
    claims: Vec<ClaimReport>,
    errors: Vec<ErrorReport>,
    /// The result shown by placing the kings in the centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    signal: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct EndReport {
    ply: Option<usize>,
    by: Option<&'static str>,
    /// The recorded result is another than this end brings.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    contradicted: bool,
}

#[derive(Debug, Serialize)]
struct ClaimReport {
    kind: &'static str,
    ply: usize,
    announced: Option<String>,
}

#[derive(Debug, Serialize)]
struct ErrorReport {
    line: usize,
    column: usize,
    ply: usize,
    san: String,
    reason: String,
}

impl GameReport {
    /// Reports on the game with this number in its file, from 0.
    pub(super) fn of(index: usize, game: &Game<'_>, replay: &Replay, automatic: &Automatic) -> GameReport {
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
            claims: claims(replay),
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

fn claims(replay: &Replay) -> Vec<ClaimReport> {
    let report = |claim: OpenClaim| ClaimReport {
        kind: match claim.kind {
            DrawClaim::Threefold => "threefold",
            DrawClaim::FiftyMoves => "fifty-moves",
        },
        ply: claim.ply,
        announced: claim.announced.map(|mv| notation::san(replay.position(claim.ply), mv)),
    };
    open_claims(replay).into_iter().map(report).collect()
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
