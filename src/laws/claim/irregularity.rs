//! Irregularities of the board, the clock and the players' coming: late arrival, wrong set-up, board or colours reversed,
//! displaced pieces, a clock set wrongly, a position that cannot be (6.7, 6.10, 7.2 to 7.4, A.5.4).

use cozy_chess::Color;

use super::super::edition::{ColoursReversed, Topic};
use super::super::replay::Replay;
use super::super::sheet::Doubt;
use super::beginning::moves_by_both;
use super::{Claim, Consequence, Fact, Finding, GameResult, Rules, Verdict};

/// The claimant's opponent came late.
pub(super) fn late(claim: &Claim, minutes: u32, default: Option<u32>, nobody_present: bool, rules: Rules) -> Finding {
    let allowed = default.unwrap_or(rules.edition().default_time_minutes);
    let facts = [Fact::MinutesLate { minutes, allowed }];
    if minutes > allowed {
        let lost = Consequence::Result(GameResult::Won { by: claim.by });
        let finding = Finding::new(Verdict::Right, Topic::Default).facts(facts).then(lost);
        let decides = rules.edition().arbiter_may_forgive_lateness;
        return if decides { finding.then(Consequence::UnlessArbiterDecides) } else { finding };
    }
    let topic = if nobody_present { Topic::NobodyPresent } else { Topic::Default };
    let running = if nobody_present { Color::White } else { !claim.by };
    let finding = Finding::new(Verdict::Wrong, topic).facts(facts);
    finding.then(Consequence::ClockRuns { side: running }).then(Consequence::GoOn)
}

/// In rapid and blitz without full supervision set-up and clocks are put right within the first moves only (A.5.1). `topics`: the
/// claim's, and that of its being too late.
fn too_late(replay: &Replay, claim: &Claim, rules: Rules, topics: (Topic, Topic)) -> Option<Finding> {
    if !rules.rate.is_relaxed() {
        return None;
    }
    let (made, needed) = (moves_by_both(replay, claim.ply), rules.edition().setup_claim_moves);
    match made.reach(needed) {
        Ok(false) => None,
        Ok(true) => {
            let facts = [Fact::MovesMade { moves: made.moves, needed }];
            Some(Finding::new(Verdict::Wrong, topics.1).facts(facts).then(Consequence::GoOn))
        }
        Err(doubt) => Some(Finding::not_decided(topics.0, vec![doubt]).showing([claim.ply])),
    }
}

/// The initial position was wrong.
pub(super) fn wrong_setup(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    if let Some(finding) = too_late(replay, claim, rules, (Topic::WrongSetup, Topic::TooLateForSetup)) {
        return finding;
    }
    Finding::new(Verdict::Right, Topic::WrongSetup).showing([0]).then(Consequence::NewGame)
}

/// The board was placed the wrong way.
pub(super) fn reversed_board(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    if let Some(finding) = too_late(replay, claim, rules, (Topic::ReversedBoard, Topic::TooLateForSetup)) {
        return finding;
    }
    Finding::new(Verdict::Right, Topic::ReversedBoard)
        .showing([claim.ply])
        .then(Consequence::Transfer)
        .then(Consequence::GoOn)
}

/// The game was begun with colours reversed.
pub(super) fn reversed_colours(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Right, Topic::ReversedColours).showing([claim.ply]);
    match rules.edition().colours_reversed {
        ColoursReversed::Continue => finding.then(Consequence::GoOn).then(Consequence::UnlessArbiterDecides),
        ColoursReversed::QuarterOfControl => Finding { verdict: Verdict::Undecided, ..finding },
        ColoursReversed::NewGameBefore { moves: needed } => {
            let made = moves_by_both(replay, claim.ply);
            let follows = match made.reach(needed) {
                Ok(true) => Consequence::GoOn,
                Ok(false) => Consequence::NewGame,
                Err(doubt) => return Finding::not_decided(finding.topic, vec![doubt]).showing(finding.shown),
            };
            finding.facts([Fact::MovesMade { moves: made.moves, needed }]).then(follows)
        }
    }
}

/// Pieces were displaced.
pub(super) fn displaced(claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Right, Topic::Displaced).showing([claim.ply]).then(Consequence::PutBack);
    let by_laws = rules.edition().house.is_none();
    finding.then(if by_laws { Consequence::MayPenalise } else { Consequence::UnlessArbiterDecides })
}

/// A clock was set wrongly: put right when it is found, in rapid and blitz without full supervision only within the first moves.
pub(super) fn clock_setting(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    if let Some(finding) = too_late(replay, claim, rules, (Topic::ClockSetting, Topic::TooLateForClock)) {
        let decides = finding.verdict == Verdict::Wrong;
        return if decides { finding.then(Consequence::UnlessArbiterDecides) } else { finding };
    }
    Finding::new(Verdict::Right, Topic::ClockSetting).then(Consequence::CorrectClocks).then(Consequence::GoOn)
}

/// Both kings stand in check, or a pawn on the last rank, in rapid or blitz without full supervision: after the next move the
/// game is drawn if it is still so (A.5.4).
pub(super) fn illegal_position(replay: &Replay, claim: &Claim, rules: Rules, next_move_made: bool) -> Finding {
    let finding = |verdict| Finding::new(verdict, Topic::IllegalPosition).showing([claim.ply]);
    if !rules.rate.is_relaxed() || !rules.edition().illegal_position_draws {
        return finding(Verdict::Wrong).facts([Fact::NoSuchClaim]).then(Consequence::GoOn);
    }
    // A record that was confirmed and in which every move is legal has no such position: the move that led to it is missing.
    let is_legal = replay.faults().iter().all(|fault| !fault.stops()) && replay.plies().iter().all(|ply| !ply.stood);
    if next_move_made && is_legal && claim.evidence.confirmation().is_some() {
        return Finding::not_decided(Topic::IllegalPosition, vec![Doubt::WhichMove]).showing([claim.ply]);
    }
    if next_move_made {
        finding(Verdict::Right).then(Consequence::Result(GameResult::Draw))
    } else {
        finding(Verdict::Wrong).facts([Fact::NextMoveFirst]).then(Consequence::GoOn)
    }
}
