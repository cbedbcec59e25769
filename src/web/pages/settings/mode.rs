//! Leaving FIDE mode: asked twice, once for ever (VCL4THP 42-46).

use crate::Answer;
use crate::confirm;
use crate::form::Posted;
use crate::frame::Section;
use crate::guard::{ChiefArbiter, Guarded};
use crate::routes::Routes;
use serde::{Deserialize, Serialize};
use sonneborn_desk::Attempt;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, LeaveFideMode};
use sonneborn_tournament::ids::RoundNo;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.post("/t/{tournament}/settings/leave-fide-mode", Shows::NAMES, leave);
}

#[derive(Deserialize, Serialize)]
struct LeaveForm {
    /// The last round that was paired when the page was drawn; 0 before the first.
    round: u16,
    #[serde(default)]
    reason: String,
    confirmed: Option<String>,
    confirmed_again: Option<String>,
}

async fn leave(guarded: Guarded<ChiefArbiter>, form: Posted<LeaveForm>) -> Answer {
    let form = form.0;
    let attempt = Attempt {
        reason: Some(form.reason.clone()),
        confirmed: form.confirmed.is_some(),
        confirmed_again: form.confirmed_again.is_some(),
        ..Attempt::of(Act::LeaveFideMode(LeaveFideMode { round: RoundNo(form.round) }))
    };
    let done = guarded.perform(attempt).await;
    let back = format!("/t/{}/settings", guarded.id());
    confirm::settle(&guarded, Section::Settings, done, &form.reason, &form, &back)
}
