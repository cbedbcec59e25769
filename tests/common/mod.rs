//! What several test binaries share: where the golden data lies, and how a test says that it was skipped.

#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};
use std::time::Duration;

/// A test that waits for something gives up after this. It measures nothing: whatever comes at all comes earlier on the busiest machine.
pub const PATIENCE: Duration = Duration::from_secs(600);

/// The project's own folder, which has `Cargo.lock`, from whichever crate a test is built.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("the workspace has a lock").to_owned()
}

/// The golden data of other programs, or `None` (and SKIPPED printed) where they are not at hand.
///
/// They are looked for in `SONNEBORN_GOLDEN`, then in `../shared/golden` beside the project.
pub fn golden(part: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SONNEBORN_GOLDEN").map_or_else(|| root().join("../shared/golden"), PathBuf::from);
    let folder = root.join(part);
    if folder.exists() {
        return Some(folder);
    }
    skipped(&format!("no golden data at {}", folder.display()));
    None
}

/// Says that a test did not run, and why.
///
/// # Panics
/// In continuous integration (`CI=true`), where nothing may be skipped.
pub fn skipped(why: &str) {
    assert!(std::env::var("CI").as_deref() != Ok("true"), "skipped in CI: {why}");
    eprintln!("SKIPPED {why}");
}

/// Holds a text to the file that was looked at: what changed in it is meant, or not. `HELD=write` writes the file anew.
///
/// # Panics
/// If they differ, with the first line that does.
pub fn held(file: &str, found: &str) {
    let path = root().join(file);
    if std::env::var("HELD").as_deref() == Ok("write") {
        std::fs::write(&path, found).expect("the file is written");
    }
    let held = std::fs::read_to_string(&path).unwrap_or_default();
    let lines = held.lines().map(Some).chain(std::iter::repeat(None));
    let differs = (1..).zip(lines.zip(found.lines())).find(|(_, (held, found))| *held != Some(found));
    assert!(held == found, "{file}, line {differs:?}: held and found; if it is meant, run the test with HELD=write");
}
