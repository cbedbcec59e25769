//! Article by article and edition by edition: a position or game in, what is proposed out.

use sonneborn_laws::claim::{
    Announced, Claim, ClaimKind, Consequence, Fact, Fallen, GameNow, GameResult, Rules, Verdict,
};
use sonneborn_laws::clock::Clocks;
use sonneborn_laws::edition::{EditionId, LostBy, Pace, Rate};
use sonneborn_laws::ruling::rule;
use sonneborn_laws::sheet::{Doubt, Evidence};
use sonneborn_laws::{Color, Square};

use EditionId::{Laws1989, Laws2001, Laws2005, Laws2009, Laws2014, Laws2017, Laws2018, Laws2023, Qq};

use crate::disputes::{from_position, relaxed, replay, settle, settle_at};

const MINUTE_MS: u64 = 60_000;

/// Ten moves by both, in which nothing is repeated.
const TEN_MOVES: &str = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 Bd2 Bd7 Be2 Be7";

fn at(edition: EditionId, pace: Pace) -> Rules {
    Rules { edition, rate: Rate { pace, supervised: true }, announced: Announced::default() }
}

fn won(by: Color) -> Option<GameResult> {
    Some(GameResult::Won { by })
}

/// Minutes that the opponent of the player who claimed wrongly gets.
fn minutes_gained(consequences: &[Consequence], side: Color) -> u64 {
    consequences
        .iter()
        .map(
            |item| {
                if let Consequence::AddTime { to, ms } = item {
                    if *to == side { ms / MINUTE_MS } else { 0 }
                } else {
                    0
                }
            },
        )
        .sum()
}

#[test]
fn a_wrong_claim_costs_what_its_edition_says() {
    let game = replay("1. e4 e5 2. Nf3 Nc6");
    let clocks = Clocks { white_ms: 5 * MINUTE_MS, black_ms: 10 * MINUTE_MS };
    // Edition, pace, White's clock and Black's afterwards, in seconds: White claimed.
    for (edition, pace, white_s, black_s) in [
        (Laws2001, Pace::Standard, 150, 780),
        (Laws2005, Pace::Standard, 150, 780),
        (Laws2009, Pace::Standard, 300, 780),
        (Laws2014, Pace::Standard, 300, 720),
        (Laws2017, Pace::Rapid, 300, 720),
        (Laws2023, Pace::Standard, 300, 720),
        (Laws2023, Pace::Rapid, 300, 660),
        (Laws2023, Pace::Blitz, 300, 660),
    ] {
        let kind = ClaimKind::Threefold { announced: None };
        let ruling = settle_at(&game, game.len(), Color::White, kind, at(edition, pace), Some(clocks));
        let expected = Clocks { white_ms: white_s * 1000, black_ms: black_s * 1000 };
        assert_eq!((ruling.verdict(), ruling.clocks), (Verdict::Wrong, Some(expected)), "{edition:?} {pace:?}");
    }
}

#[test]
fn illegal_moves_at_standard_pace() {
    let game = replay("1. e4 e5");
    let illegal = |earlier| ClaimKind::IllegalMove { written: Some("Nd2".to_owned()), earlier, replied: false };
    // Edition, earlier illegal moves, minutes for the opponent, result.
    for (edition, earlier, minutes, result) in [
        (Laws1989, 5, 0, None),
        (Laws2001, 0, 2, None),
        (Laws2001, 1, 2, None),
        (Laws2001, 2, 0, won(Color::Black)),
        (Laws2009, 1, 2, None),
        (Laws2009, 2, 0, won(Color::Black)),
        (Laws2014, 0, 2, None),
        (Laws2014, 1, 0, won(Color::Black)),
        (Laws2023, 0, 2, None),
        (Laws2023, 1, 0, won(Color::Black)),
    ] {
        let ruling = settle(&game, Color::Black, illegal(earlier), edition);
        assert_eq!(ruling.verdict(), Verdict::Right);
        assert_eq!(minutes_gained(&ruling.consequences, Color::Black), minutes, "{edition:?}, {earlier} earlier");
        assert_eq!(ruling.result(), result, "{edition:?}, {earlier} earlier");
    }
}

#[test]
fn illegal_moves_in_rapid_and_blitz() {
    let game = replay("1. e4 e5");
    let illegal = |earlier| ClaimKind::IllegalMove { written: Some("Nd2".to_owned()), earlier, replied: false };
    for (edition, pace, earlier, minutes, result) in [
        (Laws2001, Pace::Blitz, 0, 0, won(Color::Black)),
        (Laws2014, Pace::Rapid, 0, 0, won(Color::Black)),
        (Laws2018, Pace::Rapid, 0, 2, None),
        (Laws2018, Pace::Blitz, 0, 1, None),
        (Laws2018, Pace::Blitz, 1, 0, won(Color::Black)),
        (Laws2023, Pace::Rapid, 0, 1, None),
        (Laws2023, Pace::Rapid, 1, 0, won(Color::Black)),
    ] {
        let ruling = settle_at(&game, game.len(), Color::Black, illegal(earlier), relaxed(edition, pace), None);
        assert_eq!(minutes_gained(&ruling.consequences, Color::Black), minutes, "{edition:?} {pace:?}");
        assert_eq!(ruling.result(), result, "{edition:?} {pace:?}");
    }
}

