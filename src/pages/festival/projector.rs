//! One projector for a festival: the lists of its sections after one another, each until its last page was shown.

use super::visible;
use actix_web::web;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::projection::{address, is_shown};
use sonneborn_web::{Answer, AppState, Visitor, WebError, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/f/{festival}/projector", Shows::PUBLIC, first);
}

/// Goes to the first section that has something to show.
async fn first(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let (festival, sections) = visible(&state, &visitor, *path).await?;
    let first = sections.iter().find(|section| is_shown(&section.row, section.live.journal().state()));
    let first = first.ok_or(WebError::NotFound)?;
    Ok(see_other(&address(first.row.id, festival.id, "")))
}
