//! Sections of a festival: founded beside each other, with players who move, groups, boards through the hall, and one page.

use crate::desk::actor;
use crate::site::{Browser, Page, Site, five_rounds};
use actix_web::http::StatusCode;
use actix_web::rt::time::sleep;
use chrono::NaiveDate;
use sonneborn::desk::backups::Plan;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{
    Act, ChangeDetails, ChangeRegulations, CheckIn, FixBoard, RegisterPlayers, RequestBye,
};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::dues::Dues;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::Bye;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::points::Points;
use sonneborn::tournament::regulations::{Regulations, RoundRobin, System};
use sonneborn::tournament::scoring::Scoring;
use sonneborn::tournament::warning::Warning;
use std::time::Duration;

struct Hall {
    site: Site,
    chief: Browser,
    /// An arbiter of the first section only.
    deputy: Browser,
}

impl Hall {
    async fn with(players: usize) -> Hall {
        let site = Site::new();
        let (chief, deputy) = (site.browser("Ana").await, site.browser("Ben").await);
        assert_eq!(chief.new_tournament("Open A").await, "/t/1");
        for index in 0..players {
            let (name, rating) = (format!("Player {index:02}"), (2400 - 20 * index).to_string());
            let fields = [("name", name.as_str()), ("rating", &rating), ("blitz", "1999"), ("first_round", "1")];
            done(&chief, "/t/1/players/new", &fields).await;
        }
        let ben = site.state.desk.store().accounts().expect("readable");
        let ben = ben.iter().find(|account| account.name == "Ben").expect("there").id;
        let hall = Hall { site, chief, deputy };
        hall.add("Open B").await;
        hall.site.state.desk.store().set_role(1, ben, Some(Role::Arbiter), 1).expect("written");
        hall
    }

    async fn add(&self, name: &str) {
        let fields = [("name", name), ("system", "dutch-2026"), ("rate", "standard")];
        done(&self.chief, "/t/1/festival/add", &fields).await;
    }

    fn state(&self, event: i64) -> Tournament {
        self.site.state.desk.live(event).expect("readable").expect("there").journal().state().clone()
    }

    fn names(&self, event: i64) -> Vec<String> {
        self.state(event).entrants().map(|player| player.data.name.clone()).collect()
    }
}

async fn done(browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    let page = browser.post(path, fields).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    page
}

