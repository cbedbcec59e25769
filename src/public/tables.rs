//! Standings and crosstable after the last complete round.

use super::{PublicFrame, Tab, games};
use crate::race::{self, Racer};
use actix_web::web;
use askama::Template;
use sonneborn_exchange::search;
use sonneborn_i18n::{Lang, knockout, public as words, standings as standings_words};
use sonneborn_manual::Chapter;
use sonneborn_standings::crosstable::{Cell, Grid, Order, by_rounds, labels};
use sonneborn_standings::field::{Entrant, Kind};
use sonneborn_standings::{Mark, Row, Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Title;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::matches::score_of_sides;
use sonneborn_web::names::{latin, rating};
use sonneborn_web::routes::Routes;
use sonneborn_web::score::{self, Square};
use sonneborn_web::shown::changes;
use sonneborn_web::shown::crosstable::{self, columns, figures, heads, telling};
use sonneborn_web::shown::standings::{name, team, told};
use sonneborn_web::shown::what_if::{self, Supposed};
use sonneborn_web::{Answer, page, see_other};
use std::collections::HashMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}/standings", Shows::PUBLIC, standings)
        .get("/p/{tournament}/what-if", Shows::PUBLIC, what_if)
        .get("/p/{tournament}/crosstable", Shows::PUBLIC, crosstable);
}

pub(super) struct StandingsLine {
    pub rank: String,
    /// Title and name.
    pub name: String,
    pub title: &'static str,
    pub bare: String,
    pub latin: String,
    pub rating: String,
    pub club: String,
    /// The games in a row; empty for teams.
    pub games: Vec<Square>,
    /// The rating change and the performance so far; empty where the event is not rated.
    pub change: String,
    pub performance: String,
    /// The points differ from those of the line before.
    pub is_step: bool,
    /// The board on which they play now.
    pub board: Option<u16>,
    /// The page of the player or the team, below the event's.
    pub page: String,
    pub federation: String,
    pub points: String,
    /// Who left, and whose games do not count.
    pub mark: &'static str,
    /// The team of a player, where two teams meet.
    pub team: String,
    /// Of a knock-out, the stage and whether they are out of it: by that it ranks.
    pub reached: String,
    pub figures: Vec<String>,
    /// How the name is typed otherwise.
    pub find: String,
}

impl StandingsLine {
    /// By what they stand where they do: the stage, else the points.
    pub fn stands_by(&self) -> &str {
        if self.reached.is_empty() { &self.points } else { &self.reached }
    }
}

struct CrossLine {
    label: u32,
    federation: String,
    title: &'static str,
    bare: String,
    latin: String,
    rating: String,
    /// The page of the player or the team, below the event's.
    page: String,
    mark: Mark,
    points: String,
    cells: Vec<CrossCell>,
    /// In a grid, the tie-breaks.
    figures: Vec<String>,
}

/// A round, or in a grid all games with one opponent: the square of each, inked where they had Black.
struct CrossCell {
    /// The opponent's line; empty in a grid.
    opponent: String,
    squares: Vec<(&'static str, String)>,
    /// The same in letters, for who hears the page.
    told: String,
}

impl CrossCell {
    fn of_round(cell: &Cell) -> CrossCell {
        let has_square = cell.opponent.is_some() || cell.kind != Kind::Free;
        let text = if cell.opponent.is_some() { cell.result() } else { cell.points.to_string() };
        CrossCell {
            opponent: cell.opponent.map_or_else(String::new, |(_, label)| label.to_string()),
            squares: if has_square { vec![(score::square_class(&cell.colour), text)] } else { Vec::new() },
            told: cell.text(),
        }
    }

