//! Whether anybody still waits for a long computation.
//!
#![doc = include_str!("README.md")]
//!
//! Searches run deep below what their callers see: what a pairing gives back is the pairs or why there are none, and "nobody
//! waits any more" is neither. So a search looks up at its steps, and where it is over it unwinds to [`Patience::during`], the one
//! place that catches it; nothing is half done there, because what is computed here is given back or dropped. Outside of
//! [`Patience::during`] patience never ends.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Of those who wait for one computation; clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Patience(Arc<AtomicBool>);

thread_local! {
    static NOW: RefCell<Option<Patience>> = const { RefCell::new(None) };
}

/// What unwinds.
struct GivenUp;

impl Patience {
    /// Nobody waits any more.
    pub fn end(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does the work as long as this lasts; `None` where it ended within.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        let before = NOW.replace(Some(self.clone()));
        let done = catch_unwind(AssertUnwindSafe(work));
        NOW.set(before);
        match done {
            Ok(value) => Some(value),
            Err(cause) if cause.is::<GivenUp>() => None,
            Err(panic) => resume_unwind(panic),
        }
    }
}

/// Whether nobody waits any more for what this thread computes; for work that can say so itself.
pub fn is_over() -> bool {
    NOW.with_borrow(|now| now.as_ref().is_some_and(Patience::is_over))
}

/// Ends the computation of this thread where nobody waits for it any more; to be called at steps of at most some milliseconds.
pub fn look() {
    if is_over() {
        resume_unwind(Box::new(GivenUp));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_where_it_looks_up_and_only_then() {
        let patience = Patience::default();
        let steps = |last: u32| {
            let (mut done, held) = (0, patience.clone());
            patience.during(move || {
                while done < 10 {
                    if done == last {
                        held.end();
                    }
                    look();
                    done += 1;
                }
                done
            })
        };
        assert_eq!(steps(20), Some(10));
        assert_eq!(steps(3), None);
        look();
        assert!(!is_over(), "outside of it nothing ends");
    }
}
