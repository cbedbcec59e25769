//! Any bytes as files of other programs: an answer, never a panic; and what was read is a tournament.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::{foreign, swiss_chess, swiss_manager, tournament_file};
use sonneborn_tournament::Tournament;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(read) = swiss_chess::read(bytes) {
        drop(Tournament::of_import(&read.imported));
    }
    if let Ok(read) = swiss_manager::read(bytes) {
        drop(Tournament::of_import(&read.imported));
    }
    if let Some(Ok(read)) = foreign::read(bytes) {
        drop(Tournament::of_import(&read.imported));
    }
    drop(tournament_file::read(bytes));
});
