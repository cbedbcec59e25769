//! Bytes to text: files come in UTF-8 with or without a mark, in UTF-16, and in the encodings that older programs still
//! write (Windows code pages, GBK, Big5), or wrote under DOS.

use crate::code_pages::{CodePage, IBM437, IBM850, IBM852};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_KR, Encoding, GBK, IBM866, KOI8_U, MACINTOSH, SHIFT_JIS, UTF_8, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    WINDOWS_1253, WINDOWS_1254, WINDOWS_1257, X_MAC_CYRILLIC,
};
use std::borrow::Cow;

/// How signs are written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    Standard(&'static Encoding),
    Dos(&'static CodePage),
}

impl Writing {
    pub fn name(self) -> &'static str {
        match self {
            Writing::Standard(encoding) => encoding.name(),
            Writing::Dos(page) => page.name,
        }
    }

    pub(crate) fn is_single_byte(self) -> bool {
        match self {
            Writing::Standard(encoding) => encoding.is_single_byte(),
            Writing::Dos(_) => true,
        }
    }

    /// The signs of a part of a file, where no byte order mark stands.
    pub(crate) fn part(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Writing::Standard(encoding) => encoding.decode_without_bom_handling(bytes).0,
            Writing::Dos(page) => Cow::Owned(page.decode(bytes)),
        }
    }
}

/// In what older programs write, by regions; so a file can be told to be read.
const OLDER: [Writing; 17] = [
    Writing::Standard(WINDOWS_1252),
    Writing::Standard(WINDOWS_1250),
    Writing::Standard(WINDOWS_1257),
    Writing::Standard(WINDOWS_1254),
    Writing::Standard(WINDOWS_1253),
    Writing::Standard(WINDOWS_1251),
    Writing::Standard(KOI8_U),
    Writing::Standard(IBM866),
    Writing::Dos(&IBM437),
    Writing::Dos(&IBM850),
    Writing::Dos(&IBM852),
    Writing::Standard(MACINTOSH),
    Writing::Standard(X_MAC_CYRILLIC),
    Writing::Standard(GBK),
    Writing::Standard(BIG5),
    Writing::Standard(SHIFT_JIS),
    Writing::Standard(EUC_KR),
];
/// So many characters of a line are shown to choose by.
const SAMPLE: usize = 48;

/// The encoding that somebody said; `None` where it is to be found out.
pub type Told = Option<Writing>;

/// One of the encodings in which a file may be written, with what it would then say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub name: &'static str,
    /// The beginning of the first line in which encodings differ.
    pub sample: String,
}

/// The names by which somebody can say how a file is written.
pub fn names() -> impl Iterator<Item = &'static str> {
    OLDER.into_iter().map(Writing::name)
}

/// The encoding of such a name.
pub fn told(name: &str) -> Told {
    OLDER.into_iter().find(|writing| writing.name() == name)
}

/// Every way to read bytes of which nothing says how they are written, the guess of [`decode`] first; none where that is no guess. What
/// leaves characters unread is no way.
pub fn readings(bytes: &[u8]) -> Vec<Reading> {
    let guess = decode(bytes);
    if guess.writing == Writing::Standard(UTF_8) || Encoding::for_bom(bytes).is_some() {
        return Vec::new();
    }
    let telling = bytes.split(|byte| matches!(byte, b'\r' | b'\n')).find(|line| !line.is_ascii()).unwrap_or_default();
    let sample = |writing: Writing| decode_as(telling, writing).text.trim().chars().take(SAMPLE).collect();
    let others = OLDER.into_iter().filter(|writing| *writing != guess.writing && !decode_as(bytes, *writing).damaged);
    let all = [guess.writing].into_iter().chain(others);
    all.map(|writing| Reading { name: writing.name(), sample: sample(writing) }).collect()
}

/// A text with the encoding in which it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub writing: Writing,
    /// Characters that could not be read stand as U+FFFD.
    pub damaged: bool,
}

/// Reads bytes as text: by the byte order mark, else as UTF-8, else in the encoding that the bytes look most like.
///
/// ```
/// use sonneborn_exchange::text::decode;
///
/// let read = decode(b"M\xfcller, J\xf6rg");
/// assert_eq!((read.text.as_ref(), read.writing.name(), read.damaged), ("Müller, Jörg", "windows-1252", false));
/// ```
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return decode_as(bytes, Writing::Standard(encoding));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Decoded { text: Cow::Borrowed(text), writing: Writing::Standard(UTF_8), damaged: false };
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    decode_as(bytes, Writing::Standard(detector.guess(None, Utf8Detection::Deny)))
}

/// The same where somebody may have said how they are written.
pub fn decode_told<'a>(bytes: &'a [u8], told: Told) -> Decoded<'a> {
    told.map_or_else(|| decode(bytes), |writing| decode_as(bytes, writing))
}

/// Reads bytes in a given encoding; a byte order mark is taken off.
fn decode_as(bytes: &[u8], writing: Writing) -> Decoded<'_> {
    match writing {
        Writing::Standard(encoding) => {
            let (text, encoding, damaged) = encoding.decode(bytes);
            Decoded { text, writing: Writing::Standard(encoding), damaged }
        }
        Writing::Dos(_) => Decoded { text: writing.part(bytes), writing, damaged: false },
    }
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
    fn what_was_guessed_can_be_read_otherwise() {
        let name = "Name;Elo\nMüller, Jürgen;2000";
        let bytes = MACINTOSH.encode(name).0;
        assert_ne!(decode(&bytes).text, name);
        let offered = readings(&bytes);
        assert_eq!(offered[0].name, decode(&bytes).writing.name());
        let wanted = offered.iter().find(|reading| reading.name == "macintosh").expect("offered");
        assert_eq!(wanted.sample, "Müller, Jürgen;2000");
        assert_eq!(decode_told(&bytes, told("macintosh")).text, name);
        assert_eq!(told("utf-7"), None);
        let of_dos = b"Name;Elo\nM\x81ller, J\x81rgen;2000";
        let offered = readings(of_dos);
        for page in ["IBM437", "IBM850", "IBM852"] {
            let wanted = offered.iter().find(|reading| reading.name == page).expect("offered");
            assert_eq!(wanted.sample, "Müller, Jürgen;2000");
            assert_eq!(decode_told(of_dos, told(page)).text, name);
        }
        for certain in ["Name;Elo".as_bytes(), name.as_bytes(), &[0xff, 0xfe, 0xfc, 0]] {
            assert_eq!(readings(certain), [], "nothing is guessed");
        }
        // Bytes that stand for nothing are no way to read a file.
        let euc = EUC_KR.encode("김철수").0;
        let offered = readings(&euc);
        assert!(offered.len() > 1 && offered.iter().all(|reading| !reading.sample.contains('\u{fffd}')), "{offered:?}");
    }

    #[test]
    fn marks_are_taken_off() {
        assert_eq!(decode("\u{feff}012 Zürich".as_bytes()).text, "012 Zürich");
        let utf16: Vec<u8> =
            [0xff, 0xfe].into_iter().chain("012 Zürich".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(decode(&utf16).text, "012 Zürich");
    }
}
