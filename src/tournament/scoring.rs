//! What results are worth: 1-½-0 unless the regulations say otherwise (Laws 10.1; TRF record 162).

use super::outcome::{Bye, How, Mark};
use super::points::Points;
use super::round::Appearance;
use serde::{Deserialize, Serialize};

/// Points for each thing that can happen to a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    pub forfeit_win: Points,
    pub forfeit_loss: Points,
    /// The same for every pairing-allocated bye of the event (C.04.1 art. 3).
    pub pairing_allocated_bye: Points,
    pub half_point_bye: Points,
    pub full_point_bye: Points,
    pub zero_point_bye: Points,
}

/// Why a scoring cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoringFault {
    #[error("two draws are worth more than a win and a loss")]
    DrawsBeatWin,
    #[error("win, draw and loss are not in descending order")]
    NotDescending,
    #[error("the pairing-allocated bye is worth more than a win")]
    ByeAboveWin,
    #[error("a win is worth no more than a loss")]
    WinIsNoMore,
    #[error("the pairing-allocated bye is worth neither a win nor a draw nor a loss")]
    ByeNoResult,
}

impl Scoring {
    /// Win 1, draw ½, loss 0; the pairing-allocated bye is worth a win.
    pub const STANDARD: Scoring = Scoring::of(Points::ONE, Points::HALF, Points::ZERO);

    /// A scoring by win, draw and loss, with forfeits and byes worth what they are named after.
    pub const fn of(win: Points, draw: Points, loss: Points) -> Scoring {
        Scoring {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_allocated_bye: win,
            half_point_bye: draw,
            full_point_bye: win,
            zero_point_bye: Points::ZERO,
        }
    }

    /// What the pairing-allocated bye is worth.
    pub(crate) const fn allocated_bye(&self) -> Points {
        self.pairing_allocated_bye
    }

    /// The rest, to be compared.
    pub(crate) const fn without_allocated_bye(&self) -> Scoring {
        Scoring { pairing_allocated_bye: Points::ZERO, ..*self }
    }

    /// Whether a point of the one is a point of the other.
    pub fn is_alike(&self, other: &Scoring) -> bool {
        [self.win, self.draw, self.loss] == [other.win, other.draw, other.loss]
    }

    /// FIDE's limits on scorings (VCL questions on scoring and byes).
    pub fn fault(&self) -> Option<ScoringFault> {
        if !(self.win >= self.draw && self.draw >= self.loss) {
            Some(ScoringFault::NotDescending)
        } else if self.draw * 2 > self.win + self.loss {
            Some(ScoringFault::DrawsBeatWin)
        } else if self.pairing_allocated_bye > self.win {
            Some(ScoringFault::ByeAboveWin)
        } else {
            None
        }
    }

    /// Whether the pairing-allocated bye is worth what a game can give, as FIDE's rules have it (VCL4THP 83-84).
    pub(crate) fn bye_is_a_result(&self) -> bool {
        [self.win, self.draw, self.loss].contains(&self.pairing_allocated_bye)
    }

    pub fn of_bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_allocated_bye,
            Bye::HalfPoint => self.half_point_bye,
            Bye::FullPoint => self.full_point_bye,
            Bye::ZeroPoint => self.zero_point_bye,
        }
    }

    /// The points of a round; a game without a result is worth nothing yet, an adjourned one counts as a draw.
    pub fn of_appearance(&self, appearance: Appearance) -> Points {
        match appearance {
            Appearance::Absent => self.zero_point_bye,
            Appearance::Bye(bye) => self.of_bye(bye),
            Appearance::Game { result: None, .. } => Points::ZERO,
            Appearance::Game { colour, result: Some(result), .. } => match (result.how(), result.mark(colour)) {
                (How::Forfeit, Mark::Win) => self.forfeit_win,
                (How::Forfeit, _) => self.forfeit_loss,
                (_, Mark::Win) => self.win,
                (_, Mark::Draw) => self.draw,
                (_, Mark::Loss) => self.loss,
            },
        }
    }
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring::STANDARD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scorings_that_fide_refuses_are_found() {
        assert_eq!(Scoring::STANDARD.fault(), None);
        assert_eq!(Scoring::of(Points::whole(3), Points::ONE, Points::ZERO).fault(), None);
        assert_eq!(Scoring::of(Points::ONE, Points::ONE, Points::ZERO).fault(), Some(ScoringFault::DrawsBeatWin));
        assert_eq!(Scoring::of(Points::ZERO, Points::HALF, Points::ZERO).fault(), Some(ScoringFault::NotDescending));
        let generous = Scoring { pairing_allocated_bye: Points::whole(2), ..Scoring::STANDARD };
        assert_eq!(generous.fault(), Some(ScoringFault::ByeAboveWin));
    }
}
