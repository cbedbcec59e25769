//! What the desk refused, in the user's words.

use sonneborn_desk::{Refused, clock, failures};
use sonneborn_i18n::{Lang, acts, common, copies, refusals, web};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::details::Details;

/// Why an act was refused, with the names of the tournament where it is known.
pub fn words(lang: Lang, refused: &Refused, tournament: Option<&Tournament>) -> String {
    match refused {
        Refused::NoTournament => refusals::no_tournament(lang).into(),
        Refused::Refusal(why) => refusals::refusal(lang, why, tournament),
        Refused::Conflict { theirs, clashes } => {
            let nowhere = Details::default();
            let hall = tournament.map_or(&nowhere, |tournament| &tournament.details);
            let who = theirs.as_ref().map_or_else(
                || refusals::conflict_unknown(lang).into(),
                |theirs| refusals::conflict(lang, theirs, clock::in_hall(hall, theirs.at)),
            );
            let theirs = theirs.as_ref().map(|theirs| &theirs.act);
            let both = clashes.iter().map(|clash| acts::clash(lang, theirs, clash));
            common::sentences(lang, std::iter::once(who).chain(both))
        }
        Refused::KeyUsed { seq } => refusals::key_used(lang, seq),
        Refused::ToConfirm(asked) if asked.consequences.is_empty() => refusals::reason_missing(lang).into(),
        Refused::ToConfirm(_) => refusals::to_confirm(lang).into(),
        Refused::Broken => refusals::broken(lang).into(),
        Refused::Forbidden => web::error_forbidden(lang).into(),
        Refused::Copy => copies::refused(lang).into(),
        Refused::OtherBoards => web::error_other_boards(lang).into(),
        Refused::Store(error) => match error.trouble() {
            Some(why) => failures::trouble(lang, why).into(),
            None => refusals::store_failed(lang).into(),
        },
    }
}
