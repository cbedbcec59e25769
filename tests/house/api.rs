//! The JSON API as a script sees it: every route, tokens and their rights, conflicts, and what is said of bad bodies.

use crate::common::held;
use crate::site::{Browser, Site};
use actix_web::http::{Method, StatusCode};
use actix_web::test::{TestRequest, read_body};
use serde_json::{Value, json};
use sonneborn::api::body;
use sonneborn::api::players::PlayerFields;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::i18n::Lang;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{Act, ChangeRegulations, DiscardDraft, Undo};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::regulations::{Regulations, RoundRobin, System};

/// A tournament with four players, and a script with an arbiter's token and one with a reader's.
struct Hall {
    site: Site,
    chief: Browser,
    arbiter: String,
    reader: String,
}

/// An answer, read whole.
pub struct Told {
    pub status: StatusCode,
    content_type: String,
    body: Vec<u8>,
}

impl Told {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a problem, with its status.
    fn problem(&self) -> (u16, String) {
        assert_eq!(self.content_type, "application/problem+json", "{}", self.text());
        let code = self.json()["code"].as_str().expect("a problem has a code").to_owned();
        assert_eq!(self.json()["status"], self.status.as_u16());
        assert!(!self.json()["message"].as_str().expect("a problem has a message").is_empty());
        (self.status.as_u16(), code)
    }
}

pub async fn send(site: &Site, token: &str, method: Method, path: &str, body: Option<String>) -> Told {
    let mut request = TestRequest::default().method(method).uri(&format!("/api/v1{path}"));
    if !token.is_empty() {
        request = request.insert_header(("authorization", format!("Bearer {token}")));
    }
    if let Some(body) = body {
        request = request.set_payload(body);
    }
    let answer = site.asked(request).await;
    let status = answer.status();
    let header = answer.headers().get("content-type").and_then(|value| value.to_str().ok());
    let content_type = header.unwrap_or("").to_owned();
    Told { status, content_type, body: read_body(answer).await.to_vec() }
}

impl Hall {
    async fn new() -> Hall {
        let site = Site::new();
        let chief = site.browser("chief").await;
        assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
        let desk = &site.state.desk;
        let arbiter = desk.make_token(1, "results script", Role::Arbiter).expect("written");
        let reader = desk.make_token(1, "web site", Role::Viewer).expect("written");
        let hall = Hall { site, chief, arbiter, reader };
        for (name, rating) in [("Adams, A", 2400), ("Brown, B", 2300), ("Clark, C", 2200), ("王小明", 2100)] {
            let latin_name = if name == "王小明" { "Wang, Xiaoming" } else { "" };
            let body = json!({"player": {"name": name, "latin_name": latin_name, "rating": rating}});
            let told = hall.act(Method::POST, "/tournaments/1/players", body).await;
            assert_eq!(told.status, StatusCode::OK, "{}", told.text());
        }
        hall
    }

    async fn read(&self, path: &str) -> Told {
        send(&self.site, &self.reader, Method::GET, path, None).await
    }

    /// Sends an act; one that does not say what it saw saw everything.
    async fn act(&self, method: Method, path: &str, mut body: Value) -> Told {
        let seen = self.site.state.desk.live(1).expect("readable").expect("there").journal().state().seq;
        if body.is_object() && body["signature"]["seen"].is_null() {
            body["signature"]["seen"] = json!(seen);
        }
        send(&self.site, &self.arbiter, method, path, Some(body.to_string())).await
    }

    /// Pairs and publishes a round.
    async fn publish(&self, round: u16) {
        for step in ["pair", "publish"] {
            let path = format!("/tournaments/1/rounds/{round}/{step}");
            let told = self.act(Method::POST, &path, json!({})).await;
            assert_eq!(told.status, StatusCode::OK, "{}", told.text());
        }
    }

    async fn enter(&self, round: u16, board: u16, was: Option<&str>, now: &str, signature: Value) -> Told {
        let body = json!({"was": was, "now": now, "signature": signature});
        self.act(Method::PUT, &format!("/tournaments/1/rounds/{round}/boards/{board}/result"), body).await
    }
}

