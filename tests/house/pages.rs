//! The house's own pages: one's account, the event at a past moment, and what holds for every page.

use crate::site::{PASSWORD, Site, five_rounds};
use actix_web::http::StatusCode;

#[actix_web::test]
async fn an_event_is_shown_as_it_stood_after_any_act_and_only_looked_at() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    assert_eq!(chief.post(&format!("{event}/settings"), &five_rounds("Hall Open")).await.status, StatusCode::SEE_OTHER);
    let now = chief.get(&format!("{event}/journal")).await.body;
    assert!(now.contains(" title=\"Hall Open\">Hall Open</a>") && now.contains("/journal/undo"));
    let then = chief.get(&format!("{event}/journal?at=1")).await.body;
    assert!(then.contains(" title=\"Hall Cup\">Hall Cup</a>"), "{then}");
    assert!(then.contains("This is the event as it stood after act 1,"), "{then}");
    assert!(then.contains("href=\"/t/1/players?at=1\""), "the rail stays at the moment");
    assert!(!then.contains("/journal/undo"), "nothing can be done in the past");
    let settings = chief.get(&format!("{event}/settings?at=1")).await.body;
    assert!(!settings.contains("class=\"primary\""), "nothing can be saved in the past");
    // A moment that has not come is the present; one that no number names is too.
    for moment in ["at=2", "at=99", "at=x"] {
        let page = chief.get(&format!("{event}/journal?{moment}")).await;
        assert!(!page.body.contains("This is the event as it stood"), "{moment}");
    }
}

#[actix_web::test]
async fn spectators_see_only_the_present() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    assert_eq!(site.stranger().get(&format!("{event}?at=1")).await.status, StatusCode::UNAUTHORIZED);
}

#[actix_web::test]
async fn an_act_is_undone_from_the_journal_with_its_reason_or_refused_with_one() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    let refused = chief.post(&format!("{event}/journal/undo"), &[("seq", "1"), ("reason", "")]).await;
    assert!(refused.body.contains("role=\"alert\""), "the first act stays");
}

#[actix_web::test]
async fn a_new_password_needs_the_old_one_and_logs_other_devices_out() {
    let site = Site::new();
    let (laptop, name) = (site.browser("Ana").await, "Ana");
    let mut phone = site.stranger();
    let logged_in = phone.post("/log-in", &[("name", name), ("password", PASSWORD)]).await;
    phone.cookie.clone_from(&logged_in.cookies[0]);
    let wrong = laptop.post("/account/password", &[("old", "guessed"), ("new", "another horse")]).await;
    assert!(wrong.body.contains("role=\"alert\""), "{}", wrong.body);
    let short = laptop.post("/account/password", &[("old", PASSWORD), ("new", "short")]).await;
    assert!(short.body.contains("role=\"alert\""), "{}", short.body);
    assert_eq!(phone.get("/account").await.status, StatusCode::OK, "nothing has changed yet");
    laptop.post("/account/password", &[("old", PASSWORD), ("new", "another horse")]).await;
    assert_eq!(laptop.get("/account").await.status, StatusCode::OK);
    assert_eq!(phone.get("/account").await.status, StatusCode::UNAUTHORIZED);
    let old = phone.post("/log-in", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(old.status, StatusCode::UNAUTHORIZED);
    let new = site.stranger().post("/log-in", &[("name", name), ("password", "another horse")]).await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
}

#[actix_web::test]
async fn a_device_is_logged_out_by_its_owner_and_by_nobody_else() {
    let site = Site::new();
    let (ana, ivo) = (site.browser("Ana").await, site.browser("Ivo").await);
    let store = site.state.desk.store();
    let id = store.account_named("Ivo").expect("readable").expect("there").id;
    let session = store.sessions_of(id).expect("readable")[0].token_hash.clone();
    ana.post("/account/log-out", &[("session", &session)]).await;
    assert_eq!(ivo.get("/account").await.status, StatusCode::OK);
    ivo.post("/account/log-out", &[("session", &session)]).await;
    assert_eq!(ivo.get("/account").await.status, StatusCode::UNAUTHORIZED);
}

#[actix_web::test]
async fn roles_are_given_and_taken_on_the_members_page() {
    let site = Site::new();
    let (ana, ivo) = (site.browser("Ana").await, site.browser("Ivo").await);
    let event = ana.new_tournament("Hall Cup").await;
    let id = site.state.desk.store().account_named("Ivo").expect("readable").expect("there").id.to_string();
    let members = format!("{event}/members");
    for (role, status) in [("arbiter", StatusCode::OK), ("", StatusCode::FORBIDDEN), ("viewer", StatusCode::OK)] {
        let page = ana.post(&members, &[("do", "role"), ("account", &id), ("role", role)]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        assert_eq!(ivo.get(&event).await.status, status, "{role:?}");
    }
    assert_eq!(ivo.post(&members, &[("do", "public")]).await.status, StatusCode::FORBIDDEN);
    assert!(!site.stranger().get("/").await.body.contains("Hall Cup"), "a new tournament is private");
    ana.post(&members, &[("do", "public"), ("public", "on")]).await;
    assert!(site.stranger().get("/").await.body.contains("Hall Cup"), "it is published");
    ana.post(&members, &[("do", "public")]).await;
    assert!(!site.stranger().get("/").await.body.contains("Hall Cup"));
}

#[actix_web::test]
async fn a_new_account_gets_a_one_time_link() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let page = ana.post("/accounts", &[("do", "create"), ("name", "Ivo")]).await;
    let (_, rest) = page.body.split_once("http://chess.example/link/").expect("the link is shown");
    let token = rest.split('<').next().expect("the address ends");
    let form = site.stranger().get(&format!("/link/{token}")).await;
    assert!(form.status == StatusCode::OK && form.body.contains("at least 8 characters"), "{}", form.body);
    let taken = ana.post("/accounts", &[("do", "create"), ("name", "Ivo")]).await;
    assert!(taken.body.contains("role=\"alert\""), "{}", taken.body);
}

#[actix_web::test]
async fn a_disabled_account_is_out_at_once() {
    let site = Site::new();
    let (ana, ivo) = (site.browser("Ana").await, site.browser("Ivo").await);
    let id = site.state.desk.store().account_named("Ivo").expect("readable").expect("there").id.to_string();
    ana.post("/accounts", &[("do", "disable"), ("account", &id)]).await;
    assert_eq!(ivo.get("/account").await.status, StatusCode::UNAUTHORIZED);
    ana.post("/accounts", &[("do", "disable"), ("account", "1")]).await;
    assert_eq!(ana.get("/account").await.status, StatusCode::OK, "nobody locks themselves out");
}

#[actix_web::test]
async fn what_cannot_be_read_is_answered_by_a_page() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    for path in [format!("{event}/journal?before=soon"), "/t/one".into(), "/nowhere".into()] {
        let page = chief.get(&path).await;
        assert!(page.status.is_client_error(), "{path}: {}", page.status);
        assert!(page.body.contains("<html"), "{path}: {}", page.body);
    }
    let page = chief.post("/accounts", &[("do", "nonsense")]).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(page.body.contains("<html"), "{}", page.body);
}

