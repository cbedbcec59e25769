//! Fallen flags (6.9, III.3) and claims in a quickplay finish (10.2, Guidelines III).

use cozy_chess::Color;

use super::super::edition::{BothFlags, Quickplay, Topic};
use super::super::replay::Replay;
use super::super::sheet::Doubt;
use super::beginning::{moves_by_both, moves_of};
use super::over::unless_opponent_cannot_mate;
use super::{Claim, Consequence, Fact, Fallen, Finding, GameResult, Rules, Verdict, Way};
use crate::edition::Pace;

/// The time under which a quickplay-finish claim is allowed, and the time the opponent may get.
const TWO_MINUTES_MS: u64 = 120_000;

/// The increment that may be asked for instead (III.4).
const INCREMENT_SECONDS: u32 = 5;

/// What is known about the flags.
pub(super) struct Flags {
    pub fallen: Fallen,
    pub last_period: bool,
    pub required_moves: Option<u32>,
}

/// One flag or both have fallen.
pub(super) fn flag_fall(replay: &Replay, claim: &Claim, flags: Flags, rules: Rules) -> Finding {
    let edition = rules.edition();
    if let Some(doubt) = time_left(claim, &flags) {
        return Finding::not_decided(Topic::FlagFall, vec![doubt]).showing([claim.ply]);
    }
    let loser = match flags.fallen {
        Fallen::Both => return both_flags(claim, flags.last_period, rules),
        Fallen::Of(side) => side,
    };
    let finding = Finding::new(Verdict::Right, Topic::FlagFall).showing([claim.ply]);
    let not_decided = |doubt| Finding::not_decided(Topic::FlagFall, vec![doubt]).showing([claim.ply]);
    if let Some(required) = flags.required_moves {
        let made = moves_of(replay, claim.ply, loser);
        match made.reach(required) {
            Err(doubt) => return not_decided(doubt),
            // A move is completed when the clock has been pressed, which no record shows before the next one is made.
            Ok(true)
                if edition.house.is_none() && made.moves == required && replay.position(claim.ply).turn() != loser =>
            {
                return not_decided(Doubt::Completed { side: loser, required });
            }
            Ok(true) => {
                let wrong = Finding { verdict: Verdict::Wrong, ..finding };
                let completed = Fact::PeriodCompleted { moves: made.moves, required };
                return wrong.facts([completed]).then(Consequence::GoOn);
            }
            Ok(false) => {}
        }
    }
    if let Some(house) = edition.house {
        let (made, needed) = (moves_by_both(replay, claim.ply), house.void_up_to_moves + 1);
        let result = match made.reach(needed) {
            Ok(true) => GameResult::Won { by: !loser },
            Ok(false) => GameResult::Void,
            Err(doubt) => return not_decided(doubt),
        };
        return finding.facts([Fact::MovesMade { moves: made.moves, needed }]).then(Consequence::Result(result));
    }
    unless_opponent_cannot_mate(finding, replay.position(claim.ply), loser)
}

/// The clock that shows time although its flag is said to have fallen. Where moves had to be made, it may be that of the next period.
fn time_left(claim: &Claim, flags: &Flags) -> Option<Doubt> {
    let clocks = claim.clocks.filter(|_| flags.required_moves.is_none())?;
    let has_fallen = |side: Color| match flags.fallen {
        Fallen::Of(loser) => loser == side,
        Fallen::Both => true,
    };
    let shows = Color::ALL.into_iter().find(|&side| has_fallen(side) && clocks.of(side) > 0)?;
    Some(Doubt::TimeLeft { side: shows, ms: clocks.of(shows) })
}

/// Both flags have fallen, and nobody knows which first. Since 2014 only Guidelines that the event announces say what follows, and
/// those are not for blitz: elsewhere the arbiter decides.
fn both_flags(claim: &Claim, last_period: bool, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Right, Topic::BothFlags).showing([claim.ply]);
    if rules.edition().quickplay == Quickplay::IfAnnounced {
        if rules.rate.pace == Pace::Blitz {
            return Finding { verdict: Verdict::Undecided, topic: Topic::FlagFall, ..finding };
        }
        if !rules.announced.quickplay {
            return Finding { verdict: Verdict::Undecided, ..finding }.facts([Fact::MustBeAnnounced]);
        }
    }
    let draws = rules.edition().both_flags_in_last_period == BothFlags::Draw;
    match (last_period || rules.rate.pace != Pace::Standard, draws) {
        (true, true) => finding.then(Consequence::Result(GameResult::Draw)),
        (true, false) => Finding { verdict: Verdict::Undecided, ..finding },
        (false, _) => Finding { verdict: Verdict::Wrong, ..finding }.then(Consequence::GoOn),
    }
}

