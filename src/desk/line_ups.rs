//! Line-ups that captains give by a link on their phone: the key of the link, the deadline, and the closing when it is over.
//!
//! The link's key is told once; the team keeps its SHA-256. It opens nothing but the line-up of that team.

use super::credentials::{new_token, token_hash};
use super::perform::{Actor, Attempt, Performed, Refused};
use super::{Desk, clock};
use chrono::{NaiveDateTime, TimeDelta};
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, ChangeTeam, CloseLineUps, GiveLineUp, Unnamed};
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::role::Role;
use sonneborn_tournament::team::{LineUp, Team};

/// A new key of a captain's link, and the act that keeps its digest with the team.
pub fn new_key(team: TeamId, was: &Team) -> (String, Act) {
    let key = new_token();
    let now = Team { captain_key: Some(token_hash(&key)), ..was.clone() };
    (key, Act::ChangeTeam(ChangeTeam { team, was: Box::new(was.clone()), now: Box::new(now) }))
}

/// Whether a key is that of the team's captain.
pub fn is_captain(team: &Team, key: &str) -> bool {
    team.captain_key.as_deref() == Some(token_hash(key).as_str())
}

/// Until when captains give their line-ups for a round, in the hall's time; `None` where the schedule does not say it.
pub fn deadline(tournament: &Tournament, round: RoundNo) -> Option<NaiveDateTime> {
    let minutes = tournament.regulations.teams.as_ref()?.line_up_minutes?;
    let start = tournament.details.schedule.get(round.index()).copied().flatten()?;
    start.checked_sub_signed(TimeDelta::minutes(minutes.into()))
}

/// Whether the deadline of a round is over.
pub fn is_over(tournament: &Tournament, round: RoundNo) -> bool {
    let now = clock::hall_now(&tournament.details);
    deadline(tournament, round).is_some_and(|deadline| deadline <= now)
}

impl Desk {
    /// Closes the line-ups of the published round whose deadline is over; says whether there was something to close.
    ///
    /// # Errors
    /// [`StoreError`] when the journal cannot be read.
    pub fn close_line_ups_when_due(&self, tournament: i64) -> Result<bool, StoreError> {
        let Some(live) = self.live(tournament)? else { return Ok(false) };
        let journal = live.journal();
        let state = journal.state();
        let Some(round) = state.open_line_ups.filter(|round| !state.closed && is_over(state, *round)) else {
            return Ok(false);
        };
        // Whoever looks next tries again.
        Ok(self.perform(tournament, &Actor::default(), &Attempt::of(Act::CloseLineUps(CloseLineUps { round }))).is_ok())
    }

    /// Notes a captain's line-up. What an arbiter would be asked about first is refused.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn captain_gives(
        &self,
        tournament: i64,
        (team, round): (TeamId, RoundNo),
        (was, now): (Option<LineUp>, Option<LineUp>),
        device: String,
    ) -> Result<Performed, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let author = Unnamed::Captain(live.journal().state().team(team).map_or("", |team| &team.name)).author();
        let actor = Actor { author, device, role: Role::Arbiter, boards: None };
        self.perform(tournament, &actor, &Attempt::of(Act::GiveLineUp(GiveLineUp { team, round, was, now })))
    }
}
