//! Illegal moves, and what counts as one: the clock pressed without a move, and a move with two hands (7.5).

use cozy_chess::{Color, Square};

use super::super::edition::{IllegalMoves, Pace, Rate, Topic, Unpromoted};
use super::super::fen;
use super::super::legality::{self, Illegal};
use super::super::notation;
use super::super::position::Position;
use super::super::replay::{FaultKind, Replay};
use super::super::sheet::Doubt;
use super::super::touch::{Duty, obligation, standing};
use super::draw::read_move;
use super::over::unless_opponent_cannot_mate;
use super::{Claim, Consequence, Fact, Finding, GameResult, Rules, Verdict};

/// What is known about an illegal move.
pub(super) struct Offence<'a> {
    pub written: Option<&'a str>,
    pub earlier: u32,
    pub replied: bool,
}

/// Is the doubt only that the move claimed to be illegal is illegal? It may be what the record ends with, or the one named.
pub(super) fn is_the_offence(doubt: &Doubt, named: Option<&str>) -> bool {
    let Doubt::Word { word, why: Some(why), last, .. } = doubt else { return false };
    let is_illegal = !matches!(why, Illegal::Ambiguous { .. });
    is_illegal && (*last || named.is_some_and(|named| bare(named) == bare(word)))
}

/// The opponent completed an illegal move: which position comes back, which piece must move, what it costs.
pub(super) fn illegal_move(replay: &Replay, claim: &Claim, offence: Offence<'_>, rules: Rules) -> Finding {
    let (ply, written, reason) = match the_move(replay, claim, offence.written) {
        Ok(found) => found,
        Err(finding) => return *finding,
    };
    let position = replay.position(ply);
    let offender = position.turn();
    if let Some(doubt) = recorded_instead(replay, ply, &written) {
        return Finding::not_decided(Topic::IllegalMove, vec![doubt]).showing([ply]);
    }
    let mv = notation::numbered(position, &written);
    if offender == claim.by {
        let doubts = vec![Doubt::OwnMove { mv, mover: offender }];
        return Finding::not_decided(Topic::IllegalMove, doubts).showing([ply]);
    }
    let topic = if reason == Illegal::PromotionMissing { Topic::Unpromoted } else { illegal_topic(rules.rate) };
    let mut finding = Finding::new(Verdict::Right, topic)
        .facts([Fact::IllegalMove { mv, reason: reason.clone() }])
        .facts([Fact::Earlier { by: offender, count: offence.earlier }])
        .showing([ply]);
    let edition = rules.edition();
    if (offence.replied || is_replied_to(replay, claim, ply, &written))
        && rules.rate.is_relaxed()
        && edition.illegal_stands_after_reply
    {
        finding.verdict = Verdict::Wrong;
        finding.topic = illegal_topic(rules.rate);
        return finding.facts([Fact::Replied]).then(Consequence::GoOn);
    }
    let rule = edition.illegal.at(rules.rate);
    let finding = finding.facts(rule.only_on_claim.then_some(Fact::OnlyOnClaim));
    if rule.loses_at.is_some_and(|limit| offence.earlier.saturating_add(1) >= limit) {
        return lost(finding, position, offender, rule, rules.rate);
    }
    let finding = if reason == Illegal::PromotionMissing {
        unpromoted(finding, position, &written, ply, rules)
    } else {
        replacement(finding, position, &written, ply)
    };
    let finding = Finding { penalty: penalty_of(&rule), ..finding };
    let finding = if rule.opponent_gains_s > 0 {
        finding.then(Consequence::AddTime { to: !offender, ms: u64::from(rule.opponent_gains_s) * 1000 })
    } else {
        finding
    };
    finding.then(Consequence::GoOn)
}

/// Does the record itself go on with the claimant's reply, behind an illegal move that stood or one at which it cannot be played on?
fn is_replied_to(replay: &Replay, claim: &Claim, ply: usize, written: &str) -> bool {
    let goes_on = |doubt: &Doubt| {
        let Doubt::Word { word, last, .. } = doubt else { return false };
        !last && bare(word) == written
    };
    replay.len() > ply + 1 || (replay.len() == ply && claim.evidence.against(ply + 1).iter().any(goes_on))
}

