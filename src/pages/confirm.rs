//! Acts that change more than is done unasked: the arbiter sees what they change, says why, and asks again. What leaves FIDE
//! mode is asked twice.
//!
//! The form comes back as it was sent, so that nothing is typed twice. What it answers is read by [`crate::form`] and goes
//! to the desk with every act of the request ([`Guarded::perform`]): a form has nothing to do for it.

use actix_web::http::StatusCode;
use askama::Template;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::confirmation::{self, Question};
use sonneborn_i18n::{common, consequences, rounds as words};
use sonneborn_tournament::acts::Act;
use sonneborn_tournament::judge::Asked;
use sonneborn_tournament::judge::levels::Level;
use sonneborn_web::error::WebError;
use sonneborn_web::frame::Frame;
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, html, refused, see_other};
use std::sync::Arc;

#[derive(Template)]
#[template(path = "confirm.html")]
struct ConfirmPage {
    frame: Frame,
    question: Question,
    needs_reason: bool,
    /// The second of two confirmations.
    is_again: bool,
    /// The event leaves FIDE mode.
    leaves: bool,
    reason: String,
    fields: Vec<(String, String)>,
    back: String,
}

/// Does an act and goes on to `back`, or asks first.
///
/// # Errors
/// What refused the act, as a page.
pub async fn act(guarded: &Guarded<impl Right>, section: Section, act: Act, back: &str) -> Answer {
    let done = guarded.perform(Attempt::of(act)).await;
    settle(guarded, section, done, back)
}

/// The answer to an act that was tried.
///
/// # Errors
/// What refused the act, as a page.
pub fn settle<R: Right, D>(guarded: &Guarded<R>, section: Section, done: Result<D, Refused>, back: &str) -> Answer {
    match done {
        Ok(_) => Ok(see_other(back)),
        Err(Refused::ToConfirm(asked)) => ask(guarded, section, &asked, back),
        Err(other) => Err(refusal(guarded, other)),
    }
}

/// The answer to an act that was tried, whose refusal is told on the page where it was asked for: `told` draws it with
/// the words of the refusal.
///
/// # Errors
/// What has no place on that page.
pub fn settle_here<R: Right, D>(
    guarded: &Guarded<R>,
    section: Section,
    done: Result<D, Refused>,
    back: &str,
    told: impl FnOnce(&Refused, String) -> Answer,
) -> Answer {
    match done {
        Err(refused) if refused.is_of_the_act() => {
            let words = refused::words(guarded.visitor.lang, &refused, Some(guarded.tournament()));
            told(&refused, words)
        }
        other => settle(guarded, section, other, back),
    }
}

/// The question that stands before an act; the form is sent again with the answer.
fn ask<R: Right>(guarded: &Guarded<R>, section: Section, asked: &Asked, back: &str) -> Answer {
    let lang = guarded.visitor.lang;
    let page = ConfirmPage {
        frame: Frame::of(guarded, section, words::before_you_go_on(lang)),
        question: confirmation::question(lang, asked, guarded.tournament()),
        needs_reason: asked.needs_reason,
        is_again: asked.is_again,
        leaves: asked.level == Level::LeavesFideMode,
        reason: guarded.confirmation().reason.unwrap_or_default(),
        fields: guarded.sent_fields(),
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