#[test]
fn an_illegal_move_stands_in_relaxed_rapid_once_the_opponent_has_replied() {
    let game = replay("1. e4 e5");
    let illegal = ClaimKind::IllegalMove { written: Some("Nd2".to_owned()), earlier: 0, replied: true };
    let relaxed = settle_at(&game, 2, Color::Black, illegal.clone(), relaxed(Laws2023, Pace::Rapid), None);
    assert_eq!((relaxed.verdict(), relaxed.article), (Verdict::Wrong, Some("A.5.2")));
    let supervised = settle_at(&game, 2, Color::Black, illegal, at(Laws2023, Pace::Rapid), None);
    assert_eq!(supervised.verdict(), Verdict::Right);
}

#[test]
fn the_piece_that_moved_illegally_must_move_legally() {
    let game = replay("1. e4 e5");
    let illegal = ClaimKind::IllegalMove { written: Some("Bf1-a7".to_owned()), earlier: 0, replied: false };
    let ruling = settle(&game, Color::Black, illegal, Laws2023);
    // The bishop went to a7, where a black pawn stands: it must capture there if it can, else move.
    let moves = ["Be2", "Bd3", "Bc4", "Bb5", "Ba6"].map(str::to_owned).to_vec();
    assert!(ruling.consequences.contains(&Consequence::OneOf { moves }), "{:?}", ruling.consequences);
}

#[test]
fn the_illegal_move_is_the_one_that_the_record_ends_with() {
    let game = replay("1. e4 e5 2. Ke2 Ke7 3. O-O");
    let illegal = ClaimKind::IllegalMove { written: None, earlier: 0, replied: false };
    let ruling = settle(&game, Color::Black, illegal, Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Right);
    assert!(ruling.consequences.iter().any(|item| matches!(item, Consequence::Restore { ply: 4, .. })));
}

#[test]
fn a_pawn_left_on_the_last_rank_becomes_a_queen() {
    let game = from_position("7k/P7/8/8/8/8/8/K7 w - - 0 50", "");
    let illegal = ClaimKind::IllegalMove { written: Some("a8".to_owned()), earlier: 0, replied: false };
    let ruling = settle(&game, Color::Black, illegal, Laws2023);
    assert_eq!(ruling.article, Some("7.5.2"));
    assert!(ruling.consequences.contains(&Consequence::ReplaceByQueen));
}

#[test]
fn a_pawn_left_on_the_last_rank_moves_again_before_2014() {
    let game = from_position("7k/P7/8/8/8/8/8/K7 w - - 0 50", "");
    let promotions = ["a8=N", "a8=B", "a8=R+", "a8=Q+"].map(str::to_owned).to_vec();
    for (edition, article, queen) in [
        (Laws1989, "5.6(4), 6.4", false),
        (Laws2001, "7.4(1)", false),
        (Laws2005, "7.4(a)", false),
        (Laws2009, "7.4.a", false),
        (Laws2014, "7.5.a", true),
        (Laws2018, "7.5.2", true),
    ] {
        let illegal = ClaimKind::IllegalMove { written: Some("a8".to_owned()), earlier: 0, replied: false };
        let ruling = settle(&game, Color::Black, illegal, edition);
        assert_eq!(ruling.article, Some(article), "{edition:?}");
        assert_eq!(ruling.consequences.contains(&Consequence::ReplaceByQueen), queen, "{edition:?}");
        let promotes = |item: &Consequence| matches!(item, Consequence::OneOf { moves } if moves.len() == 4 && moves.iter().all(|mv| promotions.contains(mv)));
        assert_eq!(ruling.consequences.iter().any(promotes), !queen, "{edition:?}: {:?}", ruling.consequences);
        let restored = ruling.consequences.iter().any(|item| matches!(item, Consequence::Restore { .. }));
        assert_eq!(restored, !queen, "{edition:?}");
    }
}

