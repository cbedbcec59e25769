//! A player's own page: found once and kept on the phone, then their board, colour, opponent, result and rating change stand above every
//! public page. Who gives the code of their slip reports results and asks for byes too; the code lies in a cookie that scripts cannot read.

mod card;

use self::card::{Card, CardFrame, CardPart};
use super::{PublicFrame, Tab};
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::push::{NotTold, Wish};
use sonneborn_desk::self_service::{
    Asked, Caller, NoSelfService, WRONG_CODES_SECONDS, bye_deadline, is_past, read_code,
};
use sonneborn_i18n::{Lang, alphabet, common, dates, phones as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::public_side::Unfit;
use sonneborn_web::error_page::retry_after;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::hall::is_https;
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::asked::is_asked_for;
use sonneborn_web::{Answer, WebError, blocking, html, page, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}/me", Shows::PUBLIC, show)
        .post("/p/{tournament}/me", Shows::PUBLIC, choose)
        .post("/p/{tournament}/me/bye", Shows::PUBLIC, bye);
    config.unexplained().get("/p/{tournament}/me/card", Shows::PUBLIC, card);
    config
        .explained_in(Chapter::Public)
        .post("/p/{tournament}/me/forget", Shows::PUBLIC, forget)
        .post("/p/{tournament}/me/push", Shows::PUBLIC, keep_wish)
        .post("/p/{tournament}/me/push/end", Shows::PUBLIC, end_wish)
        .post("/p/{tournament}/me/result", Shows::PUBLIC, result)
        .get("/p/{tournament}/me/{code}", Shows::PUBLIC, arrive);
}

/// Who it is, for scripts too; and the code, for the server alone. Both are sent to this event's pages only.
const PLAYER_COOKIE: &str = "me";
const CODE_COOKIE: &str = "me_code";
/// The longest event with its days of rest.
const KEPT_DAYS: i64 = 120;
/// Namesakes on one page.
const MOST_FOUND: usize = 12;

/// A bye that is given or asked for.
struct ByeLine {
    round: RoundNo,
    until: String,
    state: String,
    /// It can be taken back.
    is_asked: bool,
}

/// The byes of a player in the rounds to come.
#[derive(Default)]
struct Byes {
    lines: Vec<ByeLine>,
    /// The rounds for which one can be asked for, each with until when.
    open: Vec<(RoundNo, String)>,
}

struct Found {
    id: u32,
    name: String,
    about: String,
}

#[derive(Template)]
#[template(path = "public/me.html")]
struct MePage {
    frame: PublicFrame,
    card: Option<Card>,
    has_code: bool,
    /// Codes are the hall's: a copy knows none.
    takes_codes: bool,
    /// The key for messages to this phone; none where the server sends none.
    push_key: Option<String>,
    byes: Byes,
    /// Whether half-point byes are given at all.
    has_half_points: bool,
    found: Vec<Found>,
    told: Option<String>,
    problem: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    q: String,
    /// What was done last: `asked`, `taken`.
    done: String,
}

/// What the browser says of who it is, held against the event.
struct Known {
    player: Option<PlayerId>,
    /// Proved by the code.
    by_code: bool,
    /// The code is worth nothing any more, and is forgotten, so that it is not tried again with each page.
    is_stale: bool,
}

pub(super) fn caller(guarded: &Guarded<Public>) -> Caller {
    let visitor = &guarded.visitor;
    Caller { device: visitor.device.clone(), address: visitor.address.clone() }
}

async fn known(request: &HttpRequest, guarded: &Guarded<Public>) -> Known {
    let mut is_stale = false;
    if let Some(code) = request.cookie(CODE_COOKIE).map(|cookie| cookie.value().to_owned()) {
        match player_of(guarded, code).await {
            Ok(player) => return Known { player: Some(player), by_code: true, is_stale },
            Err(why) => is_stale = matches!(why, NoSelfService::WrongCode),
        }
    }
    let chosen = request.cookie(PLAYER_COOKIE).and_then(|cookie| cookie.value().parse().ok()).map(PlayerId);
    Known { player: chosen.filter(|player| guarded.tournament().player(*player).is_some()), by_code: false, is_stale }
}

async fn player_of(guarded: &Guarded<Public>, code: String) -> Result<PlayerId, NoSelfService> {
    let (desk, id, caller) = (Arc::clone(&guarded.state.desk), guarded.id(), caller(guarded));
    let found = sonneborn_web::in_pool(move || desk.player_of_code(id, &code, &caller)).await;
    found.unwrap_or(Err(NoSelfService::WrongCode))
}

