//! A field cut into groups by rating, each played as a round robin to its last round: tables, papers, the report for rating.

use crate::desk::actor;
use crate::site::{Browser, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::clock::now_microseconds;
use sonneborn::desk::festival::{Group, groups};
use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::store::invitation::Grant;
use sonneborn::store::tournament::{Membership, Role};
use sonneborn::store::{Database, Store};
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Create, RegisterPlayers};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::{Regulations, RoundRobin, System};
use sonneborn::tournament::scope::Boards;

struct Hall {
    site: Site,
    chief: Browser,
}

impl Hall {
    async fn with(players: usize) -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        assert_eq!(chief.new_tournament("Quads").await, "/t/1");
        let hall = Hall { site, chief };
        for index in 0..players {
            let (name, rating) = (format!("Player {index:02}"), (2400 - 20 * index).to_string());
            hall.done("/t/1/players/new", &[("name", &name), ("rating", &rating), ("first_round", "1")]).await;
        }
        hall
    }

    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let page = self.chief.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }

    async fn get(&self, path: &str) -> String {
        let page = self.chief.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.body);
        page.body
    }

    async fn paper(&self, path: &str) {
        let page = self.chief.get(path).await;
        assert_eq!((page.status, page.content_type.as_str()), (StatusCode::OK, "application/pdf"), "{path}");
    }

    fn state(&self, event: i64) -> Tournament {
        self.site.state.desk.live(event).expect("readable").expect("there").journal().state().clone()
    }

    /// The stronger player, whose number is the lower, wins every game.
    async fn play(&self, event: i64) {
        for round in self.state(event).rounds {
            for game in round.games {
                let result = if game.white < game.black { "1-0" } else { "0-1" };
                let board = game.board.to_string();
                let fields = [("board", board.as_str()), ("was", ""), ("now", result)];
                self.done(&format!("/t/{event}/rounds/{}/results", round.number.0), &fields).await;
            }
        }
    }
}

/// A group that cannot be made, or an event that cannot be marked as cut, leaves no group and the event as it was.
#[actix_web::test]
async fn all_groups_are_made_or_none() {
    let hall = Hall::with(8).await;
    let desk = &hall.site.state.desk;
    let ana = actor(desk, "Ana");
    let stranger = Actor { role: Role::Viewer, ..ana.clone() };
    let events = || desk.store().tournaments().expect("readable").len();
    let before = hall.state(1).seq;
    for (who, last_rounds) in [(&ana, 0), (&stranger, 3)] {
        let cut = groups(&hall.state(1), 4).into_iter().zip([3, last_rounds]);
        let group = |(players, rounds)| {
            let details = Details { name: "A group".into(), ..Details::default() };
            (details, Regulations { rounds, ..Regulations::default() }, players)
        };
        desk.cut(1, who, cut.map(group).collect()).expect_err("the last group, or the mark, is refused");
        let state = hall.state(1);
        assert_eq!((events(), state.seq, state.details.entries_only), (1, before, false), "nothing is left of it");
        assert_eq!(desk.store().festival_of(1).expect("readable"), None);
    }

    // Else all are made, with the boards at which players always sit; a second press makes none.
    hall.done("/t/1/players/7/board", &[("board", "7")]).await;
    hall.done("/t/1/festival/groups", &[("size", "4")]).await;
    assert_eq!((events(), hall.state(1).details.entries_only), (3, true));
    let boards = |event| hall.state(event).players.iter().map(|player| player.fixed_board).collect::<Vec<_>>();
    // The newest event is the first of the list.
    let made = desk.store().tournaments().expect("readable");
    let [last, first] = [made[0].id, made[1].id].map(boards);
    assert_eq!((first, last), (vec![None; 4], vec![None, None, None, Some(7)]));
    let again = hall.chief.post("/t/1/festival/groups", &[("size", "4")]).await;
    assert!(!again.status.is_success() && events() == 3, "{}", again.body);
}

