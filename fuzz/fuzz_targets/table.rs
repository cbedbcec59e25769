//! Any bytes as a list of players, CSV or spreadsheet: an answer, never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn::exchange::{players, table};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(grid) = table::read(bytes) {
        players::preview(&grid, &players::guess(&grid));
    }
});
