//! `sonneborn compare`: the large test (VCL4THP 33). Random events of this program's generator are checked by another program, and
//! events of the other's generator by this one; one that only checks may be asked too, and another ranks. They are named on the
//! command line.
//!
//! What is done is written down event by event, so that the test goes on where it was stopped; events that differ are kept as files.

mod axes;
mod checker;
mod direction;
mod event;
mod finding;
mod other;
mod record;

use super::engine::SystemChoice;
use super::language::lang;
use super::values;
use anyhow::{Context, Result, bail};
use axes::{Axis, LEAST_PLAYERS};
use checker::Checker;
use clap::Args;
use clap::builder::PossibleValuesParser;
use direction::Direction;
use event::{Event, Task};
use other::{Pairer, Ranker};
use record::Record;
use sonneborn_i18n::{cli as say, compare as words};
use sonneborn_tournament::regulations::System;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The most, where nothing else is said: all that the generator draws by itself.
const MOST_PLAYERS: u16 = 160;
/// What FIDE's checklist asks for.
const EVENTS: u64 = 50_000;
/// A line of progress after so many events.
const TOLD_EVERY: usize = 500;

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::compare_folder(lang()))]
    folder: PathBuf,
    #[arg(help = say::compare_pairer(lang()), long, value_name = "PROGRAM")]
    pairer: Option<PathBuf>,
    #[arg(help = say::compare_checker(lang()), long, value_name = "COMMAND")]
    checker: Option<String>,
    #[arg(help = say::compare_ranker(lang()), long, value_name = "COMMAND")]
    ranker: Option<String>,
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::compare_events(lang()), long, default_value_t = EVENTS, value_parser = values::number(1, u64::MAX))]
    events: u64,
    #[arg(help = say::compare_players(lang()), long, default_value_t = MOST_PLAYERS, value_parser = values::number(LEAST_PLAYERS, MOST_PLAYERS))]
    most_players: u16,
    #[arg(help = say::compare_axis(lang()), long = "axis", value_name = "AXIS", value_parser = PossibleValuesParser::new(Axis::ALL.map(Axis::code)))]
    axes: Vec<String>,
    #[arg(help = say::compare_threads(lang()), long, value_parser = values::number(1, usize::MAX))]
    threads: Option<usize>,
}

/// Goes on with the test, then prints what was found from its beginning.
///
/// # Errors
/// That no other program is named, or that the folder cannot be used.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.pairer.is_none() && arguments.checker.is_none() && arguments.ranker.is_none() {
        bail!(words::no_other(lang()));
    }
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let record = Record::open(folder)?;
    let task = Task {
        folder: std::path::absolute(folder)?,
        system: arguments.system.clone(),
        most_players: arguments.most_players,
        pairer: arguments.pairer.clone().map(Pairer),
        checker: arguments.checker.as_deref().map(Checker::of),
        ranker: arguments.ranker.as_deref().map(Ranker::of),
    };
    // Only a pairing program generates events.
    let directions: &[Direction] = if task.pairer.is_some() { &Direction::ALL } else { &[Direction::Ours] };
    let axes = axes(&arguments.axes, arguments.system.system(System::Dutch2026, None))?;
    let by_seed = (1..=arguments.events).zip(axes.iter().cycle());
    let all = by_seed.flat_map(|(seed, axis)| directions.iter().map(move |direction| (*axis, *direction, seed)));
    let open: Vec<Event> = all.filter(|event| event.0.is_made_by(event.1) && !record.has(*event)).collect();
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let work = |worker: usize| -> Result<()> {
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                let Some(&event) = open.get(turn) else { return Ok(()) };
                record.add(&task.compare(event, worker)?)?;
                if (turn + 1).is_multiple_of(TOLD_EVERY) {
                    eprintln!("{}", words::progress(lang(), turn + 1, open.len()));
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|worker| scope.spawn(move || work(worker))).collect();
        workers.into_iter().try_for_each(|worker| match worker.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    let report = record.report(lang());
    print!("{report}");
    std::fs::write(folder.join("report.txt"), &report).with_context(|| folder.display().to_string())?;
    Ok(if record.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Those that were named; otherwise all of the system that take seconds.
fn axes(named: &[String], system: System) -> Result<Vec<Axis>> {
    let of_system = Axis::ALL.into_iter().filter(|axis| axis.is_of(system));
    let axes: Vec<Axis> = match named.is_empty() {
        true => of_system.filter(|axis| *axis != Axis::Large).collect(),
        false => of_system.filter(|axis| named.iter().any(|name| name == axis.code())).collect(),
    };
    if axes.is_empty() {
        bail!(words::no_axis(lang()));
    }
    Ok(axes)
}