/// The move that the record has where an illegal one is said to have been made; `None` where it has that one, or none.
fn recorded_instead(replay: &Replay, ply: usize, written: &str) -> Option<Doubt> {
    replay.plies().get(ply)?;
    if replay.faults().iter().any(|fault| fault.ply == ply + 1 && bare(&fault.token) == written) {
        return None;
    }
    let written = notation::numbered(replay.position(ply), written);
    Some(Doubt::Recorded { written, recorded: replay.numbered_san(ply + 1) })
}

/// By which article an illegal move is put right: outside full supervision that of the appendix.
fn illegal_topic(rate: Rate) -> Topic {
    match (rate.is_relaxed(), rate.pace) {
        (false, _) | (true, Pace::Standard) => Topic::IllegalMove,
        (true, Pace::Rapid) => Topic::IllegalRelaxedRapid,
        (true, Pace::Blitz) => Topic::IllegalRelaxedBlitz,
    }
}

/// A pawn left on the last rank: the queen takes its place since 2014; before, the position comes back, and the pawn that was
/// touched must move, to a piece of its player's choice.
fn unpromoted(finding: Finding, position: &Position, written: &str, ply: usize, rules: Rules) -> Finding {
    match rules.edition().unpromoted {
        Unpromoted::BecomesQueen => finding.then(Consequence::ReplaceByQueen),
        Unpromoted::Restored => replacement(finding, position, written, ply),
    }
}

type IllegalFound = (usize, String, Illegal);

/// A move as it is written, without its number.
fn bare(written: &str) -> &str {
    written.trim().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', '…', ' '])
}

/// The illegal move the claim is about: the one written down, else the one at which the record ends.
fn the_move(replay: &Replay, claim: &Claim, written: Option<&str>) -> Result<IllegalFound, Box<Finding>> {
    let not_decided = |doubt| Box::new(Finding::not_decided(Topic::IllegalMove, vec![doubt]).showing([claim.ply]));
    if let Some(written) = written {
        let position = replay.position(claim.ply);
        return match read_move(position, written) {
            Ok(mv) => Err(Box::new(
                Finding::new(Verdict::Wrong, Topic::IllegalMove)
                    .facts([Fact::LegalMove { mv: notation::numbered_san(position, mv) }])
                    .then(Consequence::GoOn)
                    .showing([claim.ply]),
            )),
            Err(Some(reason)) if !matches!(reason, Illegal::Ambiguous { .. }) => {
                Ok((claim.ply, bare(written).to_owned(), reason))
            }
            // The words may be of another language, in which the move is legal: then English says why it is none, if it reads them.
            Err(None) => match notation::read(bare(written).as_bytes()).map(|read| legality::resolve(position, read)) {
                Some(Err(reason)) => Ok((claim.ply, bare(written).to_owned(), reason)),
                Some(Ok(_)) | None => Err(not_decided(Doubt::Named { written: written.to_owned(), why: None })),
            },
            Err(why) => Err(not_decided(Doubt::Named { written: written.to_owned(), why })),
        };
    }
    let found = replay.faults().iter().find_map(|fault| match &fault.kind {
        FaultKind::Illegal(reason) | FaultKind::Stood(reason) => {
            Some((fault.ply - 1, fault.token.clone(), reason.clone()))
        }
        FaultKind::Read(_) | FaultKind::Start(_) | FaultKind::Unreadable => None,
    });
    found.ok_or_else(|| not_decided(Doubt::WhichMove))
}

/// The articles of the time that an illegal move costs: the rule, and what changes its minutes.
fn penalty_of(rule: &IllegalMoves) -> Vec<Topic> {
    let costs = rule.opponent_gains_s > 0;
    costs.then_some(Topic::IllegalPenalty).into_iter().chain(rule.modifier).collect()
}

