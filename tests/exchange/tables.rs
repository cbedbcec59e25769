//! Lists of players as people send them, tables as they leave, and whole tournaments in one file.

use sonneborn_exchange::archive::{Archive, ArchiveFault, ArchivedGame, EDITION};
use sonneborn_exchange::players::{CellDefect, CellFault, Column, Judged, Sheet, Skip, ready};
use sonneborn_exchange::swiss_manager::list;
use sonneborn_exchange::table::{self, GridFault, csv};
use sonneborn_exchange::trf;
use sonneborn_i18n::Lang;
use sonneborn_pairing::lots::Lots;
use sonneborn_sheets::lists;
use sonneborn_standings::crosstable::Order;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Author, Entry, Import, Imported, ImportedPlayer};
use sonneborn_tournament::chain::Digest;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};

/// The rows of a sheet as they would go into an empty event.
pub fn rows(text: &str) -> Vec<Judged> {
    let grid = table::read(text.as_bytes()).expect("a table");
    let sheet = Sheet::of(grid, "list".into());
    sheet.judged(&Tournament::default()).into_iter().flatten().collect()
}

pub fn faults(rows: &[Judged]) -> Vec<CellFault> {
    rows.iter().flat_map(|row| row.faults.clone()).collect()
}

#[test]
fn lists_of_other_programs_are_understood() {
    for text in [
        "No.;Name;FideID;RtgI;Fed;Typ;birthday;sex\n1;Carlsen, Magnus;1503014;2830;NOR;U18;1990/11/30;m\n2;Doe, Jo;;0;FRA;;;\n",
        "Title,Name,Rating,Federation,FIDE ID\nGM,\"Carlsen, Magnus\",2830,NOR,1503014\n,\"Doe, Jo\",,FRA,\n",
        "Nachname\tVorname\tElo\tLand\tFIDE-ID\nCarlsen\tMagnus\t2830\tnor\t1503014\nDoe\tJo\t\tFRA\t0\n",
        "姓名,等级分,棋协,国际棋联编号\n\"Carlsen, Magnus\",2830,NOR,1503014\n\"Doe, Jo\",,FRA,\n",
        "Carlsen, Magnus;2830;NOR;1503014\nDoe, Jo;;FRA;\n",
    ] {
        let rows = rows(text);
        assert_eq!(faults(&rows), [], "{text}");
        let first = &rows[0].data;
        assert_eq!(
            (first.name.as_str(), first.rating, first.federation.as_str(), first.fide_id),
            ("Carlsen, Magnus", Some(2830), "NOR", FideId::new(1_503_014)),
            "{text}"
        );
        assert_eq!((rows[1].data.name.as_str(), rows[1].data.rating), ("Doe, Jo", None), "{text}");
    }
    let three = rows("Name;Rtg;RtgI;RtgN\nDoe, Jo;1810;1850;1810\nRoe, Al;1600;0;1600\nPoe, Ed;1500;0;0\n");
    let ratings: Vec<_> =
        three.iter().map(|row| (row.data.rating, row.data.ratings.national, row.data.estimate)).collect();
    let expected = [(Some(1850), Some(1810), None), (None, Some(1600), None), (None, None, Some(1500))];
    assert_eq!(ratings, expected, "FIDE's, the national one, and what the organiser gave the unrated");
    let chinese = rows("姓,名,性别\n王,小明,男\n");
    assert_eq!(chinese[0].data.name, "王小明");
}

