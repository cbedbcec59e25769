//! The check of all rounds: each is paired again from the rounds before it, and what the event has otherwise is told with the
//! engine's reasons. For imported events above all.

use askama::Template;
use sonneborn_i18n::{pairing_reasons as words, pairing_tools};
use sonneborn_manual::Chapter;
use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::RoundState;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, in_workshop, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Pairing).get("/t/{tournament}/rounds/check", Shows::NAMES, show);
}

/// What the check found in a round.
struct Checked {
    round: RoundNo,
    verdict: String,
    /// The differences, each followed by the engine's reasons.
    differences: Vec<String>,
    is_same: bool,
}

#[derive(Template)]
#[template(path = "rounds/check.html")]
struct CheckPage {
    frame: Frame,
    /// The address of the rounds.
    base: String,
    checked: Vec<Checked>,
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    let (journal, lang) = (Arc::clone(&guarded.journal), guarded.visitor.lang);
    let sees_drafts = guarded.is_arbiter();
    let checked = in_workshop(&guarded.state, &guarded.visitor, move || {
        let tournament = journal.state();
        let is_draft = |round| tournament.round(round).is_some_and(|round| round.state == RoundState::Draft);
        let checked = |round: RoundNo, lines: Vec<String>, is_same: bool| {
            let mut lines = lines.into_iter();
            Checked { round, verdict: lines.next().unwrap_or_default(), differences: lines.collect(), is_same }
        };
        let checks = checker::check_journal(&journal, None).into_iter();
        let told = checks.filter(|check| sees_drafts || !is_draft(check.round)).map(|check| {
            let known = journal.when_paired(check.round);
            let lines = pairing_tools::round_check(lang, tournament, &known, &check);
            checked(check.round, lines, check.verdict == Verdict::Same)
        });
        Ok::<_, WebError>(told.collect::<Vec<Checked>>())
    });
    let checked = checked.await?;
    let frame = Frame::of(&guarded, Section::Rounds, words::check_all(lang));
    page(&CheckPage { frame, base: super::rounds_path(&guarded), checked })
}
