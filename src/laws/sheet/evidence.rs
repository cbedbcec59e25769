//! What a record does not prove. A ruling rests on the record only where nothing of this stands against it.

use cozy_chess::{Color, Move, Square};

use super::super::entered::Entered;
use super::super::legality::Illegal;
use super::super::notation::Written;
use super::super::pgn::{Game, Place, ReadFault, Termination, looks_like_move};
use super::super::replay::{FaultKind, Replay};
use super::board::{Confirmation, Seen, SeenBy};
use super::numbers::{is_numbered, wrong_numbers};

/// Why a claim is not decided: what to mend in the record, or what to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The starting position cannot be read.
    Start,
    /// A recorded word is no legal move; without a reason it cannot be read at all. `last`: no word follows it.
    Word { place: Place, word: String, why: Option<Illegal>, last: bool },
    /// Something stands among the moves that may hide one: a stray word, a comment or bracket without its end.
    Text { place: Place, text: String, fault: ReadFault },
    /// Moves stand behind the end of the game.
    BehindResult { place: Place },
    /// A number before another move than its own: moves are lost or written twice.
    Number { place: Place, written: u32, expected: u32 },
    /// The word is marked as a capture or a check, and its move is none: it may stand for another move.
    Mark { place: Place, word: String, of: Mark },
    /// The move was made by the claimant, not by the opponent who is accused.
    OwnMove { mv: String, mover: Color },
    /// The claimant is on move; the opponent is accused of what only the player on move can do.
    NotTheirMove { claimant: Color },
    /// The other player could claim this rightly, by the same record.
    OtherClaimant { side: Color },
    /// The record holds no illegal move, and none was named.
    WhichMove,
    /// The move that was named cannot be read, or is none.
    Named { written: String, why: Option<Illegal> },
    /// Were this one half-move recorded wrongly, left out or written twice, the answer would be another.
    OneMove { recorded: Option<String>, instead: Option<String> },
    /// With this move written down the answer would be another.
    OtherMove { written: Option<String>, instead: String },
    /// An illegal move stood in the record, but the rules bring the position before it back as long as the game lasts (7.5.1).
    ComesBack { mv: String },
    /// An illegal move that has no reply yet: it may still be put right (A.5.2).
    NotYetStood { mv: String },
    /// The last move of a period stands on the board, which does not tell whether it was completed before the flag fell (6.2.1).
    Completed { side: Color, required: u32 },
    /// The clock of a player whose flag has fallen shows time.
    TimeLeft { side: Color, ms: u64 },
    /// Too many readings of the record to try them all.
    Unconfirmed,
    /// Nobody has said that the record ends, or stands, where the board does: moves may be missing behind `after`, `None` where no
    /// move could be read. `right_with`: moves that, if they were played, would make the claim right.
    Extent { after: Option<String>, right_with: Vec<String> },
    /// The board was seen, and stands otherwise than the record ends: on these squares; these moves would lead there, if any were
    /// found.
    BoardApart { after: Option<String>, squares: Vec<Square>, moves: Vec<String> },
    /// Nobody has said whether the game still goes on.
    GoingOn,
    /// The event has a result for the board, and neither the moves nor the arbiter tell how the game stands.
    Entered(Entered),
    /// In the letters of another language the move that was named would be one of these, and in English it is none.
    Letters { written: String, moves: Vec<String> },
    /// The record has another move where an illegal one is said to have been made.
    Recorded { written: String, recorded: String },
    /// The record begins with a position, and the answer depends on what was played before it.
    Beginning(Before),
}

/// What is not known of a game before its record begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// How many moves were made.
    Moves,
    /// Whether the position stood, and since when there was no capture or pawn move.
    Positions,
}

/// What a recorded word says of its move besides the squares (C.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Capture,
    Check,
}

