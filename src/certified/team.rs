//! The Swiss Team Pairing System, C.04.6: what teams prefer (1.7), what a pair of a bracket weighs, and the colours of the first
//! board (4). Players of a [`Round`] are teams here.

use crate::lane::Lane;
use crate::places::{NOWHERE, tell};
use crate::question::{Question, Role};
use crate::report::Colour;
use crate::round::{Ranked, Round, Strength};
use std::cmp::Reverse;

/// What the event's regulations settle.
#[derive(Clone, Copy, Debug, Default)]
pub struct TeamRules {
    pub game_points_first: bool,
    pub preferences: Preferences,
    /// Whether the secondary score tells who is the first-team (4.2.2).
    pub secondary_counts: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preferences {
    #[default]
    None,
    TypeA,
    TypeB,
}

/// 1.7. A preference of Type A is as a mild one.
pub(crate) fn prefers(rules: TeamRules, team: &Ranked<'_>, is_last_round: bool) -> Option<(Colour, Strength)> {
    let mut latest = team.colours().rev();
    let (last, before) = (latest.next()?, latest.next());
    let twice = before == Some(last);
    let simple = match team.difference {
        ..=-2 => Some(Colour::White),
        2.. => Some(Colour::Black),
        -1 | 0 if twice && last == Colour::Black => Some(Colour::White),
        0 | 1 if twice && last == Colour::White => Some(Colour::Black),
        _ => None,
    };
    match rules.preferences {
        Preferences::None => None,
        Preferences::TypeA => simple.map(|colour| (colour, Strength::Mild)),
        Preferences::TypeB if team.difference == 0 && is_last_round => None,
        Preferences::TypeB => Some(match (simple, team.difference) {
            (Some(colour), _) => (colour, Strength::Strong),
            (None, -1) => (Colour::White, Strength::Mild),
            (None, 1) => (Colour::Black, Strength::Mild),
            (None, _) => (last.other(), Strength::Mild),
        }),
    }
}

/// 4.2, 4.3: the colour of the higher ranked of two; `None` where it hangs on an initial colour that nobody tells.
pub(crate) fn colour(round: &Round<'_>, higher: usize, lower: usize) -> Option<Colour> {
    let rules = round.team_rules();
    let first = |rank: &usize| {
        let team = &round.players[*rank];
        (Reverse(team.score), Reverse(if rules.secondary_counts { team.secondary.0 } else { 0 }), team.number)
    };
    let is_first = first(&higher) < first(&lower);
    let (own, their) = if is_first { (higher, lower) } else { (lower, higher) };
    let colour = of_first(round, &round.players[own], &round.players[their])?;
    Some(if is_first { colour } else { colour.other() })
}

fn of_first(round: &Round<'_>, own: &Ranked<'_>, their: &Ranked<'_>) -> Option<Colour> {
    let (own_last, their_last) = (own.colours().next_back(), their.colours().next_back());
    if own_last.is_none() && their_last.is_none() {
        return round.initial().map(|initial| if own.number % 2 == 1 { initial } else { initial.other() });
    }
    match (own.preference, their.preference) {
        (Some((own, _)), None) => return Some(own),
        (None, Some((their, _))) => return Some(their.other()),
        (Some((own, _)), Some((their, _))) if own != their => return Some(own),
        (Some((own, Strength::Strong)), Some((_, Strength::Mild))) => return Some(own),
        (Some((_, Strength::Mild)), Some((their, Strength::Strong))) => return Some(their.other()),
        // Alike, so that no preference decides.
        (Some(_), Some(_)) | (None, None) => {}
    }
    if own.difference != their.difference {
        return Some(if own.difference < their.difference { Colour::White } else { Colour::Black });
    }
    let differing = own.colours().rev().zip(their.colours().rev()).find(|(own, their)| own != their);
    let alternated = differing.map(|(own, _)| own.other());
    alternated.or(own.preference.map(|(colour, _)| colour)).or(own_last.map(Colour::other)).or(their_last)
}

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
    std::iter::once(Lane::Following).chain(again).collect()
}

/// C8 to C10 and 3.6.2, for the members that the file's pairing has. The number of top members is half of them: after the last
/// nobody is asked about.
pub(crate) fn generate(question: &mut Question<'_>) -> Team {
    let pairs: Vec<(usize, usize)> = question.pairs().collect();
    let number = |node: &usize| question.name(*node);
    let mut members: Vec<usize> = pairs.iter().flat_map(|&(higher, lower)| [higher, lower]).collect();
    members.sort_by_key(number);
    let mut tops: Vec<usize> = pairs.iter().map(|&(a, b)| std::cmp::min_by_key(a, b, number)).collect();
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
