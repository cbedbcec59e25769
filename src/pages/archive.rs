//! The whole tournament as one file, to be taken to another machine. It has the journal with everybody's names and
//! devices and the games, so it is given to arbiters only; it comes in where tournament files do, see [`super::import`].

use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, blocking};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Safety).get("/t/{tournament}/tournament.json", Shows::WHOLE, download);
}

async fn download(guarded: Guarded<Arbiter>) -> Answer {
    let (desk, live) = (Arc::clone(&guarded.state.desk), Arc::clone(&guarded.live));
    let archive = blocking(move || desk.archive(&live)).await?;
    let text = archive.write().map_err(WebError::internal)?;
    Ok(file("tournament.json", FileKind::Json, text))
}
