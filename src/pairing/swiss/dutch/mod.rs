//! The FIDE (Dutch) System, C.04.3.

pub mod completion;
pub mod criteria;
pub mod exact;
pub mod roster;
pub mod weighing;

use super::colours::allocate;
use super::field::{Entry, Field, Pairings};
use super::floats::Unplayed;
use crate::pairing::NoPairing;
use completion::{Completion, Impossible, settle_bye};
use criteria::{Bracket, Candidate};
use exact::Scope;
use roster::{PlayerRules, Rank, Roster};

/// Pairs a round by the edition of 1 February 2026.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    let rules = PlayerRules { unplayed: Unplayed::DownIfScored, any_full_bye_bars: true };
    let mut roster = Roster::new(field, rules);
    if roster.is_empty() {
        return Err(NoPairing::Nobody(field.round));
    }
    let mut bye = settle_bye(&mut roster).map_err(|impossible| explain(&roster, impossible))?;
    let roster = roster;
    let mut moved_down: Vec<Rank> = Vec::new();
    let mut games: Vec<(Rank, Rank)> = Vec::new();
    let mut odd = None;
    for (group, residents) in roster.groups.iter().enumerate() {
        let bracket = Bracket { group, moved_down: std::mem::take(&mut moved_down), residents: residents.clone() };
        let candidate = exact::best(&roster, &bracket, Scope::Whole, bye);
        games.extend(candidate.pairs);
        moved_down = candidate.floaters;
    }
    odd = moved_down.first().copied();
    Ok(seat(&roster, &games, odd))
}

fn seat(roster: &Roster<'_>, games: &[(Rank, Rank)], bye: Option<Rank>) -> Pairings {
    let field = roster.field;
    let entry = |rank: Rank| roster.seeds[rank].entry;
    let coloured = games.iter().map(|&(higher, lower)| {
        let (higher, lower): (Entry, Entry) = (entry(higher), entry(lower));
        match allocate(field, &field.entrants[higher], &field.entrants[lower]).0 {
            crate::tournament::colour::Colour::White => (higher, lower),
            crate::tournament::colour::Colour::Black => (lower, higher),
        }
    });
    field.seat(coloured.collect(), bye.map(entry))
}

fn explain(roster: &Roster<'_>, impossible: Impossible) -> NoPairing {
    let id = |rank: &Rank| roster.field.entrants[roster.seeds[*rank].entry].id;
    match impossible {
        Impossible::Bye { barred } => NoPairing::NoBye { barred: barred.iter().map(id).collect() },
        Impossible::Opponents { blocked, short } => NoPairing::NoOpponents { blocked: Vec::new(), short },
    }
}
