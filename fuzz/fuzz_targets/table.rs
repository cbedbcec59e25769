//! Any bytes as a list of players, CSV or spreadsheet: an answer, never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::players::Sheet;
use sonneborn_exchange::table;
use sonneborn_tournament::Tournament;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(grid) = table::read(bytes) {
        Sheet::of(grid, "list".into()).judged(&Tournament::default());
    }
});
