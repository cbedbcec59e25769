//! One pack of papers for a festival: what is due for the round that each section plays.

use super::visible;
use actix_web::web;
use sonneborn_desk::clock;
use sonneborn_document::{Job, print_together, round_pack};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Visitor, WebError, blocking};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Swiss).get("/f/{festival}/papers.pdf", Shows::NAMES, papers);
}

async fn papers(visitor: Visitor, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let (festival, mut sections) = visible(&state, &visitor, *path).await?;
    sections.retain(|section| section.role.is_some());
    let lang = visitor.lang;
    let pdf = blocking(move || {
        // As the hall sees them, for whoever has a role.
        let shown: Vec<_> = sections.iter().map(|section| section.live.veiled(&section.live.journal())).collect();
        let packs: Vec<_> = shown
            .iter()
            .map(|tournament| {
                let tournament = tournament.as_ref();
                let round = tournament.draft().or_else(|| tournament.current_round());
                let due = round_pack::due(tournament, round.map_or(RoundNo::FIRST, |round| round.number));
                let printed = clock::hall_now(&tournament.details);
                (Job { tournament, lang, size: tournament.style.size, printed, check: None }, due)
            })
            .filter(|(_, due)| !due.is_empty())
            .collect();
        let printed = packs.iter().map(|(job, _)| job.printed).max().ok_or(WebError::NotFound)?;
        print_together(&packs, &festival.name, (lang, printed), &state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(lang)))
    })
    .await?;
    Ok(file("papers.pdf", FileKind::Pdf, pdf))
}