#[test]
fn supervision_is_an_axis_of_its_own() {
    let game = replay("1. e4 e5");
    let illegal = |earlier| ClaimKind::IllegalMove { written: Some("Nd2".to_owned()), earlier, replied: false };
    // Edition, pace, with full supervision: seconds for the first illegal move (none: it loses), articles of the penalty;
    // then without.
    for (edition, pace, full, relaxed_rules) in [
        (Laws2009, Pace::Blitz, (Some(120), "7.4.b"), (None, "B.3")),
        (Laws2014, Pace::Rapid, (Some(120), "7.5.b"), (None, "A.4.b")),
        (Laws2014, Pace::Blitz, (Some(60), "7.5.b B.2"), (None, "B.4, A.4.b")),
        (Laws2017, Pace::Rapid, (Some(120), "7.5.5"), (None, "A.4.2")),
        (Laws2017, Pace::Blitz, (Some(60), "7.5.5 B.2"), (None, "B.4, A.4.2")),
        (Laws2018, Pace::Rapid, (Some(120), "7.5.5"), (Some(120), "7.5.5")),
        (Laws2018, Pace::Blitz, (Some(60), "7.5.5 B.2"), (Some(60), "7.5.5 B.2")),
        (Laws2023, Pace::Rapid, (Some(60), "7.5.5 A.3"), (Some(60), "7.5.5 A.3")),
        (Laws2023, Pace::Blitz, (Some(60), "7.5.5 A.3"), (Some(60), "7.5.5 A.3")),
    ] {
        for (rules, (seconds, articles)) in [(at(edition, pace), full), (relaxed(edition, pace), relaxed_rules)] {
            let ruling = settle_at(&game, game.len(), Color::Black, illegal(0), rules, None);
            let gained = ruling.consequences.iter().find_map(|item| match item {
                Consequence::AddTime { to: Color::Black, ms } => Some(ms / 1000),
                _ => None,
            });
            assert_eq!(gained, seconds, "{rules:?}");
            assert_eq!(ruling.result(), if seconds.is_none() { won(Color::Black) } else { None }, "{rules:?}");
            assert_eq!(ruling.penalty_articles.join(" "), articles, "{rules:?}");
        }
    }
}

#[test]
fn a_wrong_claim_in_blitz_costs_one_minute_since_2014() {
    let game = replay("1. e4 e5");
    for (edition, pace, seconds, articles) in [
        (Laws2009, Pace::Blitz, 180, "9.5.b"),
        (Laws2014, Pace::Blitz, 60, "9.5.b B.2"),
        (Laws2018, Pace::Blitz, 60, "9.5.3 B.2"),
        (Laws2018, Pace::Rapid, 120, "9.5.3"),
        (Laws2023, Pace::Rapid, 60, "9.5.3 A.3"),
        (Laws2023, Pace::Standard, 120, "9.5.3"),
    ] {
        let claim = ClaimKind::Threefold { announced: None };
        let ruling = settle_at(&game, game.len(), Color::White, claim, relaxed(edition, pace), None);
        let gains = Consequence::AddTime { to: Color::Black, ms: seconds * 1000 };
        assert!(ruling.consequences.contains(&gains), "{edition:?} {pace:?}: {:?}", ruling.consequences);
        assert_eq!(ruling.penalty_articles.join(" "), articles, "{edition:?} {pace:?}");
    }
}

#[test]
fn a_turned_board_is_too_late_to_claim_in_relaxed_rapid() {
    let game = replay(TEN_MOVES);
    let ask = |rules| settle_at(&game, game.len(), Color::White, ClaimKind::ReversedBoard, rules, None);
    let late = ask(relaxed(Laws2023, Pace::Rapid));
    assert_eq!((late.verdict(), late.article), (Verdict::Wrong, Some("A.5.1.2")));
    assert_eq!(ask(at(Laws2023, Pace::Rapid)).verdict(), Verdict::Right, "with full supervision");
    assert_eq!(ask(at(Laws2023, Pace::Standard)).verdict(), Verdict::Right);
}

#[test]
fn a_clock_set_wrongly_is_put_right() {
    let game = replay(TEN_MOVES);
    let ask = |rules| settle_at(&game, game.len(), Color::White, ClaimKind::ClockSetting, rules, None);
    let found = ask(at(Laws2023, Pace::Standard));
    assert_eq!((found.verdict(), found.article), (Verdict::Right, Some("6.10.2")));
    let late = ask(relaxed(Laws2023, Pace::Blitz));
    assert_eq!((late.verdict(), late.article), (Verdict::Wrong, Some("A.5.1.1")));
}

#[test]
fn an_empty_press_and_two_hands_count_as_illegal_moves_since_2017() {
    let game = replay("1. e4 e5");
    let press = |earlier| ClaimKind::EmptyPress { earlier, replied: false };
    let hands = ClaimKind::TwoHands { earlier: 0, replied: false };
    let by_white = settle(&game, Color::Black, press(0), Laws2023);
    assert_eq!((by_white.verdict(), by_white.article), (Verdict::Right, Some("7.5.3")));
    assert_eq!(minutes_gained(&by_white.consequences, Color::Black), 2);
    assert_eq!(settle(&game, Color::Black, press(1), Laws2023).result(), won(Color::Black));
    let by_black = settle(&game, Color::White, hands.clone(), Laws2023);
    assert_eq!((by_black.verdict(), by_black.article), (Verdict::Right, Some("7.5.4")));
    // White was on move: White cannot have pressed after a move of two hands, nor Black pressed without one.
    assert_eq!(settle(&game, Color::Black, hands.clone(), Laws2023).verdict(), Verdict::Undecided);
    assert_eq!(settle(&game, Color::White, press(0), Laws2023).verdict(), Verdict::Undecided);
    // Before, a move is made with one hand (4.1), and the arbiter chooses what two cost.
    let before = settle(&game, Color::White, hands, Laws2001);
    assert_eq!((before.verdict(), before.article), (Verdict::Undecided, Some("4.1")));
    assert_eq!(before.penalty_articles, ["13.4"]);
}

