//! Any bytes as a FEN: an answer, never a panic; what was read is written so that it is read again, and every legal move of
//! it is found by its written form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_laws::{fen, legality, notation};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(position) = fen::read(text) else { return };
    let again = fen::read(&fen::write(&position)).expect("our own FEN is read");
    assert!(again.same_as(&position) && again.key() == position.key());
    assert_eq!(again.reversible(), position.reversible());
    for mv in position.legal_moves() {
        for name in [notation::san(&position, mv), position.uci(mv)] {
            let written = notation::read(name.as_bytes()).expect("our own notation is read");
            assert_eq!(legality::resolve(&position, written), Ok(mv), "{name}");
        }
        let after = position.after(mv);
        assert!(after.same_as(&after));
    }
});
