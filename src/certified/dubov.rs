//! The Dubov System, C.04.4.1: its brackets, and what a pair of one weighs.
//!
//! Who comes up meets a resident: of two upfloaters who met each other neither would be needed (C5). A pair inside a subgroup
//! needs one of the two shifted (3.2.4); it is the one whose sequence number is smaller, because that set of shifters comes
//! first (4.3). No other pair has a shifter, so that the subgroups and S1 are known where the transposition (4.4) is asked.

use crate::lane::Lane;
use crate::places::{NOWHERE, tell};
use crate::question::{Articles, Question, Role};
use crate::report::Colour;
use crate::round::Round;

/// Of a scoregroup and everybody below it, or of the round as a whole for the bye: where its lanes stand.
#[derive(Debug, Default)]
pub(crate) struct Dubov {
    /// 3.1.3 to 3.1.5.
    bye: [usize; 3],
    upfloaters: usize,
    same_colour: usize,
    /// C8 to C10; nowhere in the last round.
    upfloated: [usize; 3],
    inside: usize,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    /// Where the lane of C6 stands that is of the node's score.
    of_score: usize,
    comes_up: usize,
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

const OUTSIDE: Node = Node {
    of_score: NOWHERE,
    comes_up: NOWHERE,
    shifts: NOWHERE,
    partner: NOWHERE,
    side: Side::Outside,
    sequence: 0,
    seat: Seat::Nowhere,
};

/// All that is asked of a round, in order (3.1, 3.2).
pub(crate) fn questions<'q>(round: &'q Round<'q>) -> Vec<Question<'q>> {
    let mut questions: Vec<Question<'q>> = round.with_bye().map(|_| of_bye(round)).into_iter().collect();
    let mut left: Vec<usize> = (0..round.players.len()).filter(|&rank| round.with_bye() != Some(rank)).collect();
    while !left.is_empty() {
        let question = of_scoregroup(round, left);
        let mut is_left = vec![true; question.nodes.len()];
        question.pairs().for_each(|(higher, lower)| (is_left[higher], is_left[lower]) = (false, false));
        left = (0..is_left.len()).filter(|&node| is_left[node]).map(|node| question.nodes[node]).collect();
        questions.push(question);
    }
    questions
}

fn of_bye<'q>(round: &'q Round<'q>) -> Question<'q> {
    let mut question = Question::of_bye(round, Articles::Dubov(Dubov::default()));
    question.lanes = vec![Lane::Complete, Lane::ByeScore, Lane::ByeGames, Lane::ByeNumber];
    question.articles = Articles::Dubov(Dubov::placed(&question));
    question
}

fn of_scoregroup<'q>(round: &'q Round<'q>, left: Vec<usize>) -> Question<'q> {
    let score = |rank: usize| round.players[rank].score;
    let below = left.partition_point(|&rank| score(rank) == score(left[0]));
    let next = left.get(below).map(|&rank| score(rank));
    let role = |(node, &rank): (usize, &usize)| match node {
        node if node < below => Role::Resident,
        _ if Some(score(rank)) == next => Role::Next,
        _ => Role::Below,
    };
    let roles = left.iter().enumerate().map(role).collect();
    let mut question = Question::new(round, left, roles, Articles::Dubov(Dubov::default()));
    question.lanes = vec![Lane::Complete, Lane::Upfloaters];
    let lower = question.scores(|role| matches!(role, Role::Next | Role::Below));
    question.lanes.extend(lower.into_iter().rev().map(Lane::UpfloatersOf));
    question.lanes.push(Lane::SameColour);
    if !round.is_last() {
        question.lanes.extend((0..3).map(Lane::Upfloated));
    }
    // The number of upfloaters and of shifters is settled before: after the last of them nobody is asked about.
    let last = question.upfloaters().last();
    question.lanes.extend((below..last.map_or(below, |last| last + 1)).map(Lane::ComesUp));
    let nodes = generate(&mut question);
    question.articles = Articles::Dubov(Dubov { nodes, ..Dubov::placed(&question) }.with_lanes(&question));
    question
}

/// 3.2.3 to 3.2.6, for the members that the file's pairing has.
fn generate(question: &mut Question<'_>) -> Vec<Node> {
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
    for members in [&smaller.members, &larger.members] {
        let order = from_the_middle(members.len()).into_iter().map(|place| members[place]);
        let order: Vec<usize> = order.collect();
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
    nodes
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
    fn placed(question: &Question<'_>) -> Dubov {
        let place = |lane: Lane| question.lanes.iter().position(|&other| other == lane).unwrap_or(NOWHERE);
        Dubov {
            bye: [Lane::ByeScore, Lane::ByeGames, Lane::ByeNumber].map(place),
            upfloaters: place(Lane::Upfloaters),
            same_colour: place(Lane::SameColour),
            upfloated: [0, 1, 2].map(|which| place(Lane::Upfloated(which))),
            inside: place(Lane::Inside),
            nodes: Vec::new(),
        }
    }

    fn with_lanes(mut self, question: &Question<'_>) -> Dubov {
        for (index, &lane) in question.lanes.iter().enumerate() {
            match lane {
                Lane::ComesUp(node) => self.nodes[node].comes_up = index,
                Lane::Shifts(node) => self.nodes[node].shifts = index,
                Lane::Partner(node) => self.nodes[node].partner = index,
                Lane::UpfloatersOf(score) => {
                    let own = (0..self.nodes.len()).filter(|&node| question.score_of(node) == score);
                    own.for_each(|node| self.nodes[node].of_score = index);
                }
                _ => {}
            }
        }
        self
    }

    pub(crate) fn weigh_criteria(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        let round = question.round;
        if question.roles[lower] == Role::Bye {
            let player = &round.players[question.nodes[higher]];
            let order = [-player.score.0, player.games, i64::from(player.number)];
            self.bye.into_iter().zip(order).for_each(|(place, value)| tell(weight, place, value));
        }
        if question.roles[higher] != Role::Resident {
            return;
        }
        let own = &round.players[question.nodes[higher]];
        let their = &round.players[question.nodes[lower]];
        if question.roles[lower] != Role::Resident {
            tell(weight, self.upfloaters, -1);
            tell(weight, self.nodes[lower].of_score, -1);
        }
        tell(weight, self.same_colour, -i64::from(own.seeks() == their.seeks()));
        if question.roles[lower] != Role::Resident {
            self.upfloated.into_iter().zip(their.upfloats).for_each(|(place, value)| tell(weight, place, -value));
        }
    }

    pub(crate) fn weigh_choices(
        &self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        weight: &mut impl FnMut(usize, i64),
    ) {
        if question.roles[higher] != Role::Resident {
            return;
        }
        let (own, their) = (&self.nodes[higher], &self.nodes[lower]);
        tell(weight, their.comes_up, 1);
        if let Some(shifter) = shifter(&self.nodes, higher, lower) {
            tell(weight, self.inside, -i64::from(own.side == Side::Smaller));
            tell(weight, self.nodes[shifter].shifts, 1);
        }
        match (own.seat, their.seat) {
            (Seat::S1, Seat::G2(place)) => tell(weight, own.partner, -place),
            (Seat::G2(place), Seat::S1) => tell(weight, their.partner, -place),
            _ => {}
        }
    }
}
