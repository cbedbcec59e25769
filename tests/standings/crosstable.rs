//! Crosstables as they hang on the wall.

use super::{ALL_ROUNDS, common, read, settings, standings, tournament};
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::{Settings, Standings};

fn lines(standings: &Standings, order: Order) -> Vec<String> {
    let table = crosstable::by_rounds(standings, order);
    table.lines.iter().map(|(_, cells)| cells.iter().map(|cell| cell.text()).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn a_swiss_names_opponents_by_final_rank_or_by_number() {
    let event = tournament(&["2000: 2w0 H 3w-", "1900: 1b1 3w= Z", "1800: U 2b= 1b+"]);
    let table = standings(&event, "BH");
    assert_eq!(lines(&table, Order::Number), ["2w0 -½ 3w-", "1b1 3w½ -0", "-1 2b½ 1b+"]);
    assert_eq!(lines(&table, Order::Rank), ["-1 2b½ 3b+", "3b1 1w½ -0", "2w0 -½ 1w-"]);
}

#[test]
fn a_double_round_robin_has_both_games_in_one_cell() {
    let event = tournament(&["2000: 2w1 2b=", "1900: 1b0 1w="]);
    let mut predetermined = settings("SB");
    predetermined.predetermined = true;
    let grid = crosstable::grid(&Standings::of(&event, &predetermined), Order::Rank);
    assert_eq!(grid.cells[0][0], None);
    let games = grid.cells[0][1].as_ref().expect("games between the two");
    assert_eq!(games.iter().map(|cell| cell.result()).collect::<Vec<_>>(), ["1", "½"]);
}

/// Each game of a real event is in the table twice, from both sides, with results that fit.
#[test]
fn both_sides_of_every_game_agree() {
    let Some(folder) = common::golden("tiebreaks/trf") else { return };
    let event = read(&std::fs::read(folder.join("cr_arad2026_a.trf")).expect("a TRF"));
    let table = Standings::of(&event, &Settings { through: ALL_ROUNDS, ..settings("BH/C1 BH SB") });
    let crosstable = crosstable::by_rounds(&table, Order::Rank);
    assert_eq!(crosstable.lines.len(), 209);
    assert_eq!(crosstable.rounds, 9);
    for (line, (_, cells)) in (1..).zip(&crosstable.lines) {
        for (round, cell) in cells.iter().enumerate() {
            let Some((_, opponent)) = cell.opponent else { continue };
            let back = crosstable.lines[opponent as usize - 1].1[round];
            assert_eq!(back.opponent.map(|(_, label)| label), Some(line), "line {line}, round {}", round + 1);
            assert_ne!(back.colour, cell.colour);
        }
    }
}
