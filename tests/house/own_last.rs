//! `u` at the round desk: one's own last act, nobody else's, judged like any undo, and the journal that finds results by player.

use crate::site::{Browser, Page, Site};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::outcome::GameResult;

/// An event of four with round 1 published, its chief arbiter and a deputy.
struct Hall {
    site: Site,
    chief: Browser,
    deputy: Browser,
}

impl Hall {
    async fn open() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let deputy = site.browser("Bo").await;
        let id = crate::desk::event(&site.state.desk);
        let account = site.state.desk.store().account_named("Bo").expect("readable").expect("there").id;
        site.state.desk.store().set_role(id, account, Some(Role::Arbiter), 1).expect("written");
        assert_eq!(id, 1);
        Hall { site, chief, deputy }
    }

    async fn enters(&self, who: &Browser, board: &str, result: &str) {
        let page = who.post("/t/1/rounds/1/results", &[("board", board), ("was", ""), ("now", result)]).await;
        assert!(page.status.is_redirection(), "{}", page.body);
    }

    async fn takes_back(&self, who: &Browser, fields: &[(&str, &str)]) -> Page {
        who.post("/t/1/rounds/1/own-last", fields).await
    }

    fn result(&self, board: u16) -> Option<GameResult> {
        let journal = self.site.state.desk.live(1).expect("readable").expect("there").journal();
        journal.state().rounds[0].game(board).expect("a board").result
    }
}

#[actix_web::test]
async fn own_results_go_and_those_of_others_stay() {
    let hall = Hall::open().await;
    hall.enters(&hall.deputy, "1", "1-0").await;
    hall.enters(&hall.chief, "2", "0-1").await;
    let told = hall.takes_back(&hall.deputy, &[("key", "a")]).await;
    assert!(told.body.contains("Taken back: Round 1, board 1") && told.body.contains("Olsen, Per"), "{}", told.body);
    assert_eq!((hall.result(1), hall.result(2)), (None, Some(GameResult::BlackWins)));
    // The same request again is the same act; another one finds nothing of the deputy's any more.
    let again = hall.takes_back(&hall.deputy, &[("key", "a")]).await;
    assert!(again.body.contains("Taken back: Round 1, board 1"), "{}", again.body);
    let nothing = hall.takes_back(&hall.deputy, &[("key", "b")]).await;
    assert!(nothing.body.contains("Nothing of yours"), "{}", nothing.body);
    assert_eq!(hall.result(2), Some(GameResult::BlackWins));
}

#[actix_web::test]
async fn what_is_no_result_of_the_round_is_told_first() {
    let hall = Hall::open().await;
    let tick = hall.deputy.post("/t/1/players/check-in", &[("tick", "0 in")]).await;
    assert!(tick.status.is_redirection(), "{}", tick.body);
    let asked = hall.takes_back(&hall.deputy, &[]).await;
    assert!(asked.body.contains("Your last act is") && asked.body.contains("\"asked\":6"), "{}", asked.body);
    let is_here =
        || hall.site.state.desk.live(1).expect("readable").expect("there").journal().state().players[0].checked_in;
    assert!(is_here());
    // Somebody else's act is not taken back by naming it.
    let other = hall.takes_back(&hall.deputy, &[("seq", "5")]).await;
    assert!(other.body.contains("\"asked\":6") && is_here(), "{}", other.body);
    let done = hall.takes_back(&hall.deputy, &[("seq", "6")]).await;
    assert!(done.body.contains("Taken back") && !is_here(), "{}", done.body);
}

#[actix_web::test]
async fn strangers_and_viewers_take_nothing_back() {
    let hall = Hall::open().await;
    hall.enters(&hall.chief, "1", "1-0").await;
    let viewer = hall.site.browser("Vera").await;
    for who in [&viewer, &hall.site.stranger()] {
        let page = hall.takes_back(who, &[]).await;
        assert!(!page.body.contains("Taken back"), "{}", page.body);
    }
    assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
}

#[actix_web::test]
async fn the_journal_finds_results_by_player() {
    let hall = Hall::open().await;
    hall.enters(&hall.chief, "1", "1-0").await;
    hall.enters(&hall.chief, "2", "0-1").await;
    for (query, found, other) in
        [("olsen", "board 1", "board 2"), ("wang", "board 2", "board 1"), ("li", "board 2", "board 1")]
    {
        let page = hall.chief.get(&format!("/t/1/journal?q={query}")).await.body;
        let (_, lines) = page.split_once("class=\"list journal stacked\"").expect("a table");
        assert!(lines.contains(&format!("Round 1, {found}")), "{query}");
        assert!(!lines.contains(&format!("Round 1, {other}")), "{query}");
    }
}