#[test]
fn the_organisers_rating_is_read_and_columns_without_meaning_are_named() {
    let sheet = |text: &str| Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
    let german = sheet(
        "Nr.;Teilnehmer;Titel;TWZ;Elo;NWZ;Attr.;Land;FideKenn;Leer\n1;Doe, Jo;;1950;1900;1950;x;GER;4600001;\n2;Roe, Al;;1500;0;0;;GER;;\n",
    );
    let rows: Vec<Judged> = german.judged(&Tournament::default()).into_iter().flatten().collect();
    let ratings = |row: &Judged| (row.data.rating, row.data.ratings.national, row.data.estimate);
    assert_eq!(
        rows.iter().map(ratings).collect::<Vec<_>>(),
        [(Some(1900), Some(1950), None), (None, None, Some(1500))]
    );
    let named: Vec<&str> = german.left_out().into_iter().map(|place| german.headings[place].as_str()).collect();
    assert_eq!(named, ["Nr.", "Attr."], "an empty column has nothing to lose");
    let alone = sheet("Name;TWZ\nDoe, Jo;1950\n");
    assert_eq!((alone.columns[1], alone.left_out().len()), (Some(Column::Rating), 0));
    let twice = sheet("Name;Rating;Rating\nDoe, Jo;1950;1940\n");
    assert_eq!(twice.left_out(), [2]);
}

#[test]
fn what_cannot_be_read_is_named_by_line_and_column() {
    let rows = rows(
        "Name;Elo;FIDE ID;Born;Fed\nDoe, Jo;18x0;1;1990;FRA\n;1700;2;1990;FRA\nRoe, Al;1600;1;31/02/1990;Germany\ndoe, jo;1800;3;1990;FRA\n",
    );
    let found: Vec<(u32, u32, Column, CellDefect)> = faults(&rows)
        .into_iter()
        .map(|fault| (fault.place.line, fault.place.column, fault.column, fault.defect))
        .collect();
    let unreadable = |text: &str| CellDefect::Unreadable { text: text.into() };
    assert_eq!(
        found,
        [
            (2, 2, Column::Rating, unreadable("18x0")),
            (3, 1, Column::Name, CellDefect::Missing),
            (4, 4, Column::Birth, unreadable("31/02/1990")),
            (4, 5, Column::Federation, unreadable("Germany")),
            (4, 3, Column::FideId, CellDefect::Twice { first_line: 2 }),
        ]
    );
}

/// A starting list as chess-results.com gives it to a spreadsheet; names and numbers are ours.
const STARTING_LIST: &str = "\
From the Tournament-Database of Chess-Results https://chess-results.com;;;;;;;
Open of Somewhere 2026;;;;;;;
Starting rank;;;;;;;

No.;;Name;FideID;FED;Rtg;sex;Club/City
1;GM;Aas, Anna;1500001;NOR;2501;w;Bergen
2;;Berg, Bo;1500002;NOR;2100;;Oslo

You find all details to this tournament under https://chess-results.com/tnr1.aspx;;;;;;;
";

#[test]
fn the_lines_around_a_table_of_chess_results_are_skipped() {
    let grid = table::read(STARTING_LIST.as_bytes()).expect("a table");
    let sheet = Sheet::of(grid, "list".into());
    let captions: Vec<u32> =
        sheet.rows.iter().filter(|row| row.skipped == Some(Skip::Caption)).map(|row| row.line).collect();
    assert_eq!(captions, [1, 2, 3, 9]);
    let known = [
        None,
        Some(Column::Title),
        Some(Column::Name),
        Some(Column::FideId),
        Some(Column::Federation),
        Some(Column::Rating),
        Some(Column::Sex),
        Some(Column::Club),
    ];
    assert_eq!(sheet.columns, known);
    let rows = rows(STARTING_LIST);
    assert_eq!((rows.len(), faults(&rows)), (2, Vec::new()));
    assert_eq!(rows[0].data.title, Some(Title::Gm));
}

