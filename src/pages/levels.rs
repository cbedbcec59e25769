//! The table of levels as a page for reference: what is asked before an act, printed from the table that judges.

use askama::Template;
use sonneborn_i18n::consequences as words;
use sonneborn_manual::Chapter;
use sonneborn_manual::levels::{self, Line};
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::visitor::Visitor;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Undo).get("/levels", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "levels.html")]
struct LevelsPage {
    frame: Frame,
    lines: Vec<Line>,
}

async fn show(visitor: Visitor) -> Answer {
    let lang = visitor.lang;
    page(&LevelsPage { frame: Frame::new(&visitor, words::levels_title(lang)), lines: levels::lines(lang) })
}
