//! What is asked of a bracket, as one matching: every pair that the absolute criteria allow weighs a list of numbers, one for
//! each criterion of C.04.3 in its order and then one for each choice of the sequence of article 4, and the pairing by the
//! articles is the one of all complete pairings (C4) whose list of sums is the greatest, compared from the left.
//!
//! What is to be minimised counts with a minus, or counts what is left: as many pairs as can be are as few floaters.

use crate::lane::Lane;
use crate::places::Places;
use crate::points::Points;
use crate::round::Round;
use std::fmt;

/// What a player is for the bracket in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    MovedDown,
    Resident,
    /// A resident of the following scoregroup (C8).
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
    pub(crate) places: Places,
    /// The only score that the bye can go to; any while C5 is asked.
    bye_score: Option<Points>,
    /// By node: the BSN in the remainder, from 1; 0 outside.
    bsn: Vec<usize>,
    /// So many of the remainder are the original S1.
    half: usize,
}

/// All that is asked of a round, in order: who has the bye, if somebody does, and every bracket from the top (1.9.2).
pub fn questions<'q>(round: &'q Round<'q>) -> Vec<Question<'q>> {
    let mut questions = Vec::new();
    let mut bye_score = round.with_bye().map(|rank| round.players[rank].score);
    questions.extend(bye_score.map(|_| Question::of_bye(round)));
    let mut moved: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < round.players.len() {
        let end = end_of_group(round, start);
        let question = Question::of_bracket(round, std::mem::take(&mut moved), start..end, bye_score);
        moved = question.floaters();
        if moved.len() == 1 && round.with_bye() == moved.first().copied() {
            moved.clear();
            bye_score = None;
        }
        questions.push(question);
        start = end;
    }
    questions
}

fn end_of_group(round: &Round<'_>, start: usize) -> usize {
    let score = |rank: usize| round.players[rank].score;
    (start..round.players.len()).find(|&rank| score(rank) != score(start)).unwrap_or(round.players.len())
}

