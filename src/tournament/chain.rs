//! The chain of a journal: each entry is bound to everything before it, so that a missing, changed or foreign one is found.
//!
//! An entry's digest is the SHA-256 of its text as it is kept. The chain after it is the SHA-256 of the chain before it and
//! this digest, beginning with 32 zero bytes. So the last chain value, the head, proves the whole journal, and papers print
//! 140 bits of it as letters. The digest is kept apart from the text so that a part of a journal can be shown and proven without the rest.

pub use super::digest::{Digest, Printed};
use super::personal::{self, Forgotten, Unfit};
use std::collections::HashMap;
use std::fmt;

/// How far a journal goes: its last entry's number, and the chain up to there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    pub seq: u64,
    pub chain: Digest,
}

impl Head {
    /// How it stands to the state that a paper shows: `57-8XK2-M0TD-…`, or `57-1a2b3c4d` on old ones.
    pub fn compared(&self, shown: &str) -> Printed {
        match shown.trim().split_once('-') {
            Some((seq, letters)) if seq == self.seq.to_string() => self.chain.compared(letters),
            Some(_) | None => Printed::Other,
        }
    }
}

/// As papers print it: `57-8XK2-M0TD-…`.
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
    /// It says that they were forgotten, and no act did it.
    #[error("act {seq} says that its person number {place} was forgotten, and no act forgot them")]
    Unforgotten { seq: u64, place: usize },
    /// The same of a version that forgot without an act: what stands in their place is nobody's word.
    #[error(
        "act {seq}: the person number {place} was forgotten by an older version, and what stands there is not proven"
    )]
    OldForgetting { seq: u64, place: usize },
}

impl Fault {
    /// The act at which it was found.
    pub fn seq(&self) -> u64 {
        match self {
            Fault::Missing { seq }
            | Fault::Changed { seq }
            | Fault::Moved { seq, .. }
            | Fault::Foreign { seq }
            | Fault::Person { seq, .. }
            | Fault::Unforgotten { seq, .. }
            | Fault::OldForgetting { seq, .. } => *seq,
        }
    }
}

/// What the acts of these lines have forgotten.
pub fn forgotten(lines: &[Line]) -> Forgotten {
    Forgotten::of(lines.iter().map(|line| (line.seq, line.text.as_str())))
}

fn of_persons(line: &Line, forgotten: &Forgotten) -> impl Iterator<Item = Fault> {
    let seq = line.seq;
    let unfit = personal::unfit(seq, &line.text, line.personal.as_deref(), forgotten).into_iter();
    unfit.map(move |(place, unfit)| match unfit {
        Unfit::Changed => Fault::Person { seq, place },
        Unfit::Unforgotten => Fault::Unforgotten { seq, place },
        Unfit::OldForgetting => Fault::OldForgetting { seq, place },
    })
}

/// The first fault of lines that should follow `before`, in order. It asks no more than loading needs, and leaves what an older
/// version forgot without an act readable; [`faults`] finds all.
pub fn first_fault(before: Head, lines: &[Line]) -> Option<Fault> {
    let is_readable = |fault: &Fault| matches!(fault, Fault::OldForgetting { .. });
    first_where(before, lines, &|fault| !is_readable(fault))
}

/// As [`first_fault`], for lines that come from somewhere else: what they cannot prove is a fault.
pub fn first_unproven(before: Head, lines: &[Line]) -> Option<Fault> {
    first_where(before, lines, &|_| true)
}

fn first_where(before: Head, lines: &[Line], counts: &dyn Fn(&Fault) -> bool) -> Option<Fault> {
    let forgotten = forgotten(lines);
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
        if let Some(fault) = of_persons(line, &forgotten).find(|fault| counts(fault)) {
            return Some(fault);
        }
        head = line.head();
    }
    None
}

/// Every fault of a whole journal, in its order. After a fault the chain is followed on from what is kept, so that one change
/// is told once.
pub fn faults(lines: &[Line]) -> Vec<Fault> {
    let forgotten = forgotten(lines);
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
        } else {
            found.extend(of_persons(line, &forgotten));
        }
        head = line.head();
    }
    found
}
