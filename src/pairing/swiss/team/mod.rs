//! The Swiss Team Pairing System, C.04.6, edition of 1 February 2026.
//!
//! The bye is given first (art. 3.4); then every scoregroup from the top is made up with upfloaters ([`upfloaters`]) and
//! paired ([`bracket`]); colours come last ([`colours`]).
//!
//! Where the text leaves a choice, it is read so:
//!
//! - C6 is graded: of the sets that C4 and C5 leave, those after which the following scoregroup needs the fewest upfloaters.
//! - A floater (art. 1.5) is a team that played its match: a forfeited match makes nobody one, and neither does a bye.
//! - Strong preferences of Type B: "no preference when its CD is zero when pairing for the last round" holds before them.
//! - Art. 4.2.1 takes the score by which the teams are paired, virtual points included (C.04.7 1.5).
//! - Art. 4.3.1 takes the TPN as it is.

pub mod bracket;
pub mod check;
pub mod colours;
pub mod field;
mod ordered;
pub mod upfloaters;

use super::bye_first::{self, Impossible};
use super::completion::Completion;
pub use super::completion::Rank;
use super::matching::graph::{Bits, Graph};
use crate::tournament::ids::{RoundNo, TeamId};
use crate::tournament::points::Points;
use colours::{Preference, preference};
use field::{TeamEntrant, TeamEntry, TeamField, TeamPairings};
use std::cmp::Reverse;

/// Why a round of teams cannot be paired (art. 3.3.3: the Chief Arbiter decides what to do).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTeamPairing {
    #[error("no team is to be paired in round {}", .0.0)]
    Nobody(RoundNo),
    /// The number of teams is odd, and C2 bars all whose absence would let the others be paired.
    #[error("no team may receive the pairing-allocated bye")]
    NoBye { barred: Vec<TeamId> },
    /// However the others are paired, some of these find no opponent whom they have not met.
    #[error("{} teams cannot all find an opponent", .blocked.len())]
    NoOpponents { blocked: Vec<TeamId> },
}

/// The teams to be paired in a round, by score and TPN; a rank is a place in this order.
pub struct Contenders<'f> {
    field: &'f TeamField,
    list: Vec<TeamEntry>,
    /// Who may meet whom: C1, and the pairs that the event forbids.
    pub graph: Graph,
    pub preferences: Vec<Option<Preference>>,
    /// Who was a floater in the previous round.
    pub floated: Vec<bool>,
    pub floats_count: bool,
}

impl<'f> Contenders<'f> {
    fn of(field: &'f TeamField) -> Contenders<'f> {
        let mut list: Vec<TeamEntry> = (0..field.teams.len()).filter(|&team| field.teams[team].to_be_paired).collect();
        list.sort_by_key(|&team| (Reverse(field.teams[team].score), field.teams[team].tpn));
        Contenders {
            field,
            graph: graph(field, &list),
            preferences: list.iter().map(|&team| preference(field, team)).collect(),
            floated: list.iter().map(|&team| field.floated(team)).collect(),
            floats_count: field.floats_count(),
            list,
        }
    }

    fn team(&self, rank: Rank) -> &'f TeamEntrant {
        &self.field.teams[self.list[rank]]
    }

    pub fn score(&self, rank: Rank) -> Points {
        self.team(rank).score
    }

    pub fn tpn(&self, rank: Rank) -> u16 {
        self.team(rank).tpn
    }

    /// Art. 3.4: the lowest score, the most matches played, the largest TPN.
    fn bye_order(&self) -> Vec<Rank> {
        let mut order: Vec<Rank> = (0..self.list.len()).collect();
        order.sort_by_key(|&rank| (self.score(rank), Reverse(self.team(rank).met().count()), Reverse(self.tpn(rank))));
        order
    }
}

fn ranks(field: &TeamField, list: &[TeamEntry], pairs: &[(TeamEntry, TeamEntry)]) -> Vec<(Rank, Rank)> {
    let mut rank_of = vec![None; field.teams.len()];
    list.iter().enumerate().for_each(|(rank, &team)| rank_of[team] = Some(rank));
    pairs.iter().filter_map(|&(a, b)| Some((rank_of[a]?, rank_of[b]?))).collect()
}

