//! Claims of a draw that come too late: what would have been right, and when.

use super::unconfirmed::ruled;
use crate::disputes::{from_position, replay, settle};
use sonneborn_laws::Color;
use sonneborn_laws::claim::{Announced, ClaimForm, ClaimKind, ClaimName, Fact, Rules, Verdict};
use sonneborn_laws::edition::{EditionId, Rate, Topic};
use sonneborn_laws::replay::Replay;

fn facts(game: &Replay, by: Color, kind: ClaimKind) -> Vec<Fact> {
    let ruling = settle(game, by, kind, EditionId::Laws2023);
    assert_eq!(ruling.verdict(), Verdict::Wrong);
    ruling.finding.facts
}

#[test]
fn who_has_moved_already_is_told_the_move_that_could_have_been_announced() {
    let threefold = || ClaimKind::Threefold { announced: None };
    let told = |record: &str, by: Color| {
        let facts = facts(&replay(record), by, threefold());
        assert!(facts.contains(&Fact::NotOnMove { claimant: by }));
        facts.into_iter().find_map(|fact| if let Fact::RightMoves { moves } = fact { Some(moves) } else { None })
    };
    let third_time = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    assert_eq!(told(third_time, Color::Black), Some(vec!["4...Ng8".to_owned()]));
    let second_time = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    assert_eq!(told(second_time, Color::White), None, "it would have stood twice");
}

#[test]
fn fifty_moves_that_are_over_are_told_with_the_last_move_after_which_they_could_be_claimed() {
    let fifty = || ClaimKind::FiftyMoves { announced: None };
    let told = |counted: u32| {
        let fen = format!("8/8/4k3/8/8/3K4/P7/7R w - - {counted} 80");
        let game = from_position(&fen, "80. Kd4 Kd6 81. Rh2 Ke6 82. a3 Kd6");
        facts(&game, Color::White, fifty()).into_iter().find_map(|fact| match fact {
            Fact::PossibleAfter { after } => after,
            _ => None,
        })
    };
    assert_eq!(told(98), Some("81...Ke6".to_owned()), "the pawn's move ended the count at 102");
    assert_eq!(told(96), Some("81...Ke6".to_owned()), "at 100");
    assert_eq!(told(95), None, "at 99");
}

/// The result behind the moves does not say by what the game ended: it is not put under the article of dead positions.
#[test]
fn a_recorded_result_is_no_dead_position() {
    for edition in EditionId::ALL {
        let rules = Rules { edition, rate: Rate::STANDARD, announced: Announced::default() };
        let form = ClaimForm { claim: ClaimName::Over, checked: true, ..ClaimForm::default() };
        let ruling = ruled("1. e4 e5 1-0", &form, rules).expect("a ruling");
        assert_eq!((ruling.verdict(), ruling.finding.topic), (Verdict::Right, Topic::SignedResult));
    }
}
