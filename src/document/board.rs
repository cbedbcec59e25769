//! Chess diagrams: boards drawn beside each other, each with its caption, for rulings and whatever else shows a position.
//!
//! The pieces are the characters of the built-in Latin face. A white piece is its solid shape in white under its outline, so
//! that a dark square does not show through it.

use super::canvas::{HAIRLINE, RULE};
use super::format::mm;
use super::page::Sheet;
use super::reading::Role;
use super::text::{Style, wrap};
use sonneborn_laws::fen;
use sonneborn_laws::notation::figurines;
use sonneborn_laws::position::Position;
use sonneborn_laws::{Color, Piece, Square};

/// A position with what is said of it.
pub struct Diagram<'a> {
    pub position: &'a Position,
    pub caption: String,
    /// Squares to be framed: where the last move came from and went.
    pub marked: &'a [Square],
}

/// The side of a square on A4, in points.
const SQUARE: f32 = mm(6.0);
/// Between two boards, in points; the numbers of the ranks stand in it.
const GAP: f32 = mm(7.0);
/// The grey of a dark square: light enough that a copy of a copy still tells the pieces.
const DARK: f32 = 0.82;
const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const RANKS: [&str; 8] = ["8", "7", "6", "5", "4", "3", "2", "1"];

impl Sheet<'_, '_> {
    /// Boards in rows, as many beside each other as the paper is wide, seen from White's side.
    pub fn diagrams(&mut self, diagrams: &[Diagram]) {
        let board = 8.0 * SQUARE * self.scale();
        let a_row = (((self.width() + GAP) / (board + GAP)) as usize).max(1);
        let caption = Style::regular(9.0 * self.scale());
        for row in diagrams.chunks(a_row) {
            let fonts = self.fonts();
            let captions: Vec<Vec<&str>> =
                row.iter().map(|diagram| wrap(fonts, &diagram.caption, caption, board)).collect();
            let lines = captions.iter().map(Vec::len).max().unwrap_or(0);
            let below = caption.leading() * (f32::from(u16::try_from(lines).unwrap_or(u16::MAX)) + 1.3);
            self.need(board + below);
            let (mut x, top) = (self.left() + GAP / 2.0, self.y());
            for (diagram, captions) in row.iter().zip(&captions) {
                // Whoever does not see it reads it as other programs do.
                let told = format!("{} {}", diagram.caption, fen::write(diagram.position));
                self.read_as_picture(told.trim(), |sheet| sheet.draw_board(diagram, x, top));
                let mut y = top + board + caption.leading() + caption.baseline();
                self.read_as(Role::Paragraph, |sheet| {
                    for line in captions {
                        sheet.text_at(x, y, line, caption);
                        y += caption.leading();
                    }
                });
                x += board + GAP;
            }
            self.move_to(top + board + below);
        }
    }

    fn draw_board(&mut self, diagram: &Diagram, left: f32, top: f32) {
        let side = SQUARE * self.scale();
        let board = 8.0 * side;
        for square in Square::ALL {
            let corner = corner(square, left, top, side);
            if (square.file() as usize + square.rank() as usize).is_multiple_of(2) {
                self.canvas().fill(corner, side, side, DARK);
            }
        }
        for &square in diagram.marked {
            self.canvas().frame(corner(square, left, top, side), side, side, 2.0 * RULE);
        }
        self.canvas().frame((left, top), board, board, HAIRLINE);
        let pieces = diagram.position.board();
        for square in Square::ALL {
            if let Some((piece, color)) = pieces.piece_on(square).zip(pieces.color_on(square)) {
                self.draw_piece(piece, color, corner(square, left, top, side), side);
            }
        }
        self.draw_edge(left, top, side);
    }

    fn draw_piece(&mut self, piece: Piece, color: Color, corner: (f32, f32), side: f32) {
        let style = Style::regular(side * 1.1);
        let (middle, y) = (corner.0 + side / 2.0, corner.1 + side * 0.88);
        let (outline, solid) = figurines(piece);
        if color == Color::White {
            self.text_around(middle, y, solid, Style { grey: 1.0, ..style });
            self.text_around(middle, y, outline, style);
        } else {
            self.text_around(middle, y, solid, style);
        }
    }

    fn draw_edge(&mut self, left: f32, top: f32, side: f32) {
        let style = Style::regular(self.read_from().least()).faded();
        let mut along = side / 2.0;
        for (file, rank) in FILES.into_iter().zip(RANKS) {
            self.text_around(left + along, top + 8.0 * side + style.leading(), file, style);
            self.text_right_of(left - 2.0, top + along + style.half_capital(), rank, style);
            along += side;
        }
    }
}

/// The upper left corner of a square.
fn corner(square: Square, left: f32, top: f32, side: f32) -> (f32, f32) {
    let steps = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX)) * side;
    (left + steps(square.file() as usize), top + steps(7 - square.rank() as usize))
}
