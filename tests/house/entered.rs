//! A result that the event has for a board is never passed over at the claim desk: who entered it and when is said, and how the game
//! stands is asked; at the boards of a draft nobody claims.

use crate::claims::AtTheDesk;
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::tournament::acts::{Act, Author, DraftRound, EnterResult};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::round::{PairedBy, Seating};

const THREE_TIMES: &str = "[White \"Robert Fischer\"]\n[Black \"Petrosian, T\"]\n[Result \"*\"]\n\n\
    1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";

/// Enters a result as a deputy does who sits at another computer.
fn enter(desk: &AtTheDesk, was: Option<GameResult>, now: Option<GameResult>) {
    let account = desk.site.state.desk.store().account_named("chief").expect("readable").expect("there").id;
    let author = Author { account, name: "Deputy Wang".into() };
    let deputy = Actor { author, device: "table".into(), ..Actor::default() };
    let act = Act::EnterResult(EnterResult { round: RoundNo(1), board: 1, was, now, players: None });
    desk.site.state.desk.perform(desk.id, &deputy, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("entered");
}

fn result_of_board(desk: &AtTheDesk) -> Option<GameResult> {
    let journal = desk.site.state.desk.live(desk.id).expect("readable").expect("there").journal();
    journal.state().round(RoundNo(1)).expect("paired").game(1).expect("a game").result
}

#[actix_web::test]
async fn a_result_that_was_entered_is_asked_about_and_taken_back_with_the_ruling() {
    let desk = AtTheDesk::open().await;
    enter(&desk, None, Some(GameResult::WhiteWins));
    let opened = desk.get(&desk.uri).await.body;
    assert!(opened.contains("For this board the event has the result 1-0, entered by Deputy Wang ("), "{opened}");
    let claim = [("claim", "touched"), ("by", "white"), ("squares", "b8"), ("record", "1. e4"), ("checked", "on")];
    for (lang, told) in [
        ("en", "nothing is decided past an entered result"),
        ("zh-Hans", "不会越过已录入的结果作出裁定"),
        ("zh-Hant", "不會越過已錄入的結果作出裁定"),
    ] {
        let asked = desk.asks_in(lang, &claim).await;
        assert!(asked.contains(told) && asked.contains("Deputy Wang"), "{asked}");
        assert!(!asked.contains("<option value=\"confirmed\""), "nothing is proposed: {asked}");
    }
    let going_on = [&claim[..], &[("game_now", "running")]].concat();
    let answered = desk.asks(&going_on).await;
    assert!(answered.contains("rests on the arbiter’s word that the game was going on"), "{answered}");
    assert!(!answered.contains("value=\"1-0\" selected"), "the game goes on: {answered}");
    let rule = [("step", "rule"), ("decision", "confirmed"), ("was", "1-0"), ("now", ""), ("reason", "still playing")];
    let ruled = desk.post(&desk.uri, &[&going_on[..], &rule, &[("confirmed", "on")]].concat()).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", ruled.body);
    assert_eq!(result_of_board(&desk), None);
    // The sheet says later what was said then.
    let sheet = desk.get(&ruled.location).await.body;
    assert!(sheet.contains("entered by Deputy Wang (") && sheet.contains("taken back with the ruling"), "{sheet}");
    assert_eq!(desk.get(&format!("{}.pdf", ruled.location)).await.status, StatusCode::OK);
}

#[actix_web::test]
async fn forfeits_and_adjourned_games_are_asked_about_in_their_own_words() {
    let desk = AtTheDesk::open().await;
    let claim = [("claim", "threefold"), ("by", "white"), ("record", THREE_TIMES), ("checked", "on")];
    enter(&desk, None, Some(GameResult::WhiteWinsByForfeit));
    let forfeit = desk.asks(&claim).await;
    assert!(forfeit.contains("has + -, a game that was not played") && !forfeit.contains(": Right"), "{forfeit}");
    enter(&desk, Some(GameResult::WhiteWinsByForfeit), Some(GameResult::Adjourned));
    let adjourned = desk.asks(&claim).await;
    assert!(adjourned.contains("has an adjourned game") && !adjourned.contains(": Right"), "{adjourned}");
    let resumed = desk.asks(&[&claim[..], &[("game_now", "running")]].concat()).await;
    assert!(resumed.contains("Threefold repetition: Right") && resumed.contains("has an adjourned game"), "{resumed}");
    // The very result that the claim brings needs no question.
    enter(&desk, Some(GameResult::Adjourned), Some(GameResult::Draw));
    let same = desk.asks(&claim).await;
    assert!(same.contains("Threefold repetition: Right") && same.contains("has the result ½-½"), "{same}");
}

#[actix_web::test]
async fn at_the_boards_of_a_draft_nobody_claims() {
    let desk = AtTheDesk::open().await;
    enter(&desk, None, Some(GameResult::Draw));
    let at_desk = &desk.site.state.desk;
    let account = at_desk.store().account_named("chief").expect("readable").expect("there").id;
    let chief = Actor { author: Author { account, name: "chief".into() }, device: "laptop".into(), ..Actor::default() };
    let players = None;
    let second = EnterResult { round: RoundNo(1), board: 2, was: None, now: Some(GameResult::Draw), players };
    let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    let draft = DraftRound {
        round: RoundNo(2),
        games: vec![seat(1, 2, 3), seat(2, 1, 0)],
        byes: vec![],
        paired_by: PairedBy::Engine,
        engine: vec![],
    };
    for act in [Act::EnterResult(second), Act::DraftRound(draft)] {
        at_desk.perform(desk.id, &chief, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("done");
    }
    for uri in [format!("/t/{}/claims/2/1", desk.id), format!("/t/{}/claims/round/2", desk.id)] {
        let page = desk.get(&uri).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{uri}");
        assert!(page.body.contains("Round 2 is a draft"), "{}", page.body);
    }
}

#[actix_web::test]
async fn games_of_a_round_that_tell_another_result_than_the_event_are_named() {
    let desk = AtTheDesk::open().await;
    enter(&desk, None, Some(GameResult::WhiteWins));
    let uri = format!("/t/{}/claims/round/1", desk.id);
    let drawn = THREE_TIMES.replace("Ng8 *", "Ng8 1/2-1/2");
    let page = desk.post(&uri, &[("record", &drawn)]).await.body;
    assert!(page.contains("The event has 1-0 for this board, the record tells 1/2-1/2."), "{page}");
    let page = desk.post(&uri, &[("record", THREE_TIMES)]).await.body;
    assert!(!page.contains("The event has 1-0 for this board"), "{page}");
}
