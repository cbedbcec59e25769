//! What an act changes is asked about, whatever the act is called; tried over HTTP as an arbiter would.

use crate::api::send;
use crate::backends;
use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::{Method, StatusCode};
use serde_json::json;
use sonneborn::exchange::archive::{Archive, ArchiveFault};
use sonneborn::exchange::trf;
use sonneborn::i18n::{Lang, consequences as words};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, ChangeRegulations, Create, Entry, RegisterPlayers};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::judge::levels::{Kind, RegulationField};
use sonneborn::tournament::mode::Mode;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::refusal::Refusal;

/// An event of six players, with its chief arbiter.
struct Hall {
    site: Site,
    ana: Browser,
}

const SIX: [(&str, &str); 6] = [
    ("Adams, A", "2400"),
    ("Brown, B", "2350"),
    ("Clark, C", "2300"),
    ("Dahl, D", "2250"),
    ("Evans, E", "2200"),
    ("王小明", "2150"),
];

impl Hall {
    async fn at(site: Site) -> Hall {
        let ana = site.browser("Ana").await;
        assert_eq!(ana.new_tournament("Hall Cup").await, "/t/1");
        let hall = Hall { site, ana };
        for (name, rating) in SIX {
            hall.done("/players/new", &[("name", name), ("rating", rating), ("first_round", "1")]).await;
        }
        hall
    }

    async fn open() -> Hall {
        Hall::at(Site::new()).await
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.ana.post(&format!("/t/1{path}"), fields).await
    }

    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }

    fn state(&self) -> Tournament {
        self.site.state.desk.live(1).expect("readable").expect("there").journal().state().clone()
    }

    /// The number of the last act of this kind.
    fn seq_of(&self, is_meant: fn(&Act) -> bool) -> String {
        let live = self.site.state.desk.live(1).expect("readable").expect("there");
        let journal = live.journal();
        journal.entries().rev().find(|entry| is_meant(&entry.act)).expect("such an act").seq.to_string()
    }

    async fn result(&self, round: u16, board: u16, was: &str, now: &str, more: &[(&str, &str)]) -> Page {
        let state = self.state();
        let game = state.round(RoundNo(round)).and_then(|round| round.game(board)).expect("the board is there");
        let [white, black] = game.players().map(|player| player.0.to_string());
        let board = board.to_string();
        let fields = [("board", board.as_str()), ("white", &white), ("black", &black), ("was", was), ("now", now)];
        self.post(&format!("/rounds/{round}/results"), &[&fields[..], more].concat()).await
    }

    /// Pairs, publishes and plays a round; White wins everywhere.
    async fn play(&self, round: u16) {
        self.done(&format!("/rounds/{round}/pair"), &[]).await;
        self.done(&format!("/rounds/{round}/publish"), &[]).await;
        for board in 1..=3 {
            let page = self.result(round, board, "", "1-0", &[]).await;
            assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        }
    }

    async fn undo(&self, seq: &str, more: &[(&str, &str)]) -> Page {
        self.post("/journal/undo", &[&[("seq", seq), ("reason", "test")][..], more].concat()).await
    }

    fn first_result(&self) -> Option<GameResult> {
        self.state().rounds[0].games[0].result
    }

    async fn trf(&self) -> String {
        self.ana.get("/t/1/reports/report.trf").await.body
    }
}

