//! Every ruling of the event, and the way to a board's desk.

use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{claim_desk as words, claims as claim_words, common};
use sonneborn_tournament::ruling::RuledGame;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Viewer};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, page, see_other};

/// A ruling in the list.
struct Row {
    seq: u64,
    round: u16,
    board: u16,
    players: String,
    claim: &'static str,
    decision: &'static str,
    result: &'static str,
}

#[derive(Template)]
#[template(path = "claims/list.html")]
struct ListPage {
    frame: Frame,
    rows: Vec<Row>,
    is_arbiter: bool,
    /// The round that is being played.
    round: Option<u16>,
}

pub(super) async fn list(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.shown();
    let row = |ruled: &RuledGame| Row {
        seq: ruled.seq,
        round: ruled.round.0,
        board: ruled.board,
        players: tournament
            .players_of_ruling(ruled)
            .map_or_else(String::new, |(white, black)| format!("{} – {}", white.data.name, black.data.name)),
        claim: claim_words::name(lang, ruled.ruling.claim.claim),
        decision: claim_words::decision(lang, ruled.ruling.decision),
        result: ruled.result.map_or(words::no_result(lang), |result| result.symbol()),
    };
    page(&ListPage {
        frame: Frame::of(&guarded, Section::Claims, words::heading(lang)),
        rows: tournament.rulings.iter().rev().map(row).collect(),
        is_arbiter: guarded.is_arbiter(),
        round: tournament.current_round().map(|round| round.number.0),
    })
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    round: u16,
    board: u16,
}

/// Leads to the desk of the board that was typed.
pub(super) async fn choose(guarded: Guarded<Arbiter>, chosen: Posted<Chosen>) -> Answer {
    let Chosen { round, board } = chosen.0;
    let exists = guarded.tournament().players_on(sonneborn_tournament::ids::RoundNo(round), board).is_some();
    if !exists {
        return Err(WebError::NotFound);
    }
    Ok(see_other(&format!("/t/{}/claims/{round}/{board}", guarded.id())))
}
