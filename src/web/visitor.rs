//! Who asks: language and theme of the browser, and the account if logged in. Every request has one.

use super::{AppState, SAVED, WebError, asked, hall, language};
use actix_web::http::Method;
use actix_web::{HttpMessage, HttpRequest, web};
use sonneborn_desk::{Actor, Desk, failures};
use sonneborn_i18n::Lang;
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_store::session::Session;
use sonneborn_store::{StoreError, Trouble};
use sonneborn_tournament::acts::Author;
use sonneborn_tournament::role::Role;
use sonneborn_tournament::scope::Boards;
use std::net::IpAddr;
use std::sync::Arc;

/// The cookie that holds the session's token.
pub const SESSION_COOKIE: &str = "sonneborn_session";
/// The cookie that holds the theme.
pub const THEME_COOKIE: &str = "theme";

sonneborn_tournament::with_codes! {
    /// Light or dark; by default as the device says.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Theme {
        #[default]
        Device = "device",
        Light = "light",
        Dark = "dark",
    }
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub lang: Lang,
    pub theme: Theme,
    pub login: Option<Arc<(Session, Account)>>,
    /// Browser, system and address, as the journal keeps them.
    pub device: String,
    /// Whose tries are counted together: the address, of version 6 its network. Empty where a proxy hides it.
    pub address: String,
    /// Why nothing can be written now: said on every page.
    pub trouble: Option<Trouble>,
    /// When this device was shut out, where it was.
    pub shut_out: Option<i64>,
    /// An administrator's account that has no administrator's rights here, for want of a second factor.
    pub lacks_second_factor: bool,
    /// Why the log-in could not be looked up.
    pub unlooked: Option<Trouble>,
    /// The path and query asked for, to come back to.
    pub path: String,
    /// They came from a form that was saved ([`crate::saved_at`]).
    pub is_after_saving: bool,
    /// The chapter of the manual in which the page that they ask for is explained, once its route is found.
    pub chapter: Option<Chapter>,
}

impl Visitor {
    /// The visitor without looking for a session.
    pub(super) fn stranger(request: &HttpRequest) -> Visitor {
        let client = hall::client(request).filter(|_| !hall::is_nameless(request));
        let unknown = if hall::is_nameless(request) { "" } else { "?" };
        let named = |address: Option<IpAddr>| address.map_or_else(|| unknown.to_owned(), |address| address.to_string());
        Visitor {
            lang: language::of(request),
            theme: request
                .cookie(THEME_COOKIE)
                .map_or(Theme::Device, |cookie| Theme::of_code(cookie.value()).unwrap_or_default()),
            login: None,
            device: format!("{}, {}", language::browser(request), named(client)),
            address: named(client.map(hall::household)),
            trouble: request.app_data::<web::Data<AppState>>().and_then(|state| state.desk.store().trouble()),
            shut_out: None,
            lacks_second_factor: false,
            unlooked: None,
            path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_string(),
            is_after_saving: request.method() == Method::GET && request.query_string() == SAVED,
            chapter: None,
        }
    }

    /// The visitor with their session, looked up once a request.
    pub async fn of(request: &HttpRequest) -> Visitor {
        if let Some(known) = request.extensions().get::<Visitor>() {
            return known.clone();
        }
        let mut visitor = Visitor::stranger(request);
        let state = request.app_data::<web::Data<AppState>>().cloned();
        if let (Some(state), Some(cookie)) = (state, request.cookie(SESSION_COOKIE)) {
            let token = cookie.value().to_string();
            let desk = Arc::clone(&state.desk);
            let (of, hashed) = (Arc::clone(&desk), token.clone());
            let found = asked(&desk, move || {
                let login = of.session(&hashed)?;
                // Asked only where nobody is known.
                let shut_out = if login.is_none() { of.shut_out_at(&hashed)? } else { None };
                Ok::<_, StoreError>((login, shut_out))
            })
            .await;
            match found {
                Ok((login, shut_out)) => {
                    visitor.login = visitor.lessened(&desk, login);
                    visitor.shut_out = shut_out;
                }
                Err(WebError::ReadOnly(trouble)) => {
                    // By what was known a moment ago; nothing can be written now anyway.
                    visitor.login = visitor.lessened(&desk, desk.remembered_session(&token));
                    visitor.unlooked = Some(trouble);
                    visitor.trouble = visitor.trouble.or(visitor.unlooked);
                }
                // The server stops, or the question was no good.
                Err(error) => tracing::debug!("a log-in could not be looked up: {error}"),
            }
        }
        request.extensions_mut().insert(visitor.clone());
        visitor
    }

    /// What the route that answers is explained in.
    pub(crate) fn note_chapter(request: &HttpRequest, chapter: Option<Chapter>) {
        if let Some(visitor) = request.extensions_mut().get_mut::<Visitor>() {
            visitor.chapter = chapter;
        }
    }

    /// A log-in, without an administrator's rights where a second factor is wanting for them.
    fn lessened(&mut self, desk: &Desk, login: Option<(Session, Account)>) -> Option<Arc<(Session, Account)>> {
        let (session, mut account) = login?;
        if desk.lacks_second_factor(&account) {
            account.is_administrator = false;
            self.lacks_second_factor = true;
        }
        Some(Arc::new((session, account)))
    }

    /// Why nobody is known here: not logged in, or the database that would know is away. Nobody is sent to log in for that.
    pub fn unknown(&self) -> WebError {
        match (self.shut_out, self.unlooked) {
            (Some(at), _) => WebError::ShutOut(at),
            (None, Some(trouble)) => WebError::ReadOnly(trouble),
            (None, None) => WebError::LoginNeeded,
        }
    }

    /// Whether they came by an invitation: they have one event, and no account of the server.
    pub fn is_guest(&self) -> bool {
        self.account().is_some_and(|account| account.guest_of.is_some())
    }

    /// Whether the work goes on, on another computer.
    pub fn is_on_second(&self) -> bool {
        matches!(self.trouble, Some(Trouble::Follows | Trouble::Replaced))
    }

    /// Why nothing can be written now, in the visitor's words.
    pub fn trouble_words(&self) -> Option<&'static str> {
        self.trouble.map(|trouble| failures::trouble(self.lang, trouble))
    }

    pub fn account(&self) -> Option<&Account> {
        self.login.as_deref().map(|(_, account)| account)
    }

    /// What forms of this session must carry; empty without a session.
    pub fn csrf(&self) -> &str {
        self.login.as_deref().map_or("", |(session, _)| session.csrf.as_str())
    }

    pub fn is_administrator(&self) -> bool {
        self.account().is_some_and(|account| account.is_administrator)
    }

    /// The visitor as the author of acts with this role in the event; nobody without an account.
    pub fn actor(&self, role: Option<Role>, boards: Option<Boards>) -> Actor {
        let author = self
            .account()
            .map(|account| Author { account: account.id, name: account.name.clone() })
            .unwrap_or_default();
        Actor { author, device: self.device.clone(), role: role.unwrap_or(Role::Viewer), boards }
    }
}
