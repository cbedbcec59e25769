//! The checker: pairs every round of a tournament again and reports where the tournament has something else.
//!
//! Every round is paired from what the tournament says of the rounds before, so one difference does not drag others along.

use super::swiss::field::Pairings;
use super::{Engine, NoPairing, Participant, registry};
use crate::tournament::Tournament;
use crate::tournament::fold::Journal;
use crate::tournament::ids::RoundNo;
use crate::tournament::outcome::Bye;
use crate::tournament::round::Round;
use std::collections::HashSet;
use std::hash::Hash;

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
    /// They are not.
    Differs(Vec<Difference>),
    /// The engine finds no pairing.
    NoPairing(NoPairing),
}

/// One thing that is not as the engine has it: between players, or between teams where teams are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The two meet in the tournament only.
    Paired { white: Participant, black: Participant },
    /// The two meet in the engine's pairing only.
    NotPaired { white: Participant, black: Participant },
    /// The two meet in both, but with the other colours; here as the tournament has them.
    Colours { white: Participant, black: Participant },
    /// Another one has the pairing-allocated bye, or nobody.
    Bye { tournament: Option<Participant>, engine: Option<Participant> },
}

/// Checks all rounds that are paired, or one of them, by the tournament's system, where the journal is not at hand: each by what
/// is known of the rounds before it.
pub fn check(tournament: &Tournament, only: Option<RoundNo>) -> Vec<RoundCheck> {
    let system = registry::of(tournament.regulations.system);
    each(tournament, only, &|round| system.check(tournament, tournament, round))
}

/// Checks all rounds that are paired, or one of them, each by what was known when it was paired: a result corrected later, a
/// late entry or a withdrawal makes no earlier round wrong.
pub fn check_journal(journal: &Journal, only: Option<RoundNo>) -> Vec<RoundCheck> {
    let tournament = journal.state();
    each(tournament, only, &|round| {
        let known = journal.when_paired(round.number);
        registry::of(known.regulations.system).check(&known, tournament, round)
    })
}

/// The same against another engine for players.
pub fn check_by(tournament: &Tournament, only: Option<RoundNo>, engine: Engine) -> Vec<RoundCheck> {
    each(tournament, only, &|round| Ok(differences(round, &engine(tournament, round.number)?)))
}

fn each(
    tournament: &Tournament,
    only: Option<RoundNo>,
    check: &dyn Fn(&Round) -> Result<Vec<Difference>, NoPairing>,
) -> Vec<RoundCheck> {
    let verdict = |round: &Round| match check(round) {
        Err(why) => Verdict::NoPairing(why),
        Ok(differences) if differences.is_empty() => Verdict::Same,
        Ok(differences) => Verdict::Differs(differences),
    };
    let rounds = tournament.rounds.iter().filter(|round| only.is_none_or(|only| only == round.number));
    rounds.map(|round| RoundCheck { round: round.number, verdict: verdict(round) }).collect()
}

/// What a round of players has otherwise than the pairings.
pub fn differences(round: &Round, engine: &Pairings) -> Vec<Difference> {
    let games: Vec<_> = round.games.iter().map(|game| (game.white, game.black)).collect();
    let byes = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player);
    between((&games, byes.collect()), (&engine.games, engine.bye))
}

/// What one pairing has otherwise than the engine's: first what only the first has, in its order. In the first more than one
/// may have the bye.
pub fn between<P: Copy + Eq + Hash + Into<Participant>>(
    ours: (&[(P, P)], Vec<P>),
    engine: (&[(P, P)], Option<P>),
) -> Vec<Difference> {
    let own: HashSet<(P, P)> = ours.0.iter().copied().collect();
    let theirs: HashSet<(P, P)> = engine.0.iter().copied().collect();
    let mut differences = Vec::new();
    for &(white, black) in ours.0 {
        let (of_white, of_black) = (white.into(), black.into());
        if theirs.contains(&(black, white)) {
            differences.push(Difference::Colours { white: of_white, black: of_black });
        } else if !theirs.contains(&(white, black)) {
            differences.push(Difference::Paired { white: of_white, black: of_black });
        }
    }
    for &(white, black) in engine.0 {
        if !own.contains(&(white, black)) && !own.contains(&(black, white)) {
            differences.push(Difference::NotPaired { white: white.into(), black: black.into() });
        }
    }
    if ours.1 != engine.1.into_iter().collect::<Vec<P>>() {
        let tournament = ours.1.first().copied().map(Into::into);
        differences.push(Difference::Bye { tournament, engine: engine.1.map(Into::into) });
    }
    differences
}
