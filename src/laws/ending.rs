//! Where the Laws themselves ended a game, whatever the players did afterwards (5.1.1, 5.2.1, 5.2.2, 9.6).

use cozy_chess::Color;

use super::edition::{Automatic, Fivefold};
use super::mating;
use super::pgn::Termination;
use super::position::Position;
use super::replay::Replay;

/// So often a position stands when it ends the game (9.6.1).
const FIVE: u32 = 5;

/// How a game ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Checkmate {
        winner: Color,
    },
    Stalemate,
    DeadPosition,
    /// Too many moves by each side without capture or pawn move (75 in the Laws).
    NoProgress,
    Fivefold,
    /// Too many checks in a row, or in all, by one side (house rules).
    Checks {
        by: Color,
    },
}

/// The end and the half-move, from 1, with which it came. Ply 0 is a starting position in which nothing could be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    pub ply: usize,
    pub by: Ending,
}

impl Ending {
    /// The result that it gives the game.
    ///
    /// ```
    /// use sonneborn_laws::Color;
    /// use sonneborn_laws::ending::Ending;
    /// use sonneborn_laws::pgn::Termination;
    ///
    /// assert_eq!(Ending::Checkmate { winner: Color::Black }.result(), Termination::BlackWins);
    /// ```
    pub fn result(self) -> Termination {
        match self {
            Ending::Checkmate { winner: Color::White } => Termination::WhiteWins,
            Ending::Checkmate { winner: Color::Black } => Termination::BlackWins,
            Ending::Stalemate
            | Ending::DeadPosition
            | Ending::NoProgress
            | Ending::Fivefold
            | Ending::Checks { .. } => Termination::Draw,
        }
    }
}

/// Does the recorded result contradict the end that the board shows? A record without a result contradicts nothing.
pub fn is_contradicted(end: Ending, result: Termination) -> bool {
    result != Termination::Unfinished && result != end.result()
}

/// The first half-move that ended the game by the rules given; `None` while it went on.
///
/// ```
/// use sonneborn_laws::edition::EditionId;
/// use sonneborn_laws::ending::{Ending, ended};
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::{Color, pgn};
///
/// let game = pgn::games("1. f3 e5 2. g4 Qh4#").next().expect("a game");
/// let replay = Replay::of(&game, AtFault::Stop);
/// let rules = EditionId::Laws2023.edition();
/// let end = ended(&replay, &rules.automatic).expect("it is mate");
/// assert_eq!((end.ply, end.by), (4, Ending::Checkmate { winner: Color::Black }));
/// ```
pub fn ended(replay: &Replay, rules: &Automatic) -> Option<Ended> {
    // Where nothing was counted up to an end and no illegal move stood, only the last position can be one.
    let first = if may_end_by_counts(replay, rules) || has_stood(replay) { 0 } else { replay.len() };
    let counted = (first..=replay.len()).find_map(|ply| counted_end(replay, ply, rules).map(|by| Ended { ply, by }));
    match (counted, dead_since(replay)) {
        (Some(counted), Some(dead)) if counted.ply <= dead => Some(counted),
        (_, Some(dead)) => Some(Ended { ply: dead, by: Ending::DeadPosition }),
        (counted, None) => counted,
    }
}

fn has_stood(replay: &Replay) -> bool {
    replay.plies().iter().any(|made| made.stood)
}

/// Did anything that is counted come so far that it may have ended the game?
fn may_end_by_counts(replay: &Replay, rules: &Automatic) -> bool {
    let most = replay.most();
    rules.no_progress.is_some_and(|moves| most.reversible >= 2 * moves)
        || (rules.fivefold.is_some() && most.repetition >= FIVE)
        || rules.checks_in_a_row.is_some()
        || rules.checks_in_all.is_some()
}

/// What ends the game at this ply, dead positions apart.
fn counted_end(replay: &Replay, ply: usize, rules: &Automatic) -> Option<Ending> {
    let position = replay.position(ply);
    // Behind such a position only an illegal move that stood can follow.
    let is_left_illegally = replay.plies().get(ply).is_none_or(|made| made.stood);
    if is_left_illegally && !position.is_irregular() && !position.has_legal_move() {
        let mate = Ending::Checkmate { winner: !position.turn() };
        return Some(if position.in_check() { mate } else { Ending::Stalemate });
    }
    if rules.no_progress.is_some_and(|moves| position.reversible() >= 2 * moves) {
        return Some(Ending::NoProgress);
    }
    if rules.fivefold.is_some_and(|fivefold| has_fivefold(replay, ply, fivefold)) {
        return Some(Ending::Fivefold);
    }
    let checker = !position.turn();
    let too_many = |limit: Option<u32>, count: fn(&Replay, usize) -> u32| {
        limit.is_some_and(|limit| position.in_check() && count(replay, ply) >= limit)
    };
    let checks = too_many(rules.checks_in_a_row, checks_in_a_row) || too_many(rules.checks_in_all, checks_in_all);
    checks.then_some(Ending::Checks { by: checker })
}

fn has_fivefold(replay: &Replay, ply: usize, rule: Fivefold) -> bool {
    if replay.repetition(ply) < FIVE {
        return false;
    }
    match rule {
        Fivefold::InAll => true,
        // "At least five consecutive alternate moves by each player": every second move of the same side.
        Fivefold::Consecutive => {
            let latest: Vec<usize> = replay.latest_occurrences(ply).take(5).collect();
            latest.windows(2).all(|pair| pair[0] - pair[1] == 4)
        }
    }
}

/// How many checks in a row the side that has just moved has given.
pub fn checks_in_a_row(replay: &Replay, ply: usize) -> u32 {
    let by_same_side = (0..=ply).rev().step_by(2);
    let checks = by_same_side.take_while(|&ply| replay.position(ply).in_check()).count();
    u32::try_from(checks).unwrap_or(u32::MAX)
}

/// How many checks the side that has just moved has given in the whole game.
///
/// ```
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::{ending, pgn};
///
/// let game = pgn::games("1. e4 d5 2. Bb5+ c6 3. Bxc6+").next().expect("a game");
/// let replay = Replay::of(&game, AtFault::Stop);
/// assert_eq!((ending::checks_in_all(&replay, 5), ending::checks_in_a_row(&replay, 5)), (2, 2));
/// ```
pub fn checks_in_all(replay: &Replay, ply: usize) -> u32 {
    let by_same_side = (0..=ply).rev().step_by(2);
    let checks = by_same_side.filter(|&ply| replay.position(ply).in_check()).count();
    u32::try_from(checks).unwrap_or(u32::MAX)
}

/// The first ply after which the position was dead. By legal moves a dead position stays dead, so that halving finds the first.
fn dead_since(replay: &Replay) -> Option<usize> {
    if has_stood(replay) {
        let is_dead = |position: &Position| position.has_legal_move() && mating::is_surely_dead(position);
        return replay.positions().iter().position(is_dead);
    }
    let last = if replay.last().has_legal_move() { replay.len() } else { replay.len().checked_sub(1)? };
    if !mating::is_surely_dead(replay.position(last)) {
        return None;
    }
    let (mut alive, mut dead) = (0, last);
    if mating::is_surely_dead(replay.position(0)) {
        return Some(0);
    }
    while dead - alive > 1 {
        let middle = alive.midpoint(dead);
        if mating::is_surely_dead(replay.position(middle)) { dead = middle } else { alive = middle }
    }
    Some(dead)
}
