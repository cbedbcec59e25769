//! What is known of people: nothing is public by itself, a player is forgotten everywhere, a deleted event can be taken back.

use crate::backends::each;
use crate::desk::{Hall, actor, event};
use crate::reading::{NEVER_ASKED, fill, filled};
use crate::site::Site;
use actix_web::http::{Method, StatusCode};
use sonneborn::desk::report::report_file;
use sonneborn::desk::{Attempt, Desk, today};
use sonneborn::exchange::trf::Version;
use sonneborn::site;
use sonneborn::store::Store;
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, EditPlayer, Forget};
use sonneborn::tournament::chain::{Head, faults, first_fault};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::personal;
use sonneborn::tournament::player::PlayerData;

#[actix_web::test]
async fn a_new_event_is_nobodys_business_until_it_is_published() {
    let site = Site::new();
    let id = event(&site.state.desk);
    for path in ["", "/standings", "/live", "/players/0"] {
        let page = site.stranger().get(&format!("/p/{id}{path}")).await;
        assert_eq!(page.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert!(!site.stranger().get("/").await.body.contains("Hall Cup"));
    site.state.desk.store().set_public(id, true).expect("written");
    assert_eq!(site.stranger().get(&format!("/p/{id}")).await.status, StatusCode::OK);
}

/// A shared computer's browser has nothing to show of it once its reader has logged out.
#[actix_web::test]
async fn nothing_of_an_event_that_is_not_public_is_kept_by_browsers() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", ("1987-06-05", "")).await;
    let mut kept = 0;
    for is_public in [false, true] {
        site.state.desk.store().set_public(1, is_public).expect("written");
        let asked = site::all().iter().filter(|one| one.method == Method::GET);
        let asked = asked.filter(|one| one.path.contains("{tournament}") && !NEVER_ASKED.contains(&one.path.as_str()));
        for path in asked.map(|one| filled(&one.path, "1").remove(0)).filter(|path| !path.ends_with(".pdf")) {
            let page = chief.get(&path).await;
            let control = page.headers.get("cache-control").and_then(|told| told.to_str().ok()).unwrap_or_default();
            let is_kept = page.status == StatusCode::OK && (!control.contains("no-store") || !page.mark.is_empty());
            kept += usize::from(is_kept);
            assert!(!is_kept || is_public && path.starts_with("/p/"), "{path} can be kept: {control} {}", page.mark);
        }
    }
    assert!(kept > 10, "only {kept} pages can be kept of a public event");
}

#[test]
fn a_player_is_forgotten_in_every_act_and_game_and_the_chain_holds() {
    for backend in each() {
        let database = backend.store.database().clone();
        let desk = Desk::new(backend.store);
        let (id, chief) = (event(&desk), actor(&desk, "Ana"));
        let was = desk.live(id).expect("readable").expect("there").journal().state().players[0].data.clone();
        let mut now = was.clone();
        now.note = "allergic to nuts".into();
        now.latin_name = "Latin, Per".into();
        let edit = Act::EditPlayer(EditPlayer { player: PlayerId(0), was: Box::new(was), now: Box::new(now) });
        desk.perform(id, &chief, &Attempt { confirmed: true, ..Attempt::of(edit) }).expect("edited");
        desk.store()
            .keep_games(
                id,
                &Tournament::default(),
                &[KeptGame::from((1, 1, "[White \"Olsen, Per\"]\n\n1. e4 *".into()))],
                |_| true,
            )
            .expect("kept");
        let before = desk.live(id).expect("readable").expect("there").journal().state().clone();
        assert!(desk.forget_player(id, PlayerId(0), &chief, Some("asked by letter")).expect("written"));
        for desk in [desk, Desk::new(Store::open(database).expect("it opens again"))] {
            let lines = desk.store().lines(id).expect("readable");
            assert_eq!(first_fault(Head::default(), &lines), None, "{}", backend.name);
            assert_eq!(faults(&lines), [], "{}", backend.name);
            assert_eq!(lines.iter().map(|line| personal::removed(line.personal.as_deref())).sum::<usize>(), 3);
            let kept = format!("{lines:?}{:?}", desk.store().kept_games(id).expect("readable"));
            assert!(
                !kept.contains("Olsen") && !kept.contains("Latin") && !kept.contains("nuts"),
                "{}: {kept}",
                backend.name
            );
            let journal = desk.live(id).expect("readable").expect("there").journal();
            assert_eq!(journal.state().players[0].data.name, "Anonymous 1");
            let last = journal.entries().next_back().expect("acts");
            let Act::Forget(Forget { player, fields, places, .. }) = &last.act else { panic!("{last:?}") };
            assert_eq!((*player, places.len()), (Some(PlayerId(0)), 3), "the registration, and what it was and is now");
            assert!(fields.iter().any(|field| field == "birth") && !fields.iter().any(|field| field == "rating"));
            assert_eq!((last.author.name.as_str(), last.reason.as_deref()), ("Ana", Some("asked by letter")));
            assert_eq!(journal.state().players[1], before.players[1]);
            assert_eq!(journal.state().rounds, before.rounds);
        }
    }
}

/// One form changes a rating and what is nobody else's business: the report tells the one and not the other.
#[actix_web::test]
async fn the_report_tells_what_changed_of_a_player_and_nothing_private() {
    let hall = Hall::open().await;
    let desk = &hall.site.state.desk;
    let was = desk.live(1).expect("readable").expect("there").journal().state().players[0].data.clone();
    let private = ["club of theirs", "seniors too", "+43 660 1", "paid in full", "half price", "allergic to nuts"];
    let [club, category, phone, paid, reduction, note] = private.map(str::to_owned);
    let period_ratings = [(RoundNo(3), 2345)].into();
    let rating = Some(2111);
    let now = PlayerData { club, category, phone, paid, reduction, note, rating, period_ratings, ..was.clone() };
    let edit = Act::EditPlayer(EditPlayer { player: PlayerId(0), was: Box::new(was.clone()), now: Box::new(now) });
    desk.perform(1, &actor(desk, "Ana"), &Attempt { confirmed: true, ..Attempt::of(edit) }).expect("edited");
    let journal = desk.live(1).expect("readable").expect("there").journal();
    for version in [Version::Trf16, Version::Trf26] {
        let report = report_file(&journal, version).expect("written");
        let told = report.lines().find(|line| line.starts_with("###") && line.contains(&was.name)).expect("told");
        assert!(told.contains("2345") && told.contains("2111"), "{told}");
        assert_eq!(private.into_iter().find(|text| report.contains(text)), None, "{report}");
    }
}

#[test]
fn a_deleted_event_is_gone_for_all_and_can_be_taken_back_until_it_is_swept() {
    for backend in each() {
        let desk = Desk::new(backend.store);
        let (id, other) = (event(&desk), event(&desk));
        desk.delete(id).expect("deleted");
        assert!(desk.live(id).expect("readable").is_none() && desk.loaded(id).is_none());
        assert!(desk.archive_of_deleted(other).expect("readable").is_none());
        assert_eq!(desk.archive_of_deleted(id).expect("readable").expect("the last export").journal.len(), 5);
        let mut days = today().iter_days();
        let mut after = |days_more: usize| {
            let looked_at = days.by_ref().take(days_more).map(|day| desk.delete_unused(day).expect("looked at"));
            looked_at.map(|swept| swept.removed).sum::<usize>()
        };
        assert_eq!(after(31), 0, "its time is not over");
        desk.store().set_deleted(id, None).expect("taken back");
        assert_eq!(desk.live(id).expect("readable").expect("back").journal().state().seq, 5);
        assert_eq!(after(40), 0, "it is not deleted");
        desk.delete(id).expect("deleted");
        assert_eq!((after(31), after(1)), (0, 1), "{}", backend.name);
        assert!(desk.store().lines(id).expect("readable").is_empty());
        assert_eq!(desk.store().lines(other).expect("readable").len(), 5, "{}", backend.name);
    }
}

#[actix_web::test]
async fn what_becomes_public_is_listed_beside_the_button_that_publishes() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let page = chief.get("/t/1/members").await.body;
    let (before, after) = page.split_once("name=\"public\"").expect("the tick");
    let list = sonneborn::i18n::privacy::public_list(sonneborn::i18n::Lang::English);
    assert!(before.contains(list) && !after.contains(list), "the list is read first");
    assert!(site.stranger().get("/p/1").await.status == StatusCode::UNAUTHORIZED);
    chief.post("/t/1/members", &[("do", "public"), ("public", "on")]).await;
    assert_eq!(site.stranger().get("/p/1").await.status, StatusCode::OK);
}

