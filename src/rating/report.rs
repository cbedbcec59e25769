//! The rating report of a tournament: what its games do to each player's rating (B.02 8.2, 8.3).
//!
//! Only games played over the board count, against rated opponents (5.1, 8.3.1); a result corrected for the rating report
//! goes before the one that standings keep. The rating is the player's tournament rating, which the arbiter took from the
//! list in force at the start.

use super::change::{Change, GameChange, RatedGame, change_by_period};
use super::development::{Reason, coefficient};
use super::edition::RatingEdition;
use super::initial::{InitialRating, initial};
use super::tables::{dp, percent};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{How, Mark};
use sonneborn_tournament::round::{Game, RoundState};

/// A rated game of a player, in the order of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub round: RoundNo,
    pub opponent: PlayerId,
    pub colour: Colour,
    pub mark: Mark,
    /// The opponent's rating, `None` if unrated.
    pub rating: Option<u16>,
}

/// What the tournament does to a player's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Rated {
        rating: u16,
        k: u8,
        reason: Reason,
        /// One entry for each game against a rated opponent.
        change: Change,
    },
    /// A newcomer's games towards a first rating; `None` without a game against a rated opponent.
    Unrated(Option<InitialRating>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    pub player: PlayerId,
    /// Every game over the board, against unrated opponents too.
    pub games: Vec<Played>,
    pub effect: Effect,
    /// The average of the rated opponents, ½ up; `None` without any.
    pub average: Option<u16>,
    /// That average plus dp of the score against them (C.07 10.2).
    pub performance: Option<i32>,
}

impl PlayerReport {
    /// Each game with what it does to the rating; `None` against unrated opponents, and for all games of a newcomer.
    pub fn games_with_changes(&self) -> impl Iterator<Item = (&Played, Option<&GameChange>)> {
        let mut changes = match &self.effect {
            Effect::Rated { change, .. } => change.games.iter(),
            Effect::Unrated(_) => [].iter(),
        };
        self.games.iter().map(move |played| (played, played.rating.and_then(|_| changes.next())))
    }
}

/// The report after the published rounds up to `through`, by TPN.
pub fn report(tournament: &Tournament, through: RoundNo) -> Vec<PlayerReport> {
    let edition = RatingEdition::on(tournament.details.start, tournament.regulations.rate);
    let mut played = games_by_player(tournament, through);
    tournament
        .by_tpn()
        .into_iter()
        .map(|player| {
            let games = std::mem::take(&mut played[player.id.index()]);
            let rated: Vec<RatedGame> =
                games.iter().filter_map(|game| Some(RatedGame { opponent: game.rating?, mark: game.mark })).collect();
            let effect = match player.data.rating {
                Some(rating) => {
                    let (k, reason) = coefficient(&player.data, rating, tournament.details.start);
                    let own = |round| tournament.fide_rating_in(&player.data, round).unwrap_or(rating);
                    let played = games.iter().filter(|game| game.rating.is_some()).map(|game| own(game.round));
                    let by_period: Vec<(u16, RatedGame)> = played.zip(rated.iter().copied()).collect();
                    Effect::Rated { rating, k, reason, change: change_by_period(&by_period, k, &edition) }
                }
                None => Effect::Unrated(initial(&rated, &edition)),
            };
            let (average, performance) = performance(&rated);
            PlayerReport { player: player.id, games, effect, average, performance }
        })
        .collect()
}

/// Each player's games over the board, by [`PlayerId`], in one pass over the rounds.
fn games_by_player(tournament: &Tournament, through: RoundNo) -> Vec<Vec<Played>> {
    let mut played = vec![Vec::new(); tournament.players.len()];
    let rounds = tournament.rounds.iter().take(usize::from(through.0));
    for round in rounds.filter(|round| round.state == RoundState::Published) {
        for game in &round.games {
            for colour in [Colour::White, Colour::Black] {
                let Some(mark) = rated_mark(game, colour) else { continue };
                let opponent = game.player(colour.other());
                let opponents = tournament.player(opponent);
                let rating = opponents.and_then(|player| tournament.fide_rating_in(&player.data, round.number));
                if let Some(games) = played.get_mut(game.player(colour).index()) {
                    games.push(Played { round: round.number, opponent, colour, mark, rating });
                }
            }
        }
    }
    played
}

/// What the game gives for rating: nothing unless played and rated; a correction for the report goes first.
fn rated_mark(game: &Game, colour: Colour) -> Option<Mark> {
    let result = game.for_rating.or(game.result)?;
    (result.how() == How::Played).then(|| result.mark(colour))
}

/// The average of the opponents and the performance against them.
fn performance(rated: &[RatedGame]) -> (Option<u16>, Option<i32>) {
    let Ok(count @ 1..) = u32::try_from(rated.len()) else { return (None, None) };
    let sum: u32 = rated.iter().map(|game| u32::from(game.opponent)).sum();
    let average = (2 * sum + count) / (2 * count);
    let halves = rated.iter().map(|game| match game.mark {
        Mark::Win => 2,
        Mark::Draw => 1,
        Mark::Loss => 0,
    });
    let difference = dp(percent(halves.sum(), count));
    (u16::try_from(average).ok(), i32::try_from(average).ok().map(|average| average + difference))
}