/// The policy forbids inline script and style; a page that had one would silently lack it.
#[actix_web::test]
async fn no_page_has_inline_script_or_style() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    let of_event = ["", "/players", "/rounds", "/standings", "/journal", "/settings", "/members"];
    let paths = of_event.iter().map(|path| format!("{event}{path}"));
    let others = ["/", "/new", "/accounts", "/account", "/log-in", "/nowhere"].map(String::from);
    for path in paths.chain(others) {
        let body = chief.get(&path).await.body;
        for tag in body.split('<').filter(|tag| !tag.starts_with('/')) {
            let tag = tag.split('>').next().unwrap_or("");
            assert!(!tag.starts_with("style"), "{path}: <{tag}>");
            assert!(!tag.starts_with("script") || tag.contains(" src="), "{path}: <{tag}>");
            // What stands between quotes is a value.
            let names: String = tag.split('"').step_by(2).collect();
            assert!(!names.contains(" style=") && !names.contains(" on"), "{path}: <{tag}>");
        }
    }
}

#[actix_web::test]
async fn static_files_are_named_by_their_content() {
    let site = Site::new();
    let home = site.stranger().get("/").await.body;
    let (_, rest) = home.split_once("href=\"/static/tokens.css").expect("a style sheet");
    let version = rest.split('"').next().expect("a quoted address");
    assert!(version.starts_with("?v=") && version.len() > 10, "{version}");
    assert!(site.stranger().get(&format!("/static/tokens.css{version}")).await.body.contains("--event"));
}

#[actix_web::test]
async fn a_player_is_found_by_the_beginning_of_any_name_and_a_board_by_its_number() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let demo = chief.post("/demo", &[]).await.location;
    let tournament = site.state.desk.live(1).expect("readable").expect("there").journal();
    let player = tournament.state().entrants().next().expect("a player");
    let beginning: String = player.data.name.chars().take(3).collect();
    let page = chief.get(&format!("{demo}/search?q={beginning}")).await.body;
    assert!(page.contains(&format!("href=\"{demo}/players/{}\"", player.id.0)), "{page}");
    let board = chief.get(&format!("{demo}/search?q=7")).await.body;
    assert!(board.contains("round 6, board 7") && board.contains(&format!("{demo}/rounds/6#b7")), "{board}");
    let nobody = chief.get(&format!("{demo}/search?q=xyzzy")).await.body;
    assert!(nobody.contains("Nobody"), "{nobody}");
}
