//! Two states of an event and what is otherwise between them, by the consequence as which each change is judged.

use crate::events::{Event, act, regulations};
use crate::teams;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Adjustment};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId, Tpn};
use sonneborn_tournament::judge::consequence::Consequence;
use sonneborn_tournament::judge::difference::{changed_parts, difference, when};
use sonneborn_tournament::judge::levels::{Kind, RegulationField, When};
use sonneborn_tournament::judge::{judge, judge_kept};
use sonneborn_tournament::knockout::Side;
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{KnockoutRules, Regulations, RoundRobin, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{PairedBy, RoundState, Settled};
use sonneborn_tournament::team::Team;

const ONCE: System = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });

/// Eight players after so many rounds, all of whose results are in.
fn played(rounds: u16) -> Tournament {
    let mut event = Event::swiss(8, 7);
    event.number();
    for _ in 0..rounds {
        let round = event.pair();
        event.finish(round);
    }
    event.state().clone()
}

fn changed(before: &Tournament, change: impl FnOnce(&mut Tournament)) -> Vec<Consequence> {
    let mut after = before.clone();
    change(&mut after);
    difference(before, &after)
}

fn kinds(found: &[Consequence]) -> Vec<Kind> {
    found.iter().map(Consequence::kind).collect()
}

#[test]
fn what_stands_in_a_published_round_is_told_with_the_rounds_that_follow_it() {
    let state = played(3);
    for (later, number) in [(2, 1), (1, 2), (0, 3)] {
        let round = RoundNo(number);
        let index = round.index();
        assert_eq!(
            changed(&state, |state| state.rounds[index].byes.push((PlayerId(0), Bye::HalfPoint))),
            [Consequence::ByesOfRound { round, later }]
        );
        assert_eq!(
            changed(&state, |state| {
                let (one, other) = (state.rounds[index].games[0].black, state.rounds[index].games[3].black);
                state.rounds[index].games[0].black = other;
                state.rounds[index].games[3].black = one;
            }),
            [Consequence::Reseated { round, boards: vec![1, 4], later }]
        );
        let (was, now) = (Some(GameResult::WhiteWins), Some(GameResult::Draw));
        assert_eq!(
            changed(&state, |state| state.rounds[index].games[1].result = now),
            [Consequence::Result { round, board: 2, was, now, later, rests: later }]
        );
        assert_eq!(
            changed(&state, |state| {
                let game = &mut state.rounds[index].games[1];
                (game.white, game.black) = (game.black, game.white);
            }),
            [
                Consequence::ColoursSwapped { round, board: 2, later },
                Consequence::Result { round, board: 2, was, now: was, later, rests: later }
            ],
            "the other player has won"
        );
        assert_eq!(
            changed(&state, |state| {
                let game = &mut state.rounds[index].games[1];
                (game.white, game.black, game.result) = (game.black, game.white, Some(GameResult::BlackWins));
            }),
            [Consequence::ColoursSwapped { round, board: 2, later }]
        );
        assert_eq!(
            changed(&state, |state| state.rounds[index].paired_by = PairedBy::Arbiter),
            [Consequence::Attributed { round }]
        );
        assert_eq!(
            changed(&state, |state| state.rounds[index].games[1].for_rating = now),
            [Consequence::CorrectedForRating { round, board: 2, was: None, now }]
        );
        let unpublished = changed(&state, |state| state.rounds[index].state = RoundState::Draft);
        assert_eq!(unpublished, [Consequence::Unpublished { round, results: 4, later }]);
    }
}

