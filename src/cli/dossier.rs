//! `sonneborn dossier`: the dossier for an appeal out of a database, as paper or file; or whether such a file is true.

use super::language::lang;
use super::serve::DatabaseArguments;
use super::{fonts, values};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use sonneborn_desk::dossier::unproven;
use sonneborn_desk::{Desk, clock};
use sonneborn_document::dossier::documents;
use sonneborn_document::{Job, print_and_tell};
use sonneborn_exchange::dossier::{Dossier, MAX_BYTES};
use sonneborn_i18n::{cli as say, dossier as words, proof, reader};
use sonneborn_store::Store;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::reader::{MAX_BOARD, MAX_ROUNDS};
use sonneborn_tournament::seal::Seal;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::dossier_check(lang()), long, value_name = "FILE", conflicts_with_all = ["tournament", "output"])]
    check: Option<PathBuf>,
    #[arg(help = proof::dossier_key(lang()), long, value_name = "KEY", requires = "check")]
    key: Option<String>,
    #[arg(help = proof::dossier_sheet(lang()), long, value_name = "STATE", requires = "check")]
    sheet: Option<String>,
    #[arg(help = say::dossier_tournament(lang()), long, value_name = "NUMBER", required_unless_present = "check",
        value_parser = values::number(1, i64::MAX))]
    tournament: Option<i64>,
    #[arg(help = say::dossier_output(lang()), short, long, value_name = "FILE", required_unless_present = "check")]
    output: Option<PathBuf>,
    #[arg(help = say::dossier_round(lang()), long, requires = "board", value_parser = values::number(1, MAX_ROUNDS))]
    round: Option<u16>,
    #[arg(help = say::dossier_board(lang()), long, requires = "round", value_parser = values::number(1, MAX_BOARD))]
    board: Option<u16>,
    #[arg(help = say::dossier_player(lang()), long, value_name = "NUMBER", conflicts_with = "round",
        value_parser = values::number(1, u16::MAX))]
    player: Option<u16>,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// The file is not as the journal had it.
const NOT_PROVEN: u8 = 1;
/// It holds together, and nothing outside it was named that it is held against.
const NO_WITNESS: u8 = 3;

/// Writes a dossier, or checks one.
///
/// # Errors
/// When database or file cannot be read or written, or there is nothing of that name.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    match (&args.check, args.tournament, &args.output) {
        (Some(file), ..) => check(file, args.key.as_deref(), args.sheet.as_deref()),
        (None, Some(tournament), Some(output)) => make(args, tournament, output).map(|()| ExitCode::SUCCESS),
        (None, ..) => bail!(say::required_missing(lang(), "--tournament, --output")),
    }
}

fn check(file: &Path, key: Option<&str>, sheet: Option<&str>) -> Result<ExitCode> {
    let opened = std::fs::File::open(file).with_context(|| file.display().to_string())?;
    let mut bytes = Vec::new();
    let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    opened.take(limit).read_to_end(&mut bytes).with_context(|| file.display().to_string())?;
    let dossier =
        Dossier::read(&bytes).map_err(|fault| anyhow!("{}: {}", file.display(), words::fault(lang(), &fault)))?;
    let found = unproven(&dossier, &bytes, key, sheet);
    for one in &found {
        println!("{}", words::unproven(lang(), one, &dossier.chain));
    }
    if !found.is_empty() {
        return Ok(ExitCode::from(NOT_PROVEN));
    }
    let signed_by = dossier.seal.as_ref().map(Seal::fingerprint).unwrap_or_default();
    if key.is_none() {
        println!("{}", proof::dossier_holds_together(lang(), &dossier.event, &dossier.state, signed_by));
        return Ok(ExitCode::from(NO_WITNESS));
    }
    println!("{}", words::proven(lang(), &dossier.event, dossier.acts.len(), &dossier.state));
    Ok(ExitCode::SUCCESS)
}

fn make(args: &Arguments, id: i64, output: &Path) -> Result<()> {
    let desk = Desk::new(Store::open_to_read(args.database.database())?);
    let live = desk.live(id)?.with_context(|| words::no_tournament(lang(), id))?;
    let journal = live.journal();
    let matter = matter(args, journal.state())?;
    let dossier = desk.dossier(id, &journal, matter, lang())?;
    let written = match output.extension().and_then(|extension| extension.to_str()) {
        Some("json") => dossier.write()?.into_bytes(),
        Some("pdf") => {
            let (tournament, printed) = (journal.state(), clock::hall_now(&journal.state().details));
            let job = Job { tournament, lang: lang(), size: tournament.style.size, printed, check: None };
            let printed = print_and_tell(&documents(dossier), &job, &desk.fonts());
            let (pdf, missing) = printed.map_err(|error| anyhow!(error.words(lang())))?;
            fonts::tell_missing(&missing);
            pdf
        }
        _ => bail!("{}: {}", output.display(), reader::allowed_codes(lang(), ".pdf, .json")),
    };
    std::fs::write(output, written).with_context(|| output.display().to_string())
}

fn matter(args: &Arguments, tournament: &Tournament) -> Result<Matter> {
    let matter = match (args.round.zip(args.board), args.player) {
        (Some((round, board)), _) => Matter::Board { round: RoundNo(round), board },
        (None, Some(number)) => {
            let player = tournament.with_tpn(Tpn(number));
            Matter::Player { player: player.with_context(|| words::no_number(lang(), number))?.id }
        }
        (None, None) => Matter::Event,
    };
    if matter.exists(tournament) { Ok(matter) } else { bail!(words::no_board(lang())) }
}
