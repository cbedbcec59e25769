//! Files that come with a form: read whole, up to a limit, with the session's token checked.

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use futures_util::TryStreamExt;
use sonneborn_i18n::players as words;
use sonneborn_web::error::WebError;
use sonneborn_web::form::{self, is_token_of};
use sonneborn_web::visitor::Visitor;
use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;

/// The most that is kept of an upload; the rest is read and let go, so that the browser gets an answer.
const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The most that is taken from somebody without a log-in: an event of some thousands of players.
const MAX_BYTES_OF_ANYBODY: usize = 4 * MEGABYTE;
const MEGABYTE: usize = 1024 * 1024;
/// The field for a photograph.
const PHOTOGRAPH: &str = "photograph";

/// A form with files, of a logged-in session.
pub struct Upload {
    /// The fields that are no files, the last of a name.
    pub fields: HashMap<String, String>,
    /// The file that was chosen: its name and content.
    pub file: Option<(String, Vec<u8>)>,
    /// Of the field for photographs, beside which another file may be chosen.
    pub photograph: Option<(String, Vec<u8>)>,
}

impl Upload {
    /// The field's text, empty where it was not sent.
    pub fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// # Errors
    /// A text that no ticked box has.
    pub fn is_ticked(&self, name: &str) -> Result<bool, WebError> {
        form::is_ticked(self.fields.get(name).map(String::as_str))
    }
}

impl FromRequest for Upload {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Upload, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let parts = Multipart::new(request.headers(), payload.take());
        Box::pin(async move {
            let visitor = Visitor::of(&request).await;
            if visitor.login.is_none() {
                return Err(visitor.unknown());
            }
            let upload = read(parts, &visitor, MAX_BYTES).await?;
            if is_token_of(&visitor, upload.field("csrf")) { Ok(upload) } else { Err(WebError::StaleForm) }
        })
    }
}

/// A file that anybody may send to have it looked at, chosen or in a field; nothing of it is kept.
pub struct Shown {
    pub fields: HashMap<String, String>,
    pub file: Option<(String, Vec<u8>)>,
}

impl FromRequest for Shown {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Shown, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let parts = Multipart::new(request.headers(), payload.take());
        Box::pin(async move {
            let visitor = Visitor::of(&request).await;
            let Upload { fields, file, .. } = read(parts, &visitor, MAX_BYTES_OF_ANYBODY).await?;
            Ok(Shown { fields, file })
        })
    }
}

async fn read(mut parts: Multipart, visitor: &Visitor, most: usize) -> Result<Upload, WebError> {
    let broken = |error: actix_multipart::MultipartError| WebError::CutOff(error.to_string());
    let mut upload = Upload { fields: HashMap::new(), file: None, photograph: None };
    let mut total = 0;
    while let Some(mut part) = parts.try_next().await.map_err(broken)? {
        let mut content = Vec::new();
        while let Some(chunk) = part.try_next().await.map_err(broken)? {
            total += chunk.len();
            if total <= most {
                content.extend_from_slice(&chunk);
            }
        }
        let disposition = part.content_disposition();
        let name = disposition.and_then(|told| told.get_name()).unwrap_or("").to_string();
        match disposition.and_then(|told| told.get_filename()) {
            Some(file) if !content.is_empty() && name == PHOTOGRAPH => {
                upload.photograph = Some((file.to_string(), content));
            }
            // Of two, one would be read and the other lost without a word.
            Some(_) if !content.is_empty() && upload.file.is_some() => {
                return Err(WebError::Unreadable("two files".into()));
            }
            Some(file) if !content.is_empty() => upload.file = Some((file.to_string(), content)),
            Some(_) => {}
            None => drop(upload.fields.insert(name, String::from_utf8_lossy(&content).into_owned())),
        }
    }
    if total > most {
        return Err(WebError::BadRequest(words::import_too_big(visitor.lang, most / MEGABYTE)));
    }
    Ok(upload)
}
