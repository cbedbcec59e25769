//! What the desk refused, in the user's words.

use crate::desk::Refused;
use crate::i18n::{Lang, refusals};
use crate::tournament::Tournament;

/// Why an act was refused, with the names of the tournament where it is known.
pub fn words(lang: Lang, refused: &Refused, tournament: Option<&Tournament>) -> String {
    match refused {
        Refused::NoTournament => refusals::no_tournament(lang).into(),
        Refused::Refusal(why) => refusals::refusal(lang, why, tournament),
        Refused::Conflict { theirs: Some(theirs) } => refusals::conflict(lang, theirs, &chrono::Local),
        Refused::Conflict { theirs: None } => refusals::conflict_unknown(lang).into(),
        Refused::Warnings(_) => refusals::to_confirm(lang).into(),
        Refused::Store(_) => refusals::store_failed(lang).into(),
    }
}
