//! `pair`, `check` and `generate` as other programs call them: arguments, answers and exit codes are those of bbpPairings.

use super::common::golden;
use std::path::Path;
use std::process::{Command, Output};

fn sonneborn(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sonneborn")).args(arguments).output().expect("the program starts")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}

/// Four players, one round of three played.
const EVENT: &str = "\
012 Small
142 3
152 W
001    1      A, A                              2000                             1.0          3 w 1
001    2      B, B                              1900                             1.0          4 b 1
001    3      C, C                              1800                             0.0          1 b 0
001    4      D, D                              1700                             0.0          2 w 0
";

#[test]
fn states_are_paired_as_bbp_pairings_does() {
    let Some(folder) = golden("pairing/dutch/states/mix_013p_10r_22098") else { return };
    let scratch = tempfile::tempdir().expect("a folder for the answers");
    for round in ["r01", "r04", "r10"] {
        let (file, expected) = (folder.join(round).with_extension("trf"), folder.join(round).with_extension("pairs"));
        let expected = std::fs::read_to_string(expected).expect("every state has its pairing");
        let printed = sonneborn(&["pair", "--dutch", text(&file), "-p"]);
        assert_eq!(
            (printed.status.code(), String::from_utf8_lossy(&printed.stdout).as_ref()),
            (Some(0), expected.as_str())
        );
        let (out, list) = (scratch.path().join("out"), scratch.path().join("list"));
        let written = sonneborn(&["pair", "--dutch", text(&file), "-p", text(&out), "-l", text(&list)]);
        assert_eq!(written.status.code(), Some(0));
        assert_eq!(std::fs::read_to_string(out).expect("it was written"), expected);
        assert!(std::fs::read_to_string(list).expect("it was written").lines().count() > 1);
    }
}

#[test]
fn exit_codes_tell_what_went_wrong() {
    let scratch = tempfile::tempdir().expect("a folder for broken files");
    let with = |name: &str, content: &str| {
        let path = scratch.path().join(name);
        std::fs::write(&path, content).expect("the folder can be written");
        path
    };
    let (whole, broken) = (with("whole.trf", EVENT), with("broken.trf", &EVENT.replace("3 w 1", "9 w 1")));
    let (total, endless) =
        (with("total.trf", &EVENT.replacen("1.0", "2.0", 1)), with("endless.trf", &EVENT.replace("142 3", "")));
    let impossible = with("impossible.trf", &format!("{EVENT}260 001 003    1    2    3    4\n"));
    let absent = scratch.path().join("absent.trf");
    for (arguments, code) in [
        (vec!["pair", "--dutch", text(&whole), "-p"], 0),
        (vec!["pair", "--dutch", text(&whole), "-c"], 0),
        (vec!["pair", "--dutch", text(&impossible), "-p"], 1),
        (vec!["pair", "--dutch", text(&broken), "-p"], 3),
        (vec!["pair", "--dutch", text(&total), "-p"], 3),
        (vec!["pair", "--dutch", text(&endless), "-p"], 3),
        (vec!["pair", "--no-such-system", text(&whole)], 3),
        (vec!["pair", "--dutch", text(&absent), "-p"], 5),
        (vec!["check", text(&whole)], 0),
    ] {
        let output = sonneborn(&arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let faults = sonneborn(&["pair", "--dutch", text(&broken), "-p"]);
    let told = String::from_utf8_lossy(&faults.stderr).into_owned();
    assert!(told.contains("Line 4, column 95: There is no player 9."), "{told}");
}

#[test]
fn a_generated_tournament_is_repeated_by_its_seed_and_checks() {
    let scratch = tempfile::tempdir().expect("a folder for the tournament");
    let file = scratch.path().join("random.trf");
    let arguments = ["generate", "--seed", "11", "--players", "24", "--rounds", "7", "--eventful", "--baku"];
    let first = sonneborn(&[&arguments[..], &["-o", text(&file)]].concat());
    assert_eq!(first.status.code(), Some(0));
    let written = std::fs::read(&file).expect("it was written");
    assert_eq!(sonneborn(&arguments).stdout, written);
    let checked = sonneborn(&["check", text(&file)]);
    assert_eq!(checked.status.code(), Some(0), "{}", String::from_utf8_lossy(&checked.stdout));
    assert_eq!(String::from_utf8_lossy(&checked.stdout).lines().count(), 7);
    let configuration = scratch.path().join("config");
    std::fs::write(&configuration, "PlayersNumber=10\nRoundsNumber=4\nForfeitRate=20\n").expect("it can be written");
    let by_configuration = sonneborn(&["pair", "--dutch", "-g", text(&configuration), "-o", text(&file), "-s", "3"]);
    assert_eq!(by_configuration.status.code(), Some(0));
    assert!(std::fs::read_to_string(&file).expect("it was written").contains("142 4\r\n"));
}
