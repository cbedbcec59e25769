//! Numbering the players before a round is paired, so that nobody has to remember it (C.04.2 art. 2).

use super::Desk;
use super::perform::{Actor, Attempt, Performed, Refused};
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::ids::Tpn;
use crate::tournament::numbering::order;

impl Desk {
    /// Gives everyone his TPN by strength, where it is not so already; `None` if nothing was to do.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn number_players(&self, tournament: i64, actor: &Actor) -> Result<Option<Performed>, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        if is_numbered(journal.state()) {
            return Ok(None);
        }
        let attempt = Attempt::of(Act::NumberPlayers { order: order(journal.state()) });
        self.perform(tournament, actor, &attempt).map(Some)
    }
}

/// Whether the numbers are what [`order`] would give.
fn is_numbered(tournament: &Tournament) -> bool {
    let wanted = order(tournament);
    (1..).zip(wanted).all(|(tpn, player)| tournament.player(player).is_some_and(|player| player.tpn == Some(Tpn(tpn))))
}
