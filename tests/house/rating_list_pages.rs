//! Rating lists over HTTP: the upload with what stands against a file, a national list's columns, and an event's players
//! checked against a list, each difference accepted or left.

use crate::rating_lists::{HEADER, NATIONAL, XML, list, row};
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::i18n::{Lang, rating_lists as words};
use sonneborn::tournament::acts::{Act, RegisterPlayers};
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::player::{Birth, Gender, PlayerData, Title};
use std::io::Write;

const FIELDS: [(&str, &str); 4] = [("name", "FIDE"), ("valid_from", "2026-11-01"), ("federation", ""), ("rate", "")];

async fn upload(browser: &Browser, name: &str, content: &[u8]) -> Page {
    browser.post_file("/rating-lists", &FIELDS, (name, content)).await
}

/// The page when nothing is being imported any more.
async fn ended(browser: &Browser) -> String {
    loop {
        let page = browser.get("/rating-lists").await.body;
        if !page.contains("data-running") {
            return page;
        }
        actix_web::rt::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

fn zipped(content: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("players_list.txt", zip::write::SimpleFileOptions::default()).expect("started");
    zip.write_all(content).expect("written");
    zip.finish().expect("finished").into_inner()
}

#[actix_web::test]
async fn text_zip_and_xml_are_taken_and_told() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let text = list();
    for (name, content, told) in [
        ("list.txt", text.as_bytes(), "FIDE 2026-11 is imported: 2 players."),
        ("list.zip", &zipped(text.as_bytes()), "FIDE 2026-11 is imported: 2 players."),
        ("list.xml", XML.as_bytes(), "FIDE 2026-11 is imported: 1 player."),
    ] {
        let sent = upload(&chief, name, content).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{name}: {}", sent.body);
        let page = ended(&chief).await;
        assert!(page.contains(told), "{name}: {page}");
        if !name.ends_with("xml") {
            assert!(page.contains("Lines that are no player: 1 (the first: 4)"), "{name}: {page}");
        }
    }
}

#[actix_web::test]
async fn a_broken_file_is_told_with_its_place_and_leaves_the_old_list() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let wrong = "<playerslist>\n<player>\n<fideid>1</fideid>\n  </wrong>\n</playerslist>";
    let single = HEADER.replace("SRtng SGm SK RRtng RGm Rk BRtng BGm BK", "NOV26 Gms K");
    let archive = zipped(list().as_bytes());
    for (name, content, told) in [
        ("wrong.xml", wrong.as_bytes(), "Line 4, column 3"),
        ("cut.xml", &XML.as_bytes()[..XML.len() - 20], "the XML breaks off or is damaged"),
        ("noise.txt", b"ID Number of nothing\nx".as_slice(), "no column"),
        ("one rate.txt", single.as_bytes(), "choose its rate"),
        ("header.txt", HEADER.as_bytes(), "There is no player in the file."),
        ("cut.zip", &archive[..archive.len() / 2], "The archive cannot be opened"),
    ] {
        // What the beginning shows is answered at once, the rest when the import has come to it.
        let page = format!("{}{}", upload(&chief, name, content).await.body, ended(&chief).await);
        assert!(page.contains("role=\"alert\"") && page.contains(told), "{name}: {page}");
        assert!(page.contains("Nothing was imported; the lists are as before."), "{name}: {page}");
        let kept = site.state.desk.store().rating_lists().expect("readable");
        assert_eq!((kept.len(), kept[0].players), (1, 2), "{name}");
    }
    let nothing = upload(&chief, "", b"").await;
    assert!(nothing.body.contains("Choose a file."), "{}", nothing.body);
}

#[actix_web::test]
async fn a_connection_that_breaks_leaves_the_old_list_and_no_file() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let token = chief.get("/").await.token();
    let part = |disposition: &str, content: &str| {
        format!("--b\r\nContent-Disposition: form-data; {disposition}\r\n\r\n{content}")
    };
    let body = format!(
        "{}\r\n{}",
        part("name=\"csrf\"", &token),
        part("name=\"file\"; filename=\"list.txt\"", &[HEADER, &row(300, "New, Nina", "GER", 2000)].join("\r\n"))
    );
    let broken = chief.post_raw("/rating-lists", "multipart/form-data; boundary=b", body.into_bytes()).await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST, "{}", broken.body);
    let kept = site.state.desk.store().rating_lists().expect("readable");
    assert_eq!((kept.len(), kept[0].players), (1, 2));
    assert_eq!(site.state.desk.sweep_uploads().expect("the folder is listed"), 0, "nothing is left lying");
}

