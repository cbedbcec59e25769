//! The JSON API of version 1, for an arbiter's scripts: what the pages show, and the acts that scripts need, through the same
//! desk and by the same rules of belief and conflict.
//!
//! One file a resource. What goes over the wire are structs of their own, so that the model can change without breaking a
//! script: fields and codes are added, never renamed or dropped. `openapi` tells them all; see `guard` for tokens.

pub mod body;
mod copy;
mod documents;
mod games;
mod guard;
mod journal;
mod knockout;
mod live;
mod named;
mod openapi;
pub mod page;
pub mod players;
mod results;
mod rounds;
mod standby;
mod standings;
mod teams;
mod tournament;

use actix_web::web::{self, Json, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use sonneborn_web::language;
use sonneborn_web::problem::{BASE, Problem};
use sonneborn_web::routes::{Declared, Routes};

/// What handlers give: JSON, or a problem.
type Answer<T> = Result<Json<T>, Problem>;

/// What handlers of files give.
type Bytes = Result<HttpResponse, Problem>;

/// Every call, with what it declares.
pub fn routes(config: &mut ServiceConfig, taken: &mut Vec<Declared>) {
    let resources = |config: &mut ServiceConfig| resources(config, taken);
    config.service(web::scope(BASE).configure(resources).default_service(web::to(not_found)));
}

fn resources(config: &mut ServiceConfig, taken: &mut Vec<Declared>) {
    let unreadable = |request: &HttpRequest, error: &dyn std::fmt::Display| {
        let error = sonneborn_web::WebError::Unreadable(error.to_string());
        actix_web::Error::from(Problem::of(language::of(request), &error))
    };
    config.app_data(web::QueryConfig::default().error_handler(move |error, request| unreadable(request, &error)));
    // A number that is none leads nowhere, as on the pages.
    config.app_data(
        web::PathConfig::default().error_handler(|_, request| Problem::not_found(language::of(request)).into()),
    );
    let config = &mut Routes::under(BASE, config, taken);
    openapi::routes(config);
    tournament::routes(config);
    players::routes(config);
    rounds::routes(config);
    results::routes(config);
    standings::routes(config);
    teams::routes(config);
    knockout::routes(config);
    documents::routes(config);
    games::routes(config);
    live::routes(config);
    copy::routes(config);
    standby::routes(config);
    journal::routes(config);
}

async fn not_found(request: HttpRequest) -> Bytes {
    Err(Problem::not_found(language::of(&request)))
}
