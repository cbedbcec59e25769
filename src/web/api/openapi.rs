//! The API as an OpenAPI 3.1 document, made from the handlers and types themselves.

use super::{documents, games, journal, players, problem, results, rounds, standings, tournament};
use actix_web::HttpResponse;
use actix_web::web::{self, ServiceConfig};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/openapi.json", web::get().to(show));
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sonneborn",
        description = "Chess tournaments for an arbiter's scripts. A token opens one tournament; the chief arbiter makes it \
                       on the page of members. Problems come as application/problem+json.",
    ),
    paths(
        tournament::list,
        tournament::show,
        players::list,
        players::register,
        players::show,
        players::edit,
        players::remove,
        players::change_presence,
        players::request_bye,
        rounds::list,
        rounds::show,
        rounds::pair,
        rounds::publish,
        rounds::discard,
        results::show,
        results::enter,
        results::correct,
        standings::show,
        documents::list,
        documents::download,
        games::list,
        games::show,
        games::keep,
        journal::list,
    ),
    components(schemas(problem::Problem)),
    modifiers(&Tokens),
    security(("token" = []))
)]
struct Api;

/// The one way in: a bearer token.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The document.
pub fn document() -> utoipa::openapi::OpenApi {
    Api::openapi()
}

async fn show() -> HttpResponse {
    HttpResponse::Ok().json(document())
}
