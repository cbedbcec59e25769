//! The claim desk: a claim and its game in, the finding with its diagrams out, the arbiter's ruling into the journal; and the
//! games that are kept with their boards.

mod answer;
mod board;
mod compare;
mod desk;
mod evidence;
pub(crate) mod form;
pub(crate) mod game;
mod keep;
mod list;
mod photographs;
mod round;
mod sheet;
mod typing;

use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Claims)
        .section(Section::Claims, list::list)
        .post("/t/{tournament}/claims", Shows::NAMES, list::choose)
        .get("/t/{tournament}/claims/round/{round}", Shows::NAMES, round::ask)
        .post("/t/{tournament}/claims/round/{round}", Shows::NAMES, round::match_games)
        .post("/t/{tournament}/claims/round/{round}/file", Shows::NAMES, round::read_file)
        .get("/t/{tournament}/claims/photograph/{seq}.jpg", Shows::INCIDENTS, photographs::picture)
        .get("/t/{tournament}/claims/ruling/{seq}.pdf", Shows::NAMES, sheet::pdf)
        .get("/t/{tournament}/claims/ruling/{seq}", Shows::NAMES, sheet::sheet);
    config.explained_in(Chapter::Public).get("/p/{tournament}/games/{round}/{board}.pgn", Shows::PUBLIC, game::fetch);
    config
        .explained_in(Chapter::Claims)
        .get("/t/{tournament}/claims/{round}/{board}", Shows::NAMES, desk::ask)
        .post("/t/{tournament}/claims/{round}/{board}", Shows::NAMES, desk::answer)
        .post("/t/{tournament}/claims/{round}/{board}/file", Shows::NAMES, desk::read_file)
        .post("/t/{tournament}/claims/{round}/{board}/photograph", Shows::INCIDENTS, photographs::keep);
}
