//! What was announced does not change once round 1 is paired, in any way: questions 57, 75, 85, 93, 109, 110, 196 and 200.

use crate::hall::{CONFIRMED, Hall};
use sonneborn::tournament::acts::Act;

/// The change can be made before round 1; after it neither on the page nor by an undo of the earlier change.
async fn is_fixed(changed: &[(&'static str, &'static str)], back: &[(&'static str, &'static str)]) {
    let hall = Hall::with(6).await;
    for fields in [changed, back] {
        let page = hall.set(&[fields, &CONFIRMED].concat()).await;
        assert_eq!(page.status, 303, "before round 1 all is free: {changed:?}");
    }
    hall.play(1).await;
    let before = hall.state().regulations;
    let refused = hall.set(&[changed, &CONFIRMED, &[("confirmed_again", "yes")]].concat()).await;
    assert!(refused.body.contains("fixed once round 1 is paired"), "{changed:?}: {}", refused.body);
    let seq = hall.seq_of(|act| matches!(act, Act::ChangeRegulations(_)));
    let more = [("seq", seq.as_str()), ("confirmed_again", "yes")];
    hall.refused("/journal/undo", &[&more[..], &CONFIRMED].concat()).await;
    assert_eq!(hall.state().regulations, before, "{changed:?}");
}

#[actix_web::test]
async fn q057_the_number_of_rounds_is_fixed() {
    is_fixed(&[("rounds", "7")], &[]).await;
    is_fixed(&[("rounds", "3")], &[]).await;
}

#[actix_web::test]
async fn q075_the_points_are_fixed() {
    is_fixed(&[("win", "3"), ("draw", "1"), ("bye_points", "3")], &[]).await;
}

#[actix_web::test]
async fn q085_the_value_of_the_bye_is_fixed() {
    is_fixed(&[("bye_points", "0.5")], &[]).await;
}

#[actix_web::test]
async fn q093_the_system_is_fixed() {
    is_fixed(&[("system", "dubov")], &[]).await;
    is_fixed(&[("system", "burstein")], &[]).await;
}

#[actix_web::test]
async fn q109_acceleration_is_not_taken_away_after_round_1() {
    let hall = Hall::of(&[("acceleration", "baku")], 12).await;
    hall.play(1).await;
    let refused = hall.set(&[&[("acceleration", "none")][..], &CONFIRMED].concat()).await;
    assert!(refused.body.contains("fixed once round 1 is paired"), "{}", refused.body);
}

#[actix_web::test]
async fn q110_nor_changed() {
    is_fixed(&[("acceleration", "baku")], &[("acceleration", "none")]).await;
}

#[actix_web::test]
async fn q196_no_pair_is_forbidden_after_round_1() {
    let hall = Hall::with(6).await;
    hall.play(1).await;
    let pair =
        [("who", "players"), ("first_player", "1"), ("second_player", "2"), ("when", "all"), ("strictness", "hard")];
    let told = hall.refused("/settings/forbidden-pairs", &[&pair[..], &CONFIRMED].concat()).await;
    assert!(told.contains("only be made before round 1"), "{told}");
}

#[actix_web::test]
async fn q200_the_tie_breaks_are_fixed() {
    is_fixed(&[("tie_breaks", "SB BH")], &[]).await;
}
