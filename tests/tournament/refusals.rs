//! What stands against acts: conflicts, refusals and warnings.

use crate::events::{Event, player};
use sonneborn_pairing::fewer_rounds_possible;
use sonneborn_tournament::acts::{
    Act, ChangePresence, ChangeRegulations, Close, CorrectForRating, Create, DiscardDraft, DraftRound, EditPlayer,
    EndForHouse, EnterResult, LeaveFideMode, NumberPlayers, PublishRound, RegisterPlayers, RemovePlayer, Reopen,
    RequestBye, SwapColours, Undo, UnpublishRound,
};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::house_points::HouseEnding;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::judge::levels::Level;
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::numbering;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::{PlayerData, Presence};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{PairedBy, Seating};
use sonneborn_tournament::scoring::{Scoring, ScoringFault};
use sonneborn_tournament::warning::Warning;

/// Four players, numbered, round 1 published.
fn started() -> (Event, RoundNo) {
    let mut event = Event::swiss(4, 5);
    event.number();
    let round = event.pair();
    (event, round)
}

#[test]
fn two_arbiters_do_not_overwrite_each_other() {
    let (mut event, round) = started();
    let first = event.result(round, 1, GameResult::Draw);
    let late =
        Act::EnterResult(EnterResult { round, board: 1, was: None, now: Some(GameResult::WhiteWins), players: None });
    assert_eq!(event.try_act(late), Err(Refusal::Conflict { touched: first }));
    let same = Act::EnterResult(EnterResult { round, board: 1, was: None, now: Some(GameResult::Draw), players: None });
    assert_eq!(event.try_act(same), Err(Refusal::AlreadySo));
}

#[test]
fn the_next_round_waits_for_every_result() {
    let (mut event, round) = started();
    event.result(round, 2, GameResult::WhiteWins);
    let games = vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(1) }];
    let draft = Act::DraftRound(DraftRound {
        round: round.next(),
        games,
        byes: vec![],
        paired_by: Default::default(),
        engine: vec![],
    });
    assert_eq!(event.try_act(draft), Err(Refusal::RoundNotComplete { round, missing: vec![1] }));
}

#[test]
fn a_result_is_corrected_freely_then_with_a_reason_then_for_the_rating_report_only() {
    let (mut event, first) = started();
    event.finish(first);
    let correction = |now| {
        Act::EnterResult(EnterResult { round: first, board: 1, was: Some(GameResult::WhiteWins), now, players: None })
    };
    let needs_reason = |event: &Event| {
        let judged = judge(&event.journal, Role::Arbiter, &correction(Some(GameResult::Draw)));
        judged.expect("not refused").needs_reason
    };
    assert!(!needs_reason(&event));
    let second = event.pair();
    assert!(needs_reason(&event));
    assert_eq!(
        event.clone().try_act(correction(Some(GameResult::Draw))),
        Ok(vec![Warning::PastResult { round: first }])
    );
    assert_eq!(event.clone().try_act(correction(None)), Err(Refusal::RoundFollowed { round: first }));
    event.finish(second);
    event.pair();
    assert_eq!(event.try_act(correction(Some(GameResult::Draw))), Err(Refusal::TooLateForResult { round: first }));
    event.must(Act::CorrectForRating(CorrectForRating {
        round: first,
        board: 1,
        was: None,
        now: Some(GameResult::Draw),
        players: None,
    }));
    assert_eq!(event.state().rounds[0].games[0].result, Some(GameResult::WhiteWins), "standings keep the old result");
}

#[test]
fn no_correction_for_ratings_leaves_a_game_open() {
    let (mut event, first) = started();
    event.result(first, 1, GameResult::Draw);
    let now = Some(GameResult::Adjourned);
    let correction = CorrectForRating { round: first, board: 1, was: None, now, players: None };
    let refused = event.try_act(Act::CorrectForRating(correction));
    assert_eq!(refused, Err(Refusal::AdjournmentOpen { round: first, board: 1 }));
}

