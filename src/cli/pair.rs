//! `sonneborn pair`: the next round of a tournament file. Takes the arguments of bbpPairings and answers as it does, so
//! that programs which call that one can call this.

use super::configuration::Source;
use super::engine::{self, Failure, SystemChoice};
use super::language::lang;
use super::{check, checklist, configuration, values};
use anyhow::Result;
use clap::Args;
use sonneborn_exchange::trf::TrfImport;
use sonneborn_i18n::{cli as say, pairing_tools as words};
use sonneborn_pairing::registry;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_pairing::swiss::team::field::TeamPairings;
use sonneborn_pairing::system::Kind;
use sonneborn_rules::file::{self, ToPair};
use sonneborn_rules::pairs::starting_number;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = format!("{}\n\n{}", say::pair_output(lang()), say::pair_codes(lang())))]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::pair_file(lang()))]
    file: Option<PathBuf>,
    #[arg(help = say::pair_next(lang()), short = 'p', value_name = "OUT", num_args = 0..=1)]
    pairings: Option<Option<PathBuf>>,
    #[arg(help = say::pair_check(lang()), short = 'c', value_name = "ROUND", num_args = 0..=1, value_parser = values::number(1, u16::MAX), conflicts_with = "pairings")]
    check: Option<Option<u16>>,
    #[arg(help = say::pair_generate(lang()), short = 'g', value_name = "CONFIG", num_args = 0..=1, requires = "output", conflicts_with_all = ["pairings", "check"])]
    generate: Option<Option<PathBuf>>,
    #[arg(help = say::pair_output_file(lang()), short = 'o', value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(help = say::pair_seed(lang()), short = 's', value_name = "SEED", default_value_t = 0, value_parser = values::number(0, u64::MAX))]
    seed: u64,
    #[arg(help = say::pair_list(lang()), short = 'l', value_name = "CHECKLIST", num_args = 0..=1)]
    checklist: Option<Option<PathBuf>>,
}

/// Pairs, checks or generates.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    Ok(done(arguments).unwrap_or_else(|failure| failure.report()))
}

fn done(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if let Some(configuration) = &arguments.generate {
        let source = match (configuration, &arguments.file) {
            (Some(file), _) => Source::Configuration(file.clone()),
            (None, Some(model)) => Source::Model(model.clone()),
            (None, None) => Source::Chance,
        };
        let output = arguments.output.clone().unwrap_or_default();
        return configuration::play(&source, &arguments.system, arguments.seed, &output);
    }
    let Some(path) = &arguments.file else {
        return Err(Failure::BadRequest(words::file_missing(lang()).to_owned()));
    };
    if let Some(round) = arguments.check {
        check::print(path, &arguments.system, round)?;
        return Ok(ExitCode::SUCCESS);
    }
    let ToPair { import, tournament, .. } = engine::read(path, &arguments.system)?;
    let round = round_to_pair(&import, &tournament)?;
    let target = arguments.pairings.as_ref().and_then(Option::as_ref);
    engine::require_teams(&tournament, true)?;
    if registry::of(tournament.regulations.system).kind() == Kind::Teams {
        return engine::write(target, &team_lines(&tournament, &engine::pair_teams(&tournament, round)?))
            .map(|()| ExitCode::SUCCESS);
    }
    let paired = engine::pair(&tournament, round);
    if let Some(list) = &arguments.checklist {
        let list = list.clone().unwrap_or_else(|| path.with_extension("list"));
        engine::write(Some(&list), &checklist::text(&tournament, round, paired.as_ref().ok()))?;
    }
    engine::write(target, &lines(&tournament, round, &paired?))?;
    Ok(ExitCode::SUCCESS)
}

/// The next round, if the file says enough to pair it.
///
/// # Errors
/// What is missing.
pub fn round_to_pair(import: &TrfImport, tournament: &Tournament) -> Result<RoundNo, Failure> {
    file::next_round(import, tournament, lang()).map_err(|refused| Failure::BadRequest(refused.to_string()))
}

/// The count and the pairs by starting number; a bye assigned in the file is told with the one of the pairing.
pub fn lines(tournament: &Tournament, round: RoundNo, pairings: &Pairings) -> String {
    let number = |player: PlayerId| starting_number(tournament, player);
    let assigned = tournament.by_tpn().into_iter().filter(|player| {
        player.takes_part_in(round) && player.requested_byes.get(&round) == Some(&Bye::PairingAllocated)
    });
    let byes: Vec<PlayerId> = pairings.bye.into_iter().chain(assigned.map(|player| player.id)).collect();
    let mut text = format!("{}\n", pairings.games.len() + byes.len());
    for (white, black) in &pairings.games {
        let _ = writeln!(text, "{} {}", number(*white), number(*black));
    }
    for player in byes {
        let _ = writeln!(text, "{} 0", number(player));
    }
    text
}

/// The count and the matches by the numbers of the teams: first the one with White on the first board.
fn team_lines(tournament: &Tournament, pairings: &TeamPairings) -> String {
    let number = |team: TeamId| tournament.team_number(team);
    let mut text = format!("{}\n", pairings.matches.len() + usize::from(pairings.bye.is_some()));
    for &(white, black) in &pairings.matches {
        let _ = writeln!(text, "{} {}", number(white), number(black));
    }
    if let Some(team) = pairings.bye {
        let _ = writeln!(text, "{} 0", number(team));
    }
    text
}
