//! Copies of events on another server, over a real network: the journal goes there act by act, proven by its chain; it goes on after
//! an outage, and whatever does not belong there is refused and told.

use crate::backends::empty_postgres;
use crate::common::skipped;
use crate::site::{Browser, Page, Site};
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::{Next, from_fn};
use actix_web::{App, Error, HttpResponse, HttpServer, web};
use sonneborn::desk::copies::NotTaken;
use sonneborn::desk::outlets::{Failure, outlet_of};
use sonneborn::desk::{Actor, Attempt, Desk, Refused};
use sonneborn::exchange::copy::{Known, Lines, Persons};
use sonneborn::site::routes;
use sonneborn::store::copy::Outlet;
use sonneborn::store::game::KeptGame;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, ChangeDetails, ChangePublicSide, DraftRound, EnterResult, NumberPlayers, PublishRound, RegisterPlayers, Undo,
};
use sonneborn::tournament::chain::{Fault, Head, Line};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::public_side::PublicSide;
use sonneborn::tournament::round::{PairedBy, Seating};
use sonneborn::web::{kept_pages, security};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, mpsc};

/// How the network behaves.
pub const WELL: u8 = 0;
pub const AWAY: u8 = 1;
/// What is asked is done, and the answer is lost.
const ANSWERS_LOST: u8 = 2;

/// A federation's server in another place, with a network between that can fail.
pub struct Federation {
    site: Site,
    director: Browser,
    pub address: String,
    network: Arc<AtomicU8>,
}

/// The network between.
async fn failing(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let how = request.app_data::<web::Data<AtomicU8>>().map_or(WELL, |how| how.load(Ordering::SeqCst));
    if how == AWAY {
        return Ok(request.into_response(HttpResponse::BadGateway().finish()));
    }
    let answer = next.call(request).await?.map_into_boxed_body();
    if how == ANSWERS_LOST {
        return Ok(answer.into_response(HttpResponse::BadGateway().finish()));
    }
    Ok(answer)
}

impl Federation {
    async fn new() -> Federation {
        Federation::on(Site::new()).await
    }

    pub async fn on(site: Site) -> Federation {
        let director = site.browser("Director").await;
        let (told, network) = (mpsc::channel(), Arc::new(AtomicU8::new(WELL)));
        let (state, between) = (site.state.clone(), Arc::clone(&network));
        std::thread::spawn(move || {
            let server = HttpServer::new(move || {
                let app = App::new().app_data(state.clone()).app_data(web::Data::from(Arc::clone(&between)));
                let app = app.wrap(from_fn(kept_pages::keep)).wrap(from_fn(security::guard));
                app.wrap(from_fn(failing)).configure(routes)
            });
            let server = server.workers(1).bind(("127.0.0.1", 0)).expect("a port");
            told.0.send(server.addrs()[0]).expect("the test waits");
            actix_web::rt::System::new().block_on(server.run()).expect("it serves");
        });
        let address = format!("http://{}", told.1.recv().expect("it listens"));
        Federation { site, director, address, network }
    }

    fn desk(&self) -> &Desk {
        &self.site.state.desk
    }

    pub fn set_network(&self, how: u8) {
        self.network.store(how, Ordering::SeqCst);
    }

    /// The key that the director's page gives.
    async fn key(&self, name: &str) -> String {
        let page = self.director.post("/copies", &[("do", "make"), ("name", name)]).await;
        key_on(&page)
    }

    fn known(&self, key: &str) -> Known {
        self.desk().known_of_copy(key, None).expect("a key of a copy")
    }

    async fn public(&self, path: &str) -> Page {
        self.site.stranger().get(path).await
    }
}

fn key_on(page: &Page) -> String {
    let (_, rest) = page.body.split_once("/#sonneborn_copy_").expect("a line with a key");
    format!("sonneborn_copy_{}", rest.split('<').next().expect("the end of the line"))
}

/// A federation's server, a hall's, the key that the one gave for the other's event, and the laptop there.
async fn hall_with_federation() -> (Federation, Site, String, Laptop) {
    let (federation, here) = (Federation::new().await, Site::new());
    let key = federation.key("Hall Cup").await;
    let (laptop, _) = Laptop::new(&here).await;
    (federation, here, key, laptop)
}

