//! Any bytes as a game file: read, played through with every choice at a fault, looked through for ends and claims; never a
//! panic, every place in the text, and every move found again by its written form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_laws::claim::read_move;
use sonneborn_laws::edition::EditionId;
use sonneborn_laws::ending::ended;
use sonneborn_laws::pgn::{self, Game};
use sonneborn_laws::possible::open_claims;
use sonneborn_laws::replay::{AtFault, Replay};

fuzz_target!(|bytes: &[u8]| {
    let (text, _) = pgn::decode(bytes);
    for game in pgn::games(&text) {
        let replay = Replay::of(&game, AtFault::Stop);
        for ply in 1..=replay.len() {
            assert_eq!(read_move(replay.position(ply - 1), &replay.san(ply)), Ok(replay.plies()[ply - 1].mv));
            assert_eq!(replay.repetition(ply) as usize, replay.occurrences(ply).len());
        }
        look_through(&game, &replay);
        for at_fault in [AtFault::Skip, AtFault::Pass] {
            look_through(&game, &Replay::of(&game, at_fault));
        }
        for (_, span) in game.faults() {
            let place = game.place(*span);
            assert!(place.line >= 1 && place.column >= 1);
        }
    }
});

fn look_through(game: &Game<'_>, replay: &Replay) {
    assert_eq!(replay.positions().len(), replay.len() + 1);
    assert_eq!(replay.clock_notes(game).len(), replay.len());
    ended(replay, &EditionId::Laws2023.edition().automatic);
    open_claims(replay, None);
}
