//! The claim desk over HTTP: a claim examined, ruled on, printed; a whole round looked through.

use crate::backends::sqlite;
use crate::web::{get, log_in_by_link, text, token_in};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, call_service, init_service};
use actix_web::{App, Error, web};
use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::tournament::act::{Act, Author};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::{Agreement, Regulations};
use sonneborn::tournament::round::{PairedBy, Seating};
use sonneborn::web::{AppState, routes, security};
use std::sync::Arc;
use tokio::sync::watch;

/// Round 1 of an event of two boards is being played.
fn event(desk: &Desk) -> i64 {
    let account = desk.store().account_named("chief").expect("readable").expect("there").id;
    let chief = Actor { author: Author { account, name: "chief".into() }, device: "laptop".into(), ..Actor::default() };
    let details = Details { name: "Hall Cup".into(), ..Details::default() };
    let act = Act::Create { details, regulations: Box::new(Regulations { rounds: 3, ..Regulations::default() }) };
    let id = desk.found(&chief, act).expect("a tournament is founded");
    let players = ["Fischer, Robert", "Olsen, Per", "Petrosian, Tigran", "王小明"];
    let players = players.map(|name| PlayerData { name: name.into(), ..PlayerData::default() });
    let round = RoundNo(1);
    let seat = |board, white, black| Seating { board, white: PlayerId(white), black: PlayerId(black) };
    for act in [
        Act::RegisterPlayers { players: players.to_vec(), first_round: round, source: "test".into() },
        Act::NumberPlayers { order: (0..4).map(PlayerId).collect() },
        Act::DraftRound { round, games: vec![seat(1, 0, 2), seat(2, 3, 1)], byes: vec![], paired_by: PairedBy::Engine },
        Act::PublishRound { round },
    ] {
        desk.perform(id, &chief, &Attempt { confirmed: true, ..Attempt::of(act) }).expect("nothing stands against it");
    }
    id
}

async fn post<S>(app: &S, uri: &str, cookie: &str, token: &str, fields: &[(&str, &str)]) -> ServiceResponse
where
    S: Service<actix_http::Request, Response = ServiceResponse, Error = Error>,
{
    // As on a page that is drawn after everything else.
    let mut form = vec![("csrf", token), ("seen", "1000000")];
    form.extend_from_slice(fields);
    // As the desk's form has them when it opens.
    if fields.iter().any(|(name, _)| *name == "claim") {
        let opened = [("laws", "2023"), ("pace", "standard")];
        form.extend(opened.into_iter().filter(|(name, _)| fields.iter().all(|(given, _)| given != name)));
    }
    let request = TestRequest::post()
        .uri(uri)
        .insert_header(("host", "localhost"))
        .insert_header(("cookie", cookie))
        .set_form(form);
    call_service(app, request.to_request()).await
}

/// A desk on an empty SQLite file, and what the pages know of it.
fn opened() -> (Arc<Desk>, web::Data<AppState>) {
    let desk = Arc::new(Desk::new(sqlite().store));
    let (public_url, stopping) = (String::new(), watch::channel(false).1);
    let state = web::Data::new(AppState { desk: Arc::clone(&desk), public_url, stopping });
    (desk, state)
}

/// The routes behind their guard.
async fn served(
    state: &web::Data<AppState>,
) -> impl Service<actix_http::Request, Response = ServiceResponse, Error = Error> + use<> {
    init_service(App::new().app_data(state.clone()).wrap(from_fn(security::guard)).configure(routes)).await
}

const FISCHER_PETROSIAN: &str = "[White \"Robert Fischer\"]\n[Black \"Petrosian, T\"]\n[Result \"*\"]\n\n\
    1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";

