//! Forms: read whole, with the session's token checked, before a handler sees them.

use super::error::WebError;
use super::visitor::Visitor;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use serde::de::DeserializeOwned;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

/// The field, or the header, that carries the session's token.
const TOKEN_FIELD: &str = "csrf";
const TOKEN_HEADER: &str = "x-csrf-token";
/// The field that names the act from which the page was drawn. Every form of an event has it.
const SEEN_FIELD: &str = "seen";
const EVENTS: &str = "/t/";
/// A form is smaller than this; files come by their own routes.
pub const MAX_FORM_BYTES: usize = 2 * 1024 * 1024;

/// A form of a logged-in session.
pub struct Posted<T>(pub T);

/// The act from which the page was drawn whose form was sent, once the form is read.
#[derive(Clone, Debug, Default)]
pub struct Seen(Arc<OnceLock<u64>>);

impl Seen {
    /// The request's own, for the form's reader and for the guard of the tournament.
    pub fn of(request: &HttpRequest) -> Seen {
        let known = request.extensions().get::<Seen>().cloned();
        known.unwrap_or_else(|| {
            let seen = Seen::default();
            request.extensions_mut().insert(seen.clone());
            seen
        })
    }

    pub fn get(&self) -> Option<u64> {
        self.0.get().copied()
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Posted<T> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Posted<T>, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let body = web::Bytes::from_request(&request, payload);
        Box::pin(async move {
            let visitor = Visitor::of(&request).await;
            let body = body.await.map_err(|error| WebError::Unreadable(error.to_string()))?;
            let sent = sent_token(&request, &body);
            if visitor.login.is_none() {
                return Err(visitor.unknown());
            }
            if sent.as_deref() != Some(visitor.csrf()) {
                return Err(WebError::StaleForm);
            }
            if request.path().starts_with(EVENTS) {
                let seen =
                    field_of(&body, SEEN_FIELD).and_then(|seen| seen.parse().ok()).ok_or(WebError::UndatedForm)?;
                // A request has one form.
                let _ = Seen::of(&request).0.set(seen);
            }
            let is_json = request.content_type() == "application/json";
            let form = if is_json {
                serde_json::from_slice(&body).map_err(|error| WebError::Unreadable(error.to_string()))
            } else {
                serde_html_form::from_bytes(&body).map_err(|error| WebError::Unreadable(error.to_string()))
            };
            form.map(Posted)
        })
    }
}

/// The token of the header, or of the form's field.
fn sent_token(request: &HttpRequest, body: &[u8]) -> Option<String> {
    if let Some(header) = request.headers().get(TOKEN_HEADER) {
        return header.to_str().ok().map(String::from);
    }
    field_of(body, TOKEN_FIELD)
}

fn field_of(body: &[u8], field: &str) -> Option<String> {
    url::form_urlencoded::parse(body).find(|(name, _)| name == field).map(|(_, value)| value.into_owned())
}

/// Whether a token that came some other way (a multipart form's field) is the session's.
pub fn is_token_of(visitor: &Visitor, sent: &str) -> bool {
    visitor.login.is_some() && sent == visitor.csrf()
}
