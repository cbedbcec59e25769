//! The standings in the browser: figures that open, what-if that saves nothing, lots and decisions in the journal, prizes.

use crate::lines::imported;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, Error, web};
use sonneborn::desk::{Actor, Desk};
use sonneborn::site::routes;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Author, Import, Imported};
use sonneborn::tournament::coded::Coded;
use sonneborn::tournament::regulations::{RoundRobin, System};
use sonneborn::web::{AppState, security};
use std::sync::Arc;
use tokio::sync::watch;

/// A server with one event in it, and the chief arbiter's cookie and token.
struct Hall<S> {
    app: S,
    state: web::Data<AppState>,
    cookie: String,
    token: String,
    _folder: tempfile::TempDir,
}

macro_rules! hall {
    ($event:expr) => {{
        let folder = tempfile::TempDir::new().expect("a temporary folder");
        let file = folder.path().join("test.sqlite");
        let store = Store::open(Database::Sqlite(file)).expect("a new SQLite file opens");
        let (public_url, stopping) = ("http://chess.example".into(), watch::channel(false).1);
        let state = web::Data::new(AppState {
            desk: Arc::new(Desk::new(store)),
            public_url,
            stopping,
            commands: |_| String::new(),
        });
        let routes = App::new().app_data(state.clone()).wrap(from_fn(security::guard)).configure(routes);
        let mut hall = Hall {
            app: init_service(routes).await,
            state,
            cookie: String::new(),
            token: String::new(),
            _folder: folder,
        };
        hall.open($event).await;
        hall
    }};
}

impl<S: Service<actix_http::Request, Response = ServiceResponse, Error = Error>> Hall<S> {
    /// Makes the chief arbiter and the event.
    async fn open(&mut self, event: Imported) {
        let link = self.state.desk.make_link(None).expect("a link is made");
        let request = TestRequest::post().uri(&format!("/link/{link}")).insert_header(("host", "localhost"));
        let response =
            call_service(&self.app, request.set_form([("name", "chief"), ("password", "correct horse")]).to_request())
                .await;
        let cookie = response.response().cookies().next().expect("a session's cookie");
        self.cookie = format!("{}={}", cookie.name(), cookie.value());
        let chief = self.state.desk.store().account_named("chief").expect("readable").expect("there");
        let actor =
            Actor { author: Author { account: chief.id, name: chief.name }, device: "test".into(), ..Actor::default() };
        self.state.desk.found(&actor, Act::Import(Import { tournament: Box::new(event) })).expect("the event is made");
        let page = self.page("/t/1/standings").await;
        let start = page.find("name=\"csrf\" content=\"").expect("the page has a token") + 21;
        self.token = page[start..].split('"').next().expect("a quoted token").to_owned();
    }

    async fn page(&self, path: &str) -> String {
        let request = TestRequest::get().uri(path).insert_header(("host", "localhost"));
        let response =
            call_service(&self.app, request.insert_header(("cookie", self.cookie.as_str())).to_request()).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        String::from_utf8_lossy(&read_body(response).await).into_owned()
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let seen = self.seq().to_string();
        let fields: Vec<(&str, &str)> = [("csrf", self.token.as_str()), ("seen", seen.as_str())]
            .into_iter()
            .chain(fields.iter().copied())
            .collect();
        let request = TestRequest::post().uri(path).insert_header(("host", "localhost")).set_form(fields);
        let response =
            call_service(&self.app, request.insert_header(("cookie", self.cookie.as_str())).to_request()).await;
        let status = response.status();
        (status, String::from_utf8_lossy(&read_body(response).await).into_owned())
    }

    fn seq(&self) -> u64 {
        self.state.desk.live(1).expect("readable").expect("there").journal().state().seq
    }
}

/// Four players, two rounds of two; 2 and 3 are level in points.
fn event() -> Imported {
    let mut event = imported(&["2000: 2w1 3b1", "1900: 1b0 4w1", "1900: 4w1 1w0", "1700: 3b0 2b0"]);
    event.regulations.tie_breaks = ["BH/C1", "DE"].map(Coded::written).to_vec();
    for (player, name) in event.players.iter_mut().zip(["Ann", "Bea", "Cem", "Dan"]) {
        player.data.name = name.into();
    }
    event
}

#[actix_web::test]
async fn figures_open_to_their_parts() {
    let hall = hall!(event());
    let table = hall.page("/t/1/standings").await;
    assert!(table.contains("After round 2") && table.contains("BH/C1"));
    let opened = hall.page("/t/1/standings/opened?after=2&place=1&column=1").await;
    assert!(opened.contains("Ann") && opened.contains("class=\"cut\""), "{opened}");
    assert!(opened.contains("explained.pdf?after=2&#38;place=1"), "{opened}");
    assert!(hall.page("/t/1/standings/explained.pdf?after=2&place=1&level=1").await.starts_with("%PDF"));
    let without_script = hall.page("/t/1/standings?open=1").await;
    assert!(without_script.contains("cut: the least significant"));
    let after_one = hall.page("/t/1/standings?after=1").await;
    assert!(after_one.contains("After round 1"));
}

