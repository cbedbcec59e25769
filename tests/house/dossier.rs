//! The dossier for an appeal: of a board, a player and the event, over HTTP and on the command line, as paper and as a file that
//! proves itself; and what in a changed file does not.

use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use chrono::DateTime;
use sonneborn::desk::dossier::unproven;
use sonneborn::desk::witnesses::{Answer, Asked, Witnesses};
use sonneborn::exchange::dossier::{Dossier, ShownAct, Unproven};
use sonneborn::i18n::Lang;
use sonneborn::store::Database;
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::ids::RoundNo;
use std::path::Path;
use std::process::{Command, Output};

const FOUR: [&str; 4] = ["Adams, A", "Brown, B", "Clark, C", "王小明"];

/// Round 1 of four players, with a corrected result and a ruling at board 1 and a result at board 2.
async fn hall(site: &Site) -> Browser {
    let chief = site.browser("Ana").await;
    assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
    let done = async |path: &str, fields: &[(&str, &str)]| {
        let page = chief.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    };
    for name in FOUR {
        done("/t/1/players/new", &[("name", name), ("first_round", "1")]).await;
    }
    done("/t/1/rounds/1/pair", &[]).await;
    done("/t/1/rounds/1/publish", &[]).await;
    done("/t/1/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "0-1")]).await;
    done("/t/1/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "1-0")]).await;
    done("/t/1/rounds/1/results", &[("board", "1"), ("was", "1-0"), ("now", ""), ("undo", "yes")]).await;
    let ruling = [
        ("claim", "threefold"),
        ("by", "white"),
        ("laws", "2023"),
        ("pace", "standard"),
        ("record", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
        ("checked", "on"),
        ("step", "rule"),
        ("decision", "confirmed"),
        ("reason", "seen by the deputy"),
        ("was", ""),
        ("now", "½-½"),
        ("confirmed", "yes"),
    ];
    done("/t/1/claims/1/1", &ruling).await;
    site.state
        .desk
        .store()
        .keep_games(
            1,
            &Tournament::default(),
            &[KeptGame::from((1, 1, "1. Nf3 Nf6 *".into())), KeptGame::from((1, 2, "1. e4 c5 *".into()))],
            |_| true,
        )
        .expect("kept");
    chief
}

fn words(acts: &Dossier) -> String {
    acts.acts.iter().map(|act| format!("{}{}\n", act.what, if act.undone { " (undone)" } else { "" })).collect()
}

async fn fetched(browser: &Browser, query: &str) -> Dossier {
    let page = browser.get(&format!("/t/1/dossier.json{query}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let dossier = Dossier::read(page.body.as_bytes()).expect("a dossier");
    assert_eq!(dossier.write().expect("written"), page.body);
    dossier
}

/// As it is checked, with the key of its hall.
fn found(dossier: &Dossier) -> Vec<Unproven> {
    let key = dossier.seal.as_ref().map(|seal| seal.fingerprint());
    unproven(dossier, dossier.write().expect("written").as_bytes(), key.as_deref(), Some(&dossier.state))
}

#[actix_web::test]
async fn a_board_a_player_and_the_event_have_what_concerns_them_and_it_is_proven() {
    for site in Site::each() {
        let chief = hall(&site).await;
        let board = fetched(&chief, "?round=1&board=1").await;
        let told = words(&board);
        // A database on a server has no key beside it: nobody signs there.
        let unsigned = site.state.desk.store().hall().fingerprint().is_none();
        let proven: &[Unproven] = if unsigned { &[Unproven::Unsealed] } else { &[] };
        assert_eq!(found(&board), proven, "{told}");
        assert!(told.contains("1-0 (undone)") && told.contains("Threefold"), "{told}");
        assert!(!told.contains("board 2"), "{told}");
        assert!(board.acts.iter().any(|act| act.is_ruling && act.reason.as_deref() == Some("seen by the deputy")));
        assert_eq!(board.games.iter().map(|game| game.board).collect::<Vec<_>>(), [1]);
        let [pair] = &board.pairings[..] else { panic!("{:?}", board.pairings) };
        assert!(pair.board == Some(1) && pair.why.len() > 1, "{pair:?}");
        // Of others the names, which stand apart; the rest of what the journal says of them is not in it.
        let is_own = |record: &serde_json::Value| !record["data"].is_null();
        let registered = board.acts.iter().chain(&[]).filter_map(|act| act.personal.as_deref());
        let carried = board.carried.iter().filter_map(|act| act.personal.as_deref());
        let records: Vec<serde_json::Value> = registered
            .chain(carried)
            .flat_map(|text| serde_json::from_str::<Vec<serde_json::Value>>(text).expect("records"))
            .collect();
        assert_eq!((records.len(), records.iter().filter(|record| is_own(record)).count()), (4, 2));
        assert!(pair.players.iter().all(|name| FOUR.contains(&name.as_str())));
        let player = fetched(&chief, "?player=3").await;
        assert_eq!(found(&player), proven);
        assert!(words(&player).contains("王小明"), "{}", words(&player));
        assert!(player.pairings.iter().all(|pair| pair.players.iter().any(|name| name == "王小明")));
        let event = fetched(&chief, "").await;
        assert_eq!(found(&event), proven);
        assert_eq!((event.acts.len(), event.games.len()), (event.digests.len(), 2));
        assert_eq!((&event.state, &event.chain), (&board.state, &board.chain));
    }
}

#[actix_web::test]
async fn what_was_changed_in_a_file_is_found() {
    let site = Site::new();
    let chief = hall(&site).await;
    let whole = fetched(&chief, "?round=1&board=1").await;
    let key = whole.seal.as_ref().map(|seal| seal.fingerprint()).expect("signed");
    let changed = |change: &dyn Fn(&mut Dossier)| {
        let mut copy = whole.clone();
        change(&mut copy);
        let text = copy.write().expect("written");
        let found = unproven(&copy, text.as_bytes(), Some(&key), None);
        assert!(found.contains(&Unproven::Seal), "whatever is changed, the signature is of something else: {found:?}");
        // As for a reader who has no key: what the acts themselves say.
        let mut unsigned = copy;
        unsigned.seal = None;
        let text = unsigned.write().expect("written");
        let found = unproven(&unsigned, text.as_bytes(), None, None);
        found.into_iter().filter(|unproven| *unproven != Unproven::Unsealed).collect::<Vec<_>>()
    };
    let last = whole.acts.last().expect("acts").seq;
    let text = |dossier: &mut Dossier| {
        let act = dossier.acts.last_mut().expect("acts");
        act.text = act.text.replace("Ana", "Eva");
    };
    assert_eq!(changed(&text), [Unproven::Act { seq: last }]);
    assert_eq!(changed(&|dossier| dossier.digests.swap(0, 1))[0], Unproven::Chain);
    assert_eq!(changed(&|dossier| dossier.digests.truncate(3))[0], Unproven::Chain);
    assert_eq!(changed(&|dossier| dossier.state = "3-00000000".into()), [Unproven::Chain]);
    assert_eq!(changed(&|dossier| dossier.chain = "0".repeat(64)), [Unproven::Chain]);
    // All that is shown beside the raw texts.
    let shown = [Unproven::Shown { seq: last }];
    let act = |change: &dyn Fn(&mut ShownAct)| changed(&|dossier| change(dossier.acts.last_mut().expect("acts")));
    assert_eq!(act(&|act| act.what = act.what.replace('1', "0")), shown);
    assert_eq!(act(&|act| act.by = "Eva".into()), shown);
    assert_eq!(act(&|act| act.device = "elsewhere".into()), shown);
    assert_eq!(act(&|act| act.at = DateTime::UNIX_EPOCH), shown);
    assert_eq!(act(&|act| act.reason = Some("because".into())), shown);
    assert_eq!(act(&|act| act.undone = true), shown);
    assert_eq!(act(&|act| act.is_ruling = !act.is_ruling), shown);
    assert_eq!(changed(&|dossier| dossier.event = "Other Cup".into()), [Unproven::Event]);
    let pairing = [Unproven::Pairing { round: RoundNo(1), board: Some(1) }];
    assert_eq!(changed(&|dossier| dossier.pairings[0].players.swap(0, 1)), pairing);
    assert_eq!(changed(&|dossier| dossier.pairings.clear()), pairing);
    // In a part of a journal these are the hall's word, which the signature binds.
    assert_eq!(changed(&|dossier| dossier.games[0].pgn = "1. f3 e5 2. g4 Qh4# 0-1".into()), []);
    assert_eq!(changed(&|dossier| dossier.pairings[0].why.clear()), []);
    let gone = |dossier: &mut Dossier| dossier.acts.retain(|act| !act.undone);
    assert!(!changed(&gone).is_empty(), "what took it back is left over");
    let event = fetched(&chief, "").await;
    let of_event = |change: &dyn Fn(&mut Dossier)| {
        let mut copy = event.clone();
        copy.seal = None;
        change(&mut copy);
        let text = copy.write().expect("written");
        unproven(&copy, text.as_bytes(), None, None)
    };
    assert_eq!(of_event(&|dossier| dossier.pairings[0].why.clear()).last(), Some(&pairing[0]), "worked out again");
    assert_ne!(
        of_event(&|dossier| drop(dossier.acts.pop())),
        [Unproven::Unsealed],
        "of the event no act can be left out"
    );
    // Another hall's key, another paper, an old one, an unknown field, a space.
    let bytes = whole.write().expect("written");
    let other = unproven(&whole, bytes.as_bytes(), Some("0000-0000-0000-0000-0000-0000-0000"), None);
    assert_eq!(other, [Unproven::OtherHall { key: key.clone() }]);
    assert_eq!(unproven(&whole, bytes.as_bytes(), Some(&key), Some("2-8XK2")), [Unproven::OtherState]);
    let short = format!("{}-{:.8}", whole.digests.len(), whole.chain);
    assert_eq!(unproven(&whole, bytes.as_bytes(), Some(&key), Some(&short)), [Unproven::ShortState]);
    assert_eq!(unproven(&whole, bytes.replacen(':', ": ", 1).as_bytes(), Some(&key), None), [Unproven::Form]);
    let unknown = bytes.replacen("{", "{\n  \"verdict\": \"proven\",", 1);
    assert!(Dossier::read(unknown.as_bytes()).expect_err("an unknown field").to_string().contains("verdict"));
    let old = bytes.replacen("\"edition\": 3", "\"edition\": 1", 1);
    let old = Dossier::read(old.as_bytes()).expect("older files are read");
    assert_eq!(unproven(&old, b"", Some(&key), None), [Unproven::OldEdition { edition: 1 }]);
    for (broken, told) in
        [("{}", "not a dossier"), ("[", "line 1"), (r#"{"format":"sonneborn dossier","edition":9}"#, "edition 9")]
    {
        let fault = Dossier::read(broken.as_bytes()).expect_err(broken).to_string();
        assert!(fault.contains(told), "{fault}");
    }
}

#[actix_web::test]
async fn the_paper_has_the_whole_chain_and_the_rulings_and_only_arbiters_get_it() {
    let site = Site::new();
    let chief = hall(&site).await;
    let chain = fetched(&chief, "").await.chain;
    for lang in ["en", "zh-Hans", "zh-Hant"] {
        let page = chief.get(&format!("/t/1/dossier.pdf?round=1&board=1&lang={lang}")).await;
        assert!(page.status == StatusCode::OK && page.body.starts_with("%PDF"), "{lang}: {:.300}", page.body);
    }
    let page = chief.get("/t/1/dossier?round=1&board=1").await;
    assert!(
        page.body.contains("/t/1/dossier.pdf?round=1&amp;board=1")
            || page.body.contains("/t/1/dossier.pdf?round=1&#38;board=1"),
        "{}",
        page.body
    );
    for (from, link) in [
        ("/t/1/claims/1/1", "/t/1/dossier?round=1&amp;board=1"),
        ("/t/1/players/3", "/t/1/dossier?player=3"),
        ("/t/1/reports", "/t/1/dossier\""),
    ] {
        assert!(chief.get(from).await.body.contains(link), "{from}");
    }
    for (query, status) in [
        ("?round=1", StatusCode::BAD_REQUEST),
        ("?round=1&board=1&player=0", StatusCode::BAD_REQUEST),
        ("?round=one&board=1", StatusCode::BAD_REQUEST),
        ("?round=1&board=77", StatusCode::NOT_FOUND),
        ("?player=77", StatusCode::NOT_FOUND),
    ] {
        for kind in ["", ".pdf", ".json"] {
            assert_eq!(chief.get(&format!("/t/1/dossier{kind}{query}")).await.status, status, "{kind}{query}");
        }
    }
    let bo = site.browser("Bo").await;
    assert_ne!(bo.get("/t/1/dossier.json").await.status, StatusCode::OK);
    assert_eq!(site.stranger().get("/t/1/dossier.json").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(chain.len(), 64);
}

fn sonneborn(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sonneborn")).args(arguments).output().expect("the program starts")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}

#[actix_web::test]
async fn the_command_line_makes_it_and_checks_it() {
    let site = Site::new();
    let chief = hall(&site).await;
    let Database::Sqlite(file) = site.state.desk.store().database().clone() else { panic!("a SQLite file") };
    let folder = tempfile::tempdir().expect("a folder");
    let (json, pdf) = (folder.path().join("board.json"), folder.path().join("board.pdf"));
    let database = format!("sqlite:{}", text(&file));
    for (out, more) in [(&json, vec![]), (&pdf, vec!["--lang", "zh-Hant"])] {
        let arguments =
            ["dossier", "--database", &database, "--tournament", "1", "--round", "1", "--board", "1", "-o", text(out)];
        let made = sonneborn(&[&arguments[..], &more].concat());
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    }
    assert!(std::fs::read(&pdf).expect("written").starts_with(b"%PDF"));
    let state = fetched(&chief, "").await.state;
    let key = site.state.desk.store().hall().fingerprint().expect("a key");
    let checked = sonneborn(&["dossier", "--check", text(&json), "--key", &key, "--sheet", &state]);
    assert!(checked.status.success() && String::from_utf8_lossy(&checked.stdout).contains(&state), "{checked:?}");
    let checked = sonneborn(&["dossier", "--check", text(&json)]);
    assert_eq!(checked.status.code(), Some(3), "nothing outside it says so: {checked:?}");
    assert!(String::from_utf8_lossy(&checked.stdout).contains(&key), "{checked:?}");
    let changed = std::fs::read_to_string(&json).expect("readable").replace("threefold", "fivefold");
    std::fs::write(&json, changed).expect("writable");
    let checked = sonneborn(&["dossier", "--check", text(&json)]);
    assert_eq!(checked.status.code(), Some(1), "{checked:?}");
    assert!(String::from_utf8_lossy(&checked.stdout).contains("is not as it was written"), "{checked:?}");
    for wrong in [
        vec!["dossier"],
        vec!["dossier", "--tournament", "1", "-o", "x.doc", "--database", &database],
        vec!["dossier", "--tournament", "1", "-o", "x.pdf", "--round", "1", "--database", &database],
        vec!["dossier", "--tournament", "1", "-o", "x.pdf", "--player", "77", "--database", &database],
        vec!["dossier", "--tournament", "77", "-o", "x.pdf", "--database", &database],
        vec!["dossier", "--tournament", "1", "-o", "x.pdf", "--lang", "tlh", "--database", &database],
    ] {
        let refused = sonneborn(&wrong);
        assert!(!refused.status.success() && !refused.stderr.is_empty(), "{wrong:?}");
    }
}

/// Files that are named for all events of a database say nothing of those that they are not of, and nothing where nobody signed them.
#[actix_web::test]
async fn a_witness_speaks_for_its_own_event_alone() {
    let site = Site::new();
    let chief = hall(&site).await;
    assert_eq!(chief.new_tournament("Other Cup").await, "/t/2");
    let store = site.state.desk.store();
    let folder = tempfile::tempdir().expect("a folder");
    let written = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("written");
        file
    };
    let mut witnesses = Vec::new();
    for event in [1_i64, 2] {
        let dossier = chief.get(&format!("/t/{event}/dossier.json")).await.body;
        let archive = chief.get(&format!("/t/{event}/tournament.json")).await.body;
        let state = Dossier::read(dossier.as_bytes()).expect("a dossier").state;
        let pages = folder.path().join(format!("pages{event}"));
        std::fs::create_dir(&pages).expect("made");
        std::fs::write(pages.join("index.html"), format!("<body data-state=\"{state}\">")).expect("written");
        let mut unsigned: serde_json::Value = serde_json::from_str(&archive).expect("JSON");
        unsigned.as_object_mut().expect("an object").remove("seal");
        let altered = dossier.replacen(" Cup", " Cub", 1);
        assert_ne!(altered, dossier);
        witnesses.extend([
            (event, true, written(&format!("dossier{event}.json"), &dossier)),
            (event, true, written(&format!("archive{event}.json"), &archive)),
            (event, true, pages),
            (event, false, written(&format!("altered{event}.json"), &altered)),
            (event, false, written(&format!("unsigned{event}.json"), &unsigned.to_string())),
        ]);
    }
    let key = store.hall().fingerprint();
    for (of, is_whole, file) in &witnesses {
        for event in [1, 2] {
            for key in [key.clone(), Some("0000-0000-0000-0000-0000-0000-0000".to_owned())] {
                let is_ours = key == store.hall().fingerprint() || file.is_dir();
                let asked = Asked { key, files: vec![file.clone()], offline: true, ..Asked::default() };
                let proof = Witnesses::of(store, &asked, Lang::English).prove(event).expect("readable");
                let (answer, words) = proof.told.last().expect("the file is asked");
                let expected = if *of == event && *is_whole && is_ours { Answer::Agrees } else { Answer::Silent };
                assert_eq!(*answer, expected, "{event}: {words}");
                let is_told = words.contains("another event");
                assert_eq!(is_told, *of != event && !file.ends_with(format!("altered{of}.json")), "{event}: {words}");
            }
        }
    }
}
