//! One team: its data, its squad in board order, its withdrawal or return, and its line-ups.

use super::add::{TeamForm, read_data};
use super::{list_path, team_of};
use crate::confirm;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{common, teams as words, web as web_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeTeam};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::reader;
use sonneborn_tournament::team::{LineUp, Squad, Team};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Teams)
        .get("/t/{tournament}/teams/{team}", Shows::NAMES, show)
        .post("/t/{tournament}/teams/{team}/edit", Shows::NAMES, edit)
        .post("/t/{tournament}/teams/{team}/squad", Shows::NAMES, squad)
        .post("/t/{tournament}/teams/{team}/presence", Shows::NAMES, presence);
}

struct Member {
    id: u32,
    board: usize,
    name: String,
    rating: String,
    federation: String,
    fide_id: String,
}

struct GivenLineUp {
    round: RoundNo,
    names: String,
    link: String,
}

#[derive(Template)]
#[template(path = "teams/team.html")]
struct TeamPage {
    frame: Frame,
    base: String,
    path: String,
    form: TeamForm,
    members: Vec<Member>,
    /// Players of no team.
    free: Vec<(u32, String)>,
    /// How many of the squad sit if nothing else is said.
    boards: usize,
    line_ups: Vec<GivenLineUp>,
    next: Option<RoundNo>,
    /// From which round it is out, in words.
    state: String,
    is_out: bool,
    /// The round from which a team can leave; `None` after the last.
    leaves_from: Option<RoundNo>,
    /// Why it cannot leave, or not come back.
    stays_so: Option<String>,
    is_started: bool,
    can_act: bool,
    problems: Vec<String>,
}

async fn show(guarded: Guarded<Viewer>, path: web::Path<(i64, u32)>) -> Answer {
    page(&shown(&guarded, path.1)?)
}

fn shown<R: Right>(guarded: &Guarded<R>, team: u32) -> Result<TeamPage, WebError> {
    let tournament = guarded.shown();
    let (id, team) = team_of(guarded, team)?;
    let base = list_path(guarded);
    let path = format!("{base}/{}", id.0);
    let members = (1..).zip(&team.members).filter_map(|(board, member)| {
        let player = tournament.player(*member)?;
        Some(Member {
            id: member.0,
            board,
            name: titled(&player.data),
            rating: rating(tournament, &player.data),
            federation: player.data.federation.clone(),
            fide_id: player.data.fide_id.map(|id| id.to_string()).unwrap_or_default(),
        })
    });
    let name = |player: &PlayerId| tournament.player(*player).map_or("", |player| player.data.name.as_str());
    let names = |line_up: &LineUp| {
        let board = |player: &Option<PlayerId>| player.as_ref().map_or("–", name);
        line_up.iter().map(board).collect::<Vec<_>>().join("; ")
    };
    let line_ups = team.line_ups.iter().map(|(round, line_up)| GivenLineUp {
        round: *round,
        names: names(line_up),
        link: format!("{path}/line-up/{round}"),
    });
    let leaves_from = tournament.next_unpublished();
    let turned = match team.presence {
        Presence::Playing => Presence::Withdrawn { from: leaves_from },
        Presence::Withdrawn { .. } | Presence::Moved { .. } | Presence::Expelled { .. } => Presence::Playing,
    };
    let free = tournament.entrants().filter(|player| tournament.team_of(player.id).is_none());
    Ok(TeamPage {
        frame: Frame::of(guarded, Section::Players, team.name.clone()),
        form: TeamForm {
            name: team.name.clone(),
            nickname: team.nickname.clone(),
            federation: team.federation.clone(),
            captain: team.captain.clone(),
            ..TeamForm::default()
        },
        members: members.collect(),
        free: free.map(|player| (player.id.0, titled(&player.data))).collect(),
        boards: tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards()),
        line_ups: line_ups.collect(),
        next: tournament
            .open_line_ups
            .or_else(|| tournament.draft().map(|draft| draft.number))
            .or(tournament.next_round())
            .filter(|round| team.takes_part_in(*round)),
        state: team.presence.out_from().map_or_else(String::new, |from| words::out_from(guarded.visitor.lang, from)),
        is_out: team.presence != Presence::Playing,
        leaves_from: Some(leaves_from).filter(|from| from.0 <= tournament.regulations.rounds),
        stays_so: guarded.obstacle(&Act::ChangeTeam(ChangeTeam {
            team: id,
            was: Box::new(team.clone()),
            now: Box::new(Team { presence: turned, ..team.clone() }),
        })),
        is_started: !tournament.rounds.is_empty(),
        can_act: guarded.may_act(),
        problems: Vec::new(),
        base,
        path,
    })
}

