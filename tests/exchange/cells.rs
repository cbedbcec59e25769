//! What a row of a list of players is, and what a cell of it says.

use super::tables::{faults, rows};
use sonneborn_exchange::players::{Sheet, Skip};
use sonneborn_exchange::table;
use std::time::{Duration, Instant};

/// A row with one word among empty cells is a caption, though the word names a column.
#[test]
fn a_row_of_headings_has_more_than_one_word() {
    for (first, is_heading) in [
        ("Name;;", false),
        ("Name;Remarks of ours;", true),
        ("Name;Remarks of ours;and more", true),
        ("Name;Elo;", true),
    ] {
        let text = format!("{first}\nAas, Anna;2501;x\nBerg, Bo;2100;y\n");
        let sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
        assert_eq!(sheet.rows[0].skipped == Some(Skip::Heading), is_heading, "{first}: {:?}", sheet.rows[0].skipped);
    }
}

/// Each heading of each language was compared with the cell made plain anew, so that one long line kept the server busy for minutes.
#[test]
fn a_cell_as_long_as_a_file_is_no_more_work_than_its_letters() {
    let text = "x".repeat(400_000);
    let mut took = [Duration::MAX; 2];
    for _ in 0..3 {
        let began = Instant::now();
        let grid = table::read(text.as_bytes()).expect("a table");
        took[0] = took[0].min(began.elapsed());
        let sheet = Sheet::of(grid, "list".into());
        assert_eq!(sheet.rows.len(), 1);
        took[1] = took[1].min(began.elapsed());
    }
    assert!(took[1] < took[0] * 40, "read in {:?}, understood after {:?}", took[0], took[1]);
}

/// What a cell says under a heading, by the field that is read; `None` where it cannot be read and is told.
#[test]
fn cells_are_read_up_to_their_limits() {
    let long = |count: usize| format!("A{}", "b".repeat(count - 1));
    let (name, too_long) = (long(100), long(101));
    for (heading, cell, read) in [
        ("Elo", "3500", Some("3500")),
        ("Elo", "3501", None),
        ("Elo", "1", Some("1")),
        ("Elo", "0", Some("")),
        ("Elo", "000", Some("")),
        ("Elo", "unr.", Some("")),
        ("Elo", "–", Some("")),
        ("Elo", "-5", None),
        ("Fed", "nor", Some("NOR")),
        ("Fed", "NO", None),
        ("Fed", "NORW", None),
        ("Fed", "N0R", None),
        ("Sex", "M", Some("Male")),
        ("Sex", "herr", Some("Male")),
        ("Sex", "муж.", Some("Male")),
        ("Sex", "男", Some("Male")),
        ("Sex", "W", Some("Female")),
        ("Sex", "k", Some("Female")),
        ("Sex", "жен", Some("Female")),
        ("Sex", "女", Some("Female")),
        ("Sex", "x", None),
        ("Board", "1", Some("1")),
        ("Board", "100", Some("100")),
        ("Board", "101", None),
        ("Board", "0", None),
        ("K", "20", Some("20")),
        ("K", "256", None),
        ("K", "0", Some("")),
        ("FIDE ID", "1500001", Some("1500001")),
        ("FIDE ID", "0", Some("")),
        ("FIDE ID", "15x", None),
        ("Paid", "yes", Some("yes")),
        ("Paid", "no", Some("")),
        ("Paid", "Нет", Some("")),
        ("Paid", "0", Some("")),
        ("Paid", "20", Some("20")),
        ("Club", "no", Some("no")),
        ("Club", "n/a", Some("")),
        ("Note", "n/a", Some("n/a")),
        ("Name", name.as_str(), Some(name.as_str())),
        ("Name", too_long.as_str(), None),
        ("Name", "123", None),
        ("Name", "", None),
    ] {
        let beside = if heading == "Name" { "Phone" } else { "Name" };
        let other = if heading == "Name" { "5" } else { "Aas, Anna" };
        let rows = rows(&format!("{heading};{beside};Category\n{cell};{other};A\n"));
        let data = &rows[0].data;
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let found = match heading {
            "Elo" => number(data.rating.map(u64::from)),
            "Fed" => data.federation.clone(),
            "Sex" => data.gender.map(|gender| format!("{gender:?}")).unwrap_or_default(),
            "Board" => number(rows[0].board.map(u64::from)),
            "K" => number(data.k.map(u64::from)),
            "FIDE ID" => data.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            "Paid" => data.paid.clone(),
            "Club" => data.club.clone(),
            "Note" => data.note.clone(),
            _ => data.name.clone(),
        };
        assert_eq!(faults(&rows).is_empty(), read.is_some(), "{heading} {cell}: {:?}", faults(&rows));
        if let Some(read) = read {
            assert_eq!(found, read, "{heading} {cell}");
        }
    }
}
