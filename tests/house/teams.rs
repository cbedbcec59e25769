//! Events of teams from the form: squads by form and by list, pairing, line-ups by captains, and what captains and deputies try.

use crate::api::send;
use crate::hall::Hall;
use crate::site::{Page, Site};
use actix_web::http::{Method, StatusCode};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::acts::Act;
use sonneborn::tournament::ids::{RoundNo, TeamId};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::regulations::System;

/// Teams of two boards with a reserve each, a row a player; the team stands in the column of the club.
const LIST: &str = "Name;Rating;Fed;Club\n\
    Adams, A;2400;NOR;Bergen\nAker, B;2300;NOR;Bergen\nAune, C;2200;NOR;Bergen\n\
    Blanc, A;2350;FRA;Lyon\nBoyer, B;2250;FRA;Lyon\nBrun, C;2150;FRA;Lyon\n\
    Ciani, A;2310;ITA;Milano\nConti, B;2210;ITA;Milano\nCosta, C;2110;ITA;Milano\n\
    Dahl, A;2290;SWE;Lund\nDuva, B;2190;SWE;Lund\nDyre, C;2090;SWE;Lund\n";

impl Hall {
    /// A new event by the form of `/new`; `system` by its code.
    async fn open(system: &str, more: &[(&str, &str)]) -> Hall {
        let site = Site::new();
        let chief = site.browser("Ana").await;
        let mut fields = vec![("name", "Team Cup"), ("system", system), ("rounds", "3"), ("boards", "2")];
        fields.extend_from_slice(more);
        let made = chief.post("/new", &fields).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
        Hall { site, chief }
    }

    /// With four teams from a list.
    async fn with_teams(system: &str, more: &[(&str, &str)]) -> Hall {
        let hall = Hall::open(system, more).await;
        let done = hall.list(LIST).await;
        assert_eq!(done.location, "/t/1/teams", "{}", done.body);
        hall
    }

    async fn list(&self, list: &str) -> Page {
        self.chief.post_file("/t/1/players/import", &[("do", "add")], ("teams.csv", list.as_bytes())).await
    }

    /// The names at the boards of a round, White first.
    fn names(&self, round: u16) -> Vec<[String; 2]> {
        let state = self.state();
        let name = |player| state.player(player).expect("there").data.name.clone();
        let round = state.round(RoundNo(round)).expect("paired");
        round.games.iter().map(|game| game.players().map(name)).collect()
    }

    /// The captain's link of a team, made by the chief arbiter.
    async fn link(&self, team: u32) -> String {
        let made = self.post("/teams/links", &[("team", &team.to_string())]).await;
        let at = made.body.find("http://chess.example/captain/").expect("the link is shown");
        let rest = &made.body[at + "http://chess.example".len()..];
        rest[..rest.find('"').expect("it ends")].to_owned()
    }

    fn player(&self, name: &str) -> String {
        let state = self.state();
        let found = state.entrants().find(|player| player.data.name == name).expect("registered");
        found.id.0.to_string()
    }

    /// A captain's form with the boards named.
    async fn give(&self, link: &str, round: u16, names: &[&str]) -> Page {
        let seen = self.state().seq.to_string();
        let round = round.to_string();
        let boards: Vec<String> = names.iter().map(|name| self.player(name)).collect();
        let mut fields = vec![("round", round.as_str()), ("seen", seen.as_str())];
        fields.extend(boards.iter().map(|board| ("board", board.as_str())));
        self.site.stranger().post(link, &fields).await
    }
}

#[actix_web::test]
async fn a_team_of_a_list_waits_until_all_its_rows_are_good_and_says_so() {
    let hall = Hall::open("team-swiss", &[]).await;
    let list =
        "Team;Bo.;Name;FideID\nA;1;Adams, A;1000001\nA;2;Adler, B;1000001\nA;3;Aho, D;1000004\nB;1;Bakker, A;1000011\n";
    let page = hall.list(list).await.body;
    assert!(page.contains("1 players were added") || page.contains("1 player was added"), "{page}");
    assert_eq!(page.matches("waits for its whole team").count(), 2, "{page}");
    // The number can be read: it is somebody else's.
    assert!(page.contains("The same player stands in line 2 already.") && !page.contains("Digits only"), "{page}");
}

