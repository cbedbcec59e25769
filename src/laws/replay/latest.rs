//! Where positions stood last, for long stretches without a capture or pawn move.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// So many positions are looked through one by one; games with a longer stretch without capture or pawn move are rare.
pub(super) const LOOKED_BACK: usize = 128;

/// The last ply of every key since the last capture or pawn move, for long stretches: a count that looked back move by move would
/// take hours for a record of a few megabytes.
#[derive(Default)]
pub(super) struct Latest {
    of: HashMap<u64, usize, BuildHasherDefault<KeyAsHash>>,
}

impl Latest {
    pub(super) fn forget(&mut self) {
        if !self.of.is_empty() {
            self.of.clear();
        }
    }

    /// Takes in the keys of the stretch so far, the first of which is that of this ply, unless they are known.
    pub(super) fn fill(&mut self, first: usize, keys: &[u64]) {
        if self.of.is_empty() {
            self.of.extend(keys.iter().enumerate().map(|(index, key)| (*key, first + index)));
        }
    }

    pub(super) fn insert(&mut self, key: u64, ply: usize) -> Option<usize> {
        self.of.insert(key, ply)
    }

    /// The last position was taken away; `before` is where it stood earlier.
    pub(super) fn take_back(&mut self, key: u64, before: Option<u32>) {
        if !self.of.is_empty() {
            match before {
                Some(earlier) => self.of.insert(key, earlier as usize),
                None => self.of.remove(&key),
            };
        }
    }
}

/// Keys of positions are random already.
#[derive(Default)]
pub(crate) struct KeyAsHash(u64);

impl Hasher for KeyAsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
