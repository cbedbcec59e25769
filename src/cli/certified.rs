//! `sonneborn certified`: confirms the proofs that `certify` wrote, by the checker that shares nothing with the engine.

use super::certify::{EXTENSION, not_a_certificate, refusal, report, text};
use super::engine::{self, Failure};
use super::language::lang;
use clap::Args;
use sonneborn_certified::{Certificate, confirm};
use sonneborn_i18n::certificates as words;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = words::certify_codes(lang()))]
pub struct Arguments {
    #[arg(help = words::certified_files(lang()), num_args = 1..=2, required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Confirms and tells of each round whether it is.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    Ok(match confirm_files(&arguments.files) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => failure.report(),
    })
}

fn confirm_files(files: &[PathBuf]) -> Result<bool, Failure> {
    let (file, certificate) = match files {
        [file, certificate] => (file.clone(), certificate),
        [certificate] => (beside(certificate)?, certificate),
        _ => return Err(Failure::BadRequest(words::no_file_beside(lang()).to_owned())),
    };
    let refused = |why| Failure::BadRequest(words::not_judged(lang(), certificate.display(), not_a_certificate(&why)));
    let report = report(&file)?;
    let certificate_read: Certificate = text(certificate)?.parse().map_err(refused)?;
    let rounds = confirm(&report, &certificate_read).map_err(refused)?;
    let lines = (1..).zip(&rounds).map(|(round, confirmed)| match confirmed {
        Ok(()) => words::confirmed(lang(), round) + "\n",
        Err(why) => words::not_proved(lang(), round, refusal(why)) + "\n",
    });
    engine::write(None, &lines.collect::<String>())?;
    Ok(rounds.iter().all(Result::is_ok))
}

/// The file that a certificate is of, by its name.
fn beside(certificate: &Path) -> Result<PathBuf, Failure> {
    let name = certificate.to_str().and_then(|name| name.strip_suffix(EXTENSION));
    name.map(PathBuf::from).ok_or_else(|| Failure::BadRequest(words::no_file_beside(lang()).to_owned()))
}
