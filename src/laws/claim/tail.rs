//! Moves that may be missing behind the end of a record (8.4: who has less than five minutes need not write them down).

use super::super::notation;
use super::super::replay::Replay;
use super::{Claim, ClaimKind, Finding, Rules, Verdict, examine_record};
use cozy_chess::Move;

/// So many half-moves are tried behind the end of the record.
const MOST_MISSING: usize = 2;

/// Whether nothing that may have been played since can change the answer: a game that has ended goes on no more.
pub(super) fn cannot_matter(claim: &Claim, finding: &Finding) -> bool {
    matches!(claim.kind, ClaimKind::AlreadyOver | ClaimKind::DeadPosition) && finding.verdict == Verdict::Right
}

/// The fewest moves behind the end of the record with which a draw could be claimed; none where no such moves are, or where the
/// claim rests on no repetition or count.
pub(super) fn right_with(replay: &Replay, claim: &Claim, rules: Rules) -> Vec<String> {
    let rests_on_count = matches!(claim.kind, ClaimKind::Threefold { .. } | ClaimKind::FiftyMoves { .. });
    if !rests_on_count || claim.ply != replay.len() || replay.plies().iter().any(|ply| ply.stood) {
        return Vec::new();
    }
    let recorded: Vec<Move> = replay.plies().iter().map(|ply| ply.mv).collect();
    let mut tails: Vec<Vec<Move>> = vec![Vec::new()];
    for _ in 0..MOST_MISSING {
        let mut longer = Vec::new();
        for tail in &tails {
            let mut reached = replay.last().clone();
            tail.iter().for_each(|mv| reached.play(*mv));
            longer.extend(reached.legal_moves().into_iter().map(|mv| [&tail[..], &[mv]].concat()));
        }
        let is_right = |tail: &&Vec<Move>| {
            let played = Replay::of_moves(replay.position(0).clone(), &[&recorded[..], &tail[..]].concat());
            let claim = Claim { ply: played.len(), ..claim.clone() };
            examine_record(&played, &claim, rules).verdict == Verdict::Right
        };
        if let Some(tail) = longer.iter().find(is_right) {
            let mut reached = replay.last().clone();
            let told = tail.iter().map(|mv| {
                let san = notation::numbered_san(&reached, *mv);
                reached.play(*mv);
                san
            });
            return told.collect();
        }
        tails = longer;
    }
    Vec::new()
}
