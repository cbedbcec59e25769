//! Any bytes as bodies of the API: an answer with its field, never a panic; and a player that was read is told as they were read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_i18n::Lang;
use sonneborn_api::body;
use sonneborn_api::players::PlayerFields;

fuzz_target!(|bytes: &[u8]| {
    for lang in Lang::ALL {
        if let Ok(fields) = body::read::<PlayerFields>(lang, bytes)
            && let Ok(data) = fields.read(lang, "player")
        {
            let told = PlayerFields::of(&data);
            assert_eq!(told.read(lang, "player").ok(), Some(data));
        }
        let _ = body::read::<body::Signature>(lang, bytes);
    }
});
