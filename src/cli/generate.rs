//! `sonneborn generate`: a random tournament, written as TRF26.

use super::engine::{Failure, SystemChoice, write as write_file};
use crate::exchange::trf::{self, Output, Version};
use crate::i18n::{Lang, pairing_tools as words};
use crate::pairing::generator::{self, Options, Ratings, options::PerMille};
use crate::pairing::{self};
use crate::tournament::colour::Colour;
use crate::tournament::points::Points;
use anyhow::Result;
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The program, as it names itself in record 182.
const PROGRAM: &str = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
/// Limits of a tournament: starting numbers have four digits in the TRF, rounds two in bbpPairings.
const MOST_PLAYERS: i64 = 9999;
const MOST_ROUNDS: i64 = 99;

/// How often something happens is given in thousandths, e.g. `--forfeits 15`: of a thousand games fifteen. The file is
/// TRF26, which `pair`, `check` and bbpPairings read.
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
    /// How many players
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(2..=MOST_PLAYERS))]
    players: u16,
    /// How many rounds the tournament has
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=MOST_ROUNDS))]
    rounds: u16,
    /// So many of them are played, to be paired on from there (all if left out)
    #[arg(long, value_name = "ROUNDS")]
    played: Option<u16>,
    /// No rating is higher
    #[arg(long, default_value_t = 2600)]
    highest_rating: u16,
    /// No rating is lower
    #[arg(long, default_value_t = 1400)]
    lowest_rating: u16,
    /// How the ratings lie between the two
    #[arg(long, value_enum, default_value = "even")]
    ratings: Spread,
    /// Ratings go by such steps: with 100, many are equal
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    rating_step: u16,
    /// The colour of number 1 in the first round (drawn by lot if left out)
    #[arg(long, value_enum)]
    initial_colour: Option<InitialColour>,
    /// Everything that can happen, happens now and then; but the engine gives the byes, and no game is adjourned
    #[arg(long)]
    eventful: bool,
    /// Accelerate by the Baku method, C.04.7
    #[arg(long)]
    baku: bool,
    /// So many pairs are not to meet
    #[arg(long, default_value_t = 0)]
    forbidden_pairs: u16,
    /// Without rating, of a thousand players
    #[arg(long)]
    unrated: Option<PerMille>,
    /// Coming after round 1, of a thousand players
    #[arg(long)]
    late_entries: Option<PerMille>,
    /// Leaving, of a thousand players in each round
    #[arg(long)]
    withdrawals: Option<PerMille>,
    /// Coming back, of a thousand who have left, in each round
    #[arg(long)]
    returns: Option<PerMille>,
    /// Of a thousand players in each round
    #[arg(long)]
    half_point_byes: Option<PerMille>,
    /// Of a thousand players in each round
    #[arg(long)]
    zero_point_byes: Option<PerMille>,
    /// Of a thousand players in each round
    #[arg(long)]
    full_point_byes: Option<PerMille>,
    /// Of a thousand rounds with an odd number, the bye is given by the arbiter, which `check` then tells
    #[arg(long, default_value_t = 0)]
    assigned_byes: PerMille,
    /// Of a thousand games, adjourned: a draw for the next pairing, decided after it, so that `check` sees another game
    #[arg(long, default_value_t = 0)]
    adjourned: PerMille,
    /// Of a thousand games between equals; fewer between unequals
    #[arg(long)]
    draws: Option<PerMille>,
    /// By one side, of a thousand games
    #[arg(long)]
    forfeits: Option<PerMille>,
    /// By both, of a thousand games
    #[arg(long)]
    double_forfeits: Option<PerMille>,
    /// 0-0, ½-0, and games of less than a move each, of a thousand games
    #[arg(long)]
    unusual: Option<PerMille>,
}

/// How the ratings lie.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Spread {
    /// Each as likely as any other
    Even,
    /// Most in the middle
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
