//! What several test binaries share: where the golden data lies, and how a test says that it was skipped.

#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};

/// The golden data of other programs, or `None` (and SKIPPED printed) where they are not at hand.
///
/// They are looked for in `SONNEBORN_GOLDEN`, then in `../shared/golden` beside the project.
pub fn golden(part: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SONNEBORN_GOLDEN")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/golden"), PathBuf::from);
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
