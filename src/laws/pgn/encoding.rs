//! The encoding of a game file: by its byte order mark, else UTF-8, else the encoding of older programs (Windows code pages, GBK,
//! Big5, …) that its bytes look most like. Old files say nothing about it.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
pub use encoding_rs::Encoding;
use encoding_rs::UTF_8;

/// So many bytes of lines with other than plain letters are looked at.
const ENOUGH: usize = 16 * 1024;

/// The text of a game file, and the encoding it was taken to be in. Bytes that fit nothing become `�`.
///
/// ```
/// use sonneborn_laws::pgn;
///
/// let (text, _) = pgn::decode("M\u{fc}ller".as_bytes());
/// assert_eq!(text, "Müller");
/// // Not UTF-8: an old program wrote it.
/// let (text, _) = pgn::decode(b"M\xfcller");
/// assert_eq!(text, "Müller");
/// ```
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, &'static Encoding) {
    if let Some((marked, length)) = Encoding::for_bom(bytes) {
        return (marked.decode_without_bom_handling(&bytes[length..]).0, marked);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), UTF_8);
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    // Plain lines tell nothing, and some names are enough.
    let telling = bytes.split_inclusive(|byte| *byte == b'\n').filter(|line| !line.is_ascii());
    let mut fed = 0;
    for line in telling {
        detector.feed(line, false);
        fed += line.len();
        if fed > ENOUGH {
            break;
        }
    }
    detector.feed(b"", true);
    let guessed = detector.guess(None, Utf8Detection::Deny);
    (guessed.decode_without_bom_handling(bytes).0, guessed)
}

/// Finds out the encoding of a file that comes in pieces, as [`decode`] does of a whole one.
pub struct Detecting {
    detector: EncodingDetector,
    fed: usize,
    /// The bytes of the line that a piece ended in, up to [`ENOUGH`].
    line: Vec<u8>,
    /// The bytes of the letter that a piece ended in.
    letter: Vec<u8>,
    is_utf8: bool,
    first: Vec<u8>,
}

impl Default for Detecting {
    fn default() -> Detecting {
        Detecting {
            detector: EncodingDetector::new(Iso2022JpDetection::Deny),
            fed: 0,
            line: Vec::new(),
            letter: Vec::new(),
            is_utf8: true,
            first: Vec::new(),
        }
    }
}

impl Detecting {
    /// Looks at the next piece.
    pub fn look(&mut self, piece: &[u8]) {
        let missing = LONGEST_MARK.saturating_sub(self.first.len());
        self.first.extend(piece.iter().take(missing));
        self.look_for_utf8(piece);
        if self.fed > ENOUGH {
            return;
        }
        let mut rest = piece;
        while !rest.is_empty() && self.fed <= ENOUGH {
            if self.line.is_ascii() {
                rest = self.pass_plain_lines(rest);
            }
            let end = memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
            let (part, others) = rest.split_at(end);
            let room = ENOUGH.saturating_sub(self.line.len());
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            if part.ends_with(b"\n") {
                self.end_line();
            }
            rest = others;
        }
    }

    /// Leaves out the lines that end before the next letter that is not plain: they tell nothing.
    fn pass_plain_lines<'p>(&mut self, rest: &'p [u8]) -> &'p [u8] {
        let plain = Encoding::ascii_valid_up_to(rest);
        match memchr::memrchr(b'\n', &rest[..plain]) {
            Some(end) => {
                self.line.clear();
                &rest[end + 1..]
            }
            None => rest,
        }
    }

    /// Nothing that follows is looked at any more.
    pub fn is_certain(&self) -> bool {
        !self.is_utf8 && self.fed > ENOUGH
    }

    fn end_line(&mut self) {
        if !self.line.is_ascii() && self.fed <= ENOUGH {
            self.detector.feed(&self.line, false);
            self.fed += self.line.len();
        }
        self.line.clear();
    }

    fn look_for_utf8(&mut self, piece: &[u8]) {
        if !self.is_utf8 {
            return;
        }
        let mut joined = std::mem::take(&mut self.letter);
        let known = joined.len();
        // A letter has four bytes at most.
        joined.extend(piece.iter().take(if known == 0 { 0 } else { LONGEST_LETTER }));
        let (begun, rest) = match std::str::from_utf8(&joined) {
            Ok(_) => (Ok(()), piece.get(joined.len() - known..).unwrap_or_default()),
            Err(why) if why.valid_up_to() >= known && known > 0 => (Ok(()), &piece[why.valid_up_to() - known..]),
            Err(why) if why.error_len().is_none() && joined.len() - known == piece.len() => {
                self.letter = joined;
                return;
            }
            Err(_) => (Err(()), piece),
        };
        self.is_utf8 = begun.is_ok();
        if let Err(why) = std::str::from_utf8(rest) {
            match why.error_len() {
                None => self.letter = rest[why.valid_up_to()..].to_vec(),
                Some(_) => self.is_utf8 = false,
            }
        }
    }

    /// How to decode the file, now that all of it was looked at, or enough ([`Detecting::is_certain`]).
    pub fn decoding(mut self) -> Decoding {
        if let Some((marked, length)) = Encoding::for_bom(&self.first) {
            return Decoding { decoder: marked.new_decoder_without_bom_handling(), skip: length };
        }
        if self.is_utf8 && self.letter.is_empty() {
            return Decoding { decoder: UTF_8.new_decoder_without_bom_handling(), skip: 0 };
        }
        self.end_line();
        self.detector.feed(b"", true);
        let guessed = self.detector.guess(None, Utf8Detection::Deny);
        Decoding { decoder: guessed.new_decoder_without_bom_handling(), skip: 0 }
    }
}

