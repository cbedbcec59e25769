//! What cannot be read is refused with the field, the value and what is allowed; nothing becomes a default. Over HTTP.

use crate::site::{Browser, Site, five_rounds};
use actix_web::http::StatusCode;
use sonneborn::tournament::Tournament;

struct Hall {
    site: Site,
    chief: Browser,
}

impl Hall {
    async fn new() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
        Hall { site, chief }
    }

    fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }
}

#[actix_web::test]
async fn settings_refuse_what_they_cannot_read() {
    let hall = Hall::new().await;
    let before = hall.state();
    let long = "x".repeat(5000);
    for (field, value, told) in [
        ("bye_points", "-1", "Allowed: points from 0 to 20"),
        ("rounds", "500", "from 1 to 98"),
        ("rounds", "", "is missing"),
        ("federation", "XXX", "three letters of FIDE"),
        ("laws", "1066", "Allowed: 2023, 2018"),
        ("system", "swizz", "Allowed: dutch-2026"),
        ("rate", "bullet", "Allowed: standard, rapid, blitz"),
        ("tie_break_edition", "2025", "Allowed: 2024, 2026"),
        ("initial_colour", "green", "Allowed: lot, white, black"),
        ("numbering", "x", "Allowed: strength"),
        ("acceleration", "x", "Allowed: none, baku"),
        ("rating_method", "ELO", "Allowed: FIDE"),
        ("start", "yesterday", "Allowed: a day such as"),
        ("schedule", "at nine", "a day and an hour"),
        ("default_minutes", "9999", "from 0 to 240"),
        ("first_board", "0", "from 1 to 9999"),
        ("name", long.as_str(), "at most 100 letters"),
    ] {
        let kept = five_rounds("Hall Cup").into_iter().filter(|(name, _)| *name != field);
        let fields: Vec<(&str, &str)> = kept.chain([(field, value)]).collect();
        let page = hall.chief.post("/t/1/settings", &fields).await;
        let shown = page.body.replace("&#39;", "'");
        assert!(page.status == StatusCode::OK && shown.contains(told), "{field}: {shown:.3000}");
        assert_eq!(hall.state(), before, "{field}");
    }
    let dates = [&five_rounds("Hall Cup")[..], &[("start", "2026-11-22"), ("end", "2026-11-20")]].concat();
    assert!(hall.chief.post("/t/1/settings", &dates).await.body.contains("The end is before the start"));
    assert_eq!(hall.state(), before);
}

#[actix_web::test]
async fn players_refuse_what_they_cannot_read() {
    let hall = Hall::new().await;
    let long = "x".repeat(5000);
    let far = "2150";
    for (field, value, told) in [
        ("name", long.as_str(), "at most 100 letters"),
        ("name", " ", "A name is missing"),
        ("first_round", "soon", "from 1 to 5"),
        ("first_round", "", "is missing"),
        ("first_round", "6", "from 1 to 5"),
        ("birth", far, "a year from 1900"),
        ("federation", "XXX", "three letters of FIDE"),
        ("rating", "9000", "from 0 to 3999"),
        ("title", "GMX", "Allowed: GM, IM"),
        ("gender", "x", "Allowed: male, female"),
        ("k", "41", "from 0 to 40"),
        ("fide_id", "12a", "whole number"),
    ] {
        let kept = [("name", "Li Wei"), ("first_round", "1")].into_iter().filter(|(name, _)| *name != field);
        let fields: Vec<(&str, &str)> = kept.chain([(field, value)]).collect();
        let page = hall.chief.post("/t/1/players/new", &fields).await;
        let shown = page.body.replace("&#39;", "'");
        let main = shown.split("<main").nth(1).unwrap_or(&shown);
        assert!(page.status == StatusCode::BAD_REQUEST && shown.contains(told), "{field} {value:.20}: {main:.3000}");
        assert!(hall.state().players.is_empty(), "{field}");
    }
}
