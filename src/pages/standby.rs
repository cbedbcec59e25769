//! The second computer of a hall: on the one in charge how far the other follows, and the code for it; on the one that follows how far it
//! is, and the press by which it takes over; on the one that was replaced where the work goes on, and the acts that only it has.

use super::log_in;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use sonneborn_desk::outlets::line_of;
use sonneborn_desk::standby::{Alone, NotTakenOver, Progress};
use sonneborn_desk::{Desk, clock, failures, instant, now_microseconds};
use sonneborn_i18n::{Lang, acts, dates, standby as words};
use sonneborn_manual::Chapter;
use sonneborn_store::Database;
use sonneborn_store::standing::Standing;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Undo};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::Administrator;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, html, page, see_other};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/standby", Shows::PUBLIC, standing).post(
        "/standby",
        Shows::CODES,
        change,
    );
    config.unexplained().get("/standby/qr.svg", Shows::PUBLIC, image);
    config.explained_in(Chapter::Public).get("/standby/acts", Shows::JOURNAL, acts_alone).post(
        "/standby/take-over",
        Shows::PUBLIC,
        take_over,
    );
}

/// The least width of the image in units of its own; it scales.
const WIDTH: u32 = 240;
/// A computer that was not heard of for so long is silent, in microseconds.
const SILENCE: i64 = 3_000_000;
const MICROSECONDS: f64 = 1_000_000.0;

/// How this computer stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    InCharge,
    Follows,
    Replaced,
}

#[derive(Template)]
#[template(path = "standby.html")]
struct StandbyPage {
    frame: Frame,
    stands: Stands,
    /// What is so, line by line.
    told: Vec<String>,
    /// What is not as it should be.
    problems: Vec<String>,
    /// The events in which acts of the replaced computer wait, with the address of each.
    lone: Vec<(String, String)>,
    /// The line to be typed on the second computer, on the answer that made its code.
    line: Option<String>,
    has_pair: bool,
    can_pair: bool,
    /// Where others find this computer.
    address: String,
    /// Where the work goes on, where that is elsewhere.
    elsewhere: Option<String>,
    is_administrator: bool,
    name: String,
    needs_code: bool,
    problem: Option<String>,
}

fn stands(standing: &Standing) -> Stands {
    match (standing.follows, standing.replaced_by()) {
        (true, _) => Stands::Follows,
        (false, Some(_)) => Stands::Replaced,
        (false, None) => Stands::InCharge,
    }
}

/// A PostgreSQL server has a standby of its own.
fn is_of_file(desk: &Desk) -> bool {
    match desk.store().database() {
        Database::Sqlite(_) => true,
        Database::Postgres(_) => false,
    }
}

async fn standing(visitor: Visitor, state: web::Data<AppState>) -> Answer {
    show(&visitor, &state, None, StatusCode::OK, |_| {})
}

/// The page; of a computer that is in charge for administrators only.
fn show(
    visitor: &Visitor,
    state: &AppState,
    line: Option<String>,
    status: StatusCode,
    change: impl FnOnce(&mut StandbyPage),
) -> Answer {
    let (desk, lang) = (&state.desk, visitor.lang);
    let standing = desk.store().standing();
    let stands = stands(&standing);
    if stands == Stands::InCharge && !visitor.is_administrator() {
        return Err(if visitor.login.is_none() { visitor.unknown() } else { WebError::Forbidden });
    }
    let mut page = StandbyPage {
        frame: Frame::new(visitor, words::title(lang)),
        stands,
        told: Vec::new(),
        problems: Vec::new(),
        lone: Vec::new(),
        line,
        has_pair: standing.pair.is_some(),
        can_pair: is_of_file(desk),
        address: state.public_url.clone(),
        elsewhere: standing.replaced_by().filter(|_| !standing.follows).map(|other| other.address.clone()),
        is_administrator: visitor.is_administrator(),
        name: String::new(),
        needs_code: false,
        problem: None,
    };
    match stands {
        Stands::InCharge => {
            tell_in_charge(&mut page, desk, &standing, lang);
            page.lone = lone_acts(desk, lang)?;
        }
        Stands::Follows => tell_following(&mut page, desk, &standing, lang),
        Stands::Replaced => {
            let replaced = standing.replaced_by();
            page.told.extend(replaced.map(|other| words::replaced(lang, moment(lang, other.at), &other.address)));
        }
    }
    if !page.can_pair {
        page.told.push(words::of_postgres(lang).into());
    }
    change(&mut page);
    html(status, &page)
}

