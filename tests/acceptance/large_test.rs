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
fn compared(folder: &Path, other: &Path) -> (bool, String) {
    let (folder, other) = (folder.to_str().expect("UTF-8"), other.to_str().expect("UTF-8"));
    let output = sonneborn(&[
        "--lang",
        "en",
        "compare",
        folder,
        "--pairer",
        other,
        "--events",
        "3",
        "--most-players",
        "16",
        "--threads",
        "2",
    ]);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn who_pairs_alike_agrees_in_both_directions() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = stand_in(folder.path(), &format!("exec \"{}\" pair \"$@\"", env!("CARGO_BIN_EXE_sonneborn")));
    let (is_clean, told) = compared(&folder.path().join("test"), &own);
    assert!(is_clean && told.matches("events: 3, rounds: ").count() == 2, "{told}");
}

#[test]
fn what_differs_is_grouped_kept_and_not_done_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let differing = "case \"$*\" in *-g*) exit 1;; esac\n\
        printf 'x: Round #1\\n  Checker pairings        Tournament pairings \\n      1 -   2                   2 -   1\\n\\n'";
    let other = stand_in(folder.path(), differing);
    let test = folder.path().join("test");
    let (is_clean, told) = compared(&test, &other);
    assert!(!is_clean, "{told}");
    assert!(told.contains("the same pairs with other colours: 3×, in so many events: 3 (seeds 1 2 3)"), "{told}");
    assert!(told.contains("the other generator gave no event: 3×, in so many events: 3"), "{told}");
    assert!(test.join("ours-2.trf").exists() && test.join("ours-2.txt").exists(), "the event and the other's answer");
    let record = test.join("compared.txt");
    let lines = || fs::read_to_string(&record).expect("kept");
    assert_eq!(lines().lines().count(), 6);
    assert_eq!(compared(&test, &other).1, told);
    assert_eq!(lines().lines().count(), 6, "nothing is done twice");
    // The power fails in the middle of a line: that event is done again.
    fs::write(&record, lines().trim_end()).expect("cut off");
    assert_eq!(compared(&test, &other).1, told);
    assert_eq!(lines().lines().count(), 6);
}
