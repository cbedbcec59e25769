//! Records as arbiters get them.

use sonneborn_laws::claim::{Announced, ClaimForm, ClaimName, FormError, Rules, Side, Verdict};
use sonneborn_laws::clock::{clocks_at, times_left};
use sonneborn_laws::edition::{EditionId, Rate};
use sonneborn_laws::fen;
use sonneborn_laws::legality::Illegal;
use sonneborn_laws::pgn::{self, ReadFault, Termination};
use sonneborn_laws::replay::{AtFault, FaultKind, Replay};
use sonneborn_laws::ruling::rule;
use sonneborn_laws::{Color, Piece, Square};

use crate::disputes::{from_position, replay};

#[test]
fn notations_of_one_game_lead_to_one_position() {
    let records = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Bxc6 dxc6 5.0-0",
        "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5 a7-a6 Bb5xc6 d7xc6 0-0",
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1",
        "1. e4! {best} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 3. Bb5 a6 4. Bxc6 dxc6 e.p. 5. O-O *",
        "1. ♙e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O",
        "1... e4 1... e5 2 Nf3 Nc6 3… Bb5 a6 4.Bxc6 dxc6 5.O-O",
        "1e4 1…e5 2Nf3 2…Nc6 3…Bb5 a6 4Bxc6 dxc6 5O-O",
    ];
    let first = fen::write(replay(records[0]).last());
    for record in records {
        let game = replay(record);
        assert_eq!((game.len(), fen::write(game.last())), (9, first.clone()), "{record}: {:?}", game.faults());
    }
}

/// Pages and word processors put other blanks between moves and numbers.
#[test]
fn a_record_with_blanks_of_several_bytes_is_read_whole() {
    let plain = replay("1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0");
    for blank in ["\u{a0}", "\u{3000}", "\u{2003}", "\u{202f}", "\u{85}", "\u{a0} \u{a0}"] {
        let game = replay(&format!("{blank}1.{blank}e4{blank}e5 2.{blank}Nf3{blank}Nc6{blank}3. Bb5{blank}1-0"));
        assert_eq!((game.faults(), game.movetext()), (&[][..], plain.movetext()), "{blank:?}");
    }
}

#[test]
fn promotions_in_every_notation() {
    for written in ["a8=Q+", "a8Q", "a8(Q)", "a8/Q", "a7a8q", "a7-a8=Q", "♙a8=Q"] {
        let game = from_position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", written);
        assert_eq!(fen::write(game.last()), "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1", "{written}");
    }
}

#[test]
fn an_illegal_move_is_placed_and_the_arbiter_chooses_how_to_go_on() {
    let record = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5\n2. Nd4 Nc6 3. Nf3 *";
    let game = pgn::games(record).next().unwrap();
    let stopped = Replay::of(&game, AtFault::Stop);
    assert_eq!(stopped.len(), 2);
    let fault = &stopped.faults()[0];
    assert_eq!((fault.place.line, fault.place.column, fault.ply, fault.token.as_str()), (5, 4, 3, "Nd4"));
    assert_eq!(fault.kind, FaultKind::Illegal(Illegal::NotHowItMoves { piece: Piece::Knight }));
    let passed = Replay::of(&game, AtFault::Pass);
    assert_eq!((passed.len(), passed.faults().len()), (4, 1));
    assert_eq!(Replay::of(&game, AtFault::Skip).faults().len(), 2, "Nc6 is no move for White");
}

#[test]
fn kings_in_the_centre_show_the_result() {
    for (end, result) in [
        ("Ke4 Kd5", Termination::WhiteWins),
        ("Kd5 Ke4", Termination::WhiteWins),
        ("Kd4 Ke5", Termination::BlackWins),
        ("Ke4 Ke5", Termination::Draw),
    ] {
        let game = replay(&format!("1. e4 e5 2. Nf3 Nc6 3. {end} *"));
        assert_eq!((game.len(), game.signal()), (4, Some(result)), "{end}");
        assert!(game.faults().is_empty());
    }
    assert_eq!(replay("1. e4 e5 2. Ke4 Nc6").signal(), None);
}

