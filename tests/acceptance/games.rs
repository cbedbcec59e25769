//! Questions 157 to 186 and 189 to 198: adjourned games, byes, results, earlier rounds, players who are out.

use crate::hall::{CONFIRMED, Hall, said};
use sonneborn::exchange::trf;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::Act;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::{Bye, GameResult};
use sonneborn::tournament::points::Points;

/// One round of four, its first game adjourned, the second won by White.
async fn adjourned() -> Hall {
    let hall = Hall::of(&[("rounds", "3")], 4).await;
    hall.publish(1).await;
    hall.enter(1, 1, "adj").await;
    hall.enter(1, 2, "1-0").await;
    hall
}

#[actix_web::test]
async fn q157_a_game_is_recorded_as_adjourned() {
    let hall = adjourned().await;
    assert_eq!(hall.state().rounds[0].games[0].result, Some(GameResult::Adjourned));
}

/// While a result is missing they are those of a round that goes on; with a game open they are called not final, on paper too.
#[actix_web::test]
async fn q161_no_standings_are_final_while_results_are_missing() {
    let hall = Hall::of(&[("rounds", "1")], 4).await;
    hall.publish(1).await;
    hall.enter(1, 1, "1-0").await;
    assert!(said(&hall.page("/standings").await).contains("During round 1"));
    hall.refused("/reports/close", &CONFIRMED).await;
    hall.enter(1, 2, "adj").await;
    assert!(hall.page("/standings").await.contains("Not final"));
    hall.refused("/reports/close", &CONFIRMED).await;
}

#[actix_web::test]
async fn q162_the_result_of_an_adjourned_game_is_entered_at_any_time() {
    let hall = adjourned().await;
    for round in 2..=3 {
        hall.done(&format!("/rounds/{round}/pair"), &CONFIRMED).await;
        hall.done(&format!("/rounds/{round}/publish"), &CONFIRMED).await;
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            hall.enter(round, board, "½-½").await;
        }
    }
    let done = hall.result(1, 1, "adj", "1-0", &CONFIRMED).await;
    assert_eq!(done.status, 303, "{}", said(&done.body));
    assert_eq!(hall.state().rounds[0].games[0].result, Some(GameResult::WhiteWins));
}

#[actix_web::test]
async fn q163_it_is_asked_about_and_told_where_it_is_no_draw() {
    let hall = adjourned().await;
    hall.done("/rounds/2/pair", &CONFIRMED).await;
    hall.done("/rounds/2/publish", &CONFIRMED).await;
    let asked = hall.result(1, 1, "adj", "1-0", &[]).await;
    assert!(asked.status == 409 && asked.body.contains(">Board 1: 1-0<"), "{}", said(&asked.body));
    assert_eq!(hall.result(1, 1, "adj", "1-0", &[("confirmed", "yes")]).await.status, 303);
    let report = hall.report().await;
    assert!(report.contains("### Adjournment @ Round 1: board 1 adj => 1-0"), "{report}");
}

#[actix_web::test]
async fn q164_an_open_game_is_marked_in_the_file() {
    let report = adjourned().await.report().await;
    assert_eq!(report.lines().filter(|line| line.starts_with("001") && line.trim_end().ends_with('?')).count(), 2);
}

#[actix_web::test]
async fn q165_with_its_points_in_162() {
    let report = adjourned().await.report().await;
    let line = report.lines().find(|line| line.starts_with("162")).expect("the points of results");
    assert!(line.contains('X') && line.contains("0.5"), "{line}");
    let read = trf::read(report.as_bytes()).expect("our own file");
    assert_eq!(Tournament::of_import(&read.imported).rounds[0].games[0].result, Some(GameResult::Adjourned));
}

#[actix_web::test]
async fn q166_a_sign_that_nobody_knows_is_read_as_an_open_result_and_told() {
    let report = adjourned().await.report().await;
    let unknown = report.replace(" ?", " %");
    let site = crate::site::Site::new();
    let ana = site.browser("Ana").await;
    let page = ana.post_file("/import", &[("do", "look")], ("cup.trf", unknown.as_bytes())).await;
    assert_eq!(page.status, 200, "{}", said(&page.body));
    assert!(said(&page.body).contains('%'), "{}", said(&page.body));
    let fields = [("do", "make"), ("confirmed", "yes")];
    assert_eq!(ana.post_file("/import", &fields, ("cup.trf", unknown.as_bytes())).await.status, 303);
    let state = site.state.desk.live(1).expect("readable").expect("there").journal().state().clone();
    assert_eq!(state.rounds[0].games[0].result, Some(GameResult::Adjourned));
}

