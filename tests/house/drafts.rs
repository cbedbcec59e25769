//! A draft knows who is in the event, and a round is judged by what was known when it was paired.

use crate::api::send;
use crate::hall::Hall;
use actix_web::http::{Method, StatusCode};
use sonneborn::store::tournament::Role;
use sonneborn::tournament::ids::PlayerId;
use sonneborn::tournament::round::Compared;

/// Pairs and publishes a round, and lets White win everywhere.
async fn played(hall: &Hall, round: u16) {
    hall.pair(round).await;
    hall.whites_win(round).await;
}

#[actix_web::test]
async fn who_comes_while_a_draft_waits_is_shown_and_asked_about() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    assert!(hall.page("/t/1/rounds/1").await.contains("As the engine paired it"));
    hall.register("Li Wei", "2390", "1").await;
    hall.register("Late, L", "1000", "1").await;
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains("Registered since the round was paired (2)") && draft.contains("Li Wei"), "{draft}");
    // The engine's pairing of those who were there is still its own; how far it is from one of all is said as the question says it.
    assert!(draft.contains("As the engine paired it"), "{draft}");
    let differing = figure(&draft, "it now: ");
    assert!(differing.is_some_and(|pairs| pairs > 1), "{draft}");
    let asked = hall.post("/rounds/1/publish", &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert_eq!(figure(&asked.body, "it now: "), differing, "{}", asked.body);
    assert!(asked.body.contains("Without a game or a bye") && asked.body.contains("Li Wei"), "{}", asked.body);
    // The engine would pair them too.
    hall.done("/rounds/1/publish", &[("confirmed", "yes"), ("reason", "they came after the pairing was printed")])
        .await;
    assert!(matches!(hall.state().rounds[0].compared, Some(Compared::Otherwise { .. })));
}

/// The figure after the first `words` of a page.
fn figure(page: &str, words: &str) -> Option<usize> {
    let (_, rest) = page.split_once(words)?;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// Somebody leaves and the draft is mended by its smallest change: the engine of now pairs others, and the page says as many as the
/// question; the boards that are marked are those.
#[actix_web::test]
async fn a_mended_draft_says_the_figure_that_the_question_says() {
    let hall = Hall::with(12).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/attend", &[("do", "withdraw"), ("player", "0")]).await;
    hall.done("/rounds/1/alter", &[("do", "mend"), ("confirmed", "yes"), ("reason", "they left")]).await;
    let draft = hall.page("/t/1/rounds/1").await;
    let differing = figure(&draft, "Changed by hand: ").expect("a figure");
    assert!(differing > 1, "{draft}");
    assert_eq!(draft.matches("class=\"differs\"").count(), hall.state().rounds[0].games.len(), "{draft}");
    let asked = hall.post("/rounds/1/publish", &[]).await;
    assert_eq!(
        (asked.status, figure(&asked.body, "it now: ")),
        (StatusCode::CONFLICT, Some(differing)),
        "{}",
        asked.body
    );
}

#[actix_web::test]
async fn a_board_taken_apart_is_one_changed_pair_and_a_hand_pairing_is_never_the_engines() {
    let hall = Hall::with(12).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/alter", &[("do", "apart"), ("board", "3"), ("confirmed", "yes")]).await;
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains("Changed by hand: 1 pair differs"), "{draft}");
    hall.done("/rounds/1/discard", &[]).await;
    let hall = Hall::with(2).await;
    hall.done("/rounds/1/pair", &[("by_hand", "yes")]).await;
    let (draft, state) = (hall.page("/t/1/rounds/1").await, hall.state());
    assert!(!draft.contains("As the engine paired it"), "{draft}");
    assert_eq!(state.rounds[0].games.len(), 1);
}

