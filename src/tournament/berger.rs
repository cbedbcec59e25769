//! Berger tables for round robins (C.05 Annex 1): who meets whom in which round, with which colour, at which board.
//!
//! The tables are made by their rule, for any number of players, instead of being typed in: in each round all numbers but
//! the highest move on by half the field, and the highest, which stays, has Black and White in turn. Numbers only; who
//! has which number is drawn elsewhere.

use super::regulations::RoundRobin;

/// A round of a table: numbers that meet, White first, in board order, and the number that is free in an odd field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRound {
    pub games: Vec<(u16, u16)>,
    pub free: Option<u16>,
}

/// How the first cycle of a double round robin ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTwo {
    /// Its last two rounds change places, as Annex 1 recommends, so that nobody has a colour three times running.
    Reversed,
    /// As in the single table.
    Plain,
}

/// The table of a round robin, single or double, for numbers 1 to `players`.
pub fn of(kind: RoundRobin, players: u16) -> Vec<TableRound> {
    match kind {
        RoundRobin { double: false, .. } => single(players),
        RoundRobin { reverse_last_two: true, .. } => double(players, LastTwo::Reversed),
        RoundRobin { reverse_last_two: false, .. } => double(players, LastTwo::Plain),
    }
}

/// The table for numbers 1 to `players`: one round fewer than the (even) field has numbers; empty below two players.
///
/// An odd field plays the table of the next even one, and who meets its highest number is free.
pub fn single(players: u16) -> Vec<TableRound> {
    if players < 2 {
        return Vec::new();
    }
    let even = u32::from(players) + u32::from(players % 2);
    (0..even - 1).map(|round| table_round(even, round, players)).collect()
}

/// Both cycles: in the second one everyone meets everyone again in the order of the table, colours reversed.
pub fn double(players: u16, last_two: LastTwo) -> Vec<TableRound> {
    let table = single(players);
    let second: Vec<TableRound> = table.iter().map(TableRound::reversed).collect();
    let mut first = table;
    let rounds = first.len();
    if last_two == LastTwo::Reversed && rounds >= 2 {
        first.swap(rounds - 2, rounds - 1);
    }
    first.extend(second);
    first
}

impl TableRound {
    /// The same games with colours exchanged.
    fn reversed(&self) -> TableRound {
        TableRound { games: self.games.iter().map(|&(white, black)| (black, white)).collect(), free: self.free }
    }
}

/// Round `round`, counted from 0, of the table for `even` numbers, of which those above `players` are nobody.
fn table_round(even: u32, round: u32, players: u16) -> TableRound {
    let turning = even - 1;
    let step = even / 2 - 1;
    // Seat 0 meets the highest number; the others meet across the table, the lower seat with White.
    let seated = |seat: u32| (seat + round * (turning - step)) % turning + 1;
    let first = if round.is_multiple_of(2) { (seated(0), even) } else { (even, seated(0)) };
    let others = (1..even / 2).map(|seat| (seated(seat), seated(turning - seat)));

    let mut games = Vec::with_capacity(usize::from(players) / 2);
    let mut free = None;
    for (white, black) in std::iter::once(first).chain(others) {
        // Numbers are at most `players + 1`, so that the one that does not fit is nobody's.
        match (number(white, players), number(black, players)) {
            (Some(white), Some(black)) => games.push((white, black)),
            (alone, None) | (None, alone) => free = alone,
        }
    }
    TableRound { games, free }
}

fn number(number: u32, players: u16) -> Option<u16> {
    u16::try_from(number).ok().filter(|&number| number <= players)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn six_players_meet_as_annex_1_prints_it() {
        let table: Vec<_> = single(6).into_iter().map(|round| round.games).collect();
        assert_eq!(
            table,
            [
                vec![(1, 6), (2, 5), (3, 4)],
                vec![(6, 4), (5, 3), (1, 2)],
                vec![(2, 6), (3, 1), (4, 5)],
                vec![(6, 5), (1, 4), (2, 3)],
                vec![(3, 6), (4, 2), (5, 1)],
            ]
        );
    }

    #[test]
    fn in_an_odd_field_everyone_is_free_once() {
        for players in (3..40).step_by(2) {
            let table = single(players);
            assert_eq!(table.len(), usize::from(players));
            let free: BTreeSet<u16> = table.iter().filter_map(|round| round.free).collect();
            assert_eq!(free, (1..=players).collect());
        }
    }

    #[test]
    fn everyone_meets_everyone_once_with_fair_colours() {
        for players in 2..=60 {
            let mut met = BTreeSet::new();
            let mut whites = vec![0_i32; usize::from(players) + 1];
            for (white, black) in single(players).into_iter().flat_map(|round| round.games) {
                assert!(met.insert((white.min(black), white.max(black))), "{players}: {white} meets {black} twice");
                whites[usize::from(white)] += 1;
                whites[usize::from(black)] -= 1;
            }
            assert_eq!(met.len(), usize::from(players) * usize::from(players - 1) / 2);
            assert!(whites.iter().all(|difference| difference.abs() <= 1), "{players}: {whites:?}");
        }
    }

    #[test]
    fn reversing_the_last_two_rounds_spares_everyone_a_third_colour_running() {
        for players in (4..=24).step_by(2) {
            assert_eq!(longest_run(players, LastTwo::Reversed), 2, "{players}");
            assert_eq!(longest_run(players, LastTwo::Plain), 3, "{players}");
        }
    }

    /// The longest run of one colour that anybody has in a double round robin.
    fn longest_run(players: u16, last_two: LastTwo) -> usize {
        let rounds = double(players, last_two);
        let run_of = |player: u16| {
            let colours: Vec<bool> = rounds
                .iter()
                .filter_map(|round| round.games.iter().find(|game| game.0 == player || game.1 == player))
                .map(|game| game.0 == player)
                .collect();
            colours.chunk_by(|a, b| a == b).map(<[bool]>::len).max().unwrap_or(0)
        };
        (1..=players).map(run_of).max().unwrap_or(0)
    }

    #[test]
    fn too_few_players_have_no_table() {
        assert!(single(0).is_empty() && single(1).is_empty());
        assert_eq!(double(2, LastTwo::Reversed).len(), 2);
    }
}
