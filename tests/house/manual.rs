//! The manual from outside: every page has its chapter, no link is dead, every command is named, each language says the same.

use crate::common::skipped;
use crate::site::{Browser, Site};
use crate::words::PAIRS;
use sonneborn::manual::Chapter;
use sonneborn::site;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The languages that the manual is written in.
const LANGUAGES: [&str; 7] = ["en", "de", "es", "fr", "ru", "zh-Hans", "zh-Hant"];
/// What a browser gets from the pages' folder that is no page.
const NO_PAGES: [&str; 10] = [
    "/computer/qr.svg",
    "/p/sw.js",
    "/p/{tournament}/check-in/qr.svg",
    "/p/{tournament}/leaders.png",
    "/p/{tournament}/live",
    "/p/{tournament}/me/card",
    "/p/{tournament}/qr.svg",
    "/p/{tournament}/screen-picture",
    "/standby/qr.svg",
    "/t/{tournament}/live",
];
/// The most bytes of a picture.
const LARGEST_PICTURE: u64 = 60_000;

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What stands between two marks, wherever they are.
fn between<'a>(text: &'a str, before: &str, after: char) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

/// The text of a chapter as it is written.
fn written(language: &str, chapter: Chapter) -> String {
    let file = format!("src/manual/texts/{language}/{:02}-{}.md", chapter.number(), chapter.code());
    fs::read_to_string(project(&file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

async fn reads(browser: &Browser, language: &str, chapter: Chapter) -> String {
    let page = browser.get(&format!("/manual/{}?lang={language}", chapter.code())).await;
    assert_eq!(page.status, 200, "{language} {}", chapter.code());
    page.body
}

#[test]
fn every_route_of_the_pages_has_its_chapter() {
    // What programs ask for has no page.
    let is_page = |path: &str| {
        let programs = ["/api", "/static/", "/robots.txt", "/sitemap.xml", "/oembed", "/health", "/metrics"];
        !programs.iter().any(|program| path.starts_with(program))
    };
    let routes = || site::all().iter().filter(|route| is_page(&route.path));
    assert!(routes().count() > 100, "only {} routes were found", routes().count());
    for route in routes() {
        let is_none = NO_PAGES.contains(&route.path.as_str());
        assert_eq!(route.chapter.is_none(), is_none, "{} has no chapter, or needs none", route.path);
    }
}

#[actix_web::test]
async fn help_opens_the_chapter_of_the_page() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let event = ana.new_tournament("Arad Open").await;
    for (path, slug) in [
        ("/".to_owned(), "start"),
        (event.clone(), "swiss"),
        (format!("{event}/players"), "players"),
        (format!("{event}/players/check-in"), "check-in"),
        (format!("{event}/rounds/1"), "results"),
        (format!("{event}/standings"), "standings"),
        (format!("{event}/journal"), "undo"),
        (format!("{event}/claims"), "claims"),
        (format!("{event}/members"), "people"),
        ("/rating-lists".to_owned(), "players"),
        ("/audit".to_owned(), "files"),
        ("/manual/teams".to_owned(), "teams"),
        ("/no-such-page".to_owned(), "trouble"),
    ] {
        let page = ana.get(&path).await;
        let help = between(&page.body, "class=\"help\" href=\"/manual/", '"');
        assert_eq!(help, [slug], "{path}");
        assert!(page.body.contains("data-keys=\"F1\""), "{path}");
    }
    ana.post(&format!("{event}/members"), &[("do", "public"), ("public", "on")]).await;
    let public = site.stranger().get(&event.replace("/t/", "/p/")).await;
    assert!(public.status == 200 && public.body.contains("href=\"/manual/public\""), "{}", public.body);
}

/// Without a log-in: every link leads somewhere, to the heading that it names, and every picture is there.
#[actix_web::test]
async fn no_link_of_the_manual_is_dead() {
    let site = Site::new();
    let reader = site.stranger();
    for language in LANGUAGES {
        let mut pages = Vec::new();
        for chapter in Chapter::ALL {
            pages.push((chapter, reads(&reader, language, chapter).await));
        }
        for (chapter, page) in &pages {
            let article = page.split("<article").nth(1).and_then(|rest| rest.split("</article>").next());
            let article = article.expect("a chapter has its text");
            assert!(!article.contains("**"), "{language} {}: a mark of Markdown is seen", chapter.code());
            for link in between(article, "href=\"", '"') {
                let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
                let place = format!("{language}: {} links to {link}", chapter.code());
                if path.starts_with('/') {
                    assert_ne!(reader.get(path).await.status, 404, "{place}");
                    continue;
                }
                let slug = if path.is_empty() { chapter.code() } else { path };
                let (_, there) = pages.iter().find(|(other, _)| other.code() == slug).expect(&place);
                assert!(anchor.is_empty() || there.contains(&format!("id=\"{anchor}\"")), "{place}");
            }
            for picture in between(article, "src=\"", '"') {
                let found = reader.get(picture).await;
                assert!(found.status == 200 && found.content_type == "image/png", "{language}: {picture}");
                let file = project(&picture.replace("/manual/pictures/", "src/manual/texts/"));
                assert!(fs::metadata(file).expect("kept").len() <= LARGEST_PICTURE, "{picture} is too large");
            }
        }
    }
}

#[actix_web::test]
async fn the_contents_lead_to_every_chapter_and_a_chapter_to_its_neighbours() {
    let site = Site::new();
    let reader = site.stranger();
    let contents = reader.get("/manual").await.body;
    for chapter in Chapter::ALL {
        assert!(contents.contains(&format!("href=\"/manual/{}\"", chapter.code())), "{}", chapter.code());
        let page = reads(&reader, "en", chapter).await;
        let turn = |rel: &str, to: Option<Chapter>| {
            let link = to.map(|to| format!("href=\"/manual/{}\" rel=\"{rel}\"", to.code()));
            assert_eq!(page.contains(&format!("rel=\"{rel}\"")), link.is_some());
            assert!(link.is_none_or(|link| page.contains(&link)), "{}: {rel}", chapter.code());
        };
        turn("prev", chapter.previous());
        turn("next", chapter.next());
    }
}

/// The same headings to link to, the same tables of the program and the same pictures, and no chapter that is only begun.
#[test]
fn each_language_says_the_same() {
    let shape = |text: &str| -> Vec<String> {
        let heading = |line: &str| line.split_once("{#").map(|(_, anchor)| anchor.trim_end_matches('}').to_owned());
        let lines = text.lines().filter(|line| {
            line.starts_with("{{")
                || line.starts_with("## ")
                || line.starts_with("![")
                || line.starts_with("| ")
                || line.starts_with("- ")
        });
        lines
            .map(|line| match line {
                line if line.starts_with("{{") => line.to_owned(),
                line if line.starts_with("![") => line.split("](").nth(1).unwrap_or_default().to_owned(),
                line if line.starts_with("| ") => format!("{} cells", line.matches(" |").count()),
                line if line.starts_with("- ") => "point".to_owned(),
                line => heading(line).unwrap_or_else(|| panic!("{line} has no anchor")),
            })
            .collect()
    };
    for chapter in Chapter::ALL {
        let english = written("en", chapter);
        for language in LANGUAGES {
            let text = written(language, chapter);
            assert_eq!(shape(&text), shape(&english), "{language} {}", chapter.code());
            assert!(text.starts_with("# "), "{language} {}", chapter.code());
        }
    }
}

#[test]
fn each_chinese_manual_keeps_to_its_script() {
    let letters: Vec<char> = PAIRS.chars().filter(|letter| !letter.is_whitespace()).collect();
    let side = |index: usize| -> BTreeSet<char> { letters.chunks(2).map(|pair| pair[index]).collect() };
    for (language, other) in [("zh-Hans", side(1)), ("zh-Hant", side(0))] {
        for chapter in Chapter::ALL {
            // Examples of what a table of players says are in both scripts everywhere.
            let text: String = written(language, chapter).lines().filter(|line| !line.contains("Born")).collect();
            let foreign: String = text.chars().filter(|letter| other.contains(letter)).collect();
            assert_eq!(foreign, "", "the other script in {language} {}", chapter.code());
        }
    }
}

/// The manual never says that FIDE has accepted the program, and says that it has not.
#[test]
fn nothing_is_claimed_of_fide() {
    assert!(written("en", Chapter::Swiss).contains("not accepted or endorsed by FIDE"));
    for chapter in Chapter::ALL {
        let text = written("en", chapter);
        for line in text.lines().filter(|line| line.contains("endorse") || line.contains("accepted by FIDE")) {
            assert!(line.contains("not"), "{line}");
        }
    }
}

fn sonneborn(arguments: &[&str]) -> Vec<u8> {
    let done = Command::new(env!("CARGO_BIN_EXE_sonneborn")).args(arguments).output().expect("the program starts");
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    done.stdout
}

/// Also in the reader's language on a page, whatever language the server's own is.
#[actix_web::test]
async fn every_command_is_in_the_manual() {
    let help = String::from_utf8(sonneborn(&["--lang", "en", "--help"])).expect("UTF-8");
    let listed = help.split("Commands:").nth(1).and_then(|rest| rest.split("Options:").next()).expect("a list");
    let names: Vec<&str> = listed
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.len() > 15, "{names:?}");
    for language in LANGUAGES {
        let text = String::from_utf8(sonneborn(&["--lang", language, "manual"])).expect("UTF-8");
        let site = Site::new();
        let page = reads(&site.stranger(), language, Chapter::Commands).await;
        for name in &names {
            assert!(text.contains(&format!("### sonneborn {name} ")), "{language}: {name}");
            assert!(page.contains(&format!("id=\"sonneborn-{name}\"")), "{language}: {name}");
        }
        assert!(text.contains("--backup-dir") && page.contains("--backup-dir"));
    }
    let page = reads(&Site::new().stranger(), "zh-Hans", Chapter::Commands).await;
    assert!(page.contains("为忘记密码的账户打印一次性链接"), "the help is in the reader's language");
}

/// What the program has as keys, the manual names.
#[actix_web::test]
async fn the_keys_of_the_sections_are_in_the_manual() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let event = ana.new_tournament("Arad Open").await;
    let page = ana.get(&event).await.body;
    let rail = page.split("class=\"rail\"").nth(1).expect("a rail");
    let keys: BTreeSet<&str> =
        between(rail.split("</nav>").next().expect("its end"), "data-key=\"", '"').into_iter().collect();
    assert_eq!(keys.len(), 9);
    let results = fs::read_to_string(project("static/key-maps.js")).expect("reads");
    let maps = between(&results, "\": { white: \"", '"').len();
    for language in LANGUAGES {
        let text = written(language, Chapter::Start);
        for key in &keys {
            assert!(text.contains(&format!("`g` `{key}`")), "{language}: g {key}");
        }
        let text = written(language, Chapter::Results);
        let head = text.lines().find(|line| line.starts_with("| |")).expect("the table of keys");
        assert_eq!(head.matches('|').count() - 2, maps, "{language}");
    }
}

