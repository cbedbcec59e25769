//! The large test (question 33) with stand-ins for the other program: one that agrees, and one that never does.

use crate::hall::sonneborn;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A program that is called as another one.
fn stand_in(folder: &Path, script: &str) -> PathBuf {
    let path = folder.join("other");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may be run");
    path
}

/// Whether nothing differs, and the report.
fn compared(folder: &Path, other: &Path, axes: &[&str]) -> (bool, String) {
    let (folder, other) = (folder.to_str().expect("UTF-8"), other.to_str().expect("UTF-8"));
    let mut arguments = vec!["--lang", "en", "compare", folder, "--pairer", other, "--events", "3"];
    arguments.extend(["--most-players", "16", "--threads", "2"]);
    arguments.extend(axes.iter().flat_map(|axis| ["--axis", *axis]));
    let output = sonneborn(&arguments);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn who_pairs_alike_agrees_in_both_directions() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = stand_in(folder.path(), &format!("exec \"{}\" pair \"$@\"", env!("CARGO_BIN_EXE_sonneborn")));
    let (is_clean, told) = compared(&folder.path().join("test"), &own, &[]);
    assert!(is_clean && told.matches("events: 3, rounds: ").count() == 2, "{told}");
}

#[test]
fn what_differs_is_grouped_kept_and_not_done_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let differing = "case \"$*\" in *-g*) exit 2;; esac\n\
        printf 'x: Round #1\\n  Checker pairings        Tournament pairings \\n      1 -   2                   2 -   1\\n\\n'";
    let other = stand_in(folder.path(), differing);
    let test = folder.path().join("test");
    let (is_clean, told) = compared(&test, &other, &[]);
    assert!(!is_clean, "{told}");
    assert!(
        told.contains(
            "the same pairs with other colours: 3×, in so many events: 3 (seeds ordinary-1 loss-scores-2 odd-rounds-3)"
        ),
        "{told}"
    );
    assert!(told.contains("the other generator gave no event: 3×, in so many events: 3"), "{told}");
    assert!(
        test.join("loss-scores-ours-2.trf").exists() && test.join("loss-scores-ours-2.txt").exists(),
        "the event and the other's answer"
    );
    let record = test.join("compared.txt");
    let lines = || fs::read_to_string(&record).expect("kept");
    assert_eq!(lines().lines().count(), 6);
    assert_eq!(compared(&test, &other, &[]).1, told);
    assert_eq!(lines().lines().count(), 6, "nothing is done twice");
    // The power fails in the middle of a line: that event is done again.
    fs::write(&record, lines().trim_end()).expect("cut off");
    assert_eq!(compared(&test, &other, &[]).1, told);
    assert_eq!(lines().lines().count(), 6);
}

#[test]
fn each_axis_has_its_line_and_is_tried_one_way_where_the_other_cannot_make_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = stand_in(folder.path(), &format!("exec \"{}\" pair \"$@\"", env!("CARGO_BIN_EXE_sonneborn")));
    let (is_clean, told) = compared(&folder.path().join("test"), &own, &["unrated", "last-rounds"]);
    assert!(is_clean, "{told}");
    let lines = |line: &str| told.lines().filter(|told| told.trim_start().starts_with(line)).count();
    assert_eq!((lines("unrated: events: 2"), lines("last-rounds: events: 1"), lines("ordinary")), (1, 2, 0), "{told}");
}
