//! Public pages that were drawn a moment ago, for the minute in which a hall turns to the new pairings: one reader's page is drawn, the
//! others wait for it and get the same, packed once.
//!
//! A page is kept for a second, and only as long as nothing was done in its event, no record of a board came and no right changed. What
//! else it shows (hours that pass, the name of a festival) is at most a second old. Whoever has a log-in gets pages of their own.

use super::security::POLICY_NAME;
use super::visitor::SESSION_COOKIE;
use super::{AppState, landing, language};
use actix_web::http::Method;
use actix_web::http::header::{self, ContentEncoding, HeaderMap, HeaderName, HeaderValue};
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use flate2::Compression;
use flate2::write::GzEncoder;
use sonneborn_desk::{Desk, Live, Moved};
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Mutex as Turn;

/// How long a page is given to others.
const FRESH: Duration = Duration::from_secs(1);
/// So many pages are kept; then all go, since a second later none would be given any more.
const MOST_PAGES: usize = 1_000;
/// Longer addresses and cookies are nobody's who only reads.
const MOST_KEY_BYTES: usize = 512;

/// What makes two requests one page: address, cookies (language, theme), and the browser's language.
type Key = (String, String, &'static str);

/// What a page shows besides the hour: the event's last act, the rights' last change, the boards' last move.
pub type Version = (u64, u64, Moved);

/// The pages that were drawn a moment ago.
#[derive(Default)]
pub struct PageCache {
    places: Mutex<HashMap<Key, Arc<Place>>>,
}

/// The place of a page; whoever holds it draws the page, and the others wait.
pub type Place = Turn<Option<Page>>;

/// A page as it was drawn.
pub struct Page {
    version: Version,
    drawn: Instant,
    pub headers: HeaderMap,
    whole: Body,
    /// With its sheets inside, once somebody came from elsewhere; `None` within for a page without sheets.
    landing: OnceLock<Option<(Body, HeaderValue)>>,
}

/// What is sent, as it is and packed.
struct Body {
    plain: Bytes,
    packed: Bytes,
}

impl Body {
    fn of(plain: Bytes) -> Body {
        let mut packer = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::fast());
        // Writing into memory does not fail.
        let packed = packer.write_all(&plain).and_then(|()| packer.finish()).unwrap_or_default();
        Body { plain, packed: Bytes::from(packed) }
    }

    fn answer(&self, mut answer: HttpResponseBuilder, packs: bool) -> HttpResponse {
        // Who keeps it between is told that it may be packed.
        answer.append_header((header::VARY, HeaderValue::from_static("accept-encoding")));
        if packs && !self.packed.is_empty() {
            answer.insert_header(ContentEncoding::Gzip);
            return answer.body(self.packed.clone());
        }
        answer.body(self.plain.clone())
    }
}

/// Where a request's page may be kept.
pub struct Wanted {
    pub place: Arc<Place>,
    desk: Arc<Desk>,
    live: Arc<Live>,
}

impl PageCache {
    /// Where the page that is asked for is kept; `None` where everybody gets their own.
    pub fn wanted(request: &HttpRequest) -> Option<Wanted> {
        let cache = request.app_data::<web::Data<PageCache>>()?;
        let desk = &request.app_data::<web::Data<AppState>>()?.desk;
        let rest = request.path().strip_prefix("/p/")?;
        let mut parts = rest.split('/');
        let event = parts.next()?.parse().ok()?;
        // A stream has no end.
        if request.method() != Method::GET || parts.next() == Some("live") || request.cookie(SESSION_COOKIE).is_some() {
            return None;
        }
        let live = desk.loaded(event)?;
        let cookies = request.headers().get_all(header::COOKIE).map(|cookies| cookies.to_str().unwrap_or("?"));
        let cookies = cookies.collect::<Vec<_>>().join("; ");
        let address = request.uri().path_and_query()?.as_str();
        if address.len() + cookies.len() > MOST_KEY_BYTES {
            return None;
        }
        let key = (address.to_owned(), cookies, language::of(request).tag());
        let mut places = cache.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= MOST_PAGES && !places.contains_key(&key) {
            places.clear();
        }
        Some(Wanted { place: Arc::clone(places.entry(key).or_default()), desk: Arc::clone(desk), live })
    }
}

impl Wanted {
    /// How it stands now; to be asked when the place is one's own, and before the page is drawn.
    pub fn version(&self) -> Version {
        let rights = *self.desk.store().rights().borrow();
        (self.live.journal().state().seq, rights, *self.live.boards().borrow())
    }
}

impl Page {
    /// A page that was drawn just now.
    pub fn of(version: Version, headers: HeaderMap, body: Bytes) -> Page {
        Page { version, drawn: Instant::now(), headers, whole: Body::of(body), landing: OnceLock::new() }
    }

    /// Whether it can still be given.
    pub(crate) fn is_fresh(&self, version: Version) -> bool {
        self.version == version && self.drawn.elapsed() < FRESH
    }

    /// The answer for a reader: packed where they take it so, and nothing where they have it.
    pub fn answer(&self, has_it: bool, packs: bool) -> HttpResponse {
        let mut answer = if has_it { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        for (name, value) in &self.headers {
            answer.insert_header((name.clone(), value.clone()));
        }
        if has_it {
            return answer.finish();
        }
        self.whole.answer(answer, packs)
    }

    /// The answer for somebody who comes from elsewhere: with the sheets inside, under a policy that names them, and without the mark
    /// of the page that others get. `None` for a page without sheets.
    pub(crate) fn landing(&self, packs: bool) -> Option<HttpResponse> {
        let inside = || {
            let (page, policy) = landing::of(std::str::from_utf8(&self.whole.plain).ok()?)?;
            Some((Body::of(Bytes::from(page)), policy))
        };
        let (body, policy) = self.landing.get_or_init(inside).as_ref()?;
        let mut answer = HttpResponse::Ok();
        for (name, value) in self.headers.iter().filter(|(name, _)| **name != header::ETAG) {
            answer.insert_header((name.clone(), value.clone()));
        }
        answer.insert_header((HeaderName::from_static(POLICY_NAME), policy.clone()));
        Some(body.answer(answer, packs))
    }
}
