//! What readers outside the hall find: what the event is before anything is paired, the starting list, a calendar, a feed of
//! news, and pages that are not sent twice.

use crate::running::Hall;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::Actor;
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Create};
use sonneborn::tournament::details::{Details, Official};
use sonneborn::tournament::regulations::Regulations;

/// An event of three rounds, of which two have a time, with a player of each of two clubs.
async fn announced() -> (Site, Browser) {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let time = |day: u32| chrono::NaiveDate::from_ymd_opt(2026, 12, day).and_then(|day| day.and_hms_opt(10, 30, 0));
    let details = Details {
        name: "Long Cup, with a name; that no line of a calendar has the room for — 长名杯".into(),
        place: "Arad".into(),
        federation: "ROU".into(),
        start: chrono::NaiveDate::from_ymd_opt(2026, 12, 5),
        end: chrono::NaiveDate::from_ymd_opt(2026, 12, 6),
        schedule: vec![time(5), None, time(6)],
        zone: "Europe/Bucharest".parse().ok(),
        chief_arbiter: Official { name: "IA Petrescu, Ana".into(), federation: "ROU".into(), fide_id: None },
        website: "javascript:alert(1)".into(),
        ..Details::default()
    };
    let time_control = "5400+30".into();
    let regulations = Box::new(Regulations { rounds: 3, time_control, ..Regulations::default() });
    site.state.desk.found(&Actor::default(), Act::Create(Create { details, regulations })).expect("founded");
    site.state.desk.store().set_public(1, true).expect("written");
    for (name, rating, club) in [("Zoë, Ann", "2100", "Tower"), ("王小明", "2200", "Bridge")] {
        let fields = [("name", name), ("rating", rating), ("club", club), ("first_round", "1")];
        let page = chief.post("/t/1/players/new", &fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }
    (site, chief)
}

async fn found(reader: &Browser, path: &str) -> Page {
    let page = reader.get(path).await;
    assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.body);
    page
}

#[actix_web::test]
async fn before_anything_is_paired_readers_find_what_the_event_is() {
    let (site, _) = announced().await;
    let reader = site.stranger();
    for path in ["/p/1", "/p/1/event"] {
        let page = found(&reader, path).await.body;
        for fact in [
            "Arad, ROU",
            "IA Petrescu, Ana (ROU)",
            "FIDE (Dutch) System",
            "2 entries",
            "/p/1/rounds.ics",
            "<td class=\"rk\">3",
        ] {
            assert!(page.contains(fact), "{path} has no {fact}: {page}");
        }
        assert!(page.contains("<time datetime=\"2026-12-05T10:30:00+02:00\">"), "{page}");
        // An address that is none of the web is no link.
        assert!(!page.contains("javascript:"), "{page}");
        assert!(page.contains("<meta property=\"og:description\" content=\"Arad, ROU · "), "{page}");
    }
    let list = found(&reader, "/p/1/players").await.body;
    let at = |name: &str| list.find(name).unwrap_or_else(|| panic!("{name} is missing: {list}"));
    assert!(at("王小明") < at("Zoë, Ann"), "the stronger one first");
    assert!(list.contains("Tower"), "{list}");
}

#[actix_web::test]
async fn the_rounds_go_into_a_calendar() {
    let (site, _) = announced().await;
    let page = found(&site.stranger(), "/p/1/rounds.ics").await;
    assert_eq!(page.content_type, "text/calendar; charset=utf-8");
    assert!(page.body.ends_with("END:VCALENDAR\r\n"));
    assert!(page.body.split("\r\n").all(|line| line.len() <= 75), "{}", page.body);
    // As a reader joins the lines again.
    let whole = page.body.replace("\r\n ", "");
    assert!(whole.contains("SUMMARY:Long Cup\\, with a name\\; that no line"), "{whole}");
    assert!(whole.contains("长名杯: Round 3\r\n"), "{whole}");
    let with = |field: &str| -> Vec<&str> {
        let field = format!("{field};TZID=Europe/Bucharest:");
        whole.lines().filter_map(|line| line.strip_prefix(field.as_str())).collect()
    };
    assert_eq!(
        with("DTSTART"),
        ["20261205T103000", "20261206T103000"],
        "of the rounds that have a time, as in the hall"
    );
    assert_eq!(
        with("DTEND"),
        ["20261205T143000", "20261206T143000"],
        "90 minutes and 60 times 30 seconds for each of the two"
    );
    assert!(whole.contains("TZID:Europe/Bucharest\r\nBEGIN:STANDARD") && whole.contains("TZOFFSETTO:+0200"), "{whole}");
}