#[actix_web::test]
async fn a_script_runs_a_round_from_the_list_of_players_to_the_standings() {
    let hall = Hall::new().await;
    let shown = hall.read("/tournaments/1").await.json();
    assert_eq!((&shown["name"], &shown["players"], &shown["role"]), (&json!("Hall Cup"), &json!(4), &json!("viewer")));
    assert_eq!(hall.read("/tournaments").await.json()[0]["id"], 1);
    hall.publish(1).await;
    let round = hall.read("/tournaments/1/rounds/1").await.json();
    assert_eq!(round["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(round["round"]["missing"], json!([1, 2]));
    for board in [1, 2] {
        let told = hall.enter(1, board, None, "1-0", json!({})).await;
        assert_eq!(told.status, StatusCode::OK, "{}", told.text());
    }
    assert_eq!(hall.read("/tournaments/1/rounds").await.json()[0]["complete"], true);
    assert_eq!(hall.read("/tournaments/1/rounds/1/boards/1").await.json()["result"], "1-0");
    let standings = hall.read("/tournaments/1/standings").await.json();
    assert_eq!(standings["tie_breaks"][0], "PTS");
    assert_eq!(standings["rows"][0]["points"], 1.0);
    // A reader's token reads no journal (devices and addresses stand in it); an arbiter's does.
    assert_eq!(hall.read("/tournaments/1/journal?limit=1000").await.status, StatusCode::FORBIDDEN);
    let journal = "/tournaments/1/journal?limit=1000";
    let journal = send(&hall.site, &hall.arbiter, Method::GET, journal, None).await.json();
    let last = journal["items"].as_array().and_then(|items| items.last()).expect("acts").clone();
    assert_eq!((&last["who"], &last["data"]["act"]), (&json!("results script"), &json!("enter_result")));
    assert!(last["device"].as_str().is_some_and(|device| device.starts_with("API")), "{last}");
}

#[actix_web::test]
async fn only_a_token_opens_and_only_its_own_tournament() {
    let hall = Hall::new().await;
    let chief = hall.site.browser("second").await;
    chief.new_tournament("Other Cup").await;
    let site = &hall.site;
    for token in ["", "wrong", "sonneborn_wrong"] {
        let told = send(site, token, Method::GET, "/tournaments/1", None).await;
        assert_eq!(told.problem(), (401, "no_token".into()), "{token}");
    }
    assert_eq!(hall.read("/tournaments/2").await.problem(), (403, "other_tournament".into()));
    assert_eq!(hall.read("/tournaments/2/journal").await.problem(), (403, "other_tournament".into()));
    let body = Some(json!({"player": {"name": "Reader, R"}}).to_string());
    let told = send(site, &hall.reader, Method::POST, "/tournaments/1/players", body).await;
    assert_eq!(told.problem(), (403, "role_too_low".into()));
    // Whoever is logged in has nothing of it here: cookies are not looked at.
    let page = chief.get("/api/v1/tournaments/2").await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED, "{}", page.body);
    let token = site.state.desk.store().tokens(1).expect("readable").remove(1);
    assert!(token.used_at.is_some());
    site.state.desk.store().revoke_token(2, token.id).expect("written");
    assert_eq!(hall.read("/tournaments/1").await.status, StatusCode::OK, "another tournament's chief revokes nothing");
    site.state.desk.store().revoke_token(1, token.id).expect("written");
    assert_eq!(hall.read("/tournaments/1").await.problem(), (401, "no_token".into()));
}

#[actix_web::test]
async fn two_who_change_the_same_thing_are_told_of_each_other() {
    let hall = Hall::new().await;
    hall.publish(1).await;
    hall.enter(1, 1, None, "1-0", json!({})).await;
    let told = hall.enter(1, 1, None, "0-1", json!({})).await;
    assert_eq!(told.problem(), (409, "conflict".into()));
    let conflict = &told.json()["conflict"];
    assert_eq!(conflict["who"], "results script");
    assert!(conflict["what"].as_str().is_some_and(|what| what.contains("1-0")), "{conflict}");
    // A player's data keep no act: whom the conflict is with is found in the journal.
    let player = hall.read("/tournaments/1/players/0").await.json()["data"].clone();
    let change = |club: &str| {
        let mut now = player.clone();
        now["club"] = json!(club);
        json!({"was": player, "now": now})
    };
    let first = hall.act(Method::PUT, "/tournaments/1/players/0", change("North")).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text());
    let second = hall.act(Method::PUT, "/tournaments/1/players/0", change("South")).await;
    assert_eq!(second.problem(), (409, "conflict".into()));
    assert_eq!(second.json()["conflict"]["who"], "results script");
    let again = hall.act(Method::PUT, "/tournaments/1/players/0", change("North")).await;
    assert_eq!(again.json()["repeated"], true, "what is so already is no conflict");
}

