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