#[actix_web::test]
async fn what_was_published_is_news() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let demo = ana.post("/demo", &[]).await;
    assert_eq!(demo.status, StatusCode::SEE_OTHER, "{}", demo.body);
    let page = found(&ana, "/p/1/news.atom").await;
    assert_eq!(page.content_type, "application/atom+xml; charset=utf-8");
    let titles: Vec<&str> = page.body.split("<entry>").skip(1).collect();
    assert_eq!(titles.len(), 7, "six rounds and the standings: {}", page.body);
    assert!(titles.iter().any(|entry| entry.contains("After round 6") && entry.contains("<summary>1. ")));
    let times: Vec<&str> = titles.iter().filter_map(|entry| entry.split("<updated>").nth(1)?.get(..20)).collect();
    assert!(times.is_sorted_by(|newer, older| newer >= older), "{times:?}");
}

#[actix_web::test]
async fn a_page_that_the_reader_has_is_not_sent_again() {
    let (site, chief) = announced().await;
    let reader = site.stranger();
    for path in ["/p/1", "/p/1/players", "/p/1/standings", "/p/1/rounds.ics", "/p/1/news.atom"] {
        let first = found(&reader, path).await;
        assert!(first.mark.starts_with("W/\""), "{path}: {}", first.mark);
        let again = reader.get_with(path, "if-none-match", &first.mark).await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        let other = reader.get_with(path, "if-none-match", "W/\"0\"").await;
        assert_eq!((other.status, &other.body), (StatusCode::OK, &first.body), "{path}");
    }
    let mark = found(&reader, "/p/1/players").await.mark;
    let fields = [("name", "Late, Lena"), ("rating", "1900"), ("first_round", "1")];
    assert_eq!(chief.post("/t/1/players/new", &fields).await.status, StatusCode::SEE_OTHER);
    let fresh = reader.get_with("/p/1/players", "if-none-match", &mark).await;
    assert_eq!(fresh.status, StatusCode::OK);
    assert!(fresh.body.contains("Late, Lena"));
    // Another language is another page; what belongs to arbiters is never kept.
    let mut chinese = site.stranger();
    chinese.cookie = "lang=zh-Hans".into();
    assert_eq!(chinese.get_with("/p/1/players", "if-none-match", &fresh.mark).await.status, StatusCode::OK);
    assert_eq!(found(&chief, "/t/1/players").await.mark, "");
}

#[test]
fn a_page_that_is_packed_for_the_way_has_its_mark_too() {
    let hall = Hall::open(&[]);
    let packed = hall.send("GET /p/1 HTTP/1.1\r\nAccept-Encoding: gzip", b"");
    assert!(packed.contains("content-encoding: gzip"), "{packed}");
    let mark = packed.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a mark");
    let again = hall.send(&format!("GET /p/1 HTTP/1.1\r\nAccept-Encoding: gzip\r\nIf-None-Match: {mark}"), b"");
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
}

#[actix_web::test]
async fn an_event_that_is_not_public_has_none_of_it() {
    let (site, _) = announced().await;
    site.state.desk.store().set_public(1, false).expect("written");
    for path in ["/p/1", "/p/1/event", "/p/1/players", "/p/1/rounds.ics", "/p/1/news.atom"] {
        let page = site.stranger().get(path).await;
        assert_ne!(page.status, StatusCode::OK, "{path}");
        assert_eq!(page.mark, "", "{path}");
    }
}

/// Three moves, and a fourth that nobody can play.
const GAME: &str = "[White \"Zoe\"]\n[Black \"Wang\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0\n";

