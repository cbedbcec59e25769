//! An event of the Dutch System with its chief arbiter, as they use it; and the program as it is called.

use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::StatusCode;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::Act;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use std::process::{Command, Output};

pub struct Hall {
    pub site: Site,
    pub ana: Browser,
}

/// Sent with what asks for a confirmation.
pub const CONFIRMED: [(&str, &str); 2] = [("confirmed", "yes"), ("reason", "the scoresheets")];
/// What every page of an event says that left FIDE mode.
pub const MARK: &str = "Not by FIDE&#39;s rules";

impl Hall {
    /// Five rounds and so many players, the strongest first.
    pub async fn with(players: u16) -> Hall {
        Hall::of(&[], players).await
    }

    /// The same with some fields of its settings otherwise.
    pub async fn of(changed: &[(&str, &str)], players: u16) -> Hall {
        let site = Site::new();
        let ana = site.browser("Ana").await;
        let made = ana.post("/new", &fields(changed)).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
        let hall = Hall { site, ana };
        for number in 1..=players {
            hall.register(&format!("Player{number:02}, P"), &(2500 - 10 * number).to_string(), "1").await;
        }
        hall
    }

    pub async fn register(&self, name: &str, rating: &str, first_round: &str) {
        self.done("/players/new", &[("name", name), ("rating", rating), ("first_round", first_round)]).await;
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.ana.post(&format!("/t/1{path}"), fields).await
    }

    /// Posts, and holds that it was done.
    pub async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path} {fields:?}: {}", said(&page.body));
    }

    /// Posts, and holds that it was not done; gives what the page says.
    pub async fn refused(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let before = self.state();
        let page = self.post(path, fields).await;
        assert_ne!(page.status, StatusCode::SEE_OTHER, "{path} {fields:?} was done");
        assert_eq!(self.state(), before, "{path} {fields:?}");
        said(&page.body)
    }

    /// Posts, and holds that it is asked about first and done when it is confirmed with a reason; gives the question.
    pub async fn asked(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let before = self.state();
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{path} {fields:?}: {}", said(&page.body));
        assert_eq!(self.state(), before, "{path} {fields:?}");
        self.done(path, &[fields, &CONFIRMED].concat()).await;
        said(&page.body)
    }

    pub async fn page(&self, path: &str) -> String {
        let page = self.ana.get(&format!("/t/1{path}")).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        page.body
    }

    pub fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }

    /// Saves the settings with some fields otherwise than at the beginning.
    pub async fn set(&self, changed: &[(&str, &str)]) -> Page {
        self.post("/settings", &fields(changed)).await
    }

    /// Pairs and publishes a round.
    pub async fn publish(&self, round: u16) {
        self.done(&format!("/rounds/{round}/pair"), &[]).await;
        self.done(&format!("/rounds/{round}/publish"), &[]).await;
    }

    /// Pairs, publishes and plays a round; White wins everywhere.
    pub async fn play(&self, round: u16) {
        self.publish(round).await;
        for board in self.state().round(RoundNo(round)).expect("paired").missing() {
            self.enter(round, board, "1-0").await;
        }
    }

    pub async fn enter(&self, round: u16, board: u16, now: &str) {
        let page = self.result(round, board, "", now, &[]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", said(&page.body));
    }

    pub async fn result(&self, round: u16, board: u16, was: &str, now: &str, more: &[(&str, &str)]) -> Page {
        let [white, black] = self.seated(round, board).map(|player| player.0.to_string());
        let board = board.to_string();
        let fields = [("board", board.as_str()), ("white", &white), ("black", &black), ("was", was), ("now", now)];
        self.post(&format!("/rounds/{round}/results"), &[&fields[..], more].concat()).await
    }

    /// White and Black of a board.
    pub fn seated(&self, round: u16, board: u16) -> [PlayerId; 2] {
        let state = self.state();
        state.round(RoundNo(round)).and_then(|round| round.game(board)).expect("the board is there").players()
    }

    /// The number of the last act of a kind.
    pub fn seq_of(&self, is_meant: fn(&Act) -> bool) -> String {
        let live = self.site.state.desk.live(1).expect("readable").expect("there");
        let journal = live.journal();
        journal.entries().rev().find(|entry| is_meant(&entry.act)).expect("such an act").seq.to_string()
    }

    /// Leaves FIDE mode by both confirmations.
    pub async fn leave_fide_mode(&self) {
        let round = self.state().paired_rounds().0.to_string();
        let fields = [("round", round.as_str()), ("confirmed_again", "yes")];
        self.done("/settings/leave-fide-mode", &[&fields[..], &CONFIRMED].concat()).await;
    }

    /// The report of the event.
    pub async fn report(&self) -> String {
        self.page("/reports/report.trf").await
    }
}

/// The settings of five rounds with some fields otherwise.
fn fields<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = five_rounds("Hall Cup").into_iter().filter(|(name, _)| changed.iter().all(|(new, _)| new != name));
    kept.chain(changed.iter().copied()).collect()
}

/// What a page says in its main part, without the entities of HTML.
pub fn said(body: &str) -> String {
    let text = body.replace("&#39;", "'").replace("&quot;", "\"").replace("&#34;", "\"");
    text.split("<main").nth(1).unwrap_or(&text).to_owned()
}

pub fn sonneborn(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    command.args(arguments).env("LC_ALL", "C").output().expect("the program starts")
}

/// What the program prints, which must end well.
pub fn printed(arguments: &[&str]) -> String {
    let output = sonneborn(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}
