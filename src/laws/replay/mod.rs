//! A game played through: every position, its repetitions and counters, the clocks, and every fault with its place.
//!
//! The first illegal or unreadable move stops the play, because what stood on the board afterwards is not known; the
//! caller may choose to go on from there ([`AtFault`]), or the record itself says that the move stood ([`super::stood`]). Play after the end of the game by the Laws is still replayed:
//! [`super::ending`] says where that end was.

mod latest;
mod player;
mod signal;

pub(super) use latest::KeyAsHash;

use cozy_chess::{Color, Move};
use serde::{Deserialize, Serialize};

use super::fen::FenError;
use super::legality::Illegal;
use super::notation;
use super::pgn::{ClockNote, Game, Place, ReadFault, Termination, clock_note};
use super::position::Position;
use latest::{LOOKED_BACK, Latest};
use player::Player;

crate::with_codes! {
    /// What to do at a move that cannot be played.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum AtFault: serde {
        /// Play no further.
        #[default]
        Stop = "stop",
        /// Leave the word out; the same side is to move.
        Skip = "skip",
        /// Take the move as made without changing the board; the other side is to move.
        Pass = "pass",
    }
}

/// What was found at a place of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    Read(ReadFault),
    /// The starting position of the `FEN` tag.
    Start(FenError),
    /// The word stands for a move but is none in any notation.
    Unreadable,
    Illegal(Illegal),
    /// The move is illegal, and the record says that it was made so and stood.
    Stood(Illegal),
}

/// A fault of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub place: Place,
    /// The number of the half-move, from 1, that the fault concerns.
    pub ply: usize,
    /// The word as written.
    pub token: String,
    pub kind: FaultKind,
    /// The position in which the faulty move was to be made.
    pub before: Option<Position>,
}

impl Fault {
    /// Does the play stop here, because nobody knows what stood on the board behind it?
    pub fn stops(&self) -> bool {
        match self.kind {
            FaultKind::Illegal(_) | FaultKind::Unreadable | FaultKind::Start(_) => true,
            FaultKind::Stood(_) | FaultKind::Read(_) => false,
        }
    }
}

/// A half-move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub mv: Move,
    /// Which of the record's words it is.
    pub word: usize,
    /// How often the position after it has stood on the board, this time included (9.2).
    pub repetition: u32,
    /// It was illegal and stood ([`super::stood`]).
    pub stood: bool,
}

/// How far the counts of a game went at most, so that nobody goes through it for what cannot be there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Most {
    /// How often a position stood.
    pub(super) repetition: u32,
    /// Half-moves without a capture or pawn move.
    pub(super) reversible: u32,
}

/// A game played through.
#[derive(Clone, Debug)]
pub struct Replay {
    positions: Vec<Position>,
    keys: Vec<u64>,
    /// For every position the ply at which it stood before, so that no question about repetitions goes through the game.
    before: Vec<Option<u32>>,
    plies: Vec<Ply>,
    most: Most,
    /// The illegal moves that stood: the half-move from 1, and how it was written.
    stood: Vec<(usize, String)>,
    faults: Vec<Fault>,
    signal: Option<Termination>,
    start_known: bool,
    /// The record tells how many half-moves before it were no capture or pawn move.
    count_known: bool,
}

impl Replay {
    /// Plays a record through.
    ///
    /// ```
    /// use sonneborn_laws::pgn;
    /// use sonneborn_laws::replay::{AtFault, Replay};
    ///
    /// let game = pgn::games("1. e4 e5 2. Ke3").next().expect("a game");
    /// let replay = Replay::of(&game, AtFault::Stop);
    /// // The king cannot go there: the record is read up to it.
    /// assert_eq!(replay.len(), 2);
    /// ```
    pub fn of(game: &Game<'_>, at_fault: AtFault) -> Replay {
        let mut player = Player::new(game, at_fault);
        player.play();
        player.finish()
    }

