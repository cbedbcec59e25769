//! `sonneborn generate`: a random tournament, written as TRF26.

use super::engine::{Failure, SystemChoice, write as write_file};
use super::language::lang;
use super::{failure, values};
use crate::exchange::trf::{self, Output, Version};
use crate::i18n::{cli as say, pairing_tools as words};
use crate::pairing::generator::{self, Options, Ratings, options::PerMille};
use crate::pairing::{self};
use crate::tournament::colour::Colour;
use crate::tournament::reader::{self, MAX_RATING};
use anyhow::Result;
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The program, as it names itself in record 182.
const PROGRAM: &str = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
/// Limits of a tournament: starting numbers have four digits in the TRF, rounds two in bbpPairings.
const MOST_PLAYERS: u16 = 9999;
const MOST_ROUNDS: u16 = 99;

#[derive(Debug, Args)]
#[command(after_help = say::generate_rates(lang()))]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::output_file(lang()), short = 'o', long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(help = say::seed(lang()), short = 's', long, default_value_t = 0, value_parser = values::number(0, u64::MAX))]
    seed: u64,
    #[arg(help = say::gen_players(lang()), long, default_value_t = 60, value_parser = values::number(2, MOST_PLAYERS))]
    players: u16,
    #[arg(help = say::gen_rounds(lang()), long, default_value_t = 9, value_parser = values::number(1, MOST_ROUNDS))]
    rounds: u16,
    #[arg(help = say::gen_played(lang()), long, value_name = "ROUNDS", value_parser = values::number(0, u16::MAX))]
    played: Option<u16>,
    #[arg(help = say::gen_highest(lang()), long, default_value_t = 2600, value_parser = values::number(0, MAX_RATING))]
    highest_rating: u16,
    #[arg(help = say::gen_lowest(lang()), long, default_value_t = 1400, value_parser = values::number(0, MAX_RATING))]
    lowest_rating: u16,
    #[arg(help = say::gen_ratings(lang()), long, value_enum, default_value = "even")]
    ratings: Spread,
    #[arg(help = say::gen_step(lang()), long, default_value_t = 1, value_parser = values::number(1, u16::MAX))]
    rating_step: u16,
    #[arg(help = say::gen_colour(lang()), long, value_enum)]
    initial_colour: Option<InitialColour>,
    #[arg(help = say::gen_eventful(lang()), long)]
    eventful: bool,
    #[arg(help = say::gen_baku(lang()), long)]
    baku: bool,
    #[arg(help = say::gen_forbidden(lang()), long, default_value_t = 0, value_parser = values::number(0, u16::MAX))]
    forbidden_pairs: u16,
    #[arg(help = say::gen_unrated(lang()), long, value_parser = values::number(0, PER_MILLE))]
    unrated: Option<PerMille>,
    #[arg(help = say::gen_late(lang()), long, value_parser = values::number(0, PER_MILLE))]
    late_entries: Option<PerMille>,
    #[arg(help = say::gen_withdrawals(lang()), long, value_parser = values::number(0, PER_MILLE))]
    withdrawals: Option<PerMille>,
    #[arg(help = say::gen_returns(lang()), long, value_parser = values::number(0, PER_MILLE))]
    returns: Option<PerMille>,
    #[arg(help = say::gen_half_byes(lang()), long, value_parser = values::number(0, PER_MILLE))]
    half_point_byes: Option<PerMille>,
    #[arg(help = say::gen_zero_byes(lang()), long, value_parser = values::number(0, PER_MILLE))]
    zero_point_byes: Option<PerMille>,
    #[arg(help = say::gen_full_byes(lang()), long, value_parser = values::number(0, PER_MILLE))]
    full_point_byes: Option<PerMille>,
    #[arg(help = say::gen_assigned_byes(lang()), long, default_value_t = 0, value_parser = values::number(0, PER_MILLE))]
    assigned_byes: PerMille,
    #[arg(help = say::gen_adjourned(lang()), long, default_value_t = 0, value_parser = values::number(0, PER_MILLE))]
    adjourned: PerMille,
    #[arg(help = say::gen_draws(lang()), long, value_parser = values::number(0, PER_MILLE))]
    draws: Option<PerMille>,
    #[arg(help = say::gen_forfeits(lang()), long, value_parser = values::number(0, PER_MILLE))]
    forfeits: Option<PerMille>,
    #[arg(help = say::gen_double_forfeits(lang()), long, value_parser = values::number(0, PER_MILLE))]
    double_forfeits: Option<PerMille>,
    #[arg(help = say::gen_unusual(lang()), long, value_parser = values::number(0, PER_MILLE))]
    unusual: Option<PerMille>,
}

/// How the ratings lie.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Spread {
    Even,
    Bell,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum InitialColour {
    White,
    Black,
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
        played: arguments.played.unwrap_or(base.played),
        ratings: match arguments.ratings {
            Spread::Even => Ratings::Even,
            Spread::Bell => Ratings::Bell,
        },
        rating_step: arguments.rating_step,
        initial_colour: arguments.initial_colour.map(|colour| match colour {
            InitialColour::White => Colour::White,
            InitialColour::Black => Colour::Black,
        }),
        baku: arguments.baku,
        forbidden_pairs: arguments.forbidden_pairs,
        unrated: arguments.unrated.unwrap_or(base.unrated),
        late_entries: arguments.late_entries.unwrap_or(base.late_entries),
        withdrawals: arguments.withdrawals.unwrap_or(base.withdrawals),
        returns: arguments.returns.unwrap_or(base.returns),
        assigned_byes: arguments.assigned_byes,
        adjourned: arguments.adjourned,
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
            Err(Failure::NoPairing(words::stopped_before(lang(), round, why)))
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
        .map_err(|error| Failure::File(words::cannot_read(lang(), file.display(), failure::io(&error))))?;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if set(&mut options, line).is_none() {
            return Err(Failure::BadRequest(words::configuration_line(lang(), file.display(), number, line)));
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
    let points = || reader::points(value).ok();
    let rating = || reader::number(value, 0..=MAX_RATING).ok();
    let scoring = &mut options.scoring;
    match key {
        "PlayersNumber" => options.players = number().filter(|players| (2..=MOST_PLAYERS).contains(players))?,
        "RoundsNumber" => options.rounds = number().filter(|rounds| (1..=MOST_ROUNDS).contains(rounds))?,
        "HighestRating" => options.highest_rating = rating()?,
        "LowestRating" => options.lowest_rating = rating()?,
        "DrawPercentage" => options.draws = number().filter(|percent| *percent <= 100)? * 10,
        "ForfeitRate" => options.forfeits = one_in()?,
        "RetiredRate" => options.withdrawals = one_in()?,
        // bbpPairings reads the second spelling as well.
        "HalfPointByeRate" | "HalfPointByteRate" => options.half_point_byes = one_in()?,
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
