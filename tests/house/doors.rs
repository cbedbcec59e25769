//! The doors of a hall: one address for everybody behind it, wrong passwords and codes beside right ones, and what is told to whom.

use crate::chain::tamper;
use crate::running::{Hall, PASSWORD, ask};
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::desk::limits::{Limit, Limits};
use sonneborn::desk::now_microseconds;
use sonneborn::desk::self_service::{Caller, NoSelfService};
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::PlayerId;

/// A log-in from this address, with cookies or without.
fn log_in(hall: &Hall, name: &str, password: &str, cookie: &str) -> String {
    let cookie = if cookie.is_empty() { String::new() } else { format!("\r\nCookie: {cookie}") };
    let head = format!("POST /log-in HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded{cookie}");
    let form = format!("name={name}&password={password}");
    ask(hall.server.address(), &head, form.as_bytes()).expect("an answer").1
}

/// The cookie of that name in an answer.
fn cookie(answer: &str, name: &str) -> String {
    let (_, value) = answer.split_once(&format!("set-cookie: {name}=")).expect("the cookie");
    format!("{name}={}", value.split(';').next().expect("a value"))
}

#[test]
fn a_hall_behind_one_address_is_not_refused_for_somebodys_guesses() {
    let hall = Hall::open(&["--limit", "failures-of-name=4,failures-of-address=6"]);
    let here = log_in(&hall, "chief", PASSWORD, "");
    assert!(here.starts_with("HTTP/1.1 303"), "{here}");
    let device = cookie(&here, "sonneborn_device");
    // Far more failures than the address has.
    for guess in 0..9 {
        let refused = log_in(&hall, &format!("nobody{guess}"), "wrong+password", "");
        assert!(refused.starts_with("HTTP/1.1 401"), "{refused}");
    }
    assert!(log_in(&hall, "chief", PASSWORD, "").starts_with("HTTP/1.1 303"), "the right password at the first try");
    let refused: Vec<String> = (0..6).map(|_| log_in(&hall, "chief", "wrong+password", "")).collect();
    let refused = &refused[5];
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("retry-after: 600"), "{refused}");
    assert!(
        log_in(&hall, "chief", PASSWORD, "").starts_with("HTTP/1.1 429"),
        "as before, on a device that nobody knows"
    );
    let known = log_in(&hall, "chief", PASSWORD, &device);
    assert!(known.starts_with("HTTP/1.1 303"), "the chief's own device is let in: {known}");
    let forged = log_in(&hall, "chief", PASSWORD, "sonneborn_device=AAAA");
    assert!(forged.starts_with("HTTP/1.1 429"), "a word of one's own is none of the server's: {forged}");
    // Another account's device is not the chief's.
    assert!(log_in(&hall, "nobody1", PASSWORD, &device).starts_with("HTTP/1.1 4"), "there is no such account");
    let said = std::fs::read_to_string(hall.data.join(crate::process::SAID)).expect("readable");
    assert!(said.contains("security") && said.contains("no log-in"), "{said}");
    assert!(!said.contains("wrong") || !said.contains("wrong+password"), "no password is logged");
    assert!(hall.server.stop());
}