#[test]
fn a_bad_starting_position_is_a_fault_and_nothing_is_played() {
    let game = from_position("4k3/8/8/8/8/8/8/8 w - - 0 1", "1. Kd2");
    assert!(!game.start_known() && game.is_empty());
    assert!(matches!(game.faults()[0].kind, FaultKind::Start(_)));
}

#[test]
fn chess960_castles_from_any_file() {
    let start = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1";
    let game = from_position(start, "1. O-O O-O-O");
    assert_eq!(fen::write(game.last()), "2kr2r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 w - - 2 2");
    let onto_rook = from_position(start, "e1g1");
    assert_eq!(onto_rook.position(1).board().king(Color::White), Square::G1);
}

#[test]
fn engines_castle_by_the_kings_steps_in_classical_chess_only() {
    for (start, castling, told) in [
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "e1c1"),
        ("4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8h8", "e8g8"),
        ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", "e1b1"),
        ("5k2/8/8/8/8/8/8/R4K2 w A - 0 1", "f1a1", "f1a1"),
    ] {
        let position = fen::read(start).expect("a position");
        assert_eq!(position.uci(castling.parse().expect("king takes rook")), told, "{start}");
    }
}

#[test]
fn clocks_come_from_one_pair_of_braces_or_two() {
    let record = "1. e4 {[%clk 1:30:57]} {[%eval 0.1]} e5 {good} {[%clk 1:30:50]} 2. Nf3 ({[%clk 0:00:01]} 2. f4) Nc6";
    let game = pgn::games(record).next().unwrap();
    let replay = Replay::of(&game, AtFault::Stop);
    let times = times_left(&replay.clock_notes(&game), Color::White, None);
    assert_eq!(times, [Some(5_457_000), Some(5_450_000), None, None]);
    assert_eq!(clocks_at(&times, Color::White, 4).unwrap().black_ms, 5_450_000);
}

#[test]
fn a_clock_time_that_cannot_be_is_told_with_its_place_and_believed_by_nobody() {
    let record = "1. e4 {[%clk 0:09:10]} e5 {[%clk 0:09:00]}\n2. Nf3 {[%clk 0:08:70]} Nc6 {[%clk 0:08:50]}";
    let game = pgn::games(record).next().unwrap();
    let replay = Replay::of(&game, AtFault::Stop);
    let [fault] = replay.faults() else { panic!("{:?}", replay.faults()) };
    assert_eq!((fault.place.line, fault.place.column), (2, 10));
    assert_eq!((&fault.kind, fault.token.as_str()), (&FaultKind::Read(ReadFault::BadClockTime), "%clk 0:08:70"));
    let times = times_left(&replay.clock_notes(&game), Color::White, None);
    assert_eq!(times, [Some(550_000), Some(540_000), None, Some(530_000)]);
    // The moves are as they are written, and the time of an earlier move is not the one at the claim.
    let claimed = |record: &str| {
        let black_clock = Some("0:08:58".to_owned());
        let form = ClaimForm {
            claim: ClaimName::Threefold,
            by: Side::Black,
            at_move: Some(2),
            black_clock,
            checked: true,
            ..ClaimForm::default()
        };
        let rules = Rules { edition: EditionId::Laws2001, rate: Rate::STANDARD, announced: Announced::default() };
        let game = pgn::games(record).next().expect("a game");
        let replay = Replay::of(&game, AtFault::Stop);
        form.read(&game, &replay).map(|claim| rule(&replay, &claim, rules))
    };
    assert_eq!(claimed(record), Err(FormError::OtherClock { side: Color::White }));
    let good = claimed(&record.replace("0:08:70", "0:08:55")).expect("a ruling");
    assert_eq!((good.verdict(), good.clocks.map(|clocks| clocks.white_ms)), (Verdict::Wrong, Some(715_000)));
}

