//! Teams of a random tournament: squads of about equal strength in board order with a reserve each, line-ups round by round, and
//! matches of knock-outs that are not left level, because nobody is there to decide them.

use super::{KeptApart, Options};
use crate::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::ImportedPlayer;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::team::{Team, TeamsApart};

/// Beside those at the boards.
const RESERVES: usize = 1;
/// In one of so many rounds a team rests a player for a reserve.
const RESTS_ONE_IN: usize = 3;

/// Puts the players, who stand by strength, team by team; gives the sizes of the teams.
pub fn squads(players: &mut Vec<PlayerData>, options: &Options) -> Vec<usize> {
    let teams = (players.len() / (usize::from(options.boards) + RESERVES)).max(2).min(players.len());
    let mut squads: Vec<Vec<PlayerData>> = vec![Vec::new(); teams];
    for (place, player) in players.drain(..).enumerate() {
        squads[place % teams].push(player);
    }
    let sizes = squads.iter().map(Vec::len).collect();
    players.extend(squads.into_iter().flatten());
    sizes
}

/// The teams of players who stand team by team, numbered in that order.
pub fn of_sizes(players: &[ImportedPlayer], sizes: &[usize], options: &Options) -> Vec<Team> {
    let mut next = 0;
    let team = |(number, size): (u16, &usize)| {
        let members = next..next + size;
        next = members.end;
        let ratings: Vec<u32> = players[members.clone()]
            .iter()
            .take(options.boards.into())
            .filter_map(|player| Some(player.data.rating?.into()))
            .collect();
        let average = ratings.iter().sum::<u32>().checked_div(u32::try_from(ratings.len()).unwrap_or(0));
        Team {
            name: format!("Team {number:03}"),
            number: Some(number),
            strength: average.and_then(|average| u16::try_from(average).ok()),
            members: members.filter_map(|place| u32::try_from(place).ok()).map(PlayerId).collect(),
            ..Team::default()
        }
    };
    (1..).zip(sizes).map(team).collect()
}

/// Notes at the first of each pair the team that it is not to meet.
pub fn keep_apart(teams: &mut [Team], apart: &[KeptApart]) {
    for KeptApart { pair: [one, other], last } in apart {
        if let Some(team) = teams.get_mut(*one as usize) {
            team.apart.push(TeamsApart { first: RoundNo::FIRST, last: *last, from: TeamId(*other) });
        }
    }
}

/// Whether a team is there: one that enters late comes with all its players.
pub fn has_come(tournament: &Tournament, team: &Team, round: RoundNo) -> bool {
    team.members.iter().any(|member| tournament.players[member.index()].takes_part_in(round))
}

/// Now and then a reserve comes in, and who plays keeps the order of the squad.
pub fn draw_line_ups(tournament: &mut Tournament, round: RoundNo, lots: &mut Lots) {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    for team in tournament.teams.iter_mut().filter(|team| team.members.len() > boards) {
        if boards > 0 && lots.below(RESTS_ONE_IN) == 0 {
            let rests = lots.below(boards);
            let playing =
                (0..).zip(&team.members).filter(|(place, _)| *place != rests).map(|(_, member)| Some(*member));
            team.line_ups.insert(round, playing.take(boards).collect());
        }
    }
}

/// Changes results of the last round until no match of a knock-out is level.
pub fn decide_matches(tournament: &mut Tournament) {
    let level = tournament.bracket().map_or_else(Vec::new, |bracket| bracket.level_teams());
    for teams in level {
        let members: Vec<PlayerId> =
            teams.iter().filter_map(|team| tournament.team(*team)).flat_map(|team| team.members.clone()).collect();
        let Some(last) = tournament.rounds.len().checked_sub(1) else { return };
        let boards: Vec<usize> = (0..tournament.rounds[last].games.len())
            .filter(|game| members.contains(&tournament.rounds[last].games[*game].white))
            .collect();
        let tried = boards.into_iter().flat_map(|game| [(game, GameResult::WhiteWins), (game, GameResult::BlackWins)]);
        for (game, result) in tried {
            if !is_level(tournament, teams) {
                break;
            }
            tournament.rounds[last].games[game].result = Some(result);
        }
    }
}

fn is_level(tournament: &Tournament, teams: [TeamId; 2]) -> bool {
    tournament.bracket().is_some_and(|bracket| bracket.level_teams().contains(&teams))
}
