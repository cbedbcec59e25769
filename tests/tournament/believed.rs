//! What an act believes of what it replaces: with whom it is in conflict, what is merged, and when a request is the same once more.

use crate::events::{Event, act};
use sonneborn_tournament::acts::{Act, Undo};
use sonneborn_tournament::belief::{Conflict, is_same_request, latest, settle, takes_back_like};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::merge::Clash;
use sonneborn_tournament::outcome::GameResult;

/// Four numbered players with a draft of round 1; gives the act that made it.
fn drafted() -> (Event, u64) {
    let mut event = Event::swiss(4, 5);
    event.number();
    let draft = event.must(act(
        r#"{"act":"draft_round","round":1,"games":[{"board":1,"white":0,"black":1},{"board":2,"white":2,"black":3}],
        "byes":[],"paired_by":"engine"}"#,
    ));
    (event, draft)
}

fn published() -> (Event, u64) {
    let (mut event, _) = drafted();
    let seen = event.must(act(r#"{"act":"publish_round","round":1}"#));
    (event, seen)
}

/// The act with which it is in conflict where its page was drawn after the act `seen`.
fn theirs(event: &Event, asked: &str, seen: u64) -> Option<u64> {
    settle(&event.journal, &act(asked), Some(seen)).err().and_then(|conflict| conflict.theirs)
}

const OTHER_DRAFT: &str = r#"{"act":"alter_draft","round":1,"games":[{"board":1,"white":1,"black":0},
    {"board":2,"white":2,"black":3}],"byes":[]}"#;

