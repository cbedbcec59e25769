//! Teams: their squads, the line-ups of a round, and the matches that a round is made of.

use super::Answer;
use super::body::{Body, Done, Signature};
use super::guard::Keyed;
use super::players::{PlayerFields, PresenceFields, unreadable};
use super::rounds::RoundAct;
use actix_web::web;
use serde::{Deserialize, Serialize};
use sonneborn_standings::team_match::{TeamMatch, matches};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeTeam, CloseLineUps, GiveLineUp, RegisterTeams};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS, Unreadable};
use sonneborn_tournament::team::{LineUp, Squad, Team};
use sonneborn_web::guard::{Arbiter, Right, Viewer};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use std::collections::BTreeMap;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/tournaments/{tournament}/teams", Shows::NAMES, list)
        .post("/tournaments/{tournament}/teams", Shows::NAMES, register)
        .put("/tournaments/{tournament}/teams/{team}/presence", Shows::NAMES, change_presence)
        .put("/tournaments/{tournament}/teams/{team}/line-ups/{round}", Shows::NAMES, give_line_up)
        .get("/tournaments/{tournament}/rounds/{round}/matches", Shows::NAMES, list_matches)
        .post("/tournaments/{tournament}/rounds/{round}/close-line-ups", Shows::NAMES, close_line_ups);
}

/// A team of the tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TeamView {
    /// Never changes, unlike the number.
    id: u32,
    /// The team pairing number, once there is one.
    number: Option<u16>,
    name: String,
    federation: String,
    captain: String,
    strength: Option<u16>,
    presence: PresenceFields,
    /// The players' `id`s in board order.
    members: Vec<u32>,
    /// The line-ups that were given, by round; `null` for a board left empty.
    #[schema(value_type = BTreeMap<String, Vec<Option<u32>>>)]
    line_ups: BTreeMap<u16, Vec<Option<u32>>>,
}

/// A team to register, with its players in board order.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTeam {
    name: String,
    #[serde(default)]
    federation: String,
    #[serde(default)]
    captain: String,
    players: Vec<PlayerFields>,
    #[serde(default)]
    signature: Signature,
}

/// A team that was registered.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct RegisteredTeam {
    act: u64,
    repeated: bool,
    /// The team's `id`.
    team: u32,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TeamPresence {
    was: PresenceFields,
    now: PresenceFields,
    #[serde(default)]
    signature: Signature,
}

/// A line-up: what the sender believed, and what it is to be; left out for the order of the squad.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct LineUpChange {
    #[serde(default)]
    was: Option<Vec<Option<u32>>>,
    #[serde(default)]
    now: Option<Vec<Option<u32>>>,
    #[serde(default)]
    signature: Signature,
}

/// A match of a round. Pairs are in the order of `teams`.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatchView {
    /// The `id`s; the team with White on the first board stands first.
    teams: [u32; 2],
    names: [String; 2],
    /// The game points so far.
    score: [f64; 2],
    /// Games are still being played.
    pending: bool,
    boards: Vec<MatchBoardView>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatchBoardView {
    /// The number of the board in the round; `null` where nobody sat opposite.
    board: Option<u16>,
    players: [Option<u32>; 2],
    /// Which of the two has White: 0 or 1.
    white: usize,
    result: Option<&'static str>,
}

/// The teams in the order in which they were registered.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/teams", tag = "teams", operation_id = "list_teams",
    params(("tournament" = i64, Path)), responses((status = 200, body = Vec<TeamView>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<TeamView>> {
    Ok(web::Json(keyed.tournament().all_teams().map(TeamView::of).collect()))
}

/// Registers a team with its players.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/teams", tag = "teams", operation_id = "register_team",
    params(("tournament" = i64, Path)), request_body = NewTeam, responses((status = 200, body = RegisteredTeam)))]
async fn register(keyed: Keyed<Arbiter>, body: Body<NewTeam>) -> Answer<RegisteredTeam> {
    let NewTeam { name, federation, captain, players, signature } = body.0;
    let read = |fields: PlayerFields| fields.read_new(keyed.lang, "players");
    let players = players.into_iter().map(read).collect::<Result<Vec<PlayerData>, Problem>>()?;
    let read = |field: &str, text: Result<String, Unreadable>| text.map_err(|why| unreadable(keyed.lang, field, &why));
    let squad = Squad {
        name: read("name", reader::name(&name))?,
        federation: read("federation", reader::federation(&federation, ""))?,
        captain: read("captain", reader::line(&captain, MAX_NAME_LETTERS))?,
        size: players.len(),
        ..Squad::default()
    };
    let next = keyed.tournament().next_round().or(keyed.tournament().last_round().map(|round| round.number.next()));
    let first_round = next.unwrap_or(RoundNo::FIRST);
    let act = Act::RegisterTeams(RegisterTeams { teams: vec![squad], players, first_round, source: "API".into() });
    let done = keyed.perform(signature.attempt(act)).await?;
    let journal = keyed.live.journal();
    let made = journal.up_to(done.seq).state().teams.len().saturating_sub(1);
    let team = u32::try_from(made).unwrap_or(u32::MAX);
    Ok(web::Json(RegisteredTeam { act: done.seq, repeated: done.repeated, team }))
}

