//! The Burstein System once more, straight from the articles of C.04.4.2 (2026), for the rounds after the seeding rounds:
//! every pairing of a bracket is generated in the order of article 4 and judged by C4 to C8. Slow, for fields of a dozen
//! players, and without a line of the engine's code; only the field it reads is the same.

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
    let bye = if players.len() % 2 == 1 { Some(book.bye(&players)?) } else { None };
    players.retain(|&player| Some(player) != bye);
    if !book.has_pairing(&players) {
        return None;
    }
    let mut games = Vec::new();
    let mut incoming = Vec::new();
    while let Some(top) = players.iter().map(|&player| book.score(player)).max() {
        let (residents, lower): (Vec<Entry>, Vec<Entry>) =
            players.iter().partition(|&&player| book.score(player) == top);
        let members: Vec<Entry> = incoming.iter().chain(&residents).copied().collect();
        let best = book.best(&members, &lower);
        games.extend(best.pairs.iter().map(|&(a, b)| book.colours(a, b)));
        incoming = best.floaters;
        players = lower;
    }
    assert!(incoming.is_empty());
    Some((games, bye))
}

struct Book<'f> {
    field: &'f Field,
}

#[derive(Clone)]
struct Candidate {
    pairs: Vec<(Entry, Entry)>,
    floaters: Vec<Entry>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Nothing,
    Mild,
    Strong,
    Absolute,
}

/// C5 and C6: fewer floaters, then lower scores of them, from the highest. The smaller the better.
type Floating = (usize, Vec<i32>);

