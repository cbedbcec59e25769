//! Changes of a draft by the arbiter's hand: swap two players, change colours, give the bye, take a pair apart, make one.
//!
//! What speaks against the result is said by the act's own check; here it is only carried out.

use super::swiss::field::Pairings;
use super::swiss::team::seating::{of_round, seat};
use super::system::{Form, PairingSystem, TrfNames};
use super::{NoPairing, boards};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AlterDraft};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;
use std::collections::HashSet;

/// No system at all: the arbiter pairs every round.
pub struct NoEngine;

const FORMS: [Form; 1] = [Form {
    code: "by-hand",
    system: System::ByHand,
    is_offered: true,
    trf: TrfNames {
        code: "CUSTOM_SWISS",
        also: &["CUSTOM_ROUNDROBIN", "CUSTOM_DOUBLESWISS"],
        words: "Individual",
        told_by: &[],
    },
}];

impl PairingSystem for NoEngine {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn pair(&self, _tournament: &Tournament, _round: RoundNo) -> Result<Pairings, NoPairing> {
        Err(NoPairing::ByHand)
    }
}

/// One change of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The two exchange their places, be these at boards, the pairing-allocated bye, or none.
    Swap(PlayerId, PlayerId),
    /// The players at this board exchange colours.
    Colours { board: u16 },
    /// The player gets the pairing-allocated bye; who had it takes their place.
    GiveBye(PlayerId),
    /// The players at this board have no opponent any more.
    TakeApart { board: u16 },
    /// Two players without an opponent meet.
    Pair { white: PlayerId, black: PlayerId },
    /// The player is not in the round any more: the holder of the pairing-allocated bye takes the place, or the opponent gets the
    /// bye. No other board is touched.
    TakeOut(PlayerId),
    /// Two teams exchange their places, be these in matches, the pairing-allocated bye, or none.
    SwapTeams(TeamId, TeamId),
    /// The team and its opponent exchange colours on every board.
    TeamColours(TeamId),
}

/// The pairs (White first) and byes of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    pub pairs: Vec<(PlayerId, PlayerId)>,
    pub byes: Vec<(PlayerId, Bye)>,
}

impl Draft {
    pub fn of(round: &Round) -> Draft {
        let pairs = round.games.iter().map(|game| (game.white, game.black)).collect();
        Draft { pairs, byes: round.byes.clone() }
    }

    /// The player with the pairing-allocated bye.
    pub fn bye(&self) -> Option<PlayerId> {
        self.byes.iter().find(|(_, bye)| *bye == Bye::PairingAllocated).map(|(player, _)| *player)
    }

    fn is_paired(&self, player: PlayerId) -> bool {
        self.pairs.iter().any(|(white, black)| [*white, *black].contains(&player))
    }

    /// Whoever is called `from` is called `to` from now on, at the boards and for the pairing-allocated bye.
    fn rename(&mut self, names: &[(PlayerId, PlayerId)]) {
        let renamed = |player: PlayerId| names.iter().find(|(from, _)| *from == player).map_or(player, |(_, to)| *to);
        for (white, black) in &mut self.pairs {
            (*white, *black) = (renamed(*white), renamed(*black));
        }
        for (player, bye) in &mut self.byes {
            if *bye == Bye::PairingAllocated {
                *player = renamed(*player);
            }
        }
    }

    fn without_bye(&mut self) {
        self.byes.retain(|(_, bye)| *bye != Bye::PairingAllocated);
    }
}

/// The act that changes the draft of `round`.
///
/// # Errors
/// [`Refusal::AlreadySo`] for what is changed with itself, [`Refusal::NoDraft`] also for a change that cannot be meant.
pub fn altered(tournament: &Tournament, round: RoundNo, change: Change) -> Result<Act, Refusal> {
    let is_none = matches!(change, Change::Swap(one, other) | Change::Pair { white: one, black: other } if one == other)
        || matches!(change, Change::SwapTeams(one, other) if one == other);
    if is_none {
        return Err(Refusal::AlreadySo);
    }
    let draft = tournament.draft().filter(|draft| draft.number == round);
    let changed = draft.and_then(|draft| match change {
        Change::SwapTeams(..) | Change::TeamColours(_) => teams_changed(tournament, draft, change),
        Change::Swap(..)
        | Change::Colours { .. }
        | Change::GiveBye(_)
        | Change::TakeApart { .. }
        | Change::TakeOut(_)
        | Change::Pair { .. } => changed(draft, change),
    });
    let changed = changed.ok_or(Refusal::NoDraft { round })?;
    let Draft { pairs, mut byes } = changed;
    if !tournament.regulations.system.gives_byes() {
        byes.retain(|(_, bye)| *bye != Bye::PairingAllocated);
    }
    // Who asked for a bye while the draft waited has it now.
    if let Change::TakeOut(player) = change {
        let known = tournament.player(player).filter(|known| known.takes_part_in(round));
        byes.extend(known.and_then(|known| Some((player, *known.requested_byes.get(&round)?))));
    }
    Ok(Act::AlterDraft(AlterDraft { round, games: boards::seat(tournament, round, pairs), byes }))
}