#[test]
fn boards_are_told_by_their_pairs_and_a_table_as_a_whole() {
    let state = played(3);
    assert_eq!(changed(&state, |state| state.rounds[0].games[0].touched = 99), [], "who touched it is in the journal");
    let boards = changed(&state, |state| {
        state.rounds[2].games.pop();
        state.rounds[2].games[0].board = 9;
    });
    assert_eq!(boards, [Consequence::Reseated { round: RoundNo(3), boards: vec![1, 4, 9], later: 0 }]);
    // No round of a table rests on the results of another.
    let mut table = state.clone();
    table.regulations.system = ONCE;
    let drawn = changed(&table, |state| state.rounds[0].games[1].result = Some(GameResult::Draw));
    assert!(matches!(drawn[..], [Consequence::Result { round: RoundNo(1), later: 0, rests: 0, .. }]), "{drawn:?}");
    let gone = changed(&table, |state| state.rounds.clear());
    let unpublished = |number: u16| Consequence::Unpublished { round: RoundNo(number), results: 4, later: 0 };
    assert_eq!(gone, [unpublished(1), unpublished(2), unpublished(3)], "a table goes as a whole");
    let of_swiss = changed(&state, |state| state.rounds.truncate(2));
    assert_eq!(of_swiss, [unpublished(3)]);
}

#[test]
fn what_rests_on_the_result_of_an_adjourned_game_are_the_rounds_paired_since() {
    let mut state = played(4);
    let rests =
        |state: &Tournament, now: Option<GameResult>| match changed(state, |it| it.rounds[0].games[1].result = now)[..]
        {
            [Consequence::Result { later, rests, .. }] => (later, rests),
            ref other => panic!("{other:?}"),
        };
    let draw = Some(GameResult::Draw);
    assert_eq!(rests(&state, draw), (3, 3));
    state.settled.push(Settled { round: RoundNo(1), board: 2, after: RoundNo(3) });
    assert_eq!(rests(&state, draw), (3, 1));
    state.rounds[0].games[1].result = Some(GameResult::Adjourned);
    assert_eq!(rests(&state, draw), (3, 3), "its first result");
    state.rounds[0].games[1].result = draw;
    state.settled[0].board = 3;
    assert_eq!(rests(&state, Some(GameResult::BlackWins)), (3, 3), "another game");
}

#[test]
fn how_long_ago_a_consequence_was_paired_for_is_counted_in_rounds() {
    let drawn = |round: u16| move |state: &mut Tournament| state.rounds[RoundNo(round).index()].games[0].result = None;
    let ages = |rounds: u16, round: u16| when(&played(rounds), &changed(&played(rounds), drawn(round))[0]);
    assert_eq!([ages(3, 3), ages(3, 2), ages(3, 1)], [When::ThisRound, When::RoundBefore, When::Earlier]);
    // What is about no round is as old as round 1.
    let lots = |rounds: u16| when(&played(rounds), &Consequence::Lots);
    assert_eq!([0, 1, 2, 3].map(lots), [When::BeforeStart, When::ThisRound, When::RoundBefore, When::Earlier]);
    let adjustment = |round: Option<u16>| {
        let adjustment = Adjustment { player: PlayerId(0), round: round.map(RoundNo), points: Points::ONE };
        let before = played(2);
        match changed(&before, |state| state.adjustments.push(adjustment))[..] {
            [Consequence::Adjusted { adjustment: found, later }] if found == adjustment => later,
            ref other => panic!("{other:?}"),
        }
    };
    assert_eq!([adjustment(None), adjustment(Some(1)), adjustment(Some(2))], [2, 1, 0]);
    let mut twice = played(1);
    let one = Adjustment { player: PlayerId(0), round: None, points: Points::ONE };
    twice.adjustments = vec![one, one];
    let back = changed(&twice, |state| state.adjustments.truncate(1));
    let turned = Adjustment { points: -Points::ONE, ..one };
    assert_eq!(back, [Consequence::Adjusted { adjustment: turned, later: 1 }], "one of two that are alike");
}

