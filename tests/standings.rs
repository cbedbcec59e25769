//! Standings against other programs' figures, the official exercises, and what must hold of any tournament.

#[path = "standings/articles.rs"]
mod articles;
mod common;
#[path = "standings/crosstable.rs"]
mod crosstable;
#[path = "standings/exercises.rs"]
mod exercises;
#[path = "standings/golden.rs"]
mod golden;
#[path = "standings/invariants.rs"]
mod invariants;
#[path = "standings/pictures.rs"]
mod pictures;
#[path = "standings/prizes.rs"]
mod prizes;
#[path = "standings/ranking.rs"]
mod ranking;
#[path = "standings/teams.rs"]
mod teams;

#[path = "standings/web.rs"]
mod web;

use sonneborn::exchange::trf;
use sonneborn::standings::{Settings, Standings};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::act::Imported;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::regulations::TieBreakEdition;
use std::fmt::Write;

const ALL_ROUNDS: RoundNo = RoundNo(u16::MAX);

/// The tournament of a TRF.
fn read(bytes: &[u8]) -> Tournament {
    Tournament::of_import(&import(bytes))
}

fn import(bytes: &[u8]) -> Imported {
    trf::read(bytes).unwrap_or_else(|faults| panic!("the file is sound: {faults:?}")).imported
}

/// A tournament of players written one a line as `rating: 2w1 3b= U H Z 4w+ 1b-`, the first having number 1.
fn tournament(players: &[&str]) -> Tournament {
    Tournament::of_import(&imported(players))
}

/// The same before it is a tournament.
fn imported(players: &[&str]) -> Imported {
    let mut text = String::from("012 Test\n");
    let rounds = players.iter().map(|line| line.split_whitespace().count() - 1).max().unwrap_or(0);
    writeln!(text, "XXR {rounds}").expect("a string takes all");
    for (number, line) in (1..).zip(players) {
        let (rating, games) = line.split_once(':').expect("a rating and a colon");
        write!(text, "001 {number:>4} m    {:<33} {rating:>4} NOR {:>11} {:10} {:>4} {:>4}", "Name, A", "", "", "", "")
            .expect("a string takes all");
        for game in games.split_whitespace() {
            let digits = game.trim_end_matches(|letter: char| !letter.is_ascii_digit());
            let (opponent, rest) = match game.find(['w', 'b']) {
                Some(at) if !digits.is_empty() => (&game[..at], &game[at..]),
                _ => ("0000", game),
            };
            match rest.split_at(1) {
                (result, "") => write!(text, "  {opponent:>4} - {result}"),
                (colour, result) => write!(text, "  {opponent:>4} {colour} {result}"),
            }
            .expect("a string takes all");
        }
        text.push('\n');
    }
    import(text.as_bytes())
}

/// The standings by a list of tie-breaks, of a Swiss by the edition of 2026.
fn standings(tournament: &Tournament, tie_breaks: &str) -> Standings {
    Standings::of(tournament, &settings(tie_breaks))
}

fn settings(tie_breaks: &str) -> Settings {
    Settings {
        tie_breaks: sonneborn::tournament::descriptor::parse_list(tie_breaks).expect("the list is right"),
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
