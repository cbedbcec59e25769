//! Adding players from the rating list: a search that answers while typing, and one key to add.

use crate::desk::{Attempt, Refused};
use crate::i18n::{common, confirmation, rating as words};
use crate::store::rating_list::RatingListRow;
use crate::tournament::act::Act;
use crate::tournament::ids::RoundNo;
use crate::tournament::player::PlayerData;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::{Answer, Frame, blocking, page, refused, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/rating-list", web::get().to(search))
        .route("/t/{tournament}/rating-list", web::post().to(add));
}

/// Players shown for a query.
const SHOWN: usize = 25;

struct Line {
    data: PlayerData,
    row: u32,
    is_here: bool,
}

#[derive(Template)]
#[template(path = "rating_list.html")]
struct ListPage {
    frame: Frame,
    id: i64,
    query: String,
    /// The list that is searched; `None` where none was imported.
    list: Option<RatingListRow>,
    lists: Vec<RatingListRow>,
    lines: Vec<Line>,
    problem: Option<String>,
    /// Warnings to go on from, for the player of this row.
    warnings: Vec<String>,
    asked: u32,
    /// The player who was just added.
    added: String,
}

#[derive(Default, Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
    /// The list; FIDE's at the start of the event where none is named.
    list: Option<i64>,
    #[serde(default)]
    added: String,
}

async fn search(guarded: Guarded<Arbiter>, query: web::Query<Query>) -> Answer {
    show(&guarded, query.into_inner(), None, Vec::new(), 0).await
}

async fn show(
    guarded: &Guarded<Arbiter>,
    query: Query,
    problem: Option<String>,
    warnings: Vec<String>,
    asked: u32,
) -> Answer {
    let desk = Arc::clone(&guarded.state.desk);
    let tournament = guarded.tournament();
    let (rate, start) = (tournament.regulations.rate, tournament.details.start);
    let (wanted, chosen) = (query.q.clone(), query.list);
    let (list, lists, found) = blocking(move || {
        let lists = desk.store().rating_lists()?;
        let loaded = match chosen {
            Some(list) => desk.loaded_rating_list(list)?,
            None => desk.rating_list_at(start)?,
        };
        let Some(loaded) = loaded else { return Ok::<_, crate::store::StoreError>((None, lists, Vec::new())) };
        let title = loaded.0.title();
        let rows = loaded.1.search(&wanted, SHOWN).into_iter();
        let found = rows.filter_map(|row| Some((row, loaded.1.player(row)?.to_player(rate, &title)))).collect();
        Ok((Some(loaded.0.clone()), lists, found))
    })
    .await?;
    let is_here = |data: &PlayerData| {
        let is_same = |other: &PlayerData| match data.fide_id {
            Some(_) => other.fide_id == data.fide_id,
            None => other.name == data.name && other.national_id == data.national_id,
        };
        tournament.entrants().any(|player| is_same(&player.data))
    };
    let lines = found.into_iter().map(|(row, data)| Line { is_here: is_here(&data), row, data }).collect();
    let frame = Frame::of(guarded, Section::Players, words::rating_list(guarded.visitor.lang));
    let Query { q: query, added, .. } = query;
    page(&ListPage { frame, id: guarded.id(), query, list, lists, lines, problem, warnings, asked, added })
}

#[derive(Deserialize)]
struct Addition {
    list: i64,
    row: u32,
    #[serde(default)]
    q: String,
    confirmed: Option<String>,
}

async fn add(guarded: Guarded<Arbiter>, form: Posted<Addition>) -> Answer {
    let Addition { list, row, q, confirmed } = form.0;
    let lang = guarded.visitor.lang;
    let desk = Arc::clone(&guarded.state.desk);
    let rate = guarded.tournament().regulations.rate;
    let found = blocking(move || {
        let loaded = desk.loaded_rating_list(list)?;
        let player =
            loaded.as_deref().and_then(|(kept, index)| Some(index.player(row)?.to_player(rate, &kept.title())));
        Ok::<_, crate::store::StoreError>(player)
    })
    .await?;
    let again = Query { q, list: Some(list), added: String::new() };
    let Some(data) = found else {
        // The list has been replaced since the page was shown.
        let again = Query { list: None, ..again };
        return show(&guarded, again, Some(words::not_in_list(lang).into()), Vec::new(), 0).await;
    };
    let (source, name) = (data.rating_source.clone(), data.name.clone());
    let next = u16::try_from(guarded.tournament().rounds.len() + 1).unwrap_or(u16::MAX);
    let act = Act::RegisterPlayers { players: vec![data], first_round: RoundNo(next), source };
    match guarded.perform(Attempt { confirmed: confirmed.is_some(), ..Attempt::of(act) }).await {
        Ok(_) => {
            let query = url::form_urlencoded::Serializer::new(String::new())
                .append_pair("list", &list.to_string())
                .append_pair("added", &name)
                .finish();
            Ok(see_other(&format!("/t/{}/rating-list?{query}", guarded.id())))
        }
        Err(Refused::ToConfirm(asked)) => {
            let warnings = confirmation::asked(lang, &asked, guarded.tournament());
            show(&guarded, again, None, warnings, row).await
        }
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            show(&guarded, again, Some(problem), Vec::new(), 0).await
        }
    }
}
