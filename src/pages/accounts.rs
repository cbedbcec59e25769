//! Accounts, for administrators: who there is, a new one, a new password, an end to all log-ins.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{instant, now_microseconds};
use sonneborn_i18n::{common, web as words};
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::Administrator;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::People).get("/accounts", Shows::ACCOUNTS, accounts).post(
        "/accounts",
        Shows::ACCOUNTS,
        change,
    );
}

struct Line {
    account: Account,
    sessions: Vec<String>,
}

#[derive(Template)]
#[template(path = "accounts.html")]
struct AccountsPage {
    frame: Frame,
    lines: Vec<Line>,
    /// A one-time link that was just made: the account's name and the address.
    link: Option<(String, String)>,
    problem: Option<String>,
}

async fn accounts(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    show(administrator, state, None, None).await
}

async fn show(
    administrator: Administrator,
    state: web::Data<AppState>,
    link: Option<(String, String)>,
    problem: Option<String>,
) -> Answer {
    let (desk, lang) = (Arc::clone(&state.desk), administrator.visitor.lang);
    let lines = blocking(move || {
        let accounts = desk.store().accounts()?;
        let lines = accounts.into_iter().map(|account| {
            let sessions = desk.store().sessions_of(account.id)?;
            let sessions = sessions
                .iter()
                .map(|session| common::noted(lang, &session.device, instant(session.created_at).format("%F %R")));
            Ok(Line { sessions: sessions.collect(), account })
        });
        lines.collect::<Result<Vec<Line>, WebError>>()
    })
    .await?;
    let visitor = administrator.visitor;
    page(&AccountsPage { frame: Frame::new(&visitor, words::accounts(visitor.lang)), lines, link, problem })
}

/// What is asked for; a form's numbers are read only where the fields stand in a struct.
#[derive(Deserialize)]
struct ChangeForm {
    #[serde(rename = "do")]
    change: Change,
    /// Whose account; not told for a new one.
    #[serde(default)]
    account: i64,
    /// The new account's name.
    #[serde(default)]
    name: String,
    /// Ticked for a new administrator.
    administrator: Option<Ticked>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Create,
    Link,
    LogOut,
    Disable,
    Enable,
}

/// What came of a change.
enum Outcome {
    Done,
    /// The account gets a one-time link.
    Link(Account),
    NameUnusable,
}

async fn change(administrator: Administrator, state: web::Data<AppState>, form: Posted<ChangeForm>) -> Answer {
    let desk = Arc::clone(&state.desk);
    let own = administrator.visitor.account().map_or(0, |account| account.id);
    let outcome = blocking(move || {
        let store = desk.store();
        let ChangeForm { change, account, name, administrator } = form.0;
        let outcome = match change {
            Change::Create => match reader::name(&name) {
                Err(_) => Outcome::NameUnusable,
                Ok(name) => store
                    .create_account(&name, administrator.is_some(), now_microseconds())?
                    .map_or(Outcome::NameUnusable, Outcome::Link),
            },
            Change::Link => store.account(account)?.map_or(Outcome::Done, Outcome::Link),
            Change::LogOut => {
                store.close_sessions_of(account)?;
                Outcome::Done
            }
            // Nobody locks themselves out.
            Change::Disable if account == own => Outcome::Done,
            Change::Disable => {
                store.set_disabled(account, true)?;
                Outcome::Done
            }
            Change::Enable => {
                store.set_disabled(account, false)?;
                Outcome::Done
            }
        };
        Ok::<_, WebError>(outcome)
    })
    .await?;
    match outcome {
        Outcome::Done => show(administrator, state, None, None).await,
        Outcome::NameUnusable => {
            let problem = words::name_unusable(administrator.visitor.lang).into();
            show(administrator, state, None, Some(problem)).await
        }
        Outcome::Link(account) => {
            let (desk, id) = (Arc::clone(&state.desk), account.id);
            let token = blocking(move || desk.make_link(Some(id))).await?;
            let address = format!("{}/link/{token}", state.public_url);
            show(administrator, state, Some((account.name, address)), None).await
        }
    }
}
