//! The table of standings. Every figure opens to its sum in the row: by click or Enter with the script, by the link of the
//! name without it.

use super::{Tab, Tabs, opened, ties};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::figure_sheet::FigureSheet;
use sonneborn_i18n::{Lang, common, knockout, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::field::Entrant;
use sonneborn_standings::{Row, Standings};
use sonneborn_tournament::descriptor::{Code, Descriptor};
use sonneborn_web::guard::{Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::changes;
use sonneborn_web::shown::standings::{Computed, compute, federation, name, rating, team, told};
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).section(Section::Standings, standings);
}

/// A column of figures.
struct Column {
    code: String,
    name: String,
}

struct Line {
    /// The place in the field, by which a figure is asked for.
    place: u32,
    /// Empty where the rank is shared with the line above.
    rank: String,
    number: u32,
    name: String,
    federation: String,
    rating: String,
    /// The rating change so far, in events that are rated.
    change: String,
    figures: Vec<String>,
    mark: &'static str,
    /// Where two teams meet.
    team: String,
    /// Of a knock-out, the stage and whether they are out of it.
    reached: String,
    /// All figures opened, for browsers without scripts.
    opened: Option<Opened>,
}

/// A row's figures and the papers that explain them.
struct Opened {
    sheets: Vec<FigureSheet>,
    papers: opened::Papers,
}

#[derive(Template)]
#[template(path = "standings/table.html")]
struct TablePage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    columns: Vec<Column>,
    lines: Vec<Line>,
    /// Whether values from outside are typed here.
    takes_values: bool,
    /// Whether rating changes have a column.
    has_changes: bool,
    ties: ties::Ties,
}

impl TablePage {
    /// Columns before the figures: rank, number, name, federation, rating, and the rating change if there is one.
    fn leading(&self) -> usize {
        5 + usize::from(self.has_changes)
    }

    /// Whether a federation or a rating stands anywhere: teams have neither, and two heads without words under them say nothing.
    fn has_persons(&self) -> bool {
        self.lines.iter().any(|line| !line.federation.is_empty() || !line.rating.is_empty())
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
    /// The place in the field whose figures are shown opened.
    open: Option<u32>,
}

async fn standings(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    show(&guarded, query.after, query.open, None)
}

/// The page, with what went wrong when something was asked for on it.
pub(super) fn show<R: Right>(
    guarded: &Guarded<R>,
    after: Option<u16>,
    open: Option<u32>,
    problem: Option<String>,
) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let Computed { standings, problems } = compute(tournament, after, lang);
    page(&TablePage {
        frame: Frame::of(guarded, Section::Standings, common::standings(lang)),
        tabs: Tabs::new(guarded, Tab::Table, &standings),
        problems: problem.into_iter().chain(problems).collect(),
        columns: columns(&standings, lang),
        lines: lines(guarded, &standings, open),
        takes_values: guarded.may_act() && standings.tie_breaks.iter().any(|tie_break| tie_break.code == Code::Ext),
        has_changes: changes::is_rated(tournament),
        ties: ties::Ties::of(guarded, &standings),
    })
}

fn columns(standings: &Standings, lang: Lang) -> Vec<Column> {
    let column = |tie_break: &Descriptor| {
        let told = told(standings, tie_break);
        Column { code: told.to_string(), name: words::tie_break_name(lang, &told) }
    };
    standings.tie_breaks.iter().map(column).collect()
}

fn lines<R: Right>(guarded: &Guarded<R>, standings: &Standings, open: Option<u32>) -> Vec<Line> {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let effects =
        if changes::is_rated(tournament) { changes::effects(tournament, standings.through) } else { Vec::new() };
    let bracket = tournament.bracket_after(standings.through.0.into());
    let mut above = None;
    let line = |row: &Row| {
        let shares = row.rank.is_some() && row.rank == above;
        above = row.rank;
        let participant = standings.field().participant(row.place);
        Line {
            place: row.place,
            rank: row.rank.filter(|_| !shares).map_or_else(String::new, |rank| rank.to_string()),
            number: participant.number,
            name: name(tournament, row),
            federation: federation(tournament, row).to_owned(),
            rating: rating(tournament, participant),
            change: match row.entrant {
                Entrant::Player(player) => {
                    effects.get(player.index()).map(|effect| effect.change.clone()).unwrap_or_default()
                }
                Entrant::Team(_) => String::new(),
            },
            figures: words::figures(lang, standings, row),
            mark: words::mark(lang, row.mark),
            team: team(tournament, row).to_owned(),
            reached: bracket.as_ref().map_or_else(String::new, |bracket| knockout::reached(lang, bracket, row.entrant)),
            opened: (open == Some(row.place)).then(|| {
                let columns = 0..standings.tie_breaks.len();
                let sheet = |column| FigureSheet::of(lang, tournament, standings, row.place, column);
                Opened {
                    sheets: columns.filter_map(sheet).collect(),
                    papers: opened::Papers::of(lang, guarded.id(), standings.through.0, row),
                }
            }),
        }
    };
    standings.rows.iter().map(line).collect()
}
