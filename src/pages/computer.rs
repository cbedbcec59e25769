//! "This computer", for administrators of a program that was started with `--desktop`: how deputies reach it, where the data
//! are, and the button that ends it.

use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;
use sonneborn_desk::version;
use sonneborn_i18n::computer as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::computer::Computer;
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::Administrator;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).get("/computer", Shows::PUBLIC, computer);
    config.unexplained().get("/computer/qr.svg", Shows::PUBLIC, image);
    config.explained_in(Chapter::Start).post("/computer/stop", Shows::PUBLIC, stop);
}

/// The least width of the image in units of its own; it scales.
const WIDTH: u32 = 240;

#[derive(Template)]
#[template(path = "computer.html")]
struct ComputerPage {
    frame: Frame,
    address: String,
    named: Option<String>,
    folder: String,
    version: &'static str,
    /// The program is ending: nothing else can be asked of it.
    is_stopping: bool,
}

type Desktop = Option<web::Data<Computer>>;

fn show(administrator: &Administrator, state: &AppState, computer: &Computer, is_stopping: bool) -> Answer {
    let visitor = &administrator.visitor;
    page(&ComputerPage {
        frame: Frame::new(visitor, words::title(visitor.lang)),
        address: state.public_url.clone(),
        named: computer.named.clone(),
        folder: computer.folder.display().to_string(),
        version: version::shown(),
        is_stopping,
    })
}

async fn computer(administrator: Administrator, state: web::Data<AppState>, computer: Desktop) -> Answer {
    let computer = computer.ok_or(WebError::NotFound)?;
    show(&administrator, &state, &computer, false)
}

async fn image(_administrator: Administrator, state: web::Data<AppState>, computer: Desktop) -> Answer {
    computer.ok_or(WebError::NotFound)?;
    let code = QrCode::new(&state.public_url).map_err(WebError::internal)?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
    Ok(HttpResponse::Ok().content_type("image/svg+xml").body(drawn))
}

async fn stop(
    administrator: Administrator,
    state: web::Data<AppState>,
    computer: Desktop,
    _form: Posted<Nothing>,
) -> Answer {
    let computer = computer.ok_or(WebError::NotFound)?;
    computer.ask_to_stop();
    show(&administrator, &state, &computer, true)
}
