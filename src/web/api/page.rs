//! A plain page that lists the API, for whoever writes a script: every path with what it does, from the OpenAPI document.

use super::{BASE, openapi};
use crate::i18n::api as words;
use crate::web::{Answer, AppState, Frame, Visitor, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use utoipa::openapi::path::Operation;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/api", web::get().to(show));
}

struct Line {
    method: &'static str,
    path: String,
    does: String,
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    frame: Frame,
    document: String,
    lines: Vec<Line>,
}

async fn show(visitor: Visitor, state: web::Data<AppState>) -> Answer {
    let frame = Frame::new(&visitor, words::title(visitor.lang));
    page(&ApiPage { frame, document: format!("{}{BASE}/openapi.json", state.public_url), lines: lines() })
}

fn lines() -> Vec<Line> {
    let document = openapi::document();
    let mut lines = Vec::new();
    for (path, item) in document.paths.paths {
        let operations = [("GET", item.get), ("POST", item.post), ("PUT", item.put), ("DELETE", item.delete)];
        lines.extend(operations.into_iter().filter_map(|(method, operation)| {
            let Operation { summary, .. } = operation?;
            Some(Line { method, path: path.clone(), does: summary.unwrap_or_default().replace('`', "") })
        }));
    }
    lines
}
