//! Team events: what the team records say becomes matches, and is written back.

use sonneborn_exchange::trf::report::{Defect, FieldName, Remark};
use sonneborn_exchange::trf::{self, Output, TrfImport, Version};
use sonneborn_standings::field::Which;
use sonneborn_standings::team_match::matches;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::Acceleration;
use sonneborn_tournament::statement::Statement;

/// Four teams of two, two rounds. Round 1: A 1½-½ B, C forfeits the whole match to D. Round 2: A meets C with its players in
/// the other order; B leaves its second board empty against D.
const EVENT: &str = "\
012 Cup
042 2026/05/01
142 2
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
300   2   3   1    6    5
310   1 Alpha                            A       2000    4.0    2.5   1     1    2
310   2 Bravo                                                               3    4
310   3 Charlie                                                             5    6
310   4 Delta                                                               7    8
330 -+   1   3   4
";

fn read(text: &str) -> TrfImport {
    trf::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Match points and game points of every team.
fn points(event: &Tournament) -> Vec<(String, String)> {
    let settings = Settings::of(event).expect("the tie-breaks can be computed");
    let standings = Standings::of_event(event, &settings);
    let both = |which| move |one: &sonneborn_standings::field::Participant| one.total(which).to_string();
    let (of_match, of_games) = (both(Which::Primary), both(Which::Secondary));
    standings.field().participants.iter().map(|one| (of_match(one), of_games(one))).collect()
}

#[test]
fn matches_are_scored_by_the_event_s_own_match_points() {
    let event = Tournament::of_import(&read(EVENT).imported);
    let expected = [("4", "2½"), ("1", "1½"), ("1", "1"), ("4", "3")];
    // A: 3 and a drawn match; B: lost 1½-½, drew 1-1 against D, who won an empty board; C: forfeited, drew; D: won by forfeit.
    let expected: Vec<(String, String)> = expected.iter().map(|(a, b)| ((*a).into(), (*b).into())).collect();
    assert_eq!(points(&event), expected);
}

#[test]
fn boards_stand_in_the_order_in_which_the_teams_sat() {
    let event = Tournament::of_import(&read(EVENT).imported);
    let second = matches(&event, &event.rounds[1]);
    let names = |player: Option<sonneborn_tournament::ids::PlayerId>| {
        player.and_then(|id| event.player(id)).map_or("-", |player| player.data.name.as_str()).to_owned()
    };
    let boards: Vec<[String; 2]> = second[0].boards.iter().map(|board| board.players.map(names)).collect();
    assert_eq!(second[0].teams, [TeamId(0), TeamId(2)]);
    assert_eq!(boards, [["A1", "C2"], ["A2", "C1"]]);
    assert_eq!(second[1].boards[1].players.map(names), ["D2", "-"], "D has White on the first board");
}

#[test]
fn a_forfeited_match_has_its_winner_s_boards() {
    let event = Tournament::of_import(&read(EVENT).imported);
    let first = matches(&event, &event.rounds[0]);
    assert_eq!(first[1].teams, [TeamId(2), TeamId(3)], "Charlie would have had White");
    assert_eq!(first[1].forfeit, Some([false, true]));
    assert_eq!(first[1].score(), [Points::ZERO, Points::whole(2)]);
}

#[test]
fn team_records_are_written_back() {
    let first = read(EVENT);
    let event = Tournament::of_import(&first.imported);
    let text =
        trf::write(&Statement::of(&event), &Output { version: Version::Trf26, program: "test", ..Output::default() });
    for line in ["362 TW 3.0   TD 1.0   TL 0.0", "352 WB", "330 -+ 001   3   4", "300 002   3   1    6    5"] {
        assert!(text.lines().any(|written| written == line), "{line} is missing from\n{text}");
    }
    assert!(text.contains("    4.0    2.5   2     1    2"), "points and rank of the standings:\n{text}");
    let again = read(&text);
    assert_eq!(again.imported.regulations.teams, first.imported.regulations.teams);
    assert_eq!(points(&Tournament::of_import(&again.imported)), points(&event));
}

#[test]
fn points_that_the_matches_do_not_give_are_told() {
    let text = EVENT.replace("   4.0    2.5   1 ", "   5.0    2.5   1 ");
    let told = Remark::TeamPointsDiffer { team: "Alpha".into(), stated: Points::whole(5), computed: Points::whole(4) };
    assert!(read(&text).notes.iter().any(|note| note.remark == told));
    assert!(read(EVENT).notes.iter().all(|note| !matches!(note.remark, Remark::TeamPointsDiffer { .. })));
}

#[test]
fn a_team_that_is_not_there_is_named() {
    let faults =
        trf::read(EVENT.replace("330 -+   1   3   4", "330 -+   1   3   9").as_bytes()).expect_err("no team 9");
    assert_eq!(faults[0].defect, Defect::NoSuchTeam { number: 9 });
    assert_eq!((faults[0].place.line, faults[0].place.column), (22, 18));
}

#[test]
fn abnormal_points_take_the_place_of_those_of_the_boards() {
    let penalty = format!("{EVENT}299      -1.0    0.0   0    1\n");
    assert_eq!(points(&Tournament::of_import(&read(&penalty).imported))[0], ("3".into(), "2½".into()));
    let draw = format!("{EVENT}299 D     2.0    1.0   2    1\n");
    assert_eq!(points(&Tournament::of_import(&read(&draw).imported))[0].0, "5");
}

/// Lists by rounds go on past the last round that an event can have: what stands there is told with its place.
#[test]
fn what_stands_beyond_the_last_round_is_told() {
    let dropped = |event: &str, line: String| {
        let import = trf::read(format!("{event}{line}\n").as_bytes()).expect("sound");
        let told = |note: trf::report::Note| match note.remark {
            Remark::Dropped { field, text } => Some((field, text, note.place?.column)),
            _ => None,
        };
        import.notes.into_iter().filter_map(told).collect::<Vec<_>>()
    };
    let byes = |empty: usize| format!("320  1.0  1.0{}   4", "    ".repeat(empty));
    assert_eq!(dropped(EVENT, byes(98)), [], "round 99");
    assert_eq!(dropped(EVENT, byes(99)), [(FieldName::Bye, "4".to_owned(), 15 + 4 * 99 + 2)], "round 100");
    let players: String =
        EVENT.lines().filter(|line| line.starts_with("001")).map(|line| format!("{line}\n")).collect();
    let virtual_points = |empty: usize| format!("XXA    1{}  1.0", "     ".repeat(empty));
    assert_eq!(dropped(&players, virtual_points(98)), [], "round 99");
    assert_eq!(dropped(&players, virtual_points(99)), [(FieldName::Points, "1.0".to_owned(), 10 + 5 * 99 + 1)]);
}

/// The crosstables of [`EVENT`]: with every board, and by match.
const TABLES: &str = "\
801  1 A      4.0  2.5   2 w 1= 12   3 w 10 12
801  2        1.0  1.5   1 b 0= 12   4 b 1- 10
801  3        1.0  1.0   4 w --      1 b 01 21
801  4        4.0  3.0   3 b ++ 12   2 w 0+ 12
802   1 A        4.0    2.5   2 w  1.5     3 w  1.0
802   2          1.0    1.5   1 b  0.5     4 b  1.0
802   3          1.0    1.0   4 w  0.0f    1 b  1.0
802   4          4.0    3.0   3 b  2.0f    2 w  1.0
";

fn written(event: &Tournament) -> String {
    trf::write(&Statement::of(event), &Output { version: Version::Trf26, program: "test", ..Output::default() })
}

fn of_tables(text: &str) -> Vec<Remark> {
    let is_of_tables = |remark: &Remark| match remark {
        Remark::TeamTableDiffers { .. } => true,
        Remark::Dropped { field, .. } => matches!(field, FieldName::TeamTable | FieldName::TeamNumber),
        _ => false,
    };
    read(text).notes.into_iter().map(|note| note.remark).filter(is_of_tables).collect()
}

#[test]
fn crosstables_are_written_from_the_matches_once() {
    let event = Tournament::of_import(&read(EVENT).imported);
    let tables = |text: &str| -> String {
        let lines = text.lines().filter(|line| line.starts_with("801") || line.starts_with("802"));
        lines.map(|line| format!("{line}\n")).collect()
    };
    assert_eq!(tables(&written(&event)), TABLES);
    // What a file had of them is not written a second time, be it right or wrong.
    let wrong = TABLES.replace("802   1 A        4.0", "802   1 A        9.0");
    let again = Tournament::of_import(&read(&format!("{EVENT}{wrong}")).imported);
    assert_eq!(tables(&written(&again)), TABLES);
}

#[test]
fn crosstables_that_agree_say_nothing_whatever_their_widths() {
    assert_eq!(of_tables(&format!("{EVENT}{TABLES}")), []);
    let squeezed: String =
        TABLES.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n").collect();
    assert_eq!(of_tables(&format!("{EVENT}{squeezed}")), []);
    let whole = "802   1 A        4      2.5   2 W  1.5     3 W  1    ZPB    0.0\n";
    assert_eq!(
        of_tables(&format!("{EVENT}{whole}")),
        [],
        "points without decimals, and a round to come that they are out of"
    );
}

#[test]
fn each_difference_of_a_crosstable_is_told_with_its_line() {
    let wrong = TABLES
        .replace("802   1 A        4.0", "802   1 A        3.0")
        .replace("4 w --   ", "4 b --   ")
        .replace("3 b ++ 12", "FF       ");
    let told: Vec<(u32, Remark)> = read(&format!("{EVENT}{wrong}"))
        .notes
        .into_iter()
        .filter(|note| matches!(note.remark, Remark::TeamTableDiffers { .. }))
        .map(|note| (note.place.expect("a place").line, note.remark))
        .collect();
    let differs = |code, team: &str, round: Option<u16>, stated: &str, computed: &str| Remark::TeamTableDiffers {
        code,
        team: team.into(),
        round: round.map(RoundNo),
        stated: stated.into(),
        computed: computed.into(),
    };
    let first = u32::try_from(EVENT.lines().count() + 1).expect("few lines");
    let expected = [
        (first + 2, differs("801", "Charlie", Some(1), "4 b --", "4 w --")),
        (first + 3, differs("801", "Delta", Some(1), "FF", "3 b ++ 12")),
        (first + 4, differs("802", "Alpha", None, "3.0 2.5", "4.0 2.5")),
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_crosstable_that_cannot_be_read_is_told_and_harms_nothing() {
    for line in
        ["801", "802 A 1 2", "802   1 A        4.0    2.5   2 w", "801  1 A 4.0 2.5 2 x 1= 12", "802 99999999999 1 2"]
    {
        let told = of_tables(&format!("{EVENT}{line}\n"));
        assert!(matches!(&told[..], [Remark::Dropped { field: FieldName::TeamTable, .. }]), "{line}: {told:?}");
    }
    let nobody = of_tables(&format!("{EVENT}802   9 A        4.0    2.5\n"));
    assert!(
        matches!(&nobody[..], [Remark::Dropped { field: FieldName::TeamNumber, text }] if text == "9"),
        "{nobody:?}"
    );
    for line in TABLES.lines() {
        for end in 0..line.len() {
            let damaged = ["", "?", "９"].map(|sign| format!("{EVENT}{}{sign}{}\n", &line[..end], &line[end + 1..]));
            let cut = format!("{EVENT}{}\n", &line[..end]);
            for text in damaged.iter().chain([&cut]) {
                let Ok(import) = trf::read(text.as_bytes()) else { continue };
                assert_eq!(import.imported.rounds, read(EVENT).imported.rounds, "{text}");
            }
        }
    }
}

/// TRF26 lets the record of TRF16 stand beside its own.
#[test]
fn old_records_of_teams_beside_new_ones_are_no_further_teams() {
    let both = format!(
        "{EVENT}013 Alpha                              1    2\n013 Bravo                              3    4\n"
    );
    let import = read(&both);
    assert_eq!(import.imported.teams, read(EVENT).imported.teams);
    assert_eq!(import.notes.iter().filter(|note| note.remark == Remark::OldTeamRecords).count(), 1);
}

#[test]
fn teams_that_are_not_to_meet_come_back_once() {
    let text = format!("{EVENT}260   1   2    1    4\n");
    let once = Tournament::of_import(&read(&text).imported);
    let written = written(&once);
    assert_eq!(written.lines().filter(|line| line.starts_with("260")).count(), 1, "{written}");
    assert_eq!(Tournament::of_import(&read(&written).imported).teams[0].apart, once.teams[0].apart);
}

/// Record 250 has the numbers of teams: the method comes back as the method, other points as they were.
#[test]
fn acceleration_of_teams_comes_back() {
    let baku = EVENT.replace("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_BAKU");
    let once = Tournament::of_import(&read(&baku).imported);
    assert_eq!(once.regulations.acceleration, Acceleration::Baku);
    let text = written(&once);
    let of_250 = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("250")).map(str::to_owned).collect()
    };
    assert_eq!(
        of_250(&text),
        ["250  3.0        1   1    1    2"],
        "the upper half, in the first of two rounds: {text}"
    );
    let again = read(&text).imported;
    assert_eq!(again.regulations.acceleration, Acceleration::Baku);
    assert!(again.teams.iter().all(|team| team.virtual_points.is_empty()));
    let example = format!("{EVENT}250 00.0 02.0 001 001 0001 0002\n");
    assert_eq!(of_250(&written(&Tournament::of_import(&read(&example).imported))), ["250  2.0        1   1    1    2"]);
    let listed = format!("{baku}250  1.0        1   2    1    3\n");
    let import = read(&listed).imported;
    assert_eq!(import.regulations.acceleration, Acceleration::None, "record 250 counts");
    let event = Tournament::of_import(&import);
    assert_eq!(of_250(&written(&event)), ["250  1.0        1   2    1    3"]);
}

/// Delta's second board has White in round 2, so that on the first board, where nobody met, Bravo was to have it.
#[test]
fn a_team_has_its_colour_also_where_its_first_board_met_nobody() {
    let first_forfeited = EVENT
        .replace("001    3      B1                                2000                             0.0    3     1 b 0     7 b 1", "001    3      B1                                2000                             0.0    3     1 b 0  0000 - -")
        .replace("001    7      D1                                2000                             0.0    7  0000 - +     3 w 0", "001    7      D1                                2000                             0.0    7  0000 - +  0000 - +")
        .replace("001    4      B2                                2000                             0.0    4     2 w =  0000 - Z", "001    4      B2                                2000                             0.0    4     2 w =     8 b 1")
        .replace("001    8      D2                                2000                             0.0    8  0000 - +  0000 - +", "001    8      D2                                2000                             0.0    8  0000 - +     4 w 0");
    let event = Tournament::of_import(&read(&first_forfeited).imported);
    let second = matches(&event, &event.rounds[1]);
    let one = second.iter().find(|one| one.teams.contains(&TeamId(1))).expect("Bravo plays");
    assert_eq!(one.teams, [TeamId(1), TeamId(3)], "Black on board 2 is White on board 1");
    assert_eq!(one.boards.iter().map(|board| board.number.is_some()).collect::<Vec<_>>(), [false, true]);
}
