//! What the test has done so far: a line an event, which is written before the next one is begun.

use super::event::{Compared, Direction};
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
    done: HashSet<(Direction, u64)>,
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
        let done = all.iter().map(|compared| (compared.direction, compared.seed)).collect();
        Ok(Record { done, written: Mutex::new((file, all)) })
    }

    pub fn has(&self, event: (Direction, u64)) -> bool {
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

    /// Events, rounds and figures by direction, then each kind of difference with the first events that have it.
    pub fn report(&self, lang: Lang) -> String {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines = Vec::new();
        for direction in Direction::ALL {
            let events: Vec<&Compared> = written.1.iter().filter(|event| event.direction == direction).collect();
            if events.is_empty() {
                continue;
            }
            let rounds: usize = events.iter().map(|event| event.rounds).sum();
            let ranked: usize = events.iter().filter(|event| event.figures > 0).count();
            let figures: usize = events.iter().map(|event| event.figures).sum();
            lines.push(direction.words(lang).to_owned());
            lines.push(format!("  {}", words::sums(lang, events.len(), rounds, ranked, figures)));
            let mut groups: BTreeMap<&Finding, Vec<u64>> = BTreeMap::new();
            for event in &events {
                for finding in &event.findings {
                    groups.entry(finding).or_default().push(event.seed);
                }
            }
            for (finding, mut seeds) in groups {
                let times = seeds.len();
                seeds.sort_unstable();
                seeds.dedup();
                let named: Vec<String> = seeds.iter().take(NAMED).map(u64::to_string).collect();
                let line = words::group(lang, finding.words(lang), times, seeds.len(), named.join(" "));
                lines.push(format!("  {line}"));
            }
        }
        lines.join("\n") + "\n"
    }
}
