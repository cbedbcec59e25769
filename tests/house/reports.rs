//! The pages under Reports over HTTP: figures that an arbiter can check by hand, who may do what, three languages, files.

use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::exchange::trf::report::Remark;
use sonneborn::i18n::{Lang, corrections, house_points, rating};
use sonneborn::tournament::acts::{Act, Create, DraftRound, EnterResult, NumberPlayers, PublishRound, RegisterPlayers};
use sonneborn::tournament::details::{Details, Official};
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::Regulations;
use sonneborn::tournament::round::{PairedBy, Seating};

/// Ana and Dora score in two rounds of four; Caro is unrated.
const PLAYERS: [(&str, Option<u16>, &str); 4] = [
    ("Alfa, Ana", Some(2000), "CRO"),
    ("Delta, Dora", Some(1900), "NOR"),
    ("Beta, Bo", Some(1800), "NOR"),
    ("Caro, Cy", None, ""),
];
const ANA: u32 = 0;
const DORA: u32 = 1;
const BO: u32 = 2;
const CARO: u32 = 3;

/// Each round's games: White, Black, result.
const ROUNDS: [[(u32, u32, GameResult); 2]; 2] = [
    [(ANA, BO, GameResult::WhiteWins), (DORA, CARO, GameResult::WhiteWins)],
    [(DORA, ANA, GameResult::Draw), (BO, CARO, GameResult::BlackWins)],
];

/// The address of the event's reports.
fn event(site: &Site) -> String {
    let (desk, actor) = (&site.state.desk, Actor::default());
    let details = Details {
        name: "Hall Cup".into(),
        federation: "CRO".into(),
        start: "2026-11-20".parse().ok(),
        end: "2026-11-21".parse().ok(),
        chief_arbiter: Official {
            name: "Kovač, Ivo".into(), fide_id: FideId::new(14500000), federation: "CRO".into()
        },
        ..Details::default()
    };
    let regulations = Box::new(Regulations { rounds: 3, time_control: "5400+30".into(), ..Regulations::default() });
    let id = desk.found(&actor, Act::Create(Create { details, regulations })).expect("founded");
    let perform = |act: Act| {
        let attempt = Attempt { confirmed: true, reason: Some("as seated".into()), ..Attempt::of(act) };
        desk.perform(id, &actor, &attempt).expect("performed");
    };
    let players = PLAYERS.map(|(name, rating, federation)| PlayerData {
        name: name.into(),
        rating,
        federation: federation.into(),
        k: rating.map(|_| 20),
        ..PlayerData::default()
    });
    perform(Act::RegisterPlayers(RegisterPlayers {
        players: players.to_vec(),
        first_round: RoundNo(1),
        source: "test".into(),
    }));
    perform(Act::NumberPlayers(NumberPlayers { order: [ANA, DORA, BO, CARO].map(PlayerId).to_vec() }));
    for (round, games) in (1..).map(RoundNo).zip(ROUNDS) {
        let seated = |(board, (white, black, _))| Seating { board, white: PlayerId(white), black: PlayerId(black) };
        let seatings = (1..).zip(games).map(seated).collect();
        perform(Act::DraftRound(DraftRound {
            round,
            games: seatings,
            byes: Vec::new(),
            paired_by: PairedBy::Engine,
            engine: vec![],
        }));
        perform(Act::PublishRound(PublishRound { round, compared: None }));
        for (board, (_, _, result)) in (1..).zip(games) {
            perform(Act::EnterResult(EnterResult { round, board, was: None, now: Some(result), players: None }));
        }
    }
    format!("/t/{id}/reports")
}

/// The text of the table's row in which `name` stands, without tags.
fn row(page: &str, name: &str) -> String {
    let rows = page.split("<tr").filter(|row| row.contains(name));
    let row = rows.last().unwrap_or_else(|| panic!("no row of {name} in {page}"));
    let row = row.split("</tr>").next().unwrap_or(row);
    let texts = row.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text.trim());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" | ")
}

/// The same browser in another language.
fn speaking(browser: &Browser, lang: Lang) -> String {
    format!("{}; lang={}", browser.cookie, lang.tag())
}

