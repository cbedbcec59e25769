//! Reading a tournament file for commands that only look at it.

use super::failure;
use super::language::lang;
use anyhow::{Result, anyhow, bail};
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_i18n::{audit as words, pairing_tools};
use std::path::Path;

/// A TRF of any version, or a file of Swiss-Manager or Swiss-Chess.
///
/// # Errors
/// That the file cannot be read, or every defect of it with its place.
pub fn read(file: &Path) -> Result<TournamentFile> {
    let unreadable =
        |error: std::io::Error| anyhow!(pairing_tools::cannot_read(lang(), file.display(), failure::io(&error)));
    let bytes = std::fs::read(file).map_err(unreadable)?;
    match tournament_file::read(&bytes) {
        Ok(read) => Ok(read),
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(|fault| words::fault(lang(), fault)).collect();
            bail!("{}:\n{}", file.display(), lines.join("\n"))
        }
    }
}
