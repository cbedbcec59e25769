//! The command line: one file a command. `sonneborn --help` lists them.

mod mating;
mod replay;
mod standings;
mod tournament_file;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Wrong usage, as in BSD's `sysexits.h`; the small numbers are answers of commands.
const USAGE: u8 = 64;

/// A file could not be read, or something else failed.
const FAILURE: u8 = 70;

/// Runs chess tournaments: pairings, results, claims, standings, papers and reports.
#[derive(Debug, Parser)]
#[command(name = "sonneborn", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play the games of a file through, and settle claims
    Replay(replay::Arguments),
    /// Can this side still mate? Reads lines "FEN white|black" from standard input
    Mating(mating::Arguments),
    /// The standings of a tournament file, by any tie-breaks
    Standings(standings::Arguments),
}

/// Runs the command named on the command line.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version come as errors too; printing fails only where nobody reads.
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(USAGE) } else { ExitCode::SUCCESS };
        }
    };
    let done = match &arguments.command {
        Command::Replay(arguments) => replay::run(arguments),
        Command::Mating(arguments) => mating::run(arguments),
        Command::Standings(arguments) => standings::run(arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("sonneborn: {error:#}");
        ExitCode::from(FAILURE)
    })
}
