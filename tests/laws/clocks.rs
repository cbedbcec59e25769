//! Times of records at exactly the number at which something is told of them.

use sonneborn_laws::Color;
use sonneborn_laws::claim::{ClaimForm, ClaimName, FormError, Side};
use sonneborn_laws::clock::{
    ClockFault, Clocks, Inconsistency, Jump, TimeControl, clocks_at, inconsistencies, jumps, times_left,
    times_of_record,
};
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::pgn::{self, ClockNote};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::watch::notices;

/// A clock that shows so much before a move and so much after it, each side's first shown time being that of its move before.
fn shown(number: usize, from_ms: u64, to_ms: u64) -> Vec<Option<u64>> {
    let mut times = vec![None; 2 * number - 4];
    times.extend([Some(from_ms), None, Some(to_ms)]);
    times
}

#[test]
fn a_clock_jumps_only_beyond_what_a_thought_or_an_increment_explains() {
    let control: TimeControl = "40/5400+30:1800+30".parse().expect("a time control");
    let minute = 60_000;
    // The number of the move, the times before and after it, whether the time control is known, and whether it is a jump.
    for (number, from_ms, to_ms, is_known, is_jump) in [
        (2, 90 * minute, 70 * minute, false, true),
        (2, 90 * minute, 70 * minute + 1, false, false),
        (10, 90 * minute, 70 * minute, true, true),
        (11, 90 * minute, 10 * minute, false, false),
        (2, 90 * minute, 93 * minute, false, false),
        (2, 90 * minute, 93 * minute + 1, false, true),
        (2, 90 * minute, 93 * minute + 1, true, false),
        (29, 5 * minute, 35 * minute, false, true),
        (30, 5 * minute, 35 * minute, false, false),
    ] {
        let found = jumps(&shown(number, from_ms, to_ms), is_known.then_some(&control));
        let told = is_jump.then_some(Jump { ply: 2 * number - 1, from_ms, to_ms });
        assert_eq!(found, told.into_iter().collect::<Vec<_>>(), "move {number}: {from_ms} to {to_ms}");
    }
}

#[test]
fn every_period_gives_its_time_when_its_moves_are_made() {
    // Time control, the number of the move, and what a clock of ten seconds shows behind it if it took four; all in seconds.
    for (control, number, after) in [
        ("40/5400+30:20/3600+30:900+30", 1, 36),
        ("40/5400+30:20/3600+30:900+30", 39, 36),
        ("40/5400+30:20/3600+30:900+30", 40, 3636),
        ("40/5400+30:20/3600+30:900+30", 41, 36),
        ("40/5400+30:20/3600+30:900+30", 59, 36),
        ("40/5400+30:20/3600+30:900+30", 60, 936),
        ("40/5400+30:20/3600+30:900+30", 61, 36),
        ("40/7200:20/3600", 40, 3606),
        ("40/7200:20/3600", 59, 6),
        ("40/7200:20/3600", 60, 3606),
        ("40/7200:20/3600", 80, 3606),
        ("40/7200:20/3600", 81, 6),
        ("2/60", 1, 6),
        ("2/60", 2, 66),
        ("2/60", 3, 6),
        ("2/60", 4, 66),
        ("0/60", 1, 6),
        ("900+10", 1, 16),
        ("300d3", 1, 9),
        ("300d4", 1, 10),
        ("300d5", 1, 10),
        ("300", 60, 6),
    ] {
        let control: TimeControl = control.parse().expect("a time control");
        assert_eq!(control.after_move(10_000, number, 4_000), after * 1000, "{control:?}, move {number}");
    }
    for text in ["", "40", "40/5400 : 1800+30 , 30", " 900 + 10 "] {
        assert_eq!(text.parse::<TimeControl>().is_ok(), !text.is_empty(), "{text}");
    }
    for text in ["40/", "/5400", "40/5400+", "300d", "d5", "600,", "600,x", "900+10:", "?", "-", "18446744073709552"] {
        assert!(text.parse::<TimeControl>().is_err(), "{text}");
    }
}

#[test]
fn a_time_is_explained_up_to_exactly_what_can_stand_there() {
    // What White's clock shows behind the second move, of a minute and a second for each; in milliseconds.
    let control: TimeControl = "60+1,30".parse().expect("a time control");
    let limit_ms = 30_000;
    for (after_ms, kind) in [
        (62_001, Some(ClockFault::TooMuch { before_ms: 61_000, after_ms: 62_001, most_ms: 62_000 })),
        (62_000, None),
        (32_000, None),
        (31_999, Some(ClockFault::OverPerMove { spent_ms: 30_001, limit_ms })),
    ] {
        let found = inconsistencies(&[Some(61_000), None, Some(after_ms)], &control);
        assert_eq!(found, kind.map(|kind| Inconsistency { ply: 3, kind }).into_iter().collect::<Vec<_>>());
    }
    // Where the time before a move is missing, nothing is said of it.
    assert!(inconsistencies(&[None, Some(99_000_000), Some(99_000_000)], &control).iter().all(|one| one.ply == 2));
}

