//! The live boards of an event: what an arbiter must or may do, each board as it stands, the games without a board, and where games
//! come from and go to.

pub(crate) mod notices;
mod results;
mod settings;
mod show;

use actix_web::web::{self, ServiceConfig};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/live-boards", web::get().to(show::show))
        .route("/t/{tournament}/live-boards/seen", web::post().to(notices::seen))
        .route("/t/{tournament}/live-boards/results", web::post().to(results::enter))
        .route("/t/{tournament}/live-boards/follow", web::post().to(show::follow))
        .route("/t/{tournament}/live-boards/settings", web::post().to(settings::save))
        .route("/t/{tournament}/live-boards/keys", web::post().to(settings::make_key))
        .route("/t/{tournament}/live-boards/keys/{key}/revoke", web::post().to(settings::revoke_key))
        .route("/t/{tournament}/live-boards/round-{round}.pgn", web::get().to(show::whole_round))
        .route("/p/{tournament}/games/{round}.pgn", web::get().to(show::public_round));
}
