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
