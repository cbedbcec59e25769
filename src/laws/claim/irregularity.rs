//! Irregularities: late arrival, wrong set-up, reversed board or colours, displaced pieces, illegal moves, touched pieces
//! (4.3 to 4.5, 6.7, 7.2 to 7.5).

use cozy_chess::{Color, Square};

use super::super::edition::{ColoursReversed, IllegalMoves, Topic};
use super::super::fen;
use super::super::legality::{self, Illegal};
use super::super::notation;
use super::super::position::Position;
use super::super::replay::{FaultKind, Replay};
use super::super::touch::{Duty, obligation};
use super::draw::read_move;
use super::over::unless_opponent_cannot_mate;
use super::{Claim, Consequence, Fact, Finding, GameResult, Rules, Verdict, moves_by_both};

/// The claimant's opponent came late.
pub(super) fn late(claim: &Claim, minutes: u32, default: Option<u32>, nobody_present: bool, rules: Rules) -> Finding {
    let allowed = default.unwrap_or(rules.edition().default_time_minutes);
    let facts = [Fact::MinutesLate { minutes, allowed }];
    if minutes > allowed {
        let lost = Consequence::Result(GameResult::Won { by: claim.by });
        let finding = Finding::new(Verdict::Right, Topic::Default).facts(facts);
        return finding.then(lost).then(Consequence::UnlessArbiterDecides);
    }
    let topic = if nobody_present { Topic::NobodyPresent } else { Topic::Default };
    let running = if nobody_present { Color::White } else { !claim.by };
    let finding = Finding::new(Verdict::Wrong, topic).facts(facts);
    finding.then(Consequence::ClockRuns { side: running }).then(Consequence::GoOn)
}

/// The initial position was wrong.
pub(super) fn wrong_setup(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let moves = moves_by_both(replay, claim.ply);
    let limit = rules.edition().setup_claim_moves;
    if rules.rate.is_relaxed() && moves >= limit {
        let facts = [Fact::MovesMade { moves, needed: limit }];
        return Finding::new(Verdict::Wrong, Topic::WrongSetup).facts(facts).then(Consequence::GoOn);
    }
    Finding::new(Verdict::Right, Topic::WrongSetup).showing([0]).then(Consequence::NewGame)
}

/// The board was placed the wrong way.
pub(super) fn reversed_board(claim: &Claim) -> Finding {
    Finding::new(Verdict::Right, Topic::ReversedBoard)
        .showing([claim.ply])
        .then(Consequence::Transfer)
        .then(Consequence::GoOn)
}

/// The game was begun with colours reversed.
pub(super) fn reversed_colours(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let moves = moves_by_both(replay, claim.ply);
    let finding = Finding::new(Verdict::Right, Topic::ReversedColours).showing([claim.ply]);
    match rules.edition().colours_reversed {
        ColoursReversed::Continue => finding.then(Consequence::GoOn).then(Consequence::UnlessArbiterDecides),
        ColoursReversed::QuarterOfControl => Finding { verdict: Verdict::Undecided, ..finding },
        ColoursReversed::NewGameBefore { moves: needed } => {
            let follows = if moves < needed { Consequence::NewGame } else { Consequence::GoOn };
            finding.facts([Fact::MovesMade { moves, needed }]).then(follows)
        }
    }
}

/// Pieces were displaced.
pub(super) fn displaced(claim: &Claim) -> Finding {
    Finding::new(Verdict::Right, Topic::Displaced)
        .showing([claim.ply])
        .then(Consequence::PutBack)
        .then(Consequence::UnlessArbiterDecides)
}

/// What is known about an illegal move.
pub(super) struct Offence<'a> {
    pub written: Option<&'a str>,
    pub earlier: u32,
    pub replied: bool,
}

