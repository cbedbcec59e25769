//! A player who does not record the moves (8.1.1, 8.4, A.2).

use super::super::edition::{Pace, Topic};
use super::{Claim, Consequence, Fact, Finding, Rules, Verdict};

/// Under so much time, without at least half a minute a move, nobody need record (8.4).
const FIVE_MINUTES_MS: u64 = 300_000;

/// The claimant's opponent does not record.
pub(super) fn recording(claim: &Claim, rules: Rules) -> Finding {
    if rules.edition().house.is_some() {
        return Finding::new(Verdict::Wrong, Topic::Recording).facts([Fact::NoSuchClaim]).then(Consequence::GoOn);
    }
    if rules.rate.pace != Pace::Standard {
        let finding = Finding::new(Verdict::Wrong, Topic::NeedNotRecordRapid).facts([Fact::NeedNotRecord]);
        return finding.then(Consequence::GoOn);
    }
    let offender = !claim.by;
    match claim.clocks.map(|clocks| clocks.of(offender)) {
        Some(ms) if ms < FIVE_MINUTES_MS => Finding::new(Verdict::Undecided, Topic::NeedNotRecord).facts([
            Fact::MayStopRecording { side: offender, ms, below_ms: FIVE_MINUTES_MS },
            Fact::UnlessHalfMinuteIncrement,
        ]),
        _ => Finding::new(Verdict::Right, Topic::Recording).then(Consequence::MustRecord).then(Consequence::GoOn),
    }
}