/// VCL4THP 66: what the basic rules forbid is confirmed with a reason in FIDE mode, once, and only seen outside of it.
#[actix_web::test]
async fn a_rematch_by_hand_is_asked_about_with_a_reason_once() {
    let hall = Hall::with(4).await;
    played(&hall, 1).await;
    let games: Vec<_> =
        hall.state().rounds[0].games.iter().map(|game| game.players().map(|id| id.0.to_string())).collect();
    let (loser, other) = (games[0][1].as_str(), games[1][0].as_str());
    hall.done("/rounds/2/pair", &[]).await;
    let swap = [("do", "swap"), ("player", loser), ("with", other)];
    for unreasoned in [&[][..], &[("confirmed", "yes")], &[("confirmed", "yes"), ("reason", " ")]] {
        let asked = hall.post("/rounds/2/alter", &[&swap[..], unreasoned].concat()).await;
        assert_eq!(asked.status, StatusCode::CONFLICT, "{unreasoned:?}");
        assert!(
            asked.body.contains("name=\"reason\"") && asked.body.contains("met in round 1 (C.04.1 art. 2)"),
            "{}",
            asked.body
        );
    }
    hall.done("/rounds/2/alter", &[&swap[..], &[("confirmed", "yes"), ("reason", "a wish of both")]].concat()).await;
    // What was confirmed is not asked about again.
    hall.done("/rounds/2/alter", &[("do", "apart"), ("board", "2")]).await;
    hall.done("/rounds/2/discard", &[]).await;

    let leaving = [("round", "1"), ("reason", "club"), ("confirmed", "yes"), ("confirmed_again", "yes")];
    hall.done("/settings/leave-fide-mode", &leaving).await;
    hall.done("/rounds/2/pair", &[]).await;
    assert_eq!(hall.post("/rounds/2/alter", &swap).await.status, StatusCode::CONFLICT, "it is still shown");
    hall.done("/rounds/2/alter", &[&swap[..], &[("confirmed", "yes")]].concat()).await;
}

#[actix_web::test]
async fn a_draft_by_hand_begins_with_two_who_have_not_met_and_asks_why_where_all_have() {
    let hall = Hall::with(4).await;
    hall.done("/rounds/1/pair", &[("by_hand", "yes")]).await;
    let first = hall.state().rounds[0].games[0].players();
    let others: Vec<String> =
        (0..4).filter(|id| first.iter().all(|player| player.0 != *id)).map(|id| id.to_string()).collect();
    hall.done("/rounds/1/alter", &[("do", "pair"), ("player", &others[0]), ("with", &others[1])]).await;
    hall.done("/rounds/1/publish", &[("confirmed", "yes"), ("reason", "a wish of both")]).await;
    for board in ["1", "2"] {
        hall.done("/rounds/1/results", &[("board", board), ("was", ""), ("now", "1-0")]).await;
    }
    hall.done("/rounds/2/pair", &[("by_hand", "yes")]).await;
    let second = hall.state().rounds[1].games[0].players();
    assert!(first.iter().any(|player| !second.contains(player)), "{first:?} {second:?}");

    let hall = Hall::with(2).await;
    played(&hall, 1).await;
    let asked = hall.post("/rounds/2/pair", &[("by_hand", "yes")]).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.body.contains("name=\"reason\""), "{}", asked.body);
    assert_eq!(hall.state().rounds.len(), 1);
    hall.done("/rounds/2/pair", &[("by_hand", "yes"), ("confirmed", "yes"), ("reason", "a match")]).await;
}

const CONFIRMED: [(&str, &str); 2] = [("confirmed", "yes"), ("reason", "a wish of both")];

