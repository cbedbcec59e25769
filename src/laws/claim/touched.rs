//! Touched and released pieces (article 4): which moves remain, when a move can no longer be changed, and when it is too late
//! to claim it.

use cozy_chess::Square;

use super::super::edition::Topic;
use super::super::notation;
use super::super::replay::Replay;
use super::super::sheet::Doubt;
use super::super::touch::{Duty, obligation};
use super::{Claim, Consequence, Fact, Finding, Verdict};

/// The opponent, on move, touched pieces: the moves that remain to them.
pub(super) fn touched(replay: &Replay, claim: &Claim, squares: &[Square], claimant_touched: bool) -> Finding {
    // The offender's move, and the claimant's behind it.
    if claimant_touched || replay.len() > claim.ply + 1 {
        return too_late(claim);
    }
    let position = replay.position(claim.ply);
    if position.turn() == claim.by {
        let doubts = vec![Doubt::NotTheirMove { claimant: claim.by }];
        return Finding::not_decided(Topic::TouchedOwn, doubts).showing([claim.ply]);
    }
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

/// The claimant has touched a piece since: whatever the opponent did against article 4 can no longer be claimed.
fn too_late(claim: &Claim) -> Finding {
    let finding = Finding::new(Verdict::Wrong, Topic::TouchClaimLost).facts([Fact::ClaimantTouched]);
    finding.showing([claim.ply]).then(Consequence::GoOn)
}

/// The opponent let go of a piece on a square, or of a promoted piece, and moved it on: the first square or piece stands.
pub(super) fn released(replay: &Replay, claim: &Claim, topic: Topic, claimant_touched: bool) -> Finding {
    if claimant_touched || replay.len() > claim.ply {
        return too_late(claim);
    }
    Finding::new(Verdict::Right, topic).showing([claim.ply]).then(Consequence::FirstStands).then(Consequence::GoOn)
}