impl Book<'_> {
    fn score(&self, player: Entry) -> i32 {
        self.field.entrants[player].pairing_score.hundredths()
    }

    fn history(&self, player: Entry) -> Vec<Colour> {
        self.field.entrants[player].colours().collect()
    }

    /// 1.7.2, exception: what a player is worth to those whom they met.
    fn worth(&self, player: Entry) -> i64 {
        let entrant = &self.field.entrants[player];
        let byes = entrant.zero_point_byes as i64;
        i64::from(entrant.score.hundredths()) + byes * i64::from((self.field.draw - self.field.loss).hundredths())
    }

    /// 1.8: the first in this order is the highest ranked.
    fn ranking(&self, player: Entry) -> (Reverse<i64>, Reverse<i64>, u16) {
        let own = &self.field.entrants[player];
        let (mut buchholz, mut sonneborn_berger) = (0, 0);
        for past in &own.history {
            let score = match past.kind {
                PastKind::Played { opponent, .. } => self.worth(opponent),
                _ => i64::from(own.score.hundredths()),
            };
            buchholz += score;
            sonneborn_berger += score * i64::from(past.points.hundredths());
        }
        (Reverse(buchholz), Reverse(sonneborn_berger), own.tpn.0)
    }

    /// 1.5
    fn preference(&self, player: Entry) -> (Option<Colour>, Kind) {
        let history = self.history(player);
        let count = |colour| history.iter().filter(|&&had| had == colour).count() as i32;
        let difference = count(Colour::White) - count(Colour::Black);
        let Some(&last) = history.last() else { return (None, Kind::Nothing) };
        if difference > 1 {
            (Some(Colour::Black), Kind::Absolute)
        } else if difference < -1 {
            (Some(Colour::White), Kind::Absolute)
        } else if history.len() >= 2 && history[history.len() - 2] == last {
            (Some(last.other()), Kind::Absolute)
        } else if difference == 1 {
            (Some(Colour::Black), Kind::Strong)
        } else if difference == -1 {
            (Some(Colour::White), Kind::Strong)
        } else {
            (Some(last.other()), Kind::Mild)
        }
    }

    /// 2.1.1, 2.1.3
    fn may_meet(&self, a: Entry, b: Entry) -> bool {
        let met = self.field.entrants[a].met().any(|opponent| opponent == b);
        let forbidden = self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
        let (own, their) = (self.preference(a), self.preference(b));
        !(met || forbidden || own == their && own.1 == Kind::Absolute)
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
        let order = |&player: &Entry| (self.score(player), Reverse(games(player)), Reverse(self.ranking(player)));
        players.iter().copied().filter(may_have).min_by_key(order)
    }

    /// Every legal pairing of a bracket with so many floaters, in the order of 4.3: the opponent of BSN 1 with the largest
    /// BSN first and floating last, then that of BSN 2, and so on.
    fn candidates(&self, by_bsn: &[Entry], floaters: usize) -> Vec<Candidate> {
        let Some((&first, rest)) = by_bsn.split_first() else {
            return if floaters == 0 { vec![Candidate { pairs: vec![], floaters: vec![] }] } else { vec![] };
        };
        let mut all = Vec::new();
        for &other in rest.iter().rev().filter(|&&other| self.may_meet(first, other)) {
            let others: Vec<Entry> = rest.iter().copied().filter(|&player| player != other).collect();
            for mut candidate in self.candidates(&others, floaters) {
                candidate.pairs.push((first, other));
                all.push(candidate);
            }
        }
        if floaters > 0 {
            for mut candidate in self.candidates(rest, floaters - 1) {
                candidate.floaters.push(first);
                all.push(candidate);
            }
        }
        all
    }

    /// 1.8: places in this list are the BSNs.
    fn ranked(&self, members: &[Entry]) -> Vec<Entry> {
        let mut ranked = members.to_vec();
        ranked.sort_by_key(|&player| self.ranking(player));
        ranked
    }

    /// The possible ends of a bracket under C4 with the fewest floaters (C5), in the order of 4.3.
    fn complying(&self, members: &[Entry], lower: &[Entry]) -> Vec<Candidate> {
        let ranked = self.ranked(members);
        for floaters in 0..=members.len() {
            let fitting = |candidate: &Candidate| {
                self.has_pairing(&candidate.floaters.iter().chain(lower).copied().collect::<Vec<Entry>>())
            };
            let all: Vec<Candidate> = self.candidates(&ranked, floaters).into_iter().filter(fitting).collect();
            if !all.is_empty() {
                return all;
            }
        }
        Vec::new()
    }

    /// C6
    fn floating(&self, floaters: &[Entry]) -> Floating {
        let mut scores: Vec<i32> = floaters.iter().map(|&player| self.score(player)).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        (floaters.len(), scores)
    }

    /// C7: how well the following bracket does with these floaters.
    fn following(&self, floaters: &[Entry], lower: &[Entry]) -> Floating {
        let Some(top) = lower.iter().map(|&player| self.score(player)).max() else { return (0, vec![]) };
        let (next, below): (Vec<Entry>, Vec<Entry>) = lower.iter().partition(|&&player| self.score(player) == top);
        let members: Vec<Entry> = floaters.iter().chain(&next).copied().collect();
        let ends = self.complying(&members, &below);
        ends.iter().map(|candidate| self.floating(&candidate.floaters)).min().expect("C4 holds for these floaters")
    }

    /// C8
    fn disappointed(&self, candidate: &Candidate) -> usize {
        let clash = |&&(a, b): &&(Entry, Entry)| {
            let (own, their) = (self.preference(a).0, self.preference(b).0);
            own.is_some() && own == their
        };
        candidate.pairs.iter().filter(clash).count()
    }

    /// 3.2: the first of the best.
    fn best(&self, members: &[Entry], lower: &[Entry]) -> Candidate {
        let mut known = std::collections::HashMap::<Vec<Entry>, (Floating, Floating)>::new();
        let mut best: Option<((Floating, Floating), usize, Candidate)> = None;
        for candidate in self.complying(members, lower) {
            let mut floaters = candidate.floaters.clone();
            floaters.sort_unstable();
            let quality = known
                .entry(floaters.clone())
                .or_insert_with(|| {
                    let following = if floaters.is_empty() { (0, vec![]) } else { self.following(&floaters, lower) };
                    (self.floating(&floaters), following)
                })
                .clone();
            let disappointed = self.disappointed(&candidate);
            let better = match &best {
                None => true,
                Some((known, least, _)) => (&quality, disappointed) < (known, *least),
            };
            if better {
                best = Some((quality, disappointed, candidate));
            }
        }
        best.expect("all that are left can be paired").2
    }

    /// 5.2
    fn colours(&self, a: Entry, b: Entry) -> (Entry, Entry) {
        let (high, low) = if self.ranking(a) < self.ranking(b) { (a, b) } else { (b, a) };
        let (own, their) = (self.history(high), self.history(low));
        if own.is_empty() && their.is_empty() {
            let by_points = |player: Entry| (Reverse(self.score(player)), self.field.entrants[player].tpn.0);
            let (high, low) = if by_points(a) < by_points(b) { (a, b) } else { (b, a) };
            let odd = self.field.entrants[high].parity % 2 == 1;
            let gets_white = odd == (self.field.initial_colour == Colour::White);
            return if gets_white { (high, low) } else { (low, high) };
        }
        let (own_preference, their_preference) = (self.preference(high), self.preference(low));
        let high_gets = match (own_preference.0, their_preference.0) {
            (Some(own_colour), Some(their_colour)) if own_colour == their_colour => {
                if own_preference.1 > their_preference.1 {
                    own_colour
                } else if own_preference.1 < their_preference.1 {
                    own_colour.other()
                } else {
                    let differing = own.iter().rev().zip(their.iter().rev()).find(|(own, their)| own != their);
                    differing.map_or(own_colour, |(had, _)| had.other())
                }
            }
            (Some(own_colour), _) => own_colour,
            (None, Some(their_colour)) => their_colour.other(),
            (None, None) => unreachable!("one of them has played"),
        };
        if high_gets == Colour::White { (high, low) } else { (low, high) }
    }
}
