//! One written move: standard algebraic (Appendix C), long algebraic, engine notation, and the variants people write.
//!
//! Reading here is only reading: whether the move exists on a board is [`super::legality`]'s question.

use cozy_chess::{File, Move, Piece, Rank, Square};

use super::position::Position;

/// The side of the board to which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    King,
    Queen,
}

/// A number of a move as Chinese and full-width sheets write it, and how long it is in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedMove {
    pub number: u32,
    pub length: usize,
}

/// Reads `第1回合`, `第12手：`, `１．`, `1、`, `3。` at the beginning of a word; `None` for numbers in plain figures and points.
///
/// ```
/// use sonneborn_laws::notation::counted_move;
///
/// let counted = counted_move("第12回合").expect("a number");
/// assert_eq!((counted.number, counted.length), (12, "第12回合".len()));
/// assert_eq!(counted_move("12."), None);
/// ```
pub fn counted_move(word: &str) -> Option<CountedMove> {
    let behind = word.strip_prefix('第');
    let rest = behind.unwrap_or(word);
    let digit = |c: char| match c {
        '0'..='9' => Some(c as u32 - '0' as u32),
        '０'..='９' => Some(c as u32 - '０' as u32),
        _ => None,
    };
    let digits: String = rest.chars().take_while(|c| digit(*c).is_some()).collect();
    let number = digits.chars().try_fold(0u32, |sum, c| sum.checked_mul(10)?.checked_add(digit(c)?))?;
    let mut after = &rest[digits.len()..];
    if digits.is_empty() {
        return None;
    }
    if behind.is_some() {
        after = ["回合", "步", "着", "手", "回"].iter().find_map(|unit| after.strip_prefix(unit)).unwrap_or(after);
    }
    let marked = after.trim_start_matches(['：', ':', '．', '.', '、', '。', '…']);
    let is_plain = behind.is_none() && digits.is_ascii() && !after.starts_with(['．', '、', '。']);
    let is_number = behind.is_some() || marked.len() < after.len();
    (is_number && !is_plain).then_some(CountedMove { number, length: word.len() - marked.len() })
}

/// A clock time that somebody wrote beside a move: `0:05`, `1:23:45`, `12:07.3`.
///
/// ```
/// use sonneborn_laws::notation::is_clock_time;
///
/// assert!(is_clock_time(b"1:23:45") && is_clock_time(b"0:05"));
/// assert!(!is_clock_time(b"1:2"));
/// ```
pub fn is_clock_time(word: &[u8]) -> bool {
    let bare = word.strip_suffix(b"'").unwrap_or(word);
    let mut parts = bare.split(|byte| *byte == b':');
    let digits = |part: &[u8], least: usize, most: usize| {
        (least..=most).contains(&part.len()) && part.iter().all(u8::is_ascii_digit)
    };
    let (Some(first), Some(second), third, None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let whole = |part: &[u8]| part.split(|byte| matches!(byte, b'.' | b',')).next().map_or(0, <[u8]>::len) == 2;
    let with_fraction =
        |part: &[u8]| whole(part) && part.iter().all(|byte| byte.is_ascii_digit() || b".,".contains(byte));
    digits(first, 1, 3)
        && third.map_or_else(|| with_fraction(second), |third| digits(second, 2, 2) && with_fraction(third))
}

/// What a written move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Castling(Wing),
    /// A piece goes to a square. `piece` is unsaid in engine notation, where the square of departure says it.
    Step {
        piece: Option<Piece>,
        from_file: Option<File>,
        from_rank: Option<Rank>,
        to: Square,
        promotion: Option<Piece>,
    },
}

/// Reads a written move: `Nf3`, `exd6`, `e8=Q+`, `d1Q`, `e8(Q)`, `0-0`, `O-O-O#`, `Ng1-f3`, `e7xd8=N`, `e2e4`, `e7e8q`,
/// `♘f3`, `5254`, with any signs of check and comment behind it. `None` when it is no move.
///
/// ```
/// use sonneborn_laws::notation::{self, Written};
/// use sonneborn_laws::{Piece, Square};
///
/// let Some(Written::Step { piece, to, .. }) = notation::read("♘f3".as_bytes()) else { panic!("a move") };
/// assert_eq!((piece, to), (Some(Piece::Knight), Square::F3));
/// assert_eq!(notation::read(b"Zf3"), None);
/// ```
#[inline]
pub fn read(token: &[u8]) -> Option<Written> {
    let token = if token.last()?.is_ascii_digit() { token } else { without_marks(token) };
    match *token.first()? {
        b'1'..=b'8' => read_figures(token),
        b'O' | b'0' | b'o' => read_castling(token),
        first if first >= 0xE2 => read_figurine(token),
        _ => read_step(token),
    }
}

