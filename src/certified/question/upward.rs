//! What the systems have in common whose players come up: the bye is given first, then each scoregroup from the top is made up
//! with upfloaters and paired (C.04.4.1 and C.04.6, art. 3). After the criteria of the upfloaters it is asked of one after the
//! other in their order whether they come up; then the bracket is known, and what its system asks of the pairs.
//!
//! Who comes up meets a resident: of two upfloaters who met each other neither would be needed.

use super::dubov::{self, Dubov};
use super::team::{self, Team};
use super::{Articles, Question, Role};
use crate::lane::Lane;
use crate::places::{NOWHERE, tell};
use crate::round::Round;
use crate::system::System;
use alloc::vec;
use alloc::vec::Vec;

/// Of a scoregroup and everybody below it, or of the round as a whole for the bye: where its lanes stand.
#[derive(Debug, Default)]
pub(crate) struct Upward {
    /// The lowest score, the most games, the largest TPN.
    bye: [usize; 3],
    upfloaters: usize,
    nodes: Vec<Places>,
    bracket: Bracket,
}

/// Of one node: where the lane stands that counts the upfloaters of its score, and whether it comes up.
#[derive(Clone, Debug)]
struct Places {
    of_score: usize,
    comes_up: usize,
}

#[derive(Debug, Default)]
enum Bracket {
    /// The bye is asked about.
    #[default]
    None,
    Dubov(Dubov),
    Team(Team),
}

/// All that is asked of a round, in order.
pub(crate) fn questions<'q>(round: &'q Round<'q>) -> Vec<Question<'q>> {
    let mut questions: Vec<Question<'q>> = round.with_bye().map(|_| of_bye(round)).into_iter().collect();
    let mut left: Vec<usize> = (0..round.players.len()).filter(|&rank| round.with_bye() != Some(rank)).collect();
    let paired = left.clone();
    while let Some(&first) = left.first() {
        // 2.3.3 of C.04.6: where all of the following score came up already, none takes its place.
        let score = |rank: usize| round.players[rank].score;
        let following = paired.iter().copied().find(|&rank| score(rank) < score(first));
        let question = of_scoregroup(round, left, following);
        let mut is_left = vec![true; question.nodes.len()];
        question.pairs().for_each(|(higher, lower)| (is_left[higher], is_left[lower]) = (false, false));
        left = (0..is_left.len()).filter(|&node| is_left[node]).map(|node| question.nodes[node]).collect();
        questions.push(question);
    }
    questions
}

fn of_bye<'q>(round: &'q Round<'q>) -> Question<'q> {
    let mut question = Question::of_bye(round, Articles::Upward(Upward::default()));
    question.lanes = vec![Lane::Complete, Lane::ByeScore, Lane::ByeGames, Lane::ByeNumber];
    question.articles = Articles::Upward(Upward::of(&question, Bracket::None));
    question
}

fn of_scoregroup<'q>(round: &'q Round<'q>, left: Vec<usize>, following: Option<usize>) -> Question<'q> {
    let score = |rank: usize| round.players[rank].score;
    let role = |&rank: &usize| match rank {
        rank if score(rank) == score(left[0]) => Role::Resident,
        rank if following.map(score) == Some(score(rank)) => Role::Next,
        _ => Role::Below,
    };
    let roles: Vec<Role> = left.iter().map(role).collect();
    let mut question = Question::new(round, left, roles, Articles::Upward(Upward::default()));
    question.lanes = vec![Lane::Complete, Lane::Upfloaters];
    let lower = question.scores(|role| matches!(role, Role::Next | Role::Below));
    question.lanes.extend(lower.into_iter().rev().map(Lane::UpfloatersOf));
    question.lanes.extend(match round.system() {
        System::Dubov => dubov::criteria(round),
        System::Dutch | System::Team => team::criteria(round),
    });
    // The number of upfloaters is settled before: after the last of them nobody is asked about.
    if let Some(last) = question.upfloaters().last() {
        let lower = (0..=last).filter(|&node| !question.in_bracket(node)).map(Lane::ComesUp);
        question.lanes.extend(lower.collect::<Vec<Lane>>());
    }
    let bracket = match round.system() {
        System::Dubov => Bracket::Dubov(dubov::generate(&mut question)),
        System::Dutch | System::Team => Bracket::Team(team::generate(&mut question)),
    };
    question.articles = Articles::Upward(Upward::of(&question, bracket));
    question
}

impl Upward {
    fn of(question: &Question<'_>, bracket: Bracket) -> Upward {
        let mut nodes = vec![Places { of_score: NOWHERE, comes_up: NOWHERE }; question.nodes.len()];
        for (index, &lane) in question.lanes.iter().enumerate() {
            if let Lane::ComesUp(node) = lane {
                nodes[node].comes_up = index;
            } else if let Lane::UpfloatersOf(score) = lane {
                let own = (0..nodes.len()).filter(|&node| question.score_of(node) == score);
                own.for_each(|node| nodes[node].of_score = index);
            }
        }
        Upward {
            bye: [Lane::ByeScore, Lane::ByeGames, Lane::ByeNumber].map(|lane| question.place(lane)),
            upfloaters: question.place(Lane::Upfloaters),
            nodes,
            bracket,
        }
    }

    pub(crate) fn weigh_criteria(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        if question.roles[lower] == Role::Bye {
            let player = &question.round.players[question.nodes[higher]];
            let order = [-player.score.0, player.games, i64::from(player.number)];
            self.bye.into_iter().zip(order).for_each(|(place, value)| tell(weight, place, value));
        }
        if question.roles[higher] == Role::Resident && question.roles[lower] != Role::Resident {
            tell(weight, self.upfloaters, -1);
            tell(weight, self.nodes[lower].of_score, -1);
        }
        match &self.bracket {
            Bracket::None => {}
            Bracket::Dubov(dubov) => dubov.weigh_criteria(question, (higher, lower), weight),
            Bracket::Team(team) => team.weigh_criteria(question, (higher, lower), weight),
        }
    }

    /// Only pairs of residents have something.
    pub(crate) fn weigh_choices(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        if question.roles[higher] != Role::Resident {
            return;
        }
        tell(weight, self.nodes[lower].comes_up, 1);
        match &self.bracket {
            Bracket::None => {}
            Bracket::Dubov(dubov) => dubov.weigh_choices((higher, lower), weight),
            Bracket::Team(team) => team.weigh_choices(question, (higher, lower), weight),
        }
    }
}
