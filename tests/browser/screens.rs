//! Every main page on every screen: nothing wider than it, nothing too small for a finger, everything named for those who
//! hear the page, and its structure as it was looked at.

use super::{Arbiter, Hall, first_administrator};
use crate::common::held;
use std::fmt::Write;

/// The main pages: those of the desk, of the house, and what everybody sees. `T` is the event.
pub const PAGES: [&str; 46] = [
    "/",
    "/new",
    "/import",
    "/audit",
    "/design",
    "/levels",
    "/languages",
    "/api",
    "/account",
    "/accounts",
    "/rating-lists",
    "/deleted",
    "/house-points",
    "/t/1",
    "/t/1/players",
    "/t/1/players/new",
    "/t/1/players/import",
    "/t/1/players/check-in",
    "/t/1/players/0",
    "/t/1/rounds/6",
    "/t/1/rounds/7",
    "/t/1/rounds/6/why",
    "/t/1/standings",
    "/t/1/standings?after=6&open=3",
    "/t/1/standings/crosstable",
    "/t/1/standings/prizes",
    "/t/1/claims",
    "/t/1/claims/6/1",
    "/t/1/papers",
    "/t/1/reports",
    "/t/1/reports/ratings",
    "/t/1/reports/norms",
    "/t/1/reports/statistics",
    "/t/1/journal",
    "/t/1/settings",
    "/t/1/members",
    "/p/1",
    "/p/1/standings",
    "/p/1/pictures",
    "/p/1/projector",
    "/p/1/me",
    "/p/1/me?q=no",
    "/p/1/event",
    "/p/1/games",
    "/t/1/phones",
    "/t/1/screens",
];

/// Names that no narrow screen has room for on one line, in four scripts.
const LONG_NAMES: [&str; 6] = [
    "Featherstonehaugh-Cholmondeley, Bartholomew Alexander",
    "Александрова-Воскресенская, Екатерина",
    "欧阳修远",
    "רוזנבליט, אברהם",
    "Wojciechowska-Krzyżanowska, Aleksandra Maria",
    "García Márquez de la Vega, Álvaro José",
];
/// Pages of their event, `2`, while round 1 is a draft, and once it is published.
const WITH_DRAFT: [&str; 5] =
    ["/t/2/players", "/t/2/players/0", "/t/2/players/check-in", "/t/2/rounds/1", "/t/2/rounds/1/why"];
const ONCE_PUBLISHED: [&str; 14] = [
    "/t/2",
    "/t/2/rounds/1",
    "/t/2/standings",
    "/t/2/standings/crosstable",
    "/t/2/standings/prizes",
    "/t/2/journal",
    "/t/2/incidents",
    "/t/2/claims/1/1",
    "/t/2/reports/ratings",
    "/p/2",
    "/p/2/names",
    "/p/2/standings",
    "/p/2/crosstable",
    "/p/2/players/0",
];
/// The narrowest phones, common ones, tablets.
const NARROW: [u16; 3] = [320, 390, 768];

/// What is wider than the screen and cannot be scrolled by itself.
const WIDER: &str = "
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width + 1) return '';
    const out = [...document.querySelectorAll('body *')].filter((e) =>
        e.getBoundingClientRect().right > width + 1 && !e.closest('.wide-table, .scroll, .rail'));
    return out.slice(0, 3).map((e) => `${e.tagName}.${e.className}`).join(', ') || 'the page';";

/// Controls lower than 44 px; links inside sentences and lists are text.
const TOO_SMALL: &str = "
    const low = [];
    for (const e of document.querySelectorAll('button, select, summary, input:not([type=hidden]), .button, .toolbar > a, .tabs > a, nav > a')) {
        if (e.closest('.skip')) continue;
        const held = e.matches('[type=checkbox], [type=radio]') ? e.closest('label') ?? e : e;
        const box = held.getBoundingClientRect();
        const isShown = box.width > 0 && getComputedStyle(e).visibility !== 'hidden';
        if (isShown && box.height < 43.5) low.push(`${e.tagName}.${e.className} “${(e.innerText || e.name || '').slice(0, 20)}” ${Math.round(box.height)}`);
    }
    return low.join(', ');";

/// What a page says and no style shows on a wide screen, but what something on the page opens: `hidden`, a menu, the keys of the desk, the
/// claim or the system that is chosen, the number of a pair in a draft, the picture for phones.
const NEVER_SHOWN: &str = "
    const opened = 'script, style, template, noscript, dialog, [hidden], tr.reasons, .has-keys #pad, .narrow-race, .claim [class*=\"for-\"], .questions [class*=\"of-\"]';
    const says = (e) => e.textContent.trim() !== '' || e.querySelector('input, button, img, svg') !== null;
    const hidden = [...document.body.querySelectorAll('*')].filter((e) =>
        getComputedStyle(e).display === 'none' && e.parentElement.checkVisibility() && !e.matches(opened) && says(e));
    return [...new Set(hidden.map((e) => `${e.localName}#${e.id}.${e.className}`))].slice(0, 3).join(', ');";
/// A screen for which nothing need be left out.
const WIDE: u16 = 1920;

