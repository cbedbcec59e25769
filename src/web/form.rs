//! Forms: read whole, with the session's token checked, before a handler sees them. What every form says beside its own
//! fields (the act from which its page was drawn, the answer to a question) is read here, once, and goes to the guard, so
//! that no form can forget it.

use super::error::WebError;
use super::visitor::Visitor;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sonneborn_desk::{Confirmation, Desk};
use sonneborn_tournament::reader;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

/// The field that carries the session's token.
const TOKEN_FIELD: &str = "csrf";
/// The field that names the act from which the page was drawn. Every form of an event has it.
const SEEN_FIELD: &str = "seen";
/// The field that names a form that founds something.
pub const ONCE_FIELD: &str = "once";
/// The fields with which a question is answered.
pub(crate) const REASON_FIELD: &str = "reason";
const CONFIRMED_FIELD: &str = "confirmed";
const CONFIRMED_AGAIN_FIELD: &str = "confirmed_again";
/// The fields that the page of a question sets itself.
const OWN_FIELDS: [&str; 5] = [TOKEN_FIELD, SEEN_FIELD, REASON_FIELD, CONFIRMED_FIELD, CONFIRMED_AGAIN_FIELD];
const EVENTS: &str = "/t/";
/// A form is smaller than this; files come by their own routes.
pub(crate) const MAX_FORM_BYTES: usize = 2 * 1024 * 1024;

/// A form of a logged-in session.
pub struct Posted<T>(pub T);

/// A box that is ticked; `Option` of it is one that may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticked;

impl Ticked {
    /// The box, where it is ticked.
    pub fn if_so(is_ticked: bool) -> Option<Ticked> {
        is_ticked.then_some(Ticked)
    }
}

impl<'de> Deserialize<'de> for Ticked {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ticked, D::Error> {
        let text = String::deserialize(from)?;
        reader::tick(&text).map(|()| Ticked).map_err(serde::de::Error::custom)
    }
}

impl Serialize for Ticked {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str("on")
    }
}

/// A form that says what every form says, and no more.
#[derive(Deserialize)]
pub struct Nothing {}

/// What the form of a request says beside its own fields, once it is read.
#[derive(Clone, Debug, Default)]
pub struct Sent(Arc<OnceLock<Said>>);

#[derive(Debug)]
struct Said {
    seen: Option<u64>,
    confirmation: Confirmation,
    request_key: Option<String>,
    fields: Vec<(String, String)>,
}

impl Said {
    fn of(body: &[u8], seen: Option<u64>) -> Result<Said, WebError> {
        let is_ticked = |field| is_ticked(field_of(body, field).as_deref());
        let confirmation = Confirmation {
            reason: field_of(body, REASON_FIELD).filter(|reason| !reason.trim().is_empty()),
            confirmed: is_ticked(CONFIRMED_FIELD)?,
            confirmed_again: is_ticked(CONFIRMED_AGAIN_FIELD)?,
        };
        let request_key = field_of(body, ONCE_FIELD).map(|_| Desk::request_key(body));
        let pairs = url::form_urlencoded::parse(body).into_owned();
        let fields = pairs.filter(|(name, _)| !OWN_FIELDS.contains(&name.as_str())).collect();
        Ok(Said { seen, confirmation, request_key, fields })
    }
}

impl Sent {
    /// The request's own, for the form's reader and for the guard of the tournament.
    pub fn of(request: &HttpRequest) -> Sent {
        let known = request.extensions().get::<Sent>().cloned();
        known.unwrap_or_else(|| {
            let sent = Sent::default();
            request.extensions_mut().insert(sent.clone());
            sent
        })
    }

    /// The act from which the page was drawn.
    pub fn seen(&self) -> Option<u64> {
        self.0.get().and_then(|said| said.seen)
    }

    /// The same for the same form with the same fields, and for no other.
    pub fn request_key(&self) -> Option<String> {
        self.0.get().and_then(|said| said.request_key.clone())
    }

    /// What it answers to a question that was asked about it before.
    pub fn confirmation(&self) -> Confirmation {
        self.0.get().map(|said| said.confirmation.clone()).unwrap_or_default()
    }

    /// Its own fields, to be sent again with an answer.
    pub fn fields(&self) -> Vec<(String, String)> {
        self.0.get().map(|said| said.fields.clone()).unwrap_or_default()
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Posted<T> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Posted<T>, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = checked(request.clone(), web::Bytes::from_request(request, payload));
        Box::pin(async move {
            let form = serde_html_form::from_bytes(&sent.await?);
            form.map(Posted).map_err(|error| WebError::Unreadable(error.to_string()))
        })
    }
}

/// The form of a request as it was sent, once the session's token in it is checked and what every form says is read.
async fn checked(request: HttpRequest, body: <web::Bytes as FromRequest>::Future) -> Result<web::Bytes, WebError> {
    let visitor = Visitor::of(&request).await;
    let body = body.await.map_err(|error| WebError::Unreadable(error.to_string()))?;
    let sent = field_of(&body, TOKEN_FIELD);
    if visitor.login.is_none() {
        return Err(visitor.unknown());
    }
    if sent.as_deref() != Some(visitor.csrf()) {
        return Err(WebError::StaleForm);
    }
    let seen = field_of(&body, SEEN_FIELD).and_then(|seen| seen.parse().ok());
    if seen.is_none() && request.path().starts_with(EVENTS) {
        return Err(WebError::UndatedForm);
    }
    // A request has one form.
    let _ = Sent::of(&request).0.set(Said::of(&body, seen)?);
    Ok(body)
}

fn field_of(body: &[u8], field: &str) -> Option<String> {
    url::form_urlencoded::parse(body).find(|(name, _)| name == field).map(|(_, value)| value.into_owned())
}

/// Whether a box is ticked, by what was sent of it.
///
/// # Errors
/// A text that no ticked box has.
pub fn is_ticked(sent: Option<&str>) -> Result<bool, WebError> {
    let read = sent.map(reader::tick).transpose();
    read.map(|ticked| ticked.is_some()).map_err(|wrong| WebError::Unreadable(wrong.to_string()))
}

/// Whether a token that came some other way (a multipart form's field) is the session's.
pub fn is_token_of(visitor: &Visitor, sent: &str) -> bool {
    visitor.login.is_some() && sent == visitor.csrf()
}
