//! Why a command failed, in the user's words: each known cause by its own words, others as their library says them.

use super::language::lang;
use sonneborn_desk::Refused;
use sonneborn_desk::backups::BackupError;
use sonneborn_desk::failures;
use sonneborn_desk::rating_lists::ImportError;
use sonneborn_store::StoreError;
use sonneborn_web::refused;
use std::error::Error;

/// Prints a failure to the standard error.
pub fn print(error: &anyhow::Error) {
    eprintln!("sonneborn: {}", words(error));
}

/// What the system says of a file.
pub fn io(error: &std::io::Error) -> String {
    failures::io(lang(), error)
}

/// From what was tried down to its cause.
fn words(error: &anyhow::Error) -> String {
    let mut told = Vec::new();
    for cause in error.chain() {
        match known(cause) {
            // Its words name its own cause.
            Some(words) => {
                told.push(words);
                break;
            }
            None => told.push(cause.to_string()),
        }
    }
    told.join(": ")
}

fn known(cause: &(dyn Error + 'static)) -> Option<String> {
    let lang = lang();
    if let Some(error) = cause.downcast_ref::<std::io::Error>() {
        Some(failures::io(lang, error))
    } else if let Some(error) = cause.downcast_ref::<StoreError>() {
        Some(failures::store(lang, error))
    } else if let Some(error) = cause.downcast_ref::<BackupError>() {
        Some(failures::backup(lang, error))
    } else if let Some(error) = cause.downcast_ref::<ImportError>() {
        Some(failures::rating_list(lang, error))
    } else {
        cause.downcast_ref::<Refused>().map(|error| refused::words(lang, error, None))
    }
}