fn tell_in_charge(page: &mut StandbyPage, desk: &Desk, standing: &Standing, lang: Lang) {
    if let (Some(own), Some(replaced)) = (&standing.take_over, &standing.replaced) {
        let from = replaced.other.clone().unwrap_or_default();
        page.told.push(words::took_over(lang, moment(lang, own.at), from));
    }
    let Some(pair) = &standing.pair else { return };
    match (desk.heard_of_second(), &pair.other) {
        (Some(heard), Some(other)) => {
            page.told.push(words::followed_by(lang, other));
            page.told.push(words::behind(lang, heard.behind, ago(heard.at)));
            if is_silent(heard.at) {
                page.problems.push(words::second_silent(lang, ago(heard.at)));
            }
        }
        (None, Some(other)) => {
            page.told.push(words::followed_by(lang, other));
            page.problems.push(words::second_silent(lang, ago(pair.since)));
        }
        (_, None) => page.told.push(words::waits(lang).into()),
    }
    page.told.push(words::later(lang).into());
}

/// Where acts of the replaced computer wait for a chief arbiter.
fn lone_acts(desk: &Desk, lang: Lang) -> Result<Vec<(String, String)>, WebError> {
    let waiting = desk.store().waiting_lone_acts()?.into_iter();
    let told =
        waiting.map(|(id, count)| (words::lone_in(lang, event_name(desk, id), count), format!("/t/{id}/standby")));
    Ok(told.collect())
}

fn event_name(desk: &Desk, id: i64) -> String {
    let row = desk.store().tournament(id).ok().flatten();
    row.map_or_else(|| id.to_string(), |row| row.name)
}

fn tell_following(page: &mut StandbyPage, desk: &Desk, standing: &Standing, lang: Lang) {
    let Progress { at, behind, is_whole, forked, failure, .. } = desk.progress_of_following();
    let other = standing.pair.as_ref().and_then(|pair| pair.other.clone()).unwrap_or_default();
    page.told.push(words::follows(lang, other));
    page.told.extend(at.map(|at| words::behind(lang, behind, ago(at))));
    if !is_whole {
        page.told.push(words::not_whole(lang).into());
    }
    page.problems.extend(at.filter(|at| is_silent(*at)).map(|at| words::silent(lang, ago(at))));
    page.problems.extend(failure.map(|why| failures::not_followed(lang, &why)));
    page.problems.extend(forked_words(desk, &forked, lang));
}

fn forked_words(desk: &Desk, forked: &BTreeMap<i64, u64>, lang: Lang) -> Vec<String> {
    forked.iter().map(|(id, seq)| words::forked(lang, event_name(desk, *id), *seq)).collect()
}

fn is_silent(at: i64) -> bool {
    at < now_microseconds() - SILENCE
}

/// `0.2`: how many seconds ago.
fn ago(at: i64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "tenths of seconds are shown")]
    let seconds = (now_microseconds() - at).max(0) as f64 / MICROSECONDS;
    format!("{seconds:.1}")
}

fn moment(lang: Lang, at: i64) -> String {
    dates::minute(lang, clock::on_computer(instant(at)))
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Make,
    End,
}

#[derive(Deserialize)]
struct ChangeForm {
    #[serde(rename = "do")]
    change: Change,
}