#[test]
fn a_correction_for_ratings_corrects_something() {
    let (mut event, first) = started();
    event.result(first, 1, GameResult::Draw);
    let of_board =
        |was, now| Act::CorrectForRating(CorrectForRating { round: first, board: 1, was, now, players: None });
    let (draw, win) = (Some(GameResult::Draw), Some(GameResult::WhiteWins));
    assert_eq!(event.try_act(of_board(None, draw)), Err(Refusal::AlreadySo), "it is rated as a draw anyway");
    event.must(of_board(None, win));
    event.must(of_board(win, draw));
    assert_eq!(event.state().rounds[0].games[0].for_rating, draw, "what was corrected can be put right");
}

#[test]
fn a_correction_for_ratings_changes_sides_with_the_colours() {
    let (mut event, first) = started();
    event.result(first, 1, GameResult::Draw);
    let now = Some(GameResult::WhiteWins);
    event.must(Act::CorrectForRating(CorrectForRating { round: first, board: 1, was: None, now, players: None }));
    event.must(Act::SwapColours(SwapColours { round: first, board: 1, players: None }));
    let game = &event.state().rounds[0].games[0];
    assert_eq!(game.for_rating, Some(GameResult::BlackWins), "the same player has won");
}

#[test]
fn an_act_on_which_later_ones_rest_is_not_undone() {
    let (mut event, first) = started();
    let result = event.result(first, 1, GameResult::Draw);
    event.finish(first);
    event.pair();
    let Err(Refusal::LaterActRests { seq, why, .. }) = event.try_act(Act::Undo(Undo { seq: result })) else {
        panic!("the pairing of round 2 rests on the result");
    };
    assert_eq!(seq, result);
    assert_eq!(*why, Refusal::RoundNotComplete { round: first, missing: vec![1] });
}

#[test]
fn pairing_by_hand_warns_of_what_the_basic_rules_forbid() {
    let (mut event, first) = started();
    event.finish(first);
    let again = event.state().rounds[0].games.iter().map(|game| Seating {
        board: game.board,
        white: game.white,
        black: game.black,
    });
    let games: Vec<Seating> = again.collect();
    let second = first.next();
    let by_hand = Act::DraftRound(DraftRound {
        round: second,
        games: games.clone(),
        byes: vec![],
        paired_by: sonneborn_tournament::round::PairedBy::Arbiter,
        engine: vec![],
    });
    let warnings = event.try_act(by_hand).expect("rematches are warned of, not refused");
    let rematch = Warning::Rematch { white: games[0].white, black: games[0].black, round: first };
    assert!(warnings.contains(&rematch), "{warnings:?}");
    event.must(Act::PublishRound(PublishRound { round: second, compared: None }));
    event.finish(second);
    let third = Act::DraftRound(DraftRound {
        round: second.next(),
        games: games.clone(),
        byes: vec![],
        paired_by: sonneborn_tournament::round::PairedBy::Arbiter,
        engine: vec![],
    });
    let warnings = event.try_act(third).expect("colours are warned of, not refused");
    assert!(warnings.contains(&Warning::ThirdColour { player: games[0].white, colour: Colour::White }), "{warnings:?}");
    let imbalance = Warning::ColourImbalance { player: games[0].black, colour: Colour::Black, difference: 3 };
    assert!(warnings.contains(&imbalance), "{warnings:?}");
}

#[test]
fn nobody_sits_at_two_boards() {
    let (mut event, first) = started();
    event.finish(first);
    let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    for (games, byes, refusal) in [
        (vec![seat(1, 0, 1), seat(2, 1, 2)], vec![], Refusal::TwiceInRound { player: PlayerId(1) }),
        (vec![seat(1, 0, 0)], vec![], Refusal::TwiceInRound { player: PlayerId(0) }),
        (vec![seat(1, 0, 1), seat(1, 2, 3)], vec![], Refusal::BoardTwice { board: 1 }),
        (vec![seat(1, 0, 9)], vec![], Refusal::NoSuchPlayer { player: PlayerId(9) }),
        (vec![], vec![], Refusal::EmptyRound { round: RoundNo(2) }),
        (
            vec![seat(1, 0, 1)],
            vec![(PlayerId(2), Bye::PairingAllocated), (PlayerId(3), Bye::PairingAllocated)],
            Refusal::TwoByes,
        ),
    ] {
        let act = Act::DraftRound(DraftRound {
            round: RoundNo(2),
            games,
            byes,
            paired_by: Default::default(),
            engine: vec![],
        });
        assert_eq!(event.try_act(act), Err(refusal));
    }
}

