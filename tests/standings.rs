//! Standings against other programs' figures, the official exercises, and what must hold of any tournament.

#[path = "standings/articles.rs"]
mod articles;
mod common;
#[path = "standings/crosstable.rs"]
mod crosstable;
#[path = "standings/exercises.rs"]
mod exercises;
#[path = "standings/for_ever.rs"]
mod for_ever;
#[path = "standings/golden.rs"]
mod golden;
#[path = "standings/held.rs"]
mod held;
#[path = "standings/invariants.rs"]
mod invariants;
#[path = "common/lines.rs"]
mod lines;
#[path = "standings/prizes.rs"]
mod prizes;
#[path = "standings/ranking.rs"]
mod ranking;
#[path = "standings/team_rounds.rs"]
mod team_rounds;
#[path = "standings/teams.rs"]
mod teams;

use lines::imported;
use sonneborn_exchange::trf;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::TieBreakEdition;

const ALL_ROUNDS: RoundNo = RoundNo(u16::MAX);

/// The tournament of a TRF.
fn read(bytes: &[u8]) -> Tournament {
    Tournament::of_import(&import(bytes))
}

fn import(bytes: &[u8]) -> Imported {
    trf::read(bytes).unwrap_or_else(|faults| panic!("the file is sound: {faults:?}")).imported
}

/// The event of players written as [`lines::imported`] reads them.
fn tournament(players: &[&str]) -> Tournament {
    Tournament::of_import(&imported(players))
}

/// The standings by a list of tie-breaks, of a Swiss by the edition of 2026.
fn standings(tournament: &Tournament, tie_breaks: &str) -> Standings {
    Standings::of(tournament, &settings(tie_breaks))
}

fn settings(tie_breaks: &str) -> Settings {
    Settings {
        tie_breaks: sonneborn_tournament::descriptor::parse_list(tie_breaks).expect("the list is right"),
        edition: TieBreakEdition::March2026,
        through: ALL_ROUNDS,
        predetermined: false,
    }
}

/// The figure of a tie-break for the player with this number.
fn figure(standings: &Standings, number: u32, tie_break: &str) -> Option<f64> {
    let tie_break = tie_break.parse().expect("a tie-break");
    let column = standings.tie_breaks.iter().position(|one| *one == tie_break).expect("the tie-break was asked for");
    let row = standings.rows.iter().find(|row| standings.field().participant(row.place).number == number);
    row.expect("the player takes part").figures[column].as_ref().and_then(|figure| figure.as_f64())
}

/// The ranks by player's number.
fn ranks(standings: &Standings) -> Vec<Option<u32>> {
    let mut by_number: Vec<(u32, Option<u32>)> =
        standings.rows.iter().map(|row| (standings.field().participant(row.place).number, row.rank)).collect();
    by_number.sort();
    by_number.into_iter().map(|(_, rank)| rank).collect()
}
