//! The numbers: what orders equals, exchanging them, numbering anew, late entries, and the Baku groups (C.04.2 art. 2; VCL4THP
//! 111, 146-156).

use crate::events::{Event, player};
use sonneborn_tournament::acts::{
    Act, ChangeRegulations, DraftRound, EditPlayer, ExchangeNumbers, NumberPlayers, RegisterPlayers, RemovePlayer,
    RequestBye, Undo,
};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo, Tpn};
use sonneborn_tournament::integrity::{self, What};
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::judge::levels::{Kind, Level};
use sonneborn_tournament::numbering::{self, anew, initial_list, order};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Birth, PlayerData};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{Acceleration, Equals, Numbering, Parity, Regulations, RoundRobin, System};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::round::{PairedBy, Seating};

/// Three who are equal in rating and title, and one who is weaker.
fn equals() -> Event {
    let mut event = Event::swiss(0, 9);
    let one = |name: &str, fide_id, year: &str| PlayerData { fide_id, birth: Birth::parse(year), ..player(name, 2100) };
    let players = vec![
        one("Cruz", FideId::new(7), "1990"),
        one("Adams", None, "2001"),
        one("Brown", FideId::new(5), ""),
        player("Weak", 1800),
    ];
    event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
    event
}

fn with(event: &mut Event, change: impl FnOnce(&mut Regulations)) {
    let was = Box::new(event.state().regulations.clone());
    let mut now = was.clone();
    change(&mut now);
    event.must(Act::ChangeRegulations(ChangeRegulations { was, now }));
}

fn level(event: &Event, act: &Act) -> Level {
    judge(&event.journal, Role::Arbiter, act).expect("it can be meant").level
}

fn exchange(event: &Event, a: u32, b: u32) -> Act {
    let players = [PlayerId(a), PlayerId(b)];
    let was = players.map(|player| event.state().player(player).expect("there").tpn.expect("numbered"));
    Act::ExchangeNumbers(ExchangeNumbers { players, was })
}

fn numbers(event: &Event) -> Vec<u32> {
    event.state().by_tpn().iter().map(|player| player.id.0).collect()
}

#[test]
fn the_announced_criterion_orders_equals() {
    let mut event = equals();
    for (criterion, expected) in [
        (Equals::Alphabet, [1, 2, 0, 3]),
        (Equals::FideId, [2, 0, 1, 3]),
        (Equals::OldestFirst, [0, 1, 2, 3]),
        (Equals::YoungestFirst, [1, 0, 2, 3]),
    ] {
        if criterion != Equals::Alphabet {
            with(&mut event, |regulations| regulations.equals = criterion);
        }
        assert_eq!(order(event.state()), expected.map(PlayerId), "{criterion:?}");
    }
}

/// C.05 Annex 2: numbers that are drawn or given stay, and newcomers follow, also before round 1.
#[test]
fn numbers_that_the_program_does_not_choose_stay() {
    for numbering in [Numbering::Lots, Numbering::Varma, Numbering::ByHand] {
        let mut event = equals();
        with(&mut event, |rules| rules.numbering = numbering);
        let order = [3, 1, 0, 2].map(PlayerId).to_vec();
        event.must(Act::NumberPlayers(NumberPlayers { order }));
        let players = vec![player("Late", 1500), player("Later", 2700)];
        event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
        let expected = [3, 1, 0, 2, 5, 4].map(PlayerId);
        assert_eq!(
            (anew(event.state()), numbering::order(event.state())),
            (expected.to_vec(), expected.to_vec()),
            "{numbering:?}"
        );
    }
}

