//! What the web lets through: log-in, tokens, origins, hosts, roles; and that no answer is half one.

use crate::backends::sqlite;
use crate::site::{Site, five_rounds};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, Error, web};
use sonneborn::desk::Desk;
use sonneborn::site::routes;
use sonneborn::web::{AppState, security};
use std::sync::Arc;
use tokio::sync::watch;

fn state() -> web::Data<AppState> {
    let desk = Arc::new(Desk::new(sqlite().store));
    // The folder is gone with the backend; SQLite keeps the open file.
    let (public_url, stopping) = ("http://chess.example".into(), watch::channel(false).1);
    web::Data::new(AppState { desk, public_url, stopping, commands: |_| String::new() })
}

macro_rules! app {
    ($state:expr) => {
        init_service(App::new().app_data($state.clone()).wrap(from_fn(security::guard)).configure(routes)).await
    };
}

/// Makes an account by its one-time link, over HTTP; gives the session's cookie.
pub(crate) async fn log_in_by_link<S>(app: &S, state: &web::Data<AppState>, account: Option<i64>, name: &str) -> String
where
    S: Service<actix_http::Request, Response = ServiceResponse, Error = Error>,
{
    let token = state.desk.make_link(account).expect("a link is made");
    let request = TestRequest::post()
        .uri(&format!("/link/{token}"))
        .insert_header(("host", "localhost"))
        .set_form([("name", name), ("password", "correct horse")]);
    let response = call_service(app, request.to_request()).await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let cookie = response.response().cookies().next().expect("a session's cookie");
    assert_eq!((cookie.http_only(), cookie.path()), (Some(true), Some("/")));
    format!("{}={}", cookie.name(), cookie.value())
}

pub(crate) fn get(uri: &str, cookie: &str) -> actix_http::Request {
    TestRequest::get().uri(uri).insert_header(("host", "localhost")).insert_header(("cookie", cookie)).to_request()
}

pub(crate) fn token_in(page: &str) -> String {
    let start = page.find("name=\"csrf\" content=\"").expect("the page has a token") + 21;
    page[start..].split('"').next().expect("a quoted token").to_string()
}

const NEW_EVENT: &str = "name=Hall+Cup&rounds=5&win=1&draw=0.5&loss=0&bye_points=1&half_point_byes=1&no_byes_in_last=1\
                         &first_board=1&default_minutes=30&system=dutch-2026&tie_breaks=BH&fide_rated=on";

#[actix_web::test]
async fn the_first_administrator_makes_a_tournament_and_strangers_do_not() {
    let state = state();
    let app = app!(state);
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let home = call_service(&app, get("/", &cookie)).await;
    let page = String::from_utf8(read_body(home).await.to_vec()).expect("UTF-8");
    let token = token_in(&page);
    let post = |token: &str, origin: Option<&str>| {
        let mut request = TestRequest::post()
            .uri("/new")
            .insert_header(("host", "localhost"))
            .insert_header(("cookie", cookie.as_str()))
            .insert_header(("content-type", "application/x-www-form-urlencoded"))
            .set_payload(format!("{NEW_EVENT}&csrf={token}"));
        if let Some(origin) = origin {
            request = request.insert_header(("origin", origin));
        }
        request.to_request()
    };
    let status = |response: ServiceResponse| response.status();
    assert_eq!(status(call_service(&app, post("", None)).await), StatusCode::FORBIDDEN);
    assert_eq!(status(call_service(&app, post(&token, Some("http://evil.example"))).await), StatusCode::FORBIDDEN);
    assert_eq!(status(call_service(&app, post(&token, Some("http://localhost"))).await), StatusCode::SEE_OTHER);
    for path in ["/t/1", "/t/1/journal", "/t/1/settings", "/t/1/members", "/accounts", "/new"] {
        assert_eq!(status(call_service(&app, get(path, &cookie)).await), StatusCode::OK, "{path}");
        assert_eq!(status(call_service(&app, get(path, "")).await), StatusCode::UNAUTHORIZED, "{path}");
    }
    for path in ["/t/2", "/t/x", "/nowhere", "/static/none.css"] {
        assert_eq!(status(call_service(&app, get(path, &cookie)).await), StatusCode::NOT_FOUND, "{path}");
    }
}

