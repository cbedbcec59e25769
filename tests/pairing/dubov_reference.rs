//! The Dubov System once more, straight from the articles of C.04.4.1 (2026): every set, every shift and every
//! transposition is generated in the order of article 4 and tried. Slow, for fields of a dozen players, and without a line
//! of the engine's code; only the field it reads is the same.

use crate::soft_prohibitions;
use sonneborn_pairing::swiss::field::{Entry, Field, PastKind};
use sonneborn_tournament::colour::Colour;
use std::cmp::Reverse;

/// Games as (White, Black), and the bye.
pub type RoundPairing = (Vec<(Entry, Entry)>, Option<Entry>);

/// Pairs the round; `None` if there is no legal pairing.
pub fn pair(field: &Field) -> Option<RoundPairing> {
    soft_prohibitions::pair(field, pair_strictly)
}

/// Pairs the round; all prohibitions stand.
fn pair_strictly(field: &Field) -> Option<RoundPairing> {
    let book = Book { field };
    let mut players: Vec<Entry> = (0..field.entrants.len()).filter(|&p| field.entrants[p].to_be_paired).collect();
    players.sort_by_key(|&player| book.order(player));
    let bye = if players.len() % 2 == 1 { Some(book.bye(&players)?) } else { None };
    players.retain(|&player| Some(player) != bye);

    let mut games = Vec::new();
    while let Some(&first) = players.first() {
        let (residents, lower): (Vec<Entry>, Vec<Entry>) =
            players.iter().partition(|&&player| book.score(player) == book.score(first));
        let bracket = book.best_bracket(&residents, &lower)?;
        games.extend(bracket.pairs.iter().map(|&(a, b)| book.colours(a, b)));
        players.retain(|player| !bracket.pairs.iter().any(|(a, b)| a == player || b == player));
    }
    Some((games, bye))
}

struct Book<'f> {
    field: &'f Field,
}

struct Bracket {
    pairs: Vec<(Entry, Entry)>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Mild,
    Strong,
    Absolute,
}

