//! The demonstration event, made from the first page.

use actix_web::{HttpRequest, web};
use sonneborn_desk::pairing::PairError;
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::form::{Posted, Sent};
use sonneborn_web::guard::Member;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, WebError, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).post("/demo", Shows::PUBLIC, make);
}

async fn make(
    request: HttpRequest,
    member: Member,
    state: web::Data<AppState>,
    _form: Posted<serde::de::IgnoredAny>,
) -> Answer {
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None, None));
    let key = Sent::of(&request).request_key();
    let made =
        sonneborn_web::in_pool(move || desk.make_demo(&actor, key.as_deref())).await.map_err(WebError::internal)?;
    match made {
        Ok(id) => Ok(see_other(&format!("/t/{id}"))),
        Err(PairError::Refused(refused)) => Err(refused.into()),
        Err(PairError::NoPairing(why)) => Err(WebError::internal(why)),
    }
}