#[test]
fn numbers_follow_strength_and_freeze_after_round_four() {
    let mut event = Event::swiss(4, 9);
    let newcomer = vec![player("Newcomer", 2500)];
    event.number();
    for _ in 0..3 {
        let round = event.pair();
        event.finish(round);
    }
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: newcomer.clone(),
        first_round: RoundNo(4),
        source: "form".into(),
    }));
    assert_eq!(numbering::order(event.state())[0], PlayerId(4), "a late entry takes their place by rating");
    event.number();
    let fourth = event.pair();
    event.finish(fourth);
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: newcomer,
        first_round: RoundNo(5),
        source: "form".into(),
    }));
    assert_eq!(numbering::order(event.state())[1], PlayerId(5), "after the equal who came first");
    let mut order = numbering::order(event.state());
    order.swap(0, 2);
    assert_eq!(event.try_act(Act::NumberPlayers(NumberPlayers { order })), Err(Refusal::NumbersFrozen));
    event.number();
}

#[test]
fn byes_are_asked_for_within_the_regulations() {
    let mut event = Event::swiss(4, 5);
    let bye = |round, now| {
        Act::RequestBye(RequestBye { player: PlayerId(0), round: RoundNo(round), was: None, now: Some(now) })
    };
    assert_eq!(event.clone().try_act(bye(1, Bye::HalfPoint)), Ok(vec![]));
    let promised = Warning::AllocatedInAdvance { player: PlayerId(0), round: RoundNo(1) };
    assert_eq!(event.clone().try_act(bye(1, Bye::PairingAllocated)), Ok(vec![promised]), "given in advance");
    let late = Warning::ByeTooLate { player: PlayerId(0), round: RoundNo(5) };
    assert_eq!(event.clone().try_act(bye(5, Bye::HalfPoint)), Ok(vec![late]));
    let deprecated = Warning::FullPointBye { player: PlayerId(0) };
    assert_eq!(event.clone().try_act(bye(2, Bye::FullPoint)), Ok(vec![deprecated]));
    event.must(bye(1, Bye::HalfPoint));
    let second = Warning::TooManyHalfPointByes { player: PlayerId(0), allowed: 1 };
    assert_eq!(event.try_act(bye(2, Bye::HalfPoint)), Ok(vec![second]));
    assert_eq!(event.try_act(bye(6, Bye::ZeroPoint)), Err(Refusal::NoSuchRound { round: RoundNo(6) }));
}

#[test]
fn the_bye_is_given_in_advance_to_one_player_and_not_twice() {
    let mut event = Event::swiss(5, 5);
    let bye = |player, round| {
        Act::RequestBye(RequestBye {
            player: PlayerId(player),
            round: RoundNo(round),
            was: None,
            now: Some(Bye::PairingAllocated),
        })
    };
    event.must(bye(2, 1));
    assert_eq!(event.try_act(bye(3, 1)), Err(Refusal::TwoByes));
    event.number();
    let round = event.pair();
    assert_eq!(event.state().round(round).expect("paired").byes, [], "the test's pairing leaves them out");
    let mut again = Event::swiss(5, 5);
    again.number();
    let first = again.pair();
    let (with_bye, _) = again.state().round(first).expect("paired").byes[0];
    assert_eq!(
        again.try_act(bye(with_bye.0, 2)),
        Ok(vec![
            Warning::SecondBye { player: with_bye },
            Warning::AllocatedInAdvance { player: with_bye, round: RoundNo(2) },
        ])
    );
}

#[test]
fn who_sits_at_a_board_does_not_withdraw_from_that_round() {
    let (mut event, first) = started();
    let leave = |from| {
        Act::ChangePresence(ChangePresence {
            player: PlayerId(0),
            was: Presence::Playing,
            now: Presence::Withdrawn { from },
        })
    };
    assert_eq!(event.try_act(leave(first)), Err(Refusal::RoundPaired { round: first }));
    event.must(leave(first.next()));
    assert!(!event.state().players[0].takes_part_in(first.next()));
    assert_eq!(
        event.try_act(Act::RemovePlayer(RemovePlayer { player: PlayerId(0) })),
        Err(Refusal::PairedAlready { player: PlayerId(0) })
    );
}

