//! Illegal moves that stood (A.5.2): on the board as they were made, and what may be claimed in such a game by edition.

use sonneborn_laws::claim::{Announced, ClaimForm, ClaimName, Consequence, Rules, Side, Verdict};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::ending::{Ending, ended};
use sonneborn_laws::legality::Illegal;
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::possible::open_claims;
use sonneborn_laws::reconstruction::Reconstruction;
use sonneborn_laws::replay::{AtFault, FaultKind, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::Doubt;
use sonneborn_laws::stood::let_stand;
use sonneborn_laws::{Color, fen};

use super::dice::Dice;
use super::unconfirmed::{Truth, illegal_word, sheets};
use crate::disputes::replay;

/// The record after the first illegal move was let stand.
fn stood(record: &str) -> Option<String> {
    let game = pgn::games(record).next().expect("a record");
    let (marked, _) = let_stand(&game, &Replay::of(&game, AtFault::Stop))?;
    Some(marked)
}

/// The board at the end of the record whose first illegal move stood: the first two fields of its FEN.
fn board_after(record: &str) -> String {
    let marked = stood(record).expect("it can be put on the board");
    let game = replay(&marked);
    let stops = game.faults().iter().find(|fault| !matches!(fault.kind, FaultKind::Stood(_)));
    assert_eq!(stops, None, "{marked}");
    fen::write(game.last()).split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn from(fen: &str, moves: &str) -> String {
    format!("[FEN \"{fen}\"]\n\n{moves}")
}

#[test]
fn an_illegal_move_is_put_on_the_board_as_it_was_made() {
    for (record, board) in [
        ("1. e4 e5 2. Nb1d5 Nf6 3. Nxf6+", "rnbqkb1r/pppp1ppp/5N2/4p3/4P3/8/PPPP1PPP/R1BQKBNR b"),
        // Over a piece, two squares from the third rank, backwards.
        ("1. Ra1a4 e5", "rnbqkbnr/pppp1ppp/8/4p3/R7/8/PPPPPPPP/1NBQKBNR w"),
        ("1. e3 e6 2. e5 d6", "rnbqkbnr/ppp2ppp/3pp3/4P3/8/8/PPPP1PPP/RNBQKBNR w"),
        ("1. e4 e5 2. e4e3 d6", "rnbqkbnr/ppp2ppp/3p4/4p3/8/4P3/PPPP1PPP/RNBQKBNR w"),
        // Castling through an attacked square, and after the king had moved.
        (&from("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "1. O-O Kd7"), "8/3k4/8/8/8/5r2/8/5RK1 w"),
        (
            "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. Kf1 d6 5. Ke1 c6 6. O-O",
            "rnbqk2r/pp2bppp/2pp1n2/4p3/4P3/5N2/PPPPBPPP/RNBQ1RK1 b",
        ),
        // The pawn passed two moves ago is taken.
        ("1. e4 a6 2. e5 d5 3. a3 a5 4. exd6", "rnbqkbnr/1pp1pppp/3P4/p7/8/P7/1PPP1PPP/RNBQKBNR b"),
        ("1. a3 d5 2. a4 d4 3. e4 a6 4. a5 dxe3", "rnbqkbnr/1pp1pppp/p7/P7/8/4p3/1PPP1PPP/RNBQKBNR w"),
        (&from("r3k3/8/8/8/8/8/8/3RK3 b q - 0 1", "1... O-O-O Kf1"), "2kr4/8/8/8/8/8/8/3R1K2 b"),
        (&from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "1. O-O-O Kf7"), "8/5k2/8/8/8/8/8/2KR4 w"),
        (&from("4k2r/8/8/8/8/8/8/4K3 b - - 0 1", "1... O-O Ke2"), "5rk1/8/8/8/8/8/4K3/8 b"),
        // A capture of nothing on the last rank, with every piece.
        (&from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. axb8=Q+ Kf7"), "1Q6/5k2/8/8/8/8/8/4K3 w"),
        (&from("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "1... axb1=R+ Kf2"), "4k3/8/8/8/8/8/5K2/1r6 b"),
        (&from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. axb8=B Kf7"), "1B6/5k2/8/8/8/8/8/4K3 w"),
        (&from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. axb8=N Kf7"), "1N6/5k2/8/8/8/8/8/4K3 w"),
        // Of two pieces the one that moves so, although it is pinned; of two rooks the one with a free way.
        (&from("4k3/4r3/8/8/8/8/4N3/N3K3 w - - 0 1", "1. Nc3 Kf7"), "8/4rk2/8/8/8/2N5/8/N3K3 w"),
        (&from("4k3/8/8/8/1b6/8/3R4/4K2R w - - 0 1", "1. Rd1 Kf7"), "8/5k2/8/8/1b6/8/8/3RK2R w"),
        // Of two pawns the one whose file, or rank, the words name.
        (&from("4k3/8/8/8/4P3/8/P7/4K3 w - - 0 1", "1. a5 Kf7"), "8/5k2/8/P7/4P3/8/8/4K3 w"),
        (&from("4k3/8/8/8/4P3/8/P7/4K3 w - - 0 1", "1. exa5 Kf7"), "8/5k2/8/P7/8/8/P7/4K3 w"),
        (&from("4k3/8/8/8/8/N7/8/N3K3 w - - 0 1", "1. N1d4 Kf7"), "8/5k2/8/8/3N4/N7/8/4K3 w"),
    ] {
        assert_eq!(board_after(record), board, "{record}");
    }
}

#[test]
fn what_the_words_do_not_tell_is_not_put_on_the_board() {
    for record in [
        // Either knight; a second piece on the square; the king taken; an unpromoted pawn; no such piece; blocked castling.
        "1. e4 e5 2. Nd5",
        "1. Nd2",
        "1. e4 e5 2. Qd1xe8",
        &from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a8"),
        "1. e4e5",
        "1. O-O",
        "1. Sf3",
        // Castling without the rook, and with the king beside its square.
        &from("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "1. O-O Kd7"),
        &from("4k3/8/8/8/8/8/8/3K3R w - - 0 1", "1. O-O Kd7"),
        // Without the right and without room.
        &from("4k3/8/8/8/8/8/8/4KN1R w - - 0 1", "1. O-O Kd7"),
        &from("4k3/8/8/8/8/8/8/4K1NR w - - 0 1", "1. O-O Kd7"),
        &from("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", "1. O-O-O Kd7"),
        &from("4k3/8/8/8/8/8/8/R1B1K3 w - - 0 1", "1. O-O-O Kd7"),
        &from("4k3/8/8/8/8/8/8/R2QK3 w - - 0 1", "1. O-O-O Kd7"),
        // A pawn exchanged for what it cannot become, or elsewhere, and a piece exchanged.
        &from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. axb8=K Kd7"),
        &from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. axb8=P Kd7"),
        &from("4k3/8/8/P7/8/8/8/4K3 w - - 0 1", "1. a6=Q Kd7"),
        &from("4k3/8/N7/8/8/8/8/4K3 w - - 0 1", "1. Nb8=Q Kd7"),
        // Two pieces that do not move so.
        &from("4k3/8/8/8/8/N7/8/N3K3 w - - 0 1", "1. Nd4 Kd7"),
    ] {
        assert_eq!(stood(record), None, "{record}");
    }
}

#[test]
fn a_king_left_in_check_is_in_check_after_the_reply_and_is_never_captured() {
    // The knight is pinned by the bishop on b5.
    let pinned = "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. O-O Nd4 {[%stood]}";
    assert!(replay(pinned).last().legal_moves().iter().all(|mv| mv.to != sonneborn_laws::Square::E8));
    let taken = replay(&format!("{pinned} 5. Bxe8"));
    let kind = &taken.faults().last().unwrap().kind;
    assert!(matches!(kind, FaultKind::Illegal(Illegal::KingCapture { .. })), "{kind:?}");
    let replied = replay(&format!("{pinned} 5. Nxd4 exd4"));
    let kind = &replied.faults().last().unwrap().kind;
    assert!(matches!(kind, FaultKind::Illegal(Illegal::KingInCheck { by: sonneborn_laws::Square::B5 })), "{kind:?}");
    assert_eq!(replay(&format!("{pinned} 5. Nxd4 c6 6. Nf3")).len(), 11);
    // A knight's check that was not answered, which the move made gives no longer.
    let knight = from("4k3/8/8/8/8/3n4/P7/4K3 w - - 0 1", "1. a3 {[%stood]} Kd7 2. a4");
    let kind = replay(&knight).faults().last().unwrap().kind.clone();
    assert!(matches!(kind, FaultKind::Illegal(Illegal::KingInCheck { by: sonneborn_laws::Square::D3 })), "{kind:?}");
    // Nothing that looks at such a game fails on it.
    for record in [pinned, &knight] {
        let game = replay(record);
        let _ = (ended(&game, &EditionId::Laws2023.edition().automatic), open_claims(&game, None), game.movetext());
    }
}

#[test]
fn a_move_that_stood_is_told_as_it_was_written() {
    let game = replay("1. e4 e5 2. Nb1d5 {[%stood]} Nf6 3. Nxf6+");
    assert_eq!(game.movetext(), "1.e4 e5 2.Nb1d5 Nf6 3.Nxf6+");
}

#[test]
fn all_illegal_moves_stand_in_a_time_as_long_as_the_record() {
    // Rooks over pieces, to and fro: every half-move is illegal. A time that grew with its square would not be waited for.
    let record = "Ra1a4 Ra8a5 Ra4a1 Ra5a8 ".repeat(10_000);
    let game = pgn::games(&record).next().expect("a record");
    let replay = Replay::with_all_stood(&game, AtFault::Stop);
    assert_eq!((replay.len(), replay.faults().len()), (40_000, 40_000));
    assert!(replay.movetext().ends_with("20000.Ra4a1 Ra5a8"));
    let king_signal = "1. e4 e5 2. Ke4 Kd5";
    let game = pgn::games(king_signal).next().expect("a record");
    let replay = Replay::with_all_stood(&game, AtFault::Stop);
    assert_eq!((replay.len(), replay.signal().is_some()), (2, true), "kings in the centre tell the result");
    let knights = pgn::games("1. Nb1d5 Nf6 2. Nxf6+").next().map(|game| Replay::with_all_stood(&game, AtFault::Stop));
    assert_eq!(knights.map(|replay| replay.len()), Some(3), "as one by one");
}

#[test]
fn the_mark_says_nothing_behind_a_legal_move() {
    let game = replay("1. e4 {[%stood]} e5");
    assert_eq!((game.len(), game.faults()), (2, &[][..]));
    assert!(game.plies().iter().all(|ply| !ply.stood));
}

fn settle(record: &str, form: &ClaimForm, rules: Rules) -> Ruling {
    let game = pgn::games(record).next().expect("a record");
    let replay = Replay::of(&game, AtFault::Stop);
    rule(&replay, &form.read(&game, &replay).expect("a claim that fits"), rules)
}

fn rules(edition: EditionId, pace: Pace, supervised: bool) -> Rules {
    Rules { edition, rate: Rate { pace, supervised }, announced: Announced::default() }
}

#[test]
fn a_threefold_after_an_illegal_move_that_stood() {
    // 1.Nb1d5 stood; afterwards the position stands three times.
    let record = "1. Nb1d5 {[%stood]} Nf6 2. Rb1 Ng8 3. Ra1 Nf6 4. Rb1 Ng8 5. Ra1 Nf6 6. Rb1 Ng8";
    let claim = ClaimForm { claim: ClaimName::Threefold, by: Side::White, ..ClaimForm::default() };
    let confirmed = ClaimForm { checked: true, ..claim.clone() };
    let relaxed = settle(record, &confirmed, rules(EditionId::Laws2023, Pace::Rapid, false));
    assert_eq!(relaxed.verdict(), Verdict::Right, "{:?}", relaxed.finding);
    for full in [
        rules(EditionId::Laws2023, Pace::Standard, true),
        rules(EditionId::Laws2023, Pace::Rapid, true),
        rules(EditionId::Laws2001, Pace::Standard, true),
        rules(EditionId::Laws1989, Pace::Standard, true),
    ] {
        let found = settle(record, &claim, full);
        assert_eq!(found.finding.doubts[0], Doubt::ComesBack { mv: "1.Nb1d5".into() }, "{full:?}");
        assert!(found.consequences.is_empty());
        let compared = settle(record, &ClaimForm { checked: true, ..claim.clone() }, full);
        assert_eq!(compared.verdict(), Verdict::Right, "the arbiter says that it can no longer be put right");
    }
    let wrong = ClaimForm { claim: ClaimName::Fifty, ..claim };
    let undecided = settle(record, &wrong, rules(EditionId::Laws2023, Pace::Rapid, false));
    assert!(undecided.consequences.is_empty(), "who claims wrongly in such a game is not charged unasked");
}

#[test]
fn the_illegal_move_that_stood_is_itself_claimed() {
    let record = "1. e4 e5 2. Nb1d5 {[%stood]} Nf6";
    let claim = ClaimForm { claim: ClaimName::Illegal, by: Side::Black, checked: true, ..ClaimForm::default() };
    // Edition, pace, full supervision, does the position before come back, article.
    for (edition, pace, supervised, comes_back, article) in [
        (EditionId::Laws2023, Pace::Rapid, false, false, "A.5.2"),
        (EditionId::Laws2023, Pace::Blitz, false, false, "B.3, A.5.2"),
        (EditionId::Laws2018, Pace::Rapid, false, false, "A.4.2"),
        (EditionId::Laws2014, Pace::Blitz, false, false, "B.4, A.4.b"),
        (EditionId::Laws2023, Pace::Rapid, true, true, "7.5.1"),
        (EditionId::Laws2023, Pace::Standard, true, true, "7.5.1"),
        (EditionId::Laws2001, Pace::Standard, true, true, "7.4(1)"),
    ] {
        let ruling = settle(record, &claim, rules(edition, pace, supervised));
        let restored = ruling.consequences.iter().any(|item| matches!(item, Consequence::Restore { ply: 2, .. }));
        assert_eq!((restored, ruling.article), (comes_back, Some(article)), "{edition:?} {pace:?} {supervised}");
        assert_eq!(ruling.verdict() == Verdict::Right, comes_back);
    }
    let unreplied = "1. e4 e5 2. Nb1d5 {[%stood]}";
    let relaxed = rules(EditionId::Laws2023, Pace::Rapid, false);
    let ruling = settle(unreplied, &claim, relaxed);
    assert_eq!(ruling.verdict(), Verdict::Right, "no reply yet: it is put right");
    assert!(ruling.consequences.contains(&Consequence::AddTime { to: Color::Black, ms: 60_000 }));
    let over = ClaimForm { claim: ClaimName::Over, checked: false, ..claim };
    assert_eq!(settle(unreplied, &over, relaxed).finding.doubts[0], Doubt::NotYetStood { mv: "2.Nb1d5".into() });
}

/// A sheet with such a move is put together with the other one; the word stands there as it was written.
#[test]
fn a_sheet_on_which_an_illegal_move_stood_is_put_together_with_another() {
    let [first, second, none] = ["1. e4 e5 2. Nb1d5 {[%stood]} Nf6", "1. e4 e5 2. Nb1d5 Nf6", "*"]
        .map(|sheet| pgn::games(sheet).next().expect("a record"));
    let game = Reconstruction::of(&first, &second, &none);
    assert_eq!((game.len(), game.open()), (2, Some(2)));
    assert_eq!(game.rows()[2].sheets, ["Nb1d5", "Nb1d5"].map(|word| Some(word.to_owned())));
}

/// Mate, stalemate and dead positions end a game at once, whatever is played behind them: also an illegal move that nobody saw.
#[test]
fn an_illegal_move_behind_the_end_does_not_take_it_back() {
    let mut tried = 0;
    for seed in 0..8 * sheets() {
        let mut dice = Dice(seed << 20 | 19);
        let men = ["Q", "R", "BB", "BN", "RP", "B"][dice.below(6)];
        let squares = [9, 18, 27, 36].map(|step: usize| (dice.below(step) * 7 + step) % 64);
        let mut truth = Truth::from_start(few_men(men, squares), &mut dice);
        let end = truth.replay();
        let rules = &EditionId::Laws2023.edition().automatic;
        let Some(found) = ended(&end, rules) else { continue };
        truth.moves.truncate(found.ply);
        truth.positions.truncate(found.ply + 1);
        let Some(word) = illegal_word(&truth.positions[found.ply]) else { continue };
        let moves: Vec<String> = (1..=found.ply).map(|ply| end.san(ply)).collect();
        let start = fen::write(&truth.positions[0]);
        let record = format!("[FEN \"{start}\"]\n\n{} {word} {{[%stood]}}", moves.join(" "));
        let game = replay(&record);
        if game.len() != found.ply + 1 {
            continue;
        }
        // The other side goes on as if nothing had been.
        let reply = game.last().legal_moves().first().map(|mv| game.last().uci(*mv)).unwrap_or_default();
        for record in [record.clone(), format!("{record} {reply}")] {
            assert_eq!(ended(&replay(&record), rules), Some(found), "{seed}: {record}");
            tried += 1;
        }
    }
    println!("{tried} games went on behind their end");
    assert!(tried > 20);
}

/// A position with a king each, White's men and Black's pawn, on these squares where they are free; White to move where that can be.
fn few_men(men: &str, squares: [usize; 4]) -> Position {
    let mut board = [' '; 64];
    for (man, square) in "Kkp".chars().chain(men.chars()).zip(squares.into_iter().chain([40, 50])) {
        let free = (square..64).chain(8..square).find(|&at| board[at] == ' ' && (man != 'p' || (8..56).contains(&at)));
        board[free.unwrap_or(0)] = man;
    }
    let rows: Vec<String> = board.chunks(8).map(|row| row.iter().collect::<String>().replace(' ', "1")).collect();
    let read = |turn: &str| fen::read(&format!("{} {turn} - - 0 40", rows.join("/"))).ok();
    read("w").or_else(|| read("b")).unwrap_or_default()
}

#[test]
fn a_mate_before_an_illegal_move_that_stood_is_the_end() {
    let game = replay("1. f3 e5 2. g4 Qh4# 3. a3 {[%stood]} Qg5");
    let end = ended(&game, &EditionId::Laws2023.edition().automatic).expect("it is mate");
    assert_eq!((end.ply, end.by), (4, Ending::Checkmate { winner: Color::Black }));
}