/// Nothing of one player is kept for another.
fn never_kept(mut answer: HttpResponse) -> HttpResponse {
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

async fn show(request: HttpRequest, guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let known = known(&request, &guarded).await;
    let lang = guarded.visitor.lang;
    let desk = Arc::clone(&guarded.state.desk);
    let mut shown = MePage::of(&guarded, &known, &query.q);
    // While nothing can be kept, nothing is offered.
    shown.push_key = blocking(move || Ok::<_, WebError>(desk.push_key().unwrap_or_default())).await?;
    shown.told = match query.done.as_str() {
        "taken" => Some(words::bye_is_given(lang).into()),
        "asked" => Some(words::bye_is_asked(lang).into()),
        _ => None,
    };
    page(&shown).map(|answer| told(&guarded, &known, answer))
}

/// The answer, with which a code that is worth nothing is forgotten.
fn told(guarded: &Guarded<Public>, known: &Known, mut answer: HttpResponse) -> HttpResponse {
    if known.is_stale {
        let cookie = Cookie::build(CODE_COOKIE, "").path(format!("/p/{}", guarded.id())).max_age(Duration::ZERO);
        // An empty cookie is valid.
        let _ = answer.add_cookie(&cookie.finish());
    }
    never_kept(answer)
}

/// What stands above the other pages; nothing for who is nobody here.
async fn card(request: HttpRequest, guarded: Guarded<Public>) -> Answer {
    let known = known(&request, &guarded).await;
    let card = known.player.and_then(|player| Card::of(&guarded, player, known.by_code));
    match card {
        Some(card) => {
            let frame = CardFrame { lang: guarded.visitor.lang, base: format!("/p/{}", guarded.id()) };
            page(&CardPart { frame, card }).map(|answer| told(&guarded, &known, answer))
        }
        None => Ok(told(&guarded, &known, HttpResponse::NoContent().finish())),
    }
}

/// From the code on a slip of paper.
async fn arrive(request: HttpRequest, guarded: Guarded<Public>, path: web::Path<(i64, String)>) -> Answer {
    enter(&request, &guarded, path.into_inner().1).await
}

#[derive(Deserialize)]
struct Chosen {
    #[serde(default)]
    player: Option<u32>,
    #[serde(default)]
    code: String,
}

async fn choose(request: HttpRequest, guarded: Guarded<Public>, form: web::Form<Chosen>) -> Answer {
    match form.player.map(PlayerId).filter(|player| guarded.tournament().player(*player).is_some()) {
        Some(player) => Ok(settled(&request, &guarded, Some(player), None)),
        None => enter(&request, &guarded, form.into_inner().code).await,
    }
}

async fn enter(request: &HttpRequest, guarded: &Guarded<Public>, code: String) -> Answer {
    let code = read_code(&code);
    match player_of(guarded, code.clone()).await {
        Ok(player) => {
            let kept = guarded.state.desk.kept_code(guarded.id(), &code);
            Ok(settled(request, guarded, Some(player), Some(&kept)))
        }
        Err(why) => refused_page(request, guarded, &why).await,
    }
}

async fn forget(request: HttpRequest, guarded: Guarded<Public>) -> Answer {
    Ok(settled(&request, &guarded, None, None))
}

/// Keeps who it is on the phone, or forgets it, and shows the page.
fn settled(
    request: &HttpRequest,
    guarded: &Guarded<Public>,
    player: Option<PlayerId>,
    code: Option<&str>,
) -> HttpResponse {
    let base = format!("/p/{}", guarded.id());
    let mut answer = see_other(&format!("{base}/me"));
    let is_https = is_https(request, &guarded.state);
    let player = player.map(|player| player.0.to_string());
    for (name, value) in [(PLAYER_COOKIE, player), (CODE_COOKIE, code.map(str::to_owned))] {
        let life = if value.is_some() { Duration::days(KEPT_DAYS) } else { Duration::ZERO };
        let cookie = Cookie::build(name, value.unwrap_or_default())
            .path(base.clone())
            .http_only(name == CODE_COOKIE)
            .same_site(SameSite::Lax)
            .secure(is_https)
            .max_age(life)
            .finish();
        // A number and letters of a code are a valid cookie.
        let _ = answer.add_cookie(&cookie);
    }
    never_kept(answer)
}

#[derive(Deserialize)]
struct WishForm {
    endpoint: String,
    #[serde(default)]
    public_key: String,
    #[serde(default)]
    auth: String,
    /// Whose board; none for the round as a whole.
    #[serde(default)]
    player: Option<u32>,
}

/// What this browser wants to be told; what it says of its player is as public as the pages.
async fn keep_wish(guarded: Guarded<Public>, form: web::Form<WishForm>) -> Answer {
    let WishForm { endpoint, public_key, auth, player } = form.into_inner();
    let player = player.map(PlayerId);
    if player.is_some_and(|player| guarded.tournament().player(player).is_none()) {
        return Err(WebError::NotFound);
    }
    let wish = Wish { endpoint, public_key, auth, player, lang: guarded.visitor.lang };
    let (desk, id, caller) = (Arc::clone(&guarded.state.desk), guarded.id(), caller(&guarded));
    let kept =
        sonneborn_web::in_pool(move || desk.keep_wish_of(id, wish, &caller)).await.map_err(WebError::internal)?;
    match kept {
        Ok(()) => Ok(never_kept(HttpResponse::NoContent().finish())),
        Err(NotTold::NoService | NotTold::NoKeys) => {
            Err(WebError::BadRequest(words::push_not_possible(guarded.visitor.lang).into()))
        }
        Err(NotTold::TooMany) => Ok(never_kept(HttpResponse::TooManyRequests().finish())),
        Err(NotTold::Store(error)) => Err(error.into()),
    }
}

async fn end_wish(guarded: Guarded<Public>, form: web::Form<WishForm>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || desk.store().drop_subscription(id, &form.endpoint).map_err(WebError::from)).await?;
    Ok(never_kept(HttpResponse::NoContent().finish()))
}

