//! The event in figures, as tables with bars that the server draws.

use super::Tab;
use askama::Template;
use sonneborn_i18n::{Lang, claim_desk, claims, incidents, rating as words};
use sonneborn_laws::claim::ClaimName;
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ruling::{Decision, Verdict};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::picture::{Picture, pictures};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::statistics::{Figures, figures_of};
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/statistics", Shows::PERSONS, figures);
}

#[derive(Template)]
#[template(path = "reports/statistics.html")]
struct StatisticsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    figures: Figures,
    rulings: Vec<RulingsRow>,
    pictures: Vec<Picture>,
    /// Incidents by kind, and appeals, with how many there were.
    incidents: Vec<(String, usize)>,
}

/// The rulings on one kind of claim.
struct RulingsRow {
    claim: &'static str,
    all: usize,
    right: usize,
    wrong: usize,
    undecided: usize,
    /// Ruled otherwise than proposed, or dismissed.
    otherwise: usize,
}

async fn figures(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let figures = figures_of(guarded.shown(), lang);
    let rulings = rulings(lang, guarded.shown());
    let incidents = incidents::tally(lang, guarded.shown(), &|_| true);
    let frame = Frame::of(&guarded, Section::Reports, words::statistics(lang));
    let pictures = pictures(lang, guarded.shown());
    page(&StatisticsPage { frame, tab: Tab::Statistics, id: guarded.id(), figures, rulings, pictures, incidents })
}

/// The rulings of the event by what was claimed, in the order of the desk.
fn rulings(lang: Lang, tournament: &Tournament) -> Vec<RulingsRow> {
    let rows = ClaimName::ALL.into_iter().map(|claim| {
        let of_kind =
            || tournament.rulings.iter().map(|ruled| &ruled.ruling).filter(move |one| one.claim.claim == claim);
        let found = |verdict| of_kind().filter(|one| one.verdict == verdict).count();
        RulingsRow {
            claim: claims::name(lang, claim),
            all: of_kind().count(),
            right: found(Verdict::Right),
            wrong: found(Verdict::Wrong),
            undecided: found(Verdict::Undecided),
            otherwise: of_kind().filter(|one| one.decision != Decision::Confirmed).count(),
        }
    });
    rows.filter(|row| row.all > 0).collect()
}
