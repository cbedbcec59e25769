//! The page on which players sign up: the conditions, the places that are left, and a form of what the list of players needs. Who finds no
//! place waits, where the event has it so.

use super::{PublicFrame, Tab, me};
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::clock;
use sonneborn_desk::self_service::is_past;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, dates, phones as words, players as player_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::reader;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, html, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/sign-up", Shows::PUBLIC, show).post(
        "/p/{tournament}/sign-up",
        Shows::PUBLIC,
        sign_up,
    );
}

/// Whether somebody can sign up now.
pub(super) fn is_open(tournament: &Tournament) -> bool {
    let rules = tournament.public_side.sign_up.as_ref();
    let is_in_time = rules.is_some_and(|rules| !is_past(tournament, rules.until));
    is_in_time && tournament.rounds.is_empty() && !tournament.closed
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
struct Form {
    name: String,
    birth: String,
    federation: String,
    club: String,
    fide_id: String,
    rating: String,
}

#[derive(Template)]
#[template(path = "public/sign_up.html")]
struct SignUpPage {
    frame: PublicFrame,
    is_open: bool,
    conditions: Vec<String>,
    form: Form,
    /// What became of it.
    told: Option<String>,
    problems: Vec<String>,
}

impl SignUpPage {
    fn of(guarded: &Guarded<Public>, form: Form) -> SignUpPage {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        SignUpPage {
            frame: PublicFrame::of(guarded, Tab::SignUp, words::sign_up(lang).into(), ""),
            is_open: is_open(tournament),
            conditions: conditions(tournament, lang),
            form,
            told: None,
            problems: Vec::new(),
        }
    }
}

fn conditions(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let Some(rules) = tournament.public_side.sign_up.as_ref() else { return Vec::new() };
    let waiting = tournament.waiting.len();
    let told = [
        rules.until.map(|until| words::sign_up_until(lang, dates::minute(lang, until))),
        tournament.places_left().map(|left| words::places_left(lang, left)),
        (waiting > 0).then(|| words::waiting_count(lang, waiting)),
        rules.least_rating.map(|least| words::rating_below(lang, least)),
        rules.most_rating.map(|most| words::rating_above(lang, most)),
        rules.born_from.map(|year| words::born_before(lang, year.to_string())),
        rules.born_to.map(|year| words::born_after(lang, year.to_string())),
    ];
    told.into_iter().flatten().collect()
}

async fn show(guarded: Guarded<Public>) -> Answer {
    page(&SignUpPage::of(&guarded, Form::default()))
}

/// What was typed as a player, or what cannot be read.
fn read(lang: Lang, form: &Form) -> Result<PlayerData, Vec<String>> {
    let mut problems = Vec::new();
    let year = clock::year();
    let birth = reader::optional(&form.birth, |text| reader::birth(text, year));
    let birth = birth.map_err(|why| problems.push(unreadable(lang, player_words::birth(lang), &why))).ok().flatten();
    let fide_id = reader::optional(&form.fide_id, reader::fide_id);
    let fide_id =
        fide_id.map_err(|why| problems.push(unreadable(lang, player_words::fide_id(lang), &why))).ok().flatten();
    let rating = reader::optional(&form.rating, |text| reader::number(text, 1..=reader::MAX_RATING));
    let rating = rating.map_err(|why| problems.push(unreadable(lang, common::rating(lang), &why))).ok().flatten();
    let federation = reader::federation(&form.federation, "");
    let federation =
        federation.map_err(|why| problems.push(unreadable(lang, common::federation(lang), &why))).unwrap_or_default();
    let name = reader::name(&form.name).map_err(|why| problems.push(unreadable(lang, common::name(lang), &why)));
    let data = PlayerData {
        name: name.unwrap_or_default(),
        birth,
        federation,
        club: form.club.trim().to_owned(),
        fide_id,
        rating,
        rating_source: if rating.is_some() { words::as_signed_up(lang).into() } else { String::new() },
        ..PlayerData::default()
    };
    let faults = reader::player(&data, &PlayerData::default(), year);
    problems.extend(faults.iter().map(|(_, why)| unreadable(lang, words::sign_up(lang), why)));
    if problems.is_empty() { Ok(data) } else { Err(problems) }
}

async fn sign_up(guarded: Guarded<Public>, form: web::Form<Form>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.into_inner());
    let data = match read(lang, &form) {
        Ok(data) => data,
        Err(problems) => {
            return html(StatusCode::BAD_REQUEST, &SignUpPage { problems, ..SignUpPage::of(&guarded, form) });
        }
    };
    let caller = me::caller(&guarded);
    let (desk, id, name) = (Arc::clone(&guarded.state.desk), guarded.id(), data.name.clone());
    let done = sonneborn_web::in_pool(move || desk.sign_up(id, data, &caller)).await;
    match done.map_err(WebError::internal)? {
        Ok(waits) => {
            let told = if waits { words::you_wait(lang, &name) } else { words::you_are_signed_up(lang, &name) };
            page(&SignUpPage { told: Some(told), ..SignUpPage::of(&guarded, Form::default()) })
        }
        Err(why) => {
            let problems = vec![me::problem(&guarded, &why)];
            html(StatusCode::CONFLICT, &SignUpPage { problems, ..SignUpPage::of(&guarded, form) })
        }
    }
}
