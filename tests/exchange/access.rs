//! Papi's databases: the event that `foreign` has as JSON, written as Access writes it, page by page; rows that were deleted or stand
//! elsewhere; real files where they are at hand; and what is broken gets an answer.

use super::files;
use super::foreign::{PAPI, bytes_of, comes_back, fault, has, read, real, round};
use serde_json::Value as Json;
use sonneborn_exchange::foreign::report::{Defect, Remark};
use sonneborn_exchange::foreign::unread::Unread;
use sonneborn_exchange::tournament_file::{self, Fault};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;

const PAGE: usize = 4_096;
/// The page in which each table's list of pages is a row.
const LISTS: usize = 1;
const FLAG: u8 = 1;
const BYTE: u8 = 2;
const SHORT: u8 = 3;
const LONG: u8 = 4;
const SINGLE: u8 = 6;
const DOUBLE: u8 = 7;
const DAY: u8 = 8;
const TEXT: u8 = 10;
/// Long texts, which stand elsewhere.
const MEMO: u8 = 12;

#[derive(Clone)]
enum Cell {
    Nothing,
    Flag(bool),
    Number(i32),
    Single(f32),
    /// Also days.
    Double(f64),
    Text(String),
}

/// Name, kind, and how many bytes it has where its place is fixed.
type Column = (String, u8, Option<u16>);

struct Table {
    name: &'static str,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
}

fn fixed_bytes(column: &Column) -> Option<u16> {
    match column.1 {
        FLAG => Some(0),
        BYTE => Some(1),
        SHORT => Some(2),
        LONG | SINGLE => Some(4),
        DOUBLE | DAY => Some(8),
        _ => column.2,
    }
}

/// A row: how many columns, what is at fixed places, what is not, where each of these ends, and which cells have a value.
fn row(columns: &[Column], cells: &[Cell]) -> Vec<u8> {
    let mut fixed = Vec::new();
    let mut variable: Vec<Vec<u8>> = Vec::new();
    let mut mask = vec![0_u8; columns.len().div_ceil(8)];
    for (at, (column, cell)) in columns.iter().zip(cells).enumerate() {
        let bytes = match cell {
            Cell::Nothing | Cell::Flag(_) => Vec::new(),
            Cell::Number(number) => number.to_le_bytes()[..usize::from(fixed_bytes(column).expect("fixed"))].to_vec(),
            Cell::Single(real) => real.to_le_bytes().to_vec(),
            Cell::Double(real) => real.to_le_bytes().to_vec(),
            // In one byte a sign where that is possible, and the rows with a value show both ways.
            Cell::Text(text) if text.chars().all(|sign| ('\u{1}'..'\u{100}').contains(&sign)) && column.2.is_none() => {
                [0xFF, 0xFE].into_iter().chain(text.chars().map(|sign| sign as u8)).collect()
            }
            Cell::Text(text) => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        };
        match fixed_bytes(column) {
            Some(length) => {
                fixed.extend_from_slice(&bytes);
                fixed.resize(fixed.len() + usize::from(length) - bytes.len(), 0);
            }
            None => variable.push(bytes),
        }
        if !matches!(cell, Cell::Nothing | Cell::Flag(false)) {
            mask[at / 8] |= 1 << (at % 8);
        }
    }
    let mut row = (columns.len() as u16).to_le_bytes().to_vec();
    row.extend(fixed);
    let mut ends = vec![row.len() as u16];
    for bytes in &variable {
        row.extend(bytes);
        ends.push(row.len() as u16);
    }
    row.extend(ends.iter().rev().flat_map(|end| end.to_le_bytes()));
    row.extend((variable.len() as u16).to_le_bytes());
    row.extend(mask);
    row
}