#[actix_web::test]
async fn q167_an_open_game_counts_as_a_draw_and_nothing_else() {
    let hall = adjourned().await;
    let scores = hall.state().scores(RoundNo(1));
    assert_eq!(hall.seated(1, 1).map(|player| scores[player.index()]), [Points::HALF; 2]);
    let page = hall.page("/settings").await;
    assert!(!page.to_lowercase().contains("name=\"adjourn"), "no setting makes it anything else");
}

#[actix_web::test]
async fn q168_pairing_over_an_older_open_game_is_asked_about() {
    let hall = adjourned().await;
    for round in 2..=3 {
        let asked = hall.post(&format!("/rounds/{round}/pair"), &[]).await;
        assert_eq!(asked.status, 409, "round {round}");
        assert!(said(&asked.body).to_lowercase().contains("adjourned"), "{}", said(&asked.body));
        hall.done(&format!("/rounds/{round}/pair"), &CONFIRMED).await;
        hall.done(&format!("/rounds/{round}/publish"), &CONFIRMED).await;
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            hall.enter(round, board, "½-½").await;
        }
    }
}

/// Every round is played, one game of the first is open.
#[actix_web::test]
async fn q169_nothing_is_final_while_a_game_is_open() {
    let hall = adjourned().await;
    for round in 2..=3 {
        hall.done(&format!("/rounds/{round}/pair"), &CONFIRMED).await;
        hall.done(&format!("/rounds/{round}/publish"), &CONFIRMED).await;
        for board in hall.state().round(RoundNo(round)).expect("paired").missing() {
            hall.enter(round, board, "½-½").await;
        }
    }
    assert!(hall.page("/standings").await.contains("Not final"));
    hall.refused("/reports/close", &CONFIRMED).await;
    for file in ["rating.trf", "rating16.trf", "report16.trf"] {
        assert_eq!(hall.ana.get(&format!("/t/1/reports/{file}")).await.status, 409, "{file}");
    }
    let report = hall.report().await;
    assert!(
        report.contains(" ?") && report.contains("### Not final @ Round 3: open games => round 1 board 1"),
        "{report}"
    );
    assert_eq!(hall.result(1, 1, "adj", "½-½", &CONFIRMED).await.status, 303);
    assert!(!hall.page("/standings").await.contains("Not final"));
    assert!(!hall.report().await.contains("### Not final"));
    assert_eq!(hall.ana.get("/t/1/reports/rating.trf").await.status, 200);
}

/// The text of the row of a player.
fn row<'a>(page: &'a str, name: &str) -> &'a str {
    page.split("<tr").find(|row| row.contains(name)).unwrap_or_else(|| panic!("no row of {name}: {page}"))
}

#[actix_web::test]
async fn q170_the_standings_show_who_withdrew() {
    let hall = Hall::with(6).await;
    hall.play(1).await;
    hall.done("/players/3/presence", &[&[("now", "withdraw"), ("round", "2")][..], &CONFIRMED].concat()).await;
    let page = said(&hall.page("/standings").await);
    assert!(row(&page, "Player04").to_lowercase().contains("withdr"), "{page}");
    assert!(!row(&page, "Player03").to_lowercase().contains("withdr"));
}

async fn bye(hall: &Hall, player: &str, round: &str, kind: &str, more: &[(&str, &str)]) -> crate::site::Page {
    let fields = [("round", round), ("was", ""), ("now", kind)];
    hall.post(&format!("/players/{player}/bye"), &[&fields[..], more].concat()).await
}