impl Doubt {
    /// Is it gone when the arbiter has compared the record with the board and the other scoresheet?
    pub fn is_answered_by_comparing(&self) -> bool {
        match self {
            Doubt::Mark { .. }
            | Doubt::OtherClaimant { .. }
            | Doubt::OneMove { .. }
            | Doubt::OtherMove { .. }
            | Doubt::ComesBack { .. }
            | Doubt::NotYetStood { .. }
            | Doubt::Unconfirmed
            | Doubt::Extent { .. }
            | Doubt::BoardApart { .. }
            | Doubt::GoingOn => true,
            Doubt::Start
            | Doubt::Word { .. }
            | Doubt::Text { .. }
            | Doubt::BehindResult { .. }
            | Doubt::Number { .. }
            | Doubt::OwnMove { .. }
            | Doubt::NotTheirMove { .. }
            | Doubt::Completed { .. }
            | Doubt::TimeLeft { .. }
            | Doubt::WhichMove
            | Doubt::Named { .. }
            | Doubt::Entered(_)
            | Doubt::Letters { .. }
            | Doubt::Recorded { .. }
            | Doubt::Beginning(_) => false,
        }
    }
}

/// A doubt, and the half-move from 1 that it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Placed {
    ply: usize,
    doubt: Doubt,
}

/// So many half-moves are looked for between the record's end and the board.
const MOST_BETWEEN: usize = 5;

/// What a record was held against.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// It was compared with the board and the other scoresheet.
    pub(crate) compared: bool,
    /// As these persons said.
    pub(crate) said_by: Option<String>,
    pub(crate) board: Option<Seen>,
    /// The half-moves played when the claim was made, at which the board may also have been seen.
    pub(crate) ply: usize,
}

impl Held {
    /// The confirmation, or the board that stands otherwise. A board that was seen goes before what is said.
    fn against(self, replay: &Replay) -> (Option<Confirmation>, Option<Seen>) {
        let said = || Confirmation::Said { by: self.said_by.clone() };
        let Some(seen) = self.board else { return (self.compared.then(said), None) };
        let stands =
            [replay.last(), replay.position(self.ply.min(replay.len()))].into_iter().any(|end| match seen.by {
                SeenBy::Tapped | SeenBy::Device => seen.is_shown_at(end),
                SeenBy::Placed => seen.is(end),
            });
        match (stands, seen.by) {
            (true, by) => (Some(Confirmation::Board(by)), None),
            // A diagram of the record as it was before it was altered says nothing of it as it is now.
            (false, SeenBy::Tapped | SeenBy::Device) => (self.compared.then(said), None),
            (false, SeenBy::Placed) => (None, Some(seen)),
        }
    }
}

/// What a record is worth as evidence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    doubts: Vec<Placed>,
    /// The moves as they are written, one a half-move.
    written: Vec<Written>,
    /// Every move of White bears its number.
    numbered: bool,
    /// Who answers for it that the record ends where the board stands.
    confirmation: Option<Confirmation>,
    /// The board, where it was seen and stands otherwise.
    apart: Option<Seen>,
    /// The result at the end of the record, where it can be played through to there.
    result: Option<Termination>,
    /// Its tag and its end tell of two results.
    two_results: bool,
    /// The claim is made where the record ends, so that whatever stops the record concerns it.
    to_its_end: bool,
}

impl Evidence {
    /// A record that has been compared: only what it says counts.
    pub fn checked() -> Evidence {
        Evidence { confirmation: Some(Confirmation::Said { by: None }), ..Evidence::default() }
    }

    /// Looks for everything in a record that may hide another game than the one it seems to tell.
    pub(crate) fn of(game: &Game<'_>, replay: &Replay, held: Held, to_its_end: bool) -> Evidence {
        let (confirmation, apart) = held.against(replay);
        let mut doubts = faults(game, replay);
        doubts.extend(wrong_numbers(game, replay).into_iter().map(|wrong| Placed {
            ply: wrong.ply,
            doubt: Doubt::Number { place: wrong.place, written: wrong.written, expected: wrong.expected },
        }));
        if confirmation.is_none() {
            doubts.extend(false_marks(game, replay));
        }
        doubts.sort_by_key(|placed| placed.ply);
        doubts.extend(
            game.text_behind().map(|place| Placed { ply: replay.len() + 1, doubt: Doubt::BehindResult { place } }),
        );
        let written = replay.plies().iter().map_while(|ply| game.moves()[ply.word].written).collect();
        let reaches_end = replay.faults().iter().all(|fault| !fault.stops());
        let result = Some(game.result()).filter(|_| reaches_end);
        let (numbered, two_results) = (is_numbered(game, replay), game.tells_two_results());
        Evidence { doubts, written, numbered, confirmation, apart, result, two_results, to_its_end }
    }

