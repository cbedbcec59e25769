//! The Swiss Team System once more, straight from the articles of C.04.6 (2026): every set of upfloaters
//! ([`crate::upfloaters_reference`]) and every pairing of a bracket is generated in the order of articles 3.5 and 3.6 and judged.
//! Slow, for a dozen teams, and without a line of the engine's code; only the field it reads is the same.

use crate::soft_prohibitions;
use crate::upfloaters_reference::{Articles, RoundPairing};
use sonneborn_pairing::swiss::team::field::{TeamEntry, TeamField, TeamPastKind};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::team::ColourPreferences;
use std::cmp::Reverse;

/// Pairs the round, White on board 1 first; `None` if there is no legal pairing.
pub fn pair(field: &TeamField) -> Option<RoundPairing> {
    soft_prohibitions::pair(field, pair_strictly)
}

fn pair_strictly(field: &TeamField) -> Option<RoundPairing> {
    let book = Book { field };
    book.pair((0..field.teams.len()).filter(|&team| field.teams[team].to_be_paired).collect())
}

struct Book<'f> {
    field: &'f TeamField,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Mild,
    Strong,
}

impl Book<'_> {
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

    /// 3.6.2
    fn identifier(&self, pairing: &[(TeamEntry, TeamEntry)]) -> Vec<u16> {
        let mut numbers: Vec<(u16, u16)> = pairing.iter().map(|&(a, b)| (self.tpn(a), self.tpn(b))).collect();
        numbers.sort_unstable();
        numbers.iter().map(|pair| pair.0).chain(numbers.iter().map(|pair| pair.1)).collect()
    }
}

impl Articles for Book<'_> {
    fn score(&self, team: TeamEntry) -> i32 {
        self.field.teams[team].score.hundredths()
    }

    fn tpn(&self, team: TeamEntry) -> u16 {
        self.field.teams[team].tpn
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

    fn counts_floats(&self) -> bool {
        self.rounds_left() >= 2
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
            (unfulfilled, strong, if self.counts_floats() { again } else { 0 }, self.identifier(pairing))
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
