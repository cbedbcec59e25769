//! Lists of players as somebody sends them, beside the event's own and beside FIDE's: what is recognised, offered, filled and asked,
//! and what the event has otherwise than the list, held to texts. The people are drawn, and each is written somewhere otherwise.

use std::fmt::{Debug, Write};

use sonneborn_exchange::list_check::{Kind, accepted, check, not_found, outdated};
use sonneborn_exchange::national_list::{self, KeptColumns};
use sonneborn_exchange::players::{Column, Judged, Sheet, Skip, Source, ready};
use sonneborn_exchange::rating_index::{Builder, RatingIndex};
use sonneborn_exchange::rating_list::{Figures, Listed};
use sonneborn_exchange::table;
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn_tournament::regulations::{PeriodRatings, Rate, Regulations, System};
use sonneborn_tournament::round::{PairedBy, Round, RoundState};

use super::common::held;

/// Some are called the same, some have a name in other letters.
const NAMES: [&str; 12] = [
    "Kovač, Ivo",
    "Kovac, Ivo",
    "Müller, Änne",
    "Muller, Anne Marie",
    "王小明",
    "Wang, Xiaoming",
    "O'Neil, Shane",
    "de la Cruz, Ana",
    "Doe, Jo",
    "Doe, Jo",
    "Иванов, Пётр",
    "Ek, Ove",
];
const LISTED: u64 = 24;
/// So many tables are read; each is of other people, other columns and another way to write them.
const TABLES: u64 = 24;
const EVENTS: u64 = 12;

fn one<T: Copy>(lots: &mut Lots, of: &[T]) -> T {
    of[lots.below(of.len())]
}

fn listed(number: u64) -> Listed<'static> {
    let mut lots = Lots::new(number);
    let mut figures = |base: u16| {
        let rating = one(&mut lots, &[None, Some(base), Some(base + 7)]);
        Figures { rating, k: rating.and_then(|_| one(&mut lots, &[None, Some(10), Some(20), Some(40)])) }
    };
    let (standard, rapid, blitz) = (figures(1_900), figures(1_800), figures(1_700));
    Listed {
        fide_id: FideId::new(1_000 + number).filter(|_| number % 9 != 8),
        national_id: ["", "N17", "K-1"][lots.below(3)],
        name: NAMES[number as usize % NAMES.len()],
        federation: one(&mut lots, &["CRO", "GER", "CHN", ""]),
        gender: one(&mut lots, &[None, Some(Gender::Male), Some(Gender::Female)]),
        title: one(&mut lots, &[None, None, Some(Title::Gm), Some(Title::Wcm)]),
        standard,
        rapid,
        blitz,
        national: one(&mut lots, &[None, None, Some(1_850)]),
        born: one(&mut lots, &[None, Some(1990), Some(2001)]),
        inactive: false,
    }
}

fn index() -> RatingIndex {
    let mut builder = Builder::default();
    (0..LISTED).for_each(|number| builder.add(&listed(number)));
    RatingIndex::of(builder.into_bytes()).expect("a block of ours")
}

/// As the list has them, with one or two things otherwise.
fn differing(lots: &mut Lots, main: &ListKind) -> PlayerData {
    let mut data = listed(lots.below(LISTED as usize) as u64).to_player(main, "FIDE 2026-11");
    for _ in 0..lots.below(3) {
        match lots.below(12) {
            0 => data.fide_id = None,
            1 => data.fide_id = FideId::new(1_000 + lots.below(40) as u64),
            2 => data.name = one(lots, &NAMES).to_owned(),
            3 => data.name = data.name.to_uppercase().split(", ").collect::<Vec<_>>().join(" "),
            4 => data.rating = data.rating.map(|rating| rating + 1).or(Some(1_500)),
            5 => data.k = one(lots, &[None, Some(20)]),
            6 => data.birth = one(lots, &[None, Some(Birth { year: 1990, month_day: Some((5, 1)) })]),
            7 => data.gender = one(lots, &[None, Some(Gender::Female)]),
            8 => data.federation = one(lots, &["", "FRA"]).to_owned(),
            9 => data.title = one(lots, &[None, Some(Title::Fm)]),
            10 => data.rating_source = one(lots, &["FIDE 2026-11 rapid", "own:DWZ", ""]).to_owned(),
            _ => data.latin_name = "Wang, Xiaoming".to_owned(),
        }
    }
    data
}

