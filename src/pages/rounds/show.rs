//! A round's page: to be paired, a draft to be looked at, or the desk for its results.

use super::{RoundHead, desk_page, draft, pair, rounds_path};
use actix_web::HttpRequest;
use actix_web::web;
use serde::Deserialize;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::RoundState;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, WebError, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Pairing).section(Section::Rounds, latest);
    config.explained_in(Chapter::Results).get("/t/{tournament}/rounds/{round}", Shows::NAMES, show);
}

/// The round that matters now: the draft, else the one in progress, else the next to pair.
async fn latest(guarded: Guarded<Viewer>) -> Answer {
    let tournament = guarded.shown();
    let unfinished = tournament.draft().or_else(|| tournament.current_round().filter(|round| !round.is_complete()));
    let round = unfinished
        .map(|round| round.number)
        .or_else(|| tournament.next_round())
        .unwrap_or(RoundNo(tournament.regulations.rounds));
    let moment = guarded.past.map_or_else(String::new, |at| format!("?at={at}"));
    Ok(see_other(&format!("{}/{round}{moment}", rounds_path(&guarded))))
}

/// What a round's page can be asked for.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Query {
    /// The board whose result is entered by the plain form.
    pub board: Option<u16>,
    /// Set where the round was to be paired, and was paired already.
    paired: Option<String>,
}

async fn show(
    request: HttpRequest,
    guarded: Guarded<Viewer>,
    path: web::Path<(i64, u16)>,
    query: web::Query<Query>,
) -> Answer {
    let round = RoundNo(path.1);
    let tournament = guarded.shown();
    let paired = query.paired.as_ref().and_then(|_| pair::already_paired(&guarded, round));
    let head = RoundHead { told: paired, ..RoundHead::of(&guarded, round) };
    match tournament.round(round).map(|round| round.state) {
        Some(RoundState::Published) => desk_page::show(&request, &guarded, head, query.board, None),
        // Viewers see a draft only when it is published.
        Some(RoundState::Draft) if guarded.is_arbiter() => draft::show(&guarded, head).await,
        Some(RoundState::Draft) => Err(WebError::NotFound),
        None if tournament.next_round() == Some(round) || tournament.draft().is_some() => {
            pair::show(&guarded, head, Vec::new())
        }
        None => Err(WebError::NotFound),
    }
}
