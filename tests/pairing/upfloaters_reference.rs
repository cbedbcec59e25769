//! What the articles of Double-Swiss (C.04.5) and of the Swiss Team System (C.04.6) say in the same words, 3.5 and the order of
//! scoregroups, straight from these: every set of upfloaters and every pairing of a bracket is generated and judged. Slow, and
//! without a line of the engine's code.

use std::cmp::Reverse;

/// A player or a team of the field.
pub type Entry = usize;

/// Matches as (first-named, other), and the bye.
pub type RoundPairing = (Vec<(Entry, Entry)>, Option<Entry>);

/// What each of the two systems says in words of its own.
pub trait Articles {
    fn score(&self, one: Entry) -> i32;

    fn tpn(&self, one: Entry) -> u16;

    /// C1
    fn may_meet(&self, a: Entry, b: Entry) -> bool;

    /// 1.5, in the previous round.
    fn floated(&self, one: Entry) -> bool;

    /// Whether it matters that somebody floats again.
    fn counts_floats(&self) -> bool;

    /// 3.4
    fn bye(&self, all: &[Entry]) -> Option<Entry>;

    /// 3.6
    fn bracket(&self, members: &[Entry], upfloaters: &[Entry]) -> Vec<(Entry, Entry)>;

    /// Art. 4
    fn colours(&self, a: Entry, b: Entry) -> (Entry, Entry);

    fn pair(&self, mut left: Vec<Entry>) -> Option<RoundPairing> {
        let bye = if left.len() % 2 == 1 { Some(self.bye(&left)?) } else { None };
        left.retain(|&one| Some(one) != bye);
        if !self.has_pairing(&left) {
            return None;
        }
        // The scoregroups of the round, whoever of them has come up since.
        let mut scores: Vec<i32> = left.iter().map(|&one| self.score(one)).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        let mut matches = Vec::new();
        while let Some(top) = left.iter().map(|&one| self.score(one)).max() {
            let (residents, lower): (Vec<Entry>, Vec<Entry>) = left.iter().partition(|&&one| self.score(one) == top);
            let following = scores.iter().copied().find(|&score| score < top);
            let upfloaters = self.upfloaters(&residents, &lower, following);
            let members: Vec<Entry> = residents.iter().chain(&upfloaters).copied().collect();
            matches.extend(self.bracket(&members, &upfloaters).into_iter().map(|(a, b)| self.colours(a, b)));
            left.retain(|one| !members.contains(one));
        }
        Some((matches, bye))
    }

    fn has_pairing(&self, all: &[Entry]) -> bool {
        let Some((&first, rest)) = all.split_first() else { return true };
        rest.iter().any(|&other| {
            let others: Vec<Entry> = rest.iter().copied().filter(|&one| one != other).collect();
            self.may_meet(first, other) && self.has_pairing(&others)
        })
    }

    /// The sets of so many upfloaters, in the order of 3.5.4, with whom everybody can be paired (C1, C3).
    fn sets(&self, residents: &[Entry], lower: &[Entry], count: usize) -> Vec<Vec<Entry>> {
        let mut pool = lower.to_vec();
        pool.sort_by_key(|&one| (Reverse(self.score(one)), self.tpn(one)));
        let legal = |set: &Vec<Entry>| {
            let bracket: Vec<Entry> = residents.iter().chain(set).copied().collect();
            let rest: Vec<Entry> = lower.iter().copied().filter(|one| !set.contains(one)).collect();
            bracket.len().is_multiple_of(2) && self.has_pairing(&bracket) && self.has_pairing(&rest)
        };
        let mut sets: Vec<Vec<Entry>> = subsets(&pool, count).into_iter().filter(legal).collect();
        sets.sort_by_key(|set| set.iter().map(|&one| self.tpn(one)).collect::<Vec<u16>>());
        sets
    }

    /// C4
    fn fewest(&self, residents: &[Entry], lower: &[Entry]) -> Vec<Vec<Entry>> {
        let all = (0..=lower.len()).map(|count| self.sets(residents, lower, count));
        all.into_iter().find(|sets| !sets.is_empty()).expect("C3 holds")
    }

    /// 3.5
    fn upfloaters(&self, residents: &[Entry], lower: &[Entry], following: Option<i32>) -> Vec<Entry> {
        let mut best: Option<(Vec<i32>, Vec<Entry>)> = None;
        for set in self.fewest(residents, lower) {
            let mut quality: Vec<i32> = set.iter().map(|&one| -self.score(one)).collect();
            quality.sort_unstable_by(|a, b| b.cmp(a));
            quality.push(following.map_or(0, |score| self.needed_by_following(lower, &set, score)));
            let again = set.iter().filter(|&&one| self.floated(one)).count() as i32;
            quality.push(if self.counts_floats() { again } else { 0 });
            if best.as_ref().is_none_or(|(known, _)| quality < *known) {
                best = Some((quality, set));
            }
        }
        best.expect("C3 holds").1
    }

    /// C6: how many upfloaters the following scoregroup needs after these have left; none if all of it became upfloaters now,
    /// or are upfloaters of a scoregroup before (2.3.3).
    fn needed_by_following(&self, lower: &[Entry], set: &[Entry], score: i32) -> i32 {
        let stay = lower.iter().copied().filter(|one| !set.contains(one));
        let (following, below): (Vec<Entry>, Vec<Entry>) = stay.partition(|&one| self.score(one) == score);
        if following.is_empty() { 0 } else { self.fewest(&following, &below)[0].len() as i32 }
    }

    /// Every legal pairing of a bracket, the lower number first in each match.
    fn pairings(&self, members: &[Entry]) -> Vec<Vec<(Entry, Entry)>> {
        let Some((&first, rest)) = members.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for &other in rest.iter().filter(|&&other| self.may_meet(first, other)) {
            let others: Vec<Entry> = rest.iter().copied().filter(|&one| one != other).collect();
            for mut pairing in self.pairings(&others) {
                pairing.push(if self.tpn(first) < self.tpn(other) { (first, other) } else { (other, first) });
                all.push(pairing);
            }
        }
        all
    }
}

fn subsets(pool: &[Entry], count: usize) -> Vec<Vec<Entry>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in pool.iter().enumerate() {
        for mut set in subsets(&pool[index + 1..], count - 1) {
            set.insert(0, first);
            all.push(set);
        }
    }
    all
}
