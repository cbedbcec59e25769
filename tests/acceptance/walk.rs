//! The walk of the commission's folder, followed: each page is opened in its state, and what is to be pressed is there; each command is
//! called, and prints what one is told to see. So is the conformance: each test that it names is there.

use crate::hall::{Hall, printed, said, sonneborn};
use sonneborn::manual::acceptance::{Checklist, Scope};
use sonneborn::manual::commission::{self, Facts, Row, Step};
use std::collections::BTreeMap;
use std::path::Path;

fn steps() -> Vec<Step> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/manual/commission/walk.csv");
    let walk = std::fs::read_to_string(file).expect("the walk");
    let steps = commission::rows(&walk).into_iter().filter_map(|row| match row {
        Row::Step(step) => Some(step),
        Row::Heading(_) => None,
    });
    steps.collect()
}

/// What stands between a mark and the next: `**bold**`, `` `code` ``.
fn between<'t>(text: &'t str, mark: &str) -> Vec<&'t str> {
    text.split(mark).skip(1).step_by(2).collect()
}

/// An event as the walk says it is in a state.
async fn in_state(state: &str) -> Hall {
    let played = match state {
        "server" | "new" => return Hall::with(8).await,
        "draft" => {
            let hall = Hall::with(8).await;
            hall.done("/rounds/1/pair", &[]).await;
            return hall;
        }
        "playing" => 0,
        "later" => 3,
        "played" => 5,
        other => panic!("{other} is no state"),
    };
    let hall = Hall::with(8).await;
    for round in 1..=played {
        hall.play(round).await;
    }
    match state {
        "playing" => {
            hall.publish(1).await;
            for board in 2..=4 {
                hall.enter(1, board, "1-0").await;
            }
        }
        "later" => hall.publish(4).await,
        _ => {}
    }
    hall
}

#[actix_web::test]
async fn what_is_to_be_pressed_is_on_the_page() {
    let mut by_state: BTreeMap<String, Vec<Step>> = BTreeMap::new();
    for step in steps().into_iter().filter(|step| !step.page.is_empty()) {
        by_state.entry(step.state.clone()).or_default().push(step);
    }
    let mut missing = Vec::new();
    for (state, steps) in by_state {
        let hall = in_state(&state).await;
        for step in steps {
            // Who is not logged in sees the page of the log-in.
            let page = match step.page.as_str() {
                "/log-in" => hall.site.stranger().get(&step.page).await,
                path => hall.ana.get(path).await,
            };
            let text = page.body.replace("&#39;", "'").replace("&quot;", "\"");
            let told = || format!("{}: {} {} {}", step.number, state, step.page, page.status);
            if page.status != 200 {
                missing.push(told());
            }
            let absent = between(&step.press, "**").into_iter().filter(|label| !text.contains(label));
            missing.extend(absent.map(|label| format!("{}: no {label}", told())));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn what_is_to_be_called_prints_what_is_told() {
    for step in steps().into_iter().filter(|step| step.state == "command") {
        let folder = tempfile::tempdir().expect("a folder");
        let mut told = String::new();
        for line in between(&step.press, "`") {
            let words: Vec<String> = line
                .split_whitespace()
                .skip(1)
                .map(|word| match word.ends_with(".trf") {
                    true => folder.path().join(word).to_string_lossy().into_owned(),
                    false => word.to_owned(),
                })
                .collect();
            let output = sonneborn(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(output.status.success(), "{}: {line}: {}", step.number, String::from_utf8_lossy(&output.stderr));
            told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        }
        for seen in between(&step.sees, "**") {
            assert!(told.contains(seen), "{}: no {seen} in {told:.2000}", step.number);
        }
    }
}

/// Whatever is asked of a system has its row.
#[test]
fn every_question_that_is_asked_has_its_step() {
    let (checklist, steps) = (Checklist::ours(), steps());
    let numbers: Vec<u16> = steps.iter().map(|step| step.number).collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    let asked = checklist.questions.iter().filter(|one| {
        let is_asked = Scope::ALL.iter().any(|scope| checklist.is_asked(one, *scope));
        is_asked && one.wanted.is_some() && !numbers.contains(&one.number)
    });
    let missing: Vec<u16> = asked.map(|question| question.number).collect();
    assert_eq!(missing, [0; 0], "without a step");
}

#[test]
fn the_tests_that_the_conformance_names_are_there() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/manual/commission/conformance.csv");
    let mut reader = csv::Reader::from_path(file).expect("the conformance");
    let mut rows = 0;
    for row in reader.records() {
        let row = row.expect("a row");
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&row[3])).expect("the file");
        assert!(text.contains(&format!("fn {}(", &row[4])), "{row:?}");
        rows += 1;
    }
    assert!(rows > 50, "{rows}");
}

/// A sheet for each system that is none of FIDE's, and nothing left to fill in.
#[test]
fn the_papers_are_whole() {
    let papers = commission::papers(&Facts { version: "1.2.3", tests: &[], compared: &["A report".to_owned()] });
    let named = |file: &str| papers.iter().find(|paper| paper.file == file).unwrap_or_else(|| panic!("no {file}"));
    for form in sonneborn::pairing::registry::forms().filter(|form| form.is_offered && !form.system.is_of_fide()) {
        named(&format!("rules/{}.md", form.code));
    }
    for paper in papers.iter().filter(|paper| !paper.file.ends_with(".png")) {
        let text = String::from_utf8(paper.bytes.clone()).expect("UTF-8");
        assert!(!text.contains("{{"), "{}: {text:.300}", paper.file);
    }
    let walk = said(&String::from_utf8_lossy(&named("walk.html").bytes));
    assert!(walk.contains("q068") && walk.contains("Sonneborn 1.2.3"), "{walk:.500}");
    assert!(named("pictures/draft.png").bytes.starts_with(b"\x89PNG"));
}

/// The command: papers, events with their digests, and sums in which nothing differs.
#[test]
fn the_command_makes_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("tec");
    printed(&["acceptance", "--folder", place.to_str().expect("UTF-8"), "--events", "2"]);
    let list = std::fs::read_to_string(place.join("events/list.csv")).expect("the list");
    assert_eq!(list.lines().count(), 1 + 2 * Scope::ALL.len(), "{list}");
    assert!(list.lines().skip(1).all(|line| line.ends_with(",no")), "{list}");
    let sums = std::fs::read_to_string(place.join("SHA256SUMS")).expect("the digests");
    for line in sums.lines() {
        let (digest, file) = line.split_once("  ").expect("a digest and a file");
        let bytes = std::fs::read(place.join(file)).expect("it is there");
        assert_eq!(sonneborn::tournament::digest::Digest::of_bytes(&bytes).to_string(), digest, "{file}");
    }
    let declaration = std::fs::read_to_string(place.join("declaration.html")).expect("the declaration");
    assert!(declaration.contains("sonneborn generate --dutch --seed SEED"), "{declaration:.500}");
}
