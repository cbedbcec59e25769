//! The staff of a festival: everybody with their role in each section, given by the chief arbiter of that section.

use super::visible;
use crate::form::Posted;
use crate::{Answer, AppState, Frame, Visitor, WebError, blocking, page, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{Lang, festival as words, web as web_words};
use sonneborn_store::account::Account;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::reader;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/f/{festival}/staff", web::get().to(show)).route("/f/{festival}/staff", web::post().to(change));
}

struct Line {
    account: i64,
    name: String,
    /// In the order of the sections.
    cells: Vec<Cell>,
}

/// Somebody's role in a section.
struct Cell {
    section: i64,
    section_name: String,
    /// Whether the visitor gives roles there.
    can_give: bool,
    /// What it is called; empty for none.
    role: &'static str,
    /// Code, name, and whether it is theirs.
    choices: [(&'static str, &'static str, bool); 3],
}

impl Cell {
    fn of((id, name, can_give): &(i64, String, bool), held: Option<Role>, lang: Lang) -> Cell {
        Cell {
            section: *id,
            section_name: name.clone(),
            can_give: *can_give,
            role: held.map_or("", |role| role_name(role, lang)),
            choices: Role::ALL.map(|role| (role.code(), role_name(role, lang), held == Some(role))),
        }
    }
}

fn role_name(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Viewer => web_words::role_viewer(lang),
        Role::Arbiter => web_words::role_arbiter(lang),
        Role::ChiefArbiter => web_words::role_chief_arbiter(lang),
    }
}

#[derive(Template)]
#[template(path = "festival/staff.html")]
struct StaffPage {
    frame: Frame,
    id: i64,
    sections: Vec<String>,
    lines: Vec<Line>,
}

/// The sections with whether the visitor is their chief arbiter.
///
/// # Errors
/// [`WebError::Forbidden`] where they are of none.
async fn led(state: &web::Data<AppState>, visitor: &Visitor, id: i64) -> Result<Vec<(i64, String, bool)>, WebError> {
    let (_, sections) = visible(state, visitor, id).await?;
    let with_role = sections.iter().filter(|section| section.role.is_some());
    let led: Vec<(i64, String, bool)> = with_role
        .map(|section| (section.row.id, section.row.name.clone(), section.role == Some(Role::ChiefArbiter)))
        .collect();
    if led.iter().any(|(.., is_chief)| *is_chief) { Ok(led) } else { Err(WebError::Forbidden) }
}

async fn show(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let sections = led(&state, &visitor, *path).await?;
    let (desk, ids) = (Arc::clone(&state.desk), sections.iter().map(|(id, ..)| *id).collect::<Vec<_>>());
    let (accounts, roles) = blocking(move || {
        let roles = ids.iter().map(|id| desk.store().roles(*id)).collect::<Result<Vec<_>, _>>()?;
        Ok::<_, WebError>((desk.store().accounts()?, roles))
    })
    .await?;
    let held = |account: i64, roles: &[(i64, String, Role)]| {
        roles.iter().find(|(member, ..)| *member == account).map(|(.., role)| *role)
    };
    let line = |account: Account| Line {
        account: account.id,
        cells: sections
            .iter()
            .zip(&roles)
            .map(|(section, roles)| Cell::of(section, held(account.id, roles), visitor.lang))
            .collect(),
        name: account.name,
    };
    page(&StaffPage {
        frame: Frame::new(&visitor, words::staff(visitor.lang)),
        id: *path,
        lines: accounts.into_iter().filter(|account| !account.is_disabled).map(line).collect(),
        sections: sections.iter().map(|(_, name, _)| name.clone()).collect(),
    })
}

#[derive(Deserialize)]
struct ChangeForm {
    section: String,
    account: String,
    /// The role's code, empty for none.
    #[serde(default)]
    role: String,
}

async fn change(
    visitor: Visitor,
    state: web::Data<AppState>,
    path: web::Path<i64>,
    form: Posted<ChangeForm>,
) -> Answer {
    let sections = led(&state, &visitor, *path).await?;
    let number = |text: &str| text.parse::<i64>().map_err(|_| WebError::Unreadable(text.to_owned()));
    let (section, account) = (number(&form.0.section)?, number(&form.0.account)?);
    let roles = Role::ALL.map(|role| (role.code(), role));
    let role = reader::optional(&form.0.role, |code| reader::code(code, &roles));
    let role = role.map_err(|wrong| WebError::unread(visitor.lang, web_words::role(visitor.lang), &wrong))?;
    if !sections.iter().any(|(id, _, is_chief)| *id == section && *is_chief) {
        return Err(WebError::Forbidden);
    }
    let desk = Arc::clone(&state.desk);
    blocking(move || Ok::<_, WebError>(desk.store().set_role(section, account, role)?)).await?;
    Ok(see_other(&format!("/f/{}/staff", *path)))
}
