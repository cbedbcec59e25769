//! Requests that found an event, and may come twice: a double click, a retry after a lost answer. Each form that was drawn has a name of
//! its own; the same form with the same fields is the same request, and changed fields are another one.

use super::Desk;
use super::credentials::new_token;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

impl Desk {
    /// The name of a form that is drawn now.
    pub fn name_of_form() -> String {
        new_token()
    }

    /// The key of a request, by all that the form sent, its name among it.
    pub fn request_key(sent: &[u8]) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(sent))
    }
}
