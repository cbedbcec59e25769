//! Board prizes of team events: the best of each board by percentage or by points, among those with enough games.
//!
//! FIDE has no article on them. Our reading of what the Olympiad and leagues do: a player's board is their place in the squad;
//! those after the last board are reserves and compete among themselves; only games over the board count. By percentage, who has
//! more points of the same percentage goes first, by points, who needed fewer games; who is level then shares the place.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::TeamRules;
use std::cmp::Reverse;

/// By what the best are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Percentage,
    Points,
}

impl Measure {
    pub const ALL: [(&'static str, Measure); 2] = [("percentage", Measure::Percentage), ("points", Measure::Points)];
}

/// What the organiser announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub measure: Measure,
    /// Who played fewer has no place.
    pub least_games: u16,
}

impl Rules {
    /// By percentage, with half of the rounds played.
    pub fn usual(tournament: &Tournament) -> Rules {
        Rules { measure: Measure::Percentage, least_games: tournament.regulations.rounds.div_ceil(2) }
    }
}

/// A player on the list of their board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// Shared by those who are level; `None` with too few games.
    pub rank: Option<usize>,
    pub player: PlayerId,
    pub team: TeamId,
    pub points: Points,
    pub games: u16,
}

impl BoardLine {
    /// In hundredths of a percent, so that it is exact enough to be ordered by; 0 without a game.
    fn share(&self, win: Points) -> i64 {
        const WHOLE: i64 = 10_000;
        let most = i64::from(win.hundredths()) * i64::from(self.games);
        if most == 0 { 0 } else { (i64::from(self.points.hundredths()) * WHOLE * 2 + most) / (2 * most) }
    }

    /// As it is written, with one decimal: `66.7`.
    pub fn percentage(&self) -> String {
        let tenths = (self.share(Points::ONE) + 5) / 10;
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

/// A board with those who sat there in their squads, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// From 1; `None` for the reserves.
    pub number: Option<usize>,
    pub lines: Vec<BoardLine>,
}

/// Every board after a round, and the reserves last. Who played no game is on no list.
pub fn of_boards(tournament: &Tournament, through: RoundNo, rules: &Rules) -> Vec<Board> {
    let boards = tournament.regulations.teams.as_ref().map_or(0, TeamRules::boards);
    let appearances = tournament.appearances(through);
    let scoring = &tournament.regulations.scoring;
    let mut found: Vec<Board> = (1..=boards).map(|number| Board { number: Some(number), lines: Vec::new() }).collect();
    found.push(Board { number: None, lines: Vec::new() });
    for (team, squad) in tournament.all_teams() {
        for (place, player) in squad.members.iter().enumerate() {
            let rounds = appearances.get(player.index()).map_or(&[][..], Vec::as_slice);
            let played: Vec<_> = rounds.iter().filter(|appearance| appearance.is_played()).collect();
            let Some(games) = u16::try_from(played.len()).ok().filter(|games| *games > 0) else { continue };
            let points = played.iter().map(|appearance| scoring.of_appearance(**appearance)).sum();
            let line = BoardLine { rank: None, player: *player, team, points, games };
            found[place.min(boards)].lines.push(line);
        }
    }
    for board in &mut found {
        rank(&mut board.lines, rules, scoring.win);
    }
    found.retain(|board| !board.lines.is_empty());
    found
}

fn rank(lines: &mut [BoardLine], rules: &Rules, win: Points) {
    let has_place = |line: &BoardLine| line.games >= rules.least_games;
    let value = |line: &BoardLine| match rules.measure {
        Measure::Percentage => (line.share(win), i64::from(line.points.hundredths())),
        Measure::Points => (i64::from(line.points.hundredths()), line.share(win)),
    };
    lines.sort_by_key(|line| (!has_place(line), Reverse(value(line)), line.player));
    let values: Vec<_> = lines.iter().map(value).collect();
    for (index, line) in lines.iter_mut().enumerate().filter(|(_, line)| has_place(line)) {
        line.rank = values.iter().position(|value| *value == values[index]).map(|place| place + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(player: u32, half_points: i32, games: u16) -> BoardLine {
        let points = Points::from_hundredths(half_points * 50);
        BoardLine { rank: None, player: PlayerId(player), team: TeamId(player), points, games }
    }

    fn ranked(measure: Measure, mut lines: Vec<BoardLine>) -> Vec<(u32, Option<usize>)> {
        rank(&mut lines, &Rules { measure, least_games: 4 }, Points::ONE);
        lines.iter().map(|line| (line.player.0, line.rank)).collect()
    }

    #[test]
    fn the_best_are_found_by_percentage_or_points_and_level_ones_share() {
        // 3/3 is too few; 4½/5, 4½/6, 4½/5 again, 4/4.
        let lines = || vec![line(0, 6, 3), line(1, 9, 5), line(2, 9, 6), line(3, 9, 5), line(4, 8, 4)];
        let by_percentage = [(4, Some(1)), (1, Some(2)), (3, Some(2)), (2, Some(4)), (0, None)];
        assert_eq!(ranked(Measure::Percentage, lines()), by_percentage);
        let by_points = [(1, Some(1)), (3, Some(1)), (2, Some(3)), (4, Some(4)), (0, None)];
        assert_eq!(ranked(Measure::Points, lines()), by_points);
        assert_eq!((line(0, 4, 3).percentage(), line(0, 6, 3).percentage()), ("66.7".into(), "100.0".into()));
    }
}
