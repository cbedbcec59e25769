//! Deputies who come by a link: what they may do and what they may not, tried from outside by every way in; the link itself; and a
//! lost device.

use crate::chain::tamper;
use crate::desk::Hall;
use crate::site::{Browser, Page};
use sonneborn::desk::{Desk, now_microseconds};
use sonneborn::store::invitation::Grant;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::scope::Boards;

const HOUR: i64 = 60 * 60 * 1_000_000;

impl Hall {
    fn link(&self, boards: Option<(u16, u16)>, uses: i32, lasts: i64) -> String {
        let boards = boards.map(|(first, last)| Boards { first, last });
        let grant = Grant { tournament: 1, role: Role::Arbiter, boards, ends_at: now_microseconds() + lasts };
        format!("/join/{}", self.site.state.desk.invite(&grant, uses).expect("written"))
    }

    async fn tries(&self, link: &str, name: &str) -> (Browser, Page) {
        let mut browser = self.site.stranger();
        let page = browser.post(link, &[("name", name)]).await;
        if let Some(cookie) = page.cookies.first() {
            browser.cookie.clone_from(cookie);
        }
        (browser, page)
    }

    async fn joins(&self, link: &str, name: &str) -> Browser {
        let (browser, page) = self.tries(link, name).await;
        assert_eq!(page.location, "/t/1", "{}", page.body);
        browser
    }

    /// The rights of all guests of an event end at this moment, as if their hour were over.
    fn ends_rights_of_guests(&self, event: i64) {
        let now = now_microseconds();
        let ends = format!(
            "UPDATE accounts SET ends_at = {now} WHERE id IN (SELECT account_id FROM roles WHERE tournament_id = {event} \
             AND ends_at IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM roles WHERE account_id = id AND tournament_id <> {event}); \
             UPDATE roles SET ends_at = {now} WHERE tournament_id = {event} AND ends_at IS NOT NULL"
        );
        tamper(self.site.state.desk.store().database(), &ends);
    }

    fn result(&self, board: u16) -> Option<GameResult> {
        let journal = self.site.state.desk.live(1).expect("readable").expect("there").journal();
        journal.state().rounds[0].game(board).expect("a board").result
    }
}

async fn enters(who: &Browser, board: &str, was: &str, now: &str) -> Page {
    who.post("/t/1/rounds/1/results", &[("board", board), ("was", was), ("now", now)]).await
}

#[actix_web::test]
async fn the_chief_makes_a_link_that_opens_and_revokes_it() {
    let hall = Hall::open().await;
    let until = (chrono::Local::now() + chrono::TimeDelta::hours(5)).format("%Y-%m-%dT%H:%M").to_string();
    let fields = [("role", "arbiter"), ("first", "1"), ("last", "1"), ("until", until.as_str()), ("uses", "2")];
    let page = hall.chief.post("/t/1/people/invite", &fields).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let (_, rest) = page.body.split_once("<code>http://chess.example").expect("an address");
    let link = rest.split('<').next().expect("its end").to_owned();
    assert!(page.body.contains("data:image/svg+xml"), "the QR code");
    // Opening it uses nothing up: messengers do.
    for _ in 0..3 {
        let opened = hall.site.stranger().get(&link).await;
        assert!(opened.body.contains("boards 1 to 1") && opened.body.contains("Hall Cup"), "{}", opened.body);
    }
    let bo = hall.joins(&link, "Bo Li").await;
    assert!(enters(&bo, "1", "", "1-0").await.status.is_redirection());
    let people = hall.chief.get("/t/1/people").await.body;
    assert!(people.contains("Bo Li") && people.contains("boards 1 to 1"), "{people}");
    let (_, rest) = people.split_once("name=\"id\" value=\"").expect("an open link");
    let id = rest.split('"').next().expect("its end");
    assert!(hall.chief.post("/t/1/people/revoke", &[("id", id)]).await.status.is_redirection());
    let (_, spent) = hall.tries(&link, "Cy").await;
    assert!(spent.body.contains("used, revoked or is over"), "{}", spent.body);
    assert!(enters(&bo, "1", "1-0", "0-1").await.status.is_redirection(), "who is in stays in");
}