#[actix_web::test]
async fn a_team_swiss_goes_from_the_form_to_its_report() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    let state = hall.state();
    assert_eq!(state.regulations.system, System::TeamSwiss);
    assert_eq!(state.teams.iter().map(|team| team.members.len()).collect::<Vec<_>>(), [3, 3, 3, 3]);
    assert!(hall.page("/t/1/teams").await.contains("Bergen"));
    for round in 1..=3 {
        hall.pair(round).await;
        assert_eq!(hall.state().round(RoundNo(round)).expect("paired").games.len(), 4, "two matches of two boards");
        hall.whites_win(round).await;
    }
    let state = hall.state();
    assert_eq!(state.teams[0].number, Some(1), "the strongest on the boards that play");
    assert_eq!(state.teams[0].strength, Some(2350));
    let standings = hall.page("/t/1/standings").await;
    assert!(standings.contains("Milano") && !standings.contains("Adams"), "teams are ranked: {standings}");
    let report = hall.page("/t/1/reports/report.trf").await;
    assert!(report.contains("\n310") && report.contains("Bergen"), "{report}");
}

#[actix_web::test]
async fn a_team_round_robin_follows_the_berger_table_with_a_late_line_up() {
    let hall = Hall::with_teams("team-round-robin", &[]).await;
    hall.pair(1).await;
    let state = hall.state();
    let number = |player| state.team_number(state.team_of(player).expect("of a team"));
    let first = &state.rounds[0].games[0];
    assert_eq!([first.white, first.black].map(number), [1, 4], "Annex 1: 1 against 4, with White on board 1");
    assert_eq!(state.regulations.rounds, 3);
    // The reserve comes in for who sits on board 2.
    let team = TeamId(0);
    let mine: Vec<u32> = state.teams[0].members.iter().map(|member| member.0).collect();
    let boards = [mine[0].to_string(), mine[2].to_string()];
    let path = format!("/teams/{}/line-up/1", team.0);
    let asked = hall.post(&path, &[("board", &boards[0]), ("board", &boards[1])]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "it was shown already: {}", asked.body);
    let given = [("board", boards[0].as_str()), ("board", &boards[1]), ("reason", "ill"), ("confirmed", "yes")];
    hall.done(&path, &given).await;
    let names = hall.names(1).concat();
    assert!(names.contains(&"Aune, C".to_owned()) && !names.contains(&"Aker, B".to_owned()), "{names:?}");
    assert_eq!(hall.state().rounds[0].games.iter().map(|game| game.board).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(hall.page("/t/1/journal").await.contains("line-up of Bergen"));
    let report = hall.page("/t/1/reports/report.trf").await;
    let told = report.lines().find(|line| line.starts_with("### Line-up changed @ Round 1: Bergen 1: "));
    assert!(told.is_some_and(|line| line.contains(" => 1: ")), "who sat and who sits: {report}");
    // Once a result is in, the line-up stays.
    hall.whites_win(1).await;
    let late = [("board", boards[0].as_str()), ("reason", "x"), ("confirmed", "yes")];
    let refused = hall.post(&path, &late).await;
    assert_ne!(refused.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.state().teams[0].line_ups[&RoundNo(1)].len(), 2);
}

#[actix_web::test]
async fn an_empty_board_is_lost_and_the_numbers_of_the_others_stay() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    let player = hall.player("Adams, A");
    hall.done("/teams/0/line-up/1", &[("board", &player), ("board", "")]).await;
    hall.pair(1).await;
    let state = hall.state();
    let numbers: Vec<u16> = state.rounds[0].games.iter().map(|game| game.board).collect();
    assert_eq!(numbers.len(), 3);
    assert!(
        numbers == [1, 3, 4] || numbers == [1, 2, 3],
        "the boards of a match have numbers side by side: {numbers:?}"
    );
    hall.whites_win(1).await;
    let standings = hall.page("/t/1/standings").await;
    assert!(standings.contains("Bergen"), "{standings}");
}

