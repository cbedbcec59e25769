//! What concerns the event, a board or a player of a journal, act by act, and on what its words rest.

use crate::events::{Event, act};
use Matter::{Board, Player};
use sonneborn_tournament::acts::{Act, Daily};
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use std::collections::HashSet;

/// The acts of two rounds of four players, each with its number.
const ACTS: [&str; 24] = [
    r#"{"act":"create","details":{"name":"Open"},"regulations":{"mode_follows_system":true}}"#,
    r#"{"act":"register_players","players":[{"name":"Ada"},{"name":"Bo"}],"first_round":1,"source":""}"#,
    r#"{"act":"register_players","players":[{"name":"Cy"},{"name":"Di"}],"first_round":1,"source":""}"#,
    r#"{"act":"edit_player","player":0,"was":{"name":"Ada"},"now":{"name":"Eve"}}"#,
    r#"{"act":"change_details","was":{"name":"Open"},"now":{"name":"Cup"}}"#,
    r#"{"act":"number_players","order":[0,1,2,3]}"#,
    r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3}],
    "byes":[],"paired_by":"engine"}"#,
    r#"{"act":"publish_round","round":1}"#,
    r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0","players":[0,1]}"#,
    r#"{"act":"enter_result","round":1,"board":2,"was":null,"now":"½-½"}"#,
    r#"{"act":"undo","seq":9}"#,
    r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"½-½"}"#,
    r#"{"act":"check_in","player":1,"was":false,"now":true}"#,
    r#"{"act":"lodge_appeal","by":0,"round":1,"ruling":null,"about":""}"#,
    r#"{"act":"hear_appeal","appeal":14,"heard":""}"#,
    r#"{"act":"note_incident","incident":{"round":1,"player":2,"cause":"device","measure":"noted"}}"#,
    r#"{"act":"draft_round","round":2,"games":[{"board":1,"white":2,"black":1}],"byes":[[0,"half_point"],[3,
    "zero_point"]],"paired_by":"engine"}"#,
    r#"{"act":"publish_round","round":2}"#,
    r#"{"act":"enter_result","round":2,"board":1,"was":null,"now":"0-1","players":[2,1]}"#,
    r#"{"act":"draw_lots","seed":1,"order":[0,3]}"#,
    r#"{"act":"change_style","was":{},"now":{"large":true}}"#,
    r#"{"act":"change_presence","player":3,"was":"playing","now":{"withdrawn":{"from":3}}}"#,
    r#"{"act":"note_incident","incident":{"round":2,"player":1,"cause":"late","measure":"noted"}}"#,
    r#"{"act":"undo","seq":13}"#,
];

fn told() -> Event {
    let mut event = Event::default();
    for line in ACTS {
        event.must(act(line));
    }
    event
}

fn board(round: u16, board: u16) -> Matter {
    Board { round: RoundNo(round), board }
}

fn player(player: u32) -> Matter {
    Player { player: PlayerId(player) }
}

#[test]
fn each_act_is_of_the_matters_that_it_concerns() {
    let event = told();
    // Founding and numbering are everybody's; a board has the acts of its two in its round, a player those of all rounds.
    for (matter, acts) in [
        (board(1, 1), vec![1, 2, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 20, 24]),
        (board(1, 2), vec![1, 3, 6, 7, 8, 10, 16, 20, 22]),
        (board(2, 1), vec![1, 2, 3, 6, 13, 17, 18, 19, 23, 24]),
        (player(0), vec![1, 2, 4, 6, 7, 8, 9, 11, 12, 14, 15, 17, 18, 20]),
        (player(1), vec![1, 2, 6, 7, 8, 9, 11, 12, 13, 17, 18, 19, 23, 24]),
        (player(3), vec![1, 3, 6, 7, 8, 10, 17, 18, 20, 22]),
        (Matter::Event, (1..=24).collect()),
    ] {
        assert_eq!(matter.acts(&event.journal), acts, "{matter:?}");
    }
}

