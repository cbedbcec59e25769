//! The Swiss Team Pairing System, C.04.6: what a pair of a bracket weighs. Players of a [`crate::round::Round`] are teams here.

use super::{Question, Role};
use crate::lane::Lane;
use crate::places::{NOWHERE, tell};
use crate::round::{Round, Strength};
use alloc::vec;
use alloc::vec::Vec;

/// Of a bracket: where its lanes stand.
#[derive(Debug)]
pub(crate) struct Team {
    following: usize,
    floated_again: usize,
    unfulfilled: [usize; 2],
    opponent_again: usize,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    /// The place in the order of the TPNs, from 1; 0 outside the bracket.
    seat: i64,
    top: usize,
    bottom: usize,
}

/// C6 and C7.
pub(crate) fn criteria(round: &Round<'_>) -> Vec<Lane> {
    let again = Some(Lane::FloatedAgain).filter(|_| round.floats_count());
    core::iter::once(Lane::Following).chain(again).collect()
}

/// C8 to C10 and 3.6.2, for the members that the file's pairing has. The number of top members is half of them: after the last
/// nobody is asked about.
pub(crate) fn generate(question: &mut Question<'_>) -> Team {
    let pairs: Vec<(usize, usize)> = question.pairs().collect();
    let number = |node: &usize| question.name(*node);
    let mut members: Vec<usize> = pairs.iter().flat_map(|&(higher, lower)| [higher, lower]).collect();
    members.sort_by_key(number);
    let mut tops: Vec<usize> = pairs.iter().map(|&(a, b)| core::cmp::min_by_key(a, b, number)).collect();
    tops.sort_by_key(number);
    let asked = members.iter().position(|node| Some(node) == tops.last()).map_or(0, |last| last + 1);
    let mut lanes = vec![Lane::Unfulfilled(0), Lane::Unfulfilled(1)];
    lanes.extend(Some(Lane::OpponentAgain).filter(|_| question.round.floats_count()));
    lanes.extend(members[..asked].iter().map(|&node| Lane::Top(node)));
    lanes.extend(tops.into_iter().map(Lane::Partner));
    question.lanes.extend(lanes);
    let mut nodes = vec![Node { seat: 0, top: NOWHERE, bottom: NOWHERE }; question.nodes.len()];
    (1..).zip(members).for_each(|(seat, node)| nodes[node].seat = seat);
    for (index, &lane) in question.lanes.iter().enumerate() {
        if let Lane::Top(node) = lane {
            nodes[node].top = index;
        } else if let Lane::Partner(node) = lane {
            nodes[node].bottom = index;
        }
    }
    Team {
        following: question.place(Lane::Following),
        floated_again: question.place(Lane::FloatedAgain),
        unfulfilled: [0, 1].map(|which| question.place(Lane::Unfulfilled(which))),
        opponent_again: question.place(Lane::OpponentAgain),
        nodes,
    }
}

impl Team {
    pub(crate) fn weigh_criteria(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        let lower_role = question.roles[lower];
        if question.roles[higher] == Role::Resident && lower_role != Role::Resident {
            let floated = question.round.players[question.nodes[lower]].floated;
            tell(weight, self.floated_again, -i64::from(floated));
        }
        if question.roles[higher] == Role::Next && lower_role == Role::Below {
            tell(weight, self.following, -1);
        }
    }

    pub(crate) fn weigh_choices(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        let [own, their] = [higher, lower].map(|node| &question.round.players[question.nodes[node]]);
        let (of_higher, of_lower) = (&self.nodes[higher], &self.nodes[lower]);
        if of_higher.seat == 0 || of_lower.seat == 0 {
            return;
        }
        if let (Some((own, strength)), Some((their, other))) = (own.preference, their.preference)
            && own == their
        {
            tell(weight, self.unfulfilled[0], -1);
            let is_strong = (strength, other) == (Strength::Strong, Strength::Strong);
            tell(weight, self.unfulfilled[1], -i64::from(is_strong));
        }
        if question.roles[lower] != Role::Resident {
            tell(weight, self.opponent_again, -i64::from(own.floated));
        }
        let (top, bottom) = if of_higher.seat < of_lower.seat { (of_higher, of_lower) } else { (of_lower, of_higher) };
        tell(weight, top.top, 1);
        tell(weight, top.bottom, -bottom.seat);
    }
}
