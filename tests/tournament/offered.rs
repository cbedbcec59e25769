//! What players do by themselves: sign up, report results, ask for byes; and what of it waits for an arbiter.

use crate::events::{Event, act};
use sonneborn_tournament::acts::{Act, ChangeRegulations};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System};
use sonneborn_tournament::role::Role;

const ROUND: RoundNo = RoundNo(1);
const BOARDS: [u16; 2] = [1, 2];

fn refusal(event: &Event, text: &str) -> String {
    let judged = judge(&event.journal, Role::Arbiter, &act(text));
    judged.map_or_else(|why| format!("{why:?}"), |_| "done".into())
}

/// Players before round 1 of an event to which so many may come.
fn open(players: u16, sign_up: &str) -> Event {
    let mut event = Event::swiss(players, 5);
    event.must(act(&format!(r#"{{"act":"change_public_side","was":{{}},"now":{{"sign_up":{sign_up}}}}}"#)));
    event
}

#[test]
fn places_are_given_in_the_order_of_coming() {
    let sign_up = |name: &str, waits: bool| {
        format!(r#"{{"act":"sign_up","player":{{"name":"{name}","fide_id":null}},"waits":{waits}}}"#)
    };
    // Players, the rules, whether they mean to wait, and what comes of it.
    for (players, rules, waits, answer) in [
        (2, r#"{"places":3}"#, false, "done"),
        (2, r#"{"places":3}"#, true, "NotOffered"),
        (3, r#"{"places":3}"#, false, "NoPlaceLeft"),
        (3, r#"{"places":3}"#, true, "NoPlaceLeft"),
        (3, r#"{"places":3,"waits":true}"#, true, "done"),
        (3, r#"{"places":3,"waits":true}"#, false, "NoPlaceLeft"),
        (9, r#"{"waits":true}"#, false, "done"),
        (9, r#"{"waits":true}"#, true, "NotOffered"),
    ] {
        assert_eq!(refusal(&open(players, rules), &sign_up("New", waits)), answer, "{players} {rules} {waits}");
    }
    let mut event = open(3, r#"{"places":3,"waits":true}"#);
    assert_eq!(event.state().places_left(), Some(0));
    assert_eq!(refusal(&event, &sign_up(" ", true)), "NameMissing");
    assert_eq!(refusal(&event, &sign_up("player 01", true)), "SignedUpAlready", "who is in does not wait");
    let waits = event.must(act(&sign_up("New", true)));
    assert_eq!(refusal(&event, &sign_up("NEW", true)), "SignedUpAlready");
    assert_eq!(event.state().waiting(waits).map(|one| one.data.name.as_str()), Some("New"));
    assert!(event.state().waiting(waits - 1).is_none());
    event.must(act(r#"{"act":"remove_player","player":0}"#));
    assert_eq!(event.state().places_left(), Some(1));
    assert_eq!(refusal(&event, &sign_up("Another", false)), "NoPlaceLeft", "nobody passes who waits");
    // Turned away, they are no player; admitted, they come in a round that there is for them.
    let settle = |admitted: bool| {
        act(&format!(r#"{{"act":"settle_waiting","waiting":{waits},"admitted":{admitted},"first_round":2}}"#))
    };
    let mut away = event.clone();
    away.must(settle(false));
    assert_eq!((away.state().waiting.len(), away.state().entrants().count()), (0, 2));
    event.must(settle(true));
    let last = event.state().players.last().expect("players");
    assert_eq!((last.data.name.as_str(), last.first_round), ("New", RoundNo(2)));
    let table = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    // A table is made at once: whoever is admitted comes before it, whoever is turned away at any time.
    for (system, first_round, admitted, answer) in [
        (System::Dutch2026, 2, true, "done"),
        (table, 1, true, "done"),
        (table, 2, true, "TableBegun"),
        (table, 2, false, "done"),
        (System::Knockout, 2, true, "TableBegun"),
        (System::Knockout, 2, false, "done"),
    ] {
        let mut event = open(3, r#"{"places":3,"waits":true}"#);
        let waits = event.must(act(&sign_up("New", true)));
        let was = event.state().regulations.clone();
        let now = Regulations { system, tie_breaks: Vec::new(), ..was.clone() };
        event.must(Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) }));
        let settle = format!(
            r#"{{"act":"settle_waiting","waiting":{waits},"admitted":{admitted},"first_round":{first_round}}}"#
        );
        assert_eq!(refusal(&event, &settle), answer, "{system:?}, {first_round}, {admitted}");
    }
    assert_eq!(open(3, "{}").state().places_left(), None);
    assert_eq!(Event::swiss(3, 5).state().places_left(), None);
}

/// Four players whose round 1 is published, with what each of them reported: board, player, result.
fn reported(reports: &[(u16, u32, &str)]) -> Event {
    let mut event = Event::swiss(4, 5);
    event.number();
    event.must(act(r#"{"act":"change_public_side","was":{},"now":{"results":true}}"#));
    event.pair();
    for (board, by, result) in reports {
        let players = event.state().rounds[0].game(*board).expect("a board").players().map(|player| player.0);
        event.must(act(&format!(
            r#"{{"act":"report_result","round":1,"board":{board},"by":{by},"was":null,"now":"{result}",
            "players":{players:?}}}"#
        )));
    }
    event
}

#[test]
fn a_result_is_agreed_where_both_report_the_same_of_an_open_game() {
    let [first, second] = BOARDS
        .map(|board| reported(&[]).state().rounds[0].game(board).expect("a board").players().map(|player| player.0));
    let all = [(1, first[0], "1-0"), (1, first[1], "1-0"), (2, second[0], "1-0"), (2, second[1], "½-½")];
    let mut event = reported(&all);
    let state = event.state();
    let (white, draw) = (Some(GameResult::WhiteWins), Some(GameResult::Draw));
    assert_eq!(BOARDS.map(|board| state.reports_of(ROUND, board)), [[white, white], [white, draw]]);
    assert_eq!(BOARDS.map(|board| state.agreed_result(ROUND, board)), [white, None]);
    assert_eq!(state.reports_of(RoundNo(2), 1), [None, None]);
    assert_eq!(state.disputed_reports(), [(ROUND, 2, [GameResult::WhiteWins, GameResult::Draw])]);
    let by = |board: u16| state.reported(ROUND, board).iter().map(|one| one.by.0).collect::<Vec<u32>>();
    assert_eq!([by(1), by(2)], [first.to_vec(), second.to_vec()]);
    assert_eq!(state.report_by(ROUND, 2, PlayerId(first[0])), None, "they sit at the other board");
    assert_eq!(reported(&all[..1]).state().agreed_result(ROUND, 1), None, "one of two has said so");
    assert_eq!(reported(&all[2..3]).state().disputed_reports(), []);
    // The players sat the other way round: who won has won with the other colour, on this board only.
    let mut turned = event.clone();
    turned.must(act(&format!(r#"{{"act":"swap_colours","round":1,"board":1,"players":{first:?}}}"#)));
    let turned = turned.state();
    let black = Some(GameResult::BlackWins);
    assert_eq!(BOARDS.map(|board| turned.reports_of(ROUND, board)), [[black, black], [white, draw]]);
    for board in BOARDS {
        event.result(ROUND, board, GameResult::Draw);
    }
    assert_eq!((event.state().agreed_result(ROUND, 1), event.state().disputed_reports()), (None, vec![]));
}

#[test]
fn a_bye_is_asked_for_as_long_as_it_can_be_given() {
    let mut event = Event::swiss(4, 5);
    event.must(act(r#"{"act":"change_public_side","was":{},"now":{"byes":{}}}"#));
    event.number();
    let ask = |player: u32, round: u16, bye: &str| {
        format!(r#"{{"act":"ask_for_bye","player":{player},"round":{round},"was":null,"now":{bye}}}"#)
    };
    for (player, round, bye) in [(0, 1, r#""zero_point""#), (1, 2, r#""half_point""#), (2, 2, r#""zero_point""#)] {
        event.must(act(&ask(player, round, bye)));
    }
    let waiting = |event: &Event| event.state().byes_to_decide().map(|asked| asked.player.0).collect::<Vec<u32>>();
    assert_eq!(waiting(&event), [0, 1, 2]);
    event.pair();
    assert_eq!(waiting(&event), [1, 2], "round 1 is paired");
    event.must(act(r#"{"act":"request_bye","player":1,"round":2,"was":null,"now":"half_point"}"#));
    assert_eq!(waiting(&event), [2], "it is given");
    assert_eq!(refusal(&event, &ask(1, 2, r#""half_point""#)), "AlreadySo");
    assert_eq!(refusal(&event, &ask(1, 2, r#""zero_point""#)), "done");
    assert_eq!(refusal(&event, &ask(0, 1, r#""half_point""#)), "Conflict { touched: 0 }");
    event.must(act(r#"{"act":"ask_for_bye","player":2,"round":2,"was":"zero_point","now":null}"#));
    assert_eq!(waiting(&event), Vec::<u32>::new());
}
