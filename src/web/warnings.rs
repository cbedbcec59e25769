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
    let more = UNREADABLE.swap(0, Ordering::Relaxed).saturating_sub(1);
    if more > 0 {
        tracing::warn!("{more} more requests could not be read, or did not arrive whole, in the last minute");
    }
}