#[test]
fn regulations_do_not_drop_paired_rounds() {
    let (mut event, first) = started();
    event.finish(first);
    event.pair();
    let was = Box::new(event.state().regulations.clone());
    let shorter = Box::new(Regulations { rounds: 1, ..(*was).clone() });
    let act = Act::ChangeRegulations(ChangeRegulations { was: was.clone(), now: shorter });
    assert_eq!(event.try_act(act), Err(Refusal::FewerRoundsThanPaired { rounds: 2 }));
    let longer = Box::new(Regulations { rounds: 6, ..(*was).clone() });
    let change = Act::ChangeRegulations(ChangeRegulations { was, now: longer });
    assert_eq!(event.try_act(change.clone()), Err(Refusal::LockedInFideMode { field: RegulationField::Rounds }));
    event.must(Act::LeaveFideMode(LeaveFideMode { round: RoundNo(2) }));
    assert_eq!(event.try_act(change), Ok(vec![Warning::RegulationsAfterStart]));
}

#[test]
fn a_closed_event_keeps_still_until_it_is_reopened() {
    let mut event = Event::swiss(2, 1);
    event.number();
    let round = event.pair();
    assert_eq!(event.try_act(Act::Close(Close {})), Err(Refusal::RoundNotComplete { round, missing: vec![1] }));
    event.result(round, 1, GameResult::Adjourned);
    assert_eq!(event.try_act(Act::Close(Close {})), Err(Refusal::AdjournmentOpen { round, board: 1 }));
    event.result(round, 1, GameResult::BlackWins);
    event.must(Act::Close(Close {}));
    assert_eq!(event.try_act(Act::SwapColours(SwapColours { round, board: 1, players: None })), Err(Refusal::Closed));
    event.must(Act::Reopen(Reopen {}));
    event.must(Act::SwapColours(SwapColours { round, board: 1, players: None }));
    assert_eq!(event.state().rounds[0].games[0].result, Some(GameResult::WhiteWins));
}

#[test]
fn how_a_game_ended_for_the_club_is_entered_for_a_published_board_by_what_was_believed() {
    let mut event = Event::swiss(4, 3);
    event.number();
    let first = event.pair();
    let game = event.state().round(first).and_then(|round| round.game(1)).expect("a board").clone();
    let left = |by| HouseEnding::Left { by, rounds: 20 };
    let end = |round, board, was, now| Act::EndForHouse(EndForHouse { round, board, was, now, players: None });
    let now = Some(left(game.white));
    assert_eq!(event.try_act(end(first, 9, None, now)), Err(Refusal::NoSuchBoard { round: first, board: 9 }));
    assert_eq!(event.try_act(end(RoundNo(2), 1, None, now)), Err(Refusal::NoSuchRound { round: RoundNo(2) }));
    let stranger = event.state().round(first).and_then(|round| round.game(2)).expect("a board").white;
    let refused = event.try_act(end(first, 1, None, Some(left(stranger))));
    assert_eq!(refused, Err(Refusal::NotInRound { player: stranger, round: first }));
    let entered = event.must(end(first, 1, None, now));
    assert_eq!(event.try_act(end(first, 1, None, Some(HouseEnding::Void))), Err(Refusal::Conflict { touched: 0 }));
    event.must(Act::Undo(Undo { seq: entered }));
    assert_eq!(event.state().house_ending(first, 1), None);
    event.must(end(first, 1, None, Some(HouseEnding::Void)));
    event.must(Act::UnpublishRound(UnpublishRound { round: first }));
    assert!(event.state().house_endings.is_empty(), "the boards are paired anew");
}

fn created(regulations: Regulations) -> Result<Vec<Warning>, Refusal> {
    let details = Details { name: "Test Open".into(), ..Details::default() };
    Event::default().try_act(Act::Create(Create { details, regulations: Box::new(regulations) }))
}

