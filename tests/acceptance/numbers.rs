//! Questions 146 to 156, 158 to 160, 175, 176 and 222: numbers, missing results, eligibility, Chess960.

use crate::hall::{CONFIRMED, Hall, said};
use sonneborn::tournament::outcome::GameResult;

/// Two equals, a weaker one and a still weaker one, numbered.
async fn equals(changed: &[(&str, &str)]) -> Hall {
    let hall = Hall::of(changed, 0).await;
    for (name, rating, fide_id) in
        [("Beta, B", "2100", "7"), ("Alfa, A", "2100", "9"), ("Caro, C", "2000", "8"), ("Dado, D", "1900", "6")]
    {
        let fields = [("name", name), ("rating", rating), ("fide_id", fide_id), ("first_round", "1")];
        hall.done("/players/new", &fields).await;
    }
    hall.done("/players/number", &[]).await;
    hall
}

fn numbers(hall: &Hall) -> Vec<u16> {
    hall.state().players.iter().map(|player| player.tpn.map_or(0, |tpn| tpn.0)).collect()
}

#[actix_web::test]
async fn q146_equals_stand_by_an_announced_criterion() {
    assert_eq!(numbers(&equals(&[]).await)[..2], [2, 1], "the alphabet");
    assert_eq!(numbers(&equals(&[("equals", "fide-id")]).await)[..2], [1, 2], "the FIDE ID");
}

async fn exchanged(hall: &Hall, players: [&str; 2], numbers: [&str; 2], more: &[(&str, &str)]) -> crate::site::Page {
    let form = [("one", players[0]), ("other", players[1]), ("was_one", numbers[0]), ("was_other", numbers[1])];
    hall.post("/players/numbers/exchange", &[&form[..], more].concat()).await
}

#[actix_web::test]
async fn q147_numbers_are_exchanged_without_a_change_of_rating() {
    let hall = equals(&[]).await;
    hall.play(1).await;
    let done = exchanged(&hall, ["0", "1"], ["2", "1"], &CONFIRMED).await;
    assert_eq!(done.status, 303, "{}", said(&done.body));
    assert_eq!(numbers(&hall)[..2], [1, 2]);
}

#[actix_web::test]
async fn q148_between_equals_only() {
    let hall = equals(&[]).await;
    hall.play(1).await;
    assert_ne!(exchanged(&hall, ["1", "2"], ["1", "3"], &CONFIRMED).await.status, 303);
    assert_eq!(numbers(&hall), [2, 1, 3, 4]);
}

#[actix_web::test]
async fn q150_each_exchange_is_asked_about_with_a_reason() {
    let hall = equals(&[]).await;
    hall.play(1).await;
    let asked = exchanged(&hall, ["0", "1"], ["2", "1"], &[]).await;
    assert!(asked.status == 409 && asked.body.contains("name=\"reason\""), "{}", said(&asked.body));
    assert_eq!(numbers(&hall), [2, 1, 3, 4]);
}

#[actix_web::test]
async fn q151_after_round_4_no_number_changes() {
    let hall = Hall::with(8).await;
    for round in 1..=4 {
        hall.play(round).await;
    }
    hall.done("/players/7/edit", &[&[("name", "Player08, P"), ("rating", "2600")][..], &CONFIRMED].concat()).await;
    let before = numbers(&hall);
    hall.post("/players/number", &[&CONFIRMED[..], &[("confirmed_again", "yes")]].concat()).await;
    assert_eq!(numbers(&hall), before);
}

/// The last player's rating was wrong: they are the first.
async fn mistaken() -> Hall {
    let hall = equals(&[]).await;
    hall.play(1).await;
    hall.done(
        "/players/3/edit",
        &[&[("name", "Dado, D"), ("rating", "2300"), ("fide_id", "6")][..], &CONFIRMED].concat(),
    )
    .await;
    hall
}

#[actix_web::test]
async fn q153_before_it_they_are_given_anew() {
    let hall = mistaken().await;
    hall.done("/players/number", &CONFIRMED).await;
    assert_eq!(numbers(&hall), [3, 2, 4, 1]);
    assert!(hall.report().await.contains("### Renumbering @ Round 1: "));
}

