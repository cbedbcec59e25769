//! Random tournaments as bbpPairings and JaVaFo make them: after a configuration file, after a tournament, or as the seed draws.

use super::engine::{self, Failure, SystemChoice};
use super::language::lang;
use super::{failure, generate};
use sonneborn_i18n::pairing_tools as words;
use sonneborn_pairing as pairing;
use sonneborn_pairing::generator::options::{Often, WHOLE};
use sonneborn_pairing::generator::{self, Options, likeness};
use sonneborn_pairing::lots::Lots;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{MAX_POINTS, MAX_RATING};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the manual of JaVaFo draws where a configuration leaves something open, and bbpPairings as well: players, rounds, draws in
/// a hundred games, and of how many games one is a forfeit, of how many players one leaves or has a half-point bye.
const PLAYERS: RangeInclusive<u16> = 15..=215;
const ROUNDS: RangeInclusive<u16> = 5..=15;
const DRAWS_IN_A_HUNDRED: RangeInclusive<u16> = 10..=50;
const FORFEIT_ONE_IN: RangeInclusive<u16> = 6..=30;
const AWAY_ONE_IN: RangeInclusive<u16> = 15..=3225;
const HIGHEST_RATING: RangeInclusive<u16> = 2400..=2800;
const LOWEST_RATING: RangeInclusive<u16> = 1400..=2300;
/// Not more than one of so many leaves; byes and forfeits may fall on everybody.
const LEAST_LEAVES_ONE_IN: f32 = 2.0;
const LEAST_ONE_IN: f32 = 1.0;
/// What is said of a hundred is kept of a thousand.
const TENTHS: u16 = 10;

/// What a random tournament is made after.
#[derive(Debug, PartialEq, Eq)]
pub enum Source {
    Chance,
    Model(PathBuf),
    Configuration(PathBuf),
}

/// Plays a random tournament and writes it, as far as it can be paired.
///
/// # Errors
/// That a file cannot be read or written or is not understood, or that the tournament could not be paired to its end.
pub fn play(source: &Source, choice: &SystemChoice, seed: u64, output: &PathBuf) -> Result<ExitCode, Failure> {
    let model = match source {
        Source::Model(file) => Some(engine::read(file, choice)?.tournament),
        Source::Chance | Source::Configuration(_) => None,
    };
    let wished = match (source, &model) {
        (Source::Configuration(file), _) => configured(Some(file), seed)?,
        (_, Some(model)) => likeness::of(model),
        (_, None) => configured(None, seed)?,
    };
    let system = choice.system(wished.system, None);
    let options = Options { seed, system, ..wished };
    let generated = match &model {
        Some(model) if !system.is_of_teams() => generator::again(model, &options, &pairing::pair),
        _ => generator::generate(&options, &pairing::pair),
    };
    generate::write(generated, Some(output))
}

/// What a configuration says and the seed draws.
struct Configured {
    options: Options,
    /// Of so many players one leaves, or has a half-point bye, once in the tournament.
    leaves_one_in: f32,
    half_point_bye_one_in: f32,
    /// Where nothing is said, a bye counts as a win, and who is away has what a forfeit gives.
    pairing_allocated_bye: Option<Points>,
    zero_point_bye: Option<Points>,
}

impl Configured {
    /// Where nothing is said.
    fn drawn(seed: u64) -> Configured {
        let mut lots = Lots::new(seed);
        let mut within = |range: RangeInclusive<u16>| {
            let width = usize::from(range.end() - range.start()) + 1;
            range.start() + u16::try_from(lots.below(width)).unwrap_or_default()
        };
        Configured {
            options: Options {
                players: within(PLAYERS),
                rounds: within(ROUNDS),
                draws: within(DRAWS_IN_A_HUNDRED) * TENTHS,
                forfeits: Often::from(WHOLE / within(FORFEIT_ONE_IN)),
                highest_rating: within(HIGHEST_RATING),
                lowest_rating: within(LOWEST_RATING),
                ..Options::default()
            },
            leaves_one_in: f32::from(within(AWAY_ONE_IN)),
            half_point_bye_one_in: f32::from(within(AWAY_ONE_IN)),
            pairing_allocated_bye: None,
            zero_point_bye: None,
        }
    }

    fn options(self) -> Options {
        let Configured { mut options, leaves_one_in, half_point_bye_one_in, .. } = self;
        let times = |one_in: f32| Often::times((f32::from(options.players) / one_in) as u16);
        (options.withdrawals, options.half_point_byes) = (times(leaves_one_in), times(half_point_bye_one_in));
        let scoring = &mut options.scoring;
        scoring.forfeit_win = scoring.win;
        scoring.full_point_bye = scoring.win;
        scoring.half_point_bye = scoring.draw;
        scoring.pairing_allocated_bye = self.pairing_allocated_bye.unwrap_or(scoring.win);
        scoring.zero_point_bye = self.zero_point_bye.unwrap_or(scoring.forfeit_loss);
        options
    }
}

