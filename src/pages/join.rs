//! Joining an event by a link: one asks for a name, and the phone is a deputy's. Opening the link uses nothing up, because messengers
//! open links too.

use super::log_in::with_session;
use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::invitations::JoinError;
use sonneborn_desk::{clock, instant};
use sonneborn_i18n::{dates, people as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::access::Shows;
use sonneborn_web::form::is_token_of;
use sonneborn_web::hall::is_https;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, html, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::People).get("/join/{token}", Shows::PUBLIC, ask).post(
        "/join/{token}",
        Shows::PUBLIC,
        join,
    );
}

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    frame: Frame,
    event: String,
    told: String,
    name: String,
    problem: Option<&'static str>,
    /// Who comes in again, by a link that is theirs alone.
    returning: Option<String>,
    /// Somebody is logged in on this device, who joins as themselves.
    joins_as: Option<String>,
    /// Somebody is logged in on this device for whom the link does nothing: the administrator, or another than comes in again by it.
    is_in_the_way: bool,
}

async fn ask(visitor: Visitor, state: web::Data<AppState>, token: web::Path<String>) -> Answer {
    show(&visitor, &state, &token, String::new(), None).await
}

async fn show(
    visitor: &Visitor,
    state: &web::Data<AppState>,
    token: &str,
    name: String,
    problem: Option<&'static str>,
) -> Answer {
    let (desk, lang, asked) = (Arc::clone(&state.desk), visitor.lang, token.to_owned());
    let found = blocking(move || {
        let Some(invitation) = desk.invitation(&asked)? else { return Ok(None) };
        let store = desk.store();
        let event = store.tournament(invitation.grant.tournament)?;
        let guest = invitation.returning.map(|account| store.account(account)).transpose()?.flatten();
        let hall = desk.live(invitation.grant.tournament)?.map(|live| live.journal().state().details.clone());
        Ok::<_, WebError>(event.zip(hall).map(|(event, hall)| {
            let until = clock::in_hall(&hall, instant(invitation.grant.ends_at));
            (event.name, invitation.grant, until, guest.map(|guest| guest.name))
        }))
    })
    .await?;
    let (event, grant, until, returning) = found.ok_or_else(|| WebError::BadRequest(words::spent(lang).into()))?;
    let role = if grant.role >= Role::Arbiter { web_words::role_arbiter(lang) } else { web_words::role_viewer(lang) };
    let boards = grant
        .boards
        .map_or_else(|| words::all_boards(lang).into(), |boards| words::boards(lang, boards.first, boards.last));
    let status = if problem.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    let told = match &returning {
        Some(name) => words::welcome_back(lang, name),
        None => words::made(lang, role, boards, dates::minute(lang, until)),
    };
    let frame = Frame::new(visitor, words::join_title(lang));
    let joins_as = joiner(visitor).filter(|_| returning.is_none()).map(|account| account.name.clone());
    let is_in_the_way = visitor.login.is_some() && joins_as.is_none();
    html(status, &JoinPage { frame, event, told, name, problem, returning, joins_as, is_in_the_way })
}

/// Who is logged in and can be given a role: an administrator has all of them.
fn joiner(visitor: &Visitor) -> Option<&Account> {
    visitor.account().filter(|account| !account.is_administrator)
}

#[derive(Deserialize)]
struct Name {
    #[serde(default)]
    name: String,
    /// The session's token, where somebody is logged in.
    #[serde(default)]
    csrf: String,
}

async fn join(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    token: web::Path<String>,
    form: web::Form<Name>,
) -> Answer {
    let (token, Name { name, csrf }, lang) = (token.into_inner(), form.into_inner(), visitor.lang);
    if visitor.login.is_some() {
        return join_as(&visitor, &state, token, &csrf).await;
    }
    let (desk, asked, named, device) = (Arc::clone(&state.desk), token.clone(), name.clone(), visitor.device.clone());
    let joined =
        sonneborn_web::in_pool(move || desk.join(&asked, &named, &device)).await.map_err(WebError::internal)?;
    match joined {
        Ok((login, event)) => {
            let begin = begin(&state, event).await?;
            Ok(with_session(see_other(&begin), &login, is_https(&request, &state)))
        }
        Err(JoinError::Spent) => Err(WebError::BadRequest(words::spent(lang).into())),
        Err(JoinError::NameUnusable) => {
            show(&visitor, &state, &token, name, Some(web_words::name_unusable(lang))).await
        }
        Err(JoinError::NameTaken) => show(&visitor, &state, &token, name, Some(words::name_taken(lang))).await,
        Err(JoinError::Store(error)) => Err(error.into()),
    }
}

/// Where whoever joined begins: at the sections where there is nothing to do in the event, which was cut into groups.
async fn begin(state: &web::Data<AppState>, event: i64) -> Result<String, WebError> {
    let desk = Arc::clone(&state.desk);
    blocking(move || {
        let is_cut = desk.live(event)?.is_some_and(|live| live.journal().state().details.entries_only);
        let festival = if is_cut { desk.store().festival_of(event)? } else { None };
        Ok::<_, WebError>(festival.map_or_else(|| format!("/t/{event}"), |festival| format!("/f/{}", festival.id)))
    })
    .await
}

/// Whoever is logged in has the link's role as well, as who they are.
async fn join_as(visitor: &Visitor, state: &web::Data<AppState>, token: String, csrf: &str) -> Answer {
    let Some(account) = joiner(visitor).map(|account| account.id).filter(|_| is_token_of(visitor, csrf)) else {
        return show(visitor, state, &token, String::new(), None).await;
    };
    let (desk, asked) = (Arc::clone(&state.desk), token.clone());
    match sonneborn_web::in_pool(move || desk.join_as(&asked, account)).await.map_err(WebError::internal)? {
        Ok(event) => Ok(see_other(&begin(state, event).await?)),
        Err(JoinError::Store(error)) => Err(error.into()),
        // The page says why: the link is over, or lets somebody else in again.
        Err(JoinError::Spent | JoinError::NameUnusable | JoinError::NameTaken) => {
            show(visitor, state, &token, String::new(), None).await
        }
    }
}
