//! `sonneborn check --corpus`: many files at once, each with what explains it, as a table for programs and a page for people.

use super::engine::Failure;
use super::failure;
use super::language::lang;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::table::{Cell, Table, csv};
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_i18n::{audit as audit_words, common, diagnosis as words, pairing_tools};
use sonneborn_rules::Checked;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Whether the files of a corpus are called so; others in a folder are passed over.
fn is_tournament(ending: &str) -> bool {
    // Folders are full of other JSON.
    let mut known = tournament_file::ENDINGS.split(',').filter(|known| *known != ".json");
    known.any(|known| known[1..].eq_ignore_ascii_case(ending))
}

/// Folders in folders are looked into so deep.
const DEEPEST: usize = 16;
/// The columns of the table, for programs.
const COLUMNS: [&str; 13] = [
    "file",
    "read",
    "clean",
    "players",
    "rounds",
    "same_as_stated",
    "best_system",
    "best_acceleration",
    "same_as_best",
    "judged_by",
    "causes",
    "words",
    "sha256",
];

/// A file, read or not.
struct Entry {
    file: String,
    digest: String,
    found: Found,
}

enum Found {
    Read { checked: Box<Checked>, players: usize },
    Unread(Vec<String>),
}

/// The files named, and those in the folders named.
///
/// # Errors
/// A folder that cannot be read.
pub fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() { walk(path, DEEPEST, &mut files)? } else { files.push(path.clone()) }
    }
    Ok(files)
}

fn walk(folder: &Path, deep: usize, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unread = |error| Failure::File(pairing_tools::cannot_read(lang(), folder.display(), failure::io(&error)));
    let entries = std::fs::read_dir(folder).map_err(unread)?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() && deep > 0 {
            walk(&path, deep - 1, files)?;
        } else if is_tournament(&ending) {
            files.push(path);
        }
    }
    Ok(())
}

/// Checks all files, and writes the table and the page into a folder; whether nothing differs in any.
///
/// # Errors
/// A folder that cannot be read, or one of the two that cannot be written.
pub fn report(
    named: &[PathBuf],
    folder: &Path,
    read: impl Fn(&[u8]) -> Result<TournamentFile, Vec<String>>,
) -> Result<bool, Failure> {
    let files = files(named)?;
    // Drawn on a terminal only.
    let bar = ProgressBar::new(files.len() as u64)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}").expect("the template is right"));
    let entries: Vec<Entry> = files.iter().map(|path| entry(path, &read)).inspect(|_| bar.inc(1)).collect();
    bar.finish_and_clear();
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::File(pairing_tools::cannot_write(lang(), folder.display(), failure::io(&error))))?;
    for (name, text) in [("corpus.csv", csv::write(&table(&entries))), ("corpus.html", page(&entries))] {
        let path = folder.join(name);
        std::fs::write(&path, text)
            .map_err(|error| Failure::File(pairing_tools::cannot_write(lang(), path.display(), failure::io(&error))))?;
    }
    println!("{}", sum(&entries));
    Ok(entries.iter().all(Entry::is_clean))
}

fn entry(path: &Path, read: &impl Fn(&[u8]) -> Result<TournamentFile, Vec<String>>) -> Entry {
    let file = path.display().to_string();
    let (digest, found) = match std::fs::read(path) {
        Err(error) => (String::new(), Found::Unread(vec![failure::io(&error)])),
        Ok(bytes) => (sonneborn_document::audit::digest(&bytes), found(&bytes, read)),
    };
    Entry { file, digest, found }
}

fn found(bytes: &[u8], read: &impl Fn(&[u8]) -> Result<TournamentFile, Vec<String>>) -> Found {
    match read(bytes) {
        Err(faults) => Found::Unread(faults),
        Ok(file) => {
            let audit = Audit::of(&file);
            let players = audit.tournament.players.len();
            Found::Read { checked: Box::new(Checked::of(lang(), &file, &audit)), players }
        }
    }
}

impl Entry {
    fn checked(&self) -> Option<&Checked> {
        match &self.found {
            Found::Read { checked, .. } => Some(checked),
            Found::Unread(_) => None,
        }
    }

    fn is_clean(&self) -> bool {
        self.checked().is_some_and(|checked| checked.clean)
    }

    /// How many rounds were held against an engine, how many of them are as the file's own way pairs them, and as the best does.
    fn counts(&self) -> [usize; 3] {
        let Some(checked) = self.checked() else { return [0; 3] };
        let same = checked.rounds.iter().filter(|round| round.verdict == "same").count();
        checked.diagnosis.as_ref().map_or([checked.rounds.len(), same, same], |diagnosis| {
            let of = |place: usize| diagnosis.ways[place].rounds_same.len();
            [checked.rounds.len(), of(0), of(diagnosis.best)]
        })
    }

