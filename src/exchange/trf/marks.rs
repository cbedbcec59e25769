//! The signs of results.

use super::Version;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::outcome::{GameResult, How, Mark};

/// The code of a result for one side. An adjourned game is `?` in TRF26; TRF16 has nothing for it and gets the draw that
/// it is for pairing (C.04.2 art. 3.1).
pub fn mark(result: GameResult, colour: Colour, version: Version) -> &'static str {
    match (result.how(), result.mark(colour)) {
        (How::Adjourned, _) if version.tells_adjourned() => "?",
        (How::Played, Mark::Win) => "1",
        (How::Played | How::Adjourned, Mark::Draw) => "=",
        (How::Played | How::Adjourned, _) => "0",
        (How::Unrated, Mark::Win) => "W",
        (How::Unrated, Mark::Draw) => "D",
        (How::Unrated, Mark::Loss) => "L",
        (How::Forfeit, Mark::Win) => "+",
        (How::Forfeit, _) => "-",
    }
}
