//! The Dubov System, C.04.4.1: what a pair of a bracket weighs.
//!
//! A pair inside a subgroup needs one of the two shifted (3.2.4); it is the one whose sequence number is smaller, because that
//! set of shifters comes first (4.3). No other pair has a shifter, so that S1 is known where the transposition (4.4) is asked.

use super::{Question, Role};
use crate::lane::Lane;
use crate::places::{NOWHERE, tell};
use crate::report::Colour;
use crate::round::Round;
use alloc::vec;
use alloc::vec::Vec;

/// Of a bracket: where its lanes stand.
#[derive(Debug)]
pub(crate) struct Dubov {
    same_colour: usize,
    /// C8 to C10; nowhere in the last round.
    upfloated: [usize; 3],
    inside: usize,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    shifts: usize,
    partner: usize,
    side: Side,
    /// The place in the order of the sequence numbers of the subgroup (4.3.3).
    sequence: usize,
    seat: Seat,
}

/// The subgroup of a member of the bracket (3.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Outside,
    Smaller,
    Larger,
}

/// After the shifts.
#[derive(Clone, Copy, Debug)]
enum Seat {
    Nowhere,
    S1,
    /// The place in G2, from 1.
    G2(i64),
}

const OUTSIDE: Node = Node { shifts: NOWHERE, partner: NOWHERE, side: Side::Outside, sequence: 0, seat: Seat::Nowhere };

/// C7 to C10.
pub(crate) fn criteria(round: &Round<'_>) -> Vec<Lane> {
    let upfloated = (0..3).map(Lane::Upfloated).filter(|_| !round.is_last());
    core::iter::once(Lane::SameColour).chain(upfloated).collect()
}

/// 3.2.3 to 3.2.6, for the members that the file's pairing has.
pub(crate) fn generate(question: &mut Question<'_>) -> Dubov {
    let [smaller, larger] = subgroups(question);
    let mut nodes = vec![OUTSIDE; question.nodes.len()];
    for (side, members) in [(Side::Smaller, &smaller.members), (Side::Larger, &larger.members)] {
        for (sequence, place) in from_the_middle(members.len()).into_iter().enumerate() {
            nodes[members[place]] = Node { side, sequence, ..OUTSIDE };
        }
    }
    let pairs: Vec<(usize, usize)> = question.pairs().collect();
    let shifters: Vec<usize> = pairs.iter().filter_map(|&(a, b)| shifter(&nodes, a, b)).collect();
    question.lanes.push(Lane::Inside);
    // Their number is settled: after the last of a subgroup nobody is asked about.
    for members in [&smaller.members, &larger.members] {
        let order: Vec<usize> = from_the_middle(members.len()).into_iter().map(|place| members[place]).collect();
        let asked = order.iter().rposition(|node| shifters.contains(node)).map_or(0, |last| last + 1);
        question.lanes.extend(order[..asked].iter().map(|&node| Lane::Shifts(node)));
    }
    let (mut s1, mut g2) = (Vec::new(), Vec::new());
    for subgroup in [&smaller, &larger] {
        for &node in &subgroup.members {
            if subgroup.is_white != shifters.contains(&node) { s1.push(node) } else { g2.push(node) }
        }
    }
    let player = |node: usize| &question.round.players[question.nodes[node]];
    s1.sort_by_key(|&node| (player(node).average, player(node).number));
    g2.sort_by_key(|&node| player(node).number);
    s1.iter().for_each(|&node| nodes[node].seat = Seat::S1);
    (1..).zip(g2).for_each(|(place, node)| nodes[node].seat = Seat::G2(place));
    question.lanes.extend(s1.into_iter().map(Lane::Partner));
    Dubov::of(question, nodes)
}

struct Subgroup {
    /// G1.
    is_white: bool,
    /// In the order of 4.3.2.
    members: Vec<usize>,
}

/// 3.2.3: the smaller one, G1 if they are equal, and the larger one.
fn subgroups(question: &Question<'_>) -> [Subgroup; 2] {
    let player = |node: usize| &question.round.players[question.nodes[node]];
    let mut members: Vec<usize> = question.pairs().flat_map(|(higher, lower)| [higher, lower]).collect();
    members.sort_by_key(|&node| player(node).number);
    let (mut white, black): (Vec<usize>, Vec<usize>) = if members.iter().all(|&node| player(node).games == 0) {
        let half = members.len() / 2;
        (members[..half].to_vec(), members[half..].to_vec())
    } else {
        members.into_iter().partition(|&node| player(node).seeks() == Colour::White)
    };
    white.sort_by_key(|&node| (player(node).average, player(node).number));
    let is_white_larger = white.len() > black.len();
    let (white, black) = (Subgroup { is_white: true, members: white }, Subgroup { is_white: false, members: black });
    if is_white_larger { [black, white] } else { [white, black] }
}

/// 4.3.3: the middle first, then outwards, the higher place before the lower.
fn from_the_middle(length: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by_key(|&place| ((2 * place + 1).abs_diff(length), place));
    places
}

/// Who of a pair inside a subgroup is shifted.
fn shifter(nodes: &[Node], a: usize, b: usize) -> Option<usize> {
    let (own, their) = (&nodes[a], &nodes[b]);
    let is_inside = own.side == their.side && own.side != Side::Outside;
    is_inside.then_some(if own.sequence < their.sequence { a } else { b })
}

impl Dubov {
    fn of(question: &Question<'_>, mut nodes: Vec<Node>) -> Dubov {
        for (index, &lane) in question.lanes.iter().enumerate() {
            if let Lane::Shifts(node) = lane {
                nodes[node].shifts = index;
            } else if let Lane::Partner(node) = lane {
                nodes[node].partner = index;
            }
        }
        Dubov {
            same_colour: question.place(Lane::SameColour),
            upfloated: [0, 1, 2].map(|which| question.place(Lane::Upfloated(which))),
            inside: question.place(Lane::Inside),
            nodes,
        }
    }

    pub(crate) fn weigh_criteria(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        if question.roles[higher] != Role::Resident {
            return;
        }
        let [own, their] = [higher, lower].map(|node| &question.round.players[question.nodes[node]]);
        tell(weight, self.same_colour, -i64::from(own.seeks() == their.seeks()));
        if question.roles[lower] != Role::Resident {
            self.upfloated.into_iter().zip(their.upfloats).for_each(|(place, value)| tell(weight, place, -value));
        }
    }

    pub(crate) fn weigh_choices(&self, (higher, lower): (usize, usize), weight: &mut impl FnMut(usize, i64)) {
        let (own, their) = (&self.nodes[higher], &self.nodes[lower]);
        if let Some(shifter) = shifter(&self.nodes, higher, lower) {
            tell(weight, self.inside, -i64::from(own.side == Side::Smaller));
            tell(weight, self.nodes[shifter].shifts, 1);
        }
        match (own.seat, their.seat) {
            (Seat::S1, Seat::G2(place)) => tell(weight, own.partner, -place),
            (Seat::G2(place), Seat::S1) => tell(weight, their.partner, -place),
            (Seat::S1 | Seat::Nowhere, Seat::S1 | Seat::Nowhere)
            | (Seat::G2(_), Seat::G2(_) | Seat::Nowhere)
            | (Seat::Nowhere, Seat::G2(_)) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    #[test]
    fn sequence_numbers_begin_in_the_middle() {
        let named = |length| -> String {
            from_the_middle(length).into_iter().map(|place| char::from(b'A' + place as u8)).collect()
        };
        assert_eq!([7, 4, 1].map(named), ["DCEBFAG", "BCAD", "A"], "the first is the example of 4.3.3");
    }
}
