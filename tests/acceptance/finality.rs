//! Questions 161, 164, 165 and 169 at every door: all files of the registry, all papers by their names, FIDE's forms, and all public
//! pages, of events of each kind of system, with an adjourned game and with rounds to come. None of them says that it is the end, and all
//! of them do when it is.

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
const INDIFFERENT: [&str; 24] = [
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
    "labels-30",
    "labels-10",
];
/// The same of files.
const INDIFFERENT_FILES: [EventFile; 8] = [
    EventFile::Players,
    EventFile::PlayersSheet,
    EventFile::SwissManager,
    EventFile::Pairings,
    EventFile::BlankGames,
    EventFile::PlayOffRapid,
    EventFile::PlayOffBlitz,
    EventFile::Whole,
];

/// The round whose game on board 1 is adjourned; of a knock-out the final, which is not paired before the semi-finals are decided.
const ADJOURNED: u16 = 2;

/// How an event is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpenBy {
    AdjournedGame,
    RoundsToCome,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Swiss,
    RoundRobin,
    Knockout,
    Teams,
}

/// Teams of two boards, a row a player; the team stands in the column of the club.
const TEAMS: &str = "Name;Rating;Fed;Club\n\
    Adams, A;2400;NOR;Bergen\nAker, B;2300;NOR;Bergen\n\
    Blanc, A;2350;FRA;Lyon\nBoyer, B;2250;FRA;Lyon\n\
    Ciani, A;2310;ITA;Milano\nConti, B;2210;ITA;Milano\n\
    Dahl, A;2290;SWE;Lund\nDuva, B;2190;SWE;Lund\n";

impl Kind {
    const ALL: [Kind; 4] = [Kind::Swiss, Kind::RoundRobin, Kind::Knockout, Kind::Teams];

    async fn founded(self) -> Hall {
        match self {
            Kind::Swiss => Hall::of(&[("rounds", "5"), ("tie_breaks", "DE")], 10).await,
            Kind::RoundRobin => {
                let fields = [("system", "round-robin"), ("tie_breaks", "SB"), ("numbering", "strength")];
                Hall::of(&fields, 6).await
            }
            Kind::Knockout => Hall::of(&[("system", "knockout"), ("match_games", "1")], 4).await,
            Kind::Teams => {
                let hall = Hall::of(&[("system", "team-swiss"), ("rounds", "3"), ("boards", "2")], 0).await;
                let add = [("do", "add")];
                let done = hall.ana.post_file("/t/1/players/import", &add, ("teams.csv", TEAMS.as_bytes())).await;
                assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", said(&done.body));
                hall
            }
        }
    }

    fn rounds(self) -> u16 {
        match self {
            Kind::Swiss | Kind::RoundRobin => 5,
            Kind::Knockout => 2,
            Kind::Teams => 3,
        }
    }

    /// How many are played where more are to come.
    fn played(self) -> u16 {
        match self {
            Kind::Swiss | Kind::RoundRobin => 3,
            Kind::Knockout => 1,
            Kind::Teams => 2,
        }
    }
}

/// An event with everything played but what is open.
async fn event(kind: Kind, by: OpenBy) -> Hall {
    let hall = kind.founded().await;
    let played = match by {
        OpenBy::AdjournedGame => kind.rounds(),
        OpenBy::RoundsToCome => kind.played(),
    };
    for round in 1..=played {
        hall.done(&format!("/rounds/{round}/pair"), &CONFIRMED).await;
        hall.done(&format!("/rounds/{round}/publish"), &CONFIRMED).await;
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            let is_open = by == OpenBy::AdjournedGame && (round, board) == (ADJOURNED, 1);
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
        FileFormat::Csv | FileFormat::Semicolons | FileFormat::Text | FileFormat::Pgn | FileFormat::Json => {
            page.body.clone()
        }
    }
}

async fn hold_files(hall: &Hall, kind: Kind, by: OpenBy) {
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
                assert!(of_rating || is_16, "{file:?} {kind:?}: {}", said(&page.body));
            }
            status => {
                assert_eq!(status, StatusCode::OK, "{file:?} {kind:?} {by:?}: {}", said(&page.body));
                assert!(!of_rating, "{file:?} {kind:?} {by:?} is handed out without a word");
                let words = words_of(file, &page);
                assert!(indifferent || words.contains(MARK), "{file:?} {kind:?} {by:?}: {words}");
                made += 1;
            }
        }
        if of_rating {
            let asked = hall.ana.get(&format!("{address}?so_far=yes")).await;
            match by {
                OpenBy::AdjournedGame => assert_eq!(asked.status, StatusCode::CONFLICT, "{file:?}"),
                OpenBy::RoundsToCome => {
                    let told = format!("### Not final @ Round {}: rounds to come", kind.played());
                    assert!(asked.body.contains(&told), "{file:?} {kind:?}: {}", asked.body);
                }
            }
        }
    }
    assert!(made >= 10, "{kind:?}: {made} files were made");
}

