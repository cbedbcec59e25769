//! What each round was for everybody, by the words of C.07 art. 15 and 16.1 to 16.2: met over the board, forfeited, or unplayed; of
//! players and of teams alike, read from the boards without a look at the engine.

use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Adjustment;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::outcome::{Bye, GameResult, How, Mark};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::{Appearance, Round, RoundState};
use std::cmp::Ordering;

/// What a round was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Over the board.
    Met,
    /// 16.2.2 and 16.2.4.
    ForfeitWin,
    ForfeitLoss,
    /// 16.2.1: the pairing-allocated bye, and the full-point bye.
    Allocated,
    /// 16.1.1: half-point and zero-point byes, and every round after a withdrawal.
    Requested,
    /// Nothing to anybody: free in a table, or a game that does not count (C.05 art. 6.6).
    Nothing,
}

impl Kind {
    pub fn is_forfeit(self) -> bool {
        matches!(self, Kind::ForfeitWin | Kind::ForfeitLoss)
    }

    /// 16.1.2: a voluntary unplayed round.
    pub fn is_voluntary(self) -> bool {
        matches!(self, Kind::Requested | Kind::ForfeitLoss)
    }
}

/// Match points and game points of a team; of a player points, and nothing.
pub type Both = [Points; 2];

/// A round of somebody.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub kind: Kind,
    /// By the place in the field.
    pub opponent: Option<usize>,
    pub points: Both,
    /// Of the scheduled opponent.
    pub against: Both,
}

impl Part {
    const NOTHING: Part = Part::alone(Kind::Nothing, [Points::ZERO; 2]);

    const fn alone(kind: Kind, points: Both) -> Part {
        Part { kind, opponent: None, points, against: [Points::ZERO; 2] }
    }
}

/// Somebody, and all their rounds.
#[derive(Clone, Debug)]
pub struct Record {
    pub who: Entrant,
    pub rounds: Vec<Part>,
    /// Given or taken by the arbiter.
    pub adjusted: Vec<Adjustment>,
    pub number: Option<u16>,
    pub is_ranked: bool,
}

/// Everybody after the published rounds.
#[derive(Clone, Debug)]
pub struct Field {
    pub records: Vec<Record>,
    /// C.07 15.2: who meets whom was fixed in advance.
    pub is_table: bool,
    /// What a round can bring at most, of each score, and what a draw is worth.
    pub win: Both,
    pub draw: Both,
    pub loss: Both,
    /// Which of the two scores comes first.
    pub primary: usize,
    /// No result is missing.
    pub is_whole: bool,
}

impl Field {
    /// The score in the standings.
    pub fn score(&self, one: usize, of: usize) -> Points {
        let record = &self.records[one];
        let played: Points = record.rounds.iter().map(|part| part.points[of]).sum();
        // A player's adjustment is of the one score that they have.
        let adjusted = record.adjusted.iter().filter(|_| of == 0).map(|one| one.points);
        played + adjusted.sum()
    }
}

pub fn published(state: &Tournament) -> Vec<&Round> {
    state.rounds.iter().filter(|round| round.state == RoundState::Published).collect()
}

/// What somebody is after the last round: who leaves before one that is still to come has not left.
fn by_then(presence: Presence, rounds: &[&Round]) -> Presence {
    let next = rounds.last().map_or(0, |round| round.number.0) + 1;
    match presence.out_from() {
        Some(from) if from.0 > next => Presence::Playing,
        Some(_) | None => presence,
    }
}

/// How often everybody plays in a table, or how many rounds there are.
fn games_of_each(state: &Tournament, field: usize) -> usize {
    match state.regulations.system {
        System::RoundRobin(kind) | System::TeamRoundRobin(kind) => {
            (1 + usize::from(kind.double)) * field.saturating_sub(1)
        }
        _ => usize::from(state.regulations.rounds),
    }
}