#[actix_web::test]
async fn a_claim_is_examined_ruled_on_and_printed() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");

    let page = text(call_service(&app, get(&uri, &cookie)).await).await;
    assert!(page.contains("Threefold repetition") && page.contains("Fischer, Robert"));
    let token = token_in(&page);

    let claim = [
        ("claim", "threefold"),
        ("by", "white"),
        ("laws", "2023"),
        ("pace", "standard"),
        ("record", FISCHER_PETROSIAN),
    ];
    let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
    assert!(page.contains("Threefold repetition: Right"), "{page}");
    assert!(page.contains("article 9.2.2 (9.2.3)"));
    assert_eq!(page.matches("<svg class=\"diagram\"").count(), 4, "the game's end and the position three times");
    assert!(
        page.contains("the position on the board stands for at least the third time"),
        "the article in our own words"
    );

    let mut ruling = claim.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", GameResult::Draw.symbol())]);
    let recorded = post(&app, &uri, &cookie, &token, &ruling).await;
    assert_eq!(recorded.status(), StatusCode::SEE_OTHER);
    let sheet = recorded.headers().get("location").expect("the sheet").to_str().expect("ASCII").to_owned();
    let page = text(call_service(&app, get(&sheet, &cookie)).await).await;
    assert!(page.contains("confirmed as proposed") && page.contains("time 3"));
    let paper = call_service(&app, get(&format!("{sheet}.pdf?lang=zh-Hant"), &cookie)).await;
    assert_eq!(paper.status(), StatusCode::OK);
    assert_eq!(paper.headers().get("content-type").expect("a type"), "application/pdf");
    let tournament = desk.live(id).expect("readable").expect("there").journal();
    assert_eq!(
        tournament.state().round(RoundNo(1)).expect("paired").game(1).expect("a game").result,
        Some(GameResult::Draw)
    );
    assert_eq!(tournament.state().rulings.len(), 1);

    let again = post(&app, &uri, &cookie, &token, &ruling).await;
    assert_eq!(again.status(), StatusCode::OK, "somebody else has changed the result: the desk says so");
    let page = text(call_service(&app, get(&format!("/t/{id}/claims"), &cookie)).await).await;
    assert!(page.contains("Threefold repetition"));
}

#[actix_web::test]
async fn an_illegal_move_is_counted_and_the_second_one_loses() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");
    let token = token_in(&text(call_service(&app, get(&uri, &cookie)).await).await);
    let claim = [
        ("claim", "illegal"),
        ("by", "black"),
        ("announced", "Nd2"),
        ("laws", "2023"),
        ("pace", "standard"),
        ("white_clock", "1:00:00"),
        ("black_clock", "0:30:00"),
        ("record", "1. e4 e5"),
    ];
    let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
    assert!(page.contains("Clocks to set: White 1:00:00, Black 0:32:00."), "{page}");
    let mut ruling = claim.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", "")]);
    assert_eq!(post(&app, &uri, &cookie, &token, &ruling).await.status(), StatusCode::SEE_OTHER);
    let page = text(call_service(&app, get(&uri, &cookie)).await).await;
    assert!(page.contains("White 1, Black 0"), "{page}");
    let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
    assert!(page.contains("Result: Black wins, 0-1."), "{page}");
}

#[actix_web::test]
async fn a_whole_round_is_matched_and_bad_input_is_kept() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/round/1");
    let token = token_in(&text(call_service(&app, get(&uri, &cookie)).await).await);
    let games = format!("{FISCHER_PETROSIAN}\n[White \"Per Olsen\"]\n[Black \"王小明\"]\n\n1. e4 Ke7 *\n");
    let page = text(post(&app, &uri, &cookie, &token, &[("record", &games)]).await).await;
    assert!(page.contains("Threefold repetition (White): after 4...Ng8"), "{page}");
    assert!(page.contains("colours the other way round"));
    let kept = desk.store().game(id, 1, 1).expect("readable").expect("the game is kept with its board");
    assert!(kept.contains("4. Ng1 Ng8"), "{kept}");
    assert!(page.contains("Games kept with their boards: 2"), "{page}");
    assert!(page.contains("Ke7"), "the illegal move is named");
    assert!(page.contains("value=\"illegal white 1 \""), "White may claim it: {page}");
    let chosen = [("prefill", "threefold white 5 "), ("record", FISCHER_PETROSIAN)];
    let page = text(post(&app, &format!("/t/{id}/claims/1/1"), &cookie, &token, &chosen).await).await;
    assert!(page.contains("Threefold repetition: Right"), "{page}");

    let desk_uri = format!("/t/{id}/claims/1/2");
    let claim = [("claim", "touched"), ("by", "black"), ("record", "1. e4 e5"), ("squares", "z9")];
    let page = text(post(&app, &desk_uri, &cookie, &token, &claim).await).await;
    assert!(page.contains("Write the touched squares in their order") && page.contains("value=\"z9\""));
    assert_eq!(call_service(&app, get(&desk_uri, "")).await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(call_service(&app, get(&format!("/t/{id}/claims/1/9"), &cookie)).await.status(), StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn moves_are_typed_taken_back_and_read_from_a_file() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");
    let page = text(call_service(&app, get(&uri, &cookie)).await).await;
    let token = token_in(&page);
    assert!(page.contains("<option value=\"Nf3\">"), "the legal moves are offered");

    let typed = [("record", ""), ("next", "e4 e5"), ("step", "add"), ("white_clock", "0:04:11")];
    let page = text(post(&app, &uri, &cookie, &token, &typed).await).await;
    assert!(page.contains(">1.e4 e5</textarea>") && page.contains("after 1...e5"), "{page}");
    assert!(page.contains("value=\"0:04:11\"") && !page.contains("id=\"answer\""));
    let illegal = [("record", "1.e4 e5"), ("next", "Ke3"), ("step", "add")];
    let page = text(post(&app, &uri, &cookie, &token, &illegal).await).await;
    assert!(
        page.contains("2.Ke3 is illegal") && page.contains("value=\"Ke3\"") && page.contains(">1.e4 e5<"),
        "{page}"
    );
    let back = [("record", "1.e4 e5"), ("step", "back")];
    let page = text(post(&app, &uri, &cookie, &token, &back).await).await;
    assert!(page.contains(">1.e4</textarea>"), "{page}");

    let games = format!("[White \"Per Olsen\"]\n[Black \"Wälti\"]\n\n1. d4 *\n\n{FISCHER_PETROSIAN}");
    let part =
        |name: &str, value: &str| format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    let file = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"round.pgn\"\r\n\r\n";
    let fields = part("csrf", &token) + &part("claim", "flag") + &part("squares", "e1");
    let body = format!("{fields}{file}{games}\r\n--x--\r\n");
    let request = TestRequest::post()
        .uri(&format!("{uri}/file"))
        .insert_header(("host", "localhost"))
        .insert_header(("cookie", cookie.as_str()))
        .insert_header(("content-type", "multipart/form-data; boundary=x"))
        .set_payload(body);
    let page = text(call_service(&app, request.to_request()).await).await;
    assert!(page.contains("Petrosian, T") && !page.contains("Per Olsen&#34;"), "the board's own game: {page}");
    assert!(page.contains("value=\"flag\" checked") && page.contains("value=\"e1\""), "what was typed stays");
}

#[actix_web::test]
async fn clock_times_are_shown_and_an_impossible_one_is_named() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");
    let token = token_in(&text(call_service(&app, get(&uri, &cookie)).await).await);
    let record = "[TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:30:10]} e5 {[%clk 1:30:20]} 2. Nf3 {[%clk 1:45:00]} *";
    let claim = [("claim", "threefold"), ("by", "black"), ("record", record)];
    let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
    assert!(
        page.contains("Clocks at the claim: White 1:45:00 (1 h 45 min 0 s), Black 1:30:20 (1 h 30 min 20 s)."),
        "{page}"
    );
    assert!(page.contains("After 2.Nf3 the clock shows 1:45:00; the time control allows 1:30:40 at most."), "{page}");
    assert!(page.contains("Clocks to set: White 1:47:00, Black 1:30:20."), "a wrong claim costs two minutes: {page}");
}

