//! What readers see in real browsers: standings and screens that move on by themselves with the last result of a round, and pages that stay when the server is gone.

use super::hall::{Arbiter, Hall};
use super::{adds_players, creates_tournament, first_administrator, pairs_and_publishes};
use std::time::Duration;

/// Asked again so often until it is so.
const LOOK: Duration = Duration::from_millis(100);
const LOOKS: usize = 600;

async fn waits_until(reader: &Arbiter, script: &str) {
    for _ in 0..LOOKS {
        if reader.runs(script).await == true {
            return;
        }
        tokio::time::sleep(LOOK).await;
    }
    panic!("never so: {script}");
}

#[tokio::test]
async fn readers_see_the_standings_move_and_keep_them_without_a_server() {
    let Some(mut hall) = Hall::open() else { return };
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    ana.goes_to("/t/1/members").await;
    ana.runs("document.querySelector('input[name=public]').checked = true; document.querySelector('input[name=public]').form.submit()")
        .await;
    pairs_and_publishes(&ana, 1).await;
    let (phone, screen) = (hall.arbiter().await, hall.arbiter().await);
    phone.goes_to("/p/1/standings").await;
    screen.goes_to("/p/1/projector?show=standings").await;
    ana.goes_to("/t/1/rounds/1").await;
    ana.sees_desk().await;
    ana.types(&"1".repeat(12)).await;
    ana.sees_words("#desk-count", "12 of 12").await;
    phone.sees_words("#live", "After round 1").await;
    screen.sees_words("header", "After round 1").await;
    screen.sees("#live .rank").await;
    // A list that does not fit turns its pages, by a key and by time.
    screen.resizes(700, 420).await;
    screen.goes_to("/p/1/projector?show=standings&seconds=600").await;
    screen.sees_words("#page", "1 / ").await;
    screen.presses_keys(" ").await;
    screen.sees_words("#page", "2 / ").await;
    let is_turned = "return document.getElementById('live').scrollLeft > 0 && document.querySelector('#heads > div').offsetHeight > 0";
    waits_until(&screen, is_turned).await;
    screen.goes_to("/p/1/projector?show=standings&seconds=2").await;
    screen.sees_words("#page", "1 / ").await;
    screen.sees_words("#page", "2 / ").await;

    // The worker has the page as it is now.
    waits_until(&phone, "return !!navigator.serviceWorker.controller").await;
    phone.goes_to("/p/1/standings").await;
    waits_until(&phone, "return caches.match(location.href, { ignoreVary: true }).then((kept) => !!kept)").await;
    waits_until(&phone, "return caches.match('/p/1/standings').then((kept) => kept.text()).then((text) => text.includes('After round 1'))")
        .await;
    hall.stops_serving();
    phone.goes_to("/p/1/standings").await;
    phone.sees_words("#live", "After round 1").await;
    phone.sees_words("#as-of", "No connection. As of").await;
    // A page that was never read is answered by the first one of the event or not at all; this one still has its links.
    phone.sees("nav a").await;
    for reader in [ana, phone, screen] {
        reader.leaves().await;
    }
}
