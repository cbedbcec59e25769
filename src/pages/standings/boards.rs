//! The best on each board of a team event, for the board prizes: by percentage or points, with the games that the organiser asks for.

use super::{Tab, Tabs};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{common, numerals, standings as words, team_papers, teams};
use sonneborn_manual::Chapter;
use sonneborn_standings::board_prizes::{Board, BoardLine, Measure, Rules, of_boards};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader::{self, MAX_ROUNDS};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::standings::{Computed, compute};
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).get("/t/{tournament}/standings/boards", Shows::NAMES, show);
}

/// The rules as an address has them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    by: String,
    games: String,
}

impl Asked {
    /// The rules asked for; the usual ones where nothing is.
    ///
    /// # Errors
    /// A measure or number that is none.
    pub(crate) fn rules(&self, tournament: &Tournament, lang: sonneborn_i18n::Lang) -> Result<Rules, WebError> {
        let usual = Rules::usual(tournament);
        let measure = reader::optional(&self.by, |code| reader::code(code, &Measure::ALL));
        let measure = measure.map_err(|wrong| WebError::unread(lang, team_papers::measure(lang), &wrong))?;
        let least = reader::optional(&self.games, |games| reader::number(games, 0..=MAX_ROUNDS));
        let least = least.map_err(|wrong| WebError::unread(lang, team_papers::least_games(lang), &wrong))?;
        Ok(Rules { measure: measure.unwrap_or(usual.measure), least_games: least.unwrap_or(usual.least_games) })
    }
}

struct List {
    name: String,
    lines: Vec<Line>,
}

struct Line {
    rank: String,
    name: String,
    rating: String,
    team: String,
    games: u16,
    points: String,
    percentage: String,
}

#[derive(Template)]
#[template(path = "standings/boards.html")]
struct BoardsPage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    lists: Vec<List>,
    by_points: bool,
    least_games: u16,
    /// The address of the paper with these rules.
    paper: String,
}

async fn show(guarded: Guarded<Viewer>, asked: web::Query<Asked>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    if !tournament.is_of_teams() {
        return Err(WebError::NotFound);
    }
    let rules = asked.rules(tournament, lang)?;
    let Computed { standings, problems } = compute(tournament, None, lang);
    let line = |line: &BoardLine| {
        let player = tournament.player(line.player);
        Line {
            rank: line.rank.map_or_else(String::new, |rank| rank.to_string()),
            name: player.map_or_else(String::new, |player| titled(&player.data)),
            rating: player.map_or_else(String::new, |player| rating(tournament, &player.data)),
            team: tournament.team(line.team).map_or_else(String::new, |team| team.name.clone()),
            games: line.games,
            points: line.points.to_string(),
            percentage: numerals::decimal(lang, &line.percentage()),
        }
    };
    let list = |board: Board| List {
        name: board
            .number
            .map_or_else(|| team_papers::reserves(lang).to_owned(), |number| teams::board_n(lang, number)),
        lines: board.lines.iter().map(line).collect(),
    };
    let (code, _) = Measure::ALL[usize::from(rules.measure == Measure::Points)];
    let options = format!("round={}&by={code}&games={}", standings.through, rules.least_games);
    page(&BoardsPage {
        frame: Frame::of(&guarded, Section::Standings, team_papers::board_prizes(lang)),
        tabs: Tabs::new(&guarded, Tab::Boards, &standings),
        problems,
        lists: of_boards(tournament, standings.through, &rules).into_iter().map(list).collect(),
        by_points: rules.measure == Measure::Points,
        least_games: rules.least_games,
        paper: format!("/t/{}/papers/board-prizes.pdf?{options}", guarded.id()),
    })
}
