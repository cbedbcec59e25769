//! Holds a certificate against a file.
//!
//! Why the bounds prove it: take any complete pairing of the bracket and of everybody below it. Each of its pairs weighs no more
//! than the bounds of its two players and of the sets that hold both. Added up, these are the bounds of all players, once each,
//! and those of each set as often as it holds a pair, at most half of its odd number, rounded down. The file's pairing reaches
//! just that, because each of its pairs weighs what its bounds are, and each set holds as many of its pairs as it can. All of it
//! holds for lists of numbers that are compared from the left as for numbers. So no complete pairing has a better list; and one
//! that has the same list is the same in the bracket, because the choices of article 4 name every pair of it.

use crate::bounds::{Bounds, Set};
use crate::certificate::{Certificate, CertifiedBracket, CertifiedRound, Proof};
use crate::question::{Question, Role, questions};
use crate::refusal::{NotACertificate, Refusal};
use crate::report::Report;
use crate::round::Round;
use alloc::string::ToString;
use alloc::vec::Vec;

/// Of every paired round of the file, whether it is confirmed.
///
/// # Errors
/// That the certificate is of another tournament.
pub fn confirm(report: &Report, certificate: &Certificate) -> Result<Vec<Result<(), Refusal>>, NotACertificate> {
    if certificate.system != report.system {
        return Err(NotACertificate::OtherSystem);
    }
    if certificate.rounds != report.rounds {
        return Err(NotACertificate::OtherRounds { certificate: certificate.rounds, file: report.rounds });
    }
    Ok((1..=report.paired).map(|number| confirm_round(report, number, certificate)).collect())
}

fn confirm_round(report: &Report, number: usize, certificate: &Certificate) -> Result<(), Refusal> {
    let mut found = certificate.certified.iter().filter(|round| round.number == number);
    let (Some(certified), None) = (found.next(), found.next()) else { return Err(Refusal::NoCertificate) };
    let round = Round::of(report, number)?;
    round.keeps_the_rules()?;
    hold_round(&round, certified)
}

/// Holds what a certificate has about a round against it.
///
/// # Errors
/// What is not proved.
pub fn hold_round(round: &Round<'_>, certified: &CertifiedRound) -> Result<(), Refusal> {
    let mut questions = questions(round).into_iter().peekable();
    let bye = questions.next_if(Question::is_of_bye);
    match (bye, &certified.bye) {
        (None, None) => {}
        (Some(question), Some((player, proof))) if round.with_bye().map(|rank| round.name(rank)) == Some(*player) => {
            hold(&question, proof)?;
        }
        _ => return Err(Refusal::OtherBye),
    }
    let mut brackets = certified.brackets.iter();
    for question in questions {
        let bracket = brackets.next().filter(|bracket| is_same(&question, bracket));
        let bracket = bracket.ok_or(Refusal::OtherPairing { bracket: question.score() })?;
        hold(&question, &bracket.proof)?;
    }
    match brackets.next() {
        None => Ok(()),
        Some(bracket) => Err(Refusal::OtherPairing { bracket: bracket.score }),
    }
}

/// What a certificate says of a bracket besides its proof.
pub fn described(question: &Question<'_>) -> CertifiedBracket {
    let moved = (0..question.nodes.len()).filter(|&node| question.roles[node] == Role::MovedDown);
    CertifiedBracket {
        score: question.score(),
        moved: moved.map(|node| question.name(node)).collect(),
        upfloaters: question.upfloaters().map(|node| question.name(node)).collect(),
        pairs: question.pairs().map(|(higher, lower)| (question.name(higher), question.name(lower))).collect(),
        floaters: question.floaters().into_iter().map(|rank| question.round.name(rank)).collect(),
        values: question.values(),
        proof: Proof::default(),
    }
}

fn is_same(question: &Question<'_>, bracket: &CertifiedBracket) -> bool {
    let described = described(question);
    (described.score, &described.moved, &described.upfloaters) == (bracket.score, &bracket.moved, &bracket.upfloaters)
        && (&described.pairs, &described.floaters) == (&bracket.pairs, &bracket.floaters)
        && described.values == bracket.values
}

/// Whether the proof bounds all pairs and the file's pairing reaches the bounds.
///
/// # Errors
/// Where it does not.
pub fn hold(question: &Question<'_>, proof: &Proof) -> Result<(), Refusal> {
    let bounds = Bounds::read(question, proof)?;
    bounds.sets.iter().try_for_each(|set| hold_set(question, set))?;
    let own: Vec<Option<(usize, i64)>> = (0..question.nodes.len()).map(|node| bounds.first(node)).collect();
    let is_below =
        |node: usize| question.roles[node] == Role::Below && own[node].is_none() && bounds.held[node].is_empty();
    let mut excess = bounds.excess();
    for lower in 0..question.nodes.len() {
        let is_lower_below = is_below(lower);
        for higher in 0..lower {
            // Nothing bounds the lower, and the pair weighs nothing: only what bounds the higher is left.
            let is_alone = is_lower_below && !question.weighs(higher, lower);
            let is_decided = is_alone && question.mates[higher] != lower && own[higher].is_none_or(|(_, own)| own > 0);
            if is_decided || !question.allows(higher, lower) {
                continue;
            }
            let deciding = if is_alone { own[higher] } else { excess.first(question, higher, lower) };
            hold_pair(question, (higher, lower), deciding)?;
        }
    }
    Ok(())
}

/// A set counts for something, has an odd number of players, and holds as many pairs of the file as it can.
fn hold_set(question: &Question<'_>, set: &Set) -> Result<(), Refusal> {
    let first = set.values.iter().find(|&&value| value != 0);
    let within = set.nodes.iter().filter(|&&node| set.nodes.binary_search(&question.mates[node]).is_ok()).count();
    let is_full = set.nodes.len() % 2 == 1 && within + 1 == set.nodes.len();
    if is_full && first.is_some_and(|&value| value > 0) {
        return Ok(());
    }
    Err(Refusal::Set { players: set.nodes.iter().map(|&node| question.name(node)).collect() })
}

/// The first lane in which bounds and weight differ decides; of a pair that the file has, none may.
fn hold_pair(question: &Question<'_>, pair: (usize, usize), deciding: Option<(usize, i64)>) -> Result<(), Refusal> {
    let Some((lane, excess)) = deciding else { return Ok(()) };
    let (a, b) = (question.name(pair.0), question.name(pair.1));
    let criterion = question.lane_name(question.lanes[lane]);
    if excess < 0 {
        return Err(Refusal::Unbounded { a, b, criterion: criterion.to_string() });
    }
    if question.mates[pair.0] == pair.1 {
        return Err(Refusal::Loose { a, b, criterion: criterion.to_string() });
    }
    Ok(())
}
