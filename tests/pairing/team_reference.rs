//! The Swiss Team System once more, straight from the articles of C.04.6 (2026): every set of upfloaters and every pairing of
//! a bracket is generated in the order of articles 3.5 and 3.6 and judged. Slow, for a dozen teams, and without a line of the
//! engine's code; only the field it reads is the same.

use crate::soft_prohibitions;
use sonneborn_pairing::swiss::team::field::{TeamEntry, TeamField, TeamPastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::team::ColourPreferences;
use std::cmp::Reverse;

/// Matches as (first-named with White on board 1, other), and the bye.
pub type RoundPairing = (Vec<(TeamEntry, TeamEntry)>, Option<TeamEntry>);

/// Pairs the round; `None` if there is no legal pairing.
pub fn pair(field: &TeamField) -> Option<RoundPairing> {
    soft_prohibitions::pair(field, pair_strictly)
}

fn pair_strictly(field: &TeamField) -> Option<RoundPairing> {
    let book = Book { field };
    let mut teams: Vec<TeamEntry> = (0..field.teams.len()).filter(|&team| field.teams[team].to_be_paired).collect();
    let bye = if teams.len() % 2 == 1 { Some(book.bye(&teams)?) } else { None };
    teams.retain(|&team| Some(team) != bye);
    if !book.has_pairing(&teams) {
        return None;
    }
    // The scoregroups of the round, whoever of them has come up since.
    let mut scores: Vec<i32> = teams.iter().map(|&team| book.score(team)).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let mut matches = Vec::new();
    while let Some(top) = teams.iter().map(|&team| book.score(team)).max() {
        let (residents, lower): (Vec<TeamEntry>, Vec<TeamEntry>) =
            teams.iter().partition(|&&team| book.score(team) == top);
        let following = scores.iter().copied().find(|&score| score < top);
        let upfloaters = book.upfloaters(&residents, &lower, following);
        let members: Vec<TeamEntry> = residents.iter().chain(&upfloaters).copied().collect();
        matches.extend(book.bracket(&members, &upfloaters).into_iter().map(|(a, b)| book.colours(a, b)));
        teams.retain(|team| !members.contains(team));
    }
    Some((matches, bye))
}

struct Book<'f> {
    field: &'f TeamField,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Mild,
    Strong,
}

/// The smaller the better.
type Quality = Vec<i32>;

