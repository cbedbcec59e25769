//! The criteria of 2026, C4 to C21, as weights.

use super::super::matching::weighted::{Layout, Place};
use super::criteria::{colour_faults, floated_down, floated_up, scores};
use super::weighing::{ByScore, Criteria, Node, Role, Weighing};
use sonneborn_tournament::points::Points;

/// The places of the criteria, in their order.
struct Places {
    /// C4.
    cover: Option<Place>,
    /// C6.
    pairs: Place,
    /// C7.
    paired: ByScore,
    /// C8: C6 and C7 of the bracket that follows.
    next_pairs: Place,
    next_paired: ByScore,
    /// C9.
    unplayed: Place,
    /// C10 to C13.
    colours: [Place; 4],
    /// C14 to C17.
    floats: [Place; 4],
    /// C18 to C21.
    differences: [ByScore; 4],
}

impl<'r> Weighing<'r> {
    /// What is to be minimised counts as missing: how many pairs are made is settled first.
    pub(crate) fn criteria_2026(&self, layout: &mut Layout) -> Criteria<'_> {
        let places = self.places_2026(layout);
        Box::new(move |higher, lower, add| self.weigh_2026(higher, lower, &places, add))
    }

    fn places_2026(&self, layout: &mut Layout) -> Places {
        let size = self.nodes.len();
        let in_bracket = || self.nodes.iter().filter(|node| node.role.in_bracket()).map(|node| node.vertex);
        let moved = || self.nodes.iter().filter(|node| node.role == Role::MovedDown).map(|node| node.vertex);
        let here = scores(self.roster, in_bracket());
        let next = self.nodes.iter().find(|node| node.role == Role::Next).map(|node| self.roster.score(node.vertex));
        let moved_scores = scores(self.roster, moved());
        let with_next: Vec<Points> = here.iter().copied().chain(next).collect();
        let (cover, pairs) = self.leading(layout);
        let paired = ByScore::new(layout, here, size);
        let next_pairs = layout.push(if next.is_some() { size } else { 0 });
        let next_paired = ByScore::new(layout, if next.is_some() { with_next } else { Vec::new() }, size);
        let unplayed = layout.push(if self.weigh_unplayed { self.roster.field.rounds_played() } else { 0 });
        Places {
            cover,
            pairs,
            paired,
            next_pairs,
            next_paired,
            unplayed,
            colours: std::array::from_fn(|_| layout.push(size)),
            floats: std::array::from_fn(|_| layout.push(size)),
            differences: std::array::from_fn(|_| ByScore::new(layout, moved_scores.clone(), size)),
        }
    }

    fn weigh_2026(&self, higher: Node, lower: Node, places: &Places, add: &mut dyn FnMut(Place, i64)) {
        if let Some(cover) = places.cover {
            add(cover, 1);
        }
        if lower.role.in_bracket() {
            self.weigh_pair_2026(higher, lower, places, add);
        } else if lower.role == Role::Next {
            add(places.next_pairs, 1);
            for node in [higher, lower] {
                if let Some(place) = places.next_paired.place(self.roster.score(node.vertex)) {
                    add(place, 1);
                }
            }
        } else if lower.role == Role::Bye && self.weigh_unplayed && higher.role.in_bracket() {
            add(places.unplayed, -(self.roster.seeds[higher.vertex].unplayed as i64));
        }
    }

    fn weigh_pair_2026(&self, higher: Node, lower: Node, places: &Places, add: &mut dyn FnMut(Place, i64)) {
        add(places.pairs, 1);
        let (a, b) = (&self.roster.seeds[higher.vertex], &self.roster.seeds[lower.vertex]);
        for seed in [a, b] {
            if let Some(place) = places.paired.place(seed.score) {
                add(place, 1);
            }
        }
        for (place, faults) in places.colours.into_iter().zip(colour_faults(self.roster.field, a, b)) {
            add(place, -(faults as i64));
        }
        let moved_down = higher.role == Role::MovedDown;
        for back in [1, 2] {
            let spared = i64::from(floated_down(b, back)) + i64::from(!moved_down && floated_down(a, back));
            add(places.floats[2 * back - 2], spared);
            if moved_down {
                let again = i64::from(floated_up(b, back));
                add(places.floats[2 * back - 1], -again);
                if let Some(place) = places.differences[2 * back - 2].place(a.score) {
                    add(place, i64::from(floated_down(a, back)));
                }
                if let Some(place) = places.differences[2 * back - 1].place(a.score) {
                    add(place, -again);
                }
            }
        }
    }
}
