//! A box of a form is ticked or it is not sent: a text that says otherwise is refused, and is no tick.

use crate::site::{Site, five_rounds};
use actix_web::http::StatusCode;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What a script may send for a box that it means to leave empty, and what means nothing.
const NO_TICKS: [&str; 7] = ["off", "no", "false", "0", "-1", "ON", "２"];

/// The texts of all files below a folder that end so.
fn files(folder: &str, end: &str) -> Vec<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("readable").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == end) {
                texts.push(fs::read_to_string(path).expect("UTF-8"));
            }
        }
    }
    texts
}

/// A box that is read as text would be ticked by any text.
#[test]
fn no_form_reads_a_box_as_text() {
    let mut names = BTreeSet::new();
    for text in files("templates", "html") {
        for tag in text.split("<input ").skip(1).filter_map(|tag| tag.split('>').next()) {
            let name = tag.split("name=\"").nth(1).and_then(|name| name.split('"').next());
            names.extend(
                name.filter(|name| tag.contains("type=\"checkbox\"") && !name.contains('{')).map(str::to_owned),
            );
        }
    }
    assert!(names.len() > 15 && names.contains("public"), "{names:?}");
    let mut forms = 0;
    for text in files("src/pages", "rs").into_iter().chain(files("src/public", "rs")) {
        let read = text
            .split("#[derive(")
            .skip(1)
            .filter(|part| part.lines().next().is_some_and(|it| it.contains("Deserialize")));
        for form in read.filter_map(|part| part.split("\n}").next()) {
            forms += 1;
            for name in &names {
                assert!(!form.contains(&format!(" {name}: Option<String>")), "{name} is read as text: {form}");
            }
        }
    }
    assert!(forms > 50, "only {forms} forms are read");
}

#[actix_web::test]
async fn a_box_with_a_text_that_no_tick_has_does_nothing() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    for name in ["Adams, A", "Brown, B"] {
        chief.post(&format!("{event}/players/new"), &[("name", name), ("first_round", "1")]).await;
    }
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let acts = || live.journal().entries().len();
    let is_public = || site.state.desk.store().tournament(1).expect("readable").expect("there").is_public;
    let before = acts();
    let [player, other] = ["Adams, A", "Other, O"].map(|name| [("name", name), ("first_round", "1")]);
    let unrated: Vec<_> = five_rounds("Other Cup").into_iter().filter(|(name, _)| *name != "fide_rated").collect();
    for text in NO_TICKS {
        let forms = [
            ("/members", &[("do", "public")][..], "public"),
            ("/settings", &unrated, "fide_rated"),
            ("/players/0/edit", &player, "no_half_point_byes"),
            ("/players/0/edit", &other, "confirmed"),
            ("/players/0/edit", &other, "confirmed_again"),
            ("/rounds/1/pair", &[], "confirmed"),
        ];
        for (path, fields, tick) in forms {
            let page = chief.post(&format!("{event}{path}"), &[fields, &[(tick, text)]].concat()).await;
            assert_eq!(page.status, StatusCode::BAD_REQUEST, "{path}: {tick}={text}: {}", page.body);
            assert!(acts() == before && !is_public(), "{path}: {tick}={text} did something");
        }
    }
    for text in ["on", "yes", "1"] {
        let page = chief.post(&format!("{event}/members"), &[("do", "public"), ("public", text)]).await;
        assert!(page.status == StatusCode::SEE_OTHER && is_public(), "{text}: {}", page.body);
        chief.post(&format!("{event}/members"), &[("do", "public")]).await;
        assert!(!is_public());
    }
}
