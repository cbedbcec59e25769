//! How far an event has come: which round is played and which is next, what is open, and who is missing in it.

use crate::events::{Event, act, regulations};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::absences::{left_out, no_longer_in, no_shows, without_game};
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Numbering, RoundRobin, System};
use sonneborn_tournament::round::{Game, Round, RoundState, Seating};
use sonneborn_tournament::statement::{Open, Statement, WhileOpen};
use sonneborn_tournament::turn::{check_draft_turn, check_pairing_turn, everything_is_played};

/// A round of games 0-1, 2-3, … by a sign a board: `1` is won by White, `a` adjourned, `-` open, `+` won by forfeit by White, `f`
/// forfeited by both.
fn round(number: u16, signs: &str) -> Round {
    let game = |(board, sign): (u16, char)| {
        let seat = u32::from(board - 1) * 2;
        let result = match sign {
            '1' => Some(GameResult::WhiteWins),
            'a' => Some(GameResult::Adjourned),
            '+' => Some(GameResult::WhiteWinsByForfeit),
            'f' => Some(GameResult::BothForfeit),
            '-' => None,
            other => panic!("{other} is no sign"),
        };
        let seating = Seating { board, white: PlayerId(seat), black: PlayerId(seat + 1) };
        Game { result, ..Game::to_play(&seating) }
    };
    Round::imported(RoundNo(number), (1..).zip(signs.chars()).map(game).collect(), Vec::new())
}

/// Eight numbered players in an event of three rounds, with these of them; `?` before a round: it is a draft.
fn event(rounds: &[&str]) -> Tournament {
    let mut state = Event::swiss(8, 3).state().clone();
    for (number, player) in (1..).zip(&mut state.players) {
        player.tpn = Some(Tpn(number));
    }
    for (number, signs) in (1..).zip(rounds) {
        let mut paired = round(number, signs.trim_start_matches('?'));
        if signs.starts_with('?') {
            paired.state = RoundState::Draft;
        }
        state.rounds.push(paired);
    }
    state
}

fn table(rounds: &[&str]) -> Tournament {
    let mut state = event(rounds);
    state.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    state
}

#[test]
fn the_round_that_is_played_is_the_last_with_half_of_its_results_or_the_one_after() {
    // The round that is played, the one whose standings everybody sees in a Swiss and in a table, and the first that can be otherwise.
    for (rounds, current, settled, of_table, unpublished) in [
        (vec![], None, 0, 0, 1),
        (vec!["----"], Some(1), 0, 0, 2),
        (vec!["1---"], Some(1), 0, 0, 2),
        (vec!["11--"], Some(1), 0, 0, 2),
        (vec!["1111"], Some(1), 1, 1, 2),
        (vec!["1111", "?----"], Some(1), 1, 1, 2),
        (vec!["1111", "----"], Some(2), 1, 1, 3),
        (vec!["1111", "1---", "----"], Some(2), 1, 1, 4),
        (vec!["1111", "11--", "----"], Some(2), 1, 1, 4),
        (vec!["111-", "1111", "----"], Some(3), 0, 2, 4),
        (vec!["111a", "1111", "1111"], Some(3), 3, 3, 4),
        (vec!["1111", "111-", "1111"], Some(3), 1, 3, 4),
    ] {
        let state = event(&rounds);
        assert_eq!(state.current_round().map(|round| round.number.0), current, "{rounds:?}");
        assert_eq!((state.settled_round().0, table(&rounds).settled_round().0), (settled, of_table), "{rounds:?}");
        assert_eq!(state.next_unpublished().0, unpublished, "{rounds:?}");
    }
}

