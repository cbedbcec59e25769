//! A game played through: every position, its repetitions and counters, the clocks, and every fault with its place.
//!
//! The first illegal or unreadable move stops the play, because what stood on the board afterwards is not known; the
//! caller may choose to go on from there ([`AtFault`]), or the record itself says that the move stood ([`super::stood`]). Play after the end of the game by the Laws is still replayed:
//! [`super::ending`] says where that end was.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use cozy_chess::{Color, Move, Piece, Square};
use serde::{Deserialize, Serialize};

use super::as_made;
use super::fen::{self, FenError};
use super::legality::{self, Illegal};
use super::notation::{self, Written};
use super::pgn::{ClockNote, Game, Place, Places, ReadFault, Recorded, Span, Termination, clock_note};
use super::position::Position;

/// What to do at a move that cannot be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AtFault {
    /// Play no further.
    #[default]
    Stop,
    /// Leave the word out; the same side is to move.
    Skip,
    /// Take the move as made without changing the board; the other side is to move.
    Pass,
}

impl AtFault {
    /// As it serialises.
    pub fn code(self) -> &'static str {
        match self {
            AtFault::Stop => "stop",
            AtFault::Skip => "skip",
            AtFault::Pass => "pass",
        }
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
        let mut player = Player { all_stood: true, ..Player::new(game, at_fault) };
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
    pub fn occurrences_of(&self, position: &Position, until: usize) -> Vec<usize> {
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
    pub fn ply_before(&self, move_number: u32, side: Color) -> Option<usize> {
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

/// The replay while it is being made.
struct Player<'g, 'a> {
    game: &'g Game<'a>,
    at_fault: AtFault,
    replay: Replay,
    places: Places<'a>,
    latest: Latest,
    /// The last move left a king attacked that is not to move.
    irregular: bool,
    /// Every illegal move stood, whether the record says so or not.
    all_stood: bool,
}

/// So many positions are looked through one by one; games with a longer stretch without capture or pawn move are rare.
const LOOKED_BACK: usize = 128;

/// The last ply of every key since the last capture or pawn move, for long stretches: a count that looked back move by move would
/// take hours for a record of a few megabytes.
#[derive(Default)]
struct Latest {
    of: HashMap<u64, usize, BuildHasherDefault<KeyAsHash>>,
}

impl Latest {
    fn forget(&mut self) {
        if !self.of.is_empty() {
            self.of.clear();
        }
    }

    /// Takes in the keys of the stretch so far, the first of which is that of this ply, unless they are known.
    fn fill(&mut self, first: usize, keys: &[u64]) {
        if self.of.is_empty() {
            self.of.extend(keys.iter().enumerate().map(|(index, key)| (*key, first + index)));
        }
    }

    fn insert(&mut self, key: u64, ply: usize) -> Option<usize> {
        self.of.insert(key, ply)
    }

    /// The last position was taken away; `before` is where it stood earlier.
    fn take_back(&mut self, key: u64, before: Option<u32>) {
        if !self.of.is_empty() {
            match before {
                Some(earlier) => self.of.insert(key, earlier as usize),
                None => self.of.remove(&key),
            };
        }
    }
}

/// Keys of positions are random already.
#[derive(Default)]
pub(super) struct KeyAsHash(u64);

impl Hasher for KeyAsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl<'g, 'a> Player<'g, 'a> {
    fn new(game: &'g Game<'a>, at_fault: AtFault) -> Player<'g, 'a> {
        let expected = game.moves().len();
        let mut replay = Replay {
            positions: Vec::with_capacity(expected + 1),
            keys: Vec::with_capacity(expected + 1),
            before: Vec::with_capacity(expected + 1),
            plies: Vec::with_capacity(expected),
            most: Most::default(),
            stood: Vec::new(),
            faults: Vec::new(),
            signal: None,
            start_known: true,
        };
        let start = match game.tag("FEN").map(|tag| fen::read(&tag)) {
            None => Position::default(),
            Some(Ok(start)) => start,
            Some(Err(error)) => {
                replay.start_known = false;
                let place = Place { line: game.first_line(), column: 1 };
                let token = game.tag("FEN").unwrap_or_default().into_owned();
                replay.faults.push(Fault { place, ply: 0, token, kind: FaultKind::Start(error), before: None });
                Position::default()
            }
        };
        let mut player = Player {
            game,
            at_fault,
            replay,
            places: Places::of(game),
            latest: Latest::default(),
            irregular: false,
            all_stood: false,
        };
        player.replay.put(&mut player.latest, start);
        player
    }

    fn play(&mut self) {
        if !self.replay.start_known {
            return;
        }
        for (word, recorded) in self.game.moves().iter().enumerate() {
            let position = self.replay.last();
            let kind = match recorded.written.map(|written| legality::resolve(position, written)) {
                Some(Ok(mv)) => {
                    self.make(mv, word);
                    continue;
                }
                Some(Err(why)) => FaultKind::Illegal(why),
                None => FaultKind::Unreadable,
            };
            if !self.is_passed(kind, *recorded, word) {
                return;
            }
        }
    }

    /// A word that is no legal move: does the play go on behind it?
    fn is_passed(&mut self, kind: FaultKind, recorded: Recorded, word: usize) -> bool {
        if self.game.says_behind(word, as_made::MARK) && self.has_stood(&kind, recorded, word) {
            return true;
        }
        if self.read_signal(word) {
            return false;
        }
        (self.all_stood && self.has_stood(&kind, recorded, word)) || self.go_on_after(kind, recorded.token)
    }

    fn make(&mut self, mv: Move, word: usize) {
        if self.irregular {
            let next = self.replay.last().after_irregular(mv);
            self.irregular = next.is_irregular();
            return self.replay.take(&mut self.latest, mv, word, next, false);
        }
        self.replay.make(&mut self.latest, mv, word);
    }

    /// Puts an illegal move on the board as it was made, if its words tell where.
    fn has_stood(&mut self, kind: &FaultKind, recorded: Recorded, word: usize) -> bool {
        let (FaultKind::Illegal(why), Some(written)) = (kind, recorded.written) else { return false };
        let position = self.replay.last().clone();
        let Some(put) = as_made::put(&position, written, why) else { return false };
        let (ply, token) = (self.replay.plies.len() + 1, self.game.slice(recorded.token).to_owned());
        self.replay.stood.push((ply, token.clone()));
        self.replay.faults.push(Fault {
            place: self.places.place(recorded.token),
            ply,
            token,
            kind: FaultKind::Stood(why.clone()),
            before: Some(position),
        });
        self.irregular = put.after.is_irregular();
        self.replay.take(&mut self.latest, put.mv, word, put.after, true);
        true
    }

    /// Puts another position in place of the last one.
    fn put_instead(&mut self, position: Position) {
        let replay = &mut self.replay;
        let (last, key) = (replay.before.pop().flatten(), replay.keys.pop().unwrap_or_default());
        replay.positions.pop();
        self.latest.take_back(key, last);
        let repetition = self.replay.put(&mut self.latest, position);
        if let Some(ply) = self.replay.plies.last_mut() {
            ply.repetition = repetition;
        }
    }

    /// Notes the fault; may the play go on?
    fn go_on_after(&mut self, kind: FaultKind, token: Span) -> bool {
        let position = self.replay.last().clone();
        let passed = position.passed();
        self.replay.faults.push(Fault {
            place: self.places.place(token),
            ply: self.replay.plies.len() + 1,
            token: self.game.slice(token).to_owned(),
            kind,
            before: Some(position),
        });
        match (self.at_fault, passed) {
            (AtFault::Skip, _) => true,
            (AtFault::Pass, Some(passed)) => {
                self.put_instead(passed);
                true
            }
            (AtFault::Stop, _) | (AtFault::Pass, None) => false,
        }
    }

    /// Do the last words place the kings on the squares by which players show the result to an electronic board? Both on light squares:
    /// White won; both on dark ones: Black won; one each: draw.
    ///
    /// Only a step that no king makes tells that the play has stopped; a king beside the other one is an illegal move. Where the other
    /// king came to its square by a legal move, that may have been played: then the record's own result must say that the game is over.
    fn read_signal(&mut self, word: usize) -> bool {
        let rest = &self.game.moves()[word..];
        let (board, turn) = (self.replay.last().board(), self.replay.last().turn());
        let goes_to = |recorded: &Recorded| result_square_of(recorded.written);
        let Some(first) = rest.first().and_then(goes_to).filter(|to| is_no_step(board.king(turn), *to)) else {
            return false;
        };
        let (second, was_played) = match rest {
            [_, other] => (goes_to(other), false),
            [_] => {
                let last = word.checked_sub(1).and_then(|before| goes_to(&self.game.moves()[before]));
                (last.or(Some(board.king(!turn)).filter(|at| RESULT_SQUARES.contains(at))), true)
            }
            _ => return false,
        };
        let Some(second) = second.filter(|second| *second != first) else { return false };
        if was_played && self.game.result() == Termination::Unfinished {
            return false;
        }
        if was_played && self.game.moves()[..word].last().and_then(goes_to).is_some() {
            // The first king happened to stand beside its square: its "move" was part of the signal too.
            self.take_back();
        }
        let light = |square: Square| cozy_chess::BitBoard::LIGHT_SQUARES.has(square);
        self.replay.signal = Some(match (light(first), light(second)) {
            (true, true) => Termination::WhiteWins,
            (false, false) => Termination::BlackWins,
            (true, false) | (false, true) => Termination::Draw,
        });
        true
    }

    fn take_back(&mut self) {
        self.replay.plies.pop();
        self.replay.positions.pop();
        self.replay.keys.pop();
        self.replay.before.pop();
    }

    fn finish(mut self) -> Replay {
        let mut places = Places::of(self.game);
        for (fault, span) in self.game.faults() {
            let words_before = self.game.moves().partition_point(|word| word.token.starts_before(*span));
            self.replay.faults.push(Fault {
                place: places.place(*span),
                ply: words_before,
                token: self.game.slice(*span).to_owned(),
                kind: FaultKind::Read(*fault),
                before: None,
            });
        }
        self.replay.faults.sort_by_key(|fault| fault.place);
        self.replay
    }
}

/// The squares on which the kings show a result.
const RESULT_SQUARES: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// The square of a result to which the word puts a king.
fn result_square_of(written: Option<Written>) -> Option<Square> {
    match written {
        Some(Written::Step { piece: Some(Piece::King), to, .. }) => RESULT_SQUARES.contains(&to).then_some(to),
        Some(Written::Step { piece: None | Some(_), .. } | Written::Castling(_)) | None => None,
    }
}

/// No king goes so far (3.8.1).
fn is_no_step(from: Square, to: Square) -> bool {
    !cozy_chess::get_king_moves(from).has(to)
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
