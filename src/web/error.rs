//! Why a request is not answered as asked. Handlers return a [`WebError`]; `error_page.rs` makes a page of it.

use super::refused;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use sonneborn_desk::workshop::NoResult;
use sonneborn_desk::{Refused, clock, failures, instant};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, dates, web as words};
use sonneborn_store::{StoreError, Trouble};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::reader::Unreadable;
use std::fmt;
use std::sync::Arc;

/// Why a request is not answered as asked.
#[derive(Clone, Debug)]
pub enum WebError {
    NotFound,
    /// Log in first.
    LoginNeeded,
    /// A public page of an event that nobody has opened to spectators.
    NotOpen,
    /// The device was shut out, at this instant.
    ShutOut(i64),
    /// Logged in, but without the right.
    Forbidden,
    /// The form was not sent from a page of this session.
    StaleForm,
    /// The form does not say what its page showed.
    UndatedForm,
    /// A name that is not this server's.
    ForeignHost(String),
    /// A write from a page of another address, which is nobody's advice on how to start the server.
    OtherOrigin,
    /// The address asks without end.
    TooManyRequests,
    /// What was asked for cannot be done; in the user's words.
    BadRequest(String),
    /// What was sent has not the shape of the form or address; the reader's own words, which are for the log.
    Unreadable(String),
    /// A file that did not arrive whole; the reader's own words, which are for the log.
    CutOff(String),
    /// The tournament's own refusal, with the tournament for its names.
    Refused(Arc<Refused>, Option<Arc<Tournament>>),
    /// Nothing can be written now.
    ReadOnly(Trouble),
    /// The tournament's journal cannot be served.
    SetAside(Arc<StoreError>),
    /// A long task has no result.
    NoResult(NoResult),
    /// Our fault; the words are for the log.
    Internal(String),
}

impl WebError {
    /// A field that cannot be read, in the user's words.
    pub fn unread(lang: Lang, field: &str, wrong: &Unreadable) -> WebError {
        WebError::BadRequest(unreadable(lang, field, wrong))
    }

    pub fn internal(error: impl fmt::Display) -> WebError {
        WebError::Internal(error.to_string())
    }

    /// What went wrong, in the user's words.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            WebError::NotFound => words::error_not_found(lang).into(),
            WebError::LoginNeeded => words::error_login_needed(lang).into(),
            WebError::NotOpen => words::error_not_open(lang).into(),
            WebError::ShutOut(at) => {
                let at = clock::on_computer(instant(*at));
                words::error_shut_out(lang, dates::minute(lang, at))
            }
            WebError::Forbidden => words::error_forbidden(lang).into(),
            WebError::StaleForm => words::error_stale_form(lang).into(),
            WebError::UndatedForm => words::error_undated_form(lang).into(),
            WebError::ForeignHost(host) => words::error_foreign_host(lang, host),
            WebError::OtherOrigin => words::error_other_origin(lang).into(),
            WebError::TooManyRequests => words::error_too_many_requests(lang).into(),
            WebError::BadRequest(why) => why.clone(),
            WebError::Unreadable(_) => words::error_unreadable(lang).into(),
            WebError::CutOff(_) => words::upload_broken(lang).into(),
            WebError::Refused(refusal, tournament) => refused::words(lang, refusal, tournament.as_deref()),
            WebError::ReadOnly(trouble) => failures::trouble(lang, *trouble).into(),
            WebError::SetAside(why) => words::set_aside(lang, failures::store(lang, why)),
            WebError::NoResult(NoResult::Crowded) => words::error_crowded(lang).into(),
            WebError::NoResult(NoResult::TooLong) => words::error_too_long(lang).into(),
            WebError::NoResult(NoResult::Stopping) => words::error_stopping(lang).into(),
            WebError::NoResult(NoResult::Broken) | WebError::Internal(_) => words::error_internal(lang).into(),
        }
    }
}

impl fmt::Display for WebError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WebError::Internal(why) => f.write_str(why),
            other => f.write_str(&other.words(Lang::English)),
        }
    }
}

impl From<StoreError> for WebError {
    fn from(error: StoreError) -> WebError {
        WebError::from(&error)
    }
}

impl From<&StoreError> for WebError {
    fn from(error: &StoreError) -> WebError {
        if let Some(trouble) = error.trouble() {
            return WebError::ReadOnly(trouble);
        }
        let set_aside = |error| WebError::SetAside(Arc::new(error));
        match error {
            StoreError::Unreadable { tournament, seq, why } => {
                set_aside(StoreError::Unreadable { tournament: *tournament, seq: *seq, why: why.clone() })
            }
            StoreError::Broken { tournament, fault } => {
                set_aside(StoreError::Broken { tournament: *tournament, fault: fault.clone() })
            }
            StoreError::Torn { tournament, why } => {
                set_aside(StoreError::Torn { tournament: *tournament, why: why.clone() })
            }
            other => WebError::internal(other),
        }
    }
}

impl From<NoResult> for WebError {
    fn from(why: NoResult) -> WebError {
        WebError::NoResult(why)
    }
}

impl From<Refused> for WebError {
    fn from(refused: Refused) -> WebError {
        match refused {
            Refused::Store(error) => error.into(),
            Refused::NoTournament => WebError::NotFound,
            Refused::Forbidden => WebError::Forbidden,
            Refused::Broken => WebError::internal(refused),
            other => WebError::Refused(Arc::new(other), None),
        }
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        match self {
            WebError::NotFound | WebError::ForeignHost(_) => StatusCode::NOT_FOUND,
            WebError::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            WebError::LoginNeeded | WebError::NotOpen => StatusCode::UNAUTHORIZED,
            WebError::ShutOut(_) => StatusCode::GONE,
            WebError::Forbidden | WebError::StaleForm | WebError::OtherOrigin => StatusCode::FORBIDDEN,
            WebError::UndatedForm | WebError::BadRequest(_) | WebError::Unreadable(_) | WebError::CutOff(_) => {
                StatusCode::BAD_REQUEST
            }
            WebError::Refused(..) => StatusCode::CONFLICT,
            WebError::ReadOnly(_) | WebError::SetAside(_) => StatusCode::SERVICE_UNAVAILABLE,
            WebError::NoResult(NoResult::Crowded | NoResult::TooLong | NoResult::Stopping) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            WebError::NoResult(NoResult::Broken) | WebError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status_code());
        response.extensions_mut().insert(self.clone());
        response
    }
}
