//! The facts a finding rests on, and what may follow from it. Their words are in the message tables.

use cozy_chess::{Color, Square};

use super::super::edition::{LostBy, Penalties};
use super::super::entered::Entered;
use super::super::legality::Illegal;
use super::super::mating::NoMate;
use super::super::pgn::Termination;
use super::super::touch::{Duty, Standing};
use super::GameNow;

/// A fact of the game. Moves are written in standard notation with their number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Only the player on move may claim (9.2, 9.3).
    NotOnMove { claimant: Color },
    /// Who completes a move (2001), or touches a piece (since 2009), without having claimed cannot claim on that move (9.4).
    RightLost { by: LostBy },
    /// The position stood on the board after this move, for the how-manieth time. `after` is `None` at the start.
    Stood { after: Option<String>, time: u32 },
    /// The announced move would bring it about for the how-manieth time.
    WouldStand { announced: String, time: u32 },
    /// The same pieces stood so after this move, but it was not the same position.
    LooksAlike { after: Option<String>, difference: Difference },
    /// The announced move is no legal move.
    AnnouncedIllegal { written: String, reason: Illegal },
    /// The record goes on with the announced move, or with another.
    PlayedNext { played: String, announced: bool },
    /// These moves would have made a right claim.
    RightMoves { moves: Vec<String> },
    /// Half-moves without capture or pawn move, of those needed.
    WithoutProgress { half_moves: u32, needed: u32 },
    /// The last capture or pawn move.
    LastProgress { mv: String },
    /// The announced move is itself a capture or pawn move.
    AnnouncedIsProgress { mv: String },
    /// A right claim was possible after this move.
    PossibleAfter { after: Option<String> },
    /// The game had ended with this move.
    EndedWith { mv: Option<String>, by: super::super::ending::Ending },
    /// The game had ended so, as the arbiter says.
    EndedAs { how: GameNow },
    /// The record ends with this result.
    ResultRecorded { result: Termination },
    /// The event has a result for the board.
    Entered { what: Entered },
    /// The answer rests on the arbiter's word that the game goes on although a result was entered.
    GoesOnThoughEntered,
    /// After the end only the result, the scoresheet and an appeal are still asked about.
    AfterTheEnd,
    /// Half-moves were recorded after the end.
    PlayedOn { half_moves: u32 },
    /// Nothing has ended the game.
    NotOver,
    /// This side can still mate, for instance so.
    CanMate { side: Color, line: Vec<String> },
    /// This side can still mate, by a series of moves too long to be told.
    CanMateAtLength { side: Color },
    /// This side can mate by no series of legal moves.
    CannotMate { side: Color, because: NoMate },
    /// Whether this side can mate could not be found out.
    MatingUnknown { side: Color },
    /// The moves made by both sides, and how many are asked for.
    MovesMade { moves: u32, needed: u32 },
    /// The player has completed the moves of the period.
    PeriodCompleted { moves: u32, required: u32 },
    /// The claimant's remaining time, and the most with which the claim is allowed.
    TimeLeft { side: Color, ms: u64, most_ms: u64 },
    /// The edition knows no such claim at this rate of play.
    NoSuchClaim,
    /// The event must have announced it beforehand.
    MustBeAnnounced,
    /// Draw offers come after so many moves, and at most so many by one player (house rules).
    DrawOffers { after_moves: u32, most: u32 },
    /// At this rate of play an illegal move costs something only when the opponent claims it.
    OnlyOnClaim,
    /// Minutes late, and the default time.
    MinutesLate { minutes: u32, allowed: u32 },
    /// The move is illegal, and why.
    IllegalMove { mv: String, reason: Illegal },
    /// The move is legal.
    LegalMove { mv: String },
    /// Illegal moves by this player punished earlier in this game.
    Earlier { by: Color, count: u32 },
    /// The claimant has already made their next move.
    Replied,
    /// The claimant has touched a piece since (4.8).
    ClaimantTouched,
    /// The next move must be completed first (A.5.4).
    NextMoveFirst,
    /// At this rate of play nobody need record (A.2).
    NeedNotRecord,
    /// The opponent's remaining time, and under which nobody need record (8.4).
    MayStopRecording { side: Color, ms: u64, below_ms: u64 },
    /// With at least 30 seconds added for each move the duty to record remains (8.4).
    UnlessHalfMinuteIncrement,
    /// The request is an offer of a draw; what follows is for when it is refused and the arbiter agrees (III.4).
    RequestIsOffer,
    /// The regulations of the event do not allow draws by agreement (9.1.1).
    NoAgreement,
    /// Who touches a piece with the intention of moving it has declined the offer (9.1.2.1).
    OfferDeclined,
    /// The regulations of the event name a lesser penalty (11.3.2).
    LesserPenalty,
    /// It does not tell which of these pieces was touched: it is asked (4.3).
    WhichTouched,
    /// What touching obliges to.
    Obliged { duty: Duty },
    /// The touched squares hold no pieces.
    NothingTouched,
}

