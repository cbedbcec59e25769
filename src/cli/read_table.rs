//! `sonneborn read-table`, by which the server reads spreadsheets: standard input to standard output, under a memory limit.
//! Nobody else has a use for it, so `--help` does not list it.

use sonneborn_exchange::table;
use std::io::{Read, Write};
use std::process::ExitCode;

/// What a table of [`table::MAX_BYTES`] takes is a small part of this.
#[cfg(unix)]
const MEMORY_LIMIT: u64 = 1024 * 1024 * 1024;
/// Seconds of the processor.
#[cfg(unix)]
const TIME_LIMIT: u64 = 20;

/// Reads a table and writes it, or why there is none, as JSON.
///
/// # Errors
/// When the limits cannot be set, or the streams not be used.
pub fn run() -> anyhow::Result<ExitCode> {
    limit()?;
    let mut bytes = Vec::new();
    std::io::stdin().take(table::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    let answer = serde_json::to_vec(&table::read(&bytes))?;
    std::io::stdout().write_all(&answer)?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(unix)]
fn limit() -> anyhow::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let at_most = |limit| Rlimit { current: Some(limit), maximum: Some(limit) };
    setrlimit(Resource::As, at_most(MEMORY_LIMIT))?;
    setrlimit(Resource::Cpu, at_most(TIME_LIMIT))?;
    setrlimit(Resource::Core, at_most(0))?;
    Ok(())
}

/// Without limits of the system it is still another process that ends.
#[cfg(not(unix))]
fn limit() -> anyhow::Result<()> {
    Ok(())
}
