//! A new tournament: its details and regulations in one form, which `settings` uses again for changes.

use super::settings::SettingsForm;
use crate::desk::Desk;
use crate::i18n::web as words;
use crate::tournament::act::Act;
use crate::tournament::details::Details;
use crate::tournament::regulations::Regulations;
use crate::web::form::Posted;
use crate::web::guard::Member;
use crate::web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/new", web::get().to(new)).route("/new", web::post().to(create));
}

#[derive(Template)]
#[template(path = "create.html")]
struct CreatePage {
    frame: Frame,
    form: SettingsForm,
    problems: Vec<String>,
}

async fn new(member: Member) -> Answer {
    let lang = member.visitor.lang;
    let form = SettingsForm::of(&Details::default(), &Regulations::default());
    page(&CreatePage { frame: Frame::new(&member.visitor, words::new_tournament(lang)), form, problems: Vec::new() })
}

async fn create(member: Member, state: web::Data<AppState>, form: Posted<SettingsForm>) -> Answer {
    let lang = member.visitor.lang;
    match form.0.read_new(lang) {
        Err(problems) => {
            let frame = Frame::new(&member.visitor, words::new_tournament(lang));
            page(&CreatePage { frame, form: form.0, problems })
        }
        Ok((details, mut regulations)) => {
            regulations.seed = Desk::new_seed();
            let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor());
            let act = Act::Create { details, regulations: Box::new(regulations) };
            let id = blocking(move || desk.found(&actor, act).map_err(WebError::from)).await?;
            Ok(see_other(&format!("/t/{id}")))
        }
    }
}
