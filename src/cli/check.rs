//! `sonneborn check`: holds a tournament file of any program against the regulations: every round is paired again, every total
//! added up and every place found anew.

use super::engine::{self, Failure, SystemChoice};
use super::language::lang;
use super::{corpus, failure, fonts, values};
use anyhow::Result;
use clap::Args;
use sonneborn_desk::clock;
use sonneborn_document::audit::{Audited, print as print_paper};
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file::{self, Note, TournamentFile};
use sonneborn_exchange::trf::report::Defect;
use sonneborn_i18n::{audit as audit_words, cli as say, exchange as file_words, pairing_tools as words};
use sonneborn_pairing::checker::{self, RoundCheck, Verdict};
use sonneborn_rules::Checked;
use sonneborn_rules::file::ToPair;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = say::check_codes(lang()))]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::check_file(lang()), value_name = "FILE", required_unless_present = "schema")]
    files: Vec<PathBuf>,
    #[arg(help = say::check_round(lang()), long, value_name = "ROUND", value_parser = values::number(1, u16::MAX))]
    round: Option<u16>,
    #[arg(help = say::check_pdf(lang()), long, value_name = "PDF", conflicts_with = "round")]
    pdf: Option<PathBuf>,
    #[arg(help = say::check_fonts(lang()), long, value_name = "FOLDER", requires = "pdf")]
    fonts: Option<PathBuf>,
    #[arg(help = say::check_json(lang()), long, conflicts_with_all = ["pdf", "round", "corpus"])]
    json: bool,
    #[arg(help = say::check_schema(lang()), long, exclusive = true)]
    schema: bool,
    #[arg(help = say::check_corpus(lang()), long, value_name = "FOLDER", conflicts_with_all = ["pdf", "round"])]
    corpus: Option<PathBuf>,
}

/// Checks and prints.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    Ok(match asked(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => failure.report(),
    })
}

/// Does what is asked; whether nothing differs.
fn asked(arguments: &Arguments) -> Result<bool, Failure> {
    if arguments.schema {
        engine::write(None, sonneborn_rules::SCHEMA)?;
        return Ok(true);
    }
    if let Some(folder) = &arguments.corpus {
        return corpus::report(&arguments.files, folder, |bytes| {
            let read = tournament_file::read(bytes);
            let told = |faults: Vec<tournament_file::Fault>| {
                faults.iter().map(|fault| audit_words::fault(lang(), fault)).collect()
            };
            read.map(|file| as_asked(file, &arguments.system)).map_err(told)
        });
    }
    match arguments.files.as_slice() {
        [path] if !path.is_dir() => audit(arguments, path),
        _ => Err(Failure::BadRequest(say::check_one_file(lang()).to_owned())),
    }
}

fn as_asked(mut file: TournamentFile, choice: &SystemChoice) -> TournamentFile {
    let start = file.imported.details.start;
    let regulations = &mut file.imported.regulations;
    regulations.system = choice.system(regulations.system, start);
    file.is_system_named = choice.is_named();
    file
}

/// Prints the audit; whether nothing differs.
fn audit(arguments: &Arguments, path: &Path) -> Result<bool, Failure> {
    let Arguments { system, round, pdf, fonts, json, .. } = arguments;
    let pdf = pdf.as_deref().map(|pdf| Paper { pdf, fonts: fonts.as_deref() });
    let bytes = std::fs::read(path)
        .map_err(|error| Failure::File(words::cannot_read(lang(), path.display(), failure::io(&error))))?;
    if let Some(journal) = engine::read_archive(path)? {
        if let Some(pdf) = pdf {
            pdf.write(path, &bytes, &Audit::of_journal(&journal), &[])?;
        }
        if *json {
            let file = TournamentFile::default();
            return print_json(&Checked::of(lang(), &file, &Audit::of_journal(&journal)));
        }
        return print_checks(&journal, checker::check_journal(&journal, round.map(RoundNo)));
    }
    let file = as_asked(tournament_file::read(&bytes).map_err(|faults| broken(path, &faults))?, system);
    let mut audit = Audit::of(&file);
    engine::require_teams(&audit.tournament, file.is_report)?;
    if *json {
        return print_json(&Checked::of(lang(), &file, &audit));
    }
    if let Some(pdf) = pdf {
        pdf.write(path, &bytes, &audit, &file.notes)?;
    }
    audit.rounds.retain(|found| round.is_none_or(|round| found.round == RoundNo(round)));
    if let Some(diagnosed) = &mut audit.diagnosed {
        diagnosed.causes.retain(|(number, _)| round.is_none_or(|round| *number == RoundNo(round)));
    }
    let notes = file.notes.iter().map(|note| audit_words::note(lang(), note));
    let mut lines = vec![audit.tournament.details.name.clone()];
    lines.extend(notes.chain(audit_words::suppositions(lang(), &audit)).map(|note| format!("  {note}")));
    for part in audit_words::parts(lang(), &audit) {
        lines.push(format!("\n{}: {}", part.heading, part.sum));
        lines.extend(part.lines.iter().map(|line| format!("  {line}")));
    }
    let verdict = if audit.is_clean() { audit_words::clean(lang()) } else { audit_words::differs(lang()) };
    lines.push(format!("\n{verdict}"));
    write_lines(lines)?;
    Ok(audit.is_clean())
}

