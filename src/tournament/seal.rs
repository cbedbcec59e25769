//! Seals: what a hall has signed with its own key (Ed25519, RFC 8032), and how its key is told from another's.
//!
//! Whoever has the key of a hall is that hall. Its fingerprint stands on every paper; a seal of another key proves nothing about it.

use super::digest::Digest;
use ed25519_compact::{PublicKey, Signature};
use serde::{Deserialize, Serialize};

/// A hall's signature under a text, with its public key; both in small hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    pub key: String,
    pub signature: String,
}

impl Seal {
    /// Whether the key has signed this text.
    pub fn holds(&self, text: &str) -> bool {
        let (Some(key), Some(signature)) = (bytes(&self.key), bytes(&self.signature)) else { return false };
        let (Ok(key), Ok(signature)) = (PublicKey::from_slice(&key), Signature::from_slice(&signature)) else {
            return false;
        };
        key.verify(text.as_bytes(), &signature).is_ok()
    }

    /// Which key it is, as papers print it.
    pub fn fingerprint(&self) -> String {
        bytes(&self.key).map_or_else(String::new, |key| fingerprint(&key))
    }
}

/// What papers print of a public key: 140 bits of its SHA-256, as letters.
pub fn fingerprint(public: &[u8]) -> String {
    Digest::of_bytes(public).printed()
}

/// Whether a fingerprint that somebody typed is all of this one.
pub fn same_fingerprint(one: &str, typed: &str) -> bool {
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|letter| !matches!(letter, '-' | ' '));
        let meant = letters.map(|letter| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        });
        meant.collect()
    };
    !one.is_empty() && plain(one) == plain(typed)
}

/// Small hexadecimal digits of bytes.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes, where the digits are just as [`digits`] writes them.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let read: Option<Vec<u8>> =
        (0..text.len()).step_by(2).map(|at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok()).collect();
    read.filter(|read| digits(read) == text)
}
