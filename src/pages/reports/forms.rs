//! The papers that go to FIDE, as PDF: certificates of norms, tournament report, arbiters' norms, rating report.

use crate::papers::Options;
use actix_web::web;
use sonneborn_desk::clock;
use sonneborn_document::{Document, Job, print};
use sonneborn_manual::Chapter;
use sonneborn_rating::norms::Norm;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::Tpn;
use sonneborn_tournament::player::Title;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::papers;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, blocking};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .get("/t/{tournament}/reports/it1/{number}/{title}.pdf", Shows::PERSONS, certificate)
        .get("/t/{tournament}/reports/it3.pdf", Shows::PERSONS, tournament_report)
        .get("/t/{tournament}/reports/arbiters.pdf", Shows::PERSONS, arbiter_norms)
        .get("/t/{tournament}/reports/house-points.pdf", Shows::PERSONS, house_points);
    config.explained_in(Chapter::Knockouts).get(
        "/t/{tournament}/reports/play-off-{rate}.pdf",
        Shows::PERSONS,
        play_off_ratings,
    );
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/ratings.pdf", Shows::PERSONS, rating_report);
}

async fn certificate(
    guarded: Guarded<Viewer>,
    path: web::Path<(i64, u16, String)>,
    options: web::Query<Options>,
) -> Answer {
    let (_, number, title) = path.into_inner();
    let player = guarded.tournament().with_tpn(Tpn(number)).ok_or(WebError::NotFound)?.id;
    let title = Title::from_code(&title).ok_or(WebError::NotFound)?;
    let norm = Norm::ALL.into_iter().find(|norm| norm.title() == title).ok_or(WebError::NotFound)?;
    let name = format!("it1-{number}-{title}.pdf");
    answer(guarded, Document::NormCertificate { player, norm }, &options, &name).await
}

async fn tournament_report(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    answer(guarded, Document::TournamentReport, &options, "it3.pdf").await
}

async fn arbiter_norms(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    answer(guarded, Document::ArbiterNorms, &options, "arbiter-norms.pdf").await
}

async fn rating_report(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    answer(guarded, Document::RatingReport, &options, "ratings.pdf").await
}

async fn house_points(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    let rules = guarded.tournament().house_points.ok_or(WebError::NotFound)?;
    answer(guarded, Document::HousePoints { rules }, &options, "house-points.pdf").await
}

async fn play_off_ratings(
    guarded: Guarded<Viewer>,
    path: web::Path<(i64, String)>,
    options: web::Query<Options>,
) -> Answer {
    let event = super::downloads::play_off(&guarded, &path.1)?;
    print_of(guarded, event, Document::RatingReport, &options, &format!("play-off-{}.pdf", path.1)).await
}

async fn answer(guarded: Guarded<Viewer>, document: Document, options: &Options, name: &str) -> Answer {
    let tournament = guarded.tournament().clone();
    print_of(guarded, tournament, document, options, name).await
}

async fn print_of(
    guarded: Guarded<Viewer>,
    tournament: Tournament,
    document: Document,
    options: &Options,
    name: &str,
) -> Answer {
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) = (options.print(visitors, &tournament.style)?, clock::hall_now(&tournament.details));
    let check = papers::sheet_address(&guarded, None);
    let pdf = blocking(move || {
        let job = Job { tournament: &tournament, lang, size, printed, check: Some(&check) };
        print(&[document], &job, &guarded.state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(visitors)))
    })
    .await?;
    Ok(file(name, FileKind::Pdf, pdf))
}