/// On both back ends: the correction is asked about once a round was paired on it, and refused once two were; so is its undo.
#[actix_web::test]
async fn an_undo_of_an_early_correction_is_asked_about_and_refused_as_the_correction_itself() {
    for backend in backends::each() {
        let hall = Hall::at(Site::on(backend.store)).await;
        hall.play(1).await;
        // While nothing rests on it, a correction and its undo are one act each.
        assert_eq!(hall.result(1, 1, "1-0", "0-1", &[]).await.status, StatusCode::SEE_OTHER);
        let correction = hall.seq_of(|act| matches!(act, Act::EnterResult(_)));
        assert_eq!(hall.undo(&correction, &[]).await.status, StatusCode::SEE_OTHER);
        assert_eq!(hall.result(1, 1, "1-0", "0-1", &[]).await.status, StatusCode::SEE_OTHER);
        let correction = hall.seq_of(|act| matches!(act, Act::EnterResult(_)));

        hall.play(2).await;
        // Who has White is drawn; both are named.
        let told = ": 0-1 becomes 1-0. 1 later round was paired on it.";
        let asked = hall.undo(&correction, &[]).await;
        assert_eq!(asked.status, StatusCode::CONFLICT);
        let names = ["Adams, A – Dahl, D", "Dahl, D – Adams, A"].map(|names| format!("round 1, {names}{told}"));
        assert!(names.iter().any(|named| asked.body.contains(named)), "{}", asked.body);
        let asked = hall.result(1, 1, "0-1", "1-0", &[]).await;
        assert!(asked.status == StatusCode::CONFLICT && asked.body.contains(told), "the act itself: {}", asked.body);
        assert_eq!(hall.first_result(), Some(GameResult::BlackWins));
        // Confirmed without a reason is not enough.
        let unreasoned = [("seq", correction.as_str()), ("reason", " "), ("confirmed", "yes")];
        assert_eq!(hall.post("/journal/undo", &unreasoned).await.status, StatusCode::CONFLICT);
        assert_eq!(hall.undo(&correction, &[("confirmed", "yes")]).await.status, StatusCode::SEE_OTHER);
        assert_eq!(hall.first_result(), Some(GameResult::WhiteWins));
        let undo = hall.seq_of(|act| matches!(act, Act::Undo(_)));

        hall.play(3).await;
        for refused in [
            hall.undo(&undo, &[("confirmed", "yes")]).await,
            hall.result(1, 1, "1-0", "0-1", &[("reason", "sheet"), ("confirmed", "yes")]).await,
        ] {
            assert_ne!(refused.status, StatusCode::SEE_OTHER);
            assert!(refused.body.contains("for the rating report only"), "{}", refused.body);
        }
        assert_eq!(hall.first_result(), Some(GameResult::WhiteWins));
        // Both times something changed under round 2, and both are told.
        let trf = hall.trf().await;
        let told = "### Result correction @ Round 1: board 1 0-1 => 1-0";
        assert!(trf.contains(told), "{}: {trf}", backend.name);
    }
}

#[actix_web::test]
async fn a_hand_change_of_a_played_round_is_not_undone_and_stays_told_and_a_discarded_one_is_not() {
    let hall = Hall::open().await;
    hall.done("/rounds/1/pair", &[]).await;
    let engine: Vec<_> = hall.state().rounds[0].games.iter().map(|game| game.players()).collect();
    hall.done("/rounds/1/alter", &[("do", "colours"), ("board", "2"), ("confirmed", "yes")]).await;
    // A draft that nobody saw changed nothing.
    hall.done("/rounds/1/discard", &[]).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/publish", &[]).await;
    assert!(!hall.trf().await.contains("MPA"), "{}", hall.trf().await);
    hall.done("/rounds/1/unpublish", &[]).await;

    let [one, other] = [engine[0][1], engine[1][1]].map(|player| player.0.to_string());
    hall.done("/rounds/1/alter", &[("do", "swap"), ("player", &one), ("with", &other), ("confirmed", "yes")]).await;
    hall.done("/rounds/1/publish", &[("confirmed", "yes"), ("reason", "a wish of both")]).await;
    let played: Vec<_> = hall.state().rounds[0].games.iter().map(|game| game.players()).collect();
    assert_ne!(played, engine);
    let change = hall.seq_of(|act| matches!(act, Act::AlterDraft(_)));
    let refused = hall.undo(&change, &[("confirmed", "yes")]).await;
    assert!(refused.body.contains("Round 1 is paired already"), "{}", refused.body);
    // Once results are in, they rest on it besides.
    for board in 1..=3 {
        assert_eq!(hall.result(1, board, "", "1-0", &[]).await.status, StatusCode::SEE_OTHER);
    }
    let refused = hall.undo(&change, &[("confirmed", "yes")]).await;
    assert!(refused.body.contains("rests on act"), "{}", refused.body);
    assert_eq!(hall.state().rounds[0].games.iter().map(|game| game.players()).collect::<Vec<_>>(), played);
    let trf = hall.trf().await;
    let line = trf.lines().find(|line| line.starts_with("### MPA @ Round 1: 1: ")).unwrap_or_else(|| panic!("{trf}"));
    assert!(line.contains(" => 1: "), "{line}");
}

