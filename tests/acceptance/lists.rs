//! Questions 116 to 145: rating lists and where a rating is from.

use crate::hall::{CONFIRMED, Hall, said};
use sonneborn::desk::rating_lists::{Fetched, Imported, Job, named};
use sonneborn::desk::{Desk, now_microseconds};
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::{NationalRatings, RatingChoice};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use url::Url;

/// FIDE's combined list: standard, rapid and blitz in one file.
const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A player of that list; 0 is no rating.
fn row(id: u32, name: &str, [standard, rapid, blitz]: [u16; 3]) -> String {
    let shown = |rating: u16| if rating == 0 { String::new() } else { rating.to_string() };
    format!(
        "{id:<15}{name:<61}NOR M   {:<5}{:<5}{:<15}{:<4}{:<6}0   20 {:<6}0   20 {:<6}0   20 1990      ",
        "",
        "",
        "",
        "",
        shown(standard),
        shown(rapid),
        shown(blitz)
    )
}

const ROWS: [(u32, &str, [u16; 3]); 3] =
    [(100, "Olsen, Per", [2100, 2000, 1900]), (200, "Berg, Bo", [2050, 0, 0]), (300, "Dahl, Di", [1800, 1850, 0])];

async fn brought_in(hall: &Hall, name: &str, valid_from: &str, rows: &[(u32, &str, [u16; 3])]) {
    let lines: Vec<String> = rows.iter().map(|(id, name, ratings)| row(*id, name, *ratings)).collect();
    let file = format!("{HEADER}\r\n{}", lines.join("\r\n"));
    let fields = [("name", name), ("valid_from", valid_from), ("federation", ""), ("rate", "")];
    let sent = hall.ana.post_file("/rating-lists", &fields, ("list.txt", file.as_bytes())).await;
    assert_eq!(sent.status, 303, "{}", said(&sent.body));
    loop {
        let page = hall.ana.get("/rating-lists").await.body;
        if !page.contains("data-running") {
            assert!(page.contains(&format!("{name} {}", &valid_from[..7])), "{}", said(&page));
            return;
        }
        actix_web::rt::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// An event of a rate of play beside FIDE's list of November.
async fn at(rate: &str) -> Hall {
    let hall = Hall::of(&[("rate", rate), ("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    brought_in(&hall, "FIDE", "2026-11-01", &ROWS).await;
    hall
}

/// Adds the only player of the list who is found by a name.
async fn added(hall: &Hall, name: &str) -> PlayerData {
    let page = hall.page(&format!("/rating-list?q={name}")).await;
    let value = |field: &str| {
        let (_, rest) = page
            .split_once(&format!("name=\"{field}\" value=\""))
            .unwrap_or_else(|| panic!("{field}: {}", said(&page)));
        rest.split('"').next().expect("a quoted value").to_owned()
    };
    let (list, row) = (value("list"), value("row"));
    hall.done("/rating-list", &[("list", &list), ("row", &row)]).await;
    hall.state().players.last().expect("added").data.clone()
}

/// A rating of FIDE beside a national one by which the event is paired.
#[actix_web::test]
async fn q116_the_official_and_the_tournament_rating_are_two() {
    let hall = Hall::with(0).await;
    let fields = [("name", "Berg, Bo"), ("rating", "2100"), ("national", "2234"), ("first_round", "1")];
    hall.done("/players/new", &fields).await;
    hall.done("/settings", &settings(&[("rating_method", "NRO"), ("rating_federation", "NOR")])).await;
    let state = hall.state();
    assert_eq!(state.players[0].data.rating, Some(2100));
    assert_eq!(state.rating_points(&state.players[0].data), Some(2234));
}

fn settings<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = crate::site::five_rounds("Hall Cup").into_iter();
    kept.filter(|(name, _)| changed.iter().all(|(new, _)| new != name)).chain(changed.iter().copied()).collect()
}

#[actix_web::test]
async fn q117_a_list_of_ones_own_is_used() {
    let hall = Hall::with(0).await;
    let file = "Name;Rating;FIDE ID\r\nKlubb, Kai;1777;\r\n";
    let fields = [("name", "Club"), ("valid_from", "2026-11-01"), ("federation", "NOR"), ("rate", "")];
    let sent = hall.ana.post_file("/rating-lists", &fields, ("club.csv", file.as_bytes())).await;
    assert_eq!(sent.status, 303, "{}", said(&sent.body));
    let page = hall.ana.get("/rating-lists").await.body;
    assert!(page.contains("Klubb, Kai") || page.contains("Club"), "{}", said(&page));
}

/// Where a player has no rapid or blitz rating, the standard one is taken.
#[actix_web::test]
async fn q118_rapid_and_blitz_events_have_the_effective_ratings() {
    assert_eq!(added(&at("rapid").await, "Olsen").await.rating, Some(2000));
    assert_eq!(added(&at("rapid").await, "Berg").await.rating, Some(2050));
    assert_eq!(added(&at("blitz").await, "Olsen").await.rating, Some(1900));
}

#[actix_web::test]
async fn q119_a_list_of_known_source_is_kept_with_its_month() {
    let hall = at("standard").await;
    let page = said(&hall.ana.get("/rating-lists").await.body);
    assert!(page.contains("FIDE") && page.contains("2026-11"), "{page}");
}

#[actix_web::test]
async fn q120_a_file_of_players_from_anywhere_is_taken_too() {
    let hall = Hall::with(0).await;
    let file = "Name;Rating\r\nSomeone, S;1650\r\n";
    let looked = hall.ana.post_file("/t/1/players/import", &[], ("players.csv", file.as_bytes())).await;
    assert!(looked.status == 200 && looked.body.contains("Someone, S"), "{}", said(&looked.body));
}

#[actix_web::test]
async fn q121_standard_rapid_and_blitz_come_in_one_file() {
    for (rate, rating) in [("standard", 2100), ("rapid", 2000), ("blitz", 1900)] {
        assert_eq!(added(&at(rate).await, "Olsen").await.rating, Some(rating), "{rate}");
    }
}

/// The same file under any name.
#[actix_web::test]
async fn q122_they_are_taken_as_lists_of_unknown_source_too() {
    let hall = Hall::of(&[("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    brought_in(&hall, "Found", "2026-11-01", &ROWS).await;
    assert_eq!(added(&hall, "Olsen").await.rating_source, "Found 2026-11");
}

#[actix_web::test]
async fn q127_the_main_list_gives_the_rating() {
    let data = added(&at("standard").await, "Olsen").await;
    assert_eq!((data.rating, data.fide_id), (Some(2100), FideId::new(100)));
    assert!(data.rating_source.contains("FIDE 2026-11"), "{}", data.rating_source);
}

/// A player who has a rapid rating only.
const RAPID: [(u32, &str, [u16; 3]); 2] = [(700, "Rapid, Only", [0, 1650, 0]), (701, "Both, Ann", [1900, 1800, 0])];

async fn with_rapid_players() -> Hall {
    let hall = Hall::of(&[("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    brought_in(&hall, "FIDE", "2026-11-01", &RAPID).await;
    hall
}

fn order<'a>(lists: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let form = vec![("group", "ratings"), ("rating_method", "FIDON"), ("lists_checked", "on")];
    form.into_iter().chain(lists.iter().map(|code| ("lists", *code))).collect()
}

/// By the rate of play: standard first, in a rapid event rapid.
#[actix_web::test]
async fn q123_lists_have_an_order_by_the_rate_of_play() {
    let found = with_rapid_players().await.page("/rating-list?q=both").await;
    assert!(found.contains(">1900<") && !found.contains(">1800<"), "{}", said(&found));
    let hall = Hall::of(&[("rate", "rapid"), ("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    brought_in(&hall, "FIDE", "2026-11-01", &RAPID).await;
    assert!(hall.page("/rating-list?q=both").await.contains(">1800<"));
}

#[actix_web::test]
async fn q124_the_order_is_set() {
    let hall = with_rapid_players().await;
    hall.done("/settings", &order(&["rapid", "standard"])).await;
    assert!(hall.page("/rating-list?q=both").await.contains(">1800<"));
}

#[actix_web::test]
async fn q126_lists_are_left_out_added_and_ordered() {
    let hall = with_rapid_players().await;
    hall.done("/settings", &order(&["standard"])).await;
    assert!(!hall.page("/rating-list?q=only").await.contains("Add with 1650"), "rapid is left out");
    hall.done("/settings", &order(&["standard", "blitz", "rapid"])).await;
    assert!(hall.page("/rating-list?q=only").await.contains("Add with 1650"));
    let unread = hall.refused("/settings", &order(&["elo"])).await;
    assert!(unread.contains("is no rating list"), "{unread}");
}

#[actix_web::test]
async fn q128_where_the_main_list_has_none_the_others_are_shown() {
    let page = with_rapid_players().await.page("/rating-list?q=only").await;
    assert!(page.contains("Add with 1650"), "{}", said(&page));
}

#[actix_web::test]
async fn q129_and_one_of_them_is_picked() {
    let hall = with_rapid_players().await;
    let page = hall.page("/rating-list?q=only").await;
    let value = |field: &str| {
        let (_, rest) = page.split_once(&format!("name=\"{field}\" value=\"")).expect("a field");
        rest.split('"').next().expect("a quoted value").to_owned()
    };
    hall.done("/rating-list", &[("list", &value("list")), ("row", &value("row")), ("rating", "rapid")]).await;
    let data = hall.state().players[0].data.clone();
    assert_eq!((data.rating, data.rating_source.as_str()), (Some(1650), "FIDE 2026-11 rapid"));
}

#[actix_web::test]
async fn q130_nobody_gets_a_minimum_rating_by_itself() {
    let hall = Hall::with(0).await;
    hall.done("/players/new", &[("name", "New, N"), ("first_round", "1")]).await;
    let data = hall.state().players[0].data.clone();
    assert_eq!((data.rating, data.estimate), (None, None));
}

#[actix_web::test]
async fn q131_a_rating_is_typed() {
    assert_eq!(Hall::with(1).await.state().players[0].data.rating, Some(2490));
}

#[actix_web::test]
async fn q132_and_changed() {
    let hall = Hall::with(1).await;
    hall.done("/players/0/edit", &[&[("name", "Player01, P"), ("rating", "2477")][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.state().players[0].data.rating, Some(2477));
}

/// An event whose only player has another rating than the list.
async fn outdated() -> Hall {
    let hall = at("standard").await;
    hall.done("/players/new", &[("name", "Olsen, Per"), ("rating", "2060"), ("fide_id", "100"), ("first_round", "1")])
        .await;
    hall.done("/players/new", &[("name", "Dahl, Di"), ("rating", "1700"), ("fide_id", "300"), ("first_round", "1")])
        .await;
    hall
}

#[actix_web::test]
async fn q133_ratings_are_held_against_the_list() {
    let page = said(&outdated().await.page("/list-check").await);
    assert!(page.contains("New ratings") && page.contains("2060") && page.contains("2100"), "{page}");
}

/// A rating that is typed over has no source any more.
#[actix_web::test]
async fn q134_the_source_is_kept_and_what_was_typed_is_of_none() {
    let hall = at("standard").await;
    assert_eq!(added(&hall, "Olsen").await.rating_source, "FIDE 2026-11");
    let typed = [("name", "Olsen, Per"), ("rating", "2111"), ("rating_source", "FIDE 2026-11"), ("fide_id", "100")];
    hall.done("/players/0/edit", &[&typed[..], &CONFIRMED].concat()).await;
    assert_eq!(hall.state().players[0].data.rating_source, "");
}

/// A server that answers every request with a status and a text, and counts them.
fn giving(status: u16, text: String) -> (Url, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}/lists", listener.local_addr().expect("bound"));
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&asked);
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let (mut request, mut piece) = (Vec::new(), [0; 1024]);
            while !request.ends_with(b"\r\n\r\n") {
                match stream.read(&mut piece) {
                    Ok(read) if read > 0 => request.extend_from_slice(&piece[..read]),
                    _ => break,
                }
            }
            counted.fetch_add(1, Ordering::SeqCst);
            let head = format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", text.len());
            // Who asked may be gone.
            let _ = stream.write_all(&[head.as_bytes(), text.as_bytes()].concat());
        }
    });
    (Url::parse(&address).expect("an address"), asked)
}

/// Waits until so many were asked for, and the last one is there or told.
async fn fetched(desk: &Desk, asked: &AtomicUsize, times: usize) -> Fetched {
    loop {
        let told = desk.lists_fetched();
        if asked.load(Ordering::SeqCst) == times && !told.is_running {
            return told;
        }
        actix_web::rt::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Waits until what was fetched is imported.
async fn imported(desk: &Desk) -> Imported {
    loop {
        match desk.rating_list_job() {
            Job::Done(imported) => return imported,
            Job::Failed(why) => panic!("{why}"),
            Job::Idle | Job::ToMatch(_) | Job::Running(_) => {}
        }
        actix_web::rt::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Where the server has internet: by one press, told before, and every day where that was ticked or named at the start.
#[actix_web::test]
async fn q135_lists_are_fetched_before_they_are_a_day_old() {
    let hall = Hall::of(&[("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    let bo = hall.site.browser("Bo").await;
    let desk = &hall.site.state.desk;
    assert!(said(&hall.ana.get("/rating-lists").await.body).contains("This asks ratings.fide.com for FIDE's lists"));
    let rows: Vec<String> = ROWS.iter().map(|(id, name, ratings)| row(*id, name, *ratings)).collect();
    let (address, asked) = giving(200, format!("{HEADER}\r\n{}", rows.join("\r\n")));
    desk.fetch_lists_from(address);
    assert_eq!(asked.load(Ordering::SeqCst), 0, "nothing is asked for by itself");
    assert_eq!(bo.post("/rating-lists/fetch", &[]).await.status, 403, "for administrators");
    assert_eq!(
        hall.ana.post("/rating-lists/fetch", &[("back", "//elsewhere.example")]).await.location,
        "/rating-lists"
    );
    let told = fetched(desk, &asked, 1).await;
    assert!(told.succeeded_at.is_some() && told.failed.is_none() && !told.is_daily, "{told:?}");
    let list = imported(desk).await.list;
    assert_eq!((list.name.as_str(), list.players), ("FIDE", 3));
    assert!(said(&hall.ana.get("/rating-lists").await.body).contains("Fetched from FIDE"));
    // What is not a day old is not fetched again, but looked at as long as the program runs.
    assert_eq!(hall.ana.post("/rating-lists/fetch", &[("daily", "yes")]).await.status, 303);
    let page = said(&hall.ana.get("/rating-lists").await.body);
    assert!(desk.lists_fetched().is_daily && !page.contains("And every day"), "{page}");
}

/// At the start, where an address is named there.
#[actix_web::test]
async fn lists_are_fetched_at_once_where_they_are_fetched_daily() {
    let hall = Hall::of(&[("start", "2026-11-20"), ("end", "2026-11-22")], 0).await;
    let desk = &hall.site.state.desk;
    let (address, asked) = giving(200, format!("{HEADER}\r\n{}", row(ROWS[0].0, ROWS[0].1, ROWS[0].2)));
    desk.fetch_lists_from(address);
    desk.fetch_lists_daily();
    assert!(fetched(desk, &asked, 1).await.succeeded_at.is_some());
    assert_eq!(imported(desk).await.list.players, 1);
}

#[actix_web::test]
async fn a_list_that_is_not_given_is_told_and_the_old_one_stays() {
    let hall = at("standard").await;
    let (address, asked) = giving(503, "busy".into());
    let desk = &hall.site.state.desk;
    desk.fetch_lists_from(address);
    desk.fetch_lists_now();
    let told = fetched(desk, &asked, 1).await;
    assert!(told.succeeded_at.is_none() && told.failed.is_some(), "{told:?}");
    let page = said(&hall.ana.get("/rating-lists").await.body);
    assert!(page.contains("not fetched") && page.contains("FIDE 2026-11"), "{page}");
}

/// One file of FIDE has the three lists.
#[actix_web::test]
async fn q136_all_lists_come_by_one_press() {
    let hall = at("standard").await;
    for (rate, rating) in [("rapid", ">2000<"), ("blitz", ">1900<")] {
        hall.done("/settings", &order(&[rate])).await;
        assert!(hall.page("/rating-list?q=olsen").await.contains(rating), "{rate}");
    }
}

/// Now tells of players who differ, or not.
#[actix_web::test]
async fn q138_checks_are_switched_on_and_off() {
    let hall = outdated().await;
    hall.page("/list-check").await;
    let told = "differ";
    assert!(said(&hall.page("").await).contains(told));
    let off = [("group", "ratings"), ("rating_method", "FIDON"), ("lists", "standard")];
    hall.done("/settings", &off).await;
    assert!(!said(&hall.page("").await).contains("from the rating list"));
}

/// The list that was in force when the event began, not a later one.
#[actix_web::test]
async fn q137_it_is_the_list_of_the_start() {
    let hall = outdated().await;
    brought_in(&hall, "FIDE", "2026-12-01", &[(100, "Olsen, Per", [2222, 0, 0])]).await;
    let page = said(&hall.page("/list-check").await);
    assert!(page.contains("2100") && !page.contains("2222"), "{page}");
}

#[actix_web::test]
async fn q140_the_check_is_made_on_request() {
    let page = outdated().await.page("/players").await;
    assert!(page.contains("/list-check"), "the way to it");
}

/// A list that nobody brought up to date for days is told before anything is held against it.
#[actix_web::test]
async fn q141_the_check_asks_whether_the_list_is_of_today() {
    const DAY_US: i64 = 24 * 60 * 60 * 1_000_000;
    let hall = outdated().await;
    let told = "Bring the lists up to date before you check";
    assert!(!said(&hall.page("/list-check").await).contains(told), "brought in just now");
    let store = hall.site.state.desk.store();
    let list = store.rating_lists().expect("readable")[0].clone();
    let block = store.rating_list_block(list.id).expect("readable");
    let long_ago = now_microseconds() - 3 * DAY_US;
    store.keep_rating_list(&named("FIDE 2026-11"), 3, &block, long_ago).expect("kept");
    let page = said(&hall.page("/list-check").await);
    assert!(page.contains(told) && page.contains("3 days ago"), "{page}");
    assert!(page.contains("This asks ratings.fide.com"), "the button is there: {page}");
}

#[actix_web::test]
async fn q142_who_is_affected_is_told() {
    let page = said(&outdated().await.page("/list-check").await);
    assert!(page.contains("Olsen, Per") && page.contains("Dahl, Di"), "{page}");
}

#[actix_web::test]
async fn q143_no_rating_changes_by_itself() {
    let hall = outdated().await;
    hall.page("/list-check").await;
    let ratings: Vec<_> = hall.state().players.iter().map(|player| player.data.rating).collect();
    assert_eq!(ratings, [Some(2060), Some(1700)]);
}

#[actix_web::test]
async fn q144_a_part_of_the_changes_is_taken_over() {
    let hall = outdated().await;
    let page = hall.page("/list-check").await;
    let list = hall.site.state.desk.store().rating_lists().expect("readable")[0].id.to_string();
    let (_, rest) = page.split_once("value=\"rating-0-").expect("the change of the first");
    let key = format!("rating-0-{}", rest.split('"').next().expect("a quoted key"));
    hall.done("/list-check", &[("list", &list), ("accept", &key)]).await;
    let ratings: Vec<_> = hall.state().players.iter().map(|player| player.data.rating).collect();
    assert_eq!(ratings, [Some(2100), Some(1700)]);
}

#[actix_web::test]
async fn q145_the_six_methods_are_known() {
    for choice in RatingChoice::ALL {
        let hall = Hall::with(0).await;
        hall.done("/settings", &settings(&[("rating_method", choice.code()), ("rating_federation", "NOR")])).await;
        let expected = NationalRatings { federation: "NOR".into(), choice };
        assert_eq!(hall.state().regulations.national_ratings, Some(expected));
    }
    let codes = RatingChoice::ALL.map(RatingChoice::code);
    for code in ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "OTHER"] {
        assert!(codes.contains(&code), "{code}");
    }
}
