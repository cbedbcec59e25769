//! What the API says where a request is not answered as asked: `application/problem+json` (RFC 9457), with a code that never
//! changes and a message in the language of `Accept-Language`.

use crate::WebError;
use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use chrono::{DateTime, Utc};
use serde::Serialize;
use sonneborn_desk::Refused;
use sonneborn_desk::workshop::NoResult;
use sonneborn_i18n::{Lang, acts, api as words, confirmation};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Entry;
use std::fmt;
use utoipa::ToSchema;

/// Where this version of the API lies.
pub const BASE: &str = "/api/v1";

/// Whether a path is the API's.
pub(crate) fn is_api(path: &str) -> bool {
    path.strip_prefix(BASE).is_some_and(|rest| rest.starts_with('/'))
}

/// What stands against a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The status of the answer.
    #[schema(example = 409)]
    status: u16,
    /// Which problem it is; these words never change.
    #[schema(example = "conflict")]
    code: Box<str>,
    /// What to do next, in the language asked for.
    message: String,
    /// The field of the body that it is about, as a path: `now.rating`.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// What the reader of JSON and of addresses says, in English, for who writes the script.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<Box<str>>,
    /// Who changed the thing first, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(inline)]
    conflict: Option<Box<Theirs>>,
    /// What the act changes, or is warned of: to look at before sending the same again with `"confirmed": true`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
    /// Whether it is to be sent with a `reason` too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    reason_needed: bool,
}

/// The act that was faster.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Theirs {
    /// Its number in the journal.
    act: u64,
    who: String,
    when: DateTime<Utc>,
    device: String,
    /// What it did, in words.
    what: String,
}

impl Problem {
    pub fn new(status: StatusCode, code: impl Into<Box<str>>, message: impl Into<String>) -> Problem {
        Problem {
            status: status.as_u16(),
            code: code.into(),
            message: message.into(),
            field: None,
            detail: None,
            conflict: None,
            warnings: Vec::new(),
            reason_needed: false,
        }
    }

    /// A field that cannot be meant (422).
    pub fn field(code: &'static str, field: impl Into<String>, message: impl Into<String>) -> Problem {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
        Problem { field: Some(field.into()), ..problem }
    }

    /// With the reader's own words.
    pub fn because(self, detail: impl fmt::Display) -> Problem {
        Problem { detail: Some(detail.to_string().into()), ..self }
    }

    pub fn not_found(lang: Lang) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", words::not_found(lang))
    }

    /// What the desk refused.
    pub fn refused(lang: Lang, refused: &Refused, tournament: &Tournament) -> Problem {
        let message = crate::refused::words(lang, refused, Some(tournament));
        match refused {
            Refused::NoTournament => Problem::not_found(lang),
            Refused::Forbidden | Refused::OtherBoards => Problem::of(lang, &WebError::Forbidden),
            Refused::Store(error) => Problem::of(lang, &WebError::from(error)),
            Refused::Copy => Problem::new(StatusCode::CONFLICT, "is_copy", message),
            Refused::Broken => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message),
            Refused::Refusal(refusal) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, refusal.to_string(), message),
            Refused::Conflict { theirs, .. } => Problem {
                conflict: theirs.as_deref().map(|entry| Box::new(Theirs::of(lang, entry, tournament))),
                ..Problem::new(StatusCode::CONFLICT, "conflict", message)
            },
            Refused::KeyUsed { .. } => Problem::field("request_key_used", "signature.request_key", message),
            Refused::ToConfirm(asked) => Problem {
                warnings: confirmation::asked(lang, asked, tournament),
                reason_needed: asked.needs_reason,
                ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "confirmation_needed", words::confirm(lang))
            },
        }
    }

    /// What the rest of the web says.
    pub fn of(lang: Lang, error: &WebError) -> Problem {
        let code = match error {
            WebError::NotFound => return Problem::not_found(lang),
            WebError::LoginNeeded | WebError::NotOpen | WebError::ShutOut(_) => "no_token",
            WebError::Forbidden | WebError::StaleForm | WebError::OtherOrigin => "forbidden",
            WebError::ForeignHost(_) => "not_found",
            WebError::TooManyRequests => "too_many_requests",
            WebError::UndatedForm | WebError::BadRequest(_) | WebError::CutOff(_) => "bad_request",
            WebError::Unreadable(_) => "unreadable",
            WebError::Refused(refused, tournament) => {
                let none = Tournament::default();
                return Problem::refused(lang, refused, tournament.as_deref().unwrap_or(&none));
            }
            WebError::ReadOnly(_) => "read_only",
            WebError::SetAside(_) => "set_aside",
            WebError::NoResult(NoResult::Crowded | NoResult::TooLong | NoResult::Stopping) => "busy",
            WebError::NoResult(NoResult::Broken) => "internal",
            WebError::Internal(why) => {
                tracing::error!("{why}");
                "internal"
            }
        };
        let problem = |words: String| Problem::new(error.status_code(), code, words);
        match error {
            WebError::Unreadable(detail) => problem(words::request_unreadable(lang).into()).because(detail),
            other => problem(other.words(lang)),
        }
    }
}

impl Theirs {
    fn of(lang: Lang, entry: &Entry, tournament: &Tournament) -> Theirs {
        Theirs {
            act: entry.seq,
            who: acts::author(lang, &entry.author.name),
            when: entry.at,
            device: entry.device.clone(),
            what: acts::act(lang, &entry.act, tournament),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        let mut answer = HttpResponse::build(self.status_code());
        if self.status_code() == StatusCode::UNAUTHORIZED {
            answer.insert_header(("www-authenticate", "Bearer"));
        }
        // Written by hand, because `json` would put its own content type over ours.
        let body = serde_json::to_string(self).unwrap_or_default();
        answer.content_type("application/problem+json").body(body)
    }
}
