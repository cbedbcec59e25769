//! The QR code that leads from a sheet on the wall to the public pages.

use crate::i18n::public as words;
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Public, Viewer};
use crate::web::{Answer, Frame, WebError, page};
use actix_web::HttpResponse;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/p/{tournament}/qr.svg", web::get().to(image)).route("/t/{tournament}/qr", web::get().to(sheet));
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

fn address<R: crate::web::guard::Right>(guarded: &Guarded<R>) -> String {
    format!("{}/p/{}", guarded.state.public_url, guarded.id())
}

async fn image(guarded: Guarded<Public>) -> Answer {
    let code = QrCode::new(address(&guarded)).map_err(WebError::internal)?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
    Ok(HttpResponse::Ok().content_type("image/svg+xml").body(drawn))
}

async fn sheet(guarded: Guarded<Viewer>) -> Answer {
    page(&QrPage {
        frame: Frame::of(&guarded, Section::Now, words::scan_for_pairings(guarded.visitor.lang)),
        address: address(&guarded),
        image: format!("/p/{}/qr.svg", guarded.id()),
        event: guarded.tournament().details.name.clone(),
    })
}