#[test]
fn each_round_waits_for_what_comes_before_it() {
    let turn = |rounds: &[&str], next: u16| check_draft_turn(&event(rounds), RoundNo(next));
    assert_eq!(turn(&[], 1), Ok(()));
    assert_eq!(turn(&[], 2), Err(Refusal::NotTheNextRound { round: RoundNo(2) }));
    assert_eq!(turn(&["1111"], 2), Ok(()));
    assert_eq!(turn(&["1111"], 1), Err(Refusal::NotTheNextRound { round: RoundNo(1) }));
    assert_eq!(turn(&["?----"], 2), Err(Refusal::DraftWaits { round: RoundNo(1) }));
    assert_eq!(turn(&["1-1-"], 2), Err(Refusal::RoundNotComplete { round: RoundNo(1), missing: vec![2, 4] }));
    assert_eq!(turn(&["1111", "1a11", "1111"], 4), Err(Refusal::AllRoundsPaired { rounds: 3 }));
    assert_eq!(turn(&["1a11"], 2), Ok(()), "adjourned games pair as draws");
    assert_eq!(check_draft_turn(&table(&["1-1-"]), RoundNo(2)), Ok(()), "no round of a table rests on another");
    assert_eq!(check_draft_turn(&Tournament { closed: true, ..event(&[]) }, RoundNo(1)), Err(Refusal::Closed));
    // Numbers that the program does not choose are there first.
    for (numbering, rounds, answer) in [
        (Numbering::Strength, vec![], Ok(())),
        (Numbering::Lots, vec![], Err(Refusal::NotNumbered { players: vec![PlayerId(7)] })),
        (Numbering::ByHand, vec![], Err(Refusal::NotNumbered { players: vec![PlayerId(7)] })),
        (Numbering::Lots, vec!["1111"], Ok(())),
    ] {
        let mut state = event(&rounds);
        state.regulations.numbering = numbering;
        let next = RoundNo(u16::try_from(rounds.len() + 1).expect("few rounds"));
        assert_eq!(check_pairing_turn(&state, next), Ok(()), "{numbering:?}");
        state.players[7].tpn = None;
        assert_eq!(check_pairing_turn(&state, next), answer, "{numbering:?}");
    }
    assert_eq!(everything_is_played(&event(&["1111", "1111"])), Ok(()));
    let missing = Refusal::RoundNotComplete { round: RoundNo(1), missing: vec![4] };
    assert_eq!(everything_is_played(&event(&["111-", "1a1-"])), Err(missing));
    assert_eq!(
        everything_is_played(&event(&["1111", "1a1a"])),
        Err(Refusal::AdjournmentOpen { round: RoundNo(2), board: 2 })
    );
}

#[test]
fn an_event_is_final_when_nothing_is_to_come() {
    let missing = |first: u16, last: u16| Open::Missing { first: RoundNo(first), last: RoundNo(last) };
    let playing = |round: u16, boards: &[u16]| Open::Playing { round: RoundNo(round), boards: boards.to_vec() };
    let adjourned = |round: u16, boards: &[u16]| Open::Adjourned { round: RoundNo(round), boards: boards.to_vec() };
    // The rounds, up to which the event is told, and what is open.
    for (rounds, through, open) in [
        (vec![], 9, vec![missing(1, 3)]),
        (vec!["----"], 9, vec![missing(1, 3)]),
        (vec!["1---"], 9, vec![playing(1, &[2, 3, 4]), missing(2, 3)]),
        (vec!["1a-a"], 9, vec![playing(1, &[3]), adjourned(1, &[2, 4]), missing(2, 3)]),
        (vec!["1111", "?----"], 9, vec![missing(2, 3)]),
        (vec!["1111", "111a", "1111"], 9, vec![adjourned(2, &[4])]),
        (vec!["1111", "111a", "1111"], 1, vec![missing(2, 3)]),
        (vec!["1111", "----", "1111"], 9, vec![playing(2, &[1, 2, 3, 4])]),
        (vec!["1111", "1111", "1111"], 9, vec![]),
    ] {
        let state = event(&rounds);
        let statement = Statement::after(&state, RoundNo(through));
        assert_eq!(statement.open(), open, "{rounds:?} {through}");
        assert_eq!(statement.is_final(), open.is_empty(), "{rounds:?} {through}");
        let has_open_game = open.iter().any(|open| !matches!(open, Open::Missing { .. }));
        for (rule, asked, permits) in [
            (WhileOpen::Refused, true, open.is_empty()),
            (WhileOpen::Asked, false, open.is_empty()),
            (WhileOpen::Asked, true, !has_open_game),
            (WhileOpen::Marked, false, true),
            (WhileOpen::Indifferent, false, true),
        ] {
            assert_eq!(statement.permits(rule, asked), permits, "{rounds:?} {rule:?} {asked}");
            let told: &[Open] = if rule == WhileOpen::Indifferent { &[] } else { &open };
            assert_eq!(statement.to_tell(rule), told, "{rounds:?} {rule:?}");
        }
    }
    let mut state = event(&["1111", "1111", "1111"]);
    state.rounds[2].games.clear();
    assert!(Statement::of(&state).is_final(), "of a round without games there is nothing to come");
}

