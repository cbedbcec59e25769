//! What the file beside a database says of the journals' ends: read from its end, because only what was told last counts.

use super::files;
use sonneborn_tournament::witness::Statement;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// `sonneborn.sqlite-heads`
pub const HEADS_SUFFIX: &str = "-heads";
/// Before the origin of the statement whose write was committed.
pub(super) const CONFIRMED: &str = "+ ";

/// What a file of statements says: of each journal the last that was confirmed, and what was signed after it and not confirmed.
#[derive(Clone, Debug, Default)]
pub struct Noted {
    pub last: BTreeMap<String, Statement>,
    pub unconfirmed: BTreeMap<String, Statement>,
}

impl Noted {
    /// Reads the statements beside a file; those that no key of theirs signed are none. `None` where there is no such file.
    pub fn beside(file: &Path) -> Option<Noted> {
        Some(Noted::read(&fs::read_to_string(files::beside(file, HEADS_SUFFIX)).ok()?))
    }

    pub(super) fn read(text: &str) -> Noted {
        // Of each journal what was signed, and where that was confirmed.
        let mut told: BTreeMap<String, Vec<Option<Statement>>> = BTreeMap::new();
        for line in text.lines() {
            if let Some(origin) = line.strip_prefix(CONFIRMED) {
                told.entry(origin.to_owned()).or_default().push(None);
            } else if let Ok(statement) = serde_json::from_str::<Statement>(line) {
                told.entry(statement.origin.clone()).or_default().push(Some(statement));
            }
        }
        let mut noted = Noted::default();
        told.into_values().for_each(|told| noted.read_back(told));
        noted
    }

    /// Takes in what was told of one journal, from its end: a signature costs as much as a hundred acts, and only the last ones count.
    fn read_back(&mut self, told: Vec<Option<Statement>>) {
        let mut is_confirmed = false;
        for told in told.into_iter().rev() {
            let Some(statement) = told else {
                is_confirmed = true;
                continue;
            };
            let is_wanted = is_confirmed || !self.unconfirmed.contains_key(&statement.origin);
            if !is_wanted || !statement.holds() {
                continue;
            }
            if is_confirmed {
                self.last.insert(statement.origin.clone(), statement);
                return;
            }
            // What was not confirmed before another was signed was not committed.
            self.unconfirmed.insert(statement.origin.clone(), statement);
        }
    }

    /// The statements of one key alone.
    pub(super) fn of_key(mut self, key: &str) -> Noted {
        let is_own = |statement: &Statement| statement.seal.as_ref().is_some_and(|seal| seal.key == key);
        self.last.retain(|_, statement| is_own(statement));
        self.unconfirmed.retain(|_, statement| is_own(statement));
        self
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for statement in self.last.values() {
            if let Ok(line) = serde_json::to_string(statement) {
                // Writing into a text does not fail.
                let _ = writeln!(text, "{line}\n{CONFIRMED}{}", statement.origin);
            }
        }
        text
    }
}
