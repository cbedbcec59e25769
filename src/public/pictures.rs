//! The event in pictures, after the last complete round, and in figures.

use super::{PublicFrame, Tab};
use askama::Template;
use sonneborn_i18n::{numerals, rating as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::picture::{Picture, pictures};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::statistics::{Figures, figures_of};
use sonneborn_web::{Answer, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/pictures", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "public/pictures.html")]
struct PicturesPage {
    frame: PublicFrame,
    pictures: Vec<Picture>,
    figures: Figures,
}

async fn show(guarded: Guarded<Public>) -> Answer {
    let lang = guarded.visitor.lang;
    page(&PicturesPage {
        frame: PublicFrame::of(&guarded, Tab::Pictures, Tab::Pictures.name(lang).into(), ""),
        figures: figures_of(guarded.tournament(), lang),
        pictures: pictures(lang, guarded.tournament()),
    })
}
