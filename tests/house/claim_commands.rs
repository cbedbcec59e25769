//! `sonneborn replay` as arbiters call it: how games ended, by the Laws and by house rules.

use std::process::Command;

/// What the program prints for a claim in a record, and its exit status.
fn asked(record: &str, arguments: &str) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    std::fs::write(&file, record).expect("written");
    let words = arguments.split_whitespace();
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    let output = command.arg("replay").arg(&file).args(words).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (text, output.status.code())
}

#[test]
fn results_that_contradict_the_board_and_house_rules_are_named() {
    let mate = "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0";
    assert!(asked(mate, "").0.contains("The recorded result 1-0 contradicts that."));
    assert!(asked(mate, "--json").0.contains("\"contradicted\":true"));
    assert!(!asked("1. f3 e5 2. g4 Qh4# 0-1", "").0.contains("contradicts"));
    let thirty = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 w - - 59 60\"]\n\n60. Kd2";
    assert!(asked(thirty, "--json --edition qq").0.contains("\"by\":\"thirty\""));
    let seventy_five = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 w - - 149 99\"]\n\n99. Kd2";
    assert!(asked(seventy_five, "--json").0.contains("\"by\":\"seventy-five\""));
}
