//! A record is kept with its board without a claim. It is no act, so nothing is asked first; but what another arbiter kept meanwhile is
//! replaced by nobody who has not seen it.

use super::form::DeskForm;
use super::game;
use sonneborn_i18n::{claim_desk as words, refusals};
use sonneborn_store::game::KeptGame;
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::{WebError, blocking};
use std::sync::Arc;

/// What the form remembers of a record that it has seen.
pub(super) fn mark(record: &str) -> String {
    Digest::of(record).to_string()
}

/// Keeps the form's record for those who sit at the board. Gives the address of what stands there then, and why it was not kept.
pub(super) async fn keep(
    guarded: &Guarded<Arbiter>,
    (round, board): (RoundNo, u16),
    players: [PlayerId; 2],
    form: &mut DeskForm,
) -> Result<(Option<String>, Result<(), String>), WebError> {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    if let Some(meant) = form.players()?.filter(|meant| *meant != players) {
        let why = Refusal::OtherPlayers { round, board, meant };
        return Ok((None, Err(refusals::refusal(lang, &why, Some(guarded.tournament())))));
    }
    let record = KeptGame { round: round.0, board, players: Some(players), pgn: form.record.trim().to_owned() };
    let address = (!record.pgn.is_empty()).then(|| game::address(id, round.0, board));
    let (journal, seen) = (Arc::clone(&guarded.journal), std::mem::replace(&mut form.kept_seen, mark(&record.pgn)));
    let others = blocking(move || {
        desk.store().keep_games(id, journal.state(), &[record], |standing| mark(&standing.pgn) == seen)
    });
    let [other] = &others.await?[..] else { return Ok((address, Ok(()))) };
    form.kept_seen = mark(&other.pgn);
    Ok((Some(game::address(id, round.0, board)), Err(words::game_kept_meanwhile(lang).into())))
}
