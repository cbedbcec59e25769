//! What the commands `pair`, `check` and `generate` share: the system asked for, the file read strictly, and exit codes.

use super::failure;
use super::language::lang;
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use sonneborn_exchange::archive::Archive;
use sonneborn_exchange::foreign;
use sonneborn_i18n::{cli as say, exchange as file_words, pairing_reasons, pairing_tools as words};
use sonneborn_pairing::swiss::{field::Pairings, team::field::TeamPairings};
use sonneborn_pairing::system::Kind;
use sonneborn_pairing::{self as pairing, NoPairing, registry};
use sonneborn_rules::Refused;
use sonneborn_rules::file::ToPair;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::{RoundRobin, System};
use std::io::{ErrorKind, Write};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command ends without an answer; the codes are those of bbpPairings.
#[derive(Debug)]
pub enum Failure {
    NoPairing(String),
    Unexpected(String),
    BadRequest(String),
    TooLarge(String),
    File(String),
}

impl Failure {
    /// Prints the reason and gives the exit code.
    pub fn report(&self) -> ExitCode {
        let (code, why) = self.code();
        eprintln!("sonneborn: {why}");
        ExitCode::from(code)
    }

    /// The exit code, and why.
    pub fn code(&self) -> (u8, &str) {
        match self {
            Failure::NoPairing(why) => (1, why),
            Failure::Unexpected(why) => (2, why),
            Failure::BadRequest(why) => (Failure::BAD_REQUEST, why),
            Failure::TooLarge(why) => (4, why),
            Failure::File(why) => (5, why),
        }
    }

    /// The code of requests and files that are not understood.
    pub const BAD_REQUEST: u8 = 3;
}

/// The pairing system, where it is not to be the file's.
#[derive(Clone, Debug, Default, Args)]
pub struct SystemChoice {
    #[arg(help = say::system_code(lang()), long, group = "choice", value_name = "SYSTEM", value_parser = PossibleValuesParser::new(codes()))]
    pub system: Option<String>,
    #[arg(help = say::system_dutch(lang()), long, group = "choice")]
    pub dutch: bool,
    #[arg(help = say::system_dubov(lang()), long, group = "choice")]
    pub dubov: bool,
    #[arg(help = say::system_burstein(lang()), long, group = "choice")]
    pub burstein: bool,
    #[arg(help = say::system_team(lang()), long, group = "choice")]
    pub team: bool,
    #[arg(help = say::system_berger(lang()), long, group = "choice")]
    pub berger: bool,
    #[arg(help = say::system_edition(lang()), long, value_enum, value_name = "YEAR")]
    pub edition: Option<Edition>,
}

fn codes() -> Vec<&'static str> {
    registry::forms().map(|form| form.code).collect()
}

/// The editions of C.04.3.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Edition {
    #[value(name = "2017")]
    Of2017,
    #[value(name = "2026")]
    Of2026,
}

impl SystemChoice {
    /// Whether anything was asked for.
    pub fn is_named(&self) -> bool {
        let short = [self.dutch, self.dubov, self.burstein, self.team, self.berger];
        self.system.is_some() || self.edition.is_some() || short.contains(&true)
    }

    /// The system asked for; `stated` is the file's, and stays where nothing is asked.
    pub fn system(&self, stated: System, start: Option<chrono::NaiveDate>) -> System {
        let is_dutch = matches!(stated, System::Dutch2017 | System::Dutch2026);
        let coded = registry::forms().find(|form| self.system.as_deref() == Some(form.code)).map(|form| form.system);
        let short = [(self.dubov, System::Dubov), (self.burstein, System::Burstein), (self.team, System::TeamSwiss)];
        let short = short.into_iter().find_map(|(asked, system)| asked.then_some(system));
        let asked = if let Some(system) = coded.or(short) {
            system
        } else if self.berger {
            let is_table = matches!(stated, System::RoundRobin(_));
            let single = System::RoundRobin(RoundRobin { double: false, reverse_last_two: false });
            if is_table { stated } else { single }
        } else if self.dutch && !is_dutch {
            start.map_or(System::Dutch2026, System::dutch_on)
        } else {
            stated
        };
        match (asked, self.edition) {
            (System::Dutch2017 | System::Dutch2026, Some(Edition::Of2017)) => System::Dutch2017,
            (System::Dutch2017 | System::Dutch2026, Some(Edition::Of2026)) => System::Dutch2026,
            (asked, _) => asked,
        }
    }
}

