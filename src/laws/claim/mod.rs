//! A claim and the facts that decide it.
//!
//! [`examine`] looks at the game and the claim and gives a [`Finding`]: right, wrong or undecided, why, and what follows.
//! What a wrong claim costs and under which article all this stands is [`super::ruling`]'s part. Nothing here decides: the
//! arbiter does.

mod draw;
mod fact;
mod flag;
mod form;
mod irregularity;
mod over;

use cozy_chess::{Color, Square};

use super::clock::Clocks;
use super::edition::{Edition, EditionId, Rate, Topic};
use super::replay::Replay;

pub use draw::read_move;
pub use fact::{Consequence, Difference, Fact, GameResult, Way};
pub use form::{ClaimForm, ClaimName, Flag, FormError, Side};

/// What is claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimKind {
    /// 9.2: on the board, or by the announced move.
    Threefold { announced: Option<String> },
    /// 9.3: on the board, or by the announced move.
    FiftyMoves { announced: Option<String> },
    /// 9.6.1, 9.6.2, 5.1.1, 5.2.1, 5.2.2: the game had already ended by itself.
    AlreadyOver,
    /// 5.2.2: neither side can mate any more.
    DeadPosition,
    /// 5.2.3: a draw was agreed. `from_move`: the event allows it from this move on.
    Agreement { from_move: Option<u32> },
    /// 6.9: these flags have fallen. `required_moves`: the moves the player had to complete in this period.
    FlagFall { fallen: Fallen, last_period: bool, required_moves: Option<u32> },
    /// 10.2, Guidelines III: the opponent cannot, or does not try to, win by normal means.
    Quickplay,
    /// 5.1.2: the claimant resigns.
    Resignation,
    /// 6.7: the claimant's opponent came so many minutes late. `default_minutes`: as the event states it.
    Late { minutes: u32, default_minutes: Option<u32>, nobody_present: bool },
    /// 7.2.1: the initial position of the pieces was wrong.
    WrongSetup,
    /// 7.2.2: the board was placed the wrong way.
    ReversedBoard,
    /// 7.3: the game was begun with colours reversed.
    ReversedColours,
    /// 7.4: pieces were displaced.
    Displaced,
    /// 7.5: the claimant's opponent completed an illegal move: the one written, or the first that the record holds.
    /// `earlier` ones by the same player have been punished; `replied`: the claimant has already made his next move.
    IllegalMove { written: Option<String>, earlier: u32, replied: bool },
    /// 4.3 to 4.5: the claimant's opponent, on move, touched the pieces on these squares, in this order.
    Touched { squares: Vec<Square> },
}

impl ClaimKind {
    /// The claim's name in forms.
    pub fn name(&self) -> ClaimName {
        match self {
            ClaimKind::Threefold { .. } => ClaimName::Threefold,
            ClaimKind::FiftyMoves { .. } => ClaimName::Fifty,
            ClaimKind::AlreadyOver => ClaimName::Over,
            ClaimKind::DeadPosition => ClaimName::Dead,
            ClaimKind::Agreement { .. } => ClaimName::Agreement,
            ClaimKind::FlagFall { .. } => ClaimName::Flag,
            ClaimKind::Quickplay => ClaimName::Quickplay,
            ClaimKind::Resignation => ClaimName::Resignation,
            ClaimKind::Late { .. } => ClaimName::Late,
            ClaimKind::WrongSetup => ClaimName::Setup,
            ClaimKind::ReversedBoard => ClaimName::Board,
            ClaimKind::ReversedColours => ClaimName::Colours,
            ClaimKind::Displaced => ClaimName::Displaced,
            ClaimKind::IllegalMove { .. } => ClaimName::Illegal,
            ClaimKind::Touched { .. } => ClaimName::Touched,
        }
    }
}

/// Whose flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallen {
    Of(Color),
    /// Both, and nobody knows which first.
    Both,
}

