//! Logging in and out, and the one-time links that set a password.

use crate::redirect::own_path;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::StatusCode;
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::credentials::{FAILURE_SECONDS, LinkError, Login, LoginError, Place, SESSION_LIFE_SECONDS};
use sonneborn_desk::passwords::least_length;
use sonneborn_i18n::{Lang, web as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::error_page::retry_after;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::Member;
use sonneborn_web::hall::is_https;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, html, page, see_other};
use std::sync::Arc;

/// Where the session's token lies.
pub use sonneborn_web::visitor::SESSION_COOKIE;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Start)
        .get("/log-in", Shows::PUBLIC, log_in_form)
        .post("/log-in", Shows::PUBLIC, log_in)
        .post("/log-out", Shows::PUBLIC, log_out)
        .get("/link/{token}", Shows::PUBLIC, link_form)
        .post("/link/{token}", Shows::PUBLIC, use_link);
}

#[derive(Template)]
#[template(path = "log_in.html")]
struct LogInPage {
    frame: Frame,
    name: String,
    /// Whether the account asks for a code too.
    needs_code: bool,
    problem: Option<String>,
    next: String,
}

#[derive(Deserialize)]
struct Next {
    #[serde(default)]
    next: String,
}

async fn log_in_form(visitor: Visitor, query: web::Query<Next>) -> Answer {
    let next = query.into_inner().next;
    page(&LogInPage {
        frame: Frame::new(&visitor, words::log_in(visitor.lang)),
        name: String::new(),
        needs_code: false,
        problem: None,
        next,
    })
}

#[derive(Deserialize)]
struct Credentials {
    name: String,
    password: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    next: String,
}

async fn log_in(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    form: web::Form<Credentials>,
) -> Answer {
    let Credentials { name, password, code, next } = form.into_inner();
    let (desk, asked) = (Arc::clone(&state.desk), visitor.clone());
    let tried = name.clone();
    let place = place(&request, &asked);
    let outcome = sonneborn_web::in_pool(move || desk.log_in(&tried, (&password, &code), &place))
        .await
        .map_err(WebError::internal)?;
    match outcome {
        Ok(login) => {
            let token = state.desk.device_token(&login.account);
            let answer = with_session(see_other(own_path(&next)), &login, is_https(&request, &state));
            Ok(with_device(answer, token, is_https(&request, &state)))
        }
        Err(error) => {
            let (status, problem, needs_code) = told(visitor.lang, error)?;
            let (frame, problem) = (Frame::new(&visitor, words::log_in(visitor.lang)), Some(problem.to_owned()));
            let answer = html(status, &LogInPage { frame, name, needs_code, problem, next })?;
            Ok(if status == StatusCode::TOO_MANY_REQUESTS { retry_after(answer, FAILURE_SECONDS) } else { answer })
        }
    }
}

fn login_status(error: &LoginError) -> StatusCode {
    match error {
        LoginError::TooMany | LoginError::Busy => StatusCode::TOO_MANY_REQUESTS,
        LoginError::Wrong | LoginError::CodeNeeded | LoginError::Store(_) => StatusCode::UNAUTHORIZED,
    }
}

/// The cookie by which a device is known again after its log-in has ended.
const DEVICE_COOKIE: &str = "sonneborn_device";
/// A device is known for a year.
const DEVICE_DAYS: i64 = 365;

/// From where somebody logs in.
pub(super) fn place(request: &HttpRequest, visitor: &Visitor) -> Place {
    let token = request.cookie(DEVICE_COOKIE).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
    Place { address: visitor.address.clone(), device: visitor.device.clone(), token }
}

fn with_device(mut answer: HttpResponse, token: String, is_https: bool) -> HttpResponse {
    let cookie = Cookie::build(DEVICE_COOKIE, token)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https)
        .max_age(Duration::days(DEVICE_DAYS))
        .finish();
    // Letters of base 64 are a valid cookie.
    let _ = answer.add_cookie(&cookie);
    answer
}

/// How a log-in that failed is answered: the status, what is wrong, and whether a code is asked for.
///
/// # Errors
/// Where the database is at fault.
pub(super) fn told(lang: Lang, error: LoginError) -> Result<(StatusCode, &'static str, bool), WebError> {
    match error {
        LoginError::Store(error) => Err(error.into()),
        error => Ok((login_status(&error), login_problem(lang, &error), matches!(error, LoginError::CodeNeeded))),
    }
}