#[test]
fn a_draft_is_published_as_its_page_showed_it() {
    let (mut event, seen) = drafted();
    let publish = r#"{"act":"publish_round","round":1}"#;
    event.must(act(r#"{"act":"check_in","player":0,"was":false,"now":true}"#));
    assert_eq!(theirs(&event, publish, seen), None, "that is another matter");
    assert!(settle(&event.journal, &act(publish), None).is_ok(), "a script says nothing of what it saw");
    let altered = event.must(act(OTHER_DRAFT));
    assert_eq!(theirs(&event, publish, seen), Some(altered));
    assert_eq!(theirs(&event, publish, altered), None, "it was seen");
    for named in [
        r#"{"act":"check_in","player":0,"was":false,"now":true}"#,
        r#"{"act":"change_style","was":{},"now":{"large":true}}"#,
    ] {
        assert_eq!(theirs(&event, named, seen), None, "it names what it replaces: {named}");
    }
    let undone = event.must(Act::Undo(Undo { seq: altered }));
    assert_eq!(theirs(&event, publish, seen), None, "done and undone since");
    assert_eq!(theirs(&event, publish, altered), Some(undone), "what was seen is undone");
    let again = event.must(Act::Undo(Undo { seq: undone }));
    assert_eq!(theirs(&event, publish, seen), Some(altered), "and holds again");
    assert_eq!(theirs(&event, publish, altered), None, "as it was seen");
    assert_eq!(theirs(&event, publish, undone), Some(again));
}

#[test]
fn a_round_is_not_taken_back_over_what_came_on_its_boards() {
    let (mut event, seen) = published();
    let unpublish = r#"{"act":"unpublish_round","round":1}"#;
    let entered = event.must(act(r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#));
    assert_eq!(theirs(&event, unpublish, seen), Some(entered));
    assert_eq!(theirs(&event, r#"{"act":"unpublish_round","round":2}"#, seen), None, "boards of another round");
    assert_eq!(theirs(&event, r#"{"act":"discard_draft","round":1}"#, seen), None, "a draft has no results");
    let undo = event.must(Act::Undo(Undo { seq: entered }));
    assert_eq!(theirs(&event, unpublish, seen), None);
    assert_eq!(theirs(&event, unpublish, entered), Some(undo), "what was seen is gone");
}

#[test]
fn a_result_without_players_is_of_the_pairing_that_was_shown() {
    let (mut event, seen) = published();
    let players = [PlayerId(0), PlayerId(1)];
    let nameless = r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#;
    let named = r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0","players":[0,1]}"#;
    assert_eq!(settle(&event.journal, &act(nameless), Some(seen)), Ok(act(named)), "they are filled in");
    let turned = r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0","players":[1,0]}"#;
    assert_eq!(settle(&event.journal, &act(turned), Some(seen)), Ok(act(turned)), "who was meant stays");
    assert_eq!(event.state().rounds[0].games[0].players(), players);
    event.result(RoundNo(1), 2, GameResult::Draw);
    assert_eq!(theirs(&event, nameless, seen), None, "another board");
    let swapped = event.must(act(r#"{"act":"swap_colours","round":1,"board":1,"players":[0,1]}"#));
    assert_eq!(theirs(&event, r#"{"act":"swap_colours","round":1,"board":1}"#, seen), Some(swapped));
    assert_eq!(theirs(&event, r#"{"act":"swap_colours","round":1,"board":1,"players":[0,1]}"#, seen), None);
    event.must(act(r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#));
    assert_eq!(theirs(&event, nameless, seen), None, "the pairing is the same");
    let unpublished = event.must(act(r#"{"act":"unpublish_round","round":1}"#));
    assert_eq!(theirs(&event, nameless, seen), Some(unpublished));
}

#[test]
fn a_result_on_its_way_settles_what_was_adjourned_because_it_was_missing() {
    let result = |was: &str, now: &str| {
        act(&format!(r#"{{"act":"enter_result","round":1,"board":1,"was":{was},"now":{now},"players":[0,1]}}"#))
    };
    let (typed, settling) = (result("null", r#""1-0""#), result(r#""adj""#, r#""1-0""#));
    let (mut missing, _) = published();
    missing.must(act(r#"{"act":"adjourn_missing","round":1,"games":[{"board":1,"white":0,"black":1}]}"#));
    assert_eq!(settle(&missing.journal, &typed, None), Ok(settling.clone()));
    let cleared = result("null", "null");
    assert_eq!(settle(&missing.journal, &cleared, None), Ok(cleared), "nothing was typed");
    let (mut adjourned, _) = published();
    assert_eq!(settle(&adjourned.journal, &typed, None), Ok(typed.clone()), "it is open");
    adjourned.must(result("null", r#""adj""#));
    assert_eq!(settle(&adjourned.journal, &typed, None), Ok(typed), "somebody’s word stands there");
    assert_eq!(settle(&adjourned.journal, &settling, None), Ok(settling));
}

#[test]
fn two_who_change_a_player_have_both_changes_or_a_conflict_with_the_act_of_the_other() {
    let mut event = Event::swiss(2, 5);
    let was = r#"{"name":"Player 00","rating":2000}"#;
    let edit = |was: &str, now: &str| format!(r#"{{"act":"edit_player","player":0,"was":{was},"now":{now}}}"#);
    let club = r#"{"name":"Player 00","rating":2000,"club":"North"}"#;
    let changed = event.must(act(&edit(was, club)));
    let both = r#"{"name":"Player 00","rating":2000,"club":"North","note":"late"}"#;
    event.must(act(&edit(club, both)));
    event.must(act(r#"{"act":"edit_player","player":1,"was":{"name":"Player 01","rating":1990},
        "now":{"name":"Player 01","rating":1990,"club":"East"}}"#));
    // A rating is merged with the club; another club is not, and the act that set it is named, not the latest.
    let rating = settle(&event.journal, &act(&edit(was, r#"{"name":"Player 00","rating":2100}"#)), None);
    let merged = r#"{"name":"Player 00","rating":2100,"club":"North","note":"late"}"#;
    assert_eq!(rating, Ok(act(&edit(both, merged))));
    let south = act(&edit(was, r#"{"name":"Player 00","rating":2000,"club":"South"}"#));
    let clash = Clash { field: "club".into(), mine: "South".into(), theirs: "North".into() };
    let conflict = |theirs| Err(Conflict { theirs: Some(theirs), clashes: vec![clash.clone()] });
    assert_eq!(settle(&event.journal, &south, None), conflict(changed));
    // Estimates change one field, and an undo may have changed any.
    let estimated = event.must(act(r#"{"act":"estimate_ratings","estimates":[{"player":0,"was":null,"now":1500}]}"#));
    assert_eq!(settle(&event.journal, &south, None), conflict(changed));
    let estimate = act(&edit(was, r#"{"name":"Player 00","rating":2000,"estimate":1400}"#));
    let theirs = settle(&event.journal, &estimate, None).err().and_then(|conflict| conflict.theirs);
    assert_eq!(theirs, Some(estimated));
    let undo = event.must(Act::Undo(Undo { seq: estimated }));
    assert_eq!(settle(&event.journal, &south, None), conflict(undo));
}

#[test]
fn a_conflict_is_with_the_latest_act_of_its_kind_on_its_subject() {
    let (mut event, _) = published();
    let enter = act(r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#);
    let seq = |event: &Event, asked: &Act| latest(&event.journal, asked).map(|entry| entry.seq);
    assert_eq!(seq(&event, &enter), None);
    let first = event.must(enter.clone());
    event.result(RoundNo(1), 2, GameResult::Draw);
    let rated = event.must(act(r#"{"act":"correct_for_rating","round":1,"board":1,"was":null,"now":"0-1"}"#));
    assert_eq!(seq(&event, &enter), Some(first), "another board, and a correction for ratings, set no result");
    let ruled = event.must(act(r#"{"act":"rule","round":1,"board":1,"ruling":{},"was":"1-0","now":"0-1"}"#));
    assert_eq!(seq(&event, &enter), Some(ruled));
    let swapped = event.must(act(r#"{"act":"swap_colours","round":1,"board":1}"#));
    assert_eq!(seq(&event, &enter), Some(swapped));
    let rate = act(r#"{"act":"correct_for_rating","round":1,"board":1,"was":null,"now":"1-0"}"#);
    assert_eq!(seq(&event, &rate), Some(rated));
    let undo = event.must(Act::Undo(Undo { seq: swapped }));
    assert_eq!(seq(&event, &enter), Some(undo), "what took it back");
    let takes_back = |like: &str| takes_back_like(&event.journal, &Act::Undo(Undo { seq: swapped }), &act(like));
    assert!(takes_back(r#"{"act":"swap_colours","round":1,"board":1}"#));
    assert!(takes_back(r#"{"act":"enter_result","round":1,"board":1,"was":null,"now":"1-0"}"#));
    assert!(!takes_back(r#"{"act":"swap_colours","round":1,"board":2}"#));
    assert!(!takes_back_like(&event.journal, &enter, &enter), "it takes nothing back");
    assert!(!takes_back_like(&event.journal, &Act::Undo(Undo { seq: undo + 1 }), &enter), "there is no such act");
}

fn typed(board: u16, typed: &str) -> String {
    format!(r#"{{"act":"keep_typing","round":1,"board":{board},"was":null,"typed":{typed},"players":[0,1]}}"#)
}

#[test]
fn a_request_that_is_sent_again_is_known() {
    let result = |board: u16, was: &str, now: &str, players: &str| {
        format!(r#"{{"act":"enter_result","round":1,"board":{board},"was":{was},"now":{now}{players}}}"#)
    };
    let draft = |round: u16, by: &str, white: u32| {
        format!(
            r#"{{"act":"draft_round","round":{round},"games":[{{"board":1,"white":{white},"black":9}}],"byes":[],
            "paired_by":"{by}"}}"#
        )
    };
    let publish = |round: u16, compared: &str| format!(r#"{{"act":"publish_round","round":{round}{compared}}}"#);
    let (named, turned) = (r#","players":[0,1]"#, r#","players":[1,0]"#);
    let (white, black, adjourned) = (r#""1-0""#, r#""0-1""#, r#""adj""#);
    let edit = |player: u32, was: &str, now: &str| {
        format!(r#"{{"act":"edit_player","player":{player},"was":{{"name":"A",{was}}},"now":{{"name":"A",{now}}}}}"#)
    };
    // What was done, what is asked for, and whether that is the same.
    for (done, asked, is_same) in [
        (result(1, "null", white, named), result(1, "null", white, named), true),
        (result(1, "null", white, named), result(1, "null", white, ""), true),
        (result(1, "null", white, named), result(1, "null", white, turned), false),
        (result(1, "null", white, named), result(1, "null", black, named), false),
        (result(1, "null", white, named), result(2, "null", white, named), false),
        // Its game was taken as adjourned meanwhile.
        (result(1, adjourned, white, named), result(1, "null", white, named), true),
        (result(1, adjourned, white, named), result(1, "null", white, ""), true),
        (result(1, adjourned, white, named), result(1, "null", white, turned), false),
        (result(1, adjourned, white, named), result(1, "null", black, named), false),
        (result(1, adjourned, white, named), result(1, black, white, named), false),
        (result(1, black, white, named), result(1, "null", white, named), false),
        // Something else stood there, and it was kept.
        (typed(1, white), result(1, "null", white, named), true),
        (typed(1, white), result(1, black, white, named), true),
        (typed(1, white), result(1, "null", white, ""), true),
        (typed(1, white), result(1, "null", white, turned), false),
        (typed(1, white), result(1, "null", black, named), false),
        (typed(2, white), result(1, "null", white, named), false),
        (
            typed(1, white),
            format!(
                r#"{{"act":"answer_typings","round":1,"board":1,"was":null,"now":{white},"players":[0,1],
                "typings":[3]}}"#
            ),
            true,
        ),
        // The comparison, and the engine's pairing, are the program's.
        (publish(1, ""), publish(1, r#","compared":"as_engine""#), true),
        (publish(1, ""), publish(2, ""), false),
        (draft(1, "engine", 0), draft(1, "engine", 1), true),
        (draft(1, "engine", 0), draft(2, "engine", 0), false),
        (draft(1, "arbiter", 0), draft(1, "engine", 0), false),
        (draft(1, "arbiter", 0), draft(1, "arbiter", 1), false),
        // Merged with what others changed.
        (edit(0, r#""club":"N""#, r#""club":"N","k":20"#), edit(0, r#""club":"""#, r#""club":"","k":20"#), true),
        (edit(0, r#""club":"N""#, r#""club":"N","k":20"#), edit(0, r#""club":"""#, r#""club":"","k":10"#), false),
        (edit(1, r#""club":"N""#, r#""club":"N","k":20"#), edit(0, r#""club":"N""#, r#""club":"N","k":20"#), false),
    ] {
        assert_eq!(is_same_request(&act(&done), &act(&asked)), is_same, "{done} {asked}");
    }
}