/// The position before comes back; articles 4.3 and 4.7 apply to the move that replaces the illegal one.
fn replacement(finding: Finding, position: &Position, written: &str, ply: usize) -> Finding {
    let finding = finding.then(Consequence::Restore { ply, fen: fen::write(position) }).then(Consequence::JudgeTimes);
    let Some(read) = notation::read(written.as_bytes()) else { return finding };
    let touched = legality::touched_by(position, read);
    let several = legality::may_have_touched(position, read);
    if several.len() > 1 {
        return which_piece(finding, position, &several, &touched);
    }
    if touched.is_empty() {
        return finding;
    }
    let duty = obligation(position, &touched);
    let moves = duty.moves.iter().map(|&mv| notation::san(position, mv)).collect();
    let finding = finding.facts([Fact::Obliged { duty: duty.duty.clone() }]);
    if duty.duty == Duty::AnyMove { finding } else { finding.then(Consequence::OneOf { moves }) }
}

/// The words fit several pieces, one of which was touched: which one is asked, and the moves of each are listed (4.3).
fn which_piece(finding: Finding, position: &Position, pieces: &[Square], taken: &[Square]) -> Finding {
    let each = pieces.iter().filter_map(|&piece| {
        let touched: Vec<Square> = std::iter::once(piece).chain(taken.iter().copied()).collect();
        let moves = obligation(position, &touched).moves;
        let moves = moves.iter().map(|&mv| notation::san(position, mv)).collect();
        Some((standing(position, piece)?, moves))
    });
    let pieces = each.collect();
    finding.facts([Fact::WhichTouched]).then(Consequence::OneOfEach { pieces })
}

/// One illegal move too many. Where the first one loses already, it does by the article of the appendix.
fn lost(finding: Finding, position: &Position, offender: Color, rule: IllegalMoves, rate: Rate) -> Finding {
    let article = if rule.loses_at == Some(1) { illegal_topic(rate) } else { Topic::IllegalPenalty };
    let finding = Finding { penalty: vec![article], ..finding };
    if rule.draw_if_opponent_cannot_mate {
        return unless_opponent_cannot_mate(finding, position, offender);
    }
    finding.then(Consequence::Result(GameResult::Won { by: !offender }))
}

/// What counts as an illegal move although the move itself was none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// 7.5.3: the clock was pressed without a move.
    EmptyPress,
    /// 7.5.4: one move was made with two hands.
    TwoHands,
}

/// The claimant's opponent did what is punished as an illegal move.
pub(super) fn counted_as_illegal(
    replay: &Replay,
    claim: &Claim,
    what: Counted,
    offence: &Offence<'_>,
    rules: Rules,
) -> Finding {
    let offender = !claim.by;
    let position = replay.position(claim.ply);
    let (topic, mover) = match what {
        Counted::EmptyPress => (Topic::EmptyPress, position.turn()),
        Counted::TwoHands => (Topic::TwoHands, !position.turn()),
    };
    if !rules.edition().clock_and_hands {
        return match what {
            // Each move must be made with one hand (4.1): the arbiter chooses what it costs.
            Counted::TwoHands => super::conduct::penalised(Topic::OneHand, rules).then(Consequence::GoOn),
            Counted::EmptyPress => {
                Finding::new(Verdict::Wrong, topic).facts([Fact::NoSuchClaim]).then(Consequence::GoOn)
            }
        };
    }
    if mover != offender {
        return Finding::not_decided(topic, vec![Doubt::NotTheirMove { claimant: claim.by }]).showing([claim.ply]);
    }
    let finding = Finding::new(Verdict::Right, topic)
        .facts([Fact::Earlier { by: offender, count: offence.earlier }])
        .showing([claim.ply]);
    // The move that was due when the clock was pressed comes before the claimant's.
    let before_reply = claim.ply + usize::from(what == Counted::EmptyPress);
    if (offence.replied || replay.len() > before_reply)
        && rules.rate.is_relaxed()
        && rules.edition().illegal_stands_after_reply
    {
        let wrong = Finding { verdict: Verdict::Wrong, topic: illegal_topic(rules.rate), ..finding };
        return wrong.facts([Fact::Replied]).then(Consequence::GoOn);
    }
    let rule = rules.edition().illegal.at(rules.rate);
    if rule.loses_at.is_some_and(|limit| offence.earlier.saturating_add(1) >= limit) {
        return lost(finding, position, offender, rule, rules.rate);
    }
    let finding = Finding { penalty: penalty_of(&rule), ..finding };
    let gains = Consequence::AddTime { to: claim.by, ms: u64::from(rule.opponent_gains_s) * 1000 };
    finding.then(gains).then(Consequence::GoOn)
}