#[actix_web::test]
async fn each_group_is_played_to_its_last_round_and_reported() {
    let hall = Hall::with(9).await;
    hall.done("/t/1/festival/groups", &[("size", "4")]).await;
    let groups = [(2, 4, 3, 6), (3, 5, 5, 10)];
    for (event, players, rounds, games) in groups {
        let at = |rest: &str| format!("/t/{event}{rest}");
        hall.done(&at("/players/number"), &[]).await;
        hall.done(&at("/schedule"), &[("first", "1")]).await;
        for round in 1..=rounds {
            hall.paper(&at(&format!("/papers/round-pack.pdf?round={round}"))).await;
        }
        hall.play(event).await;
        let state = hall.state(event);
        assert_eq!(state.settled_round(), RoundNo(rounds), "group {event}");
        assert_eq!(state.rounds.iter().map(|round| round.games.len()).sum::<usize>(), games);

        // The grid with Sonneborn-Berger; the first won all, the last none.
        let first = format!("Player {:02}", if event == 2 { 0 } else { 4 });
        let standings = hall.get(&at("/standings")).await;
        assert!(standings.contains(">SB<") && !standings.contains(">BH<"), "{standings}");
        let place = |page: &str, name: &str| page.find(name).expect("in the table");
        let last = format!("Player {:02}", if event == 2 { 3 } else { 8 });
        assert!(place(&standings, &first) < place(&standings, &last), "{standings}");
        assert!(hall.get(&at("/standings/crosstable")).await.contains(&last));
        for paper in ["standings", "crosstable", "grid-by-rank", "grid", "schedule", "rating-report", "notice"] {
            hall.paper(&at(&format!("/papers/{paper}.pdf"))).await;
        }

        // The report: everybody, each with as many games as the others are.
        let report = hall.get(&at("/reports/report.trf")).await;
        let rows: Vec<&str> = report.lines().filter(|line| line.starts_with("001 ")).collect();
        assert_eq!(rows.len(), players, "{report}");
        assert!(
            rows.iter().all(|row| row.matches(" w ").count() + row.matches(" b ").count() == players - 1),
            "{report}"
        );
        let ratings = hall.get(&at("/reports/ratings")).await;
        assert!(ratings.contains(&first), "{ratings}");
        hall.paper(&at("/reports/ratings.pdf")).await;
        hall.paper(&at("/reports/it3.pdf")).await;
        let checked = hall.get(&at("/rounds/check")).await;
        assert!(!checked.contains("class=\"problem"), "every round is as the table has it: {checked}");
        hall.done(&at("/reports/close"), &[]).await;
    }
    // The list of entries is no section that is played.
    hall.done("/t/1/festival/leave", &[]).await;
    let home = hall.get("/f/1").await;
    assert!(home.contains("/t/2\"") && home.contains("/t/3\""), "{home}");
    assert!(!home.contains("Pair round"), "nobody is to be paired any more: {home}");
}

/// The press makes a section of each group: it is offered while it means something, and refused otherwise.
#[actix_web::test]
async fn a_field_that_plays_is_not_cut() {
    let hall = Hall::with(4).await;
    assert!(hall.get("/t/1/festival").await.contains("/festival/groups"));
    hall.done("/t/1/rounds/1/pair", &[]).await;
    let page = hall.get("/t/1/festival").await;
    assert!(!page.contains("/festival/groups") && page.contains("A round of this event is paired already"), "{page}");
    let refused = hall.chief.post("/t/1/festival/groups", &[("size", "4")]).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.body);
    assert!(!hall.state(1).details.entries_only);
}

/// Copies as a pulled plug would leave the database, at every moment of a cutting: the event is cut into all its groups, with everybody in
/// them, or into none.
#[test]
fn a_field_is_cut_or_not_at_every_moment() {
    const PLAYERS: usize = 60;
    let folder = tempfile::tempdir().expect("a folder");
    let open = |name: &str| {
        let file = Database::Sqlite(folder.path().join(name));
        Desk::new(Store::open(file).expect("it opens"))
    };
    let desk = open("hall.sqlite");
    let chief = actor(&desk, "Ana");
    let details = Details { name: "Quads".into(), ..Details::default() };
    let create = Act::Create(Create { details: details.clone(), regulations: Box::default() });
    let id = desk.found(&chief, create).expect("founded");
    let player = |number| PlayerData { name: format!("Player {number}"), ..PlayerData::default() };
    let players = (0..PLAYERS).map(player).collect();
    let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() });
    desk.perform(id, &chief, &Attempt::of(act)).expect("registered");
    let state = desk.live(id).expect("readable").expect("there").journal().state().clone();
    let group = |players| (details.clone(), Regulations::default(), players);
    let cut: Vec<Group> = groups(&state, 2).into_iter().map(group).collect();
    let all = cut.len();
    let is_cut = |desk: &Desk| {
        let state = |id| desk.live(id).expect("readable").expect("there").journal().state().clone();
        let festival = desk.store().festival_of(id).expect("readable");
        let sections = festival.map_or_else(Vec::new, |row| desk.store().sections(row.id).expect("readable"));
        let made: Vec<i64> = sections.iter().map(|row| row.id).filter(|section| *section != id).collect();
        let events = desk.store().tournaments().expect("readable").len();
        assert_eq!(events, 1 + made.len(), "no group stands outside the festival");
        let seated: usize = made.iter().map(|section| state(*section).entrants().count()).sum();
        let is_cut = state(id).details.entries_only;
        assert_eq!((made.len(), seated), if is_cut { (all, PLAYERS) } else { (0, 0) });
        is_cut
    };
    let moments = std::thread::scope(|scope| {
        let cutting = scope.spawn(|| desk.cut(id, &chief, cut));
        let mut moments = Vec::new();
        loop {
            let is_over = cutting.is_finished();
            let name = format!("{}.sqlite", moments.len());
            desk.store().backup(&folder.path().join(&name)).expect("copied");
            moments.push(is_cut(&open(&name)));
            if is_over {
                cutting.join().expect("no panic").expect("cut");
                return moments;
            }
        }
    });
    assert_eq!((moments.last(), is_cut(&desk)), (Some(&true), true), "{moments:?}");
}

