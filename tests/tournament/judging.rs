//! The judge: what is asked before an act, who may do it, and that an undo is judged by what it changes; boards to which a
//! deputy's right is limited.

use crate::events::{Event, player};
use sonneborn_tournament::acts::{
    Act, Adjust, ChangePresence, ChangeRegulations, Close, Create, EnterResult, RegisterPlayers, Reopen, Undo,
};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::difference::difference;
use sonneborn_tournament::judge::levels::Level;
use sonneborn_tournament::judge::{Judgement, judge, judge_kept};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Acceleration, Regulations};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_tournament::scope::Boards;
use sonneborn_tournament::warning::Warning;

/// Eight players, round 1 published.
fn started() -> (Event, RoundNo) {
    let mut event = Event::swiss(8, 5);
    event.number();
    let round = event.pair();
    (event, round)
}

fn enter(round: RoundNo, board: u16, was: Option<GameResult>, now: GameResult) -> Act {
    Act::EnterResult(EnterResult { round, board, was, now: Some(now), players: None })
}

fn judged(event: &Event, act: &Act) -> Judgement {
    judge(&event.journal, Role::ChiefArbiter, act).expect("it can be meant")
}

#[test]
fn each_level_asks_once_more_than_the_one_before() {
    let (event, round) = started();
    let judgement = judged(&event, &enter(round, 1, None, GameResult::Draw));
    let asks = |level: Level, needs_reason: bool, given: [bool; 3]| {
        let [reason, confirmed, again] = given;
        Judgement { level, needs_reason, ..judgement.clone() }.asks(reason, confirmed, again).is_some()
    };
    assert!(!asks(Level::Told, false, [false, false, false]));
    assert!(asks(Level::Told, true, [false, true, true]), "a reason is asked for where one is needed");
    assert!(!asks(Level::Told, true, [true, false, false]));
    assert!(asks(Level::Seen, false, [true, false, false]) && !asks(Level::Seen, false, [false, true, false]));
    assert!(asks(Level::Confirmed, true, [true, false, true]) && asks(Level::Confirmed, true, [false, true, true]));
    assert!(!asks(Level::Confirmed, true, [true, true, false]));
    assert!(asks(Level::LeavesFideMode, true, [true, true, false]), "Level 4 is confirmed twice");
    assert!(asks(Level::LeavesFideMode, true, [true, false, true]));
    assert!(!asks(Level::LeavesFideMode, true, [true, true, true]));
    assert!(asks(Level::Refused, false, [true, true, true]), "nothing helps against a refusal");
}

#[test]
fn the_second_question_says_that_it_is_the_second() {
    let (event, round) = started();
    let judgement = Judgement {
        level: Level::LeavesFideMode,
        needs_reason: true,
        ..judged(&event, &enter(round, 1, None, GameResult::Draw))
    };
    let is_again = |reason, confirmed| judgement.asks(reason, confirmed, false).map(|asked| asked.is_again);
    assert_eq!(
        [is_again(false, false), is_again(false, true), is_again(true, true)],
        [Some(false), Some(false), Some(true)]
    );
}

#[test]
fn a_warning_raises_what_is_told_and_lowers_nothing_and_is_kept_once() {
    let (event, round) = started();
    let mut judgement = judged(&event, &enter(round, 1, None, GameResult::Draw));
    assert_eq!((judgement.level, judgement.acknowledged()), (Level::Told, vec![]));
    let warning = Warning::LeftOut { players: vec![PlayerId(7)] };
    judgement.warn(warning.clone());
    judgement.warn(warning.clone());
    assert_eq!((judgement.level, judgement.acknowledged()), (Level::Seen, vec![warning.clone()]));
    let shown = judgement.asks(false, false, false).expect("it asks").consequences;
    assert!(shown.iter().all(|shown| matches!(shown, Consequence::Warned(_))), "what is only told is not asked about");
    judgement.level = Level::Confirmed;
    judgement.warn(warning);
    assert_eq!(judgement.level, Level::Confirmed);
}

#[test]
fn what_is_only_told_is_shown_where_a_reason_is_asked_for_it() {
    let (event, round) = started();
    let now = Presence::Expelled { from: round.next() };
    let expel = Act::ChangePresence(ChangePresence { player: PlayerId(3), was: Presence::Playing, now });
    let judgement = judged(&event, &expel);
    let asked = judgement.asks(false, true, true).expect("a reason is asked for");
    assert_eq!((asked.level, asked.consequences.len()), (Level::Told, 1), "{:?}", judgement.consequences);
    assert_eq!(judgement.asks(true, false, false), None);
}

