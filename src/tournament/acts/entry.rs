//! A line of the journal: an act with its instant, its author and what they saw.

use super::Act;
use crate::digest::Digest;
use crate::warning::Warning;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Who did an act, as they were called at the time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    /// The account's number in the store.
    pub account: i64,
    pub name: String,
}

/// Who acts without an account: the journal keeps which of these it was, and each reader is told in their own language. What older
/// versions kept is in the words of the phone, and stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unnamed<'n> {
    /// Players by their phones, by their numbers: `#10 + #3`.
    Phone(&'n str),
    SelfCheckIn,
    /// The captain of the team of this name, by their link.
    Captain(&'n str),
}

const PHONE: &str = "by-phone: ";
const SELF_CHECK_IN: &str = "self-check-in";
const CAPTAIN: &str = "captain-of: ";

impl<'n> Unnamed<'n> {
    /// What the name of an author says; `None` for the name of somebody.
    pub fn read(name: &'n str) -> Option<Unnamed<'n>> {
        let told = name.strip_prefix(PHONE).map(Unnamed::Phone);
        told.or_else(|| name.strip_prefix(CAPTAIN).map(Unnamed::Captain))
            .or_else(|| (name == SELF_CHECK_IN).then_some(Unnamed::SelfCheckIn))
    }

    pub fn author(self) -> Author {
        let name = match self {
            Unnamed::Phone(numbers) => format!("{PHONE}{numbers}"),
            Unnamed::SelfCheckIn => SELF_CHECK_IN.to_owned(),
            Unnamed::Captain(team) => format!("{CAPTAIN}{team}"),
        };
        Author { account: 0, name }
    }
}

/// One line of the journal. An act carries its own instant and author, so that folding knows no clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The place in the journal, from 1 without a gap.
    pub seq: u64,
    pub at: DateTime<Utc>,
    pub author: Author,
    /// From where, in words that tell devices apart: `Firefox on Linux, 192.168.1.7`.
    pub device: String,
    pub act: Act,
    /// Why, where the arbiter gave a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The warnings that they saw and went on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acknowledged: Vec<Warning>,
    /// The journal's chain up to this entry, as it is kept; none before it is.
    #[serde(skip)]
    pub chain: Digest,
}