/// The points after round 1 of a player who has such a bye in it.
async fn points_of_bye(kind: &str) -> Points {
    let hall = Hall::with(5).await;
    let given = bye(&hall, "0", "1", kind, &CONFIRMED).await;
    assert_eq!(given.status, 303, "{}", said(&given.body));
    hall.play(1).await;
    assert_eq!(hall.state().rounds[0].games.len(), 2);
    hall.state().scores(RoundNo(1))[0]
}

#[actix_web::test]
async fn q171_who_is_not_paired_can_get_points() {
    assert_eq!(points_of_bye("Z").await, Points::ZERO);
    assert!(points_of_bye("H").await > Points::ZERO);
}

#[actix_web::test]
async fn q172_half_a_point() {
    assert_eq!(points_of_bye("H").await, Points::HALF);
}

#[actix_web::test]
async fn q173_twice_or_more() {
    let hall = Hall::with(5).await;
    for round in ["1", "2", "3"] {
        assert_eq!(bye(&hall, "0", round, "H", &CONFIRMED).await.status, 303);
    }
    assert_eq!(hall.state().players[0].requested_byes.len(), 3);
}

#[actix_web::test]
async fn q174_the_second_is_asked_about_with_a_reason() {
    let hall = Hall::with(5).await;
    assert_eq!(bye(&hall, "0", "1", "H", &[]).await.status, 303);
    for more in [&[][..], &[("confirmed", "yes")]] {
        let asked = bye(&hall, "0", "2", "H", more).await;
        assert!(asked.status == 409 && asked.body.contains("name=\"reason\""), "{}", said(&asked.body));
    }
    assert_eq!(hall.state().players[0].requested_byes.len(), 1);
}

#[actix_web::test]
async fn q177_a_full_point_bye_can_be_given() {
    assert_eq!(points_of_bye("F").await, Points::ONE);
}

#[actix_web::test]
async fn q178_it_is_said_that_they_are_deprecated() {
    let hall = Hall::with(5).await;
    let asked = bye(&hall, "0", "1", "F", &[]).await;
    assert!(asked.status == 409 && said(&asked.body).contains("deprecates"), "{}", said(&asked.body));
    assert_eq!(bye(&hall, "0", "1", "F", &[("confirmed", "yes"), ("reason", "ill")]).await.status, 303);
}

#[actix_web::test]
async fn q179_and_the_report_tells_it() {
    let hall = Hall::with(5).await;
    assert_eq!(bye(&hall, "0", "1", "F", &CONFIRMED).await.status, 303);
    hall.play(1).await;
    let report = hall.report().await;
    assert!(report.contains("### Full-point bye @ Round 1: - => 1"), "{report}");
}

/// Two players and one game, with this result; `None` where it is refused.
async fn entered(result: &str) -> Option<Hall> {
    let hall = Hall::of(&[("rounds", "1")], 2).await;
    hall.publish(1).await;
    let page = hall.result(1, 1, "", result, &[]).await;
    (page.status == 303).then_some(hall)
}

#[actix_web::test]
async fn q180_unusual_results_of_the_board_are_entered() {
    for (text, result) in
        [("½-0", GameResult::WhiteDraws), ("0-½", GameResult::BlackDraws), ("0-0", GameResult::BothLose)]
    {
        let hall = entered(text).await.unwrap_or_else(|| panic!("{text} was refused"));
        assert_eq!(hall.state().rounds[0].games[0].result, Some(result));
    }
}

async fn refused(results: &[&str]) {
    for result in results {
        assert!(entered(result).await.is_none(), "{result} was taken");
    }
}

#[actix_web::test]
async fn q181_results_that_cannot_be_are_refused() {
    refused(&["1-½", "½-1", "1-1", "2-0"]).await;
}

#[actix_web::test]
async fn q182_so_are_other_forfeits() {
    refused(&["½- -", "= -", "+ +", "+ =", "½ F"]).await;
}

#[actix_web::test]
async fn q183_there_are_three_forfeits() {
    for (text, white, black) in [("+ -", 1, 0), ("- +", 0, 1), ("- -", 0, 0)] {
        let hall = entered(text).await.unwrap_or_else(|| panic!("{text} was refused"));
        let scores = hall.state().scores(RoundNo(1));
        let expected = [Points::whole(white), Points::whole(black)];
        assert_eq!(hall.seated(1, 1).map(|player| scores[player.index()]), expected, "{text}");
    }
}

