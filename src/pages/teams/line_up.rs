//! A team's line-up for a round, as an arbiter notes or changes it; and the closing of the line-ups of a round.

use super::{list_path, team_of};
use crate::confirm;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::teams as words;
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, CloseLineUps, GiveLineUp};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::team::{LineUp, Team};
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Teams)
        .get("/t/{tournament}/teams/{team}/line-up/{round}", Shows::NAMES, show)
        .post("/t/{tournament}/teams/{team}/line-up/{round}", Shows::NAMES, give)
        .post("/t/{tournament}/rounds/{round}/close-line-ups", Shows::NAMES, close);
}

/// One board of the form: who is chosen, of whom.
pub(super) struct BoardChoice {
    pub board: usize,
    pub chosen: Option<PlayerId>,
}

impl BoardChoice {
    pub fn is(&self, id: &u32) -> bool {
        self.chosen.is_some_and(|player| player.0 == *id)
    }
}

/// The boards of a team's match as they would be seated now.
pub(super) fn choices(tournament: &Tournament, team: TeamId, round: RoundNo) -> Vec<BoardChoice> {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let line_up = tournament.line_up(team, round, boards);
    let chosen = |board: usize| line_up.get(board).copied().flatten();
    (0..boards).map(|board| BoardChoice { board: board + 1, chosen: chosen(board) }).collect()
}

/// The squad in its order, for the menus: place, name and rating.
pub(super) fn squad(tournament: &Tournament, team: &Team) -> Vec<(u32, String)> {
    let members = (1..).zip(&team.members).filter_map(|(place, member)| Some((place, tournament.player(*member)?)));
    let told = |place: usize, player: &sonneborn_tournament::player::Player| {
        format!("{place}  {}  {}", titled(&player.data), rating(tournament, &player.data)).trim_end().to_owned()
    };
    members.map(|(place, player)| (player.id.0, told(place, player))).collect()
}

/// The boards of the form, in order; empty ones at the end are not said.
pub(super) fn read(boards: &[String]) -> Result<Option<LineUp>, WebError> {
    let board = |text: &String| match text.as_str() {
        "" => Ok(None),
        id => id.parse().map(|id| Some(PlayerId(id))).map_err(|_| WebError::Unreadable(format!("no player: {id}"))),
    };
    let mut line_up = boards.iter().map(board).collect::<Result<LineUp, WebError>>()?;
    while line_up.last().is_some_and(Option::is_none) {
        line_up.pop();
    }
    Ok(Some(line_up))
}

/// The team that the round's match is against, and which has White on board 1.
pub(super) fn opponent(tournament: &Tournament, team: TeamId, round: RoundNo) -> Option<(&Team, bool)> {
    let ([first, other], _) = tournament.match_of(team, round)?;
    let has_white = first == team;
    Some((tournament.team(if has_white { other } else { first })?, has_white))
}

#[derive(Template)]
#[template(path = "teams/line_up.html")]
struct LineUpPage {
    frame: Frame,
    path: String,
    round: RoundNo,
    team: String,
    opponent: Option<String>,
    boards: Vec<BoardChoice>,
    squad: Vec<(u32, String)>,
    is_given: bool,
    has_begun: bool,
    free_order: bool,
}

async fn show(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32, u16)>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let (id, team) = team_of(&guarded, path.1)?;
    let round = RoundNo(path.2);
    if round.0 == 0 || round.0 > tournament.regulations.rounds {
        return Err(WebError::NotFound);
    }
    page(&LineUpPage {
        frame: Frame::of(&guarded, Section::Rounds, words::line_up_of(lang, round)),
        path: format!("{}/{}", list_path(&guarded), id.0),
        round,
        team: team.name.clone(),
        opponent: opponent(tournament, id, round).map(|(team, _)| team.name.clone()),
        boards: choices(tournament, id, round),
        squad: squad(tournament, team),
        is_given: team.line_ups.contains_key(&round),
        has_begun: tournament.match_has_begun(id, round),
        free_order: tournament.regulations.teams.as_ref().is_some_and(|rules| rules.free_order),
    })
}

#[derive(Deserialize)]
struct LineUpForm {
    #[serde(default)]
    board: Vec<String>,
    /// The order of the squad holds again.
    clear: Option<String>,
}

async fn give(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32, u16)>, form: Posted<LineUpForm>) -> Answer {
    let (team, round) = (TeamId(path.1), RoundNo(path.2));
    let was = guarded.saw().team(team).ok_or(WebError::NotFound)?.line_ups.get(&round).cloned();
    let now = if form.0.clear.is_some() { None } else { read(&form.0.board)? };
    let act = Act::GiveLineUp(GiveLineUp { team, round, was, now });
    let back = if guarded.tournament().round(round).is_some() {
        format!("/t/{}/rounds/{round}", guarded.id())
    } else {
        format!("{}/{}", list_path(&guarded), team.0)
    };
    confirm::act(&guarded, Section::Rounds, act, &back).await
}

async fn close(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, _form: Posted<Nothing>) -> Answer {
    let round = RoundNo(path.1);
    let act = Act::CloseLineUps(CloseLineUps { round });
    let back = format!("/t/{}/rounds/{round}", guarded.id());
    confirm::act(&guarded, Section::Rounds, act, &back).await
}
