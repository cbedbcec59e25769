//! The standings after a round, by the tournament's own tie-breaks.

use super::Answer;
use super::guard::Keyed;
use actix_web::http::StatusCode;
use actix_web::web;
use serde::{Deserialize, Serialize};
use sonneborn_i18n::{Lang, api as words, standings as standings_words, statement as statement_words};
use sonneborn_standings::field::Entrant;
use sonneborn_standings::{Mark, Row, Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::statement::{Open, Statement};
use sonneborn_web::guard::Viewer;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use utoipa::{IntoParams, ToSchema};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/tournaments/{tournament}/standings", Shows::NAMES, show);
}

#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct After {
    /// The last round that counts; the last published one where left out.
    pub after: Option<u16>,
}

/// Standings after a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StandingsView {
    after: u16,
    /// Something of the event is open, so that these are not its final standings.
    provisional: bool,
    /// What is open, in words; empty where the standings are final.
    open: Vec<String>,
    /// The columns, beginning with the points.
    tie_breaks: Vec<String>,
    rows: Vec<RowView>,
}

/// One line of the standings.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RowView {
    /// Shared by all who are level; `null` for those set apart.
    rank: Option<u32>,
    /// The player's `id`; `null` in standings of teams.
    player: Option<u32>,
    /// The team's `id`; `null` in standings of players.
    team: Option<u32>,
    /// The pairing number of the player or the team.
    tpn: Option<u16>,
    name: String,
    points: f64,
    /// In the order of `tie_breaks`.
    figures: Vec<FigureView>,
    /// `withdrawn`, `expelled` or `set_apart`.
    mark: Option<&'static str>,
}

/// A figure, as a number and as it is printed. Board scores have no number, and a missing figure has neither.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FigureView {
    value: Option<f64>,
    text: String,
}

/// The standings.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/standings", tag = "standings",
    operation_id = "show_standings", params(("tournament" = i64, Path), After),
    responses((status = 200, body = StandingsView)))]
async fn show(keyed: Keyed<Viewer>, query: web::Query<After>) -> Answer<StandingsView> {
    let tournament = keyed.tournament();
    let standings = compute(keyed.lang, tournament, query.after)?;
    let statement = Statement::after(tournament, standings.through);
    let told = |open: &Open| statement_words::why(keyed.lang, std::slice::from_ref(open));
    Ok(web::Json(StandingsView {
        after: standings.through.0,
        provisional: !statement.is_final(),
        open: statement.open().iter().map(told).collect(),
        tie_breaks: standings.tie_breaks.iter().map(ToString::to_string).collect(),
        rows: standings.rows.iter().map(|row| RowView::of(tournament, &standings, row)).collect(),
    }))
}

/// The standings by the tournament's regulations.
pub(super) fn compute(lang: Lang, tournament: &Tournament, after: Option<u16>) -> Result<Standings, Problem> {
    let mut settings = Settings::of(tournament).map_err(|error| {
        let message = words::tie_breaks_unusable(lang, standings_words::descriptor_error(lang, &error));
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "tie_breaks_unusable", message)
    })?;
    settings.through = after.map_or(settings.through, |after| RoundNo(after).min(settings.through));
    Ok(Standings::of_event(tournament, &settings))
}

impl RowView {
    fn of(tournament: &Tournament, standings: &Standings, row: &Row) -> RowView {
        let (player, team, number) = match row.entrant {
            Entrant::Player(id) => (Some(id.0), None, tournament.player(id).and_then(|player| player.tpn)),
            Entrant::Team(id) => (None, Some(id.0), Some(Tpn(tournament.team_number(id)))),
        };
        /// As on the page and in the files.
        const DECIMALS: usize = 3;
        let figures = row.figures.iter().map(|figure| FigureView {
            value: figure.as_ref().and_then(|figure| figure.as_f64()),
            text: figure.as_ref().map_or_else(String::new, |figure| figure.decimal(0, DECIMALS)),
        });
        RowView {
            rank: row.rank,
            player,
            team,
            tpn: number.map(|number| number.0),
            name: standings.field().participant(row.place).name(tournament).into(),
            points: row.points.as_f64(),
            figures: figures.collect(),
            mark: match row.mark {
                Mark::None => None,
                Mark::Withdrawn => Some("withdrawn"),
                Mark::Moved => Some("moved"),
                Mark::Expelled => Some("expelled"),
                Mark::SetApart => Some("set_apart"),
            },
        }
    }
}