#[test]
fn players_come_go_and_get_numbers() {
    let state = played(1);
    let late = |state: &mut Tournament| {
        let mut newcomer = state.players[0].clone();
        (newcomer.id, newcomer.tpn) = (PlayerId(8), None);
        state.players.push(newcomer);
    };
    assert_eq!(changed(&state, late), [Consequence::Registered { players: vec![PlayerId(8)] }]);
    let mut with_late = state.clone();
    late(&mut with_late);
    let back = changed(&with_late, |state| drop(state.players.pop()));
    assert_eq!(back, [Consequence::RegistrationTakenBack { players: 1 }]);
    assert_eq!(changed(&with_late, |state| drop(state.players.remove(0))), [Consequence::PlayersExchanged]);
    let number = |numbers: [u16; 8]| {
        changed(&state, |state| {
            for (player, number) in state.players.iter_mut().zip(numbers) {
                player.tpn = Some(Tpn(number));
            }
        })
    };
    let numbered = |changed: &[(u32, u16, u16)], is_reordered| Consequence::Numbered {
        given: 0,
        changed: changed.iter().map(|(player, was, now)| (PlayerId(*player), Tpn(*was), Tpn(*now))).collect(),
        is_reordered,
        frozen: false,
        decides_colours: false,
    };
    assert_eq!(number([1, 2, 3, 4, 5, 6, 7, 9]), [numbered(&[(7, 8, 9)], false)], "somebody comes between");
    assert_eq!(number([2, 1, 3, 4, 5, 6, 7, 8]), [numbered(&[(0, 1, 2), (1, 2, 1)], true)]);
    let exchanged = changed(&state, |state| {
        (state.players[0].tpn, state.players[1].tpn) = (Some(Tpn(2)), Some(Tpn(1)));
        state.exchanged.push([PlayerId(1), PlayerId(0)]);
    });
    let (players, numbers) = ([PlayerId(0), PlayerId(1)], [Tpn(1), Tpn(2)]);
    assert_eq!(exchanged, [Consequence::NumbersExchanged { players, numbers, frozen: false }]);
    let given = changed(&with_late, |state| state.players[8].tpn = Some(Tpn(9)));
    assert!(matches!(given[..], [Consequence::Numbered { given: 1, is_reordered: false, .. }]), "{given:?}");
    let removed = changed(&state, |state| {
        state.players[0].removed = true;
        for (player, number) in state.players[1..].iter_mut().zip(1..) {
            player.tpn = Some(Tpn(number));
        }
    });
    assert_eq!(kinds(&removed), [Kind::PlayerRemoved, Kind::NumbersGiven], "who was removed keeps the last number");
}

#[test]
fn nobody_joins_a_table_or_a_bracket_that_is_paired() {
    let joins = |found: Vec<Consequence>| found.contains(&Consequence::TableJoined);
    let comes = |state: &mut Tournament| {
        let mut newcomer = state.players[0].clone();
        newcomer.id = PlayerId(8);
        state.players.push(newcomer);
    };
    let of = |system: System, rounds: u16| {
        let mut state = played(rounds);
        state.regulations.system = system;
        state
    };
    assert!(joins(changed(&of(ONCE, 1), comes)) && joins(changed(&of(System::Knockout, 1), comes)));
    assert!(!joins(changed(&of(ONCE, 0), comes)) && !joins(changed(&of(System::Dutch2026, 1), comes)));
    assert!(!joins(changed(&of(ONCE, 1), |state| state.players[0].removed = true)), "who leaves does not come");
    let leaves = |from: u16| {
        move |state: &mut Tournament| {
            state.players[0].presence = Presence::Withdrawn { from: RoundNo(from) };
        }
    };
    assert!(joins(changed(&of(System::Knockout, 1), leaves(1))), "their place in the bracket would be another’s");
    assert!(!joins(changed(&of(System::Knockout, 1), leaves(2))));
    let team = |state: &mut Tournament| state.teams.push(Team::default());
    let table = System::TeamRoundRobin(RoundRobin { double: false, reverse_last_two: false });
    assert!(joins(changed(&of(table, 1), team)) && !joins(changed(&of(table, 1), comes)), "teams are in it");
    assert!(joins(changed(&of(System::TeamKnockout, 1), team)));
    assert!(!joins(changed(&of(System::TeamKnockout, 1), comes)));
}

