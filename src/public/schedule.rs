//! All rounds of a round robin on one page.

use super::{PublicFrame, Tab, games};
use askama::Template;
use sonneborn_i18n::rounds;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::schedule::{ScheduledRound, scheduled};
use sonneborn_web::{Answer, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/schedule", Shows::PUBLIC, show);
}

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage {
    frame: PublicFrame,
    rounds: Vec<ScheduledRound>,
}

async fn show(guarded: Guarded<Public>) -> Answer {
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    if !Tab::Schedule.is_of(tournament) {
        return Err(WebError::NotFound);
    }
    page(&SchedulePage {
        frame: PublicFrame::of(&guarded, Tab::Schedule, rounds::schedule(lang).into(), "").with_games(&kept),
        rounds: scheduled(tournament, lang, false),
    })
}
