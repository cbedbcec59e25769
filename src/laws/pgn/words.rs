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
        [0xe2, 0x80, 0x80..=0x8a | 0xa8 | 0xa9 | 0xaf, ..] | [0xe3, 0x80, 0x80, ..] => 3,
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
}
