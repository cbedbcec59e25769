//! A dispute settled in a real browser: moves typed at the desk, the finding, the ruling, its sheet, the result.

use super::hall::Hall;
use super::{adds_players, creates_tournament, first_administrator, pairs_and_publishes};

#[tokio::test]
async fn a_claim_is_settled_from_typed_moves() {
    let Some(hall) = Hall::open() else { return };
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    pairs_and_publishes(&ana, 1).await;

    // From the round to the desk of board 1; each move is put on the board without a new page.
    ana.presses("#b1 a.to-claim").await;
    ana.sees("#typing .diagram").await;
    ana.runs("window.samePage = true").await;
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    for (index, mv) in moves.into_iter().enumerate() {
        ana.fills("input[name=next]", &format!("{mv}\n")).await;
        let dots = if index % 2 == 0 { "." } else { "..." };
        ana.sees_words("#typing figcaption", &format!("after {}{dots}{mv}", index / 2 + 1)).await;
    }
    // An illegal one is refused with its reason and stays to be mended; a slip is taken back.
    ana.fills("input[name=next]", "Ke3\n").await;
    ana.sees_words("#typing", "4...Ke3 is illegal").await;
    ana.fills("input[name=next]", "Nd5\n").await;
    ana.sees_words("#typing figcaption", "after 4...Nd5").await;
    ana.presses("button[value=back]").await;
    ana.sees_words("#typing figcaption", "after 4.Ng1").await;
    assert_eq!(ana.runs("return window.samePage").await, true, "the page was never left");

    // Black claims with 4...Ng8 written down: nothing is ruled on the board alone, right by the announced move.
    ana.runs("document.querySelector('select[name=by]').value = 'black'").await;
    ana.presses("button[value=examine]").await;
    ana.sees_words("#answer", "Threefold repetition: Not decided").await;
    ana.sees_words("#answer", "would have been right: 4...Ng8").await;
    ana.fills("input[name=announced]", "Ng8").await;
    ana.presses("button[value=examine]").await;
    ana.sees_words("#answer", "Threefold repetition: Right").await;
    ana.presses("button[value=rule]").await;
    ana.sees_words("main", "confirmed as proposed").await;
    let paper = ana.sees("a[href*='.pdf'][lang=en]").await;
    assert_eq!(paper, "English");
    let address = ana.runs("return document.querySelector('a[href*=\".pdf\"]').getAttribute('href')").await;
    assert!(ana.fetches(address.as_str().expect("a link has an address")).await.starts_with("%PDF"));

    ana.goes_to("/t/1/rounds/1").await;
    ana.sees_words("#b1 .result", "½-½").await;
    assert!(ana.fetches("/t/1/claims").await.contains("Threefold repetition"));
    ana.leaves().await;
}

/// How long an arbiter takes for a key, at forty words a minute.
const SECONDS_A_KEY: f64 = 0.3;

#[tokio::test]
async fn a_threefold_at_move_45_is_settled_within_a_minute_from_nothing_and_ten_seconds_from_the_game() {
    let Some(hall) = Hall::open() else { return };
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    pairs_and_publishes(&ana, 1).await;
    ana.goes_to("/t/1/claims/1/1").await;
    ana.sees("#set-up[hidden], #set-up summary").await;
    let start = std::time::Instant::now();
    let mut keys = 0;
    // The position on the board, then its last eight moves, the latest first.
    ana.types("p").await;
    for (field, text) in
        [("#white-pieces", "Kg1 Qf1 f2 g2 h2"), ("#black-pieces", "Kg8 Qd8 f7 g7 h7"), ("#move-now", "45")]
    {
        ana.fills(field, &format!("{text}\n")).await;
        keys += text.len() + 1;
    }
    for mv in ["e7d8", "e2f1", "d8e7", "f1e2", "e7d8", "e2f1", "d8e7", "f1e2"] {
        ana.fills("#back-move", &format!("{mv}\n")).await;
        keys += mv.len() + 1;
    }
    ana.presses("#use-position").await;
    ana.sees_words("#typing figcaption", "after 44...Qd8").await;
    ana.presses("button[value=examine]").await;
    keys += 3;
    ana.sees_words("#answer", "Threefold repetition: Right").await;
    let (ran, typed) = (start.elapsed().as_secs_f64(), keys as f64 * SECONDS_A_KEY);
    println!("from nothing: {keys} keys, {typed:.0} s of typing; the script took {ran:.1} s");
    assert!(typed < 60.0, "{keys} keys");

    // The game is kept: the claim is one key away.
    ana.presses("button[value=keep]").await;
    ana.sees_words("main", "The record is kept").await;
    ana.goes_to("/t/1/claims/1/1").await;
    ana.sees("#typing .diagram").await;
    let start = std::time::Instant::now();
    ana.types("x").await;
    ana.sees_words("#answer", "Threefold repetition: Right").await;
    let took = start.elapsed().as_secs_f64();
    println!("with the game there: 1 key; the page took {took:.1} s");
    assert!(took + SECONDS_A_KEY < 10.0, "{took}");

    // A finger on two squares is a move, and the other scoresheet is laid beside.
    ana.fills("textarea[name=other]", "[FEN \"3q2k1/5ppp/8/8/8/8/5PPP/5QK1 w - - 0 41\"]\n\n41. Qe2 Qe7 42. Qf1 Qf8")
        .await;
    ana.presses("button[value=compare]").await;
    ana.sees_words("#compared", "42...Qd8").await;
    let tap = "const svg = document.querySelector('#typing figure svg'), box = svg.getBoundingClientRect(); \
        const [unit, top] = [box.width / 86, box.width / 86]; \
        const at = (x, y) => svg.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left + (x + 5) * unit, \
            clientY: box.top + (y + 1) * top })); at(55, 75); at(45, 65);";
    ana.runs(tap).await;
    ana.sees_words("#typing figcaption", "after 45.Qe2").await;
    ana.leaves().await;
}