#[actix_web::test]
async fn what_the_record_does_not_prove_is_not_decided() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");
    let token = token_in(&text(call_service(&app, get(&uri, &cookie)).await).await);

    let own = [("claim", "illegal"), ("by", "white"), ("record", "1. e4 e5 2. Nd5")];
    let page = text(post(&app, &uri, &cookie, &token, &own).await).await;
    assert!(page.contains("Illegal move: Not decided: ask who claims, and whose move it was"), "{page}");
    assert!(page.contains("<option value=\"choose\">") && !page.contains("<option value=\"confirmed\""), "{page}");
    let mut ruling = own.to_vec();
    ruling.extend([("step", "rule"), ("decision", "confirmed"), ("was", ""), ("now", "")]);
    let page = text(post(&app, &uri, &cookie, &token, &ruling).await).await;
    assert!(page.contains("Nothing is proposed that could be confirmed"), "{page}");
    let mut ruling = own.to_vec();
    ruling.extend([("step", "rule"), ("decision", "altered"), ("reason", "agreed"), ("was", ""), ("now", "choose")]);
    let page = text(post(&app, &uri, &cookie, &token, &ruling).await).await;
    assert!(page.contains("Choose the result"), "{page}");

    for (record, to_do) in [
        ("1. e4 e5\n2. Sf3", "mend line 2"),
        ("1. e4 e5 2. Ngl", "mend line 1"),
        ("1. e4 ed 2. Nf3", "mend line 1"),
        ("1. е4 e5", "mend line 1"),
        ("1. e4 e5\n\n3. Nf3", "mend line 3"),
    ] {
        let claim = [("claim", "threefold"), ("by", "white"), ("record", record)];
        let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
        assert!(page.contains(&format!("Threefold repetition: Not decided: {to_do}")), "{record}: {page}");
        assert!(!page.contains(" gets 0:0"), "no penalty is proposed: {page}");
    }

    let german = [("claim", "threefold"), ("by", "white"), ("record", "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sgl Sg8")];
    let page = text(post(&app, &uri, &cookie, &token, &german).await).await;
    assert!(page.contains("Not decided: mend line 1") && page.contains("as Nf3 (piece letters: de"), "{page}");
    assert!(page.contains("Take these 8 readings into the record"), "{page}");
    let mut taken = german.to_vec();
    taken.push(("step", "mend"));
    let page = text(post(&app, &uri, &cookie, &token, &taken).await).await;
    assert!(page.contains(">1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8</textarea>"), "{page}");
    assert!(page.contains("Threefold repetition: Right"), "{page}");

    let slip = [("claim", "threefold"), ("by", "white"), ("record", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Nd5")];
    let page = text(post(&app, &uri, &cookie, &token, &slip).await).await;
    assert!(page.contains("If 4...Ng8 was played and not 4...Nd5"), "{page}");
    let mut compared = slip.to_vec();
    compared.push(("checked", "on"));
    let page = text(post(&app, &uri, &cookie, &token, &compared).await).await;
    assert!(page.contains("Threefold repetition: Wrong") && page.contains("Black gets 0:02:00 more."), "{page}");

    let clock = [
        ("claim", "threefold"),
        ("by", "white"),
        ("record", "1. e4"),
        ("white_clock", "1:05"),
        ("black_clock", "0:10:00"),
    ];
    let page = text(post(&app, &uri, &cookie, &token, &clock).await).await;
    assert!(page.contains("may be 1:05:00 or 0:01:05"), "{page}");
}

#[actix_web::test]
async fn an_illegal_move_that_stood_is_put_on_the_board_by_one_press() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let uri = format!("/t/{id}/claims/1/1");
    let token = token_in(&text(call_service(&app, get(&uri, &cookie)).await).await);
    let record = "1. Nb1d5 Nf6 2. Rb1 Ng8 3. Ra1 Nf6 4. Rb1 Ng8 5. Ra1 Nf6 6. Rb1 Ng8";
    let claim = [("claim", "threefold"), ("by", "white"), ("pace", "rapid"), ("record", record)];
    let page = text(post(&app, &uri, &cookie, &token, &claim).await).await;
    assert!(page.contains("Not decided: mend line 1") && page.contains("“Nb1d5” was played so and stood"), "{page}");
    let mut stood = claim.to_vec();
    stood.push(("step", "stood"));
    let page = text(post(&app, &uri, &cookie, &token, &stood).await).await;
    assert!(page.contains("1. Nb1d5 {[%stood]} Nf6"), "the record keeps it: {page}");
    assert!(page.contains("Threefold repetition: Right") && page.contains("it was played and stood"), "{page}");
    let record = record.replacen("Nb1d5", "Nb1d5 {[%stood]}", 1);
    let standard = [("claim", "threefold"), ("by", "white"), ("record", record.as_str())];
    let page = text(post(&app, &uri, &cookie, &token, &standard).await).await;
    assert!(page.contains("Not decided: rule on the illegal move first"), "{page}");
}

