//! The QR codes that lead to the public pages, as pictures.

use actix_web::HttpResponse;
use qrcode::QrCode;
use qrcode::render::svg;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/p/{tournament}/qr.svg", Shows::PUBLIC, image).get(
        "/p/{tournament}/check-in/qr.svg",
        Shows::PUBLIC,
        check_in_image,
    );
}

/// The least width of the image in units of its own; it scales.
const WIDTH: u32 = 320;

fn address(guarded: &Guarded<Public>) -> String {
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
