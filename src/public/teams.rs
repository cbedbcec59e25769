//! The teams of an event: their list, a page for each with its squad in board order and its matches, and a page for each match. Who sits
//! where is not shown while captains still give line-ups.

use super::games::{self, Kept};
use super::{PublicFrame, Tab, published, tables};
use actix_web::web;
use askama::Template;
use sonneborn_exchange::search;
use sonneborn_i18n::{Lang, common, standings as standings_words, team_papers, teams as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::field::Which;
use sonneborn_standings::team_match::{MatchBoard, TeamMatch, matches, totals};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Appearance, Round};
use sonneborn_tournament::team::Team;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::matches::{score_of_board, without_match};
use sonneborn_web::names::{rating, titled};
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::crosstable::{columns, figures, telling};
use sonneborn_web::{Answer, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}/teams", Shows::PUBLIC, list)
        .get("/p/{tournament}/teams/{team}", Shows::PUBLIC, team)
        .get("/p/{tournament}/matches/{round}/{number}", Shows::PUBLIC, one_match);
}

struct TeamLine {
    number: u16,
    id: u32,
    name: String,
    federation: String,
    captain: String,
    /// How the name is typed otherwise.
    find: String,
}

#[derive(Template)]
#[template(path = "public/teams.html")]
struct TeamsPage {
    frame: PublicFrame,
    lines: Vec<TeamLine>,
    has_federations: bool,
    has_captains: bool,
}

/// A player of the squad, with what they scored in each published round; a reserve has no board.
struct Member {
    board: Option<usize>,
    player: u32,
    name: String,
    rating: String,
    rounds: Vec<String>,
    points: String,
    games: usize,
}

/// A round of the team.
struct RoundLine {
    round: RoundNo,
    /// The opponent with the number of the match; none where the team has no match.
    opponent: Option<Opponent>,
    /// A bye, or that there is no match.
    instead: &'static str,
}

struct Opponent {
    team: u32,
    name: String,
    number: usize,
    /// Own game points and theirs; empty before the first result.
    score: String,
    has_white: bool,
}

#[derive(Template)]
#[template(path = "public/team.html")]
struct TeamPage {
    frame: PublicFrame,
    /// Number, federation, captain, and from when the team is out.
    about: String,
    /// Place, points and tie-breaks after the last complete round.
    place: Vec<(String, String)>,
    after: RoundNo,
    rounds: Vec<RoundLine>,
    numbers: Vec<RoundNo>,
    squad: Vec<Member>,
}

/// A side of a board in a match.
struct Seat {
    /// The number of the player's page; none for an empty board.
    player: Option<u32>,
    name: String,
    rating: String,
}

struct BoardLine {
    board: usize,
    seats: [Seat; 2],
    first_has_white: bool,
    result: String,
    /// The address of the game, where it is kept.
    game: String,
}

#[derive(Template)]
#[template(path = "public/match.html")]
struct MatchPage {
    frame: PublicFrame,
    round: RoundNo,
    teams: [(u32, String); 2],
    /// Game points; empty before the first result.
    score: [String; 2],
    is_forfeited: bool,
    /// Captains still give line-ups.
    is_open: bool,
    boards: Vec<BoardLine>,
    before: Option<usize>,
    after: Option<usize>,
}

/// Nothing of it in an event of players.
fn of_matches(guarded: &Guarded<Public>) -> Result<&Tournament, WebError> {
    Some(guarded.tournament()).filter(|tournament| tournament.has_matches()).ok_or(WebError::NotFound)
}

fn name(tournament: &Tournament, team: TeamId) -> String {
    tournament.team(team).map_or_else(String::new, |team| team.name.clone())
}

async fn list(guarded: Guarded<Public>) -> Answer {
    let tournament = of_matches(&guarded)?;
    let line = |(id, team): (TeamId, &Team)| TeamLine {
        number: tournament.team_number(id),
        id: id.0,
        name: team.name.clone(),
        federation: team.federation.clone(),
        captain: team.captain.clone(),
        find: search::hint(&team.name),
    };
    let mut lines: Vec<TeamLine> = tournament.all_teams().map(line).collect();
    lines.sort_by_key(|line| line.number);
    page(&TeamsPage {
        frame: PublicFrame::of(&guarded, Tab::Teams, words::teams(guarded.visitor.lang).into(), ""),
        has_federations: lines.iter().any(|line| !line.federation.is_empty()),
        has_captains: lines.iter().any(|line| !line.captain.is_empty()),
        lines,
    })
}