fn print_json(checked: &Checked) -> Result<bool, Failure> {
    let text = serde_json::to_string_pretty(checked).map_err(|error| Failure::Unexpected(error.to_string()))?;
    engine::write(None, &format!("{text}\n"))?;
    Ok(checked.clean)
}

/// The audit as a paper to give on.
struct Paper<'a> {
    pdf: &'a Path,
    /// The folder of fonts beside the built-in ones.
    fonts: Option<&'a Path>,
}

impl Paper<'_> {
    fn write(&self, path: &Path, bytes: &[u8], audit: &Audit, notes: &[Note]) -> Result<(), Failure> {
        let file = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let paper = Audited { audit, file: &file, bytes, notes };
        let faces = fonts::of_folder(self.fonts).map_err(Failure::File)?;
        let printed = print_paper(&paper, lang(), clock::on_computer(clock::now()), &faces);
        let (printed, missing) = printed.map_err(|error| Failure::File(error.words(lang())))?;
        fonts::tell_missing(&missing);
        std::fs::write(self.pdf, printed)
            .map_err(|error| Failure::File(format!("{}: {}", self.pdf.display(), failure::io(&error))))
    }
}

fn broken(path: &Path, faults: &[tournament_file::Fault]) -> Failure {
    let lines: Vec<String> = faults.iter().map(|fault| audit_words::fault(lang(), fault)).collect();
    let why = format!("{}:\n{}", path.display(), lines.join("\n"));
    let is_too_large = faults.iter().any(|fault| match fault {
        tournament_file::Fault::Trf(fault) => {
            matches!(fault.defect, Defect::TooLarge { .. } | Defect::TooGreat { .. })
        }
        tournament_file::Fault::SwissManager(_)
        | tournament_file::Fault::SwissChess(_)
        | tournament_file::Fault::Foreign(_)
        | tournament_file::Fault::Unread(_) => false,
    });
    if is_too_large { Failure::TooLarge(why) } else { Failure::BadRequest(why) }
}

/// Prints a line for every round, and one for every difference, as `pair -c` does; whether there is none.
///
/// # Errors
/// What is wrong with the file.
pub fn print(file: &Path, system: &SystemChoice, round: Option<u16>) -> Result<bool, Failure> {
    if let Some(journal) = engine::read_archive(file)? {
        return print_checks(&journal, checker::check_journal(&journal, round.map(RoundNo)));
    }
    let ToPair { import, tournament, .. } = engine::read(file, system)?;
    for note in &import.notes {
        eprintln!("{}", file_words::note(lang(), note));
    }
    engine::require_teams(&tournament, true)?;
    let checks = checker::check(&tournament, round.map(RoundNo));
    for check in &checks {
        write_lines(words::round_check(lang(), &tournament, &tournament, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

/// The rounds of a tournament whose journal is at hand, each by what was known when it was paired.
fn print_checks(journal: &Journal, checks: Vec<RoundCheck>) -> Result<bool, Failure> {
    for check in &checks {
        let known = journal.when_paired(check.round);
        write_lines(words::round_check(lang(), journal.state(), &known, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

fn write_lines(lines: Vec<String>) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| engine::write(None, &format!("{line}\n")))
}
