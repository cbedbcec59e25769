//! What the form of an incident says of an in-tournament complaint (FIDE's Anti-Cheating Regulations).

use serde::{Deserialize, Serialize};
use sonneborn_i18n::{Lang, incidents as words};
use sonneborn_tournament::incident::Complaint;
use sonneborn_tournament::reader::{self, MAX_TEXT_LETTERS};
use sonneborn_web::WebError;

#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
pub(super) struct ComplaintForm {
    pub complained_by: String,
    pub seen_what: String,
    pub measures_done: String,
    pub screening_done: String,
}

impl ComplaintForm {
    /// The complaint; `None` where nothing of it is filled in.
    ///
    /// # Errors
    /// The field that cannot be read.
    pub(super) fn read(&self, lang: Lang) -> Result<Option<Box<Complaint>>, WebError> {
        let text = |field: &'static str, text: &str| {
            reader::text(text, MAX_TEXT_LETTERS).map_err(|wrong| WebError::unread(lang, field, &wrong))
        };
        let complaint = Complaint {
            by: text(words::complained_by(lang), &self.complained_by)?,
            seen: text(words::seen_what(lang), &self.seen_what)?,
            done: text(words::measures_done(lang), &self.measures_done)?,
            screened: text(words::screening_done(lang), &self.screening_done)?,
        };
        Ok((complaint != Complaint::default()).then(|| Box::new(complaint)))
    }
}
