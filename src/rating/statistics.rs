//! Figures of an event: results by colour, upsets, by round, federation and rating.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::{How, Mark};
use sonneborn_tournament::round::RoundState;
use std::collections::BTreeMap;

/// Counts of games played over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub white_wins: u32,
    pub draws: u32,
    pub black_wins: u32,
    /// Games in which both got less than a draw each gives.
    pub others: u32,
    /// Won by the player rated lower by at least `UPSET_GAP`.
    pub upsets: u32,
}

/// From this difference on a win of the lower rated is an upset.
const UPSET_GAP: u16 = 200;

/// The width of a band of ratings.
pub const BAND: u16 = 200;

impl Tally {
    pub fn games(&self) -> u32 {
        self.white_wins + self.draws + self.black_wins + self.others
    }

    fn count(&mut self, white: Mark, black: Mark, gap: Option<i32>) {
        match (white, black) {
            (Mark::Win, _) => self.white_wins += 1,
            (_, Mark::Win) => self.black_wins += 1,
            (Mark::Draw, Mark::Draw) => self.draws += 1,
            _ => self.others += 1,
        }
        let lower_won = gap.is_some_and(|gap| {
            let upset = i32::from(UPSET_GAP);
            (white == Mark::Win && gap <= -upset) || (black == Mark::Win && gap >= upset)
        });
        self.upsets += u32::from(lower_won);
    }
}

/// An event in figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub all: Tally,
    pub by_round: Vec<(RoundNo, Tally)>,
    /// By the average rating of the two, in bands of [`BAND`] points, from the lowest.
    pub by_band: Vec<(u16, Tally)>,
    /// By federation: players, games (each counted for both sides), points in halves.
    pub by_federation: Vec<(String, FederationTally)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FederationTally {
    pub players: u32,
    pub games: u32,
    pub half_points: u32,
}

/// Counts the published rounds up to `through`.
pub fn statistics(tournament: &Tournament, through: RoundNo) -> Statistics {
    let mut statistics = Statistics::default();
    let mut bands: BTreeMap<u16, Tally> = BTreeMap::new();
    let mut federations: BTreeMap<String, FederationTally> = BTreeMap::new();
    for player in tournament.entrants() {
        federations.entry(player.data.federation.clone()).or_default().players += 1;
    }
    let rounds = tournament.rounds.iter().take(usize::from(through.0));
    for round in rounds.filter(|round| round.state == RoundState::Published) {
        let mut tally = Tally::default();
        for game in &round.games {
            let Some(result) = game.result.filter(|result| result.how() == How::Played) else { continue };
            let (Some(white), Some(black)) = (tournament.player(game.white), tournament.player(game.black)) else {
                continue;
            };
            let marks = (result.mark(Colour::White), result.mark(Colour::Black));
            let ratings = tournament.rating_points(&white.data).zip(tournament.rating_points(&black.data));
            let gap = ratings.map(|(white, black)| i32::from(white) - i32::from(black));
            tally.count(marks.0, marks.1, gap);
            statistics.all.count(marks.0, marks.1, gap);
            if let Some((white, black)) = ratings {
                let band = (white / 2 + black / 2) / BAND * BAND;
                bands.entry(band).or_default().count(marks.0, marks.1, gap);
            }
            for (player, mark) in [(white, marks.0), (black, marks.1)] {
                let federation = federations.entry(player.data.federation.clone()).or_default();
                federation.games += 1;
                federation.half_points += match mark {
                    Mark::Win => 2,
                    Mark::Draw => 1,
                    Mark::Loss => 0,
                };
            }
        }
        statistics.by_round.push((round.number, tally));
    }
    statistics.by_band = bands.into_iter().collect();
    statistics.by_federation = federations.into_iter().collect();
    statistics
}
