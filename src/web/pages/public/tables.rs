//! Standings and crosstable after the last complete round.

use super::{PublicFrame, Tab};
use crate::guard::{Guarded, Public};
use crate::matches::score_of_sides;
use crate::names::titled;
use crate::pages::standings::crosstable::{self, columns, figures};
use crate::pages::standings::what_if::{self, Supposed};
use crate::routes::Routes;
use crate::{Answer, page, see_other};
use actix_web::web;
use askama::Template;
use sonneborn_exchange::search;
use sonneborn_i18n::{Lang, standings as standings_words};
use sonneborn_standings::crosstable::{Cell, Grid, Order, by_rounds, labels};
use sonneborn_standings::field::Entrant;
use sonneborn_standings::{Mark, Row, Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use std::collections::HashMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .get("/p/{tournament}/standings", Shows::PUBLIC, standings)
        .get("/p/{tournament}/what-if", Shows::PUBLIC, what_if)
        .get("/p/{tournament}/crosstable", Shows::PUBLIC, crosstable);
}

pub(super) struct StandingsLine {
    pub rank: String,
    pub name: String,
    /// The page of the player or the team, below the event's.
    pub page: String,
    pub federation: String,
    pub points: String,
    /// Who left, and whose games do not count.
    pub mark: &'static str,
    pub figures: Vec<String>,
    /// How the name is typed otherwise.
    pub find: String,
}

struct CrossLine {
    label: u32,
    name: String,
    /// The page of the player or the team, below the event's.
    page: String,
    mark: Mark,
    points: String,
    cells: Vec<String>,
    /// In a grid, the tie-breaks.
    figures: Vec<String>,
}

impl CrossLine {
    /// Why they have no rank, or that they left; empty for all others.
    fn told(&self, lang: &Lang) -> &'static str {
        standings_words::mark(*lang, self.mark)
    }
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct StandingsPage {
    frame: PublicFrame,
    /// The tie-breaks without the points.
    columns: Vec<String>,
    lines: Vec<StandingsLine>,
    /// The score of the two teams of a Scheveningen event.
    sides: Option<String>,
    /// Whether results can be supposed.
    has_open_games: bool,
}

#[derive(Template)]
#[template(path = "public/what_if.html")]
struct WhatIfPage {
    frame: PublicFrame,
    supposed: Supposed,
}

#[derive(Template)]
#[template(path = "public/crosstable.html")]
struct CrosstablePage {
    frame: PublicFrame,
    /// Rounds; in a grid the others.
    heads: Vec<String>,
    /// In a grid, the tie-breaks.
    columns: Vec<String>,
    lines: Vec<CrossLine>,
}

/// The standings after the last complete round; `None` before there is one, or if a tie-break cannot be computed.
pub(super) fn after_complete_rounds(tournament: &Tournament) -> Option<Standings> {
    let through = tournament.settled_round();
    let settings = Settings { through, ..Settings::of(tournament).ok()? };
    (through.0 > 0).then(|| Standings::of_event(tournament, &settings))
}

