//! A record played word by word until it can be played no further.

use super::latest::Latest;
use super::{AtFault, Fault, FaultKind, Most, Replay};
use crate::as_made;
use crate::fen;
use crate::legality;
use crate::pgn::{Game, Place, Places, Recorded, Span};
use crate::position::Position;
use cozy_chess::Move;

/// The six fields of a FEN, of which the fifth counts half-moves.
const FIELDS: usize = 6;

/// A record from the beginning of a game counts by itself; one from a position does where its FEN is whole, no tag takes the count
/// back, and it has no more half-moves than were made.
fn counts_half_moves(game: &Game<'_>, start: &Position) -> bool {
    let whole = game.tag("FEN").is_none_or(|fen| fen.split_whitespace().count() >= FIELDS);
    let told = game.tag("HalfMoveClock").is_none_or(|count| count != "?");
    whole && told && start.reversible() <= start.half_moves_made()
}

/// The replay while it is being made.
pub(super) struct Player<'g, 'a> {
    pub(super) game: &'g Game<'a>,
    at_fault: AtFault,
    pub(super) replay: Replay,
    places: Places<'a>,
    latest: Latest,
    /// The last move left a king attacked that is not to move.
    irregular: bool,
    /// Every illegal move stood, whether the record says so or not.
    pub(super) all_stood: bool,
}

impl<'g, 'a> Player<'g, 'a> {
    pub(super) fn new(game: &'g Game<'a>, at_fault: AtFault) -> Player<'g, 'a> {
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
            count_known: true,
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
        player.replay.count_known = counts_half_moves(game, &start);
        let reversible = if player.replay.count_known { start.reversible() } else { 0 };
        let start = Position { reversible, ..start };
        player.replay.put(&mut player.latest, start);
        player
    }

    pub(super) fn play(&mut self) {
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

    pub(super) fn take_back(&mut self) {
        self.replay.plies.pop();
        self.replay.positions.pop();
        self.replay.keys.pop();
        self.replay.before.pop();
    }

    pub(super) fn finish(mut self) -> Replay {
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
