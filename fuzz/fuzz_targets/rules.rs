//! Any bytes to every entrance that other programs have: an answer or a refusal, never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_rules::{Asked, ClaimForm, Reading, Wish, check, claim, explain, pair, rating, replay, tie_breaks};

fuzz_target!(|bytes: &[u8]| {
    let wish = Wish::default();
    drop((pair(bytes, &wish), explain(bytes, &wish), check(bytes, &wish), rating(bytes, &wish)));
    drop(tie_breaks(bytes, &wish, Some("PTS BH/C1 SB DE ARO"), None));
    drop(replay(bytes, &Reading::default()));
    drop(claim(bytes, &ClaimForm::default(), &Asked::default()));
});
