//! A claim and the facts that decide it.
//!
//! [`examine`] looks at the game and the claim and gives a [`Finding`]: right, wrong or not decided, why, and what follows.
//! What a wrong claim costs and under which article all this stands is [`super::ruling`]'s part. Nothing here decides: the
//! arbiter does.

mod beginning;
mod conduct;
mod draw;
mod fact;
mod flag;
mod form;
mod game_now;
mod ground;
mod illegal;
mod irregularity;
mod kinds;
mod over;
mod recording;
mod slip;
mod state;
mod tail;
mod touched;

use cozy_chess::{Color, Square};
use serde::{Deserialize, Serialize};

use super::clock::Clocks;
use super::edition::{Edition, EditionId, Rate, Topic};
use super::entered::Entered;
use super::replay::Replay;
use super::sheet::{Doubt, Evidence};
use super::stood;
use kinds::Row;
use state::{End, State, is_told_twice, state_of_game, with_entered};

pub use super::sheet::{BoardSeen, Confirmation, SeenBy};
pub use draw::read_move;
pub use fact::{Consequence, Difference, Fact, GameResult, Way};
pub use form::{ClaimForm, ClaimName, Flag, FormError, Side};
pub use game_now::GameNow;
pub use ground::Consequences;
pub(crate) use ground::Ground;

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
    /// `earlier` ones by the same player have been punished; `replied`: the claimant has already made their next move.
    IllegalMove { written: Option<String>, earlier: u32, replied: bool },
    /// 7.5.3: the claimant's opponent pressed the clock without a move.
    EmptyPress { earlier: u32, replied: bool },
    /// 7.5.4: the claimant's opponent made one move with two hands.
    TwoHands { earlier: u32, replied: bool },
    /// 4.3 to 4.5: the claimant's opponent, on move, touched the pieces on these squares, in this order.
    /// `claimant_touched`: the claimant has touched a piece since (4.8).
    Touched { squares: Vec<Square>, claimant_touched: bool },
    /// 4.7: the claimant's opponent let go of a piece on a square and moved it elsewhere.
    Released { claimant_touched: bool },
    /// 4.4.4: the claimant's opponent put the new piece on the square of promotion and chose another.
    Promoted { claimant_touched: bool },
    /// 6.10.2: a clock is set wrongly.
    ClockSetting,
    /// A.5.4: both kings are in check, or a pawn stands on the last rank. `next_move_made`: so it still is after a move.
    IllegalPosition { next_move_made: bool },
    /// 8.1.1: the claimant's opponent does not record.
    Recording,
    /// Guidelines III.4: five seconds a move are asked for.
    Increment,
    /// 11.3.2: the claimant's opponent has an electronic device on them, or it sounded.
    Device,
    /// 11.3.1: the claimant's opponent made use of notes, advice or another board.
    Advice,
    /// 11.5: the claimant's opponent distracts.
    Distracting,
    /// 11.7: the claimant's opponent persistently refuses to comply with the Laws.
    Refusal,
    /// 12.5: something outside the game disturbed it.
    Disturbance,
    /// 9.1.2.1: the claimant accepts a draw that was offered. `claimant_touched`: after touching a piece.
    Offer { claimant_touched: bool },
    /// 8.1.2: the claimant's opponent writes moves down before making them.
    RecordedBefore,
    /// 8.7: both have signed a result that is not how the game ended.
    SignedResult,
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
            ClaimKind::EmptyPress { .. } => ClaimName::Press,
            ClaimKind::TwoHands { .. } => ClaimName::Hands,
            ClaimKind::Touched { .. } => ClaimName::Touched,
            ClaimKind::Released { .. } => ClaimName::Released,
            ClaimKind::Promoted { .. } => ClaimName::Promoted,
            ClaimKind::ClockSetting => ClaimName::Setting,
            ClaimKind::IllegalPosition { .. } => ClaimName::Position,
            ClaimKind::Recording => ClaimName::Recording,
            ClaimKind::Increment => ClaimName::Increment,
            ClaimKind::Device => ClaimName::Device,
            ClaimKind::Advice => ClaimName::Advice,
            ClaimKind::Distracting => ClaimName::Distracting,
            ClaimKind::Refusal => ClaimName::Refusal,
            ClaimKind::Disturbance => ClaimName::Disturbance,
            ClaimKind::Offer { .. } => ClaimName::Offer,
            ClaimKind::RecordedBefore => ClaimName::Advance,
            ClaimKind::SignedResult => ClaimName::Signed,
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
    /// What the record is worth as evidence.
    pub evidence: Evidence,
    /// What the arbiter says of the game; `None`: nothing.
    pub now: Option<GameNow>,
    /// The result that the event has for the board.
    pub entered: Option<Entered>,
}

/// The rules a claim is examined by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub edition: EditionId,
    pub rate: Rate,
    pub announced: Announced,
}

