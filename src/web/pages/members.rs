//! Who may do what in a tournament, and whether it is public.

use crate::i18n::web as words;
use crate::store::tournament::Role;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{ChiefArbiter, Guarded};
use crate::web::{Answer, Frame, WebError, blocking, page, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/members", web::get().to(members))
        .route("/t/{tournament}/members", web::post().to(change));
}

#[derive(Template)]
#[template(path = "members.html")]
struct MembersPage {
    frame: Frame,
    members: Vec<(i64, String, Role)>,
    /// Accounts without a role here.
    others: Vec<(i64, String)>,
    is_public: bool,
}

async fn members(guarded: Guarded<ChiefArbiter>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let (members, accounts, row) = blocking(move || {
        let store = desk.store();
        Ok::<_, WebError>((store.roles(id)?, store.accounts()?, store.tournament(id)?))
    })
    .await?;
    let others = accounts
        .into_iter()
        .filter(|account| !account.is_disabled && members.iter().all(|(member, ..)| *member != account.id))
        .map(|account| (account.id, account.name))
        .collect();
    let frame = Frame::of(&guarded, Section::Settings, words::members(guarded.visitor.lang));
    page(&MembersPage { frame, members, others, is_public: row.is_some_and(|row| row.is_public) })
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Change {
    Role { account: i64, role: String },
    Public { public: Option<String> },
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<Change>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || match form.0 {
        Change::Role { account, role } => desk.store().set_role(id, account, Role::from_code(&role)),
        Change::Public { public } => desk.store().set_public(id, public.is_some()),
    })
    .await?;
    Ok(see_other(&format!("/t/{id}/members")))
}

impl MembersPage {
    fn roles(&self) -> [Role; 3] {
        Role::ALL
    }

    fn role_name(&self, role: &Role) -> &'static str {
        match role {
            Role::Viewer => words::role_viewer(self.frame.lang),
            Role::Arbiter => words::role_arbiter(self.frame.lang),
            Role::ChiefArbiter => words::role_chief_arbiter(self.frame.lang),
        }
    }
}
