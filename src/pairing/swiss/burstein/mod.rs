//! The Burstein System, C.04.4.2, edition of 1 February 2026: players with the same score should have met equally strong
//! opponents.
//!
//! The first rounds are seeding rounds, paired by the Dutch System. After them the bye is given first; then every bracket
//! from the top is ranked by the strength of the opponents met ([`index`]), the first meeting the last ([`bracket`]), and
//! colours come last ([`colours`]).
//!
//! Where the text leaves a choice, it is read so:
//!
//! - The Dutch System of the seeding rounds is that of the same edition, with its bye and its colours.
//! - The zero-point byes that count as draws for the opponents (art. 1.7.2) are those in a row right before the round that
//!   is being paired, of players who are away in that round too.
//! - C7 looks one bracket ahead: the pairs there, then the scores of its floaters, as good as can be (C4 to C6).
//! - Art. 1.7 and 1.9 name articles 2.1.5, 3.1 and 2.1, and mean 3.1.5, 2.1 and 3.1.
//! - Incoming floaters are ranked among the residents: the score does not count in art. 1.8.
//! - Art. 5.2.1, odd TPN: counted as in the Dutch System, see [`Parity`](sonneborn_tournament::regulations::Parity).

pub mod bracket;
pub mod colours;
pub mod contender;
pub mod explanation;
pub mod index;
mod natural;
pub mod system;

use super::bye_first::{self, Impossible};
use super::completion::Completion;
use super::dutch;
use super::field::{Entry, Field, Pairings};
use super::shortage::{self, Articles};
use crate::NoPairing;
use contender::{Contenders, Rank};
use explanation::Explanation;
use std::cmp::Reverse;

/// At most so many rounds are seeding rounds (art. 1.6).
const MOST_SEEDING_ROUNDS: u16 = 4;

/// What is told where no pairing exists.
const ARTICLES: Articles = Articles { bye: "C.04.4.2 C2", completion: "C.04.4.2 C4", met: "C1", colour: "C3" };

/// Whether the round is paired by the Dutch System (art. 1.6).
pub fn is_seeding_round(field: &Field) -> bool {
    field.round.0 <= (field.rounds_total / 2).min(MOST_SEEDING_ROUNDS)
}

/// Pairs a round.
///
/// # Errors
/// Why there is no pairing.
pub fn pair(field: &Field) -> Result<Pairings, NoPairing> {
    if is_seeding_round(field) { dutch::pair(field) } else { explained(field).map(|(pairings, _)| pairings) }
}

/// Pairs a round after the seeding rounds, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(field: &Field) -> Result<(Pairings, Explanation), NoPairing> {
    let mut contenders = Contenders::of(field);
    let size = contenders.list.len();
    if size == 0 {
        return Err(NoPairing::Nobody(field.round));
    }
    let mut completion = Completion::new(contenders.graph.clone());
    let entries: Vec<Entry> = contenders.list.iter().map(|contender| contender.entry).collect();
    let may_have_bye = |rank: Rank| !contenders.list[rank].bye_barred;
    for (a, b) in completion.part_avoided(&field.avoided_of(&entries), &may_have_bye) {
        contenders.graph.part(a, b);
    }
    let contenders = contenders;
    let bye = bye_first::give(&bye_order(&contenders), |rank| contenders.list[rank].bye_barred, &mut completion)
        .map_err(|impossible| no_pairing(field, &contenders, impossible))?;
    let mut explanation = Explanation::of_bye(field, &contenders, bye.as_ref());
    let bye = bye.map(|bye| bye.rank);

    let mut games: Vec<(Entry, Entry)> = Vec::with_capacity(size / 2);
    let mut floaters: Vec<Rank> = Vec::new();
    let mut lower: Vec<Rank> = (0..size).filter(|&rank| Some(rank) != bye).collect();
    while !lower.is_empty() {
        let (residents, below) = top_scoregroup(&contenders, &lower);
        let (next, rest) = top_scoregroup(&contenders, below);
        let mut members = [&floaters, residents].concat();
        members.sort_by_key(|&rank| contenders.list[rank].standing());
        let paired = bracket::pair(&contenders, &members, next, rest);
        explanation.add_bracket(field, &contenders, &floaters, residents, &paired);
        for &(a, b) in &paired.pairs {
            let (white, black, rule) = colours::allocate(field, &contenders, a, b);
            explanation.add_pair(field, &contenders, &members, &paired, (a, b), (white, rule));
            games.push((contenders.list[white].entry, contenders.list[black].entry));
        }
        floaters = paired.floaters;
        lower = below.to_vec();
    }
    debug_assert!(floaters.is_empty(), "everybody left could be paired");
    Ok((field.seat(games, bye.map(|rank| contenders.list[rank].entry)), explanation))
}

/// Art. 3.1.3 to 3.1.5: the lowest score, the most games played, the lowest by Index.
fn bye_order(contenders: &Contenders) -> Vec<Rank> {
    let mut order: Vec<Rank> = (0..contenders.list.len()).collect();
    order.sort_by_key(|&rank| {
        let contender = &contenders.list[rank];
        (contender.score, Reverse(contender.games), Reverse(contender.standing()))
    });
    order
}

/// The players of the highest score, and the others.
fn top_scoregroup<'r>(contenders: &Contenders, players: &'r [Rank]) -> (&'r [Rank], &'r [Rank]) {
    let score = |rank: Rank| contenders.list[rank].score;
    players.split_at(players.partition_point(|&rank| score(rank) == score(players[0])))
}

fn no_pairing(field: &Field, contenders: &Contenders, why: Impossible) -> NoPairing {
    let entrant = |rank: Rank| &field.entrants[contenders.list[rank].entry];
    let bar = |a: Rank, b: Rank| field.bar(contenders.list[a].entry, contenders.list[b].entry, false);
    shortage::no_pairing(why, (&contenders.graph, contenders.list.len()), ARTICLES, |rank| entrant(rank).id, bar)
}
