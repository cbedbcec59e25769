//! `sonneborn pairer`, and the program called through a link with the name of another engine: the calling lines of
//! bbpPairings 6.0.0 and of JaVaFo 2.2, with their answers, places of files and exit codes, so that a program which calls one
//! of them changes one path and nothing else. What went wrong is told in our words, with line and column.
//!
//! The pairings are those of the articles; where the two engines have others, the manual lists them (chapter on acceptance).

mod answers;
mod line;

use super::configuration::Source;
use super::engine::{self, Failure};
use super::language::lang;
use super::{checklist, configuration, generate, pair};
use clap::Args;
use line::{Call, List, Task};
use sonneborn_exchange::trf::TrfImport;
use sonneborn_exchange::trf::report::Remark;
use sonneborn_i18n::{cli as say, pairing_tools as words};
use sonneborn_pairing::swiss::initial_colour;
use sonneborn_rules::file::ToPair;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What a calling line may be, as the two programs document it.
const LINES: &str = concat!(
    "  bbpPairings [-r] (--dutch | --burstein) FILE -p [OUT] [-l [LIST]]\n",
    "  bbpPairings [-r] (--dutch | --burstein) FILE -c [-l [LIST]]\n",
    "  bbpPairings [-r] (--dutch | --burstein) (MODEL -g | -g [CONFIG]) -o OUT [-s SEED] [-l [LIST]]\n",
    "  javafo [-r] FILE -p [OUT] [-l [LIST]] [-w] [-q [TRIES]]\n",
    "  javafo [-r] FILE -c [ROUND] [-w]\n",
    "  javafo [-r] [MODEL] -g [CONFIG | SEED] -o OUT [-s SEED] [-w] [-q [TRIES]]",
);
/// The ending of a list that is not named.
const LIST_ENDING: &str = "list";

#[derive(Debug, Args)]
#[command(after_help = format!("{}\n\n{LINES}\n\n{}\n\n{}", say::pairer_how(lang()), say::pairer_files(lang()), say::pairer_codes(lang())))]
pub struct Arguments {
    #[arg(help = say::pairer_line(lang()), value_name = "LINE", num_args = 0.., trailing_var_arg = true, allow_hyphen_values = true)]
    pub line: Vec<OsString>,
}

/// The engine in whose place we answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlaceOf {
    BbpPairings,
    JaVaFo,
}

impl InPlaceOf {
    /// By the name of the link through which the program was called, with or without `.exe`.
    pub fn of_link(program: &OsStr) -> Option<InPlaceOf> {
        let name = Path::new(program).file_stem()?.to_str()?.to_ascii_lowercase();
        match name.as_str() {
            "bbppairings" => Some(InPlaceOf::BbpPairings),
            "javafo" => Some(InPlaceOf::JaVaFo),
            _ => None,
        }
    }

    /// By the calling line: bbpPairings has its system named first, JaVaFo knows no word with two hyphens.
    fn of_line(line: &[OsString]) -> InPlaceOf {
        let first = line.iter().find(|word| *word != line::VERSION);
        let names_system = first.is_some_and(|word| word.to_string_lossy().starts_with("--"));
        if names_system { InPlaceOf::BbpPairings } else { InPlaceOf::JaVaFo }
    }

    /// What is told by `-r`, and below a list.
    fn version(self) -> String {
        let program = generate::PROGRAM;
        match self {
            InPlaceOf::BbpPairings => format!("{program}, in place of BBP Pairings 6.0.0"),
            InPlaceOf::JaVaFo => format!("{program}, in place of JaVaFo 2.2"),
        }
    }

    /// JaVaFo has one code for whatever goes wrong.
    fn exit_code(self, of_bbp: u8) -> ExitCode {
        match self {
            InPlaceOf::BbpPairings => ExitCode::from(of_bbp),
            InPlaceOf::JaVaFo => ExitCode::FAILURE,
        }
    }
}

/// Answers a calling line of either.
pub fn run(line: &[OsString]) -> ExitCode {
    answer(InPlaceOf::of_line(line), line)
}

/// Answers a calling line, which is without the program's name.
pub fn answer(other: InPlaceOf, line: &[OsString]) -> ExitCode {
    let Some(call) = Call::read(other, line) else {
        eprintln!("{}\n\n{}\n{LINES}", other.version(), words::calling_line(lang()));
        return other.exit_code(Failure::BAD_REQUEST);
    };
    match done(other, &call) {
        Ok(code) => code,
        Err(failure) => {
            let (code, why) = failure.code();
            eprintln!("sonneborn: {why}");
            other.exit_code(code)
        }
    }
}