/// The token without checks, exclamation and question marks, and `e.p.` behind it.
fn without_marks(mut token: &[u8]) -> &[u8] {
    if let [bare @ .., b'e', b'.', b'p', b'.'] | [bare @ .., b'e', b'p'] = token {
        token = bare;
    }
    while let [bare @ .., b'+' | b'#' | b'!' | b'?'] = token {
        token = bare;
    }
    token
}

/// `5254`, `57584`: squares in figures, and the new piece (1 queen, 2 rook, 3 bishop, 4 knight), as in correspondence chess.
fn read_figures(token: &[u8]) -> Option<Written> {
    let square = |file_figure: u8, rank_figure: u8| {
        let file = File::try_index(usize::from(file_figure.checked_sub(b'1')?))?;
        Some(Square::new(file, rank(rank_figure)?))
    };
    let (squares, promotion) = match *token {
        [a, b, c, d] => ([a, b, c, d], None),
        [a, b, c, d, b'1'] => ([a, b, c, d], Some(Piece::Queen)),
        [a, b, c, d, b'2'] => ([a, b, c, d], Some(Piece::Rook)),
        [a, b, c, d, b'3'] => ([a, b, c, d], Some(Piece::Bishop)),
        [a, b, c, d, b'4'] => ([a, b, c, d], Some(Piece::Knight)),
        _ => return None,
    };
    let [a, b, c, d] = squares;
    let (from, to) = (square(a, b)?, square(c, d)?);
    let (from_file, from_rank) = (Some(from.file()), Some(from.rank()));
    Some(Written::Step { piece: None, from_file, from_rank, to, promotion })
}

fn read_castling(token: &[u8]) -> Option<Written> {
    let text = std::str::from_utf8(token).ok()?;
    // Word processors make dashes of hyphens.
    let mut parts = text.split(['-', '‐', '‑', '–', '—', '−']);
    let first = parts.next().filter(|first| matches!(*first, "O" | "0" | "o" | "OO" | "OOO"))?;
    match parts.try_fold(first.len(), |letters, part| (part == first).then_some(letters + part.len()))? {
        2 => Some(Written::Castling(Wing::King)),
        3 => Some(Written::Castling(Wing::Queen)),
        _ => None,
    }
}

fn read_figurine(token: &[u8]) -> Option<Written> {
    let text = std::str::from_utf8(token).ok()?;
    let mut chars = text.chars();
    let letter = match chars.next()? {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        _ => return None,
    };
    let mut plain = String::with_capacity(text.len());
    plain.push(letter);
    plain.extend(chars.filter(|&c| c != '\u{fe0e}' && c != '\u{fe0f}'));
    read_step(plain.as_bytes())
}

#[inline]
fn read_step(token: &[u8]) -> Option<Written> {
    let (token, promotion) = split_promotion(token)?;
    let (before, [to_file, to_rank]) = token.split_last_chunk::<2>()?;
    let to = Square::new(file(*to_file)?, rank(*to_rank)?);
    let (piece, from) = match before {
        [first, rest @ ..] => match PIECES[usize::from(*first)] {
            Some(piece) => (Some(piece), rest),
            None => (None, before),
        },
        [] => (None, before),
    };
    let from = match from {
        // A pawn that captures names its file (C.4).
        [b'x' | b'-' | b':' | b'X'] if piece.is_none() => return None,
        [bare @ .., b'x' | b'-' | b':' | b'X'] => bare,
        all => all,
    };
    let (from_file, from_rank) = match *from {
        [] => (None, None),
        [one] => match file(one) {
            Some(file) => (Some(file), None),
            None => (None, Some(rank(one)?)),
        },
        [a, b] => (Some(file(a)?), Some(rank(b)?)),
        _ => return None,
    };
    let unsaid = piece.is_none() && !(from_file.is_some() && from_rank.is_some());
    Some(Written::Step { piece: if unsaid { Some(Piece::Pawn) } else { piece }, from_file, from_rank, to, promotion })
}

