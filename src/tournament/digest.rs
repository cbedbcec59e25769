//! A SHA-256 value, of which the chain of a journal is made.

use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 value; all zeros where there is nothing yet.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

/// So many hexadecimal digits of a head are printed on papers: one in four thousand million would fit by chance.
const PRINTED_DIGITS: usize = 8;

impl Digest {
    /// Before the first entry.
    pub const NONE: Digest = Digest([0; 32]);

    pub fn of(text: &str) -> Digest {
        Digest(Sha256::digest(text.as_bytes()).into())
    }

    /// The chain after an entry of this digest.
    pub fn then(self, entry: Digest) -> Digest {
        let mut both = Sha256::new();
        both.update(self.0);
        both.update(entry.0);
        Digest(both.finalize().into())
    }

    /// The digits that papers print.
    pub fn printed(self) -> String {
        let mut digits = self.to_string();
        digits.truncate(PRINTED_DIGITS);
        digits
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", self.printed())
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
        if text.len() != 2 * bytes.len() || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NoDigest);
        }
        for (byte, at) in bytes.iter_mut().zip((0..text.len()).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| NoDigest)?;
        }
        Ok(Digest(bytes))
    }
}
