//! The journal, to be read: every act with who, when, from where, and why, as the tournament keeps it and in words.

use super::Answer;
use super::body::{Listed, Part};
use super::guard::Keyed;
use crate::i18n::acts;
use crate::tournament::act::Entry;
use crate::tournament::fold::Journal;
use crate::web::guard::Viewer;
use actix_web::web::{self, ServiceConfig};
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::collections::HashSet;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/tournaments/{tournament}/journal", web::get().to(list));
}

/// An act in the journal.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActView {
    /// Its number, from 1 without a gap.
    act: u64,
    at: DateTime<Utc>,
    who: String,
    device: String,
    /// What it did, in the language asked for.
    what: String,
    reason: Option<String>,
    /// It was taken back by a later act.
    undone: bool,
    /// The act as the journal keeps it, with its kind in `act`.
    #[schema(value_type = Object)]
    data: serde_json::Value,
}

/// The acts, the oldest first. `offset` is the number of the last act that is known already.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/journal", tag = "journal", operation_id = "list_acts",
    params(("tournament" = i64, Path), Part), responses((status = 200, body = Listed<ActView>)))]
async fn list(keyed: Keyed<Viewer>, part: web::Query<Part>) -> Answer<Listed<ActView>> {
    let journal: &Journal = &keyed.journal;
    let undone = journal.undone();
    Ok(web::Json(part.of(&journal.entries().collect::<Vec<_>>(), |entry| act(&keyed, entry, &undone))))
}

fn act(keyed: &Keyed<Viewer>, entry: &Entry, undone: &HashSet<u64>) -> ActView {
    ActView {
        act: entry.seq,
        at: entry.at,
        who: entry.author.name.clone(),
        device: entry.device.clone(),
        what: acts::act(keyed.lang, &entry.act, keyed.tournament()),
        reason: entry.reason.clone(),
        undone: undone.contains(&entry.seq),
        data: serde_json::to_value(&entry.act).unwrap_or_default(),
    }
}