#[actix_web::test]
async fn q184_a_result_is_not_half_forfeit() {
    refused(&["1 -", "+ 0", "+-0", "1--", "- 1", "0 +"]).await;
}

#[actix_web::test]
async fn q185_results_can_be_unrated() {
    for text in ["1-0 u", "0-1 u", "½-½ u"] {
        let hall = entered(text).await.unwrap_or_else(|| panic!("{text} was refused"));
        let result = hall.state().rounds[0].games[0].result.expect("entered");
        assert_eq!(result.symbol(), text);
    }
}

/// Points, the report's codes and the file read again.
#[actix_web::test]
async fn q186_each_result_counts_and_is_written_as_what_it_is() {
    for (text, codes, points) in [
        ("1-0", ["1", "0"], [2, 0]),
        ("½-½", ["=", "="], [1, 1]),
        ("½-0", ["=", "0"], [1, 0]),
        ("0-½", ["0", "="], [0, 1]),
        ("0-0", ["0", "0"], [0, 0]),
        ("+ -", ["+", "-"], [2, 0]),
        ("- +", ["-", "+"], [0, 2]),
        ("- -", ["-", "-"], [0, 0]),
        ("1-0 u", ["W", "L"], [2, 0]),
        ("½-½ u", ["D", "D"], [1, 1]),
        ("0-1 u", ["L", "W"], [0, 2]),
    ] {
        let hall = entered(text).await.unwrap_or_else(|| panic!("{text} was refused"));
        let (scores, seated) = (hall.state().scores(RoundNo(1)), hall.seated(1, 1));
        assert_eq!(seated.map(|player| scores[player.index()]), points.map(Points::halves), "{text}");
        let report = hall.report().await;
        for (player, code) in seated.iter().zip(codes) {
            let head = format!("001 {:>4}", player.0 + 1);
            let line = report.lines().find(|line| line.starts_with(&head)).expect("a line");
            assert!(line.trim_end().ends_with(&format!(" {code}")), "{text}: {line}");
        }
        let read = Tournament::of_import(&trf::read(report.as_bytes()).expect("our own file").imported);
        assert_eq!(read.rounds[0].games[0].result, hall.state().rounds[0].games[0].result, "{text}");
    }
}

/// Three rounds are played and a fourth is paired.
async fn four_rounds() -> Hall {
    let hall = Hall::with(8).await;
    for round in 1..=3 {
        hall.play(round).await;
    }
    hall.publish(4).await;
    hall
}

#[actix_web::test]
async fn q189_earlier_rounds_are_closed() {
    let hall = four_rounds().await;
    for round in 1..=2 {
        let page = hall.result(round, 1, "1-0", "0-1", &CONFIRMED).await;
        assert!(page.status != 303 && said(&page.body).contains("for the rating report only"), "{}", said(&page.body));
        let colours = [("board", "1")];
        hall.refused(&format!("/rounds/{round}/colours"), &[&colours[..], &CONFIRMED].concat()).await;
        let alter = [("do", "colours"), ("board", "1")];
        hall.refused(&format!("/rounds/{round}/alter"), &[&alter[..], &CONFIRMED].concat()).await;
        hall.refused(&format!("/rounds/{round}/unpublish"), &CONFIRMED).await;
    }
}

#[actix_web::test]
async fn q190_the_round_before_is_open_for_a_reason() {
    let hall = four_rounds().await;
    let asked = hall.result(3, 1, "1-0", "0-1", &[]).await;
    assert!(asked.status == 409 && asked.body.contains("name=\"reason\""), "{}", said(&asked.body));
    assert_eq!(hall.result(3, 1, "1-0", "0-1", &CONFIRMED).await.status, 303);
    assert!(hall.report().await.contains("### Result correction @ Round 3: board 1 1-0 => 0-1"));
}

