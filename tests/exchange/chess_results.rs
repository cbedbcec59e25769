//! Tables under the headings of chess-results.com: every cell of a small event.

use super::trf_defects::read;
use sonneborn_exchange::chess_results::{crosstable, pairings, ranking, starting_list};
use sonneborn_exchange::table::{Cell, Table};
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;

/// Round 1: a game each way, and the bye of the pairing. Round 2: a forfeit, a draw, a bye that was asked for, and one who stayed away.
const EVENT: &str = "\
012 Cup
042 2026/05/01
142 2
152 W
192 FIDE_DUTCH
202 BH,WIN
001    1 m GM Aas, Anna                         2100 NOR     1500010             1.5          4 w 1     2 b =
001    2 wWIM Berg, Bo                          2000 SWE                         1.5          5 b 1     1 w =
001    3 m    Dahl, Siv                              NOR                         2.0       0000 - U     5 w +
001    4      Eide, Ola                         1700                             0.5          1 b 0  0000 - H
001    5      Fox, Ann                          1600                             0.0          2 w 0     3 b -
";

fn event() -> Tournament {
    let lines: Vec<String> = EVENT.lines().map(str::to_owned).collect();
    let mut imported = read(&lines).unwrap_or_else(|faults| panic!("{faults:?}")).imported;
    imported.players[0].data.club = "Bergen".into();
    Tournament::of_import(&imported)
}

/// The cells with a bar between them.
fn written(table: &Table) -> Vec<String> {
    let cell = |cell: &Cell| match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) | Cell::Number(_, text) => text.clone(),
    };
    let rows = table.rows.iter().map(|row| row.iter().map(cell).collect::<Vec<_>>().join("|"));
    [table.title.clone(), table.header.join("|")].into_iter().chain(rows).collect()
}

#[test]
fn the_starting_list_has_what_is_registered() {
    assert_eq!(
        written(&starting_list(&event())),
        [
            "Starting list",
            "No.||Name|FideID|FED|Rtg|Club/City",
            "1|GM|Aas, Anna|1500010|NOR|2100|Bergen",
            "2|WIM|Berg, Bo||SWE|2000|",
            "3||Dahl, Siv||NOR|0|",
            "4||Eide, Ola|||1700|",
            "5||Fox, Ann|||1600|",
        ]
    );
}

#[test]
fn pairings_have_the_points_before_the_round_and_byes_behind_the_games() {
    let event = event();
    let header = "Bo.|No.||White|Rtg|Pts.|Result|Pts.||Black|Rtg|No.";
    assert_eq!(
        written(&pairings(&event, &event.rounds[0])),
        [
            "Round 1",
            header,
            "1|1|GM|Aas, Anna|2100|0.0|1-0|0.0||Eide, Ola|1700|4",
            "2|5||Fox, Ann|1600|0.0|0-1|0.0|WIM|Berg, Bo|2000|2",
            "|3||Dahl, Siv|0|0.0|1.0|||bye",
        ]
    );
    assert_eq!(
        written(&pairings(&event, &event.rounds[1])),
        [
            "Round 2",
            header,
            "1|2|WIM|Berg, Bo|2000|1.0|½-½|1.0|GM|Aas, Anna|2100|1",
            "2|3||Dahl, Siv|0|1.0|+ -|0.0||Fox, Ann|1600|5",
            "|4||Eide, Ola|1700|0.0|0.5|||not paired",
        ]
    );
}

#[test]
fn ranking_and_crosstable_are_those_of_the_standings() {
    let event = event();
    let standings = Standings::of(&event, &Settings::of(&event).expect("tie-breaks of C.07"));
    let ranks = written(&ranking(&event, &standings));
    assert_eq!(ranks[..2], ["Ranking after round 2", "Rk.|SNo||Name|FED|Rtg|Club/City|Pts.| TB1 | TB2 "]);
    assert_eq!(ranks[2].split('|').take(8).collect::<Vec<_>>().join("|"), "1|3||Dahl, Siv|NOR|0||2.0");
    assert!(ranks[2].ends_with("|0") || ranks[2].ends_with("|2"), "wins without play: {}", ranks[2]);
    let cross = written(&crosstable(&event, &standings));
    assert_eq!(cross[..2], ["Cross table", "Rk.||Name|FED|Rtg|Club/City|1.Rd|2.Rd|Pts."]);
    let line = |name: &str| cross.iter().find(|line| line.contains(name)).expect("they are in it").clone();
    let (aas, berg) = (line("Aas, "), line("Berg, "));
    // Both have a point and a half; by rank they name each other.
    let [of_aas, of_berg] = [&aas, &berg].map(|line| line.split('|').next().expect("a rank").to_owned());
    assert!(aas.ends_with(&format!("|4w1|{of_berg}b½|1.5")), "{aas}");
    assert!(berg.ends_with(&format!("|5b1|{of_aas}w½|1.5")), "{berg}");
    assert_eq!(line("Dahl"), "1||Dahl, Siv|NOR|0||-1|5w+|2.0");
    assert_eq!(line("Eide"), format!("4||Eide, Ola||1700||{of_aas}b0|-½|0.5"));
}
