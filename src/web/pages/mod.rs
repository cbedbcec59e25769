//! The pages, one a file: handler and template side by side.

mod account;
mod accounts;
mod archive;
mod audit;
mod choices;
pub(in crate::web) mod claims;
mod computer;
mod create;
mod demo;
mod design;
mod dossier;
mod festival;
mod home;
mod house_points;
mod import;
mod journal;
mod levels;
mod list_check;
mod live;
pub(in crate::web) mod live_desk;
mod log_in;
mod manual;
mod members;
mod now;
pub(in crate::web) mod papers;
mod players;
mod privacy;
pub(in crate::web) mod public;
mod rating_list;
mod rating_lists;
mod rating_method;
pub(in crate::web) mod reports;
pub(in crate::web) mod rounds;
mod search;
mod settings;
mod standings;

use actix_web::web::ServiceConfig;

/// The routes of every page.
pub(super) fn routes(config: &mut ServiceConfig) {
    home::routes(config);
    house_points::routes(config);
    log_in::routes(config);
    manual::routes(config);
    choices::routes(config);
    claims::routes(config);
    account::routes(config);
    accounts::routes(config);
    archive::routes(config);
    computer::routes(config);
    create::routes(config);
    now::routes(config);
    papers::routes(config);
    rating_list::routes(config);
    rating_lists::routes(config);
    list_check::routes(config);
    reports::routes(config);
    journal::routes(config);
    levels::routes(config);
    members::routes(config);
    privacy::routes(config);
    search::routes(config);
    settings::routes(config);
    standings::routes(config);
    players::routes(config);
    audit::routes(config);
    import::routes(config);
    demo::routes(config);
    design::routes(config);
    dossier::routes(config);
    festival::routes(config);
    rounds::routes(config);
    live::routes(config);
    live_desk::routes(config);
    public::routes(config);
}
