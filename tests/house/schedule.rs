//! A round robin runs by its table: all rounds are published as one act, results come in any order, and who leaves loses by
//! forfeit as C.05 6.6 says.

use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, ChangeRegulations, Create};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::regulations::{Numbering, Regulations, RoundRobin, System};

struct Hall {
    site: Site,
    chief: Browser,
    deputy: Browser,
}

impl Hall {
    async fn with(players: usize, system: System) -> Hall {
        let site = Site::new();
        let (chief, deputy) = (site.browser("Ana").await, site.browser("Ben").await);
        let regulations = Box::new(Regulations { system, tie_breaks: Vec::new(), ..Regulations::default() });
        let act =
            Act::Create(Create { details: Details { name: "Club Cup".into(), ..Details::default() }, regulations });
        assert_eq!(site.state.desk.found(&Actor::default(), act).expect("founded"), 1);
        let store = site.state.desk.store();
        store.set_public(1, true).expect("written");
        for account in store.accounts().expect("readable") {
            let role = if account.name == "Ana" { Role::ChiefArbiter } else { Role::Arbiter };
            store.set_role(1, account.id, Some(role), 1).expect("written");
        }
        let hall = Hall { site, chief, deputy };
        for index in 0..players {
            let name = format!("Player {}", char::from(b'A' + u8::try_from(index).expect("few players")));
            let rating = (2400 - 20 * index).to_string();
            hall.done("/players/new", &[("name", &name), ("rating", &rating), ("first_round", "1")]).await;
        }
        hall
    }

    async fn single(players: usize) -> Hall {
        Hall::with(players, System::RoundRobin(RoundRobin { double: false, reverse_last_two: false })).await
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.chief.post(&format!("/t/1{path}"), fields).await
    }

    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }

    async fn page(&self, path: &str) -> String {
        let page = self.chief.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.body);
        page.body
    }

    async fn result(&self, round: u16, board: u16, result: &str) {
        let board = board.to_string();
        let fields = [("board", board.as_str()), ("was", ""), ("now", result)];
        self.done(&format!("/rounds/{round}/results"), &fields).await;
    }

    fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }

    /// The results of a player's games, round by round.
    fn results_of(&self, player: u32) -> Vec<Option<GameResult>> {
        let state = self.state();
        state.rounds.iter().filter_map(|round| Some(round.game_of(PlayerId(player))?.result)).collect()
    }
}

