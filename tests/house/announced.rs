//! What an event announces beside the pairing: Chess960, ratings of later lists, the order of rating lists, values from outside,
//! and Latin names for FIDE; tried on the pages.

use crate::rating_lists::HEADER;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::rating_lists::{ListFolder, named};
use sonneborn::desk::{Actor, Attempt};
use sonneborn::pairing::chess960::start_of;
use sonneborn::rating::report::{Effect, report};
use sonneborn::tournament::acts::{Act, Create, NumberPlayers, RegisterPlayers};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::fide_id::FideId;
use sonneborn::tournament::fold::Journal;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::points::Points;
use sonneborn::tournament::regulations::{Apart, KnockoutRules, PeriodRatings, Prohibition, Rate, Regulations, System};
use std::fs;
use std::sync::Arc;

fn done(page: &Page) {
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
}

/// An event of four numbered players, rated 2000 to 1700 with FIDE IDs from 100.
async fn event(site: &Site, regulations: Regulations) -> (Browser, String) {
    let chief = site.browser("Ana").await;
    let details = Details {
        name: "Hall Cup".into(),
        start: "2026-11-01".parse().ok(),
        end: "2026-12-20".parse().ok(),
        ..Details::default()
    };
    let act = Act::Create(Create { details, regulations: Box::new(Regulations { rounds: 3, ..regulations }) });
    let id = site.state.desk.found(&Actor::default(), act).expect("founded");
    let one = |(at, name): (u16, &str)| PlayerData {
        name: name.into(),
        rating: Some(2000 - 100 * at),
        fide_id: FideId::new(100 + u64::from(at)),
        k: Some(20),
        ..PlayerData::default()
    };
    let players = (0..).zip(["Alfa, A", "Beta, B", "Caro, C", "Dado, D"]).map(one).collect();
    perform(
        site,
        id,
        Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() }),
    );
    perform(site, id, Act::NumberPlayers(NumberPlayers { order: [0, 1, 2, 3].map(PlayerId).to_vec() }));
    (chief, format!("/t/{id}"))
}

fn perform(site: &Site, id: i64, act: Act) {
    let attempt = Attempt { confirmed: true, reason: Some("test".into()), ..Attempt::of(act) };
    site.state.desk.perform(id, &Actor::default(), &attempt).expect("performed");
}

fn journal(site: &Site) -> Arc<Journal> {
    site.state.desk.live(1).expect("readable").expect("founded").journal()
}

async fn play_round(site: &Site, chief: &Browser, event: &str, round: u16) {
    done(&chief.post(&format!("{event}/rounds/{round}/pair"), &[]).await);
    done(&chief.post(&format!("{event}/rounds/{round}/publish"), &[]).await);
    let state = journal(site);
    for game in &state.state().round(RoundNo(round)).expect("paired").games {
        let [board, white, black] =
            [game.board.into(), game.white.0, game.black.0].map(|number: u32| number.to_string());
        let form = [("board", board.as_str()), ("white", &white), ("black", &black), ("was", ""), ("now", "1-0")];
        let page = chief.post(&format!("{event}/rounds/{round}/results"), &form).await;
        assert!(page.status.is_success() || page.status == StatusCode::SEE_OTHER, "{}", page.body);
    }
}

/// VCL4THP 222.
#[actix_web::test]
async fn positions_are_drawn_from_a_seed_that_stays_and_shown_everywhere() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations::default()).await;
    let play = [
        ("group", "play"),
        ("rate", "standard"),
        ("default_minutes", "0"),
        ("agreement", "allowed"),
        ("appeal_minutes", "0"),
        ("chess960", "on"),
    ];
    let saved = chief.post(&format!("{event}/settings"), &play).await;
    done(&saved);
    let seed = journal(&site).state().regulations.chess960;
    assert!(seed.is_some());
    done(
        &chief
            .post(
                &format!("{event}/settings"),
                &[&play[..5], &[("chess960", "on"), ("quickplay_announced", "on")][..]].concat(),
            )
            .await,
    );
    assert_eq!(journal(&site).state().regulations.chess960, seed, "the seed is drawn once");
    play_round(&site, &chief, &event, 1).await;
    let start = start_of(journal(&site).state(), RoundNo(1)).expect("Chess960").to_string();
    for path in [format!("{event}/rounds/1"), "/p/1".to_owned(), "/p/1/results".to_owned()] {
        let page = chief.get(&path).await;
        assert!(page.body.contains(&start), "{path}: {}", page.body);
    }
    let next = start_of(journal(&site).state(), RoundNo(2)).expect("Chess960").to_string();
    // One event of 960 draws the same position again.
    assert!(next == start || !chief.get("/p/1").await.body.contains(&next), "nobody learns the next position");
}

