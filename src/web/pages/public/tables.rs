//! Standings and crosstable after the last complete round.

use super::{PublicFrame, Tab};
use crate::i18n::standings as standings_words;
use crate::standings::crosstable::{Order, by_rounds, labels};
use crate::standings::field::Entrant;
use crate::standings::{Row, Settings, Standings};
use crate::tournament::Tournament;
use crate::tournament::ids::RoundNo;
use crate::web::guard::{Guarded, Public};
use crate::web::names::titled;
use crate::web::{Answer, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/p/{tournament}/standings", web::get().to(standings))
        .route("/p/{tournament}/crosstable", web::get().to(crosstable));
}

/// Decimals of averages.
const DECIMALS: usize = 2;

pub(super) struct StandingsLine {
    pub rank: String,
    pub name: String,
    /// The number of the player's page; none for teams.
    pub player: Option<u32>,
    pub federation: String,
    pub points: String,
    pub figures: Vec<String>,
}

struct CrossLine {
    label: u32,
    name: String,
    points: String,
    cells: Vec<String>,
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct StandingsPage {
    frame: PublicFrame,
    /// The tie-breaks without the points.
    columns: Vec<String>,
    lines: Vec<StandingsLine>,
}

#[derive(Template)]
#[template(path = "public/crosstable.html")]
struct CrosstablePage {
    frame: PublicFrame,
    rounds: Vec<u16>,
    lines: Vec<CrossLine>,
}

/// The standings after the last complete round; `None` before there is one, or if a tie-break cannot be computed.
pub(super) fn after_complete_rounds(tournament: &Tournament) -> Option<Standings> {
    let through = tournament.settled_round();
    let settings = Settings { through, ..Settings::of(tournament).ok()? };
    (through.0 > 0).then(|| Standings::of_event(tournament, &settings))
}

pub(super) fn columns(standings: &Standings) -> Vec<String> {
    standings.tie_breaks.iter().skip(1).map(ToString::to_string).collect()
}

pub(super) fn lines(tournament: &Tournament, standings: &Standings) -> Vec<StandingsLine> {
    let mut last_rank = None;
    let mut lines = Vec::with_capacity(standings.rows.len());
    for row in &standings.rows {
        // Who shares a rank has it written once.
        let rank = row.rank.filter(|rank| last_rank != Some(*rank));
        last_rank = row.rank;
        lines.push(StandingsLine {
            rank: rank.map_or_else(String::new, |rank| rank.to_string()),
            name: name(tournament, row),
            player: match row.entrant {
                Entrant::Player(player) => Some(player.0),
                Entrant::Team(_) => None,
            },
            federation: federation(tournament, row),
            points: row.points.to_string(),
            figures: row
                .figures
                .iter()
                .skip(1)
                .map(|figure| figure.as_ref().map_or_else(String::new, |figure| figure.decimal(0, DECIMALS)))
                .collect(),
        });
    }
    lines
}

fn name(tournament: &Tournament, row: &Row) -> String {
    match row.entrant {
        Entrant::Player(player) => tournament.player(player).map_or_else(String::new, |player| titled(&player.data)),
        Entrant::Team(team) => tournament.teams.get(team.0 as usize).map_or_else(String::new, |team| team.name.clone()),
    }
}

fn federation(tournament: &Tournament, row: &Row) -> String {
    match row.entrant {
        Entrant::Player(player) => {
            tournament.player(player).map_or_else(String::new, |player| player.data.federation.clone())
        }
        Entrant::Team(_) => String::new(),
    }
}

/// `After round 5`, or the page's name before there is one.
fn heading(guarded: &Guarded<Public>, tab: Tab) -> String {
    let lang = guarded.visitor.lang;
    match guarded.tournament().settled_round() {
        RoundNo(0) => tab.name(lang).into(),
        settled => standings_words::after_round(lang, settled),
    }
}

async fn standings(guarded: Guarded<Public>) -> Answer {
    let tournament = guarded.tournament();
    let standings = after_complete_rounds(tournament);
    page(&StandingsPage {
        frame: PublicFrame::of(&guarded, Tab::Standings, heading(&guarded, Tab::Standings), ""),
        columns: standings.as_ref().map(columns).unwrap_or_default(),
        lines: standings.as_ref().map(|standings| lines(tournament, standings)).unwrap_or_default(),
    })
}

async fn crosstable(guarded: Guarded<Public>) -> Answer {
    let tournament = guarded.tournament();
    let standings = after_complete_rounds(tournament);
    let table = standings.as_ref().map(|standings| (standings, by_rounds(standings, Order::Rank)));
    let lines = table.iter().flat_map(|(standings, table)| {
        let labels = labels(standings, Order::Rank);
        let line = move |(place, cells): &(u32, Vec<crate::standings::crosstable::Cell>)| {
            let row = standings.row_at(*place);
            CrossLine {
                label: labels[*place as usize],
                name: name(tournament, row),
                points: row.points.to_string(),
                cells: cells.iter().map(|cell| cell.text()).collect(),
            }
        };
        table.lines.iter().map(line)
    });
    page(&CrosstablePage {
        frame: PublicFrame::of(&guarded, Tab::Crosstable, heading(&guarded, Tab::Crosstable), ""),
        rounds: table.as_ref().map_or_else(Vec::new, |(_, table)| (1..=table.rounds).collect()),
        lines: lines.collect(),
    })
}
