//! A result that the event has for a board is never passed over: asked about where nothing else tells how the game stands, said with
//! every answer, and never what a claim changes in silence.

use sonneborn_laws::Color;
use sonneborn_laws::claim::{Announced, ClaimForm, ClaimName, Fact, GameNow, GameResult, Rules, Side, Verdict};
use sonneborn_laws::edition::{EditionId, Rate};
use sonneborn_laws::entered::{Entered, EnteredAs, Score};
use sonneborn_laws::pgn;
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::ruling::{Ruling, rule};
use sonneborn_laws::sheet::Doubt;

const OPENING: &str = "1. e4 e5 2. Nf3";
const THREE_TIMES: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
const MATE: &str = "1. f3 e5 2. g4 Qh4#";

const ENTERED: [(EnteredAs, &str); 8] = [
    (EnteredAs::Played(Score::WhiteWins), "1-0"),
    (EnteredAs::Played(Score::BlackWins), "0-1"),
    (EnteredAs::Played(Score::Draw), "½-½"),
    (EnteredAs::Played(Score::Apart), "0-0"),
    (EnteredAs::Forfeited(Score::WhiteWins), "+ -"),
    (EnteredAs::Forfeited(Score::BlackWins), "- +"),
    (EnteredAs::Forfeited(Score::Apart), "- -"),
    (EnteredAs::Adjourned, "adj"),
];

fn entered((what, symbol): (EnteredAs, &str)) -> Entered {
    Entered { what, symbol: symbol.into(), by: "Deputy".into(), at: "2026-11-26 14:03".into() }
}

fn ruled(record: &str, form: &ClaimForm, edition: EditionId) -> Option<Ruling> {
    let game = pgn::games(record).next().expect("a record");
    let replay = Replay::of(&game, AtFault::Stop);
    let claim = form.read(&game, &replay).ok()?;
    Some(rule(&replay, &claim, Rules { edition, rate: Rate::STANDARD, announced: Announced::default() }))
}

/// Every claim of both sides under every edition, in a record that was compared.
fn every_claim(each: impl Fn(&ClaimForm, EditionId)) {
    for claim in ClaimName::ALL {
        for by in [Side::White, Side::Black] {
            let form = ClaimForm {
                claim,
                by,
                checked: true,
                squares: Some("e1".into()),
                minutes: Some(70),
                ..ClaimForm::default()
            };
            EditionId::ALL.into_iter().for_each(|edition| each(&form, edition));
        }
    }
}

fn says_so(ruling: &Ruling) -> bool {
    ruling.finding.facts.iter().any(|fact| matches!(fact, Fact::Entered { .. }))
}

fn brings(what: EnteredAs, ruling: &Ruling) -> bool {
    let (EnteredAs::Played(score) | EnteredAs::Forfeited(score)) = what else { return false };
    match score {
        Score::WhiteWins => ruling.result() == Some(GameResult::Won { by: Color::White }),
        Score::BlackWins => ruling.result() == Some(GameResult::Won { by: Color::Black }),
        Score::Draw => ruling.result() == Some(GameResult::Draw),
        Score::Apart => false,
    }
}

#[test]
fn nothing_is_decided_past_an_entered_result_unless_somebody_says_how_the_game_stands() {
    for record in [OPENING, THREE_TIMES] {
        for what in ENTERED {
            every_claim(|form, edition| {
                let form = ClaimForm { entered: Some(entered(what)), ..form.clone() };
                let Some(ruling) = ruled(record, &form, edition) else { return };
                let asks = ruling.finding.doubts.first() == Some(&Doubt::Entered(entered(what)));
                let is_about_it = form.claim == ClaimName::Signed;
                assert!(asks || is_about_it || brings(what.0, &ruling), "{form:?} {edition:?} {:?}", ruling.finding);
                assert!(asks || says_so(&ruling), "{form:?} {edition:?} {:?}", ruling.finding);
                let decides = !ruling.consequences.is_empty() || ruling.verdict() != Verdict::Undecided;
                assert!(!asks || !decides, "{form:?} {edition:?} {:?}", ruling.consequences);
            });
        }
    }
}

#[test]
fn where_the_arbiter_says_that_the_game_goes_on_the_answer_says_that_it_rests_on_that() {
    for what in ENTERED {
        every_claim(|form, edition| {
            let open = ClaimForm { now: Some(GameNow::Running), ..form.clone() };
            let form = ClaimForm { entered: Some(entered(what)), ..open.clone() };
            let (Some(with), Some(without)) = (ruled(THREE_TIMES, &form, edition), ruled(THREE_TIMES, &open, edition))
            else {
                return;
            };
            assert_eq!((with.verdict(), &with.consequences), (without.verdict(), &without.consequences), "{form:?}");
            let rests = with.finding.facts.contains(&Fact::GoesOnThoughEntered);
            assert!(says_so(&with) && rests == (what.0 != EnteredAs::Adjourned), "{form:?} {:?}", with.finding.facts);
        });
    }
}

#[test]
fn an_end_by_the_moves_goes_before_what_was_entered_which_is_said() {
    for what in ENTERED {
        let entered = Some(entered(what));
        every_claim(|form, edition| {
            let form = ClaimForm { entered: entered.clone(), ..form.clone() };
            let (Some(with), Some(without)) =
                (ruled(MATE, &form, edition), ruled(MATE, &ClaimForm { entered: None, ..form.clone() }, edition))
            else {
                return;
            };
            assert_eq!((with.verdict(), &with.consequences), (without.verdict(), &without.consequences), "{form:?}");
            assert!(says_so(&with), "{form:?} {edition:?} {:?}", with.finding);
        });
    }
}

#[test]
fn a_record_with_the_same_result_accounts_for_it_and_another_does_not() {
    let form =
        ClaimForm { claim: ClaimName::Touched, squares: Some("e1".into()), checked: true, ..ClaimForm::default() };
    let form = |what| ClaimForm { entered: Some(entered(what)), ..form.clone() };
    let same = ruled("1. e4 e5 2. Nf3 1-0", &form(ENTERED[0]), EditionId::Laws2023).expect("a claim");
    assert_eq!(same.verdict(), Verdict::Wrong, "after the end: {:?}", same.finding);
    assert!(says_so(&same) && same.finding.doubts.is_empty());
    for other in &ENTERED[1..] {
        let ruling = ruled("1. e4 e5 2. Nf3 1-0", &form(*other), EditionId::Laws2023).expect("a claim");
        assert_eq!(ruling.finding.doubts, [Doubt::Entered(entered(*other))]);
    }
}

#[test]
fn the_board_is_asked_about_as_well() {
    let form = ClaimForm { entered: Some(entered(ENTERED[0])), checked: false, ..ClaimForm::default() };
    let ruling = ruled(THREE_TIMES, &form, EditionId::Laws2023).expect("a claim");
    assert!(matches!(&ruling.finding.doubts[..], [Doubt::Entered(_), Doubt::Extent { .. }, ..]), "{ruling:?}");
}