/// Without headings a column beside the names is what four of five of its cells look like; other words are clubs.
#[test]
fn columns_without_headings_are_what_their_cells_look_like() {
    for (cells, column) in [
        (["GM", "WFM", "NM", "CM", "AGM"], Some(Column::Title)),
        (["m", "w", "F", "男", "M"], Some(Column::Sex)),
        (["NOR", "GER", "CHN", "FRA", "nor"], Some(Column::Federation)),
        (["NOR", "GER", "CHN", "fra", "nor"], Some(Column::Club)),
        (["2001/05/17", "17.05.2001", "2001-05-17", "17/05/2001", "?"], Some(Column::Birth)),
        (["0", "800", "3000", "2100", "?"], Some(Column::Rating)),
        (["799", "799", "2100", "2100", "2100"], None),
        (["3001", "3001", "2100", "2100", "2100"], None),
        (["123456", "1503014", "1234567890", "651234", "?"], Some(Column::FideId)),
        (["12345", "12345", "651234", "651234", "651234"], None),
        // Telephones, and the differences of ratings.
        (["+4712345", "+4712346", "+4712347", "+4712348", "+4712349"], None),
        (["+900", "+900", "+900", "+900", "+900"], None),
    ] {
        let text: String = cells.iter().map(|cell| format!("Aas, Anna;{cell}\n")).collect();
        let sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
        assert_eq!(sheet.columns, [Some(Column::Name), column], "{cells:?}");
    }
}

/// A list of teams as chess-results.com gives it to a spreadsheet, block by block; names and numbers are ours.
const TEAM_COMPOSITION: &str = "\
From the Tournament-Database of Chess-Results https://chess-results.com;;;;;;;
Cup of Somewhere 2026;;;;;;;
Team-Composition with round-results;;;;;;;
1. SK Alpha (RtgAvg:2301, Captain: Ek, Ove / TB1: 4 / TB2: 5,5);;;;;;;
Bo.;;Name;Rtg;FED;FideID;1;Pts.
1;GM;Aas, Anna;2501;NOR;1500001;1;1
2;;Berg, Per;2100;NOR;1500002;0;0
2. Hall (B) (RtgAvg:1900 / TB1: 2);;;;;;;
Bo.;;Name;Rtg;FED;FideID;1;Pts.
1;FM;Dahl, Siv;1900;NOR;1500003;0;0
You find all details to this tournament under https://chess-results.com/tnr1.aspx;;;;;;;
";

#[test]
fn a_list_of_teams_in_blocks_becomes_one_list_with_their_names() {
    let sheet = Sheet::of(table::read(TEAM_COMPOSITION.as_bytes()).expect("a table"), "list".into());
    let skipped: Vec<Option<Skip>> = sheet.rows.iter().map(|row| row.skipped).collect();
    let (caption, heading) = (Some(Skip::Caption), Some(Skip::Heading));
    let expected = [caption, caption, caption, caption, heading, None, None, caption, heading, None, caption];
    assert_eq!(skipped, expected);
    let rows = rows(TEAM_COMPOSITION);
    assert_eq!(faults(&rows), []);
    let read: Vec<_> = rows.iter().map(|row| (row.data.name.as_str(), row.data.club.as_str(), row.board)).collect();
    let alpha = "SK Alpha";
    assert_eq!(
        read,
        [("Aas, Anna", alpha, Some(1)), ("Berg, Per", alpha, Some(2)), ("Dahl, Siv", "Hall (B)", Some(1))]
    );
    assert_eq!((rows[0].data.title, rows[0].data.rating), (Some(Title::Gm), Some(2501)));
    // Where the headings are not the same, nothing is joined.
    let other = TEAM_COMPOSITION.replacen("Bo.;;Name;Rtg", "Bo.;;Name;Elo", 1);
    assert_eq!(self::rows(&other)[0].data.club, "");
}

#[test]
fn club_and_city_are_known_in_the_languages_of_chess_results() {
    for heading in ["Club/City", "Verein/Ort", "Club/Ville", "Club/Ciudad", "Клуб/Город"] {
        let rows = rows(&format!("No.;Name;Rtg;{heading}\n1;Aas, Anna;2501;Bergen\n"));
        assert_eq!(rows[0].data.club, "Bergen", "{heading}");
    }
}

#[test]
fn a_heading_of_two_rows_is_read_as_one() {
    let list =
        "No.,,Name,,FIDE,,Club\n,,Family name,Given name,Rtg,FideID,Club/City\n1,GM,Aas,Anna,2501,1500001,Bergen\n";
    let sheet = Sheet::of(table::read(list.as_bytes()).expect("a table"), "list".into());
    let skipped: Vec<Option<Skip>> = sheet.rows.iter().map(|row| row.skipped).collect();
    assert_eq!(skipped, [Some(Skip::Heading), Some(Skip::Heading), None]);
    let rows = rows(list);
    assert_eq!(faults(&rows), []);
    let data = &rows[0].data;
    assert_eq!((data.name.as_str(), data.rating, data.fide_id), ("Aas, Anna", Some(2501), FideId::new(1_500_001)));
    assert_eq!((data.title, data.club.as_str()), (Some(Title::Gm), "Bergen"));
}

