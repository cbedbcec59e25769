//! The dossier for an appeal in words: why a file is none, and what in one is not proven.

use super::{Lang, proof};
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

/// What in a dossier is not proven.
pub fn unproven(lang: Lang, unproven: &Unproven, chain: &str) -> String {
    match unproven {
        Unproven::OldEdition { edition } => proof::old_edition(lang, *edition),
        Unproven::Form => proof::not_as_written(lang).into(),
        Unproven::Chain => wrong_chain(lang, chain),
        Unproven::Act { seq } => act_changed(lang, seq),
        Unproven::Person { seq } => person_changed(lang, seq),
        Unproven::Unsealed => proof::unsigned(lang).into(),
        Unproven::Seal => proof::wrong_signature(lang).into(),
        Unproven::OtherHall { key } => proof::other_hall(lang, key),
        Unproven::OtherState => proof::other_state(lang).into(),
        Unproven::ShortState => proof::short(lang).into(),
        Unproven::Event => proof::event_otherwise(lang).into(),
        Unproven::Selection => proof::acts_left_out(lang).into(),
        Unproven::Photograph { seq } => photograph_changed(lang, seq),
        Unproven::Shown { seq } => proof::shown_otherwise(lang, *seq),
        Unproven::Pairing { round, board: Some(board) } => proof::pairing_otherwise(lang, round, *board),
        Unproven::Pairing { round, board: None } => proof::bye_otherwise(lang, round),
    }
}
