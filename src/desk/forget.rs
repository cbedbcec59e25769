//! What is forgotten: a player's data, everywhere in an event's journal and games, and events whose time after deletion is over.

use super::{Desk, clock};
use sonneborn_exchange::archive::{Archive, ArchivedGame};
use sonneborn_store::StoreError;
use sonneborn_store::game::GameRow;
use sonneborn_tournament::acts::{Act, EditPlayer, SettleWaiting, SignUp};
use sonneborn_tournament::chain::Head;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::PlayerData;

/// A deleted event can be taken back for so many days.
pub const KEPT_AFTER_DELETION_DAYS: i64 = 30;
const MICROSECONDS_A_DAY: i64 = 24 * 60 * 60 * 1_000_000;

impl Desk {
    /// Takes a player's name and personal data out of the journal and the kept games; the results, and what counts for the
    /// others' standings and ratings, stay. False if there is no such player.
    ///
    /// # Errors
    /// [`StoreError`]; nothing is changed then.
    pub fn forget_player(&self, tournament: i64, player: PlayerId) -> Result<bool, StoreError> {
        let Some(live) = self.live(tournament)? else { return Ok(false) };
        let _turn = live.turn();
        self.catch_up(&live)?;
        let journal = live.journal();
        let Some(found) = journal.state().player(player) else { return Ok(false) };
        let mut versions = vec![found.data.clone()];
        for entry in journal.entries() {
            if let Act::EditPlayer(EditPlayer { player: edited, was, now }) = &entry.act
                && *edited == player
            {
                versions.extend([PlayerData::clone(was), PlayerData::clone(now)]);
            }
        }
        let instead = |_: u64, data: &PlayerData| versions.contains(data).then(|| anonymous(data, stand_in(player)));
        let names: Vec<&str> = versions.iter().map(|data| data.name.as_str()).filter(|name| !name.is_empty()).collect();
        let games: Vec<GameRow> = self
            .store
            .games(tournament)?
            .into_iter()
            .filter_map(|(round, board, pgn)| {
                let told = names.iter().fold(pgn.clone(), |pgn, name| pgn.replace(name, &stand_in(player)));
                (told != pgn).then_some((round, board, told))
            })
            .collect();
        self.store.replace_persons(tournament, &instead, &games)?;
        if let Ok(number) = i32::try_from(player.0) {
            self.store.drop_subscriptions_of(tournament, number)?;
        }
        live.publish(Journal::of(self.store.entries(tournament, Head::default())?));
        Ok(true)
    }

    /// Takes away what the journal says of somebody who signed up, waited for a place and got none; `sign_up` is the act's number.
    /// The act stays, with a stand-in in the place of the person. False where there is nobody to forget.
    ///
    /// # Errors
    /// [`StoreError`]; nothing is changed then.
    pub fn forget_waiting(&self, tournament: i64, sign_up: u64) -> Result<bool, StoreError> {
        let Some(live) = self.live(tournament)? else { return Ok(false) };
        let _turn = live.turn();
        self.catch_up(&live)?;
        if !turned_away(&live.journal()).iter().any(|(seq, _)| *seq == sign_up) {
            return Ok(false);
        }
        let instead =
            |seq: u64, data: &PlayerData| (seq == sign_up).then(|| anonymous(data, format!("{STAND_IN} {sign_up}")));
        self.store.replace_persons(tournament, &instead, &[])?;
        live.publish(Journal::of(self.store.entries(tournament, Head::default())?));
        Ok(true)
    }

    /// Deletes an event for those who use it; it is gone for good when [`Desk::sweep_deleted`] comes by after its time.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn delete(&self, tournament: i64) -> Result<(), StoreError> {
        self.store.set_deleted(tournament, Some(clock::now_microseconds()))?;
        self.registry().remove(&tournament);
        Ok(())
    }

    /// Removes for good what was deleted long enough ago; gives how many events.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn sweep_deleted(&self) -> Result<usize, StoreError> {
        let before = clock::now_microseconds() - KEPT_AFTER_DELETION_DAYS * MICROSECONDS_A_DAY;
        self.store.remove_deleted_rating_lists(before)?;
        self.store.remove_deleted(before)
    }

    /// A deleted event as one file; `None` where there is none of that number.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn archive_of_deleted(&self, tournament: i64) -> Result<Option<Archive>, StoreError> {
        if !self.store.deleted_tournaments()?.iter().any(|row| row.id == tournament) {
            return Ok(None);
        }
        let games = self.store.games(tournament)?.into_iter();
        let games = games.map(|(round, board, pgn)| ArchivedGame { round: RoundNo(round), board, pgn }).collect();
        let program = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
        Ok(Some(Archive::new(program, self.store.entries(tournament, Head::default())?, games)))
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

const STAND_IN: &str = "Anonymous";

/// What stands for a name.
fn stand_in(player: PlayerId) -> String {
    format!("{STAND_IN} {}", player.0 + 1)
}

/// What stays of a player: title, federation, rating and what else counts for others.
fn anonymous(data: &PlayerData, name: String) -> PlayerData {
    PlayerData {
        name,
        latin_name: String::new(),
        gender: None,
        birth: None,
        fide_id: None,
        national_id: String::new(),
        club: String::new(),
        category: String::new(),
        paid: String::new(),
        note: String::new(),
        ..data.clone()
    }
}
