//! A result that was typed is a fact: whoever was slower is not refused but kept, with who, when and from where, for everybody to see,
//! until somebody answers; and what was on its way while a game was taken as adjourned settles it.

use crate::backends::sqlite;
use crate::reading::guest;
use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt, Desk, Refused, Typed};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{Act, Close, EnterResult, Entry, KeepTyping, Undo};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::judge::consequence::Consequence;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::refusal::Refusal;
use sonneborn::tournament::warning::Warning;

const ROUND: RoundNo = RoundNo(1);
const WHITE: Option<GameResult> = Some(GameResult::WhiteWins);
const DRAW: Option<GameResult> = Some(GameResult::Draw);
const BLACK: Option<GameResult> = Some(GameResult::BlackWins);

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
        assert_eq!(crate::desk::event(&site.state.desk), 1);
        let account = site.state.desk.store().account_named("Bo").expect("readable").expect("there").id;
        site.state.desk.store().set_role(1, account, Some(Role::Arbiter), 1).expect("written");
        Hall { site, chief, deputy }
    }

    fn desk(&self) -> &Desk {
        &self.site.state.desk
    }

    fn state(&self) -> sonneborn::tournament::Tournament {
        self.desk().live(1).expect("readable").expect("there").journal().state().clone()
    }

    fn last(&self) -> Entry {
        self.desk().live(1).expect("readable").expect("there").journal().entries().next_back().expect("acts").clone()
    }

    /// As the round desk's script sends it.
    async fn types(&self, who: &Browser, was: &str, now: &str, more: &[(&str, &str)]) -> serde_json::Value {
        let [white, black] =
            self.state().rounds[0].game(1).expect("seated").players().map(|player| player.0.to_string());
        let mut fields = vec![("board", "1"), ("was", was), ("now", now), ("white", &white), ("black", &black)];
        fields.extend(more);
        let answer = who.post_by_script("/t/1/rounds/1/results", &fields).await;
        serde_json::from_str(&answer.body).expect("JSON")
    }
}

fn actor(desk: &Desk, name: &str, role: Role) -> Actor {
    Actor { role, ..crate::desk::actor(desk, name) }
}

fn enters(desk: &Desk, was: Option<GameResult>, now: Option<GameResult>) -> Attempt {
    let players =
        desk.live(1).expect("readable").expect("there").journal().state().rounds[0].game(1).map(|game| game.players());
    Attempt::of(Act::EnterResult(EnterResult { round: ROUND, board: 1, was, now, players }))
}

#[actix_web::test]
async fn what_two_arbiters_typed_stands_for_everybody_until_somebody_answers() {
    let hall = Hall::open().await;
    hall.types(&hall.chief, "", "1-0", &[]).await;
    let told = hall.types(&hall.deputy, "", "0-1", &[("key", "k")]).await;
    assert!(told["conflict"]["text"].as_str().is_some_and(|text| text.contains("Ana set 1-0")), "{told}");
    let kept = hall.last();
    assert_eq!(told["conflict"]["kept"], kept.seq);
    assert!(matches!(kept.act, Act::KeepTyping(KeepTyping { typed: BLACK, was: None, .. })), "{:?}", kept.act);
    assert_eq!(kept.author.name, "Bo");
    // The answer was lost: the same request is the same typing.
    let again = hall.types(&hall.deputy, "", "0-1", &[("key", "k")]).await;
    assert_eq!((again["conflict"]["kept"].as_u64(), hall.last().seq), (Some(kept.seq), kept.seq));
    for who in [&hall.chief, &hall.deputy] {
        let desk = who.get("/t/1/rounds/1").await.body;
        for word in ["Two results were typed", "Ana · ", "Bo · ", kept.device.as_str(), "1-0 holds", "0-1 holds"] {
            assert!(desk.contains(word), "{word} is not on the board");
        }
        assert!(who.get("/t/1").await.body.contains("two results were typed (1-0; Bo 0-1)"));
    }
    // Who came by a link settles it as well, and is told of no device.
    let guest = guest(&hall.site, Role::Arbiter, None, "Gus").await.get("/t/1/rounds/1").await.body;
    assert!(guest.contains("Bo · ") && guest.contains("1-0 holds"), "{guest}");
    assert!(!kept.device.is_empty() && !guest.contains(&kept.device), "{guest}");
    // The public is told one result, and nothing of it.
    let public = hall.chief.get("/p/1/results").await.body;
    assert!(!public.contains(">0-1") && !public.contains(" 0-1") && !public.contains("0-1<"), "{public}");
    let answers = kept.seq.to_string();
    let settled = hall.types(&hall.chief, "1-0", "0-1", &[("answers", &answers)]).await;
    assert_eq!(settled["result"], "0-1");
    assert!(!hall.deputy.get("/t/1/rounds/1").await.body.contains("Two results were typed"));
    assert_eq!(hall.state().disagreements(), []);
    // Who answers later, and otherwise, is heard too.
    let late = hall.types(&hall.deputy, "1-0", "1-0", &[("answers", &answers)]).await;
    assert!(late["conflict"]["kept"].is_u64(), "{late}");
    assert_eq!(hall.state().disagreements(), [(ROUND, 1)]);
}

