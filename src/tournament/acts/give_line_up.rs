//! Who sits at the boards of a team in a round.

use super::prelude::*;
use super::shared::{believed, planned};
use crate::ids::{RoundNo, TeamId};
use crate::team::LineUp;

/// Who sits at the boards of a team in a round; `None` for the order of the squad. Where the round is paired, the boards of
/// the match are seated by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveLineUp {
    pub team: TeamId,
    pub round: RoundNo,
    pub was: Option<LineUp>,
    pub now: Option<LineUp>,
}

impl Deed for GiveLineUp {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_line_up(state, self.team, self.round, self.was.as_ref(), self.now.as_ref()).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let was = state.match_of(self.team, self.round);
        give(state, self.team, self.round, self.now.as_ref());
        state.seat_again(self.round, was);
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::LineUp { team: self.team, round: self.round };
        Matter::of(about, Subject::LineUp(self.team, self.round)).judged(MayTell::OnceStarted)
    }
}

fn check_line_up(
    state: &Tournament,
    team: TeamId,
    round: RoundNo,
    was: Option<&LineUp>,
    now: Option<&LineUp>,
) -> Result<(), Refusal> {
    let given = state.team(team).ok_or(Refusal::NoSuchTeam { team })?.line_ups.get(&round);
    believed(&given, &was, &now)?;
    planned(state, round)?;
    if state.match_has_begun(team, round) {
        return Err(Refusal::MatchBegun { round });
    }
    if let Some(line_up) = now {
        state.check_line_up(team, round, line_up).map_err(|fault| Refusal::LineUp { team, fault })?;
    }
    let Some(paired) = state.match_of(team, round) else { return Ok(()) };
    // A match in which no board has two players is lost, or forfeited board by board.
    let mut after = state.clone();
    give(&mut after, team, round, now);
    after.seat_again(round, Some(paired));
    if after.match_of(team, round).is_some() { Ok(()) } else { Err(Refusal::MatchWithoutPlayers { round }) }
}

fn give(state: &mut Tournament, team: TeamId, round: RoundNo, line_up: Option<&LineUp>) {
    if let Some(team) = state.teams.get_mut(team.0 as usize) {
        match line_up {
            Some(line_up) => drop(team.line_ups.insert(round, line_up.clone())),
            None => drop(team.line_ups.remove(&round)),
        }
    }
}
