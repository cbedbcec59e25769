//! Reading a tournament file for commands that only look at it.

use crate::exchange::trf;
use crate::i18n::{Lang, exchange as words};
use crate::tournament::Tournament;
use anyhow::{Context, Result, bail};
use std::path::Path;

/// The tournament of a TRF of any version.
///
/// # Errors
/// That the file cannot be read, or every defect of it with its place.
pub fn read(file: &Path) -> Result<Tournament> {
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    match trf::read(&bytes) {
        Ok(import) => Ok(Tournament::of_import(&import.imported)),
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(|fault| words::fault(Lang::English, fault)).collect();
            bail!("{}:\n{}", file.display(), lines.join("\n"))
        }
    }
}
