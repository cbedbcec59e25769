//! The journal: every act with who, when, from where, and why, as the tournament keeps it and in words; and taking one back.

use super::Answer;
use super::body::{Body, Done, Listed, Part, Signature};
use super::guard::Keyed;
use actix_web::web;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sonneborn_i18n::acts;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Entry, Undo};
use sonneborn_tournament::fold::Journal;
use sonneborn_web::guard::Arbiter;
use sonneborn_web::routes::Routes;
use std::collections::HashSet;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/tournaments/{tournament}/journal", Shows::JOURNAL, list).post(
        "/tournaments/{tournament}/journal/{act}/undo",
        Shows::JOURNAL,
        undo,
    );
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
async fn list(keyed: Keyed<Arbiter>, part: web::Query<Part>) -> Answer<Listed<ActView>> {
    let journal: &Journal = &keyed.journal;
    let undone = journal.undone();
    Ok(web::Json(part.of(&journal.entries().collect::<Vec<_>>(), |entry| act(&keyed, entry, &undone))))
}

fn act(keyed: &Keyed<Arbiter>, entry: &Entry, undone: &HashSet<u64>) -> ActView {
    ActView {
        act: entry.seq,
        at: entry.at,
        who: acts::author(keyed.lang, &entry.author.name),
        device: entry.device.clone(),
        what: acts::act(keyed.lang, &entry.act, keyed.tournament()),
        reason: entry.reason.clone(),
        undone: undone.contains(&entry.seq),
        data: serde_json::to_value(&entry.act).unwrap_or_default(),
    }
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undoing {
    #[serde(default)]
    signature: Signature,
}

/// Takes an act back. It is judged by what that changes, as if it were changed directly.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/journal/{act}/undo", tag = "journal",
    operation_id = "undo_act", params(("tournament" = i64, Path), ("act" = u64, Path)), request_body = Undoing,
    responses((status = 200, body = Done)))]
async fn undo(keyed: Keyed<Arbiter>, path: web::Path<(i64, u64)>, body: Body<Undoing>) -> Answer<Done> {
    let attempt = body.0.signature.dated(keyed.lang)?.attempt(Act::Undo(Undo { seq: path.1 }));
    Ok(web::Json(keyed.perform(attempt).await?.into()))
}
