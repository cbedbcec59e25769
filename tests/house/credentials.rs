//! Log-ins, tokens and second factors end when they must, seen from outside.

use crate::chain::tamper;
use crate::running::{Hall, PASSWORD};
use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;
use sonneborn::store::invitation::Grant;
use sonneborn::store::tournament::Role;
use std::io::Read;
use std::net::TcpStream;
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// The code of RFC 6238 for a secret in base 32, as an authenticator reckons it.
fn code(secret: &str, steps_from_now: i64) -> String {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let bits: String = secret.chars().map(|char| format!("{:05b}", ALPHABET.find(char).expect("base 32"))).collect();
    let key: Vec<u8> =
        bits.as_bytes().chunks_exact(8).map(|byte| byte.iter().fold(0, |all, bit| all << 1 | (bit - b'0'))).collect();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() as i64;
    let mut mac = Hmac::<Sha1>::new_from_slice(&key).expect("any length");
    mac.update(&(now / 30 + steps_from_now).to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let at = usize::from(hash[19] & 15);
    let number = u32::from_be_bytes([hash[at] & 0x7f, hash[at + 1], hash[at + 2], hash[at + 3]]);
    format!("{:06}", number % 1_000_000)
}

async fn log_in(site: &Site, code: &str) -> crate::site::Page {
    site.stranger().post("/log-in", &[("name", "chief"), ("password", crate::site::PASSWORD), ("code", code)]).await
}

#[actix_web::test]
async fn a_second_factor_is_asked_for_and_each_code_works_once() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    let offered = chief.post("/account/second-factor", &[("do", "begin")]).await.body;
    assert!(offered.contains("data:image/svg+xml;base64,"), "the QR code");
    let (_, secret) = offered.split_once("name=\"secret\" value=\"").expect("the secret, to be typed");
    let secret = secret.split('"').next().expect("quoted").to_owned();
    let confirm = |code: String| {
        let (chief, secret) = (&chief, secret.clone());
        async move {
            let fields = [("do", "confirm"), ("secret", secret.as_str()), ("code", code.as_str())];
            chief.post("/account/second-factor", &fields).await.body
        }
    };
    assert!(confirm("000000".into()).await.contains("class=\"problem\""));
    assert_eq!(log_in(&site, "").await.status, StatusCode::SEE_OTHER, "not asked for before it is confirmed");
    // The step before the present one, so that the next two stay unused.
    let first = code(&secret, -1);
    assert!(!confirm(first.clone()).await.contains("class=\"problem\""));
    let without = log_in(&site, "").await;
    assert_eq!(without.status, StatusCode::UNAUTHORIZED);
    assert!(without.body.contains("name=\"code\"") && without.cookies.is_empty(), "{}", without.body);
    assert_eq!(log_in(&site, &first).await.status, StatusCode::UNAUTHORIZED, "the code that confirmed it is used");
    let now = code(&secret, 0);
    assert_eq!(log_in(&site, &now).await.status, StatusCode::SEE_OTHER);
    assert_eq!(log_in(&site, &now).await.status, StatusCode::UNAUTHORIZED, "a code works once");
    assert_eq!(log_in(&site, &code(&secret, 5)).await.status, StatusCode::UNAUTHORIZED, "a code of another time");
    let end = |code: String| {
        let chief = &chief;
        async move { chief.post("/account/second-factor", &[("do", "end"), ("code", code.as_str())]).await.body }
    };
    assert!(end("123".into()).await.contains("class=\"problem\""));
    assert!(!end(code(&secret, 1)).await.contains("class=\"problem\""));
    assert_eq!(log_in(&site, "").await.status, StatusCode::SEE_OTHER);
}

/// Whether the browser is known.
async fn is_in(browser: &Browser) -> bool {
    browser.get("/account").await.status == StatusCode::OK
}

#[actix_web::test]
async fn sessions_end_after_thirty_days_unused_and_after_ninety_in_any_case() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    let database = site.state.desk.store().database().clone();
    let age = |unused: i64, old: i64| {
        let now = sonneborn::desk::now_microseconds();
        tamper(
            &database,
            &format!("UPDATE sessions SET seen_at = {}, created_at = {}", now - unused * DAY, now - old * DAY),
        );
    };
    age(29, 29);
    assert!(is_in(&chief).await);
    // Having been used, it counts from today again.
    age(0, 60);
    assert!(is_in(&chief).await);
    age(31, 60);
    assert!(!is_in(&chief).await);
    age(0, 91);
    assert!(!is_in(&chief).await);
}

