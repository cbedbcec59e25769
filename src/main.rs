//! The command line's entry.

use std::process::ExitCode;

fn main() -> ExitCode {
    sonneborn::cli::run()
}