    /// What the rounds were judged by; nothing where none differs.
    fn judged_by(&self) -> String {
        let diagnosis = self.checked().and_then(|checked| checked.diagnosis.as_ref());
        diagnosis.map(|diagnosis| diagnosis.ways[diagnosis.judged_by].words.clone()).unwrap_or_default()
    }

    /// What is to be said of the file.
    fn words(&self) -> Vec<String> {
        match &self.found {
            Found::Unread(faults) => faults.clone(),
            Found::Read { checked, .. } if checked.clean => {
                checked.diagnosis.iter().map(|diagnosis| diagnosis.words.clone()).collect()
            }
            Found::Read { checked, .. } => {
                let diagnosis = checked.diagnosis.iter();
                let causes =
                    diagnosis.flat_map(|found| std::iter::once(found.words.clone()).chain(causes(&found.causes)));
                let rounds = checked.rounds.iter().filter(|round| round.verdict == "no-pairing");
                let without = rounds.filter_map(|round| round.lines.first().cloned());
                // Pairings and the diagnosis stand before points and places.
                let others = checked.parts.iter().rev().take(2).rev().filter(|part| !part.lines.is_empty());
                let others = others.flat_map(|part| part.lines.iter().cloned());
                causes.chain(without).chain(others).collect()
            }
        }
    }
}

fn causes(causes: &[sonneborn_rules::RoundCause]) -> impl Iterator<Item = String> {
    causes.iter().map(|cause| {
        let label = common::label(lang(), common::round_n(lang(), cause.round));
        format!("{label}{}", cause.words)
    })
}

fn table(entries: &[Entry]) -> Table {
    let whole = |count: usize| Cell::whole(i64::try_from(count).unwrap_or(i64::MAX));
    let yes = |answer: bool| Cell::text(if answer { "yes" } else { "no" });
    let row = |entry: &Entry| {
        let [rounds, stated, best] = entry.counts();
        let diagnosis = entry.checked().and_then(|checked| checked.diagnosis.as_ref());
        let way = diagnosis.map(|diagnosis| &diagnosis.ways[diagnosis.best]);
        let cause = |cause: &sonneborn_rules::RoundCause| format!("{}:{}", cause.round, cause.cause);
        let causes: Vec<String> = diagnosis.into_iter().flat_map(|found| &found.causes).map(cause).collect();
        let players = match &entry.found {
            Found::Read { players, .. } => whole(*players),
            Found::Unread(_) => Cell::Empty,
        };
        vec![
            Cell::text(&entry.file),
            yes(entry.checked().is_some()),
            yes(entry.is_clean()),
            players,
            whole(rounds),
            whole(stated),
            Cell::text(way.map_or("", |way| way.system)),
            Cell::text(way.map_or("", |way| way.acceleration)),
            whole(best),
            Cell::text(entry.judged_by()),
            Cell::text(causes.join(" ")),
            Cell::text(entry.words().join("; ")),
            Cell::text(&entry.digest),
        ]
    };
    Table { title: String::new(), header: COLUMNS.map(str::to_owned).to_vec(), rows: entries.iter().map(row).collect() }
}

fn sum(entries: &[Entry]) -> String {
    let clean = entries.iter().filter(|entry| entry.is_clean()).count();
    let totals = entries.iter().map(Entry::counts).fold([0; 3], |sum, next| [0, 1, 2].map(|at| sum[at] + next[at]));
    words::corpus_sum(lang(), entries.len(), clean, totals[1], totals[0], totals[2])
}

/// The page: complete by itself, to be given on as one file.
fn page(entries: &[Entry]) -> String {
    let title = escaped(words::corpus_title(lang()));
    let heads = [
        words::corpus_file(lang()),
        words::corpus_explained(lang()),
        words::corpus_by(lang()),
        words::corpus_found(lang()),
    ];
    let heads: String = heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escaped(head))).collect();
    let mut rows = String::new();
    for entry in entries {
        let [rounds, _, best] = entry.counts();
        let mut found = entry.words();
        if found.is_empty() {
            found.push(audit_words::clean(lang()).to_owned());
        }
        let found: String = found.iter().map(|line| format!("<li>{}</li>", escaped(line))).collect();
        let mark = if entry.is_clean() { "✓" } else { "≠" };
        // Writing into a text does not fail.
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{mark} {}</th><td>{best}/{rounds}</td><td>{}</td><td><ul>{found}</ul></td></tr>",
            escaped(&entry.file),
            escaped(&entry.judged_by()),
        );
    }
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n<p>{}</p>\n<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</html>\n",
        lang().tag(),
        lang().direction(),
        escaped(&sum(entries)),
    )
}

const STYLE: &str = "body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color-scheme:light dark}\
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.35rem .6rem;\
border-bottom:1px solid #8886}tbody th{font-weight:600;overflow-wrap:anywhere;min-width:16rem}td:nth-child(2){font-variant-numeric:tabular-nums}\
ul{margin:0;padding-inline-start:1.1rem}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
