//! Nothing in a file of another program is passed over in silence. A sign set anywhere into any record of a tournament report file is
//! refused, told, or read; fields of the others that have no place here are told by the file's own names.

use super::common::golden;
use super::foreign::{self, GAMES, PAPI, PLAYERS as SWISS_PERFECT, PairTwo, SETTINGS, has, swiss_perfect};
use sonneborn_exchange::foreign::report::Remark as Foreign;
use sonneborn_exchange::swiss_manager;
use sonneborn_exchange::swiss_manager::report::Remark as OfSwissManager;
use sonneborn_exchange::trf::report::{FieldName, Note, Remark};
use sonneborn_exchange::trf::{self, TrfImport};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::player::Title;

/// Every record that an event of players can have, with a player of a federation's list.
pub const PLAYERS: &str = "\
012 Hall Cup
022 Hall
032 NOR
042 2026/05/01
052 2026/05/02
062 4
072 4
082 1
092 Individual: Swiss-System (Dutch)
102 Doe, Jo 1500001
112 Roe, Al
122 90 min, 30 s a move
132                                                                                        26/05/01  26/05/02
142 3
152 W
162  W 1.0    D 0.5
172 NOR FIDON
182 Sonneborn
192 FIDE_DUTCH
202 BH,SB
222 5400+30
240 H   3    4
250       1.0   1   2    1    2
260   1   3    1    4
299 W         0.5   2    1
### a comment
013 Alpha                              1    2
XXA    4  0.5  0.5
001    1 m GM A, A                              2100 NOR     1500010 1990/05/01  2.5    1     3 w 1     2 b 1
001    2 w WIMB, B                              2000 NOR     1500020 1991        1.0    2     4 b 1     1 w 0
001    3 m    C, C                              1900 NOR     1500030 1992/01/01  0.5    4     1 b 0     4 w =
001    4 m    D, D                              1800 NOR     1500040 1993/01/01  0.5    3     2 w 0     3 b =
NOR    1 m    A, A                              2050 OSL         555 1990/05/01
";

/// Every record that an event of teams has beside those.
pub const TEAMS: &str = "\
012 Cup
042 2026/05/01
142 3
152 W
192 FIDE_TEAM_TYPEA_MP_GP
202 MPVGP
352 WB
362 TW 3.0   TD 1.0   TL 0.0
001    1      A1                                2000                             0.0    1     3 w 1     6 w 1
001    2      A2                                2000                             0.0    2     4 b =     5 b 0
001    3      B1                                2000                             0.0    3     1 b 0     7 b 1
001    4      B2                                2000                             0.0    4     2 w =  0000 - Z
001    5      C1                                2000                             0.0    5  0000 - Z     2 w 1
001    6      C2                                2000                             0.0    6  0000 - Z     1 b 0
001    7      D1                                2000                             0.0    7  0000 - +     3 w 0
001    8      D2                                2000                             0.0    8  0000 - +  0000 - +
240 H   3    4
250  1.0        1   2    1    2
260   1   3    1    4
299 W   1.0          1    2
300   2   3   1    6    5
310   1 Alpha                            A       2000    4.0    2.5   1     1    2
310   2 Bravo                            B                                  3    4
310   3 Charlie                                                             5    6
310   4 Delta                                                               7    8
320  1.0  1.0
330 -+   1   3   4
";

/// All that came of a text.
fn answer(text: &str) -> String {
    match trf::read(text.as_bytes()) {
        Ok(TrfImport { imported, stated, program, notes, .. }) => format!("{imported:?}{stated:?}{program}{notes:?}"),
        Err(faults) => format!("{faults:?}"),
    }
}

/// The places, by line and column, at which a sign changes nothing.
fn silent(text: &str) -> Vec<String> {
    /// As far behind the end of a line.
    const BEHIND: usize = 3;
    let read = answer(text);
    let mut silent = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        for column in 3..line.len() + BEHIND {
            let mut signs: Vec<char> = format!("{line:width$}", width = column + 1).chars().collect();
            signs[column] = '~';
            let changed: String = signs.into_iter().collect();
            let mut lines = lines.clone();
            lines[at] = &changed;
            if answer(&lines.join("\n")) == read {
                silent.push(format!("line {}, column {}: {changed}", at + 1, column + 1));
            }
        }
    }
    silent
}

