//! The checker: pairs every round of a tournament again and reports where the tournament has something else.
//!
//! Every round is paired from what the tournament says of the rounds before, so one difference does not drag others along.

use super::swiss::field::Pairings;
use super::{Engine, NoPairing};
use crate::tournament::Tournament;
use crate::tournament::fold::Journal;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::outcome::Bye;
use crate::tournament::round::Round;
use std::collections::HashSet;

/// A round held against the engine's pairing of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCheck {
    pub round: RoundNo,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Pairs, colours and bye are the engine's.
    Same,
    /// They are not; `engine` is what the engine pairs.
    Differs { differences: Vec<Difference>, engine: Pairings },
    /// The engine finds no pairing.
    NoPairing(NoPairing),
}

/// One thing that is not as the engine has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The two meet in the tournament only.
    Paired { white: PlayerId, black: PlayerId },
    /// The two meet in the engine's pairing only.
    NotPaired { white: PlayerId, black: PlayerId },
    /// The two meet in both, but with the other colours; here as the tournament has them.
    Colours { white: PlayerId, black: PlayerId },
    /// Another player has the pairing-allocated bye, or nobody.
    Bye { tournament: Option<PlayerId>, engine: Option<PlayerId> },
}

/// Checks all rounds that are paired, or one of them, of a tournament whose journal is not at hand: each by what is known of
/// the rounds before it.
pub fn check(tournament: &Tournament, only: Option<RoundNo>, engine: Engine) -> Vec<RoundCheck> {
    let rounds = tournament.rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    rounds.map(|round| RoundCheck { round: round.number, verdict: verdict(tournament, round, engine) }).collect()
}

/// Checks all rounds that are paired, or one of them, each by what was known when it was paired: a result corrected later, a
/// late entry or a withdrawal makes no earlier round wrong.
pub fn check_journal(journal: &Journal, only: Option<RoundNo>, engine: Engine) -> Vec<RoundCheck> {
    let rounds = journal.state().rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    let check = |round: &Round| {
        let verdict = verdict(&journal.when_paired(round.number), round, engine);
        RoundCheck { round: round.number, verdict }
    };
    rounds.map(check).collect()
}

fn verdict(tournament: &Tournament, round: &Round, engine: Engine) -> Verdict {
    match engine(tournament, round.number) {
        Err(why) => Verdict::NoPairing(why),
        Ok(engine) => match differences(round, &engine) {
            differences if differences.is_empty() => Verdict::Same,
            differences => Verdict::Differs { differences, engine },
        },
    }
}

/// What the round has otherwise than the pairings: first what only the round has, in order of boards.
pub fn differences(round: &Round, engine: &Pairings) -> Vec<Difference> {
    let ours: HashSet<(PlayerId, PlayerId)> = round.games.iter().map(|game| (game.white, game.black)).collect();
    let theirs: HashSet<(PlayerId, PlayerId)> = engine.games.iter().copied().collect();
    let mut differences = Vec::new();
    for (white, black) in round.games.iter().map(|game| (game.white, game.black)) {
        if theirs.contains(&(black, white)) {
            differences.push(Difference::Colours { white, black });
        } else if !theirs.contains(&(white, black)) {
            differences.push(Difference::Paired { white, black });
        }
    }
    for &(white, black) in &engine.games {
        if !ours.contains(&(white, black)) && !ours.contains(&(black, white)) {
            differences.push(Difference::NotPaired { white, black });
        }
    }
    let byes: Vec<PlayerId> =
        round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player).collect();
    if byes != engine.bye.into_iter().collect::<Vec<_>>() {
        differences.push(Difference::Bye { tournament: byes.first().copied(), engine: engine.bye });
    }
    differences
}
