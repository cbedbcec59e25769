//! Forms: read whole, with the session's token checked, before a handler sees them.

use super::error::WebError;
use super::visitor::Visitor;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use serde::de::DeserializeOwned;
use std::future::Future;
use std::pin::Pin;

/// The field, or the header, that carries the session's token.
const TOKEN_FIELD: &str = "csrf";
const TOKEN_HEADER: &str = "x-csrf-token";
/// A form is smaller than this; files come by their own routes.
pub const MAX_FORM_BYTES: usize = 2 * 1024 * 1024;

/// A form of a logged-in session.
pub struct Posted<T>(pub T);

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
                return Err(WebError::LoginNeeded);
            }
            if sent.as_deref() != Some(visitor.csrf()) {
                return Err(WebError::StaleForm);
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
    url::form_urlencoded::parse(body).find(|(name, _)| name == TOKEN_FIELD).map(|(_, value)| value.into_owned())
}

/// Whether a token that came some other way (a multipart form's field) is the session's.
pub fn is_token_of(visitor: &Visitor, sent: &str) -> bool {
    visitor.login.is_some() && sent == visitor.csrf()
}
