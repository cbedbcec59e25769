//! A match of teams in a knock-out: what its rounds gave board by board, and which team leads when all are played.
//!
//! With one round to a match the game points decide; with several the score that the regulations put first, then the other. What
//! is level then is decided by the tie-breaks of C.07 art. 12 that the regulations name, in their order: board count (12.1), top
//! board results (12.2), bottom board elimination (12.3). After these the arbiter says who goes through.

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::outcome::{Bye, GameResult};
use super::points::Points;
use super::team::TeamRules;
use crate::descriptor::Code;
use std::cmp::Ordering;

/// A round of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    pub round: RoundNo,
    /// The number of the match's first board.
    pub first_board: u16,
    /// The points of both on each board, from the first on.
    boards: Vec<[Points; 2]>,
    /// Games are still being played.
    pub is_pending: bool,
}

impl Leg {
    pub fn game_points(&self) -> [Points; 2] {
        [0, 1].map(|side| self.boards.iter().map(|board| board[side]).sum())
    }

    fn match_points(&self, rules: &TeamRules) -> [Points; 2] {
        let [own, their] = self.game_points();
        match own.cmp(&their) {
            _ if self.is_pending => [Points::ZERO; 2],
            Ordering::Greater => [rules.win, rules.loss],
            Ordering::Equal => [rules.draw; 2],
            Ordering::Less => [rules.loss, rules.win],
        }
    }
}

/// How two teams stood to each other in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Members of both sat opposite each other on one board at least.
    AtBoards,
    /// Members of one sat opposite nobody, and neither team met another: perhaps it was their match.
    Unopposed,
    /// They had no match.
    No,
}

/// How two teams stood to each other in a round. A win against an empty board belongs to the match in which the team sat at other
/// boards.
pub fn meeting(tournament: &Tournament, teams: [TeamId; 2], round: RoundNo) -> Meeting {
    let Some(paired) = tournament.round(round) else { return Meeting::No };
    let members = teams.map(|team| tournament.team(team).map_or(&[][..], |team| team.members.as_slice()));
    let side = |player: PlayerId| members.iter().position(|members| members.contains(&player));
    let mut sits_elsewhere = false;
    for game in &paired.games {
        match (side(game.white), side(game.black)) {
            (Some(white), Some(black)) if white != black => return Meeting::AtBoards,
            (None, None) => {}
            (Some(_), _) | (_, Some(_)) => sits_elsewhere = true,
        }
    }
    let is_alone = |(player, bye): &(PlayerId, Bye)| *bye == Bye::FullPoint && side(*player).is_some();
    if !sits_elsewhere && paired.byes.iter().any(is_alone) { Meeting::Unopposed } else { Meeting::No }
}

/// What two teams did against each other in a round; `None` where they had no match in it. A member who sits opposite an empty
/// board has won.
pub fn leg(tournament: &Tournament, teams: [TeamId; 2], round: RoundNo) -> Option<Leg> {
    let rules = tournament.regulations.teams.as_ref()?;
    if meeting(tournament, teams, round) == Meeting::No {
        return None;
    }
    let (paired, count) = (tournament.round(round)?, rules.boards().max(1));
    let members = teams.map(|team| tournament.team(team).map_or(&[][..], |team| team.members.as_slice()));
    let side = |player: PlayerId| members.iter().position(|members| members.contains(&player));
    let scoring = &tournament.regulations.scoring;
    let mut boards = vec![[Points::ZERO; 2]; count];
    let (mut first_board, mut is_pending) = (None, false);
    for game in &paired.games {
        let (Some(white), Some(black)) = (side(game.white), side(game.black)) else { continue };
        if white == black {
            continue;
        }
        let place = usize::from(game.board.saturating_sub(tournament.regulations.first_board));
        first_board = first_board.or(u16::try_from(place / count * count).ok());
        let board = &mut boards[place % count];
        board[white] += scoring.of_appearance(tournament.appearance(game.white, round));
        board[black] += scoring.of_appearance(tournament.appearance(game.black, round));
        is_pending |= game.result.is_none_or(|result| result == GameResult::Adjourned);
    }
    for (player, _) in paired.byes.iter().filter(|(_, bye)| *bye == Bye::FullPoint) {
        let Some(own) = side(*player) else { continue };
        let line_up = tournament.line_up(teams[own], round, count);
        let place = line_up.iter().position(|seated| *seated == Some(*player)).unwrap_or_default();
        boards[place][own] += scoring.of_bye(Bye::FullPoint);
    }
    let first_board = tournament.regulations.first_board + first_board.unwrap_or_default();
    Some(Leg { round, first_board, boards, is_pending })
}