#[actix_web::test]
async fn the_overview_says_what_fide_would_refuse_and_gives_the_files() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let page = chief.get(&reports).await.body;
    for told in ["Without a FIDE ID", "Without a year of birth", "Caro, Cy"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    for file in ["report.trf", "report16.trf", "ratings.csv", "ratings.pdf"] {
        assert!(page.contains(&format!("{reports}/{file}")), "{file}");
    }
    let trf = chief.get(&format!("{reports}/report.trf")).await.body;
    assert!(trf.lines().any(|line| line == "012 Hall Cup"), "{trf}");
    assert!(trf.lines().any(|line| line.starts_with("001    1") && line.contains("Alfa, Ana")), "{trf}");
    assert!(chief.get(&format!("{reports}/report16.trf")).await.body.contains("001    4"));
    assert!(page.contains(&format!("{reports}/rating.trf")));
    for paper in ["ratings.pdf", "it3.pdf", "arbiters.pdf"] {
        assert!(chief.get(&format!("{reports}/{paper}")).await.body.starts_with("%PDF"), "{paper}");
    }
}

/// The report of the event and the file for rating differ where a result was found wrong too late (C.04.2 art. 4.3), and while a
/// game is open there is none to rate (VCL4THP 164-169, 192).
#[actix_web::test]
async fn the_file_for_rating_has_the_corrected_results_and_waits_for_open_games() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let line = |trf: &str, name: &str| trf.lines().find(|line| line.contains(name)).expect("a line").to_owned();
    let event_file = async || chief.get(&format!("{reports}/report.trf")).await.body;
    let before = event_file().await;
    // Two of three rounds are played: the file so far is asked for, and says so.
    let refused = chief.get(&format!("{reports}/rating.trf")).await;
    assert!(refused.status == StatusCode::CONFLICT && refused.body.contains("round 3 missing"), "{}", refused.body);
    assert!(chief.get(&reports).await.body.contains(&format!("{reports}/rating.trf?so_far=yes")));
    let so_far = format!("{reports}/rating.trf?so_far=yes");
    assert!(chief.get(&so_far).await.body.contains("### Not final @ Round 2: rounds to come => 3-3"));
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let (board, name) = {
        let journal = live.journal();
        let game = &journal.state().rounds[0].games[0];
        (game.board.to_string(), journal.state().players[game.white.index()].data.name.clone())
    };
    let was = live.journal().state().rounds[0].games[0].result.map_or("", GameResult::symbol);
    let now = if was == "0-1" { "1-0" } else { "0-1" };
    let fields = [("round", "1"), ("board", &board), ("now", now), ("reason", "the scoresheets"), ("confirmed", "on")];
    let corrected = chief.post(&format!("{reports}/corrections"), &fields).await;
    assert_eq!(corrected.status, StatusCode::SEE_OTHER, "{}", corrected.body);
    assert_eq!(line(&event_file().await, &name), line(&before, &name), "the event's report keeps what was played");
    let rated = chief.get(&so_far).await.body;
    let read = sonneborn::exchange::trf::read(rated.as_bytes()).expect("our own file");
    assert!(
        !read.notes.iter().any(|note| matches!(note.remark, Remark::PointsDiffer { .. })),
        "results and totals agree: {rated}"
    );
    assert_ne!(line(&rated, &name), line(&before, &name));

    let open = Act::EnterResult(EnterResult {
        round: RoundNo(2),
        board: 1,
        was: live.journal().state().rounds[1].games[0].result,
        now: Some(GameResult::Adjourned),
        players: None,
    });
    let attempt = Attempt { confirmed: true, reason: Some("sealed".into()), ..Attempt::of(open) };
    site.state.desk.perform(1, &Actor::default(), &attempt).expect("done");
    for file in ["rating.trf", "rating16.trf", "rating.trf?so_far=yes"] {
        let page = chief.get(&format!("{reports}/{file}")).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{file}");
        assert!(page.body.contains("adjourn") || page.body.contains("Adjourn"), "{}", page.body);
    }
    let told = event_file().await;
    assert!(told.lines().any(|line| line.starts_with("162") && line.contains('X')), "{told}");
    assert!(told.lines().any(|line| line.starts_with("001") && line.contains(" w ?")), "{told}");
    assert!(chief.get("/t/1/standings").await.body.contains("Not final"));
}

