//! Leaving FIDE mode: asked twice, once for ever (VCL4THP 42-46).

use crate::confirm;
use serde::Deserialize;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, LeaveFideMode};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::Answer;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::FideMode).post("/t/{tournament}/settings/leave-fide-mode", Shows::NAMES, leave);
}

#[derive(Deserialize)]
struct LeaveForm {
    /// The last round that was paired when the page was drawn; 0 before the first.
    round: u16,
}

async fn leave(guarded: Guarded<ChiefArbiter>, form: Posted<LeaveForm>) -> Answer {
    let act = Act::LeaveFideMode(LeaveFideMode { round: RoundNo(form.0.round) });
    let back = format!("/t/{}/settings", guarded.id());
    confirm::act(&guarded, Section::Settings, act, &back).await
}
