//! Who is not there by the time set is out of round 1, by one press, and back in later; players may check in by themselves.

use crate::hall::Hall;
use actix_web::http::StatusCode;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::Bye;
use sonneborn::tournament::player::Player;

/// An event of so many players, of whom the first one's birthday is known.
async fn hall_of(players: usize) -> Hall {
    let hall = Hall::empty().await;
    for index in 0..players {
        let (name, rating) = (format!("Player {index:02}"), (2400 - 20 * index).to_string());
        let birth = if index == 0 { "1990-05-17" } else { "" };
        let fields = [("name", name.as_str()), ("rating", &rating), ("birth", birth), ("first_round", "1")];
        hall.done("/players/new", &fields).await;
    }
    hall
}

fn player(hall: &Hall, id: u32) -> Player {
    hall.state().player(PlayerId(id)).expect("there").clone()
}

#[actix_web::test]
async fn who_is_not_there_is_left_out_of_round_one_by_one_press() {
    let hall = hall_of(6).await;
    let plain = hall.chief.get("/t/1/rounds/1").await.body;
    assert!(!plain.contains("not checked in"), "an event that checks nobody in pairs everybody");
    for player in 0..4 {
        hall.done("/players/check-in", &[("tick", &format!("{player} in"))]).await;
    }
    let page = hall.chief.get("/t/1/rounds/1").await.body;
    assert!(page.contains("2 players are not checked in") && page.contains("Player 05"), "{page}");
    hall.done("/rounds/1/pair", &[("without_absent", "yes")]).await;
    let state = hall.state();
    assert_eq!(state.rounds[0].games.len(), 2);
    assert_eq!(state.rounds[0].byes, [(PlayerId(4), Bye::ZeroPoint), (PlayerId(5), Bye::ZeroPoint)]);
    let draft = hall.chief.get("/t/1/rounds/1").await.body;
    assert!(draft.contains("Player 05"), "told before it is published: {draft}");
    hall.done("/rounds/1/publish", &[]).await;
    for board in ["1", "2"] {
        hall.done("/rounds/1/results", &[("board", board), ("was", ""), ("now", "1-0")]).await;
    }
    hall.done("/rounds/2/pair", &[]).await;
    assert_eq!(hall.state().rounds[1].games.len(), 3, "they are back in");
}

#[actix_web::test]
async fn who_comes_before_the_round_is_paired_is_back_in() {
    let hall = hall_of(4).await;
    hall.done("/players/check-in", &[("tick", "0 in")]).await;
    hall.done("/players/check-in/absent", &[("round", "1")]).await;
    assert_eq!(player(&hall, 3).requested_byes.get(&RoundNo(1)), Some(&Bye::ZeroPoint));
    hall.done("/players/check-in", &[("tick", "3 in")]).await;
    assert!(player(&hall, 3).requested_byes.is_empty() && player(&hall, 3).checked_in);
    // Who asked for a bye keeps it.
    hall.done("/players/2/bye", &[("round", "1"), ("was", "Z"), ("now", "H")]).await;
    hall.done("/players/check-in", &[("tick", "2 in")]).await;
    assert_eq!(player(&hall, 2).requested_byes.get(&RoundNo(1)), Some(&Bye::HalfPoint));
}

#[actix_web::test]
async fn players_check_in_by_themselves_only_where_they_may_and_as_themselves() {
    let hall = hall_of(4).await;
    let stranger = hall.site.stranger();
    let closed = stranger.post("/p/1/check-in/1", &[]).await;
    assert_eq!(closed.status, StatusCode::CONFLICT, "not switched on");
    assert!(!stranger.get("/p/1").await.body.contains("/p/1/check-in"));

    hall.done("/players/check-in/rules", &[("until", "2999-01-01T09:00"), ("by_players", "yes")]).await;
    let found = stranger.get("/p/1/check-in?q=player+0").await.body;
    assert!(found.contains("Player 00") && !found.contains("1990"), "{found}");
    let asked = stranger.get("/p/1/check-in/0").await.body;
    assert!(asked.contains("birth_year") && !asked.contains("1990"), "{asked}");
    for year in ["", "1991", "x"] {
        let page = stranger.post("/p/1/check-in/0", &[("birth_year", year)]).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{year}");
        assert!(!page.body.contains("1990"));
    }
    assert!(!player(&hall, 0).checked_in);
    assert_eq!(stranger.post("/p/1/check-in/0", &[("birth_year", "1990")]).await.status, StatusCode::SEE_OTHER);
    assert!(player(&hall, 0).checked_in);
    assert!(stranger.get("/p/1/check-in/0").await.body.contains("You are checked in"));
    // Twice is once; the list that has no year asks for none.
    assert_eq!(stranger.post("/p/1/check-in/0", &[("birth_year", "1990")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stranger.post("/p/1/check-in/1", &[]).await.status, StatusCode::SEE_OTHER);
    assert!(hall.chief.get("/t/1/journal").await.body.contains("self check-in"), "the journal says how");
    assert_eq!(stranger.post("/p/1/check-in/99", &[]).await.status, StatusCode::NOT_FOUND);

    // After the time, and once round 1 is paired, it is the desk's.
    hall.done("/players/check-in/rules", &[("until", "2001-01-01T09:00"), ("by_players", "yes")]).await;
    assert_eq!(stranger.post("/p/1/check-in/2", &[]).await.status, StatusCode::CONFLICT);
    hall.done("/players/check-in/rules", &[("until", ""), ("by_players", "yes")]).await;
    hall.done("/rounds/1/pair", &[]).await;
    assert_eq!(stranger.post("/p/1/check-in/2", &[]).await.status, StatusCode::CONFLICT);
    assert!(!player(&hall, 2).checked_in);
}

#[actix_web::test]
async fn nobody_finds_a_year_of_birth_by_trying_year_after_year() {
    let hall = hall_of(4).await;
    let stranger = hall.site.stranger();
    hall.done("/players/check-in/rules", &[("until", "2999-01-01T09:00"), ("by_players", "yes")]).await;
    for year in 1940..=2020 {
        let page = stranger.post("/p/1/check-in/0", &[("birth_year", &year.to_string())]).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{year}");
    }
    assert!(!player(&hall, 0).checked_in);
}

#[actix_web::test]
async fn a_late_entry_takes_the_name_that_was_looked_for() {
    let hall = hall_of(2).await;
    let form = hall.chief.get("/t/1/players/new?name=Late%2C+L").await.body;
    assert!(form.contains("Late, L"), "{form}");
}

/// Where hardly anybody is checked in, the first button pairs the hall, and does not leave it out.
#[actix_web::test]
async fn a_check_in_that_has_hardly_begun_does_not_offer_an_empty_hall_first() {
    let hall = hall_of(6).await;
    let first = async || {
        let page = hall.chief.get("/t/1/rounds/1").await.body;
        (page.contains("name=\"without_absent\" value=\"yes\" class=\"primary\""), page)
    };
    for (player, offers) in [("0", false), ("1", false), ("2", false), ("3", true)] {
        hall.done("/players/check-in", &[("tick", &format!("{player} in"))]).await;
        let (is_without, page) = first().await;
        assert_eq!(is_without, offers, "{player} is in: {page}");
    }
}