#[actix_web::test]
async fn lists_are_the_administrators_and_a_file_needs_the_sessions_token() {
    let site = Site::new();
    let (chief, guest) = (site.browser("Ana").await, site.browser("Ivo").await);
    assert_eq!(guest.get("/rating-lists").await.status, StatusCode::FORBIDDEN);
    assert_eq!(upload(&guest, "list.txt", list().as_bytes()).await.status, StatusCode::FORBIDDEN);
    let body = "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\nstale\r\n--b\r\nContent-Disposition: form-data; \
                name=\"file\"; filename=\"x.txt\"\r\n\r\nx\r\n--b--\r\n";
    let stale = chief.post_raw("/rating-lists", "multipart/form-data; boundary=b", body.into()).await;
    assert!(stale.status.is_client_error(), "{}", stale.status);
    assert!(site.state.desk.store().rating_lists().expect("readable").is_empty());
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let id = site.state.desk.store().rating_lists().expect("readable")[0].id.to_string();
    assert_eq!(guest.post("/rating-lists/delete", &[("list", &id)]).await.status, StatusCode::FORBIDDEN);
    chief.post("/rating-lists/delete", &[("list", &id)]).await;
    assert!(ended(&chief).await.contains("There is no rating list yet."));
}

#[actix_web::test]
async fn a_national_lists_columns_are_matched_on_the_page_and_kept() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let fields = [("name", "DWZ"), ("valid_from", "2026-11-01"), ("federation", "ger"), ("rate", "")];
    chief.post_file("/rating-lists", &fields, ("dwz.csv", NATIONAL.as_bytes())).await;
    let page = ended(&chief).await;
    assert!(page.contains("DWZ: which column is what?") && page.contains("王小明"), "{page}");
    // National number, name, national rating, FIDE ID, birth: as the menus number them.
    let numbers = menu_numbers(&page, &["National ID", "Name", "National rating", "FIDE ID", "Date of birth"]);
    let columns: Vec<(&str, &str)> = numbers.iter().map(|number| ("column", number.as_str())).collect();
    chief.post("/rating-lists/columns", &[&[("header", "yes")][..], &columns].concat()).await;
    let page = ended(&chief).await;
    assert!(page.contains("DWZ 2026-11 is imported: 2 players."), "{page}");
    let later = [("name", "DWZ"), ("valid_from", "2026-12-01"), ("federation", "ger"), ("rate", "")];
    chief.post_file("/rating-lists", &later, ("dwz.csv", NATIONAL.as_bytes())).await;
    assert!(ended(&chief).await.contains("DWZ 2026-12 is imported: 2 players."), "the columns are not asked for again");
}

/// The values by which the menu of columns sends these meanings.
fn menu_numbers(page: &str, meanings: &[&str]) -> Vec<String> {
    let of = |meaning: &&str| {
        let (before, _) =
            page.split_once(&format!(">{meaning}</option>")).unwrap_or_else(|| panic!("{meaning}: {page}"));
        let (_, option) = before.rsplit_once("<option value=\"").expect("an option");
        option.split('"').next().expect("a quoted number").to_owned()
    };
    meanings.iter().map(of).collect()
}

/// An event whose players differ from the list: a rating, a title, a federation; one twice; one without an ID.
async fn event(site: &Site, chief: &Browser) -> String {
    let event = chief.new_tournament("Hall Cup").await;
    let kovac = PlayerData {
        name: "Kovac, Ivo".into(),
        title: Some(Title::Fm),
        gender: Some(Gender::Male),
        birth: Some(Birth { year: 1990, month_day: None }),
        federation: "CRO".into(),
        fide_id: FideId::new(100),
        rating: Some(2050),
        rating_source: "typed".into(),
        k: Some(20),
        ..PlayerData::default()
    };
    let players = vec![
        kovac.clone(),
        PlayerData {
            title: None,
            fide_id: FideId::new(200),
            name: "Olsen, Per".into(),
            federation: "DEN".into(),
            rating: Some(2399),
            ..kovac.clone()
        },
        PlayerData { rating: Some(2100), ..kovac },
    ];
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() });
    let id = event.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a number");
    let attempt = Attempt { confirmed: true, ..Attempt::of(act) };
    site.state.desk.perform(id, &Actor::default(), &attempt).expect("registered");
    event
}

fn data(site: &Site, player: u32) -> PlayerData {
    let live = site.state.desk.live(1).expect("readable").expect("founded");
    live.journal().state().player(PlayerId(player)).expect("registered").data.clone()
}