#[actix_web::test]
async fn the_rating_report_has_the_changes_of_b02() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let page = chief.get(&format!("{reports}/ratings")).await.body;
    // D 200: PD .76; D 100: PD .64. Ana 1 + ½ - .76 - .64 = +.10, times K 20.
    assert!(row(&page, "Alfa, Ana").contains("+2.00"), "{}", row(&page, "Alfa, Ana"));
    assert!(row(&page, "Delta, Dora").contains("+2.80"), "{}", row(&page, "Delta, Dora"));
    assert!(row(&page, "Beta, Bo").contains("−4.80"), "{}", row(&page, "Beta, Bo"));
    assert!(row(&page, "Caro, Cy").contains("Fewer than 5 games"), "{}", row(&page, "Caro, Cy"));
    let ana = chief.get(&format!("{reports}/ratings/1")).await.body;
    assert!(row(&ana, "Beta, Bo").ends_with("1 | +200 | 0.76 | +0.24"), "{}", row(&ana, "Beta, Bo"));
    assert!(row(&ana, "Delta, Dora").ends_with("½ | +100 | 0.64 | −0.14"), "{}", row(&ana, "Delta, Dora"));
    assert_eq!(chief.get(&format!("{reports}/ratings/9")).await.status, StatusCode::NOT_FOUND);
    let table = chief.get(&format!("{reports}/ratings.csv")).await.body;
    let ana = table.lines().find(|line| line.contains("Alfa, Ana")).expect("they are in the table");
    assert!(ana.contains(",20,as on the rating list,2.00,"), "{ana}");
}

#[actix_web::test]
async fn rating_changes_stand_wherever_a_player_is_shown() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let home = reports.trim_end_matches("/reports");
    let standings = chief.get(&format!("{home}/standings")).await.body;
    assert!(row(&standings, "Alfa, Ana").contains("+2.00"), "{}", row(&standings, "Alfa, Ana"));
    let own = chief.get(&format!("{home}/players/{ANA}")).await.body;
    assert!(row(&own, "Beta, Bo").contains("+0.24"), "{}", row(&own, "Beta, Bo"));
    site.state.desk.store().set_public(1, true).expect("published");
    let public = site.stranger().get(&format!("{}/players/{ANA}", home.replace("/t/", "/p/"))).await.body;
    assert!(row(&public, "Delta, Dora").contains("−0.14"), "{}", row(&public, "Delta, Dora"));
    let games = chief.get(&format!("{reports}/rating-games.csv")).await.body;
    let first = games.lines().nth(1).expect("Ana's first game");
    assert!(first.ends_with(",1800,200,200,0.76,1.00,0.24,20,as on the rating list"), "{first}");
}

#[actix_web::test]
async fn estimates_are_marked_and_leave_the_rating_report_alone() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let players = reports.replace("reports", "players");
    let done = chief.post(&format!("{players}/estimate"), &[("rating", "1850")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let list = chief.get(&players).await.body;
    assert!(row(&list, "Caro, Cy").contains("~1850"), "{}", row(&list, "Caro, Cy"));
    let page = chief.get(&format!("{reports}/ratings")).await.body;
    assert!(row(&page, "Caro, Cy").contains("Fewer than 5 games"), "{}", row(&page, "Caro, Cy"));
    assert!(!list.contains("/players/estimate"), "nobody is unrated any more");
}

#[actix_web::test]
async fn a_correction_for_ratings_needs_a_reason_and_leaves_the_standings() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let path = format!("{reports}/corrections");
    let fields = [("round", "1"), ("board", "1"), ("was", ""), ("now", "½-½")];
    let refused = chief.post(&path, &fields).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("role=\"alert\""), "{}", refused.body);
    let fields = [&fields[..], &[("reason", "the slip was misread")]].concat();
    let asked = chief.post(&path, &fields).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.body.contains("value=\"the slip was misread\""), "what was typed stays: {}", asked.body);
    let done = chief.post(&path, &[&fields[..], &[("confirmed", "yes")]].concat()).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let page = chief.get(&path).await.body;
    let line = row(&page, "Alfa, Ana");
    assert!(
        line.starts_with("1 | 1 |") && line.contains("1-0 | ½-½") && line.contains("the slip was misread"),
        "{line}"
    );
    let ratings = chief.get(&format!("{reports}/ratings")).await.body;
    assert!(row(&ratings, "Alfa, Ana").contains("−8.00"), "{}", row(&ratings, "Alfa, Ana"));
    let standings = chief.get(&reports.replace("reports", "standings")).await.body;
    assert!(row(&standings, "Alfa, Ana").contains("1½"), "{}", row(&standings, "Alfa, Ana"));
}

