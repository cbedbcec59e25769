//! The players' conduct and what disturbs a game: devices, advice, distraction, refusals, notes made too early, signed results
//! (8.1.2, 8.7, 11.3, 11.5, 11.7, 12.5, 12.9).
//!
//! What happened in the hall no record tells: the arbiter knows it, and the articles say what may follow.

use super::super::edition::{Devices, Topic};
use super::super::replay::Replay;
use super::over::unless_opponent_cannot_mate;
use super::{Claim, Consequence, Fact, Finding, GameResult, Rules, Verdict};

fn unknown(topic: Topic) -> Finding {
    Finding::new(Verdict::Wrong, topic).facts([Fact::NoSuchClaim]).then(Consequence::GoOn)
}

/// The opponent has an electronic device, or it sounded.
pub(super) fn device(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Right, Topic::Device);
    if rules.edition().devices != Devices::Unknown && rules.announced.lesser_device_penalty {
        return finding.facts([Fact::LesserPenalty]).then(Consequence::AnnouncedPenalty);
    }
    match rules.edition().devices {
        Devices::Unknown => unknown(Topic::Device),
        Devices::LostArbiterDecides => finding.then(Consequence::Lost { side: !claim.by }),
        Devices::LostUnlessCannotMate => {
            let position = replay.position(claim.ply);
            unless_opponent_cannot_mate(finding.showing([claim.ply]), position, !claim.by)
        }
        Devices::Lost => finding.then(Consequence::Result(GameResult::Won { by: claim.by })),
    }
}

/// The arbiter chooses what the offence costs.
pub(super) fn penalised(topic: Topic, rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return unknown(topic);
    }
    let penalties = Consequence::Penalty(rules.edition().penalties);
    Finding { penalty: vec![Topic::Penalties], ..Finding::new(Verdict::Undecided, topic) }.then(penalties)
}

/// The opponent persistently refuses to comply with the Laws.
pub(super) fn refusal(claim: &Claim, rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return unknown(Topic::Refusal);
    }
    Finding::new(Verdict::Right, Topic::Refusal).then(Consequence::Lost { side: !claim.by })
}

/// Something outside the game disturbed it.
pub(super) fn disturbance(rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return unknown(Topic::Disturbance);
    }
    Finding::new(Verdict::Undecided, Topic::Disturbance).then(Consequence::MayAddTime).then(Consequence::GoOn)
}

/// The opponent writes moves down before making them.
pub(super) fn recorded_before(rules: Rules) -> Finding {
    if !rules.edition().recording_before_forbidden {
        return unknown(Topic::RecordedBefore);
    }
    Finding { verdict: Verdict::Right, ..penalised(Topic::RecordedBefore, rules) }.then(Consequence::GoOn)
}

/// A result was signed by both that is not how the game ended.
pub(super) fn signed_result(rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return unknown(Topic::SignedResult);
    }
    let finding = Finding::new(Verdict::Undecided, Topic::SignedResult);
    finding.then(Consequence::SignedStands).then(Consequence::UnlessArbiterDecides)
}
