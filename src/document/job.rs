//! What every document is printed from: a state of the tournament, a language, a paper, a moment.

use super::format::Format;
use super::page::{Heading, Sheet};
use super::press::Press;
use super::who;
use chrono::NaiveDateTime;
use sonneborn_i18n::Lang;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::mode::Mode;
use sonneborn_tournament::style::PaperSize;

/// A print job. The journal number printed at the foot is the state's own.
#[derive(Clone, Copy, Debug)]
pub struct Job<'t> {
    pub tournament: &'t Tournament,
    pub lang: Lang,
    pub size: PaperSize,
    /// Now, by the clock in the hall.
    pub printed: NaiveDateTime,
    /// The page that tells whether the paper is still current, for the QR code at its foot.
    pub check: Option<&'t str>,
}

impl Job<'_> {
    pub(super) fn heading(&self, title: String, about: String) -> Heading {
        let details = &self.tournament.details;
        Heading {
            title,
            event: details.name.clone(),
            particulars: who::place_and_dates(self.lang, self.tournament),
            about,
            large: String::new(),
            printed: self.printed,
            state: Some(self.tournament.head()),
            check: self.check.map(str::to_owned),
            header: self.tournament.style.header.clone(),
            footer: self.tournament.style.footer.clone(),
            logo: self.tournament.style.logo.clone(),
            left_fide_mode: matches!(self.tournament.mode(), Mode::Left(_)),
            counted: None,
        }
    }

    pub(super) fn sheet<'p, 'f>(
        &self,
        press: &'p mut Press<'f>,
        format: Format,
        title: String,
        about: String,
    ) -> Sheet<'p, 'f> {
        Sheet::new(press, format, self.heading(title, about))
    }
}