impl<'q> Question<'q> {
    fn of_bye(round: &'q Round<'q>) -> Question<'q> {
        let nodes: Vec<usize> = (0..=round.bye()).collect();
        let roles = nodes.iter().map(|&node| if node == round.bye() { Role::Bye } else { Role::Below }).collect();
        let mut question = Question::new(round, nodes, roles, None);
        question.lanes = vec![Lane::Complete, Lane::ByeScore];
        question.places = question.places();
        question
    }

    fn of_bracket(
        round: &'q Round<'q>,
        moved: Vec<usize>,
        residents: std::ops::Range<usize>,
        bye_score: Option<Points>,
    ) -> Question<'q> {
        let below = residents.end..round.players.len() + usize::from(bye_score.is_some());
        let next = if residents.end < round.players.len() { end_of_group(round, residents.end) } else { residents.end };
        let role = |&rank: &usize| match rank {
            rank if rank < residents.start => Role::MovedDown,
            rank if rank < residents.end => Role::Resident,
            rank if rank == round.bye() => Role::Bye,
            rank if rank < next => Role::Next,
            _ => Role::Below,
        };
        let nodes: Vec<usize> = moved.into_iter().chain(residents.clone()).chain(below).collect();
        let roles = nodes.iter().map(role).collect();
        let mut question = Question::new(round, nodes, roles, bye_score);
        question.lanes = question.criteria();
        question.generate();
        question.places = question.places();
        question
    }

    fn new(round: &'q Round<'q>, nodes: Vec<usize>, roles: Vec<Role>, bye_score: Option<Points>) -> Question<'q> {
        let mut node_of = vec![usize::MAX; round.players.len() + 1];
        nodes.iter().enumerate().for_each(|(node, &rank)| node_of[rank] = node);
        let mate = |&rank: &usize| {
            let mate = if rank == round.bye() { round.with_bye() } else { round.mates.get(rank).copied() };
            mate.map_or(usize::MAX, |mate| node_of[mate])
        };
        let mates = nodes.iter().map(mate).collect();
        let bsn = vec![0; nodes.len()];
        let places = Places::default();
        Question { round, nodes, roles, mates, lanes: Vec::new(), places, bye_score, bsn, half: 0 }
    }

    fn places(&self) -> Places {
        let of_nodes: Vec<_> = (0..self.nodes.len()).map(|node| (self.score_of(node), self.bsn[node])).collect();
        Places::of(&self.lanes, &of_nodes)
    }

    pub fn is_of_bye(&self) -> bool {
        self.lanes.contains(&Lane::ByeScore)
    }

    /// The BSN in the remainder, from 1; 0 for everybody else.
    pub fn bsn(&self, node: usize) -> usize {
        self.bsn[node]
    }

    /// How many the original S1 of the remainder has.
    pub fn half(&self) -> usize {
        self.half
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
        lower != usize::MAX && higher < lower && self.roles[lower] == Role::Resident
    }

    /// The ranks of those who are not paired in the bracket.
    pub fn floaters(&self) -> Vec<usize> {
        let floats = |&node: &usize| {
            let mate = self.mates[node];
            self.in_bracket(node) && !self.is_pair(node.min(mate), node.max(mate))
        };
        (0..self.nodes.len()).filter(floats).map(|node| self.nodes[node]).collect()
    }

    /// Whether two nodes may be paired: C1 to C3, the bye's score (C5), and moved-down players only with others (3.3.3).
    pub fn allows(&self, higher: usize, lower: usize) -> bool {
        let (a, b) = (self.nodes[higher], self.nodes[lower]);
        match (self.roles[higher], self.roles[lower]) {
            (_, Role::Bye) => {
                let has_score = self.bye_score.is_none_or(|score| self.score_of(higher) == score);
                has_score && self.round.may_have_bye(a)
            }
            (Role::MovedDown, Role::MovedDown) => false,
            _ => self.round.may_meet(a, b),
        }
    }

    /// The different scores of nodes, the highest first.
    fn scores(&self, holds: impl Fn(Role) -> bool) -> Vec<Points> {
        let nodes = (0..self.nodes.len()).filter(|&node| holds(self.roles[node]));
        let mut scores: Vec<Points> = nodes.map(|node| self.score_of(node)).collect();
        scores.dedup();
        scores
    }

    /// C4, C6 to C21.
    fn criteria(&self) -> Vec<Lane> {
        let here = self.scores(|role| matches!(role, Role::MovedDown | Role::Resident));
        let mut lanes = vec![Lane::Complete, Lane::Pairs];
        lanes.extend(here.into_iter().map(Lane::Paired));
        if self.roles.contains(&Role::Next) {
            lanes.push(Lane::NextPairs);
            let with_next = self.scores(|role| matches!(role, Role::MovedDown | Role::Resident | Role::Next));
            lanes.extend(with_next.into_iter().map(Lane::NextPaired));
        }
        let bye = self.roles.iter().position(|&role| role == Role::Bye).map(|node| self.mates[node]);
        let floaters = self.floaters();
        if floaters.len() == 1 && bye.is_some_and(|node| self.nodes[node] == floaters[0]) {
            lanes.push(Lane::Games);
        }
        lanes.extend((0..4).map(Lane::Denied));
        let moved = self.scores(|role| role == Role::MovedDown);
        for back in [1, 2] {
            lanes.extend([Lane::Down(back), Lane::Up(back)]);
        }
        for back in [1, 2] {
            lanes.extend(moved.iter().map(|&score| Lane::DownBy(back, score)));
            lanes.extend(moved.iter().map(|&score| Lane::UpBy(back, score)));
        }
        lanes
    }

    /// Article 4. Each choice is asked for where all before it are as the file has them, so that the remainder, its S1 and S2
    /// are known. Of a pair of the remainder the higher ranked stands in S1: that exchanges the fewest, and comes first.
    fn generate(&mut self) {
        let moved: Vec<usize> = (0..self.nodes.len()).filter(|&node| self.roles[node] == Role::MovedDown).collect();
        self.lanes.extend(moved.iter().map(|&node| Lane::Set(node)));
        let pairs: Vec<(usize, usize)> = self.pairs().collect();
        let (of_moved, of_remainder): (Vec<_>, Vec<_>) =
            pairs.into_iter().partition(|&(higher, _)| self.roles[higher] == Role::MovedDown);
        self.lanes.extend(of_moved.iter().map(|&(node, _)| Lane::Opponent(node)));
        let is_opponent = |node: usize| of_moved.iter().any(|&(_, opponent)| opponent == node);
        let remainder = (0..self.nodes.len()).filter(|&node| self.roles[node] == Role::Resident && !is_opponent(node));
        let remainder: Vec<usize> = remainder.collect();
        (1..).zip(&remainder).for_each(|(bsn, &node)| self.bsn[node] = bsn);
        self.half = of_remainder.len();
        self.lanes.extend([Lane::Stay, Lane::Sum]);
        if of_remainder.iter().any(|&(higher, _)| self.bsn[higher] > self.half) {
            self.lanes.extend((1..=self.half).rev().map(Lane::Leaves));
            self.lanes.extend((self.half + 1..=remainder.len()).map(Lane::Enters));
        }
        self.lanes.extend(of_remainder.iter().map(|&(node, _)| Lane::Partner(node)));
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
        match self.lane {
            Lane::Complete => write!(f, "C4"),
            Lane::ByeScore => write!(f, "C5"),
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
            Lane::Partner(node) => write!(f, "4.2:{}", name(node)),
        }
    }
}
