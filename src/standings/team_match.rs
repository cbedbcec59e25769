//! Matches: the games of a round between the members of two teams, board by board.
//!
//! Boards stand in the order of the members, or of the line-up where the team sat otherwise (TRF records 310 and 300). A
//! member with a full-point bye in a round in which the team has a match won by forfeit against an empty board; a match that
//! was forfeited as a whole is the team's own record (330), or follows from who sat opposite nobody (`unopposed.rs`).

use super::unopposed;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Appearance, Game, PairedBy, Round, RoundState};
use sonneborn_tournament::scoring::Scoring;
use sonneborn_tournament::team::TeamRound;
use std::collections::BTreeMap;

/// Two teams and their boards in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    /// The team that has White on the first board, and the other.
    pub teams: [TeamId; 2],
    pub boards: Vec<MatchBoard>,
    /// The match was forfeited as a whole, and which of the two won.
    pub forfeit: Option<[bool; 2]>,
}

/// A board of a match. Pairs are in the order of [`TeamMatch::teams`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchBoard {
    /// `None` where nobody sat.
    pub players: [Option<PlayerId>; 2],
    /// The round's board number; `None` where one side was empty.
    pub number: Option<u16>,
    /// Which of the two has White.
    pub white: usize,
    /// White's side first, as always; `None` while the game is played, and where one side was empty.
    pub result: Option<GameResult>,
    pub points: [Points; 2],
}

impl MatchBoard {
    pub fn is_pending(&self) -> bool {
        self.number.is_some() && self.result.is_none()
    }

    pub fn was_played(&self) -> bool {
        self.result.is_some_and(GameResult::over_the_board)
    }
}

impl TeamMatch {
    /// The game points of both teams.
    pub fn score(&self) -> [Points; 2] {
        [0, 1].map(|side| self.boards.iter().map(|board| board.points[side]).sum())
    }

    pub fn is_pending(&self) -> bool {
        self.boards.iter().any(MatchBoard::is_pending)
    }

    /// Whether it counts as played: a game of it was, or each team won a board though by forfeit. No article says when a match is
    /// forfeited; C.04.5 1.6 asks of two players that one of them forfeits every game, and so do other programs of teams.
    pub fn was_played(&self) -> bool {
        let won = |side: usize| self.boards.iter().any(|board| board.points[side] > board.points[1 - side]);
        self.boards.iter().any(MatchBoard::was_played) || won(0) && won(1)
    }

    fn turned(mut self) -> TeamMatch {
        self.teams.swap(0, 1);
        self.forfeit = self.forfeit.map(|[a, b]| [b, a]);
        for board in &mut self.boards {
            board.players.swap(0, 1);
            board.points.swap(0, 1);
            board.white = 1 - board.white;
        }
        self
    }
}

/// The points of the two teams of a Scheveningen event, the games of all published rounds added up; `None` in other events.
pub fn totals(tournament: &Tournament, through: RoundNo) -> Option<[(TeamId, Points); 2]> {
    if !tournament.has_two_sides() {
        return None;
    }
    let mut totals = [(TeamId(0), Points::ZERO), (TeamId(1), Points::ZERO)];
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    for one in published.filter(|round| round.number <= through).flat_map(|round| matches(tournament, round)) {
        for (team, points) in one.teams.into_iter().zip(one.score()) {
            totals.iter_mut().filter(|(of, _)| *of == team).for_each(|(_, sum)| *sum += points);
        }
    }
    Some(totals)
}

/// The matches of a round, in the order of their first boards; those forfeited as a whole follow.
pub fn matches(tournament: &Tournament, round: &Round) -> Vec<TeamMatch> {
    let team_of = tournament.team_of_each_player();
    let team = |player: PlayerId| team_of.get(player.index()).copied().flatten();
    let mut games: BTreeMap<[TeamId; 2], Vec<&Game>> = BTreeMap::new();
    for game in &round.games {
        if let (Some(white), Some(black)) = (team(game.white), team(game.black))
            && white != black
        {
            games.entry([white.min(black), white.max(black)]).or_default().push(game);
        }
    }
    let mut matches: Vec<TeamMatch> =
        games.into_iter().map(|(teams, games)| Builder { tournament, round, teams }.of_games(&games, &team)).collect();
    matches.sort_by_key(|one| one.boards.iter().filter_map(|board| board.number).min());
    let met: Vec<TeamId> = matches.iter().flat_map(|one| one.teams).collect();
    for (place, team) in (0..).map(TeamId).zip(&tournament.teams) {
        if let Some(TeamRound::Forfeit { opponent, has_white, won }) = team.rounds.get(&round.number).copied()
            && !met.contains(&place)
            && (opponent > place || !is_forfeit(tournament, round, opponent))
            && (opponent.0 as usize) < tournament.teams.len()
        {
            let builder = Builder { tournament, round, teams: [place, opponent] };
            let theirs = tournament.teams[opponent.0 as usize].rounds.get(&round.number);
            let they_won = matches!(theirs, Some(TeamRound::Forfeit { won: true, .. }));
            let forfeited = builder.forfeited([won, they_won]);
            matches.push(if has_white { forfeited } else { forfeited.turned() });
        }
    }
    let met: Vec<TeamId> = matches.iter().flat_map(|one| one.teams).collect();
    for teams in unopposed::matches(tournament, round, &met) {
        matches.push(Builder { tournament, round, teams }.unopposed());
    }
    matches
}

