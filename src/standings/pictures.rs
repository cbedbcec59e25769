//! What the pictures of an event show: the race of the leaders, their ranks by round, performance against rating, the
//! ratings of the field, the draws by round. Figures only; `document::chart` draws them.

use super::field::Entrant;
use super::{Settings, Standings};
use sonneborn_rating::report::report;
use sonneborn_rating::statistics::{Tally, statistics};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::points::Points;
use std::collections::BTreeMap;

/// So many leaders are followed: more lines cannot be told apart.
pub const LEADERS: usize = 8;
/// The width of a band of ratings.
pub const RATING_BAND: u16 = 100;

/// One of the leaders, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    pub entrant: Entrant,
    pub name: String,
    /// After each round from the first.
    pub points: Vec<Points>,
    /// After each round; `None` while set apart.
    pub ranks: Vec<Option<u32>>,
}

/// A rated player with a game against a rated opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performed {
    pub player: PlayerId,
    pub rating: u16,
    pub performance: i32,
}

impl Performed {
    /// By how much the performance is above the rating.
    pub fn gain(&self) -> i32 {
        self.performance - i32::from(self.rating)
    }
}

/// The figures of all pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// The last complete round.
    pub through: RoundNo,
    /// As they stand after it; none before the first complete round, or where a tie-break cannot be computed.
    pub leaders: Vec<Leader>,
    /// Who did most above their rating first.
    pub performed: Vec<Performed>,
    /// How many players in each band of [`RATING_BAND`] from the lowest that anybody has to the highest.
    pub ratings: Vec<(u16, u32)>,
    pub unrated: u32,
    /// The games over the board of each complete round that has any.
    pub rounds: Vec<(RoundNo, Tally)>,
}

impl Pictures {
    /// The pictures after the last complete round.
    pub fn of(tournament: &Tournament) -> Pictures {
        let through = tournament.settled_round();
        let (ratings, unrated) = bands(tournament);
        let rounds = statistics(tournament, through).by_round;
        Pictures {
            through,
            leaders: leaders(tournament, through).unwrap_or_default(),
            performed: performed(tournament, through),
            ratings,
            unrated,
            rounds: rounds.into_iter().filter(|(_, tally)| tally.games() > 0).collect(),
        }
    }
}

/// None in a knock-out, which is no race for points.
fn leaders(tournament: &Tournament, through: RoundNo) -> Option<Vec<Leader>> {
    if tournament.regulations.system.is_knockout() {
        return None;
    }
    let settings = Settings::of(tournament).ok()?;
    let after = |round| Standings::of_event(tournament, &Settings { through: RoundNo(round), ..settings.clone() });
    let by_round: Vec<Standings> = (1..=through.0).map(after).collect();
    let leaders = by_round.last()?.rows.iter().take(LEADERS).map(|last| {
        let rows =
            || by_round.iter().filter_map(|standings| standings.rows.iter().find(|row| row.entrant == last.entrant));
        let participant = by_round[by_round.len() - 1].field().participant(last.place);
        Leader {
            entrant: last.entrant,
            name: participant.name(tournament).to_owned(),
            points: rows().map(|row| row.points).collect(),
            ranks: rows().map(|row| row.rank).collect(),
        }
    });
    Some(leaders.collect())
}

fn performed(tournament: &Tournament, through: RoundNo) -> Vec<Performed> {
    let rating = |player| tournament.player(player).and_then(|player| player.data.rating);
    let of = |player, performance: Option<i32>| {
        Some(Performed { player, rating: rating(player)?, performance: performance? })
    };
    let reports = report(tournament, through);
    let mut performed: Vec<Performed> = reports.iter().filter_map(|one| of(one.player, one.performance)).collect();
    performed.sort_by_key(|one| (-one.gain(), one.player));
    performed
}

/// Every band between the lowest and the highest, also the empty ones, and the players without a rating.
fn bands(tournament: &Tournament) -> (Vec<(u16, u32)>, u32) {
    let mut counts: BTreeMap<u16, u32> = BTreeMap::new();
    let mut unrated = 0;
    for player in tournament.entrants() {
        match tournament.rating_points(&player.data) {
            Some(rating) => *counts.entry(rating / RATING_BAND).or_default() += 1,
            None => unrated += 1,
        }
    }
    let ends = counts.keys().next().copied().zip(counts.keys().next_back().copied());
    let bands = ends.map_or_else(Vec::new, |(lowest, highest)| (lowest..=highest).collect());
    let count = |band: u16| (band * RATING_BAND, counts.get(&band).copied().unwrap_or(0));
    (bands.into_iter().map(count).collect(), unrated)
}
