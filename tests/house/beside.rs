//! What stands beside the boards of the desk: the tables as they stand, what was typed last, and the news that keep it so.

use crate::desk::Hall;
use crate::reading::guest;
use crate::site::Browser;
use sonneborn::desk::Attempt;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{Act, ChangePublicSide, ReportResult};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::public_side::PublicSide;
use sonneborn::tournament::scope::Boards;

impl Hall {
    /// A log-in with a role in the event, or with none.
    async fn somebody(&self, name: &str, role: Role) -> Browser {
        let browser = self.site.browser(name).await;
        let account = self.site.state.desk.store().account_named(name).expect("readable").expect("there").id;
        self.site.state.desk.store().set_role(1, account, Some(role), 1).expect("written");
        browser
    }
}

/// What the row of a board says in its last column.
pub(crate) fn said_at(page: &str, board: u16) -> String {
    let (_, row) = page.split_once(&format!("id=\"b{board}\"")).expect("a row");
    let (_, said) = row.split_once("class=\"said-by\"").expect("a column");
    let said = said.split_once('>').and_then(|(_, said)| said.split_once('<')).expect("a text").0;
    said.to_owned()
}

#[actix_web::test]
async fn each_row_says_whose_word_stands_there() {
    let hall = Hall::open().await;
    hall.chief.post("/t/1/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "1-0")]).await;
    let lena = hall.somebody("Lena Schmid", Role::Arbiter).await;
    let before = hall.site.state.desk.live(1).expect("readable").expect("there").journal().state().seq;
    lena.post("/t/1/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "0-1")]).await;
    let page = hall.chief.get("/t/1/rounds/1").await.body;
    let [first, second] = [said_at(&page, 1), said_at(&page, 2)];
    assert!(first.starts_with("LS ") && second.starts_with("Ana "), "{first}, {second}");
    assert!(page.contains("title=\"Lena Schmid · "), "{page}");
    let told = hall.chief.beginning_of_stream(&format!("/t/1/live?after={before}")).await.body;
    assert!(told.contains(&format!("\"said\":[\"{first}\",\"Lena Schmid · ")), "{told}");
    // A result taken back is nobody's word.
    lena.post("/t/1/rounds/1/results", &[("board", "1"), ("was", "0-1"), ("now", "")]).await;
    assert_eq!(said_at(&hall.chief.get("/t/1/rounds/1").await.body, 1), "");
}

#[actix_web::test]
async fn the_tables_and_what_was_typed_last_are_drawn_for_those_who_work_here() {
    let hall = Hall::open().await;
    let page = hall.chief.get("/t/1/rounds/1").await.body;
    assert!(page.contains("id=\"desk-side\"") && page.contains("class=\"playing\" data-table=\"2\""), "{page}");
    assert!(page.contains("Pair round 2: 2 to come"), "{page}");
    hall.chief.post("/t/1/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "1-0")]).await;
    let bo = hall.somebody("Bo", Role::Arbiter).await;
    bo.post("/t/1/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "adj")]).await;
    let page = bo.get("/t/1/rounds/1").await.body;
    let (_, typed) = page.split_once("id=\"side-typed\"").expect("what was typed last");
    assert!(typed.find("data-typed=\"1\"") < typed.find("data-typed=\"2\""), "the newest first: {typed}");
    assert!(
        typed.contains("<span class=\"by\">Ana</span>") && typed.contains("<span class=\"by\">Bo</span>"),
        "{typed}"
    );
    // An adjourned game is still to be played.
    assert!(page.contains("class=\"playing\" data-table=\"1\"") && page.contains("class=\"in\" data-table=\"2\""));
    let viewer = hall.somebody("Vera", Role::Viewer).await;
    let page = viewer.get("/t/1/rounds/1").await.body;
    assert!(!page.contains("desk-side") && !page.contains("Said by"), "{page}");
}

#[actix_web::test]
async fn the_stream_tells_arbiters_whose_word_a_result_is_and_nobody_else() {
    let hall = Hall::open().await;
    let before = hall.site.state.desk.live(1).expect("readable").expect("there").journal().state().seq;
    hall.chief.post("/t/1/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "1-0")]).await;
    let told = hall.chief.beginning_of_stream(&format!("/t/1/live?after={before}")).await.body;
    for news in ["\"by\":\"Ana\"", "\"table\":\"in\"", "\"names\":\"Ana\""] {
        assert!(told.contains(news), "{news}: {told}");
    }
    let viewer = hall.somebody("Vera", Role::Viewer).await;
    let told = viewer.beginning_of_stream(&format!("/t/1/live?after={before}")).await.body;
    assert!(told.contains("\"result\":\"1-0\""), "{told}");
    assert!(!told.contains("\"by\"") && !told.contains("\"table\"") && !told.contains("names"), "{told}");
}

#[actix_web::test]
async fn a_guest_of_some_boards_hears_of_those_and_of_nobody() {
    let hall = Hall::open().await;
    let boards = |first, last| Some(Boards { first, last });
    let before = hall.site.state.desk.live(1).expect("readable").expect("there").journal().state().seq;
    hall.chief.post("/t/1/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "1-0")]).await;
    let stream = format!("/t/1/live?after={before}");
    let own = guest(&hall.site, Role::Arbiter, boards(2, 2), "Ike").await;
    let told = own.beginning_of_stream(&stream).await.body;
    assert!(told.contains("\"table\":\"in\"") && told.contains("\"typed\""), "{told}");
    // When, and not by whom.
    let said = said_at(&own.get("/t/1/rounds/1").await.body, 2);
    assert!(said.starts_with(|sign: char| sign.is_ascii_digit()) && told.contains(&said), "{said}: {told}");
    assert_eq!(said_at(&own.get("/t/1/rounds/1").await.body, 1), "");
    let other = guest(&hall.site, Role::Arbiter, boards(1, 1), "Ina").await;
    let told_of_other = other.beginning_of_stream(&stream).await.body;
    assert!(told_of_other.contains("\"result\":\"1-0\"") && !told_of_other.contains("\"table\""), "{told_of_other}");
    for page in [told, told_of_other, own.get("/t/1/rounds/1").await.body, own.get("/t/1").await.body] {
        assert!(!page.contains("Ana"), "{page}");
    }
    assert!(!other.get("/t/1/rounds/1").await.body.contains("data-typed=\"2\""));
    // What waits for them are their own results, and nothing that they cannot do.
    let now = other.get("/t/1").await.body;
    assert!(now.contains("1 result missing in round 1: board 1<") && !now.contains("Print round 1"), "{now}");
    assert!(!own.get("/t/1").await.body.contains("class=\"tasks\""), "their board has its result");
}

#[actix_web::test]
async fn what_one_player_says_is_seen_at_the_table_by_arbiters_alone() {
    let hall = Hall::open().await;
    let desk = &hall.site.state.desk;
    let actor = crate::desk::actor(desk, "Ana");
    let was = desk.live(1).expect("readable").expect("there").journal().state().public_side.clone();
    let now = Box::new(PublicSide { results: true, ..was.clone() });
    let offers = Act::ChangePublicSide(ChangePublicSide { was: Box::new(was), now });
    desk.perform(1, &actor, &Attempt::of(offers)).expect("it is offered");
    let (white, black) = (PlayerId(3), PlayerId(1));
    let says = Act::ReportResult(ReportResult {
        round: RoundNo(1),
        board: 2,
        by: white,
        was: None,
        now: Some(GameResult::Draw),
        players: [white, black],
    });
    let seq = desk.perform(1, &actor, &Attempt::of(says)).expect("it is their game").seq;
    let path = format!("/t/1/live?after={}", seq - 1);
    let told = hall.chief.beginning_of_stream(&path).await.body;
    assert!(told.contains("event: table") && told.contains("\"table\":\"said\""), "{told}");
    let said = said_at(&hall.chief.get("/t/1/rounds/1").await.body, 2);
    assert!(said.starts_with("one phone ") && told.contains(&format!("\"said\":[\"{said}\"")), "{said}: {told}");
    assert!(!told.contains("event: asked"), "nobody is rung for: {told}");
    assert!(hall.chief.get("/t/1/rounds/1").await.body.contains("class=\"said\" data-table=\"2\""));
    let viewer = hall.somebody("Vera", Role::Viewer).await;
    assert!(!viewer.beginning_of_stream(&path).await.body.contains("event: table"));
}

#[actix_web::test]
async fn the_page_before_pairing_follows_the_event_for_those_who_pair() {
    let hall = Hall::open().await;
    let page = hall.chief.get("/t/1/rounds/2").await.body;
    assert!(
        page.contains("pair.js") && page.contains("id=\"pair-over\"") && page.contains("/t/1/live?after="),
        "{page}"
    );
    let viewer = hall.somebody("Vera", Role::Viewer).await;
    let page = viewer.get("/t/1/rounds/2").await.body;
    assert!(!page.contains("pair.js") && !page.contains("pair-over"), "{page}");
}
