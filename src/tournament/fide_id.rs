//! FIDE's number of a person, apart from every national one: the TRF has eleven digits for it (columns 58-68), and neither takes the
//! place of the other.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

/// The number in FIDE's lists, from 1 to eleven digits.
///
/// ```
/// use sonneborn_tournament::fide_id::FideId;
///
/// let id: FideId = "1503014".parse().unwrap();
/// assert_eq!(id.to_string(), "1503014");
/// assert!("0".parse::<FideId>().is_err(), "nobody has it");
/// assert!("123456789012".parse::<FideId>().is_err(), "the TRF has eleven columns");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct FideId(NonZeroU64);

impl FideId {
    /// Eleven digits.
    pub const MAX: u64 = 99_999_999_999;

    /// `None` for 0, which files write where there is none, and for what is too long.
    ///
    /// ```
    /// use sonneborn_tournament::fide_id::FideId;
    ///
    /// assert_eq!(FideId::new(1_503_014).map(FideId::number), Some(1_503_014));
    /// assert_eq!(FideId::new(0), None);
    /// ```
    pub fn new(number: u64) -> Option<FideId> {
        NonZeroU64::new(number).filter(|number| number.get() <= FideId::MAX).map(FideId)
    }

    pub fn number(self) -> u64 {
        self.0.get()
    }
}

/// The text is no number, 0, or longer than eleven digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no number from 1 to {}", FideId::MAX)]
pub struct NoFideId;

impl FromStr for FideId {
    type Err = NoFideId;

    fn from_str(text: &str) -> Result<FideId, NoFideId> {
        text.trim().parse().ok().and_then(FideId::new).ok_or(NoFideId)
    }
}

impl fmt::Display for FideId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// As the API of version 0.1 let it into journals: 0 where there is none.
pub(crate) fn of_journal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<FideId>, D::Error> {
    match Option::<u64>::deserialize(deserializer)? {
        None | Some(0) => Ok(None),
        Some(number) => read(number).map(Some),
    }
}

fn read<E: Error>(number: u64) -> Result<FideId, E> {
    FideId::new(number).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &"a FIDE ID"))
}

impl<'de> Deserialize<'de> for FideId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FideId, D::Error> {
        read(u64::deserialize(deserializer)?)
    }
}

/// For columns of figures.
impl From<FideId> for i64 {
    fn from(id: FideId) -> i64 {
        id.number().cast_signed()
    }
}
