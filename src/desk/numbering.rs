//! Numbering the players: by strength before a round is paired, so that nobody has to remember it (C.04.2 art. 2), and by
//! lots where the regulations ask for them.

use super::Desk;
use super::perform::{Actor, Attempt, Performed, Refused};
use crate::pairing::drawing::draw;
use crate::pairing::varma::VarmaError;
use crate::store::StoreError;
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::ids::Tpn;
use crate::tournament::numbering::{Lottery, order};

/// Why no numbers were drawn.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    #[error("the regulations do not have numbers drawn")]
    NoLots,
    #[error(transparent)]
    Varma(#[from] VarmaError),
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl From<StoreError> for DrawError {
    fn from(error: StoreError) -> DrawError {
        DrawError::Refused(error.into())
    }
}

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

    /// Draws everyone's number by the lots of the regulations, from `seed`, or from the tournament's own.
    ///
    /// # Errors
    /// [`DrawError`].
    pub fn draw_numbers(&self, tournament: i64, actor: &Actor, seed: Option<u64>) -> Result<Performed, DrawError> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let regulations = &journal.state().regulations;
        let lottery = Lottery::of(regulations.numbering).ok_or(DrawError::NoLots)?;
        let own = Some(regulations.seed).filter(|seed| *seed != 0);
        let seed = seed.or(own).unwrap_or_else(Desk::new_seed);
        let order = draw(journal.state(), lottery, seed)?.order();
        let act = Act::DrawNumbers { lottery, seed, order };
        Ok(self.perform(tournament, actor, &Attempt::of(act))?)
    }
}

/// Whether the numbers are what [`order`] would give.
fn is_numbered(tournament: &Tournament) -> bool {
    let wanted = order(tournament);
    (1..).zip(wanted).all(|(tpn, player)| tournament.player(player).is_some_and(|player| player.tpn == Some(Tpn(tpn))))
}