#[actix_web::test]
async fn the_statistics_count_each_game_once() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let page = chief.get(&format!("{}/statistics", event(&site))).await.body;
    assert!(row(&page, "Round 1").starts_with("Round 1 | 2 | 2 | 0 | 0 | 100.0 %"), "{}", row(&page, "Round 1"));
    assert!(row(&page, "Round 2").starts_with("Round 2 | 2 | 0 | 1 | 1 | 25.0 %"), "{}", row(&page, "Round 2"));
    assert!(page.contains("62.5 %"), "White's score of all four games");
    assert!(row(&page, ">NOR<").starts_with("NOR | 2 | 4 | 1½"), "{}", row(&page, ">NOR<"));
}

#[actix_web::test]
async fn norms_are_looked_for_although_none_is_there() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let page = chief.get(&format!("{}/norms", event(&site))).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains(rating::no_norms(Lang::English)), "{}", page.body);
}

const RULES: [(&str, &str); 10] = [
    ("was", "null"),
    ("on", "on"),
    ("start", "rating"),
    ("floor", ""),
    ("left_early", "nothing"),
    ("left_late", "draw"),
    ("mode", "quick"),
    ("game_minutes", "10"),
    ("increment_seconds", "5"),
    ("move_seconds", "60"),
];

#[actix_web::test]
async fn an_online_clubs_points_are_kept_beside_the_tournaments() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let path = format!("{reports}/house-points");
    assert!(chief.get(&path).await.body.contains(house_points::is_off(Lang::English)));
    assert_eq!(chief.get(&format!("{path}.csv")).await.status, StatusCode::NOT_FOUND);
    let rules = format!("{path}/rules");
    let unread = chief.post(&rules, &[&RULES[..9], &[("move_seconds", "soon")]].concat()).await;
    assert_eq!(unread.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unread.body.contains("value=\"soon\""), "nothing typed is lost");
    let done = chief.post(&rules, &RULES).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let believed_off = [&RULES[..9], &[("move_seconds", "30")]].concat();
    assert_eq!(chief.post(&rules, &believed_off).await.status, StatusCode::CONFLICT, "they are kept meanwhile");

    // Round 1: 1 point each for the higher. Round 2: 10 to Dora, lower by 100 since round 1; 20 to Caro.
    let page = chief.get(&path).await.body;
    assert!(row(&page, "Alfa, Ana").starts_with("1 | Alfa, Ana | 2000 |"), "{}", row(&page, "Alfa, Ana"));
    assert!(row(&page, "Alfa, Ana").contains("| −9 | 1991 |"), "{}", row(&page, "Alfa, Ana"));
    assert!(row(&page, "Delta, Dora").contains("| +11 | 1911 |"), "{}", row(&page, "Delta, Dora"));
    assert!(row(&page, "Beta, Bo").contains("| −21 | 1779 | ▼ Master, grade 8"), "{}", row(&page, "Beta, Bo"));
    assert!(row(&page, "Caro, Cy").contains("| +19 | 19 | Beginner"), "{}", row(&page, "Caro, Cy"));
    let ana = chief.get(&format!("{path}/1")).await.body;
    assert!(row(&ana, "Delta, Dora").ends_with("| 1901 | +100 | ½-½ | −10 | 1991"), "{}", row(&ana, "Delta, Dora"));
    let table = chief.get(&format!("{path}.csv")).await.body;
    assert!(table.lines().any(|line| line.contains("Caro, Cy") && line.contains("19")), "{table}");
    assert!(chief.get(&format!("{path}.pdf")).await.body.starts_with("%PDF"));
    assert!(chief.get(&reports.replace("reports", "journal")).await.body.contains("Quick: 10 min + 5 s a move"));
}

