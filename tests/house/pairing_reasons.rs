//! The reasons for a pairing on its pages: beside each pair of a draft, on a published round, and as an answer.

use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::i18n::{Lang, dutch, pairing_reasons as words};
use sonneborn::pairing::{explained, why_not};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::regulations::System;

#[actix_web::test]
async fn every_pair_tells_its_reasons_and_any_two_players_can_be_asked_about() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.post("/demo", &[]).await.location;
    assert_eq!(chief.post(&format!("{event}/rounds/7/pair"), &[]).await.status, StatusCode::SEE_OTHER);
    let draft = chief.get(&format!("{event}/rounds/7")).await.body;
    let id = event.rsplit('/').next().and_then(|id| id.parse().ok()).expect("the event's number");
    let live = site.state.desk.live(id).expect("readable").expect("there");
    let journal = live.journal();
    let tournament = journal.state();
    let (sixth, seventh) = (RoundNo(6), RoundNo(7));
    let boards = tournament.round(seventh).expect("a draft").games.len();
    assert_eq!(draft.matches("<a class=\"why\" href=\"#why").count(), boards, "{draft}");
    assert!(draft.contains("art. 5.2."), "the colours' reason");

    // Those who met in round 6 do not meet again; those of the draft do.
    let met = &tournament.round(sixth).expect("played").games[0];
    let meet = &tournament.round(seventh).expect("a draft").games[0];
    let ask = |a: u32, b: u32| format!("{event}/rounds/7/why?a={a}&b={b}");
    for lang in Lang::ALL {
        let mut asking = site.stranger();
        asking.cookie = format!("{}; lang={}", chief.cookie, lang.tag());
        let page = asking.get(&ask(met.white.0, met.black.0)).await.body;
        assert!(page.contains(&dutch::have_met(lang, "C1")), "{page}");
        assert!(page.contains(words::why_so(lang)) && page.contains(words::made_by_engine(lang)));
        let page = asking.get(&ask(meet.white.0, meet.black.0)).await.body;
        assert!(page.contains(dutch::they_meet(lang)), "{page}");
    }
}

/// Each system and edition tells its reasons by its own articles, and answers for any two players.
#[actix_web::test]
async fn reasons_name_the_articles_of_their_system_and_edition() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.post("/demo", &[]).await.location;
    let id = event.rsplit('/').next().and_then(|id| id.parse().ok()).expect("the event's number");
    let live = site.state.desk.live(id).expect("readable").expect("there");
    let mut tournament = live.journal().state().clone();
    let next = tournament.next_round().expect("rounds are left");
    for (system, colours, bracket) in [
        (System::Dutch2026, "art. 5.2.", "2.4."),
        (System::Dutch2017, "art. E.", "C.10"),
        (System::Dubov, "art. 5.2.", "art. 3.2.3"),
    ] {
        tournament.regulations.system = system;
        let (pairings, why) = explained(&tournament, next).expect("a pairing exists");
        let told: Vec<String> = pairings
            .games
            .iter()
            .map(|&(white, black)| words::pair(Lang::English, &tournament, &why, white, black).join(" "))
            .collect();
        assert!(told.iter().all(|pair| pair.contains(colours)), "{system:?}: {told:#?}");
        assert!(told.iter().any(|pair| pair.contains(bracket)), "{system:?}: {told:#?}");
        for lang in Lang::ALL {
            for pair in pairings.games.windows(2) {
                let answer = why_not(&tournament, next, pair[0].0, pair[1].0).expect("a pairing exists");
                assert_ne!(words::why_not(lang, &tournament, answer.as_ref()), words::nothing_forbids(lang));
            }
        }
    }
}

#[actix_web::test]
async fn a_round_changed_by_hand_stands_beside_the_engines_own_and_in_the_check_of_all_rounds() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.post("/demo", &[]).await.location;
    chief.post(&format!("{event}/rounds/7/pair"), &[]).await;
    let differing = |page: &str| page.matches("class=\"differs\"").count();
    let why = format!("{event}/rounds/7/why");
    assert_eq!(differing(&chief.get(&why).await.body), 0);
    let colours = [("do", "colours"), ("board", "2"), ("confirmed", "yes")];
    let altered = chief.post(&format!("{event}/rounds/7/alter"), &colours).await;
    assert_eq!(altered.location, format!("{event}/rounds/7"));
    let page = chief.get(&why).await.body;
    assert_eq!(differing(&page), 1, "{page}");
    assert!(page.contains("the engine has "), "{page}");
    let check = chief.get(&format!("{event}/rounds/check")).await.body;
    assert!(check.contains("Round 6: as the engine pairs it."), "{check}");
    assert!(check.contains("the engine gives the other colours") && check.contains("art. 5.2."), "{check}");
}

#[actix_web::test]
async fn viewers_see_the_reasons_of_published_rounds_only() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.post("/demo", &[]).await.location;
    chief.post(&format!("{event}/rounds/7/pair"), &[]).await;
    let viewer = site.browser("Eva").await;
    chief.post(&format!("{event}/members"), &[("do", "role"), ("account", "2"), ("role", "viewer")]).await;
    assert_eq!(viewer.get(&format!("{event}/rounds/6/why")).await.status, StatusCode::OK);
    assert_eq!(viewer.get(&format!("{event}/rounds/7/why")).await.status, StatusCode::NOT_FOUND);
    let check = viewer.get(&format!("{event}/rounds/check")).await.body;
    assert!(check.contains("Round 6:") && !check.contains("Round 7:"), "{check}");
}
