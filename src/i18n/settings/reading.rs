//! A form of settings while it is read: its texts, what was, and what is wrong so far.

use super::{Event, Texts, Word};
use crate::Lang;
use crate::reader::unreadable;
use sonneborn_pairing::registry;
use sonneborn_tournament::reader::Unreadable;
use sonneborn_tournament::regulations::System;

/// What of a form cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The label of the field, at which a page can show it; empty where it is of several.
    pub label: &'static str,
    pub words: String,
}

impl Problem {
    /// Of no field alone.
    pub(super) fn of_several(words: impl Into<String>) -> Problem {
        Problem { label: "", words: words.into() }
    }

    /// What could not be read in the field of that label.
    pub fn unread(lang: Lang, label: &'static str, wrong: &Unreadable) -> Problem {
        Problem { label, words: unreadable(lang, label, wrong) }
    }
}

/// A form while it is read.
pub(super) struct Reading<'r> {
    pub(super) lang: Lang,
    pub(super) texts: &'r Texts,
    pub(super) was: &'r Event,
    /// Draws a seed where one is needed.
    pub(super) new_seed: fn() -> u64,
    pub(super) problems: Vec<Problem>,
}

impl<'r> Reading<'r> {
    pub(super) fn text(&self, field: &str) -> &'r str {
        self.texts.text(field)
    }

    pub(super) fn is_ticked(&self, field: &str) -> bool {
        self.texts.is_ticked(field)
    }

    /// What was read; what could not be is noted with the field's name, and what was stays.
    pub(super) fn take<T>(&mut self, label: Word, read: Result<T, Unreadable>) -> Option<T> {
        read.map_err(|wrong| self.problems.push(Problem::unread(self.lang, label(self.lang), &wrong))).ok()
    }
}

/// The systems by the codes of the menu.
pub(super) fn system_codes() -> Vec<(&'static str, System)> {
    registry::forms().map(|form| (form.code, form.system)).collect()
}
