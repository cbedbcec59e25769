//! What is known of people, and for how long: what everybody sees before an event is published, a player made anonymous, an
//! event deleted and, within thirty days, taken back.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{KEPT_AFTER_DELETION_DAYS, instant, now_microseconds, turned_away};
use sonneborn_i18n::{alphabet, dates, privacy as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::form::{Posted, Ticked};
use sonneborn_web::guard::{Administrator, ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Safety)
        .get("/t/{tournament}/privacy", Shows::ACCOUNTS, show)
        .post("/t/{tournament}/privacy/forget", Shows::ACCOUNTS, forget)
        .post("/t/{tournament}/privacy/archive", Shows::ACCOUNTS, archive)
        .post("/t/{tournament}/privacy/delete", Shows::ACCOUNTS, delete)
        .get("/deleted", Shows::PUBLIC, deleted)
        .post("/deleted", Shows::PUBLIC, take_back)
        .get("/deleted/{tournament}/tournament.json", Shows::WHOLE, last_export);
}

#[derive(Template)]
#[template(path = "privacy.html")]
struct PrivacyPage {
    frame: Frame,
    base: String,
    players: Vec<(u32, String)>,
    /// Who waited for a place and got none, by the act with which they signed up.
    turned_away: Vec<(u64, String)>,
    event: String,
    days: i64,
    is_archived: bool,
    /// That it is deleted by itself, and after how long.
    kept_for: Option<String>,
}

async fn show(guarded: Guarded<ChiefArbiter>) -> Answer {
    let tournament = guarded.shown();
    let mut players: Vec<(u32, String)> =
        tournament.players.iter().map(|player| (player.id.0, player.data.name.clone())).collect();
    alphabet::sort_by_name(guarded.visitor.lang, &mut players, |(_, name)| name);
    let (asked, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let row = blocking(move || asked.store().tournament(id)).await?;
    let desk = &guarded.state.desk;
    page(&PrivacyPage {
        frame: Frame::of(&guarded, Section::Settings, words::title(guarded.visitor.lang)),
        base: format!("/t/{}", guarded.id()),
        players,
        turned_away: turned_away(&guarded.journal),
        event: tournament.details.name.clone(),
        days: KEPT_AFTER_DELETION_DAYS,
        is_archived: row.is_some_and(|row| row.archived_at.is_some()),
        kept_for: desk.retention_days().map(|days| words::kept_for(guarded.visitor.lang, days)),
    })
}

#[derive(Deserialize)]
struct Forgotten {
    #[serde(default)]
    player: Option<u32>,
    /// Instead of a player, the sign-up of somebody who got no place.
    #[serde(default)]
    sign_up: Option<u64>,
    /// Why, which the journal keeps.
    #[serde(default)]
    reason: String,
    sure: Option<Ticked>,
}

async fn forget(guarded: Guarded<ChiefArbiter>, form: Posted<Forgotten>) -> Answer {
    let id = guarded.id();
    if form.0.sure.is_none() {
        return Err(WebError::BadRequest(words::not_sure(guarded.visitor.lang).into()));
    }
    let desk = Arc::clone(&guarded.state.desk);
    let actor = guarded.visitor.actor(guarded.role, guarded.boards);
    let Forgotten { player, sign_up, reason, .. } = form.0;
    let found = blocking(move || match (player, sign_up) {
        (Some(player), None) => desk.forget_player(id, PlayerId(player), &actor, Some(&reason)),
        (None, Some(sign_up)) => desk.forget_waiting(id, sign_up, &actor, Some(&reason)),
        (Some(_), Some(_)) | (None, None) => Ok(false),
    });
    let back = if player.is_some() { "players" } else { "privacy" };
    if found.await? { Ok(see_other(&format!("/t/{id}/{back}"))) } else { Err(WebError::NotFound) }
}

#[derive(Deserialize)]
struct Archiving {
    /// Ticked to put it away.
    archive: Option<String>,
}

/// Puts the event away, or takes it out again; it stays readable and can be worked on.
async fn archive(guarded: Guarded<ChiefArbiter>, form: Posted<Archiving>) -> Answer {
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    let at = form.0.archive.map(|_| now_microseconds());
    blocking(move || desk.store().set_archived(id, at)).await?;
    Ok(see_other(if at.is_some() { "/?archived=yes" } else { "/" }))
}

#[derive(Deserialize)]
struct Deletion {
    /// The event's name, typed.
    name: String,
}

/// Only an administrator deletes; the name is typed, so that nobody deletes another event than they mean.
async fn delete(guarded: Guarded<ChiefArbiter>, form: Posted<Deletion>) -> Answer {
    if !guarded.visitor.is_administrator() {
        return Err(WebError::Forbidden);
    }
    if form.0.name.trim() != guarded.tournament().details.name.trim() {
        return Err(WebError::BadRequest(words::other_name(guarded.visitor.lang).into()));
    }
    let (desk, id) = (Arc::clone(&guarded.state.desk), guarded.id());
    blocking(move || desk.delete(id)).await?;
    Ok(see_other("/deleted"))
}

#[derive(Template)]
#[template(path = "deleted.html")]
struct DeletedPage {
    frame: Frame,
    /// Number, name, and when it was deleted.
    lines: Vec<(i64, String, String)>,
    /// The same of rating lists.
    lists: Vec<(i64, String, String)>,
    days: i64,
    /// How long events are kept that are not deleted.
    kept: String,
}

async fn deleted(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    let desk = Arc::clone(&state.desk);
    let (rows, lists) = blocking(move || {
        Ok::<_, WebError>((desk.store().deleted_tournaments()?, desk.store().deleted_rating_lists()?))
    })
    .await?;
    let visitor = &administrator.visitor;
    let when =
        |at: Option<i64>| at.map_or_else(String::new, |at| format!("{} UTC", dates::minute(visitor.lang, instant(at))));
    let kept = match state.desk.retention_days() {
        Some(days) => words::kept_for(visitor.lang, days),
        None => words::kept_for_ever(visitor.lang).to_owned(),
    };
    page(&DeletedPage {
        frame: Frame::new(visitor, words::deleted_events(visitor.lang)),
        lines: rows.into_iter().map(|row| (row.id, row.name, when(row.deleted_at))).collect(),
        lists: lists.into_iter().map(|list| (list.id, list.title(), when(list.deleted_at))).collect(),
        days: KEPT_AFTER_DELETION_DAYS,
        kept,
    })
}

#[derive(Deserialize)]
struct TakenBack {
    tournament: Option<i64>,
    list: Option<i64>,
}

async fn take_back(_: Administrator, state: web::Data<AppState>, form: Posted<TakenBack>) -> Answer {
    let (desk, TakenBack { tournament, list }) = (Arc::clone(&state.desk), form.0);
    blocking(move || {
        if let Some(list) = list {
            desk.store().set_rating_list_deleted(list, None)?;
        }
        tournament.map_or(Ok(()), |id| desk.store().set_deleted(id, None))
    })
    .await?;
    Ok(see_other(&tournament.map_or_else(|| "/rating-lists".to_owned(), |id| format!("/t/{id}"))))
}

/// The whole event as one file, until it is gone.
async fn last_export(_: Administrator, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let (desk, id) = (Arc::clone(&state.desk), path.into_inner());
    let archive = blocking(move || desk.archive_of_deleted(id)).await?.ok_or(WebError::NotFound)?;
    Ok(file("tournament.json", FileKind::Json, archive.write().map_err(WebError::internal)?))
}
