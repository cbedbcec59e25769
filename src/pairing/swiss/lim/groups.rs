//! The order of the scoregroups, the way of floaters between them, and a median that is blocked (C.04.4.3 2.2, 2.6, 3.2.1).

use super::contender::Contenders;
use super::direction::Direction;
use super::exchange::{Pair, pair_all};
use super::floaters::{self, Floater};
use crate::swiss::completion::{Completion, Rank};
use crate::swiss::matching::graph::Bits;
use sonneborn_tournament::points::Points;

/// A scoregroup, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub score: Points,
    pub direction: Direction,
    pub is_median: bool,
    pub residents: Vec<Rank>,
    /// Who floated into it.
    pub incoming: Vec<Rank>,
    /// Who floats on from it, in the order of the choice.
    pub outgoing: Vec<Floater>,
    /// In the order in which they were made.
    pub pairs: Vec<Pair>,
    /// How many of its pairs were taken back for the median.
    pub cracked: usize,
}

impl Group {
    /// 5.4: in the median scoregroup and above it the higher ranked player is favoured, below it the lower ranked.
    pub(crate) fn favours_higher(&self) -> bool {
        self.direction == Direction::Down
    }
}

/// The scoregroups of a round under way.
pub struct Groups<'c> {
    contenders: &'c Contenders<'c>,
    completion: Completion,
}

impl<'c> Groups<'c> {
    pub fn new(contenders: &'c Contenders<'c>, completion: Completion) -> Groups<'c> {
        Groups { contenders, completion }
    }

    /// Pairs everybody; it is known that they can be paired.
    pub fn pair(mut self, players: &[Rank]) -> Vec<Group> {
        let median = self.median();
        let score = |rank: &Rank| self.contenders.list[*rank].score;
        let above: Vec<Rank> = players.iter().copied().filter(|rank| score(rank) > median).collect();
        let below: Vec<Rank> = players.iter().copied().filter(|rank| score(rank) < median).rev().collect();
        let residents: Vec<Rank> = players.iter().copied().filter(|rank| score(rank) == median).collect();
        let (above, below) = (self.by_score(&above), self.by_score(&below));
        let (mut higher, from_above) = self.side(above, Direction::Down, &residents);
        let (mut lower, from_below) = self.side(below, Direction::Up, &residents);
        let middle = self.middle(median, residents, (&mut higher, from_above), (&mut lower, from_below));
        higher.into_iter().chain(lower).chain([middle]).collect()
    }

    /// Half of the points that the rounds before could give (2.2).
    fn median(&self) -> Points {
        let field = self.contenders.field;
        (field.win * i32::try_from(field.rounds_played()).unwrap_or(i32::MAX)).half()
    }

    /// Runs of the same score.
    fn by_score(&self, players: &[Rank]) -> Vec<Vec<Rank>> {
        let score = |rank: Rank| self.contenders.list[rank].score;
        players.chunk_by(|a, b| score(*a) == score(*b)).map(<[Rank]>::to_vec).collect()
    }

    /// Pairs one side towards the median; gives its groups, and who floats into the median.
    fn side(&mut self, groups: Vec<Vec<Rank>>, direction: Direction, median: &[Rank]) -> (Vec<Group>, Vec<Rank>) {
        let mut done = Vec::with_capacity(groups.len());
        let mut incoming: Vec<Rank> = Vec::new();
        for (place, residents) in groups.iter().enumerate() {
            let adjacent = groups.get(place + 1).map_or(median, Vec::as_slice);
            let outgoing =
                floaters::choose(self.contenders, &mut self.completion, direction, residents, &incoming, adjacent);
            let gone = |rank: &Rank| outgoing.iter().any(|floater| floater.rank == *rank);
            let stay = |ranks: &[Rank]| ranks.iter().copied().filter(|rank| !gone(rank)).collect::<Vec<Rank>>();
            let pairs = pair_all(
                self.contenders,
                &mut self.completion,
                direction,
                &stay(residents),
                &[(stay(&incoming), direction)],
            );
            let next = outgoing.iter().map(|floater| floater.rank).collect();
            done.push(Group {
                score: self.contenders.list[residents[0]].score,
                direction,
                is_median: false,
                residents: residents.clone(),
                incoming: std::mem::replace(&mut incoming, next),
                outgoing,
                pairs,
                cracked: 0,
            });
        }
        (done, incoming)
    }

    /// The median scoregroup, paired downward; while it is blocked, pairs of its neighbours are taken back (2.6).
    fn middle(
        &mut self,
        score: Points,
        residents: Vec<Rank>,
        (higher, mut from_above): (&mut [Group], Vec<Rank>),
        (lower, mut from_below): (&mut [Group], Vec<Rank>),
    ) -> Group {
        loop {
            let mut everybody = Bits::empty(self.contenders.list.len());
            residents.iter().chain(&from_above).chain(&from_below).for_each(|&rank| everybody.insert(rank));
            if self.completion.pairs_all(&everybody) {
                break;
            }
            let from_lower = from_above.len() > from_below.len();
            let sides: [(&mut [Group], &mut Vec<Rank>); 2] = if from_lower {
                [(&mut *lower, &mut from_below), (&mut *higher, &mut from_above)]
            } else {
                [(&mut *higher, &mut from_above), (&mut *lower, &mut from_below)]
            };
            for (groups, floaters) in sides {
                if let Some(pair) = crack(groups) {
                    floaters.extend([pair.first, pair.second]);
                    break;
                }
            }
        }
        let incoming = [(from_above.clone(), Direction::Down), (from_below.clone(), Direction::Up)];
        let pairs = pair_all(self.contenders, &mut self.completion, Direction::Down, &residents, &incoming);
        Group {
            score,
            direction: Direction::Down,
            is_median: true,
            residents,
            incoming: [from_above, from_below].concat(),
            outgoing: Vec::new(),
            pairs,
            cracked: 0,
        }
    }
}

/// Takes back the last pair made on a side.
fn crack(groups: &mut [Group]) -> Option<Pair> {
    let group = groups.iter_mut().rev().find(|group| !group.pairs.is_empty())?;
    group.cracked += 1;
    group.pairs.pop()
}
