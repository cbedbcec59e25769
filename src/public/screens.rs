//! A screen by its name: a television opens the address once, and shows from then on what the arbiters choose. Each slide is a page;
//! `static/screen.js` turns the pages of a slide and goes on to the next one, without scripts the browser goes on by itself.

use super::lists::{heading, position};
use super::tables::after_complete_rounds;
use super::wall::Wall;
use super::{PublicFrame, Tab, cover, everywhere, round_asked, round_with_results};
use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;
use sonneborn_desk::clock;
use sonneborn_i18n::{common, dates, standings as standings_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::screen::{Screen, Slide};
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::slides::{address, kind_of_picture, slide_name};
use sonneborn_web::{Answer, WebError, blocking, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/screen/{name}", Shows::PUBLIC, show);
    config.unexplained().get("/p/{tournament}/screen-picture", Shows::PUBLIC, picture);
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    slide: usize,
}

#[derive(Template)]
#[template(path = "public/screen.html")]
struct ScreenPage {
    frame: PublicFrame,
    screen: Screen,
    slide: Slide,
    title: &'static str,
    /// Where the next slide is; the same address where there is one only.
    next: String,
    /// The position of Chess960, above the boards and names of a round.
    position: Option<String>,
    wall: Wall,
    /// Whether the columns have heads.
    heads: bool,
    /// The start of the round in words and as scripts read it; the time at which the page was drawn.
    start: Option<(String, String)>,
    time: String,
}

async fn show(guarded: Guarded<Public>, path: web::Path<(i64, String)>, query: web::Query<Query>) -> Answer {
    let name = path.into_inner().1.to_lowercase();
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let known = tournament.screens.iter().find(|screen| screen.name.to_lowercase() == name);
    let screen = known.cloned().ok_or(WebError::NotFound)?;
    let slides = screen.shown();
    let place = query.slide % slides.len().max(1);
    let slide = slides.get(place).copied().ok_or(WebError::NotFound)?;
    let next = (place + 1) % slides.len();
    let base = format!("/p/{}", guarded.id());
    let round = match slide {
        Slide::Results => round_with_results(tournament, None),
        Slide::Pairings | Slide::Names | Slide::Standings | Slide::Clock | Slide::Announcement | Slide::Picture => {
            round_asked(tournament, None)
        }
    };
    let now = clock::hall_now(&tournament.details);
    let start = match slide {
        // Until a round begins; while one is played, until the next.
        Slide::Clock => cover::starts(tournament).find(|(_, at)| *at > now),
        Slide::Pairings | Slide::Names | Slide::Results | Slide::Standings | Slide::Announcement | Slide::Picture => {
            None
        }
    };
    // As the page of the same content.
    let tab = match slide {
        Slide::Standings => Tab::Standings,
        Slide::Results => Tab::Results,
        Slide::Names => Tab::Names,
        Slide::Pairings | Slide::Clock => Tab::Pairings,
        Slide::Announcement | Slide::Picture => Tab::Event,
    };
    let told = start.map_or_else(|| heading(round, lang), |(of, _)| common::round_n(lang, of));
    let mut shown = ScreenPage {
        frame: PublicFrame::of(&guarded, tab, told, ""),
        slide,
        title: slide_name(lang, slide),
        next: format!("{}?slide={next}", address(&base, &screen.name)),
        position: round
            .filter(|_| matches!(slide, Slide::Pairings | Slide::Names))
            .and_then(|round| position(tournament, round.number, lang)),
        heads: screen.heads,
        screen,
        wall: Wall::default(),
        start: start.map(|(_, at)| (dates::minute(lang, at), begins(tournament, at))),
        time: now.format("%R").to_string(),
    };
    match (slide, round) {
        (Slide::Pairings | Slide::Results, Some(round)) => {
            shown.wall = Wall::of_boards(tournament, round, lang);
        }
        (Slide::Names, Some(round)) => shown.wall = Wall::of_names(tournament, round, lang),
        (Slide::Standings, _) => {
            if let Some(standings) = after_complete_rounds(tournament) {
                shown.frame.heading = standings_words::after_round(lang, standings.through);
                shown.wall = Wall::of_standings(tournament, &standings, lang);
            }
        }
        (Slide::Clock | Slide::Announcement | Slide::Picture, _)
        | (Slide::Pairings | Slide::Results | Slide::Names, None) => {}
    }
    page(&shown)
}

async fn picture(guarded: Guarded<Public>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let kept = blocking(move || desk.store().screen_picture(id).map_err(WebError::from)).await?;
    let picture = kept.ok_or(WebError::NotFound)?;
    let kind = kind_of_picture(&picture).ok_or(WebError::NotFound)?;
    Ok(HttpResponse::Ok().content_type(kind).body(picture))
}

/// When a round begins, for the clock of whatever computer shows the screen: by that computer's own where the hall's zone is not known.
fn begins(tournament: &Tournament, at: NaiveDateTime) -> String {
    match everywhere(tournament, at) {
        known if !known.is_empty() => known,
        _ => at.format("%Y-%m-%dT%H:%M").to_string(),
    }
}