/// VCL4THP 83 and 84: the bye is worth a win, a draw or a loss.
#[test]
fn in_fide_mode_the_bye_is_worth_what_a_game_can_give() {
    let with_bye = |bye: &str| {
        let bye = reader::points(bye).expect("points");
        created(Regulations {
            scoring: Scoring { pairing_allocated_bye: bye, ..Scoring::STANDARD },
            ..Regulations::default()
        })
    };
    for allowed in ["1", "0.5", "0"] {
        assert_eq!(with_bye(allowed), Ok(vec![]), "{allowed}");
    }
    let fault = ScoringFault::ByeNoResult;
    assert_eq!(with_bye("0.75"), Err(Refusal::Scoring { fault }));
    assert_eq!(with_bye("2"), Err(Refusal::Scoring { fault: ScoringFault::ByeAboveWin }));
    // Where the rules are the organiser's own, so are the points.
    let scoring = Scoring { pairing_allocated_bye: reader::points("0.75").expect("points"), ..Scoring::STANDARD };
    assert_eq!(created(Regulations { scoring, system: System::ByHand, ..Regulations::default() }), Ok(vec![]));
}

/// VCL4THP 105.
#[test]
fn in_fide_mode_no_round_robin_is_decided_by_buchholz() {
    let table = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let by = |codes: &[&str]| {
        let tie_breaks = codes.iter().map(|code| Coded::written(code)).collect();
        created(Regulations { system: table, tie_breaks, ..Regulations::default() })
    };
    assert_eq!(by(&["DE", "SB"]), Ok(vec![]));
    for code in ["BH", "BH/C1", "FB", "AOB"] {
        assert_eq!(by(&["SB", code]), Err(Refusal::NoTieBreakOfTables { code: code.into() }));
    }
}

/// VCL4THP 62 and 63: told before round 1, and played all the same.
#[test]
fn more_rounds_than_opponents_are_told_before_round_1() {
    for (players, rounds, possible) in [(4, 3, None), (4, 4, Some(3)), (5, 5, None), (5, 6, Some(5))] {
        let mut event = Event::swiss(players, rounds);
        event.number();
        assert_eq!(fewer_rounds_possible(event.state()), possible, "{players} players");
        event.pair();
        assert_eq!(fewer_rounds_possible(event.state()), None, "{players} players");
    }
}

/// VCL4THP 67.
#[test]
fn a_pair_of_whom_neither_gets_the_colour_due_is_told() {
    let (mut event, first) = started();
    event.finish(first);
    let whites: Vec<PlayerId> =
        event.state().round(first).expect("paired").games.iter().map(|game| game.white).collect();
    let blacks: Vec<PlayerId> =
        event.state().round(first).expect("paired").games.iter().map(|game| game.black).collect();
    let pairs = |turned: bool| {
        let seat = |(board, (white, black)): (u16, (PlayerId, PlayerId))| Seating { board, white, black };
        let pairs = [(whites[0], blacks[1]), (whites[1], blacks[0])];
        let games = pairs.map(|(white, black)| if turned { (black, white) } else { (white, black) });
        let games = (1..).zip(games).map(seat).collect();
        Act::DraftRound(DraftRound {
            round: RoundNo(2),
            games,
            byes: vec![],
            paired_by: PairedBy::Arbiter,
            engine: vec![],
        })
    };
    assert_eq!(event.clone().try_act(pairs(true)), Ok(vec![]));
    let told = event.try_act(pairs(false)).expect("a warning refuses nothing");
    let expected = |game: usize| Warning::ColoursNotDue { white: whites[game], black: blacks[1 - game] };
    assert_eq!(told, [expected(0), expected(1)]);
}

/// VCL4THP 168: an adjourned game that was paired over once is told again.
#[test]
fn games_adjourned_in_earlier_rounds_are_named_when_pairing() {
    let (mut event, first) = started();
    event.result(first, 1, GameResult::Adjourned);
    event.finish(first);
    let second = event.pair();
    event.finish(second);
    let games = vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(1) }];
    let draft = Act::DraftRound(DraftRound {
        round: second.next(),
        games,
        byes: vec![],
        paired_by: PairedBy::Engine,
        engine: vec![],
    });
    let told = event.try_act(draft).expect("a warning refuses nothing");
    assert_eq!(told, [Warning::AdjournedEarlier { games: vec![(first, 1)] }]);
}