#[test]
fn pieces_let_go_and_claims_too_late() {
    let game = replay("1. e4 e5");
    let released = settle(&game, Color::Black, ClaimKind::Released { claimant_touched: false }, Laws2023);
    assert_eq!((released.verdict(), released.article), (Verdict::Right, Some("4.7")));
    let promoted = settle(&game, Color::Black, ClaimKind::Promoted { claimant_touched: false }, Laws2023);
    assert_eq!((promoted.verdict(), promoted.article), (Verdict::Right, Some("4.4.4")));
    let touched = ClaimKind::Touched { squares: vec![Square::E1], claimant_touched: true };
    for kind in [ClaimKind::Released { claimant_touched: true }, touched] {
        let late = settle(&game, Color::Black, kind, Laws2023);
        assert_eq!((late.verdict(), late.article), (Verdict::Wrong, Some("4.8")));
    }
}

#[test]
fn both_kings_in_check_draw_a_relaxed_game_after_the_next_move() {
    let game = replay("1. e4 e5");
    let kings = |next_move_made| ClaimKind::IllegalPosition { next_move_made };
    let ask = |kind, rules| settle_at(&game, game.len(), Color::Black, kind, rules, None);
    // Such a game is seldom recorded: the arbiter says that it goes on.
    let unrecorded = Claim {
        kind: kings(true),
        by: Color::Black,
        ply: game.len(),
        clocks: None,
        evidence: Evidence::default(),
        now: Some(GameNow::Running),
        entered: None,
    };
    let drawn = rule(&game, &unrecorded, relaxed(Laws2023, Pace::Blitz));
    assert_eq!((drawn.result(), drawn.article), (Some(GameResult::Draw), Some("A.5.4")));
    assert_eq!(ask(kings(false), relaxed(Laws2023, Pace::Blitz)).verdict(), Verdict::Wrong);
    assert_eq!(ask(kings(true), at(Laws2023, Pace::Blitz)).verdict(), Verdict::Wrong, "with full supervision");
}

#[test]
fn who_must_record() {
    let game = replay("1. e4 e5");
    let ask = |rules, black_ms| {
        let clocks = Some(Clocks { white_ms: 600_000, black_ms });
        settle_at(&game, game.len(), Color::White, ClaimKind::Recording, rules, clocks)
    };
    let due = ask(at(Laws2023, Pace::Standard), 600_000);
    assert_eq!((due.verdict(), due.article), (Verdict::Right, Some("8.1.1")));
    let short = ask(at(Laws2023, Pace::Standard), 299_000);
    assert_eq!((short.verdict(), short.article), (Verdict::Undecided, Some("8.4")));
    assert_eq!(ask(at(Laws2023, Pace::Rapid), 600_000).article, Some("A.2"));
}

#[test]
fn five_seconds_a_move_in_a_quickplay_finish() {
    let game = replay("1. e4 e5");
    let ask = |announced, by, white_ms| {
        let rules = Rules {
            announced: Announced { quickplay: announced, ..Announced::default() },
            ..at(Laws2023, Pace::Standard)
        };
        let clocks = Some(Clocks { white_ms, black_ms: 600_000 });
        settle_at(&game, game.len(), by, ClaimKind::Increment, rules, clocks)
    };
    let granted = ask(true, Color::White, 90_000);
    assert_eq!((granted.verdict(), granted.article), (Verdict::Right, Some("III.4")));
    assert!(granted.consequences.contains(&Consequence::Increment { seconds: 5 }));
    assert_eq!(minutes_gained(&granted.consequences, Color::Black), 2);
    assert!(ask(false, Color::White, 90_000).consequences.is_empty(), "unannounced nothing is proposed");
    assert_eq!(ask(true, Color::White, 120_000).verdict(), Verdict::Wrong);
    assert_eq!(ask(true, Color::Black, 90_000).verdict(), Verdict::Wrong, "not on move");
}

#[test]
fn only_the_player_on_move_claims_in_a_quickplay_finish_since_2009() {
    let game = from_position("4k3/8/4K3/8/8/8/8/R6r w - - 10 80", "");
    let clocks = Some(Clocks { white_ms: 300_000, black_ms: 60_000 });
    let ask = |edition| settle_at(&game, 0, Color::Black, ClaimKind::Quickplay, at(edition, Pace::Standard), clocks);
    assert_eq!(ask(Laws2001).verdict(), Verdict::Undecided);
    assert_eq!(ask(Laws2009).verdict(), Verdict::Wrong);
    assert_eq!(ask(Laws2023).verdict(), Verdict::Wrong);
}

#[test]
fn the_second_illegal_move_is_a_draw_when_the_opponent_cannot_mate() {
    let game = from_position("7k/8/8/8/8/8/P7/K7 w - - 0 50", "");
    let illegal = ClaimKind::IllegalMove { written: Some("Kc3".to_owned()), earlier: 1, replied: false };
    assert_eq!(settle(&game, Color::Black, illegal, Laws2023).result(), Some(GameResult::Draw));
}

