//! What requests carry: a JSON body read with the place of what is wrong in it, the part of a list, the signature of an act.

use super::named::Named;
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sonneborn_desk::{Attempt, Performed};
use sonneborn_exchange::json::Once;
use sonneborn_i18n::{Lang, api as words};
use sonneborn_tournament::acts::Act;
use sonneborn_web::language;
use sonneborn_web::problem::Problem;
use std::future::Future;
use std::pin::Pin;
use utoipa::{IntoParams, ToSchema};

/// A body of JSON. An empty one is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for Body<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Body<T>, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let lang = language::of(request);
        let bytes = web::Bytes::from_request(request, payload);
        Box::pin(async move {
            let too_large = |error: actix_web::Error| {
                let status = error.as_response_error().status_code();
                Problem::new(status, "body_unreadable", words::body_too_large(lang)).because(error)
            };
            read(lang, &bytes.await.map_err(too_large)?).map(Body)
        })
    }
}

/// Reads a body; what cannot be read is told with its field, line and column.
///
/// # Errors
/// A [`Problem`] with the code `body_unreadable`.
pub fn read<T: DeserializeOwned>(lang: Lang, bytes: &[u8]) -> Result<T, Problem> {
    let bytes = if bytes.trim_ascii().is_empty() { b"{}" } else { bytes };
    let unreadable = |is_json: bool, field: Option<String>, why: &serde_json::Error| {
        let (line, column) = (why.line(), why.column());
        let message = match is_json {
            true => words::body_wrong(lang, line, column),
            false => words::body_no_json(lang, line, column),
        };
        match field {
            Some(field) => Problem::field("body_unreadable", field, message),
            None => Problem::new(StatusCode::BAD_REQUEST, "body_unreadable", message),
        }
        .because(why)
    };
    let placed = |is_json: bool, error: &serde_path_to_error::Error<serde_json::Error>| {
        // The path of what is wrong as a whole is a lone dot.
        let field = Some(error.path().to_string()).filter(|path| is_json && path != ".");
        unreadable(is_json, field, error.inner())
    };
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let once = serde_path_to_error::deserialize::<_, Once>(&mut reader);
    once.map_err(|error| placed(error.inner().is_data(), &error))?;
    reader.end().map_err(|error| unreadable(false, None, &error))?;
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    // What is wrong now is not the JSON, whatever its reader calls it.
    serde_path_to_error::deserialize(Named(&mut reader)).map_err(|error| placed(true, &error))
}

/// The most of a list in one answer.
const MOST: usize = 1000;
/// So much of it where nothing is said.
const USUAL: usize = 100;

/// Which part of a list is asked for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// How many to leave out.
    #[serde(default)]
    #[param(minimum = 0)]
    offset: usize,
    /// How many to give at most: 100 where left out, never more than 1000.
    #[param(minimum = 0)]
    limit: Option<usize>,
}

/// A part of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Listed<T> {
    pub items: Vec<T>,
    /// How many there are in all.
    pub total: usize,
    pub offset: usize,
}

impl Part {
    /// The part of a list that is asked for.
    pub fn of<T, U>(&self, all: &[T], item: impl Fn(&T) -> U) -> Listed<U> {
        let limit = self.limit.unwrap_or(USUAL).min(MOST);
        let items = all.iter().skip(self.offset).take(limit).map(item).collect();
        Listed { items, total: all.len(), offset: self.offset }
    }
}

/// What every act may carry.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Signature {
    /// Why; asked for where players have relied on what is changed.
    pub reason: Option<String>,
    /// What the act changes was seen.
    pub confirmed: bool,
    /// The number of the last act that the sender had read (`last_act` of the tournament): what others did on the same thing since
    /// is a conflict.
    pub seen: Option<u64>,
    /// A name of the sender's own for this request: sent twice, it acts once.
    pub request_key: Option<String>,
}

impl Signature {
    /// For acts that name nothing else by which a later change of the same thing would be noticed.
    ///
    /// # Errors
    /// A [`Problem`] with the code `belief_missing`.
    pub fn dated(self, lang: Lang) -> Result<Signature, Problem> {
        if self.seen.is_some() {
            return Ok(self);
        }
        Err(Problem::field("belief_missing", "signature.seen", words::belief_missing(lang)))
    }

    pub fn attempt(self, act: Act) -> Attempt {
        let Signature { reason, confirmed, seen, request_key } = self;
        Attempt { reason, confirmed, seen, request_key, ..Attempt::of(act) }
    }
}

/// An act that was done.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Done {
    /// Its number in the journal.
    pub act: u64,
    /// It was so already, or the same request came before: nothing was added.
    pub repeated: bool,
}

impl From<Performed> for Done {
    fn from(performed: Performed) -> Done {
        Done { act: performed.seq, repeated: performed.repeated }
    }
}
