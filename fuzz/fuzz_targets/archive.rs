//! Any bytes as a whole tournament: an answer, never a panic; and what was read is written so that it is read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::archive::Archive;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(archive) = Archive::read(bytes) {
        let text = archive.write().expect("it can be written");
        assert_eq!(Archive::read(text.as_bytes()), Ok(archive));
    }
});
