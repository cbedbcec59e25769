//! Who may call: a token in `Authorization: Bearer`, never a cookie, so that no foreign page can act through a browser.
//!
//! As with the pages' guards, the tournament and the right to act in it only come out of here.

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest, web};
use sonneborn_desk::{Actor, Attempt, Live, Performed, Refused, Typed};
use sonneborn_i18n::{Lang, api as words};
use sonneborn_store::token::Token;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::{Reader, Shows};
use sonneborn_tournament::acts::Author;
use sonneborn_tournament::fold::Journal;
use sonneborn_web::guard::{Arbiter, Right};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::declared;
use sonneborn_web::{AppState, blocking, hall, language};
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

/// A token that has at least the right `R`, with the tournament that it opens.
pub struct Keyed<R> {
    pub lang: Lang,
    pub token: Token,
    pub live: Arc<Live>,
    /// The journal and tournament as they stood when the request came.
    pub journal: Arc<Journal>,
    pub state: web::Data<AppState>,
    reader: Reader,
    /// Where the answer shows no more than the hall does.
    veiled: Option<Arc<Tournament>>,
    actor: Actor,
    right: PhantomData<R>,
}

impl<R: Right> FromRequest for Keyed<R> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Keyed<R>, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { keyed(&request).await })
    }
}

async fn keyed<R: Right>(request: &HttpRequest) -> Result<Keyed<R>, Problem> {
    let lang = language::of(request);
    let state = request.app_data::<web::Data<AppState>>().cloned().ok_or_else(|| Problem::not_found(lang))?;
    let key = bearer(request).ok_or_else(|| unauthorised(lang))?.to_string();
    let desk = Arc::clone(&state.desk);
    let is_writing = !request.method().is_safe();
    let found = blocking(move || {
        let Some(token) = desk.token(&key)? else { return Ok(None) };
        if desk.store().tournament(token.tournament)?.is_none() {
            return Ok(None);
        }
        // What is done is done on its own server.
        let is_copy = is_writing && desk.store().is_copy(token.tournament)?;
        let live = desk.live(token.tournament)?;
        Ok::<_, sonneborn_store::StoreError>(live.map(|live| (token, live, is_copy)))
    });
    let (token, live, is_copy) =
        found.await.map_err(|error| Problem::of(lang, &error))?.ok_or_else(|| unauthorised(lang))?;
    if is_copy {
        return Err(Problem::refused(lang, &Refused::Copy, live.journal().state()));
    }
    // A path without a tournament is about the token's own.
    let asked = request.match_info().get("tournament");
    if asked.is_some_and(|asked| asked.parse() != Ok(token.tournament)) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "other_tournament", words::other_tournament(lang)));
    }
    if R::LEAST.is_some_and(|least| token.role < least) {
        return Err(role_too_low(lang));
    }
    // A token stands for a program that somebody with an account answers for.
    let reader = Reader::of(token.role, false, false);
    let shows = declared(request).ok_or_else(|| Problem::not_found(lang))?;
    if !reader.may_see(shows) {
        return Err(role_too_low(lang));
    }
    let address = hall::client(request).map_or_else(String::new, |address| format!(", {address}"));
    // A token is no account of the store.
    let author = Author { account: 0, name: token.name.clone() };
    let actor = Actor { author, device: format!("API{address}"), role: token.role, boards: None };
    let journal = live.journal();
    let veiled = (!is_writing && shows.is_plain()).then(|| live.veiled(&journal));
    Ok(Keyed { lang, journal, token, live, state, reader, veiled, actor, right: PhantomData })
}

fn role_too_low(lang: Lang) -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "role_too_low", words::role_too_low(lang))
}

pub(super) fn bearer(request: &HttpRequest) -> Option<&str> {
    let header = request.headers().get("authorization")?.to_str().ok()?;
    let (scheme, key) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
}

pub(super) fn unauthorised(lang: Lang) -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "no_token", words::no_token(lang))
}

impl<R: Right> Keyed<R> {
    pub fn id(&self) -> i64 {
        self.live.id
    }

    /// The tournament with no more than the route declared.
    pub fn tournament(&self) -> &Tournament {
        self.veiled.as_deref().unwrap_or_else(|| self.journal.state())
    }

    /// The tournament for one of several files of an address, each of which shows something else.
    ///
    /// # Errors
    /// [`Problem`] where the token's role may not read that.
    pub fn showing(&self, shows: Shows) -> Result<&Tournament, Problem> {
        match (self.reader.may_see(shows), shows.is_plain()) {
            (false, _) => Err(role_too_low(self.lang)),
            (true, true) => Ok(self.tournament()),
            (true, false) => Ok(self.journal.state()),
        }
    }

    /// The tournament's address under which everything else of it lies.
    pub fn base(&self) -> String {
        format!("{}/tournaments/{}", super::BASE, self.id())
    }
}

impl Keyed<Arbiter> {
    pub fn actor(&self) -> Actor {
        self.actor.clone()
    }

    /// Does an act, signed with the token's name.
    ///
    /// # Errors
    /// [`Problem`], worded: a conflict with whom, a refusal with what to do next, warnings to confirm.
    pub async fn perform(&self, attempt: Attempt) -> Result<Performed, Problem> {
        let (desk, id, actor) = (Arc::clone(&self.state.desk), self.id(), self.actor());
        let done = sonneborn_web::in_pool(move || desk.perform(id, &actor, &attempt)).await;
        done.unwrap_or(Err(Refused::Broken)).map_err(|refused| self.refused(&refused))
    }

    /// Enters a result as it was typed; one that contradicts what others did is a conflict, and kept.
    pub async fn enter_typed(&self, attempt: Attempt) -> Result<Performed, Problem> {
        let (desk, id, actor) = (Arc::clone(&self.state.desk), self.id(), self.actor());
        let done = sonneborn_web::in_pool(move || desk.enter_typed(id, &actor, &attempt)).await;
        let entered = match done.unwrap_or(Err(Refused::Broken)) {
            Ok(Typed::Entered(done)) => Ok(done),
            Ok(Typed::Kept { theirs, .. }) => Err(Refused::Conflict { theirs, clashes: Vec::new() }),
            Err(refused) => Err(refused),
        };
        entered.map_err(|refused| self.refused(&refused))
    }

    pub fn refused(&self, refused: &Refused) -> Problem {
        // As it stands now, so that whoever was named in the meantime has their name.
        Problem::refused(self.lang, refused, self.live.journal().state())
    }
}
