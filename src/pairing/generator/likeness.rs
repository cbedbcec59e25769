//! The options that a tournament itself shows: as many players and rounds, so many of them played, and everything as often as there.

use super::options::{Options, PerMille, WHOLE};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;

/// Options for tournaments like this one.
pub fn of(tournament: &Tournament) -> Options {
    let players = tournament.players.len();
    let rounds = tournament.rounds.iter().filter(|round| !round.games.is_empty());
    let games: Vec<GameResult> = rounds.clone().flat_map(|round| &round.games).filter_map(|game| game.result).collect();
    let byes: Vec<Bye> = rounds.clone().flat_map(|round| &round.byes).map(|(_, bye)| *bye).collect();
    let seats = players * rounds.count();
    let of_games =
        |kinds: &[GameResult]| per_mille(games.iter().filter(|game| kinds.contains(game)).count(), games.len());
    let of_seats = |kind: Bye| per_mille(byes.iter().filter(|bye| **bye == kind).count(), seats);
    let of_players = |count: usize| per_mille(count, players);
    let ratings = || tournament.players.iter().filter_map(|player| player.data.rating);
    let left = |presence: Presence| matches!(presence, Presence::Withdrawn { .. } | Presence::Expelled { .. });
    let base = Options::default();
    Options {
        system: tournament.regulations.system,
        players: u16::try_from(players).unwrap_or(u16::MAX),
        rounds: tournament.regulations.rounds,
        played: u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX),
        highest_rating: ratings().max().unwrap_or(base.highest_rating),
        lowest_rating: ratings().min().unwrap_or(base.lowest_rating),
        scoring: tournament.regulations.scoring,
        unrated: of_players(players - ratings().count()).into(),
        late_entries: of_players(tournament.players.iter().filter(|player| player.first_round.0 > 1).count()).into(),
        withdrawals: per_mille(tournament.players.iter().filter(|player| left(player.presence)).count(), seats).into(),
        half_point_byes: of_seats(Bye::HalfPoint).into(),
        zero_point_byes: of_seats(Bye::ZeroPoint).into(),
        full_point_byes: of_seats(Bye::FullPoint).into(),
        draws: of_games(&[GameResult::Draw, GameResult::DrawUnrated]),
        forfeits: of_games(&[GameResult::WhiteWinsByForfeit, GameResult::BlackWinsByForfeit]).into(),
        double_forfeits: of_games(&[GameResult::BothForfeit]).into(),
        ..base
    }
}

fn per_mille(count: usize, whole: usize) -> PerMille {
    (count * usize::from(WHOLE)).checked_div(whole).unwrap_or(0) as PerMille
}
