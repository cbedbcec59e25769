//! The FIDE (Dutch) System, C.04.3, edition of 1 February 2026.
//!
//! A round is paired bracket by bracket from the top (1.9.2). Each bracket is first tried in the order of art. 4, which is
//! nearly always that of the best candidate; where criteria stand against each other, they are weighed.
//!
//! Readings of the text where it leaves room:
//! - 5.2.5 asks for the parity of the TPN; see [`super::field::Parity`] for what is counted.
//! - Moved-down players are never paired with each other (3.3.3), also not when it is asked whether a pairing of all the
//!   players exists (C4).
//! - C18 and C20 give no score difference to a moved-down player who floats again: it counts as greater than any other.
//! - C8 looks one bracket ahead, at C6 and C7 of the bracket that follows.

pub mod completion;
pub mod criteria;
pub mod exact;
pub mod roster;
pub mod weighing;
pub mod yielding;

use super::colours::allocate;
use super::field::{Field, Pairings};
use super::floats::Unplayed;
use crate::pairing::{Blocked, NoPairing};
use crate::tournament::colour::Colour;
use completion::{Impossible, settle_bye};
use criteria::{Bracket, Candidate};
use exact::Scope;
use roster::{PlayerRules, Rank, Roster};

const RULES: PlayerRules = PlayerRules { unplayed: Unplayed::DownIfScored, any_full_bye_bars: true };

/// Pairs a round.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    let mut roster = Roster::new(field, RULES);
    if roster.is_empty() {
        return Err(NoPairing::Nobody(field.round));
    }
    yielding::part_avoided(&mut roster);
    let bye = settle_bye(&mut roster).map_err(|impossible| no_pairing(&roster, impossible))?;
    let roster = roster;
    let mut moved_down: Vec<Rank> = Vec::new();
    let mut games: Vec<(Rank, Rank)> = Vec::new();
    for (group, residents) in roster.groups.iter().enumerate() {
        let bracket = Bracket { group, moved_down: std::mem::take(&mut moved_down), residents: residents.clone() };
        let Candidate { pairs, floaters } = exact::best(&roster, &bracket, Scope::Whole, bye);
        games.extend(pairs);
        moved_down = floaters;
    }
    Ok(seat(&roster, &games, moved_down.first().copied()))
}

/// Gives the pairs their colours and boards.
fn seat(roster: &Roster<'_>, pairs: &[(Rank, Rank)], bye: Option<Rank>) -> Pairings {
    let field = roster.field;
    let entry = |rank: Rank| roster.seeds[rank].entry;
    let games = pairs.iter().map(|&(higher, lower)| {
        let (higher, lower) = (entry(higher), entry(lower));
        match allocate(field, &field.entrants[higher], &field.entrants[lower]).0 {
            Colour::White => (higher, lower),
            Colour::Black => (lower, higher),
        }
    });
    field.seat(games.collect(), bye.map(entry))
}

fn no_pairing(roster: &Roster<'_>, impossible: Impossible) -> NoPairing {
    let id = |rank: Rank| roster.field.entrants[roster.seeds[rank].entry].id;
    match impossible {
        Impossible::Bye { barred } => NoPairing::NoBye { barred: barred.into_iter().map(id).collect() },
        Impossible::Opponents { blocked, short } => NoPairing::NoOpponents {
            blocked: blocked.into_iter().map(|rank| blocked_by(roster, rank)).collect(),
            short,
        },
    }
}

/// What bars everyone else from meeting this player.
fn blocked_by(roster: &Roster<'_>, rank: Rank) -> Blocked {
    let field = roster.field;
    let own = roster.seeds[rank].entry;
    let mut blocked =
        Blocked { player: field.entrants[own].id, met: 0, forbidden: 0, same_colour: 0, open: Vec::new() };
    for other in (0..roster.len()).filter(|&other| other != rank) {
        let entry = roster.seeds[other].entry;
        if roster.may_meet(rank, other) {
            blocked.open.push(field.entrants[entry].id);
        } else if field.entrants[own].met().any(|met| met == entry) {
            blocked.met += 1;
        } else if field.forbidden.iter().any(|&pair| pair == (own, entry) || pair == (entry, own)) {
            blocked.forbidden += 1;
        } else {
            blocked.same_colour += 1;
        }
    }
    blocked
}