/// The opponent completed an illegal move: which position comes back, which piece must move, what it costs.
pub(super) fn illegal_move(replay: &Replay, claim: &Claim, offence: Offence<'_>, rules: Rules) -> Finding {
    let offender = !claim.by;
    let (ply, written, reason) = match the_move(replay, claim, offence.written) {
        Ok(found) => found,
        Err(finding) => return finding,
    };
    let position = replay.position(ply);
    let mut finding = Finding::new(Verdict::Right, Topic::IllegalPenalty)
        .facts([Fact::IllegalMove { mv: notation::numbered(position, &written), reason: reason.clone() }])
        .facts([Fact::Earlier { by: offender, count: offence.earlier }])
        .showing([ply]);
    let edition = rules.edition();
    if offence.replied && rules.rate.is_relaxed() && edition.illegal_stands_after_reply {
        finding.verdict = Verdict::Wrong;
        finding.topic = Topic::IllegalRelaxed;
        return finding.facts([Fact::Replied]).then(Consequence::GoOn);
    }
    let rule = edition.illegal.at(rules.rate.pace);
    let finding = finding.facts(rule.only_on_claim.then_some(Fact::OnlyOnClaim));
    if rule.loses_at.is_some_and(|limit| offence.earlier + 1 >= limit) {
        return lost(finding, position, offender, rule);
    }
    let finding = if reason == Some(Illegal::PromotionMissing) {
        Finding { topic: Topic::Unpromoted, ..finding }.then(Consequence::ReplaceByQueen)
    } else {
        replacement(finding, position, &written, ply)
    };
    let finding = if rule.opponent_gains_s > 0 {
        finding.then(Consequence::AddTime { to: !offender, ms: u64::from(rule.opponent_gains_s) * 1000 })
    } else {
        finding
    };
    finding.then(Consequence::GoOn)
}

type IllegalFound = (usize, String, Option<Illegal>);

/// The illegal move the claim is about: the one written down, else the one at which the record stops.
fn the_move(replay: &Replay, claim: &Claim, written: Option<&str>) -> Result<IllegalFound, Finding> {
    let wrong = |fact| Finding::new(Verdict::Wrong, Topic::IllegalMove).facts([fact]).then(Consequence::GoOn);
    if let Some(written) = written {
        let position = replay.position(claim.ply);
        return match read_move(position, written) {
            Ok(mv) => Err(wrong(Fact::LegalMove { mv: notation::numbered_san(position, mv) }).showing([claim.ply])),
            Err(reason) => Ok((claim.ply, written.to_owned(), reason)),
        };
    }
    let faulty =
        replay.faults().iter().find(|fault| fault.before.is_some()).ok_or_else(|| wrong(Fact::NoIllegalMove))?;
    let reason = match &faulty.kind {
        FaultKind::Illegal(reason) => Some(reason.clone()),
        _ => None,
    };
    Ok((faulty.ply - 1, faulty.token.clone(), reason))
}

/// The position before comes back; articles 4.3 and 4.7 apply to the move that replaces the illegal one.
fn replacement(finding: Finding, position: &Position, written: &str, ply: usize) -> Finding {
    let finding = finding.then(Consequence::Restore { ply, fen: fen::write(position) });
    let Some(read) = notation::read(written.as_bytes()) else { return finding };
    let touched = legality::touched_by(position, read);
    if touched.is_empty() {
        return finding;
    }
    let duty = obligation(position, &touched);
    let moves = duty.moves.iter().map(|&mv| notation::san(position, mv)).collect();
    let finding = finding.facts([Fact::Obliged { duty: duty.duty.clone() }]);
    if duty.duty == Duty::AnyMove { finding } else { finding.then(Consequence::OneOf { moves }) }
}

/// One illegal move too many.
fn lost(finding: Finding, position: &Position, offender: Color, rule: IllegalMoves) -> Finding {
    if rule.draw_if_opponent_cannot_mate {
        return unless_opponent_cannot_mate(finding, position, offender);
    }
    finding.then(Consequence::Result(GameResult::Won { by: !offender }))
}

/// The opponent, on move, touched pieces: the moves that remain to him.
pub(super) fn touched(replay: &Replay, claim: &Claim, squares: &[Square]) -> Finding {
    let position = replay.position(claim.ply);
    let occupied = position.board().occupied();
    if !squares.iter().any(|&square| occupied.has(square)) {
        return Finding::new(Verdict::Wrong, Topic::TouchedNone).facts([Fact::NothingTouched]).showing([claim.ply]);
    }
    let obligation = obligation(position, squares);
    let moves = obligation.moves.iter().map(|&mv| notation::san(position, mv)).collect();
    let verdict = if obligation.duty == Duty::AnyMove { Verdict::Wrong } else { Verdict::Right };
    Finding::new(verdict, obligation.topic)
        .facts([Fact::Obliged { duty: obligation.duty }])
        .showing([claim.ply])
        .then(Consequence::OneOf { moves })
}