impl Book<'_> {
    fn score(&self, team: TeamEntry) -> i32 {
        self.field.teams[team].score.hundredths()
    }

    fn tpn(&self, team: TeamEntry) -> u16 {
        self.field.teams[team].tpn
    }

    fn rounds_left(&self) -> u16 {
        self.field.rounds_total - self.field.round.0
    }

    fn history(&self, team: TeamEntry) -> Vec<Colour> {
        let played = self.field.teams[team].history.iter();
        played
            .filter_map(|past| match past.kind {
                TeamPastKind::Played { colour, .. } => Some(colour),
                _ => None,
            })
            .collect()
    }

    /// 1.5, in the previous round.
    fn floated(&self, team: TeamEntry) -> bool {
        match self.field.teams[team].history.last() {
            Some(past) => match past.kind {
                TeamPastKind::Played { opponent, .. } => {
                    let theirs = self.field.teams[opponent].history.last().expect("they met");
                    theirs.paired_at != past.paired_at
                }
                _ => false,
            },
            None => false,
        }
    }

    /// 1.6.2
    fn difference(&self, team: TeamEntry) -> i32 {
        let count = |colour| self.history(team).iter().filter(|&&had| had == colour).count() as i32;
        count(Colour::White) - count(Colour::Black)
    }

    /// 1.7
    fn preference(&self, team: TeamEntry) -> Option<(Colour, Kind)> {
        let history = self.history(team);
        let difference = self.difference(team);
        let last_two_both = |colour| history.len() >= 2 && history[history.len() - 2..] == [colour, colour];
        let last_was = |colour| history.last() == Some(&colour);
        let simple_white = difference < -1 || [0, -1].contains(&difference) && last_two_both(Colour::Black);
        let simple_black = difference > 1 || [0, 1].contains(&difference) && last_two_both(Colour::White);
        match self.field.preferences {
            ColourPreferences::None => None,
            ColourPreferences::TypeA if simple_white => Some((Colour::White, Kind::Mild)),
            ColourPreferences::TypeA if simple_black => Some((Colour::Black, Kind::Mild)),
            ColourPreferences::TypeA => None,
            ColourPreferences::TypeB => {
                let last_round = self.rounds_left() == 0;
                if history.is_empty() || difference == 0 && last_round {
                    None
                } else if simple_white {
                    Some((Colour::White, Kind::Strong))
                } else if simple_black {
                    Some((Colour::Black, Kind::Strong))
                } else if difference == -1 || difference == 0 && last_was(Colour::Black) {
                    Some((Colour::White, Kind::Mild))
                } else {
                    Some((Colour::Black, Kind::Mild))
                }
            }
        }
    }

    /// 2.1.1
    fn may_meet(&self, a: TeamEntry, b: TeamEntry) -> bool {
        let met = self.field.teams[a]
            .history
            .iter()
            .any(|past| matches!(past.kind, TeamPastKind::Played { opponent, .. } if opponent == b));
        let forbidden = self.field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
        !met && !forbidden
    }

    fn has_pairing(&self, teams: &[TeamEntry]) -> bool {
        let Some((&first, rest)) = teams.split_first() else { return true };
        rest.iter().any(|&other| {
            let others: Vec<TeamEntry> = rest.iter().copied().filter(|&team| team != other).collect();
            self.may_meet(first, other) && self.has_pairing(&others)
        })
    }

    /// 3.4
    fn bye(&self, teams: &[TeamEntry]) -> Option<TeamEntry> {
        use TeamPastKind::{ForfeitWin, FullPointBye, PairingAllocatedBye};
        let may_have = |&team: &TeamEntry| {
            let history = &self.field.teams[team].history;
            let barred =
                history.iter().any(|past| [PairingAllocatedBye, ForfeitWin, FullPointBye].contains(&past.kind));
            let others: Vec<TeamEntry> = teams.iter().copied().filter(|&other| other != team).collect();
            !barred && self.has_pairing(&others)
        };
        let matches = |team: TeamEntry| self.history(team).len();
        let order = |&team: &TeamEntry| (self.score(team), Reverse(matches(team)), Reverse(self.tpn(team)));
        teams.iter().copied().filter(may_have).min_by_key(order)
    }

    /// The sets of so many upfloaters, in the order of 3.5.4, with whom everybody can be paired (C1, C3).
    fn sets(&self, residents: &[TeamEntry], lower: &[TeamEntry], count: usize) -> Vec<Vec<TeamEntry>> {
        let mut pool = lower.to_vec();
        pool.sort_by_key(|&team| (Reverse(self.score(team)), self.tpn(team)));
        let legal = |set: &Vec<TeamEntry>| {
            let bracket: Vec<TeamEntry> = residents.iter().chain(set).copied().collect();
            let rest: Vec<TeamEntry> = lower.iter().copied().filter(|team| !set.contains(team)).collect();
            bracket.len().is_multiple_of(2) && self.has_pairing(&bracket) && self.has_pairing(&rest)
        };
        let mut sets: Vec<Vec<TeamEntry>> = subsets(&pool, count).into_iter().filter(legal).collect();
        sets.sort_by_key(|set| set.iter().map(|&team| self.tpn(team)).collect::<Vec<u16>>());
        sets
    }

    /// C4
    fn fewest(&self, residents: &[TeamEntry], lower: &[TeamEntry]) -> Vec<Vec<TeamEntry>> {
        let all = (0..=lower.len()).map(|count| self.sets(residents, lower, count));
        all.into_iter().find(|sets| !sets.is_empty()).expect("C3 holds")
    }

    /// 3.5
    fn upfloaters(&self, residents: &[TeamEntry], lower: &[TeamEntry], following: Option<i32>) -> Vec<TeamEntry> {
        let mut best: Option<(Quality, Vec<TeamEntry>)> = None;
        for set in self.fewest(residents, lower) {
            let mut quality: Quality = set.iter().map(|&team| -self.score(team)).collect();
            quality.sort_unstable_by(|a, b| b.cmp(a));
            quality.push(following.map_or(0, |score| self.needed_by_following(lower, &set, score)));
            let again = set.iter().filter(|&&team| self.floated(team)).count() as i32;
            quality.push(if self.rounds_left() < 2 { 0 } else { again });
            if best.as_ref().is_none_or(|(known, _)| quality < *known) {
                best = Some((quality, set));
            }
        }
        best.expect("C3 holds").1
    }

    /// C6: how many upfloaters the following scoregroup needs after these have left; none if all of it became upfloaters now,
    /// or are upfloaters of a scoregroup before (2.3.3).
    fn needed_by_following(&self, lower: &[TeamEntry], set: &[TeamEntry], score: i32) -> i32 {
        let stay = lower.iter().copied().filter(|team| !set.contains(team));
        let (following, below): (Vec<TeamEntry>, Vec<TeamEntry>) = stay.partition(|&team| self.score(team) == score);
        if following.is_empty() { 0 } else { self.fewest(&following, &below)[0].len() as i32 }
    }

    /// Every legal pairing of a bracket.
    fn pairings(&self, members: &[TeamEntry]) -> Vec<Vec<(TeamEntry, TeamEntry)>> {
        let Some((&first, rest)) = members.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for &other in rest.iter().filter(|&&other| self.may_meet(first, other)) {
            let others: Vec<TeamEntry> = rest.iter().copied().filter(|&team| team != other).collect();
            for mut pairing in self.pairings(&others) {
                let (top, bottom) = if self.tpn(first) < self.tpn(other) { (first, other) } else { (other, first) };
                pairing.push((top, bottom));
                all.push(pairing);
            }
        }
        all
    }

    /// 3.6.2
    fn identifier(&self, pairing: &[(TeamEntry, TeamEntry)]) -> Vec<u16> {
        let mut numbers: Vec<(u16, u16)> = pairing.iter().map(|&(a, b)| (self.tpn(a), self.tpn(b))).collect();
        numbers.sort_unstable();
        numbers.iter().map(|pair| pair.0).chain(numbers.iter().map(|pair| pair.1)).collect()
    }

    /// 3.6
    fn bracket(&self, members: &[TeamEntry], upfloaters: &[TeamEntry]) -> Vec<(TeamEntry, TeamEntry)> {
        let quality = |pairing: &Vec<(TeamEntry, TeamEntry)>| {
            let (mut unfulfilled, mut strong, mut again) = (0, 0, 0);
            for &(a, b) in pairing {
                if let (Some(own), Some(their)) = (self.preference(a), self.preference(b))
                    && own.0 == their.0
                {
                    unfulfilled += 1;
                    strong += i32::from(own.1.min(their.1) == Kind::Strong);
                }
                let opponents = [(a, b), (b, a)].into_iter();
                let opponents = opponents.filter(|(up, other)| upfloaters.contains(up) && !upfloaters.contains(other));
                again += opponents.filter(|&(_, other)| self.floated(other)).count();
            }
            (unfulfilled, strong, if self.rounds_left() < 2 { 0 } else { again }, self.identifier(pairing))
        };
        self.pairings(members).into_iter().min_by_key(quality).expect("the upfloaters make a legal bracket")
    }

    /// Art. 4
    fn colours(&self, a: TeamEntry, b: TeamEntry) -> (TeamEntry, TeamEntry) {
        let rank = |team: TeamEntry| {
            let entrant = &self.field.teams[team];
            let secondary = if self.field.secondary_counts { entrant.secondary.hundredths() } else { 0 };
            (Reverse(self.score(team)), Reverse(secondary), entrant.tpn)
        };
        let (first, other) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        let (own, their) = (self.history(first), self.history(other));
        let white = (first, other);
        let black = (other, first);
        let with = |colour| if colour == Colour::White { white } else { black };
        if own.is_empty() && their.is_empty() {
            let odd = self.tpn(first) % 2 == 1;
            return with(if odd { self.field.initial_colour } else { self.field.initial_colour.other() });
        }
        match (self.preference(first), self.preference(other)) {
            (Some((colour, _)), None) => return with(colour),
            (None, Some((colour, _))) => return with(colour.other()),
            (Some((own, _)), Some((their, _))) if own != their => return with(own),
            (Some((colour, Kind::Strong)), Some((_, Kind::Mild))) => return with(colour),
            (Some((_, Kind::Mild)), Some((colour, Kind::Strong))) => return with(colour.other()),
            _ => {}
        }
        if self.difference(first) != self.difference(other) {
            return if self.difference(first) < self.difference(other) { white } else { black };
        }
        for (had, had_other) in own.iter().rev().zip(their.iter().rev()) {
            if had != had_other {
                return with(had.other());
            }
        }
        if let Some((colour, _)) = self.preference(first) {
            return with(colour);
        }
        match (own.last(), their.last()) {
            (Some(had), _) => with(had.other()),
            (None, Some(had)) => with(*had),
            (None, None) => unreachable!("4.3.1 decides"),
        }
    }
}

fn subsets(pool: &[TeamEntry], count: usize) -> Vec<Vec<TeamEntry>> {
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