/// Of players.
pub fn of_players(state: &Tournament) -> Field {
    let rounds = published(state);
    let scoring = &state.regulations.scoring;
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let is_table = state.regulations.system.is_predetermined();
    let games = games_of_each(state, everybody.len());
    // C.05 art. 6.6: less than half of the games played.
    let is_apart = |player: PlayerId| {
        let results = rounds.iter().filter_map(|round| round.game_of(player)?.result);
        let played = results.filter(|result| result.how() != How::Forfeit).count();
        let presence = by_then(state.players[player.index()].presence, &rounds);
        is_table && presence != Presence::Playing && 2 * played < games
    };
    let place = |player: PlayerId| everybody.iter().position(|one| *one == player);
    let part = |player: PlayerId, round: &Round| {
        let appearance = state.appearance(player, round.number);
        let points = [scoring.of_appearance(appearance), Points::ZERO];
        match appearance {
            Appearance::Game { opponent, .. } if is_apart(player) || is_apart(opponent) => Part::NOTHING,
            Appearance::Game { opponent, colour, result, .. } => {
                let theirs = scoring.of_appearance(state.appearance(opponent, round.number));
                let kind = result.map_or(Kind::Nothing, |result| kind_of(result, colour));
                Part { kind, opponent: place(opponent), points, against: [theirs, Points::ZERO] }
            }
            Appearance::Bye(_) | Appearance::Absent if is_table => Part::alone(Kind::Nothing, points),
            Appearance::Bye(Bye::PairingAllocated | Bye::FullPoint) => Part::alone(Kind::Allocated, points),
            Appearance::Bye(Bye::HalfPoint | Bye::ZeroPoint) | Appearance::Absent => {
                Part::alone(Kind::Requested, points)
            }
        }
    };
    let last = rounds.last().map(|round| round.number);
    let record = |player: PlayerId| {
        let own = state.adjustments.iter().filter(|one| one.player == player);
        let own = own.filter(|one| one.round.is_none_or(|round| Some(round) <= last));
        let known = &state.players[player.index()];
        // Laws 12.9.9: the expelled have no place.
        let is_expelled = matches!(by_then(known.presence, &rounds), Presence::Expelled { .. });
        Record {
            who: Entrant::Player(player),
            rounds: rounds.iter().map(|round| part(player, round)).collect(),
            adjusted: own.copied().collect(),
            number: known.tpn.map(|tpn| tpn.0),
            is_ranked: !is_apart(player) && !is_expelled,
        }
    };
    Field {
        records: everybody.iter().map(|player| record(*player)).collect(),
        is_table,
        win: [scoring.win, Points::ZERO],
        draw: [scoring.draw, Points::ZERO],
        loss: [scoring.loss, Points::ZERO],
        primary: 0,
        is_whole: rounds.iter().flat_map(|round| &round.games).all(|game| game.result.is_some()),
    }
}

fn kind_of(result: GameResult, colour: Colour) -> Kind {
    match (result.how(), result.mark(colour)) {
        (How::Played | How::Unrated | How::Adjourned, _) => Kind::Met,
        (How::Forfeit, Mark::Win) => Kind::ForfeitWin,
        (How::Forfeit, Mark::Draw | Mark::Loss) => Kind::ForfeitLoss,
    }
}

/// A match as its boards say it, for one of the two teams.
struct Match {
    opponent: TeamId,
    game_points: [Points; 2],
    is_played: bool,
}

/// What a team did in a round: a match, a bye that pairing gave, or nothing.
enum Did {
    Match(Match),
    Bye,
    Nothing,
}

/// Of teams; `None` where the boards do not say who met whom, or a result is missing.
pub fn of_teams(state: &Tournament) -> Option<Field> {
    let rules = state.regulations.teams.clone()?;
    let scoring = &state.regulations.scoring;
    let rounds = published(state);
    let teams: Vec<TeamId> = state.all_teams().map(|(id, _)| id).collect();
    let is_table = state.regulations.system.is_predetermined();
    let did: Vec<Vec<Did>> = rounds.iter().map(|round| of_round(state, round, &teams)).collect::<Option<_>>()?;
    let games = games_of_each(state, teams.len());
    let place = |team: TeamId| teams.iter().position(|one| *one == team);
    let is_apart = |team: TeamId| {
        let of_team = |round: &Vec<Did>| matches!(&round[place(team)?], Did::Match(one) if one.is_played).then_some(());
        let is_gone = state.team(team).is_some_and(|team| by_then(team.presence, &rounds) != Presence::Playing);
        is_table && is_gone && 2 * did.iter().filter_map(of_team).count() < games
    };
    let boards = i32::try_from(rules.boards()).ok()?;
    let points = |own: Points, their: Points, is_played: bool| match own.cmp(&their) {
        Ordering::Greater => rules.win,
        Ordering::Equal if is_played => rules.draw,
        Ordering::Less if is_played => rules.loss,
        // A match in which nobody played and one team won no board is lost by forfeit.
        Ordering::Equal | Ordering::Less => Points::ZERO,
    };
    let bye = rules.bye.unwrap_or((rules.draw, scoring.draw * boards));
    let part = |team: TeamId, did: &Did| match did {
        Did::Nothing if is_table => Part::NOTHING,
        Did::Nothing => Part::alone(Kind::Requested, [Points::ZERO; 2]),
        Did::Bye => Part::alone(Kind::Allocated, [bye.0, bye.1]),
        Did::Match(one) if is_apart(team) || is_apart(one.opponent) => Part::NOTHING,
        Did::Match(Match { opponent, game_points: [own, their], is_played }) => Part {
            kind: match (is_played, own > their) {
                (true, _) => Kind::Met,
                (false, true) => Kind::ForfeitWin,
                (false, false) => Kind::ForfeitLoss,
            },
            opponent: place(*opponent),
            points: [points(*own, *their, *is_played), *own],
            against: [points(*their, *own, *is_played), *their],
        },
    };
    let record = |index: usize| Record {
        who: Entrant::Team(teams[index]),
        rounds: did.iter().map(|round| part(teams[index], &round[index])).collect(),
        adjusted: Vec::new(),
        number: state.team(teams[index]).and_then(|team| team.number),
        is_ranked: !is_apart(teams[index]),
    };
    Some(Field {
        records: (0..teams.len()).map(record).collect(),
        is_table,
        win: [rules.win, scoring.win * boards],
        draw: [rules.draw, scoring.draw * boards],
        loss: [rules.loss, scoring.loss * boards],
        primary: usize::from(rules.game_points_first),
        is_whole: true,
    })
}