/// Landmarks, headings, heads of tables, and what can be filled in and pressed, a line each.
const STRUCTURE: &str = "
    const lines = [];
    const text = (e) => e.textContent.trim().replace(/\\s+/g, ' ');
    for (const e of document.querySelectorAll('header, nav, main, footer, h1, h2, h3, table, form')) {
        if (e.closest('details.menu, [hidden]')) continue;
        const tag = e.localName;
        if (/^h\\d/.test(tag)) lines.push(`  ${tag} ${text(e).replace(/ starts .*/, '')}`);
        else if (tag === 'table') lines.push(`    table ${[...e.querySelectorAll(':scope > thead th')].map(text).join(' | ')}`);
        else if (tag === 'form') lines.push(`    form ${[...e.querySelectorAll('input:not([type=hidden]), select, textarea, button')].map((f) => f.name || text(f)).filter((n, i, all) => all.indexOf(n) === i).slice(0, 12).join(' ')}`);
        else lines.push(tag);
    }
    return lines.join('\\n');";

/// Pages whose structure is held.
const HELD: [&str; 8] = [
    "/t/1/rounds/6",
    "/t/1/standings",
    "/t/1/standings/crosstable",
    "/t/1/reports/statistics",
    "/t/1/papers",
    "/p/1",
    "/p/1/standings",
    "/p/1/pictures",
];

/// The demonstration event, with its seventh round as a draft.
pub async fn demonstration(hall: &Hall) -> Arbiter {
    let ana = first_administrator(hall).await;
    ana.goes_to("/").await;
    ana.presses("form[action='/demo'] button").await;
    ana.sees(".rail").await;
    ana.goes_to("/t/1/rounds/7").await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    ana
}

#[tokio::test]
async fn every_page_fits_every_screen_and_can_be_heard() {
    let Some(hall) = Hall::open() else { return };
    let ana = demonstration(&hall).await;
    let mut faults = Vec::new();
    for page in PAGES {
        ana.has_screen(360, 780).await;
        ana.goes_to(page).await;
        for width in [360, 390, 768, 1200, WIDE, 3840] {
            ana.has_screen(width, 900).await;
            let wider = ana.runs(WIDER).await;
            if wider != "" {
                faults.push(format!("{page} at {width}: {wider}"));
            }
            if width == WIDE {
                faults.extend(never_shown(&ana, page).await);
            }
            if width == 360 {
                let small = ana.runs(TOO_SMALL).await;
                if small != "" {
                    faults.push(format!("{page}, too small for a finger: {small}"));
                }
            }
        }
        let heard = ana.hears().await;
        let is_pressed = |role: &str| {
            matches!(role, "link" | "button" | "textbox" | "searchbox" | "combobox" | "checkbox" | "radio")
        };
        for one in heard.iter().filter(|one| is_pressed(&one.role) && one.name.is_empty()) {
            faults.push(format!("{page}: a {} without a name", one.role));
        }
        let count = |role: &str| heard.iter().filter(|one| one.role == role).count();
        if count("main") != 1 {
            faults.push(format!("{page}: {} main landmarks", count("main")));
        }
        let titles = ana.runs("return document.querySelectorAll('h1').length").await;
        if titles != 1 {
            faults.push(format!("{page}: {titles} titles"));
        }
    }
    ana.leaves().await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// To be read when it differs.
#[tokio::test]
async fn main_pages_have_the_structure_that_was_looked_at() {
    let Some(hall) = Hall::open() else { return };
    let ana = demonstration(&hall).await;
    ana.has_screen(1200, 900).await;
    let mut found = String::new();
    for page in HELD {
        ana.goes_to(page).await;
        let lines = ana.runs(STRUCTURE).await;
        writeln!(found, "{page}\n{}\n", lines.as_str().unwrap_or("")).expect("a String takes all");
    }
    ana.leaves().await;
    held("tests/browser/structure.txt", &found);
}

#[tokio::test]
async fn long_names_scroll_no_page_sideways() {
    let Some(hall) = Hall::open() else { return };
    let ana = demonstration(&hall).await;
    ana.has_screen(1200, 900).await;
    ana.goes_to("/new").await;
    ana.fills("input[name=name]", "Internationales Schnellschachturnier Donaudampfschifffahrtsgesellschaft").await;
    ana.presses("main button.primary").await;
    ana.sees(".rail").await;
    ana.goes_to("/t/2/players/import").await;
    let lines = (0..).zip(LONG_NAMES).map(|(index, name)| format!("{name};{}\n", 2400 - 40 * index));
    ana.fills("textarea[name=text]", &format!("Name;Rating\n{}", lines.collect::<String>())).await;
    ana.presses("button[value=look]").await;
    ana.presses("button[value=add]").await;
    ana.sees_words(".head", "6 players").await;
    ana.goes_to("/t/2/rounds/1").await;
    ana.presses("main button.primary").await;
    ana.sees(".stage-draft").await;
    let mut faults = wider(&ana, &WITH_DRAFT).await;
    ana.has_screen(1200, 900).await;
    ana.goes_to("/t/2/rounds/1").await;
    ana.presses("button[data-keys=p]").await;
    ana.sees_desk().await;
    ana.types("105").await;
    ana.sees_words("#desk-saved", "saved").await;
    faults.extend(wider(&ana, &ONCE_PUBLISHED).await);
    ana.leaves().await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a page says and does not show on the wide screen that stands before it.
async fn never_shown(ana: &Arbiter, page: &str) -> Option<String> {
    let found = ana.runs(NEVER_SHOWN).await;
    (found != "").then(|| format!("{page} never shows {found}"))
}

/// The pages that are wider than a narrow screen, with what makes them so, and what none of them shows.
async fn wider(ana: &Arbiter, pages: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for page in pages {
        ana.goes_to(page).await;
        ana.has_screen(WIDE, 900).await;
        faults.extend(never_shown(ana, page).await);
        for width in NARROW {
            ana.has_screen(width, 850).await;
            let wider = ana.runs(WIDER).await;
            if wider != "" {
                faults.push(format!("{page} at {width}: {wider}"));
            }
        }
    }
    faults
}
