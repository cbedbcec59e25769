//! What is asked of a bracket, as one matching: every pair that the absolute criteria allow weighs a list of numbers, one for
//! each criterion of the articles in its order and then one for each choice of their sequence, and the pairing by the articles is
//! the one of all complete pairings (C4) whose list of sums is the greatest, compared from the left.
//!
//! What is to be minimised counts with a minus, or counts what is left: as many pairs as can be are as few floaters. What
//! a system asks is in the file of its name.

mod dubov;
mod dutch;
mod team;
mod upward;

use self::dutch::Dutch;
use self::upward::Upward;
use crate::lane::Lane;
use crate::places::NOWHERE;
use crate::points::Points;
use crate::round::Round;
use crate::system::System;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// What a player is for the bracket in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    MovedDown,
    Resident,
    /// Of the following scoregroup.
    Next,
    Below,
    Bye,
}

/// A bracket, or the round as a whole for the bye, with everybody who is not paired above it.
#[derive(Debug)]
pub struct Question<'q> {
    pub round: &'q Round<'q>,
    /// Ranks in their order; the bye last, where it is still to be given.
    pub nodes: Vec<usize>,
    pub roles: Vec<Role>,
    /// By node: the node that the file pairs it with.
    pub mates: Vec<usize>,
    pub lanes: Vec<Lane>,
    pub(crate) articles: Articles,
}

/// What the articles of its system make of a question.
#[derive(Debug)]
pub(crate) enum Articles {
    Dutch(Dutch),
    Upward(Upward),
}

/// All that is asked of a round, in order: who has the bye, if somebody does, and every bracket from the top.
pub fn questions<'q>(round: &'q Round<'q>) -> Vec<Question<'q>> {
    match round.system() {
        System::Dutch => dutch::questions(round),
        System::Dubov | System::Team => upward::questions(round),
    }
}