fn done(other: InPlaceOf, call: &Call) -> Result<ExitCode, Failure> {
    if call.tells_version {
        engine::write(None, &format!("{}\n", other.version()))?;
    }
    match &call.task {
        Task::Version => Ok(ExitCode::SUCCESS),
        Task::Pair { file, output } => paired(other, call, file, output.as_deref()).map(|()| ExitCode::SUCCESS),
        Task::Check { file, only } => checked(other, call, file, only.map(RoundNo)).map(|()| ExitCode::SUCCESS),
        Task::Generate { source, output, seed } => generated(other, call, source, output, *seed),
    }
}

fn paired(other: InPlaceOf, call: &Call, file: &Path, output: Option<&Path>) -> Result<(), Failure> {
    let ToPair { import, tournament, .. } = engine::read(file, &call.system)?;
    let round = pair::round_to_pair(&import, &tournament)?;
    // JaVaFo draws the colour; bbpPairings has the arbiter do it.
    if other == InPlaceOf::BbpPairings && !knows_colour(&tournament) {
        return Err(Failure::BadRequest(words::colour_missing(lang()).to_owned()));
    }
    let paired = engine::pair(&tournament, round);
    if let Some(list) = list_of(call, file) {
        let table = checklist::text(&tournament, round, paired.as_ref().ok());
        let below = if paired.is_ok() { other.version() } else { String::new() };
        engine::write(Some(&list), &format!("{table}{below}"))?;
    }
    let output = output.map(|output| beside(output, file));
    engine::write(output.as_ref(), &pair::lines(&tournament, round, &paired?))
}

fn knows_colour(tournament: &Tournament) -> bool {
    tournament.regulations.initial_colour.is_some() || initial_colour::infer(tournament).is_some()
}

fn checked(other: InPlaceOf, call: &Call, file: &Path, only: Option<RoundNo>) -> Result<(), Failure> {
    let ToPair { import, tournament, reopened } = engine::read(file, &call.system)?;
    let rounds = answers::rounds(&tournament, only)?;
    if let Some(list) = list_of(call, file) {
        engine::write(Some(&list), &format!("{}{}", answers::lists(&tournament, &rounds, ""), other.version()))?;
    }
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let mut text = answers::check(other, &name, &tournament, &rounds);
    if other == InPlaceOf::BbpPairings {
        // Rounds of byes alone have their lines too, and an empty line ends the answer.
        let unpaired = tournament.next_round().zip(last_of_byes(&import).max(reopened));
        let unpaired = unpaired.into_iter().flat_map(|(next, last)| next.0..=last.0);
        text.extend(unpaired.map(|round| answers::heading(&name, RoundNo(round))));
        text.push('\n');
    }
    engine::write(None, &text)
}

/// The last round to come whose column has byes already. Those of record 240 make no round.
fn last_of_byes(import: &TrfImport) -> Option<RoundNo> {
    let rounds = import.notes.iter().filter_map(|note| match note.remark {
        Remark::ByesOfNextRound { round, .. } => Some(round),
        _ => None,
    });
    rounds.max()
}

fn generated(
    other: InPlaceOf,
    call: &Call,
    source: &Source,
    output: &Path,
    seed: Option<u64>,
) -> Result<ExitCode, Failure> {
    let seed = seed.unwrap_or_else(|| u64::from(rand::random::<u32>()));
    let output = match source {
        Source::Chance => output.to_path_buf(),
        Source::Configuration(file) | Source::Model(file) => beside(output, file),
    };
    let played = configuration::play(source, &call.system, seed, &output);
    // What was paired before it ended is written, and listed.
    if !matches!(played, Ok(_) | Err(Failure::NoPairing(_))) {
        return played;
    }
    if let Some(list) = list_of(call, &output) {
        let tournament = engine::read(&output, &call.system)?.tournament;
        let rounds = answers::rounds(&tournament, None)?;
        engine::write(Some(&list), &format!("{}{}", answers::lists(&tournament, &rounds, "."), other.version()))?;
    }
    played
}

/// A file that is named without a folder lies beside the one that is read.
fn beside(named: &Path, read: &Path) -> PathBuf {
    let is_bare = named.parent().is_some_and(|folder| folder.as_os_str().is_empty());
    if is_bare { read.with_file_name(named) } else { named.to_path_buf() }
}

fn list_of(call: &Call, read: &Path) -> Option<PathBuf> {
    call.list.as_ref().map(|list| match list {
        List::Beside => read.with_extension(LIST_ENDING),
        List::Named(list) => beside(list, read),
    })
}
