//! What happens to the file under a running server, or between two starts: deleted, moved, replaced, cut off, flipped, no space left.
//! Nothing that was acknowledged is lost without a word, reading goes on, nobody is logged out, and every page names the cause.

use crate::backends::{is_root, run, sqlite};
use crate::chain::tamper;
use crate::common::skipped;
use crate::desk::{actor, event, result};
use crate::process::{SAID, told};
use crate::running::{Hall, wait_for};
use sonneborn::desk::{Attempt, Desk};
use sonneborn::store::{Database, Store, Trouble};
use sonneborn::tournament::acts::{Act, RegisterPlayers};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const PAGES: [&str; 8] =
    ["/", "/t/1", "/t/1/players", "/t/1/journal", "/p/1", "/p/1/standings", "/p/1/projector", "/account"];

fn file(hall: &Hall) -> PathBuf {
    hall.data.join("sonneborn.sqlite")
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

/// Every page is there, names the cause, and knows who is logged in.
fn all_pages_say(hall: &Hall, cause: &str) {
    for path in PAGES {
        let page = hall.get(path);
        assert!(page.starts_with("HTTP/1.1 200") && page.contains(cause), "{path}: {page}");
        assert!(path.starts_with("/p/") || page.contains("/log-out"), "{path}: still logged in: {page}");
    }
}

fn says_nothing_of(hall: &Hall, cause: &str) -> bool {
    PAGES.iter().all(|path| !hall.get(path).contains(cause))
}

#[test]
fn acts_are_refused_while_the_file_is_deleted_moved_or_replaced_and_none_that_was_saved_is_gone() {
    let hall = Hall::open(&[]);
    let token = hall.token(1);
    let refused = (503, "read_only".to_owned());
    assert_eq!(hall.register(&token, "Before, B").0, 200);
    let (file, away) = (file(&hall), hall.data.join("away"));
    fs::rename(&file, &away).expect("moved");
    assert_eq!(hall.register(&token, "Gone, G"), refused);
    all_pages_say(&hall, "deleted, moved or replaced");
    fs::copy(&away, &file).expect("another file under the name");
    assert_eq!(hall.register(&token, "Gone, G"), refused);
    fs::rename(&away, &file).expect("back");
    assert_eq!(hall.register(&token, "After, A").0, 200);
    assert!(says_nothing_of(&hall, "Nothing can be saved"));
    let hall = hall.again(false, &[]);
    let names = hall.names(&token);
    let is_there = |name: &str| names.iter().any(|other| other == name);
    assert_eq!(["Before, B", "After, A", "Gone, G"].map(is_there), [true, true, false], "{names:?}");
    fs::remove_file(self::file(&hall)).expect("deleted");
    assert_eq!(hall.register(&token, "Gone, G"), refused);
    assert!(hall.server.stop());
}

/// What was saved is not there after the next start: it is told, on the console, on every page and by `verify`, and nothing is
/// written that would hide it.
#[test]
fn a_log_that_was_cut_off_damaged_or_taken_away_is_told_at_the_start() {
    let hall = Hall::open(&[]);
    let token = hall.token(1);
    let mut hall = hall.again(false, &[]);
    let old = TempDir::new().expect("a temporary folder");
    fs::copy(file(&hall), old.path().join("older")).expect("copied");
    for number in 0..12 {
        assert_eq!(hall.register(&token, &format!("Player, {number}")).0, 200);
    }
    let all = hall.names(&token);
    // As a crash leaves it: the newest acts are in the log alone.
    hall.kill();
    let wal = beside(&file(&hall), "-wal");
    let log = fs::read(&wal).expect("the log of a killed server");
    type Harm = fn(&Path, &Path, &[u8]);
    let harms: [(&str, Harm); 5] = [
        ("whole", |_, _, _| {}),
        ("cut off", |_, wal, log| fs::write(wal, &log[..log.len() / 2]).expect("cut")),
        ("flipped", |_, wal, log| {
            let mut log = log.to_vec();
            let middle = log.len() / 2;
            log[middle] ^= 0x10;
            fs::write(wal, log).expect("flipped");
        }),
        ("taken away", |_, wal, _| fs::remove_file(wal).expect("removed")),
        ("an older copy", |file, wal, _| {
            fs::remove_file(wal).expect("removed");
            fs::copy(file.with_file_name("older"), file).expect("copied");
        }),
    ];
    for (name, harm) in harms {
        let folder = TempDir::new().expect("a temporary folder");
        let here = folder.path().join("sonneborn.sqlite");
        for suffix in ["", "-wal", "-saved"] {
            fs::copy(beside(&file(&hall), suffix), beside(&here, suffix)).expect("copied");
        }
        fs::copy(old.path().join("older"), here.with_file_name("older")).expect("copied");
        harm(&here, &beside(&here, "-wal"), &log);
        let restarted = hall.on_copy(folder.path());
        if name == "whole" {
            assert_eq!(restarted.names(&token), all);
            assert!(says_nothing_of(&restarted, "Nothing can be saved"));
            assert_eq!(restarted.register(&token, "Next, N").0, 200);
            assert!(restarted.server.stop());
            continue;
        }
        assert!(restarted.names(&token).len() < all.len(), "{name}: the harm was done");
        all_pages_say(&restarted, "lacks what was saved before");
        assert_eq!(restarted.register(&token, "Next, N"), (503, "read_only".into()), "{name}");
        let said = fs::read_to_string(folder.path().join(SAID)).expect("readable");
        assert!(said.contains("writes that were saved"), "{name}: {said}");
        assert!(restarted.server.stop());
        let (proven, said) = told(&["verify", "--data-dir", folder.path().to_str().expect("UTF-8")]);
        assert!(!proven && said.contains("writes that were saved are missing"), "{name}: {said}");
        // The way on without them, as the page says.
        fs::remove_file(beside(&here, "-saved")).expect("removed");
        let restarted = hall.on_copy(folder.path());
        assert_eq!(restarted.register(&token, "Next, N").0, 200, "{name}");
    }
}

/// A small disk of its own, gone with the test.
pub(crate) struct Disk(PathBuf);

impl Disk {
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }

    /// Nothing more can be written on it.
    pub(crate) fn fill(&self) {
        let mut fills = File::create(self.0.join("ballast")).expect("made");
        while fills.write_all(&[7; 4096]).is_ok() {}
        while fills.write_all(&[7]).is_ok() {}
    }

    /// What was filled less so many octets.
    fn free(&self, octets: u64) {
        let ballast = File::options().write(true).open(self.0.join("ballast")).expect("there");
        let long = ballast.metadata().expect("readable").len();
        ballast.set_len(long - octets).expect("shorter");
    }

    pub(crate) fn empty(&self) {
        fs::remove_file(self.0.join("ballast")).expect("removed");
    }

    pub(crate) fn new(folder: &Path) -> Result<Disk, String> {
        if !is_root() {
            return Err("only root may mount a small disk".into());
        }
        let disk = folder.join("disk");
        fs::create_dir(&disk).map_err(|error| error.to_string())?;
        run(Command::new("mount").args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"]).arg(&disk))?;
        Ok(Disk(disk))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What still runs on it keeps it until it ends.
        let _ = run(Command::new("umount").arg("-l").arg(&self.0));
    }
}

#[test]
fn a_full_disk_is_told_on_every_page_nobody_is_logged_out_and_writing_goes_on_when_there_is_space() {
    let folder = TempDir::new().expect("a temporary folder");
    let disk = match Disk::new(folder.path()) {
        Ok(disk) => disk,
        Err(why) => return skipped(&format!("a full disk: {why}")),
    };
    let hall = Hall::open_in(&disk.0, &[]);
    let token = hall.token(1);
    // Used two hours ago: a page would note when the session was used last, and cannot.
    tamper(&Database::Sqlite(file(&hall)), "UPDATE sessions SET seen_at = seen_at - 7200000000");
    disk.fill();
    // What the server says goes to the same disk: neither that nor the note about the log-in is in anybody's way.
    assert!(hall.get("/").contains("/log-out"), "still logged in");
    let mut saved = Vec::new();
    let refused = (0..2_000).find_map(|number| {
        let name = format!("Player, {number}");
        match hall.register(&token, &name) {
            (200, _) => {
                saved.push(name);
                None
            }
            other => Some(other),
        }
    });
    assert_eq!(refused, Some((503, "read_only".into())));
    all_pages_say(&hall, "the disk is full");
    let undo = hall.post("/t/1/journal/undo", &format!("csrf={}&seen={}&entry=1&seq=1", hall.csrf, hall.seen(1)));
    assert!(!undo.starts_with("HTTP/1.1 303"), "{undo}");
    disk.empty();
    wait_for(|| says_nothing_of(&hall, "the disk is full").then_some(()));
    assert_eq!(hall.register(&token, "After, A").0, 200);
    saved.push("After, A".into());
    let hall = hall.again(true, &[]);
    let names = hall.names(&token);
    for name in &saved {
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{name}");
    }
    assert!(hall.server.stop());
}

#[test]
fn a_disk_is_full_until_acts_fit_on_it_again() {
    let folder = TempDir::new().expect("a temporary folder");
    let disk = match Disk::new(folder.path()) {
        Ok(disk) => disk,
        Err(why) => return skipped(&format!("a full disk: {why}")),
    };
    let store = Store::open_to_serve(Database::Sqlite(disk.0.join("full.sqlite"))).expect("a new file opens");
    let desk = Desk::new(store);
    let id = event(&desk);
    let ana = actor(&desk, "Ana");
    disk.fill();
    let register = |number: u32| {
        let players = vec![PlayerData { name: format!("Player, {number}"), ..PlayerData::default() }];
        let act = RegisterPlayers { players, first_round: RoundNo(2), source: "test".into() };
        desk.perform(id, &ana, &Attempt::of(Act::RegisterPlayers(act)))
    };
    assert!((0..2_000).any(|number| register(number).is_err()), "everything fits on a full disk");
    for (octets, trouble) in [(0, Some(Trouble::Full)), (16 * 1024, Some(Trouble::Full)), (256 * 1024, None)] {
        disk.free(octets);
        desk.follow().expect("a file has one node");
        assert_eq!(desk.store().trouble(), trouble, "{octets} octets free");
    }
    register(2_000).expect("there is room");
}

/// A bit flipped anywhere in the file: the server says that something is wrong, or the flip meant nothing and every journal is as it
/// was.
#[test]
fn a_flipped_bit_is_told_at_the_start_or_harms_nothing() {
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    let (id, ana) = (event(&desk), actor(&desk, "Ana"));
    desk.perform(id, &ana, &Attempt::of(result(None, GameResult::Draw))).expect("done");
    let Database::Sqlite(file) = desk.store().database().clone() else { panic!("a SQLite file") };
    let heads = desk.store().heads().expect("readable");
    desk.store().rest();
    drop(desk);
    let (whole, folder) = (fs::read(&file).expect("readable"), TempDir::new().expect("a temporary folder"));
    let flips: usize = std::env::var("SONNEBORN_FLIPS").ok().and_then(|flips| flips.parse().ok()).unwrap_or(120);
    let (mut told, mut harmless) = (0, 0);
    for flip in 0..flips {
        // Spread over the whole file, every bit of a byte in turn.
        let mut bytes = whole.clone();
        bytes[flip * whole.len() / flips + flip * 7 % 97] ^= 1 << (flip % 8);
        let flipped = folder.path().join(format!("{flip}.sqlite"));
        fs::write(&flipped, bytes).expect("written");
        let Ok(store) = Store::open_to_serve(Database::Sqlite(flipped.clone())) else {
            told += 1;
            continue;
        };
        let is_told = store.trouble() == Some(Trouble::Damaged);
        let desk = Desk::new(store);
        if is_told || !desk.set_aside().is_empty() {
            told += 1;
        } else {
            assert_eq!(desk.store().heads().expect("readable"), heads, "flip {flip}: silently another journal");
            harmless += 1;
        }
        drop(desk);
        fs::remove_file(&flipped).expect("removed");
    }
    println!("{flips} flips: {told} told, {harmless} outside of the journals");
    assert!(told > 0, "no flip was told");
}
