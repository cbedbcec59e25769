//! A whole event in real browsers: from the first link to the standings, with slips, a correction, two arbiters in conflict
//! and an undo, by keys, without JavaScript, and in Chinese.

#![cfg(unix)]

#[path = "browser/beside.rs"]
mod beside;
#[path = "browser/claims.rs"]
mod claims;
mod common;
#[path = "browser/contact_sheet.rs"]
mod contact_sheet;
#[path = "browser/hall.rs"]
mod hall;
#[path = "browser/outbox.rs"]
mod outbox;
#[path = "browser/pictures.rs"]
mod pictures;
#[path = "browser/public.rs"]
mod public;
#[path = "browser/rating_lists.rs"]
mod rating_lists;
#[path = "browser/screens.rs"]
mod screens;
#[path = "browser/tasks.rs"]
mod tasks;

use hall::{Arbiter, Hall};

/// The Escape key as WebDriver names it.
const ESCAPE: &str = "\u{e00c}";
const PASSWORD: &str = "correct horse battery";
/// Bytes of a public page as it is sent, for a cheap phone in a full hall.
const MOST_OF_A_PUBLIC_PAGE: usize = 20_000;

/// How many bytes of a page are sent to a browser that takes gzip.
fn packed(page: &str) -> usize {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut packed, page.as_bytes()).expect("written to memory");
    packed.finish().expect("written to memory").len()
}

/// 24 players as a spreadsheet would give them, the strongest first.
fn player_list() -> String {
    let mut list = String::from("Name;Title;Rating;Fed\n");
    for index in 0..24 {
        let name = if index == 7 { "王小明".to_string() } else { format!("Player{index:02}, Ada") };
        let title = if index == 0 { "GM" } else { "" };
        list.push_str(&format!("{name};{title};{};NOR\n", 2500 - 20 * index));
    }
    list
}

async fn first_administrator(hall: &Hall) -> Arbiter {
    let ana = hall.arbiter().await;
    becomes_administrator(&ana, hall).await;
    ana
}

async fn becomes_administrator(ana: &Arbiter, hall: &Hall) {
    ana.goes_to(&hall.first_link).await;
    ana.fills("input[name=name]", "Ana Petrescu").await;
    ana.fills("input[name=password]", PASSWORD).await;
    ana.presses("main button.primary").await;
    ana.sees("a[href='/new']").await;
}

/// A deputy with an account of their own and the role of an arbiter, in another browser, without scripts if so wished.
async fn deputy(hall: &Hall, ana: &Arbiter, name: &str, has_scripts: bool) -> Arbiter {
    ana.goes_to("/accounts").await;
    ana.fills("form.fields input[name=name]", name).await;
    ana.presses("form.fields button.primary").await;
    let link = ana.sees(".notice code").await;
    ana.goes_to("/t/1/members").await;
    ana.fills("main input[name=name]", name).await;
    ana.runs("document.querySelectorAll('select[name=role]').forEach((menu) => { menu.value = 'arbiter'; })").await;
    ana.presses("main button.primary").await;
    let deputy = if has_scripts { hall.arbiter().await } else { hall.arbiter_without_scripts().await };
    deputy.goes_to(&link).await;
    deputy.fills("input[name=password]", PASSWORD).await;
    deputy.presses("main button.primary").await;
    deputy.sees("a[href='/t/1']").await;
    deputy
}

async fn creates_tournament(ana: &Arbiter) {
    ana.goes_to("/new").await;
    ana.fills("input[name=name]", "Hall Cup").await;
    ana.fills("input[name=rounds]", "3").await;
    ana.presses("main button.primary").await;
    ana.sees(".rail").await;
}

async fn adds_players(ana: &Arbiter) {
    ana.goes_to("/t/1/players/import").await;
    ana.fills("textarea[name=text]", &player_list()).await;
    ana.presses("button[value=look]").await;
    ana.presses("button[value=add]").await;
    ana.sees_words(".head", "24 players").await;
}

async fn pairs_and_publishes(ana: &Arbiter, round: u8) {
    ana.goes_to(&format!("/t/1/rounds/{round}")).await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    ana.presses("button[data-keys=p]").await;
    ana.sees_desk().await;
}

