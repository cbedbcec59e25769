//! `sonneborn replay --claim` as arbiters call it: records that prove nothing, and what each edition says.

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

const TO_AND_FRO: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
const UNPROMOTED: &str = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 50\"]\n\n50. a8";
const TEN_MOVES: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 Nf6 \
    10. Ng1 Ng8 11. Nf3";
const STOOD: &str = "1. Nb1d5 Nf6 2. Rb1 Ng8 3. Ra1 Nf6 4. Rb1 Ng8 5. Ra1 Nf6 6. Rb1 Ng8";

const RIGHT: i32 = 0;
const WRONG: i32 = 1;
const NOT_DECIDED: i32 = 2;
const USAGE: i32 = 64;

#[test]
fn each_dispute_gets_its_answer_by_edition() {
    for (record, arguments, status, words) in [
        ("1. e4 e5 2. Nd5", "--claim illegal --by white", NOT_DECIDED, &["2.Nd5 was made by White, who claims"][..]),
        (
            "1. e4 e5 2. Nd5",
            "--claim illegal --by black",
            RIGHT,
            &["7.5.1, penalty by 7.5.5", "Black gets 0:02:00 more."],
        ),
        ("1. e4 e5 2. Sf3", "--claim illegal --by black", NOT_DECIDED, &["mend line 1", "“Sf3” as Nf3"]),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1",
            "--claim threefold --by black --announced Sg8",
            NOT_DECIDED,
            &["ask which move"],
        ),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1",
            "--claim threefold --by black --announced 马g8",
            NOT_DECIDED,
            &["ask which move"],
        ),
        ("1. Nf3 Nf6 2. Ngl Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "--claim threefold --by white", NOT_DECIDED, &["“Ngl” as Ng1"]),
        (TO_AND_FRO, "--claim threefold --by white", RIGHT, &["article 9.2.2 (9.2.3)"]),
        (TO_AND_FRO, "--claim threefold --by white --edition 2018", RIGHT, &["article 9.2.1.2 (9.2.2)"]),
        (TO_AND_FRO, "--claim threefold --by white --edition 2001", RIGHT, &["article 9.2(2) (9.2)"]),
        (
            UNPROMOTED,
            "--claim illegal --by black --edition 2001",
            RIGHT,
            &["7.4(1)", "The piece on a7 must be moved.", "put back"],
        ),
        (UNPROMOTED, "--claim illegal --by black --edition 1989", RIGHT, &["5.6(4), 6.4", "put back"]),
        (UNPROMOTED, "--claim illegal --by black --edition 2023", RIGHT, &["7.5.2", "queen"]),
        (TEN_MOVES, "--claim board --by white --rate rapid --checked", WRONG, &["A.5.1.2"]),
        (TEN_MOVES, "--claim board --by white --rate rapid --supervised", RIGHT, &["7.2.2"]),
        (
            "1. e4 e5 2. Nd5",
            "--claim illegal --by black --rate rapid --supervised --edition 2014",
            RIGHT,
            &["Black gets 0:02:00 more."],
        ),
        ("1. e4 e5 2. Nd5", "--claim illegal --by black --rate rapid --edition 2014", RIGHT, &["Black wins, 0-1."]),
        (
            "1. e4 e5 2. Nd5",
            "--claim illegal --by black --rate blitz --edition 2018",
            RIGHT,
            &["7.5.5 + B.2", "Black gets 0:01:00 more."],
        ),
        (
            "1. e4 e5 2. Nd5",
            "--claim illegal --by black --rate rapid",
            RIGHT,
            &["7.5.5 + A.3", "Black gets 0:01:00 more."],
        ),
        ("1. e4 e5", "--claim quickplay --by black --quickplay-announced", WRONG, &["Black was not on move"]),
        (
            "1. e4 e5",
            "--claim increment --by white --quickplay-announced --white-clock 0:01:30 --black-clock 0:10:00",
            RIGHT,
            &["III.4", "5 seconds"],
        ),
        (STOOD, "--claim threefold --by white --rate rapid", NOT_DECIDED, &["“Nb1d5” cannot be played"]),
        (STOOD, "--claim threefold --by white --rate rapid --stood", RIGHT, &["9.2.2"]),
        (STOOD, "--claim threefold --by white --stood", NOT_DECIDED, &["rule on the illegal move first"]),
        ("1. e4 ed 2. Nf3", "--claim over --by white", NOT_DECIDED, &["mend line 1"]),
        ("1. е4 e5", "--claim over --by white", NOT_DECIDED, &["“е4” as e4"]),
        ("1. e4 e5\n3. Nf3", "--claim over --by white", NOT_DECIDED, &["The number 3 stands where 2 is due"]),
        (
            "1. e4",
            "--claim threefold --by black --white-clock 1:05 --black-clock 0:10:00",
            USAGE,
            &["1:05:00 or 0:01:05"],
        ),
        (
            "1. e4",
            "--claim threefold --by black --white-clock 2.00 --black-clock 0:10:00",
            USAGE,
            &["2:00:00 or 0:02:00"],
        ),
        ("1. e4", "--claim device --by white", RIGHT, &["11.3.2", "White wins, 1-0."]),
        ("1. e4", "--claim device --by white --lesser-device-penalty", RIGHT, &["the regulations of the event name"]),
        ("1. e4", "--claim distracting --by white", NOT_DECIDED, &["11.5, penalty by 12.9", "a warning"]),
        ("1. e4", "--claim disturbance --by white", NOT_DECIDED, &["12.5", "more time"]),
        ("1. e4 e5", "--claim offer --by white --no-agreement", WRONG, &["do not allow draws by agreement"]),
    ] {
        let (text, code) = asked(record, arguments);
        assert_eq!(code, Some(status), "{record} {arguments}: {text}");
        for part in words {
            assert!(text.contains(part), "{record} {arguments}: \"{part}\" is not in {text}");
        }
        if status == NOT_DECIDED {
            assert!(!text.contains(" gets 0:0") && text.contains("\"result\":null"), "nothing is proposed: {text}");
        }
    }
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
