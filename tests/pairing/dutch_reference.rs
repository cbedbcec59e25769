//! The Dutch System once more, straight from the articles of C.04.3 (2026): all pairings of the round are made, and bracket
//! by bracket those are kept that fulfil the criteria best, then the one that article 4 generates first. Slow, for fields of
//! ten players, and without a line of the engine's code; only the field it reads is the same.

use sonneborn_pairing::swiss::dutch::articles::Edition;
use sonneborn_pairing::swiss::field::{Entry, Field, PastKind};
use sonneborn_tournament::colour::Colour;
use std::cmp::Reverse;

/// Beyond all score differences: what a moved-down player who floats again adds to their score (C18, C20).
pub const FLOATS_AGAIN: i32 = i32::MAX / 2;

/// Games as (White, Black), and the bye.
pub type RoundPairing = (Vec<(Entry, Entry)>, Option<Entry>);

/// Pairs the round; `None` if there is no legal pairing. Soft prohibitions are not looked at.
pub fn pair(field: &Field) -> Option<RoundPairing> {
    let ranked = Ranked::new(Book { field, edition: Edition::Of2026 });
    let mut rounds = Vec::new();
    ranked.all_pairings(&mut Round::default(), &mut rounds);
    // C5 stands above all that is asked in a bracket.
    let lowest = rounds.iter().filter_map(|round| round.bye.map(|bye| ranked.score(bye))).min();
    rounds.retain(|round| round.bye.map(|bye| ranked.score(bye)) == lowest);
    let mut scores: Vec<i32> = (0..ranked.players.len()).map(|rank| ranked.score(rank)).collect();
    scores.dedup();
    for (place, &score) in scores.iter().enumerate() {
        let next = scores.get(place + 1).copied();
        let best = rounds.iter().min_by_key(|round| ranked.judge(round, score, next))?;
        let chosen = best.pairs_of(&ranked, score);
        rounds.retain(|round| round.pairs_of(&ranked, score) == chosen);
    }
    let round = rounds.first()?;
    let games = round.pairs.iter().map(|&pair| ranked.seated(pair)).collect();
    Some((games, round.bye.map(|bye| ranked.entry(bye))))
}

/// All who are to be paired in the order of 1.2; the rest calls them by their place in it.
pub struct Ranked<'f> {
    book: Book<'f>,
    players: Vec<Entry>,
}

/// A pairing of the round, by rank, the higher ranked first.
#[derive(Clone, Default)]
struct Round {
    pairs: Vec<(usize, usize)>,
    bye: Option<usize>,
}

/// What is asked of a bracket, C6 to C21 in their order, and then its place in the sequence of article 4; less is better.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Verdict {
    criteria: Vec<Vec<i32>>,
    moved_down: Vec<usize>,
    their_opponents: Vec<usize>,
    remainder: Generated,
}

/// When a pairing of a remainder is generated: the exchange (4.3.2), then the transposition (4.2).
#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Generated {
    exchanged: usize,
    sum: usize,
    leaving: Vec<Reverse<usize>>,
    entering: Vec<usize>,
    transposition: Vec<usize>,
}

impl Round {
    /// The pairs made in the bracket of a score: a moved-down player meets a resident, never another one moved down.
    fn pairs_of(&self, ranked: &Ranked<'_>, score: i32) -> Vec<(usize, usize)> {
        self.pairs.iter().copied().filter(|&(_, lower)| ranked.score(lower) == score).collect()
    }
}

impl<'f> Ranked<'f> {
    pub fn new(book: Book<'f>) -> Ranked<'f> {
        let entrants = &book.field.entrants;
        let mut players: Vec<Entry> = (0..entrants.len()).filter(|&player| entrants[player].to_be_paired).collect();
        players.sort_by_key(|&player| (Reverse(book.score(player)), player));
        Ranked { book, players }
    }

    pub fn players(&self) -> Vec<usize> {
        (0..self.players.len()).collect()
    }

    pub fn entry(&self, rank: usize) -> Entry {
        self.players[rank]
    }

    pub fn score(&self, rank: usize) -> i32 {
        self.book.score(self.players[rank])
    }

    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        self.book.may_meet(self.players[a], self.players[b])
    }

