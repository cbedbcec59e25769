//! The files of the report: the TRF to send, in either version, and the rating report as a table.

use crate::desk;
use crate::exchange::table::{Cell, Table, csv};
use crate::exchange::trf::{self, Version, story};
use crate::i18n::{Lang, common, rating as words};
use crate::rating::report::{Effect, report};
use crate::standings::{Settings, Standings};
use crate::tournament::Tournament;
use crate::tournament::fold::Journal;
use crate::tournament::ids::RoundNo;
use crate::web::download::{FileKind, file};
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, WebError};
use actix_web::HttpResponse;
use actix_web::web::{self, ServiceConfig};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/reports/report.trf", web::get().to(trf26))
        .route("/t/{tournament}/reports/report16.trf", web::get().to(trf16))
        .route("/t/{tournament}/reports/ratings.csv", web::get().to(ratings_csv));
}

async fn trf26(guarded: Guarded<Viewer>) -> Answer {
    Ok(trf_file(&guarded, Version::Trf26))
}

async fn trf16(guarded: Guarded<Viewer>) -> Answer {
    Ok(trf_file(&guarded, Version::Trf16))
}

fn trf_file(guarded: &Guarded<Viewer>, version: Version) -> HttpResponse {
    file("report.trf", FileKind::Text, trf_text(&guarded.journal, version))
}

/// The tournament report file: for FIDE, with the acts of the journal told in its comments.
pub(in crate::web) fn trf_text(journal: &Journal, version: Version) -> String {
    let tournament = journal.state();
    trf::write(
        tournament,
        &trf::Output {
            version,
            program: concat!("Sonneborn ", env!("CARGO_PKG_VERSION")),
            ranks: &ranks(tournament),
            today: Some(desk::now().date_naive()),
            for_rating: true,
            comments: &story::tell(Lang::English, journal),
        },
    )
}

/// The ranks of the standings by player; none where the tie-breaks cannot be read.
fn ranks(tournament: &Tournament) -> Vec<u16> {
    let mut ranks = vec![0; tournament.players.len()];
    if let Ok(settings) = Settings::of(tournament) {
        let standings = Standings::of(tournament, &settings);
        for player in tournament.entrants() {
            if let Some(row) = standings.row_of(player.id) {
                ranks[player.id.index()] = row.rank.and_then(|rank| u16::try_from(rank).ok()).unwrap_or(0);
            }
        }
    }
    ranks
}

async fn ratings_csv(guarded: Guarded<Viewer>) -> Answer {
    let table = ratings_table(guarded.visitor.lang, guarded.tournament()).ok_or(WebError::NotFound)?;
    Ok(file("ratings.csv", FileKind::Csv, csv::write(&table)))
}

fn ratings_table(lang: Lang, tournament: &Tournament) -> Option<Table> {
    let header = [
        common::number_short(lang),
        common::name(lang),
        common::rating(lang),
        words::games(lang),
        words::opponents_average(lang),
        words::k_factor(lang),
        words::rating_change(lang),
        words::performance(lang),
        words::initial_rating(lang),
    ];
    let mut rows = Vec::new();
    for report in report(tournament, RoundNo(u16::MAX)) {
        let player = tournament.player(report.player)?;
        let (k, change, first) = match &report.effect {
            Effect::Rated { change, .. } => {
                let amount = f64::from(change.change) / 100.0;
                (Some(change.k), Cell::Number(amount, format!("{amount:.2}")), None)
            }
            Effect::Unrated(first) => (None, Cell::Empty, first.map(|first| first.rating)),
        };
        rows.push(vec![
            Cell::maybe(player.tpn.map(|tpn| tpn.0)),
            Cell::text(&player.data.name),
            Cell::maybe(player.data.rating),
            Cell::whole(i64::try_from(report.games.len()).unwrap_or(i64::MAX)),
            Cell::maybe(report.average),
            Cell::maybe(k),
            change,
            Cell::maybe(report.performance),
            Cell::maybe(first),
        ]);
    }
    Some(Table { title: words::rating_report(lang).into(), header: header.map(String::from).to_vec(), rows })
}