    /// The doubts that concern the game up to this half-move.
    pub(crate) fn against(&self, ply: usize) -> Vec<Doubt> {
        let concerns = |placed: &&Placed| self.to_its_end || placed.ply <= ply;
        self.doubts.iter().filter(concerns).map(|placed| placed.doubt.clone()).collect()
    }

    /// Who answers for it that the record ends where the board stands.
    pub fn confirmation(&self) -> Option<&Confirmation> {
        self.confirmation.as_ref()
    }

    /// The squares on which the board stands otherwise than the record ends, and the moves that lead there.
    pub(crate) fn board_apart(&self, replay: &Replay) -> Option<(Vec<Square>, Vec<Move>)> {
        let seen = self.apart.as_ref()?;
        let way = seen.way_from(replay.last(), MOST_BETWEEN).unwrap_or_default();
        Some((seen.squares_apart(replay.last()), way))
    }

    /// The result at the end of the record.
    pub(crate) fn result(&self) -> Termination {
        self.result.unwrap_or(Termination::Unfinished)
    }

    pub(crate) fn tells_two_results(&self) -> bool {
        self.two_results
    }

    pub(crate) fn is_numbered(&self) -> bool {
        self.numbered
    }

    pub(crate) fn written(&self) -> &[Written] {
        &self.written
    }
}

fn faults(game: &Game<'_>, replay: &Replay) -> Vec<Placed> {
    let words = game.moves();
    let last_word = words.last().map(|word| game.place(word.token));
    let doubt = |fault: &super::super::replay::Fault| {
        let (place, word) = (fault.place, fault.token.clone());
        let doubt = match &fault.kind {
            FaultKind::Start(_) => Doubt::Start,
            FaultKind::Unreadable => Doubt::Word { place, word, why: None, last: Some(place) == last_word },
            FaultKind::Illegal(why) => {
                Doubt::Word { place, word, why: Some(why.clone()), last: Some(place) == last_word }
            }
            FaultKind::Stood(_) => return None,
            // The tags do not tell the game, save its start; but a bracket may have swallowed a line of moves.
            FaultKind::Read(ReadFault::BrokenTag) if !tells_the_game(&word) => return None,
            // The moves stand as they are written, whatever the clock showed.
            FaultKind::Read(ReadFault::BadClockTime) => return None,
            FaultKind::Read(fault) => Doubt::Text { place, text: word, fault: *fault },
        };
        Some(Placed { ply: fault.ply, doubt })
    };
    replay.faults().iter().filter_map(doubt).collect()
}

/// Words that are marked as what their moves are not. A mark that is left out says nothing: many players write none.
fn false_marks(game: &Game<'_>, replay: &Replay) -> Vec<Placed> {
    let mut found = Vec::new();
    for (index, recorded) in replay.plies().iter().enumerate() {
        let (ply, token) = (index + 1, game.moves()[recorded.word].token);
        let word = game.slice(token);
        let bare = word.trim_end_matches(['!', '?']);
        let is_wrong = |mark: Mark| match mark {
            Mark::Capture => word.contains(['x', ':', '×']) && !replay.san(ply).contains('x'),
            Mark::Check => bare.ends_with(['+', '#']) && !replay.position(ply).in_check(),
        };
        let wrong = [Mark::Capture, Mark::Check].into_iter().find(|mark| is_wrong(*mark));
        found.extend(
            wrong.map(|of| Placed { ply, doubt: Doubt::Mark { place: game.place(token), word: word.to_owned(), of } }),
        );
    }
    found
}

fn tells_the_game(tag: &str) -> bool {
    // In the letters of any language: a square says enough.
    let mut words = tag.split_whitespace().map(|word| word.trim_matches(['"', ']']));
    tag.starts_with("[FEN") || words.any(|word| looks_like_move(word.as_bytes()))
}
