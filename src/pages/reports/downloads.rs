//! The files of the report: the TRF to send, in either version, and the rating report as a table.

use actix_web::web;
use serde::Deserialize;
use sonneborn_desk::Refused;
use sonneborn_desk::files::EventFile;
use sonneborn_desk::report::{rating_file, report_file};
use sonneborn_exchange::trf::{self, Version};
use sonneborn_manual::Chapter;
use sonneborn_sheets::rating_tables;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::Rate;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::download::{FileKind, event_file, event_tables, file};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .get("/t/{tournament}/reports/report.trf", Shows::PERSONS, trf26)
        .get("/t/{tournament}/reports/report16.trf", Shows::PERSONS, trf16)
        .get("/t/{tournament}/reports/rating.trf", Shows::PERSONS, rating26)
        .get("/t/{tournament}/reports/rating16.trf", Shows::PERSONS, rating16);
    config.explained_in(Chapter::Knockouts).get(
        "/t/{tournament}/reports/play-off-{rate}.trf",
        Shows::PERSONS,
        play_off_trf,
    );
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/ratings.csv", Shows::PERSONS, ratings_csv).get(
        "/t/{tournament}/reports/rating-games.csv",
        Shows::PERSONS,
        rating_games_csv,
    );
}

async fn trf26(guarded: Guarded<Viewer>) -> Answer {
    answered(&guarded, EventFile::Report, report_file(&guarded.journal, Version::Trf26))
}

async fn trf16(guarded: Guarded<Viewer>) -> Answer {
    answered(&guarded, EventFile::Report16, report_file(&guarded.journal, Version::Trf16))
}

/// How a file for rating is asked for before the last round.
#[derive(Default, Deserialize)]
#[serde(default)]
struct RatingQuery {
    /// `yes`: of the rounds so far, in an event that is rated in parts.
    so_far: String,
}

impl RatingQuery {
    fn is_so_far(&self) -> bool {
        self.so_far == SO_FAR
    }
}

/// What the address of a file for rating says that is wanted before the last round.
const SO_FAR: &str = "yes";

async fn rating26(guarded: Guarded<Viewer>, query: web::Query<RatingQuery>) -> Answer {
    answered(&guarded, EventFile::Rating, rating_file(&guarded.journal, Version::Trf26, query.is_so_far()))
}

async fn rating16(guarded: Guarded<Viewer>, query: web::Query<RatingQuery>) -> Answer {
    answered(&guarded, EventFile::Rating16, rating_file(&guarded.journal, Version::Trf16, query.is_so_far()))
}

/// A file under its own name, or why it cannot be written now.
fn answered(guarded: &Guarded<Viewer>, of: EventFile, written: Result<String, Refusal>) -> Answer {
    match written {
        Ok(text) => Ok(event_file(of, text)),
        Err(open) => {
            let tournament = Arc::new(guarded.tournament().clone());
            Err(WebError::Refused(Arc::new(Refused::Refusal(open)), Some(tournament)))
        }
    }
}

/// The rates at which games of tie-breaks are rated, by their codes in addresses.
pub(super) const PLAY_OFF_RATES: [(&str, Rate); 2] = [("rapid", Rate::Rapid), ("blitz", Rate::Blitz)];

/// The games of a knock-out's tie-breaks at a rate, as the event that is rated.
async fn play_off_trf(guarded: Guarded<Viewer>, path: web::Path<(i64, String)>) -> Answer {
    let event = play_off(&guarded, &path.1)?;
    let output = trf::Output {
        version: Version::Trf26,
        program: concat!("Sonneborn ", env!("CARGO_PKG_VERSION")),
        ranks: &vec![0; event.players.len()],
        ..trf::Output::default()
    };
    Ok(file(&format!("play-off-{}.trf", path.1), FileKind::Text, trf::write(&Statement::of(&event), &output)))
}

/// The event of a rate's code.
pub(super) fn play_off(guarded: &Guarded<Viewer>, rate: &str) -> Result<Tournament, WebError> {
    let (_, rate) = PLAY_OFF_RATES.into_iter().find(|(code, _)| *code == rate).ok_or(WebError::NotFound)?;
    guarded.tournament().play_off(rate).ok_or(WebError::NotFound)
}

async fn ratings_csv(guarded: Guarded<Viewer>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let (file, table) = (EventFile::Ratings, rating_tables::by_player(lang, tournament));
    event_tables(file, file.name(), lang, &Statement::of(tournament), vec![table])
}

async fn rating_games_csv(guarded: Guarded<Viewer>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let (file, table) = (EventFile::RatingGames, rating_tables::by_game(lang, tournament));
    event_tables(file, file.name(), lang, &Statement::of(tournament), vec![table])
}