/// A claim in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub kind: ClaimKind,
    /// Who claims.
    pub by: Color,
    /// The half-moves that had been played.
    pub ply: usize,
    /// The clocks as they stood, if known.
    pub clocks: Option<Clocks>,
}

/// The rules a claim is examined by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub edition: EditionId,
    pub rate: Rate,
}

impl Rules {
    pub fn edition(self) -> &'static Edition {
        self.edition.edition()
    }
}

/// Is the claim right?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    Wrong,
    /// The facts cannot decide it; the arbiter must.
    Undecided,
}

/// What the game says about a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub verdict: Verdict,
    /// Under which article it stands.
    pub topic: Topic,
    pub facts: Vec<Fact>,
    /// The plies whose positions should be shown.
    pub shown: Vec<usize>,
    pub follows: Vec<Consequence>,
    /// Is a wrong claim of this kind penalised (9.5.3)?
    pub costs_if_wrong: bool,
}

impl Finding {
    fn new(verdict: Verdict, topic: Topic) -> Finding {
        Finding { verdict, topic, facts: Vec::new(), shown: Vec::new(), follows: Vec::new(), costs_if_wrong: false }
    }

    fn facts(mut self, facts: impl IntoIterator<Item = Fact>) -> Finding {
        self.facts.extend(facts);
        self
    }

    fn showing(mut self, plies: impl IntoIterator<Item = usize>) -> Finding {
        self.shown.extend(plies);
        self
    }

    fn then(mut self, consequence: Consequence) -> Finding {
        self.follows.push(consequence);
        self
    }
}

/// Examines a claim. A ply beyond the end of the record is taken as its end.
pub fn examine(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let claim = &Claim { ply: claim.ply.min(replay.len()), ..claim.clone() };
    if !replay.start_known() {
        return Finding::new(Verdict::Undecided, Topic::Movement).facts([Fact::StartUnknown]);
    }
    match &claim.kind {
        ClaimKind::Threefold { announced } => draw::threefold(replay, claim, announced.as_deref(), rules),
        ClaimKind::FiftyMoves { announced } => draw::fifty_moves(replay, claim, announced.as_deref(), rules),
        ClaimKind::AlreadyOver => over::already_over(replay, claim, rules),
        ClaimKind::DeadPosition => over::dead_position(replay, claim),
        ClaimKind::Agreement { from_move } => over::agreement(replay, claim, *from_move, rules),
        ClaimKind::Resignation => over::resignation(replay, claim, rules),
        ClaimKind::FlagFall { fallen, last_period, required_moves } => flag::flag_fall(
            replay,
            claim,
            flag::Flags { fallen: *fallen, last_period: *last_period, required_moves: *required_moves },
            rules,
        ),
        ClaimKind::Quickplay => flag::quickplay(replay, claim, rules),
        ClaimKind::Late { minutes, default_minutes, nobody_present } => {
            irregularity::late(claim, *minutes, *default_minutes, *nobody_present, rules)
        }
        ClaimKind::WrongSetup => irregularity::wrong_setup(replay, claim, rules),
        ClaimKind::ReversedBoard => irregularity::reversed_board(claim),
        ClaimKind::ReversedColours => irregularity::reversed_colours(replay, claim, rules),
        ClaimKind::Displaced => irregularity::displaced(claim),
        ClaimKind::IllegalMove { written, earlier, replied } => irregularity::illegal_move(
            replay,
            claim,
            irregularity::Offence { written: written.as_deref(), earlier: *earlier, replied: *replied },
            rules,
        ),
        ClaimKind::Touched { squares } => irregularity::touched(replay, claim, squares),
    }
}

/// The moves that both sides have completed after so many half-moves.
fn moves_by_both(replay: &Replay, ply: usize) -> u32 {
    let start = replay.position(0);
    let reached = replay.position(ply);
    let moves = reached.move_number() - start.move_number();
    // A game that starts with Black's move, from a FEN, is counted from that move.
    if start.turn() == Color::Black && reached.turn() == Color::White { moves.saturating_sub(1) } else { moves }
}