#[actix_web::test]
async fn a_request_that_comes_twice_acts_once_and_warnings_are_confirmed() {
    let hall = Hall::new().await;
    let body = |confirmed| {
        let signature = json!({"request_key": "abc", "confirmed": confirmed});
        json!({"player": {"name": "Adams, A"}, "signature": signature})
    };
    let told = hall.act(Method::POST, "/tournaments/1/players", body(false)).await;
    assert_eq!(told.problem(), (422, "confirmation_needed".into()));
    assert_eq!(told.json()["warnings"].as_array().map(Vec::len), Some(1));
    let made = hall.act(Method::POST, "/tournaments/1/players", body(true)).await.json();
    let again = hall.act(Method::POST, "/tournaments/1/players", body(true)).await.json();
    assert_eq!((&made["player"], &again["player"]), (&json!(4), &json!(4)));
    assert_eq!((&made["repeated"], &again["repeated"]), (&json!(false), &json!(true)));
    assert_eq!(hall.read("/tournaments/1/players").await.json()["total"], 5);
    // The same key with another content is no repetition.
    let other = json!({"player": {"name": "Young, Y"}, "signature": {"request_key": "abc"}});
    let refused = hall.act(Method::POST, "/tournaments/1/players", other).await;
    assert_eq!(refused.problem(), (422, "request_key_used".into()));
    assert_eq!(hall.read("/tournaments/1/players").await.json()["total"], 5);
}

/// The answer to a pairing is lost, and its request comes again: also after the draft was thrown away, and for a whole table.
#[actix_web::test]
async fn a_pairing_that_is_asked_for_twice_is_made_once() {
    let hall = Hall::new().await;
    let signed = |key: &str| json!({"signature": {"request_key": key, "confirmed": true}});
    let pair = async |key: &str| hall.act(Method::POST, "/tournaments/1/rounds/1/pair", signed(key)).await;
    let made = pair("first").await.json();
    let told = |told: &Value| (told["act"].clone(), told["repeated"].clone());
    assert_eq!(told(&pair("first").await.json()), (made["act"].clone(), json!(true)));
    let seen = json!({"signature": {"seen": made["act"], "confirmed": true}});
    let gone = hall.act(Method::POST, "/tournaments/1/rounds/1/discard", seen).await;
    assert_eq!(gone.status, StatusCode::OK, "{}", gone.text());
    assert_eq!(told(&pair("first").await.json()), (made["act"].clone(), json!(true)), "and pairs nothing anew");
    assert_eq!(hall.read("/tournaments/1/rounds").await.json(), json!([]));
    let anew = pair("second").await.json();
    assert_eq!(anew["repeated"], false);
    let other = hall.act(
        Method::PUT,
        "/tournaments/1/players/3/byes/2",
        json!({"now": "H", "signature": {"request_key": "bye"}}),
    );
    assert_eq!(other.await.status, StatusCode::OK);
    assert_eq!(pair("bye").await.problem(), (422, "request_key_used".into()));
    // A whole table.
    let desk = &hall.site.state.desk;
    let state = || desk.live(1).expect("readable").expect("there").journal().state().clone();
    let does = |act: Act| {
        let attempt = Attempt { confirmed: true, ..Attempt::of(act) };
        desk.perform(1, &Actor::default(), &attempt).expect("done").seq
    };
    does(Act::DiscardDraft(DiscardDraft { round: RoundNo(1) }));
    let was = Box::new(state().regulations);
    let system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    let now = Box::new(Regulations { system, rounds: 3, tie_breaks: Vec::new(), ..(*was).clone() });
    does(Act::ChangeRegulations(ChangeRegulations { was, now }));
    let schedule = async |key: &str| hall.act(Method::POST, "/tournaments/1/schedule", signed(key)).await;
    let made = schedule("table").await.json();
    assert_eq!((&made["repeated"], state().rounds.len()), (&json!(false), 3), "{made}");
    assert_eq!(told(&schedule("table").await.json()), (made["act"].clone(), json!(true)));
    does(Act::Undo(Undo { seq: made["act"].as_u64().expect("its number") }));
    assert_eq!(told(&schedule("table").await.json()), (made["act"].clone(), json!(true)), "and publishes nothing anew");
    assert_eq!(state().rounds.len(), 0);
    assert_eq!(schedule("first").await.problem(), (422, "request_key_used".into()));
}