fn event(seed: u64) -> Tournament {
    let mut lots = Lots::new(seed);
    let mut imported = Imported::default();
    imported.regulations.rate = one(&mut lots, &[Rate::Standard, Rate::Rapid, Rate::Blitz]);
    imported.regulations.period_ratings = one(&mut lots, &[None, Some(PeriodRatings::OfRound)]);
    let main = imported.regulations.main_list();
    for number in 1..=14 {
        let mut data = differing(&mut lots, &main);
        if lots.below(4) == 0 {
            data.period_ratings.insert(RoundNo(1 + lots.below(3) as u16), 1_907);
        }
        imported.players.push(ImportedPlayer { data, tpn: Tpn(number), ..ImportedPlayer::default() });
    }
    for number in 1..=lots.below(3) as u16 {
        imported.rounds.push(Round {
            number: RoundNo(number),
            state: RoundState::Published,
            paired_by: PairedBy::Import,
            games: Vec::new(),
            byes: Vec::new(),
            engine: Vec::new(),
            compared: None,
        });
    }
    Tournament::of_import(&imported)
}

/// What two values have otherwise, name by name.
fn apart(was: &PlayerData, now: &PlayerData) -> String {
    let [was, now] = [was, now].map(|data| serde_json::to_value(data).expect("JSON"));
    let fields = now.as_object().into_iter().flatten().filter(|(name, value)| was.get(name.as_str()) != Some(value));
    fields.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn an_event_differs_from_a_list_as_it_did() {
    let (index, mut out) = (index(), String::new());
    for seed in 0..EVENTS {
        let event = event(seed);
        let findings = check(&event, &index);
        let counts = (outdated(&event, &index), not_found(&event, &findings));
        let _ = writeln!(out, "event {seed}, {:?}, outdated and not found {counts:?}", event.regulations.main_list());
        for finding in &findings {
            let doubtful = if finding.is_doubtful { ", doubtful" } else { "" };
            let (player, kind) = (event.player(finding.key.player).expect("they are there"), finding.key.kind);
            let name = &player.data.name;
            let _ = writeln!(out, "  {} {name}: {kind:?} {} / {}{doubtful}", player.id.0, finding.was, finding.now);
            assert_eq!(Kind::of_code(kind.code()), Some(kind));
            let taken = accepted(&event, &index, "FIDE 2026-12", finding.key);
            assert_eq!(taken.is_some(), kind.can_be_accepted(), "{finding:?}");
            assert!(!kind.can_be_accepted_together() || kind.can_be_accepted());
            if let Some(taken) = taken {
                let _ = writeln!(out, "    {}", apart(&player.data, &taken));
            }
        }
        let nobody = sonneborn_exchange::list_check::Key { player: PlayerId(99), kind: Kind::Name, row: 0 };
        assert_eq!(accepted(&event, &index, "", nobody), None);
    }
    held("tests/exchange/held/beside_lists.txt", &out);
}

const COLUMNS: [(&str, Column); 10] = [
    ("FIDE ID", Column::FideId),
    ("Name", Column::Name),
    ("Rating", Column::Rating),
    ("Title", Column::Title),
    ("Fed", Column::Federation),
    ("Born", Column::Birth),
    ("Sex", Column::Sex),
    ("Club", Column::Club),
    ("Board", Column::Board),
    ("Nat. rating", Column::RatingNational),
];

/// A cell as somebody writes it, and sometimes what is none.
fn cell(lots: &mut Lots, column: Column, data: &PlayerData) -> String {
    let or = |text: Option<String>| text.unwrap_or_default();
    let written = match column {
        Column::FideId => or(data.fide_id.map(|id| id.to_string())),
        Column::Name => data.name.clone(),
        Column::Rating => or(data.rating.map(|rating| rating.to_string())),
        Column::RatingNational => or(data.ratings.national.map(|rating| rating.to_string())),
        Column::Title => or(data.title.map(|title| title.code().to_lowercase())),
        Column::Federation => data.federation.to_lowercase(),
        Column::Birth => or(data.birth.map(|birth| birth.to_string())),
        Column::Sex => or(data.gender.map(|gender| if gender == Gender::Male { "M" } else { "F" }.to_owned())),
        Column::Club => ["Reds", "reds ", "Blues"][lots.below(3)].to_owned(),
        Column::Board => (1 + lots.below(4)).to_string(),
        _ => String::new(),
    };
    match lots.below(14) {
        0 => String::new(),
        1 => one(lots, &["0", "-", "?", "x", "NM", "18x0", "31/02/1990", "Germany"]).to_owned(),
        2 => format!(" {written} "),
        _ => written,
    }
}

fn table(seed: u64) -> String {
    let mut lots = Lots::new(1_000 + seed);
    let mut columns: Vec<(&str, Column)> = COLUMNS.into_iter().filter(|_| lots.below(5) > 0).collect();
    lots.shuffle(&mut columns);
    let mut lines = Vec::new();
    if lots.below(3) == 0 {
        lines.push("Open of Somewhere".to_owned());
    }
    if lots.below(5) > 0 {
        lines.push(columns.iter().map(|(heading, _)| *heading).collect::<Vec<_>>().join(";"));
    }
    for _ in 0..10 {
        let data = differing(&mut lots, &ListKind::Standard);
        lines.push(columns.iter().map(|(_, column)| cell(&mut lots, *column, &data)).collect::<Vec<_>>().join(";"));
    }
    if lots.below(3) == 0 {
        lines.push("More at https://example.org".to_owned());
    }
    lines.join("\n")
}

fn list<T: Debug>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| format!("{one:?}")).collect::<Vec<_>>().join(" ")
}