#[actix_web::test]
async fn a_link_is_counted_ends_by_itself_and_gives_nobody_anothers_name() {
    let hall = Hall::open().await;
    let link = hall.link(None, 1, HOUR);
    for taken in ["Ana", " ana ", "ANA", "", "   "] {
        let (browser, refused) = hall.tries(&link, taken).await;
        assert!(browser.cookie.is_empty() && !refused.status.is_redirection(), "{taken:?}");
    }
    hall.joins(&link, "Bo").await;
    let (second, spent) = hall.tries(&link, "Cy").await;
    assert!(second.cookie.is_empty() && !spent.status.is_redirection(), "used up");
    let (late, over) = hall.tries(&hall.link(None, 1, -HOUR), "Di").await;
    assert!(late.cookie.is_empty() && !over.status.is_redirection(), "over");
    // Two at the same moment: one of them is in.
    let link = hall.link(None, 1, HOUR);
    let (one, two) = futures_util::future::join(hall.tries(&link, "Ed"), hall.tries(&link, "Flo")).await;
    assert_eq!([&one, &two].iter().filter(|(browser, _)| !browser.cookie.is_empty()).count(), 1);
    // The right of a guest ends with the hour, also of one who is in.
    let brief = hall.joins(&hall.link(None, 1, HOUR), "Gus").await;
    assert_eq!(brief.get("/t/1").await.status, 200);
    hall.ends_rights_of_guests(1);
    assert_eq!(brief.get("/t/1").await.status, 401);
}

#[actix_web::test]
async fn boards_of_others_stay_as_they_are_whatever_way_is_tried() {
    let hall = Hall::open().await;
    let bo = hall.joins(&hall.link(Some((1, 1)), 1, HOUR), "Bo").await;
    assert!(enters(&hall.chief, "2", "", "0-1").await.status.is_redirection());
    let theirs = hall.acts();
    // Page, colours, undo by the journal, undo of one's own last.
    assert!(!enters(&bo, "2", "0-1", "1-0").await.status.is_redirection());
    assert!(!bo.post("/t/1/rounds/1/colours", &[("board", "2"), ("confirmed", "yes")]).await.status.is_redirection());
    let undo = [("seq", theirs.to_string()), ("confirmed", "yes".into()), ("reason", "x".into())];
    let undo: Vec<(&str, &str)> = undo.iter().map(|(name, value)| (*name, value.as_str())).collect();
    bo.post("/t/1/journal/undo", &undo).await;
    let own = bo.post("/t/1/rounds/1/own-last", &[("seq", &theirs.to_string())]).await;
    assert!(!own.body.contains("Taken back"), "{}", own.body);
    assert_eq!((hall.result(2), hall.acts()), (Some(GameResult::BlackWins), theirs));
    // The script's way, and what a device kept: the same refusal, told as data.
    let token = bo.get("/t/1/rounds/1").await.token();
    let kept = format!("csrf={token}&seen={theirs}&board=2&was=0-1&now=1-0&key=kept-1");
    let sent = bo.post_raw("/t/1/rounds/1/results", "application/x-www-form-urlencoded", kept.into_bytes()).await;
    assert!(!sent.status.is_redirection() && hall.result(2) == Some(GameResult::BlackWins), "{}", sent.body);
    let by_cookie = bo.post_raw("/api/v1/tournaments/1/acts", "application/json", b"{}".to_vec()).await;
    assert!(by_cookie.status.is_client_error(), "{}", by_cookie.status);
    // What is nobody's board: drafts, players, settings, claims, publishing.
    let before = hall.acts();
    for (path, fields) in [
        ("/t/1/players/check-in", vec![("tick", "0 in")]),
        ("/t/1/rounds/1/unpublish", vec![("confirmed", "yes"), ("reason", "x")]),
        ("/t/1/rounds/2/pair", vec![]),
        ("/t/1/claims/1/1", vec![("pgn", "1. e4 *")]),
        ("/t/1/claims/1/2", vec![("pgn", "1. e4 *")]),
        (
            "/t/1/incidents",
            vec![("round", "1"), ("board", "2"), ("side", "white"), ("cause", "phone"), ("measure", "warning")],
        ),
        ("/t/1/incidents/appeals", vec![("round", "1"), ("board", "2"), ("side", "white"), ("about", "x")]),
        ("/t/1/incidents/envelope", vec![("round", "1"), ("board", "2")]),
        ("/t/1/players/import", vec![("do", "add"), ("text", "Name\nDoe, Jo")]),
        ("/t/1/festival/boards", vec![]),
        ("/t/1/members", vec![("do", "public"), ("public", "yes")]),
        ("/t/1/people/invite", vec![("role", "arbiter"), ("until", "2099-01-01T00:00"), ("uses", "1")]),
        ("/t/1/tokens", vec![("name", "x"), ("role", "arbiter")]),
        ("/t/1/privacy/delete", vec![("name", "Hall Cup")]),
    ] {
        let page = bo.post(path, &fields).await;
        assert!(page.status.is_client_error(), "{path}: {} {}", page.status, page.location);
    }
    assert_eq!(hall.acts(), before);
    // Their own board, and back.
    assert!(enters(&bo, "1", "", "1-0").await.status.is_redirection());
    let back = bo.post("/t/1/rounds/1/own-last", &[("key", "k")]).await;
    assert!(back.body.contains("Taken back") && hall.result(1).is_none(), "{}", back.body);
    // The desk shows which are theirs.
    let desk = bo.get("/t/1/rounds/1").await.body;
    assert_eq!(desk.matches("data-locked=\"yes\"").count(), 1, "{desk}");
}

