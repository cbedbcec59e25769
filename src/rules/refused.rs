//! Why there is no answer: what is wrong with the file, each thing with its place, or with what was asked.

use serde::Serialize;
use std::fmt;

/// Why there is no answer, in the words of the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Refused {
    /// The file is not understood.
    Unreadable { faults: Vec<Fault>, is_too_large: bool },
    /// What was asked cannot be.
    Request { why: String },
    /// The regulations allow no pairing.
    NoPairing { why: String },
}

/// One thing that is wrong with a file. Both numbers count from 1; a binary file has no lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub why: String,
}

impl std::error::Error for Refused {}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable { faults, .. } => {
                let lines: Vec<&str> = faults.iter().map(|fault| fault.why.as_str()).collect();
                f.write_str(&lines.join("\n"))
            }
            Refused::Request { why } | Refused::NoPairing { why } => f.write_str(why),
        }
    }
}

impl Refused {
    pub(crate) fn request(why: impl Into<String>) -> Refused {
        Refused::Request { why: why.into() }
    }
}
