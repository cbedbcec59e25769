//! The rule of the house: a room imports only from rooms below it, and the pure rooms touch nothing outside themselves.

use std::fs;
use std::path::{Path, PathBuf};

/// Each room with the rooms that it may import from, besides itself.
const MAY_IMPORT: [(&str, &[&str]); 13] = [
    ("laws", &[]),
    ("tournament", &["laws"]),
    // The generator draws results by FIDE's table of expected scores.
    ("pairing", &["tournament", "standings", "rating"]),
    ("rating", &["laws", "tournament"]),
    ("standings", &["tournament", "rating"]),
    // Files carry words too: headings of tables, the `###` lines of a report.
    ("exchange", &["tournament", "pairing", "standings", "rating", "i18n"]),
    ("i18n", &["laws", "tournament", "pairing", "standings", "rating", "exchange"]),
    ("store", &["tournament", "exchange"]),
    ("document", &["laws", "tournament", "pairing", "standings", "rating", "exchange", "i18n"]),
    ("manual", &["laws", "tournament", "pairing", "i18n", "document"]),
    ("desk", &["laws", "tournament", "pairing", "standings", "rating", "exchange", "i18n", "store", "document"]),
    (
        "web",
        &[
            "laws",
            "tournament",
            "pairing",
            "standings",
            "rating",
            "exchange",
            "i18n",
            "store",
            "document",
            "manual",
            "desk",
        ],
    ),
    (
        "cli",
        &[
            "laws",
            "tournament",
            "pairing",
            "standings",
            "rating",
            "exchange",
            "i18n",
            "store",
            "document",
            "manual",
            "desk",
            "web",
        ],
    ),
];

/// Rooms that must give the same answer on every machine at every time.
const PURE: [&str; 7] = ["laws", "tournament", "pairing", "standings", "rating", "exchange", "i18n"];

/// What a pure room must not name.
const IMPURE: [&str; 12] = [
    "actix_web",
    "diesel",
    "Utc::now",
    "Local::now",
    "SystemTime",
    "Instant::now",
    "std::fs",
    "std::env",
    "std::net",
    "rand::",
    "tokio::",
    "std::process",
];

/// How long a line of a template may be, so that it reads beside another file.
const TEMPLATE_LINE: usize = 160;

fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries
        .map(|entry| entry.expect("the folder lists").path())
        .flat_map(|path| if path.is_dir() { files(&path, kind) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == kind))
        .collect()
}

pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    files(folder, "rs")
}

fn room(name: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
    sources(&folder).into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a source reads"))).collect()
}

/// The code of a file up to its unit tests, without comments.
pub(crate) fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
    text[..tests].lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
}

#[test]
fn no_room_imports_from_a_room_above_it() {
    let rooms: Vec<&str> = MAY_IMPORT.iter().map(|(room, _)| *room).collect();
    let mut read = 0;
    for (name, allowed) in MAY_IMPORT {
        for (path, text) in room(name) {
            read += 1;
            for (number, line) in code(&text) {
                for other in rooms.iter().filter(|other| **other != name && !allowed.contains(*other)) {
                    let named = line.contains(&format!("crate::{other}::"));
                    assert!(!named, "{}:{}: {name} imports from {other}", path.display(), number + 1);
                }
            }
        }
    }
    assert!(read > 50, "the rooms were not found");
}

#[test]
fn pure_rooms_know_no_web_no_database_no_clock_no_file_and_no_chance() {
    for name in PURE {
        for (path, text) in room(name) {
            for (number, line) in code(&text) {
                for word in IMPURE {
                    assert!(!line.contains(word), "{}:{}: {word} in a pure room", path.display(), number + 1);
                }
            }
        }
    }
}

#[test]
fn templates_can_be_read_line_by_line() {
    let templates = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates"), "html");
    assert!(templates.len() > 50, "the templates were not found");
    for path in templates {
        for (number, line) in fs::read_to_string(&path).expect("a template reads").lines().enumerate() {
            let long = line.chars().count();
            assert!(long <= TEMPLATE_LINE, "{}:{}: {long} characters in a line", path.display(), number + 1);
        }
    }
}