#[test]
fn only_equals_exchange_their_numbers_and_it_lasts() {
    let mut event = equals();
    event.number();
    assert_eq!(numbers(&event), [1, 2, 0, 3]);
    let unequal = exchange(&event, 0, 3);
    assert!(matches!(event.try_act(unequal), Err(Refusal::NotEquals { .. })));
    let act = exchange(&event, 1, 0);
    assert_eq!(level(&event, &act), Level::Confirmed);
    let stale = act.clone();
    event.must(act);
    assert_eq!(numbers(&event), [0, 2, 1, 3]);
    assert_eq!(event.try_act(stale), Err(Refusal::Conflict { touched: 0 }), "the numbers are not those seen");
    assert_eq!(order(event.state()), [0, 2, 1, 3].map(PlayerId), "numbering again keeps it");
    let round = event.pair();
    event.finish(round);
    assert_eq!(anew(event.state()), [0, 2, 1, 3].map(PlayerId), "so does numbering anew");
    let back = exchange(&event, 1, 0);
    assert_eq!(level(&event, &back), Level::Confirmed);
    let seq = event.must(back);
    assert_eq!(numbers(&event), [1, 2, 0, 3]);
    event.must(Act::Undo(Undo { seq }));
    assert_eq!(numbers(&event), [0, 2, 1, 3]);
    for _ in 0..3 {
        let round = event.pair();
        event.finish(round);
    }
    let late = exchange(&event, 1, 0);
    assert_eq!(event.try_act(late), Err(Refusal::NumbersFrozen));
}

#[test]
fn numbering_anew_is_confirmed_and_never_comes_by_the_way() {
    let mut event = Event::swiss(4, 9);
    event.number();
    let round = event.pair();
    event.finish(round);
    let was = event.state().players[3].data.clone();
    let now = PlayerData { rating: Some(2500), ..was.clone() };
    event.must(Act::EditPlayer(EditPlayer { player: PlayerId(3), was: Box::new(was), now: Box::new(now) }));
    let newcomer = vec![player("Newcomer", 2300)];
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: newcomer,
        first_round: RoundNo(2),
        source: "form".into(),
    }));
    assert_eq!(order(event.state()), [4, 0, 1, 2, 3].map(PlayerId), "who came takes a place, nobody else moves");
    let by_the_way = Act::NumberPlayers(NumberPlayers { order: order(event.state()) });
    assert_eq!(level(&event, &by_the_way), Level::Told);
    let act = Act::NumberPlayers(NumberPlayers { order: anew(event.state()) });
    assert_eq!(level(&event, &act), Level::Confirmed);
    event.must(act);
    assert_eq!(numbers(&event), [3, 4, 0, 1, 2]);
}

#[test]
fn a_late_entry_takes_the_place_of_its_rating_after_round_four_too() {
    let mut event = Event::swiss(4, 9);
    event.number();
    for _ in 0..5 {
        let round = event.pair();
        event.finish(round);
    }
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: vec![player("Newcomer", 1995)],
        first_round: RoundNo(6),
        source: "form".into(),
    }));
    let act = Act::NumberPlayers(NumberPlayers { order: order(event.state()) });
    assert_eq!(level(&event, &act), Level::Told);
    event.must(act);
    assert_eq!(numbers(&event), [0, 4, 1, 2, 3]);
    let mut other = order(event.state());
    other.swap(0, 1);
    assert_eq!(event.try_act(Act::NumberPlayers(NumberPlayers { order: other })), Err(Refusal::NumbersFrozen));
}

#[test]
fn a_late_entry_that_moves_odd_numbers_is_told_where_they_tell_colours() {
    for (parity, expected) in [(Parity::Participants, Kind::NumbersGiven), (Parity::Tpn, Kind::NumbersMoved)] {
        let mut event = Event::swiss(4, 9);
        if parity != Parity::default() {
            with(&mut event, |regulations| regulations.parity = parity);
        }
        event.number();
        let round = event.pair();
        event.finish(round);
        event.must(Act::RegisterPlayers(RegisterPlayers {
            players: vec![player("Newcomer", 2300)],
            first_round: RoundNo(2),
            source: "form".into(),
        }));
        let act = Act::NumberPlayers(NumberPlayers { order: order(event.state()) });
        let judged = judge(&event.journal, Role::Arbiter, &act).expect("it can be meant");
        let kinds: Vec<Kind> = judged.consequences.iter().map(|(consequence, _)| consequence.kind()).collect();
        assert_eq!(kinds, [expected], "{parity:?}");
        event.must(act);
        let told = integrity::events(&event.journal);
        let is_told = told.iter().any(|event| matches!(event.what, What::Changed { name: "Renumbering", .. }));
        assert_eq!(is_told, parity == Parity::Tpn);
    }
}

