//! The words of a record: where one ends, and whether it is a result, a sign or stands for a move.

use super::Termination;

/// The place of the first blank or control character among eight bytes, 8 for none. All are looked at together: the highest
/// bit of a byte of the mask is set for the first one below `!`, and perhaps for some behind it.
pub(super) fn first_blank(bytes: &[u8; 8]) -> usize {
    pub(super) const ONES: u64 = u64::from_le_bytes([1; 8]);
    let bytes = u64::from_le_bytes(*bytes);
    let mask = bytes.wrapping_sub(ONES * u64::from(b'!')) & !bytes & (ONES << 7);
    mask.trailing_zeros() as usize / 8
}

/// The bytes at which a word of the movetext ends.
pub(super) const ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let bytes = b" \t\r\n\x0b\x0c{}();$";
    let mut i = 0;
    while i < bytes.len() {
        ends[bytes[i] as usize] = true;
        i += 1;
    }
    ends
};

/// How long a blank of several bytes is that begins here, as in text from pages and word processors (U+00A0, U+3000 …); 0
/// where none does.
pub(super) fn wide_blank(text: &[u8]) -> usize {
    match text {
        [0xc2, 0x85 | 0xa0, ..] => 2,
        [0xe2, 0x80, 0x80..=0x8a | 0xa8 | 0xa9 | 0xaf, ..] | [0xe2, 0x81, 0x9f, ..] => 3,
        [0xe1, 0x9a, 0x80, ..] | [0xe3, 0x80, 0x80, ..] => 3,
        _ => 0,
    }
}

pub(super) fn result(word: &[u8]) -> Option<Termination> {
    match word {
        b"1-0" | b"1:0" => Some(Termination::WhiteWins),
        b"0-1" | b"0:1" => Some(Termination::BlackWins),
        b"1/2-1/2" | b"1/2" | b"1/2:1/2" => Some(Termination::Draw),
        b"*" => Some(Termination::Unfinished),
        _ if word == "½-½".as_bytes() || word == "1–0".as_bytes() || word == "0–1".as_bytes() => match word[0] {
            b'1' => Some(Termination::WhiteWins),
            b'0' => Some(Termination::BlackWins),
            _ => Some(Termination::Draw),
        },
        _ => None,
    }
}

/// Marks that comment a move or repeat what the board shows.
pub(super) fn is_sign(word: &[u8]) -> bool {
    matches!(word, b"e.p." | b"ep" | b"e.p" | b"ch" | b"mate" | b"D" | b"N" | b"--x")
        || std::str::from_utf8(word).is_ok_and(|text| text.chars().all(|c| !c.is_alphanumeric()))
}

/// Does the word stand in a move's place without telling it: a null move of another program (`--`, `@@@@`), or what is written for a
/// move that cannot be read (`???`, `—`, `____`)? A lone question mark judges the move before it, a lone hyphen joins two squares.
pub(super) fn is_placeholder(word: &[u8]) -> bool {
    let of = |sign: char, least: usize| {
        std::str::from_utf8(word).is_ok_and(|text| text.chars().all(|c| c == sign) && text.chars().count() >= least)
    };
    of('-', 2) || of('?', 3) || of('_', 1) || of('@', 1) || of('—', 1) || of('–', 2)
}

/// Does the word name a square or begin as castling does? Then it stands for a move, even an unreadable one.
pub(crate) fn looks_like_move(word: &[u8]) -> bool {
    let names_square =
        word.windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'9'] | [b'A'..=b'H', b'1'..=b'8']));
    word.len() <= 10
        && (names_square
            || word.starts_with(b"O-")
            || word.starts_with("O–".as_bytes())
            || word.starts_with(b"0-")
            || word == b"00"
            || word == b"000"
            || is_placeholder(word)
            || word == b"Z0")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By looking at one after the other, over all ways to put eight bytes of the kinds that are told apart.
    #[test]
    fn the_first_blank_is_the_first_that_is_one() {
        const KINDS: [u8; 5] = [0, b' ', b'!', 0x80, 0xff];
        for mut number in 0..KINDS.len().pow(8) {
            let bytes = [(); 8].map(|()| {
                let kind = KINDS[number % KINDS.len()];
                number /= KINDS.len();
                kind
            });
            let first = bytes.iter().position(|byte| *byte <= b' ').unwrap_or(bytes.len());
            assert_eq!(first_blank(&bytes), first, "{bytes:?}");
        }
    }

    #[test]
    fn every_blank_of_several_bytes_parts_words() {
        for sign in '\u{80}'..=char::MAX {
            let mut bytes = [0; 4];
            let text = sign.encode_utf8(&mut bytes).as_bytes();
            let expected = if sign.is_whitespace() { text.len() } else { 0 };
            assert_eq!(wide_blank(text), expected, "{sign:?}");
        }
    }

    #[test]
    fn results_signs_and_what_stands_for_a_move() {
        for (words, meant) in [
            ("1-0 1:0 1–0", Some(Termination::WhiteWins)),
            ("0-1 0:1 0–1", Some(Termination::BlackWins)),
            ("1/2-1/2 1/2 1/2:1/2 ½-½", Some(Termination::Draw)),
            ("*", Some(Termination::Unfinished)),
            ("1-1 0-0 1-2 2-0 ½ 1–1 1 0 e4", None),
        ] {
            for word in words.split(' ') {
                assert_eq!(result(word.as_bytes()), meant, "{word}");
            }
        }
        let each = |words: &str, what: fn(&[u8]) -> bool, so: bool| {
            words.split(' ').for_each(|word| assert_eq!(what(word.as_bytes()), so, "{word}"));
        };
        each("e.p. e.p ep ch mate D N --x !? +- = ± ∞ …", is_sign, true);
        each("e4 draw N1 d x --y 第 ①", is_sign, false);
        each("-- --- ??? ???? _ ____ @ @@@@ — —— –– –––", is_placeholder, true);
        each("- ? ?? – -? @- e4 !", is_placeholder, false);
        assert!(!is_placeholder(b""));
        // A square that is not on the board is a slip of a rank; letters in the other case are a square where the board has it.
        each("e4 e9 E4 Zf3 O-x 0-x 00 000 Z0 -- ??? Nb1xd2e.p.", looks_like_move, true);
        each("e0 E9 i4 O 0 0000 Z1 draw offers ?? Nb1xd2+e.p.", looks_like_move, false);
    }
}
