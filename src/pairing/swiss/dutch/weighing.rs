//! The criteria of a bracket as weights of a matching, in their order (C.04.3 2.3, 2.4).

use super::super::matching::weighted::{Layout, Place, Weights};
use super::articles::Edition;
use super::common::Common;
use super::criteria::Bracket;
use super::roster::Roster;
use sonneborn_tournament::points::Points;
use std::ops::Range;

/// What a vertex is for the bracket that is being paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    MovedDown,
    /// A moved-down player who is bound to float again (3.2.4).
    Limbo,
    /// A resident, not yet divided into halves.
    Resident,
    /// A resident who gets an opponent from the other half below them.
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
    /// C9 of 2026 applies: one player floats, to the bye.
    pub weigh_unplayed: bool,
    pub edition: Edition,
    /// Once the criteria are weighed: what the best candidates have in common, which stands for the criteria then.
    pub common: Option<Common>,
}

/// Adds to the weight of a pair what the criteria make of it.
pub type Criteria<'w> = Box<dyn Fn(Node, Node, &mut dyn FnMut(Place, i64)) + 'w>;

/// The places of a criterion that counts by score or by score difference, the highest first.
pub struct ByScore {
    scores: Vec<Points>,
    places: Vec<Place>,
}

impl ByScore {
    pub fn new(layout: &mut Layout, scores: Vec<Points>, limit: usize) -> ByScore {
        let places = scores.iter().map(|_| layout.push(limit)).collect();
        ByScore { scores, places }
    }

    pub fn place(&self, score: Points) -> Option<Place> {
        self.scores.iter().position(|&other| other == score).map(|index| self.places[index])
    }
}

impl Role {
    pub fn in_bracket(self) -> bool {
        matches!(self, Role::MovedDown | Role::Resident | Role::Upper | Role::Lower | Role::Limbo)
    }

    pub(crate) fn is_resident(self) -> bool {
        matches!(self, Role::Resident | Role::Upper | Role::Lower)
    }
}

impl<'r> Weighing<'r> {
    /// The best matching by the criteria, then by `orders`: the node that each node is paired with, or
    /// [`super::super::matching::ALONE`].
    pub fn best(&self, orders: &[Order<'_>]) -> Vec<usize> {
        self.weights(orders).best_matching()
    }

    /// The criteria, then `orders`, as weights of all pairs.
    pub fn weights(&self, orders: &[Order<'_>]) -> Weights {
        let size = self.nodes.len();
        let mut layout = Layout::default();
        let criteria = match (&self.common, self.edition) {
            (Some(common), _) => in_common(common, &mut layout, size),
            (None, Edition::Of2017) => self.criteria_2017(&mut layout),
            (None, Edition::Of2026) => self.criteria_2026(&mut layout),
        };
        let order_places: Vec<Place> = orders.iter().map(|order| layout.push(order.limit)).collect();
        let mut weights = Weights::new(size, &layout);
        let mut weight = weights.zero();
        for a in 0..size {
            for b in a + 1..size {
                let (higher, lower) = (self.nodes[a], self.nodes[b]);
                if !self.allowed(higher, lower) {
                    continue;
                }
                weight.clear();
                criteria(higher, lower, &mut |place, value| weight.add(place, value));
                if lower.role.in_bracket() {
                    for (order, &place) in orders.iter().zip(&order_places) {
                        let value = (order.value)(higher, lower);
                        if value != 0 {
                            weight.add(place, value);
                        }
                    }
                }
                weights.allow(a, b, &weight);
            }
        }
        weights
    }

    /// The place of C4, that everybody is paired, and of the number of pairs in the bracket: the first of them that says
    /// something leads, unless there are others than those of the bracket, who are not counted in it.
    pub fn leading(&self, layout: &mut Layout) -> (Option<Place>, Place) {
        let size = self.nodes.len();
        if self.whole {
            (Some(layout.push_cover(size)), layout.push(size))
        } else if self.nodes.iter().all(|node| node.role.in_bracket()) {
            (None, layout.push_cover(size))
        } else {
            (None, layout.push(size))
        }
    }

    fn allowed(&self, higher: Node, lower: Node) -> bool {
        let roles = match (higher.role, lower.role) {
            (Role::MovedDown | Role::Limbo, Role::MovedDown | Role::Limbo) => false,
            (Role::Limbo, role) => !role.is_resident(),
            (Role::Upper, Role::Lower) => true,
            (Role::Upper | Role::Lower, role) => !role.in_bracket(),
            _ => true,
        };
        roles
            && match &self.common {
                Some(common) => common.joins(higher.vertex, lower.vertex),
                None => self.roster.may_meet(higher.vertex, lower.vertex),
            }
    }
}

/// That everybody is paired, and that few pairs lead out of blossoms.
fn in_common<'c>(common: &'c Common, layout: &mut Layout, size: usize) -> Criteria<'c> {
    let (cover, within) = (layout.push_cover(size), layout.push(size * common.deepest()));
    Box::new(move |higher, lower, add| {
        add(cover, 1);
        add(within, -common.leads_out_of(higher.vertex, lower.vertex));
    })
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
