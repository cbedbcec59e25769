//! `sonneborn certify`: writes the proofs that the rounds of a file are paired as their system wants it, for `certified` to confirm.

use super::engine::{self, Failure};
use super::failure;
use super::language::lang;
use clap::Args;
use sonneborn_certified::refusal::{NotACertificate, NotJudged, Refusal};
use sonneborn_certified::report::Report;
use sonneborn_i18n::{certificates as words, pairing_tools};
use sonneborn_prover::NoProof;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What a certificate's name has behind that of its file.
pub const EXTENSION: &str = ".cert";

#[derive(Debug, Args)]
#[command(after_help = words::certify_codes(lang()))]
pub struct Arguments {
    #[arg(help = words::certify_file(lang()))]
    file: PathBuf,
    #[arg(help = words::certify_output(lang()), short, long, value_name = "CERTIFICATE")]
    output: Option<PathBuf>,
}

/// Certifies and tells of each round whether it is proved.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    Ok(match certify(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => failure.report(),
    })
}

fn certify(arguments: &Arguments) -> Result<bool, Failure> {
    let report = report(&arguments.file)?;
    let (certificate, told) = sonneborn_prover::certify(&report);
    let output = arguments.output.clone().unwrap_or_else(|| {
        let mut name = arguments.file.clone().into_os_string();
        name.push(EXTENSION);
        name.into()
    });
    engine::write(Some(&output), &certificate.to_string())?;
    let mut lines: Vec<String> = (1..)
        .zip(&told)
        .map(|(round, told)| match told {
            Ok(()) => words::proved(lang(), round),
            Err(why) => words::not_proved(lang(), round, no_proof(why)),
        })
        .collect();
    lines.push(words::written(lang(), output.display()));
    engine::write(None, &(lines.join("\n") + "\n"))?;
    Ok(told.iter().all(Result::is_ok))
}

/// Reads a file as text, whatever its characters.
///
/// # Errors
/// That it cannot be read.
pub fn text(file: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(file)
        .map_err(|error| Failure::File(pairing_tools::cannot_read(lang(), file.display(), failure::io(&error))))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a tournament report file as the checker does.
///
/// # Errors
/// That it cannot be read, or why it is not judged.
pub fn report(file: &Path) -> Result<Report, Failure> {
    let judged = Report::read(&text(file)?);
    judged.map_err(|why| Failure::BadRequest(words::not_judged(lang(), file.display(), not_judged(&why))))
}

fn no_proof(why: &NoProof) -> String {
    match why {
        NoProof::Against(refusal) => self::refusal(refusal),
        NoProof::Bye => words::better_bye(lang()).to_owned(),
        NoProof::Better { bracket } => words::better(lang(), bracket),
        NoProof::TooLarge { bracket } => words::too_large(lang(), bracket),
    }
}

/// Why a round is not confirmed.
pub fn refusal(refusal: &Refusal) -> String {
    let lang = lang();
    match refusal {
        Refusal::NoCertificate => words::no_certificate(lang).to_owned(),
        Refusal::NotPaired => words::not_paired(lang).to_owned(),
        Refusal::MayNotMeet { a, b } => words::may_not_meet(lang, a, b),
        Refusal::MayNotHaveBye { player } => words::may_not_have_bye(lang, player),
        Refusal::Colours { white, black } => words::colours(lang, white, black),
        Refusal::OtherPairing { bracket } => words::other_pairing(lang, bracket),
        Refusal::OtherBye => words::other_bye(lang).to_owned(),
        Refusal::Line { line } => words::proof_line(lang, line),
        Refusal::Unbounded { a, b, criterion } => words::unbounded(lang, a, b, criterion),
        Refusal::Loose { a, b, criterion } => words::loose(lang, a, b, criterion),
        Refusal::Set { players } => {
            let players: Vec<String> = players.iter().map(u32::to_string).collect();
            words::set(lang, players.join(", "))
        }
    }
}

fn not_judged(why: &NotJudged) -> String {
    let lang = lang();
    match why {
        NotJudged::NoPlayers => words::no_players(lang).to_owned(),
        NotJudged::Line { line } => words::line(lang, line),
        NotJudged::Record { line, code } => words::record(lang, line, code),
        NotJudged::System { code } => words::system(lang, code),
        NotJudged::Edition => words::edition(lang).to_owned(),
        NotJudged::Twice { number } => words::twice(lang, number),
        NotJudged::Disagree { round, player } => words::disagree(lang, *round, player),
        NotJudged::NoResult { round, player } => words::no_result(lang, *round, player),
        NotJudged::Points { player, stated, sum } => words::points(lang, player, stated, sum),
    }
}

/// Why a text is no certificate of the file.
pub fn not_a_certificate(why: &NotACertificate) -> String {
    let lang = lang();
    match why {
        NotACertificate::Form => words::form(lang).to_owned(),
        NotACertificate::Line { line } => words::damaged(lang, line),
        NotACertificate::OtherSystem => words::other_system(lang).to_owned(),
        NotACertificate::OtherRounds { certificate, file } => words::other_rounds(lang, *certificate, *file),
    }
}