#[test]
fn a_legal_move_is_no_offence() {
    let game = replay("1. e4 e5");
    let claim = ClaimKind::IllegalMove { written: Some("Nf3".to_owned()), earlier: 0, replied: false };
    assert_eq!(settle(&game, Color::Black, claim, Laws2023).verdict(), Verdict::Wrong);
}

#[test]
fn five_times_the_same_position_ends_the_game_since_2014() {
    let round_trip = "Nf3 Nf6 Ng1 Ng8 ";
    let game = replay(&round_trip.repeat(4));
    for (edition, ended) in [(Laws2001, false), (Laws2009, false), (Laws2014, true), (Laws2017, true), (Laws2023, true)]
    {
        let ruling = settle(&game, Color::White, ClaimKind::AlreadyOver, edition);
        assert_eq!(ruling.verdict() == Verdict::Right, ended, "{edition:?}");
    }
}

#[test]
fn five_scattered_appearances_count_only_since_2017() {
    let detour = "Nc3 Nf6 Nb1 Ng8 Nf3 Nc6 Ng1 Nb8 ";
    // The initial position stands at plies 0, 4, 8, 12 and 18: between the last two both knights tour once more.
    let game = replay(&format!("{detour}Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Nc3 Ng8 Nb1 Nf6 Ng1 Ng8"));
    assert_eq!(game.repetition(game.len()), 5);
    assert_eq!(settle(&game, Color::White, ClaimKind::AlreadyOver, Laws2023).verdict(), Verdict::Right);
    assert_eq!(settle(&game, Color::White, ClaimKind::AlreadyOver, Laws2014).verdict(), Verdict::Wrong);
}

#[test]
fn seventy_five_moves_end_the_game_unless_the_last_one_mates() {
    let game = from_position("4k3/8/8/8/8/8/8/R3K3 w - - 149 200", "200. Ra2");
    let ruling = settle(&game, Color::White, ClaimKind::AlreadyOver, Laws2023);
    assert_eq!((ruling.result(), ruling.article), (Some(GameResult::Draw), Some("9.6.2")));
    let mate = from_position("4k3/8/4K3/8/8/8/8/R7 w - - 149 200", "200. Ra8#");
    assert_eq!(settle(&mate, Color::White, ClaimKind::AlreadyOver, Laws2023).result(), won(Color::White));
    assert_eq!(settle(&game, Color::White, ClaimKind::AlreadyOver, Laws2001).verdict(), Verdict::Wrong);
}

#[test]
fn both_flags_have_fallen() {
    let game = replay("1. e4 e5");
    let both = |last_period| ClaimKind::FlagFall { fallen: Fallen::Both, last_period, required_moves: None };
    let guidelines = Announced { quickplay: true, ..Announced::default() };
    for (edition, article) in [(Laws2001, "6.12, 10.3"), (Laws2023, "III.3")] {
        let settle = |last| {
            let rules = Rules { announced: guidelines, ..at(edition, Pace::Standard) };
            settle_at(&game, game.len(), Color::White, both(last), rules, None)
        };
        assert_eq!((settle(true).result(), settle(true).article), (Some(GameResult::Draw), Some(article)));
        assert_eq!((settle(false).verdict(), settle(false).result()), (Verdict::Wrong, None));
    }
}

/// Guidelines III, which draw such a game since 2014, hold only where they were announced, and never in blitz (III.2).
#[test]
fn both_flags_draw_nothing_by_guidelines_that_do_not_hold() {
    let game = replay("1. e4 e5");
    for edition in [Laws2014, Laws2017, Laws2018, Laws2023] {
        for (pace, announced) in
            [Pace::Standard, Pace::Rapid, Pace::Blitz].into_iter().flat_map(|pace| [(pace, false), (pace, true)])
        {
            let kind = ClaimKind::FlagFall { fallen: Fallen::Both, last_period: true, required_moves: None };
            let announced = Announced { quickplay: announced, ..Announced::default() };
            let rules = Rules { announced, ..at(edition, pace) };
            let ruling = settle_at(&game, game.len(), Color::White, kind, rules, None);
            let holds = announced.quickplay && pace != Pace::Blitz;
            let draw = holds.then_some(GameResult::Draw);
            assert_eq!((ruling.result(), ruling.verdict() == Verdict::Undecided), (draw, !holds), "{edition} {pace:?}");
            assert_eq!(ruling.article.is_some_and(|article| article.ends_with(".3")), pace != Pace::Blitz);
        }
    }
}

#[test]
fn a_resignation_is_a_draw_since_2023_when_the_opponent_cannot_mate() {
    let game = from_position("7k/8/8/8/8/8/P7/K7 w - - 0 50", "");
    assert_eq!(settle(&game, Color::White, ClaimKind::Resignation, Laws2018).result(), won(Color::Black));
    assert_eq!(settle(&game, Color::White, ClaimKind::Resignation, Laws2023).result(), Some(GameResult::Draw));
    assert_eq!(settle(&game, Color::Black, ClaimKind::Resignation, Laws2023).result(), won(Color::White));
}

