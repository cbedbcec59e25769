//! What an arbiter typed for a board where another result stood already: a fact that stays until somebody answers it.
//!
//! A result that was typed reaches the journal as what it is. Where it agrees with the board there is nothing to say; where it does
//! not, it is kept with who typed it, when and from which device, and everybody sees both (Laws art. 8.7: the result is what the
//! players signed; which of two typings that is, somebody has to look at). No act but an answer ends it.

use super::Tournament;
use super::acts::{Author, Entry};
use super::ids::{PlayerId, RoundNo};
use super::outcome::GameResult;
use super::refusal::Refusal;
use super::round::{Game, RoundState};
use chrono::{DateTime, Utc};

/// A typing that was not the board's result when it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// The act that kept it.
    pub seq: u64,
    pub at: DateTime<Utc>,
    pub author: Author,
    pub device: String,
    /// Why, where they said so.
    pub reason: Option<String>,
    pub round: RoundNo,
    pub board: u16,
    /// White and Black, as they sit now.
    pub players: [PlayerId; 2],
    /// `None`: they cleared the board.
    pub typed: Option<GameResult>,
    /// The act that answered it.
    pub answered: Option<u64>,
}

impl Tournament {
    /// What was typed for a board, contradicts its result, and was not answered; the oldest first.
    pub fn open_typings(&self, round: RoundNo, board: u16) -> impl Iterator<Item = &Typing> {
        let game = self.round(round).filter(|found| found.state == RoundState::Published);
        let result = game.and_then(|found| found.game(board)).map(|game| game.result);
        self.typings.iter().filter(move |one| {
            (one.round, one.board) == (round, board)
                && one.answered.is_none()
                && result.is_some_and(|result| result != one.typed)
        })
    }

    /// The boards at which typings contradict each other, in the order of rounds and boards.
    pub fn disagreements(&self) -> Vec<(RoundNo, u16)> {
        let mut boards: Vec<(RoundNo, u16)> = self.typings.iter().map(|one| (one.round, one.board)).collect();
        boards.sort_unstable();
        boards.dedup();
        boards.retain(|(round, board)| self.open_typings(*round, *board).next().is_some());
        boards
    }

    /// Keeps a typing; the entry says whose it is.
    pub(crate) fn keep_typing(
        &mut self,
        entry: &Entry,
        (round, board, players): (RoundNo, u16, [PlayerId; 2]),
        typed: Option<GameResult>,
    ) {
        self.typings.push(Typing {
            seq: entry.seq,
            at: entry.at,
            author: entry.author.clone(),
            device: entry.device.clone(),
            reason: entry.reason.clone(),
            round,
            board,
            players,
            typed,
            answered: None,
        });
    }

    /// Says whose typing the act kept, which a state that was judged beforehand did not know.
    pub(crate) fn sign_typing(&mut self, entry: &Entry) {
        for one in self.typings.iter_mut().filter(|one| one.seq == entry.seq) {
            let Entry { at, author, device, reason, .. } = entry.clone();
            (one.at, one.author, one.device, one.reason) = (at, author, device, reason);
        }
    }

    /// The players of a board sat the other way round, and so did those of whom something was typed.
    pub(crate) fn turn_typings(&mut self, round: RoundNo, board: u16) {
        for one in self.typings.iter_mut().filter(|one| (one.round, one.board) == (round, board)) {
            one.players.reverse();
            one.typed = one.typed.map(GameResult::flipped);
        }
    }

    /// Notes that act `seq` answered these typings.
    pub(crate) fn answer_typings(&mut self, seq: u64, typings: &[u64]) {
        for one in self.typings.iter_mut().filter(|one| typings.contains(&one.seq)) {
            one.answered = Some(seq);
        }
    }
}

/// Whether an answer is one: it names typings of this board that nobody answered, and believes what stands there.
///
/// # Errors
/// [`Refusal::Conflict`] where the board or the typings are otherwise now.
pub(crate) fn check_answer(
    state: &Tournament,
    round: RoundNo,
    game: &Game,
    was: Option<GameResult>,
    typings: &[u64],
) -> Result<(), Refusal> {
    let is_open = |seq: &u64| {
        let mut kept = state.typings.iter();
        kept.any(|one| one.seq == *seq && (one.round, one.board) == (round, game.board) && one.answered.is_none())
    };
    if game.result != was || typings.is_empty() || !typings.iter().all(is_open) {
        return Err(Refusal::Conflict { touched: game.touched });
    }
    Ok(())
}
