//! Any bytes as a TRF: an answer, never a panic; and what was read is written so that it is read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::trf::{self, Output, Version};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::statement::Statement;

fuzz_target!(|bytes: &[u8]| {
    let Ok(import) = trf::read(bytes) else { return };
    let tournament = Tournament::of_import(&import.imported);
    for version in [Version::Trf16, Version::Trf26] {
        let text = trf::write(&Statement::of(&tournament), &Output { version, ..Output::default() });
        trf::read(text.as_bytes()).expect("our own file is read");
    }
});