#[derive(Deserialize)]
struct ResultForm {
    round: RoundNo,
    board: u16,
    white: u32,
    black: u32,
    /// `won`, `drew` or `lost`; empty takes it back.
    #[serde(default)]
    how: String,
}

async fn result(request: HttpRequest, guarded: Guarded<Public>, form: web::Form<ResultForm>) -> Answer {
    let by = proved(&request, &guarded).await?;
    let players = [PlayerId(form.white), PlayerId(form.black)];
    let is_white = by == players[0];
    let now = match form.how.as_str() {
        "won" => Some(if is_white { GameResult::WhiteWins } else { GameResult::BlackWins }),
        "drew" => Some(GameResult::Draw),
        "lost" => Some(if is_white { GameResult::BlackWins } else { GameResult::WhiteWins }),
        "" => None,
        other => return Err(WebError::Unreadable(other.to_owned())),
    };
    let (desk, id, caller, at) =
        (Arc::clone(&guarded.state.desk), guarded.id(), caller(&guarded), (form.round, form.board, players));
    let done = sonneborn_web::in_pool(move || desk.report_result(id, by, at, now, &caller)).await;
    match done.map_err(WebError::internal)? {
        Ok(_) => Ok(never_kept(see_other(&format!("/p/{id}/me")))),
        Err(why) => refused_page(&request, &guarded, &why).await,
    }
}

#[derive(Deserialize)]
struct ByeForm {
    round: RoundNo,
    /// `half` or `zero`; empty for no bye any more.
    #[serde(default)]
    bye: String,
}

async fn bye(request: HttpRequest, guarded: Guarded<Public>, form: web::Form<ByeForm>) -> Answer {
    let player = proved(&request, &guarded).await?;
    let wanted = match form.bye.as_str() {
        "half" => Some(Bye::HalfPoint),
        "zero" => Some(Bye::ZeroPoint),
        "" => None,
        other => return Err(WebError::Unreadable(other.to_owned())),
    };
    let (desk, id, caller, round) = (Arc::clone(&guarded.state.desk), guarded.id(), caller(&guarded), form.round);
    let done = sonneborn_web::in_pool(move || desk.ask_for_bye(id, player, (round, wanted), &caller)).await;
    match done.map_err(WebError::internal)? {
        Ok(Asked::Taken) => Ok(never_kept(see_other(&format!("/p/{id}/me?done=taken")))),
        Ok(Asked::Waits) if wanted.is_some() => Ok(never_kept(see_other(&format!("/p/{id}/me?done=asked")))),
        Ok(Asked::Waits) => Ok(never_kept(see_other(&format!("/p/{id}/me")))),
        Err(why) => refused_page(&request, &guarded, &why).await,
    }
}

/// The player whose code the phone has.
async fn proved(request: &HttpRequest, guarded: &Guarded<Public>) -> Result<PlayerId, WebError> {
    let known = known(request, guarded).await;
    known.player.filter(|_| known.by_code).ok_or(WebError::Forbidden)
}