/// The score that decides a match of so many rounds first.
pub fn primary(tournament: &Tournament, legs: &[Leg], rounds: usize) -> [Points; 2] {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    if by_game_points(&rules, rounds) { sum(legs, Leg::game_points) } else { sum(legs, |leg| leg.match_points(&rules)) }
}

/// The most that a team can still gain on the other in a round of a match of so many.
pub fn most_of_a_leg(tournament: &Tournament, rounds: usize) -> Points {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let boards = i32::try_from(rules.boards()).unwrap_or(i32::MAX);
    if by_game_points(&rules, rounds) { tournament.regulations.scoring.win * boards } else { rules.win }
}

/// By what a match was decided, with what both have of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    MatchPoints([Points; 2]),
    GamePoints([Points; 2]),
    TieBreak(Code),
}

/// Which of the two is ahead when all rounds are played, and by what; `None` where the regulations do not part them, and of players.
pub fn leader(tournament: &Tournament, legs: &[Leg]) -> Option<(usize, Decider)> {
    let rules = tournament.regulations.teams.clone().unwrap_or_default();
    let rounds = legs.len();
    let ahead = |[own, their]: [Points; 2]| match own.cmp(&their) {
        Ordering::Greater => Some(0),
        Ordering::Less => Some(1),
        Ordering::Equal => None,
    };
    let of_match = sum(legs, |leg| leg.match_points(&rules));
    let of_games = sum(legs, Leg::game_points);
    let mut scores = [(of_match, Decider::MatchPoints(of_match)), (of_games, Decider::GamePoints(of_games))];
    if by_game_points(&rules, rounds) {
        scores.reverse();
    }
    let by_score = scores.into_iter().find_map(|(points, decider)| Some((ahead(points)?, decider)));
    let boards = on_boards(legs, rules.boards());
    let mut codes = tournament.regulations.tie_breaks.iter().filter_map(|code| code.meant().map(|meant| meant.code));
    by_score.or_else(|| codes.find_map(|code| Some((by_boards(code, &boards)?, Decider::TieBreak(code)))))
}

/// Which team a tie-break of art. 12 puts ahead.
fn by_boards(code: Code, boards: &[[Points; 2]]) -> Option<usize> {
    let first_difference = |mut scores: Box<dyn Iterator<Item = [Points; 2]> + '_>| {
        scores.find(|[own, their]| own != their).map(|[own, their]| usize::from(their > own))
    };
    let counted = |side: usize| -> i64 {
        (1..).zip(boards).map(|(number, board): (i64, _)| number * i64::from(board[side].hundredths())).sum()
    };
    match code {
        // The lower count is the better: what was won on high boards counts less.
        Code::Bc => match counted(0).cmp(&counted(1)) {
            Ordering::Less => Some(0),
            Ordering::Greater => Some(1),
            Ordering::Equal => None,
        },
        Code::Tbr => first_difference(Box::new(boards.iter().copied())),
        Code::Bbe => {
            let without_last = |kept: usize| [0, 1].map(|side| boards[..kept].iter().map(|board| board[side]).sum());
            first_difference(Box::new((1..boards.len()).rev().map(without_last)))
        }
        _ => None,
    }
}

