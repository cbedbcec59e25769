//! One check-in for all sections of a festival: the desk at the door knows no sections.

use super::{Section, visible};
use crate::exchange::search;
use crate::i18n::{alphabet, festival as words, players as player_words};
use crate::store::tournament::Role;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::reader;
use crate::web::form::Posted;
use crate::web::names::{rating, titled};
use crate::web::{Answer, AppState, Frame, Visitor, WebError, blocking, page, see_other};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/f/{festival}/check-in", web::get().to(show)).route("/f/{festival}/check-in", web::post().to(tick));
}

struct Line {
    /// `EVENT:PLAYER`
    id: String,
    name: String,
    rating: String,
    federation: String,
    section: String,
    paid: String,
    /// For the filter: the numbers of the lists, how the name is typed otherwise, the start number.
    keys: String,
    find: String,
    number: String,
    is_here: bool,
}

#[derive(Template)]
#[template(path = "festival/check_in.html")]
struct CheckInPage {
    frame: Frame,
    id: i64,
    lines: Vec<Line>,
    here: usize,
}

/// The sections that the visitor arbitrates.
///
/// # Errors
/// [`WebError::Forbidden`] where there is none.
async fn own_sections(state: &web::Data<AppState>, visitor: &Visitor, id: i64) -> Result<Vec<Section>, WebError> {
    let (_, mut sections) = visible(state, visitor, id).await?;
    // The check-in is of the whole event: whoever has some boards has no part in it.
    sections.retain(|section| section.role >= Some(Role::Arbiter) && section.boards.is_none());
    if sections.is_empty() { Err(WebError::Forbidden) } else { Ok(sections) }
}

async fn show(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let sections = own_sections(&state, &visitor, *path).await?;
    let mut lines = Vec::new();
    for section in &sections {
        let journal = section.live.journal();
        let tournament = journal.state();
        let round = tournament.next_round().unwrap_or(RoundNo::FIRST);
        lines.extend(tournament.entrants().filter(|player| player.takes_part_in(round)).map(|player| Line {
            id: format!("{}:{}", section.row.id, player.id.0),
            name: titled(&player.data),
            find: search::hint(&player.data.name),
            number: player.tpn.map(|tpn| tpn.to_string()).unwrap_or_default(),
            rating: rating(tournament, &player.data),
            federation: player.data.federation.clone(),
            section: tournament.details.name.clone(),
            paid: player.data.paid.clone(),
            keys: player.data.fide_id.map_or_else(String::new, |id| id.to_string()),
            is_here: player.checked_in,
        }));
    }
    alphabet::sort_by_name(visitor.lang, &mut lines, |line| &line.name);
    page(&CheckInPage {
        frame: Frame::new(&visitor, words::check_in_all(visitor.lang)),
        id: *path,
        here: lines.iter().filter(|line| line.is_here).count(),
        lines,
    })
}

/// `3:12 in` ticks player 12 of event 3.
#[derive(Deserialize)]
struct Tick {
    tick: String,
}

async fn tick(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    path: web::Path<i64>,
    form: Posted<Tick>,
) -> Answer {
    let told = form.0.tick.split_once(' ').and_then(|(who, to)| {
        let now = reader::code(to, &[("in", true), ("out", false)]).ok()?;
        let (event, player) = who.split_once(':')?;
        Some((event.parse::<i64>().ok()?, PlayerId(player.parse().ok()?), now))
    });
    let (event, player, now) = told.ok_or_else(|| WebError::Unreadable(form.0.tick.clone()))?;
    let sections = own_sections(&state, &visitor, *path).await?;
    let section = sections.iter().find(|section| section.row.id == event).ok_or(WebError::Forbidden)?;
    let (desk, actor) = (Arc::clone(&state.desk), visitor.actor(section.role, section.boards));
    blocking(move || desk.check_in(event, &actor, player, now).map_err(WebError::from)).await?;
    let by_script = request.headers().get("accept").is_some_and(|accept| accept.as_bytes() == b"application/json");
    if by_script {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(see_other(&format!("/f/{}/check-in", *path)))
}
