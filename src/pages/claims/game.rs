//! The game that is kept with a board, for everybody who may see the round.

use actix_web::web;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::{Answer, WebError, blocking};
use std::sync::Arc;

/// Where the kept game of a board is fetched, by arbiters and spectators alike.
pub(crate) fn address(tournament: i64, round: u16, board: u16) -> String {
    format!("/p/{tournament}/games/{round}/{board}.pgn")
}

/// The record as it was given; for spectators, as far as they may see it now.
pub(super) async fn fetch(guarded: Guarded<Public>, path: web::Path<(i64, u16, u16)>) -> Answer {
    let (id, round, board) = path.into_inner();
    let (tournament, is_arbiter) = (guarded.tournament(), guarded.is_arbiter());
    let may_see = |round: &&Round| match is_arbiter {
        true => round.state == RoundState::Published,
        false => tournament.tells_boards_of(round),
    };
    let paired = tournament.round(RoundNo(round)).filter(may_see).cloned().ok_or(WebError::NotFound)?;
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let pgn = blocking(move || match is_arbiter {
        true => desk.store().game(id, live.journal().state(), round, board),
        false => desk.public_game(&live, &paired, board),
    });
    let pgn = pgn.await?.ok_or(WebError::NotFound)?;
    Ok(file(&format!("round-{round}-board-{board}.pgn"), FileKind::Pgn, pgn))
}
