//! The vocabulary of the pages on one page: each component as it is used, for those who add pages.

use askama::Template;
use sonneborn_i18n::{common, design as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::routes::Routes;
use sonneborn_web::visitor::Visitor;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).get("/design", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "design.html")]
struct DesignPage {
    frame: Frame,
}

async fn show(visitor: Visitor) -> Answer {
    let frame = Frame::new(&visitor, words::title(visitor.lang));
    page(&DesignPage { frame })
}
