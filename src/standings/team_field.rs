//! The field of a team tournament (C.07 art. 11): matches with match points and game points, byes, forfeits, and what record
//! 299 of the TRF gives instead.
//!
//! A team with the pairing-allocated bye gets the points of a draw (C.04.6) unless the regulations say otherwise, but a win on
//! every board for the tie-breaks of art. 12. A match in which no game was played and one team won no board was forfeited.

use super::field::{Entrant, Field, Kind, Participant, Record, Scale, presence_after};
use super::team_match::{TeamMatch, matches};
use super::unplayed_rules::UnplayedRules;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, Mark};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_tournament::team::{AbnormalPoints, Team, TeamResult, TeamRound, TeamRules};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The teams and their published matches up to `through`.
pub fn of_teams(
    tournament: &Tournament,
    through: RoundNo,
    predetermined: bool,
    rules: &'static UnplayedRules,
) -> Field {
    let published = |round: &&Round| round.state == RoundState::Published;
    let rounds: Vec<&Round> = tournament.rounds.iter().take(usize::from(through.0)).filter(published).collect();
    let by_round: Vec<Vec<TeamMatch>> = rounds.iter().map(|round| matches(tournament, round)).collect();
    let scorer = Scorer::new(tournament, &by_round, predetermined);
    let mut participants: Vec<Participant> = (0..)
        .zip(&tournament.teams)
        .map(|(place, team)| Participant {
            entrant: Entrant::Team(TeamId(place)),
            presence: presence_after(tournament, team.presence, &team.members, through),
            number: team.number.map_or(place + 1, u32::from),
            rating: team.strength,
            outside: None,
            ratings_by_round: Vec::new(),
            rounds: Vec::with_capacity(rounds.len()),
            adjustment: scorer.outside_rounds(team),
            boards_by_round: Vec::with_capacity(rounds.len()),
        })
        .collect();
    for (round, matches) in rounds.iter().zip(&by_round) {
        let mut played = scorer.played(matches);
        for (place, team) in (0..).map(TeamId).zip(&tournament.teams) {
            let (mut record, on_boards) = played.remove(&place).unwrap_or_else(|| scorer.without_match(round, team));
            scorer.set_abnormal(&mut record, team, round.number);
            let participant = &mut participants[place.0 as usize];
            participant.rounds.push(record);
            participant.boards_by_round.push(on_boards);
        }
    }
    Field {
        participants,
        rounds: u16::try_from(rounds.len()).unwrap_or(u16::MAX),
        announced: tournament.regulations.rounds,
        predetermined,
        rules,
        scales: scorer.pair(scorer.match_scale(), scorer.game_scale()),
        boards: scorer.boards,
        match_points_first: !scorer.rules.game_points_first,
    }
}

/// A team's round and its game points by board.
type Scored = (Record, Vec<Points>);

/// What rounds are worth to teams.
struct Scorer<'t> {
    tournament: &'t Tournament,
    rules: TeamRules,
    boards: u16,
    predetermined: bool,
}

