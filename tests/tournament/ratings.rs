//! Tournament ratings: the method re-numbers until the numbers are frozen (C.04.2 art. 2.3), and estimates for the unrated
//! come in one act that can be taken back (art. 2.1).

use crate::events::{Event, player};
use sonneborn_tournament::acts::{Act, ChangeRegulations, Estimate, EstimateRatings, RegisterPlayers, Undo};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::numbering;
use sonneborn_tournament::player::{PlayerData, Ratings};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::{NationalRatings, RatingChoice, Regulations};

/// Nine rounds of four players: `A` and `B` with both ratings the other way round, `C` with FIDE's only, `D` unrated.
fn event() -> Event {
    let mut event = Event::swiss(0, 9);
    let both = |name, fide, national| PlayerData {
        ratings: Ratings { national: Some(national), ..Ratings::default() },
        ..player(name, fide)
    };
    let unrated = PlayerData { name: "D".into(), ..PlayerData::default() };
    let players = vec![both("A", 2100, 1900), both("B", 2000, 2200), player("C", 2050), unrated];
    event.must(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }));
    event.number();
    event
}

fn by_method(event: &Event, choice: RatingChoice) -> Act {
    let was = Box::new(event.state().regulations.clone());
    let national_ratings = Some(NationalRatings { federation: "NOR".into(), choice });
    Act::ChangeRegulations(ChangeRegulations { now: Box::new(Regulations { national_ratings, ..(*was).clone() }), was })
}

fn names(event: &Event) -> String {
    event.state().by_tpn().iter().map(|player| player.data.name.as_str()).collect()
}

#[test]
fn another_method_gives_other_numbers_until_round_four_is_paired() {
    let mut event = event();
    assert_eq!(names(&event), "ACBD", "FIDE's ratings, where nothing is announced");
    for (choice, order) in [
        (RatingChoice::Nro, "BACD"),
        (RatingChoice::Nidof, "BCAD"),
        (RatingChoice::Lbfn, "CBAD"),
        (RatingChoice::Hbfn, "BACD"),
        (RatingChoice::Fide, "ACBD"),
    ] {
        event.must(by_method(&event, choice));
        assert_eq!(names(&event), order, "{}", choice.code());
    }
    for _ in 0..3 {
        let round = event.pair();
        event.finish(round);
    }
    let act = event.must(by_method(&event, RatingChoice::Nidof));
    assert_eq!(names(&event), "BCAD", "three rounds are paired");
    event.must(Act::Undo(Undo { seq: act }));
    assert_eq!(names(&event), "ACBD", "the numbers are taken back with the method");
    let fourth = event.pair();
    event.finish(fourth);
    assert_eq!(event.try_act(by_method(&event, RatingChoice::Nidof)), Err(Refusal::RatingMethodFrozen));
}

#[test]
fn estimates_number_the_unrated_and_are_taken_back_together() {
    let mut event = event();
    let unrated = PlayerData { name: "E".into(), ..PlayerData::default() };
    event.must(Act::RegisterPlayers(RegisterPlayers {
        players: vec![unrated],
        first_round: RoundNo(1),
        source: "test".into(),
    }));
    let estimate = |number, was, now| Estimate { player: PlayerId(number), was, now };
    let both = vec![estimate(3, None, Some(2075)), estimate(4, None, Some(2075))];
    let act = event.must(Act::EstimateRatings(EstimateRatings { estimates: both.clone() }));
    let shown = |event: &Event, number: usize| {
        let player = &event.state().players[number];
        event.state().rating(&player.data).map(|rating| rating.to_string())
    };
    assert_eq!((shown(&event, 3), event.state().players[3].data.rating), (Some("~2075".into()), None));
    assert_eq!(numbering::order(event.state())[..3], [PlayerId(0), PlayerId(3), PlayerId(4)]);
    let late = Act::EstimateRatings(EstimateRatings { estimates: both });
    assert_eq!(event.try_act(late), Err(Refusal::Conflict { touched: 0 }), "somebody else was faster");
    event.must(Act::Undo(Undo { seq: act }));
    assert_eq!((shown(&event, 3), shown(&event, 4)), (None, None));
}
