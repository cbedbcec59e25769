//! The online club's table of points and its grades.

use crate::common::golden;
use sonneborn::rating::online::{Grade, change, grade};
use sonneborn::tournament::outcome::Mark;
use std::fs;

fn rows(file: &str) -> Option<Vec<Vec<String>>> {
    let folder = golden("ratings/qq")?;
    let text = fs::read_to_string(folder.join(file)).expect("the golden file reads");
    Some(text.lines().skip(1).map(|line| line.split(',').map(String::from).collect()).collect())
}

#[test]
fn every_gap_and_result_moves_what_the_club_says() {
    let Some(rows) = rows("qq_table.csv") else { return };
    assert!(rows.len() > 80);
    for row in rows {
        let figure = |column: usize| row[column].parse::<i32>().expect("a figure");
        let mark = match row[1].as_str() {
            "win" => Mark::Win,
            "draw" => Mark::Draw,
            _ => Mark::Loss,
        };
        let opponent = 2000;
        assert_eq!(change(opponent + figure(0), opponent, mark), (figure(2), figure(3)), "{row:?}");
    }
}

#[test]
fn every_grade_begins_where_the_club_says() {
    let Some(rows) = rows("qq_levels.csv") else { return };
    assert!(rows.len() > 30);
    for row in rows {
        let shown = match grade(row[0].parse().expect("points")) {
            Grade::Beginner => "初學者".to_string(),
            Grade::Player(level) => format!("{level}級棋手"),
            Grade::Master(level) => format!("{level}級棋師"),
        };
        assert_eq!(shown, row[1], "{row:?}");
    }
}
