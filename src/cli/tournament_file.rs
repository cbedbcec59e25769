//! Reading a tournament file for commands that only look at it.

use crate::exchange::tournament_file::{self, TournamentFile};
use crate::i18n::{Lang, audit as words};
use anyhow::{Context, Result, bail};
use std::path::Path;

/// A TRF of any version, or a file of Swiss-Manager.
///
/// # Errors
/// That the file cannot be read, or every defect of it with its place.
pub fn read(file: &Path) -> Result<TournamentFile> {
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    match tournament_file::read(&bytes) {
        Ok(read) => Ok(read),
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(|fault| words::fault(Lang::English, fault)).collect();
            bail!("{}:\n{}", file.display(), lines.join("\n"))
        }
    }
}
