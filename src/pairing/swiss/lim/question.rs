//! "Why does A not meet C?": Lim weighs nothing, so the answer is the step of the procedure that parted them.

use super::exchange::NotBecause;
use super::groups::Group;
use super::{PairedRound, Rank};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They are not compatible (2.1), or the event keeps them apart.
    Incompatible(NotBecause),
    /// One of them has the bye.
    Bye(PlayerId),
    /// They were paired in different scoregroups.
    OtherGroups { first: PlayerId, first_group: Points, second: PlayerId, second_group: Points },
    /// `by` tried the other one and went past them.
    Passed { by: PlayerId, other: PlayerId, because: NotBecause },
    /// `taken` had an opponent before it was the turn of either.
    TakenBefore { taken: PlayerId },
    /// `by` found their opponent before they would have tried the other one.
    FoundBefore { by: PlayerId, opponent: PlayerId },
}

/// Why these two do not meet; `None` if they do.
pub fn why_not(round: &PairedRound, a: Rank, b: Rank) -> Option<Answer> {
    let contenders = &round.contenders;
    let id = |rank: Rank| contenders.id(rank);
    if !contenders.graph.has(a, b) {
        return Some(Answer::Incompatible(super::exchange::why_incompatible(contenders, a, b)));
    }
    if let Some(bye) = round.bye.as_ref().map(|bye| bye.rank).filter(|bye| [a, b].contains(bye)) {
        return Some(Answer::Bye(id(bye)));
    }
    let place = |rank: Rank| {
        round.groups.iter().find_map(|group| Some((group, group.pairs.iter().position(|pair| pair.has(rank))?)))
    };
    let ((own, own_turn), (other, other_turn)): ((&Group, usize), (&Group, usize)) = (place(a)?, place(b)?);
    if own != other {
        let (first_group, second_group) = (own.score, other.score);
        return Some(Answer::OtherGroups { first: id(a), first_group, second: id(b), second_group });
    }
    if own_turn == other_turn {
        return None;
    }
    let (sooner, later) = if own_turn < other_turn { (a, b) } else { (b, a) };
    let pair = &own.pairs[own_turn.min(other_turn)];
    if pair.first != sooner {
        return Some(Answer::TakenBefore { taken: id(sooner) });
    }
    let passed = pair.passed.iter().find(|(rank, _)| *rank == later);
    Some(match passed {
        Some(&(_, because)) => Answer::Passed { by: id(sooner), other: id(later), because },
        None => Answer::FoundBefore { by: id(sooner), opponent: id(pair.second) },
    })
}
