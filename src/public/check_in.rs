//! Players check in by themselves: find me, give my year of birth where the list has one, done. It tells nothing that the public
//! list does not tell, ticks only, and only before round 1 while the chief arbiter lets players do it.

use super::{PublicFrame, Tab};
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::check_in::NoSelfCheckIn;
use sonneborn_i18n::{alphabet, dates, players as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Player;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::asked::is_asked_for;
use sonneborn_web::{Answer, WebError, html, page, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::CheckIn)
        .get("/p/{tournament}/check-in", Shows::PUBLIC, find)
        .get("/p/{tournament}/check-in/{player}", Shows::PUBLIC, show)
        .post("/p/{tournament}/check-in/{player}", Shows::PUBLIC, confirm);
}

/// Namesakes on one page; who is not among them types more of the name.
const MOST_FOUND: usize = 12;

struct Found {
    id: u32,
    name: String,
    about: String,
    is_here: bool,
}

impl Found {
    fn of(guarded: &Guarded<Public>, player: &Player) -> Found {
        let data = &player.data;
        let about = [rating(guarded.tournament(), data), data.federation.clone(), data.club.clone()];
        Found {
            id: player.id.0,
            name: titled(data),
            about: about.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
            is_here: player.checked_in,
        }
    }
}

#[derive(Template)]
#[template(path = "public/check_in.html")]
struct CheckInPage {
    frame: PublicFrame,
    /// Until when, in words.
    until: String,
    found: Vec<Found>,
    /// The player who is checking in.
    chosen: Option<Found>,
    asks_birth: bool,
    problem: Option<String>,
}

impl CheckInPage {
    fn of(guarded: &Guarded<Public>, query: &str) -> CheckInPage {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let until = tournament.details.check_in_until;
        CheckInPage {
            frame: PublicFrame::of(guarded, Tab::CheckIn, words::check_in(lang).into(), query),
            until: until.map_or_else(String::new, |at| words::check_in_open_until(lang, dates::minute(lang, at))),
            found: Vec::new(),
            chosen: None,
            asks_birth: false,
            problem: None,
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    q: String,
}

async fn find(guarded: Guarded<Public>, query: web::Query<Query>) -> Answer {
    let tournament = guarded.tournament();
    let mut shown = CheckInPage::of(&guarded, &query.q);
    if !Tab::CheckIn.is_of(tournament) {
        shown.problem = Some(words::self_check_in_closed(guarded.visitor.lang).into());
        return page(&shown);
    }
    if !query.q.trim().is_empty() {
        let mut players: Vec<&Player> = tournament
            .entrants()
            .filter(|player| {
                player.takes_part_in(RoundNo::FIRST)
                    && is_asked_for(&[&player.data.name, &player.data.latin_name], "", &query.q)
            })
            .collect();
        alphabet::sort_by_name((guarded.visitor.lang, tournament.style.order), &mut players, |player| {
            &player.data.name
        });
        shown.found = players.into_iter().take(MOST_FOUND).map(|player| Found::of(&guarded, player)).collect();
    }
    page(&shown)
}

fn chosen(guarded: &Guarded<Public>, player: u32) -> Result<CheckInPage, WebError> {
    let known = guarded.tournament().player(PlayerId(player)).ok_or(WebError::NotFound)?;
    let asks_birth = known.data.birth.is_some();
    Ok(CheckInPage { chosen: Some(Found::of(guarded, known)), asks_birth, ..CheckInPage::of(guarded, "") })
}

async fn show(guarded: Guarded<Public>, path: web::Path<(i64, u32)>, query: web::Query<Query>) -> Answer {
    // The field above looks for somebody else.
    if !query.q.trim().is_empty() {
        return find(guarded, query).await;
    }
    let mut shown = chosen(&guarded, path.1)?;
    if !Tab::CheckIn.is_of(guarded.tournament()) {
        shown.problem = Some(words::self_check_in_closed(guarded.visitor.lang).into());
    }
    page(&shown)
}

#[derive(Deserialize)]
struct Confirmed {
    #[serde(default)]
    birth_year: String,
}

async fn confirm(guarded: Guarded<Public>, path: web::Path<(i64, u32)>, form: web::Form<Confirmed>) -> Answer {
    let (lang, (event, player)) = (guarded.visitor.lang, path.into_inner());
    let year = form.birth_year.trim().parse().ok();
    let (desk, device) = (Arc::clone(&guarded.state.desk), guarded.visitor.device.clone());
    let done = sonneborn_web::in_pool(move || desk.check_in_self(event, PlayerId(player), year, device)).await;
    let problem = match done.map_err(WebError::internal)? {
        Ok(()) => return Ok(see_other(&format!("/p/{event}/check-in/{player}"))),
        Err(NoSelfCheckIn::Closed) => words::self_check_in_closed(lang).into(),
        Err(NoSelfCheckIn::OtherBirth) => words::other_birth_year(lang).into(),
        Err(NoSelfCheckIn::Refused(refusal)) => refused::words(lang, &refusal, Some(guarded.tournament())),
    };
    html(StatusCode::CONFLICT, &CheckInPage { problem: Some(problem), ..chosen(&guarded, player)? })
}
