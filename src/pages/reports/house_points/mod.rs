//! The points of an online club: everybody's before and after with their grade, game by game for one, and as files. What is
//! entered for them is in `enter`.

mod enter;

use super::Tab;
use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};
use askama::Template;
use enter::{EndingForm, Kind, RulesForm};
use sonneborn_desk::files::EventFile;
use sonneborn_i18n::{Lang, common, house_points as words, rating as rating_words, web};
use sonneborn_manual::Chapter;
use sonneborn_rating::house_points::{GamePoints, PlayerPoints, house_points, objections};
use sonneborn_rating::online::{ROUNDS_FOR_A_DRAW, grade};
use sonneborn_sheets::lists;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::download::event_tables;
use sonneborn_web::guard::{Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .get("/t/{tournament}/reports/house-points", Shows::PERSONS, table)
        .get("/t/{tournament}/reports/house-points.csv", Shows::PERSONS, table_csv)
        .get("/t/{tournament}/reports/house-points/{number}", Shows::PERSONS, player);
    enter::routes(config);
}

/// A player's line.
struct Line {
    number: Option<Tpn>,
    name: String,
    before: String,
    grade_before: String,
    games: usize,
    change: String,
    after: String,
    grade_after: String,
    /// Whether they rose (1), fell (-1) or kept their grade.
    moved: i32,
}

impl Line {
    fn of(tournament: &Tournament, points: &PlayerPoints, lang: Lang) -> Line {
        let player = &tournament.players[points.player.index()];
        let (was, now) = (grade(points.before), grade(points.after));
        let sign = (points.after - points.before).signum();
        Line {
            number: player.tpn,
            name: player.data.name.clone(),
            before: words::points(points.before),
            grade_before: rating_words::grade(lang, was),
            games: points.games.iter().filter(|game| game.change.is_some()).count(),
            change: words::signed(points.after - points.before),
            after: words::points(points.after),
            grade_after: rating_words::grade(lang, now),
            moved: if was == now { 0 } else { sign },
        }
    }
}

#[derive(Template)]
#[template(path = "reports/house_points.html")]
struct PointsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    is_on: bool,
    clock: String,
    lines: Vec<Line>,
    objections: Vec<String>,
    endings: Vec<EndingLine>,
    rules: RulesForm,
    ending: EndingForm,
    /// The published rounds, whose boards can be given an ending.
    rounds: Vec<RoundNo>,
    early_rounds: u16,
    problem: Option<String>,
    can_enter: bool,
    can_change: bool,
}

async fn table(guarded: Guarded<Viewer>, ending: Query<EndingForm>) -> Answer {
    let ending = ending.into_inner().with_what_stands(guarded.tournament());
    let rules = RulesForm::of(guarded.tournament().house_points);
    page(&PointsPage::of(&guarded, rules, ending, None))
}

impl PointsPage {
    fn of<R: Right>(guarded: &Guarded<R>, rules: RulesForm, ending: EndingForm, problem: Option<String>) -> PointsPage {
        let lang = guarded.visitor.lang;
        let tournament = guarded.shown();
        let kept = tournament.house_points;
        let points = kept.map(|rules| house_points(tournament, &rules)).unwrap_or_default();
        let against = objections(tournament)
            .into_iter()
            .map(|(round, board, objection)| words::at_board(lang, round, board, words::objection(lang, objection)));
        let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
        PointsPage {
            frame: Frame::of(guarded, Section::Reports, words::title(lang)),
            tab: Tab::HousePoints,
            id: guarded.id(),
            is_on: kept.is_some(),
            clock: kept.map(|rules| words::clock(lang, &rules.clock)).unwrap_or_default(),
            lines: points.iter().map(|points| Line::of(tournament, points, lang)).collect(),
            objections: against.collect(),
            endings: endings(tournament, lang),
            rules,
            ending,
            rounds: published.map(|round| round.number).collect(),
            early_rounds: ROUNDS_FOR_A_DRAW,
            problem,
            can_enter: guarded.may_act(),
            can_change: guarded.role == Some(Role::ChiefArbiter) && !tournament.closed,
        }
    }

