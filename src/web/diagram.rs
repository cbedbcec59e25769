//! Diagrams of positions, drawn on the server as SVG, with the pieces named beside them for those who do not see them.

use sonneborn_i18n::{Lang, claims as words, laws};
use sonneborn_laws::notation::figurines;
use sonneborn_laws::position::Position;
use sonneborn_laws::{Color, Piece, Square};
use std::fmt::Write;

/// The side of a square, in the drawing's units.
const SIDE: usize = 10;

/// A position to show.
#[derive(Clone, Debug)]
pub struct Diagram {
    pub svg: String,
    /// What the position is: `after 34.Qe2`.
    pub caption: String,
    /// The pieces by square, and who is to move.
    pub pieces: String,
}

impl Diagram {
    /// Draws the position seen from White's side; `marked` squares are framed.
    pub fn of(lang: Lang, position: &Position, caption: String, marked: &[Square]) -> Diagram {
        let pieces = described(lang, position);
        Diagram { svg: drawn(position, &pieces, marked), caption, pieces }
    }
}

fn drawn(position: &Position, described: &str, marked: &[Square]) -> String {
    let mut svg = String::with_capacity(6000);
    let board = 8 * SIDE;
    let mut add = |element: std::fmt::Arguments<'_>| svg.write_fmt(element).expect("a String takes all");
    add(format_args!(
        "<svg class=\"diagram\" viewBox=\"-5 -1 {} {}\" role=\"img\" aria-label=\"{described}\">",
        board + 6,
        board + 7
    ));
    add(format_args!("<rect class=\"light\" width=\"{board}\" height=\"{board}\"/>"));
    for square in Square::ALL {
        let (x, y) = corner(square);
        if (square.file() as usize + square.rank() as usize).is_multiple_of(2) {
            add(format_args!("<rect class=\"dark\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"));
        }
        if marked.contains(&square) {
            add(format_args!("<rect class=\"marked\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"));
        }
        if let Some((piece, color)) = position.board().piece_on(square).zip(position.board().color_on(square)) {
            let (outline, solid) = figurines(piece);
            // A white piece is its solid shape in white below its outline.
            let layers = match color {
                Color::White => vec![("piece-white", solid), ("piece-edge", outline)],
                Color::Black => vec![("piece-black", solid)],
            };
            for (class, glyph) in layers {
                // The variation selector keeps the pawn from becoming a coloured picture.
                let (x, y) = (x + SIDE / 2, y + 8);
                add(format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{glyph}\u{fe0e}</text>"));
            }
        }
    }
    for index in 0..8 {
        let middle = index * SIDE + SIDE / 2;
        let (file, rank) = (char::from(b'a' + index as u8), 8 - index);
        add(format_args!("<text class=\"edge\" x=\"{middle}\" y=\"{}\">{file}</text>", board + 4));
        add(format_args!("<text class=\"edge\" x=\"-2\" y=\"{}\">{rank}</text>", middle + 1));
    }
    add(format_args!("</svg>"));
    svg
}

/// The upper left corner of a square.
fn corner(square: Square) -> (usize, usize) {
    (square.file() as usize * SIDE, (7 - square.rank() as usize) * SIDE)
}

/// `White Kg1 Qe2 …, Black Kh7 …; White to move`.
fn described(lang: Lang, position: &Position) -> String {
    let side = |color: Color| {
        let mut names = Vec::new();
        for piece in [Piece::King, Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn] {
            let letter =
                if piece == Piece::Pawn { String::new() } else { char::from(piece).to_uppercase().to_string() };
            for square in position.board().colored_pieces(color, piece) {
                names.push(format!("{letter}{square}"));
            }
        }
        format!("{} {}", laws::side(lang, color), names.join(" "))
    };
    format!(
        "{}, {}; {}",
        side(Color::White),
        side(Color::Black),
        words::to_move(lang, laws::side(lang, position.turn()))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_drawn_and_named() {
        let diagram = Diagram::of(Lang::English, &Position::default(), String::new(), &[Square::E4]);
        assert_eq!(diagram.svg.matches("piece-white").count(), 16);
        assert_eq!(diagram.svg.matches("piece-edge").count(), 16);
        assert_eq!(diagram.svg.matches("class=\"dark\"").count(), 32);
        assert_eq!(diagram.svg.matches("marked").count(), 1);
        assert!(diagram.pieces.starts_with("White Ke1 Qd1 Ra1 Rh1"));
        assert!(diagram.pieces.ends_with("White to move"));
    }
}