/// Why a line is not taken over.
enum Wrong {
    NotUnderstood,
    TooGreat,
}

/// The options of a configuration file of bbpPairings: `PlayersNumber=60` and so on, a line each. Rates are "one in". The seed
/// draws what it leaves open.
fn configured(file: Option<&Path>, seed: u64) -> Result<Options, Failure> {
    let mut configured = Configured::drawn(seed);
    let Some(file) = file else { return Ok(configured.options()) };
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::File(words::cannot_read(lang(), file.display(), failure::io(&error))))?;
    // Their own files have lines that end in a carriage return alone.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match set(&mut configured, line) {
            Ok(()) => {}
            Err(Wrong::NotUnderstood) => {
                return Err(Failure::BadRequest(words::configuration_line(lang(), file.display(), number, line)));
            }
            Err(Wrong::TooGreat) => {
                return Err(Failure::TooLarge(words::configuration_too_great(lang(), file.display(), number, line)));
            }
        }
    }
    if configured.options.highest_rating < configured.options.lowest_rating {
        return Err(Failure::BadRequest(words::configuration_ratings(lang(), file.display())));
    }
    Ok(configured.options())
}

/// Takes over `key=value`.
fn set(configured: &mut Configured, line: &str) -> Result<(), Wrong> {
    let (key, value) = line.split_once('=').ok_or(Wrong::NotUnderstood)?;
    let (key, value) = (key.trim(), value.trim());
    let Configured { options, leaves_one_in, half_point_bye_one_in, pairing_allocated_bye, zero_point_bye } =
        configured;
    let scoring = &mut options.scoring;
    match key {
        "PlayersNumber" => options.players = number(value, 2..=generate::MOST_PLAYERS)?,
        "RoundsNumber" => options.rounds = number(value, 1..=generate::MOST_ROUNDS)?,
        "HighestRating" => options.highest_rating = number(value, 0..=MAX_RATING)?,
        "LowestRating" => options.lowest_rating = number(value, 0..=MAX_RATING)?,
        "DrawPercentage" => options.draws = percent(value)? * TENTHS,
        "ForfeitRate" => options.forfeits = Often::from((f32::from(WHOLE) / one_in(value, LEAST_ONE_IN)?) as u16),
        "RetiredRate" => *leaves_one_in = one_in(value, LEAST_LEAVES_ONE_IN)?,
        // bbpPairings reads the second spelling as well.
        "HalfPointByeRate" | "HalfPointByteRate" => *half_point_bye_one_in = one_in(value, LEAST_ONE_IN)?,
        "PointsForWin" => scoring.win = points(value)?,
        "PointsForDraw" => scoring.draw = points(value)?,
        "PointsForLoss" => scoring.loss = points(value)?,
        "PointsForZPB" => *zero_point_bye = Some(points(value)?),
        "PointsForForfeitLoss" => scoring.forfeit_loss = points(value)?,
        "PointsForPAB" => *pairing_allocated_bye = Some(points(value)?),
        _ => return Err(Wrong::NotUnderstood),
    }
    Ok(())
}

/// A number of figures alone can be too great, whatever its length.
fn number(text: &str, range: RangeInclusive<u16>) -> Result<u16, Wrong> {
    if text.is_empty() || text.bytes().any(|byte| !byte.is_ascii_digit()) {
        return Err(Wrong::NotUnderstood);
    }
    let number = text.parse().ok().filter(|number| number <= range.end()).ok_or(Wrong::TooGreat)?;
    if range.contains(&number) { Ok(number) } else { Err(Wrong::NotUnderstood) }
}

fn percent(text: &str) -> Result<u16, Wrong> {
    number(text, 0..=u16::MAX).and_then(|of| if of <= 100 { Ok(of) } else { Err(Wrong::NotUnderstood) })
}

fn one_in(text: &str, least: f32) -> Result<f32, Wrong> {
    text.parse::<f32>().ok().filter(|of| of.is_finite() && *of >= least).ok_or(Wrong::NotUnderstood)
}

fn points(text: &str) -> Result<Points, Wrong> {
    match Points::parse(text).filter(|points| *points >= Points::ZERO) {
        None => Err(Wrong::NotUnderstood),
        Some(points) if points > MAX_POINTS => Err(Wrong::TooGreat),
        Some(points) => Ok(points),
    }
}
