//! Claims of a draw that come too late: what would have been right, and when.

use super::dice::Dice;
use super::unconfirmed::{Truth, illegal_word, ruled, rules, sheets};
use crate::disputes::{from_position, replay, settle};
use sonneborn_laws::claim::{Announced, ClaimForm, ClaimKind, ClaimName, Fact, GameNow, Rules, Side, Verdict};
use sonneborn_laws::edition::{EditionId, Pace, Rate, Topic};
use sonneborn_laws::replay::Replay;
use sonneborn_laws::{Color, fen};

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

/// Who has moved since has lost the claim of a touched or released piece (4.8), and in rapid and blitz without full supervision that of
/// an illegal move (A.5.2): that the claimant moved the record shows, whatever boxes are ticked. Where it has a legal move, an illegal
/// one that is named was not the one recorded.
#[test]
fn the_record_shows_that_the_claimant_has_moved_since() {
    let kinds = [
        ClaimName::Illegal,
        ClaimName::Press,
        ClaimName::Hands,
        ClaimName::Touched,
        ClaimName::Released,
        ClaimName::Promoted,
    ];
    let mut tried = 0;
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20 | 17);
        let truth = Truth::played(&mut dice);
        let replay = truth.replay();
        let (name, rules) = (dice.one(&kinds), rules(&mut dice));
        // The offender is on move here, and the claimant has moved again when the record ends.
        let Some(at) = replay.len().checked_sub(2).map(|most| dice.below(most + 1)) else { continue };
        let before = replay.position(at);
        let concerns_mover = matches!(name, ClaimName::Illegal | ClaimName::Press | ClaimName::Touched);
        let asked_at = if concerns_mover { before } else { replay.position(at + 1) };
        let stops = name == ClaimName::Illegal && dice.below(2) == 0;
        let word = illegal_word(before);
        let moves = (0..replay.len()).map(|ply| match &word {
            Some(word) if stops && ply == at => word.clone(),
            _ => replay.san(ply + 1),
        });
        let record = format!("[FEN \"{}\"]\n\n{}", fen::write(replay.position(0)), moves.collect::<Vec<_>>().join(" "));
        let form = ClaimForm {
            claim: name,
            by: if before.turn() == Color::White { Side::Black } else { Side::White },
            at_move: Some(asked_at.move_number()),
            announced: word.filter(|_| name == ClaimName::Illegal),
            squares: Some(before.board().king(before.turn()).to_string()),
            earlier: dice.below(3) as u32,
            checked: true,
            now: Some(GameNow::Running),
            ..ClaimForm::default()
        };
        let Some(ruling) = ruled(&record, &form, rules) else { continue };
        let stands =
            rules.rate.pace != Pace::Standard && !rules.rate.supervised && rules.edition().illegal_stands_after_reply;
        let is_lost = match name {
            ClaimName::Illegal => stands || !stops,
            ClaimName::Press | ClaimName::Hands => stands && rules.edition().clock_and_hands,
            _ => true,
        };
        tried += 1;
        assert!(!is_lost || ruling.verdict() != Verdict::Right, "{seed} {rules:?} {form:?}\n{record}");
    }
    assert!(tried > sheets() / 2);
}
