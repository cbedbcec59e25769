//! The contact sheet: every main page and every paper as pictures on one page, for eyes. One command draws it:
//!
//!     cargo test --test browser contact_sheet -- --ignored
//!
//! It starts a server with the demonstration events (a Swiss with a draft, a knock-out, teams), and leaves
//! `target/contact-sheet/index.html`: three widths, light and dark, two languages. `SHEET=/t/1` draws only pages that
//! begin so.

use super::screens::{PAGES, demonstration};
use super::{Arbiter, Hall};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const WIDTHS: [u16; 3] = [360, 1200, 3840];
const SCHEMES: [&str; 2] = ["light", "dark"];
const LANGUAGES: [&str; 2] = ["en", "zh-Hans"];
/// Pages longer than this are cut: what is looked at is their head.
const LONGEST: u64 = 2400;
/// Further pages of the desk, and those of the other events.
const OTHERS: [&str; 12] = [
    "/t/1/people",
    "/t/1/incidents",
    "/t/1/live-boards",
    "/t/1/privacy",
    "/t/2",
    "/t/2/rounds/1",
    "/t/2/bracket",
    "/p/2",
    "/t/3/rounds/2",
    "/t/3/standings",
    "/t/3/standings/crosstable",
    "/p/3/standings",
];
const PAPERS: [&str; 15] = [
    "players",
    "players-by-name",
    "check-in",
    "pairings",
    "pairings-by-name",
    "boards-by-name",
    "results",
    "standings",
    "crosstable",
    "crosstable-by-number",
    "slips",
    "cards",
    "pictures",
    "notice",
    "round-pack",
];

/// Four teams of two after two rounds, as a file of FIDE's format has them.
const TEAMS: &str = "012 Team Cup
152 W
142 3
192 FIDE_TEAM_TYPEA_MP_GP
362 TW  2.0   TD  1.0   TL  0.0
001    1      Petrescu, Ana                     2500                             2.0    1     5 w 1     7 w 1
001    2      Olsen, Per                        2480                             1.5    2     6 b 1     8 b =
001    3      Li, Wei                           2460                             2.0    3     7 w 1     5 w 1
001    4      Horvat, Luka                      2440                             2.0    4     8 b 1     6 b 1
001    5      Rao, Divya                        2420                             0.0    5     1 b 0     3 b 0
001    6      Vega, Pablo                       2400                             0.0    6     2 w 0     4 w 0
001    7      Lis, Maria                        2380                             0.0    7     3 b 0     1 b 0
001    8      Menon, Kiran                      2360                             0.5    8     4 w 0     2 w =
310 1   Arad                                                                1    2
310 2   Bergen                                                              3    4
310 3   Chengdu                                                             5    6
310 4   Zadar                                                               7    8
";

/// A knock-out of eight, its first round running; then the teams.
async fn other_events(ana: &Arbiter) {
    ana.goes_to("/new").await;
    ana.fills("input[name=name]", "Coupe de l’Île-de-Montréal à élimination directe").await;
    ana.runs("const one = document.querySelector('input[value=knockout]'); one.closest('details')?.setAttribute('open', ''); one.checked = true").await;
    ana.presses("main button.primary").await;
    ana.sees(".rail").await;
    let names = ["王小明", "Wojciechowska-Krzyżanowska, Aleksandra Maria", "Li, Wei", "Olsen, Per", "Kovač, Ivo"];
    let others = ["Dumitru, Călin", "García Márquez de la Vega, Álvaro José", "Rao, Divya"];
    let list = (0..).zip(names.iter().chain(&others)).map(|(index, name)| format!("{name};{}\n", 2500 - 30 * index));
    ana.goes_to("/t/2/players/import").await;
    ana.fills("textarea[name=text]", &format!("Name;Rating\n{}", list.collect::<String>())).await;
    ana.presses("button[value=look]").await;
    ana.presses("button[value=add]").await;
    ana.sees_words(".head", "8 players").await;
    ana.goes_to("/t/2/rounds/1").await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    ana.presses("button[data-keys=p]").await;
    ana.sees_desk().await;
    ana.types("10").await;
    ana.sees_words("#desk-count", "2 of 4").await;
    ana.goes_to("/import").await;
    ana.fills("textarea[name=text]", TEAMS).await;
    ana.presses("button[value=look]").await;
    ana.sees("button[value=make]").await;
    // Its second round is not as the engine pairs it.
    ana.runs("const one = document.querySelector('input[name=confirmed]'); if (one) one.checked = true").await;
    ana.presses("button[value=make]").await;
    ana.sees(".rail").await;
}