/// VCL4THP 68-69: whatever way the publication goes, with the engine's pairs and a reason.
#[actix_web::test]
async fn a_draft_altered_by_hand_is_confirmed_when_it_is_published() {
    let hall = Hall::with(6).await;
    hall.done("/rounds/1/pair", &[]).await;
    let colours = [("do", "colours"), ("board", "2"), ("confirmed", "yes")];
    hall.done("/rounds/1/alter", &colours).await;
    for unreasoned in [&[][..], &[("confirmed", "yes")], &[("confirmed", "yes"), ("reason", " ")]] {
        let asked = hall.post("/rounds/1/publish", unreasoned).await;
        assert_eq!(asked.status, StatusCode::CONFLICT, "{unreasoned:?}");
        assert!(
            asked.body.contains("<td class=\"number\">2</td>")
                && asked.body.contains("The engine has")
                && asked.body.contains("name=\"reason\""),
            "{}",
            asked.body
        );
        assert!(hall.state().draft().is_some());
    }
    // A script that says nothing is asked too, and a board fixed for a player pairs nobody.
    let key = hall.site.state.desk.make_token(1, "script", Role::Arbiter).expect("written");
    let seen = hall.state().seq;
    let publish = |signature: &str| format!("{{\"signature\": {{\"seen\": {seen}{signature}}}}}");
    let path = "/tournaments/1/rounds/1/publish";
    for signature in ["", ", \"confirmed\": true"] {
        let told = send(&hall.site, &key, Method::POST, path, Some(publish(signature))).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", told.json());
        assert!(told.json().to_string().contains("The engine has"), "{}", told.json());
    }
    let signed = publish(", \"confirmed\": true, \"reason\": \"a wish of both\"");
    assert_eq!(send(&hall.site, &key, Method::POST, path, Some(signed)).await.status, StatusCode::OK);

    // The publication taken back and put back by undo asks again.
    hall.done("/rounds/1/unpublish", &[]).await;
    let taken_back = hall.state().seq.to_string();
    let asked = hall.post("/journal/undo", &[("seq", taken_back.as_str()), ("reason", "x")]).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.body.contains("The engine has"), "{}", asked.body);
    hall.done("/journal/undo", &[&[("seq", taken_back.as_str())][..], &CONFIRMED].concat()).await;
    hall.done("/rounds/1/unpublish", &[]).await;
    // Put back as the engine has it, nothing is asked, and nothing told beyond what was published.
    hall.done("/rounds/1/alter", &colours).await;
    hall.done("/rounds/1/publish", &[]).await;

    // A round made by hand is compared with the engine's too; where FIDE's rules were left, nothing is asked.
    let hall = Hall::with(4).await;
    hall.done("/rounds/1/pair", &[("by_hand", "yes")]).await;
    let asked = hall.post("/rounds/1/publish", &[("confirmed", "yes")]).await;
    assert!(
        asked.status == StatusCode::CONFLICT
            && asked.body.contains("<td class=\"number\">1</td>")
            && asked.body.contains("The engine has"),
        "{}",
        asked.body
    );
    let leaving = [("round", "1"), ("reason", "club"), ("confirmed", "yes"), ("confirmed_again", "yes")];
    hall.done("/settings/leave-fide-mode", &leaving).await;
    hall.done("/rounds/1/publish", &[("confirmed", "yes")]).await;
    let report = hall.page("/t/1/reports/report.trf").await;
    assert!(report.contains("### MPA @ Round 1: 1: "), "{report}");
}

/// VCL4THP 173-174.
#[actix_web::test]
async fn a_half_point_bye_beyond_the_regulations_is_given_for_a_reason() {
    let hall = Hall::with(4).await;
    let bye = |round| [("round", round), ("was", ""), ("now", "H")];
    hall.done("/players/0/bye", &bye("1")).await;
    let asked = hall.post("/players/0/bye", &[&bye("2")[..], &[("confirmed", "yes")]].concat()).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.body.contains("name=\"reason\""), "{}", asked.body);
    assert_eq!(hall.state().players[0].requested_byes.len(), 1);
    hall.done("/players/0/bye", &[&bye("2")[..], &[("confirmed", "yes"), ("reason", "ill")]].concat()).await;
}

#[actix_web::test]
async fn a_round_is_judged_by_what_was_known_when_it_was_paired() {
    let hall = Hall::with(8).await;
    played(&hall, 1).await;
    played(&hall, 2).await;
    let same = "as the engine pairs it";
    let check = hall.page("/t/1/rounds/check").await;
    let count = |page: &str| page.matches(same).count();
    assert_eq!(count(&check), 2, "{check}");
    // A result corrected after the next round was paired, a late entry and a withdrawal make no earlier round wrong.
    let correction = [("board", "1"), ("was", "1-0"), ("now", "0-1"), ("reason", "score sheet"), ("confirmed", "yes")];
    hall.done("/rounds/1/results", &correction).await;
    hall.register("Late, L", "2395", "3").await;
    hall.done("/players/0/presence", &[("now", "withdraw"), ("round", "3"), ("reason", "ill")]).await;
    let check = hall.page("/t/1/rounds/check").await;
    assert_eq!(count(&check), 2, "{check}");
    let why = hall.page("/t/1/rounds/2/why").await;
    assert!(!why.contains("The engine has"), "{why}");
}

