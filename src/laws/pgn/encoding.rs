//! The encoding of a game file: UTF-8 (with or without mark), UTF-16 with mark, GBK, or Windows Latin-1.
//!
//! Old files say nothing about it. GBK writes Chinese characters as pairs of high bytes, Latin-1 writes accented letters
//! as single high bytes between plain ones; that tells them apart.

use std::borrow::Cow;

use encoding_rs::{GBK, UTF_8, WINDOWS_1252};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16,
    Gbk,
    Latin1,
}

/// The text of a game file, and the encoding it was taken to be in. Bytes that fit nothing become `�`.
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    if let Some((marked, length)) = encoding_rs::Encoding::for_bom(bytes) {
        let encoding = if marked == UTF_8 { Encoding::Utf8 } else { Encoding::Utf16 };
        return (marked.decode_without_bom_handling(&bytes[length..]).0, encoding);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Encoding::Utf8);
    }
    if looks_chinese(bytes) {
        (GBK.decode_without_bom_handling(bytes).0, Encoding::Gbk)
    } else {
        (WINDOWS_1252.decode_without_bom_handling(bytes).0, Encoding::Latin1)
    }
}

/// Do most runs of high bytes have an even length, with first bytes as GBK's characters have them?
fn looks_chinese(bytes: &[u8]) -> bool {
    let mut paired = 0usize;
    let mut single = 0usize;
    for run in bytes.split(u8::is_ascii).filter(|run| !run.is_empty()) {
        let leads_fit = run.chunks_exact(2).all(|pair| (0xA1..=0xF7).contains(&pair[0]) && pair[1] >= 0xA1);
        if run.len().is_multiple_of(2) && leads_fit { paired += 1 } else { single += 1 }
    }
    paired > single
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_is_recognised() {
        let chinese = "[White \"王小明\"]\n[Black \"李伟\"]\n";
        for (bytes, text, encoding) in [
            (b"\xEF\xBB\xBF[White \"A\"]".to_vec(), "[White \"A\"]", Encoding::Utf8),
            (chinese.as_bytes().to_vec(), chinese, Encoding::Utf8),
            (GBK.encode(chinese).0.into_owned(), chinese, Encoding::Gbk),
            (b"[White \"N\xE4ss, J\xF6rg\"]".to_vec(), "[White \"Näss, Jörg\"]", Encoding::Latin1),
            (b"\xFF\xFEa\0".to_vec(), "a", Encoding::Utf16),
        ] {
            assert_eq!(decode(&bytes), (Cow::Borrowed(text), encoding));
        }
    }
}
