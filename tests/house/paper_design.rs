//! The design of an event's papers, fonts that are added, and what else the page of the papers gives, from outside.

use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::exchange::table::xlsx;
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::{Act, DraftRound, NumberPlayers, PublishRound, RegisterPlayers};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::round::{PairedBy, Seating};
use sonneborn::tournament::style::{MAX_LOGO_BYTES, Names, PaperSize, PlayerColumn};

/// An event with four players, one of whom no built-in font can print; its first round is published.
async fn hall() -> (Site, crate::site::Browser, String) {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let address = chief.new_tournament("Hall Cup").await;
    let id: i64 = address.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an event's address");
    let player = |(name, latin): (&str, &str)| PlayerData {
        name: name.into(),
        latin_name: latin.into(),
        ..PlayerData::default()
    };
    let names = [("王小明", "Wang, Xiaoming"), ("𠮷田", ""), ("O\"Hara \\ Ann", ""), ("Dahl, D", "")];
    let players = names.map(player).to_vec();
    let does = |act: Act| {
        let attempt = Attempt { confirmed: true, reason: Some("test".into()), ..Attempt::of(act) };
        site.state.desk.perform(id, &Actor::default(), &attempt).expect("done");
    };
    does(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: String::new() }));
    does(Act::NumberPlayers(NumberPlayers { order: (0..4).map(PlayerId).collect() }));
    let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    let games = vec![seat(1, 0, 2), seat(2, 1, 3)];
    does(Act::DraftRound(DraftRound {
        round: RoundNo(1),
        games,
        byes: Vec::new(),
        paired_by: PairedBy::Engine,
        engine: Vec::new(),
    }));
    does(Act::PublishRound(PublishRound { round: RoundNo(1), compared: None }));
    (site, chief, address)
}

fn form() -> Vec<(&'static str, &'static str)> {
    vec![
        ("names", "both"),
        ("order", "pinyin"),
        ("size", "a5"),
        ("large", "on"),
        ("column", "club"),
        ("column", "rating"),
        ("column", ""),
        ("parted_by", "nothing"),
        ("header", "Chess Club"),
        ("footer", ""),
    ]
}