/// A laptop in a hall with an event of six players.
pub struct Laptop {
    pub desk: Arc<Desk>,
    pub event: i64,
}

impl Laptop {
    pub async fn new(site: &Site) -> (Laptop, Browser) {
        let chief = site.browser("Ana").await;
        let address = chief.new_tournament("Hall Cup").await;
        let event = address.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an event's address");
        let laptop = Laptop { desk: Arc::clone(&site.state.desk), event };
        let player = |name: &str| PlayerData { name: name.into(), club: "Secret Club".into(), ..PlayerData::default() };
        let players = ["Aas, A", "Berg, B", "Chen, C", "Dahl, D", "Eide, E", "Foss, F"].map(player).to_vec();
        laptop.act(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "form".into() }));
        (laptop, chief)
    }

    fn act(&self, act: Act) {
        let attempt = Attempt { confirmed: true, reason: Some("a test".into()), ..Attempt::of(act) };
        self.desk.perform(self.event, &Actor::default(), &attempt).expect("it is done");
    }

    /// Round 1, published: 1 against 4, 2 against 5, 3 against 6.
    pub fn publish_round_one(&self) {
        let order = (0..6).map(PlayerId).collect();
        self.act(Act::NumberPlayers(NumberPlayers { order }));
        let seat = |board: u16| Seating {
            board,
            white: PlayerId(u32::from(board) - 1),
            black: PlayerId(u32::from(board) + 2),
        };
        let (round, games) = (RoundNo(1), (1..=3).map(seat).collect());
        self.act(Act::DraftRound(DraftRound {
            round,
            games,
            byes: Vec::new(),
            paired_by: PairedBy::Engine,
            engine: Vec::new(),
        }));
        self.act(Act::PublishRound(PublishRound { round, compared: None }));
    }

    pub fn details(&self) -> Details {
        self.desk.live(self.event).expect("readable").expect("there").journal().state().details.clone()
    }

    pub fn change(&self, details: Details) {
        self.act(Act::ChangeDetails(ChangeDetails { was: Box::new(self.details()), now: Box::new(details) }));
    }

    /// Search engines may keep the public pages.
    pub fn let_engines_in(&self) {
        let now = Box::new(PublicSide { indexed: true, ..PublicSide::default() });
        self.act(Act::ChangePublicSide(ChangePublicSide { was: Box::default(), now }));
    }

    pub fn result(&self, board: u16, was: Option<GameResult>, now: Option<GameResult>) {
        let board_of = u32::from(board);
        let players = Some([PlayerId(board_of - 1), PlayerId(board_of + 2)]);
        self.act(Act::EnterResult(EnterResult { round: RoundNo(1), board, was, now, players }));
    }

    fn goes_to(&self, address: &str, key: &str) {
        let (address, key) = (address.to_owned(), key.to_owned());
        let outlet = Outlet { tournament: self.event, address, key, own_network: true };
        // As after a failure one begins again on the page: without the pause.
        self.desk.store().set_outlet(self.event, None).expect("written");
        self.desk.send_to_copies().expect("readable");
        self.desk.store().set_outlet(self.event, Some(&outlet)).expect("written");
        self.desk.send_to_copies().expect("readable");
    }

    fn failure(&self) -> Option<Failure> {
        self.desk.progress_of_copy(self.event).failure
    }

    fn head(&self) -> Head {
        self.desk.live(self.event).expect("readable").expect("there").journal().state().head()
    }

    fn lines(&self) -> Vec<Line> {
        self.desk.store().lines(self.event).expect("readable")
    }

    fn note(&self, text: &str) {
        let state = self.desk.live(self.event).expect("readable").expect("there").journal().state().details.clone();
        let now = sonneborn::tournament::details::Details { remarks: text.into(), ..state.clone() };
        self.act(Act::ChangeDetails(ChangeDetails { was: Box::new(state), now: Box::new(now) }));
    }
}

/// What a hand-made sender gets.
fn sent(federation: &Federation, key: &str, after: Head, lines: &[Line]) -> Result<Known, NotTaken> {
    federation.desk().take_lines(key, Lines::of(after, lines, usize::MAX))
}

