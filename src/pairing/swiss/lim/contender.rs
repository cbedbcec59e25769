//! The players of a round as the Lim System sees them: colours due, floats, and who is compatible (C.04.4.3 2.1, 3.10, 5).

use crate::swiss::completion::Rank;
use crate::swiss::field::{Entrant, Entry, Field};
use crate::swiss::floats::{Float, Unplayed, float};
use crate::swiss::matching::graph::Graph;
use crate::swiss::shortage::Bar;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// 5.1.1: not three times running.
const RUN: usize = 3;
/// 5.1.2: not three more of one colour than of the other.
const EXCESS: i32 = 3;

/// A player to be paired.
#[derive(Clone, Debug)]
pub struct Contender {
    pub entry: Entry,
    pub tpn: Tpn,
    pub rating: Option<u16>,
    pub score: Points,
    /// Basic Rule 4.
    pub bye_barred: bool,
    /// 3.10
    pub floated: bool,
    /// The colour that makes their colours even, otherwise the other than the last; none before the first game.
    pub due: Option<Colour>,
    /// Whether they may have White, and Black (5.1).
    may_have: [bool; 2],
}

/// The players to be paired, by score and TPN; a rank is a place in this order.
pub struct Contenders<'f> {
    pub field: &'f Field,
    pub list: Vec<Contender>,
    /// Who is compatible with whom.
    pub graph: Graph,
}

impl<'f> Contenders<'f> {
    pub fn of(field: &'f Field) -> Contenders<'f> {
        let to_be_paired = (0..field.entrants.len()).filter(|&entry| field.entrants[entry].to_be_paired);
        let mut list: Vec<Contender> = to_be_paired.map(|entry| contender(field, entry)).collect();
        list.sort_by_key(|one| (Reverse(one.score), one.tpn));
        let mut contenders = Contenders { field, graph: Graph::empty(list.len()), list };
        let size = contenders.list.len();
        let mut rank_of = vec![None; field.entrants.len()];
        contenders.list.iter().enumerate().for_each(|(rank, one)| rank_of[one.entry] = Some(rank));
        for a in 0..size {
            for b in a + 1..size {
                if contenders.within_limits(a, b) {
                    contenders.graph.join(a, b);
                }
            }
        }
        for rank in 0..size {
            for met in field.entrants[contenders.list[rank].entry].met().filter_map(|entry| rank_of[entry]) {
                contenders.graph.part(rank, met);
            }
        }
        for &(a, b) in &field.forbidden {
            if let (Some(a), Some(b)) = (rank_of[a], rank_of[b]) {
                contenders.graph.part(a, b);
            }
        }
        contenders
    }

    pub fn entrant(&self, rank: Rank) -> &'f Entrant {
        &self.field.entrants[self.list[rank].entry]
    }

    pub fn id(&self, rank: Rank) -> PlayerId {
        self.entrant(rank).id
    }

    /// What keeps two apart who are not compatible.
    pub fn bar(&self, a: Rank, b: Rank, is_paired: bool) -> Bar {
        self.field.bar(self.list[a].entry, self.list[b].entry, is_paired)
    }

    /// Whether some colours keep both within 5.1; in the last round colours do not count (art. 6).
    pub fn within_limits(&self, a: Rank, b: Rank) -> bool {
        self.field.is_last_round() || self.may_seat(a, b) || self.may_seat(b, a)
    }

    /// Whether these colours keep both within 5.1.
    pub(crate) fn may_seat(&self, white: Rank, black: Rank) -> bool {
        self.list[white].may_have[0] && self.list[black].may_have[1]
    }

    /// 5.2: whether both can get the colour due to them.
    pub(crate) fn suit(&self, a: Rank, b: Rank) -> bool {
        self.list[a].due.is_none() || self.list[a].due != self.list[b].due
    }
}

fn contender(field: &Field, entry: Entry) -> Contender {
    let entrant = &field.entrants[entry];
    let colours: Vec<Colour> = entrant.colours().collect();
    let may_have = [Colour::White, Colour::Black].map(|colour| is_permissible(&colours, colour));
    Contender {
        entry,
        tpn: entrant.tpn,
        rating: entrant.rating,
        score: entrant.pairing_score,
        bye_barred: is_bye_barred(field, entrant),
        floated: is_played_float(field, entry),
        due: due(&colours, may_have),
        may_have,
    }
}

/// Basic Rule 4: who had the bye, or scored without playing as much as a win gives.
fn is_bye_barred(field: &Field, entrant: &Entrant) -> bool {
    use crate::swiss::field::PastKind::{Away, Forfeit, PairingAllocatedBye, Played};
    entrant.history.iter().any(|past| match past.kind {
        PairingAllocatedBye => true,
        Played { .. } => false,
        Forfeit { .. } | Away => past.points >= field.win,
    })
}

/// 3.10: a game in the previous round against somebody with another score.
fn is_played_float(field: &Field, entry: Entry) -> bool {
    use crate::swiss::field::PastKind::Played;
    let last = field.entrants[entry].history.last();
    last.is_some_and(|past| matches!(past.kind, Played { .. }))
        && float(field, entry, 1, Unplayed::DownIfScored) != Float::None
}

fn difference(colours: &[Colour]) -> i32 {
    colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
}

/// 5.1
fn is_permissible(colours: &[Colour], next: Colour) -> bool {
    let run = colours.iter().rev().take_while(|colour| **colour == next).count();
    let step = if next == Colour::White { 1 } else { -1 };
    run + 1 < RUN && (difference(colours) + step).abs() < EXCESS
}

fn due(colours: &[Colour], [white, black]: [bool; 2]) -> Option<Colour> {
    let last = *colours.last()?;
    Some(match (white, black, difference(colours)) {
        (true, false, _) => Colour::White,
        (false, true, _) => Colour::Black,
        (_, _, 1..) => Colour::Black,
        (_, _, ..=-1) => Colour::White,
        (_, _, 0) => last.other(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_limited_and_due_as_article_5_says() {
        let read = |text: &str| -> Vec<Colour> {
            text.chars().map(|letter| if letter == 'W' { Colour::White } else { Colour::Black }).collect()
        };
        for (history, white, black, expected) in [
            ("", true, true, None),
            ("W", true, true, Some(Colour::Black)),
            ("WB", true, true, Some(Colour::White)),
            ("BW", true, true, Some(Colour::Black)),
            ("WW", false, true, Some(Colour::Black)),
            ("WBW", true, true, Some(Colour::Black)),
            ("BBW", true, true, Some(Colour::White)),
            ("WBWWBW", false, true, Some(Colour::Black)),
            ("BBWW", false, true, Some(Colour::Black)),
        ] {
            let colours = read(history);
            let may_have = [Colour::White, Colour::Black].map(|colour| is_permissible(&colours, colour));
            assert_eq!((may_have, due(&colours, may_have)), ([white, black], expected), "{history}");
        }
    }
}
