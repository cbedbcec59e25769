//! C4 and C5: whether everyone can still be paired, and the lowest score at which the bye can be given.

use super::super::bye_first::Impossible;
use super::super::matching::ALONE;
use super::super::matching::cardinality::{Augmenter, complete, completes};
use super::super::matching::graph::{Bits, first_common};
use super::roster::{Rank, Roster};
use sonneborn_tournament::points::Points;
use std::ops::Range;
use std::rc::Rc;

/// The lowest score at which somebody can have the bye while all others are paired (C5); the roster's graph then joins the
/// bye with those of that score who may have it. `None` if no bye is needed.
pub(crate) fn settle_bye(roster: &mut Roster<'_>) -> Result<Option<Points>, Impossible> {
    let Some(spare) = spare_players(roster)? else { return Ok(None) };
    let score = spare.iter().map(|&rank| roster.score(rank)).min();
    if let (Some(bye), Some(lowest)) = (roster.bye(), score) {
        for rank in 0..roster.len() {
            if roster.seeds[rank].may_have_bye && roster.score(rank) == lowest {
                roster.graph.join(rank, bye);
            }
        }
    }
    Ok(score)
}

/// The same where any score will do, as before C5 was made.
pub(crate) fn join_bye(roster: &mut Roster<'_>) -> Result<(), Impossible> {
    spare_players(roster)?;
    if let Some(bye) = roster.bye() {
        for rank in (0..roster.len()).filter(|&rank| roster.seeds[rank].may_have_bye).collect::<Vec<_>>() {
            roster.graph.join(rank, bye);
        }
    }
    Ok(())
}

/// Those who may have the bye and without whom the others can be paired; `None` if no bye is needed.
fn spare_players(roster: &Roster<'_>) -> Result<Option<Vec<Rank>>, Impossible> {
    let size = roster.len();
    let mut augmenter = Augmenter::new(roster.graph.size());
    let mut mates = vec![ALONE; roster.graph.size()];
    let active = Bits::range(roster.graph.size(), 0..size);
    let alone = complete(&mut augmenter, &roster.graph, &active, &mut mates, 0..size);
    if alone.len() > size % 2 {
        return Err(Impossible::Opponents);
    }
    let Some(&odd) = alone.first() else { return Ok(None) };
    augmenter.augment(&roster.graph, &active, &mut mates, odd);
    let spare: Vec<Rank> = augmenter.replaceable().iter().collect();
    let eligible: Vec<Rank> = spare.iter().copied().filter(|&rank| roster.seeds[rank].may_have_bye).collect();
    if eligible.is_empty() { Err(Impossible::Bye { barred: spare }) } else { Ok(Some(eligible)) }
}

/// Pairings of everyone below each scoregroup, as complete as they can be by themselves.
pub struct Completion<'r> {
    pub roster: &'r Roster<'r>,
    /// For each group: the partners among the players of this group and of all lower ones, the bye included.
    below: Vec<Vec<usize>>,
    with_bye: bool,
    deficits: Vec<Option<Rc<Deficit>>>,
    pub augmenter: Augmenter,
}

/// What a set of players lacks to be paired among themselves (the decomposition of Gallai and Edmonds).
#[derive(Debug)]
pub struct Deficit {
    /// So many stay alone at least.
    pub lacking: usize,
    /// Everyone who is alone in some pairing that leaves no more alone.
    pub spare: Bits,
    /// Everyone else whom one of these may meet: in all such pairings they do meet one of them.
    pub key: Bits,
}