#[actix_web::test]
async fn what_a_disabled_account_had_stays_dead_when_it_is_enabled_again() {
    let site = Site::new();
    let (chief, eva) = (site.browser("chief").await, site.browser("Eva").await);
    let account = site.state.desk.store().account_named("Eva").expect("readable").expect("there").id;
    let link = site.state.desk.make_link(Some(account)).expect("made");
    assert!(is_in(&eva).await);
    let number = account.to_string();
    for change in ["disable", "enable"] {
        let done = chief.post("/accounts", &[("do", change), ("account", &number)]).await;
        assert!(done.status.is_success() || done.status == StatusCode::SEE_OTHER, "{change}: {}", done.body);
        assert!(!is_in(&eva).await, "{change}");
    }
    let used = site.stranger().post(&format!("/link/{link}"), &[("password", "another long one")]).await;
    assert_eq!(used.status, StatusCode::BAD_REQUEST, "{}", used.body);
    let again = [("name", "Eva"), ("password", crate::site::PASSWORD)];
    assert_eq!(site.stranger().post("/log-in", &again).await.status, StatusCode::SEE_OTHER, "the password opens it");
}

#[test]
fn a_token_ends_after_a_year_and_when_it_is_revoked() {
    let hall = Hall::open(&[]);
    let token = hall.token(1);
    let page = hall.get("/t/1/members");
    assert!(page.contains("script"), "{page}");
    assert_eq!(hall.register(&token, "Before, B").0, 200);
    let database = sonneborn::store::Database::Sqlite(hall.data.join("sonneborn.sqlite"));
    tamper(&database, &format!("UPDATE tokens SET expires_at = expires_at - {}", 364 * DAY));
    assert_eq!(hall.register(&token, "Still, S").0, 200, "the last day");
    tamper(&database, &format!("UPDATE tokens SET expires_at = expires_at - {}", 2 * DAY));
    assert_eq!(hall.register(&token, "Late, L"), (401, "no_token".into()));
    let other = hall.token(1);
    assert_eq!(hall.register(&other, "Other, O").0, 200);
    let revoked = hall.post("/t/1/tokens/2/revoke", &format!("csrf={}&seen={}", hall.csrf, hall.seen(1)));
    assert!(revoked.starts_with("HTTP/1.1 303"), "{revoked}");
    assert_eq!(hall.register(&other, "Late, L"), (401, "no_token".into()));
}

#[test]
fn a_removed_members_stream_ends_at_once() {
    let hall = Hall::open(&[]);
    let eva = {
        let store =
            sonneborn::store::Store::open(sonneborn::store::Database::Sqlite(hall.data.join("sonneborn.sqlite")));
        let desk = sonneborn::desk::Desk::new(store.expect("it opens"));
        let account = desk.store().create_account("Eva", false, 1).expect("written").expect("a new name").id;
        desk.store().set_role(1, account, Some(Role::Arbiter), 1).expect("written");
        let link = desk.make_link(Some(account)).expect("made");
        (account, link)
    };
    let made = hall.send(
        &format!("POST /link/{} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded", eva.1),
        format!("password={PASSWORD}").as_bytes(),
    );
    let cookie = made.split_once("set-cookie: ").expect("a cookie").1.split(';').next().expect("a value");
    let (stream, head) = crate::attacks::stream(&hall, "/t/1/live", cookie);
    assert_eq!(head, "HTTP/1.1 200");
    let form = format!("csrf={}&seen={}&do=role&account={}&role=", hall.csrf, hall.seen(1), eva.0);
    assert!(hall.post("/t/1/members", &form).starts_with("HTTP/1.1 303"));
    ends(stream);
}

/// Ten seconds at most: half of a heartbeat.
fn ends(mut stream: TcpStream) {
    let mut rest = Vec::new();
    stream
        .read_to_end(&mut rest)
        .or_else(|error| if rest.ends_with(b"0\r\n\r\n") { Ok(0) } else { Err(error) })
        .expect("it ends");
    assert!(rest.ends_with(b"0\r\n\r\n"), "{}", String::from_utf8_lossy(&rest));
}

#[test]
fn the_stream_of_a_device_that_is_shut_out_ends_at_once() {
    let hall = Hall::open(&[]);
    let database = sonneborn::store::Database::Sqlite(hall.data.join("sonneborn.sqlite"));
    let desk = sonneborn::desk::Desk::new(sonneborn::store::Store::open(database).expect("it opens"));
    let ends_at = sonneborn::desk::now_microseconds() + 3_600_000_000;
    let grant = Grant { tournament: 1, role: Role::Arbiter, boards: None, ends_at };
    let link = desk.invite(&grant, 1).expect("made");
    // The journal would tell of them as of a phone, the check-in or a captain, in every language.
    for name in ["by-phone: #10", " self-check-in ", "captain-of: Arad"] {
        assert!(desk.join(&link, name, "a phone").is_err(), "{name}");
    }
    let (login, _) = desk.join(&link, "Bo", "a phone").expect("they join");
    let (stream, head) = crate::attacks::stream(&hall, "/t/1/live", &format!("sonneborn_session={}", login.token));
    assert_eq!(head, "HTTP/1.1 200");
    let devices = desk.store().devices(1).expect("readable");
    let device = devices.iter().find(|(session, _)| session.account_id != 1).expect("the guest's").0.token_hash.clone();
    let out = hall.post("/t/1/people/shut-out", &format!("csrf={}&seen={}&session={device}", hall.csrf, hall.seen(1)));
    assert!(out.starts_with("HTTP/1.1 303"), "{out}");
    ends(stream);
}