#[test]
fn a_sign_anywhere_is_refused_told_or_read() {
    for text in [PLAYERS, TEAMS] {
        assert!(trf::read(text.as_bytes()).is_ok(), "{}", answer(text));
        let silent = silent(text);
        assert!(silent.is_empty(), "{}", silent.join("\n"));
    }
}

#[test]
fn a_title_one_column_off_is_told_by_line_and_field() {
    let line = |shifted: &str| format!("001    1 {shifted:<37}  2100 NOR                        0.0    1");
    let notes = |shifted: &str| trf::read(line(shifted).as_bytes()).expect("it is read").notes;
    let told = |shifted: &str| -> Vec<(u32, u32, Remark)> {
        let placed = notes(shifted).into_iter().filter_map(|note| Some((note.place?, note.remark)));
        placed.map(|(place, remark)| (place.line, place.column, remark)).collect()
    };
    let beside = |text: &str| Remark::BesideColumns { field: FieldName::Title, text: text.to_owned() };
    assert_eq!(told("m GM A, A"), []);
    let read = |column, text: &str, title| (1, column, Remark::TitleRead { text: text.to_owned(), title });
    assert_eq!(told("m  GMA, A"), [(1, 14, beside("M")), read(13, "G", Title::Gm)]);
    assert_eq!(told("m WGMA, A"), [(1, 14, beside("M")), read(12, "WG", Title::Wgm)]);
    assert_eq!(told("mWGM A, A"), []);
    // A sign of the title that stands in another field's column.
    assert_eq!(told("FM   A, A"), [read(11, "M", Title::Im)]);
    assert_eq!(told("GM   A, A").len(), 2);
    assert_eq!(told("m m  A, A"), []);
    assert_eq!(told("m XY A, A"), [(1, 12, Remark::TitleKept { text: "XY".to_owned() })]);
}

#[test]
fn a_record_that_comes_again_is_told() {
    let text = "012 Cup\n012 Cup\n012 Bowl\n202 BH\n212 PTS,SB\n142 5\nXXR 4\n001    1      Doe, Jo\n";
    let import = trf::read(text.as_bytes()).expect("it is read");
    assert_eq!(twice(&import.notes), [(3, "012", "Cup"), (5, "212", "BH"), (7, "XXR", "5")]);
    assert_eq!(import.imported.details.name, "Bowl");
}

/// The records that come again and say something else: line, code and what the earlier one said.
fn twice(notes: &[Note]) -> Vec<(u32, &str, &str)> {
    let told = |note| match note {
        &Note { place: Some(place), remark: Remark::RecordTwice { ref code, ref text } } => {
            Some((place.line, code.as_str(), text.as_str()))
        }
        _ => None,
    };
    notes.iter().filter_map(told).collect()
}

#[test]
fn what_a_result_is_worth_is_told_once() {
    let player = "001    1      Doe, Jo\n";
    let text = format!("162  W 3.0    D 1.0\n162  W 2.0    D   1\nXXS W=1 PAB=1 pab=0.5\nBBW  1.0\nBBW  3.0\n{player}");
    let import = trf::read(text.as_bytes()).expect("it is read");
    assert_eq!(twice(&import.notes), [(2, "162 W", "3.0"), (3, "XXS PAB", "1.0"), (5, "BBW", "1.0")]);
    let text = format!("192 FIDE_TEAM\n352 WBWB\n352 BWBW\n362 TW 2 TD 1\n362 TW 3\n{player}");
    assert_eq!(
        twice(&trf::read(text.as_bytes()).expect("it is read").notes),
        [(3, "352", "WBWB"), (5, "362 TW", "2.0")]
    );
}

#[test]
fn records_of_teams_in_an_event_of_players_are_told_once() {
    let text = "192 FIDE_DUTCH\n802   1 A\n802   2 B\n001    1      Doe, Jo\n";
    let import = trf::read(text.as_bytes()).expect("it is read");
    let kept = import.notes.iter().filter(|note| matches!(&note.remark, Remark::RecordKept { code } if code == "802"));
    assert_eq!(kept.count(), 1);
    assert_eq!(import.imported.remnants.len(), 2);
}