#[test]
fn spent_times_are_counted_down_from_the_time_control() {
    let record = "[TimeControl \"600+5\"]\n\n1. e4 {[%emt 0:00:07]} e5 {[%emt 0:01:05]}";
    let game = pgn::games(record).next().unwrap();
    let replay = Replay::of(&game, AtFault::Stop);
    let control = game.tag("TimeControl").unwrap().parse().unwrap();
    let times = times_left(&replay.clock_notes(&game), Color::White, Some(&control));
    assert_eq!(times, [Some(603_000), Some(545_000)]);
}

#[test]
fn an_old_chinese_file_is_read() {
    let bytes = encoding_rs::GBK.encode("[White \"王小明\"]\n[Black \"李伟\"]\n\n1. e4 {好棋} e5 1-0").0.into_owned();
    let (text, _) = pgn::decode(&bytes);
    let game = pgn::games(&text).next().unwrap();
    assert_eq!(game.tag("White").unwrap(), "王小明");
    assert_eq!((game.moves().len(), game.result()), (2, Termination::WhiteWins));
}

#[test]
fn names_of_old_russian_and_traditional_chinese_files_are_read() {
    for (encoding, white, black) in
        [(encoding_rs::WINDOWS_1251, "Карпов, Анатолий", "Иванов, Пётр"), (encoding_rs::BIG5, "王小明", "陳建國")]
    {
        let file = format!("[Event \"{white} - {black}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n1. e4 e5 1-0\n");
        let bytes = encoding.encode(&file).0.into_owned();
        let (text, _) = pgn::decode(&bytes);
        let game = pgn::games(&text).next().expect("a game");
        assert_eq!([game.tag("White").unwrap(), game.tag("Black").unwrap()], [white, black], "{}", encoding.name());
    }
}

#[test]
fn games_whose_event_is_not_the_first_tag_are_told_apart() {
    let file = "[Site \"Wien\"]\n[Event \"Cup\"]\n[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n[Event \"Cup\"]\n[Black \"C\"]\n\n\
        1. d4 *\n\n[White \"D\"]\n[Black \"E\"]\n[Event \"Cup\"]\n\n*\n\n[Black \"F\"]\n[Event \"Cup\"]\n\n1. c4 c5 2. Nf3 1/2-1/2";
    let read: Vec<_> =
        pgn::games(file).map(|game| (game.tags().count(), game.moves().len(), game.faults().len())).collect();
    assert_eq!(read, [(3, 2, 0), (3, 1, 0), (3, 0, 0), (2, 3, 0)]);
}

#[test]
fn a_line_for_other_programs_is_skipped_and_one_that_holds_moves_is_told() {
    let game = replay("% made by a program\n1. e4 e5\n% page 2\n2. Nf3 Nc6");
    assert_eq!((game.len(), game.faults()), (4, &[][..]));
    let swallowed = replay("1. e4 e5\n% 2. Nf3 Nc6\n3. Bb5");
    assert_eq!(swallowed.len(), 3, "the line is skipped");
    assert!(matches!(swallowed.faults()[0].kind, FaultKind::Read(_)), "and told: {:?}", swallowed.faults());
    assert!(replay("1. e4 e5 50% 2. Nf3").faults().iter().all(|fault| fault.place.line == 1));
}

#[test]
fn a_record_has_a_result_where_one_is_written() {
    for (record, has) in
        [("1. e4 e5 1-0", true), ("1. e4 *", true), ("1. e4 e5", false), ("[Result \"1-0\"]\n\n1. e4", false)]
    {
        let game = sonneborn_laws::pgn::games(record).next().expect("a record");
        assert_eq!(game.has_result_token(), has, "{record}");
    }
}

/// What is written into journals is read from them.
#[test]
fn codes_are_what_is_serialised() {
    use sonneborn_laws::claim::{GameNow, Side};
    for side in [Side::White, Side::Black] {
        assert_eq!(serde_json::to_value(side).expect("JSON"), side.code());
    }
    for now in GameNow::ALL {
        assert_eq!(serde_json::to_value(now).expect("JSON"), now.code());
    }
    for name in ClaimName::ALL {
        assert_eq!(serde_json::to_value(name).expect("JSON"), name.code());
        assert_eq!(ClaimName::from_code(name.code()), Some(name));
    }
    // The ends of a game by itself, one by one.
    for code in ["fivefold", "seventy-five", "checkmate", "stalemate"] {
        assert_eq!(ClaimName::from_code(code), Some(ClaimName::Over), "{code}");
    }
    assert_eq!(ClaimName::from_code("mate"), None);
}