/// The longest mark of byte order, and the longest letter of UTF-8.
const LONGEST_MARK: usize = 3;
const LONGEST_LETTER: usize = 4;

/// Decodes a file piece by piece.
pub struct Decoding {
    decoder: encoding_rs::Decoder,
    /// Bytes of the mark of byte order that are still to be left out.
    skip: usize,
}

impl Decoding {
    /// Puts the text of the next piece behind another.
    pub fn decode(&mut self, piece: &[u8], is_last: bool, text: &mut String) {
        let left_out = self.skip.min(piece.len());
        self.skip -= left_out;
        let mut rest = &piece[left_out..];
        loop {
            let room = self.decoder.max_utf8_buffer_length(rest.len()).unwrap_or(rest.len());
            text.reserve(room);
            let (result, read, _) = self.decoder.decode_to_string(rest, text, is_last);
            rest = &rest[read..];
            match result {
                encoding_rs::CoderResult::InputEmpty => return,
                encoding_rs::CoderResult::OutputFull => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_is_recognised() {
        for (label, text) in [
            ("gbk", "[White \"王小明\"]\n[Black \"李伟\"]\n"),
            ("big5", "[Event \"臺北市國際象棋公開賽\"]\n[White \"王小明\"]\n[Black \"陳建國\"]\n"),
            ("windows-1251", "[White \"Карпов, Анатолий\"]\n[Black \"Иванов, Пётр\"]\n"),
            ("windows-1252", "[White \"Näss, Jörg\"]\n[Black \"Müller, François\"]\n"),
        ] {
            let encoding = Encoding::for_label(label.as_bytes()).expect("a label of the standard");
            let bytes = encoding.encode(text).0;
            assert_eq!(decode(&bytes).0, text, "{label}");
        }
        assert_eq!(decode(b"\xEF\xBB\xBF[White \"A\"]").0, "[White \"A\"]");
        assert_eq!(decode(b"\xFF\xFEa\0").0, "a");
    }

    #[test]
    fn enough_of_a_long_file_is_looked_at() {
        let long = b"[White \"M\xFCller\"]\n\n1. e4\n".repeat(ENOUGH);
        let mut detecting = Detecting::default();
        let looked_at = long.chunks(1000).take_while(|piece| {
            detecting.look(piece);
            !detecting.is_certain()
        });
        assert!(looked_at.count() * 1000 < long.len() / 10);
        let mut text = String::new();
        detecting.decoding().decode(&long, true, &mut text);
        assert_eq!(text, decode(&long).0);
        // What may still be UTF-8 is looked through to its end.
        let mut detecting = Detecting::default();
        detecting.look("[White \"Müller\"]\n".repeat(ENOUGH).as_bytes());
        assert!(!detecting.is_certain());
    }

    #[test]
    fn a_file_in_pieces_is_the_same_text() {
        let gbk = Encoding::for_label(b"gbk")
            .expect("a label of the standard")
            .encode("[White \"王小明\"]\n\n1. e4")
            .0
            .into_owned();
        for bytes in [
            "Näss, Jörg 王小明 ♘f3\n".as_bytes(),
            b"\xEF\xBB\xBFplain",
            &gbk,
            b"",
            b"N\xE4ss, J\xF6rg\n[Black \"M\xFCller\"]\n",
        ] {
            for length in 1..6 {
                let mut detecting = Detecting::default();
                bytes.chunks(length).for_each(|piece| detecting.look(piece));
                let (mut decoding, mut text) = (detecting.decoding(), String::new());
                bytes.chunks(length).for_each(|piece| decoding.decode(piece, false, &mut text));
                decoding.decode(b"", true, &mut text);
                assert_eq!(text, decode(bytes).0, "pieces of {length}");
            }
        }
    }
}
