//! The encoding of a game file: by its byte order mark, else UTF-8, else the encoding of older programs (Windows code pages, GBK,
//! Big5, …) that its bytes look most like. Old files say nothing about it.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
pub use encoding_rs::Encoding;
use encoding_rs::UTF_8;

/// So many bytes of lines with other than plain letters are looked at.
const ENOUGH: usize = 64 * 1024;

/// The text of a game file, and the encoding it was taken to be in. Bytes that fit nothing become `�`.
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
}
