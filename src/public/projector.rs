//! The projector: one list that fills the screen and turns its own pages; of a festival, the lists of its sections in turn.

use super::lists::{heading, position};
use super::tables::after_complete_rounds;
use super::wall::Wall;
use super::{PublicFrame, Tab, round_asked};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::Desk;
use sonneborn_i18n::{common, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::projection::{address, is_shown};
use sonneborn_web::{Answer, WebError, blocking, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/projector", Shows::PUBLIC, projector);
}

/// Seconds for which a page stands unless the address says otherwise.
const SECONDS_A_PAGE: u16 = 12;

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    /// `boards`, `names` or `standings`.
    show: String,
    round: Option<u16>,
    seconds: Option<u16>,
    /// The festival whose sections follow each other.
    of: Option<i64>,
}

/// The section that is shown after this one; `None` where no other has anything to show.
fn next_section(desk: &Desk, festival: i64, here: i64) -> Result<Option<i64>, WebError> {
    let mut sections = desk.store().sections(festival)?;
    let Some(at) = sections.iter().position(|row| row.id == here) else { return Ok(None) };
    sections.rotate_left(at);
    for row in sections.into_iter().skip(1) {
        let live = match desk.live(row.id) {
            Err(error) if error.is_of_one_tournament() => None,
            read => read?,
        };
        if live.is_some_and(|live| is_shown(&row, live.journal().state())) {
            return Ok(Some(row.id));
        }
    }
    Ok(None)
}

#[derive(Template)]
#[template(path = "public/projector.html")]
struct ProjectorPage {
    frame: PublicFrame,
    seconds: u16,
    /// The next section's projector; empty where this list is shown alone.
    next: String,
    /// The position of Chess960, above the boards and names of a round.
    position: Option<String>,
    wall: Wall,
    heads: bool,
}

async fn projector(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let round = round_asked(tournament, query.round);
    let tab = match query.show.as_str() {
        "standings" => Tab::Standings,
        "names" => Tab::Names,
        "" => Tab::Pairings,
        other => return Err(WebError::Unreadable(other.to_owned())),
    };
    let (desk, id, festival) = (Arc::clone(&guarded.state.desk), guarded.id(), query.of);
    let next = match festival {
        Some(festival) => {
            let found = blocking(move || next_section(&desk, festival, id)).await?;
            found.map_or_else(String::new, |next| address(next, festival, &query.show))
        }
        None => String::new(),
    };
    let mut shown = ProjectorPage {
        next,
        frame: PublicFrame::of(&guarded, tab, heading(round, lang), ""),
        seconds: query.seconds.unwrap_or(SECONDS_A_PAGE).max(1),
        position: None,
        wall: Wall::default(),
        heads: true,
    };
    match (tab, round) {
        (Tab::Standings, _) => {
            let complete = tournament.settled_round();
            shown.frame.heading = format!("{} · {}", common::standings(lang), words::after_round(lang, complete));
            shown.frame.starts = None;
            if let Some(standings) = after_complete_rounds(tournament) {
                shown.wall = Wall::of_standings(tournament, &standings, lang);
            }
        }
        (Tab::Names, Some(round)) => {
            shown.position = position(tournament, round.number, lang);
            shown.wall = Wall::of_names(tournament, round, lang);
        }
        (_, Some(round)) => {
            shown.position = position(tournament, round.number, lang);
            shown.wall = Wall::of_boards(tournament, round, lang);
        }
        (_, None) => {}
    }
    page(&shown)
}
