//! A SHA-256 value, of which the chain of a journal is made.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 value; all zeros where there is nothing yet.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest([u8; 32]);

/// Crockford's letters: those that an eye does not take for another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTER_BITS: usize = 5;
/// So many letters are printed, 140 bits: more than anybody can search through for another state that has the same.
const PRINTED_LETTERS: usize = 28;
/// They stand in groups of so many.
const GROUP: usize = 4;
/// Older papers have so many hexadecimal digits, 32 bits: one of four thousand million states that somebody tries fits.
const SHORT_DIGITS: usize = 8;

/// How a value stands to what a paper shows of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    Same,
    /// As far as an older paper shows it, which is no proof.
    Short,
    Other,
}

impl Digest {
    /// Before the first entry.
    pub const NONE: Digest = Digest([0; 32]);

    pub fn of(text: &str) -> Digest {
        Digest::of_bytes(text.as_bytes())
    }

    pub fn of_bytes(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The chain after an entry of this digest.
    pub fn then(self, entry: Digest) -> Digest {
        let mut both = Sha256::new();
        both.update(self.0);
        both.update(entry.0);
        Digest(both.finalize().into())
    }

    /// The letters that papers print: `8XK2-M0TD-…`.
    pub fn printed(self) -> String {
        let mut printed = String::with_capacity(PRINTED_LETTERS + PRINTED_LETTERS / GROUP);
        for (place, letter) in self.letters().chars().enumerate() {
            if place > 0 && place % GROUP == 0 {
                printed.push('-');
            }
            printed.push(letter);
        }
        printed
    }

    fn letters(self) -> String {
        let bit = |place: usize| (self.0[place / 8] >> (7 - place % 8)) & 1;
        let letter = |number: usize| {
            let bits = (0..LETTER_BITS).map(|place| bit(number * LETTER_BITS + place));
            char::from(LETTERS[usize::from(bits.fold(0, |value, bit| value << 1 | bit))])
        };
        (0..PRINTED_LETTERS).map(letter).collect()
    }

    /// How the value stands to what a paper shows, as somebody types it: hyphens and spaces do not count, nor does the case, and
    /// letters that look like digits are digits. All letters are compared, or all digits of the whole value.
    pub fn compared(self, shown: &str) -> Printed {
        let plain: String = shown.chars().filter(|letter| !matches!(letter, '-' | ' ')).collect();
        let digits = self.to_string();
        let lower = plain.to_ascii_lowercase();
        if lower.len() == SHORT_DIGITS {
            return if digits.starts_with(&lower) { Printed::Short } else { Printed::Other };
        }
        let as_meant = |letter: char| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let same = lower == digits || plain.chars().map(as_meant).eq(self.letters().chars());
        if same { Printed::Same } else { Printed::Other }
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.8}…", self.to_string())
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = NoDigest;

    fn try_from(text: String) -> Result<Digest, NoDigest> {
        text.parse()
    }
}

/// A text that is no SHA-256 value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Digest, NoDigest> {
        let mut bytes = [0; 32];
        // One digest has one spelling: the small letters in which it is written.
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 2 * bytes.len() || !text.bytes().all(is_digit) {
            return Err(NoDigest);
        }
        for (byte, at) in bytes.iter_mut().zip((0..text.len()).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| NoDigest)?;
        }
        Ok(Digest(bytes))
    }
}