#[test]
fn the_words_of_a_matter_rest_on_the_field_and_what_was_taken_back_of_it() {
    let mut event = told();
    // Players, numbers, rounds and the swap of colours make the field; results, rulings and byes do not.
    assert_eq!(board(1, 1).rests_on(&event.journal), [3, 5, 17, 18]);
    assert_eq!(player(3).rests_on(&event.journal), [2, 4, 5]);
    assert_eq!(Matter::Event.rests_on(&event.journal), Vec::<u64>::new());
    let edit = r#"{"act":"edit_player","player":2,"was":{"name":"Cy"},"now":{"name":"Cy","club":"N"}}"#;
    let edited = event.must(act(edit));
    let undone = event.must(act(&format!(r#"{{"act":"undo","seq":{edited}}}"#)));
    assert_eq!(board(1, 1).rests_on(&event.journal), [3, 5, 17, 18, edited, undone]);
}

#[test]
fn a_matter_is_somebodys_and_there() {
    let event = told();
    let state = event.state();
    let ids = |players: &[u32]| players.iter().map(|player| PlayerId(*player)).collect::<Vec<_>>();
    for (matter, players, exists) in [
        (Matter::Event, ids(&[]), true),
        (board(1, 1), ids(&[0, 1]), true),
        (board(2, 1), ids(&[2, 1]), true),
        (board(2, 2), ids(&[]), false),
        (board(3, 1), ids(&[]), false),
        (player(3), ids(&[3]), true),
        (player(4), ids(&[4]), false),
    ] {
        assert_eq!((matter.players(state), matter.exists(state)), (players, exists), "{matter:?}");
    }
    let has = |matter: Matter, round: u16, board: u16| matter.has_game(state, RoundNo(round), board);
    assert!(has(Matter::Event, 7, 7));
    assert_eq!([(1, 1), (1, 2), (2, 1)].map(|(round, at)| has(board(1, 1), round, at)), [true, false, false]);
    assert_eq!(
        [(1, 1), (1, 2), (2, 1), (2, 2)].map(|(round, at)| has(player(1), round, at)),
        [true, false, true, false]
    );
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<HashSet<String>>();
    assert_eq!(player(0).names(&event.journal), names(&["Ada", "Eve"]), "what they were called before");
    assert_eq!(board(1, 2).names(&event.journal), names(&["Cy", "Di"]));
    assert_eq!(player(0).opponents(state), names(&["Eve", "Bo"]));
    assert_eq!(player(1).opponents(state), names(&["Eve", "Bo", "Cy"]));
    assert_eq!(Matter::Event.opponents(state), names(&[]));
}

#[test]
fn a_journal_is_searched_by_the_players_and_the_board_of_an_act() {
    for (line, players, board) in [
        (r#"{"act":"draw_lots","seed":1,"order":[0,3]}"#, vec![0, 3], None),
        (r#"{"act":"lodge_appeal","by":2,"round":1,"ruling":null,"about":""}"#, vec![2], None),
        (r#"{"act":"exchange_numbers","players":[4,1],"was":[1,2]}"#, vec![4, 1], None),
        (
            r#"{"act":"enter_result","round":2,"board":7,"was":null,"now":null,"players":[5,6]}"#,
            vec![5, 6],
            Some((2, 7)),
        ),
        (r#"{"act":"enter_result","round":2,"board":7,"was":null,"now":null}"#, vec![], Some((2, 7))),
        (r#"{"act":"publish_round","round":2}"#, vec![], None),
        (r#"{"act":"close"}"#, vec![], None),
        (r#"{"act":"adjourn_missing","round":1,"games":[{"board":1,"white":0,"black":1}]}"#, vec![], None),
        (r#"{"act":"forget","player":3,"stand_in":"","fields":[],"places":[]}"#, vec![3], None),
    ] {
        let about = act(line).about();
        assert_eq!(about.board(), board.map(|(round, board)| (RoundNo(round), board)), "{line}");
        assert_eq!(about.players(), players.into_iter().map(PlayerId).collect::<Vec<_>>(), "{line}");
    }
}

/// What the report tells of an act before round 1 was paired, and after.
fn story(line: &str) -> [&'static str; 2] {
    let act: Act = act(line);
    [false, true].map(|has_begun| match act.daily(has_begun) {
        None => "",
        Some(Daily::LateEntry { .. }) => "late entry",
        Some(Daily::LateAdmission { .. }) => "late admission",
        Some(Daily::Presence { .. }) => "presence",
        Some(Daily::Adjustment { .. }) => "points",
        Some(Daily::Edited { .. }) => "edited",
        Some(Daily::Lots(_)) => "lots",
        Some(Daily::Ranking(_)) => "ranking",
        Some(Daily::AsInJournal) => "as in journal",
    })
}

#[test]
fn the_report_tells_of_the_daily_work_what_its_records_do_not_say() {
    for (line, told) in [
        (r#"{"act":"register_players","players":[],"first_round":1,"source":""}"#, ["", ""]),
        (r#"{"act":"register_players","players":[],"first_round":2,"source":""}"#, ["late entry", "late entry"]),
        (
            r#"{"act":"register_teams","teams":[],"players":[],"first_round":2,"source":""}"#,
            ["late entry", "late entry"],
        ),
        (r#"{"act":"settle_waiting","waiting":9,"admitted":true,"first_round":1}"#, ["", ""]),
        (r#"{"act":"settle_waiting","waiting":9,"admitted":false,"first_round":2}"#, ["", ""]),
        (
            r#"{"act":"settle_waiting","waiting":9,"admitted":true,"first_round":2}"#,
            ["late admission", "late admission"],
        ),
        (
            r#"{"act":"change_presence","player":0,"was":"playing","now":{"moved":{"from":1}}}"#,
            ["presence", "presence"],
        ),
        (r#"{"act":"change_team","team":0,"was":{"name":"B"},"now":{"name":"R"}}"#, ["", ""]),
        (
            r#"{"act":"change_team","team":0,"was":{},"now":{"presence":{"withdrawn":{"from":1}}}}"#,
            ["presence", "presence"],
        ),
        (r#"{"act":"adjust","player":0,"round":null,"points":50}"#, ["points", "points"]),
        (r#"{"act":"edit_player","player":0,"was":{},"now":{}}"#, ["", "edited"]),
        (r#"{"act":"remove_player","player":0}"#, ["", "as in journal"]),
        (r#"{"act":"estimate_ratings","estimates":[]}"#, ["", "as in journal"]),
        (r#"{"act":"give_value","player":0,"was":null,"now":1}"#, ["as in journal", "as in journal"]),
        (r#"{"act":"draw_lots","seed":1,"order":[]}"#, ["lots", "lots"]),
        (r#"{"act":"rank_by_hand","order":[]}"#, ["ranking", "ranking"]),
        (r#"{"act":"adjourn_missing","round":1,"games":[]}"#, ["as in journal", "as in journal"]),
        (r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#, ["", ""]),
        (r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"adj"}"#, ["as in journal", "as in journal"]),
        (r#"{"act":"enter_result","round":1,"board":1,"was":"adj","now":"1-0"}"#, ["as in journal", "as in journal"]),
        (r#"{"act":"close"}"#, ["", ""]),
    ] {
        assert_eq!(story(line), told, "{line}");
    }
}