#[actix_web::test]
async fn guests_do_not_climb() {
    // No shorter: two letters stand by chance in the token of one page in a hundred.
    const GUEST: &str = "Bohumil Guest";
    let hall = Hall::open().await;
    let bo = hall.joins(&hall.link(None, 1, HOUR), GUEST).await;
    assert!(enters(&bo, "1", "", "1-0").await.status.is_redirection(), "all boards are theirs");
    for path in [
        "/new",
        "/import",
        "/account",
        "/accounts",
        "/deleted",
        "/rating-lists",
        "/t/1/members",
        "/t/1/people",
        "/t/1/tournament.json",
    ] {
        let page = bo.get(path).await;
        assert!(page.status.is_client_error(), "{path}: {}", page.status);
    }
    let made = bo.post("/new", &[("name", "Own Cup"), ("rounds", "3"), ("system", "dutch-2026")]).await;
    assert!(made.status.is_client_error() && hall.site.state.desk.live(2).expect("readable").is_none());
    assert!(bo.post("/demo", &[]).await.status.is_client_error());
    // The name alone opens nothing.
    let page = hall.site.stranger().post("/log-in", &[("name", GUEST), ("password", "")]).await;
    assert!(page.cookies.is_empty(), "{}", page.body);
    // The API takes no cookie, and the server's list of accounts has no guests.
    assert!(bo.get("/api/v1/tournaments/1").await.status.is_client_error());
    assert!(!hall.chief.get("/accounts").await.body.contains(GUEST));
    // Another event is another's.
    assert_eq!(crate::desk::event(&hall.site.state.desk), 2);
    assert_eq!(bo.get("/t/2").await.status, 403);
    assert!(bo.post("/log-out", &[]).await.status.is_redirection());
}

/// A deputy whose phone died comes in again as themselves: by a link of the chief arbiter's for them alone, never by the name.
#[actix_web::test]
async fn who_lost_the_log_in_comes_in_again_by_a_link_of_their_own() {
    let hall = Hall::open().await;
    let link = hall.link(Some((1, 1)), 2, HOUR);
    let bo = hall.joins(&link, "Bo Li").await;
    let (_, refused) = hall.tries(&link, "bo li").await;
    assert!(refused.body.contains("ask the chief arbiter to let you in again"), "{}", refused.body);
    // Neither Bo nor a stranger makes such a link, and there is none for a member or for nobody.
    let accounts = hall.site.state.desk.store().accounts().expect("readable");
    let ana = accounts.iter().find(|known| known.name == "Ana").expect("the chief arbiter");
    let page = hall.chief.get("/t/1/people").await.body;
    let (_, beside) = page.split_once("/t/1/people/let-in").expect("beside the guest");
    let (_, value) = beside.split_once("name=\"id\" value=\"").expect("their account");
    let id = value.split('"').next().expect("its end").to_owned();
    for who in [&bo, &hall.site.stranger()] {
        assert!(!who.post("/t/1/people/let-in", &[("id", id.as_str())]).await.status.is_success());
    }
    for other in [ana.id, 999] {
        let refused = hall.chief.post("/t/1/people/let-in", &[("id", other.to_string().as_str())]).await;
        assert_eq!(refused.status, 404, "{other}");
    }
    let mut links = Vec::new();
    for _ in 0..2 {
        let page = hall.chief.post("/t/1/people/let-in", &[("id", id.as_str())]).await;
        let (_, rest) = page.body.split_once("<code>http://chess.example").expect("an address");
        links.push(rest.split('<').next().expect("its end").to_owned());
    }
    let [lost, again] = [links[0].clone(), links[1].clone()];
    // Only the last one opens: the first may be in other hands.
    let (spent, _) = hall.tries(&lost, "").await;
    assert!(spent.cookie.is_empty());
    // Opening it uses nothing up, and asks for no name.
    for _ in 0..2 {
        let opened = hall.site.stranger().get(&again).await.body;
        assert!(
            opened.contains("You come in as Bo Li again")
                && opened.contains("<input type=\"hidden\" name=\"name\" value=\"\">"),
            "{opened}"
        );
    }
    let back = hall.joins(&again, "").await;
    assert!(enters(&back, "1", "", "1-0").await.status.is_redirection(), "the same boards as before");
    assert_ne!(enters(&back, "2", "", "1-0").await.status, 303, "and no others");
    let guests = hall.site.state.desk.store().guests(1, now_microseconds()).expect("readable");
    assert_eq!(guests, 1, "nobody new");
    // One device only.
    let (spent, _) = hall.tries(&again, "").await;
    assert!(spent.cookie.is_empty());
}