/// A link that was made before the cutting opens the groups to a deputy, with the boards that it names, and none of another's sections.
#[actix_web::test]
async fn a_link_of_an_event_that_was_cut_leads_into_its_groups() {
    let hall = Hall::with(8).await;
    let desk = &hall.site.state.desk;
    let boards = Some(Boards { first: 1, last: 3 });
    let ends_at = now_microseconds() + 3_600_000_000;
    let link = desk.invite(&Grant { tournament: 1, role: Role::Arbiter, boards, ends_at }, 3).expect("written");
    let link = format!("/join/{link}");
    let joins = async |name: &str| {
        let mut browser = hall.site.stranger();
        let page = browser.post(&link, &[("name", name)]).await;
        browser.cookie.clone_from(page.cookies.first().expect("joined"));
        (browser, page.location)
    };
    let before = joins("Bo").await;
    assert_eq!(before.1, "/t/1");
    hall.done("/t/1/festival/groups", &[("size", "4")]).await;
    let festival = desk.store().festival_of(1).expect("readable").expect("made");
    // A section beside them that somebody else leads.
    let other = crate::desk::event_of(desk, "Zoe", ["Ek, E", "Fox, F", "Gil, G", "Hay, H"]);
    desk.store().join_festival(festival.id, other).expect("written");
    let after = joins("Cy").await;
    assert_eq!(after.1, format!("/f/{}", festival.id));
    for (who, page) in [("Bo", before.0), ("Cy", after.0)] {
        let account = desk.store().account_named(who).expect("readable").expect("there").id;
        for section in desk.store().sections(festival.id).expect("readable") {
            let held = desk.store().membership(section.id, account, now_microseconds()).expect("readable");
            let meant =
                (section.id != other).then_some(Membership { role: Role::Arbiter, boards, ends_at: Some(ends_at) });
            assert_eq!(held, meant, "{who} in {}", section.name);
        }
        assert!(page.get(&format!("/f/{}", festival.id)).await.body.contains("/t/2"), "{who}");
    }
}

/// Somebody who was entered twice: each page leads to the other entry and says what to do, until one of them is out.
#[actix_web::test]
async fn who_may_be_entered_twice_is_told_of_with_the_way_out() {
    let hall = Hall::with(3).await;
    let again = [("name", "PLAYER 01"), ("rating", ""), ("first_round", "1"), ("confirmed", "yes")];
    hall.done("/t/1/players/new", &again).await;
    for (one, other) in [(1, 3), (3, 1)] {
        let page = hall.get(&format!("/t/1/players/{one}")).await;
        assert!(
            page.contains("entered twice") && page.contains(&format!("<a href=\"/t/1/players/{other}\"")),
            "{page}"
        );
        assert!(page.contains("remove the entry"), "{page}");
    }
    assert!(!hall.get("/t/1/players/0").await.contains("entered twice"));
    // Once for the two: by the later entry.
    let now = hall.get("/t/1").await;
    assert!(now.matches("may be entered twice").count() == 1 && now.contains("href=\"/t/1/players/3\""), "{now}");
    hall.done("/t/1/rounds/1/pair", &[]).await;
    hall.done("/t/1/rounds/1/publish", &[]).await;
    assert!(hall.get("/t/1/players/1").await.contains("withdraw the entry"));
    hall.done("/t/1/players/3/presence", &[("now", "withdraw"), ("round", "2")]).await;
    for one in [1, 3] {
        assert!(!hall.get(&format!("/t/1/players/{one}")).await.contains("entered twice"));
    }
    assert!(!hall.get("/t/1").await.contains("entered twice"));
}

/// A double round robin is cut into such.
#[actix_web::test]
async fn a_double_round_robin_is_cut_into_double_round_robins() {
    for (double, reverse_last_two, rounds) in [(true, true, 6), (true, false, 6), (false, false, 3)] {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let system = System::RoundRobin(RoundRobin { double, reverse_last_two });
        let details = Details { name: "Quads".into(), ..Details::default() };
        let regulations = Box::new(Regulations { system, tie_breaks: Vec::new(), ..Regulations::default() });
        let made = site.state.desk.found(&actor(&site.state.desk, "Ana"), Act::Create(Create { details, regulations }));
        assert_eq!(made.expect("founded"), 1);
        let hall = Hall { site, chief };
        for index in 0..8 {
            hall.done("/t/1/players/new", &[("name", &format!("Player {index}")), ("first_round", "1")]).await;
        }
        hall.done("/t/1/festival/groups", &[("size", "4")]).await;
        for event in [2, 3] {
            let state = hall.state(event);
            assert_eq!(state.regulations.system, hall.state(1).regulations.system);
            assert_eq!((state.regulations.rounds, sonneborn::pairing::planned_rounds(&state)), (rounds, rounds));
        }
    }
}