#[actix_web::test]
async fn a_design_is_kept_previewed_and_refused_to_spectators() {
    let (site, chief, address) = hall().await;
    let design = format!("{address}/papers/design");
    assert_eq!(chief.get(&design).await.status, StatusCode::OK);
    let before = chief.get(&format!("{address}/papers")).await.body;
    let preview = chief.post(&format!("{design}/preview"), &form()).await;
    assert_eq!(preview.status, StatusCode::OK);
    assert_eq!(chief.get(&format!("{address}/papers")).await.body, before, "a preview keeps nothing");
    assert_eq!(chief.post(&design, &form()).await.status, StatusCode::SEE_OTHER);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let style = live.journal().state().style.clone();
    assert_eq!((style.names, style.size, style.large), (Names::Both, PaperSize::A5, true));
    assert_eq!(style.columns, Some(vec![PlayerColumn::Club, PlayerColumn::Rating]));
    let page = chief.get(&format!("{address}/standings")).await;
    assert!(page.body.contains("王小明 Wang Xiaoming"), "{}", page.body);
    for wrong in [("names", "klingon"), ("size", "a0"), ("column", "shoe")] {
        let mut fields = form();
        fields.retain(|(name, _)| *name != wrong.0);
        fields.push(wrong);
        assert_eq!(chief.post(&design, &fields).await.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let viewer = site.browser("Reader").await;
    let store = site.state.desk.store();
    let account = store.accounts().expect("readable").into_iter().find(|account| account.name == "Reader");
    store.set_role(1, account.expect("made").id, Some(Role::Viewer), 1).expect("given");
    assert_eq!(viewer.get(&design).await.status, StatusCode::OK);
    assert_eq!(viewer.post(&design, &form()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(viewer.post(&format!("{design}/preview"), &form()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.stranger().get(&design).await.status, StatusCode::UNAUTHORIZED);
}

#[actix_web::test]
async fn two_arbiters_design_together_field_by_field() {
    let (site, chief, address) = hall().await;
    let design = format!("{address}/papers/design");
    let seen = site.state.desk.live(1).expect("readable").expect("there").journal().state().seq.to_string();
    chief.post(&design, &form()).await;
    let with_footer = [("seen", seen.as_str()), ("footer", "Thank you")];
    let page = chief.post(&design, &with_footer).await;
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let style = live.journal().state().style.clone();
    assert_eq!(style.header, "Chess Club", "nobody's words are lost");
    assert!(page.body.contains("Thank you") || style.footer == "Thank you", "what was typed stays: {}", page.body);
}

#[actix_web::test]
async fn a_logo_is_a_picture_of_bounded_size() {
    let (site, chief, address) = hall().await;
    let logo = format!("{address}/papers/design/logo");
    let jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 40, 0, 60, 3, 0, 0, 0];
    let style = || site.state.desk.live(1).expect("readable").expect("there").journal().state().style.clone();
    let large = [&jpeg[..], &vec![0; MAX_LOGO_BYTES]].concat();
    for wrong in [&b"GIF89a"[..], b"\x89PNG\r\n\x1a\n", &large] {
        let page = chief.post_file(&logo, &[], ("logo.png", wrong)).await;
        assert!(page.body.contains("no PNG or JPEG"), "{}", page.body);
        assert_eq!(style().logo, None);
    }
    assert_eq!(chief.post_file(&logo, &[], ("logo.jpg", &jpeg)).await.status, StatusCode::SEE_OTHER);
    assert!(style().logo.is_some());
    let answer = chief.get(&format!("{address}/papers/standings.pdf")).await;
    assert_eq!(answer.status, StatusCode::OK);
    chief.post(&format!("{logo}/remove"), &[]).await;
    assert_eq!(style().logo, None);
}

#[actix_web::test]
async fn what_no_font_has_is_named_until_a_font_is_added() {
    let (site, chief, address) = hall().await;
    let papers = chief.get(&format!("{address}/papers")).await.body;
    assert!(papers.contains("𠮷 U+20BB7") && papers.contains("/fonts"), "{papers}");
    let paper = chief.get(&format!("{address}/papers/pairings.pdf")).await;
    assert_eq!(paper.missing_characters, "U+20BB7");
    let page = chief.post_file("/fonts", &[], ("x.ttf", b"no font")).await;
    assert!(page.body.contains("role=\"alert\""), "{}", page.body);
    let font = crate::site::a_font();
    assert_eq!(chief.post_file("/fonts", &[], ("Own.ttf", &font)).await.status, StatusCode::SEE_OTHER);
    let kept = site.state.desk.store().fonts().expect("readable");
    assert_eq!(kept.iter().map(|font| font.name.as_str()).collect::<Vec<_>>(), ["Own.ttf"]);
    assert!(chief.get("/fonts").await.body.contains("Own.ttf"));
    assert_eq!(chief.get(&format!("{address}/papers/pairings.pdf")).await.status, StatusCode::OK);
    let id = kept[0].id.to_string();
    chief.post("/fonts/remove", &[("font", &id)]).await;
    assert!(site.state.desk.store().fonts().expect("readable").is_empty());
    let other = site.browser("Deputy").await;
    assert_eq!(other.get("/fonts").await.status, StatusCode::FORBIDDEN);
    assert_eq!(other.post_file("/fonts", &[], ("Own.ttf", &font)).await.status, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn pairings_go_to_the_boards_and_tables_to_chess_results() {
    let (_site, chief, address) = hall().await;
    let games = chief.get(&format!("{address}/papers/pairings.pgn")).await.body;
    assert!(games.contains("[White \"Wang, Xiaoming\"]\n[Black \"O\\\"Hara \\\\ Ann\"]\n[Result \"*\"]"), "{games}");
    assert!(games.contains("[Round \"1.2\"]") && games.ends_with("\n*\n"), "{games}");
    let read: Vec<_> = sonneborn::laws::pgn::games(&games).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].tag("Black").as_deref(), Some("O\"Hara \\ Ann"));
    let answer = chief.get(&format!("{address}/papers/chess-results.xlsx")).await;
    assert_eq!(answer.status, StatusCode::OK);
    let sheet = xlsx::read(&answer.bytes).expect("a spreadsheet");
    assert_eq!(sheet.rows[0].cells, ["No.", "", "Name", "FideID", "FED", "Rtg", "Club/City"]);
    assert!(sheet.rows[1].cells.iter().any(|cell| cell == "Wang, Xiaoming"), "{:?}", sheet.rows[1]);
}

#[actix_web::test]
async fn readers_see_names_in_their_letters_and_arbiters_change_what_was_entered() {
    let (_site, chief, address) = hall().await;
    let standings = chief.get(&format!("{address}/standings")).await.body;
    assert!(standings.contains("Wang, Xiaoming") && !standings.contains("王小明"), "{standings}");
    let form = chief.get(&format!("{address}/players/0")).await.body;
    assert!(form.contains("王小明"), "the form has the name as entered: {form}");
    let found = chief.get(&format!("{address}/search?q=xiaoming")).await;
    assert!(found.status != StatusCode::NOT_FOUND);
}

/// One rule for pages, papers, journal, claims, reports and messages.
#[actix_web::test]
async fn whoever_reads_meets_one_name_everywhere() {
    let (_site, chief, address) = hall().await;
    for page in [
        "journal",
        "claims/1/1",
        "incidents?round=1&board=1",
        "rounds/1",
        "reports/ratings",
        "privacy",
        "dossier",
        "search?q=wang",
        "standings",
    ] {
        let path = format!("{address}/{page}");
        let english = chief.get(&path).await;
        assert_eq!(english.status, StatusCode::OK, "{page}");
        assert!(
            english.body.contains("Wang, Xiaoming") && !english.body.contains("王小明"),
            "{page}: {}",
            english.body
        );
        let chinese = chief.get_with(&path, "accept-language", "zh-Hans").await.body;
        assert!(chinese.contains("王小明") && !chinese.contains("Xiaoming"), "{page}: {chinese}");
    }
}

#[actix_web::test]
async fn people_are_named_in_settings_by_either_name() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let address = chief.new_tournament("Hall Cup").await;
    let names = [("王小明", "Wang, Xiaoming"), ("王芳", "Wang, Fang"), ("Dahl, D", "")];
    let player = |(name, latin): (&str, &str)| PlayerData {
        name: name.into(),
        latin_name: latin.into(),
        ..PlayerData::default()
    };
    let players = names.map(player).to_vec();
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: String::new() });
    site.state.desk.perform(1, &Actor::default(), &Attempt { confirmed: true, ..Attempt::of(act) }).expect("done");
    let pairs = format!("{address}/settings/forbidden-pairs");
    let apart = |first: &'static str| {
        [
            ("who", "players"),
            ("first_player", first),
            ("second_player", "Dahl, D"),
            ("when", "all"),
            ("strictness", "hard"),
            ("reason", "brothers"),
            ("confirmed", "on"),
        ]
    };
    let several = chief.post(&pairs, &apart("wang")).await;
    assert_eq!(several.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", several.body);
    assert!(several.body.contains("Wang, Xiaoming; Wang, Fang"), "{}", several.body);
    for (count, name) in [(1, "王小明"), (2, "Wang, Fang")] {
        let named = chief.post(&pairs, &apart(name)).await;
        assert_eq!(named.status, StatusCode::SEE_OTHER, "{name}: {}", named.body);
        let live = site.state.desk.live(1).expect("readable").expect("there");
        assert_eq!(live.journal().state().regulations.prohibitions.len(), count, "{name}");
    }
}
