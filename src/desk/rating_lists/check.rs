//! Taking over what a rating list says of the players of an event: one act a change, each with the list as its reason.

use super::Loaded;
use crate::{Actor, Attempt, Desk, Refused};
use sonneborn_exchange::list_check::{self, Key};
use sonneborn_tournament::acts::{Act, EditPlayer};

/// What became of the changes that were accepted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accepted {
    pub done: usize,
    /// Not done: somebody changed the player meanwhile, or another one has the ID already.
    pub left: usize,
}

impl Desk {
    /// Takes over the changes with these keys; `reason` names the list.
    ///
    /// # Errors
    /// [`Refused::NoTournament`], and [`Refused::Store`] when the journal cannot be written.
    pub fn accept_from_list(
        &self,
        tournament: i64,
        actor: &Actor,
        loaded: &Loaded,
        keys: &[Key],
        reason: &str,
    ) -> Result<Accepted, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let mut accepted = Accepted::default();
        for key in keys {
            let journal = live.journal();
            let state = journal.state();
            let now = list_check::accepted(state, &loaded.1, &loaded.0.title(), *key);
            let Some((player, now)) = state.player(key.player).zip(now) else {
                accepted.left += 1;
                continue;
            };
            // Who shared an ID or a name before does so whatever else is changed; that warning is for changes of these.
            let confirmed = now.fide_id == player.data.fide_id && now.name == player.data.name;
            let act = Act::EditPlayer(EditPlayer {
                player: player.id,
                was: Box::new(player.data.clone()),
                now: Box::new(now),
            });
            let attempt = Attempt { reason: Some(reason.to_owned()), confirmed, ..Attempt::of(act) };
            match self.perform(tournament, actor, &attempt) {
                Ok(_) => accepted.done += 1,
                Err(Refused::Store(error)) => return Err(error.into()),
                Err(_) => accepted.left += 1,
            }
        }
        Ok(accepted)
    }
}
