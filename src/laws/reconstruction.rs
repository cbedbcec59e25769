//! A game reconstructed from both scoresheets (8.5): the sheets side by side, half-move by half-move, and of each half-move of the game
//! whether both sheets have it, one of them, or neither and the arbiter decided.
//!
//! The sheets are laid beside each other so that as few half-moves as can be differ: where one player left out a pair of moves, the
//! other's stand alone and all that follows is in line again.

use cozy_chess::{Color, Move};

use super::claim::read_move;
use super::notation;
use super::pgn::Game;
use super::position::Position;
use super::replay::{AtFault, Replay};

/// Longer records are laid side by side word for word from their beginning: no game has so many half-moves.
const MOST_WORDS: usize = 1_200;

/// What a move's number is written with.
const NUMBER: [char; 11] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'];

/// What it counts that two half-moves side by side differ, and that one stands alone: a pair left out counts less than three that
/// differ, and one that differs less than two that stand alone.
const DIFFERS: usize = 3;
const ALONE: usize = 2;

/// One of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    First,
    Second,
}

/// Who has a half-move of the reconstructed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Both,
    Only(Sheet),
    /// Neither: the arbiter decided.
    Arbiter,
}

/// A half-move as both sheets have it, by their own words, and as the game has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub sheets: [Option<String>; 2],
    /// With its number; none from the first half-move on that nobody decided yet.
    pub game: Option<(String, Source)>,
}

/// What is decided at the first half-move that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision<'a> {
    As(Sheet),
    /// A move that the players agreed upon, or that the arbiter found.
    Move(&'a str),
}

/// Both sheets and the game as far as it is reconstructed.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    rows: Vec<[Option<String>; 2]>,
    moves: Vec<Move>,
    /// Before the first half-move and after each.
    positions: Vec<Position>,
}

impl Reconstruction {
    /// The sheets, with the half-moves that were decided so far.
    ///
    /// ```
    /// use sonneborn_laws::pgn;
    /// use sonneborn_laws::reconstruction::{Decision, Reconstruction};
    ///
    /// let [white, black, none] =
    ///     ["1. e4 e5 2. Nf3", "1. e4 e5 2. Nc3", "*"].map(|sheet| pgn::games(sheet).next().expect("a game"));
    /// let mut game = Reconstruction::of(&white, &black, &none);
    /// // They agree on the first move, and not on the second.
    /// assert_eq!((game.len(), game.open()), (2, Some(2)));
    /// game.decide(Decision::Move("Nf3")).expect("a legal move");
    /// assert_eq!((game.len(), game.open()), (3, None));
    /// ```
    pub fn of(first: &Game<'_>, second: &Game<'_>, so_far: &Game<'_>) -> Reconstruction {
        let sheets = [first, second].map(|game| (words(game), Replay::of(game, AtFault::Stop)));
        let known = sheets.each_ref().map(|(words, replay)| normal(words, replay));
        let rows = aligned([&known[0], &known[1]]);
        let word = |sheet: usize, at: Option<usize>| at.map(|at| sheets[sheet].0[at].clone());
        let rows = rows.into_iter().map(|[one, other]| [word(0, one), word(1, other)]).collect();
        let positions = vec![sheets[0].1.position(0).clone()];
        let mut reconstruction = Reconstruction { rows, moves: Vec::new(), positions };
        for ply in Replay::of(so_far, AtFault::Stop).plies() {
            if !reconstruction.last().legal_moves().contains(&ply.mv) {
                break;
            }
            reconstruction.put(ply.mv);
        }
        reconstruction.go_on(None);
        reconstruction
    }

    /// The half-moves, those that were decided beyond both sheets among them.
    pub fn rows(&self) -> Vec<Row> {
        let longest = self.rows.len().max(self.moves.len());
        let row = |at: usize| {
            let sheets = self.rows.get(at).cloned().unwrap_or_default();
            let written = |mv: &Move| notation::numbered_san(&self.positions[at], *mv);
            let game = self.moves.get(at).map(|mv| (written(mv), self.source(at)));
            Row { sheets, game }
        };
        (0..longest).map(row).collect()
    }

    /// The half-move that waits to be decided, by its place; none where the game is reconstructed to the end of both sheets.
    pub fn open(&self) -> Option<usize> {
        (self.moves.len() < self.rows.len()).then_some(self.moves.len())
    }

    /// How many half-moves of the game are reconstructed.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The half-move that leads there; none at the start.
    pub fn last_move(&self) -> Option<Move> {
        self.moves.last().copied()
    }