fn desk_account(desk: &Desk, name: &str) -> i64 {
    desk.store().account_named(name).expect("readable").expect("there").id
}

/// A deputy who is logged in joins a second event as who they are; each event's right ends by itself, and the links of one chief arbiter
/// open nothing of another's.
#[actix_web::test]
async fn a_guest_of_one_event_joins_another_by_its_link() {
    let hall = Hall::open().await;
    let desk = &hall.site.state.desk;
    let bo = hall.joins(&hall.link(Some((1, 1)), 1, HOUR), "Bo Li").await;
    assert_eq!(crate::desk::event(desk), 2);
    let of_second = |boards: Option<Boards>, lasts: i64| {
        let ends_at = now_microseconds() + lasts;
        let grant = Grant { tournament: 2, role: Role::Arbiter, boards, ends_at };
        format!("/join/{}", desk.invite(&grant, 1).expect("written"))
    };
    let second = of_second(Some(Boards { first: 2, last: 2 }), HOUR);
    let asked = bo.get(&second).await.body;
    assert!(asked.contains("You join as Bo Li") && !asked.contains("name=\"name\""), "{asked}");
    let again = desk.let_in_again(1, desk_account(desk, "Bo Li"), now_microseconds() + HOUR).expect("written");
    let again = format!("/join/{}", again.expect("a guest of the event"));
    // A page of somebody else's cannot press it, and a second press uses nothing more up.
    assert_eq!(bo.post_raw(&second, "application/x-www-form-urlencoded", b"csrf=x".to_vec()).await.status, 200);
    assert_eq!(bo.get("/t/2").await.status, 403);
    for _ in 0..2 {
        assert_eq!(bo.post(&second, &[]).await.location, "/t/2");
    }
    // A link that was made while they had the first event alone opens the second to nobody.
    assert!(hall.tries(&again, "").await.0.cookie.is_empty());
    let result = |board: &'static str| [("board", board), ("was", ""), ("now", "1-0")];
    assert!(bo.post("/t/2/rounds/1/results", &result("2")).await.status.is_redirection());
    assert!(!bo.post("/t/2/rounds/1/results", &result("1")).await.status.is_redirection(), "not of these boards");
    assert!(enters(&bo, "1", "", "1-0").await.status.is_redirection(), "the first event goes on");
    assert_eq!(desk.store().guests(2, now_microseconds()).expect("readable"), 1);
    // Who leads one of the two does not make a link that opens both.
    let cy = hall.site.browser("Cy").await;
    let account = |name: &str| desk_account(desk, name);
    desk.store().set_role(2, account("Cy"), Some(Role::ChiefArbiter), 1).expect("written");
    assert!(!cy.get("/t/2/people").await.body.contains("/t/2/people/let-in"));
    let named = [("id", account("Bo Li").to_string())];
    let named: Vec<(&str, &str)> = named.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(cy.post("/t/2/people/let-in", &named).await.status, 403);
    // The second event's hour is over, the first one's is not.
    hall.ends_rights_of_guests(2);
    assert_eq!((bo.get("/t/2").await.status.as_u16(), bo.get("/t/1").await.status.as_u16()), (403, 200));
    // Until another link lets them in again; and when the first event goes, they stay in the second.
    assert_eq!(bo.post(&of_second(None, HOUR), &[]).await.location, "/t/2");
    desk.store().set_deleted(1, Some(1)).expect("written");
    assert_eq!(desk.store().remove_deleted(&[1]).expect("removed"), 1);
    assert_eq!(bo.get("/t/2").await.status, 200);
}

