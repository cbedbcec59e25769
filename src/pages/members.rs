//! Who may do what in a tournament: people, scripts with their tokens, and whether it is public.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{clock, instant, now_microseconds};
use sonneborn_i18n::{Lang, api, cli, consequences, dates, privacy, web as words};
use sonneborn_manual::Chapter;
use sonneborn_store::token::Token;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader;
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, saved_at, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::People)
        .get("/t/{tournament}/members", Shows::ACCOUNTS, members)
        .post("/t/{tournament}/members", Shows::ACCOUNTS, change)
        .post("/t/{tournament}/tokens", Shows::ACCOUNTS, make_token)
        .post("/t/{tournament}/tokens/{token}/revoke", Shows::ACCOUNTS, revoke_token);
}

#[derive(Template)]
#[template(path = "members.html")]
struct MembersPage {
    frame: Frame,
    members: Vec<(i64, String, Role)>,
    /// The names of accounts without a role here; only administrators see who has an account on the server.
    others: Vec<String>,
    is_public: bool,
    tokens: Vec<TokenLine>,
    /// The name and the words of a token that was just made.
    made: Option<(String, String)>,
}

struct TokenLine {
    id: i64,
    name: String,
    role: &'static str,
    made: String,
    used: String,
    ends: String,
}

async fn members(guarded: Guarded<ChiefArbiter>) -> Answer {
    show(&guarded, None).await
}

async fn show(guarded: &Guarded<ChiefArbiter>, made: Option<(String, String)>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let (members, accounts, row, tokens) = blocking(move || {
        let store = desk.store();
        Ok::<_, WebError>((
            store.roles(id, now_microseconds())?,
            store.accounts()?,
            store.tournament(id)?,
            store.tokens(id)?,
        ))
    })
    .await?;
    let is_administrator = guarded.visitor.is_administrator();
    let others = accounts
        .into_iter()
        .filter(|_| is_administrator)
        .filter(|account| !account.is_disabled && members.iter().all(|(member, ..)| *member != account.id))
        .map(|account| account.name)
        .collect();
    let lang = guarded.visitor.lang;
    let frame = Frame::of(guarded, Section::Settings, words::members(lang));
    let tokens = tokens.iter().map(|token| TokenLine::of(lang, token)).collect();
    page(&MembersPage { frame, members, others, is_public: row.is_some_and(|row| row.is_public), tokens, made })
}

/// What is asked for; a form's numbers are read only where the fields stand in a struct.
#[derive(Deserialize)]
struct ChangeForm {
    #[serde(rename = "do")]
    change: Change,
    /// Whose role: a member's number, or the name of an account.
    #[serde(default)]
    account: i64,
    #[serde(default)]
    name: String,
    /// The role's code, empty for none.
    #[serde(default)]
    role: String,
    /// Ticked when the tournament is to be public.
    public: Option<Ticked>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Role,
    Public,
}

async fn change(guarded: Guarded<ChiefArbiter>, form: Posted<ChangeForm>) -> Answer {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    // Without a role somebody is no member.
    let role = reader::optional(&form.0.role, |code| reader::coded(code, &Role::ALL));
    let role = role.map_err(|wrong| WebError::unread(lang, words::role(lang), &wrong))?;
    blocking(move || {
        match form.0.change {
            Change::Role => {
                let store = desk.store();
                let known = match form.0.name.trim() {
                    "" => store.account(form.0.account)?,
                    name => store.account_named(name)?,
                };
                // A role is taken away from a closed account, and never given to one.
                let account = known.filter(|account| role.is_none() || !account.is_disabled);
                let account = account.ok_or_else(|| WebError::BadRequest(cli::no_account(lang, form.0.name.trim())))?;
                store.set_role(id, account.id, role, now_microseconds())?;
            }
            Change::Public => desk.store().set_public(id, form.0.public.is_some())?,
        }
        Ok::<_, WebError>(())
    })
    .await?;
    Ok(see_other(&saved_at(&format!("/t/{id}/members"))))
}

#[derive(Deserialize)]
struct TokenForm {
    name: String,
    /// The role's code.
    role: String,
}

/// The new token is on this answer only: the store has its hash.
async fn make_token(guarded: Guarded<ChiefArbiter>, form: Posted<TokenForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let role = reader::coded(&form.0.role, &[Role::Viewer, Role::Arbiter]);
    let role = role.map_err(|wrong| WebError::unread(lang, api::token_role(lang), &wrong))?;
    let name = reader::name(&form.0.name).map_err(|wrong| WebError::unread(lang, api::token_name(lang), &wrong))?;
    let (desk, id, named) = (Arc::clone(&guarded.state.desk), guarded.id(), name.clone());
    let token = blocking(move || desk.make_token(id, &named, role)).await?;
    show(&guarded, Some((api::token_made(lang, name), token))).await
}

async fn revoke_token(
    guarded: Guarded<ChiefArbiter>,
    path: web::Path<(i64, i64)>,
    _form: Posted<RevokeForm>,
) -> Answer {
    let (id, token) = path.into_inner();
    let desk = Arc::clone(&guarded.state.desk);
    blocking(move || desk.store().revoke_token(id, token)).await?;
    Ok(see_other(&format!("/t/{id}/members#tokens")))
}

/// A button without fields.
#[derive(Deserialize)]
struct RevokeForm {}

impl TokenLine {
    fn of(lang: Lang, token: &Token) -> TokenLine {
        let local = |at: i64| dates::minute(lang, clock::on_computer(instant(at)));
        TokenLine {
            id: token.id,
            name: token.name.clone(),
            role: if token.role >= Role::Arbiter { api::arbiter(lang) } else { api::reader(lang) },
            made: local(token.created_at),
            ends: local(token.expires_at),
            used: token.used_at.map_or_else(|| api::never_used(lang).into(), local),
        }
    }
}

impl MembersPage {
    fn roles(&self) -> [Role; 3] {
        Role::ALL
    }

    fn role_name(&self, role: &Role) -> &'static str {
        consequences::role(self.frame.lang, *role)
    }
}
