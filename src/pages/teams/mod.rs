//! The teams of an event: their list, a new one by a form, their numbers, and the captains' links. Each team has a page of its
//! own ([`team`]); line-ups are given in [`line_up`] by arbiters and in [`captain`] by captains.

mod add;
pub(crate) mod captain;
mod line_up;
mod links;
mod team;

use crate::confirm;
use askama::Template;
use sonneborn_i18n::{common, teams as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::numbering::strength_of_team;
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::regulations::Numbering;
use sonneborn_tournament::team::Team;
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/t/{tournament}/teams", Shows::NAMES, list).post(
        "/t/{tournament}/teams/number",
        Shows::NAMES,
        number,
    );
    add::routes(config);
    links::routes(config);
    team::routes(config);
    line_up::routes(config);
    captain::routes(config);
}

fn list_path<R: Right>(guarded: &Guarded<R>) -> String {
    format!("/t/{}/teams", guarded.id())
}

struct Line {
    number: String,
    name: String,
    federation: String,
    captain: String,
    players: usize,
    strength: String,
    state: String,
    link: String,
    is_out: bool,
}

#[derive(Template)]
#[template(path = "teams/list.html")]
struct ListPage {
    frame: Frame,
    base: String,
    lines: Vec<Line>,
    can_act: bool,
    /// Whether teams can be numbered, and whether by lot.
    can_number: bool,
    by_lot: bool,
    /// Whether captains give line-ups by a link.
    asks_captains: bool,
}

async fn list(guarded: Guarded<Viewer>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let base = list_path(&guarded);
    let moment = guarded.past.map_or_else(String::new, |at| format!("?at={at}"));
    let mut teams: Vec<_> = tournament.all_teams().collect();
    teams.sort_by_key(|(id, team)| (team.number.is_none(), team.number, *id));
    let line = |(id, team): (TeamId, &Team)| Line {
        number: team.number.map(|number| number.to_string()).unwrap_or_default(),
        name: team.name.clone(),
        federation: team.federation.clone(),
        captain: team.captain.clone(),
        players: team.members.len(),
        strength: strength_of_team(tournament, id).map(|strength| strength.to_string()).unwrap_or_default(),
        state: team.presence.out_from().map_or_else(String::new, |from| words::out_from(lang, from)),
        link: format!("{base}/{}{moment}", id.0),
        is_out: team.presence != Presence::Playing,
    };
    let can_act = guarded.may_act();
    page(&ListPage {
        frame: Frame::of(&guarded, Section::Players, words::teams(lang)),
        lines: teams.into_iter().map(line).collect(),
        can_number: can_act && tournament.rounds.is_empty() && tournament.teams.len() > 1,
        by_lot: matches!(tournament.regulations.numbering, Numbering::Lots | Numbering::Varma),
        asks_captains: asks_captains(tournament),
        can_act,
        base,
    })
}

fn asks_captains(tournament: &Tournament) -> bool {
    tournament.regulations.teams.as_ref().is_some_and(|rules| rules.line_up_minutes.is_some())
}

async fn number(guarded: Guarded<Arbiter>, _form: Posted<Nothing>) -> Answer {
    let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let done = blocking(move || Ok::<_, WebError>(desk.number_teams(id, &actor, None))).await?;
    confirm::settle(&guarded, Section::Players, done, &list_path(&guarded))
}

/// The tournament's team that the path names.
fn team_of<R: Right>(guarded: &Guarded<R>, id: u32) -> Result<(TeamId, &Team), WebError> {
    let id = TeamId(id);
    guarded.tournament().team(id).map(|team| (id, team)).ok_or(WebError::NotFound)
}
