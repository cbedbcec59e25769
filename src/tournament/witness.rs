//! What a hall says of its journal's end: how far it went at a moment, signed by the hall. Kept outside the journal that it proves, it
//! is a witness: who deletes the last acts, or computes a whole chain anew, cannot make it say the same.

use super::chain::{Digest, Head, Line};
use super::seal::Seal;
use serde::{Deserialize, Serialize};

/// How the hall knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Knows {
    /// The act was done before its eyes.
    Done,
    /// Its first acts were there when the hall began to keep witnesses: of an older version.
    Adopted,
    /// Some of its acts were there at a start, and nothing says how they came.
    Found,
}

/// A signed statement about a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    pub knows: Knows,
    /// The chain after the journal's first act, by which it is known.
    pub origin: String,
    pub seq: u64,
    /// The chain up to there.
    pub chain: String,
    /// In microseconds.
    pub at: i64,
    pub seal: Option<Seal>,
}

/// How a journal stands to a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The statement is about its last act.
    Agrees,
    /// The journal goes on: the acts from this one on are not witnessed.
    Beyond { from: u64 },
    /// The journal lacks the acts from this one on.
    Lacks { from: u64 },
    /// Another act stands in this place, or none that fits: another history.
    Differs { seq: u64 },
}

impl Statement {
    pub fn new(knows: Knows, origin: Digest, head: Head, at: i64) -> Statement {
        Statement { knows, origin: origin.to_string(), seq: head.seq, chain: head.chain.to_string(), at, seal: None }
    }

    /// What is signed.
    pub fn text(&self) -> String {
        let knows = match self.knows {
            Knows::Done => "done",
            Knows::Adopted => "adopted",
            Knows::Found => "found",
        };
        format!("sonneborn head\n{knows}\n{}\n{}\n{}\n{}\n", self.origin, self.seq, self.chain, self.at)
    }

    /// Whether the hall of its key said so.
    pub fn holds(&self) -> bool {
        self.seal.as_ref().is_some_and(|seal| seal.holds(&self.text()))
    }

    pub fn head(&self) -> Option<Head> {
        Some(Head { seq: self.seq, chain: self.chain.parse().ok()? })
    }

    /// How a journal stands to it; `None` where it is about another one.
    pub fn of(&self, lines: &[Line]) -> Option<Stands> {
        let first = lines.first().filter(|line| line.chain.to_string() == self.origin)?;
        let place = self.seq.checked_sub(first.seq).and_then(|place| usize::try_from(place).ok());
        let last = lines.last().map_or(0, |line| line.seq);
        Some(match place.and_then(|place| lines.get(place)) {
            _ if self.seq > last => Stands::Lacks { from: last + 1 },
            Some(line) if line.chain.to_string() != self.chain => Stands::Differs { seq: self.seq },
            Some(_) if last > self.seq => Stands::Beyond { from: self.seq + 1 },
            Some(_) => Stands::Agrees,
            None => Stands::Differs { seq: self.seq },
        })
    }
}
