//! Questions 47 to 56: files of other programs.

use crate::hall::{printed, said};
use crate::site::{Page, Site};
use sonneborn::tournament::mode::Mode;

/// Four players, two rounds, in the form of 2006: no records but those of the header and of players.
const OLD: &str = "\
012 Evening Cup
022 Bergen
032 NOR
042 2026/03/01
052 2026/03/02
062 4
092 Individual: Swiss-System
102 Berg, Per
132                                                                                        26/03/01  26/03/02
001    1      Adams, Ann                        2400 NOR                         2.0    1     3 w 1     2 b 1
001    2      Baker, Bob                        2300 NOR                         1.0    2     4 b 1     1 w 0
001    3      Clark, Cid                        2200 NOR                         1.0    3     1 b 0     4 w 1
001    4      Davis, Dan                        2100 NOR                         0.0    4     2 w 0     3 b 0
";

async fn sent(site: &Site, text: &str, fields: &[(&str, &str)]) -> Page {
    site.browser("Ana").await.post_file("/import", fields, ("cup.trf", text.as_bytes())).await
}

async fn looked(text: &str) -> String {
    let page = sent(&Site::new(), text, &[("do", "look")]).await;
    assert_eq!(page.status, 200, "{}", page.body);
    said(&page.body)
}

#[actix_web::test]
async fn q047_files_of_trf06_are_read() {
    let site = Site::new();
    let made = sent(&site, OLD, &[("do", "make")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let state = site.state.desk.live(1).expect("readable").expect("there").journal().state().clone();
    assert_eq!((state.players.len(), state.rounds.len(), state.details.name.as_str()), (4, 2, "Evening Cup"));
}

/// What such a file does not say and what is supposed instead.
#[actix_web::test]
async fn q048_every_supposition_about_trf06_is_told() {
    let page = looked(OLD).await;
    for told in ["number of rounds", "tie-breaks", "initial colour"] {
        assert!(page.to_lowercase().contains(told), "{told}: {page}");
    }
}

fn of_2016() -> String {
    OLD.replace("132  ", "XXR 3\nXXC white1\n132  ")
}

#[actix_web::test]
async fn q049_files_of_trf16_are_read() {
    let site = Site::new();
    assert_eq!(sent(&site, &of_2016(), &[("do", "make")]).await.status, 303);
    let state = site.state.desk.live(1).expect("readable").expect("there").journal().state().clone();
    assert_eq!((state.regulations.rounds, state.rounds.len()), (3, 2));
}

#[actix_web::test]
async fn q050_every_supposition_about_trf16_is_told() {
    let page = looked(&of_2016()).await.to_lowercase();
    assert!(page.contains("tie-breaks") && !page.contains("initial colour: round"), "{page}");
}

/// A rating that is none is left out: the event can be made without it.
#[actix_web::test]
async fn q051_what_a_defective_file_says_otherwise_is_read() {
    let site = Site::new();
    assert_eq!(sent(&site, &OLD.replace("2300 NOR", "2x00 NOR"), &[("do", "make")]).await.status, 303);
    let state = site.state.desk.live(1).expect("readable").expect("there").journal().state().clone();
    let ratings: Vec<_> = state.players.iter().map(|player| player.data.rating).collect();
    assert_eq!(ratings, [Some(2400), None, Some(2200), Some(2100)]);
}

#[actix_web::test]
async fn q052_and_what_was_left_out_is_told() {
    let page = looked(&OLD.replace("2300 NOR", "2x00 NOR")).await;
    assert!(page.contains("2x00"), "{page}");
}

/// An opponent who is not there, a game that the other side does not know, a line twice.
#[actix_web::test]
async fn q053_a_file_that_cannot_be_read_is_refused_with_each_place() {
    for (from, to, line) in [
        ("   3 w 1     2 b 1", "   9 w 1     2 b 1", "Line 10"),
        ("   1 b 0     4 w 1", "   1 b 1     4 w 1", "ine 1"),
        ("001    4", "001    3", "Line 13"),
    ] {
        let page = sent(&Site::new(), &OLD.replace(from, to), &[("do", "make")]).await;
        assert_eq!(page.status, 400, "{to}");
        assert!(said(&page.body).contains(line), "{to}: {}", said(&page.body));
    }
}

/// A file in which the first round is not the engine's.
fn folded() -> String {
    OLD.replace("3 w 1     2 b 1", "4 w 1     2 b 1")
        .replace("4 b 1     1 w 0", "3 b 1     1 w 0")
        .replace("1 b 0     4 w 1", "2 w 0     4 w 1")
        .replace("2 w 0     3 b 0", "1 b 0     3 b 0")
}

#[actix_web::test]
async fn q054_the_rounds_of_a_file_are_checked() {
    assert!(looked(OLD).await.contains("All 2 rounds"), "{}", looked(OLD).await);
    let page = looked(&folded()).await;
    assert!(page.contains("0 of 2") || page.contains("1 of 2"), "{page}");
}

#[actix_web::test]
async fn q055_where_they_break_the_rules_it_is_asked_and_told_in_the_report() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let send = async |text: &str, fields: &[(&str, &str)]| {
        ana.post_file("/import", fields, ("cup.trf", text.as_bytes())).await
    };
    // What is as the engine pairs it is not asked about.
    let made = send(OLD, &[("do", "make")]).await;
    assert_eq!(made.location, "/t/1", "{}", said(&made.body));
    let asked = send(&folded(), &[("do", "make")]).await;
    assert!(asked.location.is_empty() && asked.body.contains("name=\"confirmed\""), "{}", said(&asked.body));
    assert!(site.state.desk.live(2).expect("readable").is_none(), "nothing is made before the answer");
    let made = send(&folded(), &[("do", "make"), ("confirmed", "yes")]).await;
    assert_eq!(made.location, "/t/2", "{}", said(&made.body));
    let report = ana.get("/t/2/reports/report.trf").await.body;
    assert!(report.lines().any(|line| line.starts_with("### Import @ Round 1: ")), "{report}");
    let report = ana.get("/t/1/reports/report.trf").await.body;
    assert!(!report.contains("### Import @ Round 1: "), "{report}");
}

#[actix_web::test]
async fn q056_the_event_is_in_fide_mode_after_an_import() {
    let site = Site::new();
    assert_eq!(sent(&site, OLD, &[("do", "make")]).await.status, 303);
    assert_eq!(site.state.desk.live(1).expect("readable").expect("there").journal().state().mode(), Mode::Fide);
}

/// The command line makes of a file what the pages make of the event that came from it.
#[actix_web::test]
async fn the_command_line_makes_the_files_of_the_pages() {
    let ana = Site::new().browser("Ana").await;
    let made = ana.post_file("/import", &[("do", "make")], ("cup.trf", OLD.as_bytes())).await;
    assert_eq!(made.status, 303, "{}", said(&made.body));
    let folder = tempfile::tempdir().expect("a folder");
    let cup = folder.path().join("cup.trf");
    std::fs::write(&cup, OLD).expect("written");
    for (path, name) in [
        ("/reports/report.trf", "report.trf"),
        ("/reports/rating.trf", "rating.trf"),
        ("/papers/swiss-manager.csv", "swiss-manager.csv"),
    ] {
        let page = ana.get(&format!("/t/1{path}")).await;
        assert_eq!(page.status, 200, "{}", page.body);
        let made = printed(&["--lang", "en", "export", cup.to_str().expect("UTF-8"), "--as", name]);
        assert_eq!(made, page.body, "{name}");
    }
}
