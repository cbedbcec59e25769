//! The state of the game, which every claim obeys: it goes on, or it has ended, by what and after which move (5.1, 5.2, 6.9, 9.6).
//!
//! After the end nothing that happens at the board changes it: only the result, the scoresheet and an appeal are still asked about.

use super::super::edition::Topic;
use super::super::ending::{Ended, Ending, ended};
use super::super::entered::{Entered, EnteredAs, Score};
use super::super::pgn::Termination;
use super::super::replay::Replay;
use super::super::sheet::Doubt;
use super::kinds::{AfterTheEnd, Row};
use super::over::{result_of, topic_of};
use super::{Claim, ClaimKind, Consequence, Fact, Finding, GameNow, GameResult, Rules, Verdict};
use cozy_chess::Color;

/// By what a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// By the moves themselves.
    Laws(Ended),
    /// As the arbiter says.
    Told(GameNow),
    /// As the record's own result says.
    Recorded(Termination),
}

/// The state of the game at the moment of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    Ended(End),
    /// The event has a result for the board that neither the moves, nor the arbiter, nor the record account for.
    Entered,
}

/// The state of the game when the claim was made.
pub(super) fn state_of_game(replay: &Replay, claim: &Claim, rules: Rules) -> State {
    let at = if Row::of(&claim.kind, rules).is_made_at_end { replay.len() } else { claim.ply };
    if let Some(end) = ended(replay, &rules.edition().automatic).filter(|end| end.ply <= at) {
        return State::Ended(End::Laws(end));
    }
    match claim.now {
        Some(GameNow::Running) => return State::Running,
        Some(told) => return State::Ended(End::Told(told)),
        None => {}
    }
    let recorded = replay.signal().unwrap_or_else(|| claim.evidence.result());
    let is_over = at == replay.len() && recorded != Termination::Unfinished;
    match &claim.entered {
        Some(entered) if !entered.what.is_told_by(recorded) => State::Entered,
        Some(_) | None if is_over => State::Ended(End::Recorded(recorded)),
        Some(_) | None => State::Running,
    }
}

/// Must it be said how the game stands, because tag and end of the record tell of two results?
pub(super) fn is_told_twice(replay: &Replay, claim: &Claim, state: State, rules: Rules) -> bool {
    let row = Row::of(&claim.kind, rules);
    let is_at_end = row.is_made_at_end || claim.ply == replay.len();
    let is_told = claim.now.is_some() || matches!(state, State::Ended(End::Laws(_)));
    is_at_end && !is_told && claim.evidence.tells_two_results() && row.after_the_end != AfterTheEnd::OfResult
}

/// The finding in view of the result that the event has: where nothing else tells how the game stands, that is asked before
/// anything is decided; else it is said with the facts.
pub(super) fn with_entered(finding: Finding, claim: &Claim, state: State) -> Finding {
    let Some(entered) = &claim.entered else { return finding };
    if state == State::Entered && claim.kind != ClaimKind::SignedResult && !brings(&finding, entered) {
        // How the game stands is asked once.
        let asked = std::iter::once(Doubt::Entered(entered.clone()));
        let doubts = asked.chain(finding.doubts.into_iter().filter(|doubt| *doubt != Doubt::GoingOn)).collect();
        return Finding::not_decided(finding.topic, doubts).showing(finding.shown);
    }
    let goes_on = claim.now == Some(GameNow::Running) && entered.what != EnteredAs::Adjourned;
    let told = std::iter::once(Fact::Entered { what: entered.clone() });
    let told = told.chain(goes_on.then_some(Fact::GoesOnThoughEntered));
    Finding { facts: told.chain(finding.facts).collect(), ..finding }
}

/// Is the result that was entered the one that this very claim brings?
fn brings(finding: &Finding, entered: &Entered) -> bool {
    let result = match entered.what.score() {
        Some(Score::WhiteWins) => GameResult::Won { by: Color::White },
        Some(Score::BlackWins) => GameResult::Won { by: Color::Black },
        Some(Score::Draw) => GameResult::Draw,
        Some(Score::Apart) | None => return false,
    };
    finding.ground.is_some() && finding.follows.contains(&Consequence::Result(result))
}

impl End {
    pub(super) fn result(self) -> Option<GameResult> {
        let won = |by| Some(GameResult::Won { by });
        match self {
            End::Laws(end) => Some(result_of(end.by)),
            End::Told(GameNow::Agreed) | End::Recorded(Termination::Draw) => Some(GameResult::Draw),
            End::Recorded(Termination::WhiteWins) => won(Color::White),
            End::Recorded(Termination::BlackWins) => won(Color::Black),
            // Whether the opponent could have mated is asked of the position, not here.
            End::Told(_) | End::Recorded(Termination::Unfinished) => None,
        }
    }

    fn fact(self, replay: &Replay) -> Fact {
        match self {
            End::Laws(end) => Fact::EndedWith { mv: super::draw::label(replay, end.ply), by: end.by },
            End::Told(how) => Fact::EndedAs { how },
            End::Recorded(result) => Fact::ResultRecorded { result },
        }
    }

    fn topic(self, kind: Topic) -> Topic {
        match self {
            End::Laws(end) => topic_of(end.by),
            End::Told(how) => how.topic().unwrap_or(kind),
            // By what it ended the record does not say; a result is signed by both (8.7).
            End::Recorded(_) if kind == Topic::DeadPosition => Topic::SignedResult,
            End::Recorded(_) => kind,
        }
    }

    /// The answer to a claim made after this end; `None` where it is asked about the end itself, or of the result.
    pub(super) fn answers(self, replay: &Replay, claim: &Claim, rules: Rules) -> Option<Finding> {
        let row = Row::of(&claim.kind, rules);
        let by_laws = |end: Ending| matches!(self, End::Laws(found) if found.by == end);
        let verdict = match row.after_the_end {
            // House rules know no signed results: then it is too late like anything else.
            AfterTheEnd::OfResult if rules.edition().house.is_none() => return None,
            AfterTheEnd::OfEnd if matches!(self, End::Laws(_)) => return None,
            AfterTheEnd::OfDeadPosition if by_laws(Ending::DeadPosition) => return None,
            AfterTheEnd::OfEnd => Verdict::Right,
            AfterTheEnd::Arbiters => Verdict::Undecided,
            AfterTheEnd::TooLate | AfterTheEnd::OfResult | AfterTheEnd::OfDeadPosition => Verdict::Wrong,
        };
        let shown = if let End::Laws(end) = self { end.ply } else { claim.ply };
        let mut finding = Finding::new(verdict, self.topic(row.topic)).facts([self.fact(replay), Fact::AfterTheEnd]);
        finding.follows.extend(self.result().map(Consequence::Result));
        Some(finding.showing([shown]))
    }
}
