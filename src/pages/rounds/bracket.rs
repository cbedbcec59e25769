//! The bracket of a knock-out: every stage with its matches, the games of tie-breaks, and who goes through where a match is
//! level.

use crate::confirm;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, knockout as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, PlayOff, SendTeamThrough, SendThrough};
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::knockout::Match;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::play_off::{self, Pace, PlayOffGame};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::bracket::{Columns, StageColumn, name, side_name};
use sonneborn_web::{Answer, Frame, WebError, html, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Knockouts)
        .get("/t/{tournament}/bracket", Shows::NAMES, show)
        .post("/t/{tournament}/bracket/play-off", Shows::NAMES, play_off)
        .post("/t/{tournament}/bracket/through", Shows::NAMES, send_through);
}

/// A match that waits for the arbiter's word.
struct Level {
    /// Teams have no games of a tie-break.
    is_of_teams: bool,
    players: [(u32, String); 2],
    score: String,
    /// The games of the tie-break so far.
    games: Vec<String>,
    /// How each would go through.
    how: [String; 2],
    /// Who leads in the tie-break, by place.
    leads: [bool; 2],
    /// Who has White in the next game, by place.
    white: usize,
    /// The pace of the game before, at which the next one is likely played too.
    pace: &'static str,
}

#[derive(Template)]
#[template(path = "rounds/bracket.html")]
struct BracketPage {
    frame: Frame,
    path: String,
    stages: Vec<StageColumn>,
    level: Vec<Level>,
    champion: Option<String>,
    problems: Vec<String>,
    can_act: bool,
    paces: [(&'static str, &'static str); 3],
    results: [GameResult; 6],
}

impl BracketPage {
    fn of<R: Right>(guarded: &Guarded<R>, form: Option<&ThroughForm>, problems: Vec<String>) -> Option<BracketPage> {
        let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
        if !tournament.regulations.system.is_knockout() {
            return None;
        }
        let columns = Columns::of(tournament, lang, guarded.is_arbiter());
        let mut problems = problems;
        if columns.is_foreign {
            problems.push(words::not_of_this_bracket(lang).into());
        }
        Some(BracketPage {
            frame: Frame::of(guarded, Section::Rounds, words::bracket(lang)),
            path: path(guarded),
            level: columns.bracket.level().into_iter().filter_map(|one| level(tournament, lang, one, form)).collect(),
            stages: columns.stages,
            champion: columns.champion,
            problems,
            can_act: guarded.may_act(),
            paces: Pace::ALL.map(|pace| (pace.code(), words::pace(lang, pace))),
            results: RESULTS,
        })
    }
}

/// The results of a game of a tie-break.
const RESULTS: [GameResult; 6] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::WhiteWinsByForfeit,
    GameResult::BlackWinsByForfeit,
    GameResult::BothForfeit,
];

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/bracket", guarded.id())
}

fn level_of_teams(tournament: &Tournament, one: &Match, form: Option<&ThroughForm>) -> Option<Level> {
    let teams = one.teams()?;
    let how = |side: usize| {
        let typed = form.filter(|form| form.winner == teams[side].0 && form.loser == teams[1 - side].0);
        typed.map_or_else(String::new, |form| form.how.clone())
    };
    Some(Level {
        is_of_teams: true,
        players: [0, 1].map(|side| (teams[side].0, side_name(tournament, one.sides[side]))),
        score: one.points.map(|points: Points| points.to_string()).join(" – "),
        games: Vec::new(),
        how: [how(0), how(1)],
        leads: [false; 2],
        white: 0,
        pace: "",
    })
}

fn level(tournament: &Tournament, lang: Lang, one: &Match, form: Option<&ThroughForm>) -> Option<Level> {
    let Some(players) = one.players() else { return level_of_teams(tournament, one, form) };
    let games = tournament.play_off_games(players);
    let legs = play_off::legs(&games, players);
    let typed = form.filter(|form| players.map(|player| player.0).contains(&form.winner));
    let how = |side: usize| {
        let typed = typed.filter(|form| form.winner == players[side].0).map(|form| form.how.clone());
        typed.unwrap_or_else(|| words::legs(lang, &legs, side))
    };
    let told = |game: &PlayOffGame| {
        let [white, black] = [game.white, game.black].map(|player| name(tournament, player));
        format!("{}{white} – {black} {}", common::label(lang, words::pace(lang, game.pace)), game.result.symbol())
    };
    Some(Level {
        is_of_teams: false,
        players: players.map(|player| (player.0, name(tournament, player))),
        score: one.points.map(|points: Points| points.to_string()).join(" – "),
        games: games.iter().map(told).collect(),
        how: [how(0), how(1)],
        leads: [0, 1].map(|side| play_off::leader(&games, players) == Some(side)),
        white: usize::from(games.last().is_some_and(|last| last.white == players[0])),
        pace: games.last().map_or("", |last| last.pace.code()),
    })
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    page(&BracketPage::of(&guarded, None, Vec::new()).ok_or(WebError::NotFound)?)
}

#[derive(Deserialize)]
struct PlayOffForm {
    white: u32,
    black: u32,
    pace: String,
    result: String,
    /// The players change colours: the form names them the other way round.
    #[serde(default)]
    swap: String,
}

async fn play_off(guarded: Guarded<Arbiter>, form: Posted<PlayOffForm>) -> Answer {
    let (form, lang) = (form.0, guarded.visitor.lang);
    let unread = |name: &str, wrong: &Unreadable| WebError::BadRequest(unreadable(lang, name, wrong));
    let pace = reader::coded(&form.pace, &Pace::ALL);
    let pace = pace.map_err(|wrong| unread(words::play_off(lang), &wrong))?;
    let result = reader::code(&form.result, &RESULTS.map(|result| (result.code(), result)));
    let result = result.map_err(|wrong| unread(common::result(lang), &wrong))?;
    let (mut white, mut black) = (PlayerId(form.white), PlayerId(form.black));
    if !form.swap.is_empty() {
        std::mem::swap(&mut white, &mut black);
    }
    let act = Act::PlayOff(PlayOff { white, black, pace, result });
    confirm::act(&guarded, Section::Rounds, act, &path(&guarded)).await
}

#[derive(Deserialize)]
struct ThroughForm {
    winner: u32,
    loser: u32,
    #[serde(default)]
    how: String,
}

async fn send_through(guarded: Guarded<Arbiter>, form: Posted<ThroughForm>) -> Answer {
    let form = form.0;
    if form.how.trim().is_empty() {
        let problems = vec![words::how_missing(guarded.visitor.lang).into()];
        let shown = BracketPage::of(&guarded, Some(&form), problems).ok_or(WebError::NotFound)?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    }
    let how = form.how.trim().to_owned();
    let act = if guarded.shown().regulations.system.is_of_teams() {
        Act::SendTeamThrough(SendTeamThrough { winner: TeamId(form.winner), loser: TeamId(form.loser), how })
    } else {
        Act::SendThrough(SendThrough { winner: PlayerId(form.winner), loser: PlayerId(form.loser), how })
    };
    confirm::act(&guarded, Section::Rounds, act, &path(&guarded)).await
}