#[test]
fn a_name_beside_given_names_is_the_familys() {
    let rows = rows("Nom;Prénom;Elo;Naissance\nDupont;Élodie;1800;12.05.2001\n");
    assert_eq!(faults(&rows), []);
    assert_eq!(
        (rows[0].data.name.as_str(), rows[0].data.birth.map(|birth| birth.year)),
        ("Dupont, Élodie", Some(2001))
    );
}

#[test]
fn a_table_without_lines_around_it_skips_none() {
    for text in
        ["Name;FED;Rtg\nAas, Anna;NOR;2501\n", "Aas, Anna;NOR;2501\n", "only words\nmore\n", "Name\nAas, Anna\nBo\n"]
    {
        let sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
        assert!(sheet.rows.iter().all(|row| row.skipped != Some(Skip::Caption)), "{text}");
    }
}

#[test]
fn a_team_waits_for_its_faulty_rows() {
    let judged = |text: &str| {
        let sheet = Sheet::of(table::read(text.as_bytes()).expect("a table"), "list".into());
        sheet.judged(&Tournament::default())
    };
    let judged = judged("Name;Elo;Club\nA, A;1800;Reds\nB, B;18x0;reds\nC, C;1700;Blues\n");
    assert_eq!(ready(&judged, true), [3]);
    assert_eq!(ready(&judged, false), [1, 3]);
}

#[test]
fn tables_without_names_are_told() {
    let grid = table::read(b"1800;FRA\n1700;GER\n").expect("a table");
    let sheet = Sheet::of(grid, "list".into());
    assert!(!sheet.has_names());
    assert!(sheet.judged(&Tournament::default()).iter().flatten().all(|row| !row.is_good()));
}

#[test]
fn noise_gets_an_answer() {
    assert_eq!(table::read(&vec![0x80; 50 * 1024 * 1024]), Err(GridFault::TooLarge { limit_bytes: table::MAX_BYTES }));
    assert_eq!(table::read(b""), Err(GridFault::Empty));
    assert_eq!(table::read(b"\n \n"), Err(GridFault::Empty));
    assert!(matches!(table::read(&[0, 1, 2, 3, 255]), Err(GridFault::NotText { line: 1 })));
    assert!(matches!(table::read(b"PK\x03\x04noise"), Err(GridFault::NotASpreadsheet { .. })));
    // As many rows and columns as there may be, and one more.
    let wide = |columns: usize| table::read(vec!["a"; columns].join(",").as_bytes());
    assert_eq!(wide(table::MAX_COLUMNS).map(|grid| grid.rows[0].cells.len()), Ok(table::MAX_COLUMNS));
    let limit = table::MAX_COLUMNS;
    assert_eq!(wide(table::MAX_COLUMNS + 1), Err(GridFault::TooManyColumns { line: 1, limit }));
    let sheet = |columns: usize| {
        let table = table::Table { header: vec!["a".to_owned(); columns], ..table::Table::default() };
        table::read(&table::xlsx::write(&[table]).expect("a table can be written"))
    };
    assert!(sheet(table::MAX_COLUMNS).is_ok());
    assert_eq!(sheet(table::MAX_COLUMNS + 1), Err(GridFault::TooManyColumns { line: 1, limit }));
    let many = |rows: usize| table::read("a,b\n".repeat(rows).as_bytes());
    assert_eq!(many(table::MAX_ROWS).map(|grid| grid.rows.len()), Ok(table::MAX_ROWS));
    let (line, limit) = (table::MAX_ROWS as u32 + 1, table::MAX_ROWS);
    assert_eq!(many(table::MAX_ROWS + 1), Err(GridFault::TooManyRows { line, limit }));
}

