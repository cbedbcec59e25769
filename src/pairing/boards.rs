//! Which pair sits at which board: the order of C.04.2 3.6, and players who always sit at the same board.

use super::swiss::double_swiss::is_second_game;
use super::swiss::field::Field;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Seating;
use std::collections::BTreeSet;

/// Seats the pairs (White first) of a round: by C.04.2 3.6 in a Swiss; in the given order otherwise, where teams are paired,
/// and in the second game of a match, which is played at the board of the first.
///
/// A pair with a player whose board is fixed sits there, the higher pair first where two want the same; the others fill
/// the boards that are left, from the first one of the regulations on.
pub fn seat(tournament: &Tournament, round: RoundNo, pairs: Vec<(PlayerId, PlayerId)>) -> Vec<Seating> {
    let system = tournament.regulations.system;
    let by_score = system.is_swiss() && system != System::TeamSwiss && !is_second_game(system, round);
    if let Some(boards) = boards_of_a_match(tournament) {
        return seat_by_match(tournament, round, pairs, boards);
    }
    let pairs = if by_score { ordered(tournament, round, pairs) } else { pairs };
    let mut taken = BTreeSet::new();
    let fixed: Vec<Option<u16>> = pairs
        .iter()
        .map(|(white, black)| {
            let wanted = [*white, *black].into_iter().filter_map(|player| tournament.player(player)?.fixed_board);
            wanted.min().filter(|board| taken.insert(*board))
        })
        .collect();
    let mut free = (tournament.regulations.first_board..).filter(|board| !taken.contains(board));
    let mut seatings: Vec<Seating> = pairs
        .into_iter()
        .zip(fixed)
        .filter_map(|((white, black), fixed)| Some(Seating { board: fixed.or_else(|| free.next())?, white, black }))
        .collect();
    seatings.sort_by_key(|seating| seating.board);
    seatings
}

/// How many boards a match of teams has, where teams are paired and it is said.
fn boards_of_a_match(tournament: &Tournament) -> Option<usize> {
    let rules = tournament.regulations.teams.as_ref().filter(|_| tournament.regulations.system.is_of_teams())?;
    Some(rules.boards()).filter(|boards| *boards > 0)
}

/// The pairs of matches that stand one after the other. The boards of a match have numbers side by side whoever is absent.
fn seat_by_match(
    tournament: &Tournament,
    round: RoundNo,
    pairs: Vec<(PlayerId, PlayerId)>,
    boards: usize,
) -> Vec<Seating> {
    let mut met: Vec<[Option<TeamId>; 2]> = Vec::new();
    let team_of = tournament.team_of_each_player();
    let seating = |(white, black): (PlayerId, PlayerId)| {
        let mut teams = [white, black].map(|player| team_of.get(player.index()).copied().flatten());
        let own = teams[0].map(|team| tournament.line_up(team, round, boards)).unwrap_or_default();
        teams.sort();
        let place = met.iter().position(|known| *known == teams).unwrap_or_else(|| {
            met.push(teams);
            met.len() - 1
        });
        let at = own.iter().position(|player| *player == Some(white)).unwrap_or_default();
        let board = u16::try_from(place * boards + at).unwrap_or(u16::MAX);
        Seating { board: tournament.regulations.first_board.saturating_add(board), white, black }
    };
    pairs.into_iter().map(seating).collect()
}

/// The pairs by C.04.2 3.6; whoever is not in the field keeps their pair at the end.
fn ordered(tournament: &Tournament, round: RoundNo, pairs: Vec<(PlayerId, PlayerId)>) -> Vec<(PlayerId, PlayerId)> {
    let field = Field::of(tournament, round);
    let entry_of = |player: PlayerId| field.entrants.iter().position(|entrant| entrant.id == player);
    let mut strangers = Vec::new();
    let mut games = Vec::new();
    for (white, black) in pairs {
        match (entry_of(white), entry_of(black)) {
            (Some(white), Some(black)) => games.push((white, black)),
            _ => strangers.push((white, black)),
        }
    }
    let mut ordered = field.seat(games, None).games;
    ordered.extend(strangers);
    ordered
}