#[actix_web::test]
async fn q154_with_the_old_and_new_ones_shown_first() {
    let hall = mistaken().await;
    let asked = hall.post("/players/number", &[]).await;
    assert_eq!(asked.status, 409);
    assert!(asked.body.contains("Dado, D: 4 → 1") && asked.body.contains("Caro, C: 3 → 4"), "{}", said(&asked.body));
    assert_eq!(numbers(&hall), [2, 1, 3, 4]);
}

#[actix_web::test]
async fn q155_equals_stay_in_their_order() {
    let hall = mistaken().await;
    assert_eq!(exchanged(&hall, ["0", "1"], ["2", "1"], &CONFIRMED).await.status, 303);
    hall.done("/players/number", &CONFIRMED).await;
    assert_eq!(numbers(&hall), [2, 3, 4, 1], "Beta stays before Alfa");
}

#[actix_web::test]
async fn q156_a_late_entry_gets_the_number_of_its_rating_after_round_4_too() {
    for rounds in [1, 4] {
        let hall = Hall::with(8).await;
        for round in 1..=rounds {
            hall.play(round).await;
        }
        hall.register("Late, L", "2485", &(rounds + 1).to_string()).await;
        hall.publish(rounds + 1).await;
        assert_eq!(numbers(&hall), [1, 3, 4, 5, 6, 7, 8, 9, 2], "after round {rounds}");
    }
}

/// One result of round 1 is missing.
async fn missing() -> Hall {
    let hall = Hall::with(4).await;
    hall.publish(1).await;
    hall.enter(1, 2, "1-0").await;
    hall
}

#[actix_web::test]
async fn q158_a_round_is_paired_while_results_are_missing() {
    let hall = missing().await;
    assert_ne!(hall.post("/rounds/2/pair", &[]).await.status, 303, "not without a word");
    hall.done("/rounds/2/pair", &[&[("adjourn", "yes")][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.state().rounds.len(), 2);
}

#[actix_web::test]
async fn q159_they_become_adjourned_games() {
    let hall = missing().await;
    hall.done("/rounds/2/pair", &[&[("adjourn", "yes")][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.state().rounds[0].games[0].result, Some(GameResult::Adjourned));
}

#[actix_web::test]
async fn q160_which_is_said_first() {
    let hall = missing().await;
    let asked = hall.refused("/rounds/2/pair", &[("adjourn", "yes")]).await;
    assert!(asked.contains("are taken as adjourned"), "{asked}");
}

async fn not_eligible() -> Hall {
    let hall = Hall::with(4).await;
    let fields = [("name", "Player01, P"), ("rating", "2490"), ("no_half_point_byes", "on")];
    hall.done("/players/0/edit", &fields).await;
    hall
}

#[actix_web::test]
async fn q175_a_player_is_marked_as_not_eligible_for_half_point_byes() {
    assert!(not_eligible().await.state().players[0].data.no_half_point_byes);
}

#[actix_web::test]
async fn q176_and_gets_none() {
    let hall = not_eligible().await;
    let bye = [("round", "2"), ("was", ""), ("now", "H")];
    hall.refused("/players/0/bye", &[&bye[..], &CONFIRMED].concat()).await;
    hall.done("/players/1/bye", &bye).await;
}

/// Drawn from a seed that stays, shown with the round.
#[actix_web::test]
async fn q222_positions_of_chess960_are_drawn() {
    let hall = Hall::with(4).await;
    let play = [
        ("group", "play"),
        ("rate", "standard"),
        ("default_minutes", "0"),
        ("agreement", "allowed"),
        ("appeal_minutes", "0"),
        ("chess960", "on"),
    ];
    hall.done("/settings", &play).await;
    hall.publish(1).await;
    let start = sonneborn::pairing::chess960::start_of(&hall.state(), sonneborn::tournament::ids::RoundNo(1));
    let start = start.expect("a position").to_string();
    assert!(hall.page("/rounds/1").await.contains(&start), "{start}");
    hall.site.state.desk.store().set_public(1, true).expect("published");
    for public in ["/p/1/projector", "/p/1/projector?show=names"] {
        assert!(hall.ana.get(public).await.body.contains(&start), "{public}");
    }
    assert!(!hall.ana.get("/p/1/projector?show=standings").await.body.contains(&start));
}
