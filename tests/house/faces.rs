//! The face: an event's colour is kept, and shown on every surface by a style sheet of the same origin; a game is two squares with a name.

use crate::running::Hall;
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::tournament::acts::{Act, ChangeDetails};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::tint::Tint;

#[actix_web::test]
async fn an_event_is_known_by_its_colour_on_every_surface() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let path = chief.new_tournament("Hall Cup").await;
    site.state.desk.store().set_public(1, true).expect("written");
    let surfaces = [path.as_str(), "/p/1/event", "/p/1/standings", "/p/1/projector", "/"];
    let given = Tint::of_name("Hall Cup").code();
    for surface in surfaces {
        let page = chief.get(surface).await.body;
        assert!(page.contains(&format!("ev-{given}")), "{surface} in {given}: {page}");
        assert!(page.contains(&format!("/static/tint/{given}.css")), "{surface}: {page}");
        assert!(!page.contains(" style=\""), "{surface} keeps the strict policy");
    }
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let was = live.journal().state().details.clone();
    let now = Details { colour: "#0d7a55".parse().ok(), ..was.clone() };
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(now) });
    site.state.desk.perform(1, &Actor::default(), &Attempt::of(act)).expect("nothing stands against it");
    for surface in surfaces {
        let page = chief.get(surface).await.body;
        assert!(page.contains("ev-0d7a55"), "{surface} in the colour that was chosen: {page}");
    }
    let sheet = site.stranger().get("/static/tint/0d7a55-f0b400.css?v=1").await;
    assert_eq!(sheet.status, StatusCode::OK);
    assert!(sheet.body.contains(".ev-0d7a55{--event:#0d7a55;--on-event:#ffffff") && sheet.body.contains(".ev-f0b400{"));
    for nothing in ["red", "0d7a5", "0d7a55-", "0d7a55.f0b400"] {
        let answer = site.stranger().get(&format!("/static/tint/{nothing}.css")).await;
        assert!(answer.status.is_client_error(), "{nothing}: {}", answer.body);
    }
}

#[test]
fn a_game_is_two_squares_with_one_name() {
    let hall = Hall::open(&[]);
    let page = hall.send("GET /p/1/results?round=6 HTTP/1.1", b"");
    assert!(page.contains("role=\"img\" aria-label=\"1-0\"") && page.contains("<b>1</b><b>0</b>"), "{page}");
    assert!(!page.contains('□') && !page.contains('■'), "colours are squares, no characters: {page}");
}