/// VCL4THP 175-176.
#[test]
fn who_is_not_eligible_gets_no_half_point_bye() {
    let mut event = Event::swiss(4, 5);
    let bye = |round, now| {
        Act::RequestBye(RequestBye { player: PlayerId(0), round: RoundNo(round), was: None, now: Some(now) })
    };
    let mark = |event: &Event, now: bool| {
        let was = event.state().players[0].data.clone();
        let now = PlayerData { no_half_point_byes: now, ..was.clone() };
        Act::EditPlayer(EditPlayer { player: PlayerId(0), was: Box::new(was), now: Box::new(now) })
    };
    event.must(bye(2, Bye::HalfPoint));
    let refused = Err(Refusal::NotEligibleForBye { player: PlayerId(0) });
    let marked = mark(&event, true);
    assert_eq!(event.try_act(marked.clone()), refused, "a bye is asked for already");
    event.must(Act::RequestBye(RequestBye {
        player: PlayerId(0),
        round: RoundNo(2),
        was: Some(Bye::HalfPoint),
        now: None,
    }));
    event.must(marked);
    assert_eq!(event.try_act(bye(3, Bye::HalfPoint)), refused);
    event.must(bye(3, Bye::ZeroPoint));
    let unmarked = mark(&event, false);
    event.must(unmarked);
    event.must(bye(2, Bye::HalfPoint));
}

/// VCL4THP 100-102: a round robin paired by hand.
#[test]
fn by_hand_everybody_meets_everybody_once_in_a_round_robin() {
    let mut event = Event::default();
    let system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let regulations = Regulations { system, rounds: 3, tie_breaks: Vec::new(), ..Regulations::default() };
    let details = Details { name: "Table".into(), ..Details::default() };
    event.must(Act::Create(Create { details, regulations: Box::new(regulations) }));
    let players = (0..4).map(|index| player(&format!("P{index}"), 2000 - index)).collect();
    event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
    event.number();
    let by_hand = |round, pairs: [(u32, u32); 2]| {
        let seat = |(board, (white, black))| Seating { board, white: PlayerId(white), black: PlayerId(black) };
        let games = (1..).zip(pairs).map(seat).collect();
        Act::DraftRound(DraftRound {
            round: RoundNo(round),
            games,
            byes: vec![],
            paired_by: PairedBy::Arbiter,
            engine: vec![],
        })
    };
    for (round, pairs) in [(1, [(0, 1), (2, 3)]), (2, [(0, 2), (1, 3)])] {
        event.must(by_hand(round, pairs));
        event.must(Act::PublishRound(PublishRound { round: RoundNo(round), compared: None }));
        event.finish(RoundNo(round));
    }
    let again = event.try_act(by_hand(3, [(1, 0), (3, 2)]));
    assert_eq!(again, Err(Refusal::MetAlready { players: [PlayerId(1), PlayerId(0)], times: 1 }));
    let told = event.try_act(by_hand(3, [(0, 3), (1, 2)])).expect("they have not met");
    let third = |player, colour| Warning::ThirdColour { player: PlayerId(player), colour };
    assert_eq!(told, [third(0, Colour::White), third(3, Colour::Black)]);
}

