//! Virtual points: the Baku Acceleration (C.04.7), and acceleration given line by line in a file.

use super::double_swiss::GAMES;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::numbering::initial_list;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Acceleration, System};

/// The virtual points of the rounds up to `through`: `[round.index()][player.index()]`.
pub fn table(tournament: &Tournament, through: RoundNo) -> Vec<Vec<Points>> {
    let mut table = vec![vec![Points::ZERO; tournament.players.len()]; usize::from(through.0)];
    // Accelerated rounds are those of matches where a match has two games (C.04.5).
    let games = if tournament.regulations.system == System::DoubleSwiss { GAMES } else { 1 };
    match &tournament.regulations.acceleration {
        Acceleration::None => {}
        Acceleration::Baku => {
            let last_accelerated = last_of_group_a(tournament);
            for (index, row) in table.iter_mut().enumerate() {
                let regulations = &tournament.regulations;
                let points = baku_points(
                    regulations.rounds.div_ceil(games),
                    regulations.scoring.win,
                    index / usize::from(games),
                );
                for player in
                    tournament.entrants().filter(|player| player.tpn.is_some_and(|tpn| Some(tpn) <= last_accelerated))
                {
                    row[player.id.index()] = points;
                }
            }
        }
        Acceleration::Listed(lines) => {
            for line in lines {
                for round in line.first.0.max(1)..=line.last.0.min(through.0) {
                    for player in &line.players {
                        if let Some(points) = table[RoundNo(round).index()].get_mut(player.index()) {
                            *points += line.points;
                        }
                    }
                }
            }
        }
    }
    table
}

/// The number of the last player of group A. Late entries make the group larger or not by their TPN, but its last player stays
/// the same person (1.3).
fn last_of_group_a(tournament: &Tournament) -> Option<Tpn> {
    let initial = initial_list(tournament);
    let last = size_of_group_a(initial.len()).checked_sub(1).and_then(|last| initial.get(last).copied())?;
    tournament.players.get(last.index())?.tpn
}

/// Group A: the first half of the initial list, rounded up to an even number (C.04.7 1.2).
pub(crate) fn size_of_group_a(participants: usize) -> usize {
    2 * participants.div_ceil(4)
}

/// Half of the rounds, rounded up, are accelerated: a win in the first half of these, rounded up, then half a win.
pub(crate) fn baku_points(rounds: u16, win: Points, round_index: usize) -> Points {
    let accelerated = usize::from(rounds).div_ceil(2);
    if round_index < accelerated.div_ceil(2) {
        win
    } else if round_index < accelerated {
        win.half()
    } else {
        Points::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.7 1.2 gives the example of 161 players; 178 teams are that of record 250 of the TRF.
    #[test]
    fn group_a_is_the_first_half_made_even() {
        for (participants, size) in
            [(0, 0), (1, 2), (2, 2), (4, 2), (5, 4), (6, 4), (7, 4), (8, 4), (9, 6), (10, 6), (161, 82), (178, 90)]
        {
            assert_eq!(size_of_group_a(participants), size, "{participants}");
        }
    }

    /// How many rounds give a win and how many half a win, by the number of rounds (C.04.7).
    #[test]
    fn rounds_are_accelerated_as_the_table_says() {
        for (rounds, full, half) in
            [(5, 2, 1), (6, 2, 1), (7, 2, 2), (8, 2, 2), (9, 3, 2), (10, 3, 2), (11, 3, 3), (13, 4, 3)]
        {
            let points: Vec<Points> = (0..rounds.into()).map(|index| baku_points(rounds, Points::ONE, index)).collect();
            assert_eq!(points.iter().filter(|&&p| p == Points::ONE).count(), full, "{rounds} rounds");
            assert_eq!(points.iter().filter(|&&p| p == Points::HALF).count(), half, "{rounds} rounds");
            assert!(points.is_sorted_by(|a, b| a >= b));
        }
    }
}
