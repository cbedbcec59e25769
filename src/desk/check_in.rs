//! Check-in before round 1: who is left out of a round, who is back in, and players who check in by themselves.

use super::perform::{Actor, Attempt, Performed, Refused};
use super::self_service::BIRTH_YEARS;
use super::{Desk, clock};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, CheckIn, EditPlayer, LeaveOut, RequestBye, Unnamed};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Player, PlayerData};
use sonneborn_tournament::role::Role;

/// Why a player cannot check in by themselves.
#[derive(Debug, thiserror::Error)]
pub enum NoSelfCheckIn {
    /// Not switched on, over, or round 1 is paired.
    #[error("players do not check in by themselves now")]
    Closed,
    /// The year of birth is another than the list has.
    #[error("the year of birth is another one")]
    OtherBirth,
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Those who take part in a round, have no bye in it, and are not there.
pub fn absent(tournament: &Tournament, round: RoundNo) -> Vec<&Player> {
    let expected = tournament.entrants().filter(|player| player.available_in(round));
    expected.filter(|player| !player.checked_in).collect()
}

/// Whether the event checks its players in: a time is set, or somebody is ticked.
pub fn is_used(tournament: &Tournament) -> bool {
    tournament.details.check_in_until.is_some() || tournament.entrants().any(|player| player.checked_in)
}

/// Whether players may check in by themselves now.
pub fn is_open_to_players(tournament: &Tournament) -> bool {
    let details = &tournament.details;
    let is_in_time = details.check_in_until.is_none_or(|until| clock::hall_now(details) <= until);
    details.check_in_by_players && is_in_time && tournament.rounds.is_empty() && !tournament.closed
}

/// The round that is still to be paired out of which the player was left because they were not there.
fn left_out_of(journal: &Journal, player: PlayerId) -> Option<RoundNo> {
    let tournament = journal.state();
    let round = tournament.next_round()?;
    let has_bye = tournament.player(player)?.requested_byes.get(&round) == Some(&Bye::ZeroPoint);
    let undone = journal.undone();
    let left_out = journal.entries().rev().filter(|entry| !undone.contains(&entry.seq)).any(
        |entry| matches!(&entry.act, Act::LeaveOut(LeaveOut { round: of, players }) if *of == round && players.contains(&player)),
    );
    (has_bye && left_out).then_some(round)
}

impl Desk {
    /// Leaves out of a round, by zero-point byes, everybody who is not there; `None` where everybody is.
    ///
    /// # Errors
    /// As [`Desk::perform`].
    pub fn leave_out_absent(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        seen: Option<u64>,
    ) -> Result<Option<Performed>, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let players: Vec<PlayerId> = absent(live.journal().state(), round).iter().map(|player| player.id).collect();
        if players.is_empty() {
            return Ok(None);
        }
        let attempt = Attempt { seen, ..Attempt::of(Act::LeaveOut(LeaveOut { round, players })) };
        self.perform(tournament, actor, &attempt).map(Some)
    }

    /// Ticks a player, or takes the tick back; who comes after they were left out of the round to be paired is back in.
    ///
    /// # Errors
    /// As [`Desk::perform`].
    pub fn check_in(&self, tournament: i64, actor: &Actor, player: PlayerId, now: bool) -> Result<Performed, Refused> {
        let done = self.perform(tournament, actor, &Attempt::of(Act::CheckIn(CheckIn { player, was: !now, now })))?;
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        match left_out_of(&live.journal(), player).filter(|_| now) {
            None => Ok(done),
            Some(round) => {
                let back = Act::RequestBye(RequestBye { player, round, was: Some(Bye::ZeroPoint), now: None });
                self.perform(tournament, actor, &Attempt::of(back))
            }
        }
    }

    /// Ticks somebody in all sections of a festival in which they play, or takes the ticks back; where that was done already, it stays.
    ///
    /// # Errors
    /// As [`Desk::perform`], by the first section that refuses.
    pub fn check_in_person(&self, places: &[(i64, PlayerId, Actor)], now: bool) -> Result<(), Refused> {
        for (tournament, player, actor) in places {
            let live = self.live(*tournament)?.ok_or(Refused::NoTournament)?;
            let is_here = live.journal().state().player(*player).is_some_and(|player| player.checked_in);
            if is_here != now {
                self.check_in(*tournament, actor, *player, now)?;
            }
        }
        Ok(())
    }

    /// Notes that somebody has paid the entry fee in each of these events; what is noted already stays.
    ///
    /// # Errors
    /// As [`Desk::perform`], by the first event that refuses.
    pub fn note_paid(&self, places: &[(i64, PlayerId, Actor)]) -> Result<(), Refused> {
        for (tournament, player, actor) in places {
            let live = self.live(*tournament)?.ok_or(Refused::NoTournament)?;
            let journal = live.journal();
            let owed = journal.state().player(*player).and_then(|known| Some((known, journal.state().owed_by(known)?)));
            let Some((known, fee)) = owed else { continue };
            let was = known.data.clone();
            let now = PlayerData { paid: fee.to_string(), ..was.clone() };
            let act = Act::EditPlayer(EditPlayer { player: *player, was: Box::new(was), now: Box::new(now) });
            self.perform(*tournament, actor, &Attempt::of(act))?;
        }
        Ok(())
    }

    /// A player checks in by themselves: before round 1, while that is open, and with the year of birth that the list has,
    /// where it has one. Nobody is checked out so, and nothing is told of the player that the public list does not tell.
    ///
    /// # Errors
    /// [`NoSelfCheckIn`].
    pub fn check_in_self(
        &self,
        tournament: i64,
        player: PlayerId,
        birth_year: Option<u16>,
        device: String,
    ) -> Result<(), NoSelfCheckIn> {
        let live = self.live(tournament).map_err(Refused::Store)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let state = journal.state();
        let known = state.player(player).filter(|_| is_open_to_players(state)).ok_or(NoSelfCheckIn::Closed)?;
        if let Some(birth) = known.data.birth {
            let tries = format!("birth {tournament} {}", player.0);
            let is_right = Some(birth.year) == birth_year;
            // A year left out is no guess. Who has tried too often is not told whether this one was right.
            let is_guess = birth_year.is_some() && !is_right;
            if !self.throttle.may(tries, BIRTH_YEARS, is_guess) || !is_right {
                return Err(NoSelfCheckIn::OtherBirth);
            }
        }
        if known.checked_in {
            return Ok(());
        }
        let author = Unnamed::SelfCheckIn.author();
        self.check_in(tournament, &Actor { author, device, role: Role::Arbiter, boards: None }, player, true)?;
        Ok(())
    }
}