/// C.04.2 art. 3.1: later rounds rest on the draw for which an adjourned game stood, so that a slip in its result is mended as long as
/// nothing was paired by that.
#[test]
fn a_slip_in_the_result_of_an_adjourned_game_is_mended_rounds_later() {
    let mut event = Event::swiss(8, 7);
    event.number();
    let first = event.pair();
    event.result(first, 1, GameResult::Adjourned);
    event.finish(first);
    for _ in 0..3 {
        let round = event.pair();
        event.finish(round);
    }
    // Its first result is confirmed, and corrects nobody.
    let first_result = Act::EnterResult(EnterResult {
        round: first,
        board: 1,
        was: Some(GameResult::Adjourned),
        now: Some(GameResult::WhiteWins),
        players: None,
    });
    let judged = judge(&event.journal, Role::Arbiter, &first_result).expect("it is asked about");
    assert_eq!((judged.level, judged.needs_reason), (Level::Confirmed, false));
    event.result(first, 1, GameResult::WhiteWins);
    let slip = |was, now| {
        Act::EnterResult(EnterResult { round: first, board: 1, was: Some(was), now: Some(now), players: None })
    };
    // Erased it would be open under three rounds, and nobody could enter it any more.
    let was = Some(GameResult::WhiteWins);
    let erased = Act::EnterResult(EnterResult { round: first, board: 1, was, now: None, players: None });
    assert_eq!(event.try_act(erased), Err(Refusal::TooLateForResult { round: first }));
    let judged = judge(&event.journal, Role::Arbiter, &slip(GameResult::WhiteWins, GameResult::BlackWins));
    let judged = judged.expect("it is asked about");
    assert_eq!((judged.level, judged.needs_reason), (Level::Confirmed, true));
    event.must(slip(GameResult::WhiteWins, GameResult::BlackWins));
    for _ in 0..2 {
        let round = event.pair();
        event.finish(round);
    }
    let late = event.try_act(slip(GameResult::BlackWins, GameResult::Draw));
    assert_eq!(late, Err(Refusal::TooLateForResult { round: first }));
    // A game that was not adjourned is as before.
    let other = Act::EnterResult(EnterResult {
        round: first,
        board: 2,
        was: Some(GameResult::WhiteWins),
        now: Some(GameResult::Draw),
        players: None,
    });
    assert_eq!(event.try_act(other), Err(Refusal::TooLateForResult { round: first }));
}

/// C.05 Annex 1: the table says who plays.
#[test]
fn in_a_table_nobody_asks_for_a_bye_and_nobody_comes_later() {
    let mut event = Event::default();
    let system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let regulations = Regulations { system, rounds: 5, tie_breaks: Vec::new(), ..Regulations::default() };
    let details = Details { name: "Table".into(), ..Details::default() };
    event.must(Act::Create(Create { details, regulations: Box::new(regulations) }));
    let players = (0..5).map(|index| player(&format!("P{index}"), 2000 - index)).collect();
    event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
    let later = Act::RegisterPlayers(RegisterPlayers {
        players: vec![player("Late", 1500)],
        first_round: RoundNo(2),
        source: "test".into(),
    });
    assert_eq!(event.try_act(later), Err(Refusal::TableBegun));
    event.number();
    for bye in [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint, Bye::PairingAllocated] {
        let asked = Act::RequestBye(RequestBye { player: PlayerId(1), round: RoundNo(2), was: None, now: Some(bye) });
        assert_eq!(event.try_act(asked), Err(Refusal::ByeNotRequestable), "{bye:?}");
    }
    let games = vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(1) }];
    let round = RoundNo(1);
    event.must(Act::DraftRound(DraftRound {
        round,
        games,
        byes: vec![],
        paired_by: PairedBy::Arbiter,
        engine: vec![],
    }));
    let players = vec![PlayerId(2), PlayerId(3), PlayerId(4)];
    let published = event.try_act(Act::PublishRound(PublishRound { round, compared: None }));
    assert_eq!(published, Err(Refusal::TableIncomplete { round, players }));
    // Who is free in round 1 is in the table all the same.
    event.must(Act::DiscardDraft(DiscardDraft { round }));
    let games = vec![
        Seating { board: 1, white: PlayerId(0), black: PlayerId(1) },
        Seating { board: 2, white: PlayerId(2), black: PlayerId(3) },
    ];
    event.must(Act::DraftRound(DraftRound {
        round,
        games,
        byes: vec![],
        paired_by: PairedBy::Arbiter,
        engine: vec![],
    }));
    let free = PlayerId(4);
    assert_eq!(
        event.try_act(Act::RemovePlayer(RemovePlayer { player: free })),
        Err(Refusal::PairedAlready { player: free })
    );
}

/// A win must be worth something in FIDE mode.
#[test]
fn a_win_is_worth_more_than_a_loss_in_fide_mode() {
    let one = Points::ONE;
    let same = Regulations { scoring: Scoring::of(one, one, one), ..Regulations::default() };
    assert_eq!(created(same.clone()), Err(Refusal::Scoring { fault: ScoringFault::WinIsNoMore }));
    assert_eq!(created(Regulations { system: System::ByHand, ..same }), Ok(vec![]));
}
