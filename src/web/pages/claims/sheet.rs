//! The ruling sheet: what was claimed, found, and decided, with places for signatures and appeal.

use super::answer::{Answer as Found, examine};
use crate::i18n::{Lang, claim_desk as words, claims as claim_words, common};
use crate::laws::claim::Rules;
use crate::tournament::ruling::RuledGame;
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, Frame, WebError, blocking, page};
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "claims/sheet.html")]
struct SheetPage {
    frame: Frame,
    ruled: RuledGame,
    white: String,
    black: String,
    found: Found,
    decision: &'static str,
    result: &'static str,
    reason: Option<String>,
    arbiter: String,
    at: DateTime<Utc>,
}

/// The sheet of one ruling, examined again under the edition it was made by.
pub(super) async fn sheet(guarded: Guarded<Viewer>, path: web::Path<(i64, u64)>) -> Answer {
    let (_, seq) = path.into_inner();
    let lang = guarded.visitor.lang;
    let ruled = guarded.tournament().rulings.iter().find(|ruled| ruled.seq == seq).cloned();
    let ruled = ruled.ok_or(WebError::NotFound)?;
    let entry = guarded.journal.entry(seq).cloned().ok_or(WebError::NotFound)?;
    let players = guarded.tournament().players_on(ruled.round, ruled.board);
    let (white, black) = players.map(|(white, black)| (white.data.name.clone(), black.data.name.clone())).unzip();
    let found = examined(lang, &ruled).await?;
    page(&SheetPage {
        frame: Frame::of(&guarded, Section::Claims, words::sheet(lang)),
        white: white.unwrap_or_default(),
        black: black.unwrap_or_default(),
        found,
        decision: claim_words::decision(lang, ruled.ruling.decision),
        result: ruled.result.map_or(words::no_result(lang), |result| result.symbol()),
        reason: entry.reason,
        arbiter: entry.author.name,
        at: entry.at,
        ruled,
    })
}

async fn examined(lang: Lang, ruled: &RuledGame) -> Result<Found, WebError> {
    let ruling = ruled.ruling.clone();
    let rules = Rules { edition: ruling.laws, rate: ruling.rate };
    blocking(move || {
        examine(lang, &ruling.claim, &ruling.record, rules)
            .map_err(|error| WebError::BadRequest(claim_words::form_error(lang, &error)))
    })
    .await
}
