//! The Chief Arbiter's estimates for players without a rating (C.04.2 art. 2.1).

use super::prelude::*;
use super::shared::{existing, with_player};
use crate::ids::PlayerId;

/// The Chief Arbiter's estimates for players without a rating (C.04.2 art. 2.1), all of them or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EstimateRatings {
    pub estimates: Vec<Estimate>,
}

impl Deed for EstimateRatings {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_estimates(state, &self.estimates).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        for estimate in &self.estimates {
            with_player(state, estimate.player, |player| player.data.estimate = estimate.now);
        }
    }

    fn nature(&self) -> Nature<'_> {
        let players: Vec<PlayerId> = self.estimates.iter().map(|estimate| estimate.player).collect();
        let touches = players.iter().copied().map(Subject::Player).collect();
        Matter { touches, ..Matter::beside(About::Players(players)) }
            .told(MayTell::Never, Told::OnceBegun(Daily::AsInJournal))
    }

    /// They change one field of a player's data.
    fn changed(&self, field: &str) -> bool {
        field == "estimate"
    }
}

/// An estimated rating given, changed or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    pub player: PlayerId,
    pub was: Option<u16>,
    pub now: Option<u16>,
}

fn check_estimates(state: &Tournament, estimates: &[Estimate]) -> Result<(), Refusal> {
    if estimates.iter().all(|estimate| estimate.was == estimate.now) {
        return Err(Refusal::AlreadySo);
    }
    for estimate in estimates {
        if existing(state, estimate.player)?.data.estimate != estimate.was {
            return Err(Refusal::Conflict { touched: 0 });
        }
    }
    Ok(())
}
