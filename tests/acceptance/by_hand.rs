//! Questions 64 to 69: pairings altered by hand.

use crate::hall::{CONFIRMED, Hall};
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::Bye;
use sonneborn::tournament::round::RoundState;

fn number(player: PlayerId) -> String {
    player.0.to_string()
}

/// Gives two players each other's seats in a draft.
async fn swapped(hall: &Hall, round: u16, one: PlayerId, other: PlayerId, more: &[(&str, &str)]) -> crate::site::Page {
    let (one, other) = (number(one), number(other));
    let swap = [("do", "swap"), ("player", one.as_str()), ("with", other.as_str())];
    hall.post(&format!("/rounds/{round}/alter"), &[&swap[..], more].concat()).await
}

#[actix_web::test]
async fn q064_pairs_colours_and_byes_are_altered_by_hand() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    let met = |white: PlayerId| {
        let state = hall.state();
        state.rounds[0].games.iter().find(|game| game.white == white).map(|game| game.black)
    };
    let [[white, one], [second, other]] = [hall.seated(1, 1), hall.seated(1, 2)];
    assert_eq!(swapped(&hall, 1, one, other, &CONFIRMED).await.status, 303);
    assert_eq!([met(white), met(second)], [Some(other), Some(one)]);
    let before = hall.seated(1, 3);
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "3")][..], &CONFIRMED].concat()).await;
    assert_eq!(hall.seated(1, 3), [before[1], before[0]]);
}

/// It begins with the draft and ends with its publication, which nothing alters afterwards; the next round waits for it.
#[actix_web::test]
async fn q065_it_has_a_beginning_and_an_end_for_each_round() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    assert_eq!(hall.state().rounds[0].state, RoundState::Draft);
    hall.refused("/rounds/2/pair", &CONFIRMED).await;
    // While it lasts, every page of the event says so.
    // In the page itself: what stands in its head is not shown where the sections need the room.
    let told =
        "<p class=\"notice\" role=\"status\"><a href=\"/t/1/rounds/1\">Round 1 of 5 · being paired by hand</a></p>";
    assert!(!hall.page("/players").await.contains(told));
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    assert!(hall.page("/players").await.contains(told));
    hall.done("/rounds/1/publish", &CONFIRMED).await;
    assert!(!hall.page("/players").await.contains(told));
    let [one, other] = [hall.seated(1, 1)[1], hall.seated(1, 2)[1]];
    assert_ne!(swapped(&hall, 1, one, other, &CONFIRMED).await.status, 303);
    assert_eq!(hall.seated(1, 1)[1], one);
}

/// A rematch, a forbidden pair, a second bye and a third colour are each asked about with a reason.
#[actix_web::test]
async fn q066_what_the_basic_rules_forbid_is_asked_about() {
    let hall = Hall::with(4).await;
    hall.done(
        "/settings/forbidden-pairs",
        &[
            ("who", "players"),
            ("first_player", "Player01, P"),
            ("second_player", "Player02, P"),
            ("when", "all"),
            ("strictness", "hard"),
        ],
    )
    .await;
    hall.play(1).await;
    let rematch = hall.seated(1, 1);
    hall.done("/rounds/2/pair", &[]).await;
    for (pair, told) in [(rematch, "met in round 1"), ([PlayerId(0), PlayerId(1)], "not to be paired")] {
        let state = hall.state();
        let round = state.round(RoundNo(2)).expect("drafted");
        let game = round.games.iter().find(|game| game.players().contains(&pair[0])).expect("a game");
        let opponent = game.players().into_iter().find(|player| *player != pair[0]).expect("an opponent");
        if opponent == pair[1] {
            panic!("the engine paired {pair:?}");
        }
        let asked = swapped(&hall, 2, opponent, pair[1], &[]).await;
        assert!(asked.status == 409 && asked.body.contains(told), "{told}: {}", asked.body);
        assert!(asked.body.contains("name=\"reason\""), "{}", asked.body);
    }

    let hall = Hall::with(5).await;
    hall.play(1).await;
    let (had_bye, _) = hall.state().rounds[0].byes[0];
    hall.done("/rounds/2/pair", &[]).await;
    let byes = hall.state().rounds[1].byes.clone();
    let (has_bye, _) = *byes.iter().find(|(_, bye)| *bye == Bye::PairingAllocated).expect("a bye");
    let asked = swapped(&hall, 2, has_bye, had_bye, &[]).await;
    assert!(asked.status == 409 && asked.body.contains("name=\"reason\""), "{}", asked.body);

    // White twice, and by hand a third time.
    let hall = Hall::with(8).await;
    hall.play(1).await;
    let white = hall.seated(1, 1)[0];
    for round in 2..=3 {
        hall.done(&format!("/rounds/{round}/pair"), &[]).await;
        let state = hall.state();
        let games = &state.round(RoundNo(round)).expect("drafted").games;
        let game = games.iter().find(|game| game.players().contains(&white)).expect("a game");
        let board = game.board.to_string();
        let turn = [("do", "colours"), ("board", board.as_str())];
        if game.white != white {
            let asked = hall.post(&format!("/rounds/{round}/alter"), &turn).await;
            if round == 3 {
                assert!(asked.status == 409 && asked.body.contains("name=\"reason\""), "{}", asked.body);
            }
            hall.done(&format!("/rounds/{round}/alter"), &[&turn[..], &CONFIRMED].concat()).await;
        }
        if round == 2 {
            hall.done("/rounds/2/publish", &CONFIRMED).await;
            for board in hall.state().rounds[1].missing() {
                hall.enter(2, board, "1-0").await;
            }
        }
    }
}

