//! The captain's page: the line-up of one team for the coming round, until the deadline. The link is the key; it opens nothing
//! else, and shows of the other team no more than its name.

use super::line_up::{BoardChoice, choices, opponent, read, squad};
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::Live;
use sonneborn_desk::line_ups::{deadline, is_captain, is_over};
use sonneborn_i18n::{dates, full_names, teams as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::team::LineUp;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, html, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/captain/{tournament}/{team}/{key}", Shows::PUBLIC, show).post(
        "/captain/{tournament}/{team}/{key}",
        Shows::PUBLIC,
        give,
    );
}

type Link = web::Path<(i64, u32, String)>;

#[derive(Template)]
#[template(path = "teams/captain.html")]
struct CaptainPage {
    frame: Frame,
    event: String,
    team: String,
    round: Option<RoundNo>,
    opponent: Option<String>,
    /// `Some` where the colour of board 1 is known.
    has_white: Option<bool>,
    until: Option<String>,
    can_give: bool,
    given: Vec<String>,
    boards: Vec<BoardChoice>,
    squad: Vec<(u32, String)>,
    free_order: bool,
    /// The act from which the page was drawn.
    seen: u64,
    problems: Vec<String>,
    is_saved: bool,
}

/// The tournament, once the key is that of the team's captain; its line-ups are closed first where they are due.
async fn opened(state: &web::Data<AppState>, link: &Link) -> Result<(Arc<Live>, TeamId), WebError> {
    let (id, team, key) = (link.0, TeamId(link.1), link.2.clone());
    let desk = Arc::clone(&state.desk);
    blocking(move || {
        let live = desk.live(id)?.ok_or(WebError::NotFound)?;
        // A wrong key is answered as an event that is not there.
        let known = live.journal().state().team(team).is_some_and(|team| is_captain(team, &key));
        if !known {
            return Err(WebError::NotFound);
        }
        desk.close_line_ups_when_due(id)?;
        Ok((live, team))
    })
    .await
}

/// Whether the team's line-up for the round is still taken.
fn is_taken(tournament: &Tournament, team: TeamId, round: RoundNo) -> bool {
    tournament.takes_line_ups(team, round) && !is_over(tournament, round)
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    saved: Option<String>,
}

async fn show(visitor: Visitor, state: web::Data<AppState>, link: Link, query: web::Query<Query>) -> Answer {
    let (live, team) = opened(&state, &link).await?;
    page_of(&visitor, live.journal().state(), team, query.saved.is_some(), None)
}

/// Why a line-up is not taken, with what was chosen.
struct Refused {
    problem: String,
    status: StatusCode,
    /// What the form shows again; `None` for the line-up that stands.
    chosen: Option<LineUp>,
}

fn page_of(visitor: &Visitor, tournament: &Tournament, id: TeamId, is_saved: bool, refused: Option<Refused>) -> Answer {
    let lang = visitor.lang;
    let shown = full_names::shown(lang, tournament);
    let tournament = shown.as_ref();
    let team = tournament.team(id).ok_or(WebError::NotFound)?;
    let current = tournament.current_round().map(|round| round.number);
    // Where nothing more is taken, the last line-up is shown.
    let round = tournament.round_of_line_ups().filter(|round| is_taken(tournament, id, *round)).or(current);
    let published = round.filter(|round| current >= Some(*round));
    let met = published.and_then(|round| opponent(tournament, id, round));
    let mut boards = round.map(|round| choices(tournament, id, round)).unwrap_or_default();
    if let Some(chosen) = refused.as_ref().and_then(|refused| refused.chosen.as_ref()) {
        for (place, board) in boards.iter_mut().enumerate() {
            board.chosen = chosen.get(place).copied().flatten();
        }
    }
    let names = |choice: &BoardChoice| {
        let player = choice.chosen.and_then(|player| tournament.player(player));
        player.map_or_else(|| words::nobody(lang).to_owned(), |player| player.data.name.clone())
    };
    html(
        refused.as_ref().map_or(StatusCode::OK, |refused| refused.status),
        &CaptainPage {
            frame: Frame::new(visitor, words::line_up(lang)),
            event: tournament.details.name.clone(),
            team: team.name.clone(),
            opponent: met.map(|(team, _)| team.name.clone()),
            has_white: met.map(|(_, has_white)| has_white),
            until: round.and_then(|round| deadline(tournament, round)).map(|until| dates::minute(lang, until)),
            can_give: round.is_some_and(|round| is_taken(tournament, id, round)),
            given: boards.iter().map(names).collect(),
            boards,
            squad: squad(tournament, team),
            free_order: tournament.regulations.teams.as_ref().is_some_and(|rules| rules.free_order),
            round,
            seen: tournament.seq,
            problems: refused.into_iter().map(|refused| refused.problem).collect(),
            is_saved,
        },
    )
}

#[derive(Deserialize)]
struct CaptainForm {
    round: u16,
    seen: u64,
    #[serde(default)]
    board: Vec<String>,
}

async fn give(visitor: Visitor, state: web::Data<AppState>, link: Link, body: web::Bytes) -> Answer {
    let (live, team) = opened(&state, &link).await?;
    let form: CaptainForm =
        serde_html_form::from_bytes(&body).map_err(|error| WebError::Unreadable(error.to_string()))?;
    let (lang, round) = (visitor.lang, RoundNo(form.round));
    let journal = live.journal();
    let tournament = journal.state();
    let again = |problem: String, status, chosen| {
        let refused = Refused { problem, status, chosen };
        page_of(&visitor, live.journal().state(), team, false, Some(refused))
    };
    if !is_taken(tournament, team, round) {
        return again(words::too_late(lang).into(), StatusCode::CONFLICT, None);
    }
    let now = read(&form.board)?;
    let is_free = tournament.regulations.teams.as_ref().is_some_and(|rules| rules.free_order);
    if now.as_ref().is_some_and(|line_up| line_up.contains(&None)) {
        return again(words::empty_board_between(lang).into(), StatusCode::UNPROCESSABLE_ENTITY, now);
    }
    if now.as_ref().is_some_and(|line_up| !is_free && !tournament.keeps_order(team, line_up)) {
        return again(words::fixed_order(lang).into(), StatusCode::UNPROCESSABLE_ENTITY, now);
    }
    let given = |tournament: &Tournament| -> Option<LineUp> { tournament.team(team)?.line_ups.get(&round).cloned() };
    // What the page showed; another line-up since is a conflict.
    let was = if form.seen < tournament.seq { given(&journal.state_after(form.seen)) } else { given(tournament) };
    let chosen = now.clone().filter(|_| was == given(tournament));
    let (desk, id, device) = (Arc::clone(&state.desk), link.0, visitor.device.clone());
    let done = blocking(move || Ok::<_, WebError>(desk.captain_gives(id, (team, round), (was, now), device))).await?;
    match done {
        Ok(_) => Ok(see_other(&format!("/captain/{id}/{}/{}?saved=yes", team.0, link.2))),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(tournament));
            again(problem, StatusCode::CONFLICT, chosen)
        }
    }
}