/// The draft after a change of its matches, seated anew by the line-ups; `None` if the change names teams that cannot be meant.
fn teams_changed(tournament: &Tournament, round: &Round, change: Change) -> Option<Draft> {
    let mut matches = of_round(tournament, round);
    match change {
        Change::SwapTeams(a, b) if tournament.team(a).is_some() && tournament.team(b).is_some() => {
            let swapped = |team: TeamId| match team {
                team if team == a => b,
                team if team == b => a,
                team => team,
            };
            matches.matches.iter_mut().for_each(|pair| *pair = (swapped(pair.0), swapped(pair.1)));
            matches.bye = matches.bye.map(swapped);
        }
        Change::TeamColours(team) => {
            let own = matches.matches.iter_mut().find(|pair| [pair.0, pair.1].contains(&team))?;
            *own = (own.1, own.0);
        }
        _ => return None,
    }
    let (pairs, seated_byes) = seat(tournament, round.number, &matches);
    let asked = round.byes.iter().filter(|(_, bye)| matches!(bye, Bye::HalfPoint | Bye::ZeroPoint)).copied();
    Some(Draft { pairs, byes: asked.chain(seated_byes).collect() })
}

/// The draft after a change; `None` if the change names a board that is not there or players who cannot be meant.
fn changed(round: &Round, change: Change) -> Option<Draft> {
    let mut draft = Draft::of(round);
    let pair_at = |board: u16| round.games.iter().position(|game| game.board == board);
    match change {
        Change::Swap(a, b) => draft.rename(&[(a, b), (b, a)]),
        Change::Colours { board } => {
            let pair = &mut draft.pairs[pair_at(board)?];
            *pair = (pair.1, pair.0);
        }
        Change::GiveBye(player) => match draft.bye() {
            Some(holder) if holder == player => return None,
            Some(holder) if draft.is_paired(player) => draft.rename(&[(player, holder), (holder, player)]),
            _ => {
                draft.without_bye();
                draft.pairs.retain(|(white, black)| ![*white, *black].contains(&player));
                draft.byes.push((player, Bye::PairingAllocated));
            }
        },
        Change::TakeApart { board } => drop(draft.pairs.remove(pair_at(board)?)),
        Change::Pair { white, black } => {
            if draft.is_paired(white) || draft.is_paired(black) {
                return None;
            }
            if draft.bye().is_some_and(|holder| holder == white || holder == black) {
                draft.without_bye();
            }
            draft.pairs.push((white, black));
        }
        Change::TakeOut(player) => {
            let holder = draft.bye().filter(|holder| *holder != player);
            draft.byes.retain(|(who, _)| *who != player && Some(*who) != holder);
            match (draft.pairs.iter().position(|(white, black)| [*white, *black].contains(&player)), holder) {
                (Some(_), Some(holder)) => draft.rename(&[(player, holder)]),
                (Some(place), None) => {
                    let (white, black) = draft.pairs.remove(place);
                    draft.byes.push((if white == player { black } else { white }, Bye::PairingAllocated));
                }
                (None, Some(holder)) => draft.byes.push((holder, Bye::PairingAllocated)),
                (None, None) => {}
            }
        }
        Change::SwapTeams(..) | Change::TeamColours(_) => return None,
    }
    Some(draft)
}

/// How many pairs differ, colours included: those that only one of the two has, a pair and what stands in its place counted
/// once; and the bye if it differs.
pub fn differences(ours: &Draft, theirs: &Draft) -> usize {
    let pairs = |draft: &Draft| draft.pairs.iter().copied().collect::<HashSet<_>>();
    let (own, others) = (pairs(ours), pairs(theirs));
    let only_one_has = own.difference(&others).count().max(others.difference(&own).count());
    only_one_has + usize::from(ours.bye() != theirs.bye())
}
