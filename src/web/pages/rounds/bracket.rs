//! The bracket of a knock-out: every stage with its matches, and who goes through where a match is level.

use crate::desk::Attempt;
use crate::i18n::{Lang, knockout as words};
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::ids::PlayerId;
use crate::tournament::knockout::{Bracket, Match, Side, Stage, Standing};
use crate::tournament::points::Points;
use crate::tournament::regulations::System;
use crate::web::confirm;
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded, Right, Viewer};
use crate::web::pages::players::titled;
use crate::web::{Answer, Frame, WebError, html, page};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::{Deserialize, Serialize};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/bracket", web::get().to(show))
        .route("/t/{tournament}/bracket/through", web::post().to(send_through));
}

struct SideLine {
    seed: String,
    name: String,
    points: String,
    is_through: bool,
    is_out: bool,
}

struct MatchBox {
    sides: Vec<SideLine>,
    how: String,
    is_third_place: bool,
}

struct StageColumn {
    name: String,
    rounds: String,
    matches: Vec<MatchBox>,
}

/// A match that waits for the arbiter's word.
struct Level {
    players: [(u32, String); 2],
    score: String,
    how: String,
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
}

impl BracketPage {
    fn of<R: Right>(guarded: &Guarded<R>, form: Option<&ThroughForm>, problems: Vec<String>) -> Option<BracketPage> {
        let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
        let is_knockout = tournament.regulations.system == System::Knockout;
        let bracket = is_knockout.then(|| shown(tournament, guarded.is_arbiter()))?;
        let mut problems = problems;
        let bracket = bracket.unwrap_or_else(|| {
            problems.push(words::not_of_this_bracket(lang).into());
            Bracket::after(tournament, 0)
        });
        let champion = bracket.stages.last().and_then(|stage| winner(stage.matches.first()?));
        Some(BracketPage {
            frame: Frame::of(guarded, Section::Rounds, words::bracket(lang)),
            path: path(guarded),
            stages: bracket.stages.iter().map(|stage| column(lang, tournament, &bracket, stage)).collect(),
            level: bracket.level().into_iter().filter_map(|one| level(tournament, one, form)).collect(),
            champion: champion.map(|player| words::champion(lang, name(tournament, player))),
            problems,
            can_act: guarded.is_arbiter() && !tournament.closed,
        })
    }
}

fn path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/bracket", guarded.id())
}

/// The bracket as somebody may see it: a draft is seen by arbiters only.
fn shown(tournament: &Tournament, with_draft: bool) -> Option<Bracket> {
    let drafts = usize::from(tournament.draft().is_some() && !with_draft);
    tournament.bracket_after(tournament.rounds.len() - drafts)
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.player(player).map_or_else(String::new, |player| titled(&player.data))
}

fn winner(one: &Match) -> Option<PlayerId> {
    match one.standing {
        Standing::Decided(side) => one.sides[side].player(),
        Standing::Underway | Standing::Level => None,
    }
}

fn column(lang: Lang, tournament: &Tournament, bracket: &Bracket, stage: &Stage) -> StageColumn {
    let is_last = bracket.stages.last() == Some(stage);
    let matches = if is_last { 1 } else { stage.matches.len() };
    let box_of = |(place, one): (usize, &Match)| MatchBox {
        sides: (0..one.sides.len()).map(|side| side_line(lang, tournament, one, side)).collect(),
        how: one.how.clone().unwrap_or_default(),
        is_third_place: place >= matches,
    };
    StageColumn {
        name: words::stage(lang, matches),
        rounds: match stage.rounds[..] {
            [] => String::new(),
            [only] => words::round_of_stage(lang, only),
            [first, .., last] => words::rounds_of_stage(lang, first, last),
        },
        matches: stage.matches.iter().enumerate().map(box_of).collect(),
    }
}

fn side_line(lang: Lang, tournament: &Tournament, one: &Match, side: usize) -> SideLine {
    let player = one.sides[side].player().and_then(|player| tournament.player(player));
    let decided = match one.standing {
        Standing::Decided(through) => Some(through == side),
        Standing::Underway | Standing::Level => None,
    };
    SideLine {
        seed: player.and_then(|player| player.tpn).map_or_else(String::new, |tpn| tpn.to_string()),
        name: match one.sides[side] {
            Side::Player(_) => player.map_or_else(String::new, |player| titled(&player.data)),
            Side::Bye => words::bye(lang).into(),
            Side::Open => words::open(lang).into(),
        },
        points: if one.games.is_empty() { String::new() } else { one.points[side].to_string() },
        is_through: decided == Some(true) && player.is_some(),
        is_out: decided == Some(false),
    }
}

fn level(tournament: &Tournament, one: &Match, form: Option<&ThroughForm>) -> Option<Level> {
    let players = one.players()?;
    let typed = form.filter(|form| players.map(|player| player.0).contains(&form.winner));
    Some(Level {
        players: players.map(|player| (player.0, name(tournament, player))),
        score: one.points.map(|points: Points| points.to_string()).join(" – "),
        how: typed.map_or_else(String::new, |form| form.how.clone()),
    })
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    page(&BracketPage::of(&guarded, None, Vec::new()).ok_or(WebError::NotFound)?)
}

#[derive(Deserialize, Serialize)]
struct ThroughForm {
    winner: u32,
    loser: u32,
    #[serde(default)]
    how: String,
    confirmed: Option<String>,
}

async fn send_through(guarded: Guarded<Arbiter>, form: Posted<ThroughForm>) -> Answer {
    let form = form.0;
    if form.how.trim().is_empty() {
        let problems = vec![words::how_missing(guarded.visitor.lang).into()];
        let shown = BracketPage::of(&guarded, Some(&form), problems).ok_or(WebError::NotFound)?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    }
    let act =
        Act::SendThrough { winner: PlayerId(form.winner), loser: PlayerId(form.loser), how: form.how.trim().into() };
    let attempt = Attempt { confirmed: form.confirmed.is_some(), ..Attempt::of(act) };
    confirm::act(&guarded, Section::Rounds, attempt, &form, &path(&guarded)).await
}
