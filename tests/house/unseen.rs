//! What only arbiters see changes nothing that everybody sees: before and after each such act, every public address of the event gives the
//! same answer, but for the journal's number and state, which pages and papers name, and the time of its last act.
//!
//! The addresses are those that the program declares, with the rounds asked for, and all those to which the answers lead.

use crate::pseudo_language::TEAM_FILE;
use crate::reading::{NEVER_ASKED, fill, filled, guest, reads_papers, text_of};
use crate::site::{Browser, Site};
use actix_web::http::{Method, StatusCode};
use chrono::{DateTime, Local, Utc};
use sonneborn::site;
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;
use sonneborn::web::papers;
use std::collections::{BTreeMap, BTreeSet};

const SERVER: &str = "http://chess.example";

/// Records of a file that arrange rounds to come: two teams kept apart, and a half-point bye.
const ARRANGED: &str = "260 002 003    1    3\n240 H 003    2\n";

/// Every public address of the first event, and what the page behind the code of a paper is asked of each paper as it was at a state.
fn addresses(state: &str) -> BTreeSet<String> {
    let is_asked = |path: &str| path.starts_with("/p/{tournament}") && !NEVER_ASKED.contains(&path);
    let declared = site::all().iter().filter(|one| one.method == Method::GET && is_asked(&one.path));
    let mut all = BTreeSet::from(["/".to_owned(), "/?q=a".to_owned(), "/sitemap.xml".to_owned()]);
    for declared in declared {
        for round in ["1", "2"] {
            for path in filled(&declared.path.replace("{round}", round), "1") {
                all.insert(format!("{path}?round={round}"));
                all.insert(format!("{path}?embed=lines&q=a"));
                all.insert(path);
            }
        }
    }
    for paper in papers::ALL {
        all.extend(["1", "2"].map(|round| format!("/p/1/sheet/{state}?paper={}&round={round}", paper.name)));
    }
    all
}

/// The event's own addresses that an answer names.
fn named(text: &str) -> impl Iterator<Item = String> + '_ {
    let parts = text.split('"').map(|part| part.strip_prefix(SERVER).unwrap_or(part));
    let own = parts.filter(|part| part.starts_with("/p/1") && !part.starts_with("/p/1/live"));
    own.map(|part| part.split('#').next().unwrap_or_default().replace("&amp;", "&"))
}

/// What the journal's end alone makes otherwise in the answers to everybody.
struct End {
    state: String,
    seq: u64,
    last: DateTime<Utc>,
}

impl End {
    fn of(site: &Site) -> End {
        let journal = site.state.desk.live(1).expect("readable").expect("there").journal();
        let last = journal.entries().last().expect("an act").at;
        End { state: journal.state().head().to_string(), seq: journal.state().seq, last }
    }

    /// An answer without it.
    fn taken_from(&self, mut text: String) -> String {
        let times = ["%Y-%m-%dT%H:%M:%SZ", "%Y%m%dT%H%M%SZ"].map(|format| self.last.format(format).to_string());
        let printed = self.last.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string();
        for gone in times.iter().map(String::as_str).chain([self.state.as_str(), printed.as_str()]) {
            text = text.replace(gone, "");
        }
        for before in ["after=", "journal "] {
            text = text.replace(&format!("{before}{}", self.seq), before);
        }
        text
    }
}

/// In one line; a workbook says when it was made.
fn in_a_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match (text.find("<dcterms:created"), text.find("</cp:coreProperties>")) {
        (Some(from), Some(to)) if from < to => format!("{}{}", &text[..from], &text[to..]),
        _ => text,
    }
}

/// What everybody is answered now.
async fn told(site: &Site, state: &str) -> BTreeMap<String, String> {
    let reader = site.stranger();
    let mut waiting: Vec<String> = addresses(state).into_iter().collect();
    let mut told = BTreeMap::new();
    while let Some(path) = waiting.pop() {
        if told.contains_key(&path) || (path.contains(".pdf") && !reads_papers()) {
            continue;
        }
        let page = reader.get(&path).await;
        let text = text_of(&page);
        // Where a page is asked for in other words leads on to pages that are asked for so too.
        if !path.contains('?') {
            waiting.extend(named(&text));
        }
        told.insert(path, format!("{} {}", page.status, in_a_line(&text)));
    }
    told
}

/// Does the acts, after which everybody must be answered as before.
async fn changes_nothing(site: &Site, chief: &Browser, acts: &[(&str, &[(&str, &str)])]) {
    let began = End::of(site);
    let before = told(site, &began.state).await;
    assert!(before.len() > 100, "only {} addresses answer", before.len());
    for (path, fields) in acts {
        let was = End::of(site).seq;
        let done = chief.post(&format!("/t/1{path}"), fields).await;
        let is_kept = End::of(site).seq > was;
        assert!(done.status == StatusCode::SEE_OTHER && is_kept, "{path}: {} {}", done.status, done.body);
    }
    let (after, now) = (told(site, &began.state).await, End::of(site));
    // A sheet of the last state is current; of one before, what everybody may see of it is.
    let since = format!("Acts since then: {}", now.seq - began.seq);
    let current = ["What everybody may see of this sheet (state ) is", "What this sheet (state ) shows is"];
    let settled = |text: &String| {
        let text = now.taken_from(began.taken_from(text.clone()));
        text.replace(&since, "Acts since then: 0").replace(current[0], current[1])
    };
    let done: Vec<&str> = acts.iter().map(|(path, _)| *path).collect();
    for (address, text) in &before {
        assert_eq!(Some(settled(text)), after.get(address).map(settled), "{address} tells of one of {done:?}");
    }
    assert_eq!(before.len(), after.len(), "one of {done:?} opens an address");
}

