//! What an arbiter believed: stale pages, two at once, kept results of a pairing that is gone; over HTTP,
//! on both back ends.

use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::StatusCode;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;

/// An event with two arbiters, each at an own browser.
struct Hall {
    site: Site,
    ana: Browser,
    bo: Browser,
}

impl Hall {
    /// With these players.
    async fn with(site: Site, players: &[&str]) -> Hall {
        let ana = site.browser("Ana").await;
        assert_eq!(ana.new_tournament("Hall Cup").await, "/t/1");
        let bo = site.browser("Bo").await;
        let store = site.state.desk.store();
        let account = store.accounts().expect("readable").into_iter().find(|account| account.name == "Bo").expect("Bo");
        let role = sonneborn::store::tournament::Role::ChiefArbiter;
        store.set_role(1, account.id, Some(role), 1).expect("written");
        let hall = Hall { site, ana, bo };
        for name in players {
            let added = hall.ana.post("/t/1/players/new", &[("name", name), ("first_round", "1")]).await;
            assert_eq!(added.status, StatusCode::SEE_OTHER, "{}", added.body);
        }
        hall
    }

    async fn paired(site: Site, players: &[&str]) -> Hall {
        let hall = Hall::with(site, players).await;
        hall.done(hall.ana.post("/t/1/rounds/1/pair", &[]).await);
        hall.done(hall.ana.post("/t/1/rounds/1/publish", &[]).await);
        hall
    }

    fn done(&self, page: Page) {
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }

    fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }

    fn seen(&self) -> String {
        self.state().seq.to_string()
    }

    fn players(&self, board: u16) -> [String; 2] {
        let state = self.state();
        let game = state.round(RoundNo(1)).and_then(|round| round.game(board)).expect("the board is there");
        game.players().map(|player| player.0.to_string())
    }

    fn result(&self, board: u16) -> Option<GameResult> {
        self.state().round(RoundNo(1)).and_then(|round| round.game(board)).and_then(|game| game.result)
    }
}

/// A result as the round desk sends it for the players it showed.
fn result<'a>(players: &'a [String; 2], was: &'a str, now: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![("board", "1"), ("white", &players[0]), ("black", &players[1]), ("was", was), ("now", now)]
}

const FOUR: [&str; 4] = ["Adams, A", "Brown, B", "Clark, C", "Dahl, D"];

#[actix_web::test]
async fn a_kept_result_of_a_pairing_taken_back_lands_on_nobody() {
    for site in Site::each() {
        let hall = Hall::paired(site, &FOUR).await;
        let (kept, seen) = (hall.players(1), hall.seen());
        hall.done(hall.bo.post("/t/1/rounds/1/unpublish", &[]).await);
        let swap = [("do", "swap"), ("player", kept[1].as_str()), ("with", hall.players(2)[1].as_str())]
            .map(|(name, value)| (name, value.to_owned()));
        let swap: Vec<(&str, &str)> = swap.iter().map(|(name, value)| (*name, value.as_str())).collect();
        hall.done(hall.bo.post("/t/1/rounds/1/alter", &[&swap[..], &[("confirmed", "yes")]].concat()).await);
        hall.done(hall.bo.post("/t/1/rounds/1/publish", &[("confirmed", "yes"), ("reason", "a wish")]).await);
        assert_ne!(hall.players(1), kept);
        let late = hall.ana.post("/t/1/rounds/1/results", &result(&kept, "", "1-0")).await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        assert!(late.body.contains("do not sit at board 1"), "{}", late.body);
        // A page without players is known by its number.
        let fields = [("board", "1"), ("was", ""), ("now", "1-0"), ("seen", seen.as_str())];
        let late = hall.ana.post("/t/1/rounds/1/results", &fields).await;
        assert!(late.status == StatusCode::CONFLICT && late.body.contains("Bo"), "{}", late.body);
        assert_eq!(hall.result(1), None);
        // Swapped colours twice from two pages are swapped once.
        let players = hall.players(1);
        let board = [("board", "1"), ("white", players[0].as_str()), ("black", players[1].as_str())];
        let swap = [&board[..], &[("confirmed", "yes"), ("reason", "they sat so")]].concat();
        hall.done(hall.ana.post("/t/1/rounds/1/colours", &swap).await);
        assert_eq!(hall.bo.post("/t/1/rounds/1/colours", &swap).await.status, StatusCode::CONFLICT);
        assert_eq!(hall.players(1), [players[1].clone(), players[0].clone()]);
    }
}

