//! The Basic Rules when an arbiter pairs by hand (C.04.1), tables with somebody who has left (C.05 6.6), and who may still sit down.

use crate::events::{Event, act, player, regulations};
use crate::teams;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AlterDraft, RegisterPlayers};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::regulations::{Apart, Prohibition, Regulations, RoundRobin, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::warning::Warning;

/// The warnings of an act, or its refusal.
fn warned(event: &Event, act: &Act) -> Result<Vec<Warning>, String> {
    let judged = judge(&event.journal, Role::ChiefArbiter, act).map_err(|why| format!("{why:?}"))?;
    let told = judged.consequences.into_iter().filter_map(|(consequence, _)| match consequence {
        Consequence::Warned(warning) => Some(warning),
        _ => None,
    });
    Ok(told.collect())
}

fn draft(round: u16, games: &[(u32, u32)], byes: &[(u32, &str)]) -> Act {
    let games: Vec<String> = (1..)
        .zip(games)
        .map(|(board, (white, black))| format!(r#"{{"board":{board},"white":{white},"black":{black}}}"#))
        .collect();
    let byes: Vec<String> = byes.iter().map(|(player, bye)| format!(r#"[{player},"{bye}"]"#)).collect();
    let (games, byes) = (games.join(","), byes.join(","));
    act(&format!(r#"{{"act":"draft_round","round":{round},"games":[{games}],"byes":[{byes}],"paired_by":"arbiter"}}"#))
}

fn publish(event: &mut Event, round: u16) {
    event.must(act(&format!(r#"{{"act":"publish_round","round":{round},"compared":"as_engine"}}"#)));
}

/// Numbered players of an event by such regulations.
fn with(players: u16, change: impl FnOnce(&mut Regulations)) -> Event {
    let mut event = Event::swiss(players, 9);
    let was = event.state().regulations.clone();
    let mut now = was.clone();
    change(&mut now);
    if now != was {
        event.must(regulations(&was, &now));
    }
    event.number();
    event
}

/// C.04.1 art. 4: who had the bye, or as much as a win without play, gets none.
#[test]
fn a_second_bye_is_warned_of_after_whatever_gave_a_win_without_play() {
    use GameResult::{BothForfeit, Draw, WhiteWins, WhiteWinsByForfeit};
    let id = PlayerId;
    // What round 1 was for player 0, and whether the bye of round 2 is their second.
    for (result, bye, is_second) in [
        (Some(WhiteWins), "", false),
        (Some(Draw), "", false),
        (Some(WhiteWinsByForfeit), "", true),
        (Some(BothForfeit), "", false),
        (None, "pairing_allocated", true),
        (None, "full_point", true),
        (None, "half_point", false),
        (None, "zero_point", false),
    ] {
        let mut event = with(5, |_| {});
        let (games, byes) = match result {
            Some(_) => (vec![(0, 1), (2, 3)], vec![(4, "zero_point")]),
            None => (vec![(1, 2), (3, 4)], vec![(0, bye)]),
        };
        event.must(draft(1, &games, &byes));
        publish(&mut event, 1);
        event.result(RoundNo(1), 1, result.unwrap_or(Draw));
        event.finish(RoundNo(1));
        let second = Warning::SecondBye { player: id(0) };
        let by_hand = warned(&event, &draft(2, &[(2, 1), (4, 3)], &[(0, "pairing_allocated")])).expect("a round");
        assert_eq!(by_hand.contains(&second), is_second, "{result:?} {bye}");
        let other = warned(&event, &draft(2, &[(2, 1), (4, 3)], &[(0, "half_point")])).expect("a round");
        assert!(!other.contains(&second), "it is another bye: {result:?} {bye}");
        let asked = act(r#"{"act":"request_bye","player":0,"round":2,"was":null,"now":"pairing_allocated"}"#);
        let asked = warned(&event, &asked).expect("a bye");
        let advance = Warning::AllocatedInAdvance { player: id(0), round: RoundNo(2) };
        let expected = if is_second { vec![second, advance] } else { vec![advance] };
        assert_eq!(asked, expected, "{result:?} {bye}");
    }
}

#[test]
fn by_hand_an_arbiter_is_told_of_rematches_prohibitions_and_who_is_left_out() {
    let who = Apart::Players(vec![PlayerId(0), PlayerId(3)]);
    let rule = Prohibition { first: RoundNo(2), last: RoundNo(2), who, soft: false };
    let mut event = with(6, |rules| rules.prohibitions = vec![rule]);
    event.must(draft(1, &[(0, 1), (2, 3), (4, 5)], &[]));
    publish(&mut event, 1);
    event.result(RoundNo(1), 1, GameResult::WhiteWins);
    event.result(RoundNo(1), 2, GameResult::WhiteWinsByForfeit);
    event.finish(RoundNo(1));
    let told = |games: &[(u32, u32)]| warned(&event, &draft(2, games, &[])).expect("a round");
    let rematch = Warning::Rematch { white: PlayerId(1), black: PlayerId(0), round: RoundNo(1) };
    let left_out = |players: &[u32]| Warning::LeftOut { players: players.iter().map(|one| PlayerId(*one)).collect() };
    assert_eq!(told(&[(1, 0)]), [rematch, left_out(&[2, 3, 4, 5])]);
    assert_eq!(told(&[(3, 2), (5, 0), (1, 4)]), [], "a forfeit is no meeting");
    let apart = Warning::Prohibited { white: PlayerId(3), black: PlayerId(0) };
    assert_eq!(told(&[(3, 0), (1, 2), (5, 4)])[..1], [apart]);
    let engines = act(
        r#"{"act":"draft_round","round":2,"games":[{"board":1,"white":1,"black":0}],"byes":[],"paired_by":"engine"}"#,
    );
    assert_eq!(warned(&event, &engines), Ok(vec![]), "the engine knows the rules");
    // A change of a draft warns of what the draft did not have.
    event.must(draft(2, &[(1, 0), (3, 2), (5, 4)], &[]));
    let alter = |games: [(u32, u32); 3]| {
        let Act::DraftRound(draft) = draft(2, &games, &[]) else { panic!("a draft") };
        let (round, games, byes) = (draft.round, draft.games, draft.byes);
        warned(&event, &Act::AlterDraft(AlterDraft { round, games, byes })).expect("meant")
    };
    assert_eq!(alter([(1, 0), (2, 3), (5, 4)]), []);
    let again = Warning::Rematch { white: PlayerId(4), black: PlayerId(5), round: RoundNo(1) };
    let third = alter([(1, 0), (3, 2), (4, 5)]);
    assert!(third.contains(&again) && third.iter().all(|one| !matches!(one, Warning::LeftOut { .. })), "{third:?}");
}

/// C.04.1 art. 6 and 7: games that were not played have no colour.
#[test]
fn colours_are_counted_of_games_that_were_played() {
    let colours = |results: [GameResult; 2]| {
        let mut event = with(4, |_| {});
        for (round, result) in (1..).zip(results) {
            event.must(draft(round, &[(0, 1), (2, 3)], &[]));
            publish(&mut event, round);
            event.result(RoundNo(round), 1, result);
            event.result(RoundNo(round), 2, GameResult::Draw);
        }
        let told = warned(&event, &draft(3, &[(0, 2), (3, 1)], &[])).expect("a round");
        told.into_iter().filter(|one| !matches!(one, Warning::Rematch { .. })).collect::<Vec<_>>()
    };
    let (white, forfeit) = (GameResult::WhiteWins, GameResult::WhiteWinsByForfeit);
    let third = |player: u32, colour: Colour| Warning::ThirdColour { player: PlayerId(player), colour };
    let more =
        |player: u32, colour: Colour| Warning::ColourImbalance { player: PlayerId(player), colour, difference: 3 };
    let of_both = [third(0, Colour::White), more(0, Colour::White), third(1, Colour::Black), more(1, Colour::Black)];
    assert_eq!(colours([white, white]), of_both);
    assert_eq!(colours([forfeit, white]), []);
    assert_eq!(colours([forfeit, forfeit]), []);
    let mut event = with(4, |_| {});
    event.must(draft(1, &[(0, 1), (2, 3)], &[]));
    publish(&mut event, 1);
    event.finish(RoundNo(1));
    let told = warned(&event, &draft(2, &[(0, 3), (2, 1)], &[])).expect("a round");
    let neither = |white: u32, black: u32| Warning::ColoursNotDue { white: PlayerId(white), black: PlayerId(black) };
    assert_eq!(told, [neither(0, 3), neither(2, 1)]);
}

const ONCE: System = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });

/// A table of four, all rounds published, whose player 0 has won the first game.
fn table() -> Event {
    let mut event = with(4, |rules| {
        rules.tie_breaks.clear();
        (rules.system, rules.rounds) = (ONCE, 3);
    });
    let round = |number: u16, [(a, b), (c, d)]: [(u32, u32); 2]| {
        format!(
            r#"{{"round":{number},"games":[{{"board":2,"white":{c},"black":{d}}},{{"board":1,"white":{a},
            "black":{b}}}]}}"#
        )
    };
    let rounds = [round(1, [(0, 3), (1, 2)]), round(2, [(3, 2), (0, 1)]), round(3, [(1, 3), (2, 0)])].join(",");
    let publish = |rounds: &str| act(&format!(r#"{{"act":"publish_table","rounds":[{rounds}]}}"#));
    // The rounds come in their order, each once, and nobody meets twice or is left out.
    for (rounds, why) in [
        (String::new(), "NoRounds"),
        (round(2, [(0, 3), (1, 2)]), "NotTheNextRound { round: RoundNo(2) }"),
        ([round(1, [(0, 3), (1, 2)]), round(3, [(3, 2), (0, 1)])].join(","), "NotTheNextRound { round: RoundNo(3) }"),
        (format!("{rounds},{}", round(4, [(0, 3), (1, 2)])), "NotTheNextRound { round: RoundNo(4) }"),
        (
            [round(1, [(0, 3), (1, 2)]), round(2, [(3, 0), (1, 2)])].join(","),
            "MetAlready { players: [PlayerId(1), PlayerId(2)], times: 1 }",
        ),
        (round(1, [(0, 3), (1, 3)]), "TwiceInRound { player: PlayerId(3) }"),
    ] {
        assert_eq!(warned(&event, &publish(&rounds)), Err(why.into()), "{rounds}");
    }
    let one = r#"{"round":1,"games":[{"board":1,"white":0,"black":3}]}"#;
    let left_out = Warning::LeftOut { players: vec![PlayerId(1), PlayerId(2)] };
    assert_eq!(warned(&event, &publish(one)), Ok(vec![left_out]));
    event.must(publish(&rounds));
    event.result(RoundNo(1), 1, GameResult::WhiteWins);
    event
}

fn results(state: &Tournament) -> Vec<[Option<GameResult>; 2]> {
    state.rounds.iter().map(|round| [0, 1].map(|game| round.games[game].result)).collect()
}

#[test]
fn who_leaves_a_table_loses_by_forfeit_what_they_have_not_played() {
    use GameResult::{BlackWinsByForfeit, BothForfeit, WhiteWins, WhiteWinsByForfeit};
    let mut event = table();
    assert!(event.state().rounds.iter().all(|round| round.games.is_sorted_by_key(|game| game.board)));
    let leave = |player: u32, from: u16| {
        act(&format!(
            r#"{{"act":"change_presence","player":{player},"was":"playing","now":{{"withdrawn":{{"from":{from}}}}}}}"#
        ))
    };
    let left = event.must(leave(3, 1));
    let (won, white, black) = (Some(WhiteWins), Some(WhiteWinsByForfeit), Some(BlackWinsByForfeit));
    assert_eq!(results(event.state()), [[won, None], [black, None], [white, None]], "what was played stands");
    assert_eq!(event.state().rounds[1].games[0].touched, left);
    // A game of who has left, entered as played, is told; so is none of the others.
    let enter = |round: u16, board: u16, now: &str| {
        let was = event.state().rounds[usize::from(round - 1)].games[usize::from(board - 1)].result;
        let was = serde_json::to_string(&was).expect("written");
        warned(
            &event,
            &act(&format!(r#"{{"act":"enter_result","round":{round},"board":{board},"was":{was},"now":"{now}"}}"#)),
        )
    };
    let has_left = Warning::HasLeft { player: PlayerId(3), round: RoundNo(2) };
    assert_eq!(enter(2, 1, "1-0"), Ok(vec![has_left]));
    for (round, board, now) in [(2, 1, "--"), (2, 1, "adj"), (2, 2, "1-0")] {
        assert_eq!(enter(round, board, now), Ok(vec![]), "{round} {board} {now}");
    }
    let both = event.must(leave(2, 2));
    assert_eq!(results(event.state()), [[won, None], [Some(BothForfeit), None], [white, black]]);
    assert_eq!(event.state().rounds[1].games[0].touched, both);
}

#[test]
fn who_sits_in_a_round_or_a_bracket_does_not_leave_it() {
    let leave = |event: &Event, player: u32, from: u16| {
        let now = format!(r#"{{"withdrawn":{{"from":{from}}}}}"#);
        warned(event, &act(&format!(r#"{{"act":"change_presence","player":{player},"was":"playing","now":{now}}}"#)))
    };
    let refused = |round: u16| Err(format!("RoundPaired {{ round: RoundNo({round}) }}"));
    let mut swiss = with(5, |_| {});
    swiss.must(draft(1, &[(0, 1), (2, 3)], &[(4, "pairing_allocated")]));
    assert_eq!(leave(&swiss, 0, 1), Ok(vec![]), "a draft is repaired");
    publish(&mut swiss, 1);
    assert_eq!([leave(&swiss, 0, 1), leave(&swiss, 0, 2), leave(&swiss, 4, 1)], [refused(1), Ok(vec![]), Ok(vec![])]);
    let mut cup = with(3, |rules| (rules.system, rules.knockout.games) = (System::Knockout, 1));
    cup.must(draft(1, &[(1, 2)], &[]));
    publish(&mut cup, 1);
    assert_eq!([leave(&cup, 0, 1), leave(&cup, 0, 2)], [refused(1), Ok(vec![])], "a bye of a bracket is in no round");
    assert_eq!([leave(&table(), 0, 1), leave(&table(), 0, 2)], [Ok(vec![]), Ok(vec![])]);
}

/// C.04.5.2: who is not there for the second game of a match loses it by forfeit.
#[test]
fn who_has_left_is_seated_for_the_second_game_of_a_match_only() {
    let mut event = with(4, |rules| (rules.system, rules.rounds) = (System::DoubleSwiss, 4));
    event.must(draft(1, &[(0, 1), (2, 3)], &[]));
    publish(&mut event, 1);
    event.finish(RoundNo(1));
    event.must(act(r#"{"act":"change_presence","player":0,"was":"playing","now":{"withdrawn":{"from":2}}}"#));
    let refused = Err(String::from("NotInRound { player: PlayerId(0), round: RoundNo(2) }"));
    assert_eq!(warned(&event, &draft(2, &[(1, 0), (3, 2)], &[])), Ok(vec![]), "colours and opponents repeat by design");
    assert_eq!(warned(&event, &draft(2, &[(3, 0), (1, 2)], &[])), refused);
    event.must(draft(2, &[(1, 0), (3, 2)], &[]));
    publish(&mut event, 2);
    event.finish(RoundNo(2));
    let third = warned(&event, &draft(3, &[(1, 0), (3, 2)], &[]));
    assert_eq!(third, Err("NotInRound { player: PlayerId(0), round: RoundNo(3) }".into()));
    let mut swiss = with(4, |_| {});
    swiss.must(draft(1, &[(0, 1), (2, 3)], &[]));
    publish(&mut swiss, 1);
    swiss.finish(RoundNo(1));
    swiss.must(act(r#"{"act":"change_presence","player":0,"was":"playing","now":{"withdrawn":{"from":2}}}"#));
    assert_eq!(warned(&swiss, &draft(2, &[(1, 0), (3, 2)], &[])), refused, "another system has no second games");
}

#[test]
fn a_draft_is_published_with_who_came_and_went_while_it_waited() {
    let mut event = with(5, |_| {});
    event.must(draft(1, &[(0, 1), (2, 3)], &[(4, "pairing_allocated")]));
    let told = |event: &Event| warned(event, &act(r#"{"act":"publish_round","round":1}"#));
    assert_eq!(told(&event), Ok(vec![]));
    let late = RegisterPlayers { players: vec![player("Late", 1500)], first_round: RoundNo(1), source: "form".into() };
    event.must(Act::RegisterPlayers(late));
    event.must(act(r#"{"act":"request_bye","player":0,"round":1,"was":null,"now":"half_point"}"#));
    let left_out = Warning::LeftOut { players: vec![PlayerId(5)] };
    assert_eq!(told(&event), Ok(vec![left_out, Warning::NoLongerIn { players: vec![PlayerId(0)] }]));
    assert_eq!(event.state().rounds[0].byes, [(PlayerId(4), Bye::PairingAllocated)]);
    let mut empty = with(2, |_| {});
    empty.must(draft(1, &[], &[(0, "zero_point"), (1, "zero_point")]));
    assert_eq!(told(&empty), Err("EmptyRound { round: RoundNo(1) }".into()));
}

/// Two results that were typed for a board are told before the next round rests on one of them.
#[test]
fn a_disagreement_is_told_before_the_next_round_is_paired() {
    let mut event = with(4, |_| {});
    event.must(draft(1, &[(0, 1), (2, 3)], &[]));
    publish(&mut event, 1);
    event.finish(RoundNo(1));
    let next = draft(2, &[(2, 0), (1, 3)], &[]);
    assert_eq!(warned(&event, &next), Ok(vec![]));
    event.must(act(r#"{"act":"keep_typing","round":1,"board":2,"was":null,"typed":"0-1","players":[2,3]}"#));
    let disputed = Warning::ResultsDisputed { games: vec![(RoundNo(1), 2)] };
    assert_eq!(warned(&event, &next), Ok(vec![disputed]));
    let closes = warned(&event, &act(r#"{"act":"close"}"#));
    assert_eq!(closes, Err("DisagreementOpen { round: RoundNo(1), board: 2 }".into()));
}

/// In an event of teams a player is there or is not; points are given to teams.
#[test]
fn a_member_of_a_team_has_no_bye_but_of_no_points() {
    for (event, answers) in [
        (teams::swiss(), ["ByeOfMember", "done", "ByeOfMember", "ByeOfMember"]),
        (with(4, |_| {}), ["done"; 4]),
        (table(), ["ByeNotRequestable"; 4]),
    ] {
        let byes = ["half_point", "zero_point", "full_point", "pairing_allocated"];
        let asked = byes.map(|bye| {
            let text = format!(r#"{{"act":"request_bye","player":0,"round":3,"was":null,"now":"{bye}"}}"#);
            warned(&event, &act(&text)).err().unwrap_or_else(|| "done".into())
        });
        assert_eq!(asked, answers);
    }
}
