//! The official exercises of FIDE's tie-break course, and the same under the rules of 2026.

use super::{ALL_ROUNDS, common, read};
use serde_json::Value;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::regulations::TieBreakEdition;

/// The course prints averages with two decimals.
const PRINTED: f64 = 0.006;

#[test]
fn the_exercises_of_the_tie_break_course_come_out() {
    let Some(folder) = common::golden("tiebreaks/exercises") else { return };
    let read_json = std::fs::read(folder.join("held_expected.json")).expect("a file");
    let expected: Value = serde_json::from_slice(&read_json).expect("JSON");
    let exercises = expected["exercises"].as_array().expect("exercises");
    let mut compared = 0;
    for (list, edition) in [("exercises", TieBreakEdition::August2024), ("rules_2026", TieBreakEdition::March2026)] {
        for exercise in expected[list].as_array().expect("exercises") {
            let original = exercises.iter().find(|one| one["no"] == exercise["no"]).expect("an exercise of 2023");
            let file = original["file"].as_str().expect("a file name");
            let tournament = read(&std::fs::read(folder.join(file)).expect("a TRF"));
            let code = exercise["code"].as_str().expect("a code").replace("/V1", "").replace("/V2", "");
            let settings = Settings {
                tie_breaks: vec![code.parse().expect("a tie-break")],
                edition,
                through: ALL_ROUNDS,
                predetermined: original["predetermined"] == true,
            };
            let standings = Standings::of(&tournament, &settings);
            for (number, value) in exercise["expected"].as_object().expect("values") {
                compared += 1;
                let number: u32 = number.parse().expect("a number");
                let case = format!("exercise {} of {edition:?}, {code}, player {number}", exercise["no"]);
                match value {
                    Value::Number(rank) => {
                        assert_eq!(
                            super::ranks(&standings)[number as usize - 1].map(u64::from),
                            rank.as_u64(),
                            "{case}"
                        );
                    }
                    printed => compare(&standings, number, &code, printed.as_str().expect("a value"), &case),
                }
            }
        }
    }
    assert!(compared >= 255, "only {compared} values were found");
}

fn compare(standings: &Standings, number: u32, code: &str, printed: &str, case: &str) {
    let code = if code == "GE" { "REP" } else { code };
    match (super::figure(standings, number, code), printed.parse::<f64>()) {
        (Some(ours), Ok(printed)) => assert!((ours - printed).abs() < PRINTED, "{case}: {ours}, printed {printed}"),
        (ours, printed) => assert!(ours.is_none() && printed.is_err(), "{case}: {ours:?}, printed {printed:?}"),
    }
}

/// The tables at the end of the course: every player, every tie-break.
#[test]
fn the_tables_of_the_course_come_out() {
    let Some(folder) = common::golden("tiebreaks/exercises") else { return };
    let read_json = std::fs::read(folder.join("held_expected.json")).expect("a file");
    let expected: Value = serde_json::from_slice(&read_json).expect("JSON");
    let tournament: Tournament = read(&std::fs::read(folder.join("held_swiss_5.trf")).expect("a TRF"));
    for (table, values) in expected["tables_2023"].as_object().expect("tables") {
        let code = table.replace('_', "/");
        let settings = Settings {
            tie_breaks: vec![code.parse().expect("a tie-break")],
            edition: TieBreakEdition::August2024,
            through: ALL_ROUNDS,
            predetermined: false,
        };
        let standings = Standings::of(&tournament, &settings);
        for (number, value) in values.as_object().expect("values") {
            let number = number.parse().expect("a number");
            let printed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            compare(&standings, number, &code, &printed, &format!("table {code}, player {number}"));
        }
    }
}
