//! The same standings wherever they are read: the page, the files beside it and the report of seeded events of many systems say the same
//! places, points and figures of everybody, field by field.

use crate::process::told;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::exchange::table;
use std::collections::BTreeMap;
use std::ops::Range;

const SYSTEMS: [&str; 8] = [
    "dutch-2026",
    "dubov",
    "burstein",
    "double-swiss",
    "round-robin",
    "double-round-robin",
    "scheveningen",
    "team-round-robin",
];
const SEEDS: u64 = 2;
/// Whatever a hall can see, of a thousand.
const EVENTFUL: [&str; 12] = [
    "--withdrawals",
    "60",
    "--half-point-byes",
    "80",
    "--zero-point-byes",
    "50",
    "--forfeits",
    "60",
    "--double-forfeits",
    "30",
    "--rating-step",
    "100",
];
/// Where record 001 has them.
const NAME: Range<usize> = 14..47;
const POINTS: Range<usize> = 80..84;
const RANK: Range<usize> = 85..89;

/// What is said of everybody, by name: head of the column, and what stands there.
type Rows = BTreeMap<String, BTreeMap<String, String>>;

/// The columns of a table of standings that tell places and figures.
fn rows(page: &Page) -> Rows {
    let grid = table::read(&page.bytes).expect("our own file");
    let head = grid.rows.iter().position(|row| row.cells.iter().any(|cell| cell == "Rank")).expect("a head");
    let heads = &grid.rows[head].cells;
    let name = heads.iter().position(|cell| cell == "Name" || cell == "Team").expect("names");
    let row = |row: &table::Row| {
        let told = heads.iter().zip(&row.cells).map(|(head, cell)| (head.clone(), cell.clone()));
        Some((row.cells.get(name)?.clone(), told.filter(|(_, cell)| !cell.is_empty()).collect()))
    };
    // Below the table stands whether it is final.
    grid.rows[head + 1..].iter().filter_map(row).filter(|(name, _): &(String, _)| !name.is_empty()).collect()
}

/// Figures are numbers in a workbook, and texts elsewhere.
fn alike(one: &str, other: &str) -> bool {
    one == other || one.parse::<f64>().ok().zip(other.parse::<f64>().ok()).is_some_and(|(one, other)| one == other)
}

fn compare(told: &str, one: &Rows, other: &Rows) {
    assert!(one.keys().eq(other.keys()), "{told}: {:?} and {:?}", one.keys(), other.keys());
    for (name, cells) in one {
        for (head, cell) in cells {
            let there = other[name].get(head);
            assert!(there.is_none_or(|there| alike(cell, there)), "{told}: {name}, {head}: {cell} and {there:?}");
        }
    }
}

/// The workbooks that a page offers, cell by cell beside the CSV of the same table; who stands in them stands on the page. Gives how many
/// cells were compared.
async fn sheets_say_what_the_page_says(reader: &Browser, page: &str) -> usize {
    let body = reader.get(&format!("/p/1/{page}")).await.body;
    let links = body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut cells = 0;
    for link in links.filter(|link| link.ends_with(".xlsx")) {
        let sheet = table::read(&reader.get(link).await.bytes).expect("our own workbook");
        let text = table::read(&reader.get(&link.replace(".xlsx", ".csv")).await.bytes).expect("our own file");
        let rows = |grid: &table::Grid| {
            let told = grid.rows.iter().map(|row| row.cells.iter().map(|cell| cell.trim().to_owned()));
            let told = told.map(|row| row.collect::<Vec<_>>().join("|").trim_end_matches('|').to_owned());
            // Of several tables in a CSV each has its title above it.
            told.filter(|row| row.contains('|')).collect::<Vec<_>>()
        };
        let (sheet, text) = (rows(&sheet), rows(&text));
        assert!(!sheet.is_empty() && sheet.len() <= text.len(), "{link}: {sheet:?} {text:?}");
        for (row, same) in sheet.iter().zip(&text) {
            let [row, same] = [row, same].map(|row| row.split('|').collect::<Vec<_>>());
            assert_eq!(row.len(), same.len(), "{link}: {row:?} {same:?}");
            for (cell, same) in row.iter().zip(same) {
                assert!(alike(cell, same), "{link}: {cell} {same}: {row:?}");
                // Of a Scheveningen tournament the second team heads the columns of the page.
                let is_shown = page == "crosstable" || !cell.contains(", ") || body.contains(cell);
                assert!(is_shown, "{link}: {cell} is not on the page");
                cells += 1;
            }
        }
    }
    cells
}