#[actix_web::test]
async fn fide_mode_fixes_what_was_announced_and_is_left_by_two_confirmations_for_ever() {
    let hall = Hall::open().await;
    hall.site.state.desk.store().set_public(1, true).expect("written");
    let settings = |changed: (&'static str, &'static str)| -> Vec<(&'static str, &'static str)> {
        let kept = five_rounds("Hall Cup").into_iter().filter(move |(name, _)| *name != changed.0);
        kept.chain([changed, ("reason", "the hall closes"), ("confirmed", "yes")]).collect()
    };
    // Before round 1 all is free.
    assert_eq!(hall.post("/settings", &settings(("rounds", "6"))).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.post("/settings", &settings(("rounds", "5"))).await.status, StatusCode::SEE_OTHER);
    let early = hall.seq_of(|act| matches!(act, Act::ChangeRegulations(_)));
    hall.play(1).await;
    for changed in [
        ("system", "dubov"),
        ("rounds", "7"),
        ("win", "3"),
        ("bye_points", "0.5"),
        ("tie_breaks", "SB"),
        ("acceleration", "baku"),
        ("initial_colour", if hall.state().regulations.initial_colour.is_some() { "lot" } else { "white" }),
    ] {
        let before = hall.state().regulations;
        let refused = hall.post("/settings", &settings(changed)).await;
        assert!(refused.body.contains("fixed once round 1 is paired"), "{changed:?}: {}", refused.body);
        assert_eq!(hall.state().regulations, before, "{changed:?}");
    }
    // Nor by way of an undo.
    let refused = hall.undo(&early, &[("confirmed", "yes")]).await;
    assert_ne!(refused.status, StatusCode::SEE_OTHER, "{}", refused.body);
    assert_eq!(hall.state().regulations.rounds, 5);

    // Two pages, then it is left.
    let leave = "/settings/leave-fide-mode";
    let fields = [("round", "1"), ("reason", "the hall closes")];
    let first = hall.post(leave, &fields).await;
    assert_eq!(first.status, StatusCode::CONFLICT);
    assert!(first.body.contains("after round 1") && !first.body.contains("confirmed_again"), "{}", first.body);
    let second = hall.post(leave, &[&fields[..], &[("confirmed", "yes")]].concat()).await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    assert!(second.body.contains("Leave FIDE mode, once and for ever?"), "{}", second.body);
    assert!(second.body.contains("name=\"confirmed_again\" value=\"yes\""), "{}", second.body);
    let mark = "Not by FIDE's rules".replace('\'', "&#39;");
    assert!(!hall.ana.get("/t/1").await.body.contains(&mark));
    hall.done(leave, &[&fields[..], &[("confirmed", "yes"), ("confirmed_again", "yes")]].concat()).await;

    for page in ["/t/1", "/t/1/players", "/t/1/standings", "/t/1/journal", "/p/1", "/p/1/standings", "/p/1/projector"] {
        let body = hall.ana.get(page).await.body;
        assert!(body.contains(&mark), "{page}: {body}");
    }
    let trf = hall.trf().await;
    assert!(trf.contains("### FIDE mode left @ Round 1: FIDE mode => not by FIDE's rules"), "{trf}");
    let token = hall.site.state.desk.make_token(1, "script", Role::Viewer).expect("written");
    let told = send(&hall.site, &token, Method::GET, "/tournaments/1", None).await.json();
    assert_eq!((&told["mode"], &told["left_fide_mode_after"]), (&json!("left"), &json!(1)));

    // Nor does the file bring it back into it.
    let read = trf::read(trf.as_bytes()).expect("what we write, we read");
    assert_eq!(Tournament::of_import(&read.imported).mode(), Mode::Left(RoundNo(1)));

    // What was fixed is now asked about; leaving is never taken back.
    let asked = five_rounds("Hall Cup").map(|(name, value)| if name == "rounds" { (name, "7") } else { (name, value) });
    let asked = hall.post("/settings", &asked).await;
    assert!(asked.body.contains("5 becomes 7"), "{}", asked.body);
    assert_eq!(hall.post("/settings", &settings(("rounds", "7"))).await.status, StatusCode::SEE_OTHER);
    let leaving = hall.seq_of(|act| matches!(act, Act::LeaveFideMode(_)));
    let refused = hall.undo(&leaving, &[("confirmed", "yes"), ("confirmed_again", "yes")]).await;
    assert!(refused.body.contains("not entered again once it was left"), "{}", refused.body);
    let again =
        hall.post(leave, &[("round", "1"), ("reason", "x"), ("confirmed", "yes"), ("confirmed_again", "yes")]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "it is so already: {}", again.body);
    assert_eq!(hall.seq_of(|act| matches!(act, Act::LeaveFideMode(_))), leaving);
    assert!(hall.trf().await.contains("### Regulation @ Round 1: Rounds 5 => 7"), "{}", hall.trf().await);
}

