//! `sonneborn replay`: play the games of a file through, list the claims that stood open, or settle one claim.
//!
//! - `--json`: one object a line and game, for scripts
//! - `--claim KIND[@MOVE] --by white|black …`: examines one claim; the words come first, the same as JSON on the last line
//!   (with `--json` only that). Exit status 0: right, 1: wrong, 2: not decided; 64: wrong usage.
//! - `--mend`: the file with words in other notations read as standard ones
//! - `--against FILE`: compares two scoresheets of one game
//! - otherwise, or with `--all`: for every game how it ended, the claims that stood open, the faults of the record
//!
//! Many games are replayed on all cores, piece by piece of the file (`stream`).

mod claim;
mod stream;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};

use crate::cli::language::lang;
use crate::cli::{failure, values};
use sonneborn_i18n::{claims as words, cli as say, doubts, pairing_tools};
use sonneborn_laws::edition::{EditionId, Pace, Rate};
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::replay::{AtFault, Replay};
use sonneborn_laws::scoresheets;
use sonneborn_laws::sheet::{mended, mendings};
use sonneborn_rules::{GameReport, Reading, summarise};

/// So much is written at a time.
const OUTPUT: usize = 256 * 1024;

#[derive(Debug, Args)]
#[command(after_help = say::replay_codes(lang()))]
pub struct Arguments {
    #[arg(help = say::replay_file(lang()))]
    file: PathBuf,
    #[arg(help = say::replay_all(lang()), long, conflicts_with = "claim")]
    all: bool,
    #[arg(help = say::replay_against(lang()), long, value_name = "FILE", conflicts_with_all = ["claim", "all"])]
    against: Option<PathBuf>,
    #[arg(help = say::replay_mend(lang()), long, conflicts_with_all = ["claim", "all", "against"])]
    mend: bool,
    #[arg(help = say::replay_json(lang()), long)]
    json: bool,
    #[arg(help = say::replay_edition(lang()), long, default_value = "2023", value_parser = values::edition)]
    edition: EditionId,
    #[arg(help = say::rate(lang()), long, value_enum, default_value_t = PaceName::Standard)]
    rate: PaceName,
    #[arg(help = say::replay_supervised(lang()), long)]
    supervised: bool,
    #[arg(help = say::replay_at_fault(lang()), long, value_enum, default_value_t = GoOn::Stop)]
    at_fault: GoOn,
    #[arg(help = say::replay_stood(lang()), long, conflicts_with_all = ["against", "mend"])]
    stood: bool,
    #[command(flatten)]
    claim: claim::Options,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PaceName {
    Standard,
    Rapid,
    Blitz,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum GoOn {
    Stop,
    Skip,
    Pass,
}

impl Arguments {
    fn rate(&self) -> Rate {
        let pace = match self.rate {
            PaceName::Standard => Pace::Standard,
            PaceName::Rapid => Pace::Rapid,
            PaceName::Blitz => Pace::Blitz,
        };
        Rate { pace, supervised: self.supervised || pace == Pace::Standard }
    }

    fn at_fault(&self) -> AtFault {
        match self.at_fault {
            GoOn::Stop => AtFault::Stop,
            GoOn::Skip => AtFault::Skip,
            GoOn::Pass => AtFault::Pass,
        }
    }

    fn replay(&self, game: &Game<'_>) -> Replay {
        Reading { edition: self.edition, at_fault: self.at_fault(), stood: self.stood }.replay(game)
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if arguments.claim.is_given() {
        return claim::settle(arguments, &pgn::decode(&read(&arguments.file)?).0);
    }
    if let Some(other) = &arguments.against {
        return compare(&pgn::decode(&read(&arguments.file)?).0, other);
    }
    if arguments.mend {
        return mend(&pgn::decode(&read(&arguments.file)?).0);
    }
    let mut output = io::BufWriter::with_capacity(OUTPUT, io::stdout().lock());
    let report = |lines: &mut String, index: usize, game: &Game<'_>| -> anyhow::Result<()> {
        let replay = arguments.replay(game);
        if arguments.json {
            let report = GameReport::of(index, game, &replay, &arguments.edition.edition().automatic);
            lines.extend([serde_json::to_string(&report)?.as_str(), "\n"]);
        } else {
            summarise(lines, lang(), (index, game), &replay, arguments.edition);
        }
        Ok(())
    };
    stream::open(&arguments.file)?.each_batch(|batch| each_game(batch, &mut output, &report))?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(file).map_err(|error| anyhow!(pairing_tools::cannot_read(lang(), file.display(), failure::io(&error))))
}

/// Prints every game with its clear mendings, and says what each is, and what is not clear.
fn mend(text: &str) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::with_capacity(OUTPUT, io::stdout().lock());
    let mut must_ask = false;
    for game in pgn::games(text) {
        let mendings = mendings(&game);
        for mending in &mendings {
            eprintln!("{}", doubts::mending(lang(), mending));
            must_ask |= !mending.is_clear;
        }
        writeln!(output, "{}\n", mended(game.text(), &mendings).trim_end())?;
    }
    output.flush()?;
    Ok(if must_ask { ExitCode::from(2) } else { ExitCode::SUCCESS })
}

/// Says where two scoresheets of the same game first differ.
fn compare(text: &str, other: &Path) -> anyhow::Result<ExitCode> {
    let bytes = read(other)?;
    let (other_text, _) = pgn::decode(&bytes);
    let first = pgn::games(text).next().context(say::first_has_no_game(lang()))?;
    let second = pgn::games(&other_text).next().context(say::second_has_no_game(lang()))?;
    let compared = scoresheets::compare(&first, &second);
    println!("{}", words::comparison(lang(), &compared));
    Ok(if compared.difference.is_none() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Replays games on all cores and writes what `report` says of each, in their order.
fn each_game(
    batch: &[(usize, Game<'_>)],
    output: &mut impl Write,
    report: &(impl Fn(&mut String, usize, &Game<'_>) -> anyhow::Result<()> + Sync),
) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let report_part = move |part: &[(usize, Game<'_>)]| -> anyhow::Result<String> {
        let mut lines = String::new();
        part.iter().try_for_each(|(index, game)| report(&mut lines, *index, game))?;
        Ok(lines)
    };
    if cores == 1 || batch.len() < cores {
        return Ok(output.write_all(report_part(batch)?.as_bytes())?);
    }
    let share = batch.len().div_ceil(cores);
    let parts: Vec<anyhow::Result<String>> = thread::scope(|scope| {
        let workers: Vec<_> = batch.chunks(share).map(|part| scope.spawn(move || report_part(part))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a report does not panic")).collect()
    });
    for part in parts {
        output.write_all(part?.as_bytes())?;
    }
    Ok(())
}
