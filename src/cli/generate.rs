//! `sonneborn generate`: a random tournament, written as TRF26.

use super::engine::{Failure, SystemChoice, write as write_file};
use super::language::lang;
use super::values;
use anyhow::Result;
use clap::{Args, ValueEnum};
use sonneborn_desk::clock;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_i18n::{cli as say, pairing_tools as words, reader as reader_words, standings as standings_words};
use sonneborn_pairing as pairing;
use sonneborn_pairing::generator::options::{Often, PerMille, WHOLE};
use sonneborn_pairing::generator::wishes::Wishes;
use sonneborn_pairing::generator::{self, Generated, Options, Ratings};
use sonneborn_standings as standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{self, Descriptor};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{self, MAX_RATING};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::statement::Statement;
use std::path::PathBuf;
use std::process::ExitCode;

/// The program, as it names itself in record 182.
pub const PROGRAM: &str = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
/// Limits of a tournament: starting numbers have four digits in the TRF, rounds two in bbpPairings.
pub const MOST_PLAYERS: u16 = 9999;
pub const MOST_ROUNDS: u16 = 99;
/// Of a match of teams, as squads have at most in a Scheveningen event.
const MOST_BOARDS: u16 = 13;

#[derive(Debug, Args)]
#[command(after_help = say::generate_rates(lang()))]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::output_file(lang()), short = 'o', long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(help = say::seed(lang()), short = 's', long, value_parser = values::number(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(help = say::gen_players(lang()), long, value_parser = values::number(2, MOST_PLAYERS))]
    players: Option<u16>,
    #[arg(help = say::gen_rounds(lang()), long, value_parser = values::number(1, MOST_ROUNDS))]
    rounds: Option<u16>,
    #[arg(help = say::gen_boards(lang()), long, value_parser = values::number(1, MOST_BOARDS))]
    boards: Option<u16>,
    #[arg(help = say::gen_played(lang()), long, value_name = "ROUNDS", value_parser = values::number(0, u16::MAX))]
    played: Option<u16>,
    #[arg(help = say::gen_highest(lang()), long, value_parser = values::number(0, MAX_RATING))]
    highest_rating: Option<u16>,
    #[arg(help = say::gen_lowest(lang()), long, value_parser = values::number(0, MAX_RATING))]
    lowest_rating: Option<u16>,
    #[arg(help = say::gen_ratings(lang()), long, value_enum)]
    ratings: Option<Spread>,
    #[arg(help = say::gen_gaps(lang()), long, value_name = "LEAST-MOST", value_parser = gaps, conflicts_with = "ratings")]
    rating_gaps: Option<(u16, u16)>,
    #[arg(help = say::gen_rating_list(lang()), long, value_name = "RATINGS", value_delimiter = ',', value_parser = values::number(0, MAX_RATING), conflicts_with_all = ["ratings", "rating_gaps"])]
    rating_list: Option<Vec<u16>>,
    #[arg(help = say::gen_step(lang()), long, value_parser = values::number(1, u16::MAX))]
    rating_step: Option<u16>,
    #[arg(help = say::gen_scoring(lang()), long, value_name = "WIN-DRAW-LOSS", value_parser = scoring)]
    scoring: Option<Scoring>,
    #[arg(help = say::gen_pab(lang()), long, value_name = "POINTS", value_parser = points)]
    pab: Option<Points>,
    #[arg(help = say::gen_tie_breaks(lang()), long, value_name = "LIST", value_parser = tie_breaks)]
    tie_breaks: Option<TieBreaks>,
    #[arg(help = say::gen_time_control(lang()), long, value_name = "CODE")]
    time_control: Option<String>,
    #[arg(help = say::gen_colour(lang()), long, value_enum)]
    initial_colour: Option<InitialColour>,
    #[arg(help = say::gen_baku(lang()), long, value_name = "true|false", num_args = 0..=1, default_missing_value = "true")]
    baku: Option<bool>,
    #[arg(help = say::gen_forbidden(lang()), long, value_parser = values::number(0, u16::MAX))]
    forbidden_pairs: Option<u16>,
    #[arg(help = say::gen_draws(lang()), long, value_parser = values::number(0, WHOLE))]
    draws: Option<PerMille>,
    #[arg(help = say::gen_unrated(lang()), long, value_name = "OFTEN", value_parser = often)]
    unrated: Option<Often>,
    #[arg(help = say::gen_late(lang()), long, value_name = "OFTEN", value_parser = often)]
    late_entries: Option<Often>,
    #[arg(help = say::gen_withdrawals(lang()), long, value_name = "OFTEN", value_parser = often)]
    withdrawals: Option<Often>,
    #[arg(help = say::gen_returns(lang()), long, value_name = "OFTEN", value_parser = often)]
    returns: Option<Often>,
    #[arg(help = say::gen_half_byes(lang()), long, value_name = "OFTEN", value_parser = often)]
    half_point_byes: Option<Often>,
    #[arg(help = say::gen_zero_byes(lang()), long, value_name = "OFTEN", value_parser = often)]
    zero_point_byes: Option<Often>,
    #[arg(help = say::gen_full_byes(lang()), long, value_name = "OFTEN", value_parser = often)]
    full_point_byes: Option<Often>,
    #[arg(help = say::gen_assigned_byes(lang()), long, value_name = "OFTEN", value_parser = often)]
    assigned_byes: Option<Often>,
    #[arg(help = say::gen_adjourned(lang()), long, value_name = "OFTEN", value_parser = often)]
    adjourned: Option<Often>,
    #[arg(help = say::gen_forfeits(lang()), long, value_name = "OFTEN", value_parser = often)]
    forfeits: Option<Often>,
    #[arg(help = say::gen_double_forfeits(lang()), long, value_name = "OFTEN", value_parser = often)]
    double_forfeits: Option<Often>,
    #[arg(help = say::gen_unusual(lang()), long, value_name = "OFTEN", value_parser = often)]
    unusual: Option<Often>,
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