#[actix_web::test]
async fn an_event_is_followed_act_by_act_and_after_an_outage() {
    for site in Site::each() {
        let federation = Federation::on(site).await;
        let key = federation.key("Hall Cup").await;
        let here = Site::new();
        let (laptop, _) = Laptop::new(&here).await;
        laptop.goes_to(&federation.address, &key);
        assert_eq!(laptop.failure(), None);
        assert_eq!(federation.known(&key).head(), Ok(laptop.head()));
        laptop.publish_round_one();
        laptop.desk.send_to_copies().expect("readable");
        assert_eq!(federation.known(&key).head(), Ok(laptop.head()));
        let page = federation.public("/p/1").await;
        assert!(page.body.contains("Aas, A") && page.status == StatusCode::OK, "{}", page.body);
        // Hours without a network.
        federation.set_network(AWAY);
        laptop.result(1, None, Some(GameResult::WhiteWins));
        laptop.desk.send_to_copies().expect("readable");
        assert!(matches!(laptop.failure(), Some(Failure::Fetch(_))), "{:?}", laptop.failure());
        laptop.result(2, None, Some(GameResult::Draw));
        let before = federation.known(&key);
        // It comes back, but answers are lost: what is done twice is done once.
        federation.set_network(ANSWERS_LOST);
        laptop.goes_to(&federation.address, &key);
        assert!(laptop.failure().is_some());
        assert_eq!(federation.known(&key), before, "it could not even be asked what it has");
        federation.set_network(WELL);
        let lines = laptop.lines();
        let after = before.head().expect("a chain");
        let place = usize::try_from(after.seq).expect("small");
        assert_eq!(sent(&federation, &key, after, &lines[place..=place]).expect("taken").seq, after.seq + 1);
        assert_eq!(
            sent(&federation, &key, after, &lines[place..=place]).expect("taken").seq,
            after.seq + 1,
            "a replay"
        );
        laptop.goes_to(&federation.address, &key);
        assert_eq!(federation.known(&key).head(), Ok(laptop.head()));
        // What is taken back in the hall is taken back there.
        let seq = laptop.head().seq;
        laptop.act(Act::Undo(Undo { seq }));
        laptop.desk.send_to_copies().expect("readable");
        let there = federation.desk().live(1).expect("readable").expect("there").journal();
        assert_eq!(there.state().head(), laptop.head());
        assert_eq!(there.state().round(RoundNo(1)).expect("round 1").missing().len(), 2);
        assert_eq!(laptop.desk.progress_of_copy(laptop.event).sent, Some(laptop.head().seq));
    }
}

#[actix_web::test]
async fn a_copy_refuses_writes_and_says_why() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.publish_round_one();
    laptop.goes_to(&federation.address, &key);
    let head = laptop.head();
    let director = &federation.director;
    for (path, fields) in [
        (
            "/t/1/rounds/1/results",
            &[("board", "1"), ("result", "1-0"), ("white", "0"), ("black", "3"), ("was", "")][..],
        ),
        ("/t/1/settings", &[("name", "Mine")]),
        ("/t/1/privacy/forget", &[("player", "0"), ("sure", "on")]),
        ("/t/1/journal/undo", &[("seq", "2")]),
        ("/t/1/tokens", &[("name", "x"), ("role", "arbiter")]),
        ("/t/1/copy", &[("line", "")]),
    ] {
        let page = director.post(path, fields).await;
        assert!(!page.status.is_success() && page.status != StatusCode::SEE_OTHER, "{path}: {}", page.status);
        assert!(page.body.contains("copy of an event that is run on another computer"), "{path}: {}", page.body);
    }
    let note = Attempt::of(Act::Undo(Undo { seq: head.seq }));
    let refused = federation.desk().perform(1, &Actor::default(), &note);
    assert!(matches!(refused, Err(Refused::Copy)), "{refused:?}");
    let page = director.get("/t/1").await;
    assert!(page.body.contains("This is a copy."), "{}", page.body);
    assert_eq!(federation.known(&key).head(), Ok(head));
    // Who reads it is for the director to say.
    let hidden = director.post("/t/1/members", &[("do", "public")]).await;
    assert_eq!(hidden.status, StatusCode::SEE_OTHER, "{}", hidden.body);
    assert_ne!(federation.public("/p/1").await.status, StatusCode::OK);
}