fn judged(out: &mut String, sheet: &Sheet, tournament: &Tournament) -> Vec<Option<Judged>> {
    let all = sheet.judged(tournament);
    for (row, judged) in sheet.rows.iter().zip(&all) {
        let Some(judged) = judged else {
            let _ = writeln!(out, "  {}: {:?}", row.line, row.skipped);
            continue;
        };
        let data = apart(&PlayerData::default(), &judged.data);
        let here = judged.here.map(|player| format!(" here {}", player.0)).unwrap_or_default();
        let board = judged.board.map(|board| format!(" board {board}")).unwrap_or_default();
        let _ = writeln!(
            out,
            "  {}: {data}{board}{here} {}",
            row.line,
            list(judged.faults.iter().map(|one| one.to_string()))
        );
    }
    let _ = writeln!(out, "  ready {:?}, in teams {:?}", ready(&all, false), ready(&all, true));
    all
}

#[test]
fn a_sheet_is_read_recognised_and_completed_as_it_was() {
    let (index, mut out) = (index(), String::new());
    for seed in 0..TABLES {
        let event = event(seed % EVENTS);
        let text = table(seed);
        let kind = one(&mut Lots::new(seed), &ListKind::OF_FIDE.each_ref()).clone();
        let source = Source { index: &index, kind, title: "FIDE 2026-11" };
        let mut sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
        let columns = (&sheet.columns, sheet.left_out(), sheet.has_names(), sheet.is_within_limits());
        let _ = writeln!(out, "{text}\n{columns:?}");
        judged(&mut out, &sheet, &event);
        for place in 0..sheet.rows.len() {
            // Of every third it is known already that they are somebody else, with a title of their own.
            (sheet.rows[place].is_another, sheet.rows[place].keeps_title) = (place % 3 == 0, place % 3 == 0);
            sheet.complete(place, &source);
            let row = sheet.rows[place].clone();
            let candidates: Vec<&str> = row.candidates.iter().map(|one| one.words.as_str()).collect();
            let told = (row.filled, row.offers, row.rated_by.map(|(rating, _)| rating), row.is_unlisted);
            let _ = writeln!(out, "  row {}: {told:?} {candidates:?}", row.line);
            if let Some(candidate) = row.candidates.get(place % 2) {
                sheet.take_row(place, candidate.row, &source);
            }
            if let Some((cell, _)) = sheet.rows[place].offers.clone().into_iter().nth(place % 2) {
                sheet.take_offer(place, cell);
            }
        }
        judged(&mut out, &sheet, &event);
        assert!(sheet.is_within_limits());
        let before = sheet.clone();
        sheet.complete(99, &source);
        sheet.take_row(99, 0, &source);
        sheet.take_row(0, 99, &source);
        sheet.take_offer(99, 0);
        assert_eq!(sheet, before, "there are no such rows");
        let mut broken = sheet.clone();
        broken.rows[0].filled.push(sheet.columns.len());
        assert!(!broken.is_within_limits());
    }
    held("tests/exchange/held/sheets.txt", &out);
}

