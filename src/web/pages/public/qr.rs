//! The QR code that leads from a sheet on the wall to the public pages.

use crate::frame::Section;
use crate::guard::{Guarded, Public, Right, Viewer};
use crate::routes::Routes;
use crate::{Answer, Frame, WebError, page};
use actix_web::HttpResponse;
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;
use sonneborn_i18n::public as words;
use sonneborn_tournament::access::Shows;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .get("/p/{tournament}/qr.svg", Shows::PUBLIC, image)
        .get("/p/{tournament}/check-in/qr.svg", Shows::PUBLIC, check_in_image)
        .get("/t/{tournament}/qr", Shows::NAMES, sheet);
}

/// The least width of the image in units of its own; it scales.
const WIDTH: u32 = 320;

#[derive(Template)]
#[template(path = "public/qr.html")]
struct QrPage {
    frame: Frame,
    address: String,
    image: String,
    event: String,
}

fn address<R: Right>(guarded: &Guarded<R>) -> String {
    format!("{}/p/{}", guarded.state.public_url, guarded.id())
}

async fn image(guarded: Guarded<Public>) -> Answer {
    code(&address(&guarded))
}

async fn check_in_image(guarded: Guarded<Public>) -> Answer {
    code(&format!("{}/check-in", address(&guarded)))
}

fn code(address: &str) -> Answer {
    let code = QrCode::new(address).map_err(WebError::internal)?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
    Ok(HttpResponse::Ok().content_type("image/svg+xml").body(drawn))
}

async fn sheet(guarded: Guarded<Viewer>) -> Answer {
    poster(&guarded, words::scan_for_pairings(guarded.visitor.lang), &address(&guarded), "/qr.svg")
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
