//! Acts that change more than is done unasked: the arbiter sees what they change, says why, and asks again. What leaves FIDE
//! mode is asked twice.
//!
//! The form comes back as it was sent, so that nothing is typed twice.

use super::error::WebError;
use super::frame::{Frame, Section};
use super::guard::{Arbiter, Guarded, Right};
use super::{Answer, html, see_other};
use actix_web::http::StatusCode;
use askama::Template;
use serde::Serialize;
use sonneborn_desk::{Attempt, Performed, Refused};
use sonneborn_i18n::{confirmation, consequences, rounds as words};
use sonneborn_tournament::judge::levels::Level;
use std::sync::Arc;

/// Fields that this page sets itself.
const OWN_FIELDS: [&str; 4] = ["csrf", "confirmed", "confirmed_again", "reason"];

#[derive(Template)]
#[template(path = "confirm.html")]
struct ConfirmPage {
    frame: Frame,
    warnings: Vec<String>,
    needs_reason: bool,
    /// The second of two confirmations.
    is_again: bool,
    /// The event leaves FIDE mode.
    leaves: bool,
    reason: String,
    fields: Vec<(String, String)>,
    back: String,
}

/// Does an act and goes on to `back`, or asks first. `form` is what was sent; its fields are sent again.
///
/// # Errors
/// What refused the act, as a page.
pub async fn act(
    guarded: &Guarded<Arbiter>,
    section: Section,
    attempt: Attempt,
    form: &impl Serialize,
    back: &str,
) -> Answer {
    let reason = attempt.reason.clone().unwrap_or_default();
    let done = guarded.perform(attempt).await;
    settle(guarded, section, done, &reason, form, back)
}

/// The answer to an act that was tried.
///
/// # Errors
/// What refused the act, as a page.
pub fn settle<R: Right>(
    guarded: &Guarded<R>,
    section: Section,
    done: Result<Performed, Refused>,
    reason: &str,
    form: &impl Serialize,
    back: &str,
) -> Answer {
    let lang = guarded.visitor.lang;
    let asked = match done {
        Ok(_) => return Ok(see_other(back)),
        Err(Refused::ToConfirm(asked)) => asked,
        Err(other) => return Err(refusal(guarded, other)),
    };
    let page = ConfirmPage {
        frame: Frame::of(guarded, section, words::before_you_go_on(lang)),
        warnings: confirmation::asked(lang, &asked, guarded.tournament()),
        needs_reason: asked.needs_reason,
        is_again: asked.is_again,
        leaves: asked.level == Level::LeavesFideMode,
        reason: reason.into(),
        fields: fields(form)?,
        back: back.into(),
    };
    html(StatusCode::CONFLICT, &page)
}

/// A refusal with the tournament that names its players.
pub fn refusal<R: Right>(guarded: &Guarded<R>, refused: Refused) -> WebError {
    match refused {
        Refused::Store(_) | Refused::NoTournament | Refused::Forbidden | Refused::Broken => refused.into(),
        other => WebError::Refused(Arc::new(other), Some(Arc::new(guarded.tournament().clone()))),
    }
}

/// The fields of a form as they were sent.
fn fields(form: &impl Serialize) -> Result<Vec<(String, String)>, WebError> {
    let sent = serde_html_form::to_string(form).map_err(WebError::internal)?;
    let pairs = url::form_urlencoded::parse(sent.as_bytes()).into_owned();
    Ok(pairs.filter(|(name, _)| !OWN_FIELDS.contains(&name.as_str())).collect())
}
