//! `pair`, `check` and `generate` as other programs call them: arguments, answers and exit codes are those of bbpPairings.

use super::common::golden;
use sonneborn::pairing::registry;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

fn sonneborn(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sonneborn"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts")
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
    let too_long = with("long.trf", &EVENT.replace("142 3", "142 120"));
    let absent = scratch.path().join("absent.trf");
    let no_folder = scratch.path().join("nowhere").join("out");
    for (arguments, code) in [
        (vec!["pair", "--dutch", text(&whole), "-p"], 0),
        (vec!["pair", "--dutch", text(&whole), "-c"], 0),
        (vec!["pair", "--dutch", text(&impossible), "-p"], 1),
        (vec!["pair", "--dutch", text(&broken), "-p"], 3),
        (vec!["pair", "--dutch", text(&total), "-p"], 3),
        (vec!["pair", "--dutch", text(&endless), "-p"], 3),
        (vec!["pair", "--no-such-system", text(&whole)], 3),
        (vec!["pair", "--dutch", text(&too_long), "-p"], 4),
        (vec!["pair", "--dutch", text(&absent), "-p"], 5),
        (vec!["pair", "--dutch", text(&whole), "-p", text(&no_folder)], 5),
        (vec!["generate", "--players", "1"], 3),
        // Four teams meet in three rounds.
        (vec!["generate", "--team", "--players", "24", "--boards", "5", "--rounds", "5", "--seed", "1"], 3),
        (vec!["check", text(&whole)], 0),
    ] {
        let output = sonneborn(&arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let faults = sonneborn(&["pair", "--dutch", text(&broken), "-p"]);
    let told = String::from_utf8_lossy(&faults.stderr).into_owned();
    assert!(told.contains("Line 4, column 95: There is no player 9."), "{told}");
    // C.04.3 1.9.3: which rule bars whom from whom, and what the arbiter can do.
    let none = sonneborn(&["pair", "--dutch", text(&impossible), "-p"]);
    let told = String::from_utf8_lossy(&none.stderr).into_owned();
    assert!(told.contains("The chief arbiter decides") && told.contains("lift a prohibition"), "{told}");
    assert!(told.contains("A, A can meet nobody: 1 met already (C1), 2 kept apart by the event"), "{told}");
    assert!(none.stdout.is_empty());
}

/// The layout of bbpPairings, tab by tab.
#[test]
fn a_checklist_tells_what_the_engine_knew_of_each_player() {
    let scratch = tempfile::tempdir().expect("a folder for the list");
    let (file, list) = (scratch.path().join("small.trf"), scratch.path().join("small.list"));
    std::fs::write(&file, EVENT).expect("the folder can be written");
    assert_eq!(sonneborn(&["pair", "--dutch", text(&file), "-p", "-l"]).status.code(), Some(0));
    let expected = "
ID\tPts\t--\tPref\tC2\tC14\tC16\t Cur\t\tR1\t

 1\t1.0\t W\t (B)\t Y\t   \t   \t(2B)\t\t 3\t
 2\t1.0\t B\t (W)\t Y\t   \t   \t(1W)\t\t 4\t

 3\t0.0\t B\t (W)\t Y\t   \t   \t(4W)\t\t 1\t
 4\t0.0\t W\t (B)\t Y\t   \t   \t(3B)\t\t 2\t


";
    assert_eq!(std::fs::read_to_string(list).expect("it was written"), expected);
}

#[test]
fn a_generated_tournament_is_repeated_by_its_seed_and_checks() {
    let scratch = tempfile::tempdir().expect("a folder for the tournament");
    let file = scratch.path().join("random.trf");
    let arguments =
        ["generate", "--seed", "11", "--players", "24", "--rounds", "7", "--baku", "--tie-breaks", "BH/C1,SB,DE"];
    let first = sonneborn(&[&arguments[..], &["-o", text(&file)]].concat());
    assert_eq!(first.status.code(), Some(0));
    let written = std::fs::read(&file).expect("it was written");
    assert_eq!(sonneborn(&arguments).stdout, written);
    let checked = sonneborn(&["check", text(&file)]);
    assert_eq!(checked.status.code(), Some(0), "{}", String::from_utf8_lossy(&checked.stdout));
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(told.contains("All 7 rounds are as the engine pairs them."), "{told}");
    assert!(told.contains("places are right by PTS, BH/C1, SB, DE"), "{told}");
    // A place or a total that somebody changed is told with what decides.
    let text_of = String::from_utf8(written).expect("UTF-8");
    let ranked = |text: &str, rank: &str| {
        text.lines().find(|line| line.starts_with("001") && line[85..89].trim() == rank).expect("a player").to_owned()
    };
    let (first, last) = (ranked(&text_of, "1"), ranked(&text_of, "24"));
    let exchanged = text_of
        .replace(&first, &format!("{}  24{}", &first[..85], &first[89..]))
        .replace(&last, &format!("{}   1{}", &last[..85], &last[89..]));
    std::fs::write(&file, &exchanged).expect("it can be written");
    let checked = sonneborn(&["check", text(&file)]);
    assert_eq!(checked.status.code(), Some(1));
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(
        told.contains("2 of 24 places are not right") && told.contains("1 in the file, 24 by the regulations"),
        "{told}"
    );
    std::fs::write(&file, text_of).expect("it can be written");
    // Without a seed one is drawn, told and kept.
    let drawn = sonneborn(&["generate", "--players", "12", "--rounds", "3"]);
    let seed = String::from_utf8_lossy(&drawn.stderr).replace("sonneborn: The seed is ", "").replace(".\n", "");
    assert!(String::from_utf8_lossy(&drawn.stdout).contains(&format!("012 Random tournament {seed}\r\n")), "{seed}");
    let again = sonneborn(&["generate", "--players", "12", "--rounds", "3", "--seed", &seed]);
    assert_eq!(again.stdout, drawn.stdout);
    // A tournament like that one, by the model and by a configuration.
    let like = scratch.path().join("like.trf");
    let modelled = sonneborn(&["pair", "--dutch", text(&file), "-g", "-o", text(&like), "-s", "5"]);
    assert_eq!(modelled.status.code(), Some(0), "{}", String::from_utf8_lossy(&modelled.stderr));
    let players = |file: &Path| {
        let text = std::fs::read_to_string(file).expect("it was written");
        text.split(['\r', '\n']).filter(|line| line.starts_with("001")).count()
    };
    assert_eq!((players(&file), players(&like)), (24, 24));
    let configuration = scratch.path().join("config");
    std::fs::write(&configuration, "PlayersNumber=10\nRoundsNumber=4\nForfeitRate=20\n").expect("it can be written");
    let by_configuration = sonneborn(&["pair", "--dutch", "-g", text(&configuration), "-o", text(&file), "-s", "3"]);
    assert_eq!(by_configuration.status.code(), Some(0));
    assert!(std::fs::read_to_string(&file).expect("it was written").contains("142 4\r\n"));
}

/// Each shape is generated whole, and its own checker finds every round as the engine pairs it and every total as it counts.
#[test]
fn every_shape_is_generated_and_checks() {
    let scratch = tempfile::tempdir().expect("a folder");
    let shapes: [(&str, &[&str]); 18] = [
        ("dutch-2026", &["--players", "20"]),
        ("dutch-2017", &["--players", "20"]),
        ("dubov", &["--players", "20"]),
        ("burstein", &["--players", "20"]),
        ("lim", &["--players", "20"]),
        ("double-swiss", &["--players", "20"]),
        ("round-robin", &["--players", "7"]),
        ("double-round-robin", &["--players", "6"]),
        ("double-round-robin-plain", &["--players", "6"]),
        ("scheveningen", &["--players", "10"]),
        ("double-scheveningen", &["--players", "8"]),
        ("knockout", &["--players", "11"]),
        ("team-swiss", &["--players", "60"]),
        ("team-round-robin", &["--players", "30"]),
        ("team-double-round-robin", &["--players", "20"]),
        ("team-double-round-robin-plain", &["--players", "20"]),
        ("team-knockout", &["--players", "33"]),
        ("by-hand", &["--players", "8"]),
    ];
    let known: BTreeSet<&str> = registry::forms().map(|form| form.code).collect();
    assert_eq!(shapes.iter().map(|(system, _)| *system).collect::<BTreeSet<_>>(), known, "a shape is missing");
    let (by_hand, shapes) = shapes.split_last().expect("some");
    let refused = sonneborn(&[&["generate", "--system", by_hand.0], by_hand.1].concat());
    assert_eq!(refused.status.code(), Some(1), "nobody pairs it");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("by hand"), "{refused:?}");
    for &(system, options) in shapes {
        for seed in ["3", "5"] {
            let file = scratch.path().join(format!("{system}-{seed}.trf"));
            let arguments = [&["generate", "--system", system, "--seed", seed, "-o", text(&file)], options].concat();
            let made = sonneborn(&arguments);
            assert_eq!(made.status.code(), Some(0), "{system}: {}", String::from_utf8_lossy(&made.stderr));
            let report = std::fs::read_to_string(&file).expect("it was written");
            assert_eq!(
                report.contains("\n310"),
                system.starts_with("team") || system.contains("scheveningen"),
                "{system}"
            );
            let checked = sonneborn(&["check", "--system", system, text(&file)]);
            let told = String::from_utf8_lossy(&checked.stdout).into_owned();
            assert_eq!(
                checked.status.code(),
                Some(0),
                "{system}, seed {seed}: {told}{}",
                String::from_utf8_lossy(&checked.stderr)
            );
        }
    }
}

/// A file of another program is spoken of in its own terms.
#[test]
fn an_event_of_teams_without_teams_says_what_to_do() {
    let without = EVENT.replace("152 W", "152 W\n192 FIDE_TEAM_TYPEA_MP_GP");
    let folder = tempfile::tempdir().expect("a folder");
    let report = folder.path().join("teams.trf");
    std::fs::write(&report, without).expect("written");
    let told = |file: &Path| String::from_utf8(sonneborn(&["check", text(file)]).stderr).expect("UTF-8");
    assert!(told(&report).contains("records 310 or 013"), "{}", told(&report));
    let Some(golden) = golden("tunx") else { return };
    let other = told(&golden.join("cro_1386026.TUNX"));
    assert!(other.contains("saved before any were entered") && !other.contains("310"), "{other}");
}
