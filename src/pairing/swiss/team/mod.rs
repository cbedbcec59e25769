//! The Swiss Team Pairing System, C.04.6, edition of 1 February 2026.
//!
//! The procedure of art. 3 is that of [`super::top_scoregroup`]; here is what it means for teams, and who has White on the
//! first board ([`colours`]). From a tournament to the engine's field and back to boards lead [`entry`] and [`seating`].
//!
//! Where the text leaves a choice, it is read so:
//!
//! - C6 is graded: of the sets that C4 and C5 leave, those after which the following scoregroup needs the fewest upfloaters.
//! - A floater (art. 1.5) is a team that played its match: a forfeited match makes nobody one, and neither does a bye.
//! - Strong preferences of Type B: "no preference when its CD is zero when pairing for the last round" holds before them.
//! - Art. 4.2.1 takes the score by which the teams are paired, virtual points included (C.04.7 1.5).
//! - Art. 4.3.1 takes the TPN as it is.

pub mod colours;
pub mod entry;
pub mod field;
pub mod seating;
pub mod system;

use super::bye_first::Impossible;
use super::shortage;
use super::top_scoregroup::explanation::{self, Explanation};
use super::top_scoregroup::{self, Contender, Contest, Paired, Rank};
use crate::Participant;
use field::{TeamEntry, TeamField, TeamPairings};
use sonneborn_tournament::ids::{RoundNo, TeamId};
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

/// Pairs a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &TeamField) -> Result<TeamPairings, NoTeamPairing> {
    PairedTeams::new(field).map(|round| round.pairings())
}

/// A round with its brackets.
pub struct PairedTeams<'f> {
    pub field: &'f TeamField,
    pub contest: Contest,
    pub paired: Paired,
}

impl<'f> PairedTeams<'f> {
    /// # Errors
    /// Why there is no pairing.
    pub fn new(field: &'f TeamField) -> Result<PairedTeams<'f>, NoTeamPairing> {
        let list = contenders(field);
        if list.is_empty() {
            return Err(NoTeamPairing::Nobody(field.round));
        }
        let met = list.iter().flat_map(|one| field.teams[one.entry].met().map(move |opponent| (one.entry, opponent)));
        let apart: Vec<(TeamEntry, TeamEntry)> = met.chain(field.forbidden.iter().copied()).collect();
        let ranked = |pairs: &[(TeamEntry, TeamEntry)]| top_scoregroup::ranks(&list, field.teams.len(), pairs);
        let (graph, avoided) = (top_scoregroup::graph(list.len(), ranked(&apart)), ranked(&field.avoided));
        let mut contest = Contest { list, graph, floats_count: field.floats_count() };
        let paired = contest.pair(&avoided).map_err(|why| no_pairing(field, &contest, why))?;
        Ok(PairedTeams { field, contest, paired })
    }

    fn entry(&self, rank: Rank) -> TeamEntry {
        self.contest.list[rank].entry
    }

    pub fn pairings(&self) -> TeamPairings {
        let pairs = self.paired.brackets.iter().flat_map(|bracket| &bracket.pairs);
        let pairs = pairs.map(|&(a, b)| colours::allocate(self.field, self.entry(a), self.entry(b)));
        let pairs = pairs.map(|(white, black, _)| (white, black)).collect();
        seat(self.field, pairs, self.paired.bye.as_ref().map(|bye| self.entry(bye.rank)))
    }

    pub fn explanation(&self) -> Explanation {
        let pairs = self.paired.brackets.iter().flat_map(|bracket| &bracket.pairs);
        let seated = pairs.map(|&(a, b)| {
            let (white, _, article) = colours::allocate(self.field, self.entry(a), self.entry(b));
            if white == self.entry(a) { (a, b, article) } else { (b, a, article) }
        });
        let seated: Vec<(Rank, Rank, &'static str)> = seated.collect();
        let have_met =
            |a: Rank, b: Rank| self.field.teams[self.entry(a)].met().any(|opponent| opponent == self.entry(b));
        explanation::explain(&self.contest, &self.paired, &seated, &|rank| self.called(rank), &have_met)
    }

    pub fn called(&self, rank: Rank) -> Participant {
        Participant::Team(self.field.teams[self.entry(rank)].id)
    }
}

/// The teams to be paired, by score and TPN.
fn contenders(field: &TeamField) -> Vec<Contender> {
    let to_be_paired = field.teams.iter().enumerate().filter(|(_, team)| team.to_be_paired);
    let mut list: Vec<Contender> = to_be_paired
        .map(|(entry, team)| Contender {
            entry,
            tpn: team.tpn,
            score: team.score,
            matches: team.met().count(),
            bye_barred: team.is_bye_barred(),
            floated: field.floated(entry),
            preference: colours::preference(field, entry),
        })
        .collect();
    list.sort_by_key(|one| (Reverse(one.score), one.tpn));
    list
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

fn no_pairing(field: &TeamField, contest: &Contest, why: Impossible) -> NoTeamPairing {
    let ids = |ranks: Vec<Rank>| ranks.into_iter().map(|rank| field.teams[contest.list[rank].entry].id).collect();
    match why {
        Impossible::Bye { barred } => NoTeamPairing::NoBye { barred: ids(barred) },
        Impossible::Opponents => {
            let everybody: Vec<Rank> = (0..contest.list.len()).collect();
            let (found, _) = shortage::find(&contest.graph, &everybody);
            let short = found.into_iter().flat_map(|too_few| too_few.groups).flatten();
            NoTeamPairing::NoOpponents { blocked: ids(short.collect()) }
        }
    }
}
