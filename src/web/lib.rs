//! What every page and call stands on: how a route is registered, who may call it, how a form comes in, the frame around a page, and what
//! pages of the desk and public pages both show ([`shown`]). The pages themselves lie above it (`src/pages`, `src/public`), as do the
//! calls of scripts (`src/api`).
//!
//! To add a page: a file in `src/pages` with the handler and its askama template struct side by side, a template that extends
//! `layout.html`, its words in a table of [`sonneborn_i18n`], and its route in the `routes` of the file and of the room. Who may call a
//! handler stands in its signature, see [`guard`]; a form comes in as [`form::Posted`], which has checked the session's token. Handlers
//! translate; the desk decides; the core knows.

pub mod assets;
pub mod band;
pub mod computer;
pub mod diagram;
pub mod download;
pub mod embed;
pub mod error;
pub mod error_page;
pub mod form;
pub mod frame;
pub mod guard;
pub mod hall;
pub mod health;
pub mod kept_pages;
mod landing;
pub mod language;
pub mod matches;
pub mod names;
pub mod page_cache;
pub mod papers;
pub mod picture;
pub mod problem;
pub mod refused;
pub mod routes;
pub mod score;
pub mod section;
pub mod security;
pub mod server;
pub mod shown;
pub mod slow;
mod tint_sheet;
pub mod visitor;
mod warnings;

pub use error::WebError;
pub use frame::Frame;
pub use visitor::{Theme, Visitor};

use actix_web::error::BlockingError;
use actix_web::web;
use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use routes::Routes;
use sonneborn_desk::Desk;
use sonneborn_desk::untyped::{Done, Work, untyped};
use sonneborn_i18n::Lang;
use sonneborn_store::Trouble;
use sonneborn_tournament::access::Shows;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// What every handler can reach.
pub struct AppState {
    pub desk: Arc<Desk>,
    /// The address under which spectators reach this server, for links and QR codes; ends without a slash.
    pub public_url: String,
    /// Turns true when the server stops, so that live streams end first.
    pub stopping: watch::Receiver<bool>,
    /// The commands in words, as Markdown for the manual: the command line lies above the web.
    pub commands: fn(Lang) -> String,
}

/// What handlers give.
pub type Answer = Result<HttpResponse, WebError>;

/// What belongs to no page: files, and how the server is.
pub fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/static/tint/{codes}.css", Shows::PUBLIC, tint_sheet::sheet);
    config.unexplained().get("/static/{file:.*}", Shows::PUBLIC, assets::asset);
    health::routes(config);
}

/// A rendered page.
///
/// # Errors
/// [`WebError::Internal`] if the template fails, which it does only out of memory.
pub fn page(template: &impl Template) -> Answer {
    html(StatusCode::OK, template)
}

/// A rendered page with another status than 200.
///
/// # Errors
/// As [`page`].
pub fn html(status: StatusCode, template: &impl Template) -> Answer {
    let body = template.render().map_err(WebError::internal)?;
    Ok(HttpResponse::build(status).content_type("text/html; charset=utf-8").body(body))
}

/// Sends the browser on after a form (303).
pub fn see_other(location: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", location)).finish()
}

/// The address of a page after what its form sent was saved, which it says there once.
pub fn saved_at(page: &str) -> String {
    format!("{page}?{SAVED}")
}

/// What an address has where it says so.
const SAVED: &str = "saved=yes";

/// Runs work on a foreign file, or work that may take long, in the workshop, and lets the visitor's other jobs wait.
///
/// # Errors
/// The work's own error, or [`WebError::NoResult`].
pub async fn in_workshop<T, E>(
    state: &AppState,
    visitor: &Visitor,
    work: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, WebError>
where
    T: Send + 'static,
    E: Into<WebError> + Send + 'static,
{
    let owner = visitor.account().map_or(visitor.address.as_str(), |account| account.name.as_str());
    state.desk.workshop().run(owner, work).await?.map_err(Into::into)
}

/// A question of the database is waited for so long, where the database can be away.
const ANSWER_PATIENCE: Duration = Duration::from_secs(6);
/// An act so long: it may wait for others, and for a standby.
pub(crate) const ACT_PATIENCE: Duration = Duration::from_secs(15);

/// Runs a question of the database that every page begins with; where no answer comes, the database is away.
///
/// # Errors
/// The work's own error, [`WebError::ReadOnly`], or [`WebError::Internal`] when the server is stopping.
pub async fn asked<T, E>(desk: &Arc<Desk>, work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, WebError>
where
    T: Send + 'static,
    E: Into<WebError> + Send + 'static,
{
    if !desk.store().can_be_away() {
        return blocking(work).await;
    }
    match tokio::time::timeout(ANSWER_PATIENCE, blocking(work)).await {
        Ok(answered) => answered,
        Err(_) => {
            desk.store().note_unanswered();
            Err(WebError::ReadOnly(Trouble::Away))
        }
    }
}

/// Runs work that waits for the disk away from the threads that serve pages.
///
/// # Errors
/// The work's own error, or [`WebError::Internal`] when the server is stopping.
pub async fn blocking<T, E>(work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, WebError>
where
    T: Send + 'static,
    E: Into<WebError> + Send + 'static,
{
    in_pool(work).await.map_err(WebError::internal)?.map_err(Into::into)
}

/// The same for work that tells what came of it by its own type.
///
/// # Errors
/// When the work panicked or the server is stopping.
pub async fn in_pool<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, BlockingError> {
    let (work, typed) = untyped(work);
    untyped_in_pool(work).await.map(typed)
}

async fn untyped_in_pool(work: Work) -> Result<Done, BlockingError> {
    web::block(work).await
}
