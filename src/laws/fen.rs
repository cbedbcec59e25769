//! Positions as text: Forsyth-Edwards notation, also as X-FEN and Shredder-FEN for Chess960.
//!
//! The reader forgives missing counters and superfluous blanks; it does not forgive a position that cannot be, nor counters of which one
//! contradicts the other.

use std::fmt::Write;

use cozy_chess::{BitBoard, Board, Color, FenParseError, File, Piece, Rank, Square, get_king_moves};
use thiserror::Error;

use super::position::Position;

/// A field of a FEN, in the order in which they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Pieces,
    Turn,
    Castling,
    EnPassant,
    HalfMoves,
    MoveNumber,
}

/// What is wrong with a FEN: the field, and the place in characters from 1 at which it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("field {field:?} of the FEN at column {column} cannot be read")]
pub struct FenError {
    pub field: Field,
    pub column: usize,
}

/// No game has so many moves, nor half-moves of anything.
const MOST_COUNTED: u32 = 100_000;

/// Reads a FEN. Castling may be written `KQkq` (the outermost rook) or by the rooks' files (`HAha`).
///
/// ```
/// use sonneborn_laws::fen::{self, Field};
///
/// assert!(fen::read("8/8/8/4k3/8/4K3/4R3/8 w - - 37 60").is_ok());
/// let error = fen::read("8/8/8/4k3/8/4K3/4R3/8 x - - 37 60").expect_err("no side is called x");
/// assert_eq!((error.field, error.column), (Field::Turn, 23));
/// ```
pub fn read(text: &str) -> Result<Position, FenError> {
    let mut fields = Fields::of(text);
    let (pieces, pieces_at) = fields.next(Field::Pieces)?;
    let (turn, turn_at) = fields.next(Field::Turn)?;
    let (castling, castling_at) = fields.next_or("-");
    let (en_passant, en_passant_at) = fields.next_or("-");
    let (half_moves, half_moves_at) = fields.next_or("0");
    let (number, number_at) = fields.next_or("1");

    let error = |field, column| FenError { field, column };
    let turn = turn.to_ascii_lowercase();
    if !matches!(turn.as_str(), "w" | "b") {
        return Err(error(Field::Turn, turn_at));
    }
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let counter = |text: &str| text.parse().ok().filter(|count| is_number(text) && *count <= MOST_COUNTED);
    let reversible: u32 = counter(half_moves).ok_or(error(Field::HalfMoves, half_moves_at))?;
    let move_number: u32 = counter(number).ok_or(error(Field::MoveNumber, number_at))?;
    let rights = rook_files(pieces, castling).ok_or_else(|| error(Field::Castling, castling_at))?;
    let board =
        Board::from_fen(&format!("{pieces} {turn} {rights} {en_passant} 0 1"), true).map_err(|why| match why {
            FenParseError::InvalidSideToMove => error(Field::Turn, turn_at),
            FenParseError::InvalidCastlingRights => error(Field::Castling, castling_at),
            FenParseError::InvalidEnPassant => error(Field::EnPassant, en_passant_at),
            FenParseError::InvalidBoard
            | FenParseError::InvalidHalfMoveClock
            | FenParseError::InvalidFullmoveNumber
            | FenParseError::MissingField
            | FenParseError::TooManyFields => error(Field::Pieces, pieces_at),
        })?;
    if !has_eight_ranks(pieces) || kings_touch(&board) {
        return Err(error(Field::Pieces, pieces_at));
    }
    let position = Position { board, reversible, move_number: move_number.max(1) };
    // Number 1 is also what stands where nobody counted the moves.
    let has_number = position.move_number > 1;
    let too_many = has_number && reversible > position.half_moves_made();
    // Where a pawn can be captured en passant it has just been moved.
    if too_many || (reversible > 0 && position.en_passant_square().is_some()) {
        return Err(error(Field::HalfMoves, half_moves_at));
    }
    Ok(position)
}

/// Writes the FEN, with an en-passant square only where the capture is legal.
///
/// ```
/// use sonneborn_laws::fen;
/// use sonneborn_laws::position::Position;
///
/// assert_eq!(fen::write(&Position::default()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
/// ```
pub fn write(position: &Position) -> String {
    let board = position.board();
    let mut text = String::with_capacity(80);
    for rank in Rank::ALL.iter().rev() {
        if *rank != Rank::Eighth {
            text.push('/');
        }
        write_rank(&mut text, board, *rank);
    }
    text.push_str(if position.turn() == Color::White { " w " } else { " b " });
    write_castling(&mut text, board);
    match position.en_passant_square() {
        Some(square) => write!(text, " {square}"),
        None => write!(text, " -"),
    }
    .expect("a String takes all that is written to it");
    write!(text, " {} {}", position.reversible(), position.move_number()).expect("as above");
    text
}

