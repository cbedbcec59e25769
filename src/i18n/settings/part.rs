//! A part of the regulations with its settings: what the judge looks up in its table, and what the journal names and tells.

use super::Control;
use super::reading::Reading;
use super::{Event, Group, Setting, Tell, Word};
use crate::{Lang, common};

pub(crate) struct Part {
    /// The group of its settings; `None` where it has none.
    pub(super) group: Option<Group>,
    name: Word,
    pub(super) settings: Vec<Setting>,
    told: Option<Tell>,
    is_asked: fn(&Reading<'_>, &Event) -> bool,
    settle: fn(&Event, &mut Event),
}

impl Part {
    pub(super) fn several(group: Group, name: Word, settings: Vec<Setting>) -> Part {
        Part { group: Some(group), name, settings, told: None, is_asked: |_, _| true, settle: |_, _| () }
    }

    /// Of one setting, by whose name it is told.
    pub(super) fn of(group: Group, setting: Setting) -> Part {
        Part::several(group, setting.label, vec![setting])
    }

    /// Set elsewhere than in the settings.
    pub(super) fn elsewhere(name: Word, told: impl Fn(Lang, &mut Event) -> String + Send + Sync + 'static) -> Part {
        Part { group: None, ..Part::several(Group::Event, name, Vec::new()) }.told(told)
    }

    pub(super) fn named(self, name: Word) -> Part {
        Part { name, ..self }
    }

    /// Told otherwise than by its settings one after the other.
    pub(super) fn told(self, told: impl Fn(Lang, &mut Event) -> String + Send + Sync + 'static) -> Part {
        Part { told: Some(Box::new(told)), ..self }
    }

    /// Read only then; else it stays.
    pub(super) fn asked_if(self, is_asked: fn(&Reading<'_>, &Event) -> bool) -> Part {
        Part { is_asked, ..self }
    }

    /// What follows once its settings are read: from what was, in what is to be.
    pub(super) fn settled_by(self, settle: fn(&Event, &mut Event)) -> Part {
        Part { settle, ..self }
    }

    pub(super) fn read(&self, reading: &mut Reading<'_>, event: &mut Event) {
        if (self.is_asked)(reading, event) {
            self.settings.iter().for_each(|setting| setting.read(reading, event));
            (self.settle)(reading.was, event);
        }
    }

    pub(crate) fn name(&self, lang: Lang) -> &'static str {
        (self.name)(lang)
    }

    /// Its value; empty where it has none. Of several settings the labels are told too, and of ticks only those that are set.
    pub(crate) fn value(&self, lang: Lang, event: &mut Event) -> String {
        match (&self.told, &self.settings[..]) {
            (Some(told), _) => told(lang, event),
            (None, [setting]) => (setting.tell)(lang, event),
            (None, settings) => {
                let told = settings.iter().filter_map(|setting| setting.labelled(lang, event));
                told.collect::<Vec<_>>().join(common::list_semicolon(lang))
            }
        }
    }
}

impl Setting {
    fn labelled(&self, lang: Lang, event: &mut Event) -> Option<String> {
        let label = (self.label)(lang);
        match self.look.control {
            Control::Tick => (self.show)(event).map(|_| label.to_owned()),
            _ => Some(common::label(lang, label) + &(self.tell)(lang, event)),
        }
    }
}
