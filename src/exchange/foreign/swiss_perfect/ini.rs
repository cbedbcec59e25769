//! The settings of an event: sections in brackets, and a value a line.

use crate::text;
use std::collections::HashMap;

/// The values by section and key.
pub struct Settings {
    values: HashMap<(String, String), String>,
}

/// The section on the tournament; one of the files that were seen has lost it.
pub const TOURNAMENT: &str = "Tournament Info";

impl Settings {
    /// `None` where there is no section.
    pub fn read(bytes: &[u8]) -> Option<Settings> {
        let decoded = text::decode(bytes);
        let (mut section, mut values) = (String::new(), HashMap::new());
        for (_, line) in text::lines(&decoded.text) {
            let line = line.trim();
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                name.clone_into(&mut section);
                values.entry((section.clone(), String::new())).or_default();
            } else if let Some((key, value)) = line.split_once('=').filter(|_| !section.is_empty()) {
                values.insert((section.clone(), key.trim().to_owned()), value.trim().to_owned());
            }
        }
        (!values.is_empty()).then_some(Settings { values })
    }

    /// Whether there is a section on the tournament.
    pub fn has_tournament(&self) -> bool {
        self.values.contains_key(&(TOURNAMENT.to_owned(), String::new()))
    }

    /// A value of the section on the tournament; empty where it is not there.
    pub fn tournament(&self, key: &str) -> &str {
        self.value(TOURNAMENT, key)
    }

    /// Keys and values of a section, in order.
    pub fn of_section(&self, section: &str) -> Vec<(&str, &str)> {
        let of_it = self.values.iter().filter(|((own, key), _)| own == section && !key.is_empty());
        let mut said: Vec<_> = of_it.map(|((_, key), value)| (key.as_str(), value.as_str())).collect();
        said.sort_unstable();
        said
    }

    pub fn value(&self, section: &str, key: &str) -> &str {
        self.values.get(&(section.to_owned(), key.to_owned())).map_or("", String::as_str)
    }
}
