//! Folding is deterministic, and undoing gives back what was before.

use crate::events::{Event, player};
use proptest::prelude::*;
use sonneborn_pairing::drawing::draw;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, Adjust, ChangePresence, CheckIn, DrawNumbers, EnterResult, Entry, PublishRound, RegisterPlayers, RequestBye,
    SwapColours, Undo,
};
use sonneborn_tournament::fold::fold;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::judge::difference::{difference, when};
use sonneborn_tournament::judge::levels::{self, Story, When};
use sonneborn_tournament::numbering::Lottery;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::refusal::Refusal;

/// One step of a random event; what cannot be done at that point is refused and changes nothing.
#[derive(Clone, Debug)]
enum Step {
    Result { board: u16, result: usize },
    Swap { board: u16 },
    Withdraw { player: u32 },
    Bye { player: u32, bye: usize },
    CheckIn { player: u32 },
    Adjust { player: u32, round: Option<u16> },
    DrawNumbers { seed: u64 },
    NextRound,
    Undo { back: u64 },
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (1..5u16, 0..GameResult::ALL.len()).prop_map(|(board, result)| Step::Result { board, result }),
        1 => (1..5u16).prop_map(|board| Step::Swap { board }),
        1 => (0..8u32).prop_map(|player| Step::Withdraw { player }),
        1 => (0..8u32, 0..3usize).prop_map(|(player, bye)| Step::Bye { player, bye }),
        1 => (0..8u32).prop_map(|player| Step::CheckIn { player }),
        1 => (0..8u32, prop::option::of(1..7u16)).prop_map(|(player, round)| Step::Adjust { player, round }),
        1 => any::<u64>().prop_map(|seed| Step::DrawNumbers { seed }),
        2 => Just(Step::NextRound),
        1 => (0..12u64).prop_map(|back| Step::Undo { back }),
    ]
}

fn take(event: &mut Event, step: &Step) {
    let state = event.state();
    let round = RoundNo(u16::try_from(state.rounds.len()).expect("few rounds"));
    let act = match *step {
        Step::Result { board, result } => {
            let was = state.round(round).and_then(|round| round.game(board)).and_then(|game| game.result);
            Act::EnterResult(EnterResult { round, board, was, now: Some(GameResult::ALL[result]), players: None })
        }
        Step::Swap { board } => Act::SwapColours(SwapColours { round, board, players: None }),
        Step::Withdraw { player } => Act::ChangePresence(ChangePresence {
            player: PlayerId(player),
            was: Presence::Playing,
            now: Presence::Withdrawn { from: round.next() },
        }),
        Step::Bye { player, bye } => Act::RequestBye(RequestBye {
            player: PlayerId(player),
            round: round.next(),
            was: None,
            now: Some(Bye::REQUESTED[bye]),
        }),
        Step::CheckIn { player } => Act::CheckIn(CheckIn { player: PlayerId(player), was: false, now: true }),
        Step::Adjust { player, round } => {
            let round = round.map(RoundNo);
            Act::Adjust(Adjust { player: PlayerId(player), round, points: Points::HALF })
        }
        Step::DrawNumbers { seed } => {
            let drawing = draw(state, Lottery::Plain, seed).expect("plain lots know no limit");
            Act::DrawNumbers(DrawNumbers { lottery: Lottery::Plain, seed, order: drawing.order() })
        }
        Step::NextRound => {
            if event.state().draft().is_some() {
                event.must(Act::PublishRound(PublishRound { round, compared: None }));
            }
            if round.0 > 0 {
                event.finish(round);
            }
            // Where fewer than two are left nobody plays, and no such round is published.
            let plays = |round| event.state().entrants().filter(|player| player.available_in(round)).count() > 1;
            if event.state().next_round().is_some_and(plays) {
                event.number();
                event.pair();
            }
            return;
        }
        Step::Undo { back } => Act::Undo(Undo { seq: state.seq.saturating_sub(back) }),
    };
    let before = event.state().clone();
    if event.try_act(act).is_err() {
        assert_eq!(*event.state(), before, "a refused act changed the tournament");
    }
}

