//! What a random event of the large test has more of than an ordinary one: the axes along which pairing programs differ.
//!
//! The events of a test go round the axes by their seeds; what an axis says nothing about is drawn as for any event.

use super::direction::Direction;
use sonneborn_pairing::generator::options::{Often, WHOLE};
use sonneborn_pairing::generator::wishes::Wishes;
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;
use std::ops::RangeInclusive;

sonneborn_tournament::with_codes! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Axis {
        Ordinary = "ordinary",
        /// A loss that is played is worth something.
        LossScores = "loss-scores",
        OddRounds = "odd-rounds",
        Unrated = "unrated",
        /// All have the same rating.
        EqualRatings = "equal-ratings",
        Forbidden = "forbidden",
        Baku = "baku",
        LateEntries = "late-entries",
        /// Many leave, and many come back.
        Returns = "returns",
        /// Forfeits, results that nobody expects, and byes of all kinds.
        Unusual = "unusual",
        /// As many rounds as few players can play, or nearly.
        LastRounds = "last-rounds",
        /// Hundreds of players: minutes for an event, so it is tried where it is asked for.
        Large = "large",
    }
}

/// An event of so few players still has rounds to pair.
pub const LEAST_PLAYERS: u16 = 6;
const LAST_ROUNDS_PLAYERS: RangeInclusive<u16> = LEAST_PLAYERS..=14;
const LARGE_PLAYERS: RangeInclusive<u16> = 161..=2000;
/// The size of a large event is the least of so many that are drawn, so that most are not the largest.
const LOTS_OF_A_LARGE: usize = 8;
const LARGE_ROUNDS: RangeInclusive<u16> = 5..=7;
/// Of a match of teams.
const BOARDS: [u8; 3] = [2, 3, 4];
const ODD_ROUNDS: [u16; 4] = [5, 7, 9, 11];
/// Win, draw and loss, in half points.
const LOSS_SCORES: [[i32; 3]; 4] = [[6, 4, 2], [4, 3, 2], [6, 3, 1], [5, 3, 1]];
const FORBIDDEN_PAIRS: RangeInclusive<u16> = 4..=20;
const OFTEN: RangeInclusive<u16> = 60..=250;
const ONE_RATING: u16 = 2000;

impl Axis {
    /// Whether events of a system can be so: C.04.6 knows no acceleration, and teams score by their matches.
    pub fn is_of(self, system: System) -> bool {
        match self {
            Axis::LossScores | Axis::Baku => !system.is_of_teams(),
            Axis::Ordinary
            | Axis::OddRounds
            | Axis::Unrated
            | Axis::EqualRatings
            | Axis::Forbidden
            | Axis::LateEntries
            | Axis::Returns
            | Axis::Unusual
            | Axis::LastRounds
            | Axis::Large => true,
        }
    }

    /// Whether the other's generator can be asked for such events.
    pub const fn is_made_by(self, direction: Direction) -> bool {
        match (direction, self) {
            (Direction::Ours, _) => true,
            (
                Direction::Theirs,
                Axis::Ordinary
                | Axis::LossScores
                | Axis::OddRounds
                | Axis::EqualRatings
                | Axis::Returns
                | Axis::Unusual
                | Axis::LastRounds
                | Axis::Large,
            ) => true,
            (Direction::Theirs, Axis::Unrated | Axis::Forbidden | Axis::Baku | Axis::LateEntries) => false,
        }
    }

    /// The wishes for an event of this axis with so many players or teams at most.
    pub fn wishes(self, system: System, seed: u64, most: u16) -> Wishes {
        let wishes = self.wishes_of_players(seed, most);
        if !system.is_of_teams() {
            return wishes;
        }
        let boards = BOARDS[usize::try_from(seed).unwrap_or_default() % BOARDS.len()];
        // Each team has a reserve.
        let players = wishes.players.map(|teams| teams.saturating_mul(u16::from(boards) + 1));
        Wishes { players, boards: Some(boards), ..wishes }
    }

    fn wishes_of_players(self, seed: u64, most_players: u16) -> Wishes {
        let mut lots = Lots::new(seed);
        let lots = &mut lots;
        let players = Some(lots.within(LEAST_PLAYERS..=most_players));
        let wishes = Wishes { players, ..Wishes::default() };
        match self {
            Axis::Ordinary => wishes,
            Axis::LossScores => {
                let [win, draw, loss] = LOSS_SCORES[lots.below(LOSS_SCORES.len())].map(|halves| Points::HALF * halves);
                // Baku is only for scorings in which a loss is worth nothing (C.04.7 1.1).
                Wishes { scoring: Some(Scoring::of(win, draw, loss)), baku: Some(false), ..wishes }
            }
            Axis::OddRounds => {
                let rounds = ODD_ROUNDS[lots.below(ODD_ROUNDS.len())];
                Wishes { rounds: Some(rounds), players: players.map(|players| players.max(rounds + 1)), ..wishes }
            }
            Axis::Unrated => Wishes { unrated: Some(WHOLE.into()), ..wishes },
            Axis::EqualRatings => {
                Wishes { highest_rating: Some(ONE_RATING), lowest_rating: Some(ONE_RATING), ..wishes }
            }
            Axis::Forbidden => {
                let pairs = lots.within(FORBIDDEN_PAIRS);
                Wishes { forbidden_pairs: Some(pairs), ..wishes }
            }
            Axis::Baku => Wishes { baku: Some(true), ..wishes },
            Axis::LateEntries => Wishes { late_entries: Some(often(lots)), ..wishes },
            Axis::Returns => Wishes {
                withdrawals: Some(often(lots)),
                returns: Some(Often::from(WHOLE / 2)),
                zero_point_byes: Some(often(lots)),
                ..wishes
            },
            Axis::Unusual => Wishes {
                forfeits: Some(often(lots)),
                double_forfeits: Some(often(lots)),
                unusual: Some(often(lots)),
                half_point_byes: Some(often(lots)),
                full_point_byes: Some(often(lots)),
                ..wishes
            },
            Axis::LastRounds => {
                let players = lots.within(LAST_ROUNDS_PLAYERS);
                let rounds = lots.within(players / 2..=players - 1);
                Wishes { players: Some(players), rounds: Some(rounds), ..wishes }
            }
            Axis::Large => {
                let sizes = (0..LOTS_OF_A_LARGE).map(|_| lots.within(LARGE_PLAYERS));
                let players = sizes.min();
                Wishes { players, rounds: Some(lots.within(LARGE_ROUNDS)), ..wishes }
            }
        }
    }
}

fn often(lots: &mut Lots) -> Often {
    lots.within(OFTEN).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_axis_is_read_as_it_is_written_and_makes_events_that_can_be_paired() {
        for axis in Axis::ALL {
            assert_eq!(Axis::of_code(axis.code()), Some(axis));
            for seed in 1..=200 {
                let options = axis.wishes(System::Dutch2026, seed, 40).drawn(System::Dutch2026, seed);
                assert!((1..options.players).contains(&options.rounds), "{axis:?} {seed}: {options:?}");
                assert_eq!(options.scoring.fault(), None, "{axis:?} {seed}");
            }
        }
    }
}