/// Withdraws or re-enters a team.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/teams/{team}/presence", tag = "teams",
    operation_id = "change_team_presence", params(("tournament" = i64, Path), ("team" = u32, Path)),
    request_body = TeamPresence, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn change_presence(keyed: Keyed<Arbiter>, path: web::Path<(i64, u32)>, body: Body<TeamPresence>) -> Answer<Done> {
    let id = TeamId(path.1);
    let known = team(&keyed, id)?.clone();
    let was = Box::new(Team { presence: body.0.was.read(), ..known.clone() });
    let now = Box::new(Team { presence: body.0.now.read(), ..known });
    let act = Act::ChangeTeam(ChangeTeam { team: id, was, now });
    Ok(web::Json(keyed.perform(body.0.signature.attempt(act)).await?.into()))
}

/// Notes the line-up of a team for a round.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/teams/{team}/line-ups/{round}", tag = "teams",
    operation_id = "give_line_up",
    params(("tournament" = i64, Path), ("team" = u32, Path), ("round" = u16, Path)),
    request_body = LineUpChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn give_line_up(
    keyed: Keyed<Arbiter>,
    path: web::Path<(i64, u32, u16)>,
    body: Body<LineUpChange>,
) -> Answer<Done> {
    let id = TeamId(path.1);
    team(&keyed, id)?;
    let line_up = |boards: Option<Vec<Option<u32>>>| -> Option<LineUp> {
        boards.map(|boards| boards.into_iter().map(|player| player.map(PlayerId)).collect())
    };
    let (was, now) = (line_up(body.0.was), line_up(body.0.now));
    let act = Act::GiveLineUp(GiveLineUp { team: id, round: RoundNo(path.2), was, now });
    Ok(web::Json(keyed.perform(body.0.signature.attempt(act)).await?.into()))
}

/// Ends the time in which captains give the line-ups of a round.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/rounds/{round}/close-line-ups", tag = "teams",
    operation_id = "close_line_ups", params(("tournament" = i64, Path), ("round" = u16, Path)),
    request_body = RoundAct, responses((status = 200, body = Done)))]
async fn close_line_ups(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16)>, body: Body<RoundAct>) -> Answer<Done> {
    let act = Act::CloseLineUps(CloseLineUps { round: RoundNo(path.1) });
    Ok(web::Json(keyed.perform(body.0.signature.dated(keyed.lang)?.attempt(act)).await?.into()))
}

/// The matches of a round, board by board.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/rounds/{round}/matches", tag = "teams",
    operation_id = "list_matches", params(("tournament" = i64, Path), ("round" = u16, Path)),
    responses((status = 200, body = Vec<MatchView>)))]
async fn list_matches(keyed: Keyed<Viewer>, path: web::Path<(i64, u16)>) -> Answer<Vec<MatchView>> {
    let tournament = keyed.tournament();
    let round = tournament.round(RoundNo(path.1)).ok_or_else(|| Problem::not_found(keyed.lang))?;
    Ok(web::Json(matches(tournament, round).iter().map(|one| MatchView::of(tournament, one)).collect()))
}

fn team<R: Right>(keyed: &Keyed<R>, id: TeamId) -> Result<&Team, Problem> {
    keyed.tournament().team(id).ok_or_else(|| Problem::not_found(keyed.lang))
}

impl TeamView {
    fn of((id, team): (TeamId, &Team)) -> TeamView {
        let ids = |line_up: &LineUp| line_up.iter().map(|player| player.map(|player| player.0)).collect();
        TeamView {
            id: id.0,
            number: team.number,
            name: team.name.clone(),
            federation: team.federation.clone(),
            captain: team.captain.clone(),
            strength: team.strength,
            presence: PresenceFields::of(team.presence),
            members: team.members.iter().map(|member| member.0).collect(),
            line_ups: team.line_ups.iter().map(|(round, line_up)| (round.0, ids(line_up))).collect(),
        }
    }
}

impl MatchView {
    fn of(tournament: &Tournament, one: &TeamMatch) -> MatchView {
        let name = |team: TeamId| tournament.team(team).map_or_else(String::new, |team| team.name.clone());
        let board = |board: &sonneborn_standings::team_match::MatchBoard| MatchBoardView {
            board: board.number,
            players: board.players.map(|player| player.map(|player| player.0)),
            white: board.white,
            result: board.result.map(|result| result.code()),
        };
        MatchView {
            teams: one.teams.map(|team| team.0),
            names: one.teams.map(name),
            score: one.score().map(|points| points.as_f64()),
            pending: one.is_pending(),
            boards: one.boards.iter().map(board).collect(),
        }
    }
}
