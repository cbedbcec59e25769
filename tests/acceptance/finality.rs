//! Questions 161, 164, 165 and 169 at every door: all files of the registry, all papers by their names, FIDE's forms, and all public
//! pages, of an event with an adjourned game and of one with three of five rounds played. None of them says that it is the end.

use crate::hall::{CONFIRMED, Hall, said};
use crate::site::Page;
use actix_web::http::StatusCode;
use sonneborn::desk::files::{EventFile, FileFormat};
use sonneborn::exchange::table::xlsx;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::statement::WhileOpen;
use sonneborn::web::papers;
use std::io::Write;
use std::process::{Command, Stdio};

/// What every marked file, paper and page says.
const MARK: &str = "Not final";
/// FIDE's forms beside that.
const DRAFT: &str = "DRAFT";

/// Papers that say nothing which could be final: lists of people, pairings and results of a round, forms, the book before the event.
const INDIFFERENT: [&str; 22] = [
    "players",
    "players-by-name",
    "check-in",
    "pairings",
    "pairings-by-name",
    "boards-by-name",
    "results",
    "schedule",
    "slips",
    "cards",
    "receipts",
    "notice",
    "teams",
    "team-pairings",
    "line-ups",
    "line-ups-blank",
    "match-sheets",
    "place-cards",
    "badges",
    "labels-21",
    "labels-24",
    "labels-14",
];
/// The same of files.
const INDIFFERENT_FILES: [EventFile; 7] = [
    EventFile::Players,
    EventFile::PlayersSheet,
    EventFile::Pairings,
    EventFile::BlankGames,
    EventFile::PlayOffRapid,
    EventFile::PlayOffBlitz,
    EventFile::Whole,
];

/// How an event is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpenBy {
    AdjournedGame,
    RoundsToCome,
}

/// A Swiss with everything played but what is open.
async fn event(by: OpenBy) -> Hall {
    let (rounds, played) = match by {
        OpenBy::AdjournedGame => ("3", 3),
        OpenBy::RoundsToCome => ("5", 3),
    };
    let hall = Hall::of(&[("rounds", rounds), ("tie_breaks", "DE")], 6).await;
    for round in 1..=played {
        hall.done(&format!("/rounds/{round}/pair"), &CONFIRMED).await;
        hall.done(&format!("/rounds/{round}/publish"), &CONFIRMED).await;
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            let is_open = by == OpenBy::AdjournedGame && (round, board) == (2, 1);
            hall.enter(round, board, if is_open { "adj" } else { "1-0" }).await;
        }
    }
    hall
}