/// The page as a picture, as far down as it is looked at.
async fn draws(ana: &Arbiter, file: &Path) {
    let height = ana.runs("return document.documentElement.scrollHeight").await.as_u64().unwrap_or(0).min(LONGEST);
    let width = ana.runs("return document.documentElement.clientWidth").await;
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
    let wanted = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
    let picture = ana.tells("Page.captureScreenshot", wanted).await;
    let bytes = STANDARD.decode(picture["data"].as_str().unwrap_or("")).expect("a picture in base64");
    fs::write(file, bytes).expect("the picture is written");
}

/// The first page of a paper as a picture; false where there is no pdftoppm.
async fn prints(ana: &Arbiter, address: &str, file: &Path) -> bool {
    let bytes = ana.reads_bytes(address).await;
    let mut tool = Command::new("pdftoppm");
    tool.args(["-r", "60", "-png", "-f", "1", "-singlefile", "-"]).arg(file.with_extension(""));
    let Ok(mut running) = tool.stdin(Stdio::piped()).spawn() else { return false };
    running.stdin.take().expect("its input is piped").write_all(&bytes).expect("it reads");
    running.wait().is_ok_and(|ended| ended.success())
}

fn named(page: &str) -> String {
    let words = page.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join("-");
    if name.is_empty() { "home".into() } else { name }
}

#[tokio::test]
#[ignore = "draws some hundred pictures for eyes; nothing is judged"]
async fn contact_sheet() {
    let Some(hall) = Hall::open() else { return };
    let ana = demonstration(&hall).await;
    other_events(&ana).await;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/contact-sheet");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let only = std::env::var("SHEET").unwrap_or_default();
    let pages: Vec<&str> = PAGES.into_iter().chain(OTHERS).filter(|page| page.starts_with(&only)).collect();
    let mut sheet = String::from(
        "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>body{font:14px sans-serif;background:#777}\
         figure{display:inline-block;margin:6px;vertical-align:top}img{display:block;max-height:420px;max-width:900px}\
         h2{margin:1.5em 6px 0}</style>",
    );
    for page in &pages {
        write!(sheet, "<h2>{page}</h2>").expect("a String takes all");
        for lang in LANGUAGES {
            ana.runs(&format!("document.cookie = 'lang={lang}; path=/'")).await;
            for width in WIDTHS {
                ana.has_screen(width, if width > 2000 { 2000 } else { 850 }).await;
                for scheme in SCHEMES {
                    ana.prefers(scheme).await;
                    ana.goes_to(page).await;
                    let name = format!("{}-{lang}-{width}-{scheme}.png", named(page));
                    draws(&ana, &folder.join(&name)).await;
                    let shown = format!(
                        "<figure><a href={name}><img loading=lazy src={name}></a>{lang} {width} {scheme}</figure>"
                    );
                    sheet.push_str(&shown);
                }
            }
        }
    }
    for paper in PAPERS {
        write!(sheet, "<h2>{paper}.pdf</h2>").expect("a String takes all");
        for lang in LANGUAGES {
            let name = format!("paper-{paper}-{lang}.png");
            if prints(&ana, &format!("/t/1/papers/{paper}.pdf?round=6&lang={lang}"), &folder.join(&name)).await {
                write!(sheet, "<figure><a href={name}><img src={name}></a>{lang}</figure>")
                    .expect("a String takes all");
            }
        }
    }
    fs::write(folder.join("index.html"), sheet).expect("the sheet is written");
    println!("{} pages: {}", pages.len(), folder.join("index.html").display());
    ana.leaves().await;
}
