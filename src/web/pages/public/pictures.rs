//! The event in pictures, after the last complete round.

use super::{PublicFrame, Tab};
use crate::web::guard::{Guarded, Public};
use crate::web::picture::{Picture, pictures};
use crate::web::{Answer, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/p/{tournament}/pictures", web::get().to(show));
}

#[derive(Template)]
#[template(path = "public/pictures.html")]
struct PicturesPage {
    frame: PublicFrame,
    pictures: Vec<Picture>,
}

async fn show(guarded: Guarded<Public>) -> Answer {
    let lang = guarded.visitor.lang;
    page(&PicturesPage {
        frame: PublicFrame::of(&guarded, Tab::Pictures, Tab::Pictures.name(lang).into(), ""),
        pictures: pictures(lang, guarded.tournament()),
    })
}
