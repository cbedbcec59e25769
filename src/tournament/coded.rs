//! A code of the regulations as it is kept: the text, and what it means.
//!
//! What is typed or sent is read at the edge and refused where it means nothing. An old journal or a file may have a code that
//! this version does not read: it stays as it was written, counts for nothing, and the settings page names it. The written
//! form is what serialises, so that a journal never changes by being read.

use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;

/// A code, and its meaning where it has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String", bound = "T: FromStr + Clone")]
pub struct Coded<T> {
    written: String,
    meant: Option<T>,
}

impl<T: FromStr> Coded<T> {
    /// A code as it stands in a journal or a file.
    pub fn written(text: &str) -> Coded<T> {
        Coded { written: text.to_owned(), meant: text.parse().ok() }
    }
}

impl<T> Coded<T> {
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// `None` where it means nothing to this version.
    pub fn meant(&self) -> Option<&T> {
        self.meant.as_ref()
    }

    pub fn means(&self, value: &T) -> bool
    where
        T: PartialEq,
    {
        self.meant.as_ref() == Some(value)
    }
}

impl<T: FromStr + Copy> Coded<T> {
    /// What it means.
    ///
    /// # Errors
    /// Why it means nothing.
    pub fn value(&self) -> Result<T, T::Err> {
        self.meant.map_or_else(|| self.written.parse(), Ok)
    }
}

/// A value in its usual spelling.
impl<T: Display> Coded<T> {
    pub fn of(value: T) -> Coded<T> {
        Coded { written: value.to_string(), meant: Some(value) }
    }
}

impl<T: FromStr> From<String> for Coded<T> {
    fn from(text: String) -> Coded<T> {
        Coded::written(&text)
    }
}

impl<T> From<Coded<T>> for String {
    fn from(coded: Coded<T>) -> String {
        coded.written
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::descriptor::Descriptor;

    #[test]
    fn what_was_written_stays_whether_it_is_read_or_not() {
        for (text, meant) in [("\"BH-C1\"", Some("BH/C1")), ("\"BH/C9\"", None), ("\"\"", None)] {
            let code: Coded<Descriptor> = serde_json::from_str(text).expect("every text is kept");
            assert_eq!(code.meant().map(Descriptor::to_string).as_deref(), meant);
            assert_eq!(code.value().is_ok(), meant.is_some());
            assert_eq!(serde_json::to_string(&code).expect("it serialises"), text);
        }
    }
}