#[test]
fn fide_mode_is_entered_before_the_start_and_left_for_ever() {
    let mut free = played(0);
    free.regulations.system = System::ByHand;
    let by = |before: &Tournament, change: fn(&mut Tournament)| kinds(&changed(before, change));
    let system = Kind::Regulation(RegulationField::System);
    let dutch = |state: &mut Tournament| state.regulations.system = System::Dutch2026;
    let by_hand = |state: &mut Tournament| state.regulations.system = System::ByHand;
    assert_eq!(by(&free, dutch), [system, Kind::FideModeEntered]);
    assert_eq!(by(&played(0), by_hand), [system]);
    assert_eq!(by(&played(1), |state| state.left_fide_mode = Some(RoundNo(1))), [Kind::FideModeLeft]);
    let left = Tournament { left_fide_mode: Some(RoundNo(1)), ..played(1) };
    assert_eq!(by(&left, |state| state.left_fide_mode = None), [Kind::FideModeReentered]);
    assert_eq!(by(&left, |state| state.left_fide_mode = Some(RoundNo(0))), [Kind::FideModeReentered]);
    assert_eq!(by(&left, |_| {}), []);
    // A journal of old said it by a tick, and an act of such a journal is judged by it.
    let mut old = played(1);
    old.regulations.mode_follows_system = false;
    assert_eq!(by(&old, |state| state.regulations.fide_rated = false), [Kind::Regulation(RegulationField::FideRated)]);
    old.regulations.fide_rated = false;
    let rated = by(&old, |state| state.regulations.fide_rated = true);
    assert_eq!(rated, [Kind::Regulation(RegulationField::FideRated), Kind::FideModeEntered]);
    let was = Regulations::default();
    let drawn = Regulations { seed: 7, first_board: 11, ..was.clone() };
    assert_eq!(changed_parts(&was, &drawn).collect::<Vec<_>>(), [RegulationField::FirstBoard, RegulationField::Seed]);
}