/// A page of rows; each with what stands in its place besides where it begins.
fn page(owner: usize, rows: &[(u16, Vec<u8>)]) -> Vec<u8> {
    let mut page = vec![0_u8; PAGE];
    page[..2].copy_from_slice(&[1, 1]);
    page[4..8].copy_from_slice(&(owner as u32).to_le_bytes());
    page[12..14].copy_from_slice(&(rows.len() as u16).to_le_bytes());
    let mut end = PAGE;
    for (at, (marks, row)) in rows.iter().enumerate() {
        let begin = end - row.len();
        page[begin..end].copy_from_slice(row);
        page[14 + 2 * at..16 + 2 * at].copy_from_slice(&(begin as u16 | marks).to_le_bytes());
        end = begin;
    }
    assert!(end >= 14 + 2 * rows.len(), "the page is full");
    page
}

/// A definition over as many pages as it needs, the further ones from `further` on.
fn definition(columns: &[Column], list: usize, further: usize) -> Vec<Vec<u8>> {
    let mut bytes = vec![0_u8; 63];
    bytes[..2].copy_from_slice(&[2, 1]);
    bytes[45..47].copy_from_slice(&(columns.len() as u16).to_le_bytes());
    bytes[55..59].copy_from_slice(&((LISTS << 8 | list) as u32).to_le_bytes());
    let (mut fixed, mut variable) = (0_u16, 0_u16);
    for (number, column) in columns.iter().enumerate() {
        let mut about = vec![0_u8; 25];
        about[0] = column.1;
        about[5..7].copy_from_slice(&(number as u16).to_le_bytes());
        match fixed_bytes(column) {
            Some(length) => {
                about[15] = 1;
                about[21..23].copy_from_slice(&fixed.to_le_bytes());
                about[23..25].copy_from_slice(&length.to_le_bytes());
                fixed += length;
            }
            None => {
                about[7..9].copy_from_slice(&variable.to_le_bytes());
                variable += 1;
            }
        }
        bytes.extend(about);
    }
    for (name, ..) in columns {
        let name: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        bytes.extend((name.len() as u16).to_le_bytes());
        bytes.extend(name);
    }
    let mut pages = Vec::new();
    let (first, rest) = bytes.split_at(bytes.len().min(PAGE));
    pages.push(first.to_vec());
    for part in rest.chunks(PAGE - 8) {
        pages.push([&[2, 1, 0, 0, 0, 0, 0, 0], part].concat());
    }
    let last = pages.len() - 1;
    for (at, page) in pages.iter_mut().enumerate() {
        let next = if at < last { further + at } else { 0 };
        page[4..8].copy_from_slice(&(next as u32).to_le_bytes());
        page.resize(PAGE, 0);
    }
    pages
}