fn graph(field: &TeamField, list: &[TeamEntry]) -> Graph {
    let mut graph = Graph::empty(list.len());
    (0..list.len()).for_each(|a| (a + 1..list.len()).for_each(|b| graph.join(a, b)));
    let met: Vec<(TeamEntry, TeamEntry)> =
        list.iter().flat_map(|&team| field.teams[team].met().map(move |opponent| (team, opponent))).collect();
    for (a, b) in ranks(field, list, &met).into_iter().chain(ranks(field, list, &field.forbidden)) {
        graph.part(a, b);
    }
    graph
}

/// Pairs a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &TeamField) -> Result<TeamPairings, NoTeamPairing> {
    let mut contenders = Contenders::of(field);
    let size = contenders.list.len();
    if size == 0 {
        return Err(NoTeamPairing::Nobody(field.round));
    }
    let mut completion = Completion::new(contenders.graph.clone());
    let avoided = ranks(field, &contenders.list, &field.avoided);
    let may_have_bye = |rank: Rank| !contenders.team(rank).is_bye_barred();
    for (a, b) in completion.part_avoided(&avoided, &may_have_bye) {
        contenders.graph.part(a, b);
    }
    let contenders = contenders;
    let is_barred = |rank: Rank| contenders.team(rank).is_bye_barred();
    let bye = bye_first::give(&contenders.bye_order(), is_barred, &mut completion)
        .map_err(|why| no_pairing(&contenders, &mut completion, why))?
        .map(|bye| bye.rank);

    let mut unpaired: Vec<Rank> = (0..size).filter(|&rank| Some(rank) != bye).collect();
    let mut pairs: Vec<(TeamEntry, TeamEntry)> = Vec::with_capacity(size / 2);
    while let Some(&first) = unpaired.first() {
        let top = unpaired.partition_point(|&rank| contenders.score(rank) == contenders.score(first));
        let (residents, lower) = unpaired.split_at(top);
        // C4: where the residents and all others can be paired among themselves, nobody comes up.
        let none_needed = completion.pairs_all(&among(size, residents)) && completion.pairs_all(&among(size, lower));
        let upfloaters = if none_needed { Vec::new() } else { upfloaters::choose(&contenders, residents, lower) };
        for (a, b) in bracket::pair(&contenders, residents, &upfloaters) {
            pairs.push(colours::allocate(field, contenders.list[a], contenders.list[b]));
        }
        unpaired = lower.iter().copied().filter(|rank| !upfloaters.contains(rank)).collect();
    }
    Ok(seat(field, pairs, bye.map(|rank| contenders.list[rank])))
}

fn among(size: usize, ranks: &[Rank]) -> Bits {
    let mut bits = Bits::empty(size);
    ranks.iter().for_each(|&rank| bits.insert(rank));
    bits
}

/// The matches in the order of C.04.2 3.6: score of the higher ranked team, sum of the scores, TPN of the higher ranked.
fn seat(field: &TeamField, mut pairs: Vec<(TeamEntry, TeamEntry)>, bye: Option<TeamEntry>) -> TeamPairings {
    pairs.sort_by_key(|&(white, black)| {
        let rank = |team: TeamEntry| (Reverse(field.teams[team].score), field.teams[team].tpn);
        let (higher, lower) = (rank(white).min(rank(black)), rank(white).max(rank(black)));
        (higher.0, lower.0, higher.1)
    });
    let id = |team: TeamEntry| field.teams[team].id;
    TeamPairings { matches: pairs.into_iter().map(|(a, b)| (id(a), id(b))).collect(), bye: bye.map(id) }
}

fn no_pairing(contenders: &Contenders, completion: &mut Completion, why: Impossible) -> NoTeamPairing {
    let id = |rank: Rank| contenders.team(rank).id;
    match why {
        Impossible::Bye { barred } => NoTeamPairing::NoBye { barred: barred.into_iter().map(id).collect() },
        Impossible::Opponents => {
            let everybody = Bits::range(contenders.list.len(), 0..contenders.list.len());
            let (blocked, _) = completion.short_of_opponents(&everybody);
            NoTeamPairing::NoOpponents { blocked: blocked.into_iter().map(id).collect() }
        }
    }
}
