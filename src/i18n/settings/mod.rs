//! The settings of an event as rows. A setting is declared once: its field on the forms, what is read from it and shown in it, its
//! label, its group, and of which part of the regulations it is, from which the judge has its level and lock.
//!
//! What does not bear on pairings, points or claims is in `details.rs`. The regulations are in `parts.rs`, by a match over the
//! parts that the judge knows: one that is added there does not compile until it has its settings here. The pages draw a setting
//! by its [`Look`]; the journal, questions and the report name and tell a part by the same rows (`regulations.rs`).

mod announced;
mod details;
mod form;
mod group;
mod kinds;
mod look;
mod part;
mod parts;
mod ratings;
mod reading;
mod teams;
mod texts;
pub mod time_control;
mod unrated;

pub use form::{read, read_new};
pub use group::Group;
pub use look::{Control, Look};
pub use reading::Problem;
pub use sonneborn_words::settings::*;
pub use texts::{NeverSent, Texts};

pub(super) use parts::part;

use crate::Lang;
use reading::Reading;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::judge::levels::RegulationField;
use sonneborn_tournament::regulations::{Regulations, System};
use std::sync::LazyLock;

/// A message without arguments.
pub type Word = fn(Lang) -> &'static str;
/// Where a value stands: in the event that is read, or in a copy from which it is shown.
type At<T> = fn(&mut Event) -> &mut T;
type Show = Box<dyn Fn(&mut Event) -> Option<String> + Send + Sync>;
type Read = Box<dyn Fn(&mut Reading<'_>, &mut Event) + Send + Sync>;
type Tell = Box<dyn Fn(Lang, &mut Event) -> String + Send + Sync>;
type Options = Box<dyn Fn(Lang, &str) -> Vec<(String, String)> + Send + Sync>;

/// What is set of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub details: Details,
    pub regulations: Regulations,
}

impl Event {
    /// As it stands.
    pub fn of(tournament: &Tournament) -> Event {
        Event { details: tournament.details.clone(), regulations: tournament.regulations.clone() }
    }
}

/// A row.
pub struct Setting {
    /// Its field in the forms.
    pub name: &'static str,
    pub label: Word,
    pub look: Look,
    /// A form without the field leaves it; any other empty field is read as empty.
    stays: bool,
    /// So does an empty field.
    is_kept_where_empty: bool,
    show: Show,
    read: Read,
    tell: Tell,
    options: Options,
}

impl Setting {
    /// What a menu offers where `now` is chosen: codes and their words.
    pub fn options(&self, lang: Lang, now: &str) -> Vec<(String, String)> {
        (self.options)(lang, now)
    }

    fn read(&self, reading: &mut Reading<'_>, event: &mut Event) {
        if !(self.is_kept_where_empty && reading.text(self.name).is_empty()) {
            (self.read)(reading, event);
        }
    }
}

/// Every setting, in the order of the pages, with its group.
static ALL: LazyLock<Vec<(Group, Setting)>> = LazyLock::new(|| {
    let regulations = RegulationField::ALL.iter().map(|field| part(*field));
    let regulations = regulations
        .filter_map(|part| Some((part.group?, part.settings)))
        .flat_map(|(group, settings)| settings.into_iter().map(move |setting| (group, setting)));
    details::settings().into_iter().chain(regulations).collect()
});

/// The settings of a group, in order.
pub fn of_group(group: Group) -> impl Iterator<Item = &'static Setting> {
    ALL.iter().filter(move |(of, _)| *of == group).map(|(_, setting)| setting)
}

/// The setting of that field.
pub fn named(name: &str) -> Option<&'static Setting> {
    ALL.iter().map(|(_, setting)| setting).find(|setting| setting.name == name)
}

/// The codes of the systems for which a field is there.
pub fn codes_of(is_meant: fn(System) -> bool) -> String {
    let codes = sonneborn_pairing::registry::forms().filter(|form| is_meant(form.system)).map(|form| form.code);
    codes.collect::<Vec<_>>().join(" ")
}