impl<'q> Question<'q> {
    pub(crate) fn new(round: &'q Round<'q>, nodes: Vec<usize>, roles: Vec<Role>, articles: Articles) -> Question<'q> {
        let mut node_of = vec![usize::MAX; round.players.len() + 1];
        nodes.iter().enumerate().for_each(|(node, &rank)| node_of[rank] = node);
        let mate = |&rank: &usize| {
            let mate = if rank == round.bye() { round.with_bye() } else { round.mates.get(rank).copied() };
            mate.map_or(usize::MAX, |mate| node_of[mate])
        };
        let mates = nodes.iter().map(mate).collect();
        Question { round, nodes, roles, mates, lanes: Vec::new(), articles }
    }

    /// Everybody and the bye.
    pub(crate) fn of_bye(round: &'q Round<'q>, articles: Articles) -> Question<'q> {
        let nodes: Vec<usize> = (0..=round.bye()).collect();
        let roles = nodes.iter().map(|&node| if node == round.bye() { Role::Bye } else { Role::Below }).collect();
        Question::new(round, nodes, roles, articles)
    }

    pub fn is_of_bye(&self) -> bool {
        self.lanes.contains(&Lane::ByeScore)
    }

    pub(crate) fn in_bracket(&self, node: usize) -> bool {
        matches!(self.roles[node], Role::MovedDown | Role::Resident)
    }

    /// The score of the residents.
    pub fn score(&self) -> Points {
        let resident = self.roles.iter().position(|&role| role == Role::Resident);
        resident.map_or(Points(0), |node| self.score_of(node))
    }

    pub(crate) fn score_of(&self, node: usize) -> Points {
        self.round.players.get(self.nodes[node]).map_or(Points(0), |player| player.score)
    }

    /// The number by which a certificate calls a node.
    pub fn name(&self, node: usize) -> u32 {
        self.round.name(self.nodes[node])
    }

    /// The pairs made in the bracket, as nodes, the higher ranked first.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.nodes.len()).map(|node| (node, self.mates[node])).filter(|&(node, mate)| self.is_pair(node, mate))
    }

    fn is_pair(&self, higher: usize, lower: usize) -> bool {
        lower != usize::MAX
            && higher < lower
            && match &self.articles {
                Articles::Dutch(_) => self.roles[lower] == Role::Resident,
                Articles::Upward(_) => self.roles[higher] == Role::Resident,
            }
    }

    /// The ranks of those of the bracket who are not paired in it.
    pub fn floaters(&self) -> Vec<usize> {
        let floats = |&node: &usize| {
            let mate = self.mates[node];
            self.in_bracket(node) && !self.is_pair(node.min(mate), node.max(mate))
        };
        (0..self.nodes.len()).filter(floats).map(|node| self.nodes[node]).collect()
    }

    /// Those of lower scores who are paired in the bracket, as nodes.
    pub fn upfloaters(&self) -> impl Iterator<Item = usize> + '_ {
        let mut lower: Vec<usize> =
            self.pairs().map(|(_, lower)| lower).filter(|&lower| !self.in_bracket(lower)).collect();
        lower.sort_unstable();
        lower.into_iter()
    }

    /// Whether two nodes may be paired.
    pub fn allows(&self, higher: usize, lower: usize) -> bool {
        let (a, b) = (self.nodes[higher], self.nodes[lower]);
        match (&self.articles, self.roles[lower]) {
            (Articles::Dutch(dutch), _) => dutch.allows(self, higher, lower),
            (Articles::Upward(_), Role::Bye) => self.round.may_have_bye(a),
            (Articles::Upward(_), Role::MovedDown | Role::Resident | Role::Next | Role::Below) => {
                self.round.may_meet(a, b)
            }
        }
    }

    /// Whether a pair can have something, by the roles of the two.
    pub fn weighs(&self, higher: usize, lower: usize) -> bool {
        match (&self.articles, self.roles[higher], self.roles[lower]) {
            (_, _, Role::Bye) => true,
            (Articles::Dutch(_), _, lower) => matches!(lower, Role::Resident | Role::Next),
            (Articles::Upward(_), higher, _) => matches!(higher, Role::Resident | Role::Next),
        }
    }

    /// Where a lane stands in the list.
    pub(crate) fn place(&self, lane: Lane) -> usize {
        self.lanes.iter().position(|&other| other == lane).unwrap_or(NOWHERE)
    }

    /// The different scores of nodes, the highest first.
    pub(crate) fn scores(&self, holds: impl Fn(Role) -> bool) -> Vec<Points> {
        let nodes = (0..self.nodes.len()).filter(|&node| holds(self.roles[node]));
        let mut scores: Vec<Points> = nodes.map(|node| self.score_of(node)).collect();
        scores.dedup();
        scores
    }

    /// Tells what a pair that is allowed has by the criteria: lanes and values, one after the other.
    pub fn weigh_criteria(&self, higher: usize, lower: usize, weight: &mut impl FnMut(usize, i64)) {
        match &self.articles {
            Articles::Dutch(dutch) => dutch.weigh_criteria(self, (higher, lower), weight),
            Articles::Upward(upward) => upward.weigh_criteria(self, (higher, lower), weight),
        }
    }

    /// Tells what a pair that is allowed has by the choices of the sequence: lanes and values.
    pub fn weigh_choices(&self, higher: usize, lower: usize, weight: &mut impl FnMut(usize, i64)) {
        match &self.articles {
            Articles::Dutch(dutch) => dutch.weigh_choices(self, (higher, lower), weight),
            Articles::Upward(upward) => upward.weigh_choices(self, (higher, lower), weight),
        }
    }

    /// In the Dutch System the BSN in the remainder, from 1; 0 for everybody else.
    pub fn bsn(&self, node: usize) -> usize {
        match &self.articles {
            Articles::Dutch(dutch) => dutch.bsn(node),
            Articles::Upward(_) => 0,
        }
    }

    /// In the Dutch System how many the original S1 of the remainder has.
    pub fn half(&self) -> usize {
        match &self.articles {
            Articles::Dutch(dutch) => dutch.half(),
            Articles::Upward(_) => 0,
        }
    }

    /// How a certificate calls a lane.
    pub fn lane_name(&self, lane: Lane) -> LaneName<'_> {
        LaneName { question: self, lane }
    }

    /// What the file's pairing has in the lanes of the criteria that have something.
    pub fn values(&self) -> Vec<(String, i64)> {
        let mut sums = vec![0; self.lanes.len()];
        for (higher, &lower) in self.mates.iter().enumerate().filter(|&(higher, &lower)| higher < lower) {
            self.weigh_criteria(higher, lower, &mut |lane, value| sums[lane] += value);
        }
        let named = self.lanes.iter().zip(sums).filter(|&(_, sum)| sum != 0);
        named.map(|(&lane, sum)| (self.lane_name(lane).to_string(), sum)).collect()
    }
}