#[actix_web::test]
async fn a_closed_event_is_not_changed_by_an_undo_either() {
    let hall = Hall::open().await;
    let rounds =
        five_rounds("Hall Cup").map(|(name, value)| if name == "rounds" { (name, "1") } else { (name, value) });
    hall.done("/settings", &rounds).await;
    hall.play(1).await;
    assert_eq!(hall.result(1, 1, "1-0", "0-1", &[]).await.status, StatusCode::SEE_OTHER);
    let correction = hall.seq_of(|act| matches!(act, Act::EnterResult(_)));
    hall.done("/reports/close", &[]).await;
    let refused = hall.undo(&correction, &[("confirmed", "yes")]).await;
    assert!(refused.body.contains("The event is closed"), "{}", refused.body);
    assert_eq!(hall.first_result(), Some(GameResult::BlackWins));
}

#[actix_web::test]
async fn a_registration_is_not_taken_back_from_under_later_ones() {
    let hall = Hall::open().await;
    let live = hall.site.state.desk.live(1).expect("readable").expect("there");
    let is_first = |act: &Act| matches!(act, Act::RegisterPlayers(RegisterPlayers { players, .. }) if players[0].name == "Adams, A");
    let first = live.journal().entries().find(|entry| is_first(&entry.act)).expect("registered").seq.to_string();
    let refused = hall.undo(&first, &[("confirmed", "yes")]).await;
    assert!(refused.body.contains("Later acts rest on it"), "{}", refused.body);
    assert_eq!(hall.state().players[0].data.name, "Adams, A");
    let last = hall.seq_of(|act| matches!(act, Act::RegisterPlayers(_)));
    assert_eq!(hall.undo(&last, &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.state().players.len(), 5);
}

#[actix_web::test]
async fn the_table_of_levels_is_a_page_in_each_language() {
    let site = Site::new();
    for lang in [Lang::English, Lang::SimplifiedChinese, Lang::TraditionalChinese] {
        let mut reader = site.stranger();
        reader.cookie = format!("lang={}", lang.tag());
        let page = reader.get("/levels").await;
        assert_eq!(page.status, StatusCode::OK);
        for kind in Kind::all() {
            let name =
                words::kind(lang, kind).replace('\'', "&#39;").replace('&', "&amp;").replace("&amp;#39;", "&#39;");
            assert!(page.body.contains(&name), "{kind:?}: {name}");
        }
        assert!(page.body.contains(words::level_leaves(lang)) && page.body.contains("C.04.2 art. 4.3"));
    }
}

/// A file cannot bring what nobody could have done here; one of an older version was judged by its own rules.
#[actix_web::test]
async fn an_archive_is_judged_by_what_its_acts_change() {
    let hall = Hall::open().await;
    hall.play(1).await;
    let live = hall.site.state.desk.live(1).expect("readable").expect("there");
    let entries: Vec<_> = live.journal().entries().cloned().collect();
    let forged = |is_old: bool| {
        let mut entries = entries.clone();
        for entry in &mut entries {
            let regulations = match &mut entry.act {
                Act::Create(Create { regulations, .. }) => vec![regulations],
                Act::ChangeRegulations(ChangeRegulations { was, now }) => vec![was, now],
                _ => Vec::new(),
            };
            regulations.into_iter().for_each(|regulations| regulations.mode_follows_system = !is_old);
        }
        let mut was = Box::new(hall.state().regulations);
        was.mode_follows_system = !is_old;
        let mut now = was.clone();
        now.rounds = 9;
        let last = entries.last().expect("acts").clone();
        entries.push(Entry { seq: last.seq + 1, act: Act::ChangeRegulations(ChangeRegulations { was, now }), ..last });
        Archive::new("test", entries, Vec::new()).write().expect("it serialises")
    };
    let why = Refusal::LockedInFideMode { field: RegulationField::Rounds };
    let seq = entries.len() as u64 + 1;
    assert_eq!(Archive::read(forged(false).as_bytes()).expect_err("refused"), ArchiveFault::Refused { seq, why });
    Archive::read(forged(true).as_bytes()).expect("as older versions did it");
}
