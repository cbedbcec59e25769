//! The edition of C.04.3 in force till 31 January 2026, so that old tournaments re-check.
//!
//! It pairs a bracket without asking whether the others can still be paired; if they cannot, the bracket (the penultimate
//! one, PPB) is paired again with that in mind (C.4), and all below it collapses into one last bracket (A.9). Score
//! differences (C.6) take the place of the downfloaters' scores, and who gets the bye is no criterion.

use super::super::field::{Field, Pairings};
use super::super::floats::Unplayed;
use super::completion::{Completion, join_bye};
use super::criteria::{Bracket, Candidate};
use super::exact::first_of_best;
use super::natural::{self, Floors};
use super::roster::{PlayerRules, Rank, Roster};
use super::weighing::{Edition, Weighing, nodes};
use super::{no_pairing, seat, yielding};
use crate::pairing::NoPairing;
use std::ops::Range;

const RULES: PlayerRules = PlayerRules { unplayed: Unplayed::Down, any_full_bye_bars: false };

/// Pairs a round.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    let mut roster = Roster::new(field, RULES);
    if roster.is_empty() {
        return Err(NoPairing::Nobody(field.round));
    }
    yielding::part_avoided(&mut roster);
    join_bye(&mut roster).map_err(|impossible| no_pairing(&roster, impossible))?;
    let roster = roster;
    let mut completion = Completion::new(&roster, roster.bye().is_some());
    let mut games: Vec<(Rank, Rank)> = Vec::new();
    let mut moved_down: Vec<Rank> = Vec::new();
    for (group, residents) in roster.groups.iter().enumerate() {
        let bracket = Bracket { group, moved_down: std::mem::take(&mut moved_down), residents: residents.clone() };
        if group + 1 == roster.groups.len() {
            let last = last_bracket(&roster, &bracket);
            games.extend(last.pairs);
            moved_down = last.floaters;
            break;
        }
        let candidate = any_bracket(&roster, &bracket, &mut completion);
        if completion.completes(&candidate.floaters, group + 1) {
            games.extend(candidate.pairs);
            moved_down = candidate.floaters;
            continue;
        }
        let penultimate = weigh(&roster, &bracket, 0..0, residents.end..roster.len(), true);
        games.extend(penultimate.pairs);
        let collapsed =
            Bracket { group: group + 1, moved_down: penultimate.floaters, residents: residents.end..roster.len() };
        let last = weigh(&roster, &collapsed, 0..0, 0..0, true);
        games.extend(last.pairs);
        moved_down = last.floaters;
        break;
    }
    Ok(seat(&roster, &games, moved_down.first().copied()))
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
    })
}
