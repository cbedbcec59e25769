//! What an arbiter is told of a game while it is played: each notice where its record is, and none where it is not.

use sonneborn_laws::claim::Side::{Black, White};
use sonneborn_laws::edition::{EditionId, Topic};
use sonneborn_laws::pgn::{self, Termination};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::watch::{Duty, End, Notice, notices, shown_result};

use EditionId::{Laws2001, Laws2023, Qq};

fn told(record: &str, edition: EditionId, is_over: bool) -> Vec<Notice> {
    let game = pgn::games(record).next().expect("a record");
    notices(&game, &Replay::of(&game, AtFault::Stop), edition.edition(), is_over)
}

fn from(fen: &str, moves: &str) -> String {
    format!("[FEN \"{fen}\"]\n\n{moves}")
}

/// Two rooks to and fro, the black king beside the white one's rook: nothing is mate, and quiet moves are always there.
fn quiet(reversible: u32, turn: char, moves: &str) -> String {
    from(&format!("8/8/3k4/8/8/3KR3/8/r7 {turn} - - {reversible} 100"), moves)
}

fn ended(end: End, after: &str) -> Notice {
    Notice::Ended { end, after: after.into() }
}

fn contradiction(end: End, after: &str, result: &str) -> Notice {
    Notice::Contradiction { end, after: after.into(), result: result.into() }
}

/// Every end by the Laws with its record: whether players are told of it, the results that contradict it, and what the board shows.
#[test]
fn an_end_by_the_moves_is_told_where_players_may_not_notice_it_and_where_a_result_contradicts_it() {
    let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    // Ten checks in a row by each side, which end a game by the house rules only.
    let by_white = from("4k3/8/8/3Q4/8/8/8/K7 w - - 0 1", &"Qa8+ Kd7 Qd5+ Ke8 ".repeat(5));
    let by_black = from("k7/8/8/8/3q4/8/8/4K3 b - - 0 1", &"Qa1+ Kd2 Qd4+ Ke1 ".repeat(5));
    let (all, draw) = (["1-0", "0-1", "1/2-1/2"], "1/2-1/2");
    for (record, edition, end, after, is_told, fits) in [
        ("1. f3 e5 2. g4 Qh4#".into(), Laws2023, End::WhiteMated, "2...Qh4#", false, "0-1"),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#".into(), Laws2023, End::BlackMated, "4.Qxf7#", false, "1-0"),
        (from("7k/8/5K2/6Q1/8/8/8/8 w - - 4 60", "60. Qg6"), Laws2023, End::Stalemate, "60.Qg6", false, draw),
        (from("8/8/4k3/8/8/4K3/4p3/8 w - - 0 70", "70. Kxe2 Kd5"), Laws2023, End::DeadPosition, "70.Kxe2", true, draw),
        (quiet(148, 'w', "Re2 Ra3+ Kd4"), Laws2023, End::NoProgress, "100...Ra3+", true, draw),
        (knights, Laws2023, End::Fivefold, "8...Ng8", true, draw),
        (by_white, Qq, End::ChecksByWhite, "10.Qd5+", true, draw),
        (by_black, Qq, End::ChecksByBlack, "10...Qd4+", true, draw),
    ] {
        let expected: Vec<Notice> = is_told.then(|| ended(end, after)).into_iter().collect();
        assert_eq!(told(&format!("{record} *"), edition, false), expected, "{record}");
        assert_eq!(told(&record, edition, true), [], "{record}: the event has a result");
        for result in all {
            let wrong = (result != fits).then(|| contradiction(end, after, result));
            let (with_result, wrong) = (format!("{record} {result}"), wrong.into_iter().collect::<Vec<_>>());
            assert_eq!(told(&with_result, edition, false), wrong, "{record} {result}");
            assert_eq!(told(&with_result, edition, true), wrong, "{record} {result}");
            let game = pgn::games(&with_result).next().expect("a record");
            let shown = shown_result(&game, &Replay::of(&game, AtFault::Stop), &edition.edition().automatic);
            let expected = if wrong.is_empty() { result } else { Termination::Unfinished.token() };
            assert_eq!(shown.token(), expected, "{record} {result}");
        }
    }
}