#[actix_web::test]
async fn how_a_game_ended_changes_the_clubs_points_and_is_held_against_its_rules() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let reports = event(&site);
    let path = format!("{reports}/house-points");
    chief.post(&format!("{path}/rules"), &RULES).await;
    let ending =
        |was: &'static str, how: &'static str, by: &'static str, rounds: &'static str, offers: &'static str| {
            [
                ("was", was),
                ("round", "1"),
                ("board", "2"),
                ("how", how),
                ("by", by),
                ("rounds_played", rounds),
                ("offers", offers),
            ]
        };
    let enter = format!("{path}/ending");
    // Caro ran away early: three times the one point, and nothing for Dora.
    let done = chief.post(&enter, &ending("", "left", "black", "20", "0")).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let caro = chief.get(&format!("{path}/4")).await.body;
    assert!(
        row(&caro, "Delta, Dora").ends_with("| −3 | −3 | left the game: Caro, Cy, 20 rounds"),
        "{}",
        row(&caro, "Delta, Dora")
    );
    let unseen = chief.post(&enter, &ending("", "void", "white", "3", "0")).await;
    assert_eq!(unseen.status, StatusCode::CONFLICT, "somebody entered an ending before");
    let page = chief.get(&format!("{path}?round=1&board=2")).await.body;
    let (_, was) =
        page.split_once("action=\"").map(|_| page.rsplit_once("/ending\"").expect("the form")).expect("a form");
    let was = was.split("name=\"was\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("what stands");
    let was = was.replace("&#34;", "\"").replace("&quot;", "\"");
    assert!(was.contains("\"left\""), "{was}");
    let was: &'static str = was.leak();
    // Lost on time in five rounds: void. Dora's points stay 1900 in the first round.
    chief.post(&enter, &ending(was, "time_out", "black", "5", "0")).await;
    let caro = chief.get(&format!("{path}/4")).await.body;
    assert!(row(&caro, "Delta, Dora").contains("| not counted | 0 |"), "{}", row(&caro, "Delta, Dora"));
    let was = "{\"how\":\"time_out\",\"by\":3,\"rounds\":5}";
    chief.post(&enter, &ending(was, "draw_agreed", "white", "14", "4")).await;
    let page = chief.get(&path).await.body;
    for told in ["a draw agreed before round 16", "more than 3 draw offers", "the result entered says otherwise"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let nowhere = [("round", "7"), ("board", "1"), ("how", "void"), ("rounds_played", "0"), ("offers", "0")];
    assert_eq!(chief.post(&enter, &nowhere).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[actix_web::test]
async fn viewers_look_arbiters_enter_and_the_chief_arbiter_changes_the_rules() {
    let site = Site::new();
    let (chief, guest) = (site.browser("Ana").await, site.browser("Ivo").await);
    let reports = event(&site);
    let members = reports.replace("reports", "members");
    let id = site.state.desk.store().account_named("Ivo").expect("readable").expect("there").id.to_string();
    let pages = ["", "/ratings", "/corrections", "/norms", "/statistics", "/house-points"];
    assert_eq!(site.stranger().get(&reports).await.status, StatusCode::UNAUTHORIZED);
    let ending = [("round", "1"), ("board", "1"), ("how", "void"), ("rounds_played", "0"), ("offers", "0")];
    let expected = [
        ("", StatusCode::FORBIDDEN, StatusCode::FORBIDDEN),
        ("viewer", StatusCode::OK, StatusCode::FORBIDDEN),
        ("arbiter", StatusCode::OK, StatusCode::SEE_OTHER),
    ];
    for (role, looks, enters) in expected {
        if !role.is_empty() {
            chief.post(&members, &[("do", "role"), ("account", &id), ("role", role)]).await;
        }
        for page in pages {
            assert_eq!(guest.get(&format!("{reports}{page}")).await.status, looks, "{role} {page}");
        }
        assert_eq!(guest.post(&format!("{reports}/house-points/ending"), &ending).await.status, enters, "{role}");
        assert_eq!(guest.post(&format!("{reports}/house-points/rules"), &RULES).await.status, StatusCode::FORBIDDEN);
    }
}

#[actix_web::test]
async fn every_report_speaks_three_languages() {
    let site = Site::new();
    let mut chief = site.browser("Ana").await;
    let reports = event(&site);
    chief.post(&format!("{reports}/house-points/rules"), &RULES).await;
    let cookie = chief.cookie.clone();
    for lang in Lang::ALL {
        chief.cookie = cookie.clone();
        chief.cookie = speaking(&chief, lang);
        for (page, heading) in [
            ("", rating::report_to_fide(lang)),
            ("/ratings", rating::rating_report(lang)),
            ("/corrections", corrections::corrections(lang)),
            ("/norms", rating::title_norms(lang)),
            ("/statistics", rating::statistics(lang)),
            ("/house-points", house_points::title(lang)),
        ] {
            let body = chief.get(&format!("{reports}{page}")).await.body;
            assert!(body.contains(&format!("<h1>{heading}</h1>")), "{page} {lang:?}");
            assert!(body.contains(&format!("<html lang=\"{}\"", lang.tag())), "{page} {lang:?}");
        }
        let grades = chief.get("/house-points").await.body;
        assert!(grades.contains(house_points::reference(lang)), "{lang:?}");
    }
    let reference = site.stranger().get("/house-points").await;
    assert_eq!(reference.status, StatusCode::OK, "the table is everybody's");
    assert!(row(&reference.body, ">5000<").contains("Master, grade 1"), "{}", reference.body);
}