#[test]
fn a_statement_names_who_left_and_what_is_rated_otherwise() {
    let mut state = event(&["1111"]);
    state.players[2].presence = Presence::Withdrawn { from: RoundNo(2) };
    state.players[5].presence = Presence::Expelled { from: RoundNo(1) };
    state.rounds[0].games[1].for_rating = Some(GameResult::Draw);
    state.rounds[0].games[2].for_rating = Some(GameResult::WhiteWins);
    let statement = Statement::of(&state);
    let left: Vec<(u32, u16)> = statement.left().iter().map(|left| (left.who.0, left.from.0)).collect();
    assert_eq!(left, [(2, 2), (5, 1)]);
    let rated = statement.rated_otherwise();
    let told = rated.iter().map(|game| (game.round.0, game.white.0, game.black.0, game.counts, game.rated));
    assert_eq!(told.collect::<Vec<_>>(), [(1, 2, 3, Some(GameResult::WhiteWins), GameResult::Draw)]);
    let corrected = state.as_corrected();
    assert_eq!(corrected.rounds[0].games[1].result, Some(GameResult::Draw));
    assert_eq!(corrected.rounds[0].games[0].result, Some(GameResult::WhiteWins));
}

#[test]
fn a_knock_out_is_final_when_its_last_match_is_decided() {
    let cup = |rounds: u16, result: Option<GameResult>| {
        let mut event = Event::swiss(2, 1);
        event.number();
        let was = event.state().regulations.clone();
        let mut now = was.clone();
        (now.system, now.rounds, now.knockout.games) = (System::Knockout, rounds, 1);
        event.must(regulations(&was, &now));
        let round = event.pair();
        if let Some(result) = result {
            event.result(round, 1, result);
        }
        Statement::of(event.state()).open().to_vec()
    };
    let missing = Open::Missing { first: RoundNo(2), last: RoundNo(3) };
    let undecided = Open::Undecided { matches: 1 };
    assert_eq!(cup(1, Some(GameResult::BlackWins)), []);
    assert_eq!(cup(3, Some(GameResult::BlackWins)), [], "no round is missing after the final");
    assert_eq!(cup(1, Some(GameResult::Draw)), std::slice::from_ref(&undecided));
    assert_eq!(cup(3, Some(GameResult::Draw)), [undecided.clone(), missing.clone()]);
    let adjourned = Open::Adjourned { round: RoundNo(1), boards: vec![1] };
    assert_eq!(cup(1, Some(GameResult::Adjourned)), std::slice::from_ref(&adjourned));
    assert_eq!(cup(3, Some(GameResult::Adjourned)), [adjourned, missing]);
    assert_eq!(cup(1, None), [Open::Missing { first: RoundNo(1), last: RoundNo(1) }]);
    // Rounds that are none of the bracket decide nothing, whatever the plan says.
    let mut other = event(&["1111"]);
    (other.regulations.system, other.regulations.rounds) = (System::Knockout, 1);
    other.rounds[0].games.swap(0, 1);
    other.rounds[0].games[0].black = PlayerId(0);
    other.rounds[0].games.truncate(1);
    assert_eq!(Statement::of(&other).open(), [undecided]);
}

#[test]
fn who_is_without_a_game_is_left_out_where_everybody_plays() {
    let ids = |players: &[u32]| players.iter().map(|player| PlayerId(*player)).collect::<Vec<_>>();
    let seats = |round: &Round| round.games.iter().map(Game::seating).collect::<Vec<_>>();
    let of = |state: &Tournament, byes: &[(PlayerId, Bye)]| left_out(state, RoundNo(1), &seats(&state.rounds[0]), byes);
    let mut state = event(&["111"]);
    assert_eq!(of(&state, &[]), ids(&[6, 7]));
    assert_eq!(of(&state, &[(PlayerId(6), Bye::ZeroPoint)]), ids(&[7]));
    state.players[7].presence = Presence::Withdrawn { from: RoundNo(1) };
    assert_eq!((of(&state, &[]), without_game(&state, &state.rounds[0])), (ids(&[6]), ids(&[6])));
    state.rounds[0].byes.push((PlayerId(6), Bye::HalfPoint));
    assert_eq!(without_game(&state, &state.rounds[0]), ids(&[]));
    assert_eq!(of(&Tournament { rounds: state.rounds.clone(), ..table(&[]) }, &[]), ids(&[6, 7]));
    let mut odd = table(&["111"]);
    odd.players[7].removed = true;
    assert_eq!(of(&odd, &[]), ids(&[]), "in an odd field somebody is free");
    odd.players[6].removed = true;
    odd.rounds[0].games.pop();
    assert_eq!(of(&odd, &[]), ids(&[4, 5]));
    odd.players[5].presence = Presence::Expelled { from: RoundNo(1) };
    assert_eq!(of(&odd, &[]), ids(&[4]), "six are an even field");
    let mut cup = event(&["111"]);
    cup.regulations.system = System::Knockout;
    assert_eq!(of(&cup, &[]), ids(&[]));
}

