//! All rounds of a round robin on one page.

use super::{PublicFrame, Tab, games};
use crate::guard::{Guarded, Public};
use crate::pages::rounds::schedule::{ScheduledRound, scheduled};
use crate::routes::Routes;
use crate::{Answer, WebError, page};
use askama::Template;
use sonneborn_i18n::rounds;
use sonneborn_tournament::access::Shows;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/p/{tournament}/schedule", Shows::PUBLIC, show);
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