#[actix_web::test]
async fn roles_decide_who_may_do_what() {
    let state = state();
    let app = app!(state);
    log_in_by_link(&app, &state, None, "chief").await;
    let chief = state.desk.store().account_named("chief").expect("readable").expect("there").id;
    state.desk.store().create_tournament("Hall Cup", Some(chief), 1, &[], &[], None).expect("written");
    let ivo = state.desk.store().create_account("ivo", false, 1).expect("written").expect("a free name").id;
    let cookie = log_in_by_link(&app, &state, Some(ivo), "").await;
    let status = |path: &'static str| {
        let request = get(path, &cookie);
        async { call_service(&app, request).await.status() }
    };
    assert_eq!(status("/t/1").await, StatusCode::FORBIDDEN);
    state.desk.store().set_role(1, ivo, Some(sonneborn::store::tournament::Role::Viewer), 1).expect("written");
    assert_eq!(status("/t/1").await, StatusCode::OK);
    assert_eq!(status("/t/1/members").await, StatusCode::FORBIDDEN);
    assert_eq!(status("/accounts").await, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn names_that_are_not_ours_are_not_answered_and_every_answer_is_guarded() {
    let state = state();
    let app = app!(state);
    for (host, expected) in [
        ("localhost:8080", StatusCode::OK),
        ("192.168.1.7:8080", StatusCode::OK),
        ("chess.example", StatusCode::OK),
        ("evil.example", StatusCode::NOT_FOUND),
    ] {
        let request = TestRequest::get().uri("/").insert_header(("host", host)).to_request();
        let response = call_service(&app, request).await;
        assert_eq!(response.status(), expected, "{host}");
        let policy = response.headers().get("content-security-policy").expect("a policy on every answer");
        assert!(!policy.to_str().expect("ASCII").contains("unsafe"));
    }
}

#[actix_web::test]
async fn guessing_passwords_is_slowed_down() {
    let state = state();
    let app = app!(state);
    log_in_by_link(&app, &state, None, "chief").await;
    let (mut last, mut tried) = (String::new(), Vec::new());
    for _ in 0..11 {
        let request = TestRequest::post()
            .uri("/log-in")
            .insert_header(("host", "localhost"))
            .set_form([("name", "chief"), ("password", "wrong")]);
        let response = call_service(&app, request.to_request()).await;
        tried.push(response.status());
        last = String::from_utf8(read_body(response).await.to_vec()).expect("UTF-8");
    }
    // Wrong as long as it is tried, and then too many.
    let (refused, wrong) = tried.split_last().expect("tries");
    assert_eq!(*refused, StatusCode::TOO_MANY_REQUESTS);
    assert!(wrong.contains(&StatusCode::UNAUTHORIZED), "{wrong:?}");
    assert!(last.contains("Wait ten minutes"), "{last}");
}

#[actix_web::test]
async fn a_one_time_link_works_once_and_short_passwords_are_refused() {
    let state = state();
    let app = app!(state);
    let token = state.desk.make_link(None).expect("a link is made");
    let post = |password: &'static str| {
        TestRequest::post()
            .uri(&format!("/link/{token}"))
            .insert_header(("host", "localhost"))
            .set_form([("name", "chief"), ("password", password)])
            .to_request()
    };
    assert_eq!(call_service(&app, post("short")).await.status(), StatusCode::BAD_REQUEST);
    assert_eq!(call_service(&app, post("long enough words")).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(call_service(&app, post("long enough words")).await.status(), StatusCode::BAD_REQUEST);
}

#[actix_web::test]
async fn pages_speak_the_browsers_language() {
    let state = state();
    let app = app!(state);
    for (accepts, word) in
        [("zh-CN,zh;q=0.9", "赛事"), ("zh-TW", "賽事"), ("tlh, en;q=0.5", "Tournaments"), ("en;q=0.2, yue", "賽事")]
    {
        let request = TestRequest::get()
            .uri("/")
            .insert_header(("host", "localhost"))
            .insert_header(("accept-language", accepts))
            .to_request();
        let page = String::from_utf8(read_body(call_service(&app, request).await).await.to_vec()).expect("UTF-8");
        assert!(page.contains(word), "{accepts}");
    }
}

#[actix_web::test]
async fn every_address_can_name_its_language() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    let event = chief.new_tournament("Open").await;
    let made = chief.post(&format!("{event}/members"), &[("do", "public"), ("public", "on")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let public = event.replace("/t/", "/p/");
    let stranger = site.stranger();
    let asked = stranger.get(&format!("{public}?lang=zh-Hant")).await;
    assert!(asked.body.contains("<html lang=\"zh-Hant\" dir=\"ltr\""), "{}", asked.body);
    // The next page stays in it, for a reader who has chosen none.
    assert_eq!(asked.cookies, ["lang=zh-Hant"]);
    let mut chosen = site.stranger();
    chosen.cookie = "lang=zh-Hans".into();
    let asked = chosen.get(&format!("{public}?lang=en")).await;
    assert!(asked.body.contains("<html lang=\"en\"") && asked.cookies.is_empty());
    assert!(chosen.get(&public).await.body.contains("<html lang=\"zh-Hans\""));
    assert!(chosen.get(&format!("{public}?lang=tlh")).await.body.contains("<html lang=\"zh-Hans\""));
    // What is chosen by hand is not overruled by the address.
    let back = stranger.post("/choose", &[("lang", "en"), ("back", "/p/1?q=x&lang=zh-Hant")]).await;
    assert_eq!(back.location, "/p/1?q=x");
    // The desk, what is not there and the log-in too, and there the next pages anywhere stay in it.
    for page in [event.as_str(), &format!("{event}/papers"), &format!("{event}/nowhere"), "/", "/nowhere"] {
        let asked = chief.get(&format!("{page}?lang=zh-Hant")).await;
        assert!(asked.body.contains("<html lang=\"zh-Hant\""), "{page}: {}", asked.body);
    }
    let asked = stranger.get("/log-in?lang=zh-Hans").await;
    assert!(asked.body.contains("<html lang=\"zh-Hans\"") && asked.cookies == ["lang=zh-Hans"], "{:?}", asked.cookies);
    // A paper is printed in one language and read in another.
    let paper = chief.get(&format!("{event}/papers/players.pdf?lang=zh-Hans")).await;
    assert!(paper.status == StatusCode::OK && paper.cookies.is_empty(), "{} {:?}", paper.status, paper.cookies);
    let page = chief.get(&format!("{event}/papers?printed_in=zh-Hans")).await.body;
    assert!(page.contains("<html lang=\"en\"") && page.contains("lang=zh-Hans\""), "{page}");
}

#[actix_web::test]
async fn what_cannot_be_read_is_told_in_the_users_language() {
    let site = Site::new();
    let mut chinese = site.stranger();
    chinese.cookie = "lang=zh-Hans".into();
    let page = chinese.get("/p/1?round=first").await;
    assert!(!page.body.contains("deserialize"), "{}", page.body);
}

#[actix_web::test]
async fn a_day_of_several_rounds_needs_the_time_between_them() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let day = [("first_round", "2027-05-01T10:00"), ("rounds_a_day", "3")];
    let asked = ana.post("/new", &[&five_rounds("Weekend")[..], &day].concat()).await;
    assert!(
        asked.status != StatusCode::SEE_OTHER && asked.body.contains("From one round to the next"),
        "{}",
        asked.body
    );
    let at_the_field = "<span class=\"error\" role=\"alert\">From one round to the next is missing";
    assert!(asked.body.contains(at_the_field) && !asked.body.contains("class=\"problem\""), "{}", asked.body);
    let told = [&five_rounds("Weekend")[..], &day, &[("minutes_between", "240")]].concat();
    assert_eq!(ana.post("/new", &told).await.status, StatusCode::SEE_OTHER);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let schedule = live.journal().state().details.schedule.clone();
    assert_eq!(schedule[1].expect("told").to_string(), "2027-05-01 14:00:00");
}

#[actix_web::test]
async fn a_club_that_plays_once_a_week_gives_one_date() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let weekly = [("first_round", "2027-05-04T19:00"), ("days_between", "7")];
    assert_eq!(ana.post("/new", &[&five_rounds("Tuesdays")[..], &weekly].concat()).await.status, StatusCode::SEE_OTHER);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let details = live.journal().state().details.clone();
    assert_eq!(details.schedule[4].expect("told").to_string(), "2027-06-01 19:00:00");
    assert_eq!(details.end.expect("told").to_string(), "2027-06-01");
}