/// The text of a PDF; none where no reader is installed.
fn text_of(pdf: &[u8]) -> Option<String> {
    let reader =
        Command::new("pdftotext").args(["-layout", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut reader = reader.map_err(|_| crate::common::skipped("no pdftotext")).ok()?;
    let mut input = reader.stdin.take()?;
    let pdf = pdf.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&pdf));
    let output = reader.wait_with_output().ok()?;
    writer.join().expect("it writes").ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn words_of(file: EventFile, page: &Page) -> String {
    match file.format() {
        FileFormat::Spreadsheet => {
            let grid = xlsx::read(&page.bytes).expect("our own workbook");
            grid.rows.into_iter().flat_map(|row| row.cells).collect::<Vec<_>>().join(" ")
        }
        FileFormat::Csv | FileFormat::Text | FileFormat::Pgn | FileFormat::Json => page.body.clone(),
    }
}

async fn hold_files(hall: &Hall, by: OpenBy) {
    let mut made = 0;
    for &file in EventFile::ALL {
        let address = format!("/t/1{}", file.path());
        let page = hall.ana.get(&address).await;
        let of_rating = file.while_open() == WhileOpen::Asked;
        let indifferent = file.while_open() == WhileOpen::Indifferent;
        assert_eq!(indifferent, INDIFFERENT_FILES.contains(&file), "{file:?} has its place in the test's own list");
        match page.status {
            StatusCode::NOT_FOUND => continue,
            StatusCode::CONFLICT => {
                let is_16 = file == EventFile::Report16 && by == OpenBy::AdjournedGame;
                assert!(of_rating || is_16, "{file:?}: {}", said(&page.body));
            }
            status => {
                assert_eq!(status, StatusCode::OK, "{file:?} {by:?}: {}", said(&page.body));
                assert!(!of_rating, "{file:?} {by:?} is handed out without a word");
                let words = words_of(file, &page);
                assert!(indifferent || words.contains(MARK), "{file:?} {by:?}: {words}");
                made += 1;
            }
        }
        if of_rating {
            let asked = hall.ana.get(&format!("{address}?so_far=yes")).await;
            match by {
                OpenBy::AdjournedGame => assert_eq!(asked.status, StatusCode::CONFLICT, "{file:?}"),
                OpenBy::RoundsToCome => {
                    assert!(asked.body.contains("### Not final @ Round 3: rounds to come"), "{file:?}")
                }
            }
        }
    }
    assert!(made >= 10, "{made} files were made");
}

async fn hold_papers(hall: &Hall, by: OpenBy) {
    let mut made = 0;
    for name in papers::ALL.iter().map(|paper| paper.name) {
        let page = hall.ana.get(&format!("/t/1/papers/{name}.pdf")).await;
        if name == "certificates" {
            assert_eq!(page.status, StatusCode::BAD_REQUEST, "{by:?}: a place is certified while something is open");
            assert!(page.body.contains("Still open"), "{}", said(&page.body));
        }
        if page.status != StatusCode::OK {
            continue;
        }
        let Some(text) = text_of(&page.bytes) else { return };
        let is_marked = text.to_lowercase().contains(&MARK.to_lowercase());
        let is_part_of_pack = ["round-pack", "order-book"].contains(&name);
        assert!(is_part_of_pack || is_marked != INDIFFERENT.contains(&name), "{name} {by:?}: {text}");
        made += 1;
    }
    assert!(made >= 15, "{made} papers were made");
    for form in ["it3.pdf", "arbiters.pdf", "ratings.pdf"] {
        let page = hall.ana.get(&format!("/t/1/reports/{form}")).await;
        let Some(text) = text_of(&page.bytes) else { return };
        assert!(text.contains(DRAFT), "{form} {by:?}: {text}");
    }
}

async fn hold_public_pages(hall: &Hall, by: OpenBy) {
    for path in
        ["/standings", "/crosstable", "/pictures", "/bracket", "/projector?show=standings", "/news.atom", "/players/0"]
    {
        let page = hall.ana.get(&format!("/p/1{path}")).await;
        if page.status == StatusCode::NOT_FOUND {
            continue;
        }
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.body.contains(MARK), "{path} {by:?}: {}", page.body);
    }
    let standings = hall.page("/standings").await;
    assert!(standings.contains(MARK), "the arbiter's own page: {}", said(&standings));
}

async fn hold_all(by: OpenBy) {
    let hall = event(by).await;
    hold_files(&hall, by).await;
    hold_papers(&hall, by).await;
    hold_public_pages(&hall, by).await;
}

#[actix_web::test]
async fn nothing_of_a_swiss_is_final_with_a_game_adjourned() {
    hold_all(OpenBy::AdjournedGame).await;
}

#[actix_web::test]
async fn nothing_of_a_swiss_is_final_with_rounds_to_come() {
    hold_all(OpenBy::RoundsToCome).await;
}

/// The end: the same event, finished, says nothing of it any more, and certificates are printed.
#[actix_web::test]
async fn what_is_final_says_nothing() {
    let hall = event(OpenBy::AdjournedGame).await;
    assert_eq!(hall.result(2, 1, "adj", "½-½", &CONFIRMED).await.status, StatusCode::SEE_OTHER);
    for &file in EventFile::ALL {
        let page = hall.ana.get(&format!("/t/1{}", file.path())).await;
        assert!(page.status == StatusCode::NOT_FOUND || page.status == StatusCode::OK, "{file:?}");
        assert!(page.status != StatusCode::OK || !words_of(file, &page).contains(MARK), "{file:?}");
    }
    assert!(hall.ana.get("/t/1/papers/certificates.pdf").await.body.starts_with("%PDF"));
    let Some(text) = text_of(&hall.ana.get("/t/1/reports/it3.pdf").await.bytes) else { return };
    assert!(!text.contains(DRAFT), "{text}");
    assert!(!hall.ana.get("/p/1/standings").await.body.contains(MARK));
}