/// Whoever enters results on some boards of an event has no more of its new section.
#[actix_web::test]
async fn a_section_has_the_staff_of_its_event_with_their_boards() {
    let hall = Hall::open().await;
    hall.joins(&hall.link(Some((1, 1)), 1, HOUR), "Bo").await;
    let fields = [("name", "Open B"), ("system", "dutch-2026"), ("rate", "standard")];
    assert!(hall.chief.post("/t/1/festival/add", &fields).await.status.is_redirection());
    let store = hall.site.state.desk.store();
    let bo = store.account_named("Bo").expect("readable").expect("there").id;
    let held = |event| store.membership(event, bo, now_microseconds()).expect("readable");
    assert!(held(1).is_some() && held(1) == held(2), "{:?}", held(2));
}

#[actix_web::test]
async fn a_lost_device_is_out_at_once_and_its_outbox_is_refused_with_the_reason() {
    let hall = Hall::open().await;
    let bo = hall.joins(&hall.link(None, 1, HOUR), "Bo").await;
    let token = bo.get("/t/1").await.token();
    let people = hall.chief.get("/t/1/people").await.body;
    let (_, rest) = people.split_once("Bo</td>").expect("a line");
    let (_, rest) = rest.split_once("name=\"session\" value=\"").expect("a device");
    let session = rest.split('"').next().expect("its end").to_owned();
    // Nobody but the chief shuts out, and nobody shuts the chief out.
    assert!(bo.post("/t/1/people/shut-out", &[("session", &session)]).await.status.is_client_error());
    let own = hall.chief.get("/account").await.body;
    let (_, rest) = own.split_once("name=\"session\" value=\"").map_or(("", ""), |found| found);
    let chiefs = rest.split('"').next().unwrap_or("");
    assert!(hall.chief.post("/t/1/people/shut-out", &[("session", chiefs)]).await.status.is_client_error());
    assert!(hall.chief.post("/t/1/people/shut-out", &[("session", &session)]).await.status.is_redirection());
    assert_eq!(bo.get("/t/1").await.status, 410);
    let kept = format!("csrf={token}&seen=5&board=1&was=&now=1-0&key=k");
    let sent = bo.post_raw("/t/1/rounds/1/results", "application/x-www-form-urlencoded", kept.into_bytes()).await;
    assert_eq!(sent.status, 410);
    assert!(sent.body.contains("shut this device out"), "{}", sent.body);
    assert_eq!(hall.result(1), None);
    assert!(!hall.chief.get("/t/1/people").await.body.contains(&session));
}

#[actix_web::test]
async fn a_deputy_with_boards_has_no_part_in_the_check_in_of_a_festival() {
    let hall = Hall::open().await;
    let fields = [("name", "Open B"), ("system", "dutch-2026"), ("rate", "standard")];
    assert!(hall.chief.post("/t/1/festival/add", &fields).await.status.is_redirection());
    let some = hall.joins(&hall.link(Some((1, 1)), 1, HOUR), "Bo").await;
    let all = hall.joins(&hall.link(None, 1, HOUR), "Cy").await;
    let before = hall.acts();
    assert_eq!(some.get("/f/1/check-in").await.status, 403);
    assert_eq!(some.post("/f/1/check-in", &[("tick", "1:0 in")]).await.status, 403);
    assert_eq!(hall.acts(), before);
    let home = some.get("/f/1").await.body;
    assert!(!home.contains("/f/1/check-in") && !home.contains("Open B"), "{home}");
    // A deputy of the whole section ticks there, and in no other.
    assert_eq!(all.get("/f/1/check-in").await.status, 200);
    assert!(all.post("/f/1/check-in", &[("tick", "1:0 in")]).await.status.is_redirection());
    assert_eq!(all.post("/f/1/check-in", &[("tick", "2:0 in")]).await.status, 403);
}