#[actix_web::test]
async fn q067_a_pair_of_whom_neither_gets_the_colour_due_is_told() {
    let hall = Hall::with(4).await;
    hall.play(1).await;
    hall.done("/rounds/2/pair", &[]).await;
    // Winners had White, losers Black: in each pair of round 2 one is due the other colour where scores differ.
    let mut told = false;
    for board in ["1", "2"] {
        let asked = hall.post("/rounds/2/alter", &[("do", "colours"), ("board", board)]).await;
        told |= asked.status == 409 && asked.body.contains("due");
    }
    let [one, other] = [hall.seated(2, 1)[1], hall.seated(2, 2)[1]];
    let asked = swapped(&hall, 2, one, other, &[]).await;
    told |= asked.status == 409 && asked.body.contains("due");
    assert!(told);
}

#[actix_web::test]
async fn q068_at_the_end_the_round_is_compared_with_the_engines_colours_too() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    assert!(hall.page("/rounds/1").await.contains("As the engine paired it"));
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    let page = hall.page("/rounds/1").await;
    assert!(page.contains("Changed by hand: 1 pair differs"), "{page}");
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    assert!(!hall.page("/rounds/1").await.contains("Changed by hand"), "put back is not changed");
    hall.done("/rounds/1/publish", &[]).await;
    assert!(!hall.report().await.contains("### MPA"));
}

/// Asked about with the engine's pairs and a reason when the round is published, though no pair breaks a basic rule; and told in
/// the report.
#[actix_web::test]
async fn q069_where_they_differ_it_is_asked_and_told_in_the_report() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    let engine = hall.seated(1, 2);
    hall.done("/rounds/1/alter", &[&[("do", "colours"), ("board", "2")][..], &CONFIRMED].concat()).await;
    hall.refused("/rounds/1/publish", &[("confirmed", "yes")]).await;
    let asked = hall.asked("/rounds/1/publish", &[]).await;
    let names = |[white, black]: [PlayerId; 2]| format!("Player{:02}, P – Player{:02}, P", white.0 + 1, black.0 + 1);
    // A row of the board: what is to be published, and beside it what the engine has.
    let row = asked.split("<td class=\"number\">2</td>").nth(1).expect("its row");
    let row = row.split("</tr>").next().unwrap_or_default();
    let (played, engines) = (row.find(&names([engine[1], engine[0]])), row.find(&names(engine)));
    assert!(
        played.is_some() && played < engines && asked.contains("Publish round 1") && asked.contains("name=\"reason\""),
        "{asked}"
    );
    let report = hall.report().await;
    let line = report.lines().find(|line| line.starts_with("### MPA @ Round 1: ")).expect("it is told").to_owned();
    let pair = |[white, black]: [PlayerId; 2]| format!("2: {}-{}", white.0 + 1, black.0 + 1);
    assert!(line.contains(&format!("{} => {}", pair(engine), pair([engine[1], engine[0]]))), "{line}");
}