    /// `None` where a line meets itself.
    fn of_games(games: Option<&Vec<Cell>>) -> CrossCell {
        let told = |games: &Vec<Cell>| games.iter().map(crosstable::result).collect::<Vec<_>>().join(" ");
        let square = |cell: &Cell| (score::square_class(&cell.colour), cell.result());
        CrossCell {
            opponent: String::new(),
            squares: games.map(|games| games.iter().map(square).collect()).unwrap_or_default(),
            told: games.map_or_else(|| "×".to_owned(), told),
        }
    }
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
    /// The round after which they are.
    through: RoundNo,
    /// The race of the first, for a wide page and for a phone.
    races: Vec<String>,
    /// The tie-breaks by name, in their order.
    order: String,
    has_clubs: bool,
    /// Whether somebody is ahead of others: in a knock-out not before the final.
    has_podium: bool,
    /// Whether they rank by the stage reached, not by points.
    by_stage: bool,
    /// Whether the games of each stand in a row; not where teams are ranked.
    has_games: bool,
    has_changes: bool,
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
    after(tournament, tournament.settled_round())
}

/// The standings after a complete round.
pub(super) fn after(tournament: &Tournament, through: RoundNo) -> Option<Standings> {
    let settings = Settings { through, ..Settings::of(tournament).ok()? };
    (through.0 > 0).then(|| Standings::of_event(tournament, &settings))
}

pub(super) fn lines(lang: Lang, tournament: &Tournament, standings: &Standings) -> Vec<StandingsLine> {
    let mut last_rank = None;
    let mut last_points = None;
    let mut squares = score::rows(tournament);
    let is_rated = changes::is_rated(tournament);
    let effects = if is_rated { changes::effects(tournament, standings.through) } else { Vec::new() };
    let playing = boards_now(tournament);
    let bracket = tournament.bracket_after(standings.through.0.into());
    let telling = telling(standings);
    let mut lines = Vec::with_capacity(standings.rows.len());
    for row in &standings.rows {
        let player = match row.entrant {
            Entrant::Player(player) => tournament.player(player),
            Entrant::Team(_) => None,
        };
        let data = player.map(|player| &player.data);
        let at = player.map(|player| player.id.index());
        let effect = at.and_then(|at| effects.get(at)).cloned().unwrap_or_default();
        let has_other_points = last_points.replace(row.points).is_some_and(|points| points != row.points);
        // Who shares a rank has it written once.
        let rank = row.rank.filter(|rank| last_rank != Some(*rank));
        last_rank = row.rank;
        let is_step = if bracket.is_some() { rank.is_some() && !lines.is_empty() } else { has_other_points };
        lines.push(StandingsLine {
            rank: rank.map_or_else(String::new, |rank| rank.to_string()),
            name: name(tournament, row),
            title: data.and_then(|data| data.title).map_or("", Title::code),
            bare: data.map_or_else(|| name(tournament, row), |data| data.name.clone()),
            latin: data.map(latin).unwrap_or_default(),
            rating: data.map(|data| rating(tournament, data)).unwrap_or_default(),
            club: data.map(|data| data.club.clone()).unwrap_or_default(),
            games: at.and_then(|at| squares.get_mut(at)).map(std::mem::take).unwrap_or_default(),
            change: effect.change,
            performance: effect.performance,
            board: player.and_then(|player| playing.get(&player.id).copied()),
            is_step,
            page: own_page(row),
            federation: federation(tournament, row),
            find: search::hint(&name(tournament, row)),
            points: row.points.to_string(),
            mark: standings_words::mark(lang, row.mark),
            team: team(tournament, row).to_owned(),
            reached: bracket.as_ref().map_or_else(String::new, |bracket| knockout::reached(lang, bracket, row.entrant)),
            figures: figures(lang, standings, &telling, row),
        });
    }
    lines
}

/// Who still plays in the round that is played, and on which board.
fn boards_now(tournament: &Tournament) -> HashMap<PlayerId, u16> {
    let round = tournament.current_round().filter(|round| tournament.open_line_ups != Some(round.number));
    let open = round.into_iter().flat_map(|round| &round.games).filter(|game| game.result.is_none());
    open.flat_map(|game| [(game.white, game.board), (game.black, game.board)]).collect()
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
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let standings = after_complete_rounds(tournament);
    let lines = standings.as_ref().map(|standings| lines(lang, tournament, standings)).unwrap_or_default();
    page(&StandingsPage {
        frame: PublicFrame::of(&guarded, Tab::Standings, heading(&guarded, Tab::Standings), "").with_games(&kept),
        has_open_games: has_open_games(tournament),
        sides: standings.as_ref().and_then(|standings| score_of_sides(tournament, standings.through)),
        columns: standings.as_ref().map(|standings| columns(standings, &telling(standings))).unwrap_or_default(),
        through: standings.as_ref().map_or(RoundNo(0), |standings| standings.through),
        races: standings.as_ref().map(|standings| races(tournament, standings, &lines, lang)).unwrap_or_default(),
        order: standings.as_ref().map(|standings| order(tournament, standings, lang)).unwrap_or_default(),
        has_podium: !tournament.regulations.system.is_knockout()
            || standings.as_ref().is_some_and(|standings| standings.rows.get(1).is_some_and(|row| row.rank == Some(2))),
        by_stage: tournament.regulations.system.is_knockout(),
        has_clubs: lines.iter().any(|line| !line.club.is_empty()),
        has_games: lines.iter().any(|line| !line.games.is_empty()),
        has_changes: lines.iter().any(|line| !line.change.is_empty()),
        lines,
    })
}

/// The race of the first players; nothing where teams are ranked, and in a knock-out, which is no race for points.
fn races(tournament: &Tournament, standings: &Standings, lines: &[StandingsLine], lang: Lang) -> Vec<String> {
    if tournament.regulations.system.is_knockout() {
        return Vec::new();
    }
    let players = |row: &Row| match row.entrant {
        Entrant::Player(player) => Some(player),
        Entrant::Team(_) => None,
    };
    let order: Vec<PlayerId> = standings.rows.iter().filter_map(players).collect();
    let racers: Vec<Racer> = standings
        .rows
        .iter()
        .zip(lines)
        .filter_map(|(row, line)| {
            Some(Racer { player: players(row)?, name: line.bare.clone(), points: line.points.clone() })
        })
        .take(race::RACERS)
        .collect();
    let rows = score::rows(tournament);
    race::pictures(tournament, standings.through, (&order, &racers), &rows, words::race(lang))
}

/// By what they are ordered, in words.
fn order(tournament: &Tournament, standings: &Standings, lang: Lang) -> String {
    if tournament.regulations.system.is_knockout() {
        return knockout::stage_reached(lang).to_owned();
    }
    let name = |one: &Descriptor| standings_words::tie_break_name(lang, &told(standings, one));
    let names = standings.tie_breaks.iter().map(name);
    names.collect::<Vec<String>>().join(" · ")
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
    let kept = games::kept(&guarded).await?;
    let tournament = guarded.tournament();
    let standings = after_complete_rounds(tournament);
    let (heads, columns, lines) =
        standings.as_ref().map_or_else(Default::default, |standings| {
            match crosstable::grid(tournament, standings, Order::Rank) {
                Some(grid) => of_grid(guarded.visitor.lang, tournament, standings, &grid),
                None => of_rounds(tournament, standings),
            }
        });
    let frame = PublicFrame::of(&guarded, Tab::Crosstable, heading(&guarded, Tab::Crosstable), "").with_games(&kept);
    page(&CrosstablePage { frame, heads, columns, lines })
}

/// The heads, the tie-breaks and the lines of a table.
type Table = (Vec<String>, Vec<String>, Vec<CrossLine>);

fn of_rounds(tournament: &Tournament, standings: &Standings) -> Table {
    let (table, labels) = (by_rounds(standings, Order::Rank), labels(standings, Order::Rank));
    let line = |(place, cells): &(u32, Vec<Cell>)| {
        let cells = cells.iter().map(CrossCell::of_round).collect();
        cross_line(tournament, standings, *place, &labels, cells)
    };
    ((1..=table.rounds).map(|round| round.to_string()).collect(), Vec::new(), table.lines.iter().map(line).collect())
}

fn of_grid(lang: Lang, tournament: &Tournament, standings: &Standings, grid: &Grid) -> Table {
    let (labels, telling) = (labels(standings, Order::Rank), telling(standings));
    let line = |(place, games): (&u32, &Vec<Option<Vec<Cell>>>)| {
        let cells = games.iter().map(|games| CrossCell::of_games(games.as_ref())).collect();
        let line = cross_line(tournament, standings, *place, &labels, cells);
        CrossLine { figures: figures(lang, standings, &telling, standings.row_at(*place)), ..line }
    };
    let heads = heads(tournament, standings, grid, &labels);
    (heads, columns(standings, &telling), grid.rows.iter().zip(&grid.cells).map(line).collect())
}

fn cross_line(
    tournament: &Tournament,
    standings: &Standings,
    place: u32,
    labels: &[u32],
    cells: Vec<CrossCell>,
) -> CrossLine {
    let row = standings.row_at(place);
    let data = match row.entrant {
        Entrant::Player(player) => tournament.player(player).map(|player| &player.data),
        Entrant::Team(_) => None,
    };
    CrossLine {
        label: labels[place as usize],
        federation: federation(tournament, row),
        title: data.and_then(|data| data.title).map_or("", Title::code),
        bare: data.map_or_else(|| name(tournament, row), |data| data.name.clone()),
        latin: data.map(latin).unwrap_or_default(),
        rating: data.map(|data| rating(tournament, data)).unwrap_or_default(),
        page: own_page(row),
        mark: row.mark,
        points: row.points.to_string(),
        cells,
        figures: Vec::new(),
    }
}
