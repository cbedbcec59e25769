//! The matches of a team event: a round's matches board by board, and every team with what its players scored.

use super::{Tab, Tabs};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{Lang, common, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::Standings;
use sonneborn_standings::field::Entrant;
use sonneborn_standings::team_match::{MatchBoard, TeamMatch, matches};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Round;
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::matches::score_of_board;
use sonneborn_web::names::titled;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::standings::{Computed, compute, name};
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Teams).get("/t/{tournament}/standings/matches", Shows::NAMES, show);
}

/// A match: both teams, the score, the boards.
struct Match {
    teams: [String; 2],
    /// `2½`, `1½`; empty before the first result.
    score: [String; 2],
    forfeited: bool,
    boards: Vec<Board>,
}

struct Board {
    /// The address of the board on the round's page; empty where nobody sat opposite.
    address: String,
    number: usize,
    /// Name and rating; the first has White on odd boards.
    players: [String; 2],
    /// Whether the player of the first team has White.
    first_has_white: bool,
    result: String,
}

/// A team and what its members scored.
struct Squad {
    rank: String,
    name: String,
    members: Vec<Member>,
}

struct Member {
    board: usize,
    name: String,
    rating: String,
    points: String,
    games: usize,
}

#[derive(Template)]
#[template(path = "standings/matches.html")]
struct MatchesPage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    matches: Vec<Match>,
    /// Teams without a match, with what they got.
    without: Vec<String>,
    squads: Vec<Squad>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
}

async fn show(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    if !tournament.has_matches() {
        return Err(WebError::NotFound);
    }
    let Computed { standings, problems } = compute(tournament, query.after, lang);
    let round = tournament.round(standings.through);
    let played = round.map(|round| matches(tournament, round)).unwrap_or_default();
    page(&MatchesPage {
        frame: Frame::of(&guarded, Section::Standings, words::matches(lang)),
        tabs: Tabs::new(&guarded, Tab::Matches, &standings),
        problems,
        matches: round
            .map_or_else(Vec::new, |round| played.iter().map(|one| of_match(tournament, round, one)).collect()),
        without: match round {
            Some(_) if tournament.is_of_teams() => without_match(lang, tournament, &standings, &played),
            Some(_) | None => Vec::new(),
        },
        squads: squads(tournament, &standings),
    })
}

fn of_match(tournament: &Tournament, round: &Round, one: &TeamMatch) -> Match {
    let is_open = one.boards.iter().all(MatchBoard::is_pending) && one.forfeit.is_none();
    let board = |(index, board): (usize, &MatchBoard)| Board {
        address: board.number.map_or_else(String::new, |number| format!("../rounds/{}#b{number}", round.number)),
        number: index + 1,
        players: board.players.map(|player| seated(tournament, player)),
        first_has_white: board.white == 0,
        result: score_of_board(board),
    };
    Match {
        teams: one.teams.map(|team| team_name(tournament, team)),
        score: if is_open { [String::new(), String::new()] } else { one.score().map(|points| points.to_string()) },
        forfeited: one.forfeit.is_some(),
        boards: one.boards.iter().enumerate().map(board).collect(),
    }
}

/// `GM Petrescu, Ana 2612`; a dash for an empty board.
fn seated(tournament: &Tournament, player: Option<PlayerId>) -> String {
    let Some(player) = player.and_then(|id| tournament.player(id)) else { return "–".into() };
    let rating = tournament.rating(&player.data).map(|rating| format!(" {rating}")).unwrap_or_default();
    titled(&player.data) + &rating
}

fn team_name(tournament: &Tournament, team: TeamId) -> String {
    tournament.teams.get(team.0 as usize).map_or_else(String::new, |team| team.name.clone())
}

fn without_match(lang: Lang, tournament: &Tournament, standings: &Standings, played: &[TeamMatch]) -> Vec<String> {
    let met: Vec<TeamId> = played.iter().flat_map(|one| one.teams).collect();
    let idle = (0..).map(TeamId).take(tournament.teams.len()).filter(|team| !met.contains(team));
    let told = |team: TeamId| {
        let last = standings.field().participant(team.0).rounds.last();
        let points = last.map(|record| record.scored.map(|points| points.to_string()).join(" / ")).unwrap_or_default();
        format!("{}{points}", common::label(lang, team_name(tournament, team)))
    };
    idle.map(told).collect()
}

/// The teams in order of rank. A member's points are those of their games, also by forfeit.
fn squads(tournament: &Tournament, standings: &Standings) -> Vec<Squad> {
    let appearances = tournament.appearances(standings.through);
    let scoring = &tournament.regulations.scoring;
    let member = |(index, id): (usize, &PlayerId)| {
        let player = tournament.player(*id)?;
        let rounds = appearances.get(id.index()).map_or(&[][..], Vec::as_slice);
        let games = rounds.iter().filter(|appearance| appearance.mark().is_some());
        Some(Member {
            board: index + 1,
            name: titled(&player.data),
            rating: tournament.rating(&player.data).map_or_else(String::new, |rating| rating.to_string()),
            points: games.clone().map(|appearance| scoring.of_appearance(*appearance)).sum::<Points>().to_string(),
            games: games.count(),
        })
    };
    let of_side = |(_, team): (TeamId, &sonneborn_tournament::team::Team)| Squad {
        rank: String::new(),
        name: team.name.clone(),
        members: team.members.iter().enumerate().filter_map(member).collect(),
    };
    if tournament.has_two_sides() {
        return tournament.all_teams().map(of_side).collect();
    }
    let squad = |row: &sonneborn_standings::Row| {
        let Entrant::Team(team) = row.entrant else { return None };
        let members = &tournament.teams.get(team.0 as usize)?.members;
        Some(Squad {
            rank: row.rank.map_or_else(String::new, |rank| rank.to_string()),
            name: name(tournament, row),
            members: members.iter().enumerate().filter_map(member).collect(),
        })
    };
    standings.rows.iter().filter_map(squad).collect()
}
