//! Whose choice a lane is: the player whom the sequence asks in it.

use sonneborn_certified::lane::Lane;
use sonneborn_certified::question::Question;

/// The node whose choice a lane is; `None` where it is of no player alone.
pub fn node_of(question: &Question<'_>, lane: usize) -> Option<usize> {
    match question.lanes[lane] {
        Lane::Set(node)
        | Lane::Opponent(node)
        | Lane::Partner(node)
        | Lane::ComesUp(node)
        | Lane::Shifts(node)
        | Lane::Top(node) => Some(node),
        Lane::Leaves(bsn) | Lane::Enters(bsn) => (0..question.nodes.len()).find(|&node| question.bsn(node) == bsn),
        Lane::Complete
        | Lane::ByeScore
        | Lane::ByeGames
        | Lane::ByeNumber
        | Lane::Pairs
        | Lane::Paired(_)
        | Lane::NextPairs
        | Lane::NextPaired(_)
        | Lane::Games
        | Lane::Denied(_)
        | Lane::Down(_)
        | Lane::Up(_)
        | Lane::DownBy(..)
        | Lane::UpBy(..)
        | Lane::Upfloaters
        | Lane::UpfloatersOf(_)
        | Lane::SameColour
        | Lane::Upfloated(_)
        | Lane::Following
        | Lane::FloatedAgain
        | Lane::Stay
        | Lane::Sum
        | Lane::Inside
        | Lane::Unfulfilled(_)
        | Lane::OpponentAgain => None,
    }
}
