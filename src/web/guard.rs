//! Authorisation as types: what a handler takes says who may call it. Forgetting a guard does not compile into a page with
//! rights, because the tournament and the right to act in it only come out of one.

use super::AppState;
use super::error::WebError;
use super::form::Sent;
use super::routes::declared;
use super::visitor::Visitor;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use sonneborn_desk::{Actor, Attempt, Confirmation, Desk, Live, Performed, Refused, Typed, now_microseconds};
use sonneborn_i18n::{Lang, full_names, refusals, web as words};
use sonneborn_store::StoreError;
use sonneborn_store::account::Account;
use sonneborn_store::copy::OtherHistory;
use sonneborn_store::festival::FestivalRow;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::{DataClass, Reader, Shows};
use sonneborn_tournament::acts::Act;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::judge::judge;
use sonneborn_tournament::scope::Boards;
use std::borrow::Cow;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

type Extracted<T> = Pin<Box<dyn Future<Output = Result<T, WebError>>>>;

impl FromRequest for Visitor {
    type Error = WebError;
    type Future = Extracted<Visitor>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Visitor::of(&request).await) })
    }
}

/// The one page for those with accounts that guests may use.
const LOG_OUT: &str = "/log-out";
/// What a deputy with a range of boards may send; each is judged again by the boards that it is about.
const OPEN_WITH_BOARDS: [&str; 5] = [
    "/t/{tournament}/away",
    "/t/{tournament}/rounds/{round}/results",
    "/t/{tournament}/rounds/{round}/own-last",
    "/t/{tournament}/rounds/{round}/colours",
    "/t/{tournament}/journal/undo",
];
/// What can be changed of a copy here: who reads it, whether it is kept, and what phones keep.
const OPEN_ON_COPIES: [&str; 7] = [
    "/t/{tournament}/members",
    "/t/{tournament}/privacy/archive",
    "/t/{tournament}/privacy/delete",
    // What a phone keeps for itself.
    "/p/{tournament}/me",
    "/p/{tournament}/me/forget",
    "/p/{tournament}/me/push",
    "/p/{tournament}/me/push/end",
];
/// A hall that was not heard of for so long is silent, in microseconds: it speaks twice a minute.
const SILENCE: i64 = 3 * 60 * 1_000_000;

/// Marks a request that is answered from an event that is not open to everybody: nothing of it is kept by browsers, on whatever page.
pub struct NotPublic;

/// Somebody with an account.
pub struct Member {
    pub visitor: Visitor,
    pub account: Account,
}

impl FromRequest for Member {
    type Error = WebError;
    type Future = Extracted<Member>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::of(&request).await;
            let account = visitor.account().cloned().ok_or_else(|| visitor.unknown())?;
            // A guest has the events of their links and may leave; nothing of the server is theirs.
            if account.guest_of.is_some() && request.path() != LOG_OUT {
                return Err(WebError::Forbidden);
            }
            Ok(Member { visitor, account })
        })
    }
}

/// An administrator of the server.
pub struct Administrator {
    pub visitor: Visitor,
}

impl FromRequest for Administrator {
    type Error = WebError;
    type Future = Extracted<Administrator>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::of(&request).await;
            match visitor.account() {
                None => Err(visitor.unknown()),
                Some(_) if visitor.lacks_second_factor => {
                    Err(WebError::BadRequest(words::second_factor_needed(visitor.lang).to_owned()))
                }
                Some(account) if !account.is_administrator => Err(WebError::Forbidden),
                Some(_) => Ok(Administrator { visitor }),
            }
        })
    }
}

/// The least right that a handler asks for.
pub trait Right: 'static {
    /// `None`: anybody, where the tournament is public.
    const LEAST: Option<Role>;
    /// Whether pages for it only read: names are shown in letters that the visitor knows.
    const READS: bool = false;
}

/// Anybody may read what is published.
pub struct Public;
pub struct Viewer;
pub struct Arbiter;
pub struct ChiefArbiter;

impl Right for Public {
    const LEAST: Option<Role> = None;
    const READS: bool = true;
}
impl Right for Viewer {
    const LEAST: Option<Role> = Some(Role::Viewer);
}
impl Right for Arbiter {
    const LEAST: Option<Role> = Some(Role::Arbiter);
}
impl Right for ChiefArbiter {
    const LEAST: Option<Role> = Some(Role::ChiefArbiter);
}

