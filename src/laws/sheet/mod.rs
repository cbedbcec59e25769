//! A scoresheet as evidence: what in it cannot be relied on, and how it may be mended.
//!
//! - `announced`: a move that a player wrote down beside the record, in the player's own letters
//! - `board`: the board as somebody saw it, to which a record is held
//! - `columns`: columns side by side, read one after the other
//! - `extent`: from where to where a record was read
//! - `numbers`: the move numbers, and where they leave out or repeat a move
//! - `evidence`: everything for which a record does not prove the game it seems to tell
//! - `mend`: words that are no standard notation, and which of the moves that they may stand for is meant; `words`, `letters`:
//!   those of the record, and those of many languages; `reading`, `spelling`: what a word may stand for; `tongues`: who writes how
//!
//! Nothing here changes a record: what is doubted is named, and the arbiter mends it.

mod announced;
mod board;
mod columns;
mod evidence;
mod extent;
mod letters;
mod mend;
mod numbers;
mod reading;
mod spelling;
mod tongues;
mod words;

pub(crate) use announced::{Announced, read_announced};
pub use board::{BoardSeen, Confirmation, SeenBy};
pub use columns::in_order;
pub use evidence::{Before, Doubt, Evidence, Held, Mark};
pub use extent::{Extent, Unread};
pub use mend::{Mending, Why, mended, mendings};
pub(crate) use spelling::letters_apart;
