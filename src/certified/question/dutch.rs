//! The Dutch System, C.04.3: its brackets, and what a pair of one weighs. In a few lanes a pair has something, in all others
//! nothing.

use super::{Articles, Question, Role};
use crate::lane::Lane;
use crate::places::{Places, tell};
use crate::points::Points;
use crate::round::Round;
use alloc::vec;
use alloc::vec::Vec;

/// Of a bracket, or of the round as a whole for the bye.
#[derive(Debug, Default)]
pub(crate) struct Dutch {
    places: Places,
    /// The only score that the bye can go to; any while C5 is asked.
    bye_score: Option<Points>,
    /// By node: the BSN in the remainder, from 1; 0 outside.
    bsn: Vec<usize>,
    /// So many of the remainder are the original S1.
    half: usize,
}

/// All that is asked of a round, in order (1.9.2).
pub(crate) fn questions<'q>(round: &'q Round<'q>) -> Vec<Question<'q>> {
    let mut questions = Vec::new();
    let mut bye_score = round.with_bye().map(|rank| round.players[rank].score);
    questions.extend(bye_score.map(|_| of_bye(round)));
    let mut moved: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < round.players.len() {
        let end = round.end_of_scoregroup(start);
        let question = of_bracket(round, core::mem::take(&mut moved), start..end, bye_score);
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

fn of_bye<'q>(round: &'q Round<'q>) -> Question<'q> {
    let articles = |dutch| Articles::Dutch(dutch);
    let mut question = Question::of_bye(round, articles(Dutch::default()));
    question.lanes = vec![Lane::Complete, Lane::ByeScore];
    let dutch = Dutch { bsn: vec![0; question.nodes.len()], ..Dutch::default() };
    question.articles = articles(dutch.placed(&question));
    question
}

fn of_bracket<'q>(
    round: &'q Round<'q>,
    moved: Vec<usize>,
    residents: core::ops::Range<usize>,
    bye_score: Option<Points>,
) -> Question<'q> {
    let below = residents.end..round.players.len() + usize::from(bye_score.is_some());
    let next = if residents.end < round.players.len() { round.end_of_scoregroup(residents.end) } else { residents.end };
    let role = |&rank: &usize| match rank {
        rank if rank < residents.start => Role::MovedDown,
        rank if rank < residents.end => Role::Resident,
        rank if rank == round.bye() => Role::Bye,
        rank if rank < next => Role::Next,
        _ => Role::Below,
    };
    let nodes: Vec<usize> = moved.into_iter().chain(residents.clone()).chain(below).collect();
    let roles = nodes.iter().map(role).collect();
    let mut question = Question::new(round, nodes, roles, Articles::Dutch(Dutch::default()));
    question.lanes = criteria(&question);
    let dutch = generate(&mut question);
    question.articles = Articles::Dutch(Dutch { bye_score, ..dutch }.placed(&question));
    question
}

