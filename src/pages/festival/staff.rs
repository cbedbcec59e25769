//! The staff of a festival: everybody with their role in each section, given by the chief arbiter of that section.

use super::visible;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::now_microseconds;
use sonneborn_i18n::{Lang, cli, consequences, festival as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader;
use sonneborn_web::form::Posted;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, page, saved_at, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/f/{festival}/staff", Shows::ACCOUNTS, show).post(
        "/f/{festival}/staff",
        Shows::ACCOUNTS,
        change,
    );
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
            role: held.map_or("", |role| consequences::role(lang, role)),
            choices: Role::ALL.map(|role| (role.code(), consequences::role(lang, role), held == Some(role))),
        }
    }
}

#[derive(Template)]
#[template(path = "festival/staff.html")]
struct StaffPage {
    frame: Frame,
    id: i64,
    lines: Vec<Line>,
    /// The sections in which the visitor gives roles.
    led: Vec<(i64, String)>,
    /// Code and name of each.
    roles: [(&'static str, &'static str); 3],
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
        let roles = ids.iter().map(|id| desk.store().roles(*id, now_microseconds())).collect::<Result<Vec<_>, _>>()?;
        Ok::<_, WebError>((desk.store().accounts()?, roles))
    })
    .await?;
    let held = |account: i64, roles: &[(i64, String, Role)]| {
        roles.iter().find(|(member, ..)| *member == account).map(|(.., role)| *role)
    };
    // Who has an account on the server, administrators alone are told.
    let is_listed = |account: &Account| {
        let is_staff = roles.iter().flatten().any(|(member, ..)| *member == account.id);
        !account.is_disabled && (is_staff || visitor.is_administrator())
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
        lines: accounts.into_iter().filter(is_listed).map(line).collect(),
        led: sections.iter().filter(|(.., is_chief)| *is_chief).map(|(id, name, _)| (*id, name.clone())).collect(),
        roles: Role::ALL.map(|role| (role.code(), consequences::role(visitor.lang, role))),
    })
}

#[derive(Deserialize)]
struct ChangeForm {
    section: String,
    /// The number of an account that stands on the page.
    #[serde(default)]
    account: String,
    /// Or the name of another one.
    #[serde(default)]
    name: String,
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
    let (section, name) = (number(&form.0.section)?, form.0.name.trim().to_owned());
    let account = if name.is_empty() { Some(number(&form.0.account)?) } else { None };
    let role = reader::optional(&form.0.role, |code| reader::coded(code, &Role::ALL));
    let role = role.map_err(|wrong| WebError::unread(visitor.lang, web_words::role(visitor.lang), &wrong))?;
    if !sections.iter().any(|(id, _, is_chief)| *id == section && *is_chief) {
        return Err(WebError::Forbidden);
    }
    let desk = Arc::clone(&state.desk);
    let lang = visitor.lang;
    blocking(move || {
        let store = desk.store();
        let known = account.map_or_else(|| store.account_named(&name), |account| store.account(account))?;
        let known = known.filter(|account| role.is_none() || !account.is_disabled);
        let account = known.ok_or_else(|| WebError::BadRequest(cli::no_account(lang, name)))?;
        Ok::<_, WebError>(store.set_role(section, account.id, role, now_microseconds())?)
    })
    .await?;
    Ok(see_other(&saved_at(&format!("/f/{}/staff", *path))))
}