    pub fn may_have_bye(&self, rank: usize) -> bool {
        self.book.may_have_bye(self.players[rank])
    }

    pub fn float(&self, rank: usize, back: usize) -> i32 {
        self.book.float(self.players[rank], back)
    }

    /// White first.
    pub fn seated(&self, (a, b): (usize, usize)) -> (Entry, Entry) {
        self.book.colours(self.players[a], self.players[b])
    }

    fn all_pairings(&self, round: &mut Round, found: &mut Vec<Round>) {
        let taken = |rank: usize| round.bye == Some(rank) || round.pairs.iter().any(|&(a, b)| a == rank || b == rank);
        let Some(first) = (0..self.players.len()).find(|&rank| !taken(rank)) else {
            found.push(round.clone());
            return;
        };
        let others: Vec<usize> = (first + 1..self.players.len()).filter(|&rank| !taken(rank)).collect();
        if self.players.len() % 2 == 1 && round.bye.is_none() && self.may_have_bye(first) {
            round.bye = Some(first);
            self.all_pairings(round, found);
            round.bye = None;
        }
        for other in others {
            if self.may_meet(first, other) {
                round.pairs.push((first, other));
                self.all_pairings(round, found);
                round.pairs.pop();
            }
        }
    }

    /// Those of a bracket who are not paired in it: highest ranked first.
    fn floaters(&self, round: &Round, score: i32) -> Vec<usize> {
        let paired = |rank: usize| round.pairs.iter().any(|&(a, b)| (a == rank || b == rank) && self.score(b) >= score);
        (0..self.players.len()).filter(|&rank| self.score(rank) >= score && !paired(rank)).collect()
    }

    fn judge(&self, round: &Round, score: i32, next: Option<i32>) -> Verdict {
        let pairs = round.pairs_of(self, score);
        let floaters = self.floaters(round, score);
        let (moved, level): (Vec<_>, Vec<_>) = pairs.iter().copied().partition(|&(a, _)| self.score(a) > score);
        let opponents: Vec<usize> = moved.iter().map(|&(_, resident)| resident).collect();
        let mut residents: Vec<usize> = (0..self.players.len()).filter(|&rank| self.score(rank) == score).collect();
        residents.retain(|rank| !opponents.contains(rank));
        Verdict {
            criteria: self.criteria(round, score, next, &pairs, &floaters),
            moved_down: moved.iter().map(|&(a, _)| a).collect(),
            their_opponents: opponents,
            remainder: generated(&residents, &level),
        }
    }

    /// C10 to C13, which are C.8 to C.11 of 2017.
    pub fn colour_criteria(&self, pairs: &[(usize, usize)]) -> [i32; 4] {
        let mut counts = [0; 4];
        for &(a, b) in pairs {
            let (a, b) = (self.players[a], self.players[b]);
            let (white, black) = self.book.colours(a, b);
            let with_topscorer = self.book.is_topscorer(a) || self.book.is_topscorer(b);
            for (player, colour) in [(white, Colour::White), (black, Colour::Black)] {
                let denied = self.book.preference(player).filter(|&(due, _)| due != colour);
                let faults = [
                    with_topscorer && denied.is_some() && self.book.balance_with(player, colour).abs() > 2,
                    with_topscorer && denied.is_some() && self.book.is_third_in_row(player, colour),
                    denied.is_some(),
                    denied.is_some_and(|(_, kind)| kind == Kind::Strong),
                ];
                counts.iter_mut().zip(faults).for_each(|(count, fault)| *count += i32::from(fault));
            }
        }
        counts
    }

    fn criteria(
        &self,
        round: &Round,
        score: i32,
        next: Option<i32>,
        pairs: &[(usize, usize)],
        floaters: &[usize],
    ) -> Vec<Vec<i32>> {
        let mut criteria = Vec::from(self.floating(floaters));
        criteria.extend(next.map(|next| self.floating(&self.floaters(round, next))).unwrap_or_default());
        let unplayed = match (floaters, round.bye) {
            (&[only], Some(bye)) if only == bye => self.book.field.entrants[self.players[bye]].history.iter(),
            _ => [].iter(),
        };
        criteria.push(vec![unplayed.filter(|past| !matches!(past.kind, PastKind::Played { .. })).count() as i32]);
        criteria.extend(self.criteria_of_pairs(score, pairs, floaters));
        criteria
    }

