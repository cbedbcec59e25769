//! `sonneborn generate`: a random tournament, written as TRF26.

use super::engine::{Failure, SystemChoice, write as write_file};
use crate::exchange::trf::{self, Output, Version};
use crate::i18n::{Lang, pairing_tools as words};
use crate::pairing::generator::{self, Options, options::PerMille};
use crate::pairing::{self};
use crate::tournament::points::Points;
use anyhow::Result;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The program, as it names itself in record 182.
const PROGRAM: &str = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
/// Limits of a tournament: starting numbers have four digits in the TRF, rounds two in bbpPairings.
const MOST_PLAYERS: i64 = 9999;
const MOST_ROUNDS: i64 = 99;

/// How often something happens is given in thousandths, e.g. `--forfeits 15`: of a thousand games fifteen.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    /// Where it is written (to the terminal if left out)
    #[arg(short = 'o', long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The same seed and options give the same tournament
    #[arg(short = 's', long, default_value_t = 0)]
    seed: u64,
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(2..=MOST_PLAYERS))]
    players: u16,
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=MOST_ROUNDS))]
    rounds: u16,
    #[arg(long, default_value_t = 2600)]
    highest_rating: u16,
    #[arg(long, default_value_t = 1400)]
    lowest_rating: u16,
    /// Everything that can happen, happens now and then
    #[arg(long)]
    eventful: bool,
    /// Accelerate by the Baku method, C.04.7
    #[arg(long)]
    baku: bool,
    /// So many pairs are not to meet
    #[arg(long, default_value_t = 0)]
    forbidden_pairs: u16,
    /// Of a thousand players
    #[arg(long)]
    unrated: Option<PerMille>,
    /// Of a thousand players
    #[arg(long)]
    late_entries: Option<PerMille>,
    /// Of a thousand players, each round
    #[arg(long)]
    withdrawals: Option<PerMille>,
    /// Of a thousand players, each round
    #[arg(long)]
    half_point_byes: Option<PerMille>,
    /// Of a thousand players, each round
    #[arg(long)]
    zero_point_byes: Option<PerMille>,
    /// Of a thousand players, each round
    #[arg(long)]
    full_point_byes: Option<PerMille>,
    /// Of a thousand games
    #[arg(long)]
    draws: Option<PerMille>,
    /// Of a thousand games
    #[arg(long)]
    forfeits: Option<PerMille>,
    /// Of a thousand games
    #[arg(long)]
    double_forfeits: Option<PerMille>,
    /// Of a thousand games: 0-0, ½-0, and games of less than a move each
    #[arg(long)]
    unusual: Option<PerMille>,
}

/// Generates and writes.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let done = write(&options(arguments), arguments.output.as_ref());
    Ok(done.unwrap_or_else(|failure| failure.report()))
}

fn options(arguments: &Arguments) -> Options {
    let base = if arguments.eventful { Options::eventful() } else { Options::default() };
    Options {
        seed: arguments.seed,
        system: arguments.system.system(base.system, None),
        players: arguments.players,
        rounds: arguments.rounds,
        highest_rating: arguments.highest_rating,
        lowest_rating: arguments.lowest_rating,
        baku: arguments.baku,
        forbidden_pairs: arguments.forbidden_pairs,
        unrated: arguments.unrated.unwrap_or(base.unrated),
        late_entries: arguments.late_entries.unwrap_or(base.late_entries),
        withdrawals: arguments.withdrawals.unwrap_or(base.withdrawals),
        half_point_byes: arguments.half_point_byes.unwrap_or(base.half_point_byes),
        zero_point_byes: arguments.zero_point_byes.unwrap_or(base.zero_point_byes),
        full_point_byes: arguments.full_point_byes.unwrap_or(base.full_point_byes),
        draws: arguments.draws.unwrap_or(base.draws),
        forfeits: arguments.forfeits.unwrap_or(base.forfeits),
        double_forfeits: arguments.double_forfeits.unwrap_or(base.double_forfeits),
        unusual: arguments.unusual.unwrap_or(base.unusual),
        ..base
    }
}

/// Makes the tournament and writes it. One that stopped early is written as far as it came.
///
/// # Errors
/// That the file cannot be written, or that the tournament could not be paired to its end.
pub fn write(options: &Options, output: Option<&PathBuf>) -> Result<ExitCode, Failure> {
    let generated = generator::generate(options, &pairing::pair);
    let today = Some(chrono::Local::now().date_naive());
    let text = trf::write(
        &generated.tournament,
        &Output { version: Version::Trf26, program: PROGRAM, today, ..Output::default() },
    );
    write_file(output, &text)?;
    match generated.stopped {
        None => Ok(ExitCode::SUCCESS),
        Some(why) => {
            let round = generated.tournament.rounds.len() + 1;
            Err(Failure::NoPairing(words::stopped_before(Lang::English, round, why)))
        }
    }
}

/// The options of a configuration file of bbpPairings: `PlayersNumber=60` and so on, a line each. Rates are "one in".
///
/// # Errors
/// That the file cannot be read, or the first line that is not understood.
pub fn configured(file: Option<&Path>) -> Result<Options, Failure> {
    let mut options = Options::default();
    let Some(file) = file else { return Ok(options) };
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::File(words::cannot_read(Lang::English, file.display(), error)))?;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if set(&mut options, line).is_none() {
            return Err(Failure::BadRequest(words::configuration_line(Lang::English, file.display(), number, line)));
        }
    }
    options.scoring.forfeit_win = options.scoring.win;
    options.scoring.full_point_bye = options.scoring.win;
    options.scoring.half_point_bye = options.scoring.draw;
    Ok(options)
}

/// Takes over `key=value`; `None` if it is not understood.
fn set(options: &mut Options, line: &str) -> Option<()> {
    let (key, value) = line.split_once('=')?;
    let (key, value) = (key.trim(), value.trim());
    let number = || value.parse::<u16>().ok();
    let one_in = || value.parse::<u16>().ok().filter(|of| *of > 0).map(|of| PER_MILLE / of);
    let points = || Points::parse(value);
    let scoring = &mut options.scoring;
    match key {
        "PlayersNumber" => {
            options.players = number().filter(|players| (2..=MOST_PLAYERS).contains(&i64::from(*players)))?
        }
        "RoundsNumber" => options.rounds = number().filter(|rounds| (1..=MOST_ROUNDS).contains(&i64::from(*rounds)))?,
        "HighestRating" => options.highest_rating = number()?,
        "LowestRating" => options.lowest_rating = number()?,
        "DrawPercentage" => options.draws = number().filter(|percent| *percent <= 100)? * 10,
        "ForfeitRate" => options.forfeits = one_in()?,
        "RetiredRate" => options.withdrawals = one_in()?,
        "HalfPointByeRate" => options.half_point_byes = one_in()?,
        "PointsForWin" => scoring.win = points()?,
        "PointsForDraw" => scoring.draw = points()?,
        "PointsForLoss" => scoring.loss = points()?,
        "PointsForZPB" => scoring.zero_point_bye = points()?,
        "PointsForForfeitLoss" => scoring.forfeit_loss = points()?,
        "PointsForPAB" => scoring.pairing_allocated_bye = points()?,
        _ => return None,
    }
    Some(())
}

/// A whole in thousandths.
const PER_MILLE: PerMille = 1000;
