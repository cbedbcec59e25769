//! Numbering the players: by strength before a round is paired, so that nobody has to remember it (C.04.2 art. 2), and by
//! lots where the regulations ask for them.

use super::Desk;
use super::perform::{Actor, Attempt, Performed, Refused};
use sonneborn_pairing::drawing::draw;
use sonneborn_pairing::lots::Lots;
use sonneborn_pairing::varma::VarmaError;
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, DrawNumbers, NumberPlayers, NumberTeams};
use sonneborn_tournament::ids::Tpn;
use sonneborn_tournament::numbering::{Lottery, order, order_of_teams, strength_of_team};
use sonneborn_tournament::refusal::Refusal;

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
    /// Gives everyone their TPN by strength, where it is not so already; `None` if nothing was to do.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn number_players(&self, tournament: i64, actor: &Actor) -> Result<Option<Performed>, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        if is_numbered(journal.state()) {
            return Ok(None);
        }
        let act = Act::NumberPlayers(NumberPlayers { order: order(journal.state()) });
        match self.perform(tournament, actor, &Attempt { seen: Some(journal.state().seq), ..Attempt::of(act) }) {
            // Another node was faster, and did the same.
            Err(Refused::Conflict { .. }) if is_numbered(live.journal().state()) => Ok(None),
            done => done.map(Some),
        }
    }

    /// Numbers the teams of an event in which teams are paired: by strength, or by the lots of the regulations, from `seed` or
    /// the tournament's own; `None` if nothing was to do. Once round 1 is paired, numbers stay and newcomers follow.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn number_teams(
        &self,
        tournament: i64,
        actor: &Actor,
        seed: Option<u64>,
    ) -> Result<Option<Performed>, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let state = journal.state();
        if !state.regulations.system.is_of_teams() || state.teams.is_empty() {
            return Ok(None);
        }
        let is_drawn = Lottery::of(state.regulations.numbering).is_some() && state.rounds.is_empty();
        let own = Some(state.regulations.seed).filter(|seed| *seed != 0);
        let seed = is_drawn.then(|| seed.or(own).unwrap_or_else(Desk::new_seed));
        let mut order = order_of_teams(state);
        if let Some(seed) = seed {
            order.sort_unstable();
            Lots::new(seed).shuffle(&mut order);
        }
        let strengths = order.iter().map(|team| strength_of_team(state, *team)).collect();
        match self.perform(tournament, actor, &Attempt::of(Act::NumberTeams(NumberTeams { order, strengths, seed }))) {
            Ok(done) => Ok(Some(done)),
            Err(Refused::Refusal(Refusal::AlreadySo)) => Ok(None),
            Err(refused) => Err(refused),
        }
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
        let act = Act::DrawNumbers(DrawNumbers { lottery, seed, order });
        Ok(self.perform(tournament, actor, &Attempt::of(act))?)
    }
}

/// Whether the numbers are what [`order`] would give, and nobody else has one.
fn is_numbered(tournament: &Tournament) -> bool {
    let wanted = order(tournament);
    if tournament.entrants().any(|player| player.tpn.is_some() && !wanted.contains(&player.id)) {
        return false;
    }
    (1..).zip(wanted).all(|(tpn, player)| tournament.player(player).is_some_and(|player| player.tpn == Some(Tpn(tpn))))
}