#[actix_web::test]
async fn all_rounds_are_published_as_one_act_and_taken_back_as_one() {
    let hall = Hall::single(6).await;
    assert!(hall.page("/t/1/rounds/1").await.contains("Pair and publish all rounds"));
    hall.done("/players/number", &[]).await;
    // As many rounds as the players make, before any is paired.
    let home = hall.page("/t/1").await;
    assert!(home.contains("5 rounds · not started"), "{home}");
    let before = hall.page("/t/1/schedule").await;
    assert!(before.contains("Round 5") && before.contains("Player F"), "what will be published is shown: {before}");
    assert_eq!(hall.chief.get("/p/1/schedule").await.status, StatusCode::NOT_FOUND, "not yet published");

    let done = hall.deputy.post("/t/1/schedule", &[("first", "1")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let state = hall.state();
    assert_eq!((state.rounds.len(), state.regulations.rounds), (5, 5));
    assert_eq!(state.current_round().expect("published").number, RoundNo(1));
    let public = hall.page("/p/1/schedule").await;
    assert!(public.contains("Round 5") && public.contains("Player F"), "{public}");
    assert!(hall.page("/p/1").await.contains("Round 1"), "the pairings of the round that is played");
    let paper = hall.chief.get("/t/1/papers/schedule.pdf").await;
    assert_eq!((paper.status, paper.content_type.as_str()), (StatusCode::OK, "application/pdf"));

    // Again, from the same page: nothing is paired twice.
    assert_eq!(hall.post("/schedule", &[("first", "1")]).await.status, StatusCode::CONFLICT);
    // One undo takes all back, while no game is played.
    let published = state.seq.to_string();
    hall.done("/journal/undo", &[("seq", &published)]).await;
    assert!(hall.state().rounds.is_empty());
}

#[actix_web::test]
async fn once_the_lots_are_drawn_the_page_and_now_lead_to_the_schedule() {
    let hall = Hall::single(6).await;
    let was = Box::new(hall.state().regulations);
    let now = Box::new(Regulations { numbering: Numbering::Lots, ..(*was).clone() });
    let actor = crate::desk::actor(&hall.site.state.desk, "Ana");
    let chosen = Act::ChangeRegulations(ChangeRegulations { was, now });
    hall.site.state.desk.perform(1, &actor, &Attempt::of(chosen)).expect("before the start");
    assert!(!hall.page("/t/1/players/numbers").await.contains("id=\"next-step\""), "nothing is drawn yet");
    hall.done("/players/numbers/draw", &[("seed", "7")]).await;
    let page = hall.page("/t/1/players/numbers").await;
    assert!(page.contains("id=\"next-step\" href=\"/t/1/schedule\""), "{page}");
    let now = hall.page("/t/1").await;
    assert!(now.contains("<a href=\"/t/1/schedule\"") && now.contains("Pair and publish all rounds"), "{now}");
    hall.done("/schedule", &[("first", "1")]).await;
    assert!(!hall.page("/t/1/players/numbers").await.contains("id=\"next-step\""), "it is paired");
}

#[actix_web::test]
async fn a_table_that_is_not_the_one_shown_is_not_published() {
    let hall = Hall::single(4).await;
    hall.done("/players/number", &[]).await;
    let seen = hall.state().seq.to_string();
    hall.done("/players/new", &[("name", "Late, L"), ("rating", "2500"), ("first_round", "1")]).await;
    let page = hall.post("/schedule", &[("first", "1"), ("seen", &seen)]).await;
    assert_eq!(page.status, StatusCode::CONFLICT, "{}", page.body);
    assert!(hall.state().rounds.is_empty());
}

#[actix_web::test]
async fn a_swiss_has_no_schedule_and_is_not_paired_as_a_whole() {
    let hall = Hall::with(4, System::Dutch2026).await;
    assert_eq!(hall.chief.get("/t/1/schedule").await.status, StatusCode::NOT_FOUND);
    assert_eq!(hall.chief.get("/t/1/papers/schedule.pdf").await.status, StatusCode::NOT_FOUND);
    let page = hall.post("/schedule", &[("first", "1")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT, "{}", page.body);
    assert!(page.body.contains("one after another"), "{}", page.body);
}

#[actix_web::test]
async fn results_come_in_any_order_and_the_round_that_is_played_is_told() {
    let hall = Hall::single(6).await;
    hall.done("/schedule", &[("first", "1")]).await;
    hall.result(5, 1, "1-0").await;
    assert_eq!(hall.state().current_round().expect("published").number, RoundNo(1), "one game in advance");
    hall.result(1, 1, "1-0").await;
    hall.result(1, 2, "1-0").await;
    assert!(hall.page("/t/1").await.contains("Round 1 of 5"));
    hall.result(1, 3, "1-0").await;
    assert_eq!(hall.state().current_round().expect("published").number, RoundNo(2));
    assert_eq!(hall.state().settled_round(), RoundNo(1));
    // A game of round 2 is put off; round 3 goes on.
    for board in 1..=2 {
        hall.result(2, board, "½-½").await;
    }
    for board in 1..=3 {
        hall.result(3, board, "0-1").await;
    }
    assert_eq!(hall.state().settled_round(), RoundNo(3));
    let home = hall.page("/t/1").await;
    assert!(home.contains("round 2") && !home.contains("round 5:"), "the game put off is asked for: {home}");
    // No round rests on another: a result of round 1 is changed without leaving FIDE mode.
    let fields = [("board", "1"), ("was", "1-0"), ("now", "0-1")];
    hall.done("/rounds/1/results", &fields).await;
}

#[actix_web::test]
async fn who_leaves_loses_the_rest_by_forfeit_and_below_half_counts_for_nobody() {
    let hall = Hall::single(6).await;
    hall.done("/schedule", &[("first", "1")]).await;
    for board in 1..=3 {
        hall.result(1, board, "1-0").await;
    }
    let page = hall.page("/t/1/players/0").await;
    assert!(page.contains("Played 1 of 5 games, less than half"), "{page}");
    hall.done("/players/0/presence", &[("now", "withdraw"), ("round", "2")]).await;
    let results = hall.results_of(0);
    assert_eq!(results[0], Some(GameResult::WhiteWins), "what was played stands");
    let lost = |result: &Option<GameResult>| {
        matches!(result, Some(GameResult::WhiteWinsByForfeit | GameResult::BlackWinsByForfeit))
    };
    assert!(results[1..].iter().all(lost), "{results:?}");
    let standings = hall.page("/t/1/standings").await;
    assert!(standings.contains("less than half of the games"), "{standings}");
    let own = hall.page("/p/1/players/0").await;
    assert!(own.contains("less than half of the games"), "their points are told to be none: {own}");
    // Who meets them and leaves too has not won.
    hall.done("/players/1/presence", &[("now", "withdraw"), ("round", "2")]).await;
    let state = hall.state();
    let game = state.rounds.iter().find_map(|round| {
        round.games.iter().find(|game| game.colour_of(PlayerId(0)).is_some() && game.colour_of(PlayerId(1)).is_some())
    });
    assert_eq!(game.expect("they meet").result, Some(GameResult::BothForfeit));
    // Taking the withdrawal back opens the games again.
    let seq = state.seq.to_string();
    hall.done("/journal/undo", &[("seq", &seq)]).await;
    assert!(hall.results_of(1).iter().filter(|result| result.is_none()).count() >= 3);
}

#[actix_web::test]
async fn in_an_odd_field_somebody_is_free_and_nobody_is_left_out() {
    let hall = Hall::single(5).await;
    hall.done("/schedule", &[("first", "1")]).await;
    assert_eq!(hall.state().rounds.len(), 5);
    assert!(hall.page("/p/1/schedule").await.contains("Free: "));
}

#[actix_web::test]
async fn double_round_robins_and_the_status_in_chinese() {
    let hall = Hall::with(4, System::RoundRobin(RoundRobin { double: true, reverse_last_two: true })).await;
    hall.done("/schedule", &[("first", "1")]).await;
    let state = hall.state();
    assert_eq!(state.rounds.len(), 6);
    let meetings = state.rounds.iter().flat_map(|round| &round.games);
    assert_eq!(meetings.filter(|game| game.colour_of(PlayerId(0)).is_some()).count(), 6);
    assert!(hall.page("/p/1/schedule?lang=zh-Hans").await.contains("赛程"));
}
