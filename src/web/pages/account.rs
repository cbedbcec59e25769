//! One's own account: the password, and the devices that are logged in.

use super::log_in::{link_problem, login_problem};
use crate::desk::credentials::ChangePasswordError;
use crate::desk::instant;
use crate::i18n::web as words;
use crate::web::form::Posted;
use crate::web::guard::Member;
use crate::web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/account", web::get().to(account))
        .route("/account/password", web::post().to(change_password))
        .route("/account/log-out", web::post().to(log_out_device));
}

/// A device that is logged in.
struct Line {
    /// Names the session in the form; it is the hash of the token and opens nothing.
    token_hash: String,
    device: String,
    since: DateTime<Utc>,
    seen: DateTime<Utc>,
    is_this: bool,
}

#[derive(Template)]
#[template(path = "account.html")]
struct AccountPage {
    frame: Frame,
    lines: Vec<Line>,
    notice: Option<&'static str>,
    problem: Option<String>,
}

async fn account(member: Member, state: web::Data<AppState>) -> Answer {
    show(&member, &state, None, None).await
}

async fn show(
    member: &Member,
    state: &web::Data<AppState>,
    notice: Option<&'static str>,
    problem: Option<String>,
) -> Answer {
    let (desk, id) = (Arc::clone(&state.desk), member.account.id);
    let sessions = blocking(move || desk.store().sessions_of(id)).await?;
    let own = member.visitor.login.as_deref().map_or("", |(session, _)| session.token_hash.as_str());
    let lines = sessions.into_iter().map(|session| Line {
        is_this: session.token_hash == own,
        since: instant(session.created_at),
        seen: instant(session.seen_at),
        device: session.device,
        token_hash: session.token_hash,
    });
    let frame = Frame::new(&member.visitor, words::own_account(member.visitor.lang));
    page(&AccountPage { frame, lines: lines.collect(), notice, problem })
}

#[derive(Deserialize)]
struct Passwords {
    old: String,
    new: String,
}

async fn change_password(member: Member, state: web::Data<AppState>, form: Posted<Passwords>) -> Answer {
    let lang = member.visitor.lang;
    let login = member.visitor.login.clone().ok_or(WebError::LoginNeeded)?;
    let (desk, address) = (Arc::clone(&state.desk), member.visitor.address.clone());
    let changed = web::block(move || desk.change_password(&login, &form.0.old, &form.0.new, &address))
        .await
        .map_err(WebError::internal)?;
    match changed {
        Ok(()) => show(&member, &state, Some(words::password_changed(lang)), None).await,
        Err(ChangePasswordError::Old(error)) => {
            show(&member, &state, None, Some(login_problem(lang, &error).into())).await
        }
        Err(ChangePasswordError::New(error)) => show(&member, &state, None, Some(link_problem(lang, &error))).await,
    }
}

#[derive(Deserialize)]
struct Device {
    session: String,
}

async fn log_out_device(member: Member, state: web::Data<AppState>, form: Posted<Device>) -> Answer {
    let (desk, id) = (Arc::clone(&state.desk), member.account.id);
    blocking(move || desk.store().close_session_of(id, &form.0.session)).await?;
    Ok(see_other("/account"))
}