#[actix_web::test]
async fn two_who_undo_the_same_result_undo_it_once() {
    for site in Site::each() {
        let hall = Hall::paired(site, &FOUR).await;
        let players = hall.players(1);
        hall.done(hall.ana.post("/t/1/rounds/1/results", &result(&players, "", "1-0")).await);
        hall.done(hall.ana.post("/t/1/rounds/1/results", &result(&players, "1-0", "0-1")).await);
        let undo = [result(&players, "0-1", ""), vec![("undo", "yes")]].concat();
        hall.done(hall.ana.post("/t/1/rounds/1/results", &undo).await);
        assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
        let second = hall.bo.post("/t/1/rounds/1/results", &undo).await;
        assert_eq!(second.status, StatusCode::CONFLICT);
        assert!(second.body.contains("Ana"), "{}", second.body);
        assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
        // In the journal too: by the act's number and from the same page.
        let (seq, seen) = ((hall.state().seq - 2).to_string(), hall.seen());
        let fields = [("seq", seq.as_str()), ("reason", "wrong"), ("seen", seen.as_str())];
        hall.done(hall.ana.post("/t/1/journal/undo", &fields).await);
        let second = hall.bo.post("/t/1/journal/undo", &fields).await;
        assert!(second.status != StatusCode::SEE_OTHER && second.body.contains("Ana changed this"), "{}", second.body);
    }
}

#[actix_web::test]
async fn what_is_no_result_erases_none() {
    for site in Site::each() {
        let hall = Hall::paired(site, &FOUR).await;
        let players = hall.players(1);
        hall.done(hall.ana.post("/t/1/rounds/1/results", &result(&players, "", "1-0")).await);
        for wrong in ["banana", "1-1", "2-0"] {
            let refused = hall.ana.post("/t/1/rounds/1/results", &result(&players, "1-0", wrong)).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST);
            assert!(refused.body.contains(wrong) && refused.body.contains("Allowed: 1-0"), "{}", refused.body);
        }
        assert_eq!(hall.result(1), Some(GameResult::WhiteWins));
    }
}

#[actix_web::test]
async fn a_draft_changed_by_another_is_not_published_altered_or_discarded_unseen() {
    for site in Site::each() {
        let hall = Hall::with(site, &FOUR).await;
        hall.done(hall.ana.post("/t/1/rounds/1/pair", &[]).await);
        let seen = hall.seen();
        hall.done(
            hall.bo.post("/t/1/rounds/1/alter", &[("do", "colours"), ("board", "1"), ("confirmed", "yes")]).await,
        );
        let changed = hall.state().rounds;
        let stale = ("seen", seen.as_str());
        for (step, fields) in [
            ("publish", vec![stale]),
            ("discard", vec![stale]),
            ("alter", vec![("do", "apart"), ("board", "1"), ("confirmed", "yes"), stale]),
        ] {
            let refused = hall.ana.post(&format!("/t/1/rounds/1/{step}"), &fields).await;
            assert_eq!(refused.status, StatusCode::CONFLICT, "{step}");
            assert!(refused.body.contains("Bo changed this"), "{step}: {}", refused.body);
        }
        assert_eq!(hall.state().rounds, changed);
        // What was changed and taken back again is no conflict.
        let undo = [("seq", hall.seen())];
        hall.done(hall.bo.post("/t/1/journal/undo", &[("seq", undo[0].1.as_str()), ("reason", "slip")]).await);
        hall.done(hall.ana.post("/t/1/rounds/1/publish", &[stale]).await);
        // A round with results that came since is not taken back unseen.
        let seen = hall.seen();
        hall.done(hall.bo.post("/t/1/rounds/1/results", &result(&hall.players(1), "", "1-0")).await);
        let refused = hall.ana.post("/t/1/rounds/1/unpublish", &[("confirmed", "yes"), ("seen", &seen)]).await;
        assert!(refused.status == StatusCode::CONFLICT && refused.body.contains("Bo"), "{}", refused.body);
    }
}

/// The settings form with some fields otherwise.
fn settings<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = five_rounds("Hall Cup").into_iter().filter(|(name, _)| changed.iter().all(|(new, _)| new != name));
    kept.chain(changed.iter().copied()).collect()
}