#[test]
fn colours_reversed() {
    let short = replay(TEN_MOVES.rsplitn(5, ' ').nth(4).expect("ten moves"));
    let long = replay(TEN_MOVES);
    let new_game = |game, edition| {
        settle(game, Color::White, ClaimKind::ReversedColours, edition).consequences.contains(&Consequence::NewGame)
    };
    assert!(!new_game(&short, Laws2001) && !new_game(&short, Laws2014));
    assert!(new_game(&short, Laws2017) && new_game(&short, Laws2023), "8 moves by both");
    assert!(!new_game(&long, Laws2023), "10 moves by both");
}

#[test]
fn a_draw_may_be_agreed_from_which_move() {
    let begun = replay("1. e4");
    let one_each = replay("1. e4 e5");
    let agreed = ClaimKind::Agreement { from_move: None };
    assert_eq!(settle(&begun, Color::White, agreed.clone(), Laws2001).verdict(), Verdict::Right);
    assert_eq!(settle(&begun, Color::White, agreed.clone(), Laws2023).verdict(), Verdict::Wrong);
    assert_eq!(settle(&one_each, Color::White, agreed, Laws2023).verdict(), Verdict::Right);
    let from_30 = ClaimKind::Agreement { from_move: Some(30) };
    assert_eq!(settle(&one_each, Color::White, from_30, Laws2023).verdict(), Verdict::Wrong);
}

#[test]
fn late_arrival() {
    let game = replay("*");
    let late = |minutes, default_minutes| ClaimKind::Late { minutes, default_minutes, nobody_present: false };
    for (edition, minutes, default, lost) in [
        (Laws2001, 59, None, false),
        (Laws2001, 61, None, true),
        (Laws2009, 1, None, true),
        (Laws2023, 1, None, true),
        (Laws2023, 14, Some(15), false),
        (Laws2023, 16, Some(15), true),
    ] {
        let ruling = settle(&game, Color::White, late(minutes, default), edition);
        assert_eq!(ruling.result() == won(Color::White), lost, "{edition:?} {minutes}");
    }
}

#[test]
fn a_wrong_initial_position_is_too_late_to_claim_in_relaxed_rapid() {
    let game = replay(TEN_MOVES);
    let verdict = |rules| settle_at(&game, game.len(), Color::White, ClaimKind::WrongSetup, rules, None).verdict();
    assert_eq!(verdict(at(Laws2023, Pace::Standard)), Verdict::Right);
    assert_eq!(verdict(relaxed(Laws2023, Pace::Rapid)), Verdict::Wrong);
    let three = replay("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6");
    let verdict = |rules| settle_at(&three, three.len(), Color::White, ClaimKind::WrongSetup, rules, None).verdict();
    assert_eq!(verdict(relaxed(Laws2001, Pace::Blitz)), Verdict::Wrong);
    assert_eq!(verdict(relaxed(Laws2023, Pace::Blitz)), Verdict::Right);
}

#[test]
fn quickplay_finish_is_the_arbiters_to_decide() {
    let game = from_position("4k3/8/4K3/8/8/8/8/R6r w - - 10 80", "");
    let clocks = |s: u64| Some(Clocks { white_ms: s * 1000, black_ms: 300_000 });
    let ask = |edition, pace, s| settle_at(&game, 0, Color::White, ClaimKind::Quickplay, at(edition, pace), clocks(s));
    let ruling = ask(Laws2001, Pace::Standard, 90);
    assert_eq!((ruling.verdict(), ruling.article), (Verdict::Undecided, Some("10.2")));
    assert!(ruling.consequences.iter().any(|item| matches!(item, Consequence::OneOfThree(_))));
    assert_eq!(ask(Laws2001, Pace::Standard, 119).verdict(), Verdict::Undecided, "less than two minutes left");
    assert_eq!(ask(Laws2001, Pace::Standard, 120).verdict(), Verdict::Wrong, "exactly two minutes are not less");
    assert_eq!(ask(Laws2001, Pace::Standard, 121).verdict(), Verdict::Wrong);
    assert_eq!(ask(Laws2023, Pace::Blitz, 90).verdict(), Verdict::Wrong, "not in blitz");
    assert!(ask(Laws2023, Pace::Standard, 90).finding.facts.contains(&Fact::MustBeAnnounced));
}

#[test]
fn touched_pieces_leave_these_moves() {
    let game = replay("1. e4 e5");
    let touched = ClaimKind::Touched { squares: vec![Square::E1], claimant_touched: false };
    let ruling = settle(&game, Color::Black, touched, Laws2023);
    assert_eq!(ruling.article, Some("4.3.1"));
    assert!(ruling.consequences.contains(&Consequence::OneOf { moves: vec!["Ke2".to_owned()] }));
    let nothing = ClaimKind::Touched { squares: vec![Square::E5, Square::A1], claimant_touched: false };
    assert_eq!(settle(&game, Color::Black, nothing, Laws2001).verdict(), Verdict::Wrong, "4.5: any legal move");
}