#[actix_web::test]
async fn players_are_withdrawn_given_byes_and_struck() {
    let hall = Hall::new().await;
    let bye = hall.act(Method::PUT, "/tournaments/1/players/3/byes/1", json!({"now": "H"})).await;
    assert_eq!(bye.status, StatusCode::OK, "{}", bye.text());
    let out = json!({"was": {"state": "playing"}, "now": {"state": "withdrawn", "from": 1}});
    let withdrawn = hall.act(Method::PUT, "/tournaments/1/players/2/presence", out).await;
    assert_eq!(withdrawn.status, StatusCode::OK, "{}", withdrawn.text());
    let player = hall.read("/tournaments/1/players/2").await.json();
    assert_eq!(player["presence"], json!({"state": "withdrawn", "from": 1}));
    assert_eq!(hall.read("/tournaments/1/players/3").await.json()["requested_byes"], json!({"1": "H"}));
    let struck = send(&hall.site, &hall.arbiter, Method::DELETE, "/tournaments/1/players/3", None).await;
    assert_eq!(struck.status, StatusCode::OK, "{}", struck.text());
    assert_eq!(hall.read("/tournaments/1/players/3").await.problem(), (404, "not_found".into()));
    let part = hall.read("/tournaments/1/players?offset=1&limit=1").await.json();
    assert_eq!((part["items"].as_array().map(Vec::len), &part["total"]), (Some(1), &json!(3)));
}

#[actix_web::test]
async fn old_results_are_corrected_with_a_reason_or_for_the_rating_report_only() {
    let hall = Hall::new().await;
    for round in 1..=3 {
        hall.publish(round).await;
        for board in [1, 2] {
            hall.enter(round, board, None, "½-½", json!({})).await;
        }
    }
    let reason = json!({"reason": "score sheet", "confirmed": true});
    let asked = hall.enter(2, 1, Some("½-½"), "1-0", json!({})).await;
    assert_eq!(asked.problem(), (422, "confirmation_needed".into()));
    assert_eq!(asked.json()["reason_needed"], true);
    let told = asked.json()["warnings"][0].as_str().expect("a consequence").to_owned();
    // Who has White is drawn; both are named.
    let end = ": ½-½ becomes 1-0. 1 later round was paired on it.";
    assert!(told.starts_with("Board 1 of round 2, ") && told.contains(" – ") && told.ends_with(end), "{told}");
    assert_eq!(hall.enter(2, 1, Some("½-½"), "1-0", reason.clone()).await.status, StatusCode::OK);
    assert_eq!(
        hall.enter(1, 1, Some("½-½"), "1-0", reason.clone()).await.problem(),
        (422, "too_late_for_result".into())
    );
    // The board's row leads to the page where it can be corrected, with what was typed; nothing is said to have no result.
    let typed = [("board", "1"), ("was", "½-½"), ("now", "1-0"), ("key", "late")];
    let refused = hall.chief.post_by_script("/t/1/rounds/1/results", &typed).await.body;
    assert!(refused.contains("/t/1/reports/corrections?round=1&board=1&now=1-0"), "{refused}");
    let page = hall.chief.get("/t/1/reports/corrections?round=1&board=1&now=1-0").await.body;
    assert!(page.contains("<option value=\"1-0\" selected>"), "{page}");
    let wanted = [("round", "1"), ("board", "1"), ("was", ""), ("now", "1-0"), ("reason", "the sheets")];
    let asked = hall.chief.post("/t/1/reports/corrections", &wanted).await.body;
    assert!(asked.contains("½-½ becomes 1-0") && asked.contains("Leave ½-½"), "{asked}");
    let body = json!({"was": null, "now": "1-0", "signature": reason});
    let told = hall.act(Method::PUT, "/tournaments/1/rounds/1/boards/1/rating-result", body).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text());
    let board = hall.read("/tournaments/1/rounds/1/boards/1").await.json();
    assert_eq!((&board["result"], &board["rating_result"]), (&json!("½-½"), &json!("1-0")));
    // The standings keep the old result; the page lists the correction with its reason, and the file to FIDE has it.
    let list = hall.chief.get("/t/1/reports/corrections").await;
    assert!(list.body.contains("score sheet") && list.body.contains("results script"), "{}", list.body);
    let trf = hall.read("/tournaments/1/documents/rating.trf?so_far=true").await.text();
    let played = |line: &str, result: &str| {
        line.starts_with("001") && line.get(91..99).is_some_and(|cell| cell.ends_with(result))
    };
    assert_eq!(trf.lines().filter(|line| played(line, "w 1")).count(), 1, "{trf}");
    assert!(trf.contains("### Rating-only correction @ Round 1: board 1 ½-½ => 1-0"), "{trf}");
    assert!(trf.contains("### Result correction @ Round 2: board 1 ½-½ => 1-0"), "{trf}");
    // The page takes it back, with a reason and by what it showed.
    let back = [("round", "1"), ("board", "1"), ("was", "1-0"), ("now", ""), ("reason", "")];
    assert_eq!(hall.chief.post("/t/1/reports/corrections", &back).await.status, StatusCode::CONFLICT);
    let back = [("round", "1"), ("board", "1"), ("was", "1-0"), ("now", ""), ("reason", "the sheet was right")];
    let asked = hall.chief.post("/t/1/reports/corrections", &back).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.body.contains("for the rating report only: 1-0 becomes ½-½"), "{}", asked.body);
    let confirmed = [&back[..], &[("confirmed", "yes")]].concat();
    assert_eq!(hall.chief.post("/t/1/reports/corrections", &confirmed).await.status, StatusCode::SEE_OTHER);
    let board = hall.read("/tournaments/1/rounds/1/boards/1").await.json();
    assert_eq!(board["rating_result"], json!(null));
}