/// A database: the tables' definitions from page 3 on, then their rows, a page for every ten; a second row stands elsewhere, and behind
/// the first is one that was deleted.
fn database(tables: &[Table]) -> Vec<u8> {
    let mut pages: Vec<Vec<u8>> = vec![vec![0; PAGE]; 4 + tables.len()];
    pages[0][..20].copy_from_slice(b"\x00\x01\x00\x00Standard Jet DB\0");
    pages[0][20] = 1;
    let mut lists: Vec<Vec<usize>> = vec![vec![3]];
    let columns: Vec<Column> =
        [("Id", LONG), ("Name", TEXT), ("Type", SHORT)].map(|(name, kind)| (name.to_owned(), kind, None)).to_vec();
    pages[2] = definition(&columns, 0, 0).remove(0);
    let mut objects = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        let number = 4 + at;
        // A query of the same name stands before the table.
        for (kind, id) in [(5, 2), (1, number as i32)] {
            let cells = [Cell::Number(id), Cell::Text(table.name.to_owned()), Cell::Number(kind)];
            objects.push((0, row(&columns, &cells)));
        }
        let mut defined = definition(&table.columns, at + 1, pages.len());
        pages[number] = defined.remove(0);
        pages.extend(defined);
        let mut list = Vec::new();
        for rows in table.rows.chunks(10) {
            let mut written: Vec<(u16, Vec<u8>)> = Vec::new();
            for (at, cells) in rows.iter().enumerate() {
                let bytes = row(&table.columns, cells);
                if at == 1 {
                    written.push((0x8000, written[0].1.clone()));
                    // Rows that stand elsewhere are marked there as deleted.
                    pages.push(page(number, &[(0x8000, Vec::new()), (0x8000, bytes)]));
                    list.push(pages.len() - 1);
                    written.push((0x4000, ((pages.len() as u32 - 1) << 8 | 1).to_le_bytes().to_vec()));
                } else {
                    written.push((0, bytes));
                }
            }
            list.push(pages.len());
            pages.push(page(number, &written));
        }
        lists.push(list);
    }
    pages[3] = page(2, &objects);
    // The pages of each table: a bit each from page 2 on; those of the last one on a page of its own.
    let mut rows: Vec<(u16, Vec<u8>)> = Vec::new();
    let last = lists.len() - 1;
    for (at, list) in lists.iter().enumerate() {
        let first = if at == last { 0 } else { 2 };
        let mut bits = vec![0_u8; 64];
        list.iter().for_each(|page| bits[(page - first) / 8] |= 1 << ((page - first) % 8));
        if at == last {
            let mut page = vec![5, 1, 0, 0];
            page.extend(bits);
            page.resize(PAGE, 0);
            rows.push((0, [&[1][..], &(pages.len() as u32).to_le_bytes(), &[0; 4]].concat()));
            pages.push(page);
        } else {
            rows.push((0, [&[0, 2, 0, 0, 0][..], &bits].concat()));
        }
    }
    pages[LISTS] = page(0, &rows);
    pages.concat()
}

/// What the JSON calls a field, what the database calls it, of which kind it is there.
const FIELDS: [(&str, &str, u8); 17] = [
    ("lastName", "Nom", TEXT),
    ("firstName", "Prenom", TEXT),
    ("gender", "Sexe", TEXT),
    ("birthDate", "NeLe", DAY),
    ("elo", "Elo", SHORT),
    ("rapidElo", "Rapide", SHORT),
    ("federation", "Federation", TEXT),
    ("club", "Club", TEXT),
    ("fideElo", "Fide", TEXT),
    ("fideRapidElo", "RapideFide", TEXT),
    ("fideCode", "FideCode", TEXT),
    ("fideTitle", "FideTitre", TEXT),
    ("paid", "InscriptionRegle", SHORT),
    ("owed", "InscriptionDu", SHORT),
    ("phone", "Tel", TEXT),
    ("email", "EMail", TEXT),
    ("comment", "Commentaire", TEXT),
];
const VARIABLES: [(&str, &str); 10] = [
    ("name", "Nom"),
    ("type", "Genre"),
    ("rounds", "NbrRondes"),
    ("pairing", "Pairing"),
    ("ratingClass", "ClassElo"),
    ("tiebreak1", "Dep1"),
    ("tiebreak2", "Dep2"),
    ("pointSystem", "DecomptePoints"),
    ("venue", "Lieu"),
    ("startDate", "DateDebut"),
];

fn written(value: &Json) -> Cell {
    match value {
        Json::Number(number) => Cell::Number(number.as_i64().expect("small") as i32),
        Json::String(text) => Cell::Text(text.clone()),
        _ => Cell::Nothing,
    }
}

/// The numbers of the players: there is none from 7 to 9.
fn number(at: u64) -> i32 {
    [2, 3, 4, 5, 6, 10][at as usize]
}