/// A tournament (the path's `{tournament}`) in which the visitor has at least the right `R`.
///
/// Administrators have every right; reading goes to a snapshot, acting through [`Guarded::perform`].
pub struct Guarded<R> {
    pub visitor: Visitor,
    /// What the visitor may do here; `None` for a spectator.
    pub role: Option<Role>,
    /// The boards to which the role is limited; `None` for all.
    pub boards: Option<Boards>,
    /// As whom they read.
    pub reader: Reader,
    /// What the route declared that its answer may show.
    shows: Shows,
    pub live: Arc<Live>,
    /// The journal and tournament as they stood when the request came, or at the moment that it asked for.
    pub journal: Arc<Journal>,
    /// The act after which the tournament is shown, where `?at=` asked for a moment that is past.
    pub past: Option<u64>,
    /// Until when this is known to be the present, in microseconds, while the store is away.
    pub as_of: Option<i64>,
    /// Whether the event's master is another server.
    pub is_copy: bool,
    /// Since when nothing was heard of the hall whose copy this is, in microseconds; `None` while it speaks, and where it is here.
    pub silent_since: Option<i64>,
    /// Where the hall of a copy has another history than the copy.
    pub other_history: Option<OtherHistory>,
    /// The festival that the event is a section of.
    pub festival: Option<FestivalRow>,
    pub state: web::Data<AppState>,
    sent: Sent,
    /// Where the answer shows no more than the hall does.
    veiled: Option<Arc<Tournament>>,
    /// Where names are shown otherwise than entered.
    shown: OnceLock<Option<Box<Tournament>>>,
    right: PhantomData<R>,
}

impl<R: Right> FromRequest for Guarded<R> {
    type Error = WebError;
    type Future = Extracted<Guarded<R>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { guard(&request).await })
    }
}

async fn guard<R: Right>(request: &HttpRequest) -> Result<Guarded<R>, WebError> {
    let id: i64 = request.match_info().get("tournament").and_then(|id| id.parse().ok()).ok_or(WebError::NotFound)?;
    let state = request.app_data::<web::Data<AppState>>().cloned().ok_or(WebError::NotFound)?;
    let visitor = Visitor::of(request).await;
    let account = visitor.account().map(|account| account.id);
    let desk = Arc::clone(&state.desk);
    let (is_administrator, unknown) = (visitor.is_administrator(), visitor.login.is_none().then(|| visitor.unknown()));
    let pattern = request.match_pattern().unwrap_or_default();
    // What declares nothing shows nothing to anybody.
    let shows = declared(request).ok_or(WebError::NotFound)?;
    let is_guest = visitor.is_guest();
    let is_writing = !request.method().is_safe();
    let (asking, at_desk) = (Arc::clone(&state.desk), Arc::clone(&state.desk));
    let looked = super::asked(&asking, move || {
        let row = desk.store().tournament(id)?.ok_or(WebError::NotFound)?;
        let membership = account.map(|account| desk.membership(id, account)).transpose()?.flatten();
        let role = membership.map(|membership| membership.role);
        let boards = membership.and_then(|membership| membership.boards).filter(|_| !is_administrator);
        // Also somebody with an account of their own, where they came by a link.
        let is_guest = is_guest || membership.is_some_and(|held| held.is_a_guests());
        // What is not known to keep to boards is not done by whoever has some.
        if boards.is_some() && is_writing && !OPEN_WITH_BOARDS.contains(&pattern.as_str()) {
            return Err(WebError::Forbidden);
        }
        let role = if is_administrator { Some(Role::ChiefArbiter) } else { role };
        let reader = reader(is_administrator, role, is_guest, boards.is_some());
        // A form's answer is a page as well, on which the form stands again with what is wrong.
        if role.is_some() && !reader.may_see(shows) {
            return Err(WebError::Forbidden);
        }
        let allowed = match R::LEAST {
            None => row.is_public || role.is_some(),
            Some(least) => role.is_some_and(|role| role >= least),
        };
        // Before the tournament is loaded: a stranger with a list of numbers loads nothing.
        if !allowed {
            let is_spectator = R::LEAST.is_none() && matches!(unknown, Some(WebError::LoginNeeded));
            return Err(if is_spectator { WebError::NotOpen } else { unknown.unwrap_or(WebError::Forbidden) });
        }
        if !reader.may_see(shows) {
            return Err(WebError::Forbidden);
        }
        let hall = desk.store().hall_of_copy(id)?;
        let is_copy = hall.is_some();
        let silent_since = hall.flatten().filter(|heard| now_microseconds() - heard > SILENCE);
        let other = if is_copy { desk.store().other_history(id)? } else { None };
        if is_copy && is_writing && !OPEN_ON_COPIES.contains(&pattern.as_str()) {
            return Err(WebError::Refused(Arc::new(Refused::Copy), None));
        }
        let live = desk.live(id)?.ok_or(WebError::NotFound)?;
        live.note_public(row.is_public);
        // Line-ups whose time is over are final for whoever looks.
        if live.journal().state().open_line_ups.is_some() && !is_copy {
            desk.close_line_ups_when_due(id)?;
        }
        Ok::<_, WebError>((live, (role, boards, reader), (is_copy, silent_since, other), desk.store().festival_of(id)?))
    });
    let (live, (role, boards, reader), (is_copy, silent_since, other), festival, as_of) = match looked.await {
        Ok((live, right, hall, festival)) => (live, right, hall, festival, None),
        // While the store is away, everybody goes on reading what they might read, as it was.
        Err(error @ (WebError::Internal(_) | WebError::ReadOnly(_))) => {
            let held = at_desk.loaded(id).filter(|_| !is_writing).ok_or(error.clone())?;
            let known = account.and_then(|account| at_desk.remembered_membership(id, account));
            let role = if is_administrator { Some(Role::ChiefArbiter) } else { known.map(|known| known.role) };
            let boards = known.and_then(|known| known.boards).filter(|_| !is_administrator);
            let is_guest = is_guest || known.is_some_and(|held| held.is_a_guests());
            let reader = reader(is_administrator, role, is_guest, boards.is_some());
            let is_open = R::LEAST.map_or(held.was_public() || role.is_some(), |least| role >= Some(least));
            if !is_open || !reader.may_see(shows) {
                return Err(error);
            }
            // Nothing can be done now.
            let right = (role.map(|_| Role::Viewer), boards, reader);
            (held, right, (false, None, None), None, Some(at_desk.followed_at()))
        }
        Err(error) => return Err(error),
    };
    if !live.was_public() {
        request.extensions_mut().insert(NotPublic);
    }
    let (journal, past) = at_moment(request, live.journal(), role, visitor.lang)?;
    // What is past, or another server's, can be looked at, not acted on.
    let role = if past.is_some() || is_copy { role.map(|_| Role::Viewer) } else { role };
    // A form is compared with what is kept, so it has all of it.
    let veiled = (!is_writing && shows.is_plain()).then(|| live.veiled(&journal));
    Ok(Guarded {
        visitor,
        role,
        boards,
        reader,
        shows,
        veiled,
        live,
        journal,
        past,
        as_of,
        is_copy,
        silent_since,
        other_history: other,
        festival,
        state,
        sent: Sent::of(request),
        shown: OnceLock::new(),
        right: PhantomData,
    })
}