pub(super) fn lines(lang: Lang, tournament: &Tournament, standings: &Standings) -> Vec<StandingsLine> {
    let mut last_rank = None;
    let mut lines = Vec::with_capacity(standings.rows.len());
    for row in &standings.rows {
        // Who shares a rank has it written once.
        let rank = row.rank.filter(|rank| last_rank != Some(*rank));
        last_rank = row.rank;
        lines.push(StandingsLine {
            rank: rank.map_or_else(String::new, |rank| rank.to_string()),
            name: name(tournament, row),
            page: own_page(row),
            federation: federation(tournament, row),
            find: search::hint(&name(tournament, row)),
            points: row.points.to_string(),
            mark: standings_words::mark(lang, row.mark),
            figures: figures(row),
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

fn own_page(row: &Row) -> String {
    match row.entrant {
        Entrant::Player(player) => format!("players/{}", player.0),
        Entrant::Team(team) => format!("teams/{}", team.0),
    }
}

fn federation(tournament: &Tournament, row: &Row) -> String {
    match row.entrant {
        Entrant::Player(player) => {
            tournament.player(player).map_or_else(String::new, |player| player.data.federation.clone())
        }
        Entrant::Team(team) => tournament.team(team).map_or_else(String::new, |team| team.federation.clone()),
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
        has_open_games: has_open_games(tournament),
        sides: standings.as_ref().and_then(|standings| score_of_sides(tournament, standings.through)),
        columns: standings.as_ref().map(columns).unwrap_or_default(),
        lines: standings
            .as_ref()
            .map(|standings| lines(guarded.visitor.lang, tournament, standings))
            .unwrap_or_default(),
    })
}

/// Whether games of the round that is played can be supposed; not of line-ups that nobody may see yet.
fn has_open_games(tournament: &Tournament) -> bool {
    let round = tournament.current_round().filter(|round| tournament.open_line_ups != Some(round.number));
    round.is_some_and(|round| !round.is_complete())
}

/// Supposed results of the open games, as the arbiters have them.
async fn what_if(guarded: Guarded<Public>, query: web::Query<HashMap<String, String>>) -> Answer {
    let lang = guarded.visitor.lang;
    if !has_open_games(guarded.tournament()) {
        return Ok(see_other(&format!("/p/{}/standings", guarded.id())));
    }
    page(&WhatIfPage {
        frame: PublicFrame::of(&guarded, Tab::Standings, standings_words::what_if(lang).into(), ""),
        supposed: what_if::supposed(guarded.tournament(), lang, &query)?,
    })
}

async fn crosstable(guarded: Guarded<Public>) -> Answer {
    let tournament = guarded.tournament();
    let standings = after_complete_rounds(tournament);
    let (heads, columns, lines) =
        standings.as_ref().map_or_else(Default::default, |standings| {
            match crosstable::grid(tournament, standings, Order::Rank) {
                Some(grid) => of_grid(tournament, standings, &grid),
                None => of_rounds(tournament, standings),
            }
        });
    let frame = PublicFrame::of(&guarded, Tab::Crosstable, heading(&guarded, Tab::Crosstable), "");
    page(&CrosstablePage { frame, heads, columns, lines })
}

/// The heads, the tie-breaks and the lines of a table.
type Table = (Vec<String>, Vec<String>, Vec<CrossLine>);

fn of_rounds(tournament: &Tournament, standings: &Standings) -> Table {
    let (table, labels) = (by_rounds(standings, Order::Rank), labels(standings, Order::Rank));
    let line = |(place, cells): &(u32, Vec<Cell>)| {
        let cells = cells.iter().map(|cell| cell.text()).collect();
        cross_line(tournament, standings, *place, &labels, cells)
    };
    ((1..=table.rounds).map(|round| round.to_string()).collect(), Vec::new(), table.lines.iter().map(line).collect())
}

fn of_grid(tournament: &Tournament, standings: &Standings, grid: &Grid) -> Table {
    let labels = labels(standings, Order::Rank);
    let told = |games: &Option<Vec<Cell>>| match games {
        None => "×".to_owned(),
        Some(games) => games.iter().map(crosstable::result).collect::<Vec<_>>().join(" "),
    };
    let line = |(place, games): (&u32, &Vec<Option<Vec<Cell>>>)| {
        let line = cross_line(tournament, standings, *place, &labels, games.iter().map(told).collect());
        CrossLine { figures: figures(standings.row_at(*place)), ..line }
    };
    let heads = grid.columns.iter().map(|place| labels[*place as usize].to_string()).collect();
    (heads, columns(standings), grid.rows.iter().zip(&grid.cells).map(line).collect())
}

fn cross_line(
    tournament: &Tournament,
    standings: &Standings,
    place: u32,
    labels: &[u32],
    cells: Vec<String>,
) -> CrossLine {
    let row = standings.row_at(place);
    CrossLine {
        label: labels[place as usize],
        name: name(tournament, row),
        page: own_page(row),
        mark: row.mark,
        points: row.points.to_string(),
        cells,
        figures: Vec::new(),
    }
}