/// The first minutes of a round: a latecomer has a number and meets the holder of the bye by one press, also where the round was just
/// published; who leaves is one press, and the draft shows its repair.
#[actix_web::test]
async fn who_comes_and_who_leaves_in_the_first_minutes_is_one_press_each() {
    let hall = Hall::with(7).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.register("Late, L", "1000", "1").await;
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains("id=\"mend\""), "{draft}");
    hall.done("/rounds/1/alter", &[("do", "mend")]).await;
    let state = hall.state();
    assert!(state.rounds[0].byes.is_empty() && state.rounds[0].game_of(PlayerId(7)).is_some());
    assert!(state.players[7].tpn.is_some());
    // The engine would pair another round of eight; what was made is asked about.
    hall.done("/rounds/1/publish", &CONFIRMED).await;

    // Just published: the round goes back to draft by the same press.
    let published = hall.page("/t/1/rounds/1").await;
    assert!(published.contains("id=\"attend\"") && published.contains("Nobody has played yet"), "{published}");
    hall.done("/rounds/1/attend", &[("do", "withdraw"), ("player", "0")]).await;
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains("Paired, but not in this round any more (1): Player 00"), "{draft}");
    hall.done("/rounds/1/alter", &[("do", "mend")]).await;
    assert_eq!(hall.state().rounds[0].games.len(), 3);
    // And back.
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains("Player 00 (withdrawn)"), "{draft}");
    hall.done("/rounds/1/attend", &[("do", "come"), ("player", "0")]).await;
    hall.done("/rounds/1/alter", &[("do", "mend")]).await;
    assert_eq!(hall.state().rounds[0].games.len(), 4);
    hall.done("/rounds/1/attend", &[("do", "half"), ("player", "1")]).await;
    hall.done("/rounds/1/attend", &[("do", "come"), ("player", "1")]).await;
    hall.done("/rounds/1/publish", &CONFIRMED).await;

    // A latecomer to a published round is named there, with the way.
    hall.register("Later, L", "990", "1").await;
    let published = hall.page("/t/1/rounds/1").await;
    assert!(published.contains("In the event, but not in this round: Later, L"), "{published}");
    hall.done("/rounds/1/attend", &[("do", "open")]).await;
    assert!(hall.state().draft().is_some() && hall.page("/t/1/rounds/1").await.contains("id=\"mend\""));
    hall.done("/rounds/1/alter", &[("do", "mend")]).await;
    hall.done("/rounds/1/publish", &CONFIRMED).await;

    // Once somebody has played nothing goes back, and it is not offered.
    hall.done("/rounds/1/results", &[("board", "1"), ("was", ""), ("now", "1-0")]).await;
    assert!(!hall.page("/t/1/rounds/1").await.contains("id=\"attend\""));
    let before = hall.state();
    let refused = hall.post("/rounds/1/attend", &[("do", "miss"), ("player", "2")]).await;
    assert!(refused.status == StatusCode::CONFLICT && hall.state() == before, "{}", refused.body);
}

#[actix_web::test]
async fn a_latecomer_is_paired_with_the_holder_of_the_bye_by_hand_too() {
    let hall = Hall::with(7).await;
    hall.done("/rounds/1/pair", &[]).await;
    let holder = hall.state().rounds[0].allocated_byes().next().expect("seven players").0.to_string();
    // From the draft's own page a new player is of this round, and the page comes back to it.
    let form = hall.page("/t/1/players/new?round=1").await;
    assert!(form.contains("name=\"for_round\" value=\"1\""), "{form}");
    let fields = [("name", "Late, L"), ("rating", "1000"), ("first_round", "1"), ("for_round", "1")];
    assert_eq!(hall.post("/players/new", &fields).await.location, "/t/1/rounds/1");
    hall.done("/rounds/1/alter", &[("do", "pair"), ("player", "7"), ("with", &holder)]).await;
    assert!(hall.state().rounds[0].byes.is_empty());
}