/// The event of the JSON, in which rounds are by number and days whole, as a database.
pub fn of_json(event: &Json, more: &[(&str, &str)]) -> Vec<u8> {
    let text = |name: &str| (name.to_owned(), TEXT, None);
    let variables = VARIABLES.iter().map(|(json, name)| (*name, event["variables"][json].as_str().expect("a text")));
    let info = variables.chain([("Version", "3.3.8"), ("PrixCatInferieur", "OUI")]).chain(more.iter().copied());
    let info = info.map(|(name, value)| vec![Cell::Text(name.into()), Cell::Text(value.into())]).collect();
    let mut columns: Vec<Column> =
        vec![("Ref".into(), LONG, None), ("NrFFE".into(), TEXT, Some(12)), ("Pointe".into(), FLAG, None)];
    columns.extend(FIELDS.iter().map(|(_, name, kind)| ((*name).to_owned(), *kind, None)));
    columns.push(text("Flotteur"));
    for round in 1..=24 {
        let of_round = |name: &str, kind| (format!("Rd{round:0>2}{name}"), kind, None);
        columns.extend([of_round("Cl", TEXT), of_round("Adv", SHORT), of_round("Res", BYTE)]);
    }
    let player = |number: i32, player: &Json| {
        let mut cells = vec![Cell::Number(number), written(&player["nrFFE"]), Cell::Flag(false)];
        for (json, _, kind) in FIELDS {
            let value = &player[json];
            cells.push(match value.as_str().filter(|_| kind == DAY) {
                Some(day) => {
                    let day = chrono::NaiveDate::parse_from_str(day, "%d/%m/%Y").expect("a day");
                    Cell::Double((day - chrono::NaiveDate::from_ymd_opt(1899, 12, 30).expect("a day")).num_days() as f64)
                }
                None => written(value),
            });
        }
        cells.push(Cell::Text("X".repeat(24)));
        for round in 1..=24 {
            let said = &player["rounds"][round.to_string()];
            let colour = said["color"].as_str().unwrap_or("R");
            let opponent = said["opponent"].as_u64().map(self::number);
            let sits_out = said["result"] == 6 && opponent.is_none() && colour != "F";
            cells.push(Cell::Text(colour.into()));
            cells.push(opponent.or(sits_out.then_some(1)).map_or(Cell::Nothing, Cell::Number));
            cells.push(Cell::Number(said["result"].as_i64().unwrap_or_default() as i32));
        }
        cells
    };
    let mut rows =
        vec![player(1, &serde_json::json!({"lastName": "EXEMPT", "rounds": {"1": {"color": "N", "opponent": 2}}}))];
    for (at, of) in (0..).zip(event["players"].as_array().expect("a list")) {
        rows.push(player(number(at), of));
    }
    let players = Table { name: "JOUEUR", columns, rows };
    database(&[Table { name: "INFO", columns: vec![text("Variable"), text("Value")], rows: info }, players])
}

/// The event of `foreign` in which rounds are by number and days whole.
pub fn event() -> Json {
    let mut event: Json = serde_json::from_str(PAPI).expect("it is JSON");
    let variables = event["variables"].as_object_mut().expect("it has variables");
    variables.remove("homologation");
    variables.remove("colour");
    let players = event["players"].as_array_mut().expect("it has players");
    players[1].as_object_mut().expect("a player").remove("birthDate");
    let rounds = players[1]["rounds"].as_array().expect("a list").clone();
    players[1]["rounds"] = serde_json::json!({"1": rounds[0], "2": rounds[1]});
    players[3]["rounds"].as_object_mut().expect("by number").remove("30");
    players[3]["comment"] = Json::from("王, Ł and ÿ");
    event
}

#[test]
fn an_event_of_papi_is_the_same_in_its_database_and_in_json() {
    let event = event();
    let database = of_json(&event, &[]);
    let (json, database) = (read(event.to_string().as_bytes()), read(&database));
    let [json_imported, imported] =
        [&json, &database].map(|read| serde_json::to_value(&read.imported).expect("it can be written"));
    assert_eq!(imported, json_imported);
    assert_eq!(imported["players"].as_array().map(Vec::len), Some(5));
    let remarks = |read: &sonneborn_exchange::foreign::ForeignImport| {
        let mut remarks: Vec<String> = read.notes.iter().map(|note| format!("{:?}", note.remark)).collect();
        remarks.sort();
        remarks
    };
    assert_eq!(remarks(&database), remarks(&json), "both tell the same");
    let place = |remark: &str| {
        let found = database.notes.iter().find(|note| format!("{:?}", note.remark).contains(remark));
        found.map(|note| note.place.as_str())
    };
    assert_eq!(place("Haley"), Some("INFO Pairing"));
    assert_eq!(place("Kashdan"), Some("INFO Dep2"));
    assert_eq!(place("\"none\""), Some("JOUEUR 3 FideCode"));
    assert_eq!(place("FieldLeftOut"), Some("JOUEUR EMail"));
    assert_eq!(place("NotMirrored"), Some("JOUEUR Rd02"));
}

