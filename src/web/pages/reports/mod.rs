//! Reports: what FIDE would refuse, the files to send, the rating report, title norms, figures of the event, its end.

mod downloads;
mod norms;
mod overview;
mod ratings;
mod statistics;

use crate::i18n::{Lang, rating as words};
use actix_web::web::ServiceConfig;
use std::borrow::Borrow;

pub(super) fn routes(config: &mut ServiceConfig) {
    overview::routes(config);
    ratings::routes(config);
    norms::routes(config);
    statistics::routes(config);
    downloads::routes(config);
}

/// The pages of this section, as links above each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Overview,
    Ratings,
    Norms,
    Statistics,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Overview, Tab::Ratings, Tab::Norms, Tab::Statistics];

    fn path(self) -> &'static str {
        match self {
            Tab::Overview => "",
            Tab::Ratings => "/ratings",
            Tab::Norms => "/norms",
            Tab::Statistics => "/statistics",
        }
    }

    fn name(self, lang: impl Borrow<Lang>) -> &'static str {
        match self {
            Tab::Overview => words::report_to_fide(lang),
            Tab::Ratings => words::rating_report(lang),
            Tab::Norms => words::title_norms(lang),
            Tab::Statistics => words::statistics(lang),
        }
    }
}
