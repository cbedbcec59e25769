//! The tournament report file as it is sent to FIDE.

use crate::exchange::trf::{self, Version, story};
use crate::standings;
use crate::tournament::fold::Journal;

/// The tournament report file: for FIDE, with the acts of the journal told in its comments.
pub fn report_file(journal: &Journal, version: Version) -> String {
    let tournament = journal.state();
    trf::write(
        tournament,
        &trf::Output {
            version,
            program: concat!("Sonneborn ", env!("CARGO_PKG_VERSION")),
            ranks: &standings::ranks(tournament),
            today: Some(super::now().date_naive()),
            for_rating: true,
            comments: &story::tell(journal),
        },
    )
}
