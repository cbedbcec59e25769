//! The command line: one file a command. `sonneborn --help` lists them.

mod audit;
mod backup;
mod check;
mod checklist;
mod engine;
mod generate;
mod mating;
mod pair;
mod password_link;
pub mod rating;
mod ratings;
mod read_table;
mod replay;
mod restore;
mod serve;
mod standings;
mod tournament_file;
mod verify;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Wrong usage, as in BSD's `sysexits.h`; the small numbers are answers of commands.
const USAGE: u8 = 64;

/// A file could not be read, or something else failed.
const FAILURE: u8 = 70;

/// Runs chess tournaments: pairings, results, claims, standings, papers and reports.
#[derive(Debug, Parser)]
#[command(name = "sonneborn", version, args_conflicts_with_subcommands = true)]
#[group(id = "sonneborn")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command the server starts.
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play the games of a file through, and settle claims
    Replay(replay::Arguments),
    /// Can this side still mate? Reads lines "FEN white|black" from standard input
    Mating(mating::Arguments),
    /// Start the server (also what happens without a command)
    Serve(serve::Arguments),
    /// Write a consistent copy of the database
    Backup(backup::Arguments),
    /// Put a backup in the place of the database, which is kept under another name
    Restore(restore::Arguments),
    /// Prove the journals of a database, or say which act is not as it was written
    Verify(verify::Arguments),
    /// Print a one-time link for an account whose password is forgotten
    PasswordLink(password_link::Arguments),
    /// Rating changes, first ratings, rating reports
    #[command(subcommand)]
    Rating(rating::Command),
    /// Rating lists: import one, look a player up
    #[command(subcommand)]
    Ratings(ratings::Command),
    /// The standings of a tournament file, by any tie-breaks
    Standings(standings::Arguments),
    /// Pair the next round of a tournament file (in place of bbpPairings)
    Pair(pair::Arguments),
    /// Pair every round of a tournament file again, and tell what differs
    Check(check::Arguments),
    /// Hold a tournament file of any program against the regulations: pairings, points, places
    Audit(audit::Arguments),
    /// Make a random tournament
    Generate(generate::Arguments),
    /// For translators: check the files of words
    #[command(subcommand)]
    Words(words::Command),
    #[command(hide = true)]
    ReadTable,
}

/// Runs the command named on the command line.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version come as errors too; printing fails only where nobody reads.
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(wrong_usage()) } else { ExitCode::SUCCESS };
        }
    };
    let done = match &arguments.command {
        None => serve::run(&arguments.serve),
        Some(command) => run_command(command),
    };
    done.unwrap_or_else(|error| {
        eprintln!("sonneborn: {error:#}");
        ExitCode::from(FAILURE)
    })
}

/// The exit code of wrong usage. The commands that stand in for bbpPairings have its code.
fn wrong_usage() -> u8 {
    let stands_in = |command: &str| matches!(command, "pair" | "check" | "generate");
    let command = std::env::args().nth(1);
    if command.as_deref().is_some_and(stands_in) { engine::Failure::BAD_REQUEST } else { USAGE }
}

fn run_command(command: &Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Audit(arguments) => audit::run(arguments),
        Command::Backup(arguments) => backup::run(arguments),
        Command::Restore(arguments) => restore::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::PasswordLink(arguments) => password_link::run(arguments),
        Command::Rating(command) => rating::run(command),
        Command::Ratings(command) => ratings::run(command),
        Command::Replay(arguments) => replay::run(arguments),
        Command::Mating(arguments) => mating::run(arguments),
        Command::Standings(arguments) => standings::run(arguments),
        Command::Pair(arguments) => pair::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Generate(arguments) => generate::run(arguments),
        Command::Words(command) => words::run(command),
        Command::ReadTable => read_table::run(),
    }
}