/// The page numbers of the contents are those on which the chapters begin.
#[test]
fn the_pdf_has_every_chapter_where_its_contents_say() {
    let folder = tempfile::tempdir().expect("a folder");
    for language in LANGUAGES {
        let file = folder.path().join(format!("{language}.pdf"));
        sonneborn(&["--lang", language, "manual", "--pdf", &file.display().to_string()]);
        let pdf = fs::read(&file).expect("written");
        assert!(pdf.starts_with(b"%PDF"));
        let pictures =
            Chapter::ALL.map(|chapter| written(language, chapter).matches("![").count()).iter().sum::<usize>();
        assert_eq!(String::from_utf8_lossy(&pdf).matches("/Subtype/Image").count(), pictures, "{language}");
        let Ok(read) = Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output() else {
            return skipped("pdftotext (poppler-utils) is not installed");
        };
        let text = String::from_utf8(read.stdout).expect("UTF-8");
        let pages: Vec<&str> = text.split('\x0c').collect();
        for chapter in Chapter::ALL {
            let title = written(language, chapter).lines().next().expect("a title")[2..].to_owned();
            let line =
                pages[0].lines().find(|line| line.contains(&title)).unwrap_or_else(|| panic!("{title}: {}", pages[0]));
            let page: usize = line.split_whitespace().last().and_then(|page| page.parse().ok()).expect("a number");
            let head = pages[page - 1].lines().find(|line| !line.trim().is_empty()).expect("a head");
            assert_eq!(head.trim(), format!("{} {title}", chapter.number()), "{language}");
        }
    }
}
