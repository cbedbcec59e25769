//! Why a round was paired as it was, as data; `i18n::top_scoregroup` puts it into words.

use super::{Contest, Paired, PairedBracket, Rank};
use crate::Participant;
use crate::swiss::bye_first::NoByeBecause;
use sonneborn_tournament::points::Points;

/// The reasons for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    pub bye: Option<ByeReason>,
    /// From the highest score down.
    pub brackets: Vec<BracketReason>,
    pub pairs: Vec<PairReason>,
}

/// Why this one has the pairing-allocated bye (3.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub to: Participant,
    pub score: Points,
    pub matches: usize,
    pub tpn: u16,
    /// Who came before in the order of 3.4, and could not have it.
    pub passed: Vec<(Participant, NoByeBecause)>,
}

/// How a bracket was made up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReason {
    /// The score of the residents.
    pub score: Points,
    pub residents: usize,
    /// Who came up into it, with their scores.
    pub upfloaters: Vec<(Participant, Points)>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    /// The place in [`Explanation::brackets`].
    pub bracket: usize,
    /// White in the first game, or on the first board.
    pub white: Participant,
    pub black: Participant,
    /// The one with the smaller TPN.
    pub top: Participant,
    /// Bottom members with a smaller TPN than the opponent of `top`, who were not taken yet.
    pub passed: Vec<(Participant, NotBecause)>,
    /// The article of the system that gave the colours.
    pub colour_article: &'static str,
}

/// Why somebody with a smaller TPN was not the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotBecause {
    /// C1.
    Met,
    /// The regulations of the event keep them apart.
    Forbidden,
    /// Then the others would be paired worse, or not at all.
    Worse,
}

/// The reasons for a round; `seated` are the pairs with White first and the article that said so, in the order of the
/// brackets.
pub fn explain(
    contest: &Contest,
    paired: &Paired,
    seated: &[(Rank, Rank, &'static str)],
    called: &dyn Fn(Rank) -> Participant,
    have_met: &dyn Fn(Rank, Rank) -> bool,
) -> Explanation {
    let bye = paired.bye.as_ref().map(|bye| ByeReason {
        to: called(bye.rank),
        score: contest.score(bye.rank),
        matches: contest.list[bye.rank].matches,
        tpn: contest.tpn(bye.rank),
        passed: bye.passed.iter().map(|&(rank, because)| (called(rank), because)).collect(),
    });
    let brackets = paired.brackets.iter().map(|bracket| BracketReason {
        score: contest.score(bracket.residents[0]),
        residents: bracket.residents.len(),
        upfloaters: bracket.upfloaters.iter().map(|&rank| (called(rank), contest.score(rank))).collect(),
    });
    let pairs = paired.brackets.iter().enumerate().flat_map(|(place, bracket)| {
        bracket.pairs.iter().enumerate().map(move |(pair, &(top, bottom))| (place, bracket, pair, top, bottom))
    });
    let pairs = pairs.zip(seated).map(|((place, bracket, pair, top, bottom), &(white, black, colour_article))| {
        let because = |rank: Rank| match (contest.graph.has(top, rank), have_met(top, rank)) {
            (true, _) => NotBecause::Worse,
            (false, true) => NotBecause::Met,
            (false, false) => NotBecause::Forbidden,
        };
        let passed = passed(contest, bracket, pair, top, bottom).into_iter();
        PairReason {
            bracket: place,
            white: called(white),
            black: called(black),
            top: called(top),
            passed: passed.map(|rank| (called(rank), because(rank))).collect(),
            colour_article,
        }
    });
    Explanation { bye, brackets: brackets.collect(), pairs: pairs.collect() }
}

/// The bottom members of the pairs after this one who come before its own in the order of TPNs.
fn passed(contest: &Contest, bracket: &PairedBracket, pair: usize, top: Rank, bottom: Rank) -> Vec<Rank> {
    let (from, to) = (contest.tpn(top), contest.tpn(bottom));
    let later = bracket.pairs[pair + 1..].iter().map(|&(_, bottom)| bottom);
    let mut passed: Vec<Rank> = later.filter(|&rank| (from..to).contains(&contest.tpn(rank))).collect();
    passed.sort_by_key(|&rank| contest.tpn(rank));
    passed
}
