//! Where a page says that something is amiss, or has just let something be done, the way on is there: a press, not a search.

use crate::claims::AtTheDesk;
use crate::hall::Hall;
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::tournament::player::Presence;

/// Pairs and publishes a round, in which the first board is won by forfeit and the others by White.
async fn played(hall: &Hall, round: u16) {
    hall.pair(round).await;
    hall.enter(round, 1, "+-").await;
    hall.whites_win(round).await;
}

#[actix_web::test]
async fn who_has_left_is_offered_to_come_back() {
    let hall = Hall::with(6).await;
    played(&hall, 1).await;
    hall.done("/players/5/presence", &[("now", "withdraw"), ("round", "2")]).await;
    let page = hall.page("/t/1/players/5").await;
    assert!(page.contains("Withdrawn from round 2") && page.contains("value=\"reenter\""), "{page}");
    hall.done("/players/5/presence", &[("now", "reenter"), ("round", "2")]).await;
    assert_eq!(hall.state().players[5].presence, Presence::Playing);
    let page = hall.page("/t/1/players/5").await;
    assert!(!page.contains("value=\"reenter\"") && page.contains("value=\"withdraw\""), "{page}");
}

#[actix_web::test]
async fn what_fide_would_refuse_leads_to_where_it_is_mended() {
    let hall = Hall::with(2).await;
    let page = hall.page("/t/1/reports").await;
    let line =
        "Without a year of birth: <a href=\"/t/1/players/0\">Player 00</a>; <a href=\"/t/1/players/1\">Player 01</a>.";
    assert!(page.contains(line), "{page}");
    assert!(page.contains("<a href=\"/t/1/settings?open=event#event\">The chief arbiter is not named.</a>"), "{page}");
    let opened = hall.page("/t/1/settings?open=event").await;
    assert!(opened.contains("id=\"event\" open>") && !opened.contains("id=\"play\" open>"), "{opened}");
}

#[actix_web::test]
async fn who_is_registered_at_the_door_is_ticked_and_the_list_goes_on() {
    let hall = Hall::with(2).await;
    let form = hall.page("/t/1/players/new?at_check_in=yes&name=Zhao").await;
    assert!(form.contains("name=\"at_check_in\"") && form.contains("value=\"Zhao\""), "{form}");
    let fields = [("name", "Zhao"), ("first_round", "1"), ("at_check_in", "yes")];
    let sent = hall.post("/players/new", &fields).await;
    assert_eq!(sent.location, "/t/1/players/check-in?newcomer=2", "{}", sent.body);
    assert!(hall.state().players[2].checked_in);
    let list = hall.page("/t/1/players/check-in?newcomer=2").await;
    assert!(list.contains("Zhao is registered and here.") && list.contains("1 of 3 here"), "{list}");
    // What is wrong with the form is said in it, and it still comes from the check-in.
    let wrong = hall.post("/players/new", &[("name", "Li"), ("birth", "soon"), ("at_check_in", "yes")]).await;
    assert!(wrong.status == StatusCode::BAD_REQUEST && wrong.body.contains("name=\"at_check_in\""), "{}", wrong.body);
}

#[actix_web::test]
async fn a_list_without_its_teams_is_not_called_good() {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let made = [("name", "Team Cup"), ("system", "team-swiss"), ("rounds", "3"), ("boards", "2")];
    assert_eq!(chief.post("/new", &made).await.status, StatusCode::SEE_OTHER);
    let list = "Name;Elo;Crew\nAdams, A;2400;Bergen\nAker, B;2300;Bergen\n";
    let looked = chief.post_file("/t/1/players/import", &[], ("teams.csv", list.as_bytes())).await.body;
    assert!(looked.contains("0 good · 2 to look at"), "{looked}");
    assert!(
        looked.contains("No team. Name it in the column taken as club.") && !looked.contains("value=\"add\""),
        "{looked}"
    );
    // The word for a team that the program itself uses heads the column.
    for heading in ["隊伍", "队伍"] {
        let list = list.replace("Crew", heading);
        let looked = chief.post_file("/t/1/players/import", &[], ("teams.csv", list.as_bytes())).await.body;
        assert!(looked.contains("2 good · 0 to look at"), "{heading}: {looked}");
    }
}

#[actix_web::test]
async fn what_comes_too_late_leads_to_the_rating_report_and_what_is_closed_to_its_opening() {
    let hall = Hall::with(8).await;
    for round in 1..=3 {
        played(&hall, round).await;
    }
    let late = hall.post("/rounds/1/results", &[("board", "2"), ("was", "1-0"), ("now", "0-1")]).await.body;
    let way =
        "href=\"/t/1/reports/corrections?round=1&#38;board=2&#38;now=0-1\">Correct a result for the rating report</a>";
    assert!(late.contains(way), "{late}");
    let correction =
        [("round", "1"), ("board", "2"), ("was", ""), ("now", "0-1"), ("reason", "slip"), ("confirmed", "yes")];
    hall.done("/reports/corrections", &correction).await;
    // By this the device that typed it knows that it is done with.
    let corrected = hall.page("/t/1/reports/corrections").await;
    let row = "<tr data-corrects=\"/t/1/rounds/1\" data-board=\"2\" data-result=\"0-1\">";
    assert!(corrected.contains(row), "{corrected}");

    hall.done("/reports/close", &[("confirmed", "yes")]).await;
    let closed = hall.post("/rounds/3/results", &[("board", "2"), ("was", "1-0"), ("now", "0-1")]).await.body;
    assert!(closed.contains("href=\"/t/1/reports#reopen\""), "{closed}");
    assert!(hall.page("/t/1/reports").await.contains("id=\"reopen\""));
}

#[actix_web::test]
async fn a_player_reads_that_a_win_was_by_forfeit() {
    let hall = Hall::with(4).await;
    played(&hall, 1).await;
    let game = hall.state().rounds[0].games[0].clone();
    let page = hall.site.stranger().get(&format!("/p/1/players/{}", game.white.0)).await.body;
    assert!(page.contains("<b class=\"sq sq-w\">+</b>"), "{page}");
}

#[actix_web::test]
async fn a_ruling_on_the_screen_says_who_claimed_and_leads_back_to_the_board() {
    let desk = AtTheDesk::open().await;
    let record = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let ruling = [
        ("claim", "threefold"),
        ("by", "black"),
        ("record", record),
        ("announced", "Ng8"),
        ("checked", "on"),
        ("step", "rule"),
        ("decision", "confirmed"),
        ("was", ""),
        ("now", "½-½"),
        ("reason", "heard both"),
        ("confirmed", "on"),
    ];
    let ruled = desk.post(&desk.uri, &ruling).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", ruled.body);
    let sheet = desk.get(&ruled.location).await.body;
    assert!(
        sheet.contains("Threefold repetition, by Black") && sheet.contains("Announced or illegal move: Ng8"),
        "{sheet}"
    );
    assert!(sheet.contains(&format!("href=\"/t/{}/rounds/1#b1\"", desk.id)), "{sheet}");
}
