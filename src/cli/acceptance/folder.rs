//! `sonneborn acceptance --folder`: the papers of the commission's folder, and the automatic tests that the older form asks for: events of
//! our generator, each written as TRF26, read again and held against the regulations; the events are kept with seed and digest.

use super::super::generate::PROGRAM;
use super::super::help;
use super::super::language::lang;
use anyhow::{Context, Result};
use chrono::NaiveDate;
use sonneborn_desk::version;
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_i18n::{Lang, cli as say};
use sonneborn_manual::Manual;
use sonneborn_manual::acceptance::Scope;
use sonneborn_manual::commission::{self, AutoTest, Facts, Rounds};
use sonneborn_pairing::generator;
use sonneborn_pairing::generator::wishes::Wishes as Drawn;
use sonneborn_standings as standings;
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::statement::Statement;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The first day of every event: the same on whatever day they are made, so that their digests are the same too.
const FIRST_DAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 3, 1).expect("a day");
/// What `sonneborn compare` leaves in its folder.
const REPORT: &str = "report.txt";
const DIGESTS: &str = "SHA256SUMS";
const EVENTS: &str = "events";
const LIST: &str = "list.csv";
const LIST_HEAD: &str = "system,seed,file,players,rounds,sha256,differs\n";

/// What the folder is to have.
pub struct Wishes<'w> {
    pub folder: &'w Path,
    /// Of each system.
    pub events: u64,
    /// Folders of `sonneborn compare`.
    pub compared: &'w [PathBuf],
}

/// Files are written beside their digests.
struct Folder<'f> {
    path: &'f Path,
    digests: Vec<(String, Digest)>,
}

impl Folder<'_> {
    fn write(&mut self, file: &str, bytes: &[u8]) -> Result<Digest> {
        let path = self.path.join(file);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above).with_context(|| above.display().to_string())?;
        }
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        let digest = Digest::of_bytes(bytes);
        self.digests.push((file.to_owned(), digest));
        Ok(digest)
    }

    /// As `sha256sum -c` reads them.
    fn write_digests(&self) -> Result<()> {
        let lines: String = self.digests.iter().map(|(file, digest)| format!("{digest}  {file}\n")).collect();
        fs::write(self.path.join(DIGESTS), lines).with_context(|| DIGESTS.to_owned())
    }
}

/// Makes the folder; what was in it under other names stays.
///
/// # Errors
/// That a file cannot be read or written.
pub fn make(wishes: &Wishes<'_>) -> Result<ExitCode> {
    let mut folder = Folder { path: wishes.folder, digests: Vec::new() };
    let mut list = LIST_HEAD.to_owned();
    let tests = Scope::ALL.map(|scope| tested(&mut folder, &mut list, scope, wishes.events));
    let tests = tests.into_iter().collect::<Result<Vec<AutoTest>>>()?;
    folder.write(&format!("{EVENTS}/{LIST}"), list.as_bytes())?;
    let report = |compared: &PathBuf| {
        let file = compared.join(REPORT);
        fs::read_to_string(&file).with_context(|| file.display().to_string())
    };
    let compared = wishes.compared.iter().map(report).collect::<Result<Vec<String>>>()?;
    let facts = Facts { version: version::shown(), tests: &tests, compared: &compared };
    for paper in commission::papers(&facts) {
        folder.write(&paper.file, &paper.bytes)?;
    }
    // FIDE reads English.
    let manual = Manual::new(Lang::English, help::reference(Lang::English));
    folder.write("manual.pdf", &manual.pdf()?)?;
    folder.write_digests()?;
    let differing: usize = tests.iter().map(|test| test.differing).sum();
    println!("{}", say::folder_made(lang(), wishes.folder.display(), folder.digests.len(), differing));
    Ok(if differing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The events of a system, by the seeds from 1.
fn tested(folder: &mut Folder<'_>, list: &mut String, scope: Scope, events: u64) -> Result<AutoTest> {
    let code = scope.code();
    let (mut rounds, mut differing) = (Rounds::default(), 0);
    for seed in 1..=events {
        let options = Drawn::default().drawn(scope.system(), seed);
        let mut tournament = generator::generate(&options, &sonneborn_pairing::pair).tournament;
        tournament.details.start = Some(FIRST_DAY);
        let ranks = standings::ranks(&tournament);
        let output = Output { version: Version::Trf26, program: PROGRAM, ranks: &ranks, ..Output::default() };
        let text = trf::write(&Statement::of(&tournament), &output);
        let is_clean = tournament_file::read(text.as_bytes()).is_ok_and(|file| Audit::of(&file).is_clean());
        let file = format!("{EVENTS}/{code}/{seed:06}.trf");
        let digest = folder.write(&file, text.as_bytes())?;
        let (players, played) = (tournament.players.len(), tournament.rounds.len());
        let differs = if is_clean { "no" } else { "yes" };
        list.push_str(&format!("{code},{seed},{file},{players},{played},{digest},{differs}\n"));
        rounds = rounds.and(played);
        differing += usize::from(!is_clean);
    }
    let line = format!("sonneborn generate {} --seed SEED", engine_flag(scope));
    let events = usize::try_from(events).unwrap_or(usize::MAX);
    Ok(AutoTest { scope, line, events, differing, rounds })
}

/// How the command line names the system.
fn engine_flag(scope: Scope) -> &'static str {
    match scope {
        Scope::Dutch => "--dutch",
        Scope::Dubov => "--dubov",
        Scope::Burstein => "--burstein",
        Scope::Team => "--team",
        Scope::RoundRobin => "--berger",
    }
}
