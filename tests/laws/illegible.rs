//! Moves that a record passes over without telling them: what stands in their place is no sign that may be skipped.

use sonneborn_laws::claim::{ClaimForm, ClaimName, GameNow, Side, Verdict};
use sonneborn_laws::pgn;
use sonneborn_laws::replay::{AtFault, FaultKind, Replay};
use sonneborn_laws::sheet::Doubt;

use super::cut::laws_of_2023;
use super::dice::Dice;
use super::unconfirmed::{Truth, form, ruled, rules, sheets};

/// What other programs write for a move that was not made, and people for one that they cannot read.
const MARKS: [&str; 9] = ["--", "----", "—", "––", "???", "____", "_", "@@@@", "Z0"];

#[test]
fn a_null_move_never_makes_a_claim_right() {
    let words: Vec<&str> = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ').collect();
    let whole = ruled(&words.join(" "), &threefold(), laws_of_2023()).expect("a ruling");
    assert_eq!(whole.verdict(), Verdict::Right);
    for mark in MARKS {
        for at in 0..=words.len() {
            let record = [&words[..at], &[mark], &words[at..]].concat().join(" ");
            let ruling = ruled(&record, &threefold(), laws_of_2023()).expect("a ruling");
            assert_eq!(ruling.verdict(), Verdict::Undecided, "{record}");
            assert!(matches!(ruling.finding.doubts[0], Doubt::Word { why: None, .. }), "{record}");
        }
    }
}

fn threefold() -> ClaimForm {
    let now = Some(GameNow::Running);
    ClaimForm { claim: ClaimName::Threefold, by: Side::White, checked: true, now, ..ClaimForm::default() }
}

#[test]
fn a_record_with_a_move_that_cannot_be_read_decides_nothing_that_rests_on_it() {
    for seed in 0..sheets() {
        let mut dice = Dice(seed << 20 | 13);
        let truth = Truth::played(&mut dice);
        let rules = rules(&mut dice);
        let name =
            dice.one(&[ClaimName::Threefold, ClaimName::Fifty, ClaimName::Over, ClaimName::Flag, ClaimName::Dead]);
        let claim = ClaimForm { checked: true, ..form(&truth, name, &mut dice) };
        let replay = truth.replay();
        let mut words: Vec<String> = (1..=replay.len()).map(|ply| replay.san(ply)).collect();
        let (at, mark) = (dice.below(words.len() + 1), dice.one(&MARKS));
        words.insert(at, mark.to_owned());
        let start = sonneborn_laws::fen::write(replay.position(0));
        let record = format!("[FEN \"{start}\"]\n\n{}", words.join(" "));
        let ruling = ruled(&record, &claim, rules).expect("a ruling");
        let house = rules.edition().house.is_some() && matches!(name, ClaimName::Threefold | ClaimName::Fifty);
        assert!(house || ruling.verdict() == Verdict::Undecided, "{seed} {name:?}: {record}");
    }
}

#[test]
fn signs_between_moves_are_no_moves() {
    let record = "1. e4 ! e5 ?? 2. Nf3 !? Nc6 +- 3. Bb5 ... 3... a6 = 4. O-O - Nf6 ± 5. Re1 (=) *";
    let game = pgn::games(record).next().expect("a game");
    let replay = Replay::of(&game, AtFault::Stop);
    let unread = replay.faults().iter().filter(|fault| fault.kind == FaultKind::Unreadable).count();
    assert_eq!((replay.len(), unread), (9, 0), "{:?}", replay.faults());
}