    /// C6 and C7.
    fn floating(&self, floaters: &[usize]) -> [Vec<i32>; 2] {
        [vec![floaters.len() as i32], floaters.iter().map(|&rank| self.score(rank)).collect()]
    }

    /// C6, C7 and C10 to C21 of a bracket, whose residents begin at a rank.
    pub fn criteria_of_bracket(&self, pairs: &[(usize, usize)], floaters: &[usize], residents: usize) -> Vec<Vec<i32>> {
        [Vec::from(self.floating(floaters)), self.criteria_of_pairs(self.score(residents), pairs, floaters)].concat()
    }

    /// C10 to C21.
    fn criteria_of_pairs(&self, score: i32, pairs: &[(usize, usize)], floaters: &[usize]) -> Vec<Vec<i32>> {
        let mut criteria: Vec<Vec<i32>> = self.colour_criteria(pairs).map(|count| vec![count]).into();
        let differences = |back: usize| {
            let met = pairs.iter().filter(|&&(a, _)| self.score(a) > score);
            let down = met.clone().filter(|&&(a, _)| self.float(a, back) < 0);
            let up = met.filter(|&&(_, b)| self.float(b, back) > 0);
            let again = floaters.iter().filter(|&&rank| self.score(rank) > score);
            let again = again.filter(|&&rank| self.float(rank, back) < 0);
            let again = again.map(|&rank| FLOATS_AGAIN + self.score(rank));
            let difference = |&(a, b): &(usize, usize)| self.score(a) - self.score(b);
            let mut lists = [down.map(difference).chain(again).collect::<Vec<_>>(), up.map(difference).collect()];
            lists.iter_mut().for_each(|list| list.sort_by_key(|&difference| Reverse(difference)));
            lists
        };
        for back in [1, 2] {
            let resident = floaters.iter().filter(|&&rank| self.score(rank) == score);
            let down = resident.filter(|&&rank| self.float(rank, back) < 0).count();
            criteria.push(vec![down as i32]);
            criteria.push(vec![differences(back)[1].len() as i32]);
        }
        [1, 2].into_iter().for_each(|back| criteria.extend(differences(back)));
        criteria
    }
}

/// The first time that these pairs of a remainder are generated, whoever of each pair stands in S1.
pub fn generated(remainder: &[usize], pairs: &[(usize, usize)]) -> Generated {
    let bsn = |rank: usize| remainder.iter().position(|&other| other == rank).expect("of the remainder") + 1;
    let half = pairs.len();
    let turned = |turns: u32| {
        let mut seated: Vec<(usize, usize)> = pairs
            .iter()
            .enumerate()
            .map(|(index, &(a, b))| if turns >> index & 1 == 1 { (bsn(b), bsn(a)) } else { (bsn(a), bsn(b)) })
            .collect();
        seated.sort_unstable();
        let s1: Vec<usize> = seated.iter().map(|&(a, _)| a).collect();
        let entering: Vec<usize> = s1.iter().copied().filter(|&number| number > half).collect();
        Generated {
            exchanged: entering.len(),
            sum: s1.iter().sum(),
            leaving: (1..=half).rev().filter(|number| !s1.contains(number)).map(Reverse).collect(),
            entering,
            transposition: seated.iter().map(|&(_, b)| b).collect(),
        }
    };
    (0..1 << half).map(turned).min().unwrap_or_default()
}

