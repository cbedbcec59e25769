//! What a translator must know of a language's files: faults with their places, and what is missing.

use super::ftl::{self, CATEGORIES, Fault, FaultKind, Message, Piece, Table};
use super::{Lang, SOURCE, pattern, word_faults};
use icu_locale_core::Locale;
use std::fmt::Display;

/// What was found in the files of a language.
#[derive(Clone, Debug)]
pub struct Report {
    pub faults: Vec<Fault>,
    /// Table and message, in the order of the English files.
    pub missing: Vec<(String, String)>,
    /// How many messages the files have themselves.
    pub own: usize,
    /// How many messages English has.
    pub total: usize,
}

/// The English tables as they were built in.
pub fn built_in() -> Vec<Table> {
    SOURCE.iter().map(|(name, text)| ftl::read(name, text).0).collect()
}

/// What is wrong, in a user's words. The build words the same faults by the same messages.
pub fn worded(lang: Lang, what: &FaultKind) -> String {
    let (id, given) = what.message();
    let given: Vec<&dyn Display> = given.iter().map(|text| text as &dyn Display).collect();
    let message = word_faults::MESSAGES.iter().find(|message| message.id == id);
    message.map_or_else(|| id.to_owned(), |message| message.write(lang, &given))
}

/// Holds a language's files (name without `.ftl`, text) against the English tables. What its parent says is not missing.
pub fn translation(tag: &str, english: &[Table], parents: &[Table], files: &[(String, String)]) -> Report {
    let (tables, faults): (Vec<Table>, Vec<Vec<Fault>>) =
        files.iter().map(|(name, text)| ftl::read(name, text)).unzip();
    let mut faults = faults.concat();
    faults.extend(ftl::check_translation(english, &tables));
    faults.extend(plurals(tag, &tables));
    faults.sort_by(|one, other| (&one.table, one.line).cmp(&(&other.table, other.line)));
    let has = |table: &str, id: &str| {
        let mut named = tables.iter().chain(parents).filter(|one| one.name == table);
        named.any(|table| table.messages.iter().any(|message| message.id == id))
    };
    let all = english.iter().flat_map(|table| table.messages.iter().map(|message| (&table.name, &message.id)));
    let missing = all.clone().filter(|(table, id)| !has(table, id));
    let own = tables.iter().map(|table| table.messages.len()).sum();
    Report {
        faults,
        own,
        missing: missing.map(|(table, id)| (table.clone(), id.clone())).collect(),
        total: all.count(),
    }
}

/// The same for English: its arguments are declared and used, its plurals whole.
pub fn source(files: &[(String, String)]) -> (Vec<Table>, Vec<Fault>) {
    let (tables, faults): (Vec<Table>, Vec<Vec<Fault>>) =
        files.iter().map(|(name, text)| ftl::read(name, text)).unzip();
    let mut faults = faults.concat();
    faults.extend(ftl::check_source(&tables));
    faults.extend(plurals("en", &tables));
    (tables, faults)
}

fn plurals(tag: &str, tables: &[Table]) -> Vec<Fault> {
    let Ok(locale) = tag.parse::<Locale>() else { return Vec::new() };
    let needed = pattern::categories(&locale);
    let messages = tables.iter().flat_map(|table| table.messages.iter().map(move |message| (table, message)));
    let faults = messages.flat_map(|(table, message)| {
        let mut lacking = Vec::new();
        without(&message.text, &needed, &mut lacking);
        let fault = |category: &str| FaultKind::NoCategory(message.id.clone(), category.to_owned());
        lacking.into_iter().map(move |category| at(table, message, fault(category))).collect::<Vec<_>>()
    });
    faults.collect()
}

fn at(table: &Table, message: &Message, what: FaultKind) -> Fault {
    Fault { table: table.name.clone(), line: message.line, what }
}

/// The categories that a choice between plurals leaves out; the text marked with `*` serves for its own only.
fn without<'c>(text: &[Piece], needed: &[&'c str], lacking: &mut Vec<&'c str>) {
    for piece in text {
        let Piece::Choice { variants, .. } = piece else { continue };
        let has = |category: &str| variants.iter().any(|(key, _)| key == category);
        if CATEGORIES.iter().any(|category| *category != "other" && has(category)) {
            lacking.extend(needed.iter().copied().filter(|category| !has(category)));
        }
        for (_, text) in variants {
            without(text, needed, lacking);
        }
    }
}
