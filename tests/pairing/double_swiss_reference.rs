//! The Double-Swiss System once more, straight from the articles of C.04.5 (2026): every set of upfloaters
//! ([`crate::upfloaters_reference`]) and every pairing of a bracket is generated in the order of articles 3.5 and 3.6 and judged.
//! Slow, for a dozen players, and without a line of the engine's code; only the field it reads is the same.

use crate::soft_prohibitions;
use crate::upfloaters_reference::{Articles, RoundPairing};
use sonneborn_pairing::swiss::field::{Entry, Field, PastKind};
use sonneborn_tournament::colour::Colour;
use std::cmp::Reverse;

/// Pairs the first games, White first; `None` if there is no legal pairing.
pub fn pair(field: &Field) -> Option<RoundPairing> {
    soft_prohibitions::pair(field, pair_strictly)
}

fn pair_strictly(field: &Field) -> Option<RoundPairing> {
    let book = Book { field };
    book.pair((0..field.entrants.len()).filter(|&one| field.entrants[one].to_be_paired).collect())
}

struct Book<'f> {
    field: &'f Field,
}

impl Book<'_> {
    /// How many matches lie behind: two games each.
    fn matches_before(&self) -> usize {
        usize::from(self.field.round.0 - 1) / 2
    }

    fn is_last(&self) -> bool {
        self.matches_before() + 1 == usize::from(self.field.rounds_total).div_ceil(2)
    }

    /// The two games of a match.
    fn games(&self, one: Entry, number: usize) -> Vec<PastKind> {
        let history = self.field.entrants[one].history.iter().skip(2 * number).take(2);
        history.map(|past| past.kind).collect()
    }

    fn opponent(&self, one: Entry, number: usize) -> Option<Entry> {
        self.games(one, number).iter().find_map(|kind| match kind {
            PastKind::Played { opponent, .. } | PastKind::Forfeit { opponent, .. } => Some(*opponent),
            _ => None,
        })
    }

    fn forfeited_both(&self, one: Entry, number: usize) -> bool {
        let games = self.games(one, number);
        games.iter().all(|kind| matches!(kind, PastKind::Forfeit { won: false, .. }))
    }

    /// Preface: the opponent of a match that did not end by forfeit.
    fn met_in(&self, one: Entry, number: usize) -> Option<Entry> {
        let opponent = self.opponent(one, number)?;
        (!self.forfeited_both(one, number) && !self.forfeited_both(opponent, number)).then_some(opponent)
    }

    fn met(&self, one: Entry) -> Vec<Entry> {
        (0..self.matches_before()).filter_map(|number| self.met_in(one, number)).collect()
    }

    /// 1.6
    fn had(&self, one: Entry) -> Vec<Colour> {
        let of_match = |number: usize| {
            let games = self.games(one, number);
            let played = games.iter().any(|kind| matches!(kind, PastKind::Played { .. }));
            match games.first() {
                Some(PastKind::Played { colour, .. } | PastKind::Forfeit { colour, .. }) if played => Some(*colour),
                _ => None,
            }
        };
        (0..self.matches_before()).filter_map(of_match).collect()
    }

    /// C2
    fn is_barred(&self, one: Entry) -> bool {
        (0..self.matches_before()).any(|number| {
            let games = self.games(one, number);
            let allocated = games.contains(&PastKind::PairingAllocatedBye);
            let by_forfeit = self
                .opponent(one, number)
                .is_some_and(|other| self.forfeited_both(other, number) && !self.forfeited_both(one, number));
            let points = self.field.entrants[one].history.iter().skip(2 * number).take(2);
            let full_point = points.clone().any(|past| past.kind == PastKind::Away && past.points >= self.field.win);
            allocated || by_forfeit || full_point && self.opponent(one, number).is_none()
        })
    }
}

impl Articles for Book<'_> {
    fn score(&self, one: Entry) -> i32 {
        self.field.entrants[one].pairing_score.hundredths()
    }

    fn tpn(&self, one: Entry) -> u16 {
        self.field.entrants[one].tpn.0
    }

    /// C1
    fn may_meet(&self, a: Entry, b: Entry) -> bool {
        !self.met(a).contains(&b) && !self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a))
    }

    /// 1.5, in the previous match.
    fn floated(&self, one: Entry) -> bool {
        let Some(last) = self.matches_before().checked_sub(1) else { return false };
        let paired_at = |one: Entry| self.field.entrants[one].history[2 * last].paired_at;
        self.met_in(one, last).is_some_and(|opponent| paired_at(opponent) != paired_at(one))
    }

    fn counts_floats(&self) -> bool {
        !self.is_last()
    }

    /// 3.4
    fn bye(&self, players: &[Entry]) -> Option<Entry> {
        let may_have = |&one: &Entry| {
            let others: Vec<Entry> = players.iter().copied().filter(|&other| other != one).collect();
            !self.is_barred(one) && self.has_pairing(&others)
        };
        let order = |&one: &Entry| (self.score(one), Reverse(self.met(one).len()), Reverse(self.tpn(one)));
        players.iter().copied().filter(may_have).min_by_key(order)
    }

    /// 3.6
    fn bracket(&self, members: &[Entry], upfloaters: &[Entry]) -> Vec<(Entry, Entry)> {
        let quality = |pairing: &Vec<(Entry, Entry)>| {
            let opponents = pairing.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let opponents = opponents.filter(|(up, other)| upfloaters.contains(up) && !upfloaters.contains(other));
            let again = opponents.filter(|&(_, other)| self.floated(other)).count();
            let mut numbers: Vec<(u16, u16)> = pairing.iter().map(|&(a, b)| (self.tpn(a), self.tpn(b))).collect();
            numbers.sort_unstable();
            let (tops, bottoms): (Vec<u16>, Vec<u16>) = numbers.into_iter().unzip();
            (if self.counts_floats() { again } else { 0 }, tops, bottoms)
        };
        self.pairings(members).into_iter().min_by_key(quality).expect("the upfloaters make a legal bracket")
    }

    /// Art. 4
    fn colours(&self, a: Entry, b: Entry) -> (Entry, Entry) {
        let rank = |one: Entry| (Reverse(self.score(one)), self.tpn(one));
        let (higher, lower) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        let with = |colour| if colour == Colour::White { (higher, lower) } else { (lower, higher) };
        let (own, their) = (self.had(higher), self.had(lower));
        if own.is_empty() && their.is_empty() {
            let odd = self.field.entrants[higher].parity % 2 == 1;
            return with(if odd { self.field.initial_colour } else { self.field.initial_colour.other() });
        }
        let whites = |had: &[Colour]| had.iter().filter(|colour| **colour == Colour::White).count();
        if whites(&own) != whites(&their) {
            return with(if whites(&own) < whites(&their) { Colour::White } else { Colour::Black });
        }
        for (had, had_other) in own.iter().rev().zip(their.iter().rev()) {
            if had != had_other {
                return with(had.other());
            }
        }
        match (own.last(), their.last()) {
            (Some(had), _) => with(had.other()),
            (None, Some(had)) => with(*had),
            (None, None) => unreachable!("one of them had a colour"),
        }
    }
}
