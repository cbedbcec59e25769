//! The settings as a form: the texts of its fields, and what its menus offer.

use super::tie_breaks::{self, TieBreakOffer};
use sonneborn_i18n::settings::time_control::{self, Offer, Row};
use sonneborn_i18n::settings::{Event, Group, NeverSent, Texts};
use sonneborn_i18n::{Lang, rating_method};
use sonneborn_pairing::registry;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::reader::MAX_ROUNDS;
use sonneborn_tournament::regulations::System;
use sonneborn_web::WebError;

/// A form as it was sent: names and values in order.
pub(crate) type Sent = Vec<(String, String)>;

/// The field that every form of settings has beside them.
const REASON: &str = "reason";
/// Places for tie-breaks on the form; a longer list gets two more.
const TIE_BREAK_PLACES: usize = 6;

/// The value of a field that was sent.
pub(crate) fn value<'a>(sent: &'a Sent, name: &str) -> Option<&'a str> {
    sent.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

#[derive(Clone, Debug)]
pub(crate) struct SettingsForm(pub Texts);

impl SettingsForm {
    /// The form filled with what is.
    pub(crate) fn of(event: &Event) -> SettingsForm {
        SettingsForm(Texts::of(event))
    }

    /// The form as it was sent: all fields, or those of a group over what is.
    ///
    /// # Errors
    /// A field that has one value and was sent twice.
    pub(super) fn sent(sent: &Sent, group: Option<Group>, event: &Event) -> Result<SettingsForm, WebError> {
        let sent = Texts::sent(sent).map_err(twice)?;
        Ok(SettingsForm(match group {
            Some(group) => Texts::of(event).under_group(sent, group),
            None => sent,
        }))
    }

    /// The form with what was sent laid over it. Fields in `emptied` are as sent, also where nothing was.
    ///
    /// # Errors
    /// As [`SettingsForm::sent`].
    pub(crate) fn under(self, sent: &Sent, emptied: &[&str]) -> Result<SettingsForm, WebError> {
        let sent = Texts::sent(sent).map_err(twice)?;
        Ok(SettingsForm(self.0.under(sent, |field| emptied.contains(&field))))
    }

    pub(crate) fn text(&self, field: &str) -> &str {
        self.0.text(field)
    }

    pub(crate) fn is_ticked(&self, field: &str) -> bool {
        self.0.is_ticked(field)
    }

    pub(super) fn reason(&self) -> &str {
        self.text(REASON)
    }

    /// The same settings with the reason of another form.
    pub(super) fn with_reason_of(mut self, other: &SettingsForm) -> SettingsForm {
        self.0.set(REASON, other.reason().to_owned());
        self
    }

    pub(crate) fn is_chosen(&self, value: &str, code: &str) -> bool {
        value == code
    }

    pub(crate) fn periods(&self) -> [Row<'_>; 3] {
        time_control::rows(&self.0)
    }

    pub(crate) fn time_controls(&self, lang: &Lang) -> Vec<Offer> {
        time_control::offers(*lang, self.text("time_control"))
    }

    /// The tie-breaks chosen, and empty places for more.
    pub(crate) fn tie_break_places(&self) -> Vec<String> {
        let mut chosen = tie_breaks::chosen(self.text("tie_breaks"));
        chosen.resize(chosen.len().max(TIE_BREAK_PLACES - 2) + 2, String::new());
        chosen
    }

    pub(crate) fn tie_break_offers(&self, lang: &Lang) -> Vec<TieBreakOffer> {
        let form = registry::forms().find(|form| form.code == self.text("system"));
        tie_breaks::offers(*lang, form.map_or(System::ByHand, |form| form.system), self.text("tie_breaks"))
    }

    /// The start of each round as the browser's field takes it, a line for each round.
    pub(crate) fn starts(&self) -> Vec<String> {
        let rounds = self.text("rounds").trim().parse().unwrap_or(0_usize).min(MAX_ROUNDS.into());
        let mut starts: Vec<String> = self.text("schedule").lines().map(|line| line.trim().replace(' ', "T")).collect();
        starts.resize(rounds.max(starts.len()), String::new());
        starts
    }

    /// The rating lists chosen, a code each.
    fn lists(&self) -> impl Iterator<Item = &str> {
        self.text("lists").lines().map(str::trim).filter(|code| !code.is_empty())
    }

    /// The places of their sequence, with empty ones for more.
    pub(crate) fn list_places(&self) -> Vec<&str> {
        /// Places for lists that are not in the sequence yet.
        const MORE: usize = 2;
        self.lists().chain([""; MORE]).collect()
    }

    /// The lists that can be chosen: FIDE's, those of the server, and those chosen.
    pub(crate) fn list_offers(&self, lang: &Lang, own: &[String]) -> Vec<(String, String)> {
        let own = own.iter().map(|name| ListKind::Own(name.clone()));
        let mut kinds: Vec<ListKind> = Vec::new();
        for kind in ListKind::OF_FIDE.into_iter().chain(own).chain(self.lists().filter_map(ListKind::from_code)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.iter().map(|kind| (kind.code(), rating_method::list(*lang, kind))).collect()
    }
}

fn twice(error: NeverSent) -> WebError {
    WebError::Unreadable(error.to_string())
}
