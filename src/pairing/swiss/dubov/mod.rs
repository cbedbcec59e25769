//! The Dubov System, C.04.4.1, edition of 1 February 2026: players with low-rated opponents so far meet highly rated ones.
//!
//! The bye is given first ([`bye`]); then every scoregroup from the top is made up with upfloaters ([`upfloaters`]),
//! divided into those who seek White and those who seek Black ([`bracket`], [`shifters`]), and paired by the average rating
//! of opponents; colours come last ([`colours`]).
//!
//! Where the text leaves a choice, it is read so:
//!
//! - *Upfloated* (art. 1.8, C8 to C10): paired with an opponent who then had a higher score, whether or not the game was
//!   played. The text speaks of pairing only. A bye is no upfloat. Under an acceleration the scores are pairing scores.
//! - C9 adds up how many times the maximum upfloaters among the upfloaters have been upfloated.
//! - C7 is judged on the whole bracket: the set of upfloaters comes first whose bracket *can* be paired best.
//! - Art. 4.4.1 speaks of article 2.2.4 and means 3.2.4.
//! - Where nobody in the bracket has played, all of them seek Black (art. 1.6.4), so that C7 decides nothing, and the
//!   halves by TPN take the places of the subgroups in art. 3.2.4 as well.
//! - The shifters out of the larger subgroup are numbered among those who seek its colour (art. 4.3.1), without the players
//!   just shifted into it.
//! - The last two games and the colour difference may disagree (art. 1.6.1, `WWWWBB`): a difference beyond 1 decides.
//! - Art. 5.2.1, odd TPN: counted as in the Dutch System, see [`Parity`](crate::tournament::regulations::Parity).
//! - A player without a rating counts as 0 in the ARO of others and is named in the [`Explanation`]: art. 1.1 asks the Chief
//!   Arbiter for a provisional rating.

pub mod bracket;
pub mod bye;
pub mod colours;
mod contender;
pub mod explanation;
pub mod shifters;
pub mod upfloaters;

use super::bye_first::{self, Impossible};
use super::completion::Completion;
use super::field::{Entry, Field, Pairings};
use super::matching::graph::Bits;
use crate::pairing::{Blocked, NoPairing};
use bracket::Paired;
use colours::ColourRule;
use contender::{Contenders, Rank};
use explanation::Explanation;

/// Pairs a round, with the reasons.
pub fn pair(field: &Field) -> Result<(Pairings, Explanation), NoPairing> {
    let mut contenders = Contenders::of(field);
    if contenders.list.is_empty() {
        return Err(NoPairing::Nobody(field.round));
    }
    let mut completion = Completion::new(contenders.whole_graph());
    let avoided = field.avoided_of(&contenders.list.iter().map(|contender| contender.entry).collect::<Vec<Entry>>());
    for (a, b) in completion.part_avoided(&avoided, &|rank| !contenders.list[rank].bye_barred) {
        contenders.bar(a, b);
    }
    let contenders = contenders;
    let mut explanation = Explanation::new(field);
    let order = bye::order(&contenders);
    let bye = bye_first::give(&order, |rank| contenders.list[rank].bye_barred, &mut completion)
        .map_err(|impossible| no_pairing(field, &contenders, &mut completion, impossible))?;
    let mut unpaired: Vec<Rank> =
        (0..contenders.len()).filter(|rank| bye.as_ref().is_none_or(|bye| bye.rank != *rank)).collect();
    explanation.bye = bye.as_ref().map(|given| bye::reason(field, &contenders, given));

    let mut games: Vec<(Entry, Entry)> = Vec::with_capacity(unpaired.len() / 2);
    while !unpaired.is_empty() {
        let (residents, lower) = top_scoregroup(&contenders, &unpaired);
        let (upfloaters, paired) = pair_scoregroup(&contenders, &mut completion, residents, lower)
            .ok_or_else(|| blocked(field, &contenders, &mut completion, &unpaired))?;
        explanation.add_bracket(field, &contenders, residents, &upfloaters, &paired);
        let seated: Vec<(Rank, Rank, ColourRule)> =
            paired.pairs.iter().map(|&(a, b)| colours::allocate(&contenders, a, b, field.initial_colour)).collect();
        explanation.add_pairs(field, &contenders, &paired, &seated);
        let entry = |rank: Rank| contenders.list[rank].entry;
        games.extend(seated.iter().map(|&(white, black, _)| (entry(white), entry(black))));
        unpaired = lower.iter().copied().filter(|rank| !upfloaters.contains(rank)).collect();
    }
    let bye = bye.map(|bye| contenders.list[bye.rank].entry);
    Ok((field.seat(games, bye), explanation))
}

/// The players of the highest score, and the others.
fn top_scoregroup<'r>(contenders: &Contenders, unpaired: &'r [Rank]) -> (&'r [Rank], &'r [Rank]) {
    let score = |rank: Rank| contenders.list[rank].score;
    unpaired.split_at(unpaired.partition_point(|&rank| score(rank) == score(unpaired[0])))
}

/// Chooses the upfloaters of a scoregroup and pairs the bracket.
fn pair_scoregroup(
    contenders: &Contenders,
    completion: &mut Completion,
    residents: &[Rank],
    lower: &[Rank],
) -> Option<(Vec<Rank>, Paired)> {
    let choice = upfloaters::choose(contenders, completion, residents, lower)?;
    let paired = match choice.paired {
        Some(paired) => paired,
        None => bracket::pair(contenders, &[residents, &choice.upfloaters].concat())?,
    };
    Some((choice.upfloaters, paired))
}

fn no_pairing(field: &Field, contenders: &Contenders, completion: &mut Completion, why: Impossible) -> NoPairing {
    match why {
        Impossible::Bye { barred } => {
            let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
            NoPairing::NoBye { barred: barred.into_iter().map(id).collect() }
        }
        Impossible::Opponents => blocked(field, contenders, completion, &(0..contenders.len()).collect::<Vec<Rank>>()),
    }
}

/// Who stands in the way of a complete pairing of these players.
fn blocked(field: &Field, contenders: &Contenders, completion: &mut Completion, players: &[Rank]) -> NoPairing {
    let mut everybody = Bits::empty(contenders.len());
    players.iter().for_each(|&rank| everybody.insert(rank));
    let (blocked, alone) = completion.short_of_opponents(&everybody);
    // One of an odd number is to have the bye.
    let short = alone - players.len() % 2;
    let blocked = blocked.into_iter().map(|rank| why_blocked(field, contenders, players, rank)).collect();
    NoPairing::NoOpponents { blocked, short }
}

/// What bars a player from each of the others.
fn why_blocked(field: &Field, contenders: &Contenders, players: &[Rank], rank: Rank) -> Blocked {
    let entrant = |rank: Rank| &field.entrants[contenders.list[rank].entry];
    let met: Vec<Entry> = entrant(rank).met().collect();
    let mut blocked = Blocked { player: entrant(rank).id, met: 0, forbidden: 0, same_colour: 0, open: Vec::new() };
    for &other in players.iter().filter(|&&other| other != rank) {
        if met.contains(&contenders.list[other].entry) {
            blocked.met += 1;
        } else if contenders.list[rank].barred.binary_search(&other).is_ok() {
            blocked.forbidden += 1;
        } else if contenders.same_absolute(rank, other) {
            blocked.same_colour += 1;
        } else {
            blocked.open.push(entrant(other).id);
        }
    }
    blocked
}