impl Book<'_> {
    fn score(&self, player: Entry) -> i32 {
        self.field.entrants[player].pairing_score.hundredths()
    }

    fn tpn(&self, player: Entry) -> u16 {
        self.field.entrants[player].tpn.0
    }

    /// 1.2
    fn order(&self, player: Entry) -> (Reverse<i32>, u16) {
        (Reverse(self.score(player)), self.tpn(player))
    }

    fn history(&self, player: Entry) -> Vec<Colour> {
        self.field.entrants[player].colours().collect()
    }

    /// 1.6
    fn preference(&self, player: Entry) -> (Colour, Kind) {
        let history = self.history(player);
        let count = |colour| history.iter().filter(|&&had| had == colour).count() as i32;
        let difference = count(Colour::White) - count(Colour::Black);
        let Some(&last) = history.last() else { return (Colour::Black, Kind::Mild) };
        if difference > 1 {
            (Colour::Black, Kind::Absolute)
        } else if difference < -1 {
            (Colour::White, Kind::Absolute)
        } else if history.len() >= 2 && history[history.len() - 2] == last {
            (last.other(), Kind::Absolute)
        } else if difference == 1 {
            (Colour::Black, Kind::Strong)
        } else if difference == -1 {
            (Colour::White, Kind::Strong)
        } else {
            (last.other(), Kind::Mild)
        }
    }

    /// 1.7
    fn aro(&self, player: Entry) -> i64 {
        let ratings: Vec<i64> =
            self.field.entrants[player].met().map(|o| self.field.entrants[o].rating.unwrap_or(0).into()).collect();
        let games = ratings.len() as i64;
        if games == 0 { 0 } else { (ratings.iter().sum::<i64>() as f64 / games as f64 + 0.5).floor() as i64 }
    }

    /// The rounds in which they were upfloated.
    fn upfloats(&self, player: Entry) -> Vec<usize> {
        let past = &self.field.entrants[player].history;
        let up = |&round: &usize| match past[round].kind {
            PastKind::Played { opponent, .. } | PastKind::Forfeit { opponent, .. } => {
                self.field.entrants[opponent].history[round].paired_at > past[round].paired_at
            }
            _ => false,
        };
        (0..past.len()).filter(up).collect()
    }

    /// 1.8
    fn is_maximum_upfloater(&self, player: Entry) -> bool {
        self.upfloats(player).len() >= usize::from(2 + self.field.rounds_total / 5)
    }

    /// 2.1.1, 2.1.3
    fn may_meet(&self, a: Entry, b: Entry) -> bool {
        let met = self.field.entrants[a].met().any(|opponent| opponent == b);
        let forbidden = self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
        let (own, their) = (self.preference(a), self.preference(b));
        let same_absolute = own == their && own.1 == Kind::Absolute;
        !(met || forbidden || same_absolute)
    }

    /// Every legal pairing of these players.
    fn pairings(&self, players: &[Entry]) -> Vec<Vec<(Entry, Entry)>> {
        let Some((&first, rest)) = players.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for &other in rest.iter().filter(|&&other| self.may_meet(first, other)) {
            let others: Vec<Entry> = rest.iter().copied().filter(|&player| player != other).collect();
            for mut pairing in self.pairings(&others) {
                pairing.push((first, other));
                all.push(pairing);
            }
        }
        all
    }

    fn has_pairing(&self, players: &[Entry]) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        rest.iter().any(|&other| {
            let others: Vec<Entry> = rest.iter().copied().filter(|&player| player != other).collect();
            self.may_meet(first, other) && self.has_pairing(&others)
        })
    }

    /// 3.1
    fn bye(&self, players: &[Entry]) -> Option<Entry> {
        let may_have = |&player: &Entry| {
            let barred = self.field.entrants[player].history.iter().any(|past| match past.kind {
                PastKind::Played { .. } => false,
                PastKind::PairingAllocatedBye => true,
                _ => past.points >= self.field.win,
            });
            let others: Vec<Entry> = players.iter().copied().filter(|&other| other != player).collect();
            !barred && self.has_pairing(&others)
        };
        let games = |player: Entry| self.history(player).len();
        players
            .iter()
            .copied()
            .filter(may_have)
            .min_by_key(|&player| (self.score(player), Reverse(games(player)), Reverse(self.tpn(player))))
    }

    /// 3.2.1 and 3.2.2
    fn best_bracket(&self, residents: &[Entry], lower: &[Entry]) -> Option<Bracket> {
        for count in 0..=lower.len() {
            let mut best: Option<(Quality, Bracket)> = None;
            for upfloaters in sets(lower, count) {
                let rest: Vec<Entry> = lower.iter().copied().filter(|player| !upfloaters.contains(player)).collect();
                let members: Vec<Entry> = residents.iter().chain(&upfloaters).copied().collect();
                if members.len() % 2 == 1 || !self.has_pairing(&rest) {
                    continue;
                }
                let Some(bracket) = self.bracket(&members) else { continue };
                let quality = self.quality(&upfloaters, &bracket);
                if best.as_ref().is_none_or(|(known, _)| quality < *known) {
                    best = Some((quality, bracket));
                }
            }
            if let Some((_, bracket)) = best {
                return Some(bracket);
            }
        }
        None
    }

    /// 2.3.2 to 2.3.6; the smaller the better.
    fn quality(&self, upfloaters: &[Entry], bracket: &Bracket) -> Quality {
        let mut scores: Vec<i32> = upfloaters.iter().map(|&player| self.score(player)).collect();
        scores.sort_unstable();
        let scores = scores.into_iter().map(Reverse).collect();
        if self.field.round.0 >= self.field.rounds_total {
            return (scores, self.disappointed(&bracket.pairs), 0, 0, 0);
        }
        let maximum: Vec<Entry> = upfloaters.iter().copied().filter(|&u| self.is_maximum_upfloater(u)).collect();
        let times = maximum.iter().map(|&player| self.upfloats(player).len()).sum();
        let last_round = self.field.rounds_played().checked_sub(1);
        let again = upfloaters.iter().filter(|&&u| last_round.is_some_and(|last| self.upfloats(u).contains(&last)));
        (scores, self.disappointed(&bracket.pairs), maximum.len(), times, again.count())
    }

    /// C7
    fn disappointed(&self, pairs: &[(Entry, Entry)]) -> usize {
        pairs.iter().filter(|&&(a, b)| self.preference(a).0 == self.preference(b).0).count()
    }

    /// 3.2.3 to 3.2.6
    fn bracket(&self, members: &[Entry]) -> Option<Bracket> {
        let legal = self.pairings(members);
        if legal.is_empty() {
            return None;
        }
        let (white, black) = self.subgroups(members);
        let white_is_smaller = white.len() <= black.len();
        let (smaller, larger) = if white_is_smaller { (&white, &black) } else { (&black, &white) };
        let inside = |pairing: &Vec<(Entry, Entry)>| {
            pairing.iter().filter(|(a, b)| smaller.contains(a) && smaller.contains(b)).count()
        };
        let unavoidable = legal.iter().map(inside).min()?;
        let equalising = (larger.len() + unavoidable - (smaller.len() - unavoidable)) / 2;

        let mut best: Option<(usize, Bracket)> = None;
        for out in sets(&from_the_middle(smaller), unavoidable) {
            for back in sets(&from_the_middle(larger), equalising) {
                let new_smaller = exchanged(smaller, &out, &back);
                let new_larger = exchanged(larger, &back, &out);
                let (g1, g2) = if white_is_smaller { (&new_smaller, &new_larger) } else { (&new_larger, &new_smaller) };
                let known = best.as_ref().map(|(disappointed, _)| *disappointed);
                let Some(least) = self.least_disappointed(&self.s1(g1), &self.by_tpn(g2)) else { continue };
                if known.is_none_or(|known| least < known) {
                    let pairs = self.first_transposition(&self.s1(g1), &self.by_tpn(g2))?;
                    best = Some((least, Bracket { pairs }));
                }
            }
        }
        best.map(|(_, bracket)| bracket)
    }

    /// 3.2.3, each in the order of 4.3.2
    fn subgroups(&self, members: &[Entry]) -> (Vec<Entry>, Vec<Entry>) {
        let members = self.by_tpn(members);
        if members.iter().all(|&player| self.history(player).is_empty()) {
            let (first, second) = members.split_at(members.len() / 2);
            return (first.to_vec(), second.to_vec());
        }
        let (white, black): (Vec<Entry>, Vec<Entry>) =
            members.iter().partition(|&&player| self.preference(player).0 == Colour::White);
        (self.s1(&white), black)
    }

    /// 3.2.5
    fn s1(&self, g1: &[Entry]) -> Vec<Entry> {
        let mut sorted = g1.to_vec();
        sorted.sort_by_key(|&player| (self.aro(player), self.tpn(player)));
        sorted
    }

    fn by_tpn(&self, players: &[Entry]) -> Vec<Entry> {
        let mut sorted = players.to_vec();
        sorted.sort_by_key(|&player| self.tpn(player));
        sorted
    }

    /// 3.2.6, 4.4
    fn first_transposition(&self, s1: &[Entry], g2: &[Entry]) -> Option<Vec<(Entry, Entry)>> {
        let Some((&first, others)) = s1.split_first() else { return Some(Vec::new()) };
        g2.iter().filter(|&&second| self.may_meet(first, second)).find_map(|&second| {
            let rest: Vec<Entry> = g2.iter().copied().filter(|&player| player != second).collect();
            let mut pairs = self.first_transposition(others, &rest)?;
            pairs.insert(0, (first, second));
            Some(pairs)
        })
    }

    /// The fewest players without their preference over all legal transpositions.
    fn least_disappointed(&self, s1: &[Entry], g2: &[Entry]) -> Option<usize> {
        let Some((&first, others)) = s1.split_first() else { return Some(0) };
        let partners = g2.iter().filter(|&&second| self.may_meet(first, second));
        partners
            .filter_map(|&second| {
                let rest: Vec<Entry> = g2.iter().copied().filter(|&player| player != second).collect();
                Some(self.disappointed(&[(first, second)]) + self.least_disappointed(others, &rest)?)
            })
            .min()
    }

    /// 5.2
    fn colours(&self, a: Entry, b: Entry) -> (Entry, Entry) {
        let (high, low) = if self.order(a) < self.order(b) { (a, b) } else { (b, a) };
        let (own, their) = (self.history(high), self.history(low));
        let (own_preference, their_preference) = (self.preference(high), self.preference(low));
        let high_gets = if own.is_empty() && their.is_empty() {
            let odd = self.field.entrants[high].parity % 2 == 1;
            if odd { self.field.initial_colour } else { self.field.initial_colour.other() }
        } else if own_preference.0 != their_preference.0 || own_preference.1 > their_preference.1 {
            own_preference.0
        } else if own_preference.1 < their_preference.1 {
            their_preference.0.other()
        } else {
            let differing = own.iter().rev().zip(their.iter().rev()).find(|(own, their)| own != their);
            differing.map_or(own_preference.0, |(own, _)| own.other())
        };
        if high_gets == Colour::White { (high, low) } else { (low, high) }
    }
}

type Quality = (Vec<Reverse<i32>>, usize, usize, usize, usize);

/// 4.1.3: the sets of so many, by the smallest differing sequence number.
fn sets(pool: &[Entry], count: usize) -> Vec<Vec<Entry>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in pool.iter().enumerate() {
        for mut set in sets(&pool[index + 1..], count - 1) {
            set.insert(0, first);
            all.push(set);
        }
    }
    all
}

/// 4.3.3
fn from_the_middle(list: &[Entry]) -> Vec<Entry> {
    let mut remaining = list.to_vec();
    let mut numbered = Vec::new();
    while !remaining.is_empty() {
        let middle = (remaining.len() - 1) / 2;
        numbered.push(remaining.remove(middle));
    }
    numbered
}

/// The group without those who leave, with those who come.
fn exchanged(group: &[Entry], leave: &[Entry], come: &[Entry]) -> Vec<Entry> {
    group.iter().filter(|player| !leave.contains(player)).chain(come).copied().collect()
}
