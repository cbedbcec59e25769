//! What an arbiter is told before an act is done, and may go on from (FIDE's levels L2 and L3).

use super::colour::Colour;
use super::ids::{PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "warning", rename_all = "snake_case")]
pub enum Warning {
    /// The two have played each other (C.04.1 art. 2).
    Rematch { white: PlayerId, black: PlayerId, round: RoundNo },
    /// Regulations keep the two apart.
    Prohibited { white: PlayerId, black: PlayerId },
    /// A second pairing-allocated bye, or one after points without play (C.04.1 art. 4).
    SecondBye { player: PlayerId },
    /// The colour three times running (C.04.1 art. 7).
    ThirdColour { player: PlayerId, colour: Colour },
    /// More than two games more with one colour (C.04.1 art. 6).
    ColourImbalance { player: PlayerId, colour: Colour, difference: i16 },
    /// Both get the colour that neither is due (C.04.1 art. 8).
    ColoursNotDue { white: PlayerId, black: PlayerId },
    /// Full-point byes are deprecated by FIDE.
    FullPointBye { player: PlayerId },
    /// More half-point byes than the regulations allow.
    TooManyHalfPointByes { player: PlayerId, allowed: u8 },
    /// The pairing-allocated bye is promised before the round is paired (C.04.1 art. 3: the pairing gives it).
    AllocatedInAdvance { player: PlayerId, round: RoundNo },
    /// The regulations give no byes so late.
    ByeTooLate { player: PlayerId, round: RoundNo },
    /// Another player has the same name or FIDE ID.
    Duplicate { player: PlayerId },
    /// Results are in; they are set aside.
    ResultsSetAside { round: RoundNo, results: u16 },
    /// The regulations were announced and rounds were paired by them.
    RegulationsAfterStart,
    /// The result belongs to a round after which another was paired.
    PastResult { round: RoundNo },
    /// Games without a result are taken as adjourned (VCL4THP 159).
    ResultsMissing { round: RoundNo, boards: Vec<u16> },
    /// Adjourned games are paired as draws (C.04.2 art. 3.1).
    Adjourned { boards: Vec<u16> },
    /// Games adjourned before the last round are still open.
    AdjournedEarlier { games: Vec<(RoundNo, u16)> },
    /// Two results were typed for these boards, and nobody has answered.
    ResultsDisputed { games: Vec<(RoundNo, u16)> },
    /// What is taken back is the chief arbiter's or another's word, by name.
    OthersResult { round: RoundNo, board: u16, by: String },
    /// Players without a game or a bye in the round.
    LeftOut { players: Vec<PlayerId> },
    /// The player has left the table before this round, and the result says that they played.
    HasLeft { player: PlayerId, round: RoundNo },
    /// The player plays in another section of the festival at the same hours. The name is for the question, because who is entered has no
    /// number yet; a journal has numbers only.
    PlaysElsewhere {
        player: PlayerId,
        section: String,
        #[serde(skip)]
        name: String,
    },
    /// Players at a board or with a bye who are not in the round any more.
    NoLongerIn { players: Vec<PlayerId> },
}

impl Warning {
    /// As the journal keeps it: nobody's name, so that who is forgotten is so here too.
    pub(crate) fn into_kept(self) -> Warning {
        match self {
            Warning::PlaysElsewhere { player, section, .. } => {
                Warning::PlaysElsewhere { player, section, name: String::new() }
            }
            other @ (Warning::Rematch { .. }
            | Warning::Prohibited { .. }
            | Warning::SecondBye { .. }
            | Warning::ThirdColour { .. }
            | Warning::ColourImbalance { .. }
            | Warning::ColoursNotDue { .. }
            | Warning::FullPointBye { .. }
            | Warning::TooManyHalfPointByes { .. }
            | Warning::AllocatedInAdvance { .. }
            | Warning::ByeTooLate { .. }
            | Warning::Duplicate { .. }
            | Warning::ResultsSetAside { .. }
            | Warning::RegulationsAfterStart
            | Warning::PastResult { .. }
            | Warning::ResultsMissing { .. }
            | Warning::Adjourned { .. }
            | Warning::AdjournedEarlier { .. }
            | Warning::ResultsDisputed { .. }
            | Warning::OthersResult { .. }
            | Warning::LeftOut { .. }
            | Warning::HasLeft { .. }
            | Warning::NoLongerIn { .. }) => other,
        }
    }
}