impl<'r> Completion<'r> {
    /// `with_bye`: somebody below still has to have it.
    pub fn new(roster: &'r Roster<'r>, with_bye: bool) -> Completion<'r> {
        let vertices = roster.graph.size();
        let mut augmenter = Augmenter::new(vertices);
        let mut mates = vec![ALONE; vertices];
        let mut active = Bits::empty(vertices);
        let mut below = vec![Vec::new(); roster.groups.len() + 1];
        if let Some(bye) = roster.bye().filter(|_| with_bye) {
            active.insert(bye);
        }
        below[roster.groups.len()] = mates.clone();
        for (index, group) in roster.groups.iter().enumerate().rev() {
            group.clone().for_each(|rank| active.insert(rank));
            natural(roster, group.clone(), &mut mates);
            complete(&mut augmenter, &roster.graph, &active, &mut mates, group.start..vertices);
            below[index] = mates.clone();
        }
        let deficits = vec![None; roster.groups.len() + 1];
        Completion { roster, below, with_bye, deficits, augmenter }
    }

    /// C4: whether these and everyone from `group` down can be paired.
    pub fn completes(&mut self, floaters: &[Rank], group: usize) -> bool {
        self.completed(floaters, group).is_some()
    }

    /// A pairing of these with everyone from `group` down, as partners, if one exists.
    fn completed(&mut self, floaters: &[Rank], group: usize) -> Option<Vec<usize>> {
        let vertices = self.roster.graph.size();
        let mut mates = self.below[group].clone();
        let active = self.active(floaters, group);
        let lower = self.first_rank(group)..vertices;
        let alone: Vec<usize> =
            floaters.iter().copied().chain(lower).filter(|&v| active.has(v) && mates[v] == ALONE).collect();
        if alone.len() % 2 == 1 {
            return None;
        }
        for vertex in alone {
            if mates[vertex] == ALONE && !self.augmenter.augment(&self.roster.graph, &active, &mut mates, vertex) {
                return None;
            }
        }
        Some(mates)
    }

    /// Whether everyone from `group` down can be paired without anyone having the bye.
    pub(crate) fn closes_without_bye(&mut self, group: usize) -> bool {
        let mut mates = self.below[group].clone();
        let mut active = self.active(&[], group);
        if let Some(bye) = self.roster.bye() {
            active.remove(bye);
            let taker = std::mem::replace(&mut mates[bye], ALONE);
            if taker != ALONE {
                mates[taker] = ALONE;
            }
        }
        let lower = self.first_rank(group)..self.roster.len();
        completes(&mut self.augmenter, &self.roster.graph, &active, &mut mates, lower)
    }

    /// Whether these floaters do as well in the bracket of `group` as any could (C8): all of them are paired with residents,
    /// and no more residents float than those below lack opponents, who can then all be paired.
    ///
    /// `false` may also mean that this way of looking did not find out.
    pub(crate) fn follow_ideally(&mut self, floaters: &[Rank], group: usize) -> bool {
        let Some(residents) = self.roster.groups.get(group).cloned() else { return floaters.is_empty() };
        let Some(leaving) = self.leavers(residents.clone(), group + 1) else { return false };
        match self.left_over(floaters, residents.clone(), &leaving) {
            Some(alone) if alone.is_empty() => true,
            // The one who leaves may be needed where they are, and another be free.
            Some(_) if leaving.len() == 1 => match self.left_over(floaters, residents.clone(), &[]) {
                Some(alone) if alone.len() == 1 => {
                    let spare = self.augmenter.replaceable().iter().filter(|rank| residents.contains(rank));
                    let spare: Vec<Rank> = spare.collect();
                    spare.into_iter().rev().any(|rank| self.completes(&[rank], group + 1))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether these floaters do as well in the bracket of `group` as any could, whatever that leaves for those below (C.7 of
    /// 2017): all of them are paired, and of the residents all but an odd one.
    pub(crate) fn pair_ideally(&mut self, floaters: &[Rank], group: usize) -> bool {
        let Some(residents) = self.roster.groups.get(group).cloned() else { return floaters.is_empty() };
        let odd = (floaters.len() + residents.len()) % 2;
        match self.left_over(floaters, residents.clone(), &[]) {
            Some(alone) if alone.is_empty() => true,
            Some(alone) => {
                alone.len() == odd && self.augmenter.replaceable().iter().any(|rank| residents.contains(&rank))
            }
            None => false,
        }
    }

    /// As few residents as may be, the lowest ranked if there is a choice, with whom everyone from `group` down is paired.
    fn leavers(&mut self, residents: Range<Rank>, group: usize) -> Option<Vec<Rank>> {
        let deficit = self.deficit(group);
        let mut mates = self.below[group].clone();
        let mut active = self.active(&[], group);
        let mut leaving = Vec::new();
        for rank in residents.rev() {
            if leaving.len() == deficit.lacking {
                break;
            }
            if first_common(self.roster.graph.row(rank), deficit.spare.words()).is_some() {
                active.insert(rank);
                if self.augmenter.augment(&self.roster.graph, &active, &mut mates, rank) {
                    leaving.push(rank);
                } else {
                    active.remove(rank);
                }
            }
        }
        (leaving.len() == deficit.lacking).then_some(leaving)
    }

    /// Who stays alone when floaters and residents, without those who leave, are paired; the augmenter knows then who could
    /// be alone instead of the first. `None` if floaters would meet each other.
    fn left_over(&mut self, floaters: &[Rank], residents: Range<Rank>, leaving: &[Rank]) -> Option<Vec<Rank>> {
        let graph = &self.roster.graph;
        let mut mates = vec![ALONE; graph.size()];
        let mut active = Bits::range(graph.size(), residents.clone());
        floaters.iter().for_each(|&rank| active.insert(rank));
        natural(self.roster, residents.clone(), &mut mates);
        for &rank in leaving {
            active.remove(rank);
            let mate = std::mem::replace(&mut mates[rank], ALONE);
            if mate != ALONE {
                mates[mate] = ALONE;
            }
        }
        let everyone: Vec<Rank> = floaters.iter().copied().chain(residents.clone()).collect();
        let alone = complete(&mut self.augmenter, graph, &active, &mut mates, everyone);
        if let Some(&first) = alone.first() {
            self.augmenter.augment(graph, &active, &mut mates, first);
        }
        let together = |&rank: &Rank| mates[rank] != ALONE && !residents.contains(&mates[rank]);
        (!floaters.iter().any(together)).then_some(alone)
    }

    /// How many of those from `group` down lack an opponent among themselves, and who they can be.
    pub(crate) fn deficit(&mut self, group: usize) -> Rc<Deficit> {
        if let Some(deficit) = &self.deficits[group] {
            return Rc::clone(deficit);
        }
        let graph = &self.roster.graph;
        let active = self.active(&[], group);
        let mates = &mut self.below[group];
        let alone: Vec<usize> = active.iter().filter(|&vertex| mates[vertex] == ALONE).collect();
        let mut spare = Bits::empty(graph.size());
        for &vertex in &alone {
            self.augmenter.augment(graph, &active, mates, vertex);
            spare.words_mut().iter_mut().zip(self.augmenter.replaceable().words()).for_each(|(all, one)| *all |= one);
        }
        let mut key = Bits::empty(graph.size());
        for vertex in spare.iter() {
            for (word, row) in key.words_mut().iter_mut().zip(graph.row(vertex)) {
                *word |= row;
            }
        }
        for ((key, spare), active) in key.words_mut().iter_mut().zip(spare.words()).zip(active.words()) {
            *key &= active & !spare;
        }
        let deficit = Rc::new(Deficit { lacking: alone.len(), spare, key });
        self.deficits[group] = Some(Rc::clone(&deficit));
        deficit
    }

    /// The partners of everyone from `group` down, with as few alone as possible.
    pub fn partners(&self, group: usize) -> &[usize] {
        &self.below[group]
    }

    fn first_rank(&self, group: usize) -> Rank {
        self.roster.groups.get(group).map_or(self.roster.len(), |group| group.start)
    }

    pub fn active(&self, floaters: &[Rank], group: usize) -> Bits {
        let mut active = Bits::range(self.roster.graph.size(), self.first_rank(group)..self.roster.len());
        floaters.iter().for_each(|&rank| active.insert(rank));
        if let Some(bye) = self.roster.bye().filter(|_| self.with_bye) {
            active.insert(bye);
        }
        active
    }
}

/// Pairs the upper half of a group with the lower one where they may meet: near what will be, and so little to repair.
fn natural(roster: &Roster<'_>, group: std::ops::Range<Rank>, mates: &mut [usize]) {
    let half = group.len() / 2;
    for upper in group.start..group.start + half {
        let lower = upper + half;
        if mates[upper] == ALONE && mates[lower] == ALONE && roster.may_meet(upper, lower) {
            mates[upper] = lower;
            mates[lower] = upper;
        }
    }
}
