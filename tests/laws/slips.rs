//! What slip of the pen would explain a wrong claim, against a search written apart from the desk: every record that differs in one
//! half-move is written down and ruled on by itself, as if it had been confirmed.

use sonneborn_laws::claim::{ClaimForm, ClaimName, GameNow, Side, Verdict};
use sonneborn_laws::edition::{EditionId, Pace};
use sonneborn_laws::pgn;
use sonneborn_laws::position::Position;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::Doubt;
use sonneborn_laws::{Color, notation};

use super::RULES;
use super::dice::Dice;
use crate::disputes::relaxed;

const GAMES: u64 = 120;

/// A short game in which pieces go to and fro, by its words.
fn words(dice: &mut Dice) -> Vec<String> {
    let (mut position, mut words, mut last) = (Position::default(), Vec::new(), [None, None]);
    for ply in 0..7 + dice.below(3) {
        let legal = position.legal_moves();
        let back = last[ply % 2].filter(|back| legal.contains(back) && dice.below(12) > 0);
        let knights = ["Nf3", "Nc3", "Nf6", "Nc6"];
        let out = legal.iter().copied().filter(|mv| knights.contains(&notation::san(&position, *mv).as_str()));
        let out: Vec<_> = out.collect();
        let some = if out.is_empty() || dice.below(12) == 0 { &legal } else { &out };
        let mv = back.unwrap_or_else(|| dice.one(some));
        words.push(notation::san(&position, mv));
        last[ply % 2] = Some(sonneborn_laws::Move { from: mv.to, to: mv.from, promotion: None });
        position.play(mv);
    }
    words
}

fn record(words: &[String], is_numbered: bool) -> String {
    let number =
        |ply: usize| if is_numbered && ply.is_multiple_of(2) { format!("{}. ", ply / 2 + 1) } else { String::new() };
    (0..).zip(words).map(|(ply, word)| number(ply) + word).collect::<Vec<_>>().join(" ")
}

fn form(claim: ClaimName, by: Side, announced: Option<String>, checked: bool) -> ClaimForm {
    ClaimForm { claim, by, announced, checked, now: Some(GameNow::Running), ..ClaimForm::default() }
}

/// The ruling, where the record can be played through.
fn ruled(record: &str, form: &ClaimForm) -> Option<(Ruling, Replay)> {
    let game = pgn::games(record).next()?;
    let replay = Replay::of(&game, AtFault::Stop);
    let claim = form.read(&game, &replay).ok()?;
    replay.faults().is_empty().then(|| (rule(&replay, &claim, RULES), replay))
}

fn is_right(words: &[String], form: &ClaimForm) -> bool {
    ruled(&record(words, false), form).is_some_and(|(ruling, _)| ruling.verdict() == Verdict::Right)
}

/// Every record with one half-move replaced, put in or left out, with the place and the word that is there instead. A numbered record
/// shows what is lost or written twice, unless it is in its last move.
fn neighbours(words: &[String], is_numbered: bool) -> Vec<(usize, Option<String>, Vec<String>)> {
    let (mut position, mut found) = (Position::default(), Vec::new());
    for at in 0..=words.len() {
        let from_end = words.len() - at;
        for mv in position.legal_moves() {
            let instead = notation::san(&position, mv);
            let mut with = |skipped: usize| {
                let all = words[..at].iter().chain([&instead]).chain(&words[at + skipped..]).cloned().collect();
                found.push((at, Some(instead.clone()), all));
            };
            if from_end > 0 && words[at] != instead {
                with(1);
            }
            if !is_numbered || from_end <= 1 {
                with(0);
            }
        }
        if from_end > 0 && (!is_numbered || from_end <= 2) {
            found.push((at, None, words[..at].iter().chain(&words[at + 1..]).cloned().collect()));
        }
        if from_end > 0 {
            let mv = notation::read(words[at].as_bytes()).expect("a move");
            position.play(sonneborn_laws::legality::resolve(&position, mv).expect("legal"));
        }
    }
    found
}