#[test]
fn what_only_a_database_of_papi_has_is_read_or_told() {
    let mut event = event();
    // Nobody has the number 10; the day of round 2 is said, and a prize.
    event["players"][4]["rounds"]["2"]["opponent"] = Json::from(5);
    let more = [("DateRd2", "15/02/2026"), ("Prix1", "400"), ("DateRd3", "soon"), ("Homologation", "0")];
    let import = read(&of_json(&event, &more));
    let days: Vec<Option<String>> =
        import.imported.details.schedule.iter().map(|day| day.map(|day| day.date().to_string())).collect();
    assert_eq!(days, [None, Some("2026-02-15".into()), None, None, None]);
    assert!(has(&import, "INFO DateRd3", Remark::Unreadable { text: "soon".into() }));
    assert!(has(&import, "INFO Prix1", Remark::Unreadable { text: "400".into() }));
    assert!(has(&import, "JOUEUR 6 Rd02", Remark::NoSuchPlayer { number: "10".into() }));
    assert_eq!(import.imported.details.event_code, "");
    assert_eq!(round(&import.imported, 1).1, [(2, Bye::PairingAllocated), (4, Bye::HalfPoint)]);
    comes_back(&import.imported, "Papi");
}

/// Cells of each kind, in the column of what was paid, and what of them is read.
#[test]
fn cells_of_every_kind_are_read() {
    for (kind, cell, paid) in [
        (FLAG, Cell::Flag(true), "true"),
        (FLAG, Cell::Flag(false), ""),
        (BYTE, Cell::Number(200), "200"),
        (SHORT, Cell::Number(-5), "-5"),
        (LONG, Cell::Number(70_000), "70000"),
        (SINGLE, Cell::Single(12.5), "12.5"),
        (DOUBLE, Cell::Double(12.25), "12.25"),
        (DAY, Cell::Double(43_831.75), "2020-01-01"),
        (DAY, Cell::Double(-1.5), "1899-12-29"),
        // The last day that is taken for one.
        (DAY, Cell::Double(999_999.0), "4637-11-25"),
        (DAY, Cell::Double(1_000_000.0), "1000000"),
        (TEXT, Cell::Text("12,50 €".into()), "12,50 €"),
        (TEXT, Cell::Nothing, ""),
        (MEMO, Cell::Text("elsewhere".into()), ""),
    ] {
        let column = |name: &str, kind| (name.to_owned(), kind, None);
        let info = Table { name: "INFO", columns: vec![column("Variable", TEXT), column("Value", TEXT)], rows: vec![] };
        let columns = vec![column("Ref", LONG), column("Nom", TEXT), column("InscriptionRegle", kind)];
        let rows = vec![vec![Cell::Number(2), Cell::Text("Aas".into()), cell]];
        let import = read(&database(&[info, Table { name: "JOUEUR", columns, rows }]));
        assert_eq!(import.imported.players[0].data.paid, paid, "{kind}");
    }
}

