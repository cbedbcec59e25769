//! How far the pairing of a bracket fulfils the criteria: what each of them minimises, and by how much it had to give way.

use super::PairedRound;
use super::articles::{Criterion, Edition};
use super::criteria::{Bracket, Candidate, colour_faults, floated_down, floated_up};
use super::edition_2017;
use super::roster::{Rank, Roster};
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// Beyond all score differences: what is added to the score of a moved-down player who floats again (C18, C20).
pub const FLOATS_AGAIN: i64 = 1 << 40;

/// A bracket of a round with its pairing, to be held against the criteria of an edition.
pub struct Assessed<'r> {
    roster: &'r Roster<'r>,
    edition: Edition,
    bracket: &'r Bracket,
    candidate: &'r Candidate,
    /// The bracket that follows, as C8 looks at it; `None` where C8 does not apply.
    next: Option<(Bracket, Candidate)>,
    /// Who has the bye, if it falls in this bracket.
    bye: Option<Rank>,
}

impl<'r> Assessed<'r> {
    /// The bracket at this place of a round. Before 2026, a `penultimate` bracket is paired without a look at the following
    /// one (C.7).
    pub fn new(round: &'r PairedRound<'_>, place: usize, penultimate: bool) -> Assessed<'r> {
        let (bracket, candidate) = &round.brackets[place];
        let next = match round.edition {
            Edition::Of2026 => round.brackets.get(place + 1).filter(|(next, _)| !next.moved_down.is_empty()).cloned(),
            Edition::Of2017 if penultimate => None,
            Edition::Of2017 => edition_2017::following(&round.roster, bracket, candidate),
        };
        let bye = round.bye.filter(|bye| candidate.floaters == [*bye]);
        Assessed { roster: &round.roster, edition: round.edition, bracket, candidate, next, bye }
    }

    /// What a criterion minimises, as a list compared from the left; scores and differences in hundredths.
    pub fn value(&self, criterion: Criterion) -> Vec<i64> {
        match criterion {
            Criterion::C5 => self.bye.map(|rank| hundredths(self.roster.score(rank))).into_iter().collect(),
            Criterion::C6 => vec![self.candidate.floaters.len() as i64],
            Criterion::C7 => self.differences(self.bracket, self.candidate),
            Criterion::C8 => self.next.as_ref().map_or_else(Vec::new, |(bracket, candidate)| {
                [vec![candidate.floaters.len() as i64], self.differences(bracket, candidate)].concat()
            }),
            Criterion::C9 => self.bye.map(|rank| self.roster.seeds[rank].unplayed as i64).into_iter().collect(),
            Criterion::C18 => self.float_differences(1, false),
            Criterion::C19 => self.float_differences(1, true),
            Criterion::C20 => self.float_differences(2, false),
            Criterion::C21 => self.float_differences(2, true),
            Criterion::C10
            | Criterion::C11
            | Criterion::C12
            | Criterion::C13
            | Criterion::C14
            | Criterion::C15
            | Criterion::C16
            | Criterion::C17 => vec![self.times(criterion) as i64],
        }
    }

    /// The criteria that had to give way, in their order, with how many players fell short of each.
    pub fn gave_way(&self) -> Vec<(Criterion, usize)> {
        let all = Criterion::all(self.edition).map(|criterion| (criterion, self.shortfall(criterion)));
        all.filter(|&(_, players)| players > 0).collect()
    }

    fn shortfall(&self, criterion: Criterion) -> usize {
        match criterion {
            Criterion::C5 => {
                let lowest = self.roster.seeds.last().map(|seed| seed.score);
                usize::from(self.bye.is_some_and(|rank| Some(self.roster.score(rank)) > lowest))
            }
            Criterion::C6 => surplus(self.bracket, self.candidate),
            Criterion::C7 => self.too_high(self.bracket, self.candidate),
            Criterion::C8 => self
                .next
                .as_ref()
                .map_or(0, |(next, candidate)| surplus(next, candidate) + self.too_high(next, candidate)),
            Criterion::C9 => {
                let fewest = self.bracket.players().filter(|&rank| self.may_have_bye(rank));
                let fewest = fewest.map(|rank| self.roster.seeds[rank].unplayed).min();
                usize::from(self.bye.is_some_and(|rank| Some(self.roster.seeds[rank].unplayed) > fewest))
            }
            Criterion::C10
            | Criterion::C11
            | Criterion::C12
            | Criterion::C13
            | Criterion::C14
            | Criterion::C15
            | Criterion::C16
            | Criterion::C17
            | Criterion::C18
            | Criterion::C19
            | Criterion::C20
            | Criterion::C21 => self.times(criterion),
        }
    }

    /// How many floaters have a higher score than the same number of the lowest ranked would have.
    fn too_high(&self, bracket: &Bracket, candidate: &Candidate) -> usize {
        let lowest = bracket.players().skip(bracket.len() - candidate.floaters.len());
        candidate
            .floaters
            .iter()
            .zip(lowest)
            .filter(|&(&own, low)| self.roster.score(own) > self.roster.score(low))
            .count()
    }

    fn may_have_bye(&self, rank: Rank) -> bool {
        self.roster.bye().is_some_and(|bye| self.roster.may_meet(rank, bye))
    }

    /// How often players miss one of the criteria that count players.
    fn times(&self, criterion: Criterion) -> usize {
        let pairs = self.candidate.pairs.iter().flat_map(|&pair| self.missed_by_pair(pair));
        let pairs: usize = pairs.filter(|(missed, _)| *missed == criterion).map(|(_, players)| players).sum();
        pairs + self.candidate.floaters.iter().filter(|rank| self.is_missed_by_floater(**rank, criterion)).count()
    }

    /// The criteria that a pair does not fulfil, with how many of the two fall short.
    pub(crate) fn missed_by_pair(&self, (higher, lower): (Rank, Rank)) -> Vec<(Criterion, usize)> {
        let (a, b) = (&self.roster.seeds[higher], &self.roster.seeds[lower]);
        let uneven = a.score > b.score;
        let [widened, third, denied, strong] = colour_faults(self.roster.field, a, b);
        // Before 2026 also a pair gave the same downfloat again; since then only who is left over does.
        let down = |back| usize::from(self.edition == Edition::Of2017 && uneven && floated_down(a, back));
        let up = |back| usize::from(uneven && floated_up(b, back));
        let counts = [
            (Criterion::C10, widened),
            (Criterion::C11, third),
            (Criterion::C12, denied),
            (Criterion::C13, strong),
            (Criterion::C14, down(1)),
            (Criterion::C15, up(1)),
            (Criterion::C16, down(2)),
            (Criterion::C17, up(2)),
        ];
        counts.into_iter().filter(|&(_, players)| players > 0).collect()
    }

    fn is_missed_by_floater(&self, rank: Rank, criterion: Criterion) -> bool {
        let seed = &self.roster.seeds[rank];
        let moved_down = self.bracket.is_moved_down(rank);
        match (criterion, self.edition) {
            (Criterion::C14, Edition::Of2017) => floated_down(seed, 1),
            (Criterion::C16, Edition::Of2017) => floated_down(seed, 2),
            (Criterion::C14, Edition::Of2026) => !moved_down && floated_down(seed, 1),
            (Criterion::C16, Edition::Of2026) => !moved_down && floated_down(seed, 2),
            (Criterion::C18, Edition::Of2026) => moved_down && floated_down(seed, 1),
            (Criterion::C20, Edition::Of2026) => moved_down && floated_down(seed, 2),
            _ => false,
        }
    }

    /// C7: the scores of the floaters; before 2026 the score differences of pairs and floaters (C.6, A.8).
    fn differences(&self, bracket: &Bracket, candidate: &Candidate) -> Vec<i64> {
        let score = |rank: &Rank| self.roster.score(*rank);
        let floaters = candidate.floaters.iter();
        let mut list: Vec<i64> = match self.edition {
            Edition::Of2026 => floaters.map(|rank| hundredths(score(rank))).collect(),
            Edition::Of2017 => {
                let pairs = candidate.pairs.iter().map(|(a, b)| hundredths(score(a) - score(b)));
                let artificial = self.artificial(bracket);
                pairs.chain(floaters.map(|rank| hundredths(score(rank) - artificial))).collect()
            }
        };
        list.sort_unstable_by_key(|&difference| Reverse(difference));
        list
    }

    /// A.8 of 2017: what the score difference of a floater is counted from.
    fn artificial(&self, bracket: &Bracket) -> Points {
        bracket.players().last().map_or(Points::ZERO, |rank| self.roster.score(rank)) - Points::ONE
    }

    /// C18 to C21. A moved-down player who floats again has no score difference yet: it counts as greater than any, and as the
    /// greater the higher their score.
    fn float_differences(&self, back: usize, up: bool) -> Vec<i64> {
        let seed = |rank: Rank| &self.roster.seeds[rank];
        let pairs = self.candidate.pairs.iter().filter(|&&(higher, lower)| {
            let float = if up { floated_up(seed(lower), back) } else { floated_down(seed(higher), back) };
            seed(higher).score > seed(lower).score && float
        });
        let mut list: Vec<i64> =
            pairs.map(|&(higher, lower)| hundredths(seed(higher).score - seed(lower).score)).collect();
        if !up {
            let again = self.candidate.floaters.iter().filter(|&&rank| floated_down(seed(rank), back));
            match self.edition {
                Edition::Of2017 => {
                    list.extend(again.map(|&rank| hundredths(seed(rank).score - self.artificial(self.bracket))));
                }
                Edition::Of2026 => {
                    let again = again.filter(|&&rank| self.bracket.is_moved_down(rank));
                    list.extend(again.map(|&rank| FLOATS_AGAIN + hundredths(seed(rank).score)));
                }
            }
        }
        list.sort_unstable_by_key(|&difference| Reverse(difference));
        list
    }
}

/// How many float besides the odd one.
fn surplus(bracket: &Bracket, candidate: &Candidate) -> usize {
    candidate.floaters.len() - bracket.len() % 2
}

fn hundredths(points: Points) -> i64 {
    points.hundredths().into()
}
