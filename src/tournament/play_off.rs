//! Games that break the tie of a knock-out's match: rapid, blitz, or one sudden-death game in which a draw is enough for Black.
//! FIDE has no articles on them; what stands here is the custom of the World Cup.
//!
//! They are no games of the tournament: they give no points in its standings and stand in none of its rounds. They are rated at
//! their own rate, as the event that [`Tournament::play_off`] makes of them; a sudden-death game is not, because its players have
//! different times.

use super::Tournament;
use super::colour::Colour;
use super::details::Details;
use super::ids::{PlayerId, RoundNo};
use super::outcome::{GameResult, Mark};
use super::player::PlayerData;
use super::points::Points;
use super::regulations::{Rate, Regulations, System};
use super::round::{Game, PairedBy, Round, RoundState};
use serde::{Deserialize, Serialize};

sonneborn_laws::with_codes! {
    /// How such a game is played.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Pace: serde {
        Rapid = "rapid",
        Blitz = "blitz",
        /// Sudden death: Black has less time and draw odds.
        Armageddon = "armageddon",
    }
}

impl Pace {
    pub fn rate(self) -> Option<Rate> {
        match self {
            Pace::Rapid => Some(Rate::Rapid),
            Pace::Blitz => Some(Rate::Blitz),
            Pace::Armageddon => None,
        }
    }
}

/// A game of a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOffGame {
    pub white: PlayerId,
    pub black: PlayerId,
    pub pace: Pace,
    pub result: GameResult,
    /// The round that was last paired when it was played.
    pub after: RoundNo,
}

impl PlayOffGame {
    fn is_between(&self, players: [PlayerId; 2]) -> bool {
        players.contains(&self.white) && players.contains(&self.black)
    }

    fn points(&self, player: PlayerId) -> Points {
        let colour = if self.white == player { Colour::White } else { Colour::Black };
        match self.result.mark(colour) {
            Mark::Win => Points::ONE,
            Mark::Draw => Points::HALF,
            Mark::Loss => Points::ZERO,
        }
    }
}

/// The games of one pace in a match, with the points of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub pace: Pace,
    pub points: [Points; 2],
}

/// The games of a match's tie-break by pace, in the order in which they were played.
pub fn legs(games: &[PlayOffGame], players: [PlayerId; 2]) -> Vec<Leg> {
    let mut legs: Vec<Leg> = Vec::new();
    for game in games {
        let points = players.map(|player| game.points(player));
        match legs.last_mut().filter(|leg| leg.pace == game.pace) {
            Some(leg) => leg.points = [leg.points[0] + points[0], leg.points[1] + points[1]],
            None => legs.push(Leg { pace: game.pace, points }),
        }
    }
    legs
}

/// Who leads after the games so far, by place in `players`; the arbiter knows whether more games follow.
pub fn leader(games: &[PlayOffGame], players: [PlayerId; 2]) -> Option<usize> {
    let last = games.last()?;
    if last.pace == Pace::Armageddon && last.result.mark(Colour::White) != Mark::Win {
        return players.iter().position(|player| *player == last.black);
    }
    let leg = *legs(games, players).last()?;
    match leg.points[0].cmp(&leg.points[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

impl Tournament {
    /// The tie-break games of a match, in order.
    pub fn play_off_games(&self, players: [PlayerId; 2]) -> Vec<PlayOffGame> {
        self.play_off.iter().filter(|game| game.is_between(players)).copied().collect()
    }

    /// The tie-break games of a rate as an event of their own, by which they are rated and reported; `None` without any. Who
    /// played one game is in its round 1, and so on.
    pub fn play_off(&self, rate: Rate) -> Option<Tournament> {
        let mut rounds: Vec<Round> = Vec::new();
        for game in self.play_off.iter().filter(|game| game.pace.rate() == Some(rate)) {
            // Nobody sits twice in a round: it is the first after those in which either of the two has played.
            let busy = rounds.iter().rposition(|round| {
                round
                    .games
                    .iter()
                    .any(|other| other.colour_of(game.white).is_some() || other.colour_of(game.black).is_some())
            });
            let index = busy.map_or(0, |round| round + 1);
            if index == rounds.len() {
                let number = RoundNo(u16::try_from(index + 1).unwrap_or(u16::MAX));
                let (state, paired_by) = (RoundState::Published, PairedBy::Arbiter);
                let (games, byes, engine) = (Vec::new(), Vec::new(), Vec::new());
                rounds.push(Round { number, state, paired_by, games, byes, engine, compared: None });
            }
            let board = u16::try_from(rounds[index].games.len() + 1).unwrap_or(u16::MAX);
            let (white, black, result) = (game.white, game.black, Some(game.result));
            rounds[index].games.push(Game { board, white, black, result, touched: 0, for_rating: None });
        }
        let count = u16::try_from(rounds.len()).ok().filter(|count| *count > 0)?;
        let rated = |data: &PlayerData| {
            let rating = match rate {
                Rate::Standard => data.ratings.standard,
                Rate::Rapid => data.ratings.rapid,
                Rate::Blitz => data.ratings.blitz,
            };
            PlayerData { rating, ..data.clone() }
        };
        let mut players = self.players.clone();
        for player in &mut players {
            player.data = rated(&player.data);
            player.requested_byes.clear();
            let plays = |round: &Round| round.game_of(player.id).is_some();
            player.removed |= !rounds.iter().any(plays);
        }
        let regulations = Regulations {
            system: System::ByHand,
            rounds: count,
            rate,
            time_control: String::new(),
            tie_breaks: Vec::new(),
            ..self.regulations.clone()
        };
        let details = Details { schedule: Vec::new(), ..self.details.clone() };
        Some(Tournament {
            seq: self.seq,
            chain: self.chain,
            details,
            regulations,
            players,
            rounds,
            closed: self.closed,
            ..Tournament::default()
        })
    }
}