/// The words of the main line, the comments, what could not be read, and the result.
type Read<'a> = (String, Vec<&'a str>, Vec<(ReadFault, &'a str)>, Termination);

/// One game after the other.
fn read(text: &str) -> Vec<Read<'_>> {
    let games = pgn::games(text);
    games
        .map(|game| {
            let words: Vec<&str> = game.moves().iter().map(|word| game.slice(word.token)).collect();
            let comments = game.comments().iter().map(|comment| game.slice(comment.text)).collect();
            let faults = game.faults().iter().map(|(fault, span)| (*fault, game.slice(*span))).collect();
            (words.join(" "), comments, faults, game.result())
        })
        .collect()
}

#[test]
fn every_mark_between_moves_is_read_as_what_it_is() {
    use ReadFault::{OpenComment, StrayWord, SwallowingComment, UnbalancedVariation};
    for (text, words, comments, faults) in [
        ("1.e4 e5", "e4 e5", vec![], vec![]),
        ("1. e4 1... e5 2.Nf3", "e4 e5 Nf3", vec![], vec![]),
        ("1…e4 1… e5 1. … Nf3", "e4 e5 Nf3", vec![], vec![]),
        ("1 e4 e5 12 Nf3", "e4 e5 Nf3", vec![], vec![]),
        ("1.e4!$2 e5 $139 +- 2.Nf3", "e4! e5 Nf3", vec![], vec![]),
        ("e4 e.p. e5 ch Nf3 mate", "e4 e5 Nf3", vec![], vec![]),
        ("1.5254 5755 2.7163", "5254 5755 7163", vec![], vec![]),
        ("1.0-0 0–0 00 000 0-0-0 O–O O–X", "0-0 0–0 00 000 0-0-0 O–O O–X", vec![], vec![]),
        ("1.e4 1:05 e5 0:59:30", "e4 e5", vec![], vec![]),
        ("第1回合 e4 e5 第2回合Nf3", "e4 e5 Nf3", vec![], vec![]),
        ("e4 } e5 ] Nf3 [ Nc6 . Bb5", "e4 e5 Nf3 Nc6 Bb5", vec![], vec![]),
        ("e8(Q) Nf3(d4) e1(N)+ d8(R)", "e8(Q) Nf3 e1(N)+ d8(R)", vec![], vec![]),
        ("e8(B) e8(K) e5", "e8(B) e8 e5", vec![], vec![]),
        // A null move, a word that cannot be read, and one that is none.
        ("e4 -- Nf3 ??? Zf9", "e4 -- Nf3 ??? Zf9", vec![], vec![]),
        ("e4 good e5", "e4 e5", vec![], vec![(StrayWord, "good")]),
        // Comments in braces and to the end of the line.
        ("e4{good}e5 { a b }", "e4 e5", vec!["good", " a b "], vec![]),
        ("e4 ; to the end e5\nNf3", "e4 Nf3", vec![" to the end e5"], vec![]),
        ("e4; to the end\nNf3", "e4 Nf3", vec![" to the end"], vec![(SwallowingComment, ";")]),
        ("e4 ;to the end\nNf3", "e4 Nf3", vec!["to the end"], vec![(SwallowingComment, ";")]),
        ("e4 {a {b} e5", "e4 e5", vec!["a {b"], vec![(SwallowingComment, "{")]),
        ("e4 {a {b\nc} e5 {d", "e4 e5", vec!["a {b\nc", "d"], vec![(SwallowingComment, "{"), (OpenComment, "{")]),
        ("e4 {a e5\nNf3", "e4 Nf3", vec!["a e5"], vec![(OpenComment, "{")]),
        // Variations, nested and with comments that hold brackets.
        ("e4 (d4 (c4 d5) d5) e5", "e4 e5", vec![], vec![]),
        ("e4 (d4 {)} d5) e5", "e4 e5", vec![], vec![]),
        ("e4 ( d4 e5\nNf3", "e4 Nf3", vec![], vec![(UnbalancedVariation, "(")]),
        ("e4 ((d4) e5\nNf3", "e4 Nf3", vec![], vec![(UnbalancedVariation, "(")]),
        ("e4 (d4 {) e5\nNf3", "e4 Nf3", vec![], vec![(UnbalancedVariation, "(")]),
        ("e4 ) e5", "e4 e5", vec![], vec![(UnbalancedVariation, ")")]),
        // Lines for other programs.
        ("e4 % e5\nNf3", "e4 e5 Nf3", vec![], vec![]),
        ("e4\n% of other programs\ne5", "e4 e5", vec![], vec![]),
        ("e4\n% e5 Nf3\nNc6", "e4 Nc6", vec![], vec![(SwallowingComment, "%")]),
    ] {
        assert_eq!(read(text), [(words.to_owned(), comments, faults, Termination::Unfinished)], "{text}");
    }
    // A result ends a game, whatever stands behind it.
    for (text, results) in [
        (
            "e4 1-0 d4 0-1 c4 1/2-1/2 b4 *",
            vec![Termination::WhiteWins, Termination::BlackWins, Termination::Draw, Termination::Unfinished],
        ),
        ("e4 1:0\n\nd4 0:1\n\nc4 ½-½", vec![Termination::WhiteWins, Termination::BlackWins, Termination::Draw]),
        (
            "[Result \"1-0\"]\n\ne4\n\n[Result \"0-1\"]\n\n[Result \" 1/2 \"]\n[X \"\"]\n\nd4 1-0",
            vec![Termination::WhiteWins, Termination::BlackWins, Termination::WhiteWins],
        ),
        (
            "[Result \"½-½\"]\n\ne4\n[Result \"1/2-1/2\"]\nd4\n[Result \"?\"]\n",
            vec![Termination::Draw, Termination::Draw, Termination::Unfinished],
        ),
    ] {
        let found: Vec<Termination> = read(text).into_iter().map(|(.., result)| result).collect();
        assert_eq!(found, results, "{text}");
    }
}

