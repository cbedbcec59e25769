//! Reports: what FIDE would refuse, the files to send, the rating report, late corrections, title norms, figures of the
//! event, an online club's points, its end.

mod corrections;
pub(crate) mod downloads;
mod forms;
mod house_points;
pub(crate) mod norms;
mod overview;
mod ratings;
pub(crate) mod statistics;

use sonneborn_i18n::{Lang, rating as words};
use sonneborn_web::routes::Routes;
use std::borrow::Borrow;

pub(super) fn routes(config: &mut Routes<'_>) {
    overview::routes(config);
    ratings::routes(config);
    corrections::routes(config);
    norms::routes(config);
    statistics::routes(config);
    house_points::routes(config);
    downloads::routes(config);
    forms::routes(config);
}

sonneborn_tournament::with_codes! {
    /// The pages of this section, as links above each of them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Tab {
        Overview = "",
        Ratings = "/ratings",
        Corrections = "/corrections",
        Norms = "/norms",
        Statistics = "/statistics",
        HousePoints = "/house-points",
    }
}

impl Tab {
    fn name(self, lang: impl Borrow<Lang>) -> &'static str {
        match self {
            Tab::Overview => words::report_to_fide(lang),
            Tab::Ratings => words::rating_report(lang),
            Tab::Corrections => sonneborn_i18n::corrections::corrections(lang),
            Tab::Norms => words::title_norms(lang),
            Tab::Statistics => words::statistics(lang),
            Tab::HousePoints => sonneborn_i18n::house_points::title(lang),
        }
    }
}
