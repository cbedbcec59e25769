//! The sheet on the wall whose QR code leads to the public pages.

use askama::Template;
use sonneborn_i18n::public as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/t/{tournament}/qr", Shows::NAMES, sheet);
}

#[derive(Template)]
#[template(path = "public/qr.html")]
struct QrPage {
    frame: Frame,
    address: String,
    image: String,
    event: String,
}

async fn sheet(guarded: Guarded<Viewer>) -> Answer {
    poster(
        &guarded,
        words::scan_for_pairings(guarded.visitor.lang),
        &format!("{}/p/{}", guarded.state.public_url, guarded.id()),
        "/qr.svg",
    )
}

/// A sheet with the code of an address, whose image is under `image` of the public pages.
pub(crate) fn poster<R: Right>(guarded: &Guarded<R>, title: &str, address: &str, image: &str) -> Answer {
    page(&QrPage {
        frame: Frame::of(guarded, Section::Now, title),
        address: address.into(),
        image: format!("/p/{}{image}", guarded.id()),
        event: guarded.tournament().details.name.clone(),
    })
}
