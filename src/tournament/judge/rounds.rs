//! What is otherwise in the rounds: those that came and went, who sits and who has byes in those that stay, and the results at each
//! board.

use super::consequence::Consequence;
use super::hand_pairing;
use crate::Tournament;
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::{Bye, GameResult};
use crate::round::{Game, Round, RoundState};

/// How many rounds are paired after `round`.
pub(super) fn paired_after(state: &Tournament, round: RoundNo) -> usize {
    state.rounds.len().saturating_sub(usize::from(round.0))
}

/// How many rounds were paired on the results of `round`: in a fixed table none.
pub(super) fn paired_on(state: &Tournament, round: RoundNo) -> usize {
    if state.regulations.system.is_predetermined() { 0 } else { paired_after(state, round) }
}

/// How many rounds were paired since an adjourned game has its result; `None` where it was not adjourned.
fn rests_on(state: &Tournament, round: RoundNo, board: u16, result: Option<GameResult>) -> Option<usize> {
    result.filter(|result| *result != GameResult::Adjourned)?;
    let settled = state.settled.iter().find(|settled| (settled.round, settled.board) == (round, board))?;
    Some(paired_after(state, settled.after))
}

pub(super) fn difference(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let mut found = Vec::new();
    for index in 0..before.rounds.len().max(after.rounds.len()) {
        match (before.rounds.get(index), after.rounds.get(index)) {
            (Some(was), Some(now)) => round(before, after, was, now, &mut found),
            (Some(was), None) => found.push(gone(before, after, was)),
            (None, Some(now)) => found.push(match now.state {
                RoundState::Draft => Consequence::Drafted { round: now.number },
                RoundState::Published => hand_pairing::published(after, now),
            }),
            (None, None) => {}
        }
    }
    found
}

fn gone(before: &Tournament, after: &Tournament, was: &Round) -> Consequence {
    match was.state {
        RoundState::Draft => Consequence::DraftDiscarded { round: was.number },
        // A table goes as a whole: no round of it rests on another.
        RoundState::Published if before.regulations.system.is_predetermined() => {
            unpublished(before, was, paired_after(after, was.number))
        }
        RoundState::Published => unpublished(before, was, paired_after(before, was.number)),
    }
}

/// `later` rounds follow it.
fn unpublished(before: &Tournament, was: &Round, later: usize) -> Consequence {
    // What was typed and waits for an answer is set aside like what was entered.
    let is_typed = |game: &&Game| game.result.is_some() || before.open_typings(was.number, game.board).next().is_some();
    let results = u16::try_from(was.games.iter().filter(is_typed).count()).unwrap_or(u16::MAX);
    Consequence::Unpublished { round: was.number, results, later }
}

fn round(before: &Tournament, after: &Tournament, was: &Round, now: &Round, found: &mut Vec<Consequence>) {
    // What the engine has is told when the round is published.
    let Round { number, state, paired_by, games, byes, engine: _, compared: _ } = was;
    match (state, now.state) {
        (RoundState::Draft, RoundState::Draft) => {
            if was != now {
                found.push(Consequence::DraftAltered { round: *number });
            }
        }
        (RoundState::Draft, RoundState::Published) => found.push(hand_pairing::published(after, now)),
        (RoundState::Published, RoundState::Draft) => {
            found.push(unpublished(before, was, paired_after(before, *number)));
        }
        (RoundState::Published, RoundState::Published) => {
            let later = paired_after(before, *number);
            // Who sits otherwise by a line-up is told with it.
            let by_line_up = super::teams::seated_by_line_up(before, after, *number);
            let mut boards = reseated(games, &now.games);
            boards.retain(|board| {
                let mut seated = [was, now].into_iter().filter_map(|round| round.game(*board)).flat_map(Game::players);
                !seated.all(|player| by_line_up.contains(&player))
            });
            if !boards.is_empty() {
                found.push(Consequence::Reseated { round: *number, boards, later });
            }
            let others = |byes: &[(PlayerId, Bye)]| -> Vec<(PlayerId, Bye)> {
                byes.iter().filter(|(player, _)| !by_line_up.contains(player)).copied().collect()
            };
            if others(byes) != others(&now.byes) {
                found.push(Consequence::ByesOfRound { round: *number, later });
            }
            if *paired_by != now.paired_by {
                found.push(Consequence::Attributed { round: *number });
            }
            for (old, new) in games.iter().filter_map(|old| Some((old, now.game(old.board)?))) {
                board(before, *number, old, new, found);
            }
        }
    }
}

/// The boards at which other pairs sit.
fn reseated(was: &[Game], now: &[Game]) -> Vec<u16> {
    let pair = |game: &Game| (game.white.min(game.black), game.white.max(game.black));
    let pair_at = |games: &[Game], board: u16| games.iter().find(|game| game.board == board).map(pair);
    let mut boards: Vec<u16> = was.iter().chain(now).map(|game| game.board).collect();
    // Both are in order of boards, and nearly always the same.
    if was.len() == now.len() && was.iter().zip(now).all(|(was, now)| was.board == now.board && pair(was) == pair(now))
    {
        return Vec::new();
    }
    boards.sort_unstable();
    boards.dedup();
    boards.retain(|board| pair_at(was, *board) != pair_at(now, *board));
    boards
}

/// What is otherwise at a board where the same two sit.
fn board(before: &Tournament, round: RoundNo, old: &Game, new: &Game, found: &mut Vec<Consequence>) {
    // Who touched the game last is in the journal anyway.
    let Game { board, white, black, result, touched: _, for_rating } = old;
    let later = paired_on(before, round);
    let is_swapped = [*white, *black] == [new.black, new.white];
    if !is_swapped && [*white, *black] != new.players() {
        return;
    }
    let turned = |result: Option<GameResult>| if is_swapped { result.map(GameResult::flipped) } else { result };
    if is_swapped {
        found.push(Consequence::ColoursSwapped { round, board: *board, later });
    }
    if turned(*result) != new.result {
        let rests = rests_on(before, round, *board, *result).map_or(later, |rests| rests.min(later));
        found.push(Consequence::Result { round, board: *board, was: *result, now: new.result, later, rests });
    }
    if turned(*for_rating) != new.for_rating {
        let (was, now) = (*for_rating, new.for_rating);
        found.push(Consequence::CorrectedForRating { round, board: *board, was, now });
    }
}