#[actix_web::test]
async fn an_administrator_deletes_by_the_name_fetches_the_last_export_and_takes_back() {
    let site = Site::new();
    let (chief, eva) = (site.browser("chief").await, site.browser("Eva").await);
    assert_eq!(eva.new_tournament("Hall Cup").await, "/t/1");
    assert_eq!(eva.post("/t/1/privacy/delete", &[("name", "Hall Cup")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(chief.post("/t/1/privacy/delete", &[("name", "Other Cup")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(chief.post("/t/1/privacy/delete", &[("name", "Hall Cup")]).await.location, "/deleted");
    assert_eq!(chief.get("/t/1").await.status, StatusCode::NOT_FOUND);
    assert!(chief.get("/").await.body.contains("href=\"/deleted\""), "the way there");
    assert!(!eva.get("/").await.body.contains("href=\"/deleted\""));
    let list = chief.get("/deleted").await.body;
    assert!(list.contains("Hall Cup") && list.contains("without --keep-days"), "{list}");
    assert_eq!(eva.get("/deleted").await.status, StatusCode::FORBIDDEN);
    let export = chief.get("/deleted/1/tournament.json").await;
    assert!(export.status == StatusCode::OK && export.body.contains("Hall Cup"));
    assert_eq!(eva.get("/deleted/1/tournament.json").await.status, StatusCode::FORBIDDEN);
    assert_eq!(chief.post("/deleted", &[("tournament", "1")]).await.location, "/t/1");
    assert_eq!(eva.get("/t/1").await.status, StatusCode::OK);
}

#[test]
fn with_a_time_to_keep_events_that_nobody_used_for_longer_are_deleted_and_others_are_not() {
    for backend in each() {
        let desk = std::sync::Arc::new(Desk::new(backend.store));
        let (unused, used) = (event(&desk), event(&desk));
        let is_there = |id: i64| desk.live(id).expect("readable").is_some();
        let mut days = today().iter_days();
        let mut after = |days_more: usize| {
            for day in days.by_ref().take(days_more) {
                desk.delete_unused(day).expect("looked at");
            }
        };
        after(40);
        assert!(is_there(unused) && is_there(used), "without a time nothing is deleted");
        assert_eq!(desk.retention_days(), None);
        desk.keep_for(Some(60));
        after(10);
        let ana = crate::desk::actor(&desk, "Ana");
        let draw = crate::desk::result(None, sonneborn::tournament::outcome::GameResult::Draw);
        desk.perform(used, &ana, &sonneborn::desk::Attempt::of(draw)).expect("done");
        after(10);
        assert!(is_there(unused) && is_there(used));
        after(2);
        assert_eq!([unused, used].map(is_there), [false, true], "{}", backend.name);
        assert!(desk.archive_of_deleted(unused).expect("readable").is_some(), "the last export");
        // Taken back, it is kept for as long again.
        desk.store().set_deleted(unused, None).expect("taken back");
        after(30);
        assert!(is_there(unused) && is_there(used));
    }
}

/// A clock that is years ahead, or was when something was done, or that runs to and fro: days are counted once each.
#[test]
fn a_clock_that_is_wrong_deletes_nothing() {
    for backend in each() {
        let desk = std::sync::Arc::new(Desk::new(backend.store));
        desk.keep_for(Some(30));
        let (kept, deleted) = (event(&desk), event(&desk));
        desk.delete(deleted).expect("deleted");
        let (now, ahead) = (today(), today() + chrono::Days::new(4000));
        for day in [now, ahead, now, ahead, chrono::NaiveDate::default()].repeat(20) {
            desk.delete_unused(day).expect("looked at");
        }
        assert!(desk.live(kept).expect("readable").is_some(), "{}", backend.name);
        assert!(desk.archive_of_deleted(deleted).expect("readable").is_some(), "{}", backend.name);
    }
}
