//! The matches of a round of teams, as headings over their boards: both teams, the score as it stands, and who won against an
//! empty board. Nothing of it in an event of players.

use sonneborn_i18n::{Lang, common, teams as words};
use sonneborn_standings::team_match::{MatchBoard, TeamMatch, matches, totals};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::team::Team;
use std::collections::BTreeMap;

/// A match of a round; the team with White on its first board stands first.
#[derive(Clone, Debug)]
pub struct MatchHead {
    pub number: usize,
    pub teams: [MatchTeam; 2],
    /// The boards that somebody won without an opponent, and what they gave each team.
    pub alone: Vec<String>,
    pub base: String,
    /// Nobody has a result yet, so that the whole match can be lost by default.
    pub is_open: bool,
}

#[derive(Clone, Debug)]
pub struct MatchTeam {
    pub id: u32,
    pub name: String,
    pub score: String,
}

/// The headings by the number of the board over which they stand, and the matches without a game.
pub fn heads(tournament: &Tournament, round: &Round, lang: Lang) -> BTreeMap<u16, MatchHead> {
    if !tournament.has_matches() {
        return BTreeMap::new();
    }
    let found = matches(tournament, round).into_iter().zip(1..);
    found.filter_map(|(one, number)| Some((first_board(&one)?, head(tournament, &one, number, lang)))).collect()
}

/// For whom the players of each board play, in the order given; White may be of either team of the match over it. Nothing of
/// it where no matches are played.
pub fn sides(tournament: &Tournament, boards: &[[PlayerId; 2]]) -> Vec<[String; 2]> {
    if !tournament.has_matches() {
        return vec![[String::new(), String::new()]; boards.len()];
    }
    let team_of = tournament.team_of_each_player();
    let side = |player: PlayerId| {
        let team = team_of.get(player.index()).copied().flatten();
        team.map_or_else(String::new, |team| name(tournament, team))
    };
    boards.iter().map(|players| players.map(side)).collect()
}

/// The score of the two teams of a Scheveningen event: `Bergen 12½ – 11½ Lyon`.
pub fn score_of_sides(tournament: &Tournament, through: RoundNo) -> Option<String> {
    let [first, other] = totals(tournament, through)?;
    Some(format!("{} {} – {} {}", name(tournament, first.0), first.1, other.1, name(tournament, other.0)))
}

fn first_board(one: &TeamMatch) -> Option<u16> {
    one.boards.iter().filter_map(|board| board.number).min()
}

fn head(tournament: &Tournament, one: &TeamMatch, number: usize, lang: Lang) -> MatchHead {
    let score = one.score();
    let team = |side: usize| MatchTeam {
        id: one.teams[side].0,
        name: name(tournament, one.teams[side]),
        score: score[side].to_string(),
    };
    let alone = (1..).zip(&one.boards).filter_map(|(place, board): (usize, &MatchBoard)| {
        let player = board.number.is_none().then(|| board.players.into_iter().flatten().next()).flatten()?;
        let player = tournament.player(player)?;
        Some(words::wins_alone(lang, place, &player.data.name))
    });
    let without_play = |side: usize| -> Points {
        one.boards.iter().filter(|board| board.number.is_none()).map(|board| board.points[side]).sum()
    };
    let base = format!("{},{}", without_play(0).decimal(), without_play(1).decimal());
    let is_open = one.boards.iter().filter(|board| board.number.is_some()).all(|board| board.result.is_none());
    MatchHead { number, teams: [team(0), team(1)], alone: alone.collect(), base, is_open }
}

fn name(tournament: &Tournament, team: TeamId) -> String {
    tournament.team(team).map_or_else(String::new, |team| team.name.clone())
}

/// What a team has that meets nobody in the round; nothing where it is out.
pub fn without_match(round: &Round, team: &Team, lang: Lang) -> Option<&'static str> {
    match team.members.iter().find_map(|member| round.bye_of(*member)) {
        Some(bye @ (Bye::PairingAllocated | Bye::FullPoint)) => Some(common::bye_of(lang, bye)),
        Some(Bye::HalfPoint | Bye::ZeroPoint) | None => team.takes_part_in(round.number).then(|| words::no_match(lang)),
    }
}

/// The points of a board in the order of the two teams; empty while it is played.
pub fn score_of_board(board: &MatchBoard) -> String {
    match board.number {
        Some(_) if board.is_pending() => String::new(),
        Some(_) => board.points.map(|points| points.to_string()).join(" – "),
        None if board.players[0].is_some() => "+ – -".into(),
        None => "- – +".into(),
    }
}

/// The teams that have no match in the round, each with what it has instead; of players of no team, the players.
pub fn byes(tournament: &Tournament, round: &Round, lang: Lang) -> Vec<(String, &'static str)> {
    let met: Vec<TeamId> = matches(tournament, round).iter().flat_map(|one| one.teams).collect();
    let mut told: Vec<(String, &'static str)> = Vec::new();
    for (id, team) in tournament.all_teams().filter(|(id, _)| !met.contains(id)) {
        told.extend(without_match(round, team, lang).map(|instead| (name(tournament, id), instead)));
    }
    let team_of = tournament.team_of_each_player();
    let of_no_team = |player: &PlayerId| team_of.get(player.index()).copied().flatten().is_none();
    let alone = round.byes.iter().filter(|(player, _)| of_no_team(player));
    told.extend(
        alone.filter_map(|(player, bye)| {
            Some((tournament.player(*player)?.data.name.clone(), common::bye_of(lang, *bye)))
        }),
    );
    told
}

/// `Bergen 1½ – ½ Lyon`.
impl std::fmt::Display for MatchHead {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [first, other] = &self.teams;
        write!(f, "{} {} – {} {}", first.name, first.score, other.score, other.name)
    }
}