/// What the event announced beforehand, where the Laws leave it to its regulations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Announced {
    /// Guidelines III hold: games without increment end by a quickplay finish (III.2.1).
    pub quickplay: bool,
    /// Draws may be agreed only from this move on (9.1.1).
    pub agreement_from_move: Option<u32>,
    /// Draws may not be agreed at all (9.1.1).
    pub no_agreement: bool,
    /// The regulations of the event name a lesser penalty for devices (11.3.2).
    pub lesser_device_penalty: bool,
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
    /// Not decided: the record does not prove it, or it is the arbiter's to decide.
    Undecided,
}

/// What the game says about a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub verdict: Verdict,
    /// Under which article it stands.
    pub topic: Topic,
    pub facts: Vec<Fact>,
    /// What keeps it from being decided; where there is any, nothing is proposed.
    pub doubts: Vec<Doubt>,
    /// The plies whose positions should be shown.
    pub shown: Vec<usize>,
    /// What would follow; it does only where the finding has its ground.
    pub(crate) follows: Vec<Consequence>,
    /// The articles by which what follows is a penalty: the rule, then what changes its minutes.
    pub(crate) penalty: Vec<Topic>,
    /// Is a wrong claim of this kind penalised (9.5.3)?
    pub(crate) costs_if_wrong: bool,
    pub(crate) ground: Option<Ground>,
}

impl Finding {
    fn new(verdict: Verdict, topic: Topic) -> Finding {
        Finding {
            verdict,
            topic,
            facts: Vec::new(),
            doubts: Vec::new(),
            shown: Vec::new(),
            follows: Vec::new(),
            penalty: Vec::new(),
            costs_if_wrong: false,
            ground: None,
        }
    }

