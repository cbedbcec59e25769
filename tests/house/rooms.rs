//! The rule of the house: the pure rooms touch nothing outside themselves. Who may import whom is said by the crates' own lists.

use std::fs;
use std::path::{Path, PathBuf};

/// Rooms that must give the same answer on every machine at every time.
const PURE: [&str; 12] = [
    "laws",
    "tournament",
    "pairing",
    "certified",
    "prover",
    "standings",
    "rating",
    "exchange",
    "words",
    "i18n",
    "rules",
    "sheets",
];

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
        // What only the build does is no part of a room.
        .filter(|path| !path.ends_with("build"))
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
fn pure_rooms_know_no_web_no_database_no_clock_no_file_and_no_chance() {
    for name in PURE {
        let room = room(name);
        assert!(!room.is_empty(), "the room {name} was not found");
        for (path, text) in room {
            for (number, line) in code(&text) {
                for word in IMPURE {
                    assert!(!line.contains(word), "{}:{}: {word} in a pure room", path.display(), number + 1);
                }
            }
        }
    }
}

/// Players and arbiters are "they", in what users read and in what is written about the code.
#[test]
fn players_and_arbiters_are_they() {
    const WORDS: [&str; 6] = ["he", "she", "his", "him", "himself", "herself"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of = |folder: &str, kind: &str| files(&root.join(folder), kind);
    let english = [of("src/words/en", "ftl"), of("src/manual/texts/en", "md")].concat();
    let code = ["src", "tests", "fuzz"].map(|folder| sources(&root.join(folder))).concat();
    let faces = [of("templates", "html"), of("static", "js")].concat();
    let mut found = Vec::new();
    for path in [english, code, faces].concat() {
        let text = fs::read_to_string(&path).expect("it reads");
        // A word alone in quotes is what this test looks for.
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.contains("const WORDS"));
        for (line, number) in lines {
            let mut words = line.split(|sign: char| !sign.is_alphanumeric() && sign != '-' && sign != '\'');
            if let Some(word) = words.find(|word| WORDS.contains(&word.to_lowercase().as_str()) && *word != "HIM") {
                found.push(format!("{}:{number}: {word}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Chinese has its own colon, semicolon, comma and brackets: `common::label`, `common::list_…` and `common::noted` write the reader's.
#[test]
fn no_template_writes_english_signs_behind_a_message() {
    let templates = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates"), "html");
    assert!(templates.len() > 50, "the templates were not found");
    let is_said = |piece: &str| piece.rsplit("{{").next().is_some_and(|call| call.contains("(frame.lang"));
    for path in templates {
        let text = fs::read_to_string(&path).expect("readable");
        let pieces: Vec<&str> = text.split("}}").collect();
        for pair in pieces.windows(2).filter(|pair| is_said(pair[0])) {
            let behind =
                pair[1].strip_prefix("</").and_then(|rest| rest.split_once('>')).map_or(pair[1], |(_, rest)| rest);
            let is_english = [": ", "; ", ", ", " ("].iter().any(|sign| behind.starts_with(sign));
            assert!(!is_english, "{}: {:?}", path.display(), behind.lines().next());
        }
    }
}

/// A room without tests inside is not built a second time for them, and none is left out unnoticed.
#[test]
fn a_room_is_built_for_its_own_tests_where_it_has_some() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let manifests =
        fs::read_dir(folder).expect("the rooms").map(|room| room.expect("a room").path().join("Cargo.toml"));
    // What is built for browsers and for Python has a workspace of its own.
    let is_tested = |manifest: &String| manifest.contains("[lib]") && !manifest.contains("crate-type");
    for path in manifests {
        let Some(manifest) = fs::read_to_string(&path).ok().filter(is_tested) else { continue };
        let room = path.parent().expect("a room");
        let has_tests = sources(room).iter().any(|path| {
            let text = fs::read_to_string(path).expect("a source reads");
            ["#[test]", "#[actix_web::test]", "proptest!"].iter().any(|test| text.contains(test))
        });
        assert_eq!(has_tests, !manifest.contains("\ntest = false\n"), "{}", room.display());
    }
}

/// The same as in templates, in the code that makes what people read; what FIDE's forms and the journal keep is alike in every language.
#[test]
fn no_message_is_put_together_with_english_brackets() {
    const ALIKE_EVERYWHERE: [&str; 3] = ["norm_certificate.rs", "fide/mod.rs", "rating_report.rs"];
    let mut found = Vec::new();
    for (path, text) in ["pages", "public", "document", "web", "i18n"].into_iter().flat_map(room) {
        let is_alike = ALIKE_EVERYWHERE.iter().any(|form| path.ends_with(form));
        let lines = text.lines().enumerate().filter(|(_, line)| line.contains("format!(") && line.contains("} ("));
        // Two figures of one kind, as `+12 (+8)`, are no words.
        let lines = lines.filter(|(_, line)| !is_alike && !line.contains(":+} ({:+}"));
        found.extend(lines.map(|(number, line)| format!("{}:{}: {}", path.display(), number + 1, line.trim())));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
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