fn left_out(text: &str) -> Foreign {
    Foreign::SettingsLeftOut { text: text.to_owned() }
}

#[test]
fn settings_and_fields_of_swiss_perfect_are_told() {
    let settings = SETTINGS.replace("Rounds=4", "Rounds=4\nTableNosStart=11\nEntry Fee=50\nUse Nothing=0");
    let settings = format!("{settings}[Pairing]\nBarCriteria=2\nUnplayedAgain=1\n[Display]\nFontSize=12\n");
    let import = foreign::read(&swiss_perfect(&settings, &SWISS_PERFECT, &GAMES));
    assert_eq!(import.imported.regulations.first_board, 11);
    assert!(has(&import, "[Tournament Info]", left_out("Entry Fee 50")));
    assert!(has(&import, "[Pairing]", left_out("BarCriteria 2")));
    assert!(!import.notes.iter().any(|note| note.place == "[Display]"));
}

#[test]
fn settings_of_pair_two_are_told() {
    let import = foreign::read(&PairTwo::event().bytes());
    assert!(import.notes.iter().any(|note| note.remark == left_out("unrated 1150, F.R.B.E.")), "{:?}", import.notes);
}

#[test]
fn fields_of_papi_that_nobody_knows_are_told() {
    let papi =
        PAPI.replace("\"club\": \"Lyon\"", "\"club\": \"Lyon\", \"shoe\": 42").replacen('{', "{\"version\": 4, ", 1);
    let import = foreign::read(papi.as_bytes());
    assert!(has(&import, "players[].shoe", Foreign::FieldLeftOut { players: 1 }));
    assert!(has(&import, "version", left_out("4")));
}

#[test]
fn texts_of_swiss_manager_are_read_or_told() {
    let Some(folder) = golden("tunx") else { return };
    let bytes = std::fs::read(folder.join("2023_elllobregat_a_753347.TUNX")).expect("the file is there");
    let import = swiss_manager::read(&bytes).expect("it is read");
    let details = &import.imported.details;
    assert_eq!(details.website, "www.elllobregatopenchess.com");
    let chief = &details.chief_arbiter;
    assert_eq!((chief.name.as_str(), chief.fide_id), ("IA Siludakis, Hernan", FideId::new(127_965)));
    let deputies: Vec<&str> = details.deputies.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(deputies[..2], ["IA Ramos Vizuete, Miguel", "NA Pardina Albert"]);
    assert_eq!(deputies.len(), 6);
    let director = OfSwissManager::TextLeftOut { number: 4, text: "IM Panelo, Marcelo 104213".into() };
    assert!(import.notes.iter().any(|note| note.remark == director), "{:?}", import.notes);
    assert!(details.remarks.starts_with("Under FIDE Aid Package 2023"));
    let mail = OfSwissManager::TextLeftOut { number: 24, text: "registro@elllobregatopenchess.com".into() };
    assert!(import.notes.iter().any(|note| note.remark == mail), "{:?}", import.notes);
    let of_players = |note: &swiss_manager::report::Note| matches!(&note.remark, OfSwissManager::PlayerTextsLeftOut { number: 13, text, .. } if text == "Influencer");
    assert!(import.notes.iter().any(of_players), "{:?}", import.notes);
}

#[test]
fn a_line_up_that_names_another_opponent_is_told() {
    let wrong = TEAMS.replace("300   2   3   1", "300   2   3   4");
    let import = trf::read(wrong.as_bytes()).expect("it is read");
    let differs = |remark: &Remark| matches!(remark, Remark::TeamTableDiffers { code: "300", stated, computed, .. } if stated == "4" && computed == "1");
    assert!(import.notes.iter().any(|note| differs(&note.remark)), "{:?}", import.notes);
    let right = trf::read(TEAMS.as_bytes()).expect("it is read").notes;
    assert!(!right.iter().any(|note| matches!(note.remark, Remark::TeamTableDiffers { .. })), "{right:?}");
}
