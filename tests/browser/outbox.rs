//! What two arbiters typed while the network came and went: on every page of the device it waits on, on the board for everybody where it
//! disagrees, and not lost over a reload or the pairing of the next round.

use super::two_at_the_desk;
use crate::hall::{Arbiter, Hall};
use serde_json::json;

/// Results that are sent do not arrive, while pages do: the network of a hall as it is.
async fn cuts(who: &Arbiter, is_cut: bool) {
    who.tells("Network.enable", json!({})).await;
    let urls: &[&str] = if is_cut { &["*/results"] } else { &[] };
    who.tells("Network.setBlockedURLs", json!({ "urls": urls })).await;
}

/// Waits until nothing lies on the device any more.
async fn has_sent(who: &Arbiter) {
    who.sees("#waiting[hidden]").await;
    who.sees_words("#waiting", "").await;
}

#[tokio::test]
async fn two_words_about_a_board_are_both_there_until_somebody_answers() {
    let Some(hall) = Hall::open() else { return };
    let [ana, li] = two_at_the_desk(&hall).await;

    // Li's results wait on the phone; the page is left and another one says so, in their order.
    cuts(&li, true).await;
    li.types("111").await;
    ana.types("00").await;
    ana.sees_words("#b2 .mark-of", "✓").await;
    li.goes_to("/t/1").await;
    let waits = li.sees_words("#waiting", "board 3").await;
    assert!(waits.find("board 1") < waits.find("board 2"), "{waits}");

    // The network is back: that page sends. Both boards have two words now, for both, also after a reload.
    cuts(&li, false).await;
    has_sent(&li).await;
    li.sees_words("#now", "board 2: two results were typed").await;
    ana.sees_words("tr[data-typings-of='1']", "Li Wei").await;
    for arbiter in [&ana, &li] {
        arbiter.goes_to("/t/1/rounds/1").await;
        arbiter.sees_desk().await;
        arbiter.sees_words("tr[data-typings-of='2']", "0-1 holds").await;
        arbiter.sees_words("#desk-saved", "two results: 2").await;
    }
    // A key on the board is an answer, and so is the button; either is told to the other.
    li.presses("#b1 td").await;
    li.types("1").await;
    ana.sees_words("#b1 .result", "1-0").await;
    ana.presses("tr[data-typings-of='2'] button[value='0-1']").await;
    for arbiter in [&ana, &li] {
        arbiter.sees_words("#desk-saved", "saved").await;
        arbiter.sees("#round-desk:not(:has(tr.disagreement))").await;
    }

    // The next round is paired at once, on the device where the last result lies: it is sent first, and nothing is adjourned.
    ana.presses("#b4 td").await;
    ana.types("11111111").await;
    ana.sees_words("#desk-count", "11 of 12").await;
    cuts(&ana, true).await;
    ana.types("5").await;
    ana.goes_to("/t/1/rounds/2").await;
    ana.sees_words("#waiting", "board 12").await;
    ana.presses("main button[name=adjourn]").await;
    ana.sees_words("#waiting button", "Send them first").await;
    cuts(&ana, false).await;
    ana.presses("#waiting button").await;
    ana.sees(".stage-draft").await;
    let first = ana.fetches("/t/1/rounds/1").await;
    assert!(!first.contains("data-result=\"adj\"") && !first.contains("data-result=\"\""), "every game has its result");
    for arbiter in [ana, li] {
        arbiter.leaves().await;
    }
}