#[actix_web::test]
async fn a_knock_out_has_no_rounds_and_no_last_day_before_it_has_players() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let told = [
        ("name", "Cup"),
        ("system", "knockout"),
        ("match_games", "2"),
        ("rounds", "9"),
        ("first_round", "2027-05-01T10:00"),
    ];
    assert_eq!(ana.post("/new", &told).await.status, StatusCode::SEE_OTHER);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let details = live.journal().state().details.clone();
    assert_eq!((details.schedule.len(), details.end), (1, None));
    let now = ana.get("/t/1").await.body;
    assert!(now.contains("not started") && !now.contains("9 rounds"), "{now}");
}

#[actix_web::test]
async fn games_of_a_double_swiss_come_in_twos_and_say_of_which_match() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let of_games = |rounds: &'static str| {
        let mut fields = five_rounds("Doubles").to_vec();
        fields.retain(|(name, _)| !["rounds", "system"].contains(name));
        fields.extend([("rounds", rounds), ("system", "double-swiss")]);
        fields
    };
    let odd = ana.post("/new", &of_games("5")).await;
    assert!(odd.status != StatusCode::SEE_OTHER && odd.body.contains("an even number of rounds"), "{}", odd.body);
    assert_eq!(ana.post("/new", &of_games("6")).await.status, StatusCode::SEE_OTHER);
    for name in ["Ada", "Bo", "Cy", "Di"] {
        ana.post("/t/1/players/new", &[("name", name), ("first_round", "1")]).await;
    }
    ana.post("/t/1/rounds/1/pair", &[]).await;
    let draft = ana.get("/t/1/rounds/1").await.body;
    assert!(draft.contains("match 1, game 1"), "{draft}");
}