/// cozy-chess takes missing ranks for empty ones.
fn has_eight_ranks(pieces: &str) -> bool {
    pieces.bytes().filter(|byte| *byte == b'/').count() + 1 == Rank::NUM
}

/// cozy-chess does not see a king that attacks the other one (Laws 1.4.1, 3.8.1).
fn kings_touch(board: &Board) -> bool {
    get_king_moves(board.king(Color::White)).has(board.king(Color::Black))
}

struct Fields<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Fields<'a> {
        Fields { rest: text, column: 1 }
    }

    fn take(&mut self) -> Option<(&'a str, usize)> {
        let trimmed = self.rest.trim_start();
        self.column += self.rest[..self.rest.len() - trimmed.len()].chars().count();
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let (field, rest) = trimmed.split_at(end);
        let at = self.column;
        self.column += field.chars().count();
        self.rest = rest;
        (!field.is_empty()).then_some((field, at))
    }

    fn next(&mut self, field: Field) -> Result<(&'a str, usize), FenError> {
        let column = self.column;
        self.take().ok_or(FenError { field, column })
    }

    fn next_or(&mut self, default: &'static str) -> (&'a str, usize) {
        self.take().unwrap_or((default, self.column))
    }
}

/// The castling field written by rook files (`HAha`), from either way of writing it; `None` if no rook fits.
fn rook_files(pieces: &str, castling: &str) -> Option<String> {
    if castling == "-" {
        return Some("-".to_owned());
    }
    let mut ranks = pieces.split('/');
    let black = ranks.next()?;
    let white = ranks.next_back()?;
    let mut files = String::new();
    for right in castling.chars() {
        let file = match right {
            'K' | 'Q' => outermost_rook(white, 'R', 'K', right == 'K')?.to_ascii_uppercase(),
            'k' | 'q' => outermost_rook(black, 'r', 'k', right == 'k')?,
            'A'..='H' | 'a'..='h' => right,
            _ => return None,
        };
        files.push(file);
    }
    Some(files)
}

/// The file of the rook furthest from the king on the king's rank, on its kingside or queenside.
fn outermost_rook(rank: &str, rook: char, king: char, kingside: bool) -> Option<char> {
    let mut files = Vec::with_capacity(8);
    for square in rank.chars() {
        match square.to_digit(10) {
            Some(empty) => files.extend(std::iter::repeat_n(' ', empty as usize)),
            None => files.push(square),
        }
    }
    let king_at = files.iter().position(|&piece| piece == king)?;
    let file = if kingside {
        files.iter().rposition(|&piece| piece == rook).filter(|&file| file > king_at)?
    } else {
        files.iter().position(|&piece| piece == rook).filter(|&file| file < king_at)?
    };
    char::from_u32('a' as u32 + u32::try_from(file).ok()?)
}

fn write_rank(text: &mut String, board: &Board, rank: Rank) {
    let mut empty = 0u8;
    for file in File::ALL {
        let square = Square::new(file, rank);
        let Some(piece) = board.piece_on(square) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text.push(char::from(b'0' + empty));
            empty = 0;
        }
        let letter = char::from(piece);
        text.push(if board.colors(Color::White).has(square) { letter.to_ascii_uppercase() } else { letter });
    }
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