#[actix_web::test]
async fn each_difference_to_the_list_is_accepted_or_left() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = event(&site, &chief).await;
    let path = format!("{event}/list-check");
    assert!(chief.get(&path).await.body.contains("There is no rating list yet."));
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let page = chief.get(&path).await.body;
    for heading in ["New ratings", "Titles", "Transfers", "Twice in the event"] {
        assert!(page.contains(heading), "{heading}: {page}");
    }
    let list = site.state.desk.store().rating_lists().expect("readable")[0].id.to_string();
    let key = |kind: &str, player: u32| {
        let start = format!("value=\"{kind}-{player}-");
        let (_, rest) = page.split_once(&start).unwrap_or_else(|| panic!("no {start}: {page}"));
        format!("{kind}-{player}-{}", rest.split('"').next().expect("a quoted key"))
    };
    // The title is accepted, then the rating; the transfer is left.
    for (kind, player) in [("title", 1), ("rating", 0)] {
        let done = chief.post(&path, &[("list", &list), ("accept", &key(kind, player))]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        assert!(chief.get(&done.location).await.body.contains("Accepted: 1."), "{kind}");
    }
    let (kovac, olsen) = (data(&site, 0), data(&site, 1));
    assert_eq!((kovac.rating, kovac.rating_source.as_str()), (Some(2100), "FIDE 2026-11"));
    assert_eq!((olsen.title, olsen.federation.as_str()), (Some(Title::Fm), "DEN"));
    let page = chief.get(&path).await.body;
    assert!(page.contains("Transfers") && !page.contains("New ratings") && !page.contains("Titles"), "{page}");
    assert!(!page.contains("value=\"twice-"), "which of two entries goes is for the arbiter's own look");
    let all = chief.post(&path, &[("list", &list), ("all", "federation")]).await;
    assert_eq!(all.status, StatusCode::SEE_OTHER, "{}", all.body);
    assert_eq!(data(&site, 1).federation, "NOR");
    // What was not registered is taken over together too; an ID is chosen one by one.
    let sexes = chief.post(&path, &[("list", &list), ("all", "sex")]).await;
    assert_eq!(sexes.status, StatusCode::SEE_OTHER, "{}", sexes.body);
    assert!(!chief.post(&path, &[("list", &list), ("all", "missing-id")]).await.status.is_redirection());
    let journal = chief.get(&format!("{event}/journal")).await.body;
    assert!(journal.contains("rating list of FIDE 2026-11"), "{journal}");
    let player = chief.get(&format!("{event}/players/0")).await.body;
    assert!(player.contains("FIDE 2026-11"), "the player's page says from which list their rating is");
}

/// An event that does not say when it begins is held against the list of today, not against one that is to come.
#[actix_web::test]
async fn a_list_that_is_not_in_force_yet_is_not_the_events() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = event(&site, &chief).await;
    for (name, from) in [("Now", "2020-01-01"), ("Later", "2090-01-01")] {
        let fields = [("name", name), ("valid_from", from), ("federation", ""), ("rate", "")];
        chief.post_file("/rating-lists", &fields, ("list.txt", list().as_bytes())).await;
        ended(&chief).await;
    }
    let page = chief.get(&format!("{event}/list-check")).await.body;
    assert!(page.contains("beside Now"), "{page}");
}

/// Who has no FIDE ID, and a name that the list has not, does not agree with it.
#[actix_web::test]
async fn players_of_whom_the_list_says_nothing_are_counted() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Hall Cup").await;
    let players = vec![PlayerData { name: "Nobody, Nia".into(), ..PlayerData::default() }];
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() });
    let attempt = Attempt { confirmed: true, ..Attempt::of(act) };
    site.state.desk.perform(1, &Actor::default(), &attempt).expect("registered");
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let page = chief.get(&format!("{event}/list-check")).await.body;
    assert!(page.contains(words::all_agree(Lang::English)), "{page}");
    assert!(page.contains(&words::not_found(Lang::English, 1)), "{page}");
}

#[actix_web::test]
async fn the_check_speaks_three_languages_and_is_for_arbiters() {
    let site = Site::new();
    let (mut chief, guest) = (site.browser("Ana").await, site.browser("Ivo").await);
    let event = event(&site, &chief).await;
    upload(&chief, "list.txt", list().as_bytes()).await;
    ended(&chief).await;
    let path = format!("{event}/list-check");
    assert_eq!(guest.get(&path).await.status, StatusCode::FORBIDDEN);
    let id = site.state.desk.store().account_named("Ivo").expect("readable").expect("there").id.to_string();
    for (role, status) in [("viewer", StatusCode::FORBIDDEN), ("arbiter", StatusCode::OK)] {
        chief.post(&format!("{event}/members"), &[("do", "role"), ("account", &id), ("role", role)]).await;
        assert_eq!(guest.get(&path).await.status, status, "{role}");
    }
    let cookie = chief.cookie.clone();
    for lang in Lang::ALL {
        chief.cookie = format!("{cookie}; lang={}", lang.tag());
        let page = chief.get(&path).await.body;
        for told in
            [words::check(lang), words::kind_rating(lang), words::kind_federation(lang), words::accept_all(lang)]
        {
            assert!(page.contains(told), "{told}: {page}");
        }
        let page = chief.get("/rating-lists").await.body;
        assert!(page.contains(words::import_hint(lang).split('\'').next().unwrap_or("")), "{lang:?}");
    }
}
