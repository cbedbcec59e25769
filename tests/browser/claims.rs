//! Disputes settled in a real browser: moves typed and tapped at the desk, the finding, the ruling, its sheet, the result; and how
//! long that takes at the board.

use super::hall::{Arbiter, Hall};
use super::{adds_players, creates_tournament, first_administrator, pairs_and_publishes};
use std::time::Instant;

/// Keys as WebDriver names them.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

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

    // What is typed into the record itself is put on the board too, before anybody can say that it stands so.
    let typed = |moves: &str| {
        format!(
            "const record = document.querySelector('textarea[name=record]'); record.value = '{moves}';
            record.dispatchEvent(new Event('input', {{ bubbles: true }}));
            return document.querySelectorAll('.asked-board button:not(:disabled)').length"
        )
    };
    assert_eq!(ana.runs(&typed("1. d4")).await, 0, "nothing to press while another board is shown");
    ana.sees_words("#typing figcaption", "after 1.d4").await;
    ana.sees(".asked-board button:not(:disabled)").await;
    ana.runs(&typed("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1")).await;
    ana.sees_words("#typing figcaption", "after 4.Ng1").await;
    assert_eq!(ana.runs("return window.samePage").await, true, "the page was never left");

    // Black claims with 4...Ng8 written down: nothing is ruled on the board alone, right by the announced move.
    ana.runs("document.querySelector('select[name=by]').value = 'black'").await;
    ana.presses("button[value=examine]").await;
    ana.sees_words("#answer", "Threefold repetition: Not decided").await;
    ana.sees_words("#answer", "would have been right: 4...Ng8").await;
    ana.fills("input[name=announced]", "Ng8").await;
    ana.presses("button[value=examine]").await;
    // Nor by the announced move, until somebody saw that the board stands as the record ends.
    ana.sees_words("#answer", "confirm it").await;
    ana.presses("#answer input[name=checked]").await;
    ana.presses("#answer button[value=examine]").await;
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

/// An arbiter with a round of games, at the claim desk of board 1.
async fn at_the_desk(hall: &Hall) -> Arbiter {
    let ana = first_administrator(hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    pairs_and_publishes(&ana, 1).await;
    ana.goes_to("/t/1/claims/1/1").await;
    ana.sees("#typing .diagram").await;
    ana
}

#[tokio::test]
async fn a_threefold_at_move_45_is_settled_by_keys() {
    let Some(hall) = Hall::open() else { return };
    let ana = at_the_desk(&hall).await;
    // From nothing: the position on the board, and the last eight half-moves, the latest first.
    let last = ["d7d8", "e1f1", "d8d7", "f1e1", "d7d8", "e1f1", "d8d7", "f1e1"];
    let back: String = last.iter().map(|mv| format!("{mv}{ENTER}")).collect();
    let keys = format!("Kg1 Qf1 f2 g2 h2{TAB}Kg8 Rd8 f7 g7 h7{TAB}{TAB}45{TAB}{TAB}{back}{ENTER}");
    let start = Instant::now();
    ana.types("p").await;
    ana.presses_keys(&keys).await;
    ana.sees_words("#typing figcaption", "after 44...Rd8").await;
    ana.presses_keys(ESCAPE).await;
    ana.types("x").await;
    ana.sees_words("#answer", "confirm it").await;
    ana.types("s").await;
    ana.sees_words("#answer", "Threefold repetition: Right").await;
    let took = start.elapsed();
    println!("a threefold at move 45 from nothing: {} keys, {:.1} s", keys.chars().count() + 4, took.as_secs_f32());
    // The game is kept; whoever comes to the board finds it there.
    ana.types("k").await;
    ana.sees_words("main", "The record is kept").await;
    ana.goes_to("/t/1/rounds/1").await;
    ana.sees("#b1 a.to-claim").await;
    let start = Instant::now();
    ana.presses("#b1 a.to-claim").await;
    ana.sees_words("#typing figcaption", "after 44...Rd8").await;
    ana.types("x").await;
    ana.sees_words("#answer", "confirm it").await;
    ana.types("s").await;
    ana.sees_words("#answer", "Threefold repetition: Right").await;
    let took = start.elapsed();
    println!("with the game there: 3 keys, {:.1} s", took.as_secs_f32());
    ana.leaves().await;
}

#[tokio::test]
async fn a_tapped_pawn_asks_what_it_becomes() {
    let Some(hall) = Hall::open() else { return };
    let ana = at_the_desk(&hall).await;
    ana.fills("textarea[name=record]", "[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0 60\"]").await;
    ana.presses("button[value=keep]").await;
    ana.sees_words("main", "The record is kept").await;
    let tap = async |square: &str| {
        let script = format!(
            "const svg = document.querySelector('#typing figure svg'), square = '{square}'; \
             const point = new DOMPoint('abcdefgh'.indexOf(square[0]) * 10 + 5, (8 - square[1]) * 10 + 5); \
             const at = point.matrixTransform(svg.getScreenCTM()); \
             svg.dispatchEvent(new MouseEvent('click', {{ bubbles: true, clientX: at.x, clientY: at.y }}))"
        );
        ana.runs(&script).await;
    };
    let promotes = async || {
        tap("a7").await;
        tap("a8").await;
        ana.sees("#promotion[open]").await;
    };
    // Given up, nothing is moved; then by its letter, and by a tap.
    promotes().await;
    ana.presses_keys(ESCAPE).await;
    ana.sees("#promotion:not([open])").await;
    promotes().await;
    ana.presses_keys("n").await;
    ana.sees_words("#typing figcaption", "after 60.a8=N").await;
    ana.presses("button[value=back]").await;
    ana.sees("#typing figure[data-fen*='8/P6k']").await;
    promotes().await;
    ana.presses("#promotion button[value=r]").await;
    ana.sees_words("#typing figcaption", "after 60.a8=R").await;
    ana.leaves().await;
}
