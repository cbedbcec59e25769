//! An event as its chief arbiter works at it from outside: the first one of a site of its own.

use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::RoundNo;

pub struct Hall {
    pub site: Site,
    pub chief: Browser,
}

impl Hall {
    /// With nobody in it, open to spectators.
    pub async fn empty() -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
        site.state.desk.store().set_public(1, true).expect("written");
        Hall { site, chief }
    }

    /// With so many players, the strongest first.
    pub async fn with(players: usize) -> Hall {
        let hall = Hall::empty().await;
        for index in 0..players {
            hall.register(&format!("Player {index:02}"), &(2400 - 20 * index).to_string(), "1").await;
        }
        hall
    }

    pub async fn register(&self, name: &str, rating: &str, first_round: &str) {
        let fields = [("name", name), ("rating", rating), ("first_round", first_round)];
        self.done("/players/new", &fields).await;
    }

    /// A form of the event; `path` is what comes after its address.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.chief.post(&format!("/t/1{path}"), fields).await
    }

    /// A form that is taken without a question.
    pub async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }

    /// A page by its whole address.
    pub async fn page(&self, address: &str) -> String {
        let page = self.chief.get(address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}: {}", page.body);
        page.body
    }

    pub fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }

    /// Pairs and publishes a round.
    pub async fn pair(&self, round: u16) {
        self.done(&format!("/rounds/{round}/pair"), &[]).await;
        self.done(&format!("/rounds/{round}/publish"), &[]).await;
    }

    /// Enters a result at a board that has none.
    pub async fn enter(&self, round: u16, board: u16, result: &str) {
        let board = board.to_string();
        let fields = [("board", board.as_str()), ("was", ""), ("now", result)];
        self.done(&format!("/rounds/{round}/results"), &fields).await;
    }

    /// White wins on every board where nothing is entered.
    pub async fn whites_win(&self, round: u16) {
        let games = self.state().round(RoundNo(round)).expect("paired").games.clone();
        for game in games.iter().filter(|game| game.result.is_none()) {
            self.enter(round, game.board, "1-0").await;
        }
    }
}
