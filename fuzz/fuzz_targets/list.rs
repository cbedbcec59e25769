//! Any bytes as a rating list, FIDE's or a nation's, and as prizes: an answer, never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::rating_index::Builder;
use sonneborn_exchange::rating_list::Layout;
use sonneborn_exchange::{national_list, prizes, text};
use sonneborn_tournament::regulations::Rate;

/// From which the ages of prizes count.
const YEAR: u16 = 2026;

fuzz_target!(|bytes: &[u8]| {
    let decoded = text::decode(bytes);
    let mut lines = decoded.text.lines();
    if let Some(Ok(layout)) = lines.next().map(|header| Layout::of(header, Some(Rate::Rapid))) {
        lines.for_each(|line| _ = layout.player(line));
    }
    let mapping = national_list::guessed(&decoded.text);
    drop(national_list::read(&decoded.text, &mapping, "NOR", &mut Builder::default(), |_| ()));
    drop(prizes::read(&decoded.text, Some(YEAR)));
});
