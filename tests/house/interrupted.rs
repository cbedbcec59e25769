//! What a killed command, or a program of another version beside a running one, leaves of a database: the next who opens it goes on
//! where the other was stopped, and nothing that was saved is emptied, mixed or begun anew.

use crate::desk::event;
use sonneborn::desk::Desk;
use sonneborn::store::{Database, Store, StoreError, files, keeper, replace};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn open(file: &Path) -> Result<Store, StoreError> {
    Store::open(Database::Sqlite(file.to_path_buf()))
}

/// A database in which one account is, as a killed server leaves it: what was saved is in the log.
fn killed(folder: &Path, name: &str) -> PathBuf {
    let (file, left) = (folder.join("running.sqlite"), folder.join("left.sqlite"));
    let store = open(&file).expect("it opens");
    store.create_account(name, false, 1).expect("written");
    for suffix in ["", "-wal", "-saved", "-heads"] {
        fs::copy(files::beside(&file, suffix), files::beside(&left, suffix)).expect("copied");
    }
    assert!(fs::metadata(files::beside(&left, "-wal")).expect("a log").len() > 0);
    left
}

fn names(file: &Path) -> Vec<String> {
    let store = open(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    store.accounts().expect("readable").into_iter().map(|account| account.name).collect()
}

/// Every place at which `sonneborn restore` can be killed between two of its moves.
#[test]
fn a_restoring_that_was_interrupted_anywhere_is_done_by_whoever_opens_the_database() {
    let steps = ["", "-wal", "-saved", "-heads"].map(|suffix| (suffix, ".before-restore-1"));
    let ends = (0..=steps.len() + 2).flat_map(|undone| [(undone, false), (undone, true)]);
    for (undone, again) in ends {
        let folder = tempfile::tempdir().expect("a folder");
        let (here, there) = (folder.path().join("here"), folder.path().join("there"));
        [&here, &there].into_iter().for_each(|folder| fs::create_dir(folder).expect("made"));
        let (file, backup) = (killed(&here, "Old"), open(&there.join("hall.sqlite")).expect("it opens"));
        backup.create_account("New", false, 1).expect("written");
        backup.backup(&replace::arriving(&file)).expect("copied");
        let kept = replace::place(&file).expect("placed").expect("there was one");
        let arrived = files::beside(&file, ".restoring-1");
        let mut moves: Vec<(PathBuf, PathBuf)> = steps
            .map(|(suffix, kept)| (files::beside(&file, suffix), files::beside(&files::beside(&file, kept), suffix)))
            .into();
        moves.push((files::beside(&arrived, "-heads"), files::beside(&file, "-heads")));
        moves.push((arrived.clone(), file.clone()));
        for (from, to) in moves.into_iter().rev().take(undone) {
            fs::rename(to, from).expect("undone");
        }
        if again {
            // Who restores once more, instead of opening it, has what they restored last.
            backup.create_account("Newer", false, 1).expect("written");
            backup.backup(&replace::arriving(&file)).expect("copied");
            replace::place(&file).expect("placed");
        }
        let now: &[&str] = if again { &["New", "Newer"] } else { &["New"] };
        assert_eq!(names(&file), now, "{undone} moves were left");
        assert_eq!(names(&kept), ["Old"], "{undone} moves were left");
        assert!(!arrived.exists(), "{undone} moves were left");
    }
}

#[test]
fn a_log_whose_file_was_taken_away_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = killed(folder.path(), "Ana");
    let away = folder.path().join("away.sqlite");
    fs::rename(&file, &away).expect("moved");
    assert!(names(&file).is_empty());
    fs::rename(files::beside(&file, "-wal.other-1"), files::beside(&away, "-wal")).expect("the log is kept");
    assert_eq!(names(&away), ["Ana"]);
}

/// Who is killed while what the hall signed is written anew leaves the old file or the new one, and never an empty one, with which a
/// journal that lacks acts would be taken as it is.
#[test]
fn what_the_hall_signed_is_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.sqlite");
    let desk = Desk::new(open(&file).expect("it opens"));
    event(&desk);
    drop(desk);
    let heads = files::beside(&file, "-heads");
    let before = fs::read_to_string(&heads).expect("readable");
    let old = fs::File::open(&heads).expect("readable");
    let _served = Store::open_to_serve(Database::Sqlite(file)).expect("it opens");
    let after = fs::read_to_string(&heads).expect("readable");
    assert!(after.len() < before.len(), "it was written anew");
    assert_eq!(io::read_to_string(old).expect("readable"), before);
}

/// A program of another version that is started beside a running one changes no table under it.
#[test]
fn nothing_is_brought_up_to_date_under_a_running_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.sqlite");
    let running = keeper::lock(&file).expect("locked");
    assert!(matches!(open(&file), Err(StoreError::InUse { .. })));
    drop(running);
    let _store = open(&file).expect("it opens");
    let _running = keeper::lock(&file).expect("locked");
    assert!(open(&file).is_ok(), "commands work beside a server of their version");
}