/// A new code is on this answer only.
async fn change(administrator: Administrator, state: web::Data<AppState>, form: Posted<ChangeForm>) -> Answer {
    if !is_of_file(&state.desk) {
        return Err(WebError::NotFound);
    }
    if let Some(trouble) = state.desk.store().trouble() {
        return Err(WebError::ReadOnly(trouble));
    }
    let desk = Arc::clone(&state.desk);
    match form.0.change {
        Change::Make => {
            let code = blocking(move || desk.make_pair()).await?;
            let line = format!("sonneborn follow {} --listen 0.0.0.0:8080", line_of(&state.public_url, &code));
            show(&administrator.visitor, &state, Some(line), StatusCode::OK, |_| {})
        }
        Change::End => {
            blocking(move || desk.end_pair()).await?;
            Ok(see_other("/standby"))
        }
    }
}

async fn image(state: web::Data<AppState>) -> Answer {
    let code = QrCode::new(&state.public_url).map_err(WebError::internal)?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
    Ok(HttpResponse::Ok().content_type("image/svg+xml").body(drawn))
}

#[derive(Deserialize)]
struct Confirmation {
    name: String,
    password: String,
    #[serde(default)]
    code: String,
}

/// Nobody can log in where nothing is written, so whoever confirms says here who they are.
async fn take_over(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    form: web::Form<Confirmation>,
) -> Answer {
    let Confirmation { name, password, code } = form.into_inner();
    let (desk, lang) = (Arc::clone(&state.desk), visitor.lang);
    let (tried, place) = (name.clone(), log_in::place(&request, &visitor));
    let done = sonneborn_web::in_pool(move || desk.take_over(&tried, (&password, &code), &place)).await;
    let (status, problem, needs_code) = match done.map_err(WebError::internal)? {
        // Whoever took over logs in as everywhere else.
        Ok(()) => return Ok(see_other("/log-in?next=/standby")),
        Err(NotTakenOver::Store(error)) => return Err(error.into()),
        Err(NotTakenOver::NoAdministrator) => (StatusCode::FORBIDDEN, words::not_administrator(lang), false),
        Err(NotTakenOver::LogIn(error)) => log_in::told(lang, error)?,
    };
    show(&visitor, &state, None, status, |page| {
        (page.name, page.problem, page.needs_code) = (name, Some(problem.into()), needs_code);
    })
}

struct ActAlone {
    at: DateTime<Utc>,
    seq: u64,
    who: String,
    what: String,
}

struct EventAlone {
    name: String,
    /// Where they wait on the computer in charge; `None` where that one does not know the event.
    link: Option<String>,
    acts: Vec<ActAlone>,
}

#[derive(Template)]
#[template(path = "standby_acts.html")]
struct ActsPage {
    frame: Frame,
    events: Vec<EventAlone>,
}

async fn acts_alone(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    let (desk, lang) = (Arc::clone(&state.desk), administrator.visitor.lang);
    let standing = desk.store().standing();
    let Some(elsewhere) = standing.replaced_by().map(|other| other.address.clone()) else {
        return Err(WebError::NotFound);
    };
    let alone = blocking(move || desk.acts_here_alone()).await?;
    let events = alone.into_iter().map(|Alone { event: id, is_known_there, journal, entries }| EventAlone {
        name: journal.state().details.name.clone(),
        link: is_known_there.then(|| format!("{elsewhere}/t/{id}/standby")),
        acts: entries
            .into_iter()
            .map(|entry| ActAlone {
                at: entry.at,
                seq: entry.seq,
                what: match &entry.act {
                    Act::Undo(Undo { seq }) => acts::undone(lang, &journal, *seq),
                    act => acts::act(lang, act, journal.state()),
                },
                who: acts::author(lang, &entry.author.name),
            })
            .collect(),
    });
    let frame = Frame::new(&administrator.visitor, words::alone(lang));
    page(&ActsPage { frame, events: events.collect() })
}
