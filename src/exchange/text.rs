//! Bytes to text: files come in UTF-8 with or without a mark, in UTF-16, and in the encodings that older programs still
//! write (Windows code pages, GBK, Big5).

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};
use std::borrow::Cow;

/// A text with the encoding in which it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub encoding: &'static Encoding,
    /// Characters that could not be read stand as U+FFFD.
    pub damaged: bool,
}

/// Reads bytes as text: by the byte order mark, else as UTF-8, else in the encoding that the bytes look most like.
///
/// ```
/// use sonneborn_exchange::text::decode;
///
/// let read = decode(b"M\xfcller, J\xf6rg");
/// assert_eq!((read.text.as_ref(), read.encoding.name(), read.damaged), ("Müller, Jörg", "windows-1252", false));
/// ```
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return decode_as(bytes, encoding);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Decoded { text: Cow::Borrowed(text), encoding: UTF_8, damaged: false };
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    decode_as(bytes, detector.guess(None, Utf8Detection::Deny))
}

/// Reads bytes in a given encoding; a byte order mark is taken off.
fn decode_as<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Decoded<'a> {
    let (text, encoding, damaged) = encoding.decode(bytes);
    Decoded { text, encoding, damaged }
}

/// Lines ended by CR, LF or CRLF, numbered from 1; empty ones are passed over.
///
/// ```
/// let lines: Vec<_> = sonneborn_exchange::text::lines("one\r\n\rfour").collect();
/// assert_eq!(lines, [(1, "one"), (3, "four")]);
/// ```
pub fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut rest = text;
    let mut number = 0;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        number += 1;
        let end = rest.bytes().position(|byte| byte == b'\r' || byte == b'\n').unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = after.strip_prefix("\r\n").or_else(|| after.strip_prefix(['\r', '\n'])).unwrap_or(after);
        Some((number, line))
    })
    .filter(|(_, line)| !line.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_ends_a_line() {
        let found: Vec<_> = lines("a\r\nb\rc\n\nd").collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (5, "d")]);
    }

    #[test]
    fn names_survive_the_encodings_of_older_programs() {
        for (label, text) in [
            (
                "windows-1252",
                "012 Märkisches Schnellschachturnier in Königs Wusterhausen, Jürgen Groß, François Müller",
            ),
            ("windows-1251", "012 Мемориал Михаила Чигорина, Санкт-Петербург, главный судья Иванов Иван"),
            ("gbk", "012 全国象棋团体锦标赛 上海市 王小明 李建国 张伟"),
            ("big5", "012 臺北市國際象棋公開賽 王小明 陳建國 張偉"),
        ] {
            let encoding = Encoding::for_label(label.as_bytes()).expect("a label of the standard");
            let (bytes, _, _) = encoding.encode(text);
            let decoded = decode(&bytes);
            assert_eq!(decoded.text, text, "{label}");
            assert!(!decoded.damaged);
        }
    }

    #[test]
    fn marks_are_taken_off() {
        assert_eq!(decode("\u{feff}012 Zürich".as_bytes()).text, "012 Zürich");
        let utf16: Vec<u8> =
            [0xff, 0xfe].into_iter().chain("012 Zürich".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(decode(&utf16).text, "012 Zürich");
    }
}