impl<'t> Scorer<'t> {
    /// A match has the boards that the regulations say, otherwise those of the longest one.
    fn new(tournament: &'t Tournament, by_round: &[Vec<TeamMatch>], predetermined: bool) -> Scorer<'t> {
        let rules = tournament.regulations.teams.clone().unwrap_or_default();
        let longest = by_round.iter().flatten().map(|one| one.boards.len()).max().unwrap_or(0);
        let boards = u16::try_from(rules.colours.len().max(longest)).unwrap_or(u16::MAX);
        Scorer { tournament, rules, boards, predetermined }
    }

    /// Match points and game points in the order of the primary and the secondary score.
    fn pair<T>(&self, of_match: T, of_games: T) -> [T; 2] {
        if self.rules.game_points_first { [of_games, of_match] } else { [of_match, of_games] }
    }

    fn match_scale(&self) -> Scale {
        Scale { win: self.rules.win, draw: self.rules.draw, loss: self.rules.loss }
    }

    fn game_scale(&self) -> Scale {
        let scoring = &self.tournament.regulations.scoring;
        let of_a_match = |points: Points| points * i32::from(self.boards);
        Scale { win: of_a_match(scoring.win), draw: of_a_match(scoring.draw), loss: of_a_match(scoring.loss) }
    }

    fn played(&self, matches: &[TeamMatch]) -> BTreeMap<TeamId, Scored> {
        let sides = matches.iter().flat_map(|one| [0, 1].map(|side| (one, side)));
        sides.map(|(one, side)| (one.teams[side], self.side(one, side))).collect()
    }

    /// A match from the side of one of the two.
    fn side(&self, one: &TeamMatch, side: usize) -> Scored {
        let score = one.score();
        let mark = match score[side].cmp(&score[1 - side]) {
            Ordering::Greater => Mark::Win,
            Ordering::Equal => Mark::Draw,
            Ordering::Less => Mark::Loss,
        };
        let kind = match one.forfeit {
            Some(won) if won[side] => Kind::ForfeitWin,
            Some(_) => Kind::ForfeitLoss,
            None if one.is_pending() => Kind::Pending,
            None if one.was_played() => Kind::Played,
            None if mark == Mark::Win => Kind::ForfeitWin,
            None => Kind::ForfeitLoss,
        };
        let match_points = match (kind, mark) {
            (Kind::Pending | Kind::ForfeitLoss, _) => Points::ZERO,
            (Kind::ForfeitWin, _) | (_, Mark::Win) => self.rules.win,
            (_, Mark::Draw) => self.rules.draw,
            (_, Mark::Loss) => self.rules.loss,
        };
        let all_boards = kind == Kind::ForfeitWin && one.boards.is_empty();
        let on_boards: Vec<Points> = if all_boards {
            vec![self.tournament.regulations.scoring.forfeit_win; usize::from(self.boards)]
        } else {
            one.boards.iter().map(|board| board.points[side]).collect()
        };
        let record = Record {
            kind,
            opponent: Some(one.teams[1 - side].0),
            colour: Some(if side == 0 { Colour::White } else { Colour::Black }),
            scored: self.pair(match_points, on_boards.iter().copied().sum()),
            mark: (kind == Kind::Played).then_some(mark),
            ..Record::ABSENT
        };
        (record, on_boards)
    }

    /// A team without a match: the bye that it got, or that its members got, or none.
    fn without_match(&self, round: &Round, team: &Team) -> Scored {
        let of_team = match team.rounds.get(&round.number) {
            Some(TeamRound::Bye(bye)) => Some(*bye),
            Some(TeamRound::Forfeit { .. }) | None => None,
        };
        let bye = of_team.or_else(|| round.bye_of_team(&team.members));
        let (games, matches) = (self.game_scale(), self.match_scale());
        let (kind, [match_points, game_points]) = match bye {
            Some(Bye::PairingAllocated) => {
                let (match_points, game_points) = self.rules.bye.unwrap_or((matches.draw, games.draw));
                (Kind::PairingAllocatedBye, [match_points, game_points])
            }
            Some(Bye::FullPoint) => (Kind::FullPointBye, [matches.win, games.win]),
            Some(Bye::HalfPoint) => (Kind::HalfPointBye, [matches.draw, games.draw]),
            Some(Bye::ZeroPoint) | None => (Kind::ZeroPointBye, [Points::ZERO; 2]),
        };
        let is_allocated = kind == Kind::PairingAllocatedBye;
        let on_each_board = if is_allocated { self.tournament.regulations.scoring.win } else { Points::ZERO };
        let record = Record {
            kind: if self.predetermined { Kind::Free } else { kind },
            scored: self.pair(match_points, game_points),
            ..Record::ABSENT
        };
        (record, vec![on_each_board; usize::from(self.boards)])
    }

    /// Record 299: other points for a kind of round, and bonuses and penalties in it.
    fn set_abnormal(&self, record: &mut Record, team: &Team, round: RoundNo) {
        for points in &team.abnormal {
            let pair = self.pair(points.match_points, points.game_points);
            let [first, second] = record.scored;
            // A record that names a round says how that round ended; one for all rounds looks at how each did.
            let is_named = points.round == Some(round);
            match points.instead {
                Some(result) if is_named || points.round.is_none() && ended_as(record, result) => {
                    record.scored = [pair[0].unwrap_or(first), pair[1].unwrap_or(second)];
                }
                None if is_named => {
                    record.adjustment = sum(record.adjustment, pair.map(Option::unwrap_or_default));
                }
                Some(_) | None => {}
            }
        }
    }

    /// Bonuses and penalties outside the rounds.
    fn outside_rounds(&self, team: &Team) -> [Points; 2] {
        let outside = |points: &&AbnormalPoints| points.instead.is_none() && points.round.is_none();
        let pair =
            |points: &AbnormalPoints| self.pair(points.match_points, points.game_points).map(Option::unwrap_or_default);
        team.abnormal.iter().filter(outside).map(pair).fold([Points::ZERO; 2], sum)
    }
}

fn sum(a: [Points; 2], b: [Points; 2]) -> [Points; 2] {
    [a[0] + b[0], a[1] + b[1]]
}

fn ended_as(record: &Record, result: TeamResult) -> bool {
    match result {
        TeamResult::Win => record.mark == Some(Mark::Win),
        TeamResult::Draw => record.mark == Some(Mark::Draw),
        TeamResult::Loss => record.mark == Some(Mark::Loss),
        TeamResult::FullPointBye => record.kind == Kind::FullPointBye,
        TeamResult::HalfPointBye => record.kind == Kind::HalfPointBye,
        TeamResult::ZeroPointBye => record.kind == Kind::ZeroPointBye,
        TeamResult::ForfeitWin => record.kind == Kind::ForfeitWin,
        TeamResult::ForfeitLoss => record.kind == Kind::ForfeitLoss,
    }
}
