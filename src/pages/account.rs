//! One's own account: the password, and the devices that are logged in.

use super::log_in::{link_problem, login_problem, place};
use actix_web::{HttpRequest, web};
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use sonneborn_desk::credentials::ChangePasswordError;
use sonneborn_desk::passwords::least_length;
use sonneborn_desk::{instant, second_factor};
use sonneborn_i18n::web as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::Member;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Start)
        .get("/account", Shows::PUBLIC, account)
        .post("/account/password", Shows::PUBLIC, change_password)
        .post("/account/second-factor", Shows::PUBLIC, second_factor)
        .post("/account/log-out", Shows::PUBLIC, log_out_device);
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
    has_second_factor: bool,
    /// The fewest characters of a new password.
    least: usize,
    /// A second factor that is being set up.
    offered: Option<Offered>,
}

/// The key of a second factor, before it is confirmed by a code.
struct Offered {
    secret: String,
    /// The QR code as an address of data.
    image: String,
}

impl Offered {
    fn of(secret: String, account: &str) -> Result<Offered, WebError> {
        let code = QrCode::new(second_factor::address(&secret, account)).map_err(WebError::internal)?;
        let drawn = code.render::<svg::Color<'_>>().min_dimensions(QR_WIDTH, QR_WIDTH).build();
        Ok(Offered { secret, image: format!("data:image/svg+xml;base64,{}", STANDARD.encode(drawn)) })
    }
}

/// The least width of the QR code.
const QR_WIDTH: u32 = 220;

async fn account(member: Member, state: web::Data<AppState>) -> Answer {
    show(&member, &state, None, None).await
}

async fn show(
    member: &Member,
    state: &web::Data<AppState>,
    notice: Option<&'static str>,
    problem: Option<String>,
) -> Answer {
    show_with(member, state, (notice, problem), None).await
}

async fn show_with(
    member: &Member,
    state: &web::Data<AppState>,
    (notice, problem): (Option<&'static str>, Option<String>),
    offered: Option<Offered>,
) -> Answer {
    let (desk, id) = (Arc::clone(&state.desk), member.account.id);
    let (sessions, own_account) =
        blocking(move || Ok::<_, WebError>((desk.store().sessions_of(id)?, desk.store().account(id)?))).await?;
    let has_second_factor = own_account.is_some_and(|account| !account.totp_secret.is_empty());
    let own = member.visitor.login.as_deref().map_or("", |(session, _)| session.token_hash.as_str());
    let lines = sessions.into_iter().map(|session| Line {
        is_this: session.token_hash == own,
        since: instant(session.created_at),
        seen: instant(session.seen_at),
        device: session.device,
        token_hash: session.token_hash,
    });
    let frame = Frame::new(&member.visitor, words::own_account(member.visitor.lang));
    let least = least_length(member.account.is_administrator);
    page(&AccountPage { frame, lines: lines.collect(), notice, problem, has_second_factor, least, offered })
}

#[derive(Deserialize)]
struct SecondFactor {
    #[serde(rename = "do")]
    step: SecondFactorStep,
    #[serde(default)]
    secret: String,
    #[serde(default)]
    code: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SecondFactorStep {
    Begin,
    Confirm,
    End,
}

/// Sets a second factor up, confirmed by its first code, or takes it away, by a code too.
async fn second_factor(member: Member, state: web::Data<AppState>, form: Posted<SecondFactor>) -> Answer {
    let (lang, account) = (member.visitor.lang, member.account.clone());
    let SecondFactor { step, secret, code } = form.0;
    let wrong = Some(words::second_factor_wrong(lang).to_owned());
    match step {
        SecondFactorStep::Begin => {
            let offered = Offered::of(second_factor::new_secret(), &account.name)?;
            show_with(&member, &state, (None, None), Some(offered)).await
        }
        // One that is there is taken away first, by a code of it.
        SecondFactorStep::Confirm if !account.totp_secret.is_empty() => show(&member, &state, None, wrong).await,
        SecondFactorStep::Confirm => match second_factor::fitting_step(&secret, &code) {
            None => {
                let offered = Offered::of(secret, &account.name)?;
                show_with(&member, &state, (None, wrong), Some(offered)).await
            }
            Some(step) => {
                let desk = Arc::clone(&state.desk);
                blocking(move || desk.begin_second_factor(account.id, &secret, step)).await?;
                show(&member, &state, Some(words::second_factor_on(lang)), None).await
            }
        },
        SecondFactorStep::End => {
            let desk = Arc::clone(&state.desk);
            let ended = blocking(move || desk.end_second_factor(&account, &code)).await?;
            show(&member, &state, None, if ended { None } else { wrong }).await
        }
    }
}

#[derive(Deserialize)]
struct Passwords {
    old: String,
    new: String,
}

async fn change_password(
    request: HttpRequest,
    member: Member,
    state: web::Data<AppState>,
    form: Posted<Passwords>,
) -> Answer {
    let lang = member.visitor.lang;
    let login = member.visitor.login.clone().ok_or(WebError::LoginNeeded)?;
    let (desk, place) = (Arc::clone(&state.desk), place(&request, &member.visitor));
    let changed = sonneborn_web::in_pool(move || desk.change_password(&login, &form.0.old, &form.0.new, &place))
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
