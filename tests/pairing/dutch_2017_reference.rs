//! The edition of 2017 once more, straight from its articles as [`super::dutch_reference`] does it of 2026: each bracket is paired in
//! all ways, whether the others can be paired or not, and again where they cannot (A.9).

use super::dutch_reference::{Book, Generated, Ranked, RoundPairing, generated};
use sonneborn_pairing::swiss::dutch::articles::Edition;
use sonneborn_pairing::swiss::field::Field;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// By rank, the higher ranked first.
pub type Pairs = Vec<(usize, usize)>;

/// What is asked of a bracket, or of the one that follows, each part compared from the left; less is better.
pub type Values = Vec<Vec<i32>>;

/// Pairs the round; `None` if there is no legal pairing. Soft prohibitions are not looked at.
pub fn pair(field: &Field) -> Option<RoundPairing> {
    let ranked = Ranked::new(Book { field, edition: Edition::Of2017 });
    let groups: Vec<Vec<usize>> =
        ranked.players().chunk_by(|&a, &b| ranked.score(a) == ranked.score(b)).map(<[_]>::to_vec).collect();
    let (mut pairs, mut moved) = (Pairs::new(), Vec::new());
    for (place, group) in groups.iter().enumerate() {
        let below = groups[place + 1..].concat();
        let bracket = Bracket { ranked: &ranked, moved, residents: group.clone() };
        let mut ways = bracket.ways();
        if below.is_empty() {
            ways.retain(|way| bracket.is_end(way));
        }
        let following = |floaters: Vec<usize>| bracket.value_of_following(floaters, &groups[place + 1..]);
        let chosen = bracket.first_of_best(ways.clone(), &following);
        let closes =
            |way: &Pairs| Bracket { ranked: &ranked, moved: bracket.floaters(way), residents: below.clone() }.closes();
        match chosen {
            Some(way) if below.is_empty() || closes(&way) => {
                moved = bracket.floaters(&way);
                pairs.extend(way);
            }
            // The penultimate bracket, which C.7 does not hold for, and the last one.
            Some(_) => {
                ways.retain(closes);
                let way = bracket.first_of_best(ways, &|_| Values::new())?;
                let last = Bracket { ranked: &ranked, moved: bracket.floaters(&way), residents: below.clone() };
                let ends = last.ways().into_iter().filter(|way| last.is_end(way)).collect();
                let rest = last.first_of_best(ends, &|_| Values::new())?;
                moved = last.floaters(&rest);
                pairs.extend(way.into_iter().chain(rest));
                break;
            }
            None => return None,
        }
    }
    let games = pairs.iter().map(|&pair| ranked.seated(pair)).collect();
    Some((games, moved.first().map(|&rank| ranked.entry(rank))))
}

/// C.5, C.6 and C.8 to C.19 of a bracket that is paired so.
pub fn criteria(ranked: &Ranked<'_>, moved: Vec<usize>, residents: Vec<usize>, way: &Pairs) -> Values {
    let bracket = Bracket { ranked, moved, residents };
    [bracket.pairs_and_differences(way), bracket.later_criteria(way)].concat()
}

struct Bracket<'r, 'f> {
    ranked: &'r Ranked<'f>,
    moved: Vec<usize>,
    residents: Vec<usize>,
}

impl Bracket<'_, '_> {
    fn players(&self) -> Vec<usize> {
        [self.moved.clone(), self.residents.clone()].concat()
    }

    /// All its pairings, also those that leave more players than need be.
    fn ways(&self) -> Vec<Pairs> {
        let mut found = Vec::new();
        self.more_ways(&self.players(), &mut Pairs::new(), &mut found);
        found
    }

    fn more_ways(&self, waiting: &[usize], made: &mut Pairs, found: &mut Vec<Pairs>) {
        let Some((&first, others)) = waiting.split_first() else { return found.push(made.clone()) };
        self.more_ways(others, made, found);
        for (place, &other) in others.iter().enumerate() {
            if self.residents.contains(&other) && self.ranked.may_meet(first, other) {
                made.push((first, other));
                self.more_ways(&[&others[..place], &others[place + 1..]].concat(), made, found);
                made.pop();
            }
        }
    }

    fn floaters(&self, way: &Pairs) -> Vec<usize> {
        let mut players = self.players();
        players.retain(|&rank| !way.iter().any(|&(a, b)| a == rank || b == rank));
        players
    }

