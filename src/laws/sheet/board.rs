//! The board as somebody saw it. It is asked first: a record tells what was written, not where the pieces stand (8.4).

use cozy_chess::{Color, Piece, Square};
use serde::{Deserialize, Serialize};

use super::super::fen;
use super::super::position::Position;

/// How it became known where the pieces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeenBy {
    /// The position at which the record ends was shown, and the board stood so.
    #[default]
    Tapped,
    /// The pieces were placed on a diagram as they stand on the board.
    Placed,
    /// The position at which the record ends was shown, and an electronic board had it so.
    Device,
}

/// The pieces on the board, as a FEN; of one without a side to move whoever it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSeen {
    pub pieces: String,
    #[serde(default)]
    pub by: SeenBy,
}

/// Who answers for it that a record ends where the board stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    Board(SeenBy),
    /// The record was compared with the board and the other scoresheet, as these persons said.
    Said {
        by: Option<String>,
    },
}

/// A board that was seen, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    board: Position,
    turn: Option<Color>,
    /// Every field that was said, as it was written.
    fields: Vec<String>,
    pub by: SeenBy,
}

impl BoardSeen {
    /// `None` where the text is no position.
    pub(crate) fn read(&self) -> Option<Seen> {
        let mut fields = self.pieces.split_whitespace();
        let (pieces, turn) = (fields.next()?, fields.next());
        let with = |turn: &str| fen::read(&format!("{pieces} {turn} - - 0 1")).ok();
        let board = turn.map_or_else(|| with("w").or_else(|| with("b")), with)?;
        let turn = turn.map(|_| board.turn());
        let fields = self.pieces.split_whitespace().map(str::to_owned).collect();
        Some(Seen { board, turn, fields, by: self.by })
    }
}

impl Seen {
    /// Do the pieces stand as in this position, with the same side to move where one was said?
    pub(crate) fn is(&self, position: &Position) -> bool {
        self.turn.is_none_or(|turn| turn == position.turn()) && self.squares_apart(position).is_empty()
    }

    /// Is this the very position that was shown, counters of moves included? Pieces return to their squares in the games in
    /// which a repetition is claimed.
    pub(crate) fn is_shown_at(&self, position: &Position) -> bool {
        fen::write(position).split_whitespace().zip(&self.fields).all(|(has, said)| has == said)
    }

    /// The squares on which something else stands.
    pub(crate) fn squares_apart(&self, position: &Position) -> Vec<Square> {
        let (seen, other) = (self.board.board(), position.board());
        let apart = |square: &Square| {
            seen.piece_on(*square) != other.piece_on(*square) || seen.color_on(*square) != other.color_on(*square)
        };
        Square::ALL.into_iter().filter(apart).collect()
    }

    /// The half-moves, of which as few as possible, that lead from a position to this board; `None` where none of at most so
    /// many do, or where too many would have to be tried.
    pub(crate) fn way_from(&self, start: &Position, most: usize) -> Option<Vec<cozy_chess::Move>> {
        let mut left = MOST_TRIED;
        (1..=most).find_map(|depth| {
            let mut way = Vec::with_capacity(depth);
            self.walk(start, depth, &mut way, &mut left).then_some(way)
        })
    }

    fn walk(&self, at: &Position, depth: usize, way: &mut Vec<cozy_chess::Move>, left: &mut u32) -> bool {
        if depth == 0 {
            return self.is(at);
        }
        // Castling changes four squares, every other move three at most.
        if *left == 0 || self.apart_at_least(at) > 4 * depth as u32 {
            return false;
        }
        *left -= 1;
        for mv in at.legal_moves() {
            let next = at.after(mv);
            if self.apart_at_least(&next) <= 4 * (depth as u32 - 1) {
                way.push(mv);
                if self.walk(&next, depth - 1, way, left) {
                    return true;
                }
                way.pop();
            }
        }
        false
    }

    /// How many squares differ, counted by pieces.
    fn apart_at_least(&self, position: &Position) -> u32 {
        let (seen, other) = (self.board.board(), position.board());
        let mut apart = cozy_chess::BitBoard::EMPTY;
        for color in Color::ALL {
            for piece in Piece::ALL {
                apart |= seen.colored_pieces(color, piece) ^ other.colored_pieces(color, piece);
            }
        }
        apart.len()
    }
}

/// So many positions are looked at for the moves that lead to a board.
const MOST_TRIED: u32 = 60_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;

    #[test]
    fn the_missing_moves_lead_from_the_sheet_to_the_board() {
        let board =
            BoardSeen { pieces: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b".into(), ..BoardSeen::default() };
        let seen = board.read().expect("a position");
        let start = Position::default();
        let way = seen.way_from(&start, 4).expect("three moves lead there");
        assert_eq!(way.len(), 3);
        let mut reached = start;
        way.iter().for_each(|mv| reached.play(*mv));
        assert!(seen.is(&reached), "{}", way.iter().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "));
        assert_eq!(notation::numbered_san(&Position::default(), way[0]).chars().next(), Some('1'));
    }

    #[test]
    fn a_text_that_is_no_position_is_none() {
        assert_eq!(BoardSeen { pieces: "on".into(), ..BoardSeen::default() }.read(), None);
    }
}
