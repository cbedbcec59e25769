//! The command line: one file a command. `sonneborn --help` lists them.

mod acceptance;
mod backup;
mod certified;
mod certify;
mod check;
mod checklist;
mod compare;
mod configuration;
mod corpus;
mod desktop;
mod dossier;
mod engine;
mod export;
mod failure;
mod follow;
mod fonts;
mod generate;
mod help;
mod language;
mod manual;
mod mating;
mod pair;
mod pairer;
mod password_link;
mod publish;
pub mod rating;
mod ratings;
mod read_table;
mod replay;
mod restore;
mod rights;
mod serve;
mod standings;
mod tournament_file;
mod usage;
mod values;
mod verify;
mod words;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};

use language::lang;
use sonneborn_desk::{clock, version};
use sonneborn_i18n::{Lang, certificates, cli as say};

pub use help::reference;

/// The name of the program.
const NAME: &str = "sonneborn";

/// Wrong usage, as in BSD's `sysexits.h`; the small numbers are answers of commands.
const USAGE: u8 = 64;

/// A file could not be read, or something else failed.
const FAILURE: u8 = 70;

#[derive(Debug, Parser)]
#[command(name = NAME, version = version::shown(), about = say::about(lang()), after_help = say::starts_server(lang()))]
#[command(args_conflicts_with_subcommands = true, disable_help_flag = true, disable_version_flag = true)]
#[group(id = "sonneborn")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
    #[command(flatten)]
    everywhere: Everywhere,
}

/// What every command takes.
#[derive(Debug, Args)]
struct Everywhere {
    // For the help: `language::choose` takes it out before the others are read.
    #[arg(help = say::lang(lang()), long, global = true, value_name = "TAG")]
    lang: Option<String>,
    #[arg(help = say::help(lang()), short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(help = say::version(lang()), short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(about = say::replay(lang()))]
    Replay(replay::Arguments),
    #[command(about = say::mating(lang()))]
    Mating(mating::Arguments),
    #[command(about = say::serve(lang()))]
    Serve(serve::Arguments),
    #[command(about = sonneborn_i18n::standby::about(lang()))]
    Follow(Box<follow::Arguments>),
    #[command(about = say::backup(lang()))]
    Backup(backup::Arguments),
    #[command(about = say::restore(lang()))]
    Restore(restore::Arguments),
    #[command(about = say::verify(lang()))]
    Verify(verify::Arguments),
    #[command(about = say::publish(lang()))]
    Publish(publish::Arguments),
    #[command(about = say::dossier(lang()))]
    Dossier(dossier::Arguments),
    #[command(about = say::password_link(lang()))]
    PasswordLink(password_link::Arguments),
    #[command(subcommand, about = say::rating(lang()))]
    Rating(rating::Command),
    #[command(subcommand, about = say::ratings(lang()))]
    Ratings(ratings::Command),
    #[command(about = say::standings(lang()))]
    Standings(standings::Arguments),
    #[command(about = say::export(lang()))]
    Export(export::Arguments),
    #[command(about = say::pair(lang()))]
    Pair(pair::Arguments),
    #[command(about = say::pairer(lang()))]
    Pairer(pairer::Arguments),
    #[command(about = say::check(lang()), visible_alias = "audit")]
    Check(check::Arguments),
    #[command(about = certificates::certify(lang()))]
    Certify(certify::Arguments),
    #[command(about = certificates::certified(lang()))]
    Certified(certified::Arguments),
    #[command(about = say::generate(lang()))]
    Generate(Box<generate::Arguments>),
    #[command(about = say::compare(lang()))]
    Compare(compare::Arguments),
    #[command(about = say::manual(lang()))]
    Manual(manual::Arguments),
    #[command(about = say::acceptance(lang()))]
    Acceptance(acceptance::Arguments),
    #[command(about = say::rights(lang()))]
    Rights(rights::Arguments),
    #[command(subcommand, about = say::words(lang()))]
    Words(words::Command),
    #[command(hide = true)]
    ReadTable,
}