    /// A.9: all are paired but for one where their number is odd, who may have the bye (C.2).
    fn is_end(&self, way: &Pairs) -> bool {
        let floaters = self.floaters(way);
        floaters.len() == self.players().len() % 2 && floaters.iter().all(|&rank| self.ranked.may_have_bye(rank))
    }

    /// C.4.
    fn closes(&self) -> bool {
        self.ways().iter().any(|way| self.is_end(way))
    }

    /// C.5 and C.6: how many float, and the score differences; that of a floater counts from a point below the bracket (A.8).
    fn pairs_and_differences(&self, way: &Pairs) -> Values {
        let score = |rank: usize| self.ranked.score(rank);
        let floaters = self.floaters(way);
        let lowest = self.residents.iter().map(|&rank| score(rank)).min().expect("no bracket is without residents");
        let mut differences: Vec<i32> = way.iter().map(|&(a, b)| score(a) - score(b)).collect();
        differences.extend(floaters.iter().map(|&rank| score(rank) - (lowest - 100)));
        differences.sort_by_key(|&difference| Reverse(difference));
        vec![vec![floaters.len() as i32], differences]
    }

    /// C.7, of the next of these groups: what C.5 and C.6 ask for there; in the last one that it can be paired at all.
    fn value_of_following(&self, floaters: Vec<usize>, groups: &[Vec<usize>]) -> Values {
        let [next, below @ ..] = groups else { return Values::new() };
        let next = Bracket { ranked: self.ranked, moved: floaters, residents: next.clone() };
        let ways = next.ways().into_iter().filter(|way| !below.is_empty() || next.is_end(way));
        ways.map(|way| next.pairs_and_differences(&way)).min().unwrap_or_else(|| vec![vec![i32::MAX]])
    }

    fn first_of_best(&self, mut ways: Vec<Pairs>, following: &dyn Fn(Vec<usize>) -> Values) -> Option<Pairs> {
        let least = ways.iter().map(|way| self.pairs_and_differences(way)).min()?;
        ways.retain(|way| self.pairs_and_differences(way) == least);
        let mut after = BTreeMap::new();
        for way in &ways {
            after.entry(self.floaters(way)).or_insert_with_key(|floaters| following(floaters.clone()));
        }
        let least = after.values().min()?;
        ways.retain(|way| &after[&self.floaters(way)] == least);
        ways.into_iter().min_by_key(|way| (self.later_criteria(way), self.place_in_sequence(way)))
    }

    /// C.8 to C.19.
    fn later_criteria(&self, way: &Pairs) -> Values {
        let score = |rank: usize| self.ranked.score(rank);
        let lowest = self.residents.iter().map(|&rank| score(rank)).min().expect("no bracket is without residents");
        let differences = |back: usize| {
            let uneven = way.iter().filter(|&&(a, b)| score(a) > score(b));
            let down = uneven.clone().filter(|&&(a, _)| self.ranked.float(a, back) < 0);
            let up = uneven.filter(|&&(_, b)| self.ranked.float(b, back) > 0);
            let again = self.floaters(way).into_iter().filter(|&rank| self.ranked.float(rank, back) < 0);
            let again = again.map(|rank| score(rank) - (lowest - 100));
            let difference = |&(a, b): &(usize, usize)| score(a) - score(b);
            let mut lists = [down.map(difference).chain(again).collect::<Vec<_>>(), up.map(difference).collect()];
            lists.iter_mut().for_each(|list| list.sort_by_key(|&difference| Reverse(difference)));
            lists
        };
        let lists: Values = [1, 2].into_iter().flat_map(differences).collect();
        let colours = self.ranked.colour_criteria(way).map(|count| vec![count]);
        let counts: Values = lists.iter().map(|list| vec![list.len() as i32]).collect();
        [colours.to_vec(), counts, lists].concat()
    }

    fn place_in_sequence(&self, way: &Pairs) -> (Vec<usize>, Vec<usize>, Generated) {
        let (moved, level): (Pairs, Pairs) = way.iter().copied().partition(|(a, _)| self.moved.contains(a));
        let (moved, opponents): (Vec<usize>, Vec<usize>) = moved.into_iter().unzip();
        let mut remainder = self.residents.clone();
        remainder.retain(|rank| !opponents.contains(rank));
        (moved, opponents, generated(&remainder, &level))
    }
}