#[test]
fn a_slip_is_told_just_where_another_record_would_make_the_claim_right() {
    let (mut slips, mut none, mut others, mut announced_otherwise) = (0, 0, 0, 0);
    for seed in 0..GAMES {
        let mut dice = Dice(seed);
        let (words, is_numbered) = (words(&mut dice), seed % 2 == 0);
        let by = dice.one(&[Side::White, Side::Black]);
        let name = if seed % 10 == 9 { ClaimName::Fifty } else { ClaimName::Threefold };
        let text = record(&words, is_numbered);
        let (_, replay) = ruled(&text, &form(name, by, None, true)).expect("a legal game");
        let legal: Vec<String> =
            replay.last().legal_moves().into_iter().map(|mv| notation::san(replay.last(), mv)).collect();
        let announced =
            (dice.below(2) == 0).then(|| dice.one(&(0..legal.len()).collect::<Vec<_>>())).map(|at| legal[at].clone());
        let confirmed = form(name, by, announced.clone(), true);
        if ruled(&text, &confirmed).expect("the same").0.verdict() != Verdict::Wrong {
            continue;
        }
        let (ruling, _) = ruled(&text, &form(name, by, announced.clone(), false)).expect("the same");
        assert_eq!(ruling.verdict(), Verdict::Undecided, "{text}");
        let doubts = &ruling.finding.doubts;
        let hint = |is_it: fn(&Doubt) -> bool| doubts.iter().find(|doubt| is_it(doubt));
        // Who is on move may claim it rightly.
        let on_move = if words.len() % 2 == 0 { Color::White } else { Color::Black };
        let turn = if on_move == Color::White { Side::White } else { Side::Black };
        let by_other = turn != by && is_right(&words, &form(name, turn, announced.clone(), true));
        let told = hint(|doubt| matches!(doubt, Doubt::OtherClaimant { .. }));
        assert_eq!(told, by_other.then_some(&Doubt::OtherClaimant { side: on_move }), "{text} by {by:?}: {doubts:?}");
        others += usize::from(by_other);
        // Another move announced.
        let rightly: Vec<&String> =
            legal.iter().filter(|san| is_right(&words, &form(name, by, Some((*san).clone()), true))).collect();
        let other_move = !by_other && turn == by && !rightly.is_empty();
        let told = hint(|doubt| matches!(doubt, Doubt::OtherMove { .. }));
        assert_eq!(told.is_some(), other_move, "{text} by {by:?} with {announced:?}: {doubts:?}");
        if let Some(Doubt::OtherMove { written, instead }) = told {
            assert!(*written == announced && rightly.contains(&instead), "{text}: {doubts:?}");
            announced_otherwise += 1;
        }
        // Another half-move in the record.
        let told = hint(|doubt| matches!(doubt, Doubt::OneMove { .. } | Doubt::Unconfirmed));
        if by_other || other_move {
            assert_eq!(told, None, "{text}: the likelier comes first");
            continue;
        }
        let right = |(at, instead, words): (usize, Option<String>, Vec<String>)| {
            is_right(&words, &confirmed).then_some((at, instead, words.len()))
        };
        let rightly: Vec<_> = neighbours(&words, is_numbered).into_iter().filter_map(right).collect();
        assert_eq!(told.is_some(), !rightly.is_empty(), "{text} by {by:?} with {announced:?}: {doubts:?}, {rightly:?}");
        let Some(Doubt::OneMove { recorded, instead }) = told else {
            none += 1;
            continue;
        };
        slips += 1;
        let numbered =
            |at: usize, san: &str| format!("{}{}{san}", at / 2 + 1, if at.is_multiple_of(2) { "." } else { "..." });
        let is_it = |(at, word, length): &(usize, Option<String>, usize)| {
            let was = (*length <= words.len()).then(|| numbered(*at, &words[*at]));
            *recorded == was && *instead == word.as_ref().map(|word| numbered(*at, word))
        };
        assert!(rightly.iter().any(is_it), "{text}: {recorded:?}, {instead:?} of {rightly:?}");
    }
    let counts = (slips, none, others, announced_otherwise);
    assert!(slips > 4 && none > 4 && others > 1 && announced_otherwise > 1, "{counts:?}");
}

/// Behind an illegal move that stood no other reading is tried. Whoever claims something that the record does not show is told so; an end
/// that the board shows needs no other reading.
#[test]
fn where_no_reading_is_tried_an_end_on_the_board_is_told_all_the_same() {
    for (moves, name, is_unconfirmed) in [
        ("1. f3 e5 2. Nb1d5 {[%stood]} Nc6 3. g4 Qh4#", ClaimName::Over, false),
        ("1. f3 e5 2. Nb1d5 {[%stood]} Nc6 3. g4", ClaimName::Over, true),
        ("1. f3 e5 2. Nb1d5 {[%stood]} Nc6 3. g4", ClaimName::Threefold, true),
        ("1. f3 e5 2. Nb1d5 {[%stood]} Nc6 3. g4", ClaimName::Fifty, true),
    ] {
        let game = pgn::games(moves).next().expect("a record");
        let replay = Replay::of(&game, AtFault::Stop);
        let claim = form(name, Side::Black, None, false).read(&game, &replay).expect("a claim");
        let ruling = rule(&replay, &claim, relaxed(EditionId::Laws2023, Pace::Rapid));
        let doubts = &ruling.finding.doubts;
        assert!(doubts.iter().any(|doubt| matches!(doubt, Doubt::Extent { .. })), "{moves}: {doubts:?}");
        assert_eq!(doubts.contains(&Doubt::Unconfirmed), is_unconfirmed, "{moves} {name:?}: {doubts:?}");
    }
}
