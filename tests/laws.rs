//! The rules core against other programs' games, and the classic disputes.

mod common;

#[path = "laws/golden.rs"]
mod golden;

#[path = "laws/articles.rs"]
mod articles;
#[path = "laws/clocks.rs"]
mod clocks;
#[path = "laws/cut.rs"]
mod cut;
#[path = "laws/damaged.rs"]
mod damaged;
#[path = "laws/dice.rs"]
mod dice;
#[path = "laws/disputes.rs"]
mod disputes;
#[path = "laws/editions.rs"]
mod editions;
#[path = "laws/entered.rs"]
mod entered;
#[path = "laws/evidence.rs"]
mod evidence;
#[path = "laws/held.rs"]
mod held;
#[path = "laws/hostile.rs"]
mod hostile;
#[path = "laws/illegible.rs"]
mod illegible;
#[path = "laws/limits.rs"]
mod limits;
#[path = "laws/locked.rs"]
mod locked;
#[path = "laws/properties.rs"]
mod properties;
#[path = "laws/records.rs"]
mod records;
#[path = "laws/rules_held.rs"]
mod rules_held;
#[path = "laws/slips.rs"]
mod slips;
#[path = "laws/stood.rs"]
mod stood;
#[path = "laws/too_late.rs"]
mod too_late;
#[path = "laws/touched.rs"]
mod touched;
#[path = "laws/two_sheets.rs"]
mod two_sheets;
#[path = "laws/unconfirmed.rs"]
mod unconfirmed;
#[path = "laws/watched.rs"]
mod watched;

use sonneborn_laws::claim::{Announced, Rules};
use sonneborn_laws::edition::{EditionId, Rate};

/// The Laws of today at the usual pace, with nothing announced.
const RULES: Rules = Rules {
    edition: EditionId::Laws2023,
    rate: Rate::STANDARD,
    announced: Announced {
        quickplay: false,
        agreement_from_move: None,
        no_agreement: false,
        lesser_device_penalty: false,
    },
};