#[actix_web::test]
async fn settings_saved_from_an_older_page_keep_what_another_changed() {
    for site in Site::each() {
        let hall = Hall::with(site, &FOUR).await;
        let seen = hall.seen();
        hall.done(hall.ana.post("/t/1/settings", &settings(&[("tie_breaks", "SB WIN")])).await);
        // Bo's page is older and has the old tie-breaks in its field.
        let stale = settings(&[("time_control", "90+30"), ("place", "Oslo"), ("seen", &seen)]);
        hall.done(hall.bo.post("/t/1/settings", &stale).await);
        let regulations = hall.state().regulations;
        assert_eq!(
            (regulations.tie_breaks_written(" "), regulations.time_control.as_str()),
            ("SB WIN".into(), "90+30")
        );
        assert_eq!(hall.state().details.place, "Oslo");
        // The same field, otherwise: told with the name and both values, and what else was typed stays in the form.
        let stale = settings(&[("tie_breaks", "BH SB"), ("organiser", "Club"), ("seen", &seen)]);
        let told = hall.bo.post("/t/1/settings", &stale).await;
        assert!(told.body.contains("Ana changed this"), "{}", told.body);
        let shown = told.body.replace("&quot;", "\"").replace("&#34;", "\"");
        assert!(shown.contains(r#"["SB","WIN"], yours ["BH","SB"]"#), "{}", told.body);
        assert_eq!(hall.state().regulations.tie_breaks_written(" "), "SB WIN");
        // Sent again from that page, it is meant.
        let again = settings(&[("tie_breaks", "BH SB"), ("time_control", "90+30"), ("place", "Oslo")]);
        hall.done(hall.bo.post("/t/1/settings", &again).await);
        assert_eq!(hall.state().regulations.tie_breaks_written(" "), "BH SB");
    }
}

#[actix_web::test]
async fn a_player_edited_by_two_has_both_changes_or_a_conflict() {
    for site in Site::each() {
        let hall = Hall::with(site, &FOUR).await;
        let seen = hall.seen();
        let edit = |fields: &[(&'static str, &'static str)]| [&[("name", "Adams, A")], fields].concat();
        hall.done(hall.ana.post("/t/1/players/0/edit", &edit(&[("club", "North")])).await);
        let stale = [edit(&[("rating", "2100")]), vec![("seen", seen.as_str())]].concat();
        hall.done(hall.bo.post("/t/1/players/0/edit", &stale).await);
        let data = hall.state().player(PlayerId(0)).expect("there").data.clone();
        assert_eq!((data.club.as_str(), data.rating), ("North", Some(2100)));
        let stale = [edit(&[("club", "South")]), vec![("seen", seen.as_str())]].concat();
        let told = hall.bo.post("/t/1/players/0/edit", &stale).await;
        assert!(told.body.contains("Ana changed this") && told.body.contains("North, yours South"), "{}", told.body);
        assert_eq!(hall.state().player(PlayerId(0)).expect("there").data.club, "North");
    }
}

#[actix_web::test]
async fn a_form_that_does_not_say_what_it_saw_is_refused() {
    for site in Site::each() {
        let hall = Hall::paired(site, &FOUR).await;
        let refused = hall.ana.post("/t/1/rounds/1/unpublish", &[("seen", "")]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    }
}

/// After an older copy was restored, phones still show what came later: nothing of that is known here any more.
#[actix_web::test]
async fn a_page_of_acts_that_the_journal_does_not_have_changes_nothing() {
    for site in Site::each() {
        let hall = Hall::paired(site, &FOUR).await;
        let later = (hall.state().seq + 5).to_string();
        let before = hall.state();
        let players = hall.players(1);
        let mut kept = result(&players, "", "1-0");
        kept.push(("seen", &later));
        let told = hall.bo.post("/t/1/rounds/1/results", &kept).await;
        assert_ne!(told.status, StatusCode::SEE_OTHER, "{}", told.body);
        for (path, fields) in [
            ("/t/1/rounds/1/unpublish", vec![("confirmed", "yes")]),
            ("/t/1/journal/undo", vec![("seq", "1")]),
            ("/t/1/settings", settings(&[("place", "Oslo")])),
        ] {
            let fields: Vec<_> = fields.into_iter().chain([("seen", later.as_str())]).collect();
            hall.bo.post(path, &fields).await;
        }
        assert_eq!(hall.state(), before);
        // The page loaded again is one of this journal.
        hall.done(hall.bo.post("/t/1/rounds/1/results", &result(&players, "", "1-0")).await);
    }
}