/// Reads a tournament file for an engine: what an import would only note, such as a wrong total, is refused here.
///
/// # Errors
/// That the file cannot be read, is too large, or every defect with its line and column.
pub fn read(file: &Path, choice: &SystemChoice) -> Result<ToPair, Failure> {
    let bytes = std::fs::read(file)
        .map_err(|error| Failure::File(words::cannot_read(lang(), file.display(), failure::io(&error))))?;
    sonneborn_rules::file::to_pair(&bytes, lang(), |stated, start| choice.system(stated, start)).map_err(|refused| {
        match refused {
            Refused::Unreadable { is_too_large: true, .. } => {
                Failure::TooLarge(format!("{}:\n{refused}", file.display()))
            }
            Refused::Unreadable { is_too_large: false, .. } => {
                Failure::BadRequest(format!("{}:\n{refused}", file.display()))
            }
            Refused::Request { why } => Failure::BadRequest(why),
            Refused::NoPairing { why } => Failure::NoPairing(why),
        }
    })
}

/// Reads a whole tournament as this program writes it; `None` for any other file.
///
/// # Errors
/// That the file cannot be read, or why it is no whole tournament.
pub fn read_archive(file: &Path) -> Result<Option<Journal>, Failure> {
    let bytes = std::fs::read(file)
        .map_err(|error| Failure::File(words::cannot_read(lang(), file.display(), failure::io(&error))))?;
    if !Archive::is_json(&bytes) || foreign::is_papi(&bytes) {
        return Ok(None);
    }
    let archive = Archive::read(&bytes).map_err(|fault| {
        Failure::BadRequest(format!("{}: {}", file.display(), file_words::archive_fault(lang(), &fault)))
    })?;
    Ok(Some(Journal::of(archive.journal)))
}

/// Pairs a round. A defect of the engine itself ends the command, not in a panic.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(tournament: &Tournament, round: RoundNo) -> Result<Pairings, Failure> {
    pair_by(&pairing::pair, tournament, round)
}

fn pair_by(engine: pairing::Engine, tournament: &Tournament, round: RoundNo) -> Result<Pairings, Failure> {
    answered(tournament, || engine(tournament, round))
}

/// What an engine answers, or why it does not; also that it failed itself.
fn answered<T>(tournament: &Tournament, engine: impl FnOnce() -> Result<T, NoPairing>) -> Result<T, Failure> {
    match std::panic::catch_unwind(AssertUnwindSafe(engine)) {
        Ok(Ok(paired)) => Ok(paired),
        Ok(Err(why @ (NoPairing::NotYet(_) | NoPairing::NoTeams | NoPairing::ByHand))) => {
            Err(Failure::BadRequest(pairing_reasons::no_pairing(lang(), &why, tournament).join("\n")))
        }
        Ok(Err(why)) => Err(Failure::NoPairing(pairing_reasons::no_pairing(lang(), &why, tournament).join("\n"))),
        Err(_) => Err(Failure::Unexpected(words::engine_failed(lang()).to_owned())),
    }
}

/// Pairs the teams for a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair_teams(tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, Failure> {
    answered(tournament, || registry::of(tournament.regulations.system).matches(tournament, round))
}

/// Refuses a file without teams where the system needs them; `is_report` for a tournament report file.
///
/// # Errors
/// That there are none.
pub fn require_teams(tournament: &Tournament, is_report: bool) -> Result<(), Failure> {
    let is_of_teams = registry::of(tournament.regulations.system).kind() == Kind::Teams;
    if is_of_teams && !tournament.is_of_teams() {
        let why = if is_report { words::no_teams(lang()) } else { words::no_teams_entered(lang()) };
        return Err(Failure::BadRequest(why.to_owned()));
    }
    Ok(())
}

/// Writes a file, or to standard output.
///
/// # Errors
/// That it cannot be written.
pub fn write(file: Option<&PathBuf>, text: &str) -> Result<(), Failure> {
    let Some(file) = file else {
        // Whoever reads it may have read enough (`| head`).
        return match std::io::stdout().write_all(text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Failure::File(words::cannot_write(lang(), "-", failure::io(&error))))
            }
            _ => Ok(()),
        };
    };
    std::fs::write(file, text)
        .map_err(|error| Failure::File(words::cannot_write(lang(), file.display(), failure::io(&error))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_defect_of_the_engine_is_told_with_code_2() {
        let failed = pair_by(&|_, _| panic!("a defect"), &Tournament::default(), RoundNo::FIRST);
        assert_eq!(failed.expect_err("no pairing").code(), (2, words::engine_failed(lang())));
    }
}
