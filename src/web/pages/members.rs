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

/// What is asked for; a form's numbers are read only where the fields stand in a struct.
#[derive(Deserialize)]
struct ChangeForm {
    #[serde(rename = "do")]
    change: Change,
    /// Whose role.
    #[serde(default)]
    account: i64,
    /// The role's code, empty for none.
    #[serde(default)]
    role: String,
    /// Ticked when the tournament is to be public.
    public: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Role,
    Public,
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<ChangeForm>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || match form.0.change {
        Change::Role => desk.store().set_role(id, form.0.account, Role::from_code(&form.0.role)),
        Change::Public => desk.store().set_public(id, form.0.public.is_some()),
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