/// A list that is one value on the command line.
#[derive(Clone, Debug)]
struct TieBreaks(Vec<Descriptor>);

fn often(text: &str) -> Result<Often, String> {
    text.parse().map_err(|_| say::allowed_often(lang()).to_owned())
}

fn points(text: &str) -> Result<Points, String> {
    reader::points(text).map_err(|wrong| reader_words::allowed(lang(), &wrong.allowed))
}

/// `3-1-0`.
fn scoring(text: &str) -> Result<Scoring, String> {
    let values = text.split('-').map(points).collect::<Result<Vec<_>, _>>()?;
    let &[win, draw, loss] = values.as_slice() else { return Err(say::allowed_scoring(lang()).to_owned()) };
    let scoring = Scoring::of(win, draw, loss);
    scoring.fault().is_none().then_some(scoring).ok_or_else(|| say::allowed_scoring(lang()).to_owned())
}

/// `5-20`.
fn gaps(text: &str) -> Result<(u16, u16), String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = values::number(0, MAX_RATING);
    Ok((number(least)?, number(most)?))
}

fn tie_breaks(text: &str) -> Result<TieBreaks, String> {
    let list = descriptor::parse_list(text).map_err(|error| standings_words::descriptor_error(lang(), &error))?;
    Ok(TieBreaks(list))
}

/// Generates and writes.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let seed = arguments.seed.unwrap_or_else(|| u64::from(rand::random::<u32>()));
    if arguments.seed.is_none() {
        eprintln!("sonneborn: {}", say::seed_drawn(lang(), seed));
    }
    let system = arguments.system.system(System::Dutch2026, None);
    let done = generate(&wishes(arguments).drawn(system, seed), arguments.output.as_ref());
    Ok(done.unwrap_or_else(|failure| failure.report()))
}

fn wishes(arguments: &Arguments) -> Wishes {
    let listed = arguments.rating_list.clone().map(Ratings::Listed);
    let gaps = arguments.rating_gaps.map(|(least, most)| Ratings::Gaps { least, most });
    let spread = arguments.ratings.map(|ratings| match ratings {
        Spread::Even => Ratings::Even,
        Spread::Bell => Ratings::Bell,
    });
    let scoring = arguments.scoring.unwrap_or_default();
    let with_bye = arguments.pab.map(|pairing_allocated_bye| Scoring { pairing_allocated_bye, ..scoring });
    Wishes {
        players: arguments.players,
        rounds: arguments.rounds,
        boards: arguments.boards.and_then(|boards| u8::try_from(boards).ok()),
        played: arguments.played,
        highest_rating: arguments.highest_rating,
        lowest_rating: arguments.lowest_rating,
        ratings: listed.or(gaps).or(spread),
        rating_step: arguments.rating_step,
        scoring: with_bye.or(arguments.scoring),
        tie_breaks: arguments.tie_breaks.clone().map(|TieBreaks(list)| list),
        time_control: arguments.time_control.clone(),
        initial_colour: arguments.initial_colour.map(|colour| match colour {
            InitialColour::White => Colour::White,
            InitialColour::Black => Colour::Black,
        }),
        baku: arguments.baku,
        forbidden_pairs: arguments.forbidden_pairs,
        draws: arguments.draws,
        unrated: arguments.unrated.clone(),
        late_entries: arguments.late_entries.clone(),
        withdrawals: arguments.withdrawals.clone(),
        returns: arguments.returns.clone(),
        half_point_byes: arguments.half_point_byes.clone(),
        zero_point_byes: arguments.zero_point_byes.clone(),
        full_point_byes: arguments.full_point_byes.clone(),
        assigned_byes: arguments.assigned_byes.clone(),
        adjourned: arguments.adjourned.clone(),
        forfeits: arguments.forfeits.clone(),
        double_forfeits: arguments.double_forfeits.clone(),
        unusual: arguments.unusual.clone(),
    }
}

/// Plays the tournament and writes it. What cannot be played to its end is not begun.
///
/// # Errors
/// That the file cannot be written, or that the tournament could not be paired to its end.
fn generate(options: &Options, output: Option<&PathBuf>) -> Result<ExitCode, Failure> {
    let generated = generator::generate(options, &pairing::pair);
    let unplayed = Tournament { rounds: Vec::new(), ..generated.tournament.clone() };
    if let Some(possible) = pairing::fewer_rounds_possible(&unplayed).filter(|_| generated.stopped.is_some()) {
        let teams = unplayed.teams.len();
        return Err(Failure::BadRequest(match options.system.is_of_teams() {
            true => words::fewer_rounds_of_teams(lang(), teams, possible, unplayed.regulations.rounds),
            false => words::fewer_rounds(lang(), options.players, possible, unplayed.regulations.rounds),
        }));
    }
    write(generated, output)
}

/// Writes the tournament. One that stopped early is written as far as it came.
///
/// # Errors
/// That the file cannot be written, or that the tournament could not be paired to its end.
pub fn write(mut generated: Generated, output: Option<&PathBuf>) -> Result<ExitCode, Failure> {
    generated.tournament.details.start.get_or_insert(clock::on_computer(clock::now()).date());
    let text = trf::write(
        &Statement::of(&generated.tournament),
        &Output {
            version: Version::Trf26,
            program: PROGRAM,
            ranks: &standings::ranks(&generated.tournament),
            ..Output::default()
        },
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
