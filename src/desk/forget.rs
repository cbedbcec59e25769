//! What is forgotten: a player's data, everywhere in an event's journal and games, by an act that says who did it and why; and events
//! whose time after deletion is over.

use super::perform::{Actor, Performed, Refused, judged, signed};
use super::{Desk, Live, clock};
use sonneborn_exchange::archive::{Archive, ArchivedGame};
use sonneborn_store::StoreError;
use sonneborn_store::game::KeptGame;
use sonneborn_tournament::acts::{Act, EditPlayer, Entry, Forget, SettleWaiting, SignUp};
use sonneborn_tournament::chain::{self, Head, Line};
use sonneborn_tournament::fold::{self, Journal};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::personal::{self, Mention};
use sonneborn_tournament::player::PlayerData;
use std::collections::HashSet;

/// A deleted event can be taken back for so many days.
pub const KEPT_AFTER_DELETION_DAYS: i64 = 30;

/// A person of whom a journal speaks: where, what it says, and whether the entry binds what stays of them.
struct Spoken {
    seq: u64,
    place: usize,
    data: PlayerData,
    has_stays: bool,
}

impl Desk {
    /// Takes a player's name and personal data out of the journal and the kept games, by an act; the results, and what counts for the
    /// others' standings and ratings, stay. False if there is no such player.
    ///
    /// # Errors
    /// [`Refused`]; nothing is changed then.
    pub fn forget_player(
        &self,
        tournament: i64,
        player: PlayerId,
        actor: &Actor,
        reason: Option<&str>,
    ) -> Result<bool, Refused> {
        let Some(live) = self.live(tournament)? else { return Ok(false) };
        let _turn = live.turn();
        self.catch_up(&live)?;
        let journal = live.journal();
        if journal.state().player(player).is_none() {
            return Ok(false);
        }
        let spoken = self.spoken(&live)?;
        let own = mentions_of(&journal, player, &spoken);
        let act = forgetting(Some(player), None, stand_in(player), &own);
        self.forget(&live, actor, reason, act)?;
        self.erase_photographs_of(tournament, &journal, player)?;
        if let Ok(number) = i32::try_from(player.0) {
            self.store.drop_subscriptions_of(tournament, number)?;
        }
        Ok(true)
    }

    /// Takes away what the journal says of somebody who signed up, waited for a place and got none; `sign_up` is the act's number.
    /// The act stays, with a stand-in in the place of the person. False where there is nobody to forget.
    ///
    /// # Errors
    /// [`Refused`]; nothing is changed then.
    pub fn forget_waiting(
        &self,
        tournament: i64,
        sign_up: u64,
        actor: &Actor,
        reason: Option<&str>,
    ) -> Result<bool, Refused> {
        let Some(live) = self.live(tournament)? else { return Ok(false) };
        let _turn = live.turn();
        self.catch_up(&live)?;
        if !turned_away(&live.journal()).iter().any(|(seq, _)| *seq == sign_up) {
            return Ok(false);
        }
        let spoken = self.spoken(&live)?;
        let own: Vec<&Spoken> = spoken.iter().filter(|spoken| spoken.seq == sign_up).collect();
        let act = forgetting(None, Some(sign_up), format!("{STAND_IN} {sign_up}"), &own);
        self.forget(&live, actor, reason, act)?;
        Ok(true)
    }

    /// Everybody of whom the journal speaks.
    fn spoken(&self, live: &Live) -> Result<Vec<Spoken>, StoreError> {
        let lines = self.store.lines(live.id)?;
        let forgotten = chain::forgotten(&lines);
        let mut spoken = Vec::new();
        for Line { seq, text, personal, .. } in &lines {
            let Some(personal) = personal else { continue };
            let unreadable = |why: serde_json::Error| StoreError::Unreadable {
                tournament: live.id,
                seq: *seq,
                why: why.to_string(),
            };
            let persons = personal::persons(*seq, text, personal, &forgotten).map_err(unreadable)?;
            let placed = (1..).zip(persons);
            spoken.extend(placed.map(|(place, (data, has_stays))| Spoken { seq: *seq, place, data, has_stays }));
        }
        Ok(spoken)
    }