#[actix_web::test]
async fn page_files_and_report_say_the_same_of_everybody() {
    let (mut compared, mut sheets) = (0, 0);
    for (seed, system) in (0..SEEDS).flat_map(|seed| SYSTEMS.map(|system| (seed, system))) {
        let (site, number) = (Site::new(), seed.to_string());
        let chief = site.browser("Ana").await;
        let mut asked = vec!["generate", "--system", system, "--players", "12", "--seed", &number];
        if !system.contains("robin") && system != "scheveningen" {
            asked.extend(EVENTFUL.iter().chain(&["--rounds", "5", "--played", "4"]));
        }
        let (made, file) = told(&asked);
        assert!(made, "{file}");
        let fields = [("do", "make"), ("confirmed", "yes")];
        let opened = chief.post_file("/import", &fields, ("event.trf", file.as_bytes())).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
        site.state.desk.store().set_public(1, true).expect("written");
        let after = site.state.desk.live(1).expect("readable").expect("there").journal().state().rounds.len();
        let reader = site.stranger();
        let own = rows(&chief.get("/t/1/standings.csv").await);
        for place in ["/p/1/files/standings-ROUND.csv", "/p/1/files/standings-ROUND.xlsx"] {
            let place = place.replace("ROUND", &after.to_string());
            compare(&format!("{system} {seed}, {place}"), &own, &rows(&reader.get(&place).await));
        }
        let earlier = rows(&chief.get("/t/1/standings.csv?after=1").await);
        compare(&format!("{system} {seed}, round 1"), &earlier, &rows(&reader.get("/p/1/files/standings-1.csv").await));
        for name in ["standings", "crosstable", "pictures"].map(|name| format!("{name}-{}.pdf", after + 1)) {
            assert_eq!(reader.get(&format!("/p/1/files/{name}")).await.status, StatusCode::NOT_FOUND, "{name}");
        }
        for page in ["players", "pairings", "results", "crosstable", "schedule"] {
            sheets += sheets_say_what_the_page_says(&reader, page).await;
        }
        compare(&format!("{system} {seed}, workbook"), &own, &rows(&chief.get("/t/1/standings.xlsx").await));
        let report = chief.get("/t/1/reports/report.trf").await.body;
        for line in report.lines().filter(|line| line.starts_with("001")) {
            let field = |range: Range<usize>| line.get(range).unwrap_or_default().trim().to_owned();
            let Some(cells) = own.get(&field(NAME)) else { continue };
            let points = ["PTS", "Points"].iter().find_map(|head| cells.get(*head)).expect("points");
            assert!(alike(points, &field(POINTS)), "{system} {seed}: {line} and {cells:?}");
            let place = cells.get("Rank").cloned().unwrap_or_default();
            assert_eq!(place, field(RANK), "{system} {seed}: {line} and {cells:?}");
            compared += 1;
        }
        let place = |name: &&String| own[*name].get("Rank").and_then(|rank| rank.parse::<u16>().ok());
        for page in [chief.get("/t/1/standings").await.body, reader.get("/p/1/standings").await.body] {
            let (_, table) = page.split_once("<tbody").expect("a table");
            let mut shown: Vec<&String> = own.keys().collect();
            shown.sort_by_key(|name| table.find(name.as_str()).unwrap_or_else(|| panic!("{system} {seed}: {name}")));
            let places: Vec<u16> = shown.iter().filter_map(place).collect();
            assert!(places.is_sorted(), "{system} {seed}: {shown:?} {places:?}");
        }
    }
    assert!(compared > 100, "{compared} rows of reports were compared");
    assert!(sheets > 1000, "{sheets} cells of workbooks were compared");
}
