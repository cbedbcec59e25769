//! The standings and the crosstable as CSV and as a spreadsheet.

use super::compute;
use crate::download::{FileKind, file};
use crate::guard::{Guarded, Viewer};
use crate::routes::Routes;
use crate::{Answer, WebError};
use actix_web::web;
use serde::Deserialize;
use sonneborn_exchange::table::{Table, csv, xlsx};
use sonneborn_sheets::lists;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::access::Shows;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .get("/t/{tournament}/standings.csv", Shows::NAMES, standings_csv)
        .get("/t/{tournament}/crosstable.csv", Shows::NAMES, crosstable_csv)
        .get("/t/{tournament}/standings.xlsx", Shows::PERSONS, workbook);
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
    /// `number`, or anything else for the rank.
    order: String,
}

/// The standings, and the crosstable in the order asked for.
fn tables(guarded: &Guarded<Viewer>, query: &Query) -> [Table; 2] {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let standings = compute(tournament, query.after, lang).standings;
    let order = if query.order == "number" { Order::Number } else { Order::Rank };
    [lists::standings(lang, tournament, &standings), lists::crosstable(lang, tournament, &standings, order)]
}

async fn standings_csv(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let [standings, _] = tables(&guarded, &query);
    Ok(file("standings.csv", FileKind::Csv, csv::write(&standings)))
}

async fn crosstable_csv(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let [_, crosstable] = tables(&guarded, &query);
    Ok(file("crosstable.csv", FileKind::Csv, csv::write(&crosstable)))
}

/// Both tables, a sheet each.
async fn workbook(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let tables = tables(&guarded, &query);
    let workbook = xlsx::write(&tables).map_err(WebError::internal)?;
    Ok(file("standings.xlsx", FileKind::Spreadsheet, workbook))
}
