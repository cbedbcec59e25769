//! The Lim System once more, straight from the articles of C.04.4.3 (2026), by trying everything: whether players can be
//! paired, and how many pairs a group can have, is found by going through all pairings. Slow, for a dozen players, and without
//! a line of the engine's code; only the field it reads is the same. The readings are those of the engine's first lines.

use crate::soft_prohibitions;
use sonneborn_pairing::swiss::field::{Entry, Field, PastKind};
use sonneborn_tournament::colour::Colour;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Games as (White, Black), and the bye.
pub type RoundPairing = (Vec<(Entry, Entry)>, Option<Entry>);

/// Pairs the round; `None` if there is no legal pairing.
pub fn pair(field: &Field) -> Option<RoundPairing> {
    soft_prohibitions::pair(field, pair_strictly)
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Above,
    Below,
}

struct Book<'f> {
    field: &'f Field,
}

/// A pair as it was made, and on which side of the median.
type Made = (Entry, Entry, Side);

fn pair_strictly(field: &Field) -> Option<RoundPairing> {
    let book = Book { field };
    let mut players: Vec<Entry> = (0..field.entrants.len()).filter(|&one| field.entrants[one].to_be_paired).collect();
    let bye = if players.len() % 2 == 1 { Some(book.bye(&players)?) } else { None };
    players.retain(|&one| Some(one) != bye);
    if book.most_pairs(&players) * 2 != players.len() {
        return None;
    }
    let doubled_median = field.win.hundredths() * i32::from(field.round.0 - 1);
    let group_of = |doubled: i32| -> Vec<Entry> {
        players.iter().copied().filter(|&one| 2 * book.score(one) == doubled).collect()
    };
    let doubles: BTreeSet<i32> = players.iter().map(|&one| 2 * book.score(one)).collect();
    let median = group_of(doubled_median);
    // 2.2
    let above: Vec<Vec<Entry>> = doubles.iter().rev().filter(|&&d| d > doubled_median).map(|&d| group_of(d)).collect();
    let below: Vec<Vec<Entry>> = doubles.iter().filter(|&&d| d < doubled_median).map(|&d| group_of(d)).collect();
    let (mut made_above, mut from_above) = book.side(&above, Side::Above, &median);
    let (mut made_below, mut from_below) = book.side(&below, Side::Below, &median);
    // 2.6
    loop {
        let all: Vec<Entry> = [median.clone(), from_above.clone(), from_below.clone()].concat();
        if book.most_pairs(&all) * 2 == all.len() {
            break;
        }
        let lower_first = from_above.len() > from_below.len();
        if lower_first && !made_below.is_empty() || made_above.is_empty() {
            let (a, b, _) = made_below.pop().expect("everybody can be paired");
            from_below.extend([a, b]);
        } else {
            let (a, b, _) = made_above.pop().expect("everybody can be paired");
            from_above.extend([a, b]);
        }
    }
    let mut floaters = from_above;
    floaters.sort_by_key(|&one| (Reverse(book.score(one)), book.tpn(one)));
    from_below.sort_by_key(|&one| (book.score(one), Reverse(book.tpn(one))));
    floaters.extend(from_below);
    let made = [made_above, made_below, book.group(&median, &floaters, Side::Above)].concat();
    Some((made.into_iter().map(|(a, b, side)| book.colours(a, b, side)).collect(), bye))
}

