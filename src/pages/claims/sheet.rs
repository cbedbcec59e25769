//! A ruling to be looked at: what was claimed, found, and decided; and as the paper to sign.

use super::answer::{Answer as Found, examine};
use crate::papers::Options;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use sonneborn_desk::clock;
use sonneborn_document::{Document, Job, Recorded, print};
use sonneborn_i18n::{Lang, claim_desk as words, claims as claim_words, common, laws};
use sonneborn_laws::claim::Rules;
use sonneborn_tournament::ruling::RuledGame;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::papers;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, in_workshop, page};

#[derive(Template)]
#[template(path = "claims/sheet.html")]
struct SheetPage {
    frame: Frame,
    ruled: RuledGame,
    white: String,
    black: String,
    /// What was claimed, and by whom, as the paper says it.
    claim: String,
    found: Found,
    /// What was found when it was ruled, where the record brings something else today.
    then: Option<String>,
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
    let players = guarded.shown().players_of_ruling(&ruled);
    let (white, black) = players.map(|(white, black)| (white.data.name.clone(), black.data.name.clone())).unzip();
    let found = examined(&guarded, &ruled).await?;
    let today = (found.verdict, found.article.as_deref(), found.proposed);
    let then = ruled.ruling.is_found_otherwise(today).then(|| claim_words::found_when_ruled(lang, &ruled.ruling));
    let claim = &ruled.ruling.claim;
    page(&SheetPage {
        claim: words::claim_by(lang, claim_words::name(lang, claim.claim), laws::side(lang, claim.by.color())),
        frame: Frame::of(&guarded, Section::Claims, words::sheet(lang)),
        white: white.unwrap_or_default(),
        black: black.unwrap_or_default(),
        found,
        then,
        decision: claim_words::decision(lang, ruled.ruling.decision),
        result: ruled.result.map_or(words::no_result(lang), |result| result.symbol()),
        reason: entry.reason,
        arbiter: entry.author.name,
        at: entry.at,
        ruled,
    })
}

/// The sheet as PDF, in the visitor's language or that of `?lang=`.
pub(super) async fn pdf(guarded: Guarded<Viewer>, path: web::Path<(i64, u64)>, options: web::Query<Options>) -> Answer {
    let (_, seq) = path.into_inner();
    let entry = guarded.journal.entry(seq).ok_or(WebError::NotFound)?;
    let (arbiter, reason) = (entry.author.name.clone(), entry.reason.clone());
    let at = clock::in_hall(&guarded.tournament().details, entry.at).naive_local();
    let documents = [Document::Ruling(Recorded { seq, arbiter, at, reason })];
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) =
        (options.print(visitors, &guarded.tournament().style)?, clock::hall_now(&guarded.tournament().details));
    let check = papers::sheet_address(&guarded, None);
    let (state, visitor) = (guarded.state.clone(), guarded.visitor.clone());
    let pdf = in_workshop(&state, &visitor, move || {
        let job = Job { tournament: guarded.tournament(), lang, size, printed, check: Some(&check) };
        print(&documents, &job, &guarded.state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(visitors)))
    })
    .await?;
    Ok(file(&format!("ruling-{seq}.pdf"), FileKind::Pdf, pdf))
}

async fn examined(guarded: &Guarded<Viewer>, ruled: &RuledGame) -> Result<Found, WebError> {
    let (lang, ruling) = (guarded.visitor.lang, ruled.ruling.clone());
    let rules = Rules { edition: ruling.laws, rate: ruling.rate, announced: ruling.announced };
    in_workshop(&guarded.state, &guarded.visitor, move || {
        examine(lang, &ruling.claim, &ruling.record, "", ruling.at_fault, rules)
            .map_err(|error| WebError::BadRequest(claim_words::form_error(lang, &error)))
    })
    .await
}