/// What each team did.
fn of_round(state: &Tournament, round: &Round, teams: &[TeamId]) -> Option<Vec<Did>> {
    let scoring = &state.regulations.scoring;
    let members = |team: TeamId| state.team(team).map_or(&[][..], |team| team.members.as_slice());
    let is_given = |bye: Bye| matches!(bye, Bye::PairingAllocated | Bye::FullPoint);
    let is_there = |team: &TeamId| {
        let is_in = |player: &PlayerId| round.game_of(*player).is_some() || round.bye_of(*player).is_some_and(is_given);
        members(*team).iter().any(is_in)
    };
    let nowhere: Vec<TeamId> = teams.iter().copied().filter(|team| !is_there(team)).collect();
    // Full points of members opposite whom nobody sat.
    let lone = |team: TeamId| {
        let won = members(team).iter().filter(|one| round.bye_of(**one) == Some(Bye::FullPoint)).count();
        scoring.forfeit_win * i32::try_from(won).unwrap_or_default()
    };
    // Of several teams opposite nobody it is not known who was to meet whom.
    let sits =
        |player: &PlayerId| round.game_of(*player).is_some() || round.bye_of(*player) == Some(Bye::PairingAllocated);
    let alone = teams.iter().filter(|team| is_there(team) && !members(**team).iter().any(sits)).count();
    if alone > 1 {
        return None;
    }
    let mut did = Vec::new();
    for team in teams {
        let mut sat = None;
        let (mut own, mut their, mut is_played) = (lone(*team), Points::ZERO, false);
        // A match in which each won a board counts as played, though all were forfeited (readings, chapter 20).
        let mut won = [own > Points::ZERO, false];
        for game in &round.games {
            let Some(other) = opponent_in(state, game.players(), *team) else { continue };
            let [mine, theirs] =
                if members(*team).contains(&game.white) { [game.white, game.black] } else { [game.black, game.white] };
            let of_board = [mine, theirs].map(|one| scoring.of_appearance(state.appearance(one, round.number)));
            own += of_board[0];
            their += of_board[1];
            won = [won[0] || of_board[0] > of_board[1], won[1] || of_board[1] > of_board[0]];
            is_played |= game.result?.how() != How::Forfeit;
            sat = Some(other);
        }
        did.push(match sat {
            Some(opponent) => {
                let is_shared = won[0] && (won[1] || lone(opponent) > Points::ZERO);
                let game_points = [own, their + lone(opponent)];
                Did::Match(Match { opponent, game_points, is_played: is_played || is_shared })
            }
            None if members(*team).iter().any(|one| round.bye_of(*one) == Some(Bye::PairingAllocated)) => Did::Bye,
            None if own > Points::ZERO => {
                // Nobody sat opposite: only where one team sat nowhere it is known which.
                let [opponent] = nowhere[..] else { return None };
                Did::Match(Match { opponent, game_points: [own, Points::ZERO], is_played: false })
            }
            None => Did::Nothing,
        });
    }
    let alone = (0..teams.len()).find(|index| matches!(&did[*index], Did::Match(one) if nowhere == [one.opponent]));
    if let Some(index) = alone {
        let opponent = teams[index];
        let absent = teams.iter().position(|team| nowhere == [*team])?;
        did[absent] = Did::Match(Match { opponent, game_points: [Points::ZERO, lone(opponent)], is_played: false });
    }
    Some(did)
}

fn opponent_in(state: &Tournament, players: [PlayerId; 2], team: TeamId) -> Option<TeamId> {
    let [white, black] = players.map(|player| state.team_of(player));
    match (white == Some(team), black == Some(team)) {
        (true, false) => black,
        (false, true) => white,
        (true, true) | (false, false) => None,
    }
}