fn write_castling(text: &mut String, board: &Board) {
    let before = text.len();
    for color in Color::ALL {
        let rights = board.castle_rights(color);
        let home = Rank::First.relative_to(color);
        let rooks = board.colored_pieces(color, Piece::Rook) & home.bitboard();
        for (right, letter, kingside) in [(rights.short, 'k', true), (rights.long, 'q', false)] {
            let Some(file) = right else { continue };
            let letter = if is_outermost(rooks, file, kingside) { letter } else { char::from(file) };
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

fn is_outermost(rooks: BitBoard, file: File, kingside: bool) -> bool {
    rooks.into_iter().all(|rook| if kingside { rook.file() <= file } else { rook.file() >= file })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 137 201",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
            "1rr1k3/8/8/8/8/8/8/1RR1K3 w Cc - 0 1",
        ] {
            assert_eq!(write(&read(fen).unwrap()), fen);
        }
    }

    #[test]
    fn faults_name_their_field_and_column() {
        let error = |fen| read(fen).unwrap_err();
        assert_eq!(error("").field, Field::Pieces);
        assert_eq!(error("8/8/8/8/8/8/8/8 w - - 0 1").field, Field::Pieces);
        assert_eq!(error("8/3Kk3/8/8/8/8/8/8 w - - 0 1").field, Field::Pieces);
        assert_eq!(error("4k3/8/8/8/8/8/4K3 w - - 0 1").field, Field::Pieces);
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), FenError { field: Field::Turn, column: 21 });
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w K - 0 1"), FenError { field: Field::Castling, column: 23 });
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w - e3 0 1"), FenError { field: Field::EnPassant, column: 25 });
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w - - -3 1").field, Field::HalfMoves);
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w - - +3 9").field, Field::HalfMoves);
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w - - 3 +9").field, Field::MoveNumber);
    }

    #[test]
    fn counters_do_not_contradict_each_other() {
        let told = |fen| read(fen).map(|position| (position.reversible(), position.move_number()));
        let too_many = Err(FenError { field: Field::HalfMoves, column: 27 });
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 4 3"), Ok((4, 3)));
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 5 3"), too_many);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 b - - 5 3"), Ok((5, 3)));
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 b - - 6 3"), too_many);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 50 1"), Ok((50, 1)), "the moves were not counted");
        let moved = FenError { field: Field::HalfMoves, column: 31 };
        assert_eq!(told("4k3/8/8/8/3pP3/8/8/4K3 b - e3 1 30"), Err(moved));
    }

    #[test]
    fn counters_may_be_missing() {
        assert_eq!(write(&read("4k3/8/8/8/8/8/8/4K3  w").unwrap()), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }

    /// Every starting position of Chess960 (Guidelines II): the king between its rooks, bishops on squares of both colours.
    fn starts() -> Vec<String> {
        let mut rows = vec![String::new()];
        for at in 0..8 {
            let longer = |row: &String| {
                let fits = |piece: &char| {
                    let has = |piece: char| row.matches(piece).count();
                    match piece {
                        'B' => has('B') < 2 && row.find('B').is_none_or(|other| (at - other) % 2 == 1),
                        'K' => has('K') == 0 && has('R') == 1,
                        'R' => has('R') == has('K') && has('R') < 2,
                        'N' => has('N') < 2,
                        _ => has('Q') == 0,
                    }
                };
                let row = row.clone();
                "BKRNQ".chars().filter(fits).map(|piece| format!("{row}{piece}")).collect::<Vec<_>>()
            };
            rows = rows.iter().flat_map(longer).collect();
        }
        rows
    }

    #[test]
    fn castling_is_read_in_both_ways_of_writing_it_from_every_start() {
        let starts = starts();
        assert_eq!(starts.len(), 960);
        for row in starts {
            let fen = |rights: &str| format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{row} w {rights} - 0 1", row.to_lowercase());
            let file = |at: Option<usize>| File::index(at.expect("a rook"));
            let (short, long) = (file(row.rfind('R')), file(row.find('R')));
            let letters = [('K', short), ('Q', long)];
            for rights in ["KQkq", "Kkq", "Qk", "K", "q"] {
                let by_file = rights.chars().map(|right| {
                    let rook =
                        letters.iter().find(|(letter, _)| letter.eq_ignore_ascii_case(&right)).expect("a wing").1;
                    let letter = char::from(rook);
                    if right.is_ascii_uppercase() { letter.to_ascii_uppercase() } else { letter }
                });
                let by_file = fen(&by_file.collect::<String>());
                let [one, other] = [fen(rights), by_file].map(|text| read(&text).expect("a start"));
                assert_eq!(one, other, "{row} {rights}");
                assert_eq!(write(&one), fen(rights));
                for (color, [short_right, long_right]) in [(Color::White, ['K', 'Q']), (Color::Black, ['k', 'q'])] {
                    let has = one.board().castle_rights(color);
                    let told = |right: char, file: File| rights.contains(right).then_some(file);
                    assert_eq!((has.short, has.long), (told(short_right, short), told(long_right, long)));
                }
            }
        }
    }

    #[test]
    fn each_field_is_read_as_far_as_its_limits() {
        let with = |tail: &str| read(&format!("r3k2r/8/8/8/8/8/8/R3K2R {tail}"));
        for tail in ["w KQkq - 100000 100000", "W - - 0 0", "b HAha - 0 1", "w", "b - -"] {
            assert!(with(tail).is_ok(), "{tail}");
        }
        for (tail, field, column) in [
            ("", Field::Turn, 24),
            ("white KQkq - 0 1", Field::Turn, 25),
            ("w KQX - 0 1", Field::Castling, 27),
            ("w KC - 0 1", Field::Castling, 27),
            ("w  KQkq e9 0 1", Field::EnPassant, 33),
            ("w - - 100001 100000", Field::HalfMoves, 31),
            ("w - - x 1", Field::HalfMoves, 31),
            ("w - - 0 100001", Field::MoveNumber, 33),
            ("w - - 0 1x", Field::MoveNumber, 33),
        ] {
            assert_eq!(with(tail), Err(FenError { field, column }), "{tail}");
        }
        for pieces in
            ["8/8/8/8/8/8/8/8/R3K2R", "r3k2r/8/8/8/8/8/R3K2R", "4k3/4K3/8/8/8/8/8/8", "ä3k2r/8/8/8/8/8/8/R3K2R"]
        {
            assert_eq!(
                read(&format!("{pieces} w - - 0 1")),
                Err(FenError { field: Field::Pieces, column: 1 }),
                "{pieces}"
            );
        }
    }
}
