//! Twenty tasks by keys alone, each judged by what a reader of screens finds afterwards.

use super::screens::demonstration;
use super::{Arbiter, ESCAPE, Hall};
use crate::common::PATIENCE;

const ENTER: &str = "\u{e007}";
const SPACE: &str = " ";
const DOWN: &str = "\u{e015}";

/// A step of a task.
enum Step {
    /// Keys where the focus is.
    Keys(&'static str),
    /// The Tab key until this role and name.
    To(&'static str, &'static str),
    /// Words into a field, which is emptied first.
    Words(&'static str),
    /// Waits for this role with this name.
    Hears(&'static str, &'static str),
}
use Step::{Hears, Keys, To, Words};

/// What is done, where it begins, how, in this order on one event.
const TASKS: [(&str, &str, &[Step]); 22] = [
    ("skip to the content", "/t/1/standings", &[To("link", "Skip"), Keys(ENTER), To("link", "Crosstable")]),
    ("go to a section", "/t/1", &[Keys("gp"), Hears("heading", "Players")]),
    ("see the keys", "/t/1/rounds/6", &[Keys("?"), Hears("dialog", "Keys"), Keys(ESCAPE)]),
    (
        "find a player",
        "/t/1",
        &[Keys("/"), Words("Olsen"), Hears("link", "Olsen"), Keys(ENTER), Hears("heading", "Olsen")],
    ),
    ("begin with what waits", "/t/1", &[Keys("1"), Hears("button", "Publish round 7")]),
    (
        "ask why two are paired",
        "/t/1/rounds/6/why",
        &[
            To("combobox", "Player 2"),
            Keys(DOWN),
            To("button", "Ask"),
            Keys(ENTER),
            Hears("status", ""),
            To("DisclosureTriangle", "why this pair"),
        ],
    ),
    ("publish the draft", "/t/1/rounds/7", &[Keys("p"), Keys(ENTER), Hears("link", "Board 1: ")]),
    ("enter a result", "/t/1/rounds/7", &[Keys("1"), Hears("status", "1-0. Board 2: ")]),
    ("enter a draw and a win", "/t/1/rounds/7", &[Keys("50"), Hears("status", "0-1. Board 4: ")]),
    ("enter a forfeit", "/t/1/rounds/7", &[Keys("f1"), Hears("status", "+ -. Board 5: ")]),
    ("take a result back", "/t/1/rounds/7", &[Keys(DOWN), Keys("1"), Hears("status", "1-0"), Keys("u")]),
    ("enter by the board's number", "/t/1/rounds/7", &[Keys("b"), Words("12 ="), Keys(ENTER), Hears("status", "½-½")]),
    (
        "type the slips again",
        "/t/1/rounds/7",
        &[Keys("c"), Hears("status", "0 of"), Keys("1"), Hears("status", "1 of")],
    ),
    ("open a claim", "/t/1/rounds/7", &[To("link", "claim"), Keys(ENTER), Hears("group", "The game")]),
    (
        "add a player",
        "/t/1/players",
        &[
            Keys("n"),
            Hears("heading", "New player"),
            Words("Keys, Ada"),
            To("button", "Save"),
            Keys(ENTER),
            Hears("link", "Keys, Ada"),
        ],
    ),
    (
        "check a player in",
        "/t/1/players/check-in",
        &[To("button", "Keys, Ada"), Keys(SPACE), Hears("button", "Keys, Ada")],
    ),
    ("open a figure", "/t/1/standings", &[To("cell", ""), Keys(ENTER), Hears("heading", "Points")]),
    (
        "see a picture as a table",
        "/t/1/reports/statistics",
        &[To("DisclosureTriangle", "table"), Keys(ENTER), Hears("columnheader", "Name")],
    ),
    (
        "choose papers",
        "/t/1/papers",
        &[To("combobox", "Round"), Keys(DOWN), To("button", "Choose"), Keys(ENTER), Hears("link", "Print")],
    ),
    (
        "undo in the journal",
        "/t/1/journal",
        &[To("DisclosureTriangle", "Undo"), Keys(ENTER), To("button", "Undo"), Hears("button", "Undo")],
    ),
    ("find one's board", "/p/1", &[To("searchbox", "Find my name"), Words("Olsen"), Hears("cell", "Olsen")]),
    ("change the language", "/p/1", &[To("button", "Deutsch"), Keys(ENTER), Hears("searchbox", "Namen")]),
];

async fn does(ana: &Arbiter, task: &str, step: &Step) {
    match step {
        Keys(keys) => ana.presses_keys(keys).await,
        To(role, name) => ana.tabs_to(role, name).await,
        Words(words) => {
            let field = ana.client.active_element().await.expect("a field has the focus");
            field.send_keys(words).await.unwrap_or_else(|error| panic!("{task}: {error}"));
        }
        Hears(role, name) => {
            let deadline = std::time::Instant::now() + PATIENCE;
            loop {
                let heard = ana.hears().await;
                if heard.iter().any(|one| one.role == *role && one.name.contains(name)) {
                    return;
                }
                if std::time::Instant::now() > deadline {
                    let of_role: Vec<&str> =
                        heard.iter().filter(|one| one.role == *role).map(|one| one.name.as_str()).collect();
                    panic!("{task}: no {role} “{name}”, but {of_role:?}");
                }
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    }
}

#[tokio::test]
async fn twenty_tasks_are_done_by_keys_alone_and_can_be_heard() {
    let Some(hall) = Hall::open() else { return };
    let ana = demonstration(&hall).await;
    ana.has_screen(1200, 900).await;
    for (task, page, steps) in TASKS {
        eprintln!("{task}");
        ana.goes_to(page).await;
        ana.sees("main h1, header h1").await;
        if page.ends_with("/rounds/7") && task != "publish the draft" {
            ana.sees_desk().await;
        }
        for step in steps {
            does(&ana, task, step).await;
        }
        // What was typed is in the journal before the next page is asked for.
        let waits = "return document.getElementById('desk-saved') !== null";
        if ana.runs(waits).await == true {
            ana.sees_words("#desk-saved", "saved").await;
        }
    }
    ana.leaves().await;
}
