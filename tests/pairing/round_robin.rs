//! Berger tables against those of other programs: fields of 4 to 40 players, pair by pair, colours and board order.

use crate::common::golden;
use sonneborn_tournament::berger;
use std::fs;

#[test]
fn berger_tables_are_those_of_other_programs() {
    let Some(folder) = golden("pairing/berger") else { return };
    for players in (4..=40).step_by(2) {
        let file = folder.join(format!("berger_{players:02}.txt"));
        let expected = fs::read_to_string(&file).expect("a table for every even field from 4 to 40");
        assert_eq!(printed(players), expected.trim_end(), "{}", file.display());
    }
}

/// A table as the golden files have it: `R1 1-4 2-3`.
fn printed(players: u16) -> String {
    let rounds = berger::single(players);
    let line = |(number, round): (usize, &berger::TableRound)| {
        let games: Vec<String> = round.games.iter().map(|(white, black)| format!("{white}-{black}")).collect();
        format!("R{} {}", number + 1, games.join(" "))
    };
    rounds.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}