    /// Plays a record through, every illegal move taken as made and left standing, as far as its words put it on the board.
    pub fn with_all_stood(game: &Game<'_>, at_fault: AtFault) -> Replay {
        let mut player = Player::new(game, at_fault);
        player.all_stood = true;
        player.play();
        player.finish()
    }

    /// The game of these moves, each legal after the one before, from a position.
    pub fn of_moves(start: Position, moves: &[Move]) -> Replay {
        let mut replay = Replay {
            positions: Vec::with_capacity(moves.len() + 1),
            keys: Vec::with_capacity(moves.len() + 1),
            before: Vec::with_capacity(moves.len() + 1),
            plies: Vec::with_capacity(moves.len()),
            most: Most::default(),
            stood: Vec::new(),
            faults: Vec::new(),
            signal: None,
            start_known: true,
            count_known: true,
        };
        let mut latest = Latest::default();
        replay.put(&mut latest, start);
        for (word, &mv) in moves.iter().enumerate() {
            replay.make(&mut latest, mv, word);
        }
        replay
    }

    fn make(&mut self, latest: &mut Latest, mv: Move, word: usize) {
        let next = self.last().after(mv);
        let repetition = self.put(latest, next);
        self.plies.push(Ply { mv, word, repetition, stood: false });
    }

    fn take(&mut self, latest: &mut Latest, mv: Move, word: usize, next: Position, stood: bool) {
        let repetition = self.put(latest, next);
        self.plies.push(Ply { mv, word, repetition, stood });
    }

    /// Puts a position behind the others; gives how often it has stood.
    fn put(&mut self, latest: &mut Latest, position: Position) -> u32 {
        self.positions.push(position);
        self.count(latest)
    }

    /// Counts the position put last; gives how often it has stood.
    fn count(&mut self, latest: &mut Latest) -> u32 {
        let ply = self.positions.len() - 1;
        let position = &self.positions[ply];
        let key = position.key();
        // No position before the last capture or pawn move can stand again.
        let first = ply.saturating_sub(position.reversible() as usize);
        let before = if ply - first <= LOOKED_BACK {
            latest.forget();
            let same = |(at, other): &(usize, &u64)| **other == key && self.positions[first + at].same_as(position);
            self.keys[first..ply].iter().enumerate().rev().find(same).map(|(at, _)| first + at)
        } else {
            latest.fill(first, &self.keys[first..]);
            latest.insert(key, ply).filter(|&earlier| self.positions[earlier].same_as(position))
        };
        let before = before.and_then(|earlier| u32::try_from(earlier).ok());
        let repetition = before.map_or(1, |earlier| self.repetition(earlier as usize) + 1);
        self.most.repetition = self.most.repetition.max(repetition);
        self.most.reversible = self.most.reversible.max(position.reversible());
        self.before.push(before);
        self.keys.push(key);
        repetition
    }

    /// How many half-moves were played.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The half-moves; the first is ply 1.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after so many half-moves, from 0, the start, to [`Replay::len`].
    ///
    /// # Panics
    /// Beyond the last.
    pub fn position(&self, ply: usize) -> &Position {
        &self.positions[ply]
    }

