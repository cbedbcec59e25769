//! The golden files by folder and ending.

use std::path::{Path, PathBuf};

/// Every file under `folder` with one of the endings, in order of their paths.
pub fn under(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(folder, endings, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder was found before") {
        let path = entry.expect("a folder's entry can be read").path();
        if path.is_dir() {
            collect(&path, endings, found);
        } else if path.extension().and_then(|ending| ending.to_str()).is_some_and(|ending| endings.contains(&ending)) {
            found.push(path);
        }
    }
}