#[test]
fn who_left_or_asked_for_a_bye_is_no_longer_in_a_draft() {
    let ids = |players: &[u32]| players.iter().map(|player| PlayerId(*player)).collect::<Vec<_>>();
    let mut state = event(&["?---"]);
    state.rounds[0].byes = vec![(PlayerId(6), Bye::PairingAllocated), (PlayerId(7), Bye::HalfPoint)];
    assert_eq!(no_longer_in(&state, &state.rounds[0]), ids(&[]));
    for player in [1, 7] {
        state.players[player].requested_byes.insert(RoundNo(1), Bye::HalfPoint);
    }
    state.players[2].requested_byes.insert(RoundNo(2), Bye::HalfPoint);
    state.players[4].presence = Presence::Withdrawn { from: RoundNo(1) };
    state.players[6].removed = true;
    assert_eq!(no_longer_in(&state, &state.rounds[0]), ids(&[1, 4, 6]), "7 has the bye that they asked for");
    state.regulations.system = table(&[]).regulations.system;
    assert_eq!(no_longer_in(&state, &state.rounds[0]), ids(&[]), "they lose by forfeit");
}

/// C.05 art. 6.5.
#[test]
fn who_did_not_come_is_asked_about_before_the_next_round() {
    let ids = |players: &[u32]| players.iter().map(|player| PlayerId(*player)).collect::<Vec<_>>();
    let mut state = event(&["++++", "1+fa"]);
    state.rounds[1].games[3].result = Some(GameResult::BlackWinsByForfeit);
    assert_eq!(no_shows(&state), ids(&[3, 4, 5, 6]));
    state.players[4].presence = Presence::Withdrawn { from: RoundNo(3) };
    state.players[5].requested_byes.insert(RoundNo(3), Bye::ZeroPoint);
    assert_eq!(no_shows(&state), ids(&[3, 6]), "of the others it is known");
    state.rounds[1].state = RoundState::Draft;
    assert_eq!(no_shows(&state), ids(&[]));
    assert_eq!(no_shows(&event(&[])), ids(&[]));
    assert_eq!(no_shows(&table(&["++++"])), ids(&[]), "a table is not paired by what came before");
}

#[test]
fn a_round_that_is_taken_back_takes_only_what_was_of_it() {
    let mut event = Event::swiss(4, 5);
    event.number();
    event.must(act(r#"{"act":"change_public_side","was":{},"now":{"results":true}}"#));
    for number in [1, 2] {
        let round = event.pair();
        let [white, black] = event.state().rounds[round.index()].games[0].players().map(|player| player.0);
        let at = format!(r#""round":{number},"board":1,"players":[{white},{black}]"#);
        for text in [
            format!(r#"{{"act":"report_result",{at},"by":{white},"was":null,"now":"1-0"}}"#),
            format!(r#"{{"act":"keep_typing",{at},"was":null,"typed":"0-1"}}"#),
            format!(r#"{{"act":"end_for_house",{at},"was":null,"now":{{"how":"void"}}}}"#),
            format!(r#"{{"act":"seal_move",{at},"was":null,"now":{{"number":40}}}}"#),
        ] {
            event.must(act(&text));
        }
        event.result(round, 1, GameResult::Adjourned);
        event.finish(round);
    }
    // Both are finished later, when two rounds were paired.
    for round in [1, 2] {
        event.result(RoundNo(round), 1, GameResult::Draw);
    }
    event.must(act(r#"{"act":"unpublish_round","round":2}"#));
    let state = event.state();
    assert_eq!(state.reports.iter().map(|one| one.round.0).collect::<Vec<_>>(), [1]);
    assert_eq!(state.typings.iter().map(|one| one.round.0).collect::<Vec<_>>(), [1]);
    assert_eq!(state.house_endings.iter().map(|one| one.round.0).collect::<Vec<_>>(), [1]);
    assert_eq!(state.envelopes.iter().map(|one| one.round.0).collect::<Vec<_>>(), [1]);
    assert_eq!(state.settled.iter().map(|one| (one.round.0, one.after.0)).collect::<Vec<_>>(), [(1, 2)]);
    assert!(state.rounds[1].games.iter().all(|game| game.result.is_none() && game.touched == state.seq));
    assert!(state.rounds[0].is_complete());
}