/// Four players, one round and a name that a spreadsheet would calculate.
fn small() -> Tournament {
    let player = |number: u16, name: &str, points: &str, cell: &str| {
        format!(
            "001 {number:>4} m GM {name:<33} 2400 FRA      12345{number} 1990/00/00 {points:>4} {number:>4}  {cell}"
        )
    };
    let lines = [
        "012 Small".to_owned(),
        "042 2026/05/01".into(),
        player(1, "=Doe, Jo", "1.0", "   3 w 1"),
        player(2, "Roe, Al", "0.5", "   4 b ="),
        player(3, "王小明", "0.0", "   1 b 0"),
        player(4, "Poe, Ed", "0.5", "   2 w ="),
    ];
    let import = trf::read(lines.join("\n").as_bytes()).expect("nothing is wrong");
    Tournament::of_import(&import.imported)
}

#[test]
fn players_leave_and_come_back() {
    let mut tournament = small();
    tournament.players[1].data.ratings.national = Some(1912);
    tournament.players[2].data.estimate = Some(1500);
    for lang in Lang::ALL {
        let written = table::csv::write(&lists::players(lang, &tournament));
        assert!(written.contains(",\"'=Doe, Jo\","), "{written}");
        let rows = rows(&written);
        assert_eq!(faults(&rows), [], "{written}");
        for (row, player) in rows.iter().zip(tournament.by_tpn()) {
            assert_eq!(row.data.name, player.data.name);
            assert_eq!(row.data.title, Some(Title::Gm));
            assert_eq!(row.data.birth, player.data.birth);
            assert_eq!((row.data.rating, row.data.fide_id), (player.data.rating, player.data.fide_id));
            assert_eq!(row.data.ratings.national, player.data.ratings.national);
            assert_eq!(row.data.estimate, player.data.estimate);
        }
    }
}

#[test]
fn tables_are_written() {
    let tournament = small();
    let standings = Standings::of(&tournament, &Settings::of(&tournament).expect("default tie-breaks"));
    let text = |table: &table::Table| table::csv::write(table).trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let pairings = lists::pairings(Lang::English, &tournament, RoundNo(1)).expect("round 1 is there");
    assert_eq!(
        text(&pairings),
        "Board,No.,Title,White,Rating,Federation,Points,Result,Points,Title,Black,Rating,Federation,No.\n\
         1,1,GM,\"'=Doe, Jo\",2400,FRA,0.0,1-0,0.0,GM,王小明,2400,FRA,3\n\
         2,4,GM,\"Poe, Ed\",2400,FRA,0.0,½-½,0.0,GM,\"Roe, Al\",2400,FRA,2\n"
    );
    let mut upstairs = small();
    upstairs.regulations.first_board = 11;
    let same = lists::pairings(Lang::English, &upstairs, RoundNo(1));
    assert_eq!(same.as_ref(), Some(&pairings), "boards have their numbers since they were paired");
    let crosstable = text(&lists::crosstable(Lang::English, &tournament, &standings, Order::Number));
    assert_eq!(crosstable.lines().nth(1), Some("1,1,\"'=Doe, Jo\",GM,2400,FRA,3w1,1.0"));
    let ranking = lists::standings(Lang::English, &tournament, &standings);
    assert!(text(&ranking).starts_with("Rank,No.,Name,Title,Rating,Federation,PTS,BH/C1,"), "{}", text(&ranking));
    let bytes = table::xlsx::write(&[ranking, pairings]).expect("a workbook");
    assert_eq!(table::read(&bytes).expect("our own workbook").rows[1].cells[2], "=Doe, Jo");
}