#[test]
fn turned_boards_and_displaced_pieces() {
    let game = replay("1. e4 e5");
    let turned = settle(&game, Color::White, ClaimKind::ReversedBoard, Laws2023);
    assert_eq!((turned.article, turned.consequences[0].clone()), (Some("7.2.2"), Consequence::Transfer));
    let displaced = settle(&game, Color::White, ClaimKind::Displaced, Laws2001);
    assert_eq!((displaced.article, displaced.consequences[0].clone()), (Some("7.3"), Consequence::PutBack));
}

#[test]
fn the_house_rules_of_online_play() {
    let thirty_moves = from_position("4k2r/8/8/8/8/8/8/R3K3 w - - 59 60", "60. Kd2");
    let over = |game, edition| settle(game, Color::White, ClaimKind::AlreadyOver, edition).verdict() == Verdict::Right;
    assert!(over(&thirty_moves, Qq) && !over(&thirty_moves, Laws2023));
    let checks = "Qa8+ Kd7 Qd5+ Ke8 ".repeat(5);
    let ten_checks = from_position("4k3/8/8/3Q4/8/8/8/K7 w - - 0 1", &checks);
    assert_eq!(ten_checks.len(), 20);
    assert!(over(&ten_checks, Qq));
    let early = replay("1. e4 e5");
    assert_eq!(settle(&early, Color::White, ClaimKind::Resignation, Qq).verdict(), Verdict::Wrong, "before move 15");
    let agreed = settle(&early, Color::White, ClaimKind::Agreement { from_move: None }, Qq);
    assert_eq!(agreed.verdict(), Verdict::Wrong);
    assert!(agreed.finding.facts.contains(&Fact::DrawOffers { after_moves: 15, most: 3 }));
    let flag = ClaimKind::FlagFall { fallen: Fallen::Of(Color::White), last_period: true, required_moves: None };
    assert_eq!(settle(&early, Color::Black, flag.clone(), Qq).result(), Some(GameResult::Void), "up to five moves");
    let later = replay(&"Nf3 Nf6 Ng1 Ng8 ".repeat(3));
    assert_eq!(settle(&later, Color::Black, flag, Qq).result(), won(Color::Black));
}

#[test]
fn who_plays_on_without_claiming_loses_the_right_by_moving_and_since_2009_by_touching() {
    let game = replay("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4");
    for (edition, by) in [(Laws2001, LostBy::Moving), (Laws2009, LostBy::Touching), (Laws2023, LostBy::Touching)] {
        let ruling = settle(&game, Color::White, ClaimKind::Threefold { announced: None }, edition);
        assert_eq!(ruling.verdict(), Verdict::Wrong);
        assert!(ruling.finding.facts.contains(&Fact::RightLost { by }), "{edition:?}");
    }
}

#[test]
fn in_rapid_and_blitz_of_2001_an_illegal_move_costs_something_only_on_claim() {
    let game = replay("1. e4 e5");
    let illegal = ClaimKind::IllegalMove { written: Some("Nd2".to_owned()), earlier: 0, replied: false };
    for (edition, pace, only_on_claim) in [
        (Laws2001, Pace::Standard, false),
        (Laws2001, Pace::Rapid, true),
        (Laws2001, Pace::Blitz, true),
        (Laws2023, Pace::Blitz, false),
    ] {
        let ruling = settle_at(&game, game.len(), Color::Black, illegal.clone(), at(edition, pace), None);
        assert_eq!(ruling.finding.facts.contains(&Fact::OnlyOnClaim), only_on_claim, "{edition:?} {pace:?}");
    }
}

#[test]
fn devices_conduct_and_disturbances_by_edition() {
    let game = from_position("4k3/8/8/8/8/8/8/K6R w - - 0 40", "");
    let lost = |side| Consequence::Lost { side };
    // Edition, article, result, by whose claim.
    for (edition, article, result) in [
        (Laws2001, None, None),
        (Laws2005, Some("12.2(b)"), None),
        (Laws2009, Some("12.3.b"), Some(GameResult::Draw)),
        (Laws2014, Some("11.3.b"), won(Color::Black)),
        (Laws2018, Some("11.3.2"), won(Color::Black)),
        (Laws2023, Some("11.3.2"), won(Color::Black)),
    ] {
        // White's device: Black, who claims, cannot mate with a bare king.
        let ruling = settle(&game, Color::Black, ClaimKind::Device, edition);
        assert_eq!((ruling.article, ruling.result()), (article, result), "{edition:?}");
        assert_eq!(ruling.verdict() == Verdict::Wrong, edition == Laws2001);
        assert_eq!(ruling.consequences.contains(&lost(Color::White)), edition == Laws2005);
    }
    let lesser = Announced { lesser_device_penalty: true, ..Announced::default() };
    let rules = Rules { announced: lesser, ..at(Laws2023, Pace::Standard) };
    let ruling = settle_at(&game, 0, Color::Black, ClaimKind::Device, rules, None);
    assert_eq!((ruling.result(), &*ruling.consequences), (None, &[Consequence::AnnouncedPenalty][..]));
    for (kind, edition, verdict, articles) in [
        (ClaimKind::Distracting, Laws2023, Verdict::Undecided, "11.5 12.9"),
        (ClaimKind::Distracting, Laws2001, Verdict::Undecided, "12.5 13.4"),
        (ClaimKind::Advice, Laws2018, Verdict::Undecided, "11.3.1 12.9"),
        (ClaimKind::Refusal, Laws2023, Verdict::Right, "11.7"),
        (ClaimKind::Disturbance, Laws2023, Verdict::Undecided, "12.5"),
        (ClaimKind::Disturbance, Laws2009, Verdict::Undecided, "13.5"),
        (ClaimKind::RecordedBefore, Laws2001, Verdict::Wrong, ""),
        (ClaimKind::RecordedBefore, Laws2023, Verdict::Right, "8.1.2 12.9"),
        (ClaimKind::SignedResult, Laws2023, Verdict::Undecided, "8.7"),
        (ClaimKind::SignedResult, Qq, Verdict::Wrong, ""),
    ] {
        let ruling = settle(&game, Color::White, kind.clone(), edition);
        let told: Vec<&str> = ruling.article.into_iter().chain(ruling.penalty_articles.iter().copied()).collect();
        assert_eq!((ruling.verdict(), told.join(" ").as_str()), (verdict, articles), "{kind:?} {edition:?}");
        assert_eq!(ruling.result(), None, "what it costs is the arbiter's to decide");
    }
}

