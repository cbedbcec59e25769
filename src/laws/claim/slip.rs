//! Would the answer be another if one half-move had been recorded otherwise, left out, or written twice?
//!
//! A slip of the pen can turn a right claim into a wrong one without leaving a fault in the record. So a claim that costs the
//! claimant something is found wrong only where no such slip explains it, or where the arbiter has compared the record.

use cozy_chess::Move;

use super::super::legality;
use super::super::notation;
use super::super::replay::Replay;
use super::super::sheet::{Doubt, letters_apart};
use super::kinds::{Loses, Row};
use super::{Claim, ClaimKind, Consequence, Finding, GameResult, Rules, Verdict, answer};

/// At most so many other readings are played through …
const MOST_READINGS: usize = 4_000;
/// … and so many half-moves in all.
const MOST_HALF_MOVES: usize = 1_000_000;

/// The slip that would explain a claim found wrong, the likeliest first.
pub(super) fn one_move_away(replay: &Replay, claim: &Claim, rules: Rules, finding: &Finding) -> Option<Doubt> {
    if !is_against_claimant(claim, rules, finding) {
        return None;
    }
    other_claimant(replay, claim, rules, finding)
        .or_else(|| other_announced(replay, claim, rules, finding))
        .or_else(|| other_record(replay, claim, rules, finding))
}

/// The player on move could claim it, and the one named as the claimant is not on move.
fn other_claimant(replay: &Replay, claim: &Claim, rules: Rules, finding: &Finding) -> Option<Doubt> {
    let on_move = replay.position(claim.ply).turn();
    let by_whom_matters = matches!(claim.kind, ClaimKind::Threefold { .. } | ClaimKind::FiftyMoves { .. });
    let other = Claim { by: on_move, ..claim.clone() };
    let right = by_whom_matters && on_move != claim.by && differs(finding, &answer(replay, &other, rules));
    right.then_some(Doubt::OtherClaimant { side: on_move })
}

/// Could somebody lose by this answer what another reading would leave them?
fn is_against_claimant(claim: &Claim, rules: Rules, finding: &Finding) -> bool {
    match Row::of(&claim.kind, rules).loses {
        Loses::Never => false,
        Loses::WhenWrong => finding.verdict == Verdict::Wrong,
        Loses::WhenDecided => finding.verdict != Verdict::Undecided,
    }
}

/// Is this another answer than the one found, and one that would matter?
fn differs(found: &Finding, other: &Finding) -> bool {
    match found.verdict {
        Verdict::Wrong => other.verdict == Verdict::Right,
        Verdict::Right => other.verdict == Verdict::Right && result_of(other) != result_of(found),
        Verdict::Undecided => false,
    }
}

fn result_of(finding: &Finding) -> Option<GameResult> {
    finding.follows.iter().find_map(|follows| match follows {
        Consequence::Result(result) => Some(*result),
        _ => None,
    })
}

/// Another move written down than the one announced.
fn other_announced(replay: &Replay, claim: &Claim, rules: Rules, finding: &Finding) -> Option<Doubt> {
    let (ClaimKind::Threefold { announced } | ClaimKind::FiftyMoves { announced }) = &claim.kind else { return None };
    let position = replay.position(claim.ply);
    if position.turn() != claim.by {
        return None;
    }
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|mv| notation::san(position, mv)).collect();
    moves.sort_by_key(|san| announced.as_ref().map_or(0, |written| letters_apart(written, san)));
    let with = |instead: &String| {
        let kind = match claim.kind {
            ClaimKind::FiftyMoves { .. } => ClaimKind::FiftyMoves { announced: Some(instead.clone()) },
            _ => ClaimKind::Threefold { announced: Some(instead.clone()) },
        };
        differs(finding, &answer(replay, &Claim { kind, ..claim.clone() }, rules))
    };
    let instead = moves.into_iter().find(with)?;
    Some(Doubt::OtherMove { written: announced.clone(), instead })
}

/// A reading of the record in which one half-move is another.
struct Reading {
    moves: Vec<Move>,
    /// The place of the change, from 0, and what stands there in this reading.
    at: usize,
    instead: Option<String>,
    change: Change,
    distance: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Replaced,
    Inserted,
    Deleted,
}

fn other_record(replay: &Replay, claim: &Claim, rules: Rules, finding: &Finding) -> Option<Doubt> {
    let Some(mut readings) = readings(replay, claim) else {
        // An end that the board shows is told, however many readings a long record has.
        let is_shown = matches!(claim.kind, ClaimKind::AlreadyOver) && finding.verdict == Verdict::Right;
        return (!is_shown).then_some(Doubt::Unconfirmed);
    };
    readings.sort_by_key(|reading| reading.distance);
    let matters = |reading: &&Reading| {
        let other = Replay::of_moves(replay.position(0).clone(), &reading.moves);
        let ply = match reading.change {
            Change::Replaced => claim.ply,
            Change::Inserted => claim.ply + 1,
            Change::Deleted => claim.ply.saturating_sub(1),
        };
        differs(finding, &answer(&other, &Claim { ply, ..claim.clone() }, rules))
    };
    let found = readings.iter().find(matters)?;
    let recorded = (found.change != Change::Inserted).then(|| replay.numbered_san(found.at + 1));
    Some(Doubt::OneMove { recorded, instead: found.instead.clone() })
}

/// Every reading with one half-move changed in which the rest of the record is still legal; `None` where there are too many.
fn readings(replay: &Replay, claim: &Claim) -> Option<Vec<Reading>> {
    let written = claim.evidence.written();
    if replay.plies()[..claim.ply].iter().any(|ply| ply.stood) {
        return None;
    }
    let mut found = Vec::new();
    let mut played = 0;
    for at in 0..=claim.ply.min(written.len()) {
        let position = replay.position(at);
        let actual = replay.plies().get(at).map(|ply| ply.mv);
        let mut consider = |first: Option<Move>, change: Change, skipped: usize| -> Option<()> {
            let mut moves: Vec<Move> = replay.plies()[..at].iter().map(|ply| ply.mv).collect();
            let mut reached = position.clone();
            let instead = first.map(|mv| notation::numbered_san(position, mv));
            if let Some(mv) = first {
                reached.play(mv);
                moves.push(mv);
            }
            played += 1;
            for &word in &written[(at + skipped).min(written.len())..] {
                played += 1;
                let Ok(mv) = legality::resolve(&reached, word) else { return Some(()) };
                reached.play(mv);
                moves.push(mv);
            }
            let distance = match (actual, first) {
                (Some(actual), Some(first)) if change == Change::Replaced => {
                    letters_apart(&notation::san(position, actual), &notation::san(position, first))
                }
                _ => usize::from(u8::MAX),
            };
            found.push(Reading { moves, at, instead, change, distance });
            (found.len() <= MOST_READINGS && played <= MOST_HALF_MOVES).then_some(())
        };
        for mv in position.legal_moves() {
            if actual.is_some_and(|actual| actual != mv) && at < claim.ply {
                consider(Some(mv), Change::Replaced, 1)?;
            }
            if !claim.evidence.is_numbered() || at + 1 >= claim.ply {
                consider(Some(mv), Change::Inserted, 0)?;
            }
        }
        if at < claim.ply && (!claim.evidence.is_numbered() || at + 2 >= claim.ply) {
            consider(None, Change::Deleted, 1)?;
        }
    }
    Some(found)
}