#[actix_web::test]
async fn nobody_sees_drafts_persons_incidents_or_what_is_asked_for() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", ("1987-06-05", "")).await;
    for board in ["1", "2"] {
        let entered = chief.post("/t/1/rounds/1/results", &[("board", board), ("was", ""), ("now", "1-0")]).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    }
    let phones = [("results", "on"), ("byes", "asked"), ("hours", "1"), ("indexed", "on")];
    assert_eq!(chief.post("/t/1/phones", &phones).await.status, StatusCode::SEE_OTHER);
    site.state.desk.store().set_public(1, true).expect("written");
    let board = [("round", "1"), ("board", "1"), ("side", "white")];
    let noted =
        [("cause", "conduct"), ("measure", "warning"), ("minutes", ""), ("note", "a whistle"), ("confirmed", "1")];
    let person = [
        ("name", "Adams, A"),
        ("first_round", "1"),
        ("birth", "1987-02-03"),
        ("note", "sits by the window"),
        ("paid", "20 EUR"),
        ("phone", "+40 123 456"),
        ("national_id", "17-4711"),
        ("rating", "1900"),
    ];
    let while_it_waits: [(&str, &[(&str, &str)]); 4] = [
        ("/rounds/2/pair", &[]),
        ("/players/0/edit", &person),
        ("/incidents", &[&board[..], &noted[..]].concat()),
        ("/incidents/appeals", &[&board[..], &[("about", "the ruling"), ("player", "0")]].concat()),
    ];
    let without_it: [(&str, &[(&str, &str)]); 2] =
        [("/rounds/2/discard", &[]), ("/players/2/bye", &[("round", "3"), ("was", ""), ("now", "H")])];
    changes_nothing(&site, &chief, &while_it_waits).await;
    changes_nothing(&site, &chief, &without_it).await;
}

#[actix_web::test]
async fn nobody_sees_a_sealed_move_or_who_always_sits_at_a_board() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", ("1987-06-05", "")).await;
    for (board, now) in [("1", "1-0"), ("2", "adj")] {
        let entered = chief.post("/t/1/rounds/1/results", &[("board", board), ("was", ""), ("now", now)]).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    }
    site.state.desk.store().set_public(1, true).expect("written");
    let journal = site.state.desk.live(1).expect("readable").expect("there").journal();
    let game = journal.state().rounds[0].game(2).expect("a game");
    let [white, black] = game.players().map(|player| player.0.to_string());
    let envelope = [
        ("round", "1"),
        ("board", "2"),
        ("white_id", white.as_str()),
        ("black_id", black.as_str()),
        ("side", "black"),
        ("number", "41"),
        ("position", "8/5k2/8/8/8/4P3/4K3/8 b - - 0 41"),
        ("white_clock", "1:52"),
        ("draw_offered", "on"),
        ("resumption", "tomorrow 9:00"),
    ];
    let kept: [(&str, &[(&str, &str)]); 2] =
        [("/incidents/envelope", &envelope), ("/players/1/board", &[("board", "1")])];
    changes_nothing(&site, &chief, &kept).await;
}

#[actix_web::test]
async fn nobody_sees_a_line_up_that_can_still_be_changed() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let made = [("name", "Team Cup"), ("system", "team-swiss"), ("rounds", "3"), ("boards", "2")];
    assert_eq!(chief.post("/new", &made).await.status, StatusCode::SEE_OTHER);
    let list = "Name;Rating;Fed;Club\nAdams, A;2400;NOR;Bergen\nAker, B;2300;NOR;Bergen\nAune, C;2200;NOR;Bergen\n\
                Blanc, A;2350;FRA;Lyon\nBoyer, B;2250;FRA;Lyon\nBrun, C;2150;FRA;Lyon\n";
    let listed = chief.post_file("/t/1/players/import", &[("do", "add")], ("teams.csv", list.as_bytes())).await;
    assert_eq!(listed.status, StatusCode::SEE_OTHER, "{}", listed.body);
    let settings = [
        ("group", "teams"),
        ("boards", "2"),
        ("match_win", "2"),
        ("match_draw", "1"),
        ("match_loss", "0"),
        ("first_score", "match"),
        ("colour_preferences", "a"),
        ("second_score", "on"),
        ("line_up_minutes", "60"),
    ];
    for (path, fields) in [("/settings", &settings[..]), ("/rounds/1/pair", &[]), ("/rounds/1/publish", &[])] {
        let done = chief.post(&format!("/t/1{path}"), fields).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{path}: {}", done.body);
    }
    site.state.desk.store().set_public(1, true).expect("written");
    let state = site.state.desk.live(1).expect("readable").expect("there").journal();
    let squad: Vec<String> = state.state().teams[0].members.iter().map(|member| member.0.to_string()).collect();
    let given: [&[(&str, &str)]; 2] =
        [&[("board", &squad[0]), ("board", &squad[2])], &[("board", &squad[1]), ("board", &squad[2])]];
    changes_nothing(&site, &chief, &given.map(|fields| ("/teams/0/line-up/1", fields))).await;
}

