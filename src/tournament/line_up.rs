//! Line-ups: who sits at which board of a match, as the captain gave it or by the order of the squad; and the boards that the
//! two line-ups of a match make.
//!
//! The boards of a match have numbers side by side: with four boards, those of the second match are 5 to 8 whoever is absent.

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::outcome::Bye;
use super::round::{Game, Seating};
use super::team::{LineUp, Team, TeamRules};

/// Why a line-up cannot be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineUpFault {
    #[error("there are more players than boards")]
    TooLong,
    #[error("nobody is in it")]
    Empty,
    #[error("a player is in it twice")]
    Twice(PlayerId),
    #[error("a player is not of the team")]
    NotOfTeam(PlayerId),
    #[error("a player does not take part in the round")]
    NotInRound(PlayerId),
}

/// The boards of one match, and the players who sit opposite an empty one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchSeats {
    pub games: Vec<Seating>,
    pub byes: Vec<(PlayerId, Bye)>,
}

impl Tournament {
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.teams.get(id.0 as usize)
    }

    /// The teams with their numbers in the journal.
    pub fn all_teams(&self) -> impl Iterator<Item = (TeamId, &Team)> {
        (0..).map(TeamId).zip(&self.teams)
    }

    pub fn team_of(&self, player: PlayerId) -> Option<TeamId> {
        self.all_teams().find(|(_, team)| team.members.contains(&player)).map(|(id, _)| id)
    }

    /// The team of each player, by [`PlayerId`]: for whoever asks of many.
    pub fn team_of_each_player(&self) -> Vec<Option<TeamId>> {
        let mut team_of = vec![None; self.players.len()];
        for (id, team) in self.all_teams() {
            for member in &team.members {
                if let Some(of) = team_of.get_mut(member.index()) {
                    *of = Some(id);
                }
            }
        }
        team_of
    }

    /// Who sits for a team: the line-up given for the round, otherwise the first members who can play.
    pub fn line_up(&self, team: TeamId, round: RoundNo, boards: usize) -> LineUp {
        let Some(team) = self.team(team).filter(|team| team.takes_part_in(round)) else { return Vec::new() };
        let can_play = |player: &PlayerId| self.player(*player).is_some_and(|player| player.available_in(round));
        match team.line_ups.get(&round) {
            Some(given) => given.iter().take(boards).map(|player| player.filter(can_play)).collect(),
            None => team.members.iter().copied().filter(can_play).take(boards).map(Some).collect(),
        }
    }

    /// Seats a match on boards from `first_board` on; the first of the two teams has White on its board 1. Who sits opposite an
    /// empty board wins without play.
    pub fn seats_of_match(&self, round: RoundNo, teams: [TeamId; 2], boards: usize, first_board: u16) -> MatchSeats {
        let rules = self.regulations.teams.clone().unwrap_or_default();
        let [own, their] = teams.map(|team| self.line_up(team, round, boards));
        let mut seats = MatchSeats::default();
        for (index, board) in (0..boards).zip(first_board..) {
            match (own.get(index).copied().flatten(), their.get(index).copied().flatten()) {
                (Some(own), Some(their)) => {
                    let (white, black) = if rules.first_has_white(index) { (own, their) } else { (their, own) };
                    seats.games.push(Seating { board, white, black });
                }
                (Some(alone), None) | (None, Some(alone)) => seats.byes.push((alone, Bye::FullPoint)),
                (None, None) => {}
            }
        }
        seats
    }

    /// The match that a team has in a paired round: both teams, the one with White on board 1 first, and the number of its first
    /// board.
    pub fn match_of(&self, team: TeamId, round: RoundNo) -> Option<([TeamId; 2], u16)> {
        let rules = self.regulations.teams.as_ref()?;
        let boards = u16::try_from(rules.boards()).ok().filter(|boards| *boards > 0)?;
        let members = &self.team(team)?.members;
        let game = self.round(round)?.games.iter().find(|game| game.players().iter().any(|it| members.contains(it)))?;
        let first_board = self.regulations.first_board;
        let index = game.board.checked_sub(first_board)?;
        let [white, black] = [self.team_of(game.white)?, self.team_of(game.black)?];
        let teams = if rules.first_has_white(usize::from(index % boards)) { [white, black] } else { [black, white] };
        Some((teams, first_board + index / boards * boards))
    }

    /// Whether a result was entered on a board of the team's match.
    pub fn match_has_begun(&self, team: TeamId, round: RoundNo) -> bool {
        let Some((members, paired)) = self.team(team).map(|team| &team.members).zip(self.round(round)) else {
            return false;
        };
        let is_own = |game: &&Game| game.players().iter().any(|player| members.contains(player));
        paired.games.iter().filter(is_own).any(|game| game.result.is_some() || game.for_rating.is_some())
    }

    /// Whether the players of a line-up stand in the order of the squad.
    pub fn keeps_order(&self, team: TeamId, line_up: &[Option<PlayerId>]) -> bool {
        let Some(team) = self.team(team) else { return false };
        let place = |player: &PlayerId| team.members.iter().position(|member| member == player);
        line_up.iter().flatten().map(place).is_sorted()
    }

    /// # Errors
    /// What is wrong with a line-up of a team for a round.
    pub fn check_line_up(&self, team: TeamId, round: RoundNo, line_up: &[Option<PlayerId>]) -> Result<(), LineUpFault> {
        let boards = self.regulations.teams.as_ref().map_or(0, TeamRules::boards);
        if boards > 0 && line_up.len() > boards {
            return Err(LineUpFault::TooLong);
        }
        let members = self.team(team).map(|team| team.members.as_slice()).unwrap_or_default();
        let players: Vec<PlayerId> = line_up.iter().copied().flatten().collect();
        if players.is_empty() {
            return Err(LineUpFault::Empty);
        }
        for (place, player) in players.iter().enumerate() {
            if players[..place].contains(player) {
                return Err(LineUpFault::Twice(*player));
            }
            if !members.contains(player) {
                return Err(LineUpFault::NotOfTeam(*player));
            }
            if !self.player(*player).is_some_and(|player| player.available_in(round)) {
                return Err(LineUpFault::NotInRound(*player));
            }
        }
        Ok(())
    }

    /// Seats the match of a team anew in a round that is paired, after its line-up changed; `was` is its match before that.
    pub(super) fn seat_again(&mut self, round: RoundNo, was: Option<([TeamId; 2], u16)>) {
        let Some((teams, first_board)) = was else { return };
        let boards = self.regulations.teams.as_ref().map_or(0, TeamRules::boards);
        let seats = self.seats_of_match(round, teams, boards, first_board);
        let members: Vec<PlayerId> =
            teams.iter().filter_map(|team| self.team(*team)).flat_map(|team| team.members.clone()).collect();
        let Some(paired) = self.rounds.get_mut(round.index()) else { return };
        paired.games.retain(|game| !game.players().iter().any(|player| members.contains(player)));
        paired.byes.retain(|(player, bye)| *bye != Bye::FullPoint || !members.contains(player));
        paired.games.extend(seats.games.iter().map(Game::to_play));
        paired.games.sort_by_key(|game| game.board);
        paired.byes.extend(seats.byes);
    }

    /// Whether captains may still give line-ups for a round: until it is published with other line-ups than theirs, or closed.
    pub fn takes_line_ups(&self, team: TeamId, round: RoundNo) -> bool {
        let asks = self.regulations.teams.as_ref().is_some_and(|rules| rules.line_up_minutes.is_some());
        let is_open = match self.round(round) {
            None => self.next_round() == Some(round),
            Some(_) => self.open_line_ups == Some(round),
        };
        asks && is_open
            && self.round_of_line_ups() == Some(round)
            && !self.closed
            && self.team(team).is_some_and(|team| team.takes_part_in(round))
    }

    /// The teams that play in a round, and those of them that gave no line-up for it.
    pub fn teams_without_line_up(&self, round: RoundNo) -> (usize, Vec<TeamId>) {
        let playing = || (0..).map(TeamId).zip(&self.teams).filter(|(_, team)| team.takes_part_in(round));
        let silent = playing().filter(|(_, team)| !team.line_ups.contains_key(&round));
        (playing().count(), silent.map(|(id, _)| id).collect())
    }

    /// The round for which captains give their line-ups now.
    pub fn round_of_line_ups(&self) -> Option<RoundNo> {
        self.open_line_ups.or_else(|| self.next_round())
    }
}