fn on_boards(legs: &[Leg], count: usize) -> Vec<[Points; 2]> {
    let mut boards = vec![[Points::ZERO; 2]; count];
    for (total, scored) in legs.iter().flat_map(|leg| (0..count).zip(&leg.boards)) {
        boards[total] = [boards[total][0] + scored[0], boards[total][1] + scored[1]];
    }
    boards
}

fn by_game_points(rules: &TeamRules, rounds: usize) -> bool {
    rules.game_points_first || rounds <= 1
}

fn sum(legs: &[Leg], points: impl Fn(&Leg) -> [Points; 2]) -> [Points; 2] {
    legs.iter().map(points).fold([Points::ZERO; 2], |[a, b], [c, d]| [a + c, b + d])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards(points: &[(i32, i32)]) -> Vec<[Points; 2]> {
        points.iter().map(|(own, their)| [Points::whole(*own), Points::whole(*their)]).collect()
    }

    /// Of three teams of two, A has the players 0 and 1, B 2 and 3, C 4 and 5: how A and B stood to each other.
    #[test]
    fn two_teams_met_at_a_board_or_sat_opposite_nobody_or_had_no_match() {
        use crate::round::{Game, PairedBy, Round, RoundState, Seating};
        let team =
            |first: u32| crate::team::Team { members: vec![PlayerId(first), PlayerId(first + 1)], ..<_>::default() };
        for (games, byes, expected) in [
            (&[(0, 2), (3, 1)][..], &[][..], Meeting::AtBoards),
            (&[(3, 0)], &[(1, Bye::FullPoint)], Meeting::AtBoards),
            (&[(4, 5)], &[(0, Bye::FullPoint), (1, Bye::FullPoint)], Meeting::Unopposed),
            (&[], &[(3, Bye::FullPoint)], Meeting::Unopposed),
            // What they have opposite nobody belongs to the match in which others of them sat.
            (&[(0, 4)], &[(1, Bye::FullPoint)], Meeting::No),
            (&[(5, 2)], &[(1, Bye::FullPoint)], Meeting::No),
            // Two of one team are no match of teams.
            (&[(0, 1)], &[], Meeting::No),
            (&[(0, 1)], &[(2, Bye::FullPoint)], Meeting::No),
            (&[], &[(0, Bye::HalfPoint)], Meeting::No),
            (&[], &[(4, Bye::FullPoint)], Meeting::No),
        ] {
            let game =
                |&(white, black)| Game::to_play(&Seating { board: 1, white: PlayerId(white), black: PlayerId(black) });
            let round = Round {
                number: RoundNo::FIRST,
                state: RoundState::Published,
                paired_by: PairedBy::Engine,
                games: games.iter().map(game).collect(),
                byes: byes.iter().map(|&(player, bye)| (PlayerId(player), bye)).collect(),
                engine: Vec::new(),
                compared: None,
            };
            let event =
                Tournament { teams: [0, 2, 4].map(team).to_vec(), rounds: vec![round], ..Tournament::default() };
            let found = meeting(&event, [TeamId(0), TeamId(1)], RoundNo::FIRST);
            assert_eq!(found, expected, "{games:?}, {byes:?}");
        }
    }

    /// C.07 12.1: on four boards 1 and 4 against 2 and 3 are level, and 1 and 3 against 2 and 4 are not.
    #[test]
    fn boards_decide_in_the_order_of_the_regulations() {
        let level = boards(&[(1, 0), (0, 1), (0, 1), (1, 0)]);
        assert_eq!(by_boards(Code::Bc, &level), None);
        assert_eq!(by_boards(Code::Tbr, &level), Some(0));
        assert_eq!(by_boards(Code::Bbe, &level), Some(1), "without board 4 the second team leads");
        let higher = boards(&[(1, 0), (0, 1), (1, 0), (0, 1)]);
        assert_eq!(by_boards(Code::Bc, &higher), Some(0));
        assert_eq!(by_boards(Code::Sb, &higher), None, "no tie-break of a match");
    }
}
