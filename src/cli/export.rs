//! `sonneborn export`: a file in which an event leaves, out of a database or out of a file of any program that is read. It is made as
//! the pages make it, and refused or marked where they refuse or mark it.

use super::engine::{self, Failure};
use super::language::lang;
use super::serve::DatabaseArguments;
use super::{tournament_file, values};
use anyhow::{Context, Result, anyhow, bail};
use chrono::Utc;
use clap::Args;
use clap::builder::PossibleValuesParser;
use sonneborn_desk::Desk;
use sonneborn_desk::files::EventFile;
use sonneborn_desk::report::{rating_file, report_file};
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::swiss_manager;
use sonneborn_exchange::table::Table;
use sonneborn_exchange::tournament_file::TournamentFile;
use sonneborn_exchange::trf::Version;
use sonneborn_i18n::{audit as audit_words, cli as say, diagnosis, dossier as words, refusals};
use sonneborn_sheets::lists;
use sonneborn_store::Store;
use sonneborn_tournament::acts::{Act, Author, Entry, Import};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::statement::Statement;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Those that are of the whole event, and need nothing that lies beside its journal.
const FILES: [EventFile; 7] = [
    EventFile::Players,
    EventFile::PlayersSheet,
    EventFile::SwissManager,
    EventFile::Report,
    EventFile::Report16,
    EventFile::Rating,
    EventFile::Rating16,
];

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::export_file(lang()), required_unless_present = "tournament")]
    file: Option<PathBuf>,
    #[arg(help = say::export_tournament(lang()), long, value_name = "NUMBER", conflicts_with = "file",
        value_parser = values::number(1, i64::MAX))]
    tournament: Option<i64>,
    #[arg(help = say::export_as(lang()), long = "as", value_name = "NAME",
        value_parser = PossibleValuesParser::new(FILES.map(EventFile::name)))]
    name: String,
    #[arg(help = say::output_file(lang()), short = 'o', long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(help = say::export_so_far(lang()), long)]
    so_far: bool,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Writes the file.
///
/// # Errors
/// When the event cannot be read, or the file is not to be made of it as it stands, or cannot be written.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let journal = match (&arguments.file, arguments.tournament) {
        (Some(file), _) => of_file(file)?,
        (None, Some(tournament)) => of_database(arguments, tournament)?,
        (None, None) => bail!(say::required_missing(lang(), "--tournament")),
    };
    let file = FILES.into_iter().find(|file| file.name() == arguments.name).context("--as")?;
    let written = content(file, &journal, arguments.so_far)?;
    match &arguments.output {
        Some(output) => std::fs::write(output, written).with_context(|| output.display().to_string())?,
        None => std::io::stdout().write_all(&written)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn content(file: EventFile, journal: &Journal, so_far: bool) -> Result<Vec<u8>> {
    let event = journal.state();
    let table = |table: Table| Ok(file.of_tables(lang(), &Statement::of(event), vec![table])?);
    let written = match file {
        EventFile::Players | EventFile::PlayersSheet => return table(lists::players(lang(), event)),
        EventFile::SwissManager => return table(swiss_manager::list::players(event)),
        EventFile::Report => report_file(journal, Version::Trf26),
        EventFile::Report16 => report_file(journal, Version::Trf16),
        EventFile::Rating => rating_file(journal, Version::Trf26, so_far),
        EventFile::Rating16 => rating_file(journal, Version::Trf16, so_far),
        EventFile::Pairings
        | EventFile::BlankGames
        | EventFile::Standings
        | EventFile::Crosstable
        | EventFile::StandingsSheet
        | EventFile::ChessResults
        | EventFile::PlayOffRapid
        | EventFile::PlayOffBlitz
        | EventFile::Ratings
        | EventFile::RatingGames
        | EventFile::HousePoints
        | EventFile::Whole => bail!(file.name()),
    };
    written.map(String::into_bytes).map_err(|why| anyhow!(refusals::refusal(lang(), &why, Some(event))))
}

fn of_database(arguments: &Arguments, tournament: i64) -> Result<Journal> {
    let desk = Desk::new(Store::open_to_read(arguments.database.database())?);
    let live = desk.live(tournament)?.with_context(|| words::no_tournament(lang(), tournament))?;
    Ok(live.journal().as_ref().clone())
}

/// The event as it would stand after the import of a file.
fn of_file(path: &Path) -> Result<Journal> {
    if let Some(journal) = engine::read_archive(path).map_err(told)? {
        return Ok(journal);
    }
    let file = tournament_file::read(path)?;
    let mut mended: Vec<String> = file.notes.iter().map(|note| audit_words::note(lang(), note)).collect();
    for note in &mended {
        eprintln!("{note}");
    }
    let audit = Audit::of(&file);
    let TournamentFile { mut imported, .. } = file;
    let unclean = audit.rounds.iter().filter(|round| !round.is_clean());
    imported.against_rules = Some(unclean.map(|round| round.round).collect());
    if let Some(diagnosed) = audit.diagnosed.as_ref().filter(|diagnosed| diagnosed.by > 0) {
        imported.regulations = diagnosed.as_paired.regulations.clone();
        mended.push(diagnosis::judged(lang(), diagnosed));
    }
    imported.mended = mended;
    imported.source = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let import = Entry {
        seq: 1,
        at: Utc::now(),
        author: Author { account: 0, name: String::new() },
        device: String::new(),
        act: Act::Import(Import { tournament: Box::new(imported) }),
        reason: None,
        acknowledged: Vec::new(),
        chain: Default::default(),
    };
    Ok(Journal::of(vec![import]))
}

fn told(failure: Failure) -> anyhow::Error {
    anyhow!(failure.code().1.to_owned())
}
