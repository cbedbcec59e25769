//! What one pairing of a round has otherwise than another: pairs, colours and bye.

use super::Participant;
use super::swiss::field::Pairings;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::Round;
use std::collections::HashSet;
use std::hash::Hash;

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
