//! Any bytes as a whole tournament or as a dossier: an answer, never a panic; and what was read is written so that it is read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_exchange::archive::Archive;
use sonneborn_exchange::dossier::Dossier;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(archive) = Archive::read(bytes) {
        let text = archive.write().expect("it can be written");
        assert_eq!(Archive::read(text.as_bytes()), Ok(archive));
    }
    if let Ok(dossier) = Dossier::read(bytes) {
        drop(dossier.unproven(bytes));
        let text = dossier.write().expect("it can be written");
        assert_eq!(Dossier::read(text.as_bytes()), Ok(dossier));
    }
});
