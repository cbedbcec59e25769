//! A file that is too great to be awaited is checked in the background: the page says how far, asks like any other, and the report
//! tells it.

use crate::site::{Browser, Page, Site};

const PLAYERS: usize = 3_100;
const ROUNDS: usize = 10;

/// Two players who meet in every round of an event paired by hand; the others have no points without play.
fn great() -> String {
    let mut lines = vec!["012 Great Cup".to_owned(), "042 2026/05/01".into(), format!("142 {ROUNDS}")];
    lines.push("192 CUSTOM_SWISS".into());
    for number in 1..=PLAYERS {
        let cell = match number {
            1 => "   2 w 1  ",
            2 => "   1 b 0  ",
            _ => "0000 - Z  ",
        };
        let name = format!("P{number}, X");
        lines.push(format!("001 {number:>4}      {name:<33} 2000{:37}  {}", "", cell.repeat(ROUNDS)));
    }
    lines.join("\n")
}

async fn sent(ana: &Browser, file: &str, fields: &[(&str, &str)]) -> Page {
    ana.post_file("/import", fields, ("great.trf", file.as_bytes())).await
}

#[actix_web::test]
async fn a_great_file_is_checked_in_the_background_and_asked_about_like_any_other() {
    let (site, file) = (Site::new(), great());
    let ana = site.browser("Ana").await;
    let mut page = sent(&ana, &file, &[("do", "look")]).await;
    assert!(page.status == 200 && page.body.contains("data-again"), "{}", page.body);
    assert!(page.body.contains(&format!("of {ROUNDS} rounds are paired again")), "{}", page.body);
    while page.body.contains("data-again") {
        std::thread::sleep(std::time::Duration::from_millis(20));
        page = sent(&ana, &file, &[("do", "look")]).await;
    }
    assert!(page.body.contains("name=\"confirmed\""), "the two met again and again: {}", page.body);
    // Nothing is made before the answer, and then it is told.
    let asked = sent(&ana, &file, &[("do", "make")]).await;
    assert!(asked.location.is_empty() && asked.body.contains("name=\"confirmed\""), "{}", asked.body);
    let made = sent(&ana, &file, &[("do", "make"), ("confirmed", "yes")]).await;
    assert_eq!(made.location, "/t/1", "{}", made.body);
    let journal = site.state.desk.live(1).expect("readable").expect("there");
    let told = sonneborn::sheets::story::tell(&journal.journal(), journal.journal().state(), false);
    assert!(told.iter().any(|line| line.starts_with("Import @ Round 2: ")), "{told:?}");
}
