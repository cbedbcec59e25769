//! Adding players from the rating list: a search that answers while typing, and one key to add.

use crate::desk::{Attempt, Refused};
use crate::i18n::{rating as words, refusals};
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
    fide_id: u32,
    is_here: bool,
}

#[derive(Template)]
#[template(path = "rating_list.html")]
struct ListPage {
    frame: Frame,
    id: i64,
    query: String,
    /// The list's name and size; `None` where none was imported.
    list: Option<(String, i64)>,
    lines: Vec<Line>,
    problem: Option<String>,
    /// Warnings to go on from, for the player with this FIDE ID.
    warnings: Vec<String>,
    asked: u32,
}

#[derive(Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
}

async fn search(guarded: Guarded<Arbiter>, query: web::Query<Query>) -> Answer {
    show(&guarded, query.into_inner().q, None, Vec::new(), 0).await
}

async fn show(
    guarded: &Guarded<Arbiter>,
    query: String,
    problem: Option<String>,
    warnings: Vec<String>,
    asked: u32,
) -> Answer {
    let desk = Arc::clone(&guarded.state.desk);
    let tournament = guarded.tournament();
    let rate = tournament.regulations.rate;
    let wanted = query.clone();
    let (list, found) = blocking(move || {
        let Some(loaded) = desk.rating_list()? else { return Ok::<_, crate::store::StoreError>((None, Vec::new())) };
        let found = loaded.1.search(&wanted, SHOWN);
        let found: Vec<PlayerData> = found.iter().map(|player| player.to_player(rate, &loaded.0.name)).collect();
        Ok((Some((loaded.0.name.clone(), loaded.0.players)), found))
    })
    .await?;
    let here = |fide_id| tournament.entrants().any(|player| player.data.fide_id == Some(fide_id));
    let lines = found
        .into_iter()
        .filter_map(|data| data.fide_id.map(|fide_id| Line { is_here: here(fide_id), fide_id, data }))
        .collect();
    let frame = Frame::of(guarded, Section::Players, words::rating_list(guarded.visitor.lang));
    page(&ListPage { frame, id: guarded.id(), query, list, lines, problem, warnings, asked })
}

#[derive(Deserialize)]
struct Addition {
    fide_id: u32,
    #[serde(default)]
    q: String,
    confirmed: Option<String>,
}

async fn add(guarded: Guarded<Arbiter>, form: Posted<Addition>) -> Answer {
    let Addition { fide_id, q, confirmed } = form.0;
    let lang = guarded.visitor.lang;
    let desk = Arc::clone(&guarded.state.desk);
    let rate = guarded.tournament().regulations.rate;
    let found = blocking(move || {
        let loaded = desk.rating_list()?;
        let player =
            loaded.as_deref().and_then(|(row, index)| Some(index.with_id(fide_id)?.to_player(rate, &row.name)));
        Ok::<_, crate::store::StoreError>(player)
    })
    .await?;
    let Some(data) = found else {
        return show(&guarded, q, Some(words::not_in_list(lang).into()), Vec::new(), 0).await;
    };
    let source = data.rating_source.clone();
    let next = u16::try_from(guarded.tournament().rounds.len() + 1).unwrap_or(u16::MAX);
    let act = Act::RegisterPlayers { players: vec![data], first_round: RoundNo(next), source };
    match guarded.perform(Attempt { confirmed: confirmed.is_some(), ..Attempt::of(act) }).await {
        Ok(_) => Ok(see_other(&format!("/t/{}/rating-list", guarded.id()))),
        Err(Refused::Warnings(found)) => {
            let warnings = found.iter().map(|warning| refusals::warning(lang, warning, guarded.tournament())).collect();
            show(&guarded, q, None, warnings, fide_id).await
        }
        Err(Refused::Store(error)) => Err(error.into()),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            show(&guarded, q, Some(problem), Vec::new(), 0).await
        }
    }
}
