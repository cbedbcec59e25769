//! Team events: what the team records say becomes matches, and is written back.

use sonneborn::exchange::trf::report::{Defect, Remark};
use sonneborn::exchange::trf::{self, Output, TrfImport, Version};
use sonneborn::standings::field::Which;
use sonneborn::standings::team_match::matches;
use sonneborn::standings::{Settings, Standings};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::TeamId;
use sonneborn::tournament::points::Points;

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
    let both = |which| move |one: &sonneborn::standings::field::Participant| one.total(which).to_string();
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
    let names = |player: Option<sonneborn::tournament::ids::PlayerId>| {
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
    let text = trf::write(
        &event,
        &Output { version: Version::Trf26, program: "test", ranks: &[], today: None, comments: &[] },
    );
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
