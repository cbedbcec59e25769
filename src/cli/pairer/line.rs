//! The calling lines of bbpPairings and JaVaFo, taken apart as each of them does: the former by place, the latter in any order.

use super::InPlaceOf;
use crate::cli::configuration::Source;
use crate::cli::engine::SystemChoice;
use std::ffi::OsString;
use std::path::PathBuf;

/// Asks for the version, alone or before all else.
pub const VERSION: &str = "-r";
const CHECK: &str = "-c";
const PAIR: &str = "-p";
const GENERATE: &str = "-g";
const OUTPUT: &str = "-o";
const SEED: &str = "-s";
const LIST: &str = "-l";
/// JaVaFo's choice of its own ways of search, which say nothing to another engine.
const WEIGHTED: &str = "-w";
const TRIES: &str = "-q";

/// A calling line that was understood.
#[derive(Debug)]
pub struct Call {
    pub tells_version: bool,
    pub system: SystemChoice,
    pub task: Task,
    pub list: Option<List>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Version,
    Pair { file: PathBuf, output: Option<PathBuf> },
    Check { file: PathBuf, only: Option<u16> },
    Generate { source: Source, output: PathBuf, seed: Option<u64> },
}

/// Where the checklist goes.
#[derive(Debug, PartialEq, Eq)]
pub enum List {
    /// Beside the tournament, with an ending of its own.
    Beside,
    Named(PathBuf),
}

impl Call {
    /// Takes a line apart; `None` for one that the other engine does not take either.
    pub fn read(other: InPlaceOf, line: &[OsString]) -> Option<Call> {
        let mut line = Line(line);
        match other {
            InPlaceOf::BbpPairings => of_bbp(&mut line),
            InPlaceOf::JaVaFo => of_javafo(&mut line),
        }
    }
}

/// The words that are left.
struct Line<'a>(&'a [OsString]);

impl Line<'_> {
    fn next(&mut self) -> Option<&OsString> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn path(&mut self) -> Option<PathBuf> {
        self.next().map(PathBuf::from)
    }

    /// A path, unless this word stands there.
    fn path_unless(&mut self, word: &str) -> Option<PathBuf> {
        if self.0.first().is_some_and(|first| first == word) { None } else { self.path() }
    }

    /// Takes this word, if it comes next.
    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.0.first().is_some_and(|first| first == word);
        if is_next {
            self.0 = &self.0[1..];
        }
        is_next
    }

    /// Takes what follows an option and is none itself.
    fn value(&mut self) -> Option<PathBuf> {
        let is_option = self.0.first().is_none_or(|first| first.to_string_lossy().starts_with('-'));
        if is_option { None } else { self.path() }
    }

    /// Takes a number, if one comes next.
    fn number<N: std::str::FromStr>(&mut self) -> Option<N> {
        let number = self.0.first()?.to_str()?.parse().ok()?;
        self.0 = &self.0[1..];
        Some(number)
    }
}

fn of_bbp(line: &mut Line) -> Option<Call> {
    let mut system = SystemChoice::default();
    let tells_version = line.takes(VERSION) || line.0.is_empty();
    if line.0.is_empty() {
        return Some(Call { tells_version, system, task: Task::Version, list: None });
    }
    system.dutch = line.takes("--dutch");
    system.burstein = !system.dutch && line.takes("--burstein");
    if !system.dutch && !system.burstein {
        return None;
    }
    let file = line.path_unless(GENERATE);
    let task = match (line.next()?.to_str()?, file) {
        (CHECK, Some(file)) => Task::Check { file, only: None },
        (PAIR, Some(file)) => Task::Pair { file, output: line.path_unless(LIST) },
        (GENERATE, model) => {
            let configuration = if model.is_none() { line.path_unless(OUTPUT) } else { None };
            if !line.takes(OUTPUT) {
                return None;
            }
            let source = match (model, configuration) {
                (Some(model), _) => Source::Model(model),
                (None, Some(file)) => Source::Configuration(file),
                (None, None) => Source::Chance,
            };
            let output = line.path()?;
            let seed = if line.takes(SEED) { Some(line.number()?) } else { None };
            Task::Generate { source, output, seed }
        }
        _ => return None,
    };
    let list = line.takes(LIST).then(|| line.path().map_or(List::Beside, List::Named));
    line.0.is_empty().then_some(Call { tells_version, system, task, list })
}

/// What JaVaFo is told, in any order.
#[derive(Default)]
struct Told {
    file: Option<PathBuf>,
    pair: Option<Option<PathBuf>>,
    check: Option<Option<u16>>,
    generate: Option<Option<PathBuf>>,
    output: Option<PathBuf>,
    seed: Option<u64>,
    list: Option<List>,
    version: bool,
}

fn of_javafo(line: &mut Line) -> Option<Call> {
    let mut told = Told { version: line.0.is_empty(), ..Told::default() };
    while let Some(word) = line.next().cloned() {
        match word.to_str() {
            Some(VERSION) => told.version = true,
            Some(WEIGHTED) => {}
            Some(TRIES) => drop(line.number::<u64>()),
            Some(PAIR) => told.pair = Some(line.value()),
            Some(CHECK) => told.check = Some(line.number()),
            Some(GENERATE) => match line.number() {
                Some(seed) => (told.seed, told.generate) = (Some(seed), Some(None)),
                None => told.generate = Some(line.value()),
            },
            Some(OUTPUT) => told.output = Some(line.path()?),
            Some(SEED) => told.seed = Some(line.number()?),
            Some(LIST) => told.list = Some(line.value().map_or(List::Beside, List::Named)),
            Some(option) if option.starts_with('-') => return None,
            _ if told.file.is_some() => return None,
            _ => told.file = Some(PathBuf::from(word)),
        }
    }
    let task = match (told.pair, told.check, told.generate, told.file) {
        (Some(output), None, None, Some(file)) => Task::Pair { file, output },
        (None, Some(only), None, Some(file)) => Task::Check { file, only },
        (None, None, Some(configuration), model) => {
            let source = match (model, configuration) {
                (Some(_), Some(_)) => return None,
                (Some(model), None) => Source::Model(model),
                (None, Some(file)) => Source::Configuration(file),
                (None, None) => Source::Chance,
            };
            Task::Generate { source, output: told.output?, seed: told.seed }
        }
        (None, None, None, None) if told.version => Task::Version,
        _ => return None,
    };
    let system = SystemChoice { dutch: true, ..SystemChoice::default() };
    Some(Call { tells_version: told.version, system, task, list: told.list })
}