pub(super) fn login_problem(lang: Lang, error: &LoginError) -> &'static str {
    match error {
        LoginError::TooMany => words::login_too_many(lang),
        LoginError::Busy => words::login_busy(lang),
        LoginError::CodeNeeded => words::login_code_needed(lang),
        LoginError::Wrong | LoginError::Store(_) => words::login_wrong(lang),
    }
}

async fn log_out(member: Member, state: web::Data<AppState>, _form: Posted<serde::de::IgnoredAny>) -> Answer {
    let token_hash = member.visitor.login.as_deref().map(|(session, _)| session.token_hash.clone()).unwrap_or_default();
    let desk = Arc::clone(&state.desk);
    blocking(move || desk.store().close_session(&token_hash)).await?;
    let mut response = see_other("/");
    let mut gone = Cookie::new(SESSION_COOKIE, "");
    gone.set_path("/");
    response.add_removal_cookie(&gone).map_err(WebError::internal)?;
    Ok(response)
}

#[derive(Template)]
#[template(path = "link.html")]
struct LinkPage {
    frame: Frame,
    token: String,
    /// The account whose password is set; `None` for the first administrator, who chooses a name.
    account: Option<String>,
    name: String,
    /// The fewest characters of the password.
    least: usize,
    problem: Option<String>,
}

async fn link_form(visitor: Visitor, state: web::Data<AppState>, token: web::Path<String>) -> Answer {
    show_link(visitor, &state, token.into_inner(), String::new(), None).await
}

async fn show_link(
    visitor: Visitor,
    state: &web::Data<AppState>,
    token: String,
    name: String,
    problem: Option<String>,
) -> Answer {
    let (desk, asked) = (Arc::clone(&state.desk), token.clone());
    let link = blocking(move || desk.link_for(&asked)).await?;
    let Some(account) = link else { return Err(WebError::BadRequest(words::link_spent(visitor.lang).into())) };
    let desk = Arc::clone(&state.desk);
    let account = match account {
        Some(id) => blocking(move || desk.store().account(id)).await?,
        None => None,
    };
    // The first administrator has no account yet.
    let least = least_length(account.as_ref().is_none_or(|account| account.is_administrator));
    let account = account.map(|account| account.name);
    let frame = Frame::new(&visitor, words::set_password(visitor.lang));
    let status = if problem.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    html(status, &LinkPage { frame, token, account, name, least, problem })
}

#[derive(Deserialize)]
struct NewPassword {
    #[serde(default)]
    name: String,
    password: String,
}

async fn use_link(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    token: web::Path<String>,
    form: web::Form<NewPassword>,
) -> Answer {
    let (token, NewPassword { name, password }) = (token.into_inner(), form.into_inner());
    let (desk, asked, named, device) = (Arc::clone(&state.desk), token.clone(), name.clone(), visitor.device.clone());
    let outcome = sonneborn_web::in_pool(move || desk.use_link(&asked, &named, &password, &device))
        .await
        .map_err(WebError::internal)?;
    let lang = visitor.lang;
    match outcome {
        Ok(login) => {
            let token = state.desk.device_token(&login.account);
            let answer = with_session(see_other("/"), &login, is_https(&request, &state));
            Ok(with_device(answer, token, is_https(&request, &state)))
        }
        Err(LinkError::Store(error)) => Err(error.into()),
        Err(error) => show_link(visitor, &state, token, name, Some(link_problem(lang, &error))).await,
    }
}

pub(super) fn link_problem(lang: Lang, error: &LinkError) -> String {
    match error {
        LinkError::PasswordTooShort { least } => words::password_too_short(lang, *least),
        LinkError::PasswordCommon => words::password_common(lang).into(),
        LinkError::NameUnusable => words::name_unusable(lang).into(),
        LinkError::Spent => words::link_spent(lang).into(),
        LinkError::Hash | LinkError::Store(_) => words::error_internal(lang).into(),
    }
}

/// The answer with the session's cookie: readable by no script, sent to this site only.
pub(super) fn with_session(mut response: HttpResponse, login: &Login, is_https: bool) -> HttpResponse {
    let cookie = Cookie::build(SESSION_COOKIE, login.token.clone())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https)
        .max_age(Duration::seconds(SESSION_LIFE_SECONDS))
        .finish();
    if let Err(error) = response.add_cookie(&cookie) {
        tracing::error!("the session's cookie could not be set: {error}");
    }
    response
}