#[actix_web::test]
async fn a_phone_whose_code_was_right_is_not_shut_out_by_anothers_wrong_ones() {
    let site = Site::new();
    let desk = &site.state.desk;
    desk.set_limits(Limits::default().with(Limit::WrongCodes, 3));
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let fields = [("name", "Adams, A"), ("first_round", "1")];
    assert_eq!(chief.post("/t/1/players/new", &fields).await.status, StatusCode::SEE_OTHER);
    desk.store().set_public(1, true).expect("written");
    let code = desk.player_code(1, PlayerId(0)).expect("readable");
    let phone = site.stranger();
    let arrived = phone.get(&format!("/p/1/me/{code}")).await;
    assert_eq!(arrived.status, StatusCode::SEE_OTHER);
    for _ in 0..3 {
        assert_eq!(phone.post("/p/1/me", &[("code", "AAAAAAAA")]).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(phone.post("/p/1/me", &[("code", &code)]).await.status, StatusCode::TOO_MANY_REQUESTS);
    let caller = Caller { device: String::new(), address: "?".into() };
    let kept = arrived.cookies.iter().find_map(|cookie| cookie.strip_prefix("me_code=")).expect("the code is kept");
    let kept = kept.split(';').next().expect("a value");
    assert_eq!(desk.player_of_code(1, kept, &caller).expect("known"), PlayerId(0));
    let other = format!("BBBBBBBB.{}", kept.split('.').nth(1).expect("the server's word"));
    let guessed = desk.player_of_code(1, &other, &caller);
    assert!(matches!(guessed, Err(NoSelfService::TooOften)), "the word is of its own code");
}

#[test]
fn a_form_of_another_site_is_refused_without_a_word_of_it() {
    let hall = Hall::open(&[]);
    let head =
        "POST /log-in HTTP/1.1\r\nOrigin: https://evil.example\r\nContent-Type: application/x-www-form-urlencoded";
    let (status, answer) = ask(hall.server.address(), head, b"name=chief&password=x").expect("an answer");
    assert!(status == 403 && !answer.contains("evil.example"), "{answer}");
    assert!(hall.server.stop());
}

#[test]
fn administrators_need_a_second_factor_where_the_server_says_so() {
    let hall = Hall::open(&["--require-second-factor"]);
    let page = hall.get("/accounts");
    assert!(page.starts_with("HTTP/1.1 400") && page.contains("second factor"), "{page}");
    assert!(hall.get("/account").starts_with("HTTP/1.1 200"), "there it is set up");
    let hall = hall.again(false, &[]);
    assert!(hall.get("/accounts").starts_with("HTTP/1.1 200"));
    assert!(hall.server.stop());
}

#[actix_web::test]
async fn an_unused_log_in_ends_when_the_server_says() {
    let site = Site::new();
    site.state.desk.set_limits(Limits::default().with(Limit::IdleHours, 2));
    let chief = site.browser("chief").await;
    let hour = 60 * 60 * 1_000_000;
    for (hours, status) in [(1, StatusCode::OK), (3, StatusCode::SEE_OTHER)] {
        let seen = now_microseconds() - hours * hour;
        tamper(site.state.desk.store().database(), &format!("UPDATE sessions SET seen_at = {seen}"));
        let got = chief.get("/account").await.status;
        assert!(got == status || (hours > 2 && got == StatusCode::UNAUTHORIZED), "{hours} hours: {got}");
    }
}

#[actix_web::test]
async fn administrators_choose_longer_passwords() {
    let site = Site::new();
    let link = site.state.desk.make_link(None).expect("made");
    let form = site.stranger().get(&format!("/link/{link}")).await.body;
    assert!(
        form.contains("minlength=\"12\"") && form.contains("at least 12 characters"),
        "said before it is typed: {form}"
    );
    for (password, status) in [
        ("tr0ub4dor&3", StatusCode::BAD_REQUEST),
        ("rootrootroot", StatusCode::BAD_REQUEST),
        ("a horse of wood", StatusCode::SEE_OTHER),
    ] {
        let page = site.stranger().post(&format!("/link/{link}"), &[("name", "root"), ("password", password)]).await;
        assert_eq!(page.status, status, "{password}: {}", page.body);
    }
}

/// A record of thousands of moves is kept as it came; its page is one that a phone can load.
#[actix_web::test]
async fn a_record_longer_than_any_game_makes_a_page_of_bounded_size() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    for name in ["Adams, A", "Brown, B"] {
        let fields = [("name", name), ("first_round", "1")];
        assert_eq!(chief.post("/t/1/players/new", &fields).await.status, StatusCode::SEE_OTHER);
    }
    for path in ["/t/1/rounds/1/pair", "/t/1/rounds/1/publish"] {
        assert_eq!(chief.post(path, &[]).await.status, StatusCode::SEE_OTHER, "{path}");
    }
    let store = site.state.desk.store();
    store.set_public(1, true).expect("written");
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_500);
    store
        .keep_games(
            1,
            &Tournament::default(),
            &[KeptGame::from((1, 1, format!("[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n{moves}*\n")))],
            |_| true,
        )
        .expect("kept");
    let page = site.stranger().get("/p/1/game/1/1").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("half-moves") && page.body.len() < 300_000, "{} bytes", page.body.len());
}