/// The piece that a letter before the squares names. A small `b` is a file.
const PIECES: [Option<Piece>; 256] = {
    let mut pieces = [None; 256];
    pieces[b'K' as usize] = Some(Piece::King);
    pieces[b'k' as usize] = Some(Piece::King);
    pieces[b'Q' as usize] = Some(Piece::Queen);
    pieces[b'q' as usize] = Some(Piece::Queen);
    pieces[b'R' as usize] = Some(Piece::Rook);
    pieces[b'r' as usize] = Some(Piece::Rook);
    pieces[b'B' as usize] = Some(Piece::Bishop);
    pieces[b'N' as usize] = Some(Piece::Knight);
    pieces[b'n' as usize] = Some(Piece::Knight);
    pieces[b'P' as usize] = Some(Piece::Pawn);
    pieces
};

/// Takes the promotion off the end: `=Q`, `(Q)`, `/Q`, `Q`, and a small letter after a full move (`e7e8q`).
#[inline]
fn split_promotion(token: &[u8]) -> Option<(&[u8], Option<Piece>)> {
    if token.last()?.is_ascii_digit() {
        return Some((token, None));
    }
    let token = token.strip_suffix(b")").unwrap_or(token);
    let (&last, before) = token.split_last()?;
    if last.is_ascii_digit() {
        return Some((token, None));
    }
    let piece = match last {
        b'Q' | b'q' => Piece::Queen,
        b'R' | b'r' => Piece::Rook,
        b'B' | b'b' => Piece::Bishop,
        b'N' | b'n' => Piece::Knight,
        b'K' | b'k' => Piece::King,
        b'P' | b'p' => Piece::Pawn,
        _ => return None,
    };
    let before = match before {
        [bare @ .., b'=' | b'(' | b'/'] => bare,
        all => all,
    };
    Some((before, Some(piece)))
}

fn file(letter: u8) -> Option<File> {
    File::try_index(usize::from(letter.wrapping_sub(b'a')))
}

fn rank(digit: u8) -> Option<Rank> {
    Rank::try_index(usize::from(digit.wrapping_sub(b'1')))
}

/// A piece as a figurine, in outline and solid.
///
/// ```
/// use sonneborn_laws::{Piece, notation};
///
/// assert_eq!(notation::figurines(Piece::Knight), ("♘", "♞"));
/// ```
pub fn figurines(piece: Piece) -> (&'static str, &'static str) {
    match piece {
        Piece::King => ("♔", "♚"),
        Piece::Queen => ("♕", "♛"),
        Piece::Rook => ("♖", "♜"),
        Piece::Bishop => ("♗", "♝"),
        Piece::Knight => ("♘", "♞"),
        Piece::Pawn => ("♙", "♟"),
    }
}

/// Writes a legal move in standard algebraic notation, with `+` or `#`.
///
/// ```
/// use sonneborn_laws::position::Position;
/// use sonneborn_laws::{Move, notation};
///
/// let start = Position::default();
/// let step: Move = "g1f3".parse().expect("a move");
/// assert_eq!(notation::san(&start, step), "Nf3");
/// ```
pub fn san(position: &Position, legal: Move) -> String {
    cozy_chess::util::display_san_move(position.board(), legal).to_string()
}

/// Writes a legal move with its number as on a scoresheet: `34.Qe2`, `34...Re8`.
///
/// ```
/// use sonneborn_laws::position::Position;
/// use sonneborn_laws::{Move, notation};
///
/// let [e4, e5]: [Move; 2] = ["e2e4", "e7e5"].map(|text| text.parse().expect("a move"));
/// let start = Position::default();
/// assert_eq!(notation::numbered_san(&start, e4), "1.e4");
/// assert_eq!(notation::numbered_san(&start.after(e4), e5), "1...e5");
/// ```
pub fn numbered_san(position: &Position, legal: Move) -> String {
    numbered(position, &san(position, legal))
}

