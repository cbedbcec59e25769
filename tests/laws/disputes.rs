//! The classic disputes over repetition, the fifty-move rule, flags and dead positions.

use sonneborn_laws::claim::{
    Announced, Claim, ClaimKind, Consequence, Difference, Fact, Fallen, GameResult, Rules, Verdict,
};
use sonneborn_laws::clock::Clocks;
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::ending::Ending;
use sonneborn_laws::pgn;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::Evidence;
use sonneborn_laws::{Color, Square};

/// A game played through from its record.
pub fn replay(record: &str) -> Replay {
    let game = pgn::games(record).next().expect("a record");
    Replay::of(&game, AtFault::Stop)
}

/// A game that begins in a position.
pub fn from_position(fen: &str, moves: &str) -> Replay {
    replay(&format!("[FEN \"{fen}\"]\n\n{moves}"))
}

/// What a claim at the end of the game brings, at standard pace.
pub fn settle(game: &Replay, by: Color, kind: ClaimKind, edition: EditionId) -> Ruling {
    settle_at(
        game,
        game.len(),
        by,
        kind,
        Rules { edition, rate: Rate::STANDARD, announced: Announced::default() },
        None,
    )
}

/// What a claim brings.
pub fn settle_at(
    game: &Replay,
    ply: usize,
    by: Color,
    kind: ClaimKind,
    rules: Rules,
    clocks: Option<Clocks>,
) -> Ruling {
    rule(game, &Claim { kind, by, ply, clocks, evidence: Evidence::checked(), now: None, entered: None }, rules)
}

pub fn relaxed(edition: EditionId, pace: Pace) -> Rules {
    Rules { edition, rate: Rate { pace, supervised: false }, announced: Announced::default() }
}

fn threefold(announced: Option<&str>) -> ClaimKind {
    ClaimKind::Threefold { announced: announced.map(str::to_owned) }
}

fn fifty(announced: Option<&str>) -> ClaimKind {
    ClaimKind::FiftyMoves { announced: announced.map(str::to_owned) }
}

const FISCHER_PETROSIAN: &str = "[White \"Fischer\"]\n[Black \"Petrosian\"]\n\n\
    1. e4 e6 2. d4 d5 3. Nc3 Nf6 4. Bg5 dxe4 5. Nxe4 Be7 6. Bxf6 gxf6 7. g3 f5 8. Nc3 Bf6 9. Nge2 Nc6 10. d5 exd5 \
    11. Nxd5 Bxb2 12. Bg2 O-O 13. O-O Bh8 14. Nef4 Ne5 15. Qh5 Ng6 16. Rad1 c6 17. Ne3 Qf6 18. Kh1 Bg7 19. Bh3 Ne7 \
    20. Rd3 Be6 21. Rfd1 Bh6 22. Rd4 Bxf4 23. Rxf4 Rad8 24. Rxd8 Rxd8 25. Bxf5 Nxf5 26. Nxf5 Rd5 27. g4 Bxf5 28. gxf5 h6 \
    29. h3 Kh7 30. Qe2 Qe5 31. Qh5 Qf6 32. Qe2 Re5 33. Qd3 Rd5";

#[test]
fn fischer_petrosian_1971_the_move_34_qe2_is_announced_and_the_claim_is_right() {
    let game = replay(FISCHER_PETROSIAN);
    for edition in [EditionId::Laws2001, EditionId::Laws2023] {
        let ruling = settle(&game, Color::White, threefold(Some("Qe2")), edition);
        assert_eq!(ruling.verdict(), Verdict::Right);
        assert_eq!(ruling.result(), Some(GameResult::Draw));
        assert_eq!(ruling.finding.shown, [59, 63], "after 30.Qe2 and 32.Qe2");
    }
    let ruling = settle(&game, Color::White, threefold(Some("34.Qe2")), EditionId::Laws2023);
    assert_eq!((ruling.article, ruling.sameness), (Some("9.2.1"), Some("9.2.3")));
    let ruling = settle(&game, Color::White, threefold(Some("34.Qe2")), EditionId::Laws2018);
    assert_eq!((ruling.article, ruling.sameness), (Some("9.2.1.1"), Some("9.2.2")));
}