#[test]
fn times_are_those_of_the_side_that_moved() {
    let control: TimeControl = "60+1".parse().expect("a time control");
    let left = |ms| Some(ClockNote::Left { ms });
    let spent = |ms| Some(ClockNote::Spent { ms });
    for (first, notes, known, times) in [
        (Color::White, [spent(3_000), spent(9_000), spent(1_000)], true, [Some(59_000), Some(53_000), Some(59_000)]),
        (Color::Black, [spent(3_000), spent(9_000), spent(1_000)], true, [Some(59_000), Some(53_000), Some(59_000)]),
        (Color::White, [left(40_000), spent(9_000), spent(1_000)], true, [Some(40_000), Some(53_000), Some(40_000)]),
        (Color::Black, [spent(1_000), left(40_000), spent(1_000)], true, [Some(61_000), Some(40_000), Some(61_000)]),
        // Behind a gap no time can be counted, and without a time control none at all.
        (Color::White, [None, spent(9_000), left(7_000)], true, [None, None, Some(7_000)]),
        (Color::White, [spent(3_000), left(9_000), spent(1_000)], false, [None, Some(9_000), None]),
    ] {
        assert_eq!(times_left(&notes, first, known.then_some(&control)), times, "{first:?} {notes:?}");
    }
    let times = [Some(1), Some(2), None, Some(4)];
    for (first, ply, clocks) in [
        (Color::White, 1, None),
        (Color::White, 2, Some((1, 2))),
        (Color::White, 3, Some((1, 2))),
        (Color::White, 4, Some((1, 4))),
        (Color::Black, 4, Some((4, 1))),
        (Color::White, 9, Some((1, 4))),
    ] {
        let clocks = clocks.map(|(white_ms, black_ms)| Clocks { white_ms, black_ms });
        assert_eq!(clocks_at(&times, first, ply), clocks, "{first:?} {ply}");
    }
}

/// Which period it is, and what stood on the clocks, is not known of a record that begins in the middle.
#[test]
fn a_record_that_begins_later_says_nothing_by_its_time_control() {
    let first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let moves = "Nf3 {[%emt 0:00:10]} Nf6 {[%emt 0:00:20]} Ng1 {[%clk 2:00:00]} Ng8 {[%clk 0:20:00]}";
    let chess960 = "qrknnrbb/pppppppp/8/8/8/8/PPPPPPPP/QRKNNRBB w KQkq - 0 1";
    for (fen, moves, is_told) in [
        (first, moves, true),
        (chess960, "a3 {[%emt 0:00:10]} a6 {[%emt 0:00:20]} b3 {[%clk 2:00:00]} b6 {[%clk 0:20:00]}", true),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", moves, false),
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 40", moves, false),
    ] {
        let record = format!("[TimeControl \"40/5400:1800\"]\n[FEN \"{fen}\"]\n\n{moves} *");
        let game = pgn::games(&record).next().expect("a game");
        let replay = Replay::of(&game, AtFault::Stop);
        let (times, control) = times_of_record(&game, &replay);
        let counted = is_told.then_some(5_390_000);
        assert_eq!((times[0], times[2], control.is_some()), (counted, Some(7_200_000), is_told), "{fen}");
        let of_clocks = notices(&game, &replay, EditionId::Laws2023.edition(), false).len();
        assert_eq!(of_clocks, if is_told { 2 } else { 0 }, "{fen}");
    }
}

/// The clock of the player on move has run since the record told of it, so what stands there is asked; the other one stands as the
/// last move left it.
#[test]
fn the_record_has_the_clock_of_the_last_move_alone() {
    let both = "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:30]}";
    let typed = |white: &str, black: &str| ClaimForm {
        claim: ClaimName::Quickplay,
        by: Side::White,
        white_clock: Some(white.to_owned()),
        black_clock: Some(black.to_owned()),
        ..ClaimForm::default()
    };
    let is = |white_ms, black_ms| Ok(Some(Clocks { white_ms, black_ms }));
    let asked = |side| Err(FormError::OtherClock { side });
    for (record, form, clocks) in [
        (format!("{both} *"), typed("", ""), Ok(None)),
        (format!("{both} *"), typed("0:01:50", ""), is(110_000, 150_000)),
        (format!("{both} *"), typed("", "0:02:20"), asked(Color::White)),
        (format!("{both} 2. Nf3 {{[%clk 0:02:10]}} *"), typed("", "0:01:40"), is(130_000, 100_000)),
        (format!("{both} 2. Nf3 *"), typed("", "0:01:40"), asked(Color::White)),
        (format!("{both} 2. Nf3 *"), typed("0:02:00", ""), asked(Color::Black)),
        ("*".to_owned(), typed("", "0:01:40"), asked(Color::White)),
        ("*".to_owned(), typed("", ""), Ok(None)),
        (format!("{both} *"), typed("0:01:50", "0:02:20"), is(110_000, 140_000)),
    ] {
        let game = pgn::games(&record).next().expect("a game");
        let read = form.read(&game, &Replay::of(&game, AtFault::Stop)).map(|claim| claim.clocks);
        assert_eq!(read, clocks, "{record}: {:?}, {:?}", form.white_clock, form.black_clock);
    }
}