/// The name of a lane: the criterion, or the article of the choice, and of whom or which score.
pub struct LaneName<'q> {
    question: &'q Question<'q>,
    lane: Lane,
}

impl fmt::Display for LaneName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |node: usize| self.question.name(node);
        let by_system = |names: [&'static str; 3]| match self.question.round.system() {
            System::Dutch => names[0],
            System::Dubov => names[1],
            System::Team => names[2],
        };
        match self.lane {
            Lane::Complete => write!(f, "{}", by_system(["C4", "C4", "C3"])),
            Lane::ByeScore => write!(f, "{}", by_system(["C5", "3.1.3", "3.4:score"])),
            Lane::ByeGames => write!(f, "{}", by_system(["", "3.1.4", "3.4:matches"])),
            Lane::ByeNumber => write!(f, "{}", by_system(["", "3.1.5", "3.4:TPN"])),
            Lane::Pairs => write!(f, "C6"),
            Lane::Paired(score) => write!(f, "C7:{score}"),
            Lane::NextPairs => write!(f, "C8"),
            Lane::NextPaired(score) => write!(f, "C8:{score}"),
            Lane::Games => write!(f, "C9"),
            Lane::Denied(which) => write!(f, "C{}", which + 10),
            Lane::Down(back) => write!(f, "C{}", 12 + 2 * back),
            Lane::Up(back) => write!(f, "C{}", 13 + 2 * back),
            Lane::DownBy(back, score) => write!(f, "C{}:{score}", 16 + 2 * back),
            Lane::UpBy(back, score) => write!(f, "C{}:{score}", 17 + 2 * back),
            Lane::Set(node) => write!(f, "4.4:{}", name(node)),
            Lane::Opponent(node) => write!(f, "3.7.2:{}", name(node)),
            Lane::Stay => write!(f, "4.3.2.1"),
            Lane::Sum => write!(f, "4.3.2.2"),
            Lane::Leaves(bsn) => write!(f, "4.3.2.3:{bsn}"),
            Lane::Enters(bsn) => write!(f, "4.3.2.4:{bsn}"),
            Lane::Partner(node) => write!(f, "{}:{}", by_system(["4.2", "4.4", "3.6.2:bottom"]), name(node)),
            Lane::Upfloaters => write!(f, "{}", by_system(["", "C5", "C4"])),
            Lane::UpfloatersOf(score) => write!(f, "{}:{score}", by_system(["", "C6", "C5"])),
            Lane::SameColour => write!(f, "C7"),
            Lane::Upfloated(which) => write!(f, "C{}", which + 8),
            Lane::ComesUp(node) => write!(f, "{}:{}", by_system(["", "4.2", "3.5.4"]), name(node)),
            Lane::Inside => write!(f, "3.2.4.1"),
            Lane::Shifts(node) => write!(f, "4.3:{}", name(node)),
            Lane::Following => write!(f, "C6"),
            Lane::FloatedAgain => write!(f, "C7"),
            Lane::Unfulfilled(which) => write!(f, "C{}", which + 8),
            Lane::OpponentAgain => write!(f, "C10"),
            Lane::Top(node) => write!(f, "3.6.2:top:{}", name(node)),
        }
    }
}