/// Why two positions with the same pieces on the same squares are not the same (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The other side was to move.
    SideToMove,
    /// A right to castle has been lost since.
    Castling { side: Color },
    /// A pawn could be captured en passant then.
    EnPassant { square: Square },
}

/// How a game is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    Won {
        by: Color,
    },
    Draw,
    /// Neither result nor points.
    Void,
}

impl GameResult {
    /// As a result is written: `1-0`.
    pub fn token(self) -> &'static str {
        match self {
            GameResult::Won { by: Color::White } => "1-0",
            GameResult::Won { by: Color::Black } => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Void => "*",
        }
    }
}

/// One of the arbiter's three ways with a quickplay-finish claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Agree,
    /// The opponent may get the extra time.
    Postpone {
        gains_ms: u64,
    },
    Reject {
        gains_ms: u64,
    },
}

/// What follows from a finding, offered to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The game ends so.
    Result(GameResult),
    /// So much is added to this side's clock.
    AddTime { to: Color, ms: u64 },
    /// This side's clock is set.
    SetTime { side: Color, ms: u64 },
    /// The announced move must be played (9.5.3).
    MustPlay { mv: String },
    /// The position before the irregularity is put back: after so many half-moves, as FEN.
    Restore { ply: usize, fen: String },
    /// One of these moves must be played instead.
    OneOf { moves: Vec<String> },
    /// The moves of each piece that may have been touched: one of those of the piece that was.
    OneOfEach { pieces: Vec<(Standing, Vec<String>)> },
    /// The arbiter judges the times to set on the clocks of a position that comes back (6.14; since 2014 7.1).
    JudgeTimes,
    /// The arbiter may penalise the player (7.3; since 2014 7.4).
    MayPenalise,
    /// The pawn becomes a queen (7.5.2).
    ReplaceByQueen,
    /// The game goes on.
    GoOn,
    /// The game is annulled and a new one played.
    NewGame,
    /// The position is moved to a board placed right.
    Transfer,
    /// Pieces are put back in the player's own time.
    PutBack,
    /// The clock of this side runs until they come.
    ClockRuns { side: Color },
    /// One of three, and no appeal against it under 10.2.
    OneOfThree([Way; 3]),
    /// The clocks are set right, with the arbiter's best judgement of the times (6.10.2).
    CorrectClocks,
    /// The first square, or the first new piece, stands: it cannot be changed (4.4.4, 4.7).
    FirstStands,
    /// The player must record the moves; a refusal is penalised by 12.9.
    MustRecord,
    /// Both clocks get so much for every move.
    Increment { seconds: u32 },
    /// This side loses; the arbiter decides the opponent's score (11.7).
    Lost { side: Color },
    /// The arbiter chooses a penalty from the list (12.9).
    Penalty(Penalties),
    /// The penalty that the regulations of the event name (11.3.2).
    AnnouncedPenalty,
    /// The arbiter may give one player or both more time (12.5).
    MayAddTime,
    /// The signed result stands (8.7).
    SignedStands,
    /// The arbiter may decide otherwise.
    UnlessArbiterDecides,
}
