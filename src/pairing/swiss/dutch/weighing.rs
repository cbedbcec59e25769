//! The criteria of a bracket as weights of a matching, in their order (C.04.3 2.3, 2.4).

use super::super::matching::weighted::{Layout, Place, Weights};
use super::criteria::{
    Bracket, denies_preference, denies_strong_preference, floated_down, floated_up, scores, third_in_row,
    widens_difference,
};
use super::roster::Roster;
use crate::tournament::points::Points;
use std::ops::Range;

/// What a vertex is for the bracket that is being paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    MovedDown,
    /// A moved-down player who is bound to float again (3.2.4).
    Limbo,
    /// A resident, not yet divided into halves.
    Resident,
    /// A resident who gets an opponent from the other half below him.
    Upper,
    /// A resident who does not.
    Lower,
    /// A resident of the following scoregroup (C8).
    Next,
    /// Further down.
    Below,
    Bye,
}

/// A vertex of the matching.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// A rank, or the roster's bye.
    pub vertex: usize,
    pub role: Role,
}

/// One more criterion, on pairs made in the bracket: for the order of art. 4.
pub struct Order<'a> {
    /// What the sum of the values cannot exceed, either way.
    pub limit: usize,
    pub value: Box<dyn Fn(Node, Node) -> i64 + 'a>,
}

/// A bracket to be weighed, with as much of what lies below as is looked at.
pub struct Weighing<'r> {
    pub roster: &'r Roster<'r>,
    pub bracket: &'r Bracket,
    /// In the order of the ranks; the bye last.
    pub nodes: Vec<Node>,
    /// Everybody below is a node, so that all must be paired (C4).
    pub whole: bool,
    /// C9 applies: one player floats, to the bye.
    pub weigh_unplayed: bool,
}

/// The places of the criteria that count by score, the highest score first.
struct ByScore {
    scores: Vec<Points>,
    places: Vec<Place>,
}

impl ByScore {
    fn new(layout: &mut Layout, scores: Vec<Points>, limit: usize) -> ByScore {
        let places = scores.iter().map(|_| layout.push(limit)).collect();
        ByScore { scores, places }
    }

    fn place(&self, score: Points) -> Option<Place> {
        self.scores.iter().position(|&other| other == score).map(|index| self.places[index])
    }
}

/// The places of all criteria.
struct Places {
    cover: Place,
    pairs: Place,
    paired: ByScore,
    next_pairs: Place,
    next_paired: ByScore,
    unplayed: Place,
    colours: [Place; 4],
    /// C14, C15, C16, C17.
    floats: [Place; 4],
    /// C18, C19, C20, C21.
    differences: [ByScore; 4],
}

impl Role {
    pub fn in_bracket(self) -> bool {
        matches!(self, Role::MovedDown | Role::Resident | Role::Upper | Role::Lower | Role::Limbo)
    }

    pub fn is_resident(self) -> bool {
        matches!(self, Role::Resident | Role::Upper | Role::Lower)
    }
}

impl Weighing<'_> {
    /// The best matching by the criteria, then by `orders`: the node that each node is paired with, or
    /// [`super::super::matching::ALONE`].
    pub fn best(&self, orders: &[Order<'_>]) -> Vec<usize> {
        let size = self.nodes.len();
        let mut layout = Layout::default();
        let places = self.places(&mut layout);
        let order_places: Vec<Place> = orders.iter().map(|order| layout.push(order.limit)).collect();
        let mut weights = Weights::new(size, &layout);
        for a in 0..size {
            for b in a + 1..size {
                let (higher, lower) = (self.nodes[a], self.nodes[b]);
                if !self.allowed(higher, lower) {
                    continue;
                }
                weights.allow(a, b);
                self.weigh(higher, lower, &places, &mut |place, value| weights.add(a, b, place, value));
                if lower.role.in_bracket() {
                    for (order, &place) in orders.iter().zip(&order_places) {
                        let value = (order.value)(higher, lower);
                        if value != 0 {
                            weights.add(a, b, place, value);
                        }
                    }
                }
            }
        }
        weights.best_matching()
    }

    fn allowed(&self, higher: Node, lower: Node) -> bool {
        let roles = match (higher.role, lower.role) {
            (Role::MovedDown | Role::Limbo, Role::MovedDown | Role::Limbo) => false,
            (Role::Limbo, role) => !role.is_resident(),
            (Role::Upper, Role::Lower) => true,
            (Role::Upper | Role::Lower, role) => !role.in_bracket(),
            _ => true,
        };
        roles && self.roster.may_meet(higher.vertex, lower.vertex)
    }

    fn places(&self, layout: &mut Layout) -> Places {
        let size = self.nodes.len();
        let in_bracket = || self.nodes.iter().filter(|node| node.role.in_bracket()).map(|node| node.vertex);
        let moved = || self.nodes.iter().filter(|node| node.role == Role::MovedDown).map(|node| node.vertex);
        let here = scores(self.roster, in_bracket());
        let next = self.nodes.iter().find(|node| node.role == Role::Next).map(|node| self.roster.score(node.vertex));
        let moved_scores = scores(self.roster, moved());
        let cover = layout.push(if self.whole { size } else { 0 });
        let pairs = layout.push(size);
        let paired = ByScore::new(layout, here.clone(), size);
        let next_pairs = layout.push(if next.is_some() { size } else { 0 });
        let with_next: Vec<Points> = here.iter().copied().chain(next).collect();
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

    fn weigh(&self, higher: Node, lower: Node, places: &Places, add: &mut impl FnMut(Place, i64)) {
        if self.whole {
            add(places.cover, 1);
        }
        if lower.role.in_bracket() {
            self.weigh_pair(higher, lower, places, add);
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

    /// A pair made in the bracket: what is to be minimised counts as missing, because the number of pairs is settled first.
    fn weigh_pair(&self, higher: Node, lower: Node, places: &Places, add: &mut impl FnMut(Place, i64)) {
        add(places.pairs, 1);
        let (a, b) = (&self.roster.seeds[higher.vertex], &self.roster.seeds[lower.vertex]);
        for seed in [a, b] {
            if let Some(place) = places.paired.place(seed.score) {
                add(place, 1);
            }
        }
        let faults =
            [widens_difference(a, b), third_in_row(a, b), denies_preference(a, b), denies_strong_preference(a, b)];
        for (place, fault) in places.colours.into_iter().zip(faults) {
            add(place, -i64::from(fault));
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

/// The nodes of a bracket and of what lies below it.
pub fn nodes(roster: &Roster<'_>, bracket: &Bracket, next: Range<usize>, below: Range<usize>, bye: bool) -> Vec<Node> {
    let node = |role: Role| move |vertex: usize| Node { vertex, role };
    let moved = bracket.moved_down.iter().copied().map(node(Role::MovedDown));
    let mut nodes: Vec<Node> = moved.chain(bracket.residents.clone().map(node(Role::Resident))).collect();
    nodes.extend(next.map(node(Role::Next)));
    nodes.extend(below.map(node(Role::Below)));
    nodes.extend(roster.bye().filter(|_| bye).map(node(Role::Bye)));
    nodes
}
