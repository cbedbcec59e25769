//! A whole tournament leaves for another Sonneborn, or comes from one: its journal as it is, act by act, and its games.

use super::{Actor, Desk, Live, Refused, clock};
use chrono::SecondsFormat;
use sonneborn_exchange::archive::{Archive, ArchivedGame, Proof};
use sonneborn_store::StoreError;
use sonneborn_store::game::KeptGame;
use sonneborn_store::tournament::TournamentRow;
use sonneborn_tournament::acts::{Author, Entry};
use sonneborn_tournament::fold;
use sonneborn_tournament::ids::RoundNo;

impl Desk {
    /// The tournament as it stands now, with every game that was given to it.
    ///
    /// # Errors
    /// [`StoreError`] when the games cannot be read.
    pub fn archive(&self, live: &Live) -> Result<Archive, StoreError> {
        let now = live.journal();
        let games = self.store().games(live.id, now.state())?;
        let archived = |(round, board, pgn)| ArchivedGame { round: RoundNo(round), board, pgn };
        let program = concat!("Sonneborn ", env!("CARGO_PKG_VERSION"));
        let journal = now.entries().cloned().collect();
        Ok(self.signed(Archive::new(program, journal, games.into_iter().map(archived).collect())))
    }

    /// The file, signed by the hall.
    pub(super) fn signed(&self, mut archive: Archive) -> Archive {
        archive.seal = archive.sealed_text().ok().and_then(|text| self.store().hall().seal(&text));
        archive
    }

    /// The tournament of an archive as it is kept here already, with how many acts it has; among those that somebody may see, `None`
    /// for whoever sees all.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn kept_already(&self, archive: &Archive, who: Option<i64>) -> Result<Option<(String, u64)>, StoreError> {
        let Some(founded) = archive.journal.first().map(|entry| entry.at) else { return Ok(None) };
        let here = self.first_seen(who, |id| Ok(self.store().first_act_at(id)? == Some(founded)))?;
        here.map(|row| Ok((row.name, self.store().last_head(row.id)?.seq))).transpose()
    }

    /// The name of a tournament that was made of a file with this digest; among those that somebody may see, as above.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn made_already(&self, digest: &str, who: Option<i64>) -> Result<Option<String>, StoreError> {
        let here = self.first_seen(who, |id| Ok(self.store().made_of(id)?.as_deref() == Some(digest)))?;
        Ok(here.map(|row| row.name))
    }

    /// The newest tournament that somebody may see and of which something holds.
    fn first_seen(
        &self,
        who: Option<i64>,
        holds: impl Fn(i64) -> Result<bool, StoreError>,
    ) -> Result<Option<TournamentRow>, StoreError> {
        for row in self.store().tournaments()? {
            let is_seen =
                who.map_or(Ok(true), |account| self.membership(row.id, account).map(|held| held.is_some()))?;
            if is_seen && holds(row.id)? {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// Makes a tournament of an archive, with whoever brings it as chief arbiter; gives its number here, the same for the same request's key. The acts keep the
    /// names of those who did them by the file's word, but belong to no account here, and say where they came from.
    ///
    /// # Errors
    /// [`Refused::Store`] when it cannot be made durable.
    pub fn adopt(&self, archive: &Archive, actor: &Actor, request_key: Option<&str>) -> Result<i64, Refused> {
        let proof = match archive.proof() {
            Proof::Sealed { key } => format!("signed with the key {key}"),
            Proof::Nothing => NOT_PROVEN.into(),
        };
        // When it came tells two apart that are made of one file: what the hall signs of a journal goes by its first act.
        let came = format!("{} at {}", actor.author.name, clock::now().to_rfc3339_opts(SecondsFormat::Micros, true));
        let journal: Vec<Entry> = archive.journal.iter().map(|entry| foreign(entry, &came, &proof)).collect();
        let folded = fold::fold(&journal);
        let kept = |game: &ArchivedGame| KeptGame::at((game.round.0, game.board, game.pgn.clone()), &folded);
        let games: Vec<KeptGame> = archive.games.iter().map(kept).collect();
        let (now, chief) = (clock::now_microseconds(), actor.account());
        Ok(self.store().create_tournament(&folded.details.name, chief, now, &journal, &games, request_key)?.id)
    }
}

/// How the device of an act begins that came from a file.
const FROM_FILE: &str = "from a file";

/// Of a file that nobody signed, which may have been cut or changed.
const NOT_PROVEN: &str = "not signed, so not proven";

/// The act as it is kept here: who did it is the file's word, and no account of this server has answered for it.
fn foreign(entry: &Entry, came: &str, proof: &str) -> Entry {
    let device = match entry.device.split_once(": ") {
        Some((mark, device)) if mark.starts_with(FROM_FILE) => device,
        _ => &entry.device,
    };
    let author = Author { account: 0, name: entry.author.name.clone() };
    Entry { author, device: format!("{FROM_FILE} of {came} ({proof}): {device}"), ..entry.clone() }
}