    /// The position that the reconstruction has reached.
    pub fn last(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Decides the half-move that is open, and goes on as far as both sheets agree, or the other is silent.
    ///
    /// # Errors
    /// The word that is no legal move there.
    pub fn decide(&mut self, decision: Decision<'_>) -> Result<(), String> {
        let at = self.moves.len();
        let written = match decision {
            Decision::As(sheet) => self.word(at, sheet).unwrap_or_default().to_owned(),
            Decision::Move(written) => written.to_owned(),
        };
        let mv = read_move(self.last(), &written).map_err(|_| written)?;
        self.put(mv);
        self.go_on(match decision {
            Decision::As(sheet) => Some(sheet),
            Decision::Move(_) => None,
        });
        Ok(())
    }

    /// Takes the last half-move back that was decided: back to where the sheets no longer agree.
    pub fn take_back(&mut self) {
        let last = (0..self.moves.len()).rev().find(|at| self.source(*at) != Source::Both).unwrap_or(0);
        self.moves.truncate(last);
        self.positions.truncate(last + 1);
    }

    /// The record of the game; where the sheets differ each one's own version stands behind the move as a comment.
    pub fn record(&self) -> String {
        let (mut record, mut is_numbered) = (String::new(), true);
        for (at, row) in self.rows().iter().enumerate() {
            let (Some((mv, source)), Some(position)) = (&row.game, self.positions.get(at)) else { break };
            if at > 0 {
                record.push(' ');
            }
            // Behind a comment Black's move has its number as well.
            let bare = if is_numbered || position.turn() == Color::White { mv } else { mv.trim_start_matches(NUMBER) };
            record.push_str(bare);
            is_numbered = *source != Source::Both;
            if is_numbered {
                let told = |word: &Option<String>| {
                    word.as_deref().map_or_else(|| "–".into(), |word| word.replace(['{', '}'], ""))
                };
                let [first, second] = row.sheets.each_ref().map(told);
                record.push_str(&format!(" {{1: {first} 2: {second}}}"));
            }
        }
        record
    }

    fn word(&self, at: usize, sheet: Sheet) -> Option<&str> {
        self.rows.get(at)?[sheet as usize].as_deref()
    }

    /// Who has the half-move of the game at a place.
    fn source(&self, at: usize) -> Source {
        let has =
            |sheet| self.word(at, sheet).is_some_and(|word| read_move(&self.positions[at], word) == Ok(self.moves[at]));
        match [Sheet::First, Sheet::Second].map(has) {
            [true, true] => Source::Both,
            [true, false] => Source::Only(Sheet::First),
            [false, true] => Source::Only(Sheet::Second),
            [false, false] => Source::Arbiter,
        }
    }

    /// Puts the half-moves behind the game on which both sheets agree, or that `taken` has while the other is silent.
    fn go_on(&mut self, taken: Option<Sheet>) {
        loop {
            let (at, position) = (self.moves.len(), self.last());
            let words = [Sheet::First, Sheet::Second].map(|sheet| self.word(at, sheet));
            let reads = |word: &str| read_move(position, word).ok();
            let next = match (words, taken) {
                ([Some(one), Some(other)], _) => reads(one).filter(|mv| reads(other) == Some(*mv)),
                ([Some(word), None], Some(Sheet::First)) | ([None, Some(word)], Some(Sheet::Second)) => reads(word),
                ([Some(_), None] | [None, Some(_)] | [None, None], _) => None,
            };
            let Some(mv) = next else { return };
            self.put(mv);
        }
    }

    fn put(&mut self, mv: Move) {
        let mut position = self.last().clone();
        position.play(mv);
        self.moves.push(mv);
        self.positions.push(position);
    }
}

/// The words of a sheet that stand for moves.
fn words(game: &Game<'_>) -> Vec<String> {
    game.moves().iter().map(|word| game.slice(word.token).to_owned()).collect()
}

/// The words as one writes them, as far as they can be played on their own sheet.
fn normal(words: &[String], replay: &Replay) -> Vec<String> {
    let mut normal: Vec<String> = words.iter().map(|word| word.trim_end_matches(['+', '#', '!', '?']).into()).collect();
    for (at, ply) in replay.plies().iter().enumerate() {
        if let Some(word) = normal.get_mut(ply.word) {
            // An illegal move that stood has no standard notation: it is as it was written.
            *word = replay.san(at + 1).trim_end_matches(['+', '#']).to_owned();
        }
    }
    normal
}

/// Which words stand side by side, so that as few as can be differ; the places in each sheet.
fn aligned(sheets: [&[String]; 2]) -> Vec<[Option<usize>; 2]> {
    let [first, second] = sheets;
    if first.len().max(second.len()) > MOST_WORDS {
        let place = |at: usize, sheet: &[String]| (at < sheet.len()).then_some(at);
        return (0..first.len().max(second.len())).map(|at| [place(at, first), place(at, second)]).collect();
    }
    let width = second.len() + 1;
    // How many half-moves differ at least from these two places to the ends.
    let mut differ = vec![0_usize; (first.len() + 1) * width];
    for one in (0..=first.len()).rev() {
        for other in (0..=second.len()).rev() {
            let behind = |a: usize, b: usize| differ[a * width + b];
            differ[one * width + other] = match (one < first.len(), other < second.len()) {
                (false, false) => 0,
                (true, false) => ALONE + behind(one + 1, other),
                (false, true) => ALONE + behind(one, other + 1),
                (true, true) => {
                    let beside = if first[one] == second[other] { 0 } else { DIFFERS } + behind(one + 1, other + 1);
                    beside.min(ALONE + behind(one + 1, other)).min(ALONE + behind(one, other + 1))
                }
            };
        }
    }
    let (mut one, mut other, mut rows) = (0, 0, Vec::new());
    while one < first.len() || other < second.len() {
        let here = differ[one * width + other];
        let has_both = one < first.len() && other < second.len();
        let cost = || {
            let beside = if first[one] == second[other] { 0 } else { DIFFERS };
            beside + differ[(one + 1) * width + other + 1]
        };
        if has_both && here == cost() {
            rows.push([Some(one), Some(other)]);
            (one, other) = (one + 1, other + 1);
        } else if one < first.len() && here == ALONE + differ[(one + 1) * width + other] {
            rows.push([Some(one), None]);
            one += 1;
        } else {
            rows.push([None, Some(other)]);
            other += 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    fn begun(first: &str, second: &str, so_far: &str) -> Reconstruction {
        let game = |text| games(text).next().unwrap();
        Reconstruction::of(&game(first), &game(second), &game(if so_far.is_empty() { "*" } else { so_far }))
    }

    #[test]
    fn what_both_sheets_have_is_agreed_in_whatever_notation() {
        let whole = begun("1. e4 e5 2. Nf3 Nc6", "1. e2-e4 e7e5 2. Sg1-f3 Sb8-c6", "");
        assert_eq!((whole.open(), whole.record().as_str()), (None, "1.e4 e5 2.Nf3 Nc6"));
        assert!(whole.rows().iter().all(|row| row.game.as_ref().is_some_and(|(_, source)| *source == Source::Both)));
    }

    #[test]
    fn the_arbiter_decides_where_they_differ_and_both_versions_stay() {
        let mut game = begun("1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nc3 Nc6 3. Bb5 a6", "");
        assert_eq!(game.open(), Some(2));
        game.decide(Decision::As(Sheet::First)).unwrap();
        // Both go on as before; the second alone has the last half-move.
        assert_eq!((game.open(), game.len()), (Some(5), 5));
        assert_eq!(game.decide(Decision::Move("Ke4")), Err("Ke4".to_owned()));
        game.decide(Decision::Move("Nf6")).unwrap();
        assert_eq!(game.open(), None);
        let record = game.record();
        assert_eq!(record, "1.e4 e5 2.Nf3 {1: Nf3 2: Nc3} 2...Nc6 3.Bb5 Nf6 {1: – 2: a6}");
        // The record is read as any other, and is where the work goes on.
        let again = begun("1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nc3 Nc6 3. Bb5 a6", &record);
        assert_eq!((again.len(), again.record()), (6, record));
        game.take_back();
        assert_eq!(game.open(), Some(5));
        game.take_back();
        assert_eq!(game.open(), Some(2));
    }

    #[test]
    fn a_pair_left_out_stands_alone_and_the_rest_is_in_line() {
        let whole = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O";
        let mut game = begun("1. d4 d5 2. c4 e6 4. Bg5 Be7 5. e3 O-O", whole, "");
        assert_eq!(game.open(), Some(4));
        game.decide(Decision::As(Sheet::Second)).unwrap();
        assert_eq!((game.open(), game.len()), (None, 10));
        let others = begun(
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 5. O-O Bc5 6. Re1",
            "",
        );
        assert_eq!(others.rows()[6].sheets, [Some("Ba4".to_owned()), None]);
        let alone = game.rows().iter().filter(|row| row.sheets[0].is_none()).count();
        assert_eq!(alone, 2);
    }

    /// Whatever is left out of either sheet: what is agreed is the game, and taking the whole sheet's word gives all of it.
    #[test]
    fn no_move_is_agreed_that_was_not_played() {
        let played = [
            "e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6", "Be3", "e5", "Nb3", "Be6", "f3", "Be7",
            "Qd2", "O-O", "O-O-O", "Nbd7", "g4", "b5", "g5", "b4", "Ne2", "Ne8", "f4", "a5",
        ];
        let sheet = |words: &[&str]| words.join(" ");
        for from in 0..played.len() {
            for left_out in 1..=4.min(played.len() - from) {
                let torn = [&played[..from], &played[from + left_out..]].concat();
                let mut game = begun(&sheet(&torn), &sheet(&played), "");
                while let Some(open) = game.open() {
                    assert!(game.decide(Decision::As(Sheet::Second)).is_ok(), "{from} {left_out} {open}");
                }
                let written = game.rows().into_iter().filter_map(|row| row.game);
                let moves: Vec<String> = written.map(|(mv, _)| mv.trim_start_matches(NUMBER).to_owned()).collect();
                assert_eq!(moves, played, "{from} {left_out}");
            }
        }
    }
}
