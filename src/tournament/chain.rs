//! The chain of a journal: each entry is bound to everything before it, so that a missing, changed or foreign one is found.
//!
//! An entry's digest is the SHA-256 of its text as it is kept. The chain after it is the SHA-256 of the chain before it and
//! this digest, beginning with 32 zero bytes. So the last chain value, the head, proves the whole journal, and papers print
//! its first digits. The digest is kept apart from the text so that a part of a journal can be shown and proven without the rest.

use super::personal;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
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

/// How far a journal goes: its last entry's number, and the chain up to there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    pub seq: u64,
    pub chain: Digest,
}

/// As papers print it: `57-1a2b3c4d`.
impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chain {
            // Of a file that was only read there is no journal.
            Digest::NONE => write!(f, "{}", self.seq),
            chain => write!(f, "{}-{}", self.seq, chain.printed()),
        }
    }
}

/// An entry as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub seq: u64,
    pub text: String,
    /// What the text says about persons, beside it.
    pub personal: Option<String>,
    pub digest: Digest,
    pub chain: Digest,
}

impl Line {
    /// The line of a text after `before`.
    pub fn after(before: Head, text: String, personal: Option<String>) -> Line {
        let digest = Digest::of(&text);
        Line { seq: before.seq + 1, chain: before.chain.then(digest), text, personal, digest }
    }

    pub fn head(&self) -> Head {
        Head { seq: self.seq, chain: self.chain }
    }
}

/// What is wrong with a journal at a place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("act {seq} is missing")]
    Missing { seq: u64 },
    #[error("act {seq} is not as it was written")]
    Changed { seq: u64 },
    #[error("act {seq} belongs after act {after}")]
    Moved { seq: u64, after: u64 },
    #[error("act {seq} is of another journal, or was put in from outside")]
    Foreign { seq: u64 },
    #[error("what act {seq} says about its person number {place} is not as it was written")]
    Person { seq: u64, place: usize },
}

impl Fault {
    /// The act at which it was found.
    pub fn seq(&self) -> u64 {
        match self {
            Fault::Missing { seq }
            | Fault::Changed { seq }
            | Fault::Moved { seq, .. }
            | Fault::Foreign { seq }
            | Fault::Person { seq, .. } => *seq,
        }
    }
}

/// The first fault of lines that should follow `before`, in order. It asks no more than loading needs; [`faults`] finds all.
pub fn first_fault(before: Head, lines: &[Line]) -> Option<Fault> {
    let mut head = before;
    for line in lines {
        if line.seq != head.seq + 1 {
            return Some(Fault::Missing { seq: head.seq + 1 });
        }
        let digest = Digest::of(&line.text);
        if digest != line.digest {
            return Some(Fault::Changed { seq: line.seq });
        }
        if head.chain.then(digest) != line.chain {
            return Some(Fault::Foreign { seq: line.seq });
        }
        if let Some(place) = personal::first_forged(&line.text, line.personal.as_deref()) {
            return Some(Fault::Person { seq: line.seq, place });
        }
        head = line.head();
    }
    None
}

/// Every fault of a whole journal, in its order. After a fault the chain is followed on from what is kept, so that one change
/// is told once.
pub fn faults(lines: &[Line]) -> Vec<Fault> {
    // Where a line that is out of place belongs: behind the one that it was chained to.
    let mut by_chain: HashMap<Digest, u64> = lines.iter().map(|line| (line.chain, line.seq)).collect();
    by_chain.insert(Digest::NONE, 0);
    let mut found = Vec::new();
    let mut head = Head::default();
    for line in lines {
        found.extend((head.seq + 1..line.seq).map(|seq| Fault::Missing { seq }));
        let follows_a_gap = line.seq > head.seq + 1;
        let digest = Digest::of(&line.text);
        let belongs = |digest: Digest| by_chain.iter().find(|(chain, _)| chain.then(digest) == line.chain);
        if digest != line.digest {
            found.push(Fault::Changed { seq: line.seq });
        } else if head.chain.then(digest) != line.chain {
            match belongs(digest) {
                Some((_, after)) => found.push(Fault::Moved { seq: line.seq, after: *after }),
                // What it was chained to is what is missing.
                None if follows_a_gap => {}
                None => found.push(Fault::Foreign { seq: line.seq }),
            }
        } else if let Some(place) = personal::first_forged(&line.text, line.personal.as_deref()) {
            found.push(Fault::Person { seq: line.seq, place });
        }
        head = line.head();
    }
    found
}
