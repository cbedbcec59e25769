//! The standings and the crosstable as CSV and as a spreadsheet.

use actix_web::web;
use serde::Deserialize;
use sonneborn_desk::files::EventFile;
use sonneborn_manual::Chapter;
use sonneborn_sheets::lists;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::Answer;
use sonneborn_web::download::event_tables;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::crosstable::order_of;
use sonneborn_web::shown::standings::compute;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Standings)
        .get("/t/{tournament}/standings.csv", Shows::NAMES, standings_csv)
        .get("/t/{tournament}/crosstable.csv", Shows::NAMES, crosstable_csv)
        .get("/t/{tournament}/standings.xlsx", Shows::PERSONS, workbook);
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
    /// `number`, or `rank` or nothing for the rank.
    order: String,
}

/// A file of the standings, of the crosstable in the order asked for, or of both.
fn answer(guarded: &Guarded<Viewer>, query: &Query, file: EventFile) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let standings = compute(tournament, query.after, lang).standings;
    let order = order_of(&query.order)?;
    let mut tables = Vec::new();
    if matches!(file, EventFile::Standings | EventFile::StandingsSheet) {
        tables.push(lists::standings(lang, tournament, &standings));
    }
    if matches!(file, EventFile::Crosstable | EventFile::StandingsSheet) {
        tables.push(lists::crosstable(lang, tournament, &standings, order));
    }
    event_tables(file, file.name(), lang, &Statement::after(tournament, standings.through), tables)
}

async fn standings_csv(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    answer(&guarded, &query, EventFile::Standings)
}

async fn crosstable_csv(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    answer(&guarded, &query, EventFile::Crosstable)
}

/// Both tables, a sheet each.
async fn workbook(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    answer(&guarded, &query, EventFile::StandingsSheet)
}
