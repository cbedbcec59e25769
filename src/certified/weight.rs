//! What a pair weighs: in a few lanes it has something, in all others nothing. They are told in the order of the lanes.

use crate::places::NOWHERE;
use crate::question::{Question, Role};

/// Tells what a lane has, if it is one of the list and has something.
fn tell(weight: &mut impl FnMut(usize, i64), place: usize, value: i64) {
    if place != NOWHERE && value != 0 {
        weight(place, value);
    }
}

impl Question<'_> {
    /// Tells what a pair that is allowed has by the criteria: lanes and values.
    pub fn weigh_criteria(&self, higher: usize, lower: usize, weight: &mut impl FnMut(usize, i64)) {
        let places = &self.places;
        let (of_higher, of_lower) = (&places.nodes[higher], &places.nodes[lower]);
        match self.roles[lower] {
            Role::Resident => {
                tell(weight, places.pairs, 1);
                tell_scores(weight, of_higher.paired, of_lower.paired);
                self.weigh_history(higher, lower, weight);
            }
            Role::Next => {
                tell(weight, places.next_pairs, 1);
                tell_scores(weight, of_higher.next_paired, of_lower.next_paired);
            }
            Role::Bye => {
                tell(weight, places.bye_score, -self.score_of(higher).0);
                let games = if self.in_bracket(higher) { self.round.players[self.nodes[higher]].games } else { 0 };
                tell(weight, places.games, games);
            }
            Role::MovedDown | Role::Below => {}
        }
    }

    /// C10 to C21 of a pair of the bracket.
    fn weigh_history(&self, higher: usize, lower: usize, weight: &mut impl FnMut(usize, i64)) {
        let (round, places) = (self.round, &self.places);
        let of_higher = &places.nodes[higher];
        let (a, b) = (self.nodes[higher], self.nodes[lower]);
        let is_of_moved = self.roles[higher] == Role::MovedDown;
        for (place, denials) in places.denied.into_iter().zip(round.denials(a, b)) {
            tell(weight, place, -denials);
        }
        for back in [1, 2] {
            let own = !is_of_moved && round.floated_down(a, back);
            tell(weight, places.down[back - 1], i64::from(own) + i64::from(round.floated_down(b, back)));
            tell(weight, places.up[back - 1], -i64::from(is_of_moved && round.floated_up(b, back)));
        }
        for back in [1, 2].into_iter().filter(|_| is_of_moved) {
            tell(weight, of_higher.down_by[back - 1], i64::from(round.floated_down(a, back)));
            tell(weight, of_higher.up_by[back - 1], -i64::from(round.floated_up(b, back)));
        }
    }

    /// Tells what a pair that is allowed has by the choices of article 4: lanes and values.
    pub fn weigh_choices(&self, higher: usize, lower: usize, weight: &mut impl FnMut(usize, i64)) {
        if self.roles[lower] != Role::Resident {
            return;
        }
        let places = &self.places;
        let own = &places.nodes[higher];
        tell(weight, own.set, 1);
        tell(weight, own.opponent, -(lower as i64));
        if self.bsn(higher) > 0 && self.bsn(lower) > 0 {
            let (of_higher, of_lower) = (self.bsn(higher) as i64, self.bsn(lower) as i64);
            tell(weight, places.stay, i64::from(self.bsn(higher) <= self.half()));
            tell(weight, places.sum, -of_higher);
            tell(weight, own.leaves, -1);
            tell(weight, own.enters, 1);
            tell(weight, own.partner, -of_lower);
        }
    }
}

/// The players of a score who are paired: two of one score, or one each of two.
fn tell_scores(weight: &mut impl FnMut(usize, i64), higher: usize, lower: usize) {
    if higher == lower {
        tell(weight, higher, 2);
    } else {
        tell(weight, higher, 1);
        tell(weight, lower, 1);
    }
}
