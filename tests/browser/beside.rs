//! What stands beside the boards of the desk follows what others type, a board is turned by one question, and the page before a round is
//! paired is never stale.

use super::two_at_the_desk;
use crate::hall::{Arbiter, Hall};
use serde_json::json;
use std::time::{Duration, Instant};

/// Whether the notice can be seen.
const SAYS_NO_KEYS: &str =
    "return document.getElementById('desk-keyless')?.checkVisibility({ visibilityProperty: true }) ?? false";
const WHITE_OF_9: &str = "return document.getElementById('b9').dataset.whiteId";

/// The question in the row of board 9 is answered with a reason, and is gone.
async fn answers(who: &Arbiter, reason: &str) {
    who.fills("tr[data-note-of='9'] input[name=reason]", &format!("{reason}\n")).await;
    who.sees("#round-desk:not(:has(tr.note))").await;
}

/// Opens the desk again and waits until it says that it has no keys.
async fn opens_without_keys(who: &Arbiter) {
    who.goes_to("/t/1/rounds/1").await;
    let deadline = Instant::now() + Duration::from_secs(60);
    while who.runs(SAYS_NO_KEYS).await == false {
        assert!(Instant::now() < deadline, "the desk says nothing");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_desk_whose_script_did_not_load_says_so_and_is_loaded_again() {
    let Some(hall) = Hall::open() else { return };
    let [ana, _] = two_at_the_desk(&hall).await;
    assert_eq!(ana.runs(SAYS_NO_KEYS).await, false, "the keys are there");
    // A module that does not come.
    ana.tells("Network.enable", json!({})).await;
    ana.tells("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
    ana.tells("Network.setBlockedURLs", json!({ "urls": ["*/desk-side.js*"] })).await;
    opens_without_keys(&ana).await;
    ana.tells("Network.setBlockedURLs", json!({ "urls": [] })).await;
    // One that throws.
    let script = json!({ "source": "window.ResizeObserver = undefined" });
    let throwing = ana.tells("Page.addScriptToEvaluateOnNewDocument", script).await;
    opens_without_keys(&ana).await;
    ana.tells("Page.removeScriptToEvaluateOnNewDocument", throwing).await;

    ana.presses("#desk-keyless a").await;
    ana.sees("body:not(:has(#desk-keyless)) .has-keys").await;
    ana.types("1").await;
    ana.sees_words("#b1 .result", "1-0").await;
}

#[tokio::test]
async fn the_desk_says_what_others_type_and_asks_once_and_the_next_pairing_follows() {
    let Some(hall) = Hall::open() else { return };
    let [ana, li] = two_at_the_desk(&hall).await;
    ana.has_screen(1440, 900).await;
    li.types("10").await;
    ana.sees_words("#side-typed li:first-child", "Li Wei").await;
    ana.sees("#side-tables [data-table='2'].in").await;
    ana.sees_words("#side-here:not([hidden])", "Li Wei").await;
    ana.sees_words("#next-waits", "10 to come").await;

    // A number there brings the cursor; the colours of that board are turned by one answer, and taken back by another.
    ana.presses("#side-tables [data-table='9']").await;
    ana.sees("#b9.is-current").await;
    let before = ana.runs(WHITE_OF_9).await;
    ana.types("t").await;
    answers(&ana, "the slip").await;
    ana.sees(&format!("#b9:not([data-white-id={before}])")).await;
    // What one has done oneself makes no page old; others are told.
    li.sees("#desk-stale:not([hidden])").await;
    ana.sees("#desk-stale[hidden]").await;
    ana.types("u").await;
    answers(&ana, "it was right").await;
    ana.sees(&format!("#b9[data-white-id={before}]")).await;
    ana.sees_words("#desk-said", "Taken back").await;

    // Without a network what is typed waits there, and is gone from there with it.
    ana.loses_network().await;
    ana.types("1").await;
    ana.sees_words("#side-waits:not([hidden]) li", "9").await;
    ana.has_network_again().await;
    ana.sees("#side-waits[hidden]").await;
    ana.sees_words("#side-typed li:first-child", "Ana Petrescu").await;

    // At 200 % the line for a board's number has no room, and comes when it is asked for: its digits are no results.
    ana.has_screen(720, 450).await;
    ana.types("b").await;
    ana.client.active_element().await.expect("the line has the focus").send_keys("12=\n").await.expect("typed");
    ana.sees_words("#b12 .result", "½-½").await;
    ana.sees_words("#desk-count", "4 of 12").await;

    // Li waits for the last results, and types meanwhile.
    li.goes_to("/t/1/rounds/2").await;
    li.sees_words("#pair", "Results missing").await;
    li.fills("#search", "Player1").await;
    ana.has_screen(1440, 900).await;
    ana.presses("#b3 td").await;
    ana.types("11111111").await;
    li.sees_words("#pair", "Pair round 2").await;
    assert_eq!(li.runs("return document.getElementById('search').value").await, "Player1");
    ana.goes_to("/t/1/rounds/2").await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    li.sees_words("#pair-over:not([hidden])", "Round 2 was paired meanwhile").await;
    for arbiter in [ana, li] {
        arbiter.leaves().await;
    }
}
