//! The dossier for an appeal in words: why a file is none, and what in one is not proven.

use super::Lang;
use sonneborn_exchange::dossier::{DossierFault, EDITION, Unproven};

pub use sonneborn_words::dossier::*;

/// Why a file is no dossier.
pub fn fault(lang: Lang, fault: &DossierFault) -> String {
    match fault {
        DossierFault::TooLarge { limit_bytes } => too_large(lang, limit_bytes),
        DossierFault::Json { line, column, why } => broken_off(lang, line, column, why),
        DossierFault::OtherFormat => other_format(lang).into(),
        DossierFault::TooNew { edition } => too_new(lang, edition, EDITION),
    }
}

/// What in a dossier is not as the journal of its state had it.
pub fn unproven(lang: Lang, unproven: &Unproven, chain: &str) -> String {
    match unproven {
        Unproven::Chain => wrong_chain(lang, chain),
        Unproven::Act { seq } => act_changed(lang, seq),
        Unproven::Person { seq } => person_changed(lang, seq),
    }
}
