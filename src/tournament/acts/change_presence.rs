//! Withdrawal, expulsion, and return (C.05 art. 6.5 and 6.6).

use super::prelude::*;
use super::publish_table::forfeit_table;
use super::shared::{believed, existing, with_player};
use crate::ids::PlayerId;
use crate::player::Presence;
use crate::regulations::System;
use crate::round::RoundState;

/// Withdrawal, expulsion, or return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangePresence {
    pub player: PlayerId,
    pub was: Presence,
    pub now: Presence,
}

impl Deed for ChangePresence {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&existing(state, self.player)?.presence, &self.was, &self.now)?;
        check_presence(state, self.player, self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        with_player(state, self.player, |player| player.presence = self.now);
        forfeit_table(state, entry.seq, |_, game| game.colour_of(self.player).is_some());
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_player(self.player)
            .told(MayTell::Never, Told::Always(Daily::Presence { who: Who::Player(self.player), now: self.now }))
    }
}

/// Nobody leaves a published round in which they sit at a board, but of a table fixed in advance, where they lose by forfeit.
fn check_presence(state: &Tournament, player: PlayerId, now: Presence) -> Result<(), Refusal> {
    let Some(from) = now.out_from() else { return Ok(()) };
    let begun = state.rounds.first().filter(|first| from <= first.number && state.was_paired(player));
    let is_of_bracket = state.regulations.system == System::Knockout;
    if let (Some(first), true) = (begun, is_of_bracket) {
        return Err(Refusal::RoundPaired { round: first.number });
    }
    if state.regulations.system.is_predetermined() {
        return Ok(());
    }
    let mut published = state.rounds.iter().skip(from.index()).filter(|round| round.state == RoundState::Published);
    let paired_later = published.find(|round| round.game_of(player).is_some());
    match paired_later {
        Some(round) => Err(Refusal::RoundPaired { round: round.number }),
        None => Ok(()),
    }
}