#[test]
fn fischer_petrosian_1971_without_the_move_written_down_the_claim_is_wrong_and_the_right_move_is_named() {
    let ruling = settle(&replay(FISCHER_PETROSIAN), Color::White, threefold(None), EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    assert!(ruling.finding.facts.contains(&Fact::RightMoves { moves: vec!["34.Qe2".to_owned()] }));
}

#[test]
fn fischer_petrosian_1971_after_34_qe2_it_is_blacks_turn_to_claim() {
    let game = replay(&format!("{FISCHER_PETROSIAN} 34. Qe2"));
    assert_eq!(settle(&game, Color::Black, threefold(None), EditionId::Laws2023).verdict(), Verdict::Right);
    let by_white = settle(&game, Color::White, threefold(None), EditionId::Laws2023);
    assert_eq!(by_white.verdict(), Verdict::Wrong);
    assert!(by_white.finding.facts.contains(&Fact::NotOnMove { claimant: Color::White }));
}

/// The manoeuvre of Karpov–Miles, Tilburg 1986: when the knight comes to b5 for the first time, Black may still castle.
const KARPOV_MILES: &str = "r3k3/8/8/8/8/2N5/8/4K3 w q - 0 22";

#[test]
fn karpov_miles_1986_after_26_nb5_the_claim_on_the_board_is_wrong_because_of_castling() {
    let game = from_position(KARPOV_MILES, "22. Nb5 Ra4 23. Nc3 Ra8 24. Nb5 Ra4 25. Nc3 Ra8 26. Nb5");
    let ruling = settle(&game, Color::Black, threefold(None), EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    let castling = Difference::Castling { side: Color::Black };
    assert!(
        ruling.finding.facts.contains(&Fact::LooksAlike { after: Some("22.Nb5".to_owned()), difference: castling })
    );
    assert!(ruling.finding.facts.contains(&Fact::RightMoves { moves: vec!["26...Ra4".to_owned()] }));
}

#[test]
fn karpov_miles_1986_with_26_ra4_announced_the_claim_is_right() {
    let game = from_position(KARPOV_MILES, "22. Nb5 Ra4 23. Nc3 Ra8 24. Nb5 Ra4 25. Nc3 Ra8 26. Nb5");
    assert_eq!(settle(&game, Color::Black, threefold(Some("Ra4")), EditionId::Laws2023).verdict(), Verdict::Right);
}

/// Rook and bishop against rook, as in Timman–Lutz, Wijk aan Zee 1995: 49 moves by each side since the last capture.
const TIMMAN_LUTZ: &str = "3k4/8/3K4/3B4/8/8/1r6/6R1 w - - 98 119";

#[test]
fn timman_lutz_1995_fifty_moves_on_the_board_and_by_the_announced_move() {
    let game = from_position(TIMMAN_LUTZ, "119. Rg7");
    let early = settle(&game, Color::Black, fifty(None), EditionId::Laws2023);
    assert_eq!(early.verdict(), Verdict::Wrong);
    assert!(early.finding.facts.contains(&Fact::WithoutProgress { half_moves: 99, needed: 100 }));
    let game = from_position("3k4/8/3K4/3B4/8/8/1r6/6R1 w - - 99 119", "");
    assert_eq!(settle(&game, Color::White, fifty(Some("Rg7")), EditionId::Laws2001).verdict(), Verdict::Right);
    let game = from_position("3k4/8/3K4/3B4/8/8/1r6/6R1 w - - 100 119", "");
    assert_eq!(settle(&game, Color::White, fifty(None), EditionId::Laws2001).result(), Some(GameResult::Draw));
}

#[test]
fn an_announced_capture_makes_no_fifty_move_claim() {
    let game = from_position("3k4/8/3K4/8/8/8/r7/R7 w - - 99 119", "");
    let ruling = settle(&game, Color::White, fifty(Some("Rxa2")), EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    assert!(ruling.finding.facts.contains(&Fact::AnnouncedIsProgress { mv: "119.Rxa2".to_owned() }));
    assert!(ruling.consequences.contains(&Consequence::MustPlay { mv: "Rxa2".to_owned() }));
}

#[test]
fn a_pinned_pawn_cannot_capture_in_passing_so_the_threefold_stands() {
    // The pawn on e4 is pinned by the rook on e1: ...exd3 was never possible.
    let game = from_position("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", "1. d4 Kf8 2. Kb1 Ke8 3. Ka1 Kf8 4. Kb1 Ke8 5. Ka1");
    assert_eq!(settle(&game, Color::Black, threefold(None), EditionId::Laws2023).verdict(), Verdict::Right);
}

#[test]
fn a_pawn_that_could_be_captured_in_passing_makes_a_different_position() {
    let game = from_position("4k3/8/8/8/4p3/8/3P4/K7 w - - 0 1", "1. d4 Kf8 2. Kb1 Ke8 3. Ka1 Kf8 4. Kb1 Ke8 5. Ka1");
    let ruling = settle(&game, Color::Black, threefold(None), EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    let capture = Difference::EnPassant { square: Square::D3 };
    assert!(ruling.finding.facts.contains(&Fact::LooksAlike { after: Some("1.d4".to_owned()), difference: capture }));
}

#[test]
fn an_en_passant_square_without_a_capturer_is_no_difference() {
    let game = from_position("4k3/8/8/8/8/8/3P4/K7 w - - 0 1", "1. d4 Kf8 2. Kb1 Ke8 3. Ka1 Kf8 4. Kb1 Ke8 5. Ka1");
    assert_eq!(settle(&game, Color::Black, threefold(None), EditionId::Laws2023).verdict(), Verdict::Right);
}

#[test]
fn a_flag_falls_in_a_locked_position_that_the_opponent_cannot_win() {
    let game = from_position("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 60", "");
    let fallen = |side| ClaimKind::FlagFall { fallen: Fallen::Of(side), last_period: true, required_moves: None };
    let white_fell = settle(&game, Color::Black, fallen(Color::White), EditionId::Laws2023);
    assert_eq!((white_fell.article, white_fell.result()), (Some("6.9"), Some(GameResult::Draw)));
    let black_fell = settle(&game, Color::White, fallen(Color::Black), EditionId::Laws2001);
    assert_eq!((black_fell.article, black_fell.result()), (Some("6.10"), Some(GameResult::Won { by: Color::White })));
}

#[test]
fn a_flag_that_falls_after_mate_changes_nothing() {
    let game = replay("1. f3 e5 2. g4 Qh4#");
    let kind = ClaimKind::FlagFall { fallen: Fallen::Of(Color::Black), last_period: true, required_moves: None };
    let ruling = settle(&game, Color::White, kind, EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    assert_eq!(ruling.result(), Some(GameResult::Won { by: Color::Black }));
}

#[test]
fn a_completed_period_is_no_loss_on_time() {
    let game = replay("1. e4 e5 2. Nf3 Nc6");
    let kind = ClaimKind::FlagFall { fallen: Fallen::Of(Color::White), last_period: false, required_moves: Some(2) };
    let ruling = settle(&game, Color::Black, kind, EditionId::Laws2023);
    assert_eq!((ruling.verdict(), ruling.result()), (Verdict::Wrong, None));
}

#[test]
fn bare_kings_ended_the_game_although_it_went_on() {
    let game = from_position("4k3/8/8/8/8/8/4p3/4K3 w - - 0 70", "70. Kxe2 Kd7 71. Kd3 Kd6");
    let ruling = settle(&game, Color::White, ClaimKind::AlreadyOver, EditionId::Laws2023);
    assert_eq!((ruling.verdict(), ruling.article), (Verdict::Right, Some("5.2.2")));
    let ended = Fact::EndedWith { mv: Some("70.Kxe2".to_owned()), by: Ending::DeadPosition };
    assert_eq!(ruling.finding.facts, [ended, Fact::PlayedOn { half_moves: 3 }]);
}

#[test]
fn a_dead_position_with_pieces_left_is_found_by_search() {
    let game = from_position("5b2/p4k2/Pp6/1Pp1p1p1/2P1P1P1/5K2/8/8 w - - 0 60", "");
    let ruling = settle(&game, Color::White, ClaimKind::DeadPosition, EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Right, "{:?}", ruling.finding.facts);
}