#[actix_web::test]
async fn crosstables_and_files_come_out() {
    let hall = hall!(event());
    assert!(hall.page("/t/1/standings/crosstable?order=number").await.contains(">2w1"));
    assert!(hall.page("/t/1/standings.csv").await.contains("BH/C1"));
    assert!(hall.page("/t/1/crosstable.csv").await.contains("1b0"));
    assert!(hall.page("/t/1/standings.xlsx").await.starts_with("PK"));
}

/// The lists that everybody reads: who each is, nothing in which nobody has anything, and heads that are hidden with their cells.
#[actix_web::test]
async fn public_lists_tell_who_stands_there_and_no_empty_column() {
    let mut event = event();
    event.details.name = "Arad Open".into();
    event.regulations.tie_breaks = ["BH", "ARO"].map(Coded::written).to_vec();
    for player in &mut event.players {
        (player.data.federation, player.data.club) = ("NOR".into(), "Bergen".into());
    }
    event.players[3].data.rating = None;
    let mut hall = hall!(event);
    let (status, _) = hall.post("/t/1/members", &[("do", "public"), ("public", "yes")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    hall.cookie.clear();
    let crosstable = hall.page("/p/1/crosstable").await;
    assert!(
        crosstable.contains("alt=\"NOR\"") && crosstable.contains("<span class=\"elo\">2000</span>"),
        "{crosstable}"
    );
    let standings = hall.page("/p/1/standings").await;
    assert!(standings.contains(">BH") && !standings.contains(">ARO"), "an unrated player takes part: {standings}");
    for class in ["wide club", "n wide"] {
        let of = |tag: &str| standings.matches(&format!("{tag} class=\"{class}")).count();
        let (heads, cells) = (of("<th scope=\"col\""), of("<td"));
        assert_eq!(heads * 4, cells, "{class}: {standings}");
    }
    assert!(hall.page("/p/1/event").await.contains("<title>Arad Open</title>"));
    let lines = hall.page("/p/1/standings?embed=lines").await;
    assert!(lines.contains("<span class=\"fed\">NOR</span> <span class=\"title\">"), "{lines}");
}

#[actix_web::test]
async fn suppositions_move_the_table_and_are_not_saved() {
    let mut event = event();
    let last = event.rounds.last_mut().expect("two rounds");
    let board = last.games.iter_mut().find(|game| game.white.0 == 2).expect("3 has White against 1");
    board.result = None;
    let address = format!("/t/1/standings/what-if?{}=1-0", board.board);
    let hall = hall!(event);
    let before = hall.seq();
    let page = hall.page(&address).await;
    assert!(page.contains("▲") && page.contains("▼"), "3 passes 1");
    assert!(hall.page("/t/1/standings").await.contains("During round 2"));
    assert_eq!(hall.seq(), before);
}

#[actix_web::test]
async fn lots_and_decisions_stand_in_the_journal() {
    let hall = hall!(event());
    let (status, _) = hall.post("/t/1/standings/lots", &[]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let live = hall.state.desk.live(1).expect("readable").expect("there");
    assert_eq!(live.journal().state().lots.iter().map(|lots| lots.order.len()).collect::<Vec<_>>(), [2]);
    let (status, page) = hall.post("/t/1/standings/by-hand", &[("numbers", "4 99"), ("reason", "x")]).await;
    assert!(status == StatusCode::OK && page.contains("99"));
    let (_, page) = hall.post("/t/1/standings/by-hand", &[("numbers", "4 1"), ("reason", "")]).await;
    assert!(page.contains("name=\"reason\"") && page.contains("class=\"asked\""), "a reason is asked for");
    let (status, _) = hall.post("/t/1/standings/by-hand", &[("numbers", "4 1"), ("reason", "play-off")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let live = hall.state.desk.live(1).expect("readable").expect("there");
    assert_eq!(live.journal().entries().last().and_then(|entry| entry.reason.clone()).as_deref(), Some("play-off"));
}

#[actix_web::test]
async fn prizes_are_edited_and_won() {
    let hall = hall!(event());
    let wrong = [("currency", "EUR"), ("categories", "Open: 300 much; Hort")];
    let (status, page) = hall.post("/t/1/standings/prizes", &wrong).await;
    assert!(
        status == StatusCode::OK
            && page.contains("Open: 300 much; Hort")
            && page.contains("Line 1, column 11: “much” is not understood."),
        "nothing typed is lost"
    );
    let right = [("currency", "EUR"), ("categories", "Open: 300 100.50, shared equally\n")];
    let (status, _) = hall.post("/t/1/standings/prizes", &right).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let page = hall.page("/t/1/standings/prizes").await;
    assert!(page.contains(">Open: 300, 100.50; shared</textarea>"), "it is shown back: {page}");
    assert!(page.contains("300 EUR") && page.contains("50.25 EUR") && page.contains("shared by 2"), "{page}");
    assert!(hall.page("/t/1/journal").await.contains("Prizes changed"));
    // What nobody can win is said, and not that no prizes were announced.
    let page = hall.page("/t/1/standings/prizes").await;
    assert!(!page.contains("nobody who can win it"), "{page}");
    let nobody = [("currency", "EUR"), ("categories", "U8: 80, 40.50; born 2018+\n")];
    assert_eq!(hall.post("/t/1/standings/prizes", &nobody).await.0, StatusCode::SEE_OTHER);
    let page = hall.page("/t/1/standings/prizes").await;
    assert!(page.contains("120.50 EUR: nobody who can win it") && !page.contains("No prizes"), "{page}");
}

#[actix_web::test]
async fn tie_breaks_out_of_place_are_said() {
    let mut event = event();
    event.regulations.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    event.regulations.tie_breaks = ["BH", "OTHER_KO", "BC", "SB"].map(Coded::written).to_vec();
    let hall = hall!(event);
    let page = hall.page("/t/1/standings").await;
    for said in ["art. 8 does not allow these in round robins: BH", "OTHER_KO is defined", "team tournaments only"] {
        assert!(page.contains(said), "{said}");
    }
    assert!(hall.page("/t/1/standings/crosstable").await.contains("class=\"crosstable grid\""));
}

#[actix_web::test]
async fn crosstables_lead_to_the_boards_and_decisions_are_told() {
    let hall = hall!(event());
    let crosstable = hall.page("/t/1/standings/crosstable").await;
    assert!(crosstable.contains("href=\"../rounds/1#b"), "{crosstable}");
    assert!(crosstable.contains("/t/1/crosstable.csv?after=2") && crosstable.contains("data-live=\"/t/1/live?after="));
    let (status, _) = hall.post("/t/1/standings/by-hand", &[("numbers", "3 2"), ("reason", "play-off")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let table = hall.page("/t/1/standings").await;
    assert!(table.contains("Ranked by chief: play-off.") && table.contains("Cem &#62; Bea"), "{table}");
}

#[actix_web::test]
async fn team_events_show_teams_and_their_matches() {
    use sonneborn::tournament::ids::PlayerId;
    use sonneborn::tournament::team::{Team, TeamRules};
    let mut event = event();
    event.regulations.teams = Some(TeamRules::default());
    for (name, members) in [("Reds", [0, 3]), ("Blues", [1, 2])] {
        event.teams.push(Team { name: name.into(), members: members.map(PlayerId).to_vec(), ..Team::default() });
    }
    let hall = hall!(event);
    let table = hall.page("/t/1/standings").await;
    assert!(table.contains("Reds") && table.contains("/t/1/standings/matches"), "{table}");
    let matches = hall.page("/t/1/standings/matches?after=1").await;
    assert!(matches.contains("Ann") && matches.contains("Blues"), "{matches}");
    assert!(hall.page("/t/1/standings/crosstable").await.contains("Reds"));
    assert!(hall.page("/t/1/crosstable.csv").await.contains("Reds"));
    assert!(hall.page("/t/1/papers/crosstable.pdf").await.starts_with("%PDF"));
}

/// No name of the race is cut off at the edge of the picture: the longest has its room, and what is longer than that is set closer.
#[actix_web::test]
async fn the_race_has_room_for_every_name() {
    let mut event = event();
    event.players[0].data.name = "García-Villanueva, José María de los Ángeles".into();
    let mut hall = hall!(event);
    let (status, _) = hall.post("/t/1/members", &[("do", "public"), ("public", "yes")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    hall.cookie.clear();
    let shown = hall.page("/p/1/standings").await;
    assert!(shown.contains("4 players") && !shown.contains("4 entries"), "they play: {shown}");
    for (class, width, size) in [("wide-race", 1104.0, 13.0), ("narrow-race", 480.0, 15.0)] {
        let picture = shown.split(class).nth(1).and_then(|rest| rest.split("</svg>").next()).expect("a picture");
        let name = picture.rsplit("<text x=\"").find(|text| text.contains("García")).expect("the name");
        let number = |text: &str| text.split('"').next().expect("a number").parse::<f32>().expect("a number");
        let kept = name.split("textLength=\"").nth(1).map(number);
        // Inter's bold letters are under 0.6 of their size.
        let words = name.split(['>', '<']).nth(1).expect("the text");
        let long = kept.unwrap_or(words.chars().count() as f32 * 0.6 * size);
        assert!(number(name) + long <= width + 1.0, "{class}: {name}");
    }
}