#[test]
fn a_match_that_goes_the_other_way_is_told_with_what_rests_on_it() {
    let mut event = Event::swiss(4, 9);
    event.number();
    let was = event.state().regulations.clone();
    let knockout = KnockoutRules { games: 1, third_place: true };
    event.must(regulations(&was, &Regulations { system: System::Knockout, knockout, ..was.clone() }));
    let draft = |round: u16, [(a, b), (c, d)]: [(u32, u32); 2]| {
        act(&format!(
            r#"{{"act":"draft_round","round":{round},"games":[{{"board":1,"white":{a},"black":{b}}},
            {{"board":2,"white":{c},"black":{d}}}],"byes":[],"paired_by":"engine"}}"#
        ))
    };
    event.must(draft(1, [(0, 3), (2, 1)]));
    event.must(act(r#"{"act":"publish_round","round":1,"compared":"as_engine"}"#));
    event.finish(RoundNo(1));
    let correct = act(r#"{"act":"enter_result","round":1,"board":1,"was":"1-0","now":"0-1"}"#);
    let through = |event: &Event, act: &Act| {
        let judged = judge(&event.journal, Role::Arbiter, act).expect("it can be meant");
        let found = judged.consequences.into_iter().map(|(consequence, _)| consequence);
        found.filter(|found| matches!(found, Consequence::Through { .. })).collect::<Vec<_>>()
    };
    assert_eq!(through(&event, &correct), [], "nothing rests on it");
    event.must(draft(2, [(0, 2), (3, 1)]));
    event.must(act(r#"{"act":"publish_round","round":2,"compared":"as_engine"}"#));
    let (went, now) = (Side::Player(PlayerId(0)), Side::Player(PlayerId(3)));
    let rests = vec![(RoundNo(2), 1)];
    assert_eq!(
        through(&event, &correct),
        [Consequence::Through { round: RoundNo(1), went, now, rests: rests.clone() }]
    );
    let drawn = act(r#"{"act":"enter_result","round":1,"board":1,"was":"1-0","now":"½-½"}"#);
    assert_eq!(through(&event, &drawn), [Consequence::Through { round: RoundNo(1), went, now: Side::Open, rests }]);
    let other = act(r#"{"act":"enter_result","round":2,"board":1,"was":null,"now":"0-1"}"#);
    assert_eq!(through(&event, &other), [], "a final is decided by its game");
    let mut corrected = event.clone();
    corrected.must(correct);
    assert_eq!(through(&corrected, &other), [], "it was told before");
    // A word that a correction makes void is told, and one that is taken back is not told twice.
    let mut level = Event::swiss(2, 9);
    level.number();
    let was = level.state().regulations.clone();
    level.must(regulations(&was, &Regulations { system: System::Knockout, knockout, ..was.clone() }));
    let round = level.pair();
    level.result(round, 1, GameResult::Draw);
    let word = level.must(act(r#"{"act":"send_through","winner":1,"loser":0,"how":"lots"}"#));
    let won = act(r#"{"act":"enter_result","round":1,"board":1,"was":"½-½","now":"1-0"}"#);
    let (went, now) = (Side::Player(PlayerId(1)), Side::Player(PlayerId(0)));
    assert_eq!(through(&level, &won), [Consequence::Through { round, went, now, rests: vec![] }]);
    assert_eq!(through(&level, &act(&format!(r#"{{"act":"undo","seq":{word}}}"#))), []);
}

#[test]
fn an_act_asks_for_the_role_that_its_consequences_need() {
    let event = Event::swiss(4, 5);
    let least = |role: Role, text: &str| match judge(&event.journal, role, &act(text)) {
        Err(Refusal::RoleTooLow { least }) => Some(least),
        other => other.map(|_| None).expect("it can be meant"),
    };
    let forget = r#"{"act":"forget","player":0,"stand_in":"","fields":[],"places":[{"seq":2,"place":1}]}"#;
    let prizes = r#"{"act":"change_prizes","was":{},"now":{"currency":"EUR"}}"#;
    let check_in = r#"{"act":"check_in","player":0,"was":false,"now":true}"#;
    for (text, arbiter, viewer) in [
        (forget, Some(Role::ChiefArbiter), Some(Role::ChiefArbiter)),
        (prizes, Some(Role::ChiefArbiter), Some(Role::ChiefArbiter)),
        (check_in, None, Some(Role::Arbiter)),
    ] {
        let found = [Role::ChiefArbiter, Role::Arbiter, Role::Viewer].map(|role| least(role, text));
        assert_eq!(found, [None, arbiter, viewer], "{text}");
        assert!(judge_kept(&event.journal, &act(text)).is_ok());
    }
}

#[test]
fn who_sits_by_a_line_up_is_told_with_it() {
    let mut event = teams::swiss();
    let of = teams::of;
    let boards = [(of(0, 1), of(1, 1)), (of(1, 2), of(0, 2)), (of(2, 1), of(3, 1)), (of(3, 2), of(2, 2))];
    teams::pair(&mut event, &boards, &[]);
    let judged = judge(
        &event.journal,
        Role::Arbiter,
        &act(r#"{"act":"give_line_up","team":0,"round":1,"was":null,"now":[0,2]}"#),
    );
    let found: Vec<Kind> = judged.expect("meant").consequences.iter().map(|(found, _)| found.kind()).collect();
    assert_eq!(found, [Kind::LineUpGiven]);
    let reseated = changed(event.state(), |state| state.rounds[0].games[0].white = of(0, 3));
    assert_eq!(kinds(&reseated), [Kind::PlayedRoundReseated]);
    let both = changed(event.state(), |state| {
        state.teams[0].line_ups = [(RoundNo(1), vec![Some(of(0, 3)), None])].into();
        (state.rounds[0].games[0].white, state.rounds[0].games[2].white) = (of(0, 3), of(2, 3));
    });
    let round = RoundNo(1);
    assert_eq!(both[0], Consequence::Reseated { round, boards: vec![3], later: 0 }, "of another match it is not told");
    assert_eq!(event.state().match_of(TeamId(3), RoundNo(1)), Some(([TeamId(2), TeamId(3)], 3)));
}