#[actix_web::test]
async fn games_are_played_through_without_scripts() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    assert_eq!(ana.post("/demo", &[]).await.status, StatusCode::SEE_OTHER);
    let store = site.state.desk.store();
    store
        .keep_games(
            1,
            &Tournament::default(),
            &[KeptGame::from((6, 2, GAME.into())), KeptGame::from((7, 1, GAME.into()))],
            |_| true,
        )
        .expect("written");
    let reader = site.stranger();
    let list = found(&reader, "/p/1/games").await.body;
    assert!(list.contains("/p/1/game/6/2"), "{list}");
    assert!(!list.contains("round=7") && !list.contains("/p/1/game/7"), "a round that is not published has no games");
    assert_eq!(reader.get("/p/1/game/7/1").await.status, StatusCode::NOT_FOUND);
    assert_eq!(reader.get("/p/1/game/6/1").await.status, StatusCode::NOT_FOUND);
    let last = found(&reader, "/p/1/game/6/2").await.body;
    for part in ["<svg class=\"diagram\"", "?ply=7", "data-squares=\"e1 g1\"", "/p/1/games/6/2.pgn", "after 4.O-O"] {
        assert!(last.contains(part), "no {part}: {last}");
    }
    let third = found(&reader, "/p/1/game/6/2?ply=3").await.body;
    assert!(third.contains("after 2.Nf3") && third.contains("data-shown=\"3\""), "{third}");
    assert!(found(&reader, "/p/1/game/6/2?ply=99").await.body.contains("after 4.O-O"), "no further than the last");
    let whole = found(&reader, "/p/1/games.pgn").await;
    assert!(whole.body.contains("3. Bb5") && whole.body.matches("[Event ").count() == 1, "{}", whole.body);
    assert!(found(&reader, "/p/1/results?round=6").await.body.contains("/p/1/game/6/2"));
    // A record whose start cannot be read is no page, and no panic.
    store
        .keep_games(
            1,
            &Tournament::default(),
            &[KeptGame::from((6, 3, "[FEN \"nonsense\"]\n\n1. e4 *".into()))],
            |_| true,
        )
        .expect("written");
    assert_eq!(reader.get("/p/1/game/6/3").await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn robots_keep_names_only_where_the_organiser_lets_them() {
    let (site, chief) = announced().await;
    let reader = site.stranger();
    let robots = reader.get("/robots.txt").await;
    assert_eq!(robots.content_type, "text/plain; charset=utf-8");
    assert!(robots.body.contains("Allow: /p/") && robots.body.contains("Disallow: /"), "{}", robots.body);
    assert!(found(&reader, "/p/1/players").await.body.contains("noindex"), "not until it is chosen");
    assert_eq!(chief.post("/t/1/phones", &[("byes", "no"), ("indexed", "on")]).await.status, StatusCode::SEE_OTHER);
    assert!(!found(&reader, "/p/1/players").await.body.contains("noindex"));
}

#[actix_web::test]
async fn links_carry_a_picture_of_the_leaders_and_phones_a_worker() {
    let (site, _) = announced().await;
    let reader = site.stranger();
    let page = found(&reader, "/p/1/players").await.body;
    assert!(page.contains("content=\"http://chess.example/p/1/leaders.png\""), "{page}");
    let picture = found(&reader, "/p/1/leaders.png").await;
    assert_eq!(picture.content_type, "image/png");
    assert!(picture.body.contains("PNG") && picture.body.contains("IHDR") && picture.body.contains("IEND"));
    let worker = found(&reader, "/p/sw.js").await;
    assert_eq!(worker.content_type, "text/javascript; charset=utf-8");
    assert!(worker.body.contains("addEventListener(\"fetch\""));
    // What belongs to one player is kept nowhere.
    assert_eq!(found(&reader, "/p/1/me").await.mark, "");
}

#[actix_web::test]
async fn everybody_can_suppose_results_and_nothing_is_saved() {
    let (site, chief) = announced().await;
    assert_eq!(chief.post("/t/1/rounds/1/pair", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(site.stranger().get("/p/1/what-if").await.location, "/p/1/standings", "a draft is nobody's business");
    assert_eq!(chief.post("/t/1/rounds/1/publish", &[]).await.status, StatusCode::SEE_OTHER);
    let reader = site.stranger();
    assert!(found(&reader, "/p/1/standings").await.body.contains("/p/1/what-if"));
    let supposed = found(&reader, "/p/1/what-if?1=0-1").await.body;
    assert!(supposed.contains("<option value=\"0-1\" selected>"), "{supposed}");
    assert!(reader.get("/p/1/what-if?1=9-9").await.status.is_client_error());
    let live = site.state.desk.live(1).expect("readable").expect("there");
    assert_eq!(live.journal().state().rounds[0].missing(), [1]);
}

/// The chief switches search engines on and names two sites.
async fn told_to_others(chief: &Browser) {
    let fields =
        [("byes", "no"), ("hours", "2"), ("indexed", "on"), ("sites", "club.example/page\nhttp://127.0.0.1:9/")];
    let page = chief.post("/t/1/phones", &fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
}

#[actix_web::test]
async fn search_engines_find_the_event_only_where_the_chief_lets_them() {
    let (site, chief) = announced().await;
    let reader = site.stranger();
    let page = found(&reader, "/p/1").await.body;
    for told in ["hreflang", "canonical", "ld+json"] {
        assert!(!page.contains(told), "{told} in a page that nobody may keep: {page}");
    }
    assert!(page.contains("noindex"), "{page}");
    assert!(!found(&reader, "/sitemap.xml").await.body.contains("<loc>"));
    assert_eq!(reader.get("/p/1/sitemap.xml").await.status, StatusCode::NOT_FOUND);

    told_to_others(&chief).await;
    let page = found(&reader, "/p/1/players?lang=fr").await.body;
    let base = &site.state.public_url;
    for told in [
        format!("<link rel=\"canonical\" href=\"{base}/p/1/players?lang=fr\">"),
        format!("hreflang=\"zh-Hant\" href=\"{base}/p/1/players?lang=zh-Hant\""),
        format!("hreflang=\"x-default\" href=\"{base}/p/1/players\""),
        "<meta name=\"description\" content=\"Arad, ROU · ".to_owned(),
        "\"@type\":\"SportsEvent\"".to_owned(),
        "\"startDate\":\"2026-12-05T10:30:00+02:00\"".to_owned(),
    ] {
        assert!(page.contains(&told), "{told} is missing: {page}");
    }
    let structured = page.split("ld+json\">").nth(1).and_then(|rest| rest.split("</script>").next());
    let structured: serde_json::Value = serde_json::from_str(structured.expect("structured data")).expect("JSON");
    assert_eq!(structured["location"]["address"], "Arad, ROU");
    assert!(!structured.to_string().contains("Zoë"), "a player is named: {structured}");
    assert!(found(&reader, "/robots.txt").await.body.contains(&format!("Sitemap: {base}/sitemap.xml")));
    assert!(found(&reader, "/sitemap.xml").await.body.contains(&format!("<loc>{base}/p/1/sitemap.xml</loc>")));
    let map = found(&reader, "/p/1/sitemap.xml").await.body;
    assert!(map.contains(&format!("<loc>{base}/p/1/players</loc>")), "{map}");
    assert!(!map.contains("/p/1/standings<"), "before round 1 it would be empty: {map}");
    assert!(!map.contains("/me<") && !map.contains("/players/"), "no player has a line: {map}");
    let manifest = found(&reader, "/p/1/app.webmanifest").await.body;
    let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/p/1/me".into(), &"standalone".into()));
}

#[actix_web::test]
async fn the_sites_that_were_named_and_no_others_show_public_pages_and_nothing_else() {
    let (site, chief) = announced().await;
    let header = |page: &Page, name: &str| {
        page.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
    };
    let reader = site.stranger();
    let before = found(&reader, "/p/1/players?embed=1").await;
    assert!(header(&before, "content-security-policy").contains("frame-ancestors 'none'"));
    told_to_others(&chief).await;

    let framed = found(&reader, "/p/1/players?embed=1").await;
    let policy = header(&framed, "content-security-policy");
    assert!(policy.contains("frame-ancestors https://club.example http://127.0.0.1:9"), "{policy}");
    assert_eq!(header(&framed, "x-frame-options"), "");
    assert!(framed.body.contains("<base target=\"_blank\">") && !framed.body.contains("<header"), "{}", framed.body);
    assert!(framed.body.contains("Zoë, Ann"), "{}", framed.body);
    // A page that comes from memory is for the same sites.
    assert_eq!(header(&found(&reader, "/p/1/players?embed=1").await, "content-security-policy"), policy);

    let lines = found(&reader, "/p/1/players?embed=lines").await.body;
    assert!(!lines.contains("<html") && !lines.contains("<script") && !lines.contains("src=\"/"), "{lines}");
    assert!(lines.contains(&format!("href=\"{}/p/1", site.state.public_url)), "{lines}");

    // What is one player's own is nobody else's, and who is refused learns of no site.
    for closed in [
        "/p/1/players",
        "/p/1/me?embed=1",
        "/p/1/players/99?embed=1",
        "/p/1/players?embed=2",
        "/?embed=1",
        "/log-in?embed=1",
        "/t/1?embed=1",
    ] {
        for browser in [&reader, &chief] {
            let page = browser.get(closed).await;
            assert!(header(&page, "content-security-policy").contains("frame-ancestors 'none'"), "{closed}");
            assert_eq!(header(&page, "x-frame-options"), "DENY", "{closed}");
        }
    }
    let wanted = format!("/oembed?url={}/p/1/standings", site.state.public_url);
    let rich: serde_json::Value = serde_json::from_str(&found(&reader, &wanted).await.body).expect("JSON");
    assert!(rich["html"].as_str().is_some_and(|html| html.contains("/p/1/standings?embed=1\"")), "{rich}");
    assert_eq!(reader.get("/oembed?url=https://elsewhere.example/p/1").await.status, StatusCode::NOT_FOUND);

    site.state.desk.store().set_public(1, false).expect("written");
    let refused = reader.get("/p/1/players?embed=1").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    assert!(header(&refused, "content-security-policy").contains("frame-ancestors 'none'"), "{:?}", refused.headers);

    let wrong = [("byes", "no"), ("hours", "2"), ("sites", "club.example\nnot a site")];
    let page = chief.post("/t/1/phones", &wrong).await;
    assert!(page.status == StatusCode::BAD_REQUEST && page.body.contains("Line 2:"), "{}", page.body);
}

#[actix_web::test]
async fn what_a_page_shows_is_there_as_a_sheet_a_spreadsheet_csv_and_trf() {
    let (site, chief) = announced().await;
    let born = [
        ("name", "Master, Mia"),
        ("title", "WGM"),
        ("federation", "NOR"),
        ("birth", "1987-06-05"),
        ("gender", "female"),
    ];
    let fields: Vec<_> = born.into_iter().chain([("rating", "2050"), ("first_round", "1")]).collect();
    assert_eq!(chief.post("/t/1/players/new", &fields).await.status, StatusCode::SEE_OTHER);
    let reader = site.stranger();
    for early in ["standings-1.csv", "standings-1.xlsx", "report.trf", "pairings-1.xlsx"] {
        assert_eq!(reader.get(&format!("/p/1/files/{early}")).await.status, StatusCode::NOT_FOUND, "{early}");
    }
    for act in ["pair", "publish"] {
        let page = chief.post(&format!("/t/1/rounds/1/{act}"), &[("confirmed", "yes"), ("reason", "test")]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }
    for (page, name) in [("/p/1", "pairings"), ("/p/1/names", "pairings-by-name"), ("/p/1/players", "players")] {
        let page = found(&reader, page).await.body;
        for ending in ["pdf", "xlsx", "csv"] {
            let address = format!("/p/1/files/{name}-1.{ending}");
            assert!(page.contains(&format!("href=\"{address}\"")), "{address}: {page}");
            let file = found(&reader, &address).await;
            if ending == "pdf" {
                assert!(file.body.starts_with("%PDF"), "{address}");
                continue;
            }
            let grid = sonneborn::exchange::table::read(&file.bytes).expect("our own file");
            let cells: Vec<&str> = grid.rows.iter().flat_map(|row| &row.cells).map(String::as_str).collect();
            for told in ["Title", "Federation", "Club", "Master, Mia", "WGM", "NOR", "Tower", "2050"] {
                assert!(cells.contains(&told), "{address} has no {told}: {cells:?}");
            }
            assert!(!cells.iter().any(|cell| cell.contains("1987")), "{address}: {cells:?}");
        }
        assert!(page.contains("href=\"/p/1/files/report.trf\"") && !page.contains("PGN</a>"), "{page}");
    }
    let report = found(&reader, "/p/1/files/report.trf").await.body;
    assert!(report.contains("Master, Mia") && report.lines().any(|line| line.starts_with("001")), "{report}");
    assert!(!report.contains("1987"), "{report}");
    let mia = report.lines().find(|line| line.contains("Master, Mia")).expect("they are in it");
    assert_eq!(mia.as_bytes()[9], b' ', "nobody's sex is told: {mia}");
    // Nothing of a draft, or of papers that are not a page's.
    let standing = found(&reader, "/p/1/standings").await.body;
    assert!(!standing.contains("/files/standings"), "before a round is complete: {standing}");
    for unknown in ["/p/1/projector?show=winners", "/p/1/results?show=all"] {
        assert_eq!(reader.get(unknown).await.status, StatusCode::BAD_REQUEST, "{unknown}");
    }
    for name in ["slips-1.pdf", "receipts-1.pdf", "standings-1.pdf", "bracket-1.pdf", "bracket-1.xlsx", "teams-1.csv"] {
        assert_eq!(reader.get(&format!("/p/1/files/{name}")).await.status, StatusCode::NOT_FOUND, "{name}");
    }
    // The games of a round, where they are kept.
    site.state
        .desk
        .store()
        .keep_games(1, &Tournament::default(), &[KeptGame::from((1, 1, GAME.into()))], |_| true)
        .expect("written");
    assert!(found(&reader, "/p/1/results").await.body.contains("href=\"/p/1/games/1.pgn\">PGN"));
    assert!(found(&reader, "/p/1/standings").await.body.contains("href=\"/p/1/games.pgn\">PGN"));
}

#[actix_web::test]
async fn everybody_stands_by_name_before_boards_are_told_and_letters_lead_to_them() {
    let (site, chief) = announced().await;
    let reader = site.stranger();
    let page = found(&reader, "/p/1/names").await.body;
    assert!(page.contains("Zoë, Ann") && page.contains("王小明"), "{page}");
    assert!(!page.contains("class=\"bd\"") && !page.contains("href=\"#Z\""), "no boards, and few names: {page}");
    for number in 0..20 {
        let name = format!("{}, Xenia", char::from(b'A' + number));
        let page = chief.post("/t/1/players/new", &[("name", name.as_str()), ("first_round", "1")]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }
    let page = found(&reader, "/p/1/names").await.body;
    for letter in ["A", "T", "Z", "W"] {
        assert!(page.contains(&format!("href=\"#{letter}\"")), "{letter}: {page}");
        assert_eq!(page.matches(&format!("id=\"{letter}\"")).count(), 1, "{letter}: {page}");
    }
}

/// A list that is asked for by the name of a round that is not published (any more) is not that of another round.
#[actix_web::test]
async fn no_file_of_a_round_is_one_of_another() {
    let (site, chief) = announced().await;
    let reader = site.stranger();
    let done = async |path: &str| {
        let page = chief.post(&format!("/t/1/rounds{path}"), &[("confirmed", "yes"), ("reason", "test")]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    };
    let status = async |file: &str| reader.get(&format!("/p/1/files/{file}")).await.status;
    done("/1/pair").await;
    done("/1/publish").await;
    for name in ["pairings", "pairings-by-name", "results"] {
        for ending in ["csv", "xlsx", "pdf"] {
            assert_eq!(status(&format!("{name}-1.{ending}")).await, StatusCode::OK, "{name} {ending}");
            assert_eq!(status(&format!("{name}-2.{ending}")).await, StatusCode::NOT_FOUND, "{name} {ending}");
        }
    }
    done("/1/unpublish").await;
    assert_eq!(status("pairings-1.csv").await, StatusCode::NOT_FOUND);
}
