//! Knock-out: who goes through where the games of a match did not say so.

use super::prelude::*;
use crate::ids::{PlayerId, RoundNo, TeamId};
use crate::knockout::{GoesThrough, Side, Standing, TeamGoesThrough};

/// Who goes through where the games of a match did not say so, and how it was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendThrough {
    pub winner: PlayerId,
    pub loser: PlayerId,
    pub how: String,
}

impl Deed for SendThrough {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let (winner, loser) = (self.winner, self.loser);
        let none = Refusal::NoOpenMatch { winner, loser };
        check_through(state, [Side::Player(winner), Side::Player(loser)], none).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let after = state.last_round().map_or(RoundNo(0), |round| round.number);
        let SendThrough { winner, loser, how } = self.clone();
        let on_level = is_level(state, Side::Player(winner), Side::Player(loser));
        state.gone_through.push(GoesThrough { winner, loser, how, after, on_level });
    }

    fn nature(&self) -> Nature<'_> {
        let (winner, loser) = (self.winner, self.loser);
        let pair = Subject::Match([winner.min(loser), winner.max(loser)]);
        Matter::of(About::Players(vec![winner, loser]), pair).shown().untold()
    }
}

/// The same of teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendTeamThrough {
    pub winner: TeamId,
    pub loser: TeamId,
    pub how: String,
}

impl Deed for SendTeamThrough {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let (winner, loser) = (self.winner, self.loser);
        let none = Refusal::NoOpenTeamMatch { winner, loser };
        check_through(state, [Side::Team(winner), Side::Team(loser)], none).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let after = state.last_round().map_or(RoundNo(0), |round| round.number);
        let SendTeamThrough { winner, loser, how } = self.clone();
        let on_level = is_level(state, Side::Team(winner), Side::Team(loser));
        state.teams_gone_through.push(TeamGoesThrough { winner, loser, how, after, on_level });
    }

    fn nature(&self) -> Nature<'_> {
        let (winner, loser) = (self.winner, self.loser);
        let pair = Subject::TeamMatch([winner.min(loser), winner.max(loser)]);
        Matter::of(About::Teams(vec![winner, loser]), pair).shown().untold()
    }
}

/// Whether the match of two sides, on which nothing rests yet, is played and nobody leads.
fn is_level(state: &Tournament, one: Side, other: Side) -> bool {
    let bracket = state.bracket();
    let open = bracket.as_ref().and_then(|bracket| bracket.open_match(one, other));
    open.is_some_and(|open| open.standing == Standing::Level && open.is_played_out())
}

/// The arbiter's word is on a match on which nothing rests yet, and changes what is.
fn check_through(state: &Tournament, [winner, loser]: [Side; 2], none: Refusal) -> Result<(), Refusal> {
    let bracket = state.bracket();
    let open = bracket.as_ref().and_then(|bracket| bracket.open_match(winner, loser)).ok_or(none)?;
    match open.standing {
        Standing::Decided(side) if open.sides[side] == winner => Err(Refusal::AlreadySo),
        _ => Ok(()),
    }
}