/// Neither a result, nor the undo of one that was changed in time, nor the undo of the round.
#[actix_web::test]
async fn q191_no_undo_opens_what_is_closed() {
    let hall = Hall::with(8).await;
    hall.play(1).await;
    assert_eq!(hall.result(1, 1, "1-0", "0-1", &[]).await.status, 303);
    let correction = hall.seq_of(|act| matches!(act, Act::EnterResult(_)));
    let publication = hall.seq_of(|act| matches!(act, Act::PublishRound(_)));
    hall.play(2).await;
    hall.play(3).await;
    for seq in [&correction, &publication] {
        hall.refused("/journal/undo", &[&[("seq", seq.as_str())][..], &CONFIRMED].concat()).await;
    }
    assert_eq!(hall.state().rounds[0].games[0].result, Some(GameResult::BlackWins));
}

/// Standings and pairings keep what was played, the file for rating has what was found.
async fn corrected() -> Hall {
    let hall = four_rounds().await;
    let fields = [("round", "1"), ("board", "1"), ("was", ""), ("now", "½-½")];
    hall.asked("/reports/corrections", &fields).await;
    hall
}

#[actix_web::test]
async fn q192_a_result_is_corrected_for_the_rating_report_only() {
    let hall = corrected().await;
    assert_eq!(hall.state().rounds[0].games[0].result, Some(GameResult::WhiteWins));
    for board in hall.state().rounds[3].missing() {
        hall.enter(4, board, "1-0").await;
    }
    hall.play(5).await;
    let [white, _] = hall.seated(1, 1);
    let head = format!("001 {:>4}", white.0 + 1);
    let result = |file: &str| {
        let line = file.lines().find(|line| line.starts_with(&head)).expect("a line").to_owned();
        line[98..99].to_owned()
    };
    assert_eq!(result(&hall.report().await), "1");
    assert_eq!(result(&hall.page("/reports/rating.trf").await), "=");
}

#[actix_web::test]
async fn q193_and_the_report_tells_that_it_differs() {
    let report = corrected().await.report().await;
    assert!(report.contains("### Rating-only correction @ Round 1: board 1 1-0 => ½-½"), "{report}");
}

const FORBIDDEN: [(&str, &str); 5] = [
    ("who", "players"),
    ("first_player", "Player01, P"),
    ("second_player", "Player03, P"),
    ("when", "all"),
    ("strictness", "hard"),
];

#[actix_web::test]
async fn q194_pairs_can_be_prohibited() {
    let met = |hall: &Hall| {
        let state = hall.state();
        state.rounds[0].games.iter().any(|game| game.players().map(|player| player.0 % 2) == [0, 0])
    };
    let hall = Hall::with(4).await;
    hall.publish(1).await;
    assert!(met(&hall), "without it 1 meets 3");
    let hall = Hall::with(4).await;
    hall.done("/settings/forbidden-pairs", &FORBIDDEN).await;
    hall.publish(1).await;
    assert!(!met(&hall));
}

#[actix_web::test]
async fn q195_before_round_1_is_paired() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.refused("/settings/forbidden-pairs", &[&FORBIDDEN[..], &CONFIRMED].concat()).await;
    hall.done("/rounds/1/discard", &[]).await;
    hall.done("/settings/forbidden-pairs", &FORBIDDEN).await;
}

async fn expelled() -> Hall {
    let hall = Hall::with(6).await;
    hall.play(1).await;
    hall.done("/players/0/presence", &[&[("now", "expel"), ("round", "2")][..], &CONFIRMED].concat()).await;
    hall
}

#[actix_web::test]
async fn q197_a_player_is_marked_as_expelled() {
    let hall = expelled().await;
    assert!(said(&hall.page("/players/0").await).to_lowercase().contains("expelled"));
    hall.publish(2).await;
    let state = hall.state();
    assert!(state.rounds[1].games.iter().all(|game| game.players().iter().all(|player| player.0 != 0)));
}

/// Their games count for the others.
#[actix_web::test]
async fn q198_they_have_no_place_in_the_standings() {
    let hall = expelled().await;
    let state = hall.state();
    let ranks = sonneborn::standings::ranks(&state);
    assert!(ranks[0] == 0 && ranks[1..].iter().all(|rank| *rank > 0), "{ranks:?}");
    assert_eq!(state.scores(RoundNo(1)).iter().filter(|points| **points == Points::ONE).count(), 3);
    assert!(state.rounds[0].byes.iter().all(|(_, bye)| *bye != Bye::FullPoint));
}