/// C4, C6 to C21.
fn criteria(question: &Question<'_>) -> Vec<Lane> {
    let here = question.scores(|role| matches!(role, Role::MovedDown | Role::Resident));
    let mut lanes = vec![Lane::Complete, Lane::Pairs];
    lanes.extend(here.into_iter().map(Lane::Paired));
    if question.roles.contains(&Role::Next) {
        lanes.push(Lane::NextPairs);
        let with_next = question.scores(|role| matches!(role, Role::MovedDown | Role::Resident | Role::Next));
        lanes.extend(with_next.into_iter().map(Lane::NextPaired));
    }
    let bye = question.roles.iter().position(|&role| role == Role::Bye).map(|node| question.mates[node]);
    let floaters = question.floaters();
    if floaters.len() == 1 && bye.is_some_and(|node| question.nodes[node] == floaters[0]) {
        lanes.push(Lane::Games);
    }
    lanes.extend((0..4).map(Lane::Denied));
    let moved = question.scores(|role| role == Role::MovedDown);
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
fn generate(question: &mut Question<'_>) -> Dutch {
    let moved: Vec<usize> = (0..question.nodes.len()).filter(|&node| question.roles[node] == Role::MovedDown).collect();
    question.lanes.extend(moved.iter().map(|&node| Lane::Set(node)));
    let pairs: Vec<(usize, usize)> = question.pairs().collect();
    let (of_moved, of_remainder): (Vec<_>, Vec<_>) =
        pairs.into_iter().partition(|&(higher, _)| question.roles[higher] == Role::MovedDown);
    question.lanes.extend(of_moved.iter().map(|&(node, _)| Lane::Opponent(node)));
    let is_opponent = |node: usize| of_moved.iter().any(|&(_, opponent)| opponent == node);
    let remainder =
        (0..question.nodes.len()).filter(|&node| question.roles[node] == Role::Resident && !is_opponent(node));
    let remainder: Vec<usize> = remainder.collect();
    let mut bsn = vec![0; question.nodes.len()];
    (1..).zip(&remainder).for_each(|(number, &node)| bsn[node] = number);
    let half = of_remainder.len();
    question.lanes.extend([Lane::Stay, Lane::Sum]);
    if of_remainder.iter().any(|&(higher, _)| bsn[higher] > half) {
        question.lanes.extend((1..=half).rev().map(Lane::Leaves));
        question.lanes.extend((half + 1..=remainder.len()).map(Lane::Enters));
    }
    question.lanes.extend(of_remainder.iter().map(|&(node, _)| Lane::Partner(node)));
    Dutch { bsn, half, ..Dutch::default() }
}

impl Dutch {
    fn placed(mut self, question: &Question<'_>) -> Dutch {
        let of_nodes: Vec<_> =
            (0..question.nodes.len()).map(|node| (question.score_of(node), self.bsn[node])).collect();
        self.places = Places::of(&question.lanes, &of_nodes);
        self
    }

    pub(crate) fn bsn(&self, node: usize) -> usize {
        self.bsn[node]
    }

    pub(crate) fn half(&self) -> usize {
        self.half
    }

    /// C1 to C3, the bye's score (C5), and moved-down players only with others (3.3.3).
    pub(crate) fn allows(&self, question: &Question<'_>, higher: usize, lower: usize) -> bool {
        let (a, b) = (question.nodes[higher], question.nodes[lower]);
        match (question.roles[higher], question.roles[lower]) {
            (_, Role::Bye) => {
                let has_score = self.bye_score.is_none_or(|score| question.score_of(higher) == score);
                has_score && question.round.may_have_bye(a)
            }
            (Role::MovedDown, Role::MovedDown) => false,
            _ => question.round.may_meet(a, b),
        }
    }

    /// Tells what a pair that is allowed has by the criteria: lanes and values.
    pub(crate) fn weigh_criteria(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        let places = &self.places;
        let (of_higher, of_lower) = (&places.nodes[higher], &places.nodes[lower]);
        match question.roles[lower] {
            Role::Resident => {
                tell(weight, places.pairs, 1);
                tell_scores(weight, of_higher.paired, of_lower.paired);
                self.weigh_history(question, (higher, lower), weight);
            }
            Role::Next => {
                tell(weight, places.next_pairs, 1);
                tell_scores(weight, of_higher.next_paired, of_lower.next_paired);
            }
            Role::Bye => {
                tell(weight, places.bye_score, -question.score_of(higher).0);
                let games =
                    if question.in_bracket(higher) { question.round.players[question.nodes[higher]].games } else { 0 };
                tell(weight, places.games, games);
            }
            Role::MovedDown | Role::Below => {}
        }
    }

    /// C10 to C21 of a pair of the bracket.
    fn weigh_history(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        let (round, places) = (question.round, &self.places);
        let of_higher = &places.nodes[higher];
        let (a, b) = (question.nodes[higher], question.nodes[lower]);
        let is_of_moved = question.roles[higher] == Role::MovedDown;
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
    pub(crate) fn weigh_choices(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        if question.roles[lower] != Role::Resident {
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