#[actix_web::test]
async fn only_its_key_fills_a_copy() {
    let (federation, here) = (Federation::new().await, Site::new());
    let key = federation.key("Hall Cup").await;
    let (laptop, chief) = Laptop::new(&here).await;
    laptop.goes_to(&federation.address, "sonneborn_copy_wrong");
    assert_eq!(laptop.failure(), Some(Failure::NoKey));
    assert!(federation.desk().store().tournaments().expect("readable").is_empty());
    laptop.goes_to(&federation.address, &key);
    assert_eq!(laptop.failure(), None);
    // A new key shuts the old one out; a revoked one opens nothing.
    let renewed = key_on(&federation.director.post("/copies", &[("do", "renew"), ("copy", "1")]).await);
    laptop.note("renewed");
    laptop.goes_to(&federation.address, &key);
    assert_eq!(laptop.failure(), Some(Failure::NoKey));
    laptop.goes_to(&federation.address, &renewed);
    assert_eq!(federation.known(&renewed).head(), Ok(laptop.head()));
    let revoked = federation.director.post("/copies", &[("do", "revoke"), ("copy", "1")]).await;
    assert_eq!(revoked.status, StatusCode::SEE_OTHER);
    laptop.note("revoked");
    laptop.desk.send_to_copies().expect("readable");
    assert_eq!(laptop.failure(), Some(Failure::NoKey));
    let told = chief.get(&format!("/t/{}/copy", laptop.event)).await;
    assert!(told.body.contains("does not take the key any more"), "{}", told.body);
    assert!(!told.body.contains(&renewed), "the key is not shown again");
    // Nobody but an administrator makes keys, and nobody without one is read at all.
    let clerk = federation.site.browser("Clerk").await;
    assert_eq!(clerk.get("/copies").await.status, StatusCode::FORBIDDEN);
    assert_eq!(clerk.post("/copies", &[("do", "make"), ("name", "x")]).await.status, StatusCode::FORBIDDEN);
    let without = federation.public("/api/v1/copy").await;
    assert_eq!(without.status, StatusCode::UNAUTHORIZED);
}