    /// The page again, with what was typed and why it was not done.
    fn refused<R: Right>(guarded: &Guarded<R>, rules: RulesForm, ending: EndingForm, problem: String) -> Answer {
        html(StatusCode::CONFLICT, &PointsPage::of(guarded, rules, ending, Some(problem)))
    }
}

/// An ending that was entered.
struct EndingLine {
    round: RoundNo,
    board: u16,
    players: String,
    ending: String,
}

/// In the order of rounds and boards.
fn endings(tournament: &Tournament, lang: Lang) -> Vec<EndingLine> {
    let name = |player| tournament.player(player).map_or("", |player| player.data.name.as_str());
    let mut lines: Vec<EndingLine> = tournament
        .house_endings
        .iter()
        .filter_map(|ended| {
            let game = tournament.round(ended.round)?.game(ended.board)?;
            Some(EndingLine {
                round: ended.round,
                board: ended.board,
                players: format!("{} – {}", name(game.white), name(game.black)),
                ending: words::ending(lang, &ended.ending, tournament),
            })
        })
        .collect();
    lines.sort_by_key(|line| (line.round, line.board));
    lines
}

/// A game of the opened player.
struct GameLine {
    round: RoundNo,
    opponent: String,
    opponent_number: Option<Tpn>,
    opponent_points: String,
    /// The player's points less the opponent's.
    gap: String,
    colour: Colour,
    result: &'static str,
    /// How it ended, where the result does not say it all.
    ending: String,
    change: String,
    after: String,
}

impl GameLine {
    fn of(tournament: &Tournament, game: &GamePoints, lang: Lang) -> GameLine {
        let opponent = &tournament.players[game.opponent.index()];
        GameLine {
            round: game.round,
            opponent: opponent.data.name.clone(),
            opponent_number: opponent.tpn,
            opponent_points: words::points(game.opponent_points),
            gap: words::signed(game.own_points - game.opponent_points),
            colour: game.colour,
            result: game.result.map_or("", GameResult::symbol),
            ending: game.ending.map(|ending| words::ending(lang, &ending, tournament)).unwrap_or_default(),
            change: game.change.map_or_else(|| words::not_counted(lang).to_owned(), words::signed),
            after: words::points(game.own_points + game.change.unwrap_or(0)),
        }
    }
}

#[derive(Template)]
#[template(path = "reports/house_points_player.html")]
struct PlayerPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    line: Line,
    games: Vec<GameLine>,
}

async fn player(guarded: Guarded<Viewer>, path: Path<(i64, u16)>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.shown();
    let rules = kept(tournament)?;
    let id = tournament.with_tpn(Tpn(path.into_inner().1)).ok_or(WebError::NotFound)?.id;
    let points = house_points(tournament, &rules).into_iter().find(|points| points.player == id);
    let points = points.ok_or(WebError::NotFound)?;
    let line = Line::of(tournament, &points, lang);
    page(&PlayerPage {
        frame: Frame::of(&guarded, Section::Reports, line.name.clone()),
        tab: Tab::HousePoints,
        id: guarded.id(),
        games: points.games.iter().map(|game| GameLine::of(tournament, game, lang)).collect(),
        line,
    })
}

async fn table_csv(guarded: Guarded<Viewer>) -> Answer {
    let rules = kept(guarded.tournament())?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let (file, table) = (EventFile::HousePoints, lists::house_points(lang, tournament, &rules));
    event_tables(file, file.name(), lang, &Statement::of(tournament), vec![table])
}

/// The rules of an event that keeps the club's points.
fn kept(tournament: &Tournament) -> Result<HousePointRules, WebError> {
    tournament.house_points.ok_or(WebError::NotFound)
}
