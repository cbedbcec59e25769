//! `sonneborn rating`: what the command prints for every row that FIDE published, read as it is typed; and the program itself.

use crate::common::golden;
use clap::Parser;
use serde_json::Value;
use sonneborn::cli::rating::{Command, answer};
use sonneborn::i18n::Lang;
use std::fs;
use std::process;

/// The words behind `sonneborn rating`.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Typed {
    #[command(subcommand)]
    command: Command,
}

/// What the command answers to these words.
fn told(words: &str) -> String {
    let typed = Typed::try_parse_from(words.split_whitespace()).unwrap_or_else(|error| panic!("{words}: {error}"));
    answer(&typed.command, Lang::English).unwrap_or_else(|error| panic!("{words}: {error:#}"))
}

fn json(words: &str) -> Value {
    serde_json::from_str(&told(words)).expect("the command prints JSON")
}

fn rows(file: &str) -> Option<Vec<Vec<String>>> {
    let text = fs::read_to_string(golden("ratings")?.join(file)).expect("the golden file reads");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    Some(rows.map(|line| line.split('|').map(String::from).collect()).collect())
}

/// A number of the answer in hundredths.
fn hundredths(value: &Value) -> i64 {
    (value.as_f64().unwrap_or_else(|| panic!("{value} is a number")) * 100.0).round() as i64
}

fn given(text: &str) -> i64 {
    (text.parse::<f64>().expect("a figure") * 100.0).round() as i64
}

#[test]
fn every_published_tournament_is_told_game_by_game() {
    let Some(rows) = rows("fide_published.txt") else { return };
    let mut games_seen = 0;
    for row in rows.iter().filter(|row| row[0] == "T") {
        // `1995*b1+8`: the rating that FIDE used, limited or not; colour, result; the change in hundredths.
        let tokens: Vec<&str> = row[11].split(' ').collect();
        let typed: Vec<String> = tokens
            .iter()
            .map(|token| token.replace('*', ""))
            .map(|token| token[..token.find(['w', 'b']).expect("a colour") + 2].to_owned())
            .collect();
        let words = format!("change --own {} --k {} --start {} --json {}", row[5], row[9], row[2], typed.join(" "));
        let told = json(&words);
        let games = told["games"].as_array().expect("games");
        assert_eq!(games.len().to_string(), row[7], "{words}");
        for (game, token) in games.iter().zip(&tokens) {
            let change = token.rfind(['+', '-']).map_or("0", |sign| &token[sign..]);
            assert_eq!(hundredths(&game["change"]), change.parse::<i64>().expect("hundredths"), "{words}: {token}");
            games_seen += 1;
        }
        assert_eq!(hundredths(&told["sum"]), given(&row[8]), "{words}");
        assert_eq!(hundredths(&told["change"]), given(&row[10]), "{words}");
    }
    assert!(games_seen > 400, "{games_seen}");
}

#[test]
fn the_calculator_s_rows_are_told() {
    let Some(rows) = rows("fide_calculator.txt") else { return };
    for row in &rows {
        let result = match row[2].as_str() {
            "1" => "1",
            "0" => "0",
            _ => "=",
        };
        let words = format!("change --own {} --k {} --json {}w{result}", row[0], row[3], row[1]);
        assert_eq!(hundredths(&json(&words)["change"]), given(&row[5]), "{words}");
    }
    assert!(rows.len() > 20);
}

#[test]
fn first_ratings_are_told_by_the_rule_of_the_day() {
    let Some(rows) = rows("fide_initial.txt") else { return };
    for row in &rows {
        let (halves, count) = (given(&row[1]) / 50, row[2].parse::<i64>().expect("a count"));
        let result = |index: i64| match halves - 2 * index {
            2.. => "1",
            1 => "=",
            _ => "0",
        };
        let games: Vec<String> = (0..count).map(|index| format!("{}b{}", row[0], result(index))).collect();
        let games = games.join(" ");
        let now = json(&format!("initial --rate standard --json {games}"));
        assert_eq!(hundredths(&now["average"]), given(&row[4]), "{row:?}");
        assert_eq!(now["dp"].to_string(), row[6], "{row:?}");
        assert_eq!(now["rating"].to_string(), row[7], "{row:?}");
        let then = json(&format!("initial --start 2022-01-01 --json {games}"));
        assert_eq!(then["rating"].to_string(), row[3], "{row:?}");
    }
    assert!(rows.len() > 5);
}

#[test]
fn the_table_for_people_shows_d_pd_and_the_sum() {
    let told = told("change --own 2813 --k 10 --start 2025-11-07 --rate standard 1787w1 2025b1 2310w=");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 4, "{told}");
    assert_eq!(lines[0], " 1787  1  D +1026  PD 1.00  +0.00");
    assert_eq!(lines[2], " 2310  ½  D +503  PD 0.96  -0.46");
    assert_eq!(lines[3], "sum -0.46 × K 10 = -4.60, rounded -5");
}

/// Two rated players and a newcomer who beat one of them.
const FILE: &str = "\
012 Small
042 2026/05/01
052 2026/05/02
001    1 m    Doe, Jo                           2000 NOR     1500001 1990/00/00  1.0    1     2 w 1     3 b 0
001    2 m    Roe, Al                           1900 NOR     1500002 2010/00/00  0.5    2     1 b 0  0000 - H
001    3 w    Poe, Ed                                NOR             1990/00/00  1.0    3  0000 - Z     1 w 1
";

#[test]
fn the_program_answers_and_refuses() {
    let folder = tempfile::tempdir().expect("a folder for the file");
    let file = folder.path().join("small.trf");
    fs::write(&file, FILE).expect("written");
    let file = file.to_str().expect("paths of tests are UTF-8");
    let program = |words: &[&str]| {
        process::Command::new(env!("CARGO_BIN_EXE_sonneborn"))
            .args(words)
            .env("LC_ALL", "C")
            .output()
            .expect("the program starts")
    };
    let output = program(&["rating", "report", file, "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let players = report["players"].as_array().expect("players");
    assert_eq!((players[0]["k"].as_i64(), players[0]["k_reason"].as_str()), (Some(20), Some("below 2400")));
    assert_eq!((players[1]["k"].as_i64(), players[1]["k_reason"].as_str()), (Some(40), Some("under 18, below 2300")));
    let games = players[0]["games"].as_array().expect("games");
    assert_eq!(games.len(), 2, "the unrated opponent's game is told too");
    let told = |game: &Value| (game["round"].as_i64(), game["opponent_number"].as_i64(), game["rated"].as_bool());
    assert_eq!(told(&games[0]), (Some(1), Some(2), Some(true)));
    assert_eq!(told(&games[1]), (Some(2), Some(3), Some(false)));
    assert_eq!(players[2]["initial"]["standing"], "too few games");
    assert!(report["objections"].as_array().is_some_and(|objections| !objections.is_empty()));
    let wrong = program(&["rating", "change", "--own", "2000", "--k", "20", "2000x1"]);
    assert!(!wrong.status.success());
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("2310w="), "an example is shown");
}
