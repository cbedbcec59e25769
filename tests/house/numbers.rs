//! Numbers and adjourned games on the pages: what is asked, what the report tells, and what a stale page may not.

use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::tournament::outcome::GameResult;

/// Four players, of whom the first two are equal, numbered.
async fn event() -> (Site, Browser, String) {
    let site = Site::new();
    let chief = site.browser("Ana").await;
    let event = chief.new_tournament("Equals").await;
    for (name, rating) in [("Alfa, A", "2100"), ("Beta, B", "2100"), ("Caro, C", "2000"), ("Dado, D", "1900")] {
        let page = chief
            .post(&format!("{event}/players/new"), &[("name", name), ("rating", rating), ("first_round", "1")])
            .await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }
    done(chief.post(&format!("{event}/players/number"), &[]).await);
    (site, chief, event)
}

fn done(page: Page) {
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
}

async fn exchange(chief: &Browser, event: &str, numbers: [&str; 2], more: &[(&str, &str)]) -> Page {
    let mut form = vec![("one", "0"), ("other", "1"), ("was_one", numbers[0]), ("was_other", numbers[1])];
    form.extend_from_slice(more);
    chief.post(&format!("{event}/players/numbers/exchange"), &form).await
}

async fn play(site: &Site, chief: &Browser, event: &str, round: usize, leave_open: bool) {
    done(chief.post(&format!("{event}/rounds/{round}/publish"), &[]).await);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let games = live.journal().state().rounds[round - 1].games.clone();
    for game in games.iter().skip(usize::from(leave_open)) {
        let (board, white, black) = (game.board.to_string(), game.white.0.to_string(), game.black.0.to_string());
        let form = [("board", board.as_str()), ("white", &white), ("black", &black), ("was", ""), ("now", "1-0")];
        let page = chief.post(&format!("{event}/rounds/{round}/results"), &form).await;
        assert!(page.status.is_success() || page.status == StatusCode::SEE_OTHER, "{}", page.body);
    }
}

#[actix_web::test]
async fn equals_exchange_their_numbers_with_a_reason_and_the_report_tells_it() {
    let (site, chief, event) = event().await;
    let page = chief.get(&format!("{event}/players/numbers")).await;
    assert_eq!(page.body.matches("numbers/exchange").count(), 1, "only the two equals can: {}", page.body);
    done(chief.post(&format!("{event}/rounds/1/pair"), &[]).await);
    play(&site, &chief, &event, 1, false).await;

    let asked = exchange(&chief, &event, ["1", "2"], &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.body.contains("Alfa, A: 1 → 2") && asked.body.contains("Beta, B: 2 → 1"), "{}", asked.body);
    done(exchange(&chief, &event, ["1", "2"], &[("reason", "FIDE list"), ("confirmed", "yes")]).await);
    let stale = exchange(&chief, &event, ["1", "2"], &[("reason", "again"), ("confirmed", "yes")]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "the numbers are others now");
    let report = chief.get(&format!("{event}/reports/report.trf")).await.body;
    assert!(report.contains("### Renumbering @ Round 1: 1, 2 => 2, 1"), "{report}");

    let form = [("name", "Caro, C"), ("rating", "2300")];
    done(chief.post(&format!("{event}/players/2/edit"), &form).await);
    let asked = chief.post(&format!("{event}/players/number"), &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.body.contains("Caro, C: 3 → 1"), "old and new are shown: {}", asked.body);
}

/// VCL4THP 158-163.
#[actix_web::test]
async fn missing_results_are_adjourned_with_the_pairing_and_a_decisive_one_is_asked_about() {
    let (site, chief, event) = event().await;
    done(chief.post(&format!("{event}/rounds/1/pair"), &[]).await);
    play(&site, &chief, &event, 1, true).await;
    let page = chief.get(&format!("{event}/rounds/2")).await;
    assert!(page.body.contains("name=\"adjourn\""), "{}", page.body);
    let asked = chief.post(&format!("{event}/rounds/2/pair"), &[("adjourn", "yes")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.body);
    assert!(asked.body.contains("are taken as adjourned"), "{}", asked.body);
    done(chief.post(&format!("{event}/rounds/2/pair"), &[("adjourn", "yes"), ("confirmed", "yes")]).await);
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let game = live.journal().state().rounds[0].games[0].clone();
    assert_eq!((game.result, live.journal().state().rounds.len()), (Some(GameResult::Adjourned), 2));
    done(chief.post(&format!("{event}/rounds/2/publish"), &[]).await);

    let (board, white, black) = (game.board.to_string(), game.white.0.to_string(), game.black.0.to_string());
    let form = |now| [("board", board.clone()), ("white", white.clone()), ("black", black.clone()), ("now", now)];
    let send = async |now: &str| {
        let form = form(now.to_owned());
        let mut form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        form.push(("was", "adj"));
        chief.post(&format!("{event}/rounds/1/results"), &form).await
    };
    // Its first result corrects nothing: it is confirmed, by a press, and no reason is wanted.
    let asked = send("1-0").await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.body);
    let (_, note) = asked.body.split_once("class=\"note\"").expect("asked in the row");
    let (note, _) = note.split_once("</tr>").expect("a row ends");
    assert!(note.contains("name=\"confirmed\"") && note.contains(&format!(">Board {board}: 1-0<")), "{note}");
    assert!(!note.contains("name=\"reason\""), "{note}");
    done(send("½-½").await);
    let report = chief.get(&format!("{event}/reports/report.trf")).await.body;
    assert!(!report.contains("### Adjournment"), "a draw is what was paired: {report}");
}

/// By the desk's script: confirmed without a reason; what follows is a correction, and needs one.
#[actix_web::test]
async fn the_first_result_of_an_adjourned_game_wants_no_reason_and_its_correction_does() {
    let (site, chief, event) = event().await;
    done(chief.post(&format!("{event}/rounds/1/pair"), &[]).await);
    play(&site, &chief, &event, 1, true).await;
    done(chief.post(&format!("{event}/rounds/2/pair"), &[("adjourn", "yes"), ("confirmed", "yes")]).await);
    done(chief.post(&format!("{event}/rounds/2/publish"), &[]).await);
    let results = format!("{event}/rounds/1/results");
    let types = async |was, now, more: &[(&str, &str)]| {
        chief.post_by_script(&results, &[&[("board", "1"), ("was", was), ("now", now)], more].concat()).await
    };
    let asked = types("adj", "1-0", &[]).await;
    assert!(
        asked.body.contains("\"needs_reason\":false") && asked.body.contains("\"go_on\":\"Board 1: 1-0"),
        "{}",
        asked.body
    );
    let entered = types("adj", "1-0", &[("confirmed", "yes")]).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    let report = chief.get(&format!("{event}/reports/report.trf")).await.body;
    assert!(report.contains("### Adjournment @ Round 1: board 1 adj => 1-0"), "{report}");
    for unreasoned in [&[][..], &[("confirmed", "yes")]] {
        let asked = types("1-0", "0-1", unreasoned).await;
        assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", asked.body);
        assert!(
            asked.body.contains("\"needs_reason\":true") && asked.body.contains("\"go_on\":null"),
            "{}",
            asked.body
        );
    }
    let corrected = types("1-0", "0-1", &[("reason", "misread")]).await;
    assert_eq!(corrected.status, StatusCode::OK, "{}", corrected.body);
}