#[actix_web::test]
async fn the_plain_form_keeps_it_too_and_shows_both() {
    let hall = Hall::open().await;
    let [white, black] = hall.state().rounds[0].game(1).expect("seated").players().map(|player| player.0.to_string());
    let form = |now| [("board", "1"), ("was", ""), ("now", now), ("white", &white), ("black", &black)];
    // What cannot be read as answers is no answer to nothing.
    let unread = [&form("1-0")[..], &[("answers", "7 x")]].concat();
    assert_eq!(hall.chief.post("/t/1/rounds/1/results", &unread).await.status, StatusCode::BAD_REQUEST);
    assert!(hall.chief.post("/t/1/rounds/1/results", &form("1-0")).await.status.is_redirection());
    let kept = hall.deputy.post("/t/1/rounds/1/results", &form("½-½")).await;
    assert_eq!(kept.location, "/t/1/rounds/1?board=1#b1");
    assert_eq!(hall.state().disagreements(), [(ROUND, 1)]);
}

#[test]
fn a_word_that_agrees_is_no_disagreement_and_comes_back_where_it_does_not_any_more() {
    let desk = Desk::new(sqlite().store);
    assert_eq!(crate::desk::event(&desk), 1);
    let [ana, bo] = ["Ana", "Bo"].map(|name| actor(&desk, name, Role::ChiefArbiter));
    let enter = |who: &Actor, was, now| desk.enter_typed(1, who, &enters(&desk, was, now)).expect("heard");
    let open = || desk.live(1).expect("readable").expect("there").journal().state().disagreements();
    assert!(matches!(enter(&ana, None, WHITE), Typed::Entered(_)));
    assert!(matches!(enter(&bo, None, WHITE), Typed::Entered(done) if done.repeated));
    assert_eq!(open(), []);
    assert!(matches!(enter(&bo, None, BLACK), Typed::Kept { .. }));
    assert_eq!(open(), [(ROUND, 1)]);
    // Ana looks at the slip again.
    enter(&ana, WHITE, BLACK);
    assert_eq!(open(), []);
    enter(&ana, BLACK, DRAW);
    assert_eq!(open(), [(ROUND, 1)], "Bo's word is not gone");
}

#[test]
fn a_typing_is_answered_and_not_taken_back_and_stands_in_the_way_of_the_end() {
    let desk = Desk::new(sqlite().store);
    assert_eq!(crate::desk::event(&desk), 1);
    let [ana, bo] = [("Ana", Role::ChiefArbiter), ("Bo", Role::Arbiter)].map(|(name, role)| actor(&desk, name, role));
    desk.enter_typed(1, &ana, &enters(&desk, None, WHITE)).expect("entered");
    let kept = match desk.enter_typed(1, &bo, &enters(&desk, None, BLACK)).expect("heard") {
        Typed::Kept { seq, theirs } => {
            assert_eq!(theirs.map(|entry| entry.author.name), Some("Ana".into()));
            seq
        }
        Typed::Entered(done) => panic!("act {} overwrote another's word", done.seq),
    };
    for who in [&ana, &bo] {
        let undo =
            Attempt { confirmed: true, reason: Some("gone".into()), ..Attempt::of(Act::Undo(Undo { seq: kept })) };
        assert!(matches!(desk.perform(1, who, &undo), Err(Refused::Refusal(Refusal::NotTakenBack { .. }))));
    }
    // A deputy who takes back the chief's result is told whose it is.
    let undo = Attempt::of(Act::Undo(Undo { seq: kept - 1 }));
    let asked = match desk.perform(1, &bo, &undo) {
        Err(Refused::ToConfirm(asked)) => asked.consequences,
        other => panic!("{other:?}"),
    };
    let by = String::from("Ana");
    assert!(asked.contains(&Consequence::Warned(Warning::OthersResult { round: ROUND, board: 1, by })), "{asked:?}");
    // The round is complete but for the second board, and the next pairing would rest on one of the two.
    let live = desk.live(1).expect("readable").expect("there");
    let players = live.journal().state().rounds[0].game(2).map(|game| game.players());
    let second = Act::EnterResult(EnterResult { round: ROUND, board: 2, was: None, now: DRAW, players });
    desk.perform(1, &ana, &Attempt::of(second)).expect("entered");
    let games = vec![(ROUND, 1)];
    match desk.pair_round(1, &ana, RoundNo(2), false) {
        Err(sonneborn::desk::pairing::PairError::Refused(Refused::ToConfirm(asked))) => {
            assert_eq!(asked.consequences, [Consequence::Warned(Warning::ResultsDisputed { games })]);
        }
        other => panic!("{other:?}"),
    }
    let closes = desk.perform(1, &ana, &Attempt::of(Act::Close(Close {})));
    assert!(
        matches!(closes, Err(Refused::Refusal(Refusal::DisagreementOpen { round: ROUND, board: 1 }))),
        "{closes:?}"
    );
}

#[test]
fn a_result_on_its_way_while_its_game_was_taken_as_adjourned_settles_it() {
    let desk = Desk::new(sqlite().store);
    assert_eq!(crate::desk::event(&desk), 1);
    let ana = actor(&desk, "Ana", Role::ChiefArbiter);
    let typed = Attempt { request_key: Some("k".into()), ..enters(&desk, None, DRAW) };
    desk.pair_with_missing(1, &ana, RoundNo(2), true).expect("paired over what was missing");
    for _ in 0..2 {
        assert!(matches!(desk.enter_typed(1, &ana, &typed).expect("heard"), Typed::Entered(_)));
    }
    let live = desk.live(1).expect("readable").expect("there");
    assert_eq!(live.journal().state().rounds[0].game(1).and_then(|game| game.result), DRAW);
    assert_eq!(live.journal().state().disagreements(), []);
}