#[actix_web::test]
async fn a_captain_gives_the_line_up_by_the_link_until_it_is_closed() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
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
    hall.done("/settings", &settings).await;
    let (bergen, lyon) = (hall.link(0).await, hall.link(1).await);
    let page = hall.site.stranger().get(&bergen).await;
    assert!(
        page.status == StatusCode::OK && page.body.contains("Adams, A") && !page.body.contains("Blanc"),
        "{}",
        page.body
    );

    hall.pair(1).await;
    assert_eq!(hall.state().open_line_ups, Some(RoundNo(1)));
    // A hall that is late moves the time, also once round 1 is paired: nobody was paired by it, and it asks for no reason.
    let later = [&settings[..8], &[("line_up_minutes", "30")]].concat();
    hall.done("/settings", &later).await;
    assert_eq!(hall.state().regulations.teams.expect("teams").line_up_minutes, Some(30));
    let given = hall.give(&bergen, 1, &["Adams, A", "Aune, C"]).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    assert!(hall.names(1).concat().contains(&"Aune, C".to_owned()));
    // Results wait until it is known who plays: no squares, no claims, and nobody is asked for them.
    let desk = hall.chief.get("/t/1/rounds/1").await.body;
    assert!(desk.contains("Not in yet: Lyon, Milano, Lund"), "{desk}");
    assert!(!desk.contains("class=\"score\"") && !desk.contains("to-claim"), "{desk}");
    let now = hall.chief.get("/t/1").await.body;
    assert!(now.contains("1 of 4 line-ups are in") && !now.contains("results missing"), "{now}");
    let early = hall.post("/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "1-0")]).await;
    assert_ne!(early.status, StatusCode::SEE_OTHER);

    // Of another team, twice, out of order, with another team's link, with a key that is none.
    for names in [vec!["Blanc, A", "Boyer, B"], vec!["Adams, A", "Adams, A"], vec!["Aune, C", "Adams, A"], vec![]] {
        let refused = hall.give(&bergen, 1, &names).await;
        assert_ne!(refused.status, StatusCode::SEE_OTHER, "{names:?}");
    }
    // What was chosen stays in the form, to be mended.
    let chosen = format!("value=\"{}\" selected", hall.player("Adams, A"));
    let twice = hall.give(&bergen, 1, &["Adams, A", "Adams, A"]).await.body;
    assert_eq!(twice.matches(&chosen).count(), 2, "{twice}");
    assert_ne!(hall.give(&lyon, 1, &["Adams, A", "Aker, B"]).await.status, StatusCode::SEE_OTHER);
    let foreign = lyon.replace("/captain/1/1/", "/captain/1/0/");
    assert_eq!(hall.give(&foreign, 1, &["Adams, A", "Aker, B"]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(hall.site.stranger().get("/captain/1/0/guess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        hall.give(&bergen, 2, &["Adams, A", "Aker, B"]).await.status,
        StatusCode::CONFLICT,
        "not of a later round"
    );

    // From a page that another line-up has overtaken.
    let stale = [("round", "1"), ("seen", "2"), ("board", &hall.player("Adams, A"))];
    assert_eq!(hall.site.stranger().post(&bergen, &stale).await.status, StatusCode::CONFLICT);

    hall.done("/rounds/1/close-line-ups", &[]).await;
    let late = hall.give(&bergen, 1, &["Adams, A", "Aker, B"]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.body);
    let journal = hall.page("/t/1/journal").await;
    assert!(journal.contains("Captain of Bergen"), "{journal}");
    hall.whites_win(1).await;

    // A new link ends the old one; one that is taken back opens nothing.
    let new = hall.link(0).await;
    assert_eq!(hall.site.stranger().get(&bergen).await.status, StatusCode::NOT_FOUND);
    hall.post("/teams/links", &[("revoke", "0")]).await;
    assert_eq!(hall.site.stranger().get(&new).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn squads_keep_their_order_once_they_sat_and_a_late_team_joins() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    let second = hall.player("Aker, B");
    hall.done("/teams/0/squad", &[("up", &second)]).await;
    assert_eq!(hall.state().teams[0].members[0].0.to_string(), second);
    hall.done("/teams/0/squad", &[("down", &second)]).await;
    hall.pair(1).await;
    let late = hall.post("/teams/0/squad", &[("up", &second), ("reason", "x"), ("confirmed", "yes")]).await;
    assert_ne!(late.status, StatusCode::SEE_OTHER, "who sat keeps their place");
    // A reserve more is asked about, and told.
    hall.done("/players/new", &[("name", "Aas, D"), ("rating", "2000"), ("first_round", "2")]).await;
    let fourth = hall.player("Aas, D");
    let asked = hall.post("/teams/0/squad", &[("add", &fourth)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    hall.done("/teams/0/squad", &[("add", &fourth), ("reason", "late entry"), ("confirmed", "yes")]).await;
    let elsewhere = hall.post("/teams/1/squad", &[("add", &fourth), ("reason", "x"), ("confirmed", "yes")]).await;
    assert_ne!(elsewhere.status, StatusCode::SEE_OTHER, "nobody is in two teams");
    hall.whites_win(1).await;
    hall.done("/teams/new", &[("name", "Turku"), ("players", "Eklund, A; 2100\nEnok, B; 2000")]).await;
    hall.done("/teams/3/presence", &[("now", "withdraw"), ("round", "2")]).await;
    hall.pair(2).await;
    let state = hall.state();
    assert_eq!(state.teams[4].number, Some(5), "numbers stay, and the newcomer follows");
    let games = &state.rounds[1].games;
    let sits = |team: usize| {
        state.teams[team].members.iter().any(|member| games.iter().any(|game| game.players().contains(member)))
    };
    assert!(sits(4) && !sits(3), "who came plays, who left does not");
    assert!(hall.page("/t/1/journal").await.contains("Lund"));
    // The page of a past moment shows the squads of then.
    assert!(!hall.page("/t/1/teams?at=3").await.contains("Turku"));
}

#[actix_web::test]
async fn a_list_that_is_no_list_of_teams_is_refused_with_its_line() {
    let hall = Hall::open("team-swiss", &[]).await;
    let refused = hall.list("Name;Rating;Club\nAdams, A;2400;Bergen\nAker, B;2300;\n").await;
    assert!(refused.body.contains("No team. Name it in the column taken as club."), "{}", refused.body);
    assert!(hall.state().teams.is_empty() && hall.state().players.is_empty());
    hall.list(LIST).await;
    let twice = hall.list("Name;Club\nNew, N;Bergen\n").await;
    assert!(twice.body.contains("There is a team Bergen already"), "{}", twice.body);
    let empty = hall.post("/teams/new", &[("name", "Oslo"), ("players", "")]).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    let wrong = hall.post("/teams/new", &[("name", "Oslo"), ("players", "Moe, M; strong")]).await;
    assert!(wrong.body.contains("strong"), "{}", wrong.body);
    assert_eq!(hall.state().teams.len(), 4);
}

#[actix_web::test]
async fn undoing_a_line_up_seats_the_match_as_before_and_not_under_results() {
    let hall = Hall::with_teams("team-round-robin", &[]).await;
    hall.pair(1).await;
    let before = hall.names(1);
    let boards = [hall.player("Adams, A"), hall.player("Aune, C")];
    let given = [("board", boards[0].as_str()), ("board", &boards[1]), ("reason", "ill"), ("confirmed", "yes")];
    hall.done("/teams/0/line-up/1", &given).await;
    let last = || hall.state().seq;
    let seq = last().to_string();
    hall.done("/journal/undo", &[("seq", &seq), ("reason", "well again"), ("confirmed", "yes")]).await;
    assert_eq!(hall.names(1), before);
    hall.done("/teams/0/line-up/1", &given).await;
    let seq = last().to_string();
    hall.whites_win(1).await;
    let undone = hall.post("/journal/undo", &[("seq", &seq), ("reason", "x"), ("confirmed", "yes")]).await;
    assert_ne!(undone.status, StatusCode::SEE_OTHER, "results rest on it");
    let live = hall.site.state.desk.live(1).expect("readable").expect("there");
    let journal = live.journal();
    assert!(journal.entries().any(|entry| matches!(entry.act, Act::GiveLineUp(_))));
    assert!(hall.state().rounds[0].games.iter().all(|game| game.result == Some(GameResult::WhiteWins)));
}

#[actix_web::test]
async fn boards_stand_under_their_match_at_the_desk_and_in_public_and_are_hidden_while_line_ups_are_given() {
    let hall = Hall::with_teams("team-swiss", &[("line_up_minutes", "30")]).await;
    hall.post("/members", &[("do", "public"), ("public", "on")]).await;
    hall.pair(1).await;
    let public = hall.site.stranger().get("/p/1").await.body;
    assert!(public.contains("Bergen") && !public.contains("Adams"), "teams without players: {public}");
    let names = hall.site.stranger().get("/p/1/names").await.body;
    assert!(names.contains("<h2>Players</h2>"), "who plays in the event, not where: {names}");
    assert!(!hall.site.stranger().get("/p/1/projector").await.body.contains("Adams"));
    // No keys where no result is taken, and nothing that says they are missing.
    let has_keys =
        |desk: &str| (desk.contains("round-desk.js"), desk.contains("desk-keyless"), desk.contains("line-form"));
    assert_eq!(has_keys(&hall.page("/t/1/rounds/1").await), (false, false, false));
    let plays = |now: &str| now.contains("class=\"playing\"");
    assert!(!plays(&hall.page("/t/1").await), "nobody sits anywhere yet");
    hall.done("/rounds/1/close-line-ups", &[]).await;
    assert_eq!(has_keys(&hall.page("/t/1/rounds/1").await), (true, true, true));
    assert!(plays(&hall.page("/t/1").await));
    hall.whites_win(1).await;
    let public = hall.site.stranger().get("/p/1/results").await.body;
    assert!(public.contains(" 1 – 1 ") && public.contains("Adams"), "{public}");
    let desk = hall.page("/t/1/rounds/1").await;
    assert!(desk.contains("class=\"match\"") && desk.contains("/teams/0/line-up/1"), "{desk}");
    // A file with a player in two teams is refused with its line.
    let report = hall.page("/t/1/reports/report.trf").await;
    let first = report.lines().find(|line| line.starts_with("310")).expect("a team");
    let number = report.lines().position(|line| line.starts_with("310")).expect("a team") + 2;
    let doubled = report.replacen(first, &format!("{first}\n{}", first.replacen("  1 ", "  9 ", 1)), 1);
    let read = hall.chief.post_file("/import", &[], ("teams.trf", doubled.as_bytes())).await;
    assert!(
        read.body.contains("is in another team already") && read.body.contains(&number.to_string()),
        "{}",
        read.body
    );
    let again = hall.chief.post_file("/import", &[], ("teams.trf", report.as_bytes())).await;
    assert!(!again.body.contains("is in another team already"), "our own file is read again: {}", again.body);
}

#[actix_web::test]
async fn the_public_finds_each_team_with_its_place_and_each_match_with_its_boards() {
    let hall = Hall::with_teams("team-swiss", &[("line_up_minutes", "30")]).await;
    hall.done("/teams/0/edit", &[("name", "Bergen"), ("nickname", ""), ("federation", "NOR"), ("captain", "Ole Bull")])
        .await;
    let reader = hall.site.stranger();
    let read = async |path: &str| reader.get(&format!("/p/1{path}")).await;
    assert_ne!(read("/teams").await.status, StatusCode::OK, "not public yet");
    hall.post("/members", &[("do", "public"), ("public", "on")]).await;
    let list = read("/teams").await.body;
    assert!(list.contains("/p/1/teams/0\">Bergen") && list.contains("Ole Bull"), "{list}");
    assert!(read("/event").await.body.contains("/p/1/teams\""));
    assert!(read("/players").await.body.contains("/p/1/teams/3\">Lund"));
    hall.pair(1).await;
    // While captains still give line-ups: who meets whom, and nobody at a board.
    let open = read("/matches/1/1").await;
    assert_eq!(open.status, StatusCode::OK, "{}", open.body);
    assert!(open.body.contains("/p/1/teams/0\">Bergen") && !open.body.contains("Adams"), "{}", open.body);
    let squad = read("/teams/0").await.body;
    assert!(squad.contains("/p/1/matches/1/1\">Match 1") && squad.contains("Res."), "{squad}");
    assert!(!squad.contains("<td class=\"n\">·"), "no board is told: {squad}");
    hall.done("/rounds/1/close-line-ups", &[]).await;
    assert!(read("/teams/0").await.body.contains("<td class=\"n\">·"));
    hall.whites_win(1).await;
    let played = read("/matches/1/1").await.body;
    assert!(played.contains("1 – 1") && played.contains("/players/0\">Adams, A</a>"), "{played}");
    assert!(played.contains("/p/1/matches/1/2"), "the next match: {played}");
    let team = read("/teams/0").await.body;
    for part in [
        "#1",
        "NOR",
        "Captain: Ole Bull",
        "After round 1",
        "Rank <b>1</b>",
        "Match points <b>1</b>",
        "Game points <b>1</b>",
    ] {
        assert!(team.contains(part), "no {part}: {team}");
    }
    assert!(read("/standings").await.body.contains("/p/1/teams/0\">Bergen"));
    assert!(read("/crosstable").await.body.contains("/p/1/teams/0\">Bergen"));
    assert!(read("/results").await.body.contains("/p/1/matches/1/1\""));
    let player = read("/players/0").await.body;
    assert!(player.contains("/p/1/teams/0\">Bergen") && player.contains("/p/1/matches/1/1\""), "{player}");
    assert!(hall.page("/t/1/search?q=berg").await.contains("/t/1/teams/0\""), "arbiters find teams too");
    for none in ["/teams/9", "/matches/1/0", "/matches/1/3", "/matches/2/1", "/matches/1/x"] {
        assert_eq!(read(none).await.status, StatusCode::NOT_FOUND, "{none}");
    }
    // A draft is nobody's to read.
    hall.done("/rounds/2/pair", &[]).await;
    assert_eq!(read("/matches/2/1").await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_knock_out_of_teams_goes_by_its_boards_and_then_by_the_arbiters_word() {
    let hall = Hall::with_teams("team-knockout", &[]).await;
    let settings = [
        ("group", "pairing"),
        ("system", "team-knockout"),
        ("rounds", "2"),
        ("match_games", "1"),
        ("first_board", "1"),
    ];
    hall.done("/settings", &settings).await;
    hall.pair(1).await;
    assert_eq!(hall.state().regulations.rounds, 2, "two stages of a round each");
    // White wins everywhere: one win each, on board 1 for the first team.
    hall.whites_win(1).await;
    let bracket = hall.state().bracket().expect("a bracket");
    assert!(bracket.level().is_empty(), "board count decides: {bracket:?}");
    let page = hall.page("/t/1/bracket").await;
    assert!(page.contains("is-through") && page.contains("Bergen"), "{page}");
    assert!(page.contains("Board count"), "what decided a level match is told: {page}");
    hall.pair(2).await;
    // All drawn: nothing parts the two, and nobody has said who wins.
    for board in ["1", "2"] {
        hall.done("/rounds/2/results", &[("board", board), ("was", ""), ("now", "½-½")]).await;
    }
    let bracket = hall.state().bracket().expect("a bracket");
    let [a, b] = bracket.level_teams()[0].map(|team| team.0.to_string());
    assert!(hall.page("/t/1").await.contains("/bracket"), "Now asks for it");
    let foreign = [("winner", a.as_str()), ("loser", a.as_str()), ("how", "lots")];
    assert_ne!(hall.post("/bracket/through", &foreign).await.status, StatusCode::SEE_OTHER);
    assert_eq!(
        hall.post("/bracket/through", &[("winner", &a), ("loser", &b)]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    hall.done("/bracket/through", &[("winner", &b), ("loser", &a), ("how", "lots")]).await;
    assert!(hall.state().bracket().expect("a bracket").is_over());
    let winner = hall.state().team(TeamId(b.parse().expect("a number"))).expect("there").name.clone();
    assert!(hall.page("/t/1/bracket").await.contains("id=\"champion\""));
    let standings = hall.page("/t/1/standings").await;
    let first = standings.find(&winner).expect("it is ranked");
    assert!(hall.state().teams.iter().all(|team| standings.find(&team.name).expect("ranked") >= first), "{standings}");
    assert!(hall.page("/t/1/journal").await.contains("goes through against"));
    // Undone, the match is level again.
    let seq = hall.state().seq.to_string();
    hall.done("/journal/undo", &[("seq", &seq), ("reason", "drawn wrongly"), ("confirmed", "yes")]).await;
    assert_eq!(hall.state().bracket().expect("a bracket").level_teams().len(), 1);
}

#[actix_web::test]
async fn two_teams_of_a_draft_change_places_and_colours() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    hall.done("/rounds/1/pair", &[]).await;
    let teams_at = |hall: &Hall| -> Vec<[String; 2]> {
        let state = hall.state();
        let name = |player| state.team(state.team_of(player).expect("of a team")).expect("there").name.clone();
        state.rounds[0].games.iter().step_by(2).map(|game| game.players().map(name)).collect()
    };
    let before = teams_at(&hall);
    let id = |name: &str| hall.state().teams.iter().position(|team| team.name == name).expect("there").to_string();
    let (own, their) = (id(&before[0][1]), id(&before[1][1]));
    let swap =
        [("do", "swap-teams"), ("player", own.as_str()), ("with", &their), ("confirmed", "yes"), ("reason", "x")];
    hall.done("/rounds/1/alter", &swap).await;
    let after = teams_at(&hall);
    assert_eq!((&after[0][0], &after[0][1]), (&before[0][0], &before[1][1]));
    assert_eq!((&after[1][0], &after[1][1]), (&before[1][0], &before[0][1]));
    let colours = [("do", "team-colours"), ("player", their.as_str()), ("confirmed", "yes"), ("reason", "x")];
    hall.done("/rounds/1/alter", &colours).await;
    assert_eq!((&teams_at(&hall)[0][0], &teams_at(&hall)[0][1]), (&before[1][1], &before[0][0]));
    let page = hall.page("/t/1/rounds/1").await;
    assert!(page.contains("id=\"matches\"") && page.contains("3 = 5"), "{page}");
    for wrong in [[("player", "0"), ("with", "0")], [("player", "0"), ("with", "77")]] {
        let fields = [vec![("do", "swap-teams"), ("confirmed", "yes"), ("reason", "x")], wrong.to_vec()].concat();
        assert_ne!(hall.post("/rounds/1/alter", &fields).await.status, StatusCode::SEE_OTHER, "{wrong:?}");
    }
    // Asked about by its matches; a line-up pairs nobody.
    let asked = hall.post("/rounds/1/publish", &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.body);
    hall.done("/rounds/1/publish", &[("confirmed", "yes"), ("reason", "x")]).await;
    let late = hall.post("/rounds/1/alter", &swap).await;
    assert_ne!(late.status, StatusCode::SEE_OTHER, "only a draft");
}

#[actix_web::test]
async fn a_scheveningen_event_tells_the_score_of_its_two_teams_everywhere() {
    let hall = Hall::open("scheveningen", &[]).await;
    for name in ["A1", "A2", "B1", "B2"] {
        hall.done("/players/new", &[("name", name), ("rating", "2000"), ("first_round", "1")]).await;
    }
    let now = hall.page("/t/1").await;
    assert!(now.contains("/t/1/settings/teams") && !now.contains("Pair all rounds"), "the teams come first: {now}");
    let teams = [("first_name", "North"), ("second_name", "South"), ("first", "A1\nA2"), ("second", "B1\nB2")];
    let set = hall.post("/settings/teams", &teams).await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.body);
    assert!(hall.page("/t/1").await.contains("Pair all rounds"));
    hall.post("/members", &[("do", "public"), ("public", "on")]).await;
    hall.done("/players/numbers/draw", &[("seed", "7")]).await;
    hall.done("/schedule", &[("first", "1"), ("confirmed", "yes")]).await;
    hall.whites_win(1).await;
    let desk = hall.page("/t/1/rounds/1").await;
    assert!(desk.contains("class=\"match\"") && desk.contains("North"), "{desk}");
    assert!(hall.page("/t/1/standings").await.contains("North 2 – 0 South"));
    assert!(hall.page("/t/1/standings/matches").await.contains("South"));
    let public = hall.site.stranger();
    assert!(public.get("/p/1/standings").await.body.contains("North 2 – 0 South"));
    assert!(public.get("/p/1/results").await.body.contains("North"));
    let across = public.get("/p/1/crosstable").await.body;
    assert!(["A1", "A2", "B1", "B2"].iter().all(|name| across.contains(name)), "{across}");
    let north = public.get("/p/1/teams/0").await.body;
    assert!(north.contains("Game points <b>2</b>") && north.contains("2 – 0"), "{north}");
    assert!(public.get("/p/1/matches/1/1").await.body.contains("1 – 0"));
}

#[actix_web::test]
async fn line_ups_close_by_themselves_for_whoever_looks_after_the_deadline() {
    let hall = Hall::with_teams("team-swiss", &[("line_up_minutes", "30"), ("first_round", "2026-01-02T10:00")]).await;
    let link = hall.link(0).await;
    hall.pair(1).await;
    hall.page("/t/1/rounds/1").await;
    assert_eq!(hall.state().open_line_ups, None, "whoever looks has closed them");
    assert_eq!(hall.give(&link, 1, &["Adams, A", "Aker, B"]).await.status, StatusCode::CONFLICT);
    hall.whites_win(1).await;
}

#[actix_web::test]
async fn board_prizes_and_the_papers_of_teams_are_printed() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    for round in 1..=2 {
        hall.pair(round).await;
        for paper in ["teams", "team-pairings", "match-sheets", "line-ups", "line-ups-blank", "round-pack"] {
            let paper = hall.chief.get(&format!("/t/1/papers/{paper}.pdf?round={round}")).await;
            assert_eq!((paper.status, paper.content_type.as_str()), (StatusCode::OK, "application/pdf"));
        }
        hall.whites_win(round).await;
    }
    let usual = hall.page("/t/1/standings/boards").await;
    assert!(usual.contains("Board 1") && usual.contains("50.0"), "{usual}");
    assert!(!usual.contains("<td class=\"number\"></td>"), "everybody has one: {usual}");
    let none = hall.page("/t/1/standings/boards?by=points&games=3").await;
    assert!(none.contains("Board 1") && none.contains("<td class=\"number\"></td>"), "nobody has a place: {none}");
    for wrong in ["by=luck", "games=many"] {
        let page = hall.chief.get(&format!("/t/1/standings/boards?{wrong}")).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let paper = hall.chief.get("/t/1/papers/board-prizes.pdf?by=points&games=1").await;
    assert_eq!(paper.content_type, "application/pdf");
}

#[actix_web::test]
async fn a_table_says_who_sits_at_which_board_and_nobody_stands_in_it_twice() {
    let hall = Hall::open("team-swiss", &[]).await;
    let list = "Bo.;Name;Rating;Club\n2;Aker, B;2300;Bergen\n1;Adams, A;2400;Bergen\n2;Boyer, B;2250;Lyon\n1;Blanc, A;2350;Lyon\n";
    assert_eq!(hall.list(list).await.location, "/t/1/teams");
    let state = hall.state();
    let squad = |team: usize| {
        let members = state.teams[team].members.iter();
        members.map(|id| state.player(*id).expect("there").data.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (squad(0), squad(1)),
        (vec!["Adams, A".into(), "Aker, B".into()], vec!["Blanc, A".to_owned(), "Boyer, B".into()])
    );

    let key = hall.site.state.desk.make_token(1, "script", Role::Arbiter).expect("written");
    let twice = r#"{"name": "Lund", "players": [{"name": "Dahl, A", "fide_id": 1700001}, {"name": "Duva, B", "fide_id": 1700001}]}"#;
    let told = send(&hall.site, &key, Method::POST, "/tournaments/1/teams", Some(twice.into())).await;
    assert!(told.status.is_client_error(), "{}", told.json());
    assert!(told.json().to_string().contains("The FIDE ID 1700001 stands with two players"), "{}", told.json());
    assert_eq!(hall.state().teams.len(), 2);
}

#[actix_web::test]
async fn a_match_is_lost_by_default_by_one_press_and_the_api_names_teams() {
    let hall = Hall::with_teams("team-swiss", &[]).await;
    hall.pair(1).await;
    let state = hall.state();
    let desk = hall.page("/t/1/rounds/1").await;
    assert_eq!(desk.matches(" did not come</button>").count(), 4, "{desk}");
    let absent = state.team_of(state.rounds[0].games[0].black).expect("of a team");
    hall.done("/rounds/1/by-default", &[("team", &absent.0.to_string())]).await;
    let state = hall.state();
    let members = &state.teams[absent.0 as usize].members;
    for game in state.rounds[0].games.iter().filter(|game| game.players().iter().any(|id| members.contains(id))) {
        let lost = if members.contains(&game.white) { "-+" } else { "+-" };
        assert_eq!(game.result.map(GameResult::code), Some(lost), "board {}", game.board);
    }
    assert_eq!(state.rounds[0].missing().len(), 2, "the other match is played");
    assert_eq!(hall.page("/t/1/rounds/1").await.matches(" did not come</button>").count(), 2);

    let key = hall.site.state.desk.make_token(1, "script", Role::Arbiter).expect("written");
    let told = send(&hall.site, &key, Method::GET, "/tournaments/1/standings", None).await;
    let rows = told.json()["rows"].as_array().expect("rows").clone();
    assert_eq!(rows.len(), 4);
    for row in rows {
        let team = usize::try_from(row["team"].as_u64().expect("a team's id")).expect("small");
        assert_eq!(row["name"], state.teams[team].name.as_str());
        assert_eq!(row["tpn"].as_u64(), state.teams[team].number.map(u64::from));
        assert!(row["player"].is_null());
    }
    // What no form takes, no script sends.
    let long = "x".repeat(101);
    for (field, value) in
        [("name", ""), ("name", &long), ("name", "A\nB"), ("federation", "QQQ"), ("captain", "A\u{0}")]
    {
        let mut team = serde_json::json!({"name": "Fifth", "players": []});
        team[field] = value.into();
        let told = send(&hall.site, &key, Method::POST, "/tournaments/1/teams", Some(team.to_string())).await;
        assert_eq!(told.json()["field"], field, "{value}: {}", told.json());
    }
    assert_eq!(hall.state().teams.len(), 4);
}
