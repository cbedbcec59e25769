//! The edition of C.04.3 in force till 31 January 2026, so that old tournaments re-check.
//!
//! It pairs a bracket without asking whether the others can still be paired; if they cannot, the bracket (the penultimate
//! one, PPB) is paired again with that in mind (C.4), and all below it collapses into one last bracket (A.9). Score
//! differences (C.6) take the place of the downfloaters' scores, and who gets the bye is no criterion.

use super::super::field::{Field, Pairings};
use super::PairedRound;
use super::articles::Edition;
use super::completion::Completion;
use super::criteria::{Bracket, Candidate};
use super::exact::first_of_best;
use super::natural::{self, Floors};
use super::roster::{Rank, Roster};
use super::weighing::{Weighing, nodes};
use crate::NoPairing;
use std::ops::Range;

/// Pairs a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    Ok(PairedRound::new(field, Edition::Of2017, None)?.pairings())
}

/// Brackets with their pairing, who has the bye, and the place of the penultimate bracket.
type Paired = (Vec<(Bracket, Candidate)>, Option<Rank>, Option<usize>);

/// A.9: bracket by bracket from the top, until one is the last or has to be the penultimate one.
pub(crate) fn pair_brackets(roster: &Roster<'_>) -> Paired {
    let mut completion = Completion::new(roster, roster.bye().is_some());
    let mut brackets = Vec::with_capacity(roster.groups.len());
    let mut moved_down: Vec<Rank> = Vec::new();
    for (group, residents) in roster.groups.iter().enumerate() {
        let bracket = Bracket { group, moved_down: std::mem::take(&mut moved_down), residents: residents.clone() };
        if group + 1 == roster.groups.len() {
            let last = last_bracket(roster, &bracket);
            let bye = last.floaters.first().copied();
            brackets.push((bracket, last));
            return (brackets, bye, None);
        }
        let candidate = any_bracket(roster, &bracket, &mut completion);
        if !completion.completes(&candidate.floaters, group + 1) {
            return collapse(roster, bracket, brackets);
        }
        moved_down.clone_from(&candidate.floaters);
        brackets.push((bracket, candidate));
    }
    (brackets, None, None)
}

/// Pairs the penultimate bracket, and then all below it as one.
fn collapse(roster: &Roster<'_>, bracket: Bracket, mut brackets: Vec<(Bracket, Candidate)>) -> Paired {
    let (group, below) = (bracket.group, bracket.residents.end..roster.len());
    let penultimate = weigh(roster, &bracket, 0..0, below.clone(), true);
    let last = Bracket { group: group + 1, moved_down: penultimate.floaters.clone(), residents: below };
    brackets.push((bracket, penultimate));
    let candidate = weigh(roster, &last, 0..0, 0..0, true);
    let bye = candidate.floaters.first().copied();
    brackets.push((last, candidate));
    (brackets, bye, Some(group))
}

/// The following bracket by C.5 and C.6 alone, as C.7 looks at it; `None` after the last one.
pub fn following(roster: &Roster<'_>, bracket: &Bracket, candidate: &Candidate) -> Option<(Bracket, Candidate)> {
    let residents = roster.groups.get(bracket.group + 1)?.clone();
    if residents.start < bracket.residents.end {
        return None; // All has collapsed into this bracket.
    }
    let next = Bracket { group: bracket.group + 1, moved_down: candidate.floaters.clone(), residents };
    let paired = if next.group + 1 == roster.groups.len() {
        last_bracket(roster, &next)
    } else {
        weigh(roster, &next, 0..0, 0..0, false)
    };
    Some((next, paired))
}

/// A bracket that is neither the penultimate nor the last one, as far as is known.
fn any_bracket(roster: &Roster<'_>, bracket: &Bracket, completion: &mut Completion<'_>) -> Candidate {
    let next = bracket.group + 1;
    natural::best(roster, bracket, &Floors::Odd(&|_| true))
        .filter(|candidate| match next + 1 == roster.groups.len() {
            true => completion.follow_ideally(&candidate.floaters, next),
            false => completion.pair_ideally(&candidate.floaters, next),
        })
        .unwrap_or_else(|| weigh(roster, bracket, roster.groups[next].clone(), 0..0, false))
}

fn last_bracket(roster: &Roster<'_>, bracket: &Bracket) -> Candidate {
    let may_float = |rank: Rank| roster.bye().is_some_and(|bye| roster.may_meet(rank, bye));
    natural::best(roster, bracket, &Floors::Odd(&may_float)).unwrap_or_else(|| weigh(roster, bracket, 0..0, 0..0, true))
}

fn weigh(roster: &Roster<'_>, bracket: &Bracket, next: Range<Rank>, below: Range<Rank>, whole: bool) -> Candidate {
    first_of_best(Weighing {
        roster,
        bracket,
        nodes: nodes(roster, bracket, next, below, whole),
        whole,
        weigh_unplayed: false,
        edition: Edition::Of2017,
        common: None,
    })
}