/// Runs the command named on the command line.
pub fn run() -> ExitCode {
    let given = match language::choose(std::env::args_os()) {
        Ok(given) => given,
        Err(tag) => {
            let known = Lang::ALL.map(Lang::tag).join(", ");
            eprintln!("sonneborn: {}", say::no_language(lang(), tag, known));
            return ExitCode::from(USAGE);
        }
    };
    // The name of another engine decides before anything else is read: its calling lines are not ours.
    if let Some((program, line)) = given.split_first()
        && let Some(other) = pairer::InPlaceOf::of_link(program)
    {
        return pairer::answer(other, line);
    }
    if let Some(code) = answered_at_once(&given) {
        return code;
    }
    let mut command = help::worded(Arguments::command());
    let arguments = match command.try_get_matches_from_mut(&given) {
        Ok(matches) => Arguments::from_arg_matches(&matches),
        Err(error) => Err(error),
    };
    let arguments = match arguments {
        Ok(arguments) => arguments,
        // Help and version come as errors too; printing fails only where nobody reads.
        Err(error) if !error.use_stderr() => {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            match error.kind() {
                ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => drop(error.print()),
                _ => eprintln!("sonneborn: {}", usage::words(&error, &command, &given)),
            }
            return ExitCode::from(wrong_usage(&given));
        }
    };
    let done = match &arguments.command {
        // Libraries that ask for the time break off where it cannot be.
        _ if !clock::is_set() => Err(anyhow::anyhow!(say::clock_not_set(lang()))),
        None => serve::run(&arguments.serve),
        Some(command) => run_command(command),
    };
    done.unwrap_or_else(|error| {
        failure::print(&error);
        ExitCode::from(FAILURE)
    })
}

/// Answers what other programs ask for again and again. The tree of all commands with their help takes longer than the answer.
fn answered_at_once(given: &[OsString]) -> Option<ExitCode> {
    let is = |word: &OsString, words: [&str; 2]| words.iter().any(|known| word == known);
    match given {
        [_, asked] if is(asked, ["--version", "-V"]) => {
            // Printing fails only where nobody reads.
            let _ = writeln!(std::io::stdout(), "{}", told_version());
            Some(ExitCode::SUCCESS)
        }
        [_, command, line @ ..]
            if command == "pairer" && !line.first().is_some_and(|word| is(word, ["--help", "-h"])) =>
        {
            Some(pairer::run(line))
        }
        _ => None,
    }
}

fn told_version() -> String {
    format!("{NAME} {}", version::shown())
}

/// The exit code of wrong usage. The commands that stand in for bbpPairings have its code.
fn wrong_usage(given: &[OsString]) -> u8 {
    let stands_in = |command: &OsString| {
        ["pair", "pairer", "check", "audit", "certify", "certified", "generate"].iter().any(|name| command == name)
    };
    if given.get(1).is_some_and(stands_in) { engine::Failure::BAD_REQUEST } else { USAGE }
}

fn run_command(command: &Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Follow(arguments) => follow::run(arguments),
        Command::Backup(arguments) => backup::run(arguments),
        Command::Restore(arguments) => restore::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Publish(arguments) => publish::run(arguments),
        Command::Dossier(arguments) => dossier::run(arguments),
        Command::PasswordLink(arguments) => password_link::run(arguments),
        Command::Rating(command) => rating::run(command),
        Command::Ratings(command) => ratings::run(command),
        Command::Replay(arguments) => replay::run(arguments),
        Command::Mating(arguments) => mating::run(arguments),
        Command::Standings(arguments) => standings::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Pair(arguments) => pair::run(arguments),
        Command::Pairer(arguments) => Ok(pairer::run(&arguments.line)),
        Command::Check(arguments) => check::run(arguments),
        Command::Certify(arguments) => certify::run(arguments),
        Command::Certified(arguments) => certified::run(arguments),
        Command::Generate(arguments) => generate::run(arguments),
        Command::Compare(arguments) => compare::run(arguments),
        Command::Manual(arguments) => manual::run(arguments),
        Command::Acceptance(arguments) => acceptance::run(arguments),
        Command::Rights(arguments) => rights::run(arguments),
        Command::Words(command) => words::run(command),
        Command::ReadTable => read_table::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_told_at_once_as_the_parser_tells_it() {
        assert_eq!(Arguments::command().render_version(), format!("{}\n", told_version()));
        let given = |words: &[&str]| -> Vec<OsString> { words.iter().map(OsString::from).collect() };
        assert!(answered_at_once(&given(&["sonneborn", "-V"])).is_some());
        for others in [&["sonneborn"][..], &["sonneborn", "pairer", "--help"], &["sonneborn", "--version", "serve"]] {
            assert!(answered_at_once(&given(others)).is_none(), "{others:?}");
        }
    }
}