/// VCL4THP 210-216.
#[actix_web::test]
async fn in_a_long_event_each_game_counts_by_the_ratings_of_its_round() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations::default()).await;
    let settings = chief.get(&format!("{event}/settings")).await.body;
    assert!(settings.contains("The dates span more than 30 days"), "{settings}");
    let flag =
        [("group", "ratings"), ("rating_method", "FIDON"), ("long_event", "on"), ("period_tie_breaks", "of-round")];
    done(&chief.post(&format!("{event}/settings"), &flag).await);
    let ranking = [("group", "ranking"), ("tie_breaks", "ARO"), ("tie_break_edition", "2026")];
    done(&chief.post(&format!("{event}/settings"), &ranking).await);
    let settings = chief.get(&format!("{event}/settings")).await.body;
    assert!(settings.contains("FIDE advises against tie-breaks by ratings"), "{settings}");
    play_round(&site, &chief, &event, 1).await;
    let edit = |later: &'static str| {
        [("name", "Alfa, A"), ("rating", "2000"), ("fide_id", "100"), ("k", "20"), ("later_ratings", later)]
    };
    for unread in ["2137", "0: 2137", "2: x"] {
        let refused = chief.post(&format!("{event}/players/0/edit"), &edit(unread)).await;
        assert!(refused.body.contains(unread.split(':').next_back().expect("text").trim()), "{}", refused.body);
        assert!(journal(&site).state().players[0].data.period_ratings.is_empty(), "{unread}");
    }
    done(&chief.post(&format!("{event}/players/0/edit"), &edit("2 2137")).await);
    play_round(&site, &chief, &event, 2).await;
    let journal = journal(&site);
    let state = journal.state();
    let mine = report(state, RoundNo(2)).into_iter().find(|report| report.player == PlayerId(0)).expect("rated");
    let Effect::Rated { change, .. } = &mine.effect else { panic!("rated") };
    let own: Vec<i32> = change.games.iter().map(|game| game.difference + i32::from(game.game.opponent)).collect();
    assert_eq!(own, [2000, 2137], "the own rating of each round");
    let against = report(state, RoundNo(2)).into_iter().flat_map(|report| report.games);
    let mut seen: Vec<(RoundNo, Option<u16>)> =
        against.filter(|game| game.opponent == PlayerId(0)).map(|game| (game.round, game.rating)).collect();
    seen.sort_unstable();
    assert_eq!(seen, [(RoundNo(1), Some(2000)), (RoundNo(2), Some(2137))]);
    assert_eq!(state.regulations.period_ratings, Some(PeriodRatings::OfRound));
    let second = state.rounds[1].game_of(PlayerId(0)).expect("paired").clone();
    let opponent = if second.white == PlayerId(0) { second.black } else { second.white };
    let first = state.rounds[0].game_of(opponent).expect("paired").clone();
    let other = if first.white == opponent { first.black } else { first.white };
    let other = state.player(other).and_then(|player| player.data.rating).expect("rated");
    let expected = (u32::from(other) + 2137).div_ceil(2).to_string();
    let table = chief.get(&format!("{event}/standings")).await.body;
    assert!(table.contains(&expected), "{expected}: {table}");
}

fn rapid_row(id: u32, name: &str, standard: u16, rapid: u16) -> String {
    let (standard, rapid) =
        [standard, rapid].map(|rating| if rating == 0 { String::new() } else { rating.to_string() }).into();
    format!(
        "{id:<15}{name:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{standard:<6}0   20 {rapid:<6}0   20 0     0      1990      ",
        "NOR", "M", "", "", "", ""
    )
}

