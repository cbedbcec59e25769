//! The board of a claim as the event has it: whether anybody plays there yet, and the result that was entered.

use sonneborn_desk::clock;
use sonneborn_i18n::{Lang, acts, claim_desk as words};
use sonneborn_laws::entered::Entered;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_tournament::ruling;
use sonneborn_web::WebError;
use sonneborn_web::guard::{Arbiter, Guarded};

/// The round, if it is published: at the boards of a draft nobody plays, and they may still be others'.
///
/// # Errors
/// There is no such round, or it is a draft.
pub(super) fn being_played(lang: Lang, tournament: &Tournament, round: RoundNo) -> Result<&Round, WebError> {
    let paired = tournament.round(round).ok_or(WebError::NotFound)?;
    match paired.state {
        RoundState::Published => Ok(paired),
        RoundState::Draft => Err(WebError::BadRequest(words::round_is_draft(lang, round))),
    }
}

/// The result that stands on a board, with whose act it is: one that came with a file has no act but the first.
pub(super) fn entered_by(guarded: &Guarded<Arbiter>, act: u64, result: GameResult) -> Entered {
    let entry = guarded.journal.entry(act).or_else(|| guarded.journal.entries().next());
    let by = entry.map_or_else(String::new, |entry| acts::author(guarded.visitor.lang, &entry.author.name));
    let at =
        entry.map(|entry| clock::in_hall(&guarded.tournament().details, entry.at).naive_local()).unwrap_or_default();
    ruling::entered(result, &by, at)
}