#[test]
fn claims_are_told_of_the_player_on_move_while_their_position_stands() {
    let on_board = |after: &str, by, number| Notice::ThreefoldOnBoard { after: after.into(), by, number };
    let in_sight = |by, number, mv: &str| Notice::ThreefoldInSight { by, number, moves: vec![mv.into()] };
    for (record, expected) in [
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6".to_owned(), vec![]),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1".to_owned(), vec![in_sight(Black, 4, "4...Ng8")]),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".to_owned(), vec![on_board("4...Ng8", White, 5)]),
        ("e3 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8".to_owned(), vec![in_sight(White, 5, "5.Ng1")]),
        ("e3 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1".to_owned(), vec![on_board("5.Ng1", Black, 5)]),
        // The fiftieth move of both: 99 half-moves, 100, and one more.
        (quiet(98, 'w', "Re2"), vec![Notice::FiftyInSight { since: 0, by: Black }]),
        (quiet(97, 'w', "Re2 Ra2"), vec![Notice::FiftyInSight { since: 0, by: White }]),
        (quiet(96, 'w', "Re2 Ra2"), vec![]),
        (quiet(98, 'w', "Re2 Ra2"), vec![Notice::FiftyOnBoard { since: 0 }]),
        (quiet(98, 'w', "Re2 Ra2 Re1"), vec![Notice::FiftyOnBoard { since: 0 }]),
        // Only a capture is left: no quiet move can be announced.
        (from("7k/6Q1/8/8/8/8/P7/K7 b - - 99 100", ""), vec![]),
    ] {
        assert_eq!(told(&format!("{record} *"), Laws2001, false), expected, "{record}");
        assert_eq!(told(&format!("{record} 1/2-1/2"), Laws2001, false), [], "{record}: it is over");
        assert_eq!(told(&format!("{record} *"), Laws2001, true), [], "{record}: the event has a result");
    }
    // Counted from the last capture or pawn move.
    let rooks = "Ra2 Ra7 Ra1 Ra8 ".repeat(25);
    let since = from("r3k3/8/8/8/8/8/7P/R3K3 w - - 0 1", &format!("h3 Kd7 {rooks}"));
    assert!(told(&since, Laws2001, false).contains(&Notice::FiftyOnBoard { since: 1 }), "{since}");
}

#[test]
fn what_cannot_be_right_is_told_while_the_game_goes_on() {
    let jump = |after: &str, from_ms, to_ms| Notice::ClockJump { after: after.into(), from_ms, to_ms };
    let flag = |side, after: &str| Notice::Flag { side, after: after.into() };
    let timed = |control: &str, times: &[&str]| {
        let words = ["Nf3", "Nf6", "Ng1", "Ng8"];
        let moves = times.iter().enumerate().map(|(at, time)| format!("{} {{[%clk {time}]}}", words[at % 4]));
        let control = if control.is_empty() { String::new() } else { format!("[TimeControl \"{control}\"]\n\n") };
        format!("{control}{}", moves.collect::<Vec<_>>().join(" "))
    };
    for (record, expected) in [
        (timed("", &["0:05:00", "0:00:00"]), vec![flag(Black, "1...Nf6")]),
        (timed("", &["0:00:00", "0:05:00"]), vec![flag(White, "1.Nf3")]),
        (timed("", &["0:00:00", "0:00:00"]), vec![flag(White, "1.Nf3"), flag(Black, "1...Nf6")]),
        // A clock that was set again stands no longer at nought, and one of a tenth of a second does not yet.
        (timed("", &["0:00:00", "0:05:00", "0:01:00"]), vec![]),
        (timed("", &["0:00:00.1"]), vec![]),
        (from("4k3/8/8/8/8/8/8/R3K3 b - - 0 9", "Kd7 {[%clk 0:00:00]} Ra2"), vec![flag(Black, "9...Kd7")]),
        (timed("", &["1:30:00", "1:30:00", "1:00:00"]), vec![jump("2.Ng1", 5_400_000, 3_600_000)]),
        (
            timed("60+1", &["0:01:01", "0:01:01", "0:01:03"]),
            vec![Notice::ClockTooMuch { after: "2.Ng1".into(), ms: 63_000, most_ms: 62_000 }],
        ),
        (
            timed("600,30", &["0:09:50", "0:09:20"]),
            vec![Notice::ClockPerMove { after: "1...Nf6".into(), ms: 40_000, limit_ms: 30_000 }],
        ),
        ("e4 e5 Ke3".into(), vec![Notice::Illegal { by: White, number: 2, word: "2.Ke3".into() }]),
        ("e4 Ke6 Nf3".into(), vec![Notice::Illegal { by: Black, number: 1, word: "1...Ke6".into() }]),
        ("e4 Zf6".into(), vec![Notice::Unreadable { word: "Zf6".into() }]),
        (from("8/8 w", "e4"), vec![Notice::Unreadable { word: "8/8 w".into() }]),
        // A stray word stops nothing, and behind an illegal move that stood the record goes on.
        ("e4 offers e5".into(), vec![]),
        ("e4 Ke6 {[%stood]} Nf3".into(), vec![]),
    ] {
        assert_eq!(told(&record, Laws2023, false), expected, "{record}");
        assert_eq!(told(&record, Laws2023, true), [], "{record}: the event has a result");
        assert_eq!(told(&format!("{record} 1-0"), Laws2023, false), [], "{record}: it is over");
    }
    // A clock that is set otherwise than the record says is told eight times, and no more.
    let wrong: Vec<&str> = (0..30).map(|at| if at % 4 < 2 { "0:20:00" } else { "0:50:00" }).collect();
    for (control, most) in [("", 8), ("60+1", 16)] {
        let all = told(&timed(control, &wrong), Laws2001, false);
        let of_clocks = |notice: &&Notice| matches!(notice, Notice::ClockJump { .. } | Notice::ClockTooMuch { .. });
        assert_eq!(all.iter().filter(of_clocks).count(), most, "{control}: {all:?}");
    }
}

