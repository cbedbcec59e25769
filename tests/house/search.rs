//! Players and boards found on every page by one rule, ranked, and by the pages' scripts alike.

use crate::common::skipped;
use crate::site::Site;
use std::process::Command;

#[test]
fn the_script_of_the_pages_follows_the_same_table() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/find.mjs");
    match Command::new("node").arg(script).output() {
        Err(error) => skipped(&format!("no node: {error}")),
        Ok(done) => assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr)),
    }
}

/// An event with the names of `list`, one a line, in the order of their ratings.
async fn event_of(chief: &crate::site::Browser, list: &str) -> String {
    let event = chief.new_tournament("Search Cup").await;
    let text = list.lines().enumerate().map(|(place, name)| format!("\"{name}\";{}\n", 2400 - 10 * place));
    let text = format!("Name;Rating\n{}", text.collect::<String>());
    let import = format!("{event}/players/import");
    let done = chief.post_file(&import, &[("text", &text), ("do", "add"), ("seen", "1")], ("none", b"")).await;
    assert!(done.status.is_redirection(), "{}", done.body);
    event
}

#[actix_web::test]
async fn the_family_name_comes_first_and_pinyin_finds_chinese_names() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = event_of(&chief, "Kapoor, Ali\nWei, Liming\nLindqvist, Åke\nLi, Wei\n王小明\nMüller, Hans").await;
    let page = chief.get(&format!("{event}/search?q=li")).await.body;
    let places: Vec<usize> =
        ["Li, Wei", "Lindqvist", "Wei, Liming", "Kapoor"].map(|name| page.find(name).expect("found")).to_vec();
    assert!(places.is_sorted(), "{places:?}");
    for query in ["wangxiao", "wxm", "%E5%B0%8F%E6%98%8E", "xiaoming"] {
        assert!(chief.get(&format!("{event}/search?q={query}")).await.body.contains("王小明"), "{query}");
        assert!(chief.get(&format!("{event}/players?q={query}")).await.body.contains("王小明"), "{query}");
    }
    assert!(chief.get(&format!("{event}/players?q=mueller")).await.body.contains("Müller, Hans"));
    let nothing = chief.get(&format!("{event}/search?q=zzz")).await.body;
    assert!(
        nothing.contains("Nobody and no board") && nothing.contains("a start number"),
        "what can be searched is said"
    );
    assert!(chief.get(&format!("{event}/players/check-in")).await.body.contains("data-find=\"wang.yu-xiao-"));
}
