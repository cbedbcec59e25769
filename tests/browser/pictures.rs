//! The pictures of the manual, taken anew from real pages of the demonstration event, in each of its languages.
//!
//! `SONNEBORN_PICTURES=yes cargo test --test browser pictures` writes them beside the texts; without it they are taken
//! all the same, so that a page that is no longer there is noticed, and compared by name with those that are kept.

use crate::becomes_administrator;
use crate::hall::{Arbiter, Hall};
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The languages that the manual is written in.
const LANGUAGES: [&str; 7] = ["en", "de", "es", "fr", "ru", "zh-Hans", "zh-Hant"];
/// The window of an arbiter's page, lower where the page is full of names, and that of a phone.
const WIDE: (u32, u32) = (1040, 520);
const LOW: (u32, u32) = (1040, 430);
const NARROW: (u32, u32) = (520, 600);
/// The key F1 as WebDriver names it.
const F1: &str = "\u{e031}";
/// A game in which the same position stands for the third time.
const GAME: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

/// Pastes a list with a caption, a title that nobody knows and a rating that is none.
const PASTE: &str = "
    document.querySelector('[name=text]').value = 'Open 2026\\nName;Title;Rating;Fed\\nHorvat, Luka;GM;2510;CRO\\n' +
        'Rao, Divya;Master;2299;IND\\n王小明;;21O5;CHN\\nOlsen, Per;;2090;NOR';
    document.querySelector('button[value=look]').click();";

/// A photographer: the pictures taken so far, by language and name.
struct Album<'a> {
    arbiter: &'a Arbiter,
    taken: Vec<(String, Vec<u8>)>,
}

impl Album<'_> {
    /// A page in every language, after `prepare` has run in it.
    async fn page(&mut self, name: &str, (width, height): (u32, u32), path: &str, prepare: &str) {
        self.page_with(name, (width, height), path, (prepare, "main")).await;
    }

    /// The same, when `shown` is there.
    async fn page_with(&mut self, name: &str, (width, height): (u32, u32), path: &str, (prepare, shown): (&str, &str)) {
        self.arbiter.resizes(width, height).await;
        for language in LANGUAGES {
            self.arbiter.goes_to("/log-in").await;
            self.arbiter.runs(&format!("document.cookie = 'lang={language}; path=/'")).await;
            self.arbiter.goes_to(path).await;
            self.arbiter.runs(prepare).await;
            self.arbiter.sees(shown).await;
            let picture = self.arbiter.client.screenshot().await.expect("a picture is taken");
            self.taken.push((format!("{language}/{name}.png"), picture));
        }
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/manual/texts")
}

#[tokio::test]
async fn the_pictures_of_the_manual_show_pages_that_are_there() {
    let Some(hall) = Hall::open_with(&["--demo"]) else { return };
    let ana = hall.photographer().await;
    becomes_administrator(&ana, &hall).await;
    ana.goes_to("/t/1/members").await;
    ana.presses("input[name=public]").await;
    ana.runs("document.querySelector('input[name=public]').form.requestSubmit()").await;
    let mut album = Album { arbiter: &ana, taken: Vec::new() };
    album.page("now", WIDE, "/t/1", "").await;
    album.page("standings", WIDE, "/t/1/standings?open=12", "").await;
    album.page("people", WIDE, "/t/1/people", "").await;
    album.page_with("import", LOW, "/t/1/players/import", (PASTE, "#sheet")).await;
    album.page("public", NARROW, "/p/1", "").await;
    let answer = "const q = document.querySelector.bind(document); q('[name=record]').value = arguments[0]";
    ana.goes_to("/t/1/claims/6/1").await;
    ana.client.execute(answer, vec![json!(GAME)]).await.expect("the game is written down");
    ana.presses("button[value=keep]").await;
    album.page("claim", WIDE, "/t/1/claims/6/1", "scrollTo(0, 0)").await;
    ana.goes_to("/t/1/rounds/7").await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    album.page("draft", LOW, "/t/1/rounds/7", "").await;
    ana.goes_to("/t/1/rounds/7").await;
    ana.presses("button[data-keys=p]").await;
    ana.sees_desk().await;
    ana.types("105105").await;
    ana.sees_words("#desk-count", "6").await;
    album.page("desk", LOW, "/t/1/rounds/7", "").await;

    if std::env::var_os("SONNEBORN_PICTURES").is_some() {
        for (name, picture) in &album.taken {
            let file = folder().join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("writable");
            fs::write(file, picture).expect("writable");
        }
    }
    let taken: BTreeSet<String> = album.taken.iter().map(|(name, _)| name.clone()).collect();
    let kept = LANGUAGES.iter().flat_map(|language| {
        let listed = fs::read_dir(folder().join(language)).expect("the pictures are kept");
        let names = listed.map(|file| file.expect("listed").file_name().to_string_lossy().into_owned());
        names.filter(|name| name.ends_with(".png")).map(move |name| format!("{language}/{name}"))
    });
    assert_eq!(kept.collect::<BTreeSet<_>>(), taken);
    ana.client.close().await.expect("the browser closes");
}

#[tokio::test]
async fn f1_opens_the_chapter_for_the_page() {
    let Some(hall) = Hall::open() else { return };
    let ana = hall.arbiter().await;
    becomes_administrator(&ana, &hall).await;
    ana.goes_to("/rating-lists").await;
    ana.types(F1).await;
    ana.sees_words("article h1", "Players and rating lists").await;
    ana.client.close().await.expect("the browser closes");
}