async fn hold_papers(hall: &Hall, kind: Kind, by: OpenBy) {
    let mut made = 0;
    for name in papers::ALL.iter().map(|paper| paper.name) {
        let page = hall.ana.get(&format!("/t/1/papers/{name}.pdf")).await;
        if name == "certificates" && kind != Kind::Teams {
            assert_eq!(
                page.status,
                StatusCode::BAD_REQUEST,
                "{kind:?} {by:?}: a place is certified while something is open"
            );
            assert!(page.body.contains("Still open"), "{}", said(&page.body));
        }
        if page.status != StatusCode::OK {
            continue;
        }
        let Some(text) = text_of(&page.bytes) else { return };
        let is_marked = text.to_lowercase().contains(&MARK.to_lowercase());
        let is_part_of_pack = ["round-pack", "order-book"].contains(&name);
        assert!(is_part_of_pack || is_marked != INDIFFERENT.contains(&name), "{name} {kind:?} {by:?}: {text}");
        made += 1;
    }
    assert!(made >= 15, "{kind:?}: {made} papers were made");
    for form in ["it3.pdf", "arbiters.pdf", "ratings.pdf"] {
        let page = hall.ana.get(&format!("/t/1/reports/{form}")).await;
        let Some(text) = text_of(&page.bytes) else { return };
        assert!(text.contains(DRAFT), "{form} {kind:?} {by:?}: {text}");
    }
}

async fn hold_public_pages(hall: &Hall, kind: Kind, by: OpenBy) {
    for path in
        ["/standings", "/crosstable", "/pictures", "/bracket", "/projector?show=standings", "/news.atom", "/players/0"]
    {
        let page = hall.ana.get(&format!("/p/1{path}")).await;
        if page.status == StatusCode::NOT_FOUND {
            continue;
        }
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.body.contains(MARK), "{path} {kind:?} {by:?}: {}", page.body);
    }
    let standings = hall.page("/standings").await;
    assert!(standings.contains(MARK), "the arbiter's own page: {}", said(&standings));
}

async fn hold_all(kind: Kind) {
    for by in [OpenBy::AdjournedGame, OpenBy::RoundsToCome] {
        let hall = event(kind, by).await;
        hold_files(&hall, kind, by).await;
        hold_papers(&hall, kind, by).await;
        hold_public_pages(&hall, kind, by).await;
    }
}

#[actix_web::test]
async fn nothing_of_an_open_swiss_is_final() {
    hold_all(Kind::Swiss).await;
}

#[actix_web::test]
async fn nothing_of_an_open_round_robin_is_final() {
    hold_all(Kind::RoundRobin).await;
}

#[actix_web::test]
async fn nothing_of_an_open_knock_out_is_final() {
    hold_all(Kind::Knockout).await;
}

#[actix_web::test]
async fn nothing_of_open_teams_is_final() {
    hold_all(Kind::Teams).await;
}

/// The end: the same events, finished, say nothing of it any more, and certificates are printed.
#[actix_web::test]
async fn what_is_final_says_nothing() {
    for kind in Kind::ALL {
        let hall = event(kind, OpenBy::AdjournedGame).await;
        assert_eq!(hall.result(ADJOURNED, 1, "adj", "1-0", &CONFIRMED).await.status, StatusCode::SEE_OTHER);
        for &file in EventFile::ALL {
            let page = hall.ana.get(&format!("/t/1{}", file.path())).await;
            assert!(page.status == StatusCode::NOT_FOUND || page.status == StatusCode::OK, "{file:?} {kind:?}");
            let is_marked = page.status == StatusCode::OK && words_of(file, &page).contains(MARK);
            assert!(!is_marked, "{file:?} {kind:?}");
        }
        let certificates = hall.ana.get("/t/1/papers/certificates.pdf").await;
        assert!(certificates.body.starts_with("%PDF"), "{kind:?}");
        assert!(!hall.ana.get("/p/1/standings").await.body.contains(MARK), "{kind:?}");
        let Some(text) = text_of(&hall.ana.get("/t/1/reports/it3.pdf").await.bytes) else { return };
        assert!(!text.contains(DRAFT), "{kind:?}: {text}");
        for name in papers::ALL.iter().map(|paper| paper.name) {
            let page = hall.ana.get(&format!("/t/1/papers/{name}.pdf")).await;
            let text = text_of(&page.bytes).filter(|_| page.status == StatusCode::OK).unwrap_or_default();
            assert!(!text.to_lowercase().contains(&MARK.to_lowercase()), "{name} {kind:?}: {text}");
        }
    }
}
