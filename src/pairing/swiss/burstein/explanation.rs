//! Why a round was paired as it was, as data; `i18n::burstein` puts it into words.

use super::bracket::Paired;
use super::contender::{Contenders, Rank};
use super::index::Index;
use crate::swiss::bye_first::{GivenBye, NoByeBecause};
use crate::swiss::dubov::colours::ColourRule;
use crate::swiss::field::Field;
use crate::swiss::shortage::Bar;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

/// The reasons for a round after the seeding rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    pub bye: Option<ByeReason>,
    /// From the highest score down.
    pub brackets: Vec<BracketReason>,
    /// By bracket, in the order of BSNs.
    pub pairs: Vec<PairReason>,
}

/// Why this player has the pairing-allocated bye (art. 3.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub player: PlayerId,
    pub score: Points,
    pub games: usize,
    pub index: Index,
    /// Who came before them in the order of art. 3.1, and could not have it.
    pub passed: Vec<(PlayerId, NoByeBecause)>,
}

/// How a bracket was made up, and who left it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReason {
    /// The score of the residents.
    pub score: Points,
    pub residents: usize,
    /// Who came down into it, with their scores.
    pub incoming: Vec<(PlayerId, Points)>,
    /// Who goes down from it.
    pub outgoing: Vec<PlayerId>,
    /// Players who do not get the colour due to them (C8).
    pub disappointed: usize,
}

/// Why two players meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    /// The place in [`Explanation::brackets`].
    pub bracket: usize,
    pub white: PlayerId,
    pub black: PlayerId,
    pub higher: Ranked,
    pub lower: Ranked,
    /// Players with larger BSNs than the lower one who were not taken yet, the largest first.
    pub passed: Vec<(PlayerId, NotThemBecause)>,
    pub colour_rule: ColourRule,
}

/// A player's place in their bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub player: PlayerId,
    pub bsn: usize,
    pub index: Index,
}

/// Why a player with a larger BSN was not the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotThemBecause {
    /// C1.
    Met,
    /// The regulations of the event keep them apart.
    Forbidden,
    /// C3.
    SameAbsolutePreference,
    /// Then the bracket, or those below, would be paired worse (C4 to C8).
    Worse,
}

impl Explanation {
    pub(super) fn of_bye(field: &Field, contenders: &Contenders, bye: Option<&GivenBye>) -> Explanation {
        let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
        let reason = bye.map(|bye| {
            let contender = &contenders.list[bye.rank];
            ByeReason {
                player: id(bye.rank),
                score: contender.score,
                games: contender.games,
                index: contender.index,
                passed: bye.passed.iter().map(|&(rank, because)| (id(rank), because)).collect(),
            }
        });
        Explanation { bye: reason, ..Explanation::default() }
    }

    /// Adds a bracket without its pairs.
    pub(super) fn add_bracket(
        &mut self,
        field: &Field,
        contenders: &Contenders,
        incoming: &[Rank],
        residents: &[Rank],
        paired: &Paired,
    ) {
        let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
        self.brackets.push(BracketReason {
            score: contenders.list[residents[0]].score,
            residents: residents.len(),
            incoming: incoming.iter().map(|&rank| (id(rank), contenders.list[rank].score)).collect(),
            outgoing: paired.floaters.iter().map(|&rank| id(rank)).collect(),
            disappointed: paired.pairs.iter().filter(|&&(a, b)| contenders.same_colour(a, b)).count(),
        });
    }

    /// Adds a pair of the last bracket, the higher ranked player first; `seated` is who has White, and by which rule.
    pub(super) fn add_pair(
        &mut self,
        field: &Field,
        contenders: &Contenders,
        members: &[Rank],
        paired: &Paired,
        (higher, lower): (Rank, Rank),
        (white, colour_rule): (Rank, ColourRule),
    ) {
        let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
        let bsn = |rank: Rank| members.iter().position(|&member| member == rank).map_or(0, |place| place + 1);
        let ranked = |rank: Rank| Ranked { player: id(rank), bsn: bsn(rank), index: contenders.list[rank].index };
        let taken: Vec<Rank> =
            paired.pairs.iter().take_while(|pair| pair.0 != higher).flat_map(|&(a, b)| [a, b]).collect();
        let free = members.iter().rev().take_while(|&&member| member != lower).filter(|rank| !taken.contains(rank));
        let passed = free.map(|&rank| (id(rank), not_them_because(field, contenders, higher, rank)));
        self.pairs.push(PairReason {
            bracket: self.brackets.len() - 1,
            white: id(white),
            black: id(if white == higher { lower } else { higher }),
            higher: ranked(higher),
            lower: ranked(lower),
            passed: passed.collect(),
            colour_rule,
        });
    }
}

fn not_them_because(field: &Field, contenders: &Contenders, a: Rank, b: Rank) -> NotThemBecause {
    if contenders.graph.has(a, b) {
        return NotThemBecause::Worse;
    }
    match field.bar(contenders.list[a].entry, contenders.list[b].entry, true) {
        Bar::Met => NotThemBecause::Met,
        Bar::SameColour => NotThemBecause::SameAbsolutePreference,
        Bar::Forbidden => NotThemBecause::Forbidden,
    }
}
