//! The API as an OpenAPI 3.1 document, made from the handlers and types themselves.

use super::{documents, games, journal, knockout, live, players, results, rounds, standings, teams, tournament};
use actix_web::HttpResponse;
use sonneborn_tournament::access::Shows;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/openapi.json", Shows::PUBLIC, show);
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
        rounds::publish_table,
        teams::list,
        teams::register,
        teams::change_presence,
        teams::give_line_up,
        teams::close_line_ups,
        teams::list_matches,
        knockout::enter,
        knockout::send_through,
        results::show,
        results::enter,
        results::correct,
        standings::show,
        documents::list,
        documents::download,
        games::list,
        games::show,
        games::keep,
        live::send,
        journal::list,
        journal::undo,
    ),
    components(schemas(Problem)),
    modifiers(&Everywhere),
    security(("token" = []))
)]
struct Api;

/// What holds everywhere: the one way in is a bearer token, and what is not answered as asked is a problem.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let content = Content::new(Some(Ref::from_schema_name("Problem")));
        let problem =
            ResponseBuilder::new().description("A problem").content("application/problem+json", content).build();
        for item in document.paths.paths.values_mut() {
            let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete];
            for operation in operations.into_iter().flatten() {
                operation.responses.responses.insert("default".into(), RefOr::T(problem.clone()));
                describe(operation);
            }
        }
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// Says what handlers cannot: OpenAPI asks for words on every answer, and a document is of one of several kinds.
fn describe(operation: &mut Operation) {
    let is_document = operation.operation_id.as_deref() == Some(documents::FETCH);
    for answer in operation.responses.responses.values_mut() {
        let RefOr::T(answer) = answer else { continue };
        if answer.description.is_empty() {
            "What was asked for".clone_into(&mut answer.description);
        }
        if is_document && answer.content.is_empty() {
            let kinds = documents::content_types().into_iter();
            answer.content.extend(kinds.map(|kind| (kind.to_owned(), RefOr::T(Content::default()))));
        }
    }
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        if parameter.description.is_none() {
            parameter.description = meaning(&parameter.name).map(str::to_owned);
        }
    }
}

/// What the parts of addresses are.
fn meaning(parameter: &str) -> Option<&'static str> {
    Some(match parameter {
        "tournament" => "The number of the event, as its pages' addresses have it.",
        "player" => "The player's `id`, which is not the starting number.",
        "team" => "The team's `id`, as `list_teams` tells it.",
        "round" => "The round, from 1.",
        "board" => "The board's number in its round.",
        "act" => "The act's number in the journal, from 1.",
        "file" => "The name of a file that `list_documents` tells.",
        _ => return None,
    })
}

/// The document.
pub fn document() -> utoipa::openapi::OpenApi {
    Api::openapi()
}

async fn show() -> HttpResponse {
    HttpResponse::Ok().json(document())
}
