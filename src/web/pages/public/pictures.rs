//! The event in pictures, after the last complete round, and in figures.

use super::{PublicFrame, Tab};
use crate::guard::{Guarded, Public};
use crate::pages::reports::statistics::{Figures, figures_of};
use crate::picture::{Picture, pictures};
use crate::routes::Routes;
use crate::{Answer, page};
use askama::Template;
use sonneborn_i18n::{numerals, rating as words};
use sonneborn_tournament::access::Shows;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/p/{tournament}/pictures", Shows::PUBLIC, show);
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
