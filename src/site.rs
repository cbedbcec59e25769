//! Every page, call and file of the server under one roof, with what each declares.

use actix_web::App;
use actix_web::web::{self, ServiceConfig};
use sonneborn_web::WebError;
use sonneborn_web::error_page;
use sonneborn_web::routes::{Declared, Routes};
use std::sync::OnceLock;

/// Every route. What cannot be read is answered by a page like everything else.
pub fn routes(config: &mut ServiceConfig) {
    let unreadable = |error: &dyn std::fmt::Display| actix_web::Error::from(WebError::Unreadable(error.to_string()));
    config.app_data(web::FormConfig::default().error_handler(move |error, _| unreadable(&error)));
    config.app_data(web::QueryConfig::default().error_handler(move |error, _| unreadable(&error)));
    config.app_data(web::PathConfig::default().error_handler(|_, _| WebError::NotFound.into()));
    take_routes(config, &mut Vec::new());
    config.default_service(web::to(error_page::not_found));
}

fn take_routes(config: &mut ServiceConfig, taken: &mut Vec<Declared>) {
    {
        let mut routes = Routes::under("", config, taken);
        sonneborn_web::routes(&mut routes);
        sonneborn_api::page::routes(&mut routes);
        sonneborn_pages::routes(&mut routes);
        sonneborn_public::routes(&mut routes);
    }
    sonneborn_api::routes(config, taken);
}

/// Every route of the program with what it shows.
pub fn all() -> &'static [Declared] {
    static ALL: OnceLock<Vec<Declared>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut taken = Vec::new();
        drop(App::new().configure(|config| take_routes(config, &mut taken)));
        taken
    })
}