#[actix_web::test]
async fn bad_bodies_name_the_field_and_lose_nothing() {
    let hall = Hall::new().await;
    let players = "/tournaments/1/players";
    for (body, problem, field) in [
        ("{", (400, "body_unreadable"), None),
        ("[]", (422, "body_unreadable"), None),
        (r#"{"player": {"name": "X", "rating": "high"}}"#, (422, "body_unreadable"), Some("player.rating")),
        (r#"{"player": {"name": "X", "raiting": 1}}"#, (422, "body_unreadable"), Some("player.raiting")),
        (r#"{"player": {"name": " "}}"#, (422, "name_missing"), Some("player.name")),
        (r#"{"player": {"name": "X", "birth": "2001/02/30"}}"#, (422, "value_unknown"), Some("player.birth")),
        ("\u{0}\u{1}", (400, "body_unreadable"), None),
    ] {
        let told = send(&hall.site, &hall.arbiter, Method::POST, players, Some(body.into())).await;
        let (status, code) = told.problem();
        if body == "[]" {
            assert_eq!(code, "body_unreadable");
            continue;
        }
        assert_eq!((status, code.as_str()), problem, "{body}");
        assert_eq!(told.json()["field"].as_str(), field, "{body}");
    }
    assert_eq!(hall.read(players).await.json()["total"], 4);
    hall.publish(1).await;
    assert_eq!(hall.enter(1, 1, None, "2-0", json!({})).await.problem(), (422, "value_unknown".into()));
    assert_eq!(hall.enter(1, 9, None, "1-0", json!({})).await.problem(), (422, "no_such_board".into()));
    let pair = send(&hall.site, &hall.arbiter, Method::POST, "/tournaments/1/rounds/2/pair", None).await;
    assert_eq!(pair.problem(), (422, "round_not_complete".into()));
    for path in ["/tournaments/1/rounds/7", "/tournaments/1/players/x", "/nowhere", "/tournaments/1/documents/x.pdf"] {
        assert_eq!(hall.read(path).await.problem(), (404, "not_found".into()), "{path}");
    }
}

#[actix_web::test]
async fn every_document_is_fetched_and_the_whole_tournament_by_arbiters_only() {
    let hall = Hall::new().await;
    hall.publish(1).await;
    let list = hall.read("/tournaments/1/documents").await.json();
    let list = list.as_array().expect("a list").clone();
    assert!(list.len() > 20, "{list:?}");
    for document in list {
        let path =
            document["href"].as_str().and_then(|href| href.strip_prefix("/api/v1")).expect("an address").to_owned();
        let told = send(&hall.site, &hall.arbiter, Method::GET, &path, None).await;
        // Nobody rates half a round.
        if path.contains("/rating") && path.ends_with(".trf") {
            assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", told.text());
            continue;
        }
        assert_eq!(told.status, StatusCode::OK, "{path}: {}", told.text());
        assert_eq!(told.content_type, document["content_type"].as_str().expect("a type"), "{path}");
        assert!(told.body.len() > 50, "{path}");
        let magic: &[u8] = match path.rsplit('.').next() {
            Some("pdf") => b"%PDF",
            Some("xlsx") => b"PK",
            Some("trf") => b"012 Hall Cup",
            Some("json") => b"{",
            _ => b"",
        };
        assert!(told.body.starts_with(magic), "{path}");
    }
    let whole = "/tournaments/1/documents/tournament.json";
    assert_eq!(hall.read(whole).await.problem(), (403, "role_too_low".into()));
}

#[actix_web::test]
async fn games_are_kept_with_their_boards() {
    let hall = Hall::new().await;
    hall.publish(1).await;
    let path = "/tournaments/1/rounds/1/boards/2/game";
    let pgn = "[White \"Brown\"]\n\n1. e4 e5 2. Nf3 *";
    let keep = |path: String, pgn: &str| {
        let (site, body) = (&hall.site, json!({"pgn": pgn}).to_string());
        let arbiter = hall.arbiter.clone();
        async move { send(site, &arbiter, Method::PUT, &path, Some(body)).await }
    };
    let kept = keep(path.into(), pgn).await;
    assert_eq!(kept.status, StatusCode::NO_CONTENT, "{}", kept.text());
    assert_eq!(hall.read("/tournaments/1/games").await.json()[0]["board"], 2);
    assert_eq!(hall.read(&format!("{path}.pgn")).await.text(), pgn);
    hall.site.state.desk.store().set_public(1, true).expect("published");
    let page = hall.site.stranger().get("/p/1/games/1/2.pgn").await;
    assert_eq!((page.status, page.body.as_str()), (StatusCode::OK, pgn));
    assert_eq!(hall.site.stranger().get("/p/1/games/1/1.pgn").await.status, StatusCode::NOT_FOUND);
    let nowhere = keep("/tournaments/1/rounds/1/boards/7/game".into(), pgn).await;
    assert_eq!(nowhere.problem(), (404, "not_found".into()));
    // The same again is nothing new; what somebody kept is replaced by nobody who does not name it.
    assert_eq!(keep(path.into(), pgn).await.status, StatusCode::NO_CONTENT);
    for other in ["1. d4 *", ""] {
        assert_eq!(keep(path.into(), other).await.problem(), (409, "conflict".into()));
        assert_eq!(hall.read(&format!("{path}.pgn")).await.text(), pgn);
    }
    for (was, now) in [(pgn, "1. d4 *"), ("1. d4 *", "")] {
        let body = json!({"pgn": now, "was": was}).to_string();
        let answer = send(&hall.site, &hall.arbiter, Method::PUT, path, Some(body)).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text());
    }
    assert_eq!(hall.read("/tournaments/1/games").await.json(), json!([]));
}

#[actix_web::test]
async fn the_chief_arbiter_makes_and_revokes_tokens_and_sees_each_once() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let page = chief.post("/t/1/tokens", &[("name", "printer"), ("role", "viewer")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let (_, rest) = page.body.split_once("<code>sonneborn_").expect("the token is shown");
    let token = format!("sonneborn_{}", rest.split('<').next().expect("it ends"));
    assert_eq!(send(&site, &token, Method::GET, "/tournaments/1", None).await.status, StatusCode::OK);
    let page = chief.get("/t/1/members").await;
    assert!(page.body.contains("printer") && !page.body.contains(&token));
    assert_eq!(
        chief.post("/t/1/tokens", &[("name", "x"), ("role", "chief-arbiter")]).await.status,
        StatusCode::BAD_REQUEST
    );
    let other = site.browser("ivo").await;
    assert_eq!(other.post("/t/1/tokens", &[("name", "x"), ("role", "viewer")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(chief.post("/t/1/tokens/1/revoke", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(send(&site, &token, Method::GET, "/tournaments/1", None).await.status, StatusCode::UNAUTHORIZED);
}

#[actix_web::test]
async fn the_description_tells_every_route() {
    let site = Site::new();
    let told = send(&site, "", Method::GET, "/openapi.json", None).await;
    let document = told.json();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")), "{}", document["openapi"]);
    let paths = document["paths"].as_object().expect("paths").clone();
    // A path that is told is there: it asks for a token, where an unknown one is not found.
    for (path, operations) in &paths {
        let concrete = path.replace("{tournament}", "1").replace("{player}", "0").replace("{round}", "1");
        let concrete = concrete.replace("{board}", "1").replace("{file}", "players.csv").replace("{act}", "2");
        for method in operations.as_object().expect("operations").keys() {
            let method: Method = method.to_uppercase().parse().expect("a method");
            let path = concrete.strip_prefix("/api/v1").expect("under the base");
            let told = send(&site, "", method.clone(), path, None).await;
            assert_eq!(told.problem(), (401, "no_token".into()), "{method} {path}");
        }
    }
    assert!(paths.len() >= 18, "{}", paths.len());
    let page = site.stranger().get("/api").await;
    assert!(paths.keys().all(|path| page.body.contains(path.as_str())), "{}", page.body);
}

/// What OpenAPI 3.1 asks of a document, and generators of clients stumble over: every operation is named once, every answer and
/// parameter described, every part of a path declared, every reference leads to something.
#[actix_web::test]
async fn the_description_is_valid_and_the_one_that_was_looked_at() {
    let document = send(&Site::new(), "", Method::GET, "/openapi.json", None).await.json();
    let mut names = std::collections::BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let at = format!("{method} {path}");
            let says = |value: &serde_json::Value| value.as_str().is_some_and(|text| !text.is_empty());
            assert!(says(&operation["summary"]), "{at} has no summary");
            assert!(names.insert(operation["operationId"].as_str().expect("a name").to_owned()), "{at}: a name twice");
            for (status, answer) in operation["responses"].as_object().expect("answers") {
                assert!(says(&answer["description"]), "{at}: answer {status} is not described");
            }
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            assert!(parameters.iter().all(|one| says(&one["description"])), "{at}: {parameters:?}");
            let declared = parameters.iter().filter(|one| one["in"] == "path").map(|one| one["name"].clone());
            let declared: std::collections::BTreeSet<_> =
                declared.map(|name| name.to_string().replace('"', "")).collect();
            let parts = path.split('/').filter_map(|part| part.strip_prefix('{')?.split_once('}'));
            assert_eq!(
                parts.map(|(name, _)| name.to_owned()).collect::<std::collections::BTreeSet<_>>(),
                declared,
                "{at}"
            );
        }
    }
    let text = serde_json::to_string_pretty(&document).expect("JSON is written");
    for reference in text.split("\"$ref\": \"#").skip(1).map(|rest| rest.split('"').next().unwrap_or_default()) {
        assert!(document.pointer(reference).is_some(), "{reference} leads nowhere");
    }
    let pdf =
        &document["paths"]["/api/v1/tournaments/{tournament}/documents/{file}"]["get"]["responses"]["200"]["content"];
    assert!(pdf["application/pdf"].is_object() && pdf["application/octet-stream"].is_null(), "{pdf}");
    held("tests/house/openapi.json", &(text + "\n"));
}

proptest::proptest! {
    /// Whatever comes as a body gets an answer, and a player that was read is told as they were read.
    #[test]
    fn any_body_is_answered(cuts in proptest::collection::vec((0_usize..200, proptest::prelude::any::<u8>()), 0..6)) {
        let mut body = br#"{"name": "Li, Wei", "title": "wgm", "gender": "female", "birth": "2001/05/17", "fide_id": 12,
            "rating": 2100, "ratings": {"rapid": 1999}, "k": 20, "club": "\u5317\u4eac"}"#.to_vec();
        for (place, byte) in cuts {
            let place = place.min(body.len() - 1);
            body[place] = byte;
        }
        if let Ok(fields) = body::read::<PlayerFields>(Lang::English, &body)
            && let Ok(data) = fields.read(Lang::English, "player")
        {
            proptest::prop_assert_eq!(PlayerFields::of(&data).read(Lang::English, "player").ok(), Some(data));
        }
    }
}
