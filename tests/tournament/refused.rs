//! What stands against each act, row by row: an act as a journal has it, and the refusal with all that it says.

use crate::events::{Event, act};
use sonneborn_tournament::acts::{Act, Close};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::role::Role;

const ACTS: [&str; 2] = [include_str!("journals/acts-0.1.jsonl"), include_str!("journals/acts-0.2.jsonl")];

fn refusal(event: &Event, text: &str) -> String {
    let judged = judge(&event.journal, Role::ChiefArbiter, &act(text));
    judged.map_or_else(|why| format!("{why:?}"), |_| "done".into())
}

fn refused(event: &Event, rows: &[(&str, &str)]) {
    for (text, why) in rows {
        assert_eq!(refusal(event, text), *why, "{text}");
    }
}

/// Six numbered players; in round 1, which is published, Player 0 has won on board 1.
fn started(public_side: &str) -> Event {
    let mut event = Event::swiss(6, 5);
    event.number();
    event.must(act(&format!(r#"{{"act":"change_public_side","was":{{}},"now":{public_side}}}"#)));
    let round = event.pair();
    event.result(round, 1, GameResult::WhiteWins);
    event
}

#[test]
fn nothing_is_done_before_the_first_act_and_nothing_but_reopening_after_the_end() {
    let mut closed = Event::swiss(2, 1);
    closed.number();
    let round = closed.pair();
    closed.finish(round);
    closed.must(Act::Close(Close {}));
    for line in ACTS.iter().flat_map(|lines| lines.lines()) {
        let kind = act(line).kind();
        let is_first = ["Create", "Import"].contains(&kind);
        let before = if kind == "Undo" {
            "NothingToUndo { seq: 13 }"
        } else if is_first {
            "done"
        } else {
            "NotCreated"
        };
        assert_eq!(refusal(&Event::default(), line), before, "{line}");
        let after = match kind {
            "Create" | "Import" => "NotTheFirst",
            "Reopen" => "done",
            "Undo" => "NothingToUndo { seq: 13 }",
            "Forget" => "NoSuchPlayer { player: PlayerId(3) }",
            _ => "Closed",
        };
        assert_eq!(refusal(&closed, line), after, "{line}");
    }
}

#[test]
fn who_is_not_there_is_in_no_act() {
    let mut event = Event::swiss(6, 5);
    event.must(act(r#"{"act":"change_public_side","was":{},"now":{"byes":{}}}"#));
    for text in [
        r#"{"act":"edit_player","player":9,"was":{"name":"A"},"now":{"name":"B"}}"#,
        r#"{"act":"remove_player","player":9}"#,
        r#"{"act":"change_presence","player":9,"was":"playing","now":{"moved":{"from":1}}}"#,
        r#"{"act":"request_bye","player":9,"round":1,"was":null,"now":"zero_point"}"#,
        r#"{"act":"ask_for_bye","player":9,"round":1,"was":null,"now":"zero_point"}"#,
        r#"{"act":"leave_out","round":1,"players":[0,9]}"#,
        r#"{"act":"check_in","player":9,"was":false,"now":true}"#,
        r#"{"act":"fix_board","player":9,"was":null,"now":1}"#,
        r#"{"act":"give_value","player":9,"was":null,"now":1}"#,
        r#"{"act":"estimate_ratings","estimates":[{"player":9,"was":null,"now":1500}]}"#,
        r#"{"act":"adjust","player":9,"round":null,"points":50}"#,
        r#"{"act":"draw_lots","seed":1,"order":[0,9]}"#,
        r#"{"act":"rank_by_hand","order":[0,9]}"#,
        r#"{"act":"exchange_numbers","players":[0,9],"was":[1,2]}"#,
        r#"{"act":"change_teams","was":[],"now":[{"name":"Blue","members":[0,9]}]}"#,
        r#"{"act":"note_incident","incident":{"round":1,"player":9,"cause":"device","measure":"noted"}}"#,
        r#"{"act":"lodge_appeal","by":9,"round":1,"ruling":null,"about":""}"#,
        r#"{"act":"forget","player":9,"stand_in":"","fields":[],"places":[{"seq":2,"place":1}]}"#,
    ] {
        assert_eq!(refusal(&event, text), "NoSuchPlayer { player: PlayerId(9) }", "{text}");
    }
}

#[test]
fn a_board_is_known_by_its_round_its_number_and_its_players() {
    let mut event = started(r#"{"results":true}"#);
    event.must(act(r#"{"act":"keep_typing","round":1,"board":2,"was":null,"typed":"0-1","players":[3,4]}"#));
    let at = |round: u16, board: u16, white: u32, black: u32| {
        let place = format!(r#""round":{round},"board":{board},"players":[{white},{black}]"#);
        [
            format!(r#"{{"act":"enter_result",{place},"was":null,"now":"0-1"}}"#),
            format!(r#"{{"act":"report_result",{place},"by":{white},"was":null,"now":"0-1"}}"#),
            format!(r#"{{"act":"keep_typing",{place},"was":null,"typed":"0-1"}}"#),
            format!(r#"{{"act":"answer_typings",{place},"was":null,"now":"0-1","typings":[8]}}"#),
            format!(r#"{{"act":"swap_colours",{place}}}"#),
            format!(r#"{{"act":"rule",{place},"ruling":{{}},"was":null,"now":"0-1"}}"#),
            format!(r#"{{"act":"correct_for_rating",{place},"was":null,"now":"0-1"}}"#),
            format!(r#"{{"act":"end_for_house",{place},"was":null,"now":{{"how":"void"}}}}"#),
            format!(r#"{{"act":"seal_move",{place},"was":null,"now":{{"number":40}}}}"#),
            format!(
                r#"{{"act":"adjourn_missing","round":{round},"games":[{{"board":{board},"white":{white},
                "black":{black}}}]}}"#
            ),
            format!(
                r#"{{"act":"keep_photograph","photograph":{{{place},"depicts":"clock",
                "sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}}}}"#
            ),
        ]
    };
    let game = event.state().rounds[0].games[1].clone();
    let (white, black) = (game.white.0, game.black.0);
    let others =
        format!("OtherPlayers {{ round: RoundNo(1), board: 2, meant: [PlayerId({black}), PlayerId({white})] }}");
    for (acts, why) in [
        (at(1, 2, white, black), "done"),
        (at(2, 2, white, black), "NoSuchRound { round: RoundNo(2) }"),
        (at(1, 9, white, black), "NoSuchBoard { round: RoundNo(1), board: 9 }"),
        (at(1, 2, black, white), &others),
    ] {
        for text in acts {
            assert_eq!(refusal(&event, &text), why, "{text}");
        }
    }
}

/// Of six players who are not numbered.
const BEFORE: &[(&str, &str)] = &[
    (r#"{"act":"change_details","was":{"name":"Open"},"now":{"name":"Cup"}}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"change_details","was":{"name":"Test Open"},"now":{"name":" "}}"#, "NameMissing"),
    (r#"{"act":"register_players","players":[{"name":"A"},{"name":" "}],"first_round":1,"source":""}"#, "NameMissing"),
    (r#"{"act":"edit_player","player":0,"was":{"name":"A"},"now":{"name":"B"}}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"edit_player","player":0,"was":{"name":"Player 00","rating":2000},"now":{"name":""}}"#, "NameMissing"),
    (r#"{"act":"check_in","player":5,"was":false,"now":true}"#, "AlreadySo"),
    (r#"{"act":"fix_board","player":0,"was":1,"now":2}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"give_value","player":0,"was":1,"now":2}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"leave_out","round":0,"players":[0]}"#, "NoSuchRound { round: RoundNo(0) }"),
    (r#"{"act":"leave_out","round":6,"players":[0]}"#, "NoSuchRound { round: RoundNo(6) }"),
    (r#"{"act":"leave_out","round":5,"players":[0]}"#, "done"),
    (r#"{"act":"leave_out","round":1,"players":[]}"#, "AlreadySo"),
    (r#"{"act":"leave_out","round":1,"players":[0,1,0]}"#, "TwiceInRound { player: PlayerId(0) }"),
    (r#"{"act":"leave_out","round":1,"players":[5]}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"estimate_ratings","estimates":[{"player":0,"was":null,"now":null}]}"#, "AlreadySo"),
    (r#"{"act":"estimate_ratings","estimates":[{"player":0,"was":1,"now":2}]}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"draw_lots","seed":1,"order":[0,1,0]}"#, "TwiceInRound { player: PlayerId(0) }"),
    (r#"{"act":"rank_by_hand","order":[0,1,1]}"#, "TwiceInRound { player: PlayerId(1) }"),
    (r#"{"act":"number_players","order":[0,1,2,3,4]}"#, "NumberingIncomplete"),
    (r#"{"act":"number_players","order":[0,1,2,3,4,4]}"#, "NumberingIncomplete"),
    (r#"{"act":"number_players","order":[0,1,2,3,4,5,5]}"#, "NumberingIncomplete"),
    (r#"{"act":"number_players","order":[0,1,2,3,4,5,6]}"#, "NumberingIncomplete"),
    (r#"{"act":"draw_numbers","lottery":"plain","seed":1,"order":[0]}"#, "NumberingIncomplete"),
    (r#"{"act":"exchange_numbers","players":[0,1],"was":[1,2]}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"number_players","order":[5,4,3,2,1,0]}"#, "done"),
    (r#"{"act":"change_teams","was":[{}],"now":[]}"#, "AlreadySo"),
    (r#"{"act":"change_teams","was":[{}],"now":[{"name":"B"}]}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"change_teams","was":[],"now":[{"name":"B"},{"name":""}]}"#, "NameMissing"),
    (
        r#"{"act":"change_teams","was":[],"now":[{"name":"B","members":[0]},{"name":"R","members":[1,0]}]}"#,
        "TwiceInRound { player: PlayerId(0) }",
    ),
    (r#"{"act":"register_teams","teams":[],"players":[],"first_round":1,"source":""}"#, "SquadsUnfit"),
    (
        r#"{"act":"register_teams","teams":[{"name":"B","size":2}],"players":[{"name":"A"}],"first_round":1,
        "source":""}"#,
        "SquadsUnfit",
    ),
    (
        r#"{"act":"register_teams","teams":[{"name":"","size":1}],"players":[{"name":"A"}],"first_round":1,
        "source":""}"#,
        "NameMissing",
    ),
    (
        r#"{"act":"register_teams","teams":[{"name":"B","size":1}],"players":[{"name":""}],"first_round":1,
        "source":""}"#,
        "NameMissing",
    ),
    (
        r#"{"act":"register_teams","teams":[{"name":"B","size":2}],"players":[{"name":"A","fide_id":7},
            {"name":"C","fide_id":7}],"first_round":1,"source":""}"#,
        "FideIdTwice { fide_id: FideId(7) }",
    ),
    (r#"{"act":"change_team","team":0,"was":{},"now":{"name":"B"}}"#, "NoSuchTeam { team: TeamId(0) }"),
    (r#"{"act":"give_line_up","team":0,"round":1,"was":null,"now":[0]}"#, "NoSuchTeam { team: TeamId(0) }"),
    (r#"{"act":"number_teams","order":[0],"strengths":[null],"seed":null}"#, "TeamNumberingIncomplete"),
    (r#"{"act":"close_line_ups","round":1}"#, "LineUpsNotOpen { round: RoundNo(1) }"),
    (r#"{"act":"sign_up","player":{"name":"A"},"waits":false}"#, "NotOffered"),
    (r#"{"act":"ask_for_bye","player":0,"round":1,"was":null,"now":"half_point"}"#, "NotOffered"),
    (r#"{"act":"settle_waiting","waiting":2,"admitted":false,"first_round":1}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"alter_draft","round":1,"games":[],"byes":[]}"#, "NoDraft { round: RoundNo(1) }"),
    (r#"{"act":"publish_round","round":1}"#, "NoDraft { round: RoundNo(1) }"),
    (r#"{"act":"unpublish_round","round":1}"#, "NoSuchRound { round: RoundNo(1) }"),
    (r#"{"act":"publish_table","rounds":[]}"#, "PairedOneByOne"),
    (r#"{"act":"hear_appeal","appeal":2,"heard":""}"#, "NoSuchAppeal { appeal: 2 }"),
    (r#"{"act":"decide_appeal","appeal":2,"outcome":"upheld","reasons":""}"#, "NoSuchAppeal { appeal: 2 }"),
    (
        r#"{"act":"play_off","white":0,"black":1,"pace":"blitz","result":"1-0"}"#,
        "MatchNotLevel { players: [PlayerId(0), PlayerId(1)] }",
    ),
    (
        r#"{"act":"send_through","winner":0,"loser":1,"how":""}"#,
        "NoOpenMatch { winner: PlayerId(0), loser: PlayerId(1) }",
    ),
    (
        r#"{"act":"send_team_through","winner":0,"loser":1,"how":""}"#,
        "NoOpenTeamMatch { winner: TeamId(0), loser: TeamId(1) }",
    ),
    (r#"{"act":"leave_fide_mode","round":1}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"leave_fide_mode","round":0}"#, "done"),
    (r#"{"act":"reopen"}"#, "NotClosed"),
    (r#"{"act":"forget","player":0,"stand_in":"","fields":[],"places":[]}"#, "AlreadySo"),
    (r#"{"act":"forget","player":0,"stand_in":"","fields":[],"places":[{"seq":0,"place":1}]}"#, "AlreadySo"),
    (r#"{"act":"forget","player":0,"stand_in":"","fields":[],"places":[{"seq":4,"place":1}]}"#, "AlreadySo"),
    (r#"{"act":"forget","player":0,"stand_in":"","fields":[],"places":[{"seq":3,"place":1}]}"#, "done"),
    (
        r#"{"act":"draft_round","round":2,"games":[],"byes":[],"paired_by":"engine"}"#,
        "NotTheNextRound { round: RoundNo(2) }",
    ),
    (
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":3,"black":1}],"byes":[],"paired_by":"engine"}"#,
        "NotNumbered { players: [PlayerId(1), PlayerId(3)] }",
    ),
];

#[test]
fn before_the_first_round() {
    let mut event = Event::swiss(6, 5);
    event.must(act(r#"{"act":"check_in","player":5,"was":false,"now":true}"#));
    refused(&event, BEFORE);
}

/// Of an event whose players report results and ask for byes, see [`started`].
const PLAYED: &[(&str, &str)] = &[
    (
        r#"{"act":"report_result","round":1,"board":1,"players":[0,2],"by":0,"was":null,"now":"1-0"}"#,
        "ResultIsEntered { board: 1 }",
    ),
    (r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"0-1"}"#, "Conflict { touched: 7 }"),
    (r#"{"act":"enter_result","round":1,"board":1,"was":"0-1","now":"1-0"}"#, "AlreadySo"),
    (r#"{"act":"enter_result","round":1,"board":1,"was":"1-0","now":"0-1"}"#, "done"),
    (r#"{"act":"adjourn_missing","round":1,"games":[{"board":1,"white":0,"black":2}]}"#, "Conflict { touched: 7 }"),
    (r#"{"act":"adjourn_missing","round":1,"games":[]}"#, "AlreadySo"),
    (r#"{"act":"rule","round":1,"board":1,"ruling":{},"was":null,"now":"0-1"}"#, "Conflict { touched: 7 }"),
    (r#"{"act":"rule","round":1,"board":1,"ruling":{},"was":"1-0","now":"1-0"}"#, "done"),
    (r#"{"act":"rule","round":1,"board":1,"ruling":{},"was":null,"now":null}"#, "Conflict { touched: 7 }"),
    (
        r#"{"act":"answer_typings","round":1,"board":1,"was":"1-0","now":"0-1","players":[0,2],"typings":[]}"#,
        "Conflict { touched: 7 }",
    ),
    (r#"{"act":"seal_move","round":1,"board":2,"was":{"number":1},"now":{"number":2}}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"seal_move","round":1,"board":2,"was":null,"now":null}"#, "AlreadySo"),
    (
        r#"{"act":"note_incident","incident":{"round":2,"player":0,"cause":"device","measure":"noted"}}"#,
        "NoSuchRound { round: RoundNo(2) }",
    ),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"complaint","measure":"noted"}}"#,
        "ComplaintIncomplete",
    ),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"complaint","measure":"noted",
            "complaint":{"by":"A","seen":" "}}}"#,
        "ComplaintIncomplete",
    ),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"complaint","measure":"noted",
            "complaint":{"by":" ","seen":"a phone"}}}"#,
        "ComplaintIncomplete",
    ),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"complaint","measure":"noted",
            "complaint":{"by":"A","seen":"a phone"}}}"#,
        "done",
    ),
    (
        r#"{"act":"note_incident","incident":{"round":1,"player":0,"cause":"device","measure":"noted",
            "complaint":{"by":"A","seen":"a phone"}}}"#,
        "ComplaintIncomplete",
    ),
    (r#"{"act":"lodge_appeal","by":0,"round":2,"ruling":null,"about":""}"#, "NoSuchRound { round: RoundNo(2) }"),
    (r#"{"act":"lodge_appeal","by":0,"round":1,"ruling":7,"about":""}"#, "NoSuchAppeal { appeal: 7 }"),
    (
        r#"{"act":"request_bye","player":0,"round":1,"was":null,"now":"zero_point"}"#,
        "RoundPaired { round: RoundNo(1) }",
    ),
    (r#"{"act":"leave_out","round":1,"players":[0]}"#, "RoundPaired { round: RoundNo(1) }"),
    (r#"{"act":"ask_for_bye","player":0,"round":2,"was":null,"now":"full_point"}"#, "NotOffered"),
    (r#"{"act":"ask_for_bye","player":0,"round":2,"was":null,"now":"zero_point"}"#, "done"),
    (r#"{"act":"ask_for_bye","player":0,"round":2,"was":"half_point","now":"zero_point"}"#, "Conflict { touched: 0 }"),
    (r#"{"act":"remove_player","player":0}"#, "PairedAlready { player: PlayerId(0) }"),
    (r#"{"act":"sign_up","player":{"name":"A"},"waits":false}"#, "NotOffered"),
    (r#"{"act":"close"}"#, "RoundNotComplete { round: RoundNo(1), missing: [2, 3] }"),
];

#[test]
fn once_a_round_is_played() {
    let event = started(r#"{"results":true,"byes":{}}"#);
    let report = |by: u32, was: &str, now: &str| {
        let place = r#""round":1,"board":2,"players":[3,4]"#;
        format!(r#"{{"act":"report_result",{place},"by":{by},"was":{was},"now":{now}}}"#)
    };
    for (by, was, now, why) in [
        (3, "null", r#""1-0""#, "done"),
        (3, "null", r#""½-½""#, "done"),
        (3, "null", r#""0-0""#, "NotOffered"),
        (3, "null", r#""adj""#, "NotOffered"),
        (3, "null", "null", "AlreadySo"),
        (3, r#""1-0""#, r#""0-1""#, "Conflict { touched: 0 }"),
        (2, "null", r#""1-0""#, "NotInRound { player: PlayerId(2), round: RoundNo(1) }"),
    ] {
        assert_eq!(refusal(&event, &report(by, was, now)), why, "{by} {was} {now}");
    }
    refused(&event, PLAYED);
}
