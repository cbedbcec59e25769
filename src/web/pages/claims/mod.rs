//! The claim desk: a claim and its game in, the finding with its diagrams out, the arbiter's ruling into the journal; and the
//! games that are kept with their boards.

mod answer;
mod compare;
mod desk;
pub(crate) mod form;
pub(crate) mod game;
mod list;
mod round;
mod sheet;
mod typing;

use actix_web::web::{self, ServiceConfig};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/claims", web::get().to(list::list))
        .route("/t/{tournament}/claims", web::post().to(list::choose))
        .route("/t/{tournament}/claims/round/{round}", web::get().to(round::ask))
        .route("/t/{tournament}/claims/round/{round}", web::post().to(round::match_games))
        .route("/t/{tournament}/claims/round/{round}/file", web::post().to(round::read_file))
        .route("/t/{tournament}/claims/ruling/{seq}.pdf", web::get().to(sheet::pdf))
        .route("/t/{tournament}/claims/ruling/{seq}", web::get().to(sheet::sheet))
        .route("/p/{tournament}/games/{round}/{board}.pgn", web::get().to(game::fetch))
        .route("/t/{tournament}/claims/{round}/{board}", web::get().to(desk::ask))
        .route("/t/{tournament}/claims/{round}/{board}", web::post().to(desk::answer))
        .route("/t/{tournament}/claims/{round}/{board}/file", web::post().to(desk::read_file));
}