/// Of two who share a rank each has a number of their own, by which the lines of their opponents name them.
#[test]
fn lines_of_a_crosstable_are_found_by_what_the_cells_call_them() {
    let mut tournament = small();
    tournament.regulations.tie_breaks.clear();
    let standings = Standings::of(&tournament, &Settings::of(&tournament).expect("no tie-breaks"));
    assert!(standings.rows.windows(2).any(|two| two[0].rank == two[1].rank), "nobody shares a rank");
    for order in [Order::Rank, Order::Number] {
        let written = table::csv::write(&lists::crosstable(Lang::English, &tournament, &standings, order));
        let lines: Vec<Vec<String>> =
            table::read(written.as_bytes()).expect("our own").rows[1..].iter().map(|row| row.cells.clone()).collect();
        let own = |line: &Vec<String>| line[usize::from(order == Order::Number)].clone();
        let named = |line: &Vec<String>| line[line.len() - 2].split(['w', 'b']).next().unwrap_or_default().to_owned();
        for line in &lines {
            let opponent: Vec<_> = lines.iter().filter(|other| own(other) == named(line)).collect();
            assert!(matches!(opponent[..], [one] if named(one) == own(line)), "{order:?}: {line:?} in {lines:?}");
        }
    }
}

/// A journal of one import.
pub fn journal() -> Vec<Entry> {
    let player = "001    1      Doe, Jo                           1800                             0.0    1";
    let import = trf::read(player.as_bytes()).expect("nothing is wrong");
    vec![Entry {
        seq: 1,
        at: "2026-05-01T10:00:00Z".parse().expect("an instant"),
        author: Author { account: 1, name: "Kovač".into() },
        device: "laptop".into(),
        act: Act::Import(Import { tournament: Box::new(import.imported) }),
        reason: None,
        acknowledged: Vec::new(),
        chain: Digest::NONE,
    }]
}

#[test]
fn whole_tournaments_move_without_loss() {
    let games = vec![ArchivedGame { round: RoundNo(1), board: 3, pgn: "1. e4 e5 *".into() }];
    let archive = Archive::new("Sonneborn 0.1.0", journal(), games);
    let file = archive.write().expect("it can be written");
    let read = Archive::read(file.as_bytes()).expect("our own file");
    assert_eq!(read, archive);
    assert_eq!(Journal::of(read.journal).state(), Journal::of(archive.journal).state());
}

#[test]
fn broken_archives_are_answered() {
    let archive = Archive::new("Sonneborn 0.1.0", journal(), Vec::new());
    let file = archive.write().expect("it can be written");
    assert!(matches!(Archive::read(b"{"), Err(ArchiveFault::Json { .. })));
    assert!(matches!(Archive::read(&file.as_bytes()[..file.len() / 2]), Err(ArchiveFault::Json { .. })));
    assert_eq!(Archive::read(b"{\"format\":\"chess\"}"), Err(ArchiveFault::OtherFormat));
    let newer = file.replace(&format!("\"edition\": {EDITION}"), "\"edition\": 99");
    assert_eq!(Archive::read(newer.as_bytes()), Err(ArchiveFault::TooNew { edition: 99 }));
    let mut gap = journal();
    gap[0].seq = 2;
    let file = Archive::new("x", gap, Vec::new()).write().expect("it can be written");
    assert_eq!(Archive::read(file.as_bytes()), Err(ArchiveFault::Gap { expected: 1 }));
    let file = Archive::new("x", Vec::new(), Vec::new()).write().expect("it can be written");
    assert_eq!(Archive::read(file.as_bytes()), Err(ArchiveFault::Empty));
}

/// Each act of each version as a journal of its own numbers, for what is looked at before acts are judged.
fn of_every_act() -> String {
    let acts =
        [include_str!("../tournament/journals/acts-0.1.jsonl"), include_str!("../tournament/journals/acts-0.2.jsonl")];
    let entries = (1..).zip(acts.iter().flat_map(|acts| acts.lines())).map(|(seq, act)| {
        format!(
            "{{\"seq\":{seq},\"at\":\"2026-05-01T10:00:00Z\",\"author\":{{\"account\":1,\"name\":\"Ana\"}},\"device\":\"x\",\"act\":{act}}}"
        )
    });
    let entries = entries.collect::<Vec<_>>().join(",");
    format!("{{\"format\":\"sonneborn tournament\",\"edition\":1,\"program\":\"x\",\"journal\":[{entries}]}}")
}