#[actix_web::test]
async fn the_desk_takes_what_the_event_announced() {
    let (desk, state) = opened();
    let app = served(&state).await;
    let cookie = log_in_by_link(&app, &state, None, "chief").await;
    let id = event(&desk);
    let settings = format!("/t/{id}/settings");
    let token = token_in(&text(call_service(&app, get(&settings, &cookie)).await).await);
    let play = [
        ("group", "play"),
        ("rate", "rapid"),
        ("laws", "2023"),
        ("default_minutes", "15"),
        ("full_supervision", "on"),
        ("agreement", "from"),
        ("agreement_move", "30"),
        ("quickplay_announced", "on"),
        ("device_penalty", "a warning at first"),
        ("reason", "as announced"),
        ("confirmed", "yes"),
    ];
    let saved = post(&app, &settings, &cookie, &token, &play).await;
    assert!(saved.status().is_redirection(), "{}", text(saved).await);
    let announced = desk.live(id).expect("readable").expect("there").journal().state().regulations.announced.clone();
    assert_eq!(announced.agreement, Agreement::FromMove(30));
    assert!(announced.full_supervision && announced.quickplay && announced.device_penalty == "a warning at first");

    let uri = format!("/t/{id}/claims/1/1");
    let page = text(call_service(&app, get(&uri, &cookie)).await).await;
    for field in ["supervised\" checked", "quickplay_announced\" checked", "lesser_device_penalty\" checked"] {
        assert!(page.contains(field), "{field}: {page}");
    }
    assert!(page.contains("name=\"from_move\" inputmode=\"numeric\" value=\"30\""), "{page}");
    assert!(page.contains("name=\"default_minutes\" inputmode=\"numeric\" value=\"15\""), "{page}");
    let token = token_in(&page);
    for wrong in [[("agreement", "from"), ("agreement_move", "")], [("agreement", "sometimes"), ("agreement_move", "")]]
    {
        let mut fields = vec![("group", "play"), ("rate", "rapid"), ("laws", "2023"), ("default_minutes", "15")];
        fields.extend(wrong);
        let refused = post(&app, &settings, &cookie, &token, &fields).await;
        assert!(!refused.status().is_redirection(), "{wrong:?}");
    }
}
