//! The Lim System, C.04.4.3, edition of 1 February 2026 (its rules are those of 1999).
//!
//! Lim is a procedure: no criteria are weighed, every choice is the first in some order. The bye is given first (art. 1). Then
//! the scoregroups are paired from the top down to the one above the median, from the bottom up to the one below it, and
//! the median scoregroup last ([`groups`]); who finds no opponent in their group floats on towards the median ([`floaters`]);
//! a group is paired by proposal and exchange ([`exchange`]); colours come last ([`colours`]).
//!
//! The text was written for people with pairing cards and leaves much open. It is read so:
//!
//! - Number 1 is the *highest* numbered player (4.2), everywhere.
//! - The median scoregroup has half of the points that the rounds before could give. It is there also without players of
//!   that score; then it has the floaters only. Under an acceleration it keeps that value.
//! - Compatible (2.1): not yet met, not kept apart by the event, and some colours keep both within 5.1. In the last round
//!   colours do not count (art. 6).
//! - A scoregroup keeps as many pairs as it can have (3.10, 4.4): that covers 2.3.1 to 2.3.4. So many float as that leaves
//!   over, chosen one after another: by type (3.9: d, c, b, a), then who did not float in the round before (3.10), then who
//!   is due the colour that more of the group are due (3.2.2), then the lowest numbered downward, the highest numbered
//!   upward (3.2.4).
//! - The adjacent scoregroup is the next to be paired on the same side, after the last one the median; a compatible
//!   opponent there (3.9) is one of its own players.
//! - Floated in the round before (3.10): played somebody who then had another score.
//! - Floaters are paired first, those from the side where pairing began before the others (3.6, 3.7), with a player of the
//!   group; with another floater only where no player of the group is left for them.
//! - *Available* means: compatible, and the others left in the group can still be paired.
//! - Exchanges (4.2, 4.3) for more than six players: the first tries the bottom half in order, then the top half from its
//!   end; once it has an opponent, the rest is proposed afresh. The first available opponent due the other colour is taken,
//!   otherwise the first available (5.2). The tables of the text come out.
//! - A blocked median (2.6) takes back pairs one by one, the last made first, of the lower side where more floaters came
//!   from above, otherwise of the higher; of the other side where none is left.
//! - The bye (1.1) goes to the lowest ranked who may have it and leaves a pairing for the others; in round 1 to the lowest
//!   rated (7.1), without rating before with.
//! - The colour due (5.5, 5.6): the one that makes a player's own colours even, otherwise the other than the last.
//! - Art. 7.2, odd numbers: counted as in the Dutch System, see [`Parity`](sonneborn_tournament::regulations::Parity).
//! - A *maxi-tournament* (3.2.3, 3.8, 5.7) is defined nowhere; no event is taken for one.

pub mod colours;
pub mod contender;
pub mod direction;
pub mod exchange;
pub mod explanation;
pub mod floaters;
pub mod groups;
pub mod question;
pub mod system;

use super::bye_first::{self, GivenBye, Impossible};
use super::completion::{Completion, Rank};
use super::field::{Entry, Field, Pairings};
use super::shortage::{self, Articles};
use crate::NoPairing;
use contender::Contenders;
use groups::{Group, Groups};
use std::cmp::Reverse;

/// What is told where no pairing exists.
const ARTICLES: Articles = Articles { bye: "C.04.4.3 1.1", completion: "C.04.4.3 2.1", met: "2.1", colour: "5.1" };

/// A round with its scoregroups, before the colours.
pub struct PairedRound<'f> {
    pub contenders: Contenders<'f>,
    pub bye: Option<GivenBye>,
    /// In the order in which they were paired: the median scoregroup last.
    pub groups: Vec<Group>,
}

impl<'f> PairedRound<'f> {
    /// # Errors
    /// Why there is no pairing.
    pub fn new(field: &'f Field) -> Result<PairedRound<'f>, NoPairing> {
        let mut contenders = Contenders::of(field);
        if contenders.list.is_empty() {
            return Err(NoPairing::Nobody(field.round));
        }
        let mut completion = Completion::new(contenders.graph.clone());
        let entries: Vec<Entry> = contenders.list.iter().map(|contender| contender.entry).collect();
        let parted = completion.part_avoided(&field.avoided_of(&entries), &|rank| !contenders.list[rank].bye_barred);
        parted.into_iter().for_each(|(a, b)| contenders.graph.part(a, b));
        let order = bye_order(&contenders);
        let bye = bye_first::give(&order, |rank| contenders.list[rank].bye_barred, &mut completion)
            .map_err(|why| no_pairing(&contenders, why))?;
        let players: Vec<Rank> =
            (0..contenders.list.len()).filter(|&rank| bye.as_ref().is_none_or(|bye| bye.rank != rank)).collect();
        let groups = Groups::new(&contenders, completion).pair(&players);
        Ok(PairedRound { contenders, bye, groups })
    }

    pub fn pairings(&self) -> Pairings {
        let entry = |rank: Rank| self.contenders.list[rank].entry;
        let pairs = self.groups.iter().flat_map(|group| group.pairs.iter().map(move |pair| (group, pair)));
        let games = pairs.map(|(group, pair)| {
            let (white, black, _) =
                colours::allocate(&self.contenders, pair.first, pair.second, group.favours_higher());
            (entry(white), entry(black))
        });
        self.contenders.field.seat(games.collect(), self.bye.as_ref().map(|bye| entry(bye.rank)))
    }
}

/// Art. 1.1: the lowest rank in the lowest scoregroup; art. 7.1: in round 1 the lowest rated.
fn bye_order(contenders: &Contenders) -> Vec<Rank> {
    let mut order: Vec<Rank> = (0..contenders.list.len()).collect();
    let is_first = contenders.field.rounds_played() == 0;
    order.sort_by_key(|&rank| {
        let contender = &contenders.list[rank];
        (is_first.then_some(contender.rating), contender.score, Reverse(contender.tpn))
    });
    order
}

fn no_pairing(contenders: &Contenders, why: Impossible) -> NoPairing {
    let bar = |a: Rank, b: Rank| contenders.bar(a, b, false);
    shortage::no_pairing(why, (&contenders.graph, contenders.list.len()), ARTICLES, |rank| contenders.id(rank), bar)
}