/// VCL4THP 123-129, 134.
#[actix_web::test]
async fn lists_have_an_order_and_the_others_are_offered_where_the_main_one_has_no_rating() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations::default()).await;
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("FIDE 2026-11.txt");
    let list = [HEADER.to_owned(), rapid_row(700, "Rapid, Only", 0, 1650), rapid_row(701, "Both, Ann", 1900, 1800)];
    fs::write(&file, list.join("\r\n")).expect("written");
    // A hall without internet: the list is put into a folder.
    let mut known = ListFolder::default();
    assert!(site.state.desk.look_for_lists(folder.path(), &mut known).is_empty(), "it may still be growing");
    let taken = site.state.desk.look_for_lists(folder.path(), &mut known);
    assert_eq!(taken.len(), 1, "taken once");
    assert!(taken[0].1.is_ok());
    assert!(site.state.desk.look_for_lists(folder.path(), &mut known).is_empty());
    assert_eq!(
        site.state.desk.store().rating_lists().expect("readable")[0].title(),
        named("FIDE 2026-11").name + " 2026-11"
    );

    let search = format!("{event}/rating-list?q=rapid");
    let page = chief.get(&search).await.body;
    assert!(page.contains("value=\"rapid\"") && page.contains("Add with 1650"), "{page}");
    let list = site.state.desk.store().rating_lists().expect("readable")[0].id.to_string();
    let row =
        page.split("name=\"row\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a row").to_owned();
    done(&chief.post(&format!("{event}/rating-list"), &[("list", &list), ("row", &row), ("rating", "rapid")]).await);
    let added = journal(&site).state().players[4].data.clone();
    assert_eq!((added.rating, added.rating_source.as_str()), (Some(1650), "FIDE 2026-11 rapid"));
    let typed =
        [("name", "Rapid, Only"), ("rating", "1660"), ("rating_source", "FIDE 2026-11 rapid"), ("fide_id", "700")];
    done(&chief.post(&format!("{event}/players/4/edit"), &typed).await);
    assert_eq!(journal(&site).state().players[4].data.rating_source, "", "a typed rating is of no list");

    let order = |lists: &[&'static str]| {
        let mut form = vec![("group", "ratings"), ("rating_method", "FIDON"), ("lists_checked", "on")];
        form.extend(lists.iter().map(|code| ("lists", *code)));
        form
    };
    let unread = chief.post(&format!("{event}/settings"), &order(&["elo"])).await;
    assert!(unread.body.contains("“elo” is no rating list"), "{}", unread.body);
    done(&chief.post(&format!("{event}/settings"), &order(&["rapid", "", "standard"])).await);
    let page = chief.get(&format!("{event}/rating-list?q=both")).await.body;
    assert!(page.contains(">1800<"), "the first list gives the rating: {page}");
    done(&chief.post(&format!("{event}/settings"), &order(&["", ""])).await);
    assert!(journal(&site).state().regulations.lists.sequence.is_empty(), "all places emptied");
    done(&chief.post(&format!("{event}/settings"), &order(&["blitz"])).await);
    done(&chief.post(&format!("{event}/settings"), &order(&["standard", "rapid", "blitz"])).await);
    assert!(journal(&site).state().regulations.lists.sequence.is_empty(), "the order of the rate of play anyway");
}

/// VCL4THP 138-139: told when a list differs, and not where it was switched off.
#[actix_web::test]
async fn now_tells_of_players_who_differ_from_the_list_unless_it_is_switched_off() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations { rate: Rate::Standard, ..Regulations::default() }).await;
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), [HEADER.to_owned(), rapid_row(100, "Alfa, A", 2050, 0)].join("\r\n")).expect("written");
    site.state.desk.import_rating_list(file.path(), &named("FIDE 2026-11"), None, |_| {}).expect("a list");
    chief.get(&format!("{event}/list-check")).await;
    let told = "player differs from the rating list";
    assert!(chief.get(&event).await.body.contains(told));
    let off = [("group", "ratings"), ("rating_method", "FIDON"), ("lists", "standard")];
    done(&chief.post(&format!("{event}/settings"), &off).await);
    assert!(!chief.get(&event).await.body.contains(told));
    assert!(chief.get(&format!("{event}/list-check")).await.body.contains("2050"), "asked for, it is still checked");
}

/// VCL4THP 207.
#[actix_web::test]
async fn a_value_from_outside_ranks_at_its_place() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations::default()).await;
    let ranking = [("group", "ranking"), ("tie_breaks", "OTHER_EXT"), ("tie_break_edition", "2026")];
    done(&chief.post(&format!("{event}/settings"), &ranking).await);
    play_round(&site, &chief, &event, 1).await;
    let winners: Vec<PlayerId> = journal(&site).state().rounds[0].games.iter().map(|game| game.white).collect();
    let number = |player: PlayerId| (player.0 + 1).to_string();
    let value = async |player, value: &str| {
        chief.post(&format!("{event}/standings/value"), &[("number", &number(player)), ("value", value)]).await
    };
    done(&value(winners[0], "1").await);
    done(&value(winners[1], "2.5").await);
    let first = sonneborn::standings::ranks(journal(&site).state());
    let rank = |player: PlayerId| first[player.index()];
    assert!(rank(winners[1]) < rank(winners[0]), "{first:?}");
    assert!(value(winners[0], "much").await.body.contains("much"), "what cannot be read is told");
    assert_eq!(journal(&site).state().players[winners[0].index()].outside_value, Points::parse("1"));
    let report = chief.get(&format!("{event}/reports/report.trf")).await.body;
    assert!(report.contains("OTHER_EXT"), "{report}");
}