#[test]
fn kings_in_the_centre_that_show_another_result_are_told() {
    let signalled = |result: &str| format!("1. e4 e5 2. Nf3 Nc6 Ke4 Kd5 {result}");
    for (result, is_told) in [("1-0", false), ("0-1", true), ("1/2-1/2", true), ("*", false)] {
        let notice = Notice::SignalContradicts { signal: "1-0".into(), result: result.into() };
        let expected: Vec<Notice> = is_told.then_some(notice).into_iter().collect();
        assert_eq!(told(&signalled(result), Laws2023, false), expected, "{result}");
    }
}

/// What is expected of the arbiter, and by which topic.
#[test]
fn every_notice_has_its_duty_and_its_topic() {
    let (text, side, number) = (String::new, White, 1);
    let of_end = |end| Notice::Ended { end, after: text() };
    let contradicts = |end| Notice::Contradiction { end, after: text(), result: text() };
    for (notice, duty, topic) in [
        (Notice::ThreefoldOnBoard { after: text(), by: side, number }, Duty::May, Some(Topic::ThreefoldOnBoard)),
        (Notice::ThreefoldInSight { by: side, number, moves: vec![] }, Duty::May, Some(Topic::ThreefoldAnnounced)),
        (Notice::FiftyOnBoard { since: 0 }, Duty::May, Some(Topic::FiftyOnBoard)),
        (Notice::FiftyInSight { since: 0, by: side }, Duty::May, Some(Topic::FiftyAnnounced)),
        (contradicts(End::WhiteMated), Duty::Must, Some(Topic::Checkmate)),
        (contradicts(End::BlackMated), Duty::Must, Some(Topic::Checkmate)),
        (contradicts(End::Stalemate), Duty::Must, Some(Topic::Stalemate)),
        (of_end(End::DeadPosition), Duty::Must, Some(Topic::DeadPosition)),
        (of_end(End::NoProgress), Duty::Must, Some(Topic::NoProgress)),
        (of_end(End::Fivefold), Duty::Must, Some(Topic::Fivefold)),
        (of_end(End::ChecksByWhite), Duty::Must, None),
        (of_end(End::ChecksByBlack), Duty::Must, None),
        (Notice::SignalContradicts { signal: text(), result: text() }, Duty::Must, None),
        (Notice::Illegal { by: side, number, word: text() }, Duty::Must, Some(Topic::IllegalMove)),
        (Notice::Flag { side, after: text() }, Duty::Look, Some(Topic::FlagFall)),
        (Notice::ResultDiffers { shown: text(), entered: text() }, Duty::Look, None),
        (Notice::Unreadable { word: text() }, Duty::Look, None),
        (Notice::ClockTooMuch { after: text(), ms: 0, most_ms: 0 }, Duty::Look, None),
        (Notice::ClockJump { after: text(), from_ms: 0, to_ms: 0 }, Duty::Look, None),
        (Notice::ClockPerMove { after: text(), ms: 0, limit_ms: 0 }, Duty::Look, None),
    ] {
        assert_eq!((notice.duty(), notice.topic()), (duty, topic), "{notice:?}");
    }
}