/// The claimant says that their opponent cannot, or does not try to, win by normal means. The program shows what can be
/// known; the decision is the arbiter's.
pub(super) fn quickplay(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Undecided, Topic::Quickplay).showing([claim.ply]);
    let wrong = |finding: Finding| Finding { verdict: Verdict::Wrong, ..finding }.then(Consequence::GoOn);
    let finding = match rules.edition().quickplay {
        Quickplay::None => return wrong(finding.facts([Fact::NoSuchClaim])),
        _ if rules.rate.pace == Pace::Blitz => return wrong(finding.facts([Fact::NoSuchClaim])),
        Quickplay::Article => finding,
        Quickplay::IfAnnounced if !rules.announced.quickplay => finding.facts([Fact::MustBeAnnounced]),
        Quickplay::IfAnnounced => finding,
    };
    if rules.edition().quickplay_on_move && replay.position(claim.ply).turn() != claim.by {
        return wrong(finding.facts([Fact::NotOnMove { claimant: claim.by }]));
    }
    let finding = match claim.clocks {
        Some(clocks) => {
            let ms = clocks.of(claim.by);
            let finding = finding.facts([Fact::TimeLeft { side: claim.by, ms, most_ms: TWO_MINUTES_MS }]);
            if ms >= TWO_MINUTES_MS {
                return wrong(finding);
            }
            finding
        }
        None => finding,
    };
    let position = replay.position(claim.ply);
    let opponent = !claim.by;
    let mating = super::super::mating::can_mate(position, opponent);
    let progress =
        Fact::WithoutProgress { half_moves: position.reversible(), needed: super::super::possible::FIFTY_MOVES };
    finding.facts([super::over::mating_fact(position, opponent, &mating), progress]).then(Consequence::OneOfThree([
        Way::Agree,
        Way::Postpone { gains_ms: TWO_MINUTES_MS },
        Way::Reject { gains_ms: TWO_MINUTES_MS },
    ]))
}

/// The player on move, with less than two minutes left, asks for five seconds a move (Guidelines III.4).
pub(super) fn increment(replay: &Replay, claim: &Claim, rules: Rules) -> Finding {
    let finding = Finding::new(Verdict::Undecided, Topic::QuickplayIncrement).showing([claim.ply]);
    let wrong = |finding: Finding| Finding { verdict: Verdict::Wrong, ..finding }.then(Consequence::GoOn);
    if rules.edition().quickplay != Quickplay::IfAnnounced || rules.rate.pace == Pace::Blitz {
        return wrong(finding.facts([Fact::NoSuchClaim]));
    }
    if replay.position(claim.ply).turn() != claim.by {
        return wrong(finding.facts([Fact::NotOnMove { claimant: claim.by }]));
    }
    let finding = if rules.announced.quickplay { finding } else { finding.facts([Fact::MustBeAnnounced]) };
    let Some(clocks) = claim.clocks else { return finding.facts([Fact::RequestIsOffer]) };
    let ms = clocks.of(claim.by);
    let finding = finding.facts([Fact::TimeLeft { side: claim.by, ms, most_ms: TWO_MINUTES_MS }]);
    if ms >= TWO_MINUTES_MS {
        return wrong(finding);
    }
    let finding = finding.facts([Fact::RequestIsOffer]);
    if !rules.announced.quickplay {
        return finding;
    }
    Finding { verdict: Verdict::Right, ..finding }
        .then(Consequence::Increment { seconds: INCREMENT_SECONDS })
        .then(Consequence::AddTime { to: !claim.by, ms: TWO_MINUTES_MS })
        .then(Consequence::GoOn)
}
