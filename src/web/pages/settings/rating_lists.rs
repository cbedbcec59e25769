//! The part of the settings about rating lists: their order, what changes in events of more than 30 days, and what is advised.

use super::{Reader, SettingsForm};
use crate::guard::{Guarded, Right};
use crate::{WebError, blocking};
use sonneborn_i18n::{Lang, rating_method};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::list_order::{ListKind, ListOrder};
use sonneborn_tournament::regulations::{PeriodRatings, Regulations, default_lists};
use std::sync::Arc;

impl SettingsForm {
    /// A form without these fields leaves what was; a sequence as the rate of play has it anyway is none of its own.
    pub(super) fn read_lists(&self, reader: &mut Reader, was: &Regulations) -> ListOrder {
        if self.lists.is_empty() {
            return was.lists.clone();
        }
        let codes = self.lists.lines().map(str::trim).filter(|code| !code.is_empty());
        let mut sequence: Vec<ListKind> = Vec::new();
        for code in codes {
            match ListKind::from_code(code) {
                Some(kind) if sequence.contains(&kind) => {}
                Some(kind) => sequence.push(kind),
                None => reader.problems.push(rating_method::no_such_list(reader.lang, code)),
            }
        }
        let is_default = sequence == default_lists(was.rate);
        ListOrder { sequence: if is_default { Vec::new() } else { sequence }, on_request: self.lists_checked.is_none() }
    }

    /// The places of the sequence, with empty ones for more.
    pub(in crate::pages) fn list_places(&self) -> Vec<&str> {
        /// Places for lists that are not in the sequence yet.
        const MORE: usize = 2;
        let mut chosen: Vec<&str> = self.lists.lines().map(str::trim).filter(|code| !code.is_empty()).collect();
        chosen.resize(chosen.len() + MORE, "");
        chosen
    }

    /// The lists that can be chosen: FIDE's, those of the server, and those chosen.
    pub(in crate::pages) fn list_offers(&self, lang: &Lang, own: &[String]) -> Vec<(String, String)> {
        let own = own.iter().map(|name| ListKind::Own(name.clone()));
        let chosen = self.lists.lines().filter_map(|code| ListKind::from_code(code.trim()));
        let mut kinds: Vec<ListKind> = Vec::new();
        for kind in ListKind::OF_FIDE.into_iter().chain(own).chain(chosen) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.iter().map(|kind| (kind.code(), rating_method::list(*lang, kind))).collect()
    }

    pub(super) fn read_period_ratings(&self, reader: &mut Reader, was: &Regulations) -> Option<PeriodRatings> {
        self.long_event.as_ref()?;
        let codes = [("first", PeriodRatings::First), ("of-round", PeriodRatings::OfRound)];
        let name = rating_method::period_tie_breaks(reader.lang);
        Some(reader.choice(name, &self.period_tie_breaks, &codes, was.period_ratings.unwrap_or_default()))
    }
}

/// The names of the server's lists that are not FIDE's.
pub(super) async fn own<R: Right>(guarded: &Guarded<R>) -> Result<Vec<String>, WebError> {
    let desk = Arc::clone(&guarded.state.desk);
    let lists = blocking(move || desk.store().rating_lists()).await?;
    let mut names: Vec<String> = lists.into_iter().filter(|list| list.is_national()).map(|list| list.name).collect();
    names.sort_unstable();
    names.dedup();
    Ok(names)
}

/// VCL4THP 210-211: an event of more than 30 days is told to be one, and not to break ties by ratings that change on the way.
pub(super) fn advice(lang: Lang, tournament: &Tournament) -> Vec<&'static str> {
    /// An event that lasts longer sees a new rating list.
    const DAYS: i64 = 30;
    let (details, regulations) = (&tournament.details, &tournament.regulations);
    let days = details.start.zip(details.end).map_or(0, |(start, end)| (end - start).num_days() + 1);
    let by_ratings = regulations.descriptors().iter().any(|descriptor| descriptor.code.is_of_ratings());
    match regulations.period_ratings {
        None if days > DAYS => vec![rating_method::advice_long_event(lang)],
        Some(_) if by_ratings => vec![rating_method::advice_rating_tie_breaks(lang)],
        None | Some(_) => Vec::new(),
    }
}