/// The server's own network is asked only by an administrator's word.
#[actix_web::test]
async fn a_chief_arbiter_without_a_server_names_no_address_of_its_network() {
    let (federation, here) = (Federation::new().await, Site::new());
    let key = federation.key("Hall Cup").await;
    let _administrator = here.browser("Root").await;
    let (laptop, chief) = Laptop::new(&here).await;
    let page = format!("/t/{}/copy", laptop.event);
    let refused = chief.post(&page, &[("line", "ftp://x/#y")]).await;
    assert!(refused.body.contains("behind a # sign"), "{}", refused.body);
    let line = format!("{}/#{key}", federation.address);
    assert_eq!(chief.post(&page, &[("line", &line)]).await.status, StatusCode::SEE_OTHER);
    laptop.desk.send_to_copies().expect("readable");
    assert!(laptop.failure().is_some());
    assert!(federation.desk().store().tournaments().expect("readable").is_empty());
    assert_eq!(chief.post(&page, &[("line", "")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(laptop.desk.store().outlet(laptop.event).expect("readable"), None);
}

#[actix_web::test]
async fn a_journal_that_was_replaced_or_forked_is_refused_and_told() {
    let (federation, here, key, laptop) = hall_with_federation().await;
    laptop.note("before");
    let folder = tempfile::tempdir().expect("a folder");
    let backup = folder.path().join("older.sqlite");
    here.state.desk.store().backup(&backup).expect("copied");
    laptop.note("after");
    laptop.goes_to(&federation.address, &key);
    let there = federation.known(&key);
    // Another computer with an older backup, which goes on from there.
    let store = Store::open(Database::Sqlite(backup)).expect("it opens");
    let second = Laptop { desk: Arc::new(Desk::new(store)), event: laptop.event };
    second.goes_to(&federation.address, &key);
    assert_eq!(second.failure(), Some(Failure::Shorter { seq: second.head().seq + 1 }));
    let other = |federation: &Federation| federation.desk().store().other_history(1).expect("readable");
    assert_eq!(other(&federation).map(|other| other.seq), Some(second.head().seq + 1), "the copy knows it too");
    second.note("another after");
    second.note("and more");
    second.goes_to(&federation.address, &key);
    assert!(matches!(second.failure(), Some(Failure::Forked { .. })), "{:?}", second.failure());
    assert_eq!(federation.known(&key), there);
    // Said on the copy's own page, on the page of copies and in the hall, and both are kept.
    let words = "another history than this copy, from act 4 on";
    assert!(federation.public("/p/1").await.body.contains(words), "{}", federation.public("/p/1").await.body);
    let copies = federation.director.get("/copies").await.body;
    assert!(copies.contains(words) && copies.contains("/copies/1/other.json"), "{copies}");
    let kept = federation.director.get("/copies/1/other.json").await;
    assert!(kept.status == StatusCode::OK && kept.body.contains("another after"), "{}", kept.body);
    assert_eq!(federation.public("/copies/1/other.json").await.status, StatusCode::UNAUTHORIZED);
    assert!(federation.desk().live(1).expect("readable").expect("there").journal().state().details.remarks == "after");
    // By hand, past what the sender asks first.
    let (lines, place) = (second.lines(), usize::try_from(there.seq).expect("small"));
    let forked = sent(&federation, &key, Head::default(), &lines);
    assert!(matches!(forked, Err(NotTaken::Forked { seq }) if seq == there.seq), "{forked:?}");
    let after = lines[place - 1].head();
    let forked = sent(&federation, &key, after, &lines[place..]);
    assert!(matches!(forked, Err(NotTaken::Forked { .. })), "{forked:?}");
    assert_eq!(federation.known(&key), there);
    // The director takes the other computer's word.
    assert_eq!(
        federation.director.post("/copies", &[("do", "anew"), ("copy", "1")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(federation.public("/p/1").await.status, StatusCode::OK, "the old one is read until the new one comes");
    second.goes_to(&federation.address, &key);
    assert_eq!(second.failure(), None);
    assert_eq!(federation.known(&key).head(), Ok(second.head()));
    let live = federation.desk().live(1).expect("readable").expect("there");
    assert_eq!(live.journal().state().details.remarks, "and more");
    // And the first one is the fork now.
    laptop.goes_to(&federation.address, &key);
    assert!(matches!(laptop.failure(), Some(Failure::Forked { .. })));
}

/// A hall of six with a note, an older backup of it, and what another computer made of the backup.
struct Fork {
    laptop: Laptop,
    second: Laptop,
    _folder: tempfile::TempDir,
    _here: Site,
}

impl Fork {
    async fn new(notes_after: &[&str]) -> Fork {
        let here = Site::new();
        let (laptop, _) = Laptop::new(&here).await;
        laptop.note("before");
        let folder = tempfile::tempdir().expect("a folder");
        let backup = folder.path().join("older.sqlite");
        here.state.desk.store().backup(&backup).expect("copied");
        laptop.note("after");
        laptop.note("and after");
        let store = Store::open(Database::Sqlite(backup)).expect("it opens");
        let second = Laptop { desk: Arc::new(Desk::new(store)), event: laptop.event };
        notes_after.iter().for_each(|note| second.note(note));
        Fork { laptop, second, _folder: folder, _here: here }
    }
}

#[actix_web::test]
async fn a_copy_taken_anew_is_seen_by_other_nodes_without_a_restart() {
    // Shorter than the old journal, as long, and longer.
    for notes in [&[][..], &["other one", "other"], &["other one", "other two", "other"]] {
        let Ok(database) = empty_postgres() else { return skipped("no PostgreSQL") };
        let federation = Federation::on(Site::on(Store::open(database.clone()).expect("it opens"))).await;
        let other = Desk::new(Store::open(database).expect("a second node opens it"));
        let remarks = |desk: &Desk| {
            let live = desk.live(1).expect("readable").expect("there");
            live.journal().state().details.remarks.clone()
        };
        let fork = Fork::new(notes).await;
        let key = federation.key("Hall Cup").await;
        fork.laptop.goes_to(&federation.address, &key);
        assert_eq!(remarks(&other), "and after");
        federation.director.post("/copies", &[("do", "anew"), ("copy", "1")]).await;
        fork.second.goes_to(&federation.address, &key);
        assert_eq!(fork.second.failure(), None);
        other.follow().expect("followed");
        assert_eq!(remarks(&other), notes.last().copied().unwrap_or("before"));
        assert_eq!(other.live(1).expect("readable").expect("there").journal().state().head(), fork.second.head());
        // And goes on from there, also where the next lines come to that node.
        fork.second.note("later");
        fork.second.goes_to(&federation.address, &key);
        other.follow().expect("followed");
        assert_eq!(remarks(&other), "later");
    }
}

#[actix_web::test]
async fn a_copy_says_of_when_it_is_while_the_hall_is_silent() {
    let (federation, here, key, laptop) = hall_with_federation().await;
    laptop.goes_to(&federation.address, &key);
    let told = "nothing was heard from the hall since";
    assert!(!federation.public("/p/1").await.body.contains(told));
    // Four minutes later, and the day before yesterday.
    let store = federation.desk().store();
    let now = sonneborn::desk::now_microseconds();
    store.note_hall(1, now - 4 * 60 * 1_000_000).expect("written");
    for page in ["/p/1", "/p/1/standings", "/p/1/projector"] {
        let page = federation.public(page).await.body;
        assert!(page.contains(told) && page.contains("As of "), "{page}");
    }
    store.note_hall(1, now - 48 * 60 * 60 * 1_000_000).expect("written");
    assert!(federation.public("/p/1").await.body.contains("As of 20"), "with its day");
    // The hall speaks although nothing is new.
    laptop.goes_to(&federation.address, &key);
    assert!(!federation.public("/p/1").await.body.contains(told));
    // An event of this server itself has no hall elsewhere.
    assert!(!here.stranger().get(&format!("/p/{}", laptop.event)).await.body.contains(told));
}

#[actix_web::test]
async fn readers_of_a_copy_find_their_board_and_codes_are_the_halls() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.publish_round_one();
    laptop.goes_to(&federation.address, &key);
    let reader = federation.site.stranger();
    let chosen = reader.post("/p/1/me", &[("player", "0")]).await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER, "{}", chosen.body);
    assert!(chosen.cookies.iter().any(|cookie| cookie.starts_with("me=0")), "{:?}", chosen.cookies);
    assert!(!reader.get("/p/1/me").await.body.contains("name=\"code\""));
    assert!(reader.post("/p/1/me/result", &[("round", "1"), ("board", "1")]).await.status.is_client_error());
}

#[actix_web::test]
async fn what_is_not_proven_by_the_chain_is_not_taken() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.publish_round_one();
    let lines = laptop.lines();
    let changed = |at: usize, change: &dyn Fn(&mut Line)| {
        let mut lines = lines.clone();
        change(&mut lines[at]);
        sent(&federation, &key, Head::default(), &lines)
    };
    let told = changed(2, &|line| line.text.push(' '));
    assert!(matches!(told, Err(NotTaken::Broken(_))), "{told:?}");
    let told = changed(1, &|line| line.personal = line.personal.as_ref().map(|kept| kept.replace("Aas", "Bes")));
    assert!(matches!(told, Err(NotTaken::Broken(Fault::Person { seq: 2, .. }))), "{told:?}");
    let told = changed(1, &|line| line.personal = None);
    assert!(matches!(told, Err(NotTaken::Broken(_))), "{told:?}");
    let mut gap = lines.clone();
    gap.remove(1);
    assert!(sent(&federation, &key, Head::default(), &gap).is_err());
    let behind = sent(&federation, &key, lines[0].head(), &lines[1..]);
    assert!(matches!(behind, Err(NotTaken::Behind { seq: 0 })), "{behind:?}");
    assert!(federation.desk().store().tournaments().expect("readable").is_empty(), "nothing was begun");
    // An act of a version to come, rightly chained.
    let text = lines[0].text.replace("\"create\"", "\"tomorrow\"");
    let newer = Line::after(Head::default(), text, None);
    let told = sent(&federation, &key, Head::default(), &[newer]);
    assert!(matches!(told, Err(NotTaken::Newer { seq: 1 })), "{told:?}");
    // A plug pulled in the middle of a body.
    let whole = serde_json::to_string(&Lines::of(Head::default(), &lines, usize::MAX)).expect("JSON");
    let address = federation.address.strip_prefix("http://").expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    let head = format!(
        "POST /api/v1/copy HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {key}\r\ncontent-length: {}\r\n\r\n",
        whole.len()
    );
    stream.write_all(head.as_bytes()).expect("sent");
    stream.write_all(&whole.as_bytes()[..whole.len() / 2]).expect("sent");
    stream.shutdown(std::net::Shutdown::Write).expect("pulled");
    let _ = stream.read_to_end(&mut Vec::new());
    assert_eq!(federation.known(&key).seq, 0);
    assert!(sent(&federation, &key, Head::default(), &lines).is_ok(), "and the right one is taken");
    let mut forged = Persons::of(&lines);
    forged.persons[0].1 = forged.persons[0].1.replace("Aas", "Bes");
    let told = federation.desk().take_persons(&key, &forged);
    assert!(matches!(told, Err(NotTaken::Broken(Fault::Person { .. }))), "{told:?}");
}

#[actix_web::test]
async fn who_is_forgotten_in_the_hall_is_forgotten_there() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.publish_round_one();
    laptop.goes_to(&federation.address, &key);
    assert!(federation.public("/p/1").await.body.contains("Aas, A"));
    assert!(laptop.desk.forget_player(laptop.event, PlayerId(0), &Default::default(), None).expect("written"));
    laptop.goes_to(&federation.address, &key);
    assert_eq!(laptop.failure(), None);
    let page = federation.public("/p/1").await;
    assert!(!page.body.contains("Aas, A") && page.body.contains("Anonymous 1"), "{}", page.body);
    let there = federation.desk().store().lines(1).expect("readable");
    assert!(there.iter().all(|line| !format!("{line:?}").contains("Aas, A")));
    assert_eq!(there.last().map(Line::head), Some(laptop.head()), "the chain is the same");
}

#[actix_web::test]
async fn games_are_there_when_their_round_is_over() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.publish_round_one();
    laptop
        .desk
        .store()
        .keep_games(laptop.event, &Tournament::default(), &[KeptGame::from((1, 1, "1. e4 e5 1-0".into()))], |_| true)
        .expect("kept");
    laptop.goes_to(&federation.address, &key);
    assert!(
        federation.desk().store().kept_games(1).expect("readable").is_empty(),
        "what is played is the hall's to show"
    );
    for board in 1..=3 {
        laptop.result(board, None, Some(GameResult::WhiteWins));
    }
    laptop.goes_to(&federation.address, &key);
    let copied = federation.desk().store().kept_games(1).expect("readable");
    assert_eq!(copied, [KeptGame::from((1, 1, "1. e4 e5 1-0".to_owned()))]);
    laptop
        .desk
        .store()
        .keep_games(laptop.event, &Tournament::default(), &[KeptGame::from((1, 1, String::new()))], |_| true)
        .expect("taken away");
    laptop.goes_to(&federation.address, &key);
    assert!(federation.desk().store().kept_games(1).expect("readable").is_empty());
}

#[actix_web::test]
async fn a_deleted_event_is_sent_no_further_and_a_deleted_copy_is_not_filled() {
    let (federation, _here, key, laptop) = hall_with_federation().await;
    laptop.goes_to(&federation.address, &key);
    let head = laptop.head();
    laptop.note("before it is deleted");
    laptop.desk.delete(laptop.event).expect("deleted");
    laptop.desk.send_to_copies().expect("readable");
    assert_eq!(federation.known(&key).head(), Ok(head), "what is there stays there");
    laptop.desk.store().set_deleted(laptop.event, None).expect("taken back");
    federation.desk().delete(1).expect("deleted");
    laptop.goes_to(&federation.address, &key);
    assert_eq!(laptop.failure(), Some(Failure::NoKey));
    // For good, with its key; and so with an event that is sent.
    for desk in [federation.desk(), &laptop.desk] {
        desk.store().set_deleted(1, Some(1)).expect("deleted");
        assert_eq!(desk.store().remove_deleted(&[1]).expect("removed"), 1);
    }
    assert!(federation.desk().store().copies().expect("readable").is_empty());
    assert!(laptop.desk.store().outlets().expect("readable").is_empty());
}

#[test]
fn the_line_of_another_server_is_an_address_with_a_key() {
    let read = |text: &str| outlet_of(text);
    let both = |address: &str, key: &str| Some((address.to_owned(), key.to_owned()));
    assert_eq!(read(" https://results.example/#k "), both("https://results.example", "k"));
    assert_eq!(read("http://10.0.0.1:8080/chess/#k"), both("http://10.0.0.1:8080/chess", "k"));
    for wrong in ["", "results.example#k", "https://results.example/", "ftp://x/#k", "https://a:b@x/#k", "https://x/#"]
    {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}