async fn team(guarded: Guarded<Public>, path: web::Path<(i64, u32)>) -> Answer {
    let (tournament, lang) = (of_matches(&guarded)?, guarded.visitor.lang);
    let id = TeamId(path.1);
    let team = tournament.team(id).ok_or(WebError::NotFound)?;
    let rounds: Vec<&Round> = published(tournament).collect();
    page(&TeamPage {
        frame: PublicFrame::of(&guarded, Tab::Teams, team.name.clone(), ""),
        about: about(tournament, id, team, lang),
        place: place(tournament, id, lang),
        after: tournament.settled_round(),
        rounds: rounds.iter().map(|round| round_line(tournament, id, team, round, lang)).collect(),
        numbers: rounds.iter().map(|round| round.number).collect(),
        squad: squad(tournament, team),
    })
}

fn about(tournament: &Tournament, id: TeamId, team: &Team, lang: Lang) -> String {
    let out = (1..=tournament.regulations.rounds).map(RoundNo).find(|round| !team.takes_part_in(*round));
    let captain = format!("{}{}", common::label(lang, words::captain(lang)), team.captain);
    let parts = [
        format!("#{}", tournament.team_number(id)),
        team.federation.clone(),
        if team.captain.is_empty() { String::new() } else { captain },
        out.map(|round| words::out_from(lang, round)).unwrap_or_default(),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Where the team stands; in a Scheveningen event, whose players are ranked, the points of the two sides.
fn place(tournament: &Tournament, id: TeamId, lang: Lang) -> Vec<(String, String)> {
    if let Some(sides) = totals(tournament, tournament.settled_round()) {
        let own = sides.iter().filter(|(team, _)| *team == id);
        return own.map(|(_, points)| (words::game_points(lang).to_owned(), points.to_string())).collect();
    }
    let Some(standings) = tables::after_complete_rounds(tournament) else { return Vec::new() };
    let Some(row) = standings.rows.iter().find(|row| row.entrant == sonneborn_standings::field::Entrant::Team(id))
    else {
        return Vec::new();
    };
    let field = standings.field();
    let (own, match_points, game_points) =
        (field.participant(row.place), words::match_points(lang), words::game_points(lang));
    let (first, other) = match field.match_points_first {
        true => (match_points, game_points),
        false => (game_points, match_points),
    };
    let rank = row.rank.map(|rank| (common::rank(lang).to_owned(), rank.to_string()));
    let points = [(first, Which::Primary), (other, Which::Secondary)];
    let points = points.map(|(words, which)| (words.to_owned(), own.total(which).to_string()));
    let telling = telling(&standings);
    let tie_breaks = columns(&standings, &telling).into_iter().zip(figures(lang, &standings, &telling, row));
    rank.into_iter().chain(points).chain(tie_breaks).collect()
}

fn round_line(tournament: &Tournament, id: TeamId, team: &Team, round: &Round, lang: Lang) -> RoundLine {
    let own = (1..).zip(matches(tournament, round)).find(|(_, one)| one.teams.contains(&id));
    let opponent = own.map(|(number, one)| {
        let side = usize::from(one.teams[0] != id);
        let score = one.score();
        Opponent {
            team: one.teams[1 - side].0,
            name: name(tournament, one.teams[1 - side]),
            number,
            score: if has_begun(&one) { format!("{} – {}", score[side], score[1 - side]) } else { String::new() },
            has_white: side == 0,
        }
    });
    let instead = match opponent {
        Some(_) => "",
        None => without_match(round, team, lang).unwrap_or_default(),
    };
    RoundLine { round: round.number, opponent, instead }
}

fn has_begun(one: &TeamMatch) -> bool {
    one.forfeit.is_some() || !one.boards.iter().all(MatchBoard::is_pending)
}

fn squad(tournament: &Tournament, team: &Team) -> Vec<Member> {
    let (appearances, scoring) = (tournament.appearances(RoundNo(u16::MAX)), &tournament.regulations.scoring);
    let boards = tournament.regulations.teams.as_ref().map_or(team.members.len(), |rules| rules.boards());
    let member = |(board, id): (usize, &PlayerId)| {
        let player = tournament.player(*id)?;
        let own = appearances.get(id.index()).map_or(&[][..], Vec::as_slice);
        let shown = published(tournament).zip(own);
        let shown: Vec<Option<Appearance>> = shown
            .map(|(round, appearance)| (tournament.open_line_ups != Some(round.number)).then_some(*appearance))
            .collect();
        let games = shown.iter().flatten().filter(|appearance| appearance.mark().is_some());
        Some(Member {
            board: Some(board).filter(|board| *board <= boards),
            player: id.0,
            name: titled(&player.data),
            rating: rating(tournament, &player.data),
            points: games.clone().map(|appearance| scoring.of_appearance(*appearance)).sum::<Points>().to_string(),
            games: games.count(),
            rounds: shown.iter().map(|appearance| cell(tournament, *appearance)).collect(),
        })
    };
    (1..).zip(&team.members).filter_map(member).collect()
}

/// What a round was for a member; empty where they did not sit.
fn cell(tournament: &Tournament, appearance: Option<Appearance>) -> String {
    match appearance {
        Some(Appearance::Game { result: None, .. }) => "·".into(),
        Some(played @ Appearance::Game { result: Some(_), .. }) => {
            tournament.regulations.scoring.of_appearance(played).to_string()
        }
        // Nobody sat opposite.
        Some(Appearance::Bye(Bye::FullPoint)) => "+".into(),
        Some(Appearance::Bye(Bye::PairingAllocated | Bye::HalfPoint | Bye::ZeroPoint) | Appearance::Absent) | None => {
            String::new()
        }
    }
}

async fn one_match(guarded: Guarded<Public>, path: web::Path<(i64, u16, usize)>) -> Answer {
    let (_, round, number) = path.into_inner();
    let kept = games::kept(&guarded).await?;
    let (tournament, lang) = (of_matches(&guarded)?, guarded.visitor.lang);
    let round = published(tournament).find(|one| one.number == RoundNo(round)).ok_or(WebError::NotFound)?;
    let played = matches(tournament, round);
    let one = number.checked_sub(1).and_then(|index| played.get(index)).ok_or(WebError::NotFound)?;
    let is_open = tournament.open_line_ups == Some(round.number);
    let heading = format!("{} · {}", common::round_n(lang, round.number), team_papers::match_n(lang, number));
    page(&MatchPage {
        frame: PublicFrame::of(&guarded, Tab::Results, heading, ""),
        round: round.number,
        teams: one.teams.map(|team| (team.0, name(tournament, team))),
        score: if has_begun(one) {
            one.score().map(|points| points.to_string())
        } else {
            [String::new(), String::new()]
        },
        is_forfeited: one.forfeit.is_some(),
        is_open,
        boards: if is_open { Vec::new() } else { board_lines(&guarded, &kept, round, one) },
        before: Some(number - 1).filter(|before| *before > 0),
        after: Some(number + 1).filter(|after| *after <= played.len()),
    })
}

fn board_lines(guarded: &Guarded<Public>, kept: &Kept, round: &Round, one: &TeamMatch) -> Vec<BoardLine> {
    let tournament = guarded.tournament();
    let seat = |player: Option<PlayerId>| match player.and_then(|id| tournament.player(id)) {
        Some(player) => {
            Seat { player: Some(player.id.0), name: titled(&player.data), rating: rating(tournament, &player.data) }
        }
        None => Seat { player: None, name: "–".into(), rating: String::new() },
    };
    let line = |(board, one): (usize, &MatchBoard)| BoardLine {
        board,
        seats: one.players.map(seat),
        first_has_white: one.white == 0,
        result: score_of_board(one),
        game: one.number.map(|number| games::address(guarded, kept, round.number, number)).unwrap_or_default(),
    };
    (1..).zip(&one.boards).map(line).collect()
}

/// The addresses of a player's matches below the event's pages, by round.
pub(super) fn of_player(tournament: &Tournament, player: PlayerId) -> Vec<(RoundNo, usize)> {
    let Some(team) = tournament.team_of(player).filter(|_| tournament.has_matches()) else { return Vec::new() };
    let own = |round: &Round| {
        let found = (1..).zip(matches(tournament, round)).find(|(_, one)| one.teams.contains(&team));
        found.map(|(number, _)| (round.number, number))
    };
    published(tournament).filter_map(own).collect()
}