#[test]
fn tags_are_read_and_told_where_they_are_broken_or_hold_moves() {
    for (line, value, faults) in [
        (r#"[White "Ann"]"#, Some("Ann"), 0),
        (r#"[White  "Ann" ]"#, Some("Ann"), 0),
        ("[White\t\"Ann\"]", Some("Ann"), 0),
        (r#"[White"Ann"]"#, Some("Ann"), 0),
        (r#"[white "Ann"]"#, Some("Ann"), 0),
        (r#"[White ""]"#, Some(""), 0),
        (r#"[White "A \"B\" \\"]"#, Some(r#"A "B" \"#), 0),
        (r#"[White "Ann [x]"]"#, Some("Ann [x]"), 0),
        (r#"[White "Ann]"#, Some("Ann"), 0),
        (r#"[White "Ann"] e4"#, Some("Ann"), 0),
        (r#"[White "Ann" e4]"#, Some("Ann"), 1),
        (r#"[White "Ann e4]"#, Some("Ann e4"), 1),
        (r#"[White "e4"]"#, Some("e4"), 0),
        (r#"[White "Ann"#, None, 1),
        ("[White Ann]", None, 1),
    ] {
        let text = format!("{line}\n\n1. Nf3 *");
        let game = pgn::games(&text).next().expect("a game");
        assert_eq!(game.tag("White").as_deref(), value, "{line}");
        let broken = game.faults().iter().filter(|(fault, _)| *fault == ReadFault::BrokenTag).count();
        assert_eq!((broken, game.moves().last().map(|word| game.slice(word.token))), (faults, Some("Nf3")), "{line}");
    }
    // A tag more than any record has begins another one.
    for (count, games) in [(500, 1), (501, 2)] {
        let tags: String = (0..count).map(|number| format!("[T{number} \"x\"]\n")).collect();
        assert_eq!(pgn::games(&format!("{tags}\n1. e4 *")).count(), games, "{count} tags");
    }
}
