//! Why a round was paired as it was, as data; `i18n::lim` puts it into words.

use super::colours::{self, ColourRule};
use super::direction::Direction;
use super::exchange::NotBecause;
use super::floaters::Disadvantage;
use super::{PairedRound, Rank};
use crate::swiss::bye_first::NoByeBecause;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;

/// The reasons for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    pub bye: Option<ByeReason>,
    /// In the order in which they were paired.
    pub groups: Vec<GroupReason>,
    pub pairs: Vec<PairReason>,
}

/// Why this player has the pairing-allocated bye (1.1, 7.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub player: PlayerId,
    pub score: Points,
    pub in_first_round: bool,
    /// Who came before them, and could not have it.
    pub passed: Vec<(PlayerId, NoByeBecause)>,
}

/// What happened to a scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupReason {
    pub score: Points,
    pub direction: Direction,
    pub is_median: bool,
    pub residents: usize,
    pub incoming: Vec<PlayerId>,
    pub outgoing: Vec<FloaterReason>,
    /// Pairs taken back for the median (2.6).
    pub cracked: usize,
}

/// Why this player floats on (art. 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloaterReason {
    pub player: PlayerId,
    pub disadvantage: Disadvantage,
    pub again: bool,
    pub equalises: bool,
}

/// Why two players meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    /// The place in [`Explanation::groups`].
    pub group: usize,
    /// Whose turn it was.
    pub first: PlayerId,
    pub of_floater: bool,
    pub white: PlayerId,
    pub black: PlayerId,
    pub passed: Vec<(PlayerId, NotBecause)>,
    pub colour_rule: ColourRule,
}

pub fn explain(round: &PairedRound) -> Explanation {
    let id = |rank: Rank| round.contenders.id(rank);
    let ids = |ranks: &[Rank]| ranks.iter().map(|&rank| id(rank)).collect();
    let bye = round.bye.as_ref().map(|bye| ByeReason {
        player: id(bye.rank),
        score: round.contenders.list[bye.rank].score,
        in_first_round: round.contenders.field.rounds_played() == 0,
        passed: bye.passed.iter().map(|&(rank, because)| (id(rank), because)).collect(),
    });
    let groups = round.groups.iter().map(|group| GroupReason {
        score: group.score,
        direction: group.direction,
        is_median: group.is_median,
        residents: group.residents.len(),
        incoming: ids(&group.incoming),
        outgoing: group
            .outgoing
            .iter()
            .map(|floater| FloaterReason {
                player: id(floater.rank),
                disadvantage: floater.disadvantage,
                again: floater.again,
                equalises: floater.equalises,
            })
            .collect(),
        cracked: group.cracked,
    });
    let pairs = round.groups.iter().enumerate().flat_map(|(place, group)| {
        group.pairs.iter().map(move |pair| {
            let (white, black, colour_rule) =
                colours::allocate(&round.contenders, pair.first, pair.second, group.favours_higher());
            PairReason {
                group: place,
                first: id(pair.first),
                of_floater: pair.of_floater,
                white: id(white),
                black: id(black),
                passed: pair.passed.iter().map(|&(rank, because)| (id(rank), because)).collect(),
                colour_rule,
            }
        })
    });
    Explanation { bye, groups: groups.collect(), pairs: pairs.collect() }
}