/// Where nothing names the columns, what stands in them does.
#[test]
fn columns_without_headings_are_guessed_as_they_were() {
    const CELLS: [&[&str]; 9] = [
        &["GM", "wim", "NM", ""],
        &["m", "F", "男", "w"],
        &["NOR", "GER", "CHN", "Ger"],
        &["1990", "1990/05/01", "1.2.2001", "0"],
        &["2000", "1850", "0", "900", "5000"],
        &["1503014", "4600001", "12345678", "12"],
        &["Doe, Jo", "王小明", "Reds", "Jo"],
        &["", "", "", "x"],
        &["1", "2", "3", "17"],
    ];
    let mut out = String::new();
    for seed in 0..120 {
        let mut lots = Lots::new(seed);
        let columns: Vec<&[&str]> = (0..2 + lots.below(5)).map(|_| one(&mut lots, &CELLS)).collect();
        let mut row = || {
            let cells = columns.iter().map(|cells| match lots.below(12) {
                0 => CELLS[lots.below(CELLS.len())][0],
                // Mostly of the first three, which are as they should be.
                kind => cells[if kind < 10 { lots.below(3) } else { lots.below(cells.len()) }],
            });
            cells.collect::<Vec<_>>().join(";")
        };
        let text = (0..6).map(|_| row()).collect::<Vec<_>>().join("\n");
        if let Ok(grid) = table::read(text.as_bytes()) {
            let sheet = Sheet::of(grid, "list".into());
            let _ = writeln!(out, "{}\n  {:?}", text.lines().next().unwrap_or_default(), sheet.columns);
        }
    }
    held("tests/exchange/held/columns.txt", &out);
}

/// The same tables as lists of a federation, and the columns of one offered for the next.
#[test]
fn a_national_list_is_read_as_it_was() {
    let mut out = String::new();
    for seed in 0..TABLES {
        // Behind it more lines that are no players than are named.
        let (text, next) = (table(seed) + &"\n;31/02/1990;x;Germany;18x0".repeat(12), table(seed + 1));
        let (mapping, sample) = (national_list::guessed(&text), national_list::sample(&next));
        let kept = KeptColumns::of(&mapping, &national_list::sample(&text));
        assert!(kept.fit(&national_list::sample(&text)));
        let _ =
            writeln!(out, "{mapping:?}\n  next: {} {:?}", kept.fit(&sample), kept.offered(&sample, &mapping).columns);
        let mut builder = Builder::default();
        match national_list::read(&text, &mapping, "GER", &mut builder, |_| {}) {
            Err(why) => {
                let _ = writeln!(out, "  {why}");
            }
            Ok(skipped) => {
                let _ = writeln!(out, "  {skipped:?}");
                let index = RatingIndex::of(builder.into_bytes()).expect("a block of ours");
                for row in 0..index.len() {
                    let listed = index.player(row as u32).expect("a row");
                    let data = listed.to_player(&ListKind::Standard, "");
                    let _ = writeln!(out, "  {}", apart(&PlayerData::default(), &data));
                }
            }
        }
    }
    held("tests/exchange/held/national_lists.txt", &out);
}

/// Who has neither a name nor an ID is nobody's namesake, whatever the year.
#[test]
fn a_row_without_a_name_is_offered_nobody() {
    let (index, text) = (index(), "Name;FIDE ID;Born\n;;1990\n");
    let mut sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
    sheet.complete(1, &Source { index: &index, kind: ListKind::Standard, title: "FIDE" });
    assert!(sheet.rows[1].candidates.is_empty() && !sheet.rows[1].is_unlisted, "{:?}", sheet.rows[1]);
}

