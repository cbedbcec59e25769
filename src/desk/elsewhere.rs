//! One person in two sections of a festival at the same hours: asked about where they are entered and where a round is published, and told
//! in Now. Nobody sits at two boards at once, and who comes late to one of them loses it (Laws art. 6.7).

use super::Desk;
use chrono::{NaiveDateTime, TimeDelta};
use sonneborn_laws::clock::TimeControl;
use sonneborn_rating::playing_time::minutes;
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::{Birth, Player, PlayerData};
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::warning::Warning;
use std::collections::{HashMap, HashSet};

/// How long a round lasts where nobody told the time control.
const USUAL_ROUND: TimeDelta = TimeDelta::hours(4);

/// Somebody of an event who plays in another section at the same hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    pub player: PlayerId,
    pub name: String,
    pub section: String,
}

impl Desk {
    /// Who of an event plays in another section at the hours of the rounds that are still to be published.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn elsewhere(&self, event: i64, state: &Tournament) -> Result<Vec<Elsewhere>, StoreError> {
        self.in_other_sections(event, None, state, &to_come(state), |_| true)
    }

    /// What is to be seen before an act that enters somebody, or publishes a round. Who moves from a section is in it no more.
    pub(super) fn warned_of_elsewhere(
        &self,
        event: i64,
        moves_from: Option<i64>,
        [before, after]: [&Tournament; 2],
    ) -> Result<Vec<Warning>, StoreError> {
        let is_published = |state: &Tournament, round: RoundNo| {
            state.round(round).is_some_and(|round| round.state == RoundState::Published)
        };
        let published: Vec<RoundNo> = after.rounds.iter().map(|round| round.number).collect();
        let published: Vec<RoundNo> =
            published.into_iter().filter(|it| is_published(after, *it) && !is_published(before, *it)).collect();
        let is_known = |player: &Player| {
            before.player(player.id).is_some_and(|was| !was.removed && is_told_alike(&was.data, &player.data))
        };
        let entered: HashSet<PlayerId> =
            after.entrants().filter(|player| !is_known(player)).map(|player| player.id).collect();
        let mut found = Vec::new();
        if !entered.is_empty() {
            let is_new = |player: &Player| entered.contains(&player.id);
            found.extend(self.in_other_sections(event, moves_from, after, &to_come(after), is_new)?);
        }
        if !published.is_empty() {
            found.extend(self.in_other_sections(event, moves_from, after, &published, |_| true)?);
        }
        let warning = |Elsewhere { player, name, section }| Warning::PlaysElsewhere { player, section, name };
        Ok(found.into_iter().map(warning).collect())
    }

    fn in_other_sections(
        &self,
        event: i64,
        left: Option<i64>,
        state: &Tournament,
        rounds: &[RoundNo],
        is_asked: impl Fn(&Player) -> bool,
    ) -> Result<Vec<Elsewhere>, StoreError> {
        let Some(festival) = self.store.festival_of(event)? else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        if state.closed || state.details.entries_only {
            return Ok(found);
        }
        for row in self.store.sections(festival.id)? {
            if row.id == event || Some(row.id) == left {
                continue;
            }
            let live = match self.live(row.id) {
                // A section that is set aside does not take the others with it.
                Err(error) if error.is_of_one_tournament() => None,
                read => read?,
            };
            let Some(journal) = live.map(|live| live.journal()) else { continue };
            let there = journal.state();
            if there.closed || there.details.entries_only {
                continue;
            }
            let pairs: Vec<(RoundNo, Vec<RoundNo>)> =
                rounds.iter().map(|round| (*round, at_the_hours_of(state, *round, there))).collect();
            if pairs.iter().all(|(_, theirs)| theirs.is_empty()) {
                continue;
            }
            let known = Known::of(there);
            let plays_twice = |player: &&Player| {
                let same = known.same(&player.data);
                same.is_some_and(|other| {
                    let is_both = |(own, theirs): &(RoundNo, Vec<RoundNo>)| {
                        player.available_in(*own) && theirs.iter().any(|round| other.available_in(*round))
                    };
                    pairs.iter().any(is_both)
                })
            };
            let section = &there.details.name;
            found.extend(state.entrants().filter(|player| is_asked(player)).filter(plays_twice).map(|player| {
                Elsewhere { player: player.id, name: player.data.name.clone(), section: section.clone() }
            }));
        }
        Ok(found)
    }
}

fn is_told_alike(one: &PlayerData, other: &PlayerData) -> bool {
    one.fide_id == other.fide_id && one.name == other.name && one.birth == other.birth
}

fn to_come(state: &Tournament) -> Vec<RoundNo> {
    (state.next_unpublished().0..=state.regulations.rounds).map(RoundNo).collect()
}

/// From when until when a round is played: both players' time for 60 moves.
fn hours(state: &Tournament, round: RoundNo) -> Option<(NaiveDateTime, NaiveDateTime)> {
    let start = state.details.schedule.get(round.index()).copied().flatten()?;
    let told = state.regulations.time_control.parse::<TimeControl>().ok();
    let lasts = told.and_then(|control| TimeDelta::try_minutes(i64::try_from(minutes(&control)).ok()?.checked_mul(2)?));
    Some((start, start.checked_add_signed(lasts.unwrap_or(USUAL_ROUND))?))
}

/// The rounds of another section that are played while a round is. Where hours are not told, the days count for sections of one rate of
/// play: a blitz on the free evening is no second game at the same hour.
fn at_the_hours_of(state: &Tournament, round: RoundNo, there: &Tournament) -> Vec<RoundNo> {
    let theirs = (RoundNo::FIRST.0..=there.regulations.rounds).map(RoundNo);
    let is_told = there.details.schedule.iter().any(Option::is_some);
    match hours(state, round).filter(|_| is_told) {
        Some((from, until)) => theirs
            .filter(|round| hours(there, *round).is_some_and(|(start, end)| start < until && from < end))
            .collect(),
        None if is_on_the_same_days(state, there) => to_come(there),
        None => Vec::new(),
    }
}

fn is_on_the_same_days(state: &Tournament, there: &Tournament) -> bool {
    let days = |it: &Tournament| Some((it.details.start?, it.details.end.or(it.details.start)?));
    let alike = days(state).zip(days(there)).is_some_and(|((from, until), (start, end))| start <= until && from <= end);
    alike && state.regulations.rate == there.regulations.rate
}

/// The people of a section, by what they are known by: the FIDE ID, or name and date of birth.
struct Known<'t> {
    by_fide_id: HashMap<FideId, &'t Player>,
    by_name: HashMap<(String, Birth), &'t Player>,
}

impl<'t> Known<'t> {
    fn of(state: &'t Tournament) -> Known<'t> {
        let by_fide_id = state.entrants().filter_map(|player| Some((player.data.fide_id?, player))).collect();
        let by_name = state.entrants().filter_map(|player| Some((by_name(&player.data)?, player))).collect();
        Known { by_fide_id, by_name }
    }

    fn same(&self, data: &PlayerData) -> Option<&'t Player> {
        let by_fide_id = data.fide_id.and_then(|id| self.by_fide_id.get(&id));
        let told = || self.by_name.get(&by_name(data)?);
        // Two FIDE IDs are two people, however alike their names are.
        let by_name = || told().filter(|other| data.fide_id.is_none() || other.data.fide_id.is_none());
        by_fide_id.or_else(by_name).copied()
    }
}

fn by_name(data: &PlayerData) -> Option<(String, Birth)> {
    Some((data.name.to_lowercase(), data.birth?))
}