    /// Not decided until what is doubted is mended or answered: no result and no penalty is proposed.
    fn not_decided(topic: Topic, doubts: Vec<Doubt>) -> Finding {
        Finding { doubts, ..Finding::new(Verdict::Undecided, topic) }
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
///
/// Nothing is decided on a record that nobody confirmed: neither is a claim right or wrong that rests on a faulty record, nor one
/// about a position of which nobody has said that it is the board's. Players in time trouble stop writing (8.4), and an empty sheet
/// proves nothing. After the end of the game a claim is too late, and a result that the event has is never passed over.
pub fn examine(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let claim = &Claim { ply: claim.ply.min(replay.len()), ..claim.clone() };
    let state = state_of_game(replay, claim, rules);
    with_entered(examine_in(state, replay, claim, rules), claim, state)
}

/// Examines a claim in a game of this state, whatever the event has entered.
fn examine_in(state: State, replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let row = Row::of(&claim.kind, rules);
    if row.rests_on_record || state != State::Running {
        if !replay.start_known() {
            return Finding::not_decided(Topic::Movement, vec![Doubt::Start]);
        }
        let mut doubts = claim.evidence.against(claim.ply);
        if let ClaimKind::IllegalMove { written, .. } = &claim.kind {
            doubts.retain(|doubt| !illegal::is_the_offence(doubt, written.as_deref()));
        }
        if !doubts.is_empty() {
            return Finding::not_decided(row.topic, doubts).showing([claim.ply]);
        }
    }
    if is_told_twice(replay, claim, state, rules) {
        return Finding::not_decided(row.topic, vec![Doubt::GoingOn]).showing([claim.ply]);
    }
    let finding = answer(replay, claim, rules);
    let ground = Ground::of(claim, rules, &state, || tail::asked_of_board(replay, claim, rules));
    match ground {
        // Pieces that were placed show where the board stands, not how often it stood so before: nobody pays for that alone.
        Ok(_) if rests_on_pieces_alone(claim) && finding.verdict == Verdict::Wrong && finding.costs_if_wrong => {
            open(replay, claim, rules, finding, Doubt::Unconfirmed)
        }
        Ok(ground) => Finding { ground: Some(ground), ..finding },
        Err(asked) => open(replay, claim, rules, finding, asked),
    }
}

/// Is all that is known of the board that the pieces were placed as the record ends?
fn rests_on_pieces_alone(claim: &Claim) -> bool {
    claim.evidence.confirmation() == Some(&Confirmation::Board(SeenBy::Placed))
}

/// A finding for which the board must be asked first, with what else would make the answer another one.
fn open(replay: &Replay, claim: &Claim, rules: Rules, finding: Finding, asked: Doubt) -> Finding {
    // What keeps it from being decided whatever the board says is asked alone.
    if !finding.doubts.is_empty() {
        return Finding {
            doubts: finding.doubts,
            facts: finding.facts,
            ..Finding::not_decided(finding.topic, Vec::new())
        }
        .showing(finding.shown);
    }
    let first = still_to_be_put_right(replay, claim, rules);
    let hint = if first.is_none() { slip::one_move_away(replay, claim, rules, &finding) } else { None };
    let is_told = hint.is_some() || finding.verdict != Verdict::Wrong;
    let whose = |hint: &Doubt| matches!(hint, Doubt::OtherClaimant { .. });
    let doubts: Vec<Doubt> = match (first, hint) {
        (Some(first), _) => vec![first, asked],
        (None, Some(hint)) if whose(&hint) => vec![hint, asked],
        (None, hint) => std::iter::once(asked).chain(hint).collect(),
    };
    let facts = if is_told { finding.facts } else { Vec::new() };
    let shown = if is_told { finding.shown } else { vec![claim.ply] };
    Finding { facts, shown, ..Finding::not_decided(finding.topic, doubts) }
}

/// The answer to a claim as if the record proved all that it says, in the state in which the game is.
fn answer(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let State::Ended(end) = state_of_game(replay, claim, rules) else { return examine_record(replay, claim, rules) };
    let Some(after) = end.answers(replay, claim, rules) else {
        return examine_record(replay, claim, rules);
    };
    // The result that a record ends with may be what this very claim brought.
    if let End::Recorded(_) = end {
        let found = examine_record(replay, claim, rules);
        if end.result().is_some_and(|result| found.follows.contains(&Consequence::Result(result))) {
            return found;
        }
    }
    after
}

/// An illegal move that the record lets stand, where by the rules it does not stand yet.
fn still_to_be_put_right(replay: &Replay, claim: &Claim, rules: Rules) -> Option<Doubt> {
    if matches!(claim.kind, ClaimKind::IllegalMove { .. }) {
        return None;
    }
    let (ply, mv) = stood::first_until(replay, claim.ply)?;
    if !rules.rate.is_relaxed() || !rules.edition().illegal_stands_after_reply {
        return Some(Doubt::ComesBack { mv });
    }
    (ply == replay.len()).then_some(Doubt::NotYetStood { mv })
}

/// Examines a claim in a game that goes on, as if the record proved all that it says.
fn examine_record(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    match &claim.kind {
        ClaimKind::Threefold { announced } => draw::threefold(replay, claim, announced.as_deref(), rules),
        ClaimKind::FiftyMoves { announced } => draw::fifty_moves(replay, claim, announced.as_deref(), rules),
        ClaimKind::AlreadyOver => over::already_over(replay, claim, rules),
        ClaimKind::DeadPosition => over::dead_position(replay, claim),
        ClaimKind::Agreement { from_move } => {
            over::agreement(replay, claim, from_move.or(rules.announced.agreement_from_move), rules)
        }
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
        ClaimKind::ReversedBoard => irregularity::reversed_board(replay, claim, rules),
        ClaimKind::ReversedColours => irregularity::reversed_colours(replay, claim, rules),
        ClaimKind::Displaced => irregularity::displaced(claim, rules),
        ClaimKind::IllegalMove { written, earlier, replied } => {
            let offence = illegal::Offence { written: written.as_deref(), earlier: *earlier, replied: *replied };
            illegal::illegal_move(replay, claim, offence, rules)
        }
        ClaimKind::EmptyPress { earlier, replied } => {
            let offence = illegal::Offence { written: None, earlier: *earlier, replied: *replied };
            illegal::counted_as_illegal(replay, claim, illegal::Counted::EmptyPress, &offence, rules)
        }
        ClaimKind::TwoHands { earlier, replied } => {
            let offence = illegal::Offence { written: None, earlier: *earlier, replied: *replied };
            illegal::counted_as_illegal(replay, claim, illegal::Counted::TwoHands, &offence, rules)
        }
        ClaimKind::Touched { squares, claimant_touched } => touched::touched(replay, claim, squares, *claimant_touched),
        ClaimKind::Released { claimant_touched } => {
            touched::released(replay, claim, Topic::Released, *claimant_touched)
        }
        ClaimKind::Promoted { claimant_touched } => {
            touched::released(replay, claim, Topic::PromotedPiece, *claimant_touched)
        }
        ClaimKind::ClockSetting => irregularity::clock_setting(replay, claim, rules),
        ClaimKind::IllegalPosition { next_move_made } => {
            irregularity::illegal_position(replay, claim, rules, *next_move_made)
        }
        ClaimKind::Recording => recording::recording(claim, rules),
        ClaimKind::Increment => flag::increment(replay, claim, rules),
        ClaimKind::Device => conduct::device(replay, claim, rules),
        ClaimKind::Advice => conduct::penalised(Topic::Advice, rules),
        ClaimKind::Distracting => conduct::penalised(Topic::Distracting, rules),
        ClaimKind::Refusal => conduct::refusal(claim, rules),
        ClaimKind::Disturbance => conduct::disturbance(rules),
        ClaimKind::Offer { claimant_touched } => over::offer(replay, claim, *claimant_touched, rules),
        ClaimKind::RecordedBefore => conduct::recorded_before(rules),
        ClaimKind::SignedResult => conduct::signed_result(rules),
    }
}
