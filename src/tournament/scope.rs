//! Boards to which a deputy's right is limited: on those of the round that is played they enter and take back results and mend the
//! colours, and do nothing else.

use super::acts::{Act, Undo};
use super::fold::Journal;
use super::ids::RoundNo;

/// Boards from one number to another, both of them among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    pub first: u16,
    pub last: u16,
}

impl Boards {
    pub fn has(self, board: u16) -> bool {
        (self.first..=self.last).contains(&board)
    }

    /// Whether an act keeps to the boards of the round that is played. Taking back is no more than what is taken back.
    pub fn allow(self, journal: &Journal, act: &Act) -> bool {
        match act {
            Act::Undo(Undo { seq }) => journal.entry(*seq).is_some_and(|entry| self.allow_act(journal, &entry.act)),
            other => self.allow_act(journal, other),
        }
    }

    fn allow_act(self, journal: &Journal, act: &Act) -> bool {
        let played = journal.state().current_round().map(|round| round.number);
        let own = |(round, board): (RoundNo, u16)| played == Some(round) && self.has(board);
        act.deed().board_of_deputies().is_some_and(own)
    }
}