/// Where something is read by its shape: behind each brace and bracket that opens, outside of texts, and whether it is an object.
fn openings(json: &str) -> Vec<(usize, bool)> {
    let (mut found, mut is_text, mut is_escaped) = (Vec::new(), false, false);
    for (place, sign) in json.char_indices() {
        match sign {
            '"' if !is_escaped => is_text = !is_text,
            '{' | '[' if !is_text => found.push((place + 1, sign == '{')),
            _ => {}
        }
        is_escaped = is_text && sign == '\\' && !is_escaped;
    }
    found
}

#[test]
fn what_this_version_would_lose_of_an_archive_is_refused() {
    for whole in [of_every_act(), Archive::new("x", journal(), Vec::new()).write().expect("written")] {
        let read = |text: &str| Archive::read(text.as_bytes());
        let is_kept = !matches!(read(&whole), Err(ArchiveFault::Json { .. } | ArchiveFault::Unknown { .. }));
        assert!(is_kept, "what there is is known: {:?}", read(&whole).err());
        let mut tried = 0;
        for (place, is_object) in openings(&whole) {
            let with = |added: &str| {
                let comma = if whole[place..].trim_start().starts_with(['}', ']']) { "" } else { "," };
                format!("{}{added}{comma}{}", &whole[..place], &whole[place..])
            };
            let spoilt = match is_object {
                true => [with("\"of_2030\":\"kept\""), with("\"twice\":1,\"twice\":1")],
                false => [with("{\"of_2030\":1}"), with("[{\"of_2030\":1}]")],
            };
            for text in spoilt {
                let told = read(&text);
                let is_refused = matches!(told, Err(ArchiveFault::Json { .. } | ArchiveFault::Unknown { .. }));
                assert!(is_refused, "{}: {:?}", &text[place.saturating_sub(60)..], told.err());
                tried += 1;
            }
        }
        assert!(tried > 60, "only {tried} places");
    }
}

/// What people write into cells that say nothing, headings and dates of several countries, telephone numbers and boards.
#[test]
fn lists_as_people_write_them_are_understood() {
    for text in [
        "Zuname;Vorname;m/w;geb. am;Wertung;bezahlt;Handy\nDoe;Jo;w;6.5.1999;n/a;ja;0170 12\n",
        "Nom;Prénom;Sexe;Né(e) le;Elo;Payé;Portable\nDoe;Jo;f;6 mai 1999;unr.;oui;0170 12\n",
        "Apellidos;Nombre de pila;Sexo;Fecha de nacimiento;Elo;Pagado;Móvil\nDoe;Jo;mujer;6 de mayo de 1999;-;sí;0170 12\n",
        "Cognome;Nome;Sesso;Data di nascita;Elo;Pagato;Cellulare\nDoe;Jo;f;6/5/1999;–;sì;0170 12\n",
        "Фамилия;Имя;Пол;Дата рождения;Рейтинг;Оплата;Телефон\nDoe;Jo;ж;6 мая 1999;б/р;да;0170 12\n",
        "Nazwisko;Imię;Płeć;Data urodzenia;Elo;Opłacone;Telefon\nDoe;Jo;k;6 maja 1999;?;tak;0170 12\n",
        "Příjmení;Křestní jméno;Pohlaví;Datum narození;Elo;Zaplaceno;Mobil\nDoe;Jo;w;6. května 1999;0;ano;0170 12\n",
        "Achternaam;Voornaam;Geslacht;Geboortedatum;Rating;Betaald;Mobiel\nDoe;Jo;f;6 mei 1999;none;ja;0170 12\n",
        "Sobrenome;Primeiro nome;Sexo;Data de nascimento;Elo;Pago;Telemóvel\nDoe;Jo;f;6 de maio de 1999;n.a.;sim;0170 12\n",
        "Soyadı;Adı;Cinsiyet;Doğum tarihi;Elo;Ödendi;Cep\nDoe;Jo;f;06.05.1999;unr;evet;0170 12\n",
        "姓;名;性别;出生日期;等级分;缴费;手机\nDoe;Jo;女;1999年5月6日;无;是;0170 12\n",
    ] {
        let rows = rows(text);
        assert_eq!(faults(&rows), [], "{text}");
        let data = &rows[0].data;
        let birth = data.birth.map_or_else(String::new, |birth| birth.to_string());
        let told = (data.name.as_str(), data.rating, birth.as_str(), data.gender.is_some(), data.phone.as_str());
        assert_eq!(told, ("Doe, Jo", None, "1999/05/06", true, "0170 12"), "{text}");
        assert!(!data.paid.is_empty(), "{text}");
    }
    let unpaid = rows("Name;Paid;Bo.\nDoe, Jo;no;2\nRoe, Al;нет;1\nPoe, Ed;yes;\n");
    assert_eq!(unpaid.iter().map(|row| row.data.paid.as_str()).collect::<Vec<_>>(), ["", "", "yes"]);
    let less = rows("Name;Ermäßigung\nDoe, Jo;Familie\nRoe, Al;-\n");
    assert_eq!(less.iter().map(|row| row.data.reduction.as_str()).collect::<Vec<_>>(), ["Familie", ""]);
    assert_eq!(unpaid.iter().map(|row| row.board).collect::<Vec<_>>(), [Some(2), Some(1), None]);
}

