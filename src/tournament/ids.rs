//! The numbers by which things are called: players, TPNs, rounds, boards.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::HashSet;
use std::fmt;
use std::hash::Hash;

/// A player of this tournament, from registration on for ever: the index in [`crate::Tournament::players`].
///
/// Unlike the TPN it never changes, and so the journal speaks of players by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl PlayerId {
    /// The place in a list with one entry a player.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The first that comes twice.
pub(crate) fn repeated<T: Copy + Eq + Hash>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let mut seen = HashSet::new();
    all.find(|one| !seen.insert(*one))
}

/// Tournament pairing number, C.04.2 art. 2.3: 1 is the highest ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tpn(pub u16);

/// A round, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RoundNo(pub u16);

/// Rounds are keys of maps, which JSON writes as text, and an act's fields are read by way of serde's own values, which do not
/// turn such a key back into a number. So both are read.
impl<'de> Deserialize<'de> for RoundNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoundNo, D::Error> {
        deserializer.deserialize_any(RoundNoVisitor)
    }
}

struct RoundNoVisitor;

impl Visitor<'_> for RoundNoVisitor {
    type Value = RoundNo;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a round")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<RoundNo, E> {
        u16::try_from(number).map(RoundNo).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<RoundNo, E> {
        text.parse().map(RoundNo).map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

impl RoundNo {
    pub const FIRST: RoundNo = RoundNo(1);

    /// The place in a list with one entry a round.
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// ```
    /// use sonneborn_tournament::ids::RoundNo;
    ///
    /// assert_eq!(RoundNo(3).next(), RoundNo(4));
    /// assert_eq!(RoundNo::FIRST.previous(), None);
    /// ```
    pub fn next(self) -> RoundNo {
        RoundNo(self.0 + 1)
    }

    /// The round before, `None` before the first.
    pub fn previous(self) -> Option<RoundNo> {
        (self.0 > 1).then(|| RoundNo(self.0 - 1))
    }
}

/// A team of this tournament, from registration on: the index in [`crate::Tournament::teams`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamId(pub u32);

impl fmt::Display for Tpn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for RoundNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
