//! The pairing-allocated bye of the systems that give it before anybody is paired (C.04.4.1 and C.04.4.2 art. 3.1,
//! C.04.6 art. 3.4): to the first, in an order of the system's own, who may have it and without whom all others can be paired.

use super::completion::{Completion, Rank};
use super::matching::graph::Bits;

/// Why somebody could not have the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoByeBecause {
    /// C2.
    Barred,
    /// The others could not all be paired without them.
    Needed,
}

/// Who has the bye, and who was passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenBye {
    pub rank: Rank,
    pub passed: Vec<(Rank, NoByeBecause)>,
}

/// Why a round cannot be paired at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// All would find opponents without one of these, but C2 bars each of them.
    Bye { barred: Vec<Rank> },
    /// Some find no opponent, whoever has the bye.
    Opponents,
}

/// Gives the bye if the number is odd. `order`: everybody to be paired, the first to have it first.
///
/// # Errors
/// That nobody can have it, or that an even number cannot be paired.
pub fn give(
    order: &[Rank],
    is_barred: impl Fn(Rank) -> bool,
    completion: &mut Completion,
) -> Result<Option<GivenBye>, Impossible> {
    let mut others = Bits::range(order.len(), 0..order.len());
    if order.len().is_multiple_of(2) {
        return if completion.pairs_all(&others) { Ok(None) } else { Err(Impossible::Opponents) };
    }
    let mut passed = Vec::new();
    for &rank in order {
        if is_barred(rank) {
            passed.push((rank, NoByeBecause::Barred));
            continue;
        }
        others.remove(rank);
        if completion.pairs_all(&others) {
            return Ok(Some(GivenBye { rank, passed }));
        }
        others.insert(rank);
        passed.push((rank, NoByeBecause::Needed));
    }
    if completion.short_of_opponents(&others) > 1 {
        return Err(Impossible::Opponents);
    }
    let barred = passed.into_iter().filter(|(_, because)| *because == NoByeBecause::Barred);
    Err(Impossible::Bye { barred: barred.map(|(rank, _)| rank).collect() })
}