/// As whom somebody reads who may have a role in an event.
pub fn reader(is_administrator: bool, role: Option<Role>, is_guest: bool, has_boards: bool) -> Reader {
    match role {
        _ if is_administrator => Reader::Administrator,
        Some(role) => Reader::of(role, is_guest, has_boards),
        None => Reader::Spectator,
    }
}

#[derive(serde::Deserialize)]
struct Moment {
    at: Option<String>,
}

/// The journal up to the act that `?at=` names; the whole one for forms, for spectators, and where nothing came later.
///
/// # Errors
/// An act that there is not: now is no answer to a question about another moment.
fn at_moment(
    request: &HttpRequest,
    journal: Arc<Journal>,
    role: Option<Role>,
    lang: Lang,
) -> Result<(Arc<Journal>, Option<u64>), WebError> {
    let asked = web::Query::<Moment>::from_query(request.query_string()).ok().and_then(|moment| moment.0.at);
    let Some(asked) = asked.filter(|_| request.method().is_safe() && role.is_some()) else {
        return Ok((journal, None));
    };
    let last = journal.state().seq;
    match asked.parse() {
        Ok(at) if at < last => Ok((Arc::new(journal.up_to(at)), Some(at))),
        Ok(at) if at == last => Ok((journal, None)),
        _ => Err(WebError::BadRequest(words::no_such_moment(lang, asked, last))),
    }
}

impl<R: Right> Guarded<R> {
    pub fn id(&self) -> i64 {
        self.live.id
    }

    /// For spectators as [`Guarded::shown`]; for everybody else as it was entered. It holds no more than the route declared.
    pub fn tournament(&self) -> &Tournament {
        if R::READS { self.shown() } else { self.state() }
    }

    fn state(&self) -> &Tournament {
        self.veiled.as_deref().unwrap_or_else(|| self.journal.state())
    }

    /// The tournament for something of an address that shows more than the address by itself declared, as one of its papers does.
    ///
    /// # Errors
    /// [`WebError::Forbidden`] where the visitor may not read that.
    pub fn showing(&self, shows: Shows) -> Result<&Tournament, WebError> {
        match (self.may_see(shows), (self.shows | shows).is_plain()) {
            (false, _) => Err(WebError::Forbidden),
            (true, true) => Ok(self.tournament()),
            (true, false) => Ok(self.journal.state()),
        }
    }

