//! The whole tournament as one file, to be taken to another machine. It has the journal with everybody's names and devices,
//! so it is given to arbiters only; it comes in where tournament files do, see [`super::import`].

use crate::exchange::archive::Archive;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::{Answer, WebError};
use actix_web::HttpResponse;
use actix_web::web::{self, ServiceConfig};

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/tournament.json", web::get().to(download));
}

async fn download(guarded: Guarded<Arbiter>) -> Answer {
    let program = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
    let archive = Archive::new(program, guarded.journal.entries().to_vec(), Vec::new());
    let file = archive.write().map_err(WebError::internal)?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header(("content-disposition", "attachment; filename=\"tournament.json\""))
        .body(file))
}