impl Book<'_> {
    fn score(&self, one: Entry) -> i32 {
        self.field.entrants[one].pairing_score.hundredths()
    }

    fn tpn(&self, one: Entry) -> u16 {
        self.field.entrants[one].tpn.0
    }

    fn is_last(&self) -> bool {
        self.field.round.0 >= self.field.rounds_total
    }

    fn had(&self, one: Entry) -> Vec<Colour> {
        let history = self.field.entrants[one].history.iter();
        let colour = |kind| if let PastKind::Played { colour, .. } = kind { Some(colour) } else { None };
        history.filter_map(|past| colour(past.kind)).collect()
    }

    fn have_met(&self, a: Entry, b: Entry) -> bool {
        let history = self.field.entrants[a].history.iter();
        history.clone().any(|past| matches!(past.kind, PastKind::Played { opponent, .. } if opponent == b))
    }

    fn more_whites(colours: &[Colour]) -> i32 {
        colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// 5.1
    fn may_have(&self, one: Entry, colour: Colour) -> bool {
        let mut colours = self.had(one);
        colours.push(colour);
        let three = colours.len() >= 3 && colours[colours.len() - 3..] == [colour; 3];
        !three && Self::more_whites(&colours).abs() < 3
    }

    fn may_sit(&self, white: Entry, black: Entry) -> bool {
        self.may_have(white, Colour::White) && self.may_have(black, Colour::Black)
    }

    /// 2.1
    fn compatible(&self, a: Entry, b: Entry) -> bool {
        let forbidden = self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
        !self.have_met(a, b) && !forbidden && (self.is_last() || self.may_sit(a, b) || self.may_sit(b, a))
    }

    /// 5.2, 5.5, 5.6
    fn due(&self, one: Entry) -> Option<Colour> {
        let had = self.had(one);
        let last = *had.last()?;
        let allowed: Vec<Colour> =
            [Colour::White, Colour::Black].into_iter().filter(|&colour| self.may_have(one, colour)).collect();
        if let [only] = allowed[..] {
            return Some(only);
        }
        Some(match Self::more_whites(&had) {
            0 => last.other(),
            more if more > 0 => Colour::Black,
            _ => Colour::White,
        })
    }

    /// 3.10
    fn floated(&self, one: Entry) -> bool {
        let Some(past) = self.field.entrants[one].history.last() else { return false };
        let PastKind::Played { opponent, .. } = past.kind else { return false };
        self.field.entrants[opponent].history.last().is_some_and(|theirs| theirs.paired_at != past.paired_at)
    }

    fn most_pairs(&self, players: &[Entry]) -> usize {
        let Some((&first, rest)) = players.split_first() else { return 0 };
        let mut best = 0;
        for &other in rest {
            if self.compatible(first, other) {
                let others: Vec<Entry> = rest.iter().copied().filter(|&one| one != other).collect();
                best = best.max(1 + self.most_pairs(&others));
                if best * 2 == players.len() {
                    return best;
                }
            }
        }
        best.max(self.most_pairs(rest))
    }

    /// 1.1, 7.1
    fn bye(&self, players: &[Entry]) -> Option<Entry> {
        let barred = |one: Entry| {
            self.field.entrants[one].history.iter().any(|past| match past.kind {
                PastKind::PairingAllocatedBye => true,
                PastKind::Played { .. } => false,
                _ => past.points >= self.field.win,
            })
        };
        let may_have = |&one: &Entry| {
            let others: Vec<Entry> = players.iter().copied().filter(|&other| other != one).collect();
            !barred(one) && self.most_pairs(&others) * 2 == others.len()
        };
        let order = |&one: &Entry| {
            let rating = self.field.entrants[one].rating.unwrap_or(0);
            (if self.field.round.0 == 1 { rating } else { 0 }, self.score(one), Reverse(self.tpn(one)))
        };
        players.iter().copied().filter(may_have).min_by_key(order)
    }

    /// The groups of one side; who floats into the median.
    fn side(&self, groups: &[Vec<Entry>], side: Side, median: &[Entry]) -> (Vec<Made>, Vec<Entry>) {
        let (mut made, mut incoming) = (Vec::new(), Vec::<Entry>::new());
        for (place, residents) in groups.iter().enumerate() {
            let adjacent = groups.get(place + 1).map_or(median, |group| group);
            let mut members = [residents.clone(), incoming.clone()].concat();
            let pairs = self.most_pairs(&members);
            let mut outgoing = Vec::new();
            while members.len() > 2 * pairs {
                let floater = self.floater(&members, &incoming, adjacent, pairs, side);
                members.retain(|&one| one != floater);
                outgoing.push(floater);
            }
            let mut floaters: Vec<Entry> = incoming.iter().copied().filter(|one| members.contains(one)).collect();
            match side {
                Side::Above => floaters.sort_by_key(|&one| (Reverse(self.score(one)), self.tpn(one))),
                Side::Below => floaters.sort_by_key(|&one| (self.score(one), Reverse(self.tpn(one)))),
            }
            let own: Vec<Entry> = residents.iter().copied().filter(|one| members.contains(one)).collect();
            made.extend(self.group(&own, &floaters, side));
            incoming = outgoing;
        }
        (made, incoming)
    }

    /// 3.2, 3.9, 3.10
    fn floater(&self, members: &[Entry], incoming: &[Entry], adjacent: &[Entry], pairs: usize, side: Side) -> Entry {
        let due = |colour| members.iter().filter(|&&one| self.due(one) == Some(colour)).count();
        let (white, black) = (due(Colour::White), due(Colour::Black));
        let majority = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        };
        let keeps = |&one: &Entry| {
            let rest: Vec<Entry> = members.iter().copied().filter(|&other| other != one).collect();
            self.most_pairs(&rest) == pairs
        };
        let order = |&one: &Entry| {
            let lonely = !adjacent.iter().any(|&other| self.compatible(one, other));
            let disadvantage = 2 * i32::from(incoming.contains(&one)) + i32::from(lonely);
            let helps = majority.is_some() && self.due(one) == majority;
            let number = i32::from(self.tpn(one)) * if side == Side::Above { -1 } else { 1 };
            (disadvantage, self.floated(one), !helps, number)
        };
        members.iter().copied().filter(keeps).min_by_key(order).expect("somebody is left over")
    }

    /// 2.4, 3.6 to 3.8, art. 4; everybody can be paired, and `floaters` are in the order of their turns.
    fn group(&self, residents: &[Entry], floaters: &[Entry], side: Side) -> Vec<Made> {
        let mut left = [residents, floaters].concat();
        let mut made = Vec::new();
        for &floater in floaters {
            if !left.contains(&floater) {
                continue;
            }
            left.retain(|&one| one != floater);
            let own = self.by_number(residents.iter().copied().filter(|one| left.contains(one)).collect(), side);
            let others: Vec<Entry> = floaters.iter().copied().filter(|one| left.contains(one)).collect();
            let opponent = self.opponent(floater, &own, &left).or_else(|| self.opponent(floater, &others, &left));
            let opponent = opponent.expect("the group can be paired");
            left.retain(|&one| one != opponent);
            made.push((floater, opponent, side));
        }
        while !left.is_empty() {
            let order = self.by_number(left.clone(), side);
            let first = order[0];
            left.retain(|&one| one != first);
            let half = order.len() / 2;
            let mut tries = order[half..].to_vec();
            tries.extend(order[1..half].iter().rev());
            let opponent = self.opponent(first, &tries, &left).expect("the group can be paired");
            left.retain(|&one| one != opponent);
            made.push((first, opponent, side));
        }
        made
    }

    fn by_number(&self, mut players: Vec<Entry>, side: Side) -> Vec<Entry> {
        players.sort_by_key(|&one| self.tpn(one));
        if side == Side::Below {
            players.reverse();
        }
        players
    }

    fn opponent(&self, first: Entry, tries: &[Entry], left: &[Entry]) -> Option<Entry> {
        let available = |&other: &Entry| {
            let rest: Vec<Entry> = left.iter().copied().filter(|&one| one != other).collect();
            self.compatible(first, other) && self.most_pairs(&rest) * 2 == rest.len()
        };
        let available: Vec<Entry> = tries.iter().copied().filter(available).collect();
        let suits = |&other: &Entry| {
            let (own, their) = (self.due(first), self.due(other));
            own.is_none() || their.is_none() || own != their
        };
        available.iter().copied().find(suits).or(available.first().copied())
    }

    /// Art. 5, 7.2
    fn colours(&self, a: Entry, b: Entry, side: Side) -> (Entry, Entry) {
        let rank = |one: Entry| (Reverse(self.score(one)), self.tpn(one));
        let (higher, lower) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        if self.may_sit(higher, lower) != self.may_sit(lower, higher) {
            return if self.may_sit(higher, lower) { (higher, lower) } else { (lower, higher) };
        }
        let with = |colour| if colour == Colour::White { (higher, lower) } else { (lower, higher) };
        match (self.due(higher), self.due(lower)) {
            (None, None) => {
                let odd = self.field.entrants[higher].parity % 2 == 1;
                with(if odd { self.field.initial_colour } else { self.field.initial_colour.other() })
            }
            (Some(colour), None) => with(colour),
            (None, Some(colour)) => with(colour.other()),
            (Some(own), Some(their)) if own != their => with(own),
            (Some(due), Some(_)) => {
                let (own, their) = (self.had(higher), self.had(lower));
                match own.iter().rev().zip(their.iter().rev()).find(|(own, their)| own != their) {
                    Some((_, their)) => with(*their),
                    None if side == Side::Above => with(due),
                    None => with(due.other()),
                }
            }
        }
    }
}