/// The page with the data as they were sent, and why they are not taken.
fn again(guarded: &Guarded<Arbiter>, team: u32, form: TeamForm, problems: Vec<String>) -> Answer {
    let shown = shown(guarded, team)?;
    let frame = shown.frame.again(guarded);
    html(StatusCode::UNPROCESSABLE_ENTITY, &TeamPage { frame, form, problems, ..shown })
}

async fn change(guarded: &Guarded<Arbiter>, id: TeamId, now: Team) -> Answer {
    let saw = guarded.saw();
    let was = saw.team(id).ok_or(WebError::NotFound)?.clone();
    let act = Act::ChangeTeam(ChangeTeam { team: id, was: Box::new(was), now: Box::new(now) });
    let back = format!("{}/{}", list_path(guarded), id.0);
    confirm::act(guarded, Section::Players, act, &back).await
}

/// The team as the page showed it whose form was sent.
fn seen(guarded: &Guarded<Arbiter>, id: u32) -> Result<(TeamId, Team), WebError> {
    let id = TeamId(id);
    guarded.saw().team(id).cloned().map(|team| (id, team)).ok_or(WebError::NotFound)
}

#[derive(Deserialize)]
struct EditForm {
    name: String,
    nickname: String,
    federation: String,
    captain: String,
}

#[derive(Deserialize)]
struct SquadForm {
    /// The player to move up or down, to take out, or to add at the end.
    up: Option<u32>,
    down: Option<u32>,
    out: Option<u32>,
    add: Option<u32>,
}

#[derive(Deserialize)]
struct PresenceForm {
    now: String,
    round: Option<String>,
}

async fn edit(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<EditForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let (id, team) = seen(&guarded, path.1)?;
    let EditForm { name, nickname, federation, captain, .. } = &form.0;
    let sent = TeamForm {
        name: name.clone(),
        nickname: nickname.clone(),
        federation: federation.clone(),
        captain: captain.clone(),
        ..TeamForm::default()
    };
    let mut problems = Vec::new();
    let Squad { name, nickname, federation, captain, size: _ } = read_data(lang, &sent, &mut problems);
    if !problems.is_empty() {
        return again(&guarded, path.1, sent, problems);
    }
    let now = Team { name, nickname, federation, captain, ..team.clone() };
    let act = Act::ChangeTeam(ChangeTeam { team: id, was: Box::new(team), now: Box::new(now) });
    let back = format!("{}/{}", list_path(&guarded), id.0);
    let done = guarded.perform(Attempt::of(act)).await;
    confirm::settle_here(&guarded, Section::Players, done, &back, |_, problem| {
        again(&guarded, path.1, sent, vec![problem])
    })
}

async fn squad(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<SquadForm>) -> Answer {
    let (id, mut team) = seen(&guarded, path.1)?;
    let place = |team: &Team, player: u32| team.members.iter().position(|member| member.0 == player);
    match form.0 {
        SquadForm { up: Some(player), .. } => {
            if let Some(at) = place(&team, player).filter(|at| *at > 0) {
                team.members.swap(at, at - 1);
            }
        }
        SquadForm { down: Some(player), .. } => {
            if let Some(at) = place(&team, player).filter(|at| at + 1 < team.members.len()) {
                team.members.swap(at, at + 1);
            }
        }
        SquadForm { out: Some(player), .. } => team.members.retain(|member| member.0 != player),
        SquadForm { add: Some(player), .. } => team.members.push(PlayerId(player)),
        _ => {}
    }
    change(&guarded, id, team).await
}

async fn presence(guarded: Guarded<Arbiter>, path: web::Path<(i64, u32)>, form: Posted<PresenceForm>) -> Answer {
    let lang = guarded.visitor.lang;
    let (id, team) = seen(&guarded, path.1)?;
    let presence = match form.0.now.as_str() {
        "withdraw" => {
            let last = guarded.tournament().regulations.rounds;
            let round = reader::number(form.0.round.as_deref().unwrap_or_default(), 1..=last);
            let from = round.map_err(|wrong| WebError::BadRequest(unreadable(lang, common::round(lang), &wrong)))?;
            Presence::Withdrawn { from: RoundNo(from) }
        }
        "return" => Presence::Playing,
        other => return Err(WebError::BadRequest(words::no_such_change(lang, other))),
    };
    change(&guarded, id, Team { presence, ..team }).await
}