#[test]
fn an_offer_stands_until_a_piece_is_touched_and_where_the_event_allows_it() {
    let game = replay("1. e4 e5 2. Nf3");
    let ask = |claimant_touched, announced| {
        let rules = Rules { announced, ..at(Laws2023, Pace::Standard) };
        settle_at(&game, 3, Color::Black, ClaimKind::Offer { claimant_touched }, rules, None)
    };
    let open = ask(false, Announced::default());
    assert_eq!((open.result(), open.article), (Some(GameResult::Draw), Some("9.1.2.1")));
    let declined = ask(true, Announced::default());
    assert_eq!((declined.verdict(), declined.result()), (Verdict::Wrong, None));
    for announced in [
        Announced { no_agreement: true, ..Announced::default() },
        Announced { agreement_from_move: Some(30), ..Announced::default() },
    ] {
        let forbidden = ask(false, announced);
        assert_eq!((forbidden.verdict(), forbidden.result(), forbidden.article), (Verdict::Wrong, None, Some("5.2.3")));
    }
}

#[test]
fn after_fifteen_rounds_and_more_than_five_read_alike_and_at_least_fifteen_otherwise() {
    let after = |rounds: usize| {
        replay(&"Nf3 Nf6 Ng1 Ng8 ".repeat(rounds.div_ceil(2)).split(' ').take(2 * rounds).collect::<Vec<_>>().join(" "))
    };
    let agreed = |rounds| settle(&after(rounds), Color::White, ClaimKind::Agreement { from_move: None }, Qq).result();
    assert_eq!((agreed(15), agreed(16)), (None, Some(GameResult::Draw)), "a draw after fifteen rounds");
    let fallen = ClaimKind::FlagFall { fallen: Fallen::Of(Color::White), last_period: true, required_moves: None };
    let on_time = |rounds| settle(&after(rounds), Color::Black, fallen.clone(), Qq).result();
    assert_eq!((on_time(5), on_time(6)), (Some(GameResult::Void), won(Color::Black)), "more than five");
    let resigned = |rounds| settle(&after(rounds), Color::White, ClaimKind::Resignation, Qq).result();
    assert_eq!((resigned(14), resigned(15)), (None, won(Color::Black)), "at least fifteen");
}

/// The article of a pawn left on the last rank is the same whether it costs time or, the second time, the game (7.5.2).
#[test]
fn a_pawn_left_on_the_last_rank_is_ruled_under_its_own_article() {
    let game = replay("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 50\"]\n\na8");
    let left = |earlier| ClaimKind::IllegalMove { written: None, earlier, replied: false };
    for (edition, article) in [(Laws2009, "7.4.a"), (Laws2017, "7.5.2"), (Laws2023, "7.5.2")] {
        for earlier in 0..3 {
            let ruling = settle(&game, Color::Black, left(earlier), edition);
            assert_eq!((ruling.verdict(), ruling.article), (Verdict::Right, Some(article)), "{edition} {earlier}");
        }
    }
}

/// A confirmed record in which every move is legal ends in no position that cannot be: nothing is drawn by A.5.4 on it.
#[test]
fn a_legal_record_ends_in_no_position_that_cannot_be() {
    let still_there = || ClaimKind::IllegalPosition { next_move_made: true };
    let settle = |record: &str| {
        let game = replay(record);
        settle_at(&game, game.len(), Color::White, still_there(), relaxed(Laws2023, Pace::Rapid), None)
    };
    assert_eq!(settle("1. e4 e5").finding.doubts, [Doubt::WhichMove]);
    let both_in_check = "[FEN \"4k3/8/8/8/8/8/4r3/R3K3 b - - 0 30\"]\n\nRa2 Ra3 {[%stood]} Ra1+ Ra8+ {[%stood]}";
    assert_eq!(settle(both_in_check).finding.doubts, []);
}