/// What pages of an event can be asked for beside their address: words of a secret to be searched for, moments, orders, rounds.
fn questions(seq: u64) -> [String; 7] {
    let [found, there] = ["?q=1987-06-05", "?q=sits"].map(str::to_owned);
    let moment = format!("?at={}", seq - 1);
    [
        String::new(),
        found,
        there,
        moment,
        "?round=1&board=1".into(),
        "?sort=name&order=number".into(),
        "?list=1&open=0".into(),
    ]
}

/// What somebody with some right is answered in the hall now, but for papers, which are drawn from what pages are drawn from.
async fn told_in_the_hall(browser: &Browser, seq: u64) -> BTreeMap<String, String> {
    let is_asked = |path: &str| {
        path.starts_with("/t/{tournament}") && !NEVER_ASKED.contains(&path) && !path.contains("{document}")
    };
    let mut told = BTreeMap::new();
    for declared in site::all().iter().filter(|one| one.method == Method::GET && is_asked(&one.path)) {
        for path in filled(&declared.path, "1") {
            for question in questions(seq) {
                let asked = format!("{path}{question}");
                let page = browser.get(&asked).await;
                told.insert(asked, format!("{} {}", page.status, in_a_line(&text_of(&page))));
            }
        }
    }
    told
}

#[actix_web::test]
async fn who_only_looks_or_has_some_boards_sees_nothing_change_when_persons_do() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", ("1987-06-05", "sits by the window")).await;
    let boards = Some(Boards { first: 1, last: 1 });
    let readers = [guest(&site, Role::Viewer, None, "Gus").await, guest(&site, Role::Arbiter, boards, "Ike").await];
    let began = End::of(&site);
    let mut before = Vec::new();
    for reader in &readers {
        before.push(told_in_the_hall(reader, began.seq).await);
    }
    let open = before[0].values().filter(|text| text.starts_with("200")).count();
    assert!(open > 100, "only {open} addresses are open to who looks");
    let person = [
        ("name", "Adams, A"),
        ("first_round", "1"),
        ("birth", "1987-02-03"),
        ("note", "hears badly"),
        ("paid", "20 EUR"),
        ("phone", "+40 123 456"),
        ("rating", "1900"),
    ];
    let done = chief.post("/t/1/players/0/edit", &person).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let now = End::of(&site);
    let settled = |text: &String| {
        let text = now.taken_from(began.taken_from(text.clone()));
        let dated = |text: String, seq: &u64| {
            ["value", "data-seen"].iter().fold(text, |text, name| text.replace(&format!("{name}=\"{seq}\""), ""))
        };
        [now.seq, began.seq].iter().fold(text, dated)
    };
    for (reader, before) in readers.iter().zip(before) {
        let after = told_in_the_hall(reader, began.seq).await;
        for (address, text) in &before {
            assert_eq!(Some(settled(text)), after.get(address).map(settled), "{address} tells of a person");
        }
    }
}

/// What everybody is answered of an event that came as a file, and what its journal's end alone makes of it.
async fn told_of_file(file: &str) -> (BTreeMap<String, String>, End) {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let fields = [("do", "make"), ("confirmed", "yes")];
    let made = chief.post_file("/import", &fields, ("teams.trf", file.as_bytes())).await;
    assert_eq!(made.location, "/t/1", "{}", made.body);
    site.state.desk.store().set_public(1, true).expect("written");
    // No state is that of both events.
    (told(&site, "1-00000000").await, End::of(&site))
}

/// Papers without the key of the program that printed them.
fn without_keys(text: &str) -> String {
    let mut parts = text.split(" Key ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |told, part| {
        told + part.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || sign == '-')
    })
}

#[actix_web::test]
async fn nobody_sees_what_a_file_arranges_for_teams_beforehand() {
    let (plain, plain_end) = told_of_file(TEAM_FILE).await;
    let (arranged, arranged_end) = told_of_file(&format!("{TEAM_FILE}{ARRANGED}")).await;
    assert!(plain.len() > 100, "only {} addresses answer", plain.len());
    for (address, text) in &plain {
        let settled = |text: &String| without_keys(&plain_end.taken_from(arranged_end.taken_from(text.clone())));
        assert_eq!(Some(settled(text)), arranged.get(address).map(settled), "{address} tells what was arranged");
    }
    assert_eq!(plain.len(), arranged.len(), "what was arranged opens an address");
}
