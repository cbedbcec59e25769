//! Work without its type. A pool of threads is compiled anew for each type of work that it takes: so it takes all work as one.

use std::any::Any;

/// What came of some work.
pub type Done = Box<dyn Any + Send>;
/// Some work.
pub type Work = Box<dyn FnOnce() -> Done + Send>;

/// The work without its type, and what gives the type back to what came of it.
pub fn untyped<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> (Work, fn(Done) -> T) {
    (Box::new(|| Box::new(work())), |done| *done.downcast().expect("only this work's own is given here"))
}