#[derive(Clone, Copy)]
pub struct Book<'f> {
    pub field: &'f Field,
    pub edition: Edition,
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

    fn colours_had(&self, player: Entry) -> Vec<Colour> {
        let games = self.field.entrants[player].history.iter();
        games
            .filter_map(|past| match past.kind {
                PastKind::Played { colour, .. } => Some(colour),
                _ => None,
            })
            .collect()
    }

    /// Games with White less games with Black.
    fn balance(&self, player: Entry) -> i32 {
        self.colours_had(player).iter().map(|&colour| if colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// 1.7.
    fn preference(&self, player: Entry) -> Option<(Colour, Kind)> {
        let had = self.colours_had(player);
        let last = *had.last()?;
        let twice = had.len() > 1 && had[had.len() - 2] == last;
        Some(match self.balance(player) {
            balance if balance > 1 => (Colour::Black, Kind::Absolute),
            balance if balance < -1 => (Colour::White, Kind::Absolute),
            _ if twice => (last.other(), Kind::Absolute),
            1 => (Colour::Black, Kind::Strong),
            -1 => (Colour::White, Kind::Strong),
            _ => (last.other(), Kind::Mild),
        })
    }

    /// 1.8.
    fn is_topscorer(&self, player: Entry) -> bool {
        let played = i32::from(self.field.round.0) - 1;
        let most = self.field.win.hundredths().max(self.field.draw.hundredths()) * played;
        self.field.round.0 == self.field.rounds_total && 2 * self.score(player) > most
    }

    /// C1, C3 and the prohibitions.
    fn may_meet(&self, a: Entry, b: Entry) -> bool {
        let met = self.field.entrants[a]
            .history
            .iter()
            .any(|past| matches!(past.kind, PastKind::Played { opponent, .. } if opponent == b));
        let forbidden = self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
        let absolute = |player| self.preference(player).filter(|&(_, kind)| kind == Kind::Absolute);
        let same =
            absolute(a).is_some() && absolute(a).map(|(colour, _)| colour) == absolute(b).map(|(colour, _)| colour);
        let barred_by_colour = same && !self.is_topscorer(a) && !self.is_topscorer(b);
        !met && !forbidden && !barred_by_colour
    }

    /// C2; before 2026 only a bye and a forfeit won bar.
    fn may_have_bye(&self, player: Entry) -> bool {
        let all_points_bar = self.edition == Edition::Of2026;
        !self.field.entrants[player].history.iter().any(|past| match past.kind {
            PastKind::Played { .. } => false,
            PastKind::PairingAllocatedBye => true,
            PastKind::Forfeit { won, .. } => won || all_points_bar && past.points >= self.field.win,
            PastKind::Away => all_points_bar && past.points >= self.field.win,
        })
    }

    /// 1.4: above zero for an upfloat, below for a downfloat; before 2026 every round that was not played is one (A.4.b).
    fn float(&self, player: Entry, back: usize) -> i32 {
        let played = usize::from(self.field.round.0) - 1;
        let Some(round) = played.checked_sub(back) else { return 0 };
        let past = self.field.entrants[player].history[round];
        match past.kind {
            PastKind::Played { opponent, .. } => {
                let theirs = self.field.entrants[opponent].history[round].paired_at.hundredths();
                (theirs - past.paired_at.hundredths()).signum()
            }
            _ => -i32::from(self.edition == Edition::Of2017 || past.points > self.field.loss),
        }
    }

    /// The colour difference that a player has after a game with this colour.
    fn balance_with(&self, player: Entry, colour: Colour) -> i32 {
        self.balance(player) + if colour == Colour::White { 1 } else { -1 }
    }

    /// Whether a player had this colour in their last two games already.
    fn is_third_in_row(&self, player: Entry, colour: Colour) -> bool {
        self.colours_had(player).ends_with(&[colour, colour])
    }

    /// 5.2: White and Black; the first is the higher ranked.
    fn colours(&self, a: Entry, b: Entry) -> (Entry, Entry) {
        let seat = |colour: Colour| if colour == Colour::White { (a, b) } else { (b, a) };
        let initial = self.field.initial_colour;
        match (self.preference(a), self.preference(b)) {
            (None, None) => seat(if self.field.entrants[a].parity % 2 == 1 { initial } else { initial.other() }),
            (Some((due, _)), None) => seat(due),
            (None, Some((due, _))) => seat(due.other()),
            (Some((due, _)), Some((theirs, _))) if due != theirs => seat(due),
            (Some((due, own)), Some((_, other))) => {
                let wide = |player, kind| if kind == Kind::Absolute { self.balance(player).abs() } else { 0 };
                let (own, other) = ((own, wide(a, own)), (other, wide(b, other)));
                if own != other {
                    return seat(if own > other { due } else { due.other() });
                }
                let (mine, theirs) = (self.colours_had(a), self.colours_had(b));
                let differing = mine.iter().rev().zip(theirs.iter().rev()).find(|(mine, theirs)| mine != theirs);
                seat(differing.map_or(due, |(mine, _)| mine.other()))
            }
        }
    }
}