#[actix_web::test]
async fn another_section_is_like_the_first_and_everybody_finds_both_on_one_page() {
    let hall = Hall::with(4).await;
    let (a, b) = (hall.state(1), hall.state(2));
    assert_eq!((b.details.name.as_str(), b.regulations.system), ("Open B", a.regulations.system));
    assert_eq!(b.regulations.rounds, a.regulations.rounds);
    assert_ne!(b.regulations.seed, a.regulations.seed, "lots are its own");
    let home = hall.chief.get("/f/1").await.body;
    assert!(home.contains("/t/1\"") && home.contains("/t/2\"") && home.contains("Pair round 1"), "{home}");
    assert!(hall.chief.get("/t/2").await.body.contains("/f/1"), "the way back");
    assert!(hall.chief.get("/f/1?q=player+02").await.body.contains("/t/1/players/2"));

    // A stranger sees what is public, and no names before a round is.
    let stranger = hall.site.stranger();
    assert_eq!(stranger.get("/f/1").await.status, StatusCode::NOT_FOUND);
    // Before there is anything to show no link leads to it, and what is missing is said.
    let shows = ["/f/1/projector\"", "Not open to spectators yet"].map(|part| home.contains(part));
    assert_eq!(shows, [false, true], "{home}");
    hall.site.state.desk.store().set_public(1, true).expect("written");
    let public = stranger.get("/f/1?q=player").await.body;
    assert!(public.contains("/p/1\"") && !public.contains("Open B") && !public.contains("Player 00"), "{public}");
    assert_eq!(stranger.get("/f/2").await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_player_moves_before_round_one_and_both_journals_say_so() {
    let hall = Hall::with(4).await;
    // Who has no role in the other section moves nobody there.
    let refused = hall.deputy.post("/t/1/festival/move", &[("player", "3"), ("to", "2")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    assert_eq!(hall.names(1).len(), 4);
    done(&hall.chief, "/t/1/festival/move", &[("player", "3"), ("to", "2")]).await;
    assert_eq!((hall.names(1).len(), hall.names(2)), (3, vec!["Player 03".to_owned()]));
    assert!(hall.chief.get("/t/1/journal").await.body.contains("Open B"), "where to");
    assert!(hall.chief.get("/t/2/journal").await.body.contains("Open A"), "where from");
    // Not to an event that is no section of the festival.
    hall.chief.new_tournament("Elsewhere").await;
    let foreign = hall.chief.post("/t/1/festival/move", &[("player", "2"), ("to", "3")]).await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
    assert_eq!((hall.names(1).len(), hall.names(2).len()), (3, 1));
}

/// What was arranged with somebody goes along: a bye, the board where they sit, that they are in the hall, and in which round they come. What the
/// other section does not know keeps them here.
#[actix_web::test]
async fn what_was_arranged_with_a_player_moves_with_them() {
    let hall = Hall::with(4).await;
    let desk = &hall.site.state.desk;
    let ana = actor(desk, "Ana");
    let bye = |player: u32, round: u16, bye: Bye| {
        let (player, round) = (PlayerId(player), RoundNo(round));
        Act::RequestBye(RequestBye { player, round, was: None, now: Some(bye) })
    };
    let done_here = |act: Act| desk.perform(1, &ana, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("done");
    done_here(bye(3, 2, Bye::HalfPoint));
    done_here(bye(3, 3, Bye::ZeroPoint));
    done_here(Act::FixBoard(FixBoard { player: PlayerId(3), was: None, now: Some(2) }));
    done_here(Act::CheckIn(CheckIn { player: PlayerId(3), was: false, now: true }));
    done(&hall.chief, "/t/1/festival/move", &[("player", "3"), ("to", "2")]).await;
    let there = hall.state(2).players[0].clone();
    assert_eq!(there.requested_byes, [(RoundNo(2), Bye::HalfPoint), (RoundNo(3), Bye::ZeroPoint)].into());
    assert_eq!((there.fixed_board, there.checked_in, there.first_round), (Some(2), true, RoundNo(1)));
    // Who is expected later comes later there too.
    let players = vec![PlayerData { name: "Late, L".into(), ..PlayerData::default() }];
    done_here(Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(3), source: "test".into() }));
    done(&hall.chief, "/t/1/festival/move", &[("player", "4"), ("to", "2")]).await;
    assert_eq!(hall.state(2).players[1].first_round, RoundNo(3));
    // A bye that the other section refuses keeps the player here, with why, and nothing of the move stands there.
    done_here(bye(2, 2, Bye::HalfPoint));
    let mut now = hall.state(2).regulations;
    let was = now.clone();
    now.system = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
    now.tie_breaks.clear();
    let change = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
    desk.perform(2, &ana, &Attempt { confirmed: true, ..Attempt::of(change) }).expect("a table before round 1");
    let refused = hall.chief.post("/t/1/festival/move", &[("player", "2"), ("to", "2"), ("confirmed", "1")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!((hall.names(1).len(), hall.names(2).len()), (3, 2));
}

#[actix_web::test]
async fn after_round_one_a_player_moves_with_the_points_or_without() {
    let hall = Hall::with(4).await;
    done(&hall.chief, "/t/1/rounds/1/pair", &[]).await;
    done(&hall.chief, "/t/1/rounds/1/publish", &[]).await;
    let games: Vec<_> = hall.state(1).rounds[0].games.iter().map(|game| (game.board, game.players())).collect();
    let [winner, loser] = games[0].1.map(|player| player.0.to_string());
    // The game that is played belongs to this section: who sits at it is not offered, and refused.
    let page = hall.chief.get("/t/1/festival").await.body;
    assert!(!page.contains("action=\"/t/1/festival/move\""), "{page}");
    let playing = hall.chief.post("/t/1/festival/move", &[("player", winner.as_str()), ("to", "2")]).await;
    assert_eq!((playing.status, hall.names(2).len()), (StatusCode::CONFLICT, 0), "{}", playing.body);
    for (board, [white, black]) in &games {
        let (board, white, black) = (board.to_string(), white.0.to_string(), black.0.to_string());
        let fields = [("board", board.as_str()), ("was", ""), ("now", "1-0"), ("white", &white), ("black", &black)];
        done(&hall.chief, "/t/1/rounds/1/results", &fields).await;
    }
    let with_points = [("player", winner.as_str()), ("to", "2"), ("points", "yes")];
    done(&hall.chief, "/t/1/festival/move", &with_points).await;
    done(&hall.chief, "/t/1/festival/move", &[("player", loser.as_str()), ("to", "2")]).await;
    // Pressed once more, nobody is there twice.
    let again = hall.chief.post("/t/1/festival/move", &[&with_points[..], &[("confirmed", "1")]].concat()).await;
    assert_eq!((again.status, hall.names(2).len()), (StatusCode::CONFLICT, 2), "{}", again.body);
    let (here, there) = (hall.state(1), hall.state(2));
    let scores: Vec<String> = there.scores(RoundNo(0)).iter().map(ToString::to_string).collect();
    assert_eq!(scores, ["1", "0"], "the winner's point went along");
    let mut stay = here.entrants().filter(|player| player.available_in(RoundNo(2)));
    assert!(stay.all(|player| ![&winner, &loser].contains(&&player.id.0.to_string())), "both left from round 2 on");
    assert_eq!(here.entrants().count(), 4, "what they played here stays");
    for event in [1, 2] {
        assert!(hall.chief.get(&format!("/t/{event}/journal")).await.body.contains("Open A → Open B"), "{event}");
    }
    // In the section that they left they win nothing and pay nothing more; the one who stays moves up.
    let prizes = [("currency", "EUR"), ("categories", "Main: 300, 200, 100, 50"), ("confirmed", "yes")];
    done(&hall.chief, "/t/1/standings/prizes", &prizes).await;
    let winner_name = here.players[winner.parse::<usize>().expect("a number")].data.name.clone();
    for page in ["/t/1/standings/prizes", "/f/1/money"] {
        let told = hall.chief.get(page).await.body;
        assert!(!told.contains(&winner_name) && told.contains("300"), "{page}: {told}");
    }
    assert_eq!(Dues::of(&here).players, 2);
    let report = hall.chief.get("/t/1/reports/report.trf").await.body;
    assert!(report.contains(" moved"), "whoever reads the file has them out as they were: {report}");
    let file = hall.chief.get("/t/2/reports/report.trf").await.body;
    assert!(file.lines().any(|line| line.starts_with("299")), "the points outside the rounds: {file}");
}

/// A point of 3-1-0 is none of 1-½-0: it does not go along, and the player stays where they were.
#[actix_web::test]
async fn points_do_not_go_to_a_section_of_another_scoring() {
    let hall = Hall::with(4).await;
    let desk = &hall.site.state.desk;
    let ana = actor(desk, "Ana");
    let was = hall.state(2).regulations.clone();
    let now = Regulations { scoring: Scoring::of(Points::whole(3), Points::ONE, Points::ZERO), ..was.clone() };
    let change = Act::ChangeRegulations(ChangeRegulations { was: Box::new(was), now: Box::new(now) });
    desk.perform(2, &ana, &Attempt { confirmed: true, ..Attempt::of(change) }).expect("before round 1");
    done(&hall.chief, "/t/1/rounds/1/pair", &[]).await;
    done(&hall.chief, "/t/1/rounds/1/publish", &[]).await;
    let games: Vec<_> = hall.state(1).rounds[0].games.iter().map(|game| (game.board, game.players())).collect();
    for (board, [white, black]) in &games {
        let (board, white, black) = (board.to_string(), white.0.to_string(), black.0.to_string());
        let fields = [("board", board.as_str()), ("was", ""), ("now", "1-0"), ("white", &white), ("black", &black)];
        done(&hall.chief, "/t/1/rounds/1/results", &fields).await;
    }
    let [winner, loser] = games[0].1.map(|player| player.0.to_string());
    let with_points = [("player", winner.as_str()), ("to", "2"), ("points", "yes"), ("confirmed", "1")];
    let before = (hall.state(1).seq, hall.state(2).seq);
    let refused = hall.chief.post("/t/1/festival/move", &with_points).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert!(refused.body.contains("1-½-0") && refused.body.contains("3-1-0"), "{}", refused.body);
    assert_eq!((hall.state(1).seq, hall.state(2).seq), before, "nothing was done");
    // Nothing is nothing in every scoring, and without points everybody can move.
    done(&hall.chief, "/t/1/festival/move", &[("player", loser.as_str()), ("to", "2"), ("points", "yes")]).await;
    done(&hall.chief, "/t/1/festival/move", &[("player", winner.as_str()), ("to", "2")]).await;
    assert_eq!(hall.names(2).len(), 2);
}

#[actix_web::test]
async fn money_and_prizes_of_all_sections_stand_on_one_page() {
    let hall = Hall::with(2).await;
    let prizes = [("currency", "EUR"), ("categories", "Main: 300, 100"), ("confirmed", "yes")];
    done(&hall.chief, "/t/1/standings/prizes", &prizes).await;
    done(&hall.chief, "/t/2/players/new", &[("name", "Player 00"), ("first_round", "1"), ("paid", "25 EUR")]).await;
    let page = hall.chief.get("/f/1/money").await;
    assert!(page.body.contains("1 of 3 paid 25 EUR") && page.body.contains("400 EUR"), "{}", page.body);
    assert!(!hall.site.stranger().get("/f/1/money").await.status.is_success());
}

const NUMBER: &str = "1503014";

/// What a form says of who plays from the first round on.
fn open_b<'a>(fields: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [&[("first_round", "1")], fields].concat()
}

#[actix_web::test]
async fn who_plays_in_two_sections_at_the_same_hours_is_asked_about_until_it_is_mended() {
    let hall = Hall::with(4).await;
    let fields = open_b(&[("name", "Magnus C."), ("fide_id", NUMBER)]);
    done(&hall.chief, "/t/1/players/new", &fields).await;
    // Nothing is known of days and hours: nobody is asked.
    let born = open_b(&[("name", "Player 00"), ("birth", "2001-05-17")]);
    done(&hall.chief, "/t/2/players/new", &born).await;
    at(&hall, 1, "2026-11-28T10:00:00");
    at(&hall, 2, "2026-11-28T12:00:00");
    // By FIDE ID, however the name is written; not by a name alone.
    let fields = open_b(&[("name", "Carlsen, Magnus"), ("fide_id", NUMBER)]);
    let asked = hall.chief.post("/t/2/players/new", &fields).await;
    assert_eq!(asked.status, StatusCode::BAD_REQUEST, "the form asks by itself");
    assert!(asked.body.contains("Carlsen, Magnus plays in Open A at the same hours"), "{}", asked.body);
    assert_eq!(hall.names(2).len(), 1, "nobody is entered yet");
    let sure = [fields.as_slice(), &[("confirmed", "yes")]].concat();
    done(&hall.chief, "/t/2/players/new", &sure).await;
    done(&hall.chief, "/t/2/players/new", &open_b(&[("name", "Player 01")])).await;
    let now = hall.chief.get("/t/2").await.body;
    assert!(now.contains("1 player plays in another section at the same hours: Carlsen, Magnus (Open A)"), "{now}");
    assert!(hall.chief.get("/f/1").await.body.contains("Magnus C. (Open B)"), "the director sees both");
    // The journal keeps the number, not the name.
    let live = hall.site.state.desk.live(2).expect("readable").expect("there");
    let kept: Vec<Warning> = live.journal().entries().flat_map(|entry| entry.acknowledged.clone()).collect();
    let elsewhere = Warning::PlaysElsewhere { player: PlayerId(1), section: "Open A".into(), name: String::new() };
    assert_eq!(kept, [elsewhere]);
    // Asked again where a round is published; who moves from the one to the other is in one only.
    done(&hall.chief, "/t/2/rounds/1/pair", &[]).await;
    let asked = hall.chief.post("/t/2/rounds/1/publish", &[]).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.body.contains("plays in Open A"), "{}", asked.body);
    // Hours that do not meet are no question.
    at(&hall, 1, "2026-11-28T20:00:00");
    assert!(!hall.chief.get("/t/2").await.body.contains("another section at the same hours"));
    done(&hall.chief, "/t/2/rounds/1/publish", &[]).await;
}

/// All rounds of an event begin a day after each other.
fn at(hall: &Hall, event: i64, first: &str) {
    let was = hall.state(event).details;
    let first: chrono::NaiveDateTime = first.parse().expect("a time");
    let days = 0..i64::from(hall.state(event).regulations.rounds);
    let schedule = days.map(|day| Some(first + chrono::TimeDelta::days(day))).collect();
    let now = Details { schedule, ..was.clone() };
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(now) });
    let sure = Attempt { confirmed: true, ..Attempt::of(act) };
    hall.site.state.desk.perform(event, &Actor::default(), &sure).expect("performed");
}

#[actix_web::test]
async fn a_side_event_takes_the_players_and_boards_go_through_the_hall() {
    let hall = Hall::with(5).await;
    let fields = [("name", "Blitz"), ("system", "dutch-2026"), ("rate", "blitz"), ("players", "yes")];
    done(&hall.chief, "/t/1/festival/add", &fields).await;
    assert_eq!(hall.names(3), hall.names(1));
    let first = hall.state(3).player(PlayerId(0)).expect("there").data.rating;
    assert_eq!(first, Some(1999), "by the list of blitz");
    done(&hall.chief, "/t/1/festival/boards", &[]).await;
    let boards = [1, 2, 3].map(|event| hall.state(event).regulations.first_board);
    assert_eq!(boards, [1, 4, 4], "three boards, none, three");
    // A deputy makes no sections.
    let refused = hall.deputy.post("/t/1/festival/add", &fields).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn an_event_that_is_there_joins_and_leaves_and_its_staff_is_given_by_its_own_chief() {
    let hall = Hall::with(4).await;
    hall.chief.new_tournament("Blitz evening").await;
    hall.deputy.new_tournament("Somebody else's").await;
    let page = hall.chief.get("/t/1/festival").await.body;
    assert!(page.contains("Blitz evening"), "{page}");
    let join = |event: &'static str| [("event", event)];
    assert_eq!(hall.deputy.post("/t/1/festival/join", &join("4")).await.status, StatusCode::FORBIDDEN);
    done(&hall.chief, "/t/1/festival/join", &join("3")).await;
    assert!(hall.chief.get("/f/1").await.body.contains("/t/3\""));
    // It is a section already; an event of nobody there is none.
    for event in ["3", "99"] {
        assert_eq!(hall.chief.post("/t/1/festival/join", &join(event)).await.status, StatusCode::FORBIDDEN);
    }
    done(&hall.chief, "/t/3/festival/leave", &[]).await;
    assert!(!hall.chief.get("/f/1").await.body.contains("/t/3\""));

    let accounts = hall.site.state.desk.store().accounts().expect("readable");
    let ben = accounts.iter().find(|account| account.name == "Ben").expect("there").id.to_string();
    let role =
        |section: &'static str| [("section", section), ("account", ben.as_str()), ("role", Role::ChiefArbiter.code())];
    assert_eq!(hall.deputy.post("/f/1/staff", &role("2")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.deputy.get("/f/1/staff").await.status, StatusCode::FORBIDDEN);
    let foreign = hall.chief.post("/f/1/staff", &role("4")).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "no section of this festival");
    let code = Role::ChiefArbiter.code();
    done(&hall.chief, "/f/1/staff", &[("section", "2"), ("account", &ben), ("role", code)]).await;
    // Chief arbiter of the second section gives no roles in the first.
    assert_eq!(hall.deputy.post("/f/1/staff", &role("1")).await.status, StatusCode::FORBIDDEN);
    done(&hall.deputy, "/f/1/staff", &[("section", "2"), ("account", &ben), ("role", "")]).await;
    assert_eq!(hall.deputy.get("/t/2").await.status, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn what_was_paid_is_added_up_by_section() {
    let hall = Hall::with(3).await;
    for (player, paid) in [("0", "25 EUR"), ("1", "12,50 EUR"), ("2", "in cash")] {
        let name = format!("Player {:02}", player.parse::<usize>().expect("a number"));
        let fields = [("name", name.as_str()), ("paid", paid), ("first_round", "1")];
        done(&hall.chief, &format!("/t/1/players/{player}/edit"), &fields).await;
    }
    assert!(hall.chief.get("/f/1").await.body.contains("3 of 3 paid 37.50 EUR"));
    assert!(hall.chief.get("/t/1/players/check-in").await.body.contains("3 of 3 paid 37.50 EUR"));
    assert!(!hall.site.stranger().get("/f/1").await.body.contains("37.50"));
}

#[actix_web::test]
async fn a_field_is_cut_into_quads_by_rating() {
    let hall = Hall::with(9).await;
    done(&hall.chief, "/t/1/festival/groups", &[("size", "4")]).await;
    assert_eq!(hall.names(3), ["Player 00", "Player 01", "Player 02", "Player 03"]);
    assert_eq!(hall.names(4).len(), 5, "nobody is left alone");
    assert_eq!((hall.state(3).regulations.rounds, hall.state(4).regulations.rounds), (3, 5));
    done(&hall.chief, "/t/3/players/number", &[]).await;
    done(&hall.chief, "/t/3/schedule", &[("first", "1")]).await;
    assert_eq!(hall.state(3).rounds.len(), 3);
    let bad = hall.chief.post("/t/1/festival/groups", &[("size", "1")]).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
}

#[actix_web::test]
async fn what_was_cut_stays_a_list_of_entries_and_its_groups_are_as_open_as_it_is() {
    let hall = Hall::with(8).await;
    assert!(hall.chief.get("/t/1").await.body.contains("Pair round 1"));
    hall.site.state.desk.store().set_public(1, true).expect("written");
    done(&hall.chief, "/t/1/festival/groups", &[("size", "4")]).await;
    let now = hall.chief.get("/t/1").await.body;
    assert!(!now.contains("Pair round 1") && !now.contains("not checked in"), "nothing is paired of the list: {now}");
    assert!(hall.chief.get("/t/1/journal").await.body.contains("Only a list of entries"));
    for group in [3, 4] {
        assert_eq!(hall.site.stranger().get(&format!("/p/{group}")).await.status, StatusCode::OK);
        assert!(hall.chief.get(&format!("/t/{group}")).await.body.contains("Give the players their numbers"));
    }
    // Pressed once more, or from a page of before, it makes no group twice.
    let again = hall.chief.post("/t/1/festival/groups", &[("size", "4")]).await;
    assert!(
        again.status == StatusCode::BAD_REQUEST && again.body.contains("cut into groups already"),
        "{}",
        again.body
    );
    assert_eq!(hall.site.state.desk.store().sections(1).expect("readable").len(), 4);
    assert!(hall.chief.get("/new?like=1").await.body.contains("Open A"), "it can be a pattern");
    done(&hall.chief, "/new", &[&five_rounds("Next year")[..], &[("like", "1")]].concat()).await;
    assert!(!hall.state(5).details.entries_only, "a new event is to be played");
    // The tick in the settings takes it back.
    done(&hall.chief, "/t/1/settings", &[("group", "event"), ("name", "Open A")]).await;
    assert!(hall.chief.get("/t/1").await.body.contains("Pair round 1"));
    // A stranger at the door of what is closed is told so.
    let closed = hall.site.stranger().get("/p/2").await;
    assert!(
        closed.status == StatusCode::UNAUTHORIZED && closed.body.contains("not open to spectators"),
        "{}",
        closed.body
    );
}

#[actix_web::test]
async fn one_check_in_and_one_pack_of_papers_serve_all_sections() {
    let hall = Hall::with(4).await;
    done(&hall.chief, "/t/1/festival/move", &[("player", "3"), ("to", "2")]).await;
    let list = hall.chief.get("/f/1/check-in").await.body;
    assert!(list.contains("1:0 in") && list.contains("2:0 in"), "{list}");
    done(&hall.chief, "/f/1/check-in", &[("tick", "2:0 in")]).await;
    assert!(hall.state(2).player(PlayerId(0)).expect("there").checked_in);
    // A deputy of one section sees and ticks that one.
    assert!(!hall.deputy.get("/f/1/check-in").await.body.contains("2:0"));
    let foreign = hall.deputy.post("/f/1/check-in", &[("tick", "2:0 out")]).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.site.stranger().get("/f/1/check-in").await.status, StatusCode::NOT_FOUND);

    assert_eq!(hall.chief.get("/f/1/papers.pdf").await.status, StatusCode::NOT_FOUND, "nothing is paired");
    done(&hall.chief, "/t/1/rounds/1/pair", &[]).await;
    let papers = hall.chief.get("/f/1/papers.pdf").await;
    assert_eq!((papers.status, papers.content_type.as_str()), (StatusCode::OK, "application/pdf"));
}

#[actix_web::test]
async fn who_plays_in_two_sections_of_a_day_checks_in_once() {
    let hall = Hall::with(3).await;
    // Two whom nothing tells apart are two people.
    for _ in 0..2 {
        done(&hall.chief, "/t/1/players/new", &[("name", "Li Wei"), ("first_round", "1"), ("confirmed", "yes")]).await;
    }
    let blitz = [("name", "Blitz"), ("system", "dutch-2026"), ("rate", "blitz"), ("players", "yes")];
    done(&hall.chief, "/t/1/festival/add", &blitz).await;
    let list = hall.chief.get("/f/1/check-in").await.body;
    assert!(
        list.contains("\"1:1,3:1 in\"") && !list.contains("\"1:1 in\"") && list.contains("Open A, Blitz"),
        "{list}"
    );
    for alone in ["1:3", "1:4", "3:3", "3:4"] {
        assert!(list.contains(&format!("\"{alone} in\"")), "{alone}: {list}");
    }
    let here = |event: i64, player: u32| hall.state(event).player(PlayerId(player)).expect("there").checked_in;
    done(&hall.chief, "/t/3/players/check-in", &[("tick", "1 in")]).await;
    done(&hall.chief, "/f/1/check-in", &[("tick", "1:1,3:1 in")]).await;
    assert!(here(1, 1) && here(3, 1), "also where one tick was there already");
    // A deputy of one section has no hand in the other one, by whatever is sent.
    let store = hall.site.state.desk.store();
    let ben = store.accounts().expect("readable").into_iter().find(|account| account.name == "Ben").expect("there").id;
    store.set_role(3, ben, None, 1).expect("written");
    assert!(hall.deputy.get("/f/1/check-in").await.body.contains("\"1:1 out\""));
    let foreign = hall.deputy.post("/f/1/check-in", &[("tick", "1:2,3:2 in")]).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    assert!(!here(1, 2) && !here(3, 2), "nothing is done by halves");
    for nonsense in ["1:1,, in", "1:1,3 in", ",1:1 in", "1:1"] {
        let answer = hall.chief.post("/f/1/check-in", &[("tick", nonsense)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{nonsense}");
    }
    // Who comes today has not come for the blitz of tomorrow.
    let live = hall.site.state.desk.live(3).expect("readable").expect("there");
    let was = live.journal().state().details.clone();
    let now = Details { start: NaiveDate::from_ymd_opt(2027, 5, 2), ..was.clone() };
    let actor = Actor { role: Role::ChiefArbiter, ..Actor::default() };
    let act = Act::ChangeDetails(ChangeDetails { was: Box::new(was), now: Box::new(now) });
    hall.site.state.desk.perform(3, &actor, &Attempt::of(act)).expect("performed");
    let list = hall.chief.get("/f/1/check-in").await.body;
    assert!(list.contains("\"1:0 in\"") && list.contains("\"3:0 in\""), "{list}");
}

#[actix_web::test]
async fn an_entry_fee_says_what_is_due_in_each_section() {
    let hall = Hall::with(3).await;
    let set = |fee: &'static str| [("group", "event"), ("name", "Open A"), ("entry_fee", fee)];
    let refused = hall.chief.post("/t/1/settings", &set("much")).await.body;
    assert!(refused.contains("value=\"much\"") && refused.contains("25 EUR"), "{refused}");
    let saved = hall.chief.post("/t/1/settings", &set("25,50 EUR")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    assert!(hall.chief.get("/t/1/settings").await.body.contains("value=\"25.50 EUR\""));
    let told = hall.chief.get("/f/1").await.body;
    assert!(told.contains("0 of 3 paid; 76.50 EUR still due"), "{told}");
    let fields = [("name", "Player 00"), ("paid", "25.50 EUR"), ("first_round", "1")];
    done(&hall.chief, "/t/1/players/0/edit", &fields).await;
    let told = hall.chief.get("/t/1/players/check-in").await.body;
    assert!(told.contains("1 of 3 paid 25.50 EUR; 51 EUR still due") && told.contains("not paid"), "{told}");
    assert!(hall.chief.get("/f/1/check-in").await.body.contains("not paid: 25.50 EUR"));
    hall.site.state.desk.store().set_public(1, true).expect("written");
    assert!(hall.site.stranger().get("/p/1/event").await.body.contains("25.50 EUR"));
    // The cashier presses once, in a section or for all of them; twice is once.
    done(&hall.chief, "/t/1/players/check-in", &[("tick", "1 paid")]).await;
    done(&hall.chief, "/f/1/check-in", &[("tick", "1:1,1:2 paid")]).await;
    assert_eq!(hall.state(1).entrants().filter(|player| player.data.paid == "25.50 EUR").count(), 3);
    assert_eq!(hall.deputy.post("/f/1/check-in", &[("tick", "2:0 paid")]).await.status, StatusCode::FORBIDDEN);
    // A side event has its own fee, and what was paid was paid for the first one.
    let blitz = [("name", "Blitz"), ("system", "dutch-2026"), ("rate", "blitz"), ("players", "yes")];
    done(&hall.chief, "/t/1/festival/add", &blitz).await;
    let side = hall.state(3);
    assert_eq!(
        (side.details.entry_fee.as_ref(), side.entrants().any(|player| !player.data.paid.is_empty())),
        (None, false)
    );
}

#[actix_web::test]
async fn families_and_clubs_pay_less_where_the_organiser_says_so() {
    let hall = Hall::with(3).await;
    let set = |reductions: &'static str| {
        [("group", "event"), ("name", "Open A"), ("entry_fee", "20 EUR"), ("reductions", reductions)]
    };
    let refused = hall.chief.post("/t/1/settings", &set("Family: half")).await.body;
    assert!(refused.contains("Family: half</textarea>") && refused.contains("Second of a family: 50 %"), "{refused}");
    done(&hall.chief, "/t/1/settings", &set("Family: 50 %\nHansa: 5")).await;
    assert!(hall.chief.get("/t/1/journal").await.body.contains("Family: 50 %; Hansa: 5"));
    let form = hall.chief.get("/t/1/players/0").await.body;
    assert!(form.contains("<option value=\"Family\">Family: 50 %</option>"), "{form}");
    let family = [("name", "Player 00"), ("reduction", "Family"), ("first_round", "1")];
    done(&hall.chief, "/t/1/players/0/edit", &family).await;
    done(&hall.chief, "/t/1/players/1/edit", &[("name", "Player 01"), ("club", "hansa"), ("first_round", "1")]).await;
    // A club's reduction is for its members unasked, and can be denied to one of them.
    let form = hall.chief.get("/t/1/players/1").await.body;
    assert!(form.contains("<option value=\"\" selected>as the club, Hansa: 5</option>"), "{form}");
    let member = |reduction: &'static str| {
        [("name", "Player 01"), ("club", "hansa"), ("reduction", reduction), ("first_round", "1")]
    };
    done(&hall.chief, "/t/1/players/1/edit", &member("-")).await;
    let form = hall.chief.get("/t/1/players/1").await.body;
    assert!(form.contains("<option value=\"-\" selected>none</option>"), "{form}");
    assert!(hall.chief.get("/f/1").await.body.contains("50 EUR still due; 1 with a reduction"));
    done(&hall.chief, "/t/1/players/1/edit", &member("")).await;
    let told = "0 of 3 paid; 45 EUR still due; 2 with a reduction";
    for page in ["/t/1/players/check-in", "/f/1", "/f/1/money"] {
        assert!(hall.chief.get(page).await.body.contains(told), "{page}");
    }
    for (player, paid) in [("0", "10 EUR"), ("1", "15 EUR"), ("2", "20 EUR")] {
        done(&hall.chief, "/f/1/check-in", &[("tick", &format!("1:{player} paid"))]).await;
        let player = PlayerId(player.parse().expect("a number"));
        assert_eq!(hall.state(1).player(player).expect("there").data.paid, paid);
    }
    hall.site.state.desk.store().set_public(1, true).expect("written");
    let cover = hall.site.stranger().get("/p/1/event").await.body;
    assert!(cover.contains("20 EUR; Family: 50 %; Hansa: 5"), "{cover}");
    // Whose it is stays with the arbiters.
    assert!(!hall.site.stranger().get("/p/1/players").await.body.contains("Family"));
}

#[actix_web::test]
async fn a_form_that_cannot_be_taken_keeps_what_was_typed() {
    let hall = Hall::with(4).await;
    let long = "x".repeat(500);
    let fields = [("name", long.as_str()), ("system", "lim"), ("rate", "rapid"), ("players", "yes")];
    let page = hall.chief.post("/t/1/festival/add", &fields).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    for kept in [long.as_str(), "value=\"lim\" selected", "value=\"rapid\" selected", "value=\"yes\" checked"] {
        assert!(page.body.contains(kept), "{kept}: {}", page.body);
    }
    let page = hall.chief.post("/t/1/festival/name", &[("name", &long)]).await;
    assert!(page.status == StatusCode::BAD_REQUEST && page.body.contains(&long));
    let page = hall.chief.post("/t/1/festival/groups", &[("size", "99")]).await;
    assert!(page.status == StatusCode::BAD_REQUEST && page.body.contains("value=\"99\""));
    assert_eq!(hall.site.state.desk.store().sections(1).expect("readable").len(), 2, "nothing was made");
}

#[actix_web::test]
async fn where_copies_lie_is_told_to_administrators_only() {
    let hall = Hall::with(2).await;
    let folder = tempfile::tempdir().expect("a folder");
    let desk = &hall.site.state.desk;
    desk.keep_backups(Plan { folder: folder.path().into(), every: Duration::from_secs(24 * 60 * 60) });
    while desk.last_backup().is_none() {
        sleep(Duration::from_millis(10)).await;
    }
    let name = folder.path().file_name().expect("named").to_string_lossy().into_owned();
    for page in ["/t/1", "/f/1"] {
        assert!(hall.chief.get(page).await.body.contains(&name), "an administrator: {page}");
        let told = hall.deputy.get(page).await.body;
        assert!(told.contains("Last backup") && !told.contains(&name), "{page}: {told}");
    }
}

/// A form that founds an event founds one, however often it is sent; what was changed in it is another one.
#[actix_web::test]
async fn a_form_pressed_twice_founds_one_event() {
    let hall = Hall::with(3).await;
    let once = async |path: &str| {
        let page = hall.chief.get(path).await.body;
        let (_, rest) = page.split_once("name=\"once\" value=\"").expect("a name");
        rest.split('"').next().expect("its end").to_owned()
    };
    let events = || hall.site.state.desk.store().tournaments().expect("readable").len();
    let name = once("/new").await;
    let cup = |called: &'static str| {
        [("once", name.clone()), ("name", called.into()), ("system", "dutch-2026".into()), ("rounds", "5".into())]
    };
    let made = async |path: &str, fields: &[(&str, String)]| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        hall.chief.post(path, &fields).await.location
    };
    let (fields, before) = (cup("Cup"), events());
    let (one, two) = futures_util::future::join(made("/new", &fields), made("/new", &fields)).await;
    assert!(one.starts_with("/t/") && one == two && made("/new", &fields).await == one, "{one} {two}");
    assert_eq!(events(), before + 1);
    assert_ne!(made("/new", &cup("Another cup")).await, one, "changed, it is another event");
    // A section with the players of its event.
    let name = once("/t/1/festival").await;
    let blitz = [("name", "Blitz"), ("system", "dutch-2026"), ("rate", "blitz"), ("players", "yes")];
    let mut fields: Vec<(&str, String)> = blitz.map(|(name, value)| (name, value.to_owned())).into();
    fields.push(("once", name));
    let before = events();
    let (one, two) =
        futures_util::future::join(made("/t/1/festival/add", &fields), made("/t/1/festival/add", &fields)).await;
    assert!(one.starts_with("/t/") && one == two && made("/t/1/festival/add", &fields).await == one, "{one} {two}");
    assert_eq!(events(), before + 1);
    let section: i64 = one.trim_start_matches("/t/").parse().expect("a number");
    assert_eq!(hall.state(section).entrants().count(), 3);
    // A file that is brought.
    let name = once("/import").await;
    let fields = [("once", name.as_str()), ("do", "make"), ("confirmed", "yes")];
    let file = "012 Brought\nXXR 3\n\
        001    1 m    Aas, Anna                         2100 NOR                         1.0          2 w 1\n\
        001    2 m    Berg, Bo                          2000 NOR                         0.0          1 b 0\n";
    let before = events();
    let mut places = Vec::new();
    for _ in 0..2 {
        places.push(hall.chief.post_file("/import", &fields, ("brought.trf", file.as_bytes())).await.location);
    }
    assert!(places[0].starts_with("/t/") && places[0] == places[1], "{places:?}");
    assert_eq!(events(), before + 1);
}

#[actix_web::test]
async fn the_demonstration_is_one_event_however_often_it_is_pressed() {
    let site = Site::new();
    let ana = site.browser("Ana").await;
    let page = ana.get("/").await.body;
    let (_, form) = page.split_once("action=\"/demo\"").expect("it is offered");
    let (_, rest) = form.split_once("name=\"once\" value=\"").expect("a name");
    let fields = [("once", rest.split('"').next().expect("its end"))];
    let (one, two) = futures_util::future::join(ana.post("/demo", &fields), ana.post("/demo", &fields)).await;
    assert!(one.location == "/t/1" && two.location == "/t/1", "{} {}", one.location, two.location);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    assert_eq!(live.journal().entries().filter(|entry| matches!(entry.act, Act::RegisterPlayers(_))).count(), 1);
}