fn is_forfeit(tournament: &Tournament, round: &Round, team: TeamId) -> bool {
    let team = tournament.teams.get(team.0 as usize);
    team.is_some_and(|team| matches!(team.rounds.get(&round.number), Some(TeamRound::Forfeit { .. })))
}

/// A match being put together; the team registered first is the first of the two until colours are known.
struct Builder<'t> {
    tournament: &'t Tournament,
    round: &'t Round,
    teams: [TeamId; 2],
}

impl Builder<'_> {
    fn of_games(&self, games: &[&Game], team: &dyn Fn(PlayerId) -> Option<TeamId>) -> TeamMatch {
        let scoring = &self.tournament.regulations.scoring;
        let board = |game: &&Game| {
            let white = usize::from(team(game.white) != Some(self.teams[0]));
            let mut players = [Some(game.white), Some(game.black)];
            let mut points = [Colour::White, Colour::Black].map(|colour| points_of(game, colour, scoring));
            if white == 1 {
                players.swap(0, 1);
                points.swap(0, 1);
            }
            MatchBoard { players, number: Some(game.board), white, result: game.result, points }
        };
        let mut boards: Vec<MatchBoard> = games.iter().map(board).collect();
        boards.sort_by_key(|board| (board.players[0].map(|player| self.seat(0, player)), board.number));
        for side in [0, 1] {
            for (seat, lone) in self.against_empty_boards(side) {
                let behind =
                    |board: &MatchBoard| board.players[side].is_some_and(|other| self.seat(side, other) > seat);
                let at = boards.iter().position(behind).unwrap_or(boards.len());
                boards.insert(at, lone);
            }
        }
        // Where nobody met on the first board, the colours of the others tell who was to have White there.
        let rules = self.tournament.regulations.teams.clone().unwrap_or_default();
        let as_on_the_first = |at: usize| rules.first_has_white(at) == rules.first_has_white(0);
        let met = boards.iter().enumerate().find(|(_, board)| board.number.is_some());
        let place = |at: usize, number: Option<u16>| self.place_by_number(number, rules.boards()).unwrap_or(at);
        let first_has_white =
            met.is_none_or(|(at, board)| (board.white == 0) == as_on_the_first(place(at, board.number)));
        let one = TeamMatch { teams: self.teams, boards, forfeit: None };
        if first_has_white { one } else { one.turned() }
    }

    /// The place of a board in its match, where the boards of matches have their numbers side by side; in rounds that came with a file
    /// they need not.
    fn place_by_number(&self, number: Option<u16>, boards: usize) -> Option<usize> {
        let first = self.tournament.regulations.first_board;
        let number = number.filter(|_| boards > 0 && self.round.paired_by != PairedBy::Import)?;
        number.checked_sub(first).map(|place| usize::from(place) % boards)
    }

    /// A match in which one of the two had nobody.
    fn unopposed(&self) -> TeamMatch {
        TeamMatch { forfeit: None, ..self.forfeited([false; 2]) }
    }

    fn forfeited(&self, won: [bool; 2]) -> TeamMatch {
        let mut boards: Vec<MatchBoard> = Vec::new();
        for side in [0, 1] {
            boards.extend(self.against_empty_boards(side).into_iter().map(|(_, board)| board));
        }
        TeamMatch { teams: self.teams, boards, forfeit: Some(won) }
    }

    /// The members of a side who won by forfeit against nobody, with their seats.
    fn against_empty_boards(&self, side: usize) -> Vec<(usize, MatchBoard)> {
        let team = &self.tournament.teams[self.teams[side].0 as usize];
        let points = self.tournament.regulations.scoring.forfeit_win;
        let lone = |player: &PlayerId| {
            let (mut players, mut scored) = ([None; 2], [Points::ZERO; 2]);
            (players[side], scored[side]) = (Some(*player), points);
            (self.seat(side, *player), MatchBoard { players, number: None, white: 0, result: None, points: scored })
        };
        let won = |player: &&PlayerId| self.round.bye_of(**player) == Some(Bye::FullPoint);
        let mut found: Vec<(usize, MatchBoard)> = team.members.iter().filter(won).map(lone).collect();
        found.sort_by_key(|(seat, _)| *seat);
        found
    }

    /// Where a member sits: by the round's line-up, otherwise by the order of the members.
    fn seat(&self, side: usize, player: PlayerId) -> usize {
        let team = &self.tournament.teams[self.teams[side].0 as usize];
        let line_up = team.line_ups.get(&self.round.number);
        let seated = line_up.and_then(|line_up| line_up.iter().position(|other| *other == Some(player)));
        seated.or_else(|| team.members.iter().position(|other| *other == player)).unwrap_or(usize::MAX)
    }
}

/// Forfeits of single boards are ordinary results (C.07 art. 12).
fn points_of(game: &Game, colour: Colour, scoring: &Scoring) -> Points {
    let opponent = game.player(colour.other());
    scoring.of_appearance(Appearance::Game { opponent, colour, board: game.board, result: game.result })
}
