//! What the machine found, as it printed it: each file of `tests/hall/cases` has the acts that broke a promise once.
//! `SONNEBORN_CASE=byes` plays those that have it in their name.

use crate::script::replayed;
use std::fs;
use std::path::Path;

#[test]
fn what_was_found_once_stays_mended() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/hall/cases");
    let only = std::env::var("SONNEBORN_CASE").unwrap_or_default();
    let mut played = 0;
    for file in fs::read_dir(folder).expect("the cases are there") {
        let path = file.expect("readable").path();
        if !path.to_string_lossy().contains(&only) {
            continue;
        }
        println!("{}", path.display());
        replayed(&fs::read_to_string(&path).expect("UTF-8"));
        played += 1;
    }
    assert!(played >= 6 || !only.is_empty(), "only {played} cases");
}
