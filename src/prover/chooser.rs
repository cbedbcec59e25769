//! Whose choice a lane is: the player whom the sequence asks in it.

use sonneborn_certified::lane::Asks;
use sonneborn_certified::question::Question;

/// The node whose choice a lane is; `None` where it is of no player alone.
pub fn node_of(question: &Question<'_>, lane: usize) -> Option<usize> {
    match question.lanes[lane].asks() {
        Asks::Node(node) => Some(node),
        Asks::Number(bsn) => (0..question.nodes.len()).find(|&node| question.bsn(node) == bsn),
        Asks::Criterion | Asks::Pairing => None,
    }
}