/// FIDE's files have Latin names; the event keeps its own.
#[actix_web::test]
async fn the_file_for_rating_has_latin_names_or_is_refused_with_their_list() {
    let site = Site::new();
    let (chief, event) = event(&site, Regulations { rounds: 1, ..Regulations::default() }).await;
    play_round(&site, &chief, &event, 1).await;
    let file = format!("{event}/reports/rating.trf?so_far=yes");
    assert_eq!(chief.get(&file).await.status, StatusCode::OK);
    done(&chief.post(&format!("{event}/players/0/edit"), &[("name", "王小明"), ("rating", "2000")]).await);
    let refused = chief.get(&file).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("王小明") && refused.body.contains("Latin"), "{}", refused.body);
    let named = [("name", "王小明"), ("latin_name", "Wang, Xiaoming"), ("rating", "2000")];
    done(&chief.post(&format!("{event}/players/0/edit"), &named).await);
    let rated = chief.get(&file).await;
    assert!(rated.body.contains("Wang, Xiaoming") && !rated.body.contains("王小明"), "{}", rated.body);
    assert!(chief.get(&format!("{event}/reports/report.trf")).await.body.contains("王小明"));
}

/// VCL4THP 54-55: rounds that are not as the rules have them are asked about, and told round by round.
#[actix_web::test]
async fn a_file_against_the_rules_is_confirmed_and_told_round_by_round() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let rematch = "012 Club evening\nXXR 3\nXXC white1\n\
        001    1 m    Aas, Anna                         2100 NOR                         2.0          3 w 1     3 b 1\n\
        001    2 m    Berg, Bo                          2000 NOR                         1.0          4 b =     4 w =\n\
        001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0     1 w 0\n\
        001    4 m    Dahl, Dina                        1800 NOR                         1.0          2 w =     2 b =\n";
    let looked = chief.post_file("/import", &[("do", "look")], ("club.trf", rematch.as_bytes())).await;
    assert!(looked.body.contains("name=\"confirmed\""), "{}", looked.body);
    let asked = chief.post_file("/import", &[("do", "make")], ("club.trf", rematch.as_bytes())).await;
    assert!(asked.location.is_empty() && asked.body.contains("name=\"confirmed\""), "{}", asked.body);
    let fields = [("do", "make"), ("confirmed", "yes")];
    let made = chief.post_file("/import", &fields, ("club.trf", rematch.as_bytes())).await;
    done(&made);
    let report = chief.get(&format!("{}/reports/report.trf", made.location)).await.body;
    assert!(report.contains("### Import @ Round 2: as the engine pairs => as in club.trf"), "{report}");
    assert!(!report.contains("### Import @ Round 1"), "only the round that differs: {report}");
}

/// What TRF has no record for comes back from our own files.
#[actix_web::test]
async fn soft_prohibitions_and_the_rules_of_a_knock_out_come_back_from_our_own_files() {
    let knockout = KnockoutRules { games: 4, third_place: true };
    let apart = Prohibition {
        first: RoundNo(1),
        last: RoundNo(3),
        who: Apart::Players(vec![PlayerId(1), PlayerId(3)]),
        soft: true,
    };
    for regulations in [
        Regulations { system: System::Knockout, knockout, ..Regulations::default() },
        Regulations { prohibitions: vec![apart], ..Regulations::default() },
    ] {
        let site = Site::new();
        let (chief, event) = event(&site, regulations.clone()).await;
        let file = chief.get(&format!("{event}/reports/report.trf")).await.body;
        let read = sonneborn::exchange::trf::read(file.as_bytes()).expect("our own file").imported;
        assert_eq!(read.regulations.prohibitions, regulations.prohibitions, "{file}");
        if regulations.system == System::Knockout {
            assert_eq!(read.regulations.knockout, regulations.knockout, "{file}");
        }
        assert!(!read.remnants.iter().any(|line| line.contains("Soft") || line.contains("Knock-out @")), "{file}");
    }
}
