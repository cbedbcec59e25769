//! The one way to register a route. Each declares by type which classes of data its answers may show ([`Shows`]), and in which chapter of
//! the manual its page is explained: a route without a declaration does not compile, and an answer outside the table of
//! `tournament/access.rs` is given to nobody.
//!
//! The declaration goes with the request, so that the guards ask it and nothing else; no list of addresses is kept beside it.

use crate::section::Section;
use crate::visitor::Visitor;
use actix_web::dev::{self, Handler};
use actix_web::guard::{self, Guard};
use actix_web::http::Method;
use actix_web::web::{self, Payload, ServiceConfig};
use actix_web::{FromRequest, HttpRequest, HttpResponse, Responder};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use std::pin::Pin;
use std::rc::Rc;

/// A route with what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    pub method: Method,
    /// The whole address as it was written: `/t/{tournament}/players`.
    pub path: String,
    pub shows: Shows,
    /// What Help and F1 open on the page; `None` for what is no page.
    pub chapter: Option<Chapter>,
}

/// Takes routes in, once they have said where they are explained.
pub struct Routes<'a> {
    config: &'a mut ServiceConfig,
    /// What goes before each path.
    base: &'static str,
    taken: &'a mut Vec<Declared>,
}

impl<'a> Routes<'a> {
    /// Takes routes in below `base`, and tells what they declare.
    pub fn under(base: &'static str, config: &'a mut ServiceConfig, taken: &'a mut Vec<Declared>) -> Routes<'a> {
        Routes { config, base, taken }
    }

    /// Takes in pages that a chapter of the manual explains.
    pub fn explained_in(&mut self, chapter: Chapter) -> Explained<'_, 'a> {
        Explained { routes: self, chapter: Some(chapter) }
    }

    /// Takes in what is no page: streams, pictures, and what programs ask for.
    pub fn unexplained(&mut self) -> Explained<'_, 'a> {
        Explained { routes: self, chapter: None }
    }

    fn take(&mut self, declared: Declared, called: Called) {
        self.taken.push(declared.clone());
        let (path, method, chapter) = (&declared.path[self.base.len()..], declared.method.clone(), declared.chapter);
        let answered = move |request: HttpRequest, payload: Payload| {
            Visitor::note_chapter(&request, chapter);
            called(request, payload.into_inner())
        };
        let resource = web::resource(path).guard(Of(method)).app_data(declared);
        self.config.service(resource.route(web::route().to(answered)));
    }
}

/// Takes routes of one chapter in.
pub struct Explained<'r, 'a> {
    routes: &'r mut Routes<'a>,
    chapter: Option<Chapter>,
}

impl Explained<'_, '_> {
    pub fn get<F, Args>(&mut self, path: &str, shows: Shows, handler: F) -> &mut Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.take(Method::GET, path, shows, called(handler))
    }

    pub fn post<F, Args>(&mut self, path: &str, shows: Shows, handler: F) -> &mut Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.take(Method::POST, path, shows, called(handler))
    }

    pub fn put<F, Args>(&mut self, path: &str, shows: Shows, handler: F) -> &mut Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.take(Method::PUT, path, shows, called(handler))
    }

    pub fn delete<F, Args>(&mut self, path: &str, shows: Shows, handler: F) -> &mut Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.take(Method::DELETE, path, shows, called(handler))
    }

    /// The first page of a section of an event's desk.
    pub fn section<F, Args>(&mut self, section: Section, handler: F) -> &mut Self
    where
        F: Handler<Args>,
        Args: FromRequest + 'static,
        F::Output: Responder + 'static,
    {
        self.get(&format!("/t/{{tournament}}{}", section.code()), section.shows(), handler)
    }

    fn take(&mut self, method: Method, path: &str, shows: Shows, called: Called) -> &mut Self {
        let (path, chapter) = (format!("{}{path}", self.routes.base), self.chapter);
        self.routes.take(Declared { method, path, shows, chapter }, called);
        self
    }
}

/// A handler with what it takes from a request, without their types.
type Called = Rc<dyn Fn(HttpRequest, dev::Payload) -> Pin<Box<dyn Future<Output = HttpResponse>>>>;

/// The services of actix around a handler are many and are compiled for each type of handler: so they get all handlers as one.
fn called<F, Args>(handler: F) -> Called
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    Rc::new(move |request, mut payload| {
        let handler = handler.clone();
        Box::pin(async move {
            match Args::from_request(&request, &mut payload).await {
                Ok(taken) => handler.call(taken).await.respond_to(&request).map_into_boxed_body(),
                Err(error) => HttpResponse::from_error(error.into()),
            }
        })
    })
}

/// Requests by one method; `HEAD` is a `GET` whose answer the server sends without its content.
struct Of(Method);

impl Guard for Of {
    fn check(&self, context: &guard::GuardContext<'_>) -> bool {
        let asked = &context.head().method;
        *asked == self.0 || (*asked == Method::HEAD && self.0 == Method::GET)
    }
}

/// What the route of a request declared; `None` where no route answers.
pub fn declared(request: &HttpRequest) -> Option<Shows> {
    request.app_data::<Declared>().map(|declared| declared.shows)
}
