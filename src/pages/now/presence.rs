//! Who and what is around the boards of one event or of all sections of a festival: arbiters whose pages are open, devices that are
//! not connected any more, deputies who came by a link, and the last backup.

use sonneborn_desk::backups::Last;
use sonneborn_desk::{Desk, Gone, Here, Live, clock, failures, instant, now_microseconds};
use sonneborn_i18n::{Lang, common, dates, now as words, web};
use sonneborn_store::StoreError;
use sonneborn_tournament::details::Details;
use sonneborn_web::Visitor;
use std::collections::BTreeSet;

/// Somebody is called gone after half a minute, and no more after three hours, in microseconds.
const GONE_AFTER: i64 = 30 * 1_000_000;
const GONE_UNTIL: i64 = 3 * 60 * 60 * 1_000_000;

/// What is told to arbiters.
#[derive(Default)]
pub(crate) struct Presence {
    /// The arbiters whose pages are open now.
    pub here: Option<String>,
    /// Those whose pages were open a while ago and are not now.
    pub gone: Vec<String>,
    /// How many deputies came by a link and may still act, and how many links are open.
    pub joined: Option<String>,
    pub backup: Option<Backup>,
}

pub(crate) struct Backup {
    pub words: String,
    /// Nothing was copied: said as a warning.
    pub is_missing: bool,
}

impl Presence {
    /// # Errors
    /// [`StoreError`].
    pub(crate) fn of(desk: &Desk, events: &[&Live], visitor: &Visitor) -> Result<Presence, StoreError> {
        let lang = visitor.lang;
        // Sections of one festival are played in one place.
        let hall = events.first().map(|live| live.journal().state().details.clone()).unwrap_or_default();
        let (mut guests, mut links) = (0, 0);
        for live in events {
            guests += desk.store().guests(live.id, now_microseconds())?;
            links += desk.store().invitations(live.id, now_microseconds())?.len();
        }
        let told =
            [(guests > 0).then(|| words::joined(lang, guests)), (links > 0).then(|| words::open_links(lang, links))];
        let told: Vec<String> = told.into_iter().flatten().collect();
        Ok(Presence {
            here: here(events, lang),
            gone: gone(events, &hall, visitor),
            joined: (!told.is_empty()).then(|| told.join(common::list_semicolon(lang))),
            backup: Some(backup(desk, &hall, visitor)),
        })
    }

    /// Whether there is anything to say of people.
    pub(crate) fn has_people(&self) -> bool {
        self.here.is_some() || self.joined.is_some() || !self.gone.is_empty()
    }
}

fn here(events: &[&Live], lang: Lang) -> Option<String> {
    let arbiters: Vec<Here> = events.iter().flat_map(|live| live.arbiters().borrow().clone()).collect();
    let names: BTreeSet<&str> = arbiters.iter().map(|here| here.name.as_str()).collect();
    let names: Vec<&str> = names.into_iter().collect();
    (!names.is_empty()).then(|| names.join(common::list_comma(lang)))
}

/// Whose device is not connected to any of the events any more; who only goes from page to page is not named.
fn gone(events: &[&Live], hall: &Details, visitor: &Visitor) -> Vec<String> {
    let own = visitor.login.as_deref().map_or("", |(session, _)| session.token_hash.as_str());
    let now = now_microseconds();
    let is_here = |gone: &Gone| {
        events.iter().any(|live| live.arbiters().borrow().iter().any(|here| here.session == gone.here.session))
    };
    let is_told = |gone: &Gone| (GONE_AFTER..GONE_UNTIL).contains(&(now - gone.at)) && gone.here.session != own;
    let mut found: Vec<Gone> = events.iter().flat_map(|live| live.gone()).filter(is_told).collect();
    // Who left in order and left nothing is missed by nobody.
    found.retain(|gone| !is_here(gone) && gone.unsent != Some(0));
    found.sort_by_key(|gone| std::cmp::Reverse(gone.at));
    let mut devices = BTreeSet::new();
    found.retain(|gone| devices.insert(gone.here.session.clone()));
    let words = |gone: &Gone| {
        let at = clock::in_hall(hall, instant(gone.at));
        let (name, at) = (&gone.here.name, dates::minute(visitor.lang, at));
        match gone.unsent {
            Some(unsent) => words::gone_with_unsent(visitor.lang, unsent, name, at),
            None => words::gone_since(visitor.lang, name, at),
        }
    };
    found.iter().map(words).collect()
}

/// When the last copy was made, and why none was; where copies lie is told to administrators only.
fn backup(desk: &Desk, hall: &Details, visitor: &Visitor) -> Backup {
    let (lang, tells_folder) = (visitor.lang, visitor.is_administrator());
    let clock = |last: &Last| dates::minute(lang, clock::in_hall(hall, last.at));
    let last = desk.last_backup();
    let unproven: Vec<String> = last.iter().flat_map(|last| &last.unproven).map(ToString::to_string).collect();
    let (words, is_missing) = match (desk.backup_plan(), last) {
        (_, Some(last)) => match &last.made {
            Ok(file) if tells_folder => (web::backup_made(lang, clock(&last), file.display()), false),
            Ok(_) => (web::backup_made_at(lang, clock(&last)), false),
            Err(why) if tells_folder => (web::backup_failed(lang, clock(&last), failures::backup(lang, why)), true),
            Err(_) => (web::backup_failed_at(lang, clock(&last)), true),
        },
        (Some(plan), None) if tells_folder => (web::backup_planned(lang, plan.folder.display()), false),
        (Some(_), None) => (web::backup_coming(lang).to_owned(), false),
        (None, None) => (web::backup_none(lang).to_owned(), true),
    };
    // What is set aside is copied as it is; nobody knows what a backup of it is worth.
    let words = match unproven.is_empty() {
        true => words,
        false => format!("{words} {}", web::backup_set_aside(lang, unproven.join(common::list_comma(lang)))),
    };
    Backup { words, is_missing }
}