    /// Every position, the start included.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub fn last(&self) -> &Position {
        &self.positions[self.plies.len()]
    }

    /// Could the starting position be read? If not, nothing was played.
    pub fn start_known(&self) -> bool {
        self.start_known
    }

    /// Does the record tell how long no capture or pawn move was made when it begins? A position set up from the board is told
    /// without that (`[HalfMoveClock "?"]`).
    pub(crate) fn count_known(&self) -> bool {
        self.count_known
    }

    /// What is wrong with the record, in the order of the text.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The result that the players showed by placing the kings in the centre (DGT boards), if they did.
    pub fn signal(&self) -> Option<Termination> {
        self.signal
    }

    /// How often the position after so many half-moves had stood by then, itself included.
    pub fn repetition(&self, ply: usize) -> u32 {
        ply.checked_sub(1).map_or(1, |index| self.plies[index].repetition)
    }

    /// The plies up to `ply`, itself included, after which the position of `ply` stood on the board.
    pub fn occurrences(&self, ply: usize) -> Vec<usize> {
        let mut occurrences: Vec<usize> = self.latest_occurrences(ply).collect();
        occurrences.reverse();
        occurrences
    }

    /// As [`Replay::occurrences`], the latest first.
    pub(super) fn latest_occurrences(&self, ply: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(ply), |&later| self.before[later].map(|earlier| earlier as usize))
    }

    /// The plies after which the position stood on the board, up to and including `until`.
    pub(crate) fn occurrences_of(&self, position: &Position, until: usize) -> Vec<usize> {
        let key = position.key();
        (0..=until).filter(|&ply| self.keys[ply] == key && self.positions[ply].same_as(position)).collect()
    }

    /// The identity of the position after so many half-moves ([`Position::key`]).
    pub(super) fn key(&self, ply: usize) -> u64 {
        self.keys[ply]
    }

    /// How far the counts went at most.
    pub(super) fn most(&self) -> Most {
        self.most
    }

    /// A half-move in standard notation with its number: `34.Qe2`. Plies from 1.
    pub fn numbered_san(&self, ply: usize) -> String {
        notation::numbered(&self.positions[ply - 1], &self.san(ply))
    }

    /// A half-move in standard notation; an illegal one that stood as it was written. Plies from 1.
    pub fn san(&self, ply: usize) -> String {
        if self.plies[ply - 1].stood {
            let found = self.stood.binary_search_by_key(&ply, |(ply, _)| *ply);
            return found.map(|index| self.stood[index].1.clone()).unwrap_or_default();
        }
        notation::san(&self.positions[ply - 1], self.plies[ply - 1].mv)
    }

    /// Every half-move in standard notation, numbered as on a scoresheet: `1.e4 e5 2.Nf3`.
    pub fn movetext(&self) -> String {
        let mut text = String::new();
        for ply in 1..=self.len() {
            if ply > 1 {
                text.push(' ');
            }
            let with_number = ply == 1 || self.positions[ply - 1].turn() == Color::White;
            text.push_str(&if with_number { self.numbered_san(ply) } else { self.san(ply) });
        }
        text
    }

    /// The ply count at which `side` is to make its move with this number: the half-moves played before it.
    pub(crate) fn ply_before(&self, move_number: u32, side: Color) -> Option<usize> {
        self.positions.iter().position(|position| position.move_number() == move_number && position.turn() == side)
    }

    /// For every half-move the time its comment gives, if any.
    pub fn clock_notes(&self, game: &Game<'_>) -> Vec<Option<ClockNote>> {
        let mut notes = vec![None; self.plies.len()];
        let mut comments = game.comments().iter().peekable();
        for (index, ply) in self.plies.iter().enumerate() {
            while let Some(comment) = comments.next_if(|comment| comment.after as usize <= ply.word + 1) {
                if comment.after as usize == ply.word + 1 && notes[index].is_none() {
                    notes[index] = clock_note(game.slice(comment.text));
                }
            }
        }
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn;

    /// Knights to and fro: each of four positions stands again and again, and nothing is ever irreversible.
    fn to_and_fro(moves: usize) -> String {
        (0..moves / 4).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * n + 1, 2 * n + 2)).collect()
    }

    #[test]
    fn repetitions_are_counted_and_listed() {
        let text = to_and_fro(16);
        let replay = Replay::of(&pgn::games(&text).next().expect("a game"), AtFault::Stop);
        assert_eq!((replay.len(), replay.repetition(16), replay.repetition(15)), (16, 5, 4));
        assert_eq!(replay.occurrences(16), [0, 4, 8, 12, 16]);
        assert_eq!(replay.occurrences_of(replay.position(0), 9), [0, 4, 8]);
    }
}
