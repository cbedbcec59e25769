//! Every number of the Laws at exactly that number, one below it and one above.

use sonneborn_laws::Color;
use sonneborn_laws::claim::{Announced, ClaimKind, Consequence, Fallen, GameResult, Rules, Verdict};
use sonneborn_laws::clock::Clocks;
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::replay::Replay;
use sonneborn_laws::sheet::Doubt;

use EditionId::{Laws1989, Laws2001, Laws2009, Laws2014, Laws2017, Laws2018, Laws2023};
use Verdict::{Right, Undecided, Wrong};

use crate::disputes::{from_position, relaxed, replay, settle, settle_at};

/// So many half-moves, in which no position stands for the third time and nothing ends the game.
fn half_moves(count: usize) -> Replay {
    let pawns = ["a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "f3", "f6", "g3", "g6", "h3", "h6"];
    let more = ["a4", "a5", "b4", "b5", "c4", "c5", "d4", "d5"];
    let words: Vec<&str> = pawns.into_iter().chain(more).take(count).collect();
    let game = replay(&format!("{} *", words.join(" ")));
    assert_eq!(game.len(), count);
    game
}

fn quickplay(edition: EditionId) -> Rules {
    let announced = Announced { quickplay: true, ..Announced::default() };
    Rules { edition, rate: Rate::STANDARD, announced }
}

#[test]
fn so_many_moves_by_both_make_a_claim_too_late() {
    use ClaimKind::{ClockSetting, ReversedBoard, WrongSetup};
    // Edition, half-moves played, whether set-up, board and clock are still put right in rapid and blitz without full supervision.
    for (edition, played, is_right) in [
        (Laws2001, 0, true),
        (Laws2001, 5, true),
        (Laws2001, 6, false),
        (Laws2009, 5, true),
        (Laws2009, 6, false),
        (Laws2014, 6, true),
        (Laws2014, 19, true),
        (Laws2014, 20, false),
        (Laws2023, 19, true),
        (Laws2023, 20, false),
        (Laws2023, 21, false),
    ] {
        let game = half_moves(played);
        for pace in [Pace::Rapid, Pace::Blitz] {
            for kind in [WrongSetup, ReversedBoard, ClockSetting] {
                let ruling = settle_at(&game, played, Color::White, kind.clone(), relaxed(edition, pace), None);
                assert_eq!(ruling.verdict() == Right, is_right, "{edition} {pace:?} {kind:?} after {played}");
            }
        }
        for kind in [WrongSetup, ReversedBoard, ClockSetting] {
            assert_eq!(settle(&game, Color::White, kind, edition).verdict(), Right, "at standard pace it never is");
        }
    }
    // Colours reversed: a new game where fewer than ten moves were made by both, since 2017 (7.3).
    for (edition, played, follows) in [
        (Laws1989, 3, None),
        (Laws2001, 3, Some(Consequence::GoOn)),
        (Laws2014, 3, Some(Consequence::GoOn)),
        (Laws2017, 0, Some(Consequence::NewGame)),
        (Laws2017, 19, Some(Consequence::NewGame)),
        (Laws2017, 20, Some(Consequence::GoOn)),
        (Laws2018, 19, Some(Consequence::NewGame)),
        (Laws2023, 19, Some(Consequence::NewGame)),
        (Laws2023, 20, Some(Consequence::GoOn)),
        (Laws2023, 21, Some(Consequence::GoOn)),
    ] {
        let ruling = settle(&half_moves(played), Color::White, ClaimKind::ReversedColours, edition);
        assert_eq!(ruling.consequences.first(), follows.as_ref(), "{edition} after {played}");
    }
}

#[test]
fn a_player_is_late_who_comes_after_the_default_time() {
    // 6.7.1: no default time said is none at all since 2009, and an hour before.
    for (edition, default_minutes, minutes, is_lost) in [
        (Laws2001, None, 60, false),
        (Laws2001, None, 61, true),
        (Laws2001, Some(0), 1, true),
        (Laws2009, None, 0, false),
        (Laws2009, None, 1, true),
        (Laws2023, None, 0, false),
        (Laws2023, None, 1, true),
        (Laws2023, Some(15), 15, false),
        (Laws2023, Some(15), 16, true),
    ] {
        for nobody_present in [false, true] {
            for by in Color::ALL {
                let kind = ClaimKind::Late { minutes, default_minutes, nobody_present };
                let ruling = settle(&half_moves(0), by, kind, edition);
                let lost = is_lost.then_some(GameResult::Won { by });
                assert_eq!((ruling.result(), ruling.verdict() == Right), (lost, is_lost), "{edition} {minutes}");
                let forgives = ruling.consequences.contains(&Consequence::UnlessArbiterDecides);
                assert_eq!(forgives, is_lost && edition != Laws2009, "{edition}: in 2009 the arbiter has no say");
                // 6.7.2: White's clock runs where nobody is there, else that of the player who is not.
                let side = if nobody_present { Color::White } else { !by };
                let runs = ruling.consequences.contains(&Consequence::ClockRuns { side });
                assert_eq!(runs, !is_lost, "{edition} {minutes} {nobody_present}");
            }
        }
    }
}

#[test]
fn times_on_the_clock_count_below_their_limit() {
    let clocks = |by: Color, ms: u64| Some(Clocks { white_ms: 900_000, black_ms: 900_000 }.with(by, ms));
    let game = half_moves(2);
    // 8.4: under five minutes left nobody need record, and the arbiter is told of the increment that makes the difference.
    for (ms, verdict) in [(0, Undecided), (299_999, Undecided), (300_000, Right), (300_001, Right)] {
        let at =
            |rules| settle_at(&game, 2, Color::White, ClaimKind::Recording, rules, clocks(Color::Black, ms)).verdict();
        assert_eq!(at(quickplay(Laws2023)), verdict, "{ms}");
        assert_eq!(at(relaxed(Laws2023, Pace::Rapid)), Wrong, "in rapid nobody must");
    }
    // III.4 and III.5: with less than two minutes left.
    for (ms, is_short) in [(0, true), (119_999, true), (120_000, false), (120_001, false)] {
        let ask = |kind, edition| {
            settle_at(&game, 2, Color::White, kind, quickplay(edition), clocks(Color::White, ms)).verdict()
        };
        assert_eq!(ask(ClaimKind::Increment, Laws2023), if is_short { Right } else { Wrong }, "{ms}");
        for edition in [Laws2001, Laws2009, Laws2014, Laws2023] {
            assert_eq!(ask(ClaimKind::Quickplay, edition), if is_short { Undecided } else { Wrong }, "{edition} {ms}");
        }
        assert_eq!(ask(ClaimKind::Increment, Laws2009), Wrong, "before 2014 nobody may ask for one");
    }
}

#[test]
fn a_flag_is_no_loss_where_the_moves_of_the_period_were_made() {
    for (side, played, required, verdict) in [
        // Whether the move that stands on the board was completed before the flag fell, no record shows (6.2.1).
        (Color::White, 7, Some(4), Undecided),
        (Color::White, 8, Some(4), Wrong),
        (Color::White, 7, Some(3), Wrong),
        (Color::White, 6, Some(4), Right),
        (Color::Black, 8, Some(4), Undecided),
        (Color::Black, 9, Some(4), Wrong),
        (Color::Black, 7, Some(4), Right),
        (Color::Black, 7, Some(3), Wrong),
        (Color::White, 0, Some(1), Right),
        (Color::White, 0, Some(0), Wrong),
        (Color::White, 7, None, Right),
    ] {
        let kind = ClaimKind::FlagFall { fallen: Fallen::Of(side), last_period: false, required_moves: required };
        let ruling = settle(&half_moves(played), !side, kind, Laws2023);
        let lost = (verdict == Right).then_some(GameResult::Won { by: !side });
        assert_eq!((ruling.result(), ruling.verdict()), (lost, verdict), "{side:?} {played} of {required:?}");
        let asked = Doubt::Completed { side, required: required.unwrap_or(0) };
        assert_eq!(ruling.finding.doubts == [asked], verdict == Undecided, "{side:?} {played} of {required:?}");
    }
}

/// A record that begins at move 40: where Black is to move there, White has made one more.
#[test]
fn moves_before_a_record_count_for_whoever_made_them() {
    for (turn, moves, made) in
        [("w", "", [39, 39]), ("w", "Ra2", [40, 39]), ("b", "", [40, 39]), ("b", "Rh7", [40, 40])]
    {
        let game = from_position(&format!("4k2r/8/8/8/8/8/8/R3K3 {turn} - - 0 40"), &format!("{moves} *"));
        for (side, made) in Color::ALL.into_iter().zip(made) {
            let waits = game.last().turn() == side;
            for (required, expected) in
                [(made - 1, Wrong), (made, if waits { Wrong } else { Undecided }), (made + 1, Right)]
            {
                let kind = ClaimKind::FlagFall {
                    fallen: Fallen::Of(side),
                    last_period: false,
                    required_moves: Some(required),
                };
                let verdict = settle(&game, !side, kind, Laws2023).verdict();
                assert_eq!(verdict, expected, "{turn} {moves}: {required} by {side:?}");
            }
        }
    }
}

#[test]
fn a_draw_is_agreed_once_both_have_made_the_moves_that_are_asked() {
    // Edition, from which move by the event's regulations, half-moves played, whether it is a draw.
    for (edition, from_move, played, is_draw) in [
        (Laws2001, None, 0, true),
        (Laws2014, None, 0, true),
        (Laws2017, None, 0, false),
        (Laws2017, None, 1, false),
        (Laws2017, None, 2, true),
        (Laws2023, None, 1, false),
        (Laws2023, None, 2, true),
        (Laws2001, Some(5), 9, false),
        (Laws2001, Some(5), 10, true),
        (Laws2023, Some(5), 9, false),
        (Laws2023, Some(5), 10, true),
        (Laws2023, Some(0), 1, false),
    ] {
        let announced = Announced { agreement_from_move: from_move, ..Announced::default() };
        let rules = Rules { edition, rate: Rate::STANDARD, announced };
        let game = half_moves(played);
        for kind in [ClaimKind::Agreement { from_move: None }, ClaimKind::Offer { claimant_touched: false }] {
            let result = settle_at(&game, played, Color::White, kind, rules, None).result();
            assert_eq!(result, is_draw.then_some(GameResult::Draw), "{edition} {from_move:?} after {played}");
        }
        // What the form says goes before what the event announced.
        let kind = ClaimKind::Agreement { from_move: Some(12) };
        assert_eq!(settle_at(&game, played, Color::White, kind, rules, None).result(), None, "{edition} {played}");
    }
}

/// A flag that has fallen stands beside a clock without time, unless that one has begun the next period.
#[test]
fn a_clock_that_shows_time_asks_whether_a_flag_has_fallen() {
    let game = half_moves(4);
    let sides = [(Fallen::Of(Color::White), vec![Color::White]), (Fallen::Of(Color::Black), vec![Color::Black])];
    for (fallen, whose) in sides.into_iter().chain([(Fallen::Both, Color::ALL.to_vec())]) {
        for (white_ms, black_ms) in [(0, 0), (1, 0), (0, 240_000), (300_000, 240_000)] {
            for required_moves in [None, Some(40)] {
                let clocks = Clocks { white_ms, black_ms };
                let kind = ClaimKind::FlagFall { fallen, last_period: true, required_moves };
                let ruling = settle_at(&game, 4, Color::White, kind, quickplay(Laws2023), Some(clocks));
                let shows = whose.iter().copied().find(|&side| clocks.of(side) > 0);
                let asked = shows.filter(|_| required_moves.is_none());
                let doubts: Vec<Doubt> =
                    asked.map(|side| Doubt::TimeLeft { side, ms: clocks.of(side) }).into_iter().collect();
                assert_eq!(ruling.finding.doubts, doubts, "{fallen:?} {clocks:?} {required_moves:?}");
                assert_eq!(ruling.result().is_some(), asked.is_none(), "{fallen:?} {clocks:?} {required_moves:?}");
            }
        }
    }
}
