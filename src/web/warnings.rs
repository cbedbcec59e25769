//! What strangers can send without end is told in few lines: the first that cannot be read at once, the others as a count, a minute at
//! a time, so that nobody fills the log.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often the count is told.
pub(super) const EVERY: Duration = Duration::from_secs(60);

/// Bodies and forms that could not be read since the count was told last.
static UNREADABLE: AtomicU64 = AtomicU64::new(0);

/// A body that could not be read, or did not arrive whole.
pub(super) fn note(path: &str, why: &str) {
    if UNREADABLE.fetch_add(1, Ordering::Relaxed) == 0 {
        tracing::warn!(path, "{why}");
    }
}

/// Tells how many there were besides the one that was told; to be called every [`EVERY`].
pub(super) fn tell() {
    let more = more();
    if more > 0 {
        tracing::warn!("{more} more requests could not be read, or did not arrive whole, in the last minute");
    }
}

/// How many there were besides the one that was told; counted anew from now on.
fn more() -> u64 {
    UNREADABLE.swap(0, Ordering::Relaxed).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_thousand_bodies_are_a_line_and_a_count() {
        (0..2_000).for_each(|_| note("/log-in", "it came too slowly"));
        assert_eq!(more(), 1_999);
        assert_eq!(more(), 0, "a quiet minute is not told");
    }
}