/// Two arbiters at the desk of round 1 of an event of 24 players.
async fn two_at_the_desk(hall: &Hall) -> [Arbiter; 2] {
    let ana = first_administrator(hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    pairs_and_publishes(&ana, 1).await;
    let li = deputy(hall, &ana, "Li Wei", true).await;
    for arbiter in [&ana, &li] {
        arbiter.goes_to("/t/1/rounds/1").await;
        arbiter.sees_desk().await;
    }
    [ana, li]
}

/// Every result is shown, and everything is in the journal.
async fn sees_all_kept(ana: &Arbiter) {
    ana.sees_words("#desk-count", "12 of 12").await;
    ana.sees_words("#desk-saved", "saved").await;
    let marks = ana.runs("return [...document.querySelectorAll('.mark-of')].map((m) => m.textContent).join('')").await;
    assert_eq!(marks, "✓".repeat(12));
}

#[tokio::test]
async fn a_whole_event_is_run_from_the_keyboard() {
    let Some(hall) = Hall::open() else { return };
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;

    // Round 1: twelve keys; the last by the map's forfeit key.
    pairs_and_publishes(&ana, 1).await;
    ana.types("10510510510f1").await;
    sees_all_kept(&ana).await;
    ana.sees_words("#b12 .result", "+ -").await;
    // A key too many changes nothing: the last act is still that of board 12.
    ana.types("0").await;
    // The last one is taken back from wherever the cursor is, and typed again.
    ana.presses("#b3 td").await;
    ana.types("u").await;
    ana.sees_words("#desk-said", "Taken back: Round 1, board 12").await;
    ana.sees_words("#desk-count", "11 of 12").await;
    ana.presses("#b12 td").await;
    ana.types("f1").await;
    sees_all_kept(&ana).await;
    ana.sees_words("#status", "complete").await;
    // The page leads on, and does not go on saying what is no longer so.
    ana.sees("#next-round:not([hidden])").await;
    ana.sees_words("#stage", "Complete").await;
    ana.sees("#desk-said:empty").await;

    // Round 2: slips in any order by the board-number line, then the second typing stops at a difference.
    pairs_and_publishes(&ana, 2).await;
    ana.types("b").await;
    for line in ["7 1", "12 =", "3 0", "7 undo", "7 0"] {
        ana.fills("#board-line", &format!("{line}\n")).await;
    }
    ana.sees_words("#b7 .result", "0-1").await;
    ana.client.active_element().await.expect("the line has the focus").send_keys(ESCAPE).await.expect("typed");
    ana.types("111111111").await;
    sees_all_kept(&ana).await;
    ana.types("c").await;
    ana.types("0").await;
    ana.sees_words("tr.note", "1-0").await;
    ana.presses("tr.note button").await;
    ana.sees_words("#desk-count", "1 of 12").await;

    // Round 3 waits for nothing; then a result of round 2 is corrected, which needs a reason.
    pairs_and_publishes(&ana, 3).await;
    ana.goes_to("/t/1/rounds/2").await;
    ana.sees_desk().await;
    ana.presses("#b2 td").await;
    ana.types("0").await;
    ana.fills("tr.note input[name=reason]", "Both slips say 0-1").await;
    ana.presses("tr.note form button").await;
    ana.sees_words("#b2 .mark-of", "✓").await;
    assert!(ana.fetches("/t/1/journal").await.contains("Both slips say 0-1"));

    // Two arbiters at once: the network of Li's phone is away while Ana sets the board that they type.
    let li = deputy(&hall, &ana, "Li Wei", true).await;
    for arbiter in [&ana, &li] {
        arbiter.goes_to("/t/1/rounds/3").await;
        arbiter.sees_desk().await;
    }
    li.loses_network().await;
    li.presses("#b6 td").await;
    li.types("1").await;
    li.sees_words("#desk-saved", "1 result").await;
    ana.presses("#b6 td").await;
    ana.types("5").await;
    ana.sees_words("#b6 .mark-of", "✓").await;
    li.has_network_again().await;
    for arbiter in [&ana, &li] {
        arbiter.sees_words("tr.disagreement", "Ana Petrescu").await;
        arbiter.sees_words("tr.disagreement", "Li Wei").await;
    }
    li.presses("tr.disagreement button[value='½-½']").await;
    ana.sees("#round-desk:not(:has(tr.disagreement))").await;
    li.sees_words("#b6 .result", "½-½").await;
    // A key that was meant for an empty board does not replace what came in beneath the cursor.
    ana.presses("#b8 td").await;
    li.presses("#b8 td").await;
    li.types("1").await;
    ana.sees_words("#b8 .result", "1-0").await;
    ana.types("0").await;
    ana.sees_words("tr.disagreement", "Li Wei").await;
    ana.presses("tr.disagreement button[value='1-0']").await;
    ana.sees("#round-desk:not(:has(tr.disagreement))").await;
    ana.sees_words("#b8 .result", "1-0").await;
    // From now on Li's phone shows the public standings.
    li.goes_to("/p/1/standings").await;
    li.sees_words("main h2", "After round 2").await;

    // A colleague without scripts, whose page is older than Ana's result.
    let eva = deputy(&hall, &ana, "Eva Blom", false).await;
    eva.goes_to("/t/1/rounds/3?board=5").await;
    ana.goes_to("/t/1/rounds/3").await;
    ana.sees_desk().await;
    ana.presses("#b5 td").await;
    ana.types("1").await;
    ana.sees_words("#b5 .mark-of", "✓").await;
    eva.presses("#pad button[value='½-½']").await;
    assert!(eva.sees("tr.disagreement").await.contains("Ana Petrescu"));
    eva.fills("tr.disagreement input[name=reason]", "They shook hands").await;
    eva.presses("tr.disagreement button[value='½-½']").await;
    eva.sees("#pad").await;
    ana.sees_words("#b5 .result", "½-½").await;
    eva.leaves().await;

    // The rest by keys; the journal undoes the last of them, and it is typed again.
    ana.presses("#b1 td").await;
    ana.types("101010101").await;
    sees_all_kept(&ana).await;
    li.sees_words("main h2", "After round 3").await;
    ana.goes_to("/t/1/journal").await;
    ana.presses("table.journal details summary").await;
    ana.presses("table.journal details form button").await;
    ana.sees("tr.undone").await;
    ana.goes_to("/t/1/rounds/3").await;
    ana.sees_desk().await;
    ana.sees_words("#desk-count", "11 of 12").await;
    li.sees_words("main h2", "After round 2").await;
    li.leaves().await;
    ana.types("0").await;
    sees_all_kept(&ana).await;

    // Standings, the papers, public pages, and the same in Chinese.
    ana.goes_to("/t/1/standings").await;
    ana.sees_words("main", "Player").await;
    for (paper, words) in [
        ("players", ["Starting rank list", "Player00, Ada"]),
        ("pairings", ["Pairings by board", "王小明"]),
        ("results", ["½-½", "Player23, Ada"]),
        ("standings", ["Standings", "Player00, Ada"]),
        ("crosstable", ["Crosstable by rank", "王小明"]),
        ("round-pack", ["Standings", "of"]),
    ] {
        let Some(text) = ana.reads_paper(&format!("/t/1/papers/{paper}.pdf?round=3")).await else { break };
        assert!(words.iter().all(|words| text.contains(words)), "{paper}: {text}");
    }
    for page in ["/p/1", "/p/1/names", "/p/1/results", "/p/1/standings", "/p/1/crosstable"] {
        let public = ana.fetches(page).await;
        assert!(public.contains("王小明"), "{page}");
        let sent = packed(&public);
        assert!(sent < MOST_OF_A_PUBLIC_PAGE, "{page} has {sent} bytes");
    }
    ana.runs("document.cookie = 'lang=zh-Hans; path=/'").await;
    for (page, words) in [
        ("/t/1/players", "棋手"),
        ("/t/1/rounds/3", "白胜"),
        ("/t/1/standings", "名次表"),
        ("/t/1/journal", "日志"),
        ("/p/1/names", "对手"),
    ] {
        ana.goes_to(page).await;
        ana.sees_words("body", words).await;
    }
    if let Some(text) = ana.reads_paper("/t/1/papers/crosstable.pdf?round=3").await {
        assert!(text.contains("交叉表") && text.contains("王小明"), "{text}");
    }
    ana.leaves().await;
}

#[tokio::test]
async fn what_is_typed_without_a_network_is_sent_when_it_returns() {
    let Some(hall) = Hall::open() else { return };
    let ana = first_administrator(&hall).await;
    creates_tournament(&ana).await;
    adds_players(&ana).await;
    pairs_and_publishes(&ana, 1).await;
    ana.has_screen(390, 844).await;
    let keys = "return [...document.querySelectorAll('.result-key')].map((key) => {
        const box = key.getBoundingClientRect();
        return [Math.round(box.left), Math.round(innerHeight - box.bottom)]; })";
    let before = ana.runs(keys).await;
    assert_eq!(before.as_array().map(Vec::len), Some(3), "{before}");
    ana.loses_network().await;
    ana.types("105").await;
    ana.sees_words("#desk-saved", "3 results wait").await;
    ana.sees_words("#b3 .result", "½-½").await;
    // What is said of the network moves no key from under a finger.
    assert_eq!(ana.runs(keys).await, before);
    // The lid is closed and opened again: the results are still there, and now the network is, too.
    ana.goes_to("/t/1/rounds/1").await;
    ana.sees_words("#desk-count", "3 of 12").await;
    ana.sees_words("#desk-saved", "saved").await;
    ana.goes_to("/t/1/rounds/1").await;
    ana.sees_words("#b2 .result", "0-1").await;
    ana.leaves().await;
}
