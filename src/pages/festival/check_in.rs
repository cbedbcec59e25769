//! One check-in for all sections of a festival: the desk at the door knows no sections, and who plays in several comes once.

use super::{Section, visible};
use crate::players::check_in::Pressed;
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;
use sonneborn_exchange::search;
use sonneborn_i18n::{Lang, alphabet, common, festival as words, full_names, players as player_words};
use sonneborn_manual::Chapter;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Identity, Player};
use sonneborn_tournament::reader;
use sonneborn_web::form::Posted;
use sonneborn_web::names::{rating, title_and};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, page, see_other};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/f/{festival}/check-in", Shows::MONEY, show).post(
        "/f/{festival}/check-in",
        Shows::MONEY,
        tick,
    );
}

/// Somebody with all sections of one day in which they play.
struct Line {
    /// `EVENT:PLAYER`, more of them apart by commas.
    places: String,
    name: String,
    /// The name without the title.
    sorted_by: String,
    rating: String,
    federation: String,
    sections: String,
    paid: String,
    /// The fees of which nothing is noted as paid.
    owes: String,
    /// For the filter: the numbers of the lists, how the name is typed otherwise, the start number.
    keys: String,
    find: String,
    number: String,
    is_here: bool,
}

/// A player in a section, in which they are expected on a day.
struct Place<'s> {
    section: &'s Section,
    tournament: &'s Tournament,
    player: &'s Player,
}

#[derive(Template)]
#[template(path = "festival/check_in.html")]
struct CheckInPage {
    frame: Frame,
    id: i64,
    lines: Vec<Line>,
    here: usize,
}

/// The sections that the visitor arbitrates.
///
/// # Errors
/// [`WebError::Forbidden`] where there is none.
async fn own_sections(state: &web::Data<AppState>, visitor: &Visitor, id: i64) -> Result<Vec<Section>, WebError> {
    let (_, mut sections) = visible(state, visitor, id).await?;
    // The check-in is of the whole event: whoever has some boards has no part in it.
    sections.retain(|section| section.role >= Some(Role::Arbiter) && section.boards.is_none());
    if sections.is_empty() { Err(WebError::Forbidden) } else { Ok(sections) }
}

async fn show(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let sections = own_sections(&state, &visitor, *path).await?;
    let journals: Vec<_> = sections.iter().map(|section| (section, section.live.journal())).collect();
    // Two of one section whom nothing tells apart are two people, and it is not known who of them is elsewhere.
    let (mut expected, mut twice) = (Vec::new(), HashSet::new());
    for (section, journal) in &journals {
        let tournament = journal.state();
        let round = tournament.next_round().unwrap_or(RoundNo::FIRST);
        let day = day_of(tournament, round);
        let mut here = HashSet::new();
        for player in tournament.entrants().filter(|player| player.takes_part_in(round)) {
            let person = (player.data.identity(), day);
            if !here.insert(person.clone()) {
                twice.insert(person.clone());
            }
            expected.push((person, Place { section, tournament, player }));
        }
    }
    let mut people: Vec<Vec<Place<'_>>> = Vec::new();
    let mut known: HashMap<(Identity, Option<NaiveDate>), usize> = HashMap::new();
    for (person, place) in expected {
        match known.get(&person).filter(|_| !twice.contains(&person)) {
            Some(&line) => people[line].push(place),
            None => {
                known.insert(person, people.len());
                people.push(vec![place]);
            }
        }
    }
    let mut lines: Vec<Line> = people.iter().filter_map(|places| line(places, visitor.lang)).collect();
    alphabet::sort_by_name(visitor.lang, &mut lines, |line| &line.sorted_by);
    page(&CheckInPage {
        frame: Frame::new(&visitor, words::check_in_all(visitor.lang)),
        id: *path,
        here: lines.iter().filter(|line| line.is_here).count(),
        lines,
    })
}

/// The day of a round: who comes today has not come for the blitz of tomorrow.
fn day_of(tournament: &Tournament, round: RoundNo) -> Option<NaiveDate> {
    let details = &tournament.details;
    let start = details.schedule.get(round.index()).copied().flatten();
    start.map(|start| start.date()).or(details.start)
}

fn line(places: &[Place<'_>], lang: Lang) -> Option<Line> {
    let first = places.first()?;
    let data = &first.player.data;
    let shown = full_names::of(lang, first.tournament, data);
    let joined = |texts: Vec<String>| {
        texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(common::list_comma(lang))
    };
    let owed =
        |place: &Place<'_>| place.tournament.owed_by(place.player).map_or_else(String::new, |fee| fee.to_string());
    let ids = places.iter().map(|place| format!("{}:{}", place.section.row.id, place.player.id.0));
    Some(Line {
        places: ids.collect::<Vec<_>>().join(","),
        name: title_and(data, &shown),
        sorted_by: shown.into_owned(),
        find: search::hint_of_both(&data.name, &data.latin_name),
        number: first.player.tpn.map(|tpn| tpn.to_string()).unwrap_or_default(),
        rating: rating(first.tournament, data),
        federation: data.federation.clone(),
        sections: joined(places.iter().map(|place| place.tournament.details.name.clone()).collect()),
        paid: joined(places.iter().map(|place| place.player.data.paid.clone()).collect()),
        owes: joined(places.iter().map(owed).collect()),
        keys: format!("{} {}", data.fide_id.map_or_else(String::new, |id| id.to_string()), data.national_id)
            .trim()
            .to_lowercase(),
        is_here: places.iter().all(|place| place.player.checked_in),
    })
}

/// `3:12,4:7 in` ticks player 12 of event 3, who is player 7 of event 4; `3:12,4:7 paid` notes the entry fees of both.
#[derive(Deserialize)]
struct Tick {
    tick: String,
}

async fn tick(
    request: HttpRequest,
    visitor: Visitor,
    state: web::Data<AppState>,
    path: web::Path<i64>,
    form: Posted<Tick>,
) -> Answer {
    let place = |told: &str| {
        let (event, player) = told.split_once(':')?;
        Some((event.parse::<i64>().ok()?, PlayerId(player.parse().ok()?)))
    };
    let told = form.0.tick.split_once(' ').and_then(|(who, to)| {
        let pressed = reader::code(to, &Pressed::CODES).ok()?;
        Some((who.split(',').map(place).collect::<Option<Vec<_>>>()?, pressed))
    });
    let (places, pressed) = told.ok_or_else(|| WebError::Unreadable(form.0.tick.clone()))?;
    let sections = own_sections(&state, &visitor, *path).await?;
    let acting = |(event, player): (i64, PlayerId)| {
        let section = sections.iter().find(|section| section.row.id == event).ok_or(WebError::Forbidden)?;
        Ok((event, player, visitor.actor(section.role, section.boards)))
    };
    let places = places.into_iter().map(acting).collect::<Result<Vec<_>, WebError>>()?;
    let desk = Arc::clone(&state.desk);
    blocking(move || {
        let done = match pressed {
            Pressed::Here(now) => desk.check_in_person(&places, now),
            Pressed::Paid => desk.note_paid(&places),
        };
        done.map_err(WebError::from)
    })
    .await?;
    let by_script = request.headers().get("accept").is_some_and(|accept| accept.as_bytes() == b"application/json");
    if by_script {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(see_other(&format!("/f/{}/check-in", *path)))
}