/// In a table, who is free or not seated yet has their place by number as well.
#[test]
fn nobody_of_a_table_loses_the_number_while_its_draft_waits() {
    let mut event = Event::swiss(3, 9);
    with(&mut event, |regulations| {
        regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
        regulations.tie_breaks.clear();
    });
    event.number();
    event.must(Act::RemovePlayer(RemovePlayer { player: PlayerId(1) }));
    let draft = Act::DraftRound(DraftRound {
        round: RoundNo(1),
        games: vec![Seating { board: 1, white: PlayerId(0), black: PlayerId(2) }],
        byes: Vec::new(),
        paired_by: PairedBy::Arbiter,
        engine: Vec::new(),
    });
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: vec![player("Newcomer", 1500)],
        first_round: RoundNo(1),
        source: "form".into(),
    }));
    let unnumbered = Refusal::NotNumbered { players: vec![PlayerId(3)] };
    assert_eq!(event.try_act(draft.clone()), Err(unnumbered.clone()));
    let seq = event.number();
    let later = event.must(draft);
    let rests = Refusal::LaterActRests { seq, later, why: Box::new(unnumbered) };
    assert_eq!(event.try_act(Act::Undo(Undo { seq })), Err(rests));
}

#[test]
fn the_gap_of_who_was_removed_is_closed_in_a_table_too() {
    let mut event = Event::swiss(4, 9);
    with(&mut event, |regulations| {
        regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
        regulations.tie_breaks.clear();
    });
    event.number();
    event.must(Act::RemovePlayer(RemovePlayer { player: PlayerId(1) }));
    event.must(Act::DraftRound(DraftRound {
        round: RoundNo(1),
        games: vec![Seating { board: 1, white: PlayerId(2), black: PlayerId(3) }],
        byes: Vec::new(),
        paired_by: PairedBy::Engine,
        engine: Vec::new(),
    }));
    let turned = Act::NumberPlayers(NumberPlayers { order: [2, 0, 3].map(PlayerId).to_vec() });
    assert_eq!(event.try_act(turned), Err(Refusal::NumbersFrozen));
    event.must(Act::NumberPlayers(NumberPlayers { order: [0, 2, 3].map(PlayerId).to_vec() }));
    assert_eq!(numbers(&event), [0, 2, 3]);
}

#[test]
fn with_acceleration_a_bye_in_round_one_holds_no_number_and_moves_no_group() {
    let mut event = Event::swiss(9, 9);
    with(&mut event, |regulations| regulations.acceleration = Acceleration::Baku);
    event.number();
    let (player, round) = (PlayerId(1), RoundNo(1));
    event.must(Act::RequestBye(RequestBye { player, round, was: None, now: Some(Bye::HalfPoint) }));
    event.number();
    assert_eq!(event.state().player(player).expect("there").tpn, None);
    assert_eq!(order(event.state()).len(), 8);
    event.pair();
    let initial = initial_list(event.state());
    assert_eq!(initial.len(), 8, "the groups are made without who has the bye");
    event.finish(round);
    event.number();
    assert_eq!(event.state().player(player).expect("there").tpn, Some(Tpn(2)), "numbered to be paired in round 2");
    assert_eq!(initial_list(event.state()), initial);

    let mut plain = Event::swiss(9, 9);
    plain.must(Act::RequestBye(RequestBye { player, round, was: None, now: Some(Bye::HalfPoint) }));
    plain.number();
    assert_eq!(plain.state().player(player).expect("there").tpn, Some(Tpn(2)), "without acceleration it does");
}

/// C.04.7 art. 1.3: the last player of group A stays the same person.
#[test]
fn late_entries_and_new_numbers_leave_the_last_of_group_a() {
    let mut event = Event::swiss(8, 9);
    with(&mut event, |regulations| regulations.acceleration = Acceleration::Baku);
    event.number();
    let round = event.pair();
    let initial = initial_list(event.state());
    event.finish(round);
    let was = event.state().players[7].data.clone();
    let now = PlayerData { rating: Some(2600), ..was.clone() };
    event.must(Act::EditPlayer(EditPlayer { player: PlayerId(7), was: Box::new(was), now: Box::new(now) }));
    event.must(Act::NumberPlayers(NumberPlayers { order: anew(event.state()) }));
    assert_eq!(numbering::initial_list(event.state()), initial);
    assert_eq!(numbers(&event)[0], 7);
}