/// What Swiss-Manager's list can hold comes back from it whole, through our own reader.
#[test]
fn players_for_swiss_manager_come_back_whole() {
    const CLUBS: [&str; 5] = ["", "SK Süd; \"Nord\"", "Salvador (BA)", "=Club", "中山"];
    const NAMES: [&str; 4] = ["Reis, Paulo F", "Müller, Änne", "王小明", "O'Neil; Shane"];
    for seed in 0..40 {
        let mut lots = Lots::new(seed);
        let mut imported = Imported::default();
        for number in 1..=12_u16 {
            let mut maybe = |values: usize| lots.below(values);
            let rating = |of: usize| (of > 0).then_some(1_400 + 97 * of as u16);
            let title = [None, Some(Title::Gm), Some(Title::Wcm)][maybe(3)];
            let day = [None, Some((2, 28))][maybe(2)];
            let id = [0, 2_100_000, 99_999_000_000][maybe(3)] + u64::from(number);
            let data = PlayerData {
                name: format!("{} {number}", NAMES[maybe(4)]),
                title,
                other_title: if title.is_none() { ["", "NM"][maybe(2)].to_owned() } else { String::new() },
                gender: [None, Some(Gender::Male), Some(Gender::Female)][maybe(3)],
                birth: (maybe(3) > 0).then_some(Birth { year: 1950 + number, month_day: day }),
                federation: ["", "BRA", "NOR"][maybe(3)].to_owned(),
                fide_id: FideId::new(id).filter(|_| maybe(3) > 0),
                national_id: ["", "0077", "K-12345"][maybe(3)].to_owned(),
                rating: rating(maybe(6)),
                ratings: Ratings { national: rating(maybe(6)), ..Ratings::default() },
                club: CLUBS[maybe(5)].to_owned(),
                category: ["", "U12", "S65"][maybe(3)].to_owned(),
                k: [None, Some(10), Some(40)][maybe(3)],
                ..PlayerData::default()
            };
            imported.players.push(ImportedPlayer { data, tpn: Tpn(number), ..ImportedPlayer::default() });
        }
        let tournament = Tournament::of_import(&imported);
        let list = csv::delimited(&[list::players(&tournament)], ';');
        let rows = rows(&list);
        assert_eq!(faults(&rows), [], "seed {seed}\n{list}");
        let kept = |data: &PlayerData| {
            let ratings = Ratings { national: data.ratings.national, ..Ratings::default() };
            PlayerData { ratings, ..data.clone() }
        };
        let back: Vec<PlayerData> = rows.iter().map(|row| kept(&row.data)).collect();
        let given: Vec<PlayerData> = imported.players.iter().map(|player| kept(&player.data)).collect();
        assert_eq!(back, given, "seed {seed}\n{list}");
    }
}
