//! The criteria of 2017, C.4 to C.19, as weights.

use super::super::matching::weighted::{Layout, Place};
use super::criteria::{colour_faults, floated_down, floated_up, scores};
use super::weighing::{ByScore, Criteria, Node, Role, Weighing};
use sonneborn_tournament::points::Points;

/// The places of the criteria, in their order.
struct Places {
    /// C.4.
    cover: Option<Place>,
    /// C.5.
    pairs: Place,
    /// C.6.
    psd: ByScore,
    /// C.7: C.5 and C.6 of the bracket that follows.
    next_pairs: Place,
    next_paired: ByScore,
    /// C.8 to C.11.
    colours: [Place; 4],
    /// C.12 to C.15.
    floats: [Place; 4],
    /// C.16 to C.19.
    differences: [ByScore; 4],
    /// What a floater's score difference is counted from: a point less than the lowest score of the bracket (A.8).
    artificial: Points,
    /// The bracket that follows is the last: who may not have the bye is to be paired in it.
    next_is_last: bool,
}

impl<'r> Weighing<'r> {
    /// What is to be minimised counts as missing: how many pairs are made is settled first.
    pub(crate) fn criteria_2017(&self, layout: &mut Layout) -> Criteria<'_> {
        let places = self.places_2017(layout);
        Box::new(move |higher, lower, add| self.weigh_2017(higher, lower, &places, add))
    }

    fn places_2017(&self, layout: &mut Layout) -> Places {
        let size = self.nodes.len();
        let here = scores(self.roster, self.bracket.players());
        let lowest = here.last().copied().unwrap_or_default();
        let artificial = lowest - Points::ONE;
        let mut differences: Vec<Points> = here.iter().map(|&score| score - artificial).collect();
        differences.extend(here.iter().flat_map(|&a| here.iter().filter(move |&&b| b <= a).map(move |&b| a - b)));
        differences.sort_unstable_by_key(|&difference| std::cmp::Reverse(difference));
        differences.dedup();
        let last_node = self.nodes.iter().filter(|node| node.role == Role::Next).map(|node| node.vertex).next_back();
        let next_is_last = last_node.is_some_and(|last| last + 1 == self.roster.len());
        let looks_ahead = last_node.is_some();
        let (cover, pairs) = self.leading(layout);
        let psd = ByScore::new(layout, differences.clone(), 3 * size);
        let next_pairs = layout.push(if looks_ahead { 3 * size } else { 0 });
        let next_paired = ByScore::new(layout, if looks_ahead { here } else { Vec::new() }, size);
        Places {
            cover,
            pairs,
            psd,
            next_pairs,
            next_paired,
            colours: std::array::from_fn(|_| layout.push(size)),
            floats: std::array::from_fn(|_| layout.push(size)),
            differences: std::array::from_fn(|_| ByScore::new(layout, differences.clone(), 2 * size)),
            artificial,
            next_is_last,
        }
    }

    fn weigh_2017(&self, higher: Node, lower: Node, places: &Places, add: &mut dyn FnMut(Place, i64)) {
        if let Some(cover) = places.cover {
            add(cover, 1);
        }
        let score = |node: Node| self.roster.score(node.vertex);
        if places.next_is_last {
            let barred = |node: Node| i64::from(!self.roster.seeds[node.vertex].may_have_bye);
            add(places.next_pairs, 1 + barred(higher) + barred(lower));
        } else if lower.role == Role::Next {
            add(places.next_pairs, 1);
        }
        if lower.role == Role::Next
            && higher.role.in_bracket()
            && let Some(place) = places.next_paired.place(score(higher))
        {
            add(place, 1);
        }
        if lower.role.in_bracket() {
            self.weigh_pair_2017(higher, lower, places, add);
        }
    }

    fn weigh_pair_2017(&self, higher: Node, lower: Node, places: &Places, add: &mut dyn FnMut(Place, i64)) {
        let (a, b) = (&self.roster.seeds[higher.vertex], &self.roster.seeds[lower.vertex]);
        let mut count = |places: &ByScore, difference: Points, value: i64| {
            if let Some(place) = places.place(difference) {
                add(place, value);
            }
        };
        for seed in [a, b] {
            count(&places.psd, seed.score - places.artificial, 1);
            // Paired here, nobody of the bracket is left for the following one.
            count(&places.next_paired, seed.score, 1);
        }
        count(&places.psd, a.score - b.score, -1);
        let uneven = a.score > b.score;
        for back in [1, 2] {
            let (down, up) = (&places.differences[2 * back - 2], &places.differences[2 * back - 1]);
            for seed in [a, b].into_iter().filter(|seed| floated_down(seed, back)) {
                count(down, seed.score - places.artificial, 1);
            }
            if uneven && floated_down(a, back) {
                count(down, a.score - b.score, -1);
            }
            if uneven && floated_up(b, back) {
                count(up, a.score - b.score, -1);
            }
        }
        add(places.pairs, 1);
        for (place, faults) in places.colours.into_iter().zip(colour_faults(self.roster.field, a, b)) {
            add(place, -(faults as i64));
        }
        for back in [1, 2] {
            let spared = i64::from(floated_down(b, back)) + i64::from(!uneven && floated_down(a, back));
            add(places.floats[2 * back - 2], spared);
            add(places.floats[2 * back - 1], -i64::from(uneven && floated_up(b, back)));
        }
    }
}