/// The tournament without its place in the journal and the marks of who touched a game last.
fn substance(state: &Tournament) -> Tournament {
    let mut state = state.clone();
    state.seq = 0;
    for game in state.rounds.iter_mut().flat_map(|round| &mut round.games) {
        game.touched = 0;
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn the_state_is_the_fold_of_its_journal(steps in prop::collection::vec(step(), 0..60)) {
        let mut event = Event::swiss(8, 7);
        event.number();
        for step in &steps {
            take(&mut event, step);
        }
        let entries: Vec<Entry> = event.journal.entries().cloned().collect();
        prop_assert_eq!(&fold(&entries), event.state());
        let written = serde_json::to_string(&entries).expect("a journal serialises");
        let read: Vec<Entry> = serde_json::from_str(&written).expect("a written journal reads");
        prop_assert_eq!(&fold(&read), event.state());
    }

    /// Of most acts the states before and after are not compared (VCL4THP 112-115).
    #[test]
    fn nothing_that_touched_the_integrity_of_pairings_is_passed_over(steps in prop::collection::vec(step(), 0..40)) {
        let mut event = Event::swiss(8, 7);
        event.number();
        for step in &steps {
            take(&mut event, step);
        }
        let found = integrity::events(&event.journal).into_iter().filter_map(|found| match found.what {
            What::Changed { name, consequence } => Some((found.seq, name, consequence)),
            _ => None,
        });
        let mut expected = Vec::new();
        for seq in 1..=event.state().seq {
            let [before, after] = [seq - 1, seq].map(|seq| event.journal.state_after(seq));
            for consequence in difference(&before, &after) {
                let told = match (levels::row(consequence.kind()).story, when(&before, &consequence)) {
                    (Some(Story::Always(name)), _) => Some(name),
                    (Some(Story::OncePaired(name)), When::ThisRound | When::RoundBefore | When::Earlier) => Some(name),
                    (Some(Story::OnceFollowed(name)), When::RoundBefore | When::Earlier) => Some(name),
                    _ => None,
                };
                expected.extend(told.map(|name| (seq, name, consequence)));
            }
        }
        prop_assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn undoing_the_last_act_restores_and_undoing_the_undo_repeats(steps in prop::collection::vec(step(), 1..40)) {
        let mut event = Event::swiss(8, 7);
        event.number();
        for step in &steps {
            let before = event.clone();
            take(&mut event, step);
            if event.state().seq != before.state().seq + 1 {
                continue;
            }
            let mut trial = event.clone();
            let seq = trial.state().seq;
            let undone = trial.try_act(Act::Undo(Undo { seq }));
            // An old act that was taken back may be one that could not be done today.
            if undone.is_err() && matches!(step, Step::Undo { .. }) {
                continue;
            }
            prop_assert!(undone.is_ok(), "{:?}: {:?}", step, undone);
            prop_assert_eq!(substance(trial.state()), substance(before.state()));
            let undo = trial.state().seq;
            trial.must(Act::Undo(Undo { seq: undo }));
            prop_assert_eq!(substance(trial.state()), substance(event.state()));
        }
    }

    #[test]
    fn any_moment_can_be_shown_again(steps in prop::collection::vec(step(), 1..30)) {
        let mut event = Event::swiss(8, 7);
        let mut moments = vec![event.state().clone()];
        event.number();
        moments.push(event.state().clone());
        for step in &steps {
            take(&mut event, step);
            if moments.last().is_some_and(|last| last.seq != event.state().seq) {
                moments.push(event.state().clone());
            }
        }
        for moment in moments {
            prop_assert_eq!(&event.journal.state_after(moment.seq), &moment);
        }
    }
}

#[test]
fn an_undone_result_is_missing_again_and_its_act_stays_in_the_journal() {
    let mut event = Event::swiss(4, 3);
    event.number();
    let round = event.pair();
    let act = event.result(round, 1, GameResult::Draw);
    event.must(Act::Undo(Undo { seq: act }));
    assert_eq!(event.state().rounds[0].missing(), [1, 2]);
    assert!(event.journal.entry(act).is_some());
    assert!(event.journal.undone().contains(&act));
}

/// What an undo brings back must hold as things stand by then.
#[test]
fn an_act_that_does_not_hold_any_more_is_not_done_again() {
    let mut event = Event::swiss(4, 3);
    let late = vec![player("Newcomer", 1500)];
    let registered = event.must(Act::RegisterPlayers(RegisterPlayers {
        players: late,
        first_round: RoundNo(1),
        source: "form".into(),
    }));
    let (player, now) = (PlayerId(4), Some(Bye::HalfPoint));
    let asked = event.must(Act::RequestBye(RequestBye { player, round: RoundNo(1), was: None, now }));
    let seq = event.must(Act::Undo(Undo { seq: asked }));
    event.must(Act::Undo(Undo { seq: registered }));
    let why = Box::new(Refusal::NoSuchPlayer { player });
    assert_eq!(event.try_act(Act::Undo(Undo { seq })), Err(Refusal::NotDoneAgain { seq, earlier: asked, why }));
}

#[test]
fn points_come_from_results_byes_and_adjustments() {
    let mut event = Event::swiss(5, 3);
    event.number();
    let half = PlayerId(4);
    event.must(Act::RequestBye(RequestBye { player: half, round: RoundNo(1), was: None, now: Some(Bye::HalfPoint) }));
    let round = event.pair();
    event.result(round, 1, GameResult::WhiteDraws);
    event.result(round, 2, GameResult::BlackWinsByForfeit);
    event.must(Act::Adjust(Adjust { player: half, round: Some(round), points: -Points::HALF }));
    let game = |board| event.state().rounds[0].game(board).expect("two boards");
    let scores = event.state().scores(round);
    assert_eq!(scores[game(1).white.index()], Points::HALF);
    assert_eq!(scores[game(1).black.index()], Points::ZERO);
    assert_eq!(scores[game(2).black.index()], Points::ONE);
    assert_eq!(event.state().appearance(half, round), sonneborn_tournament::round::Appearance::Absent);
    assert_eq!(scores[half.index()], -Points::HALF, "a bye that the round does not list gives nothing");
}