/// What a file brings was asked about where it was done. A journal from before FIDE mode was a state is judged as a free event's.
#[test]
fn what_a_file_brings_is_judged_by_the_mode_that_its_journal_knows() {
    let levels = |mode_follows_system: bool| {
        let mut event = Event::default();
        let details = Details { name: "Test Open".into(), ..Details::default() };
        let regulations = Box::new(Regulations { mode_follows_system, ..Regulations::default() });
        event.must(Act::Create(Create { details, regulations }));
        let players = (0..4).map(|index| player(&format!("Player {index}"), 2000 - 10 * index)).collect();
        let first_round = RoundNo(1);
        event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round, source: "test".into() }));
        event.number();
        event.pair();
        let was = event.state().regulations.clone();
        let now = Regulations { acceleration: Acceleration::Baku, ..was.clone() };
        let change = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
        let level = |judged: Result<Judgement, Refusal>| judged.map(|judgement| judgement.level);
        (level(judge(&event.journal, Role::ChiefArbiter, &change)), level(judge_kept(&event.journal, &change)))
    };
    let (done_here, brought) = levels(true);
    assert_eq!(done_here, brought);
    let (done_here, brought) = levels(false);
    assert_ne!(done_here, brought);
}

#[test]
fn an_undo_takes_the_role_of_what_it_takes_back() {
    let (mut event, _) = started();
    let was = event.state().regulations.clone();
    let now = Regulations { half_point_byes: was.half_point_byes + 1, ..was.clone() };
    let change = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
    let refused = |event: &Event, act: &Act| judge(&event.journal, Role::Arbiter, act).err();
    let too_low = Some(Refusal::RoleTooLow { least: Role::ChiefArbiter });
    assert_eq!(refused(&event, &change), too_low);
    let seq = event.must(change);
    assert_eq!(refused(&event, &Act::Undo(Undo { seq })), too_low, "an undo is no way round");
    assert!(judge(&event.journal, Role::ChiefArbiter, &Act::Undo(Undo { seq })).is_ok());
    assert_eq!(refused(&event, &Act::Undo(Undo { seq: 1 })), Some(Refusal::NothingToUndo { seq: 1 }));
    assert_eq!(refused(&event, &Act::Undo(Undo { seq: seq + 1 })), Some(Refusal::NothingToUndo { seq: seq + 1 }));
}

#[test]
fn a_published_round_that_is_seated_otherwise_names_its_boards_and_one_taken_back_its_results() {
    let (mut event, round) = started();
    event.result(round, 3, GameResult::Draw);
    let before = event.state();
    let with = |change: fn(&mut Round)| {
        let mut after = before.clone();
        change(&mut after.rounds[0]);
        difference(before, &after)
    };
    let exchanged = with(|round| {
        let (one, other) = (round.games[0].white, round.games[1].white);
        (round.games[0].white, round.games[1].white) = (other, one);
    });
    assert_eq!(exchanged, [Consequence::Reseated { round, boards: vec![1, 2], later: 0 }]);
    let gone = with(|round| round.games.truncate(3));
    assert_eq!(gone, [Consequence::Reseated { round, boards: vec![4], later: 0 }]);
    let taken_back = with(|round| round.state = RoundState::Draft);
    assert!(taken_back.contains(&Consequence::Unpublished { round, results: 1, later: 0 }), "{taken_back:?}");
    assert_eq!(with(|_| {}), []);
}

#[test]
fn a_closed_event_is_left_alone_whatever_the_act_is_called() {
    let mut event = Event::swiss(4, 1);
    event.number();
    let round = event.pair();
    let open = event.try_act(Act::Close(Close {}));
    assert!(open.is_err(), "results are missing");
    event.finish(round);
    let adjust = Act::Adjust(Adjust { player: PlayerId(0), round: None, points: Points::ONE });
    let seq = event.must(adjust.clone());
    event.must(Act::Close(Close {}));
    assert_eq!(event.try_act(adjust), Err(Refusal::Closed));
    assert_eq!(event.try_act(Act::Undo(Undo { seq })), Err(Refusal::Closed));
    event.must(Act::Reopen(Reopen {}));
    assert!(!event.state().closed);
}

#[test]
fn a_deputy_of_boards_enters_and_takes_back_on_these_boards_of_the_round_played() {
    let (mut event, round) = started();
    let boards = Boards { first: 2, last: 3 };
    let allows = |event: &Event, act: &Act| boards.allow(&event.journal, act);
    for (board, is_own) in [(1, false), (2, true), (3, true), (4, false)] {
        assert_eq!(allows(&event, &enter(round, board, None, GameResult::Draw)), is_own, "board {board}");
    }
    let others = event.result(round, 1, GameResult::Draw);
    let own = event.result(round, 2, GameResult::Draw);
    assert!(allows(&event, &Act::Undo(Undo { seq: own })) && !allows(&event, &Act::Undo(Undo { seq: others })));
    assert!(!allows(&event, &Act::Undo(Undo { seq: own + 1 })), "there is no such act");
    let undone = event.must(Act::Undo(Undo { seq: own }));
    assert!(!allows(&event, &Act::Undo(Undo { seq: undone })), "only entries are taken back");
    let adjust = Act::Adjust(Adjust { player: PlayerId(2), round: Some(round), points: Points::ONE });
    assert!(!allows(&event, &adjust), "points are no matter of a board");
    event.finish(round);
    let second = event.pair();
    assert!(!allows(&event, &enter(round, 2, Some(GameResult::WhiteWins), GameResult::Draw)), "the round is over");
    assert!(allows(&event, &enter(second, 2, None, GameResult::Draw)));
}
