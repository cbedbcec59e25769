//! What the test has done so far: a line an event, which is written before the next one is begun.

use super::axes::Axis;
use super::direction::Direction;
use super::event::{Compared, Event};
use super::finding::Finding;
use anyhow::{Context, Result};
use sonneborn_i18n::{Lang, compare as words};
use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

const FILE: &str = "compared.txt";
/// So many events of a kind are named.
const NAMED: usize = 10;

#[derive(Debug)]
pub struct Record {
    done: HashSet<Event>,
    written: Mutex<(File, Vec<Compared>)>,
}

impl Record {
    /// Opens the record of a folder. A last line that was cut off is done again.
    ///
    /// # Errors
    /// That it cannot be read or written.
    pub fn open(folder: &Path) -> Result<Record> {
        let path = folder.join(FILE);
        let text = if path.exists() { std::fs::read_to_string(&path)? } else { String::new() };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        std::fs::write(&path, whole).with_context(|| path.display().to_string())?;
        let all: Vec<Compared> = whole.lines().filter_map(Compared::read).collect();
        let file = File::options().append(true).open(&path).with_context(|| path.display().to_string())?;
        let done = all.iter().map(|compared| (compared.axis, compared.direction, compared.seed)).collect();
        Ok(Record { done, written: Mutex::new((file, all)) })
    }

    pub fn has(&self, event: Event) -> bool {
        self.done.contains(&event)
    }

    /// # Errors
    /// That it cannot be written.
    pub fn add(&self, compared: &Compared) -> Result<()> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.0.write_all(format!("{compared}\n").as_bytes())?;
        written.1.push(compared.clone());
        Ok(())
    }

    pub fn is_clean(&self) -> bool {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.1.iter().all(|compared| compared.findings.is_empty())
    }

    /// Events, rounds and figures by direction and axis, then each kind of difference with the first events that have it.
    pub fn report(&self, lang: Lang) -> String {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines = Vec::new();
        for direction in Direction::ALL {
            let of_axis = |axis| written.1.iter().filter(move |one| (one.axis, one.direction) == (axis, direction));
            let by_axis: Vec<(Axis, Vec<&Compared>)> =
                Axis::ALL.into_iter().map(|axis| (axis, of_axis(axis).collect())).collect();
            let all: Vec<&Compared> = by_axis.iter().flat_map(|(_, events)| events).copied().collect();
            if all.is_empty() {
                continue;
            }
            lines.push(direction.words(lang).to_owned());
            lines.push(format!("  {}", sums(lang, &all)));
            for (axis, events) in by_axis.iter().filter(|(_, events)| !events.is_empty()) {
                lines.push(format!("  {}: {}", axis.code(), sums(lang, events)));
            }
            lines.extend(groups(lang, &all));
        }
        lines.join("\n") + "\n"
    }
}

fn sums(lang: Lang, events: &[&Compared]) -> String {
    let rounds: usize = events.iter().map(|event| event.rounds).sum();
    let ranked: usize = events.iter().filter(|event| event.figures > 0).count();
    let figures: usize = events.iter().map(|event| event.figures).sum();
    let differing = events.iter().filter(|event| !event.findings.is_empty()).count();
    words::sums(lang, events.len(), rounds, ranked, figures, differing)
}

fn groups(lang: Lang, events: &[&Compared]) -> Vec<String> {
    let mut groups: BTreeMap<&Finding, Vec<(Axis, u64)>> = BTreeMap::new();
    for event in events {
        for finding in &event.findings {
            groups.entry(finding).or_default().push((event.axis, event.seed));
        }
    }
    let line = |(finding, mut found): (&Finding, Vec<(Axis, u64)>)| {
        let times = found.len();
        found.sort_unstable();
        found.dedup();
        let named: Vec<String> =
            found.iter().take(NAMED).map(|(axis, seed)| format!("{}-{seed}", axis.code())).collect();
        format!("  {}", words::group(lang, finding.words(lang), times, found.len(), named.join(" ")))
    };
    groups.into_iter().map(line).collect()
}
