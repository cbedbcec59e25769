//! What results are worth.

use super::Reader;
use super::codes::{Kind, result};
use super::layout::since;
use crate::foreign::report::Remark;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::scoring::Scoring;

/// SWAR counts in quarters of a point.
const HUNDREDTHS_OF_QUARTER: i32 = 25;
/// Nothing in an event is worth more points at once.
const MOST_QUARTERS: i32 = 400;

/// What a bye is worth by its code.
mod bye {
    pub const WON: i32 = 0;
    pub const DRAWN: i32 = 1;
    pub const LOST: i32 = 2;
}

/// The scoring of the event, and of what the file keeps as a player's points.
#[derive(Clone, Copy)]
pub struct Scorings {
    pub whole: Scoring,
    /// Without the points for being there, which the file keeps apart.
    pub of_results: Scoring,
}

pub fn quarters(number: i32) -> Option<Points> {
    (-MOST_QUARTERS..=MOST_QUARTERS).contains(&number).then(|| Points::from_hundredths(number * HUNDREDTHS_OF_QUARTER))
}

impl Reader<'_> {
    pub fn scoring(&mut self) -> Scorings {
        let event = &self.file.event;
        if self.kind == Kind::ThreeTwoOne {
            return self.own_points();
        }
        let bye = match event.bye {
            bye::DRAWN => Points::HALF,
            bye::LOST => Points::ZERO,
            bye::WON => Points::ONE,
            other => {
                self.unreadable("[TOURNOI] ByeValue", other);
                Points::ONE
            }
        };
        // A kind of which it is not certain whether it has points of its own, or absences that are worth something.
        if self.kind == Kind::Unknown || self.file.version < since::ABSENCES {
            self.note("[TOURNOI]", Remark::ScoringAssumed);
        }
        let whole = Scoring { pairing_allocated_bye: bye, ..Scoring::STANDARD };
        Scorings { whole, of_results: whole }
    }

    /// Points for results, and beside them for being there, which a game, a win by forfeit and, where it is said, a bye give.
    fn own_points(&mut self) -> Scorings {
        let event = &self.file.event;
        let values = event.points.map(quarters);
        if let [Some(win), Some(draw), Some(loss), Some(bye), Some(present)] = values {
            let scoring = |present: Points| {
                let at_bye = if event.is_presence_of_byes { present } else { Points::ZERO };
                Scoring {
                    win: win + present,
                    draw: draw + present,
                    loss: loss + present,
                    forfeit_win: win + present,
                    forfeit_loss: loss,
                    pairing_allocated_bye: bye + at_bye,
                    half_point_bye: at_bye,
                    full_point_bye: at_bye,
                    zero_point_bye: Points::ZERO,
                }
            };
            let (whole, of_results) = (scoring(present), scoring(Points::ZERO));
            if whole.fault().is_none() && win > loss {
                return Scorings { whole, of_results };
            }
        }
        let text = event.points.map(|points| points.to_string()).join(", ");
        self.unreadable("[TOURNOI] SW321", text);
        self.note("[TOURNOI] SW321", Remark::ScoringAssumed);
        Scorings { whole: Scoring::STANDARD, of_results: Scoring::STANDARD }
    }

    /// The result that the pairing's bye has in this event.
    pub fn result_of_bye(&self) -> i32 {
        match (self.kind, self.file.event.bye) {
            // SWAR sets it to nothing there, whatever else the file has, and to a win in a round robin.
            (Kind::ThreeTwoOne, _) => result::BYE_LOST,
            (kind, _) if kind.is_round_robin() => result::BYE_WON,
            (_, bye::DRAWN) => result::BYE_DRAWN,
            (_, bye::LOST) => result::BYE_LOST,
            _ => result::BYE_WON,
        }
    }
}