/// A double click, a second tab, a retry after a lost answer: the press is told what was done, and nothing is done again.
#[actix_web::test]
async fn a_round_is_paired_once_however_often_it_is_pressed() {
    let hall = Hall::with(6).await;
    played(&hall, 1).await;
    let page = hall.chief.get("/t/1/rounds/2").await;
    let (_, rest) = page.body.split_once("name=\"seen\" value=\"").expect("a form");
    let seen = rest.split('"').next().expect("its end").to_owned();
    let press = async |button: &str| {
        let mut fields = vec![("seen", seen.as_str())];
        fields.extend((!button.is_empty()).then_some((button, "yes")));
        hall.post("/rounds/2/pair", &fields).await
    };
    let (one, two) = futures_util::future::join(press(""), press("")).await;
    let places = [one.location, two.location];
    assert!(places.iter().all(|place| place.starts_with("/t/1/rounds/2")), "{places:?}");
    let acts = hall.state().seq;
    for button in ["", "adjourn", "without_absent", "by_hand", "again"] {
        let told = press(button).await;
        assert_eq!(told.location, "/t/1/rounds/2?paired=already", "{button}");
    }
    let told = hall.page("/t/1/rounds/2?paired=already").await;
    assert!(told.contains("Round 2 was paired already, by Ana at"), "{told}");
    // Published and played, the old page still pairs neither this round again nor the next.
    hall.done("/rounds/2/publish", &[]).await;
    assert_eq!(press("").await.location, "/t/1/rounds/2?paired=already");
    assert_eq!((hall.state().rounds.len(), hall.state().seq), (2, acts + 1));
    assert!(hall.page("/t/1/rounds/2?paired=already").await.contains("Round 2 was paired already, by Ana at"));
    // Pairing anew after a draft was discarded is no second press.
    hall.done("/rounds/2/unpublish", &[]).await;
    hall.done("/rounds/2/discard", &[]).await;
    assert_eq!(press("").await.location, "/t/1/rounds/2");
}

/// Nobody can be paired where nobody is: the page leads to where players are added, and has no button that would be refused.
#[actix_web::test]
async fn an_empty_event_asks_for_players_before_it_offers_to_pair() {
    let hall = Hall::with(0).await;
    let page = hall.page("/t/1/rounds/1").await;
    assert!(page.contains("No players yet") && page.contains("class=\"primary\" href=\"/t/1/players\""), "{page}");
    assert!(!page.contains("/rounds/1/pair"), "{page}");
}

/// A bye that is taken back while the draft waits is told, and the round can be paired anew with whoever had it.
#[actix_web::test]
async fn a_bye_taken_back_while_a_draft_waits_is_told() {
    let hall = Hall::with(6).await;
    hall.done("/players/5/bye", &[("round", "1"), ("was", ""), ("now", "Z")]).await;
    hall.done("/rounds/1/pair", &[]).await;
    let told = "ask for no more since the round was paired (1): Player 05";
    assert!(!hall.page("/t/1/rounds/1").await.contains(told));
    hall.done("/players/5/bye", &[("round", "1"), ("was", "Z"), ("now", "")]).await;
    let draft = hall.page("/t/1/rounds/1").await;
    assert!(draft.contains(told) && draft.contains("id=\"again\""), "{draft}");
    // Published as it is, it has a board less than the engine pairs, and nobody is said to sit there.
    let asked = hall.post("/rounds/1/publish", &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    let (_, third) = asked.body.split_once("<td class=\"number\">3</td>").expect("a third board");
    assert!(!third.split("</tr>").next().unwrap_or("").contains("same pair in both"), "{}", asked.body);
    hall.done("/rounds/1/pair", &[("again", "yes")]).await;
    assert!(!hall.page("/t/1/rounds/1").await.contains(told));
    assert_eq!(hall.state().rounds[0].games.len(), 3);
}

/// A draft that a colleague has changed by hand is not thrown away by a page that was drawn before.
#[actix_web::test]
async fn a_draft_changed_by_another_is_not_paired_anew_from_an_older_page() {
    let hall = Hall::with(9).await;
    hall.done("/rounds/1/pair", &[]).await;
    hall.done("/rounds/1/attend", &[("do", "withdraw"), ("player", "8")]).await;
    let seen = hall.state().seq.to_string();
    let swap = [("do", "swap"), ("player", "0"), ("with", "3"), ("confirmed", "yes"), ("reason", "of one club")];
    hall.done("/rounds/1/alter", &swap).await;
    let theirs = hall.state();
    let refused = hall.post("/rounds/1/pair", &[("again", "yes"), ("seen", &seen)]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!(hall.state(), theirs, "nothing is done");
    // Who has seen it may.
    hall.done("/rounds/1/pair", &[("again", "yes")]).await;
    assert_ne!(hall.state().rounds, theirs.rounds);
}
