//! Records made to keep the program busy: whatever is in a file, reading and replaying it takes time in proportion to its
//! length. Looking back move by move, or forward bracket by bracket, would take hours for each of these.

use sonneborn_laws::edition::{Automatic, Fivefold};
use sonneborn_laws::ending::ended;
use sonneborn_laws::pgn;
use sonneborn_laws::possible::open_claims;
use sonneborn_laws::replay::{AtFault, Replay};
use std::time::{Duration, Instant};

/// Far above what a slow and busy machine needs without optimisation, far below the hours of a quadratic reader.
const PATIENCE: Duration = Duration::from_secs(300);

fn within_patience(what: &str, work: impl FnOnce()) {
    let start = Instant::now();
    work();
    assert!(start.elapsed() < PATIENCE, "{what}: {:?}", start.elapsed());
}

/// Knights to and fro: four positions stand again and again, and nothing is ever captured.
fn to_and_fro(moves: usize) -> String {
    "Nf3 Nf6 Ng1 Ng8 ".repeat(moves / 4)
}

#[test]
fn a_game_of_endless_repetitions_is_replayed_and_looked_through() {
    let text = to_and_fro(200_000);
    within_patience("to and fro", || {
        let game = pgn::games(&text).next().expect("a game");
        let replay = Replay::of(&game, AtFault::Stop);
        assert_eq!((replay.len(), replay.repetition(200_000)), (200_000, 50_001));
        let rules = Automatic {
            no_progress: None,
            fivefold: Some(Fivefold::Consecutive),
            checks_in_a_row: None,
            checks_in_all: None,
        };
        assert_eq!(ended(&replay, &rules).map(|end| end.ply), Some(16));
        assert!(open_claims(&replay, None).len() > 200_000);
    });
}

#[test]
fn faults_by_the_hundred_thousand_are_placed() {
    for word in ["Qh9x ", "Kd5 ", "word ", "( ", "{ ", ") "] {
        let text = format!("1. e4 {}", word.repeat(100_000));
        within_patience(word, || {
            let game = pgn::games(&text).next().expect("a game");
            for at_fault in [AtFault::Stop, AtFault::Skip, AtFault::Pass] {
                let replay = Replay::of(&game, at_fault);
                assert!(replay.faults().windows(2).all(|pair| pair[0].place <= pair[1].place));
            }
        });
    }
}

#[test]
fn brackets_braces_and_tags_without_end_are_read_once() {
    let pieces = ["(\n", "{\n", "({\n", "[a \"x\"]\n\n", "[White \"x\"]\n\n1. e4 (\n", "(\n{\n", "1. e4 {\n*\n"];
    for piece in pieces {
        let text = piece.repeat(600_000 / piece.len());
        within_patience(piece, || assert!(pgn::games(&text).count() > 0));
    }
    let ever_other_tags: String = (0..40_000).map(|n| format!("[t{n} \"x\"]\n\n")).collect();
    within_patience("tags", || assert!(pgn::games(&ever_other_tags).count() > 0));
}