    /// The tournament for a page that only shows it: names as the event's style and the visitor's language have them.
    pub fn shown(&self) -> &Tournament {
        let shown = self.shown.get_or_init(|| match full_names::shown(self.visitor.lang, self.state()) {
            Cow::Borrowed(_) => None,
            Cow::Owned(shown) => Some(Box::new(shown)),
        });
        shown.as_deref().unwrap_or_else(|| self.state())
    }

    /// The act from which the page was drawn whose form was sent; `None` where no form was read.
    pub fn seen(&self) -> Option<u64> {
        self.sent.seen()
    }

    /// What the form answers to a question that was asked about it before.
    pub fn confirmation(&self) -> Confirmation {
        self.sent.confirmation()
    }

    /// The key of a request that founds something, where its form has a name.
    pub fn request_key(&self) -> Option<String> {
        self.sent.request_key()
    }

    /// The form's own fields, to be sent again with an answer.
    pub fn sent_fields(&self) -> Vec<(String, String)> {
        self.sent.fields()
    }

    /// An attempt with what the form says of it; what the caller set itself stays.
    fn answered(&self, attempt: Attempt) -> Attempt {
        let Confirmation { reason, confirmed, confirmed_again } = self.confirmation();
        Attempt {
            seen: attempt.seen.or(self.seen()),
            reason: attempt.reason.or(reason),
            confirmed: attempt.confirmed || confirmed,
            confirmed_again: attempt.confirmed_again || confirmed_again,
            ..attempt
        }
    }

    /// The tournament as that page showed it: what its form was filled with.
    pub fn saw(&self) -> Cow<'_, Tournament> {
        match self.seen() {
            Some(seen) if seen < self.journal.state().seq => Cow::Owned(self.journal.state_after(seen)),
            _ => Cow::Borrowed(self.journal.state()),
        }
    }

    /// Whether the visitor may read a class of data here.
    pub fn may_read(&self, class: DataClass) -> bool {
        self.reader.may_read(class)
    }

    /// Whether the visitor may be given what shows these.
    pub fn may_see(&self, shows: Shows) -> bool {
        self.reader.may_see(shows)
    }

    pub fn is_arbiter(&self) -> bool {
        self.role >= Some(Role::Arbiter)
    }

    /// Whether the visitor works at a board, and is told what its players say.
    pub fn works_at(&self, board: u16) -> bool {
        self.is_arbiter() && self.boards.is_none_or(|boards| boards.has(board))
    }

    /// Whether the visitor is told who is here on which device, and whose word a result is.
    pub fn sees_people(&self) -> bool {
        self.is_arbiter() && self.may_read(DataClass::Devices)
    }

    /// Whether acts are offered: to arbiters, while the event is open.
    pub fn may_act(&self) -> bool {
        self.is_arbiter() && !self.tournament().closed
    }

    /// Why an act would be refused whoever does it, in words: it is not offered then.
    pub fn obstacle(&self, act: &Act) -> Option<String> {
        let refusal = judge(&self.journal, Role::ChiefArbiter, act).err()?;
        Some(refusals::refusal(self.visitor.lang, &refusal, Some(self.tournament())))
    }

    pub fn actor(&self) -> Actor {
        self.visitor.actor(self.role, self.boards)
    }
}

impl<R: Right> Guarded<R> {
    /// Does an act. Whether the visitor may is judged by what it changes.
    ///
    /// # Errors
    /// [`Refused`], to be shown where the act was asked for.
    pub async fn perform(&self, attempt: Attempt) -> Result<Performed, Refused> {
        self.with_patience(attempt, |desk, id, actor, attempt| desk.perform(id, actor, attempt)).await
    }

    /// Enters a result as somebody typed it; it is kept where it contradicts what others did.
    ///
    /// # Errors
    /// [`Refused`], to be shown where the result was typed.
    pub async fn enter_typed(&self, attempt: Attempt) -> Result<Typed, Refused> {
        self.with_patience(attempt, |desk, id, actor, attempt| desk.enter_typed(id, actor, attempt)).await
    }

    async fn with_patience<T: Send + 'static>(
        &self,
        attempt: Attempt,
        act: fn(&Desk, i64, &Actor, &Attempt) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let desk = Arc::clone(&self.state.desk);
        let (id, actor) = (self.id(), self.actor());
        let attempt = self.answered(attempt);
        let can_be_away = desk.store().can_be_away();
        let doing = crate::in_pool(move || act(&desk, id, &actor, &attempt));
        if !can_be_away {
            return doing.await.unwrap_or(Err(Refused::Broken));
        }
        match tokio::time::timeout(super::ACT_PATIENCE, doing).await {
            Ok(done) => done.unwrap_or(Err(Refused::Broken)),
            // Whether it is saved is not known; the act names what it believed, so that it is not done twice.
            Err(_) => Err(Refused::Store(StoreError::Away)),
        }
    }
}
