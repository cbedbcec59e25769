//! The live boards of an event: what an arbiter must or may do, each board as it stands, the games without a board, and where games
//! come from and go to.

pub(crate) mod notices;
mod results;
mod settings;
mod show;

use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Claims)
        .get("/t/{tournament}/live-boards", Shows::NAMES, show::show)
        .post("/t/{tournament}/live-boards/seen", Shows::NAMES, notices::seen)
        .post("/t/{tournament}/live-boards/results", Shows::NAMES, results::enter)
        .post("/t/{tournament}/live-boards/follow", Shows::NAMES, show::follow)
        .post("/t/{tournament}/live-boards/board", Shows::NAMES, show::name_board)
        .post("/t/{tournament}/live-boards/settings", Shows::NAMES, settings::save)
        .post("/t/{tournament}/live-boards/keys", Shows::CODES, settings::make_key)
        .post("/t/{tournament}/live-boards/keys/{key}/revoke", Shows::CODES, settings::revoke_key)
        .get("/t/{tournament}/live-boards/round-{round}.pgn", Shows::NAMES, show::whole_round);
    config.explained_in(Chapter::Public).get("/p/{tournament}/games/{round}.pgn", Shows::PUBLIC, show::public_round);
}
