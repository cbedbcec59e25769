//! Questions 62, 63, 70 to 74, 79 to 84: rounds that can be paired, and points.

use crate::hall::{CONFIRMED, Hall, said};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::points::Points;
use sonneborn::tournament::scoring::Scoring;

#[actix_web::test]
async fn q062_too_many_rounds_for_so_few_players_are_told_before_round_1() {
    let hall = Hall::of(&[("rounds", "7")], 6).await;
    let told = "So few players can be paired in 5 rounds without a rematch; the event has 7";
    assert!(said(&hall.page("/rounds/1").await).contains(told), "{}", said(&hall.page("/rounds/1").await));
    assert!(!said(&Hall::with(8).await.page("/rounds/1").await).contains("without a rematch"));
}

/// Four players have three rounds; the fourth is paired by hand.
#[actix_web::test]
async fn q063_such_an_event_is_finished_by_hand() {
    let hall = Hall::of(&[("rounds", "4")], 4).await;
    for round in 1..=3 {
        hall.play(round).await;
    }
    let told = hall.refused("/rounds/4/pair", &[]).await;
    assert!(told.contains("No pairing exists"), "{told}");
    hall.done("/rounds/4/pair", &[&[("by_hand", "yes")][..], &CONFIRMED].concat()).await;
    hall.done("/rounds/4/publish", &CONFIRMED).await;
    for board in 1..=hall.state().rounds[3].games.len() {
        hall.enter(4, board as u16, "½-½").await;
    }
    assert!(hall.state().rounds[3].is_complete());
}

#[actix_web::test]
async fn q070_a_win_is_one_point_by_default() {
    let site = crate::site::Site::new();
    let ana = site.browser("Ana").await;
    let made = ana.post("/new", &[("name", "Cup"), ("rounds", "5"), ("system", "dutch-2026")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let scoring = site.state.desk.live(1).expect("readable").expect("there").journal().state().regulations.scoring;
    assert_eq!(scoring, Scoring::STANDARD);
}

/// The points after one round in which White wins and after one that is drawn.
async fn points_by(win: &str, draw: &str, loss: &str) -> [Points; 3] {
    let hall = Hall::of(&[("win", win), ("draw", draw), ("loss", loss), ("bye_points", win)], 4).await;
    hall.publish(1).await;
    hall.enter(1, 1, "1-0").await;
    hall.enter(1, 2, "½-½").await;
    let state = hall.state();
    let [white, black] = hall.seated(1, 1);
    [white, black, hall.seated(1, 2)[0]].map(|player| state.scores(RoundNo(1))[player.index()])
}

#[actix_web::test]
async fn q071_other_points_can_be_set() {
    assert_eq!(points_by("2", "1", "0").await, [Points::whole(2), Points::ZERO, Points::ONE]);
}

#[actix_web::test]
async fn q072_three_one_and_none() {
    assert_eq!(points_by("3", "1", "0").await, [Points::whole(3), Points::ZERO, Points::ONE]);
}

#[actix_web::test]
async fn q073_and_any_others() {
    assert_eq!(points_by("4", "2", "1").await, [Points::whole(4), Points::ONE, Points::whole(2)]);
}

/// Neither when the event is made nor later.
async fn cannot_be(changed: &[(&str, &str)]) {
    let hall = Hall::with(2).await;
    let before = hall.state().regulations;
    let page = hall.set(&[changed, &CONFIRMED].concat()).await;
    assert_ne!(page.status, 303, "{changed:?} was saved");
    assert_eq!(hall.state().regulations, before, "{changed:?}");
    let kept = crate::site::five_rounds("Other").into_iter();
    let kept = kept.filter(|(name, _)| changed.iter().all(|(new, _)| new != name));
    let fields: Vec<(&str, &str)> = kept.chain(changed.iter().copied()).collect();
    assert_ne!(hall.ana.post("/new", &fields).await.status, 303, "{changed:?}");
}

#[actix_web::test]
async fn q074_two_draws_are_never_worth_more_than_a_win_and_a_loss() {
    cannot_be(&[("draw", "0.6")]).await;
    cannot_be(&[("win", "3"), ("draw", "2"), ("bye_points", "3")]).await;
}

async fn bye_worth(value: &str) -> Points {
    let hall = Hall::of(&[("bye_points", value)], 3).await;
    hall.publish(1).await;
    let state = hall.state();
    let (player, _) = state.rounds[0].byes[0];
    state.scores(RoundNo(1))[player.index()]
}

#[actix_web::test]
async fn q079_the_bye_is_worth_a_win() {
    assert_eq!(bye_worth("1").await, Points::ONE);
}

#[actix_web::test]
async fn q080_or_something_else() {
    assert_eq!(bye_worth("0.5").await, Points::HALF);
}

#[actix_web::test]
async fn q081_but_never_more_than_a_win() {
    cannot_be(&[("bye_points", "1.5")]).await;
    cannot_be(&[("win", "3"), ("draw", "1"), ("bye_points", "4")]).await;
}

#[actix_web::test]
async fn q082_nor_need_it_be_a_win_or_a_draw() {
    assert_eq!(bye_worth("0").await, Points::ZERO);
}

#[actix_web::test]
async fn q083_with_standard_points_it_is_one_a_half_or_nothing() {
    for value in ["0.75", "0.25", "-1", "0.9"] {
        cannot_be(&[("bye_points", value)]).await;
    }
}

#[actix_web::test]
async fn q084_with_other_points_it_is_what_a_game_can_give() {
    cannot_be(&[("win", "3"), ("draw", "1"), ("bye_points", "2")]).await;
    let hall = Hall::of(&[("win", "3"), ("draw", "1"), ("bye_points", "1")], 2).await;
    assert_eq!(hall.state().regulations.scoring.pairing_allocated_bye, Points::ONE);
}