/// Puts the number of the move to be made in `position` before its text.
///
/// ```
/// use sonneborn_laws::notation;
/// use sonneborn_laws::position::Position;
///
/// assert_eq!(notation::numbered(&Position::default(), "(=)"), "1.(=)");
/// ```
pub fn numbered(position: &Position, text: &str) -> String {
    let dots = if position.turn() == cozy_chess::Color::White { "." } else { "..." };
    format!("{}{dots}{text}", position.move_number())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(piece: Option<Piece>, from: &str, to: Square, promotion: Option<Piece>) -> Option<Written> {
        let mut from_file = None;
        let mut from_rank = None;
        for byte in from.bytes() {
            from_file = from_file.or(file(byte));
            from_rank = from_rank.or(rank(byte));
        }
        Some(Written::Step { piece, from_file, from_rank, to, promotion })
    }

    #[test]
    fn notations_people_write() {
        use Piece::{Bishop, King, Knight, Pawn, Queen, Rook};
        for (token, expected) in [
            ("Nf3", step(Some(Knight), "", Square::F3, None)),
            ("nf3", step(Some(Knight), "", Square::F3, None)),
            ("Nbd7!?", step(Some(Knight), "b", Square::D7, None)),
            ("Nb8d7", step(Some(Knight), "b8", Square::D7, None)),
            ("R1xa3+", step(Some(Rook), "1", Square::A3, None)),
            ("rxa3", step(Some(Rook), "", Square::A3, None)),
            ("Ng1-f3", step(Some(Knight), "g1", Square::F3, None)),
            ("Ng1Xf3", step(Some(Knight), "g1", Square::F3, None)),
            ("N:f3", step(Some(Knight), "", Square::F3, None)),
            ("Qd4++", step(Some(Queen), "", Square::D4, None)),
            ("qd4?!", step(Some(Queen), "", Square::D4, None)),
            ("Kf1", step(Some(King), "", Square::F1, None)),
            ("kf1", step(Some(King), "", Square::F1, None)),
            ("e4", step(Some(Pawn), "", Square::E4, None)),
            ("Pe4", step(Some(Pawn), "", Square::E4, None)),
            ("Pe2-e4", step(Some(Pawn), "e2", Square::E4, None)),
            ("exd6e.p.", step(Some(Pawn), "e", Square::D6, None)),
            ("exd6ep", step(Some(Pawn), "e", Square::D6, None)),
            ("exd6+ep", step(Some(Pawn), "e", Square::D6, None)),
            ("ed6", step(Some(Pawn), "e", Square::D6, None)),
            ("bxc3", step(Some(Pawn), "b", Square::C3, None)),
            ("b:c3", step(Some(Pawn), "b", Square::C3, None)),
            ("Bc3", step(Some(Bishop), "", Square::C3, None)),
            ("e8=Q+", step(Some(Pawn), "", Square::E8, Some(Queen))),
            ("d1Q", step(Some(Pawn), "", Square::D1, Some(Queen))),
            ("d1q", step(Some(Pawn), "", Square::D1, Some(Queen))),
            ("e8R", step(Some(Pawn), "", Square::E8, Some(Rook))),
            ("e8=r", step(Some(Pawn), "", Square::E8, Some(Rook))),
            ("e8(N)#", step(Some(Pawn), "", Square::E8, Some(Knight))),
            ("e8/n", step(Some(Pawn), "", Square::E8, Some(Knight))),
            ("fxg8/B", step(Some(Pawn), "f", Square::G8, Some(Bishop))),
            ("e8b", step(Some(Pawn), "", Square::E8, Some(Bishop))),
            ("e8=K", step(Some(Pawn), "", Square::E8, Some(King))),
            ("e8k", step(Some(Pawn), "", Square::E8, Some(King))),
            ("e8P", step(Some(Pawn), "", Square::E8, Some(Pawn))),
            ("e8=p", step(Some(Pawn), "", Square::E8, Some(Pawn))),
            ("e2e4", step(None, "e2", Square::E4, None)),
            ("e4xd5", step(None, "e4", Square::D5, None)),
            ("e7e8q", step(None, "e7", Square::E8, Some(Queen))),
            ("e7-e8=R", step(None, "e7", Square::E8, Some(Rook))),
            ("5254", step(None, "e2", Square::E4, None)),
            ("8868", step(None, "h8", Square::F8, None)),
            ("57581", step(None, "e7", Square::E8, Some(Queen))),
            ("57582", step(None, "e7", Square::E8, Some(Rook))),
            ("57583", step(None, "e7", Square::E8, Some(Bishop))),
            ("57584", step(None, "e7", Square::E8, Some(Knight))),
            ("♔f1", step(Some(King), "", Square::F1, None)),
            ("♚f1", step(Some(King), "", Square::F1, None)),
            ("♕d4", step(Some(Queen), "", Square::D4, None)),
            ("♛d4", step(Some(Queen), "", Square::D4, None)),
            ("♖a3", step(Some(Rook), "", Square::A3, None)),
            ("♜1xa3", step(Some(Rook), "1", Square::A3, None)),
            ("♗c3", step(Some(Bishop), "", Square::C3, None)),
            ("♝c3", step(Some(Bishop), "", Square::C3, None)),
            ("♘f3", step(Some(Knight), "", Square::F3, None)),
            ("♞\u{fe0e}f3", step(Some(Knight), "", Square::F3, None)),
            ("♘\u{fe0f}f3", step(Some(Knight), "", Square::F3, None)),
            ("♙e4", step(Some(Pawn), "", Square::E4, None)),
            ("♟e5", step(Some(Pawn), "", Square::E5, None)),
            ("0-0", Some(Written::Castling(Wing::King))),
            ("O-O+", Some(Written::Castling(Wing::King))),
            ("o-o", Some(Written::Castling(Wing::King))),
            ("OO", Some(Written::Castling(Wing::King))),
            ("0-0-0", Some(Written::Castling(Wing::Queen))),
            ("O-O-O#", Some(Written::Castling(Wing::Queen))),
            ("o-o-o", Some(Written::Castling(Wing::Queen))),
            ("OOO!", Some(Written::Castling(Wing::Queen))),
            ("0–0", Some(Written::Castling(Wing::King))),
            ("O–O–O+", Some(Written::Castling(Wing::Queen))),
            ("O-O-", None),
            ("O–0", None),
            ("O-O-x", None),
            ("OO-O", None),
            ("OO-OO", None),
            ("O-O-O-O", None),
            ("00", None),
            ("Kx9", None),
            ("Nf9", None),
            ("Ni3", None),
            ("N9f3", None),
            ("Nb1d2d4", None),
            ("N", None),
            ("e", None),
            // A pawn that captures names its file (C.4).
            ("xd5", None),
            (":d5", None),
            ("-d5", None),
            ("Xd5", None),
            ("pe4", None),
            ("525", None),
            ("5259", None),
            ("9254", None),
            ("57585", None),
            ("525457", None),
            ("☃f3", None),
            ("éf3", None),
            ("draw", None),
            ("", None),
            ("+", None),
            ("ep", None),
        ] {
            assert_eq!(read(token.as_bytes()), expected, "{token}");
        }
    }

    #[test]
    fn numbers_of_moves_and_times_beside_them() {
        // A plain number with points is no counted one, and what stands behind a number is left.
        for (word, number, rest) in [
            ("第1回合", 1, ""),
            ("第12手：e4", 12, "e4"),
            ("第３步、", 3, ""),
            ("第4着。马c3", 4, "马c3"),
            ("第5回e4", 5, "e4"),
            ("第6", 6, ""),
            ("第7...", 7, ""),
            ("１．e4", 1, "e4"),
            ("２1…", 21, ""),
            ("１０:", 10, ""),
            ("1．", 1, ""),
            ("1、e4", 1, "e4"),
            ("3。", 3, ""),
        ] {
            let counted = counted_move(word).unwrap_or_else(|| panic!("{word}"));
            assert_eq!((counted.number, &word[counted.length..]), (number, rest), "{word}");
        }
        for word in ["", "第", "第e4", "e4", "12", "12.", "12...", "1:05", "1…", "１", "１e4", "99999999999、"] {
            assert_eq!(counted_move(word), None, "{word}");
        }
        for time in ["0:05", "12:34", "123:05", "1:23:45", "0:00:05.3", "12:07,3", "1:05'"] {
            assert!(is_clock_time(time.as_bytes()), "{time}");
        }
        let none =
            ["12", ":05", "1234:05", "1:5", "1:005", "1:05:7", "1:5:07", "1:05:07:01", "1x:05", "1:0x", "1:05''"];
        for word in none.into_iter().chain(["1:05:.3", "1:05:", "1:05:07x", "1:05.3x"]) {
            assert!(!is_clock_time(word.as_bytes()), "{word}");
        }
    }
}
