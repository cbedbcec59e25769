//! A scoresheet as evidence: what in it cannot be relied on, and how it may be mended.
//!
//! - `numbers`: the move numbers, and where they leave out or repeat a move
//! - `evidence`: everything for which a record does not prove the game it seems to tell
//! - `mend`: words that are no standard notation, and the moves they stand for; `letters`: those of many languages
//!
//! Nothing here changes a record: what is doubted is named, and the arbiter mends it.

mod evidence;
mod letters;
mod mend;
mod numbers;

pub use evidence::{Doubt, Evidence, Mark};
pub(crate) use mend::letters_apart;
pub use mend::{Mending, Why, mended, mendings};
