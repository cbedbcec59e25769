//! All rounds of a round robin on one page.

use super::{PublicFrame, Tab};
use crate::guard::{Guarded, Public};
use crate::pages::rounds::schedule::{ScheduledRound, scheduled};
use crate::{Answer, WebError, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use sonneborn_i18n::rounds;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/p/{tournament}/schedule", web::get().to(show));
}

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage {
    frame: PublicFrame,
    rounds: Vec<ScheduledRound>,
}

async fn show(guarded: Guarded<Public>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    if !Tab::Schedule.is_of(tournament) {
        return Err(WebError::NotFound);
    }
    page(&SchedulePage {
        frame: PublicFrame::of(&guarded, Tab::Schedule, rounds::schedule(lang).into(), ""),
        rounds: scheduled(tournament, lang, false),
    })
}