/// What is found in the list of names, of their beginnings, of years, federations and numbers, one beside the other.
#[test]
fn a_list_is_searched_as_it_was() {
    let (index, mut out) = (index(), String::new());
    let parts = [
        "", "i", "iv", "IVO", "kovac", "wang", "王", "小明", "1990", "2001", "199", "CRO", "ger", "GER", "n17", "k-1",
        "10", "1004", "o'n", "x",
    ];
    for first in parts {
        for second in parts {
            let found = index.search(&format!("{first} {second}"), 5);
            if !found.is_empty() {
                let _ = writeln!(out, "{first} {second}: {found:?}");
            }
        }
    }
    held("tests/exchange/held/searches.txt", &out);
}

fn sheet(text: &str) -> Sheet {
    Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into())
}

/// Of the same file read otherwise, row by row: what somebody wrote or ticked since it was read first stays, what a rating list filled
/// rests on what is read now. Rows are known by their lines; of a line that has several rows nobody knows which are left.
#[test]
fn what_was_mended_is_carried_to_the_file_as_it_is_read_now() {
    let text = "Name;Elo\nAas, Anna;1800\nBerg, Bo;1700\nDahl, Dina;1600\nEide, Eva;1500\n";
    let began = sheet(text);
    let mut mended = began.clone();
    let row =
        |sheet: &Sheet, line: u32| sheet.rows.iter().position(|row| row.line == line).expect("a row of this line");
    let (anna, bo, dina) = (row(&began, 2), row(&began, 3), row(&began, 4));
    mended.rows[anna].cells[1] = "1850".into();
    mended.rows[anna].keeps_title = true;
    mended.rows[bo].skipped = Some(Skip::ByHand);
    mended.rows[bo].is_another = true;
    mended.rows[dina].cells[1] = "1650".into();
    mended.rows[dina].filled.push(1);
    // Eva went in; and now the heading is a row like others, and all ratings are read otherwise.
    mended.rows.remove(row(&began, 5));
    let mut now = sheet(&text.replace("00\n", "99\n"));
    now.rows[0].skipped = None;
    let carried = mended.carried(&began, now);
    let told: Vec<_> = carried
        .rows
        .iter()
        .map(|row| (row.line, row.cells[1].as_str(), row.skipped, row.keeps_title, row.is_another))
        .collect();
    let expected = [
        (1, "Elo", None, false, false),
        (2, "1850", None, true, false),
        (3, "1799", Some(Skip::ByHand), false, true),
        (4, "1699", None, false, false),
        (5, "1599", None, false, false),
    ];
    assert_eq!(told, expected);
    // Two rows of one line: each keeps its own while both are there.
    for (left, first) in [(2, "1850"), (1, "1899")] {
        let twice = |sheet: &Sheet| {
            let mut sheet = sheet.clone();
            sheet.rows[bo].line = sheet.rows[anna].line;
            sheet
        };
        let mut mended = twice(&mended);
        mended.rows.retain(|row| left == 2 || row.skipped != Some(Skip::ByHand));
        let now = twice(&sheet(&text.replace("00\n", "99\n")));
        assert_eq!(mended.carried(&twice(&began), now).rows[anna].cells[1], first, "{left} of two rows are left");
    }
}

/// Where players come in teams, a row without one may be of any: all wait for it. Where they come alone, only the faulty rows wait.
#[test]
fn rows_wait_for_their_team_and_everybody_for_a_row_without_one() {
    let of_teams = Regulations { system: System::TeamSwiss, ..Regulations::default() };
    let of_teams = Tournament { regulations: of_teams, ..Tournament::default() };
    for (text, in_teams, alone) in [
        ("Name;Elo;Club\nA, A;1800;Reds\nB, B;1700;Blues\n", &[1, 2][..], &[1, 2][..]),
        ("Name;Elo;Club\nA, A;1800;Reds\nB, B;17x0; reds\nC, C;1700;Blues\n", &[3], &[1, 3]),
        ("Name;Elo;Club\nA, A;1800;Reds\nB, B;1700; \nC, C;1700;Blues\n", &[], &[1, 2, 3]),
    ] {
        let sheet = sheet(text);
        assert_eq!(ready(&sheet.judged(&of_teams), true), in_teams, "{text}");
        assert_eq!(ready(&sheet.judged(&Tournament::default()), false), alone, "{text}");
    }
}