async fn refused_page(request: &HttpRequest, guarded: &Guarded<Public>, why: &NoSelfService) -> Answer {
    // What changed meanwhile is shown as it is now.
    let known = known(request, guarded).await;
    let problem = Some(problem(guarded, why));
    let status = match why {
        NoSelfService::TooOften => StatusCode::TOO_MANY_REQUESTS,
        NoSelfService::WrongCode => StatusCode::FORBIDDEN,
        NoSelfService::TooLate | NoSelfService::Unfit(_) | NoSelfService::Refused(_) => StatusCode::CONFLICT,
    };
    let answer = html(status, &MePage { problem, ..MePage::of(guarded, &known, "") }).map(never_kept)?;
    Ok(if status == StatusCode::TOO_MANY_REQUESTS { retry_after(answer, WRONG_CODES_SECONDS) } else { answer })
}

/// Why it was not done, in words.
pub(super) fn problem(guarded: &Guarded<Public>, why: &NoSelfService) -> String {
    let lang = guarded.visitor.lang;
    match why {
        NoSelfService::WrongCode => words::wrong_code(lang).into(),
        NoSelfService::TooOften => words::too_often(lang).into(),
        NoSelfService::TooLate => words::too_late(lang).into(),
        NoSelfService::Unfit(Unfit::RatingBelow(least)) => words::rating_below(lang, least),
        NoSelfService::Unfit(Unfit::RatingAbove(most)) => words::rating_above(lang, most),
        NoSelfService::Unfit(Unfit::BornBefore(year)) => words::born_before(lang, year.to_string()),
        NoSelfService::Unfit(Unfit::BornAfter(year)) => words::born_after(lang, year.to_string()),
        NoSelfService::Unfit(Unfit::BirthMissing) => words::birth_missing(lang).into(),
        NoSelfService::Refused(refusal) => refused::words(lang, refusal, Some(guarded.tournament())),
    }
}

impl MePage {
    fn of(guarded: &Guarded<Public>, known: &Known, query: &str) -> MePage {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let found = if query.trim().is_empty() { Vec::new() } else { found(tournament, lang, query) };
        let byes = known.player.filter(|_| known.by_code).map(|player| byes(tournament, lang, player));
        MePage {
            frame: PublicFrame::of(guarded, Tab::Me, words::me(lang).into(), query),
            card: known.player.and_then(|player| Card::of(guarded, player, known.by_code)),
            has_code: known.by_code,
            takes_codes: !guarded.is_copy,
            push_key: None,
            byes: byes.unwrap_or_default(),
            has_half_points: tournament.regulations.half_point_byes > 0 && !tournament.is_of_teams(),
            found,
            told: None,
            problem: None,
        }
    }
}

fn found(tournament: &Tournament, lang: Lang, query: &str) -> Vec<Found> {
    let mut players: Vec<&Player> =
        tournament.entrants().filter(|player| is_asked_for(&[&player.data.name], "", query)).collect();
    alphabet::sort_by_name(lang, &mut players, |player| &player.data.name);
    let one = |player: &Player| {
        let about = [rating(tournament, &player.data), player.data.federation.clone(), player.data.club.clone()];
        Found {
            id: player.id.0,
            name: titled(&player.data),
            about: about.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
        }
    };
    players.into_iter().take(MOST_FOUND).map(one).collect()
}

fn byes(tournament: &Tournament, lang: Lang, player: PlayerId) -> Byes {
    let is_offered = tournament.public_side.byes.is_some() && tournament.regulations.system.gives_byes();
    let Some(known) = tournament.player(player).filter(|_| is_offered) else {
        return Byes::default();
    };
    let coming = (1..=tournament.regulations.rounds).map(RoundNo);
    let open = coming.filter(|round| *round >= tournament.next_unpublished() && known.takes_part_in(*round));
    let mut byes = Byes::default();
    for round in open {
        let deadline = bye_deadline(tournament, round);
        let asked = tournament.asked_byes.iter().find(|asked| (asked.player, asked.round) == (player, round));
        let is_open = !is_past(tournament, deadline) && !tournament.closed;
        let until = deadline.map_or_else(String::new, |at| words::until(lang, dates::minute(lang, at)));
        let state = match (known.requested_byes.get(&round), asked) {
            (Some(bye), _) => Some((common::bye_of(lang, *bye).into(), false)),
            (None, Some(asked)) => Some((words::asked_for(lang, common::bye_of(lang, asked.bye)), is_open)),
            (None, None) => None,
        };
        match state {
            Some((state, is_asked)) => byes.lines.push(ByeLine { round, until, state, is_asked }),
            None if is_open => byes.open.push((round, until)),
            None => {}
        }
    }
    byes
}
