//! The dossier for an appeal: of a board, a player and the event, over HTTP and on the command line, as paper and as a file that
//! proves itself; and what in a changed file does not.

use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use sonneborn::exchange::dossier::{Dossier, Unproven};
use sonneborn::store::Database;
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
    site.state.desk.store().keep_games(1, &[(1, 1, "1. Nf3 Nf6 *".into()), (1, 2, "1. e4 c5 *".into())]).expect("kept");
    chief
}

fn words(acts: &Dossier) -> String {
    acts.acts.iter().map(|act| format!("{}{}\n", act.what, if act.undone { " (undone)" } else { "" })).collect()
}

async fn fetched(browser: &Browser, query: &str) -> Dossier {
    let page = browser.get(&format!("/t/1/dossier.json{query}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    Dossier::read(page.body.as_bytes()).expect("a dossier")
}

#[actix_web::test]
async fn a_board_a_player_and_the_event_have_what_concerns_them_and_it_is_proven() {
    for site in Site::each() {
        let chief = hall(&site).await;
        let board = fetched(&chief, "?round=1&board=1").await;
        let told = words(&board);
        assert_eq!(board.unproven(), [], "{told}");
        assert!(told.contains("1-0 (undone)") && told.contains("Threefold"), "{told}");
        assert!(!told.contains("board 2"), "{told}");
        assert!(board.acts.iter().any(|act| act.is_ruling && act.reason.as_deref() == Some("seen by the deputy")));
        assert_eq!(board.games.iter().map(|game| game.board).collect::<Vec<_>>(), [1]);
        let [pair] = &board.pairings[..] else { panic!("{:?}", board.pairings) };
        assert!(pair.board == Some(1) && pair.why.len() > 1, "{pair:?}");
        // What the journal says of others is not in it.
        let names = pair.players.clone();
        let text = board.write().expect("it is written");
        for name in FOUR {
            let is_own = names.iter().any(|own| own == name);
            assert_eq!(
                board.acts.iter().any(|act| act.personal.as_ref().is_some_and(|all| all.contains(name))),
                is_own
            );
            assert!(is_own || !text.contains(&format!("\\\"name\\\":\\\"{name}")), "{name}");
        }
        let player = fetched(&chief, "?player=3").await;
        assert_eq!(player.unproven(), []);
        assert!(words(&player).contains("王小明"), "{}", words(&player));
        assert!(player.pairings.iter().all(|pair| pair.players.iter().any(|name| name == "王小明")));
        let event = fetched(&chief, "").await;
        assert_eq!(event.unproven(), []);
        assert_eq!((event.acts.len(), event.games.len()), (event.digests.len(), 2));
        assert_eq!((&event.state, &event.chain), (&board.state, &board.chain));
    }
}

#[actix_web::test]
async fn what_was_changed_in_a_file_is_found() {
    let site = Site::new();
    let chief = hall(&site).await;
    let whole = fetched(&chief, "?round=1&board=1").await;
    let changed = |change: &dyn Fn(&mut Dossier)| {
        let mut copy = whole.clone();
        change(&mut copy);
        copy.unproven()
    };
    let last = whole.acts.last().expect("acts").seq;
    let place = whole.acts.iter().position(|act| act.personal.is_some()).expect("a registration");
    let person = Unproven::Person { seq: whole.acts[place].seq };
    let text = |dossier: &mut Dossier| {
        let act = dossier.acts.last_mut().expect("acts");
        act.text = act.text.replace("Ana", "Eva");
    };
    assert_eq!(changed(&text), [Unproven::Act { seq: last }]);
    assert_eq!(changed(&|dossier| dossier.acts[0].seq = 2)[..1], [Unproven::Act { seq: 2 }]);
    assert_eq!(changed(&|dossier| dossier.digests.swap(0, 1))[0], Unproven::Chain);
    assert_eq!(changed(&|dossier| dossier.digests.truncate(3))[0], Unproven::Chain);
    assert_eq!(changed(&|dossier| dossier.state = "3-00000000".into()), [Unproven::Chain]);
    assert_eq!(changed(&|dossier| dossier.chain = "0".repeat(64)), [Unproven::Chain]);
    let forged = |dossier: &mut Dossier| {
        let personal = dossier.acts[place].personal.as_mut().expect("persons");
        *personal = FOUR.iter().fold(personal.clone(), |text, name| text.replace(name, "Nobody"));
    };
    assert_eq!(changed(&forged), [person]);
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
    let checked = sonneborn(&["dossier", "--check", text(&json)]);
    let state = fetched(&chief, "").await.state;
    assert!(checked.status.success() && String::from_utf8_lossy(&checked.stdout).contains(&state), "{checked:?}");
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