#[test]
fn other_databases_and_broken_ones_are_called_what_they_are() {
    let whole = of_json(&event(), &[]);
    let other = database(&[Table { name: "CLUB", columns: vec![("Nom".into(), TEXT, None)], rows: Vec::new() }]);
    let mut newer = whole.clone();
    newer[0x14] = 2;
    // The list of pages of the table of tables begins behind the last number.
    let mut endless = whole.clone();
    endless[2 * PAGE - 68..2 * PAGE - 64].fill(0xFF);
    for bytes in [&other, &newer, &endless, &whole[..2 * PAGE].to_vec()] {
        assert_eq!(tournament_file::read(bytes).expect_err("it is not read"), [Fault::Unread(Unread::AccessDatabase)]);
    }
    assert_eq!(fault(&whole[..whole.len() - PAGE]), Defect::TableDamaged, "the list of pages is cut off");
    let nobody = Table {
        name: "JOUEUR",
        columns: vec![("Ref".into(), LONG, None), ("Nom".into(), TEXT, None)],
        rows: Vec::new(),
    };
    let info = vec![("Variable".into(), TEXT, None), ("Value".into(), TEXT, None)];
    let nobody = database(&[Table { name: "INFO", columns: info, rows: Vec::new() }, nobody]);
    assert_eq!(fault(&nobody), Defect::NoPlayers);
}

/// Bytes are only overwritten here: a byte more or less moves every page, and such files are all alike.
#[test]
fn no_database_of_papi_is_without_answer() {
    let original = of_json(&event(), &[("DateRd2", "15/02/2026")]);
    let said: Vec<usize> = (0..original.len()).filter(|at| original[*at] != 0).collect();
    let mut read = 0;
    for seed in 0..300 {
        let mut lots = Lots::new(seed);
        let mut bytes = original.clone();
        for _ in 0..=lots.below(6) {
            // Now and then a byte that was zero, mostly one that says something.
            let at = if lots.below(4) == 0 { lots.below(bytes.len()) } else { said[lots.below(said.len())] };
            bytes[at] = [0, 1, 0xFF, 0x80, lots.below(256) as u8][lots.below(5)];
        }
        if let Ok(file) = tournament_file::read(&bytes) {
            comes_back(&file.imported, &format!("seed {seed}"));
            read += 1;
        }
    }
    assert!(read > 20, "only {read} were read: nothing behind the tables was tried");
}

/// Sharly Chess's test files and papi-converter's template; the games were counted with mdbtools.
#[test]
fn real_databases_of_papi_are_read_whole() {
    let Some(folder) = real("papi") else { return };
    // Sharly Chess has one of its events both ways.
    let [database, json] = ["papi-import-test.papi", "papi-json-import-test.json"]
        .map(|name| read(&bytes_of(&folder.join(name))).imported);
    assert_eq!((&database.rounds, database.rounds.len()), (&json.rounds, 5));
    let (mut events, mut players, mut games, mut points) = (0, 0, 0, 0.0);
    for path in files::under(&folder, &["papi"]) {
        let bytes = bytes_of(&path);
        if path.ends_with("template.papi") {
            assert_eq!(fault(&bytes), Defect::NoPlayers);
            continue;
        }
        let import = read(&bytes);
        let is_known = |remark: &Remark| {
            !matches!(
                remark,
                Remark::NotMirrored { .. }
                    | Remark::NoSuchPlayer { .. }
                    | Remark::ResultUnknown { .. }
                    | Remark::SeveralByes { .. }
                    | Remark::RoundsAssumed { .. }
                    | Remark::TwiceInRound { .. }
            )
        };
        for note in &import.notes {
            assert!(is_known(&note.remark), "{}: {note:?}", path.display());
        }
        comes_back(&import.imported, &path.display().to_string());
        events += 1;
        players += import.imported.players.len();
        games += import.imported.rounds.iter().map(|round| round.games.len()).sum::<usize>();
        let tournament = sonneborn_tournament::Tournament::of_import(&import.imported);
        points += tournament.scores(RoundNo(99)).iter().map(|of| of.as_f64()).sum::<f64>();
    }
    assert_eq!((events, players, games), (13, 657, 2_185));
    assert_eq!(points, 2_203.0);
}
