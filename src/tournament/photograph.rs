//! Photographs of scoresheets, clocks and boards, kept with the claim of a game as evidence (Laws 8.1, 8.5, 6.10). The journal has
//! what they show and the SHA-256 of each; the pictures themselves lie beside it, as long as the act that kept them stands: what was
//! taken back is erased, so that nobody's hand or face is kept without need.

use super::Tournament;
use super::digest::Digest;
use super::ids::{PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

/// So many photographs are kept of one game: both scoresheets with their second leaves, and the clock and the board twice.
pub const MOST_OF_A_GAME: usize = 12;

sonneborn_laws::with_codes! {
    /// What a photograph shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Depicts: serde {
        WhiteSheet = "white_sheet",
        BlackSheet = "black_sheet",
        Clock = "clock",
        Board = "board",
        Other = "other",
    }
}

/// A photograph that was taken of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Photograph {
    pub round: RoundNo,
    /// Where the game was played then.
    pub board: u16,
    /// White and Black of the game: the photograph goes with them, also where they are moved to another board.
    pub players: [PlayerId; 2],
    pub depicts: Depicts,
    /// Of the picture as it is kept.
    pub sha256: Digest,
}

/// A photograph with the act that kept it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPhotograph {
    pub seq: u64,
    pub photograph: Photograph,
}

impl Tournament {
    /// The photographs of the game at a board, in the order in which they were kept.
    pub fn photographs_of(&self, round: RoundNo, board: u16) -> impl Iterator<Item = &KeptPhotograph> {
        let players = self.round(round).and_then(|round| round.game(board)).map(|game| sorted(game.players()));
        self.photographs.iter().filter(move |kept| {
            let photograph = &kept.photograph;
            photograph.round == round && Some(sorted(photograph.players)) == players
        })
    }
}

impl Tournament {
    /// Whether an appeal of one of its players in its round is not decided: until then it is evidence (Laws 11.10).
    pub(crate) fn is_appealed(&self, photograph: &Photograph) -> bool {
        let of_game = |by: PlayerId, round: RoundNo| round == photograph.round && photograph.players.contains(&by);
        self.appeals.iter().any(|appeal| appeal.decided.is_none() && of_game(appeal.by, appeal.round))
    }
}

/// Two players whatever their colours.
fn sorted(mut players: [PlayerId; 2]) -> [PlayerId; 2] {
    players.sort_unstable();
    players
}