    /// Does an act that forgets: what it names is erased with it.
    pub(super) fn forget(
        &self,
        live: &Live,
        actor: &Actor,
        reason: Option<&str>,
        act: Act,
    ) -> Result<Performed, Refused> {
        let journal = live.journal();
        if self.store.is_copy(live.id)? {
            return Err(Refused::Copy);
        }
        judged(&journal, actor.role, &act)?;
        let Act::Forget(Forget { stand_in, places, .. }) = &act else { return Err(Refused::Forbidden) };
        let spoken = self.spoken(live)?;
        let is_named = |spoken: &&Spoken| places.iter().any(|at| (at.seq, at.place) == (spoken.seq, spoken.place));
        let names: HashSet<&str> = spoken.iter().filter(is_named).map(|spoken| spoken.data.name.as_str()).collect();
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        let games: Vec<KeptGame> = self
            .store
            .kept_games(live.id)?
            .into_iter()
            .filter_map(|kept| {
                let pgn = names.iter().fold(kept.pgn.clone(), |pgn, name| pgn.replace(name, stand_in));
                (pgn != kept.pgn).then_some(KeptGame { pgn, ..kept })
            })
            .collect();
        let places = places.clone();
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty()).map(String::from);
        let seq = journal.state().seq + 1;
        let entry = Entry { reason, ..signed(actor, seq, act) };
        self.store.append_forgetting(live.id, journal.state().head(), (&entry, &places), &games)?;
        live.publish(Journal::of(self.store.entries(live.id, Head::default())?));
        Ok(Performed { seq, repeated: false })
    }

    /// Deletes an event for those who use it; it is gone for good when [`Desk::delete_unused`] comes by after its time.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn delete(&self, tournament: i64) -> Result<(), StoreError> {
        self.store.set_deleted(tournament, Some(clock::now_microseconds()))?;
        self.registry().remove(&tournament);
        Ok(())
    }

    /// A deleted event as one file; `None` where there is none of that number.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn archive_of_deleted(&self, tournament: i64) -> Result<Option<Archive>, StoreError> {
        if !self.store.deleted_tournaments()?.iter().any(|row| row.id == tournament) {
            return Ok(None);
        }
        let journal = self.store.entries(tournament, Head::default())?;
        let games = self.store.games(tournament, &fold::fold(&journal))?.into_iter();
        let games = games.map(|(round, board, pgn)| ArchivedGame { round: RoundNo(round), board, pgn }).collect();
        let program = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
        let archive = Archive::new(program, journal, games);
        Ok(Some(self.signed(archive)))
    }
}

/// Who signed up, waits no more and is no player, with the number of the act by which they signed up: turned away, or withdrawn from the
/// list. Whoever was forgotten is left out.
pub fn turned_away(journal: &Journal) -> Vec<(u64, String)> {
    let (state, undone) = (journal.state(), journal.undone());
    let admitted = |sign_up: u64| {
        journal.entries().any(|entry| {
            let settles =
                matches!(&entry.act, Act::SettleWaiting(SettleWaiting { waiting, admitted: true, .. }) if *waiting == sign_up);
            settles && !undone.contains(&entry.seq)
        })
    };
    let mut found = Vec::new();
    for entry in journal.entries() {
        if let Act::SignUp(SignUp { player, waits: true }) = &entry.act
            && state.waiting(entry.seq).is_none()
            && !admitted(entry.seq)
            && !player.name.starts_with(STAND_IN)
        {
            found.push((entry.seq, player.name.clone()));
        }
    }
    found
}

/// Where the journal speaks of a player: by their acts, and by what it says of nobody else.
fn mentions_of<'a>(journal: &Journal, player: PlayerId, spoken: &'a [Spoken]) -> Vec<&'a Spoken> {
    let known = places(journal);
    let owner =
        |spoken: &Spoken| known.iter().find(|(place, _)| *place == (spoken.seq, spoken.place)).map(|(_, of)| *of);
    let now = journal.state().player(player).map(|player| player.data.clone());
    let mut versions: Vec<PlayerData> = now.into_iter().collect();
    versions.extend(spoken.iter().filter(|spoken| owner(spoken) == Some(player)).map(|spoken| spoken.data.clone()));
    let is_theirs = |spoken: &&Spoken| match owner(spoken) {
        Some(of) => of == player,
        // An act that was taken back, or a sign-up that is nobody's: what it says is all there is.
        None => versions.contains(&spoken.data),
    };
    spoken.iter().filter(is_theirs).collect()
}

/// Whose data stand where, as far as the acts say.
fn places(journal: &Journal) -> Vec<((u64, usize), PlayerId)> {
    let (undone, mut state, mut places) = (journal.undone(), Default::default(), Vec::new());
    for entry in journal.entries() {
        if let Act::EditPlayer(EditPlayer { player, .. }) = &entry.act {
            places.extend([1, 2].map(|place| ((entry.seq, place), *player)));
        }
        if undone.contains(&entry.seq) {
            continue;
        }
        let before = player_count(&state);
        fold::apply(&mut state, entry);
        let at = match &entry.act {
            Act::SettleWaiting(SettleWaiting { waiting, .. }) => *waiting,
            _ => entry.seq,
        };
        let came = (before..player_count(&state)).map(PlayerId);
        places.extend((1..).zip(came).map(|(place, player)| ((at, place), player)));
    }
    places
}

fn player_count(state: &sonneborn_tournament::Tournament) -> u32 {
    u32::try_from(state.players.len()).unwrap_or(u32::MAX)
}

fn forgetting(player: Option<PlayerId>, sign_up: Option<u64>, stand_in: String, own: &[&Spoken]) -> Act {
    let mention = |spoken: &&Spoken| Mention {
        seq: spoken.seq,
        place: spoken.place,
        // An older entry does not bind what stays: from now on this act does.
        stays: (!spoken.has_stays).then(|| Box::new(personal::staying(&spoken.data))),
    };
    let places = own.iter().map(mention).collect();
    Act::Forget(Forget { player, sign_up, stand_in, fields: personal::erased_fields(), places })
}

const STAND_IN: &str = personal::NAMELESS;

/// What stands for a name.
fn stand_in(player: PlayerId) -> String {
    format!("{STAND_IN} {}", player.0 + 1)
}
