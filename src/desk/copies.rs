//! Copies that this server keeps of events whose master is another: their journals come line by line, are proven by their chain,
//! folded, and served to everybody. Nothing is done in a copy here, and no account here has answered for its acts.

use super::credentials::{new_token, token_hash};
use super::{Desk, Live, clock};
use sonneborn_exchange::copy::{Games, Known, Lines, Persons, Unreadable};
use sonneborn_store::StoreError;
use sonneborn_store::copy::CopyRow;
use sonneborn_store::game::{GameRow, KeptGame};
use sonneborn_tournament::acts::{Act, Entry, Forget};
use sonneborn_tournament::chain::{self, Fault, Head, Line};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::personal::{self, Mention};
use std::sync::Arc;

/// How a key begins, so that it is known for what it is where it is found lying about.
const PREFIX: &str = "sonneborn_copy_";

/// Why nothing was taken into a copy.
#[derive(Debug, thiserror::Error)]
pub enum NotTaken {
    /// No copy has this key, or it was revoked.
    #[error("no key of a copy")]
    NoKey,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The lines follow on an entry that is not here yet; the copy has this many.
    #[error("the copy has only {seq} acts")]
    Behind { seq: u64 },
    /// The copy has another entry in this place: the journal was replaced, or two servers write it.
    #[error("the copy has another act {seq}")]
    Forked { seq: u64 },
    #[error(transparent)]
    Broken(#[from] Fault),
    /// An act that this version does not know.
    #[error("act {seq} is of a newer version")]
    Newer { seq: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Desk {
    /// Makes a key by which an event can be copied to this server; it is told here and kept nowhere.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn make_copy(&self, name: &str) -> Result<String, StoreError> {
        let key = format!("{PREFIX}{}", new_token());
        self.store.make_copy(name, &token_hash(&key), clock::now_microseconds())?;
        Ok(key)
    }

    /// Gives a copy another key in the place of its own.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn renew_copy_key(&self, copy: i64) -> Result<String, StoreError> {
        let key = format!("{PREFIX}{}", new_token());
        self.store.set_copy_key(copy, Some(&token_hash(&key)))?;
        Ok(key)
    }

    /// Whether a key is one of a copy.
    ///
    /// # Errors
    /// [`NotTaken::NoKey`], or what keeps it from being known.
    pub fn check_copy_key(&self, key: &str) -> Result<(), NotTaken> {
        self.copy_of(key).map(drop)
    }

    /// What the copy has whose key this is; `hall` is how far the journal goes in the hall, where that is said. A hall that lacks acts
    /// which the copy has, or has others, is another history: it is noted, and told.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn known_of_copy(&self, key: &str, hall: Option<Head>) -> Result<Known, NotTaken> {
        let copy = self.copy_of(key)?;
        let now = clock::now_microseconds();
        self.store.note_hall(copy.id, now)?;
        if let (Some(tournament), Some(hall), false) = (copy.tournament, hall, copy.is_taken_anew)
            && let Some(live) = self.live(tournament)?
        {
            let journal = live.journal();
            let here = journal.state().head();
            let same = hall.seq == 0 || journal.entry(hall.seq).map(|entry| entry.chain) == Some(hall.chain);
            match (hall.seq < here.seq, same) {
                (true, true) => self.store.keep_other_history(copy.id, now, hall.seq + 1, None)?,
                (_, false) if hall.seq <= here.seq => self.store.keep_other_history(copy.id, now, hall.seq, None)?,
                (false, true) if copy.other_at.is_some() => self.store.drop_other_history(copy.id)?,
                (false, true) | (_, false) => {}
            }
        }
        match copy.tournament.filter(|_| !copy.is_taken_anew) {
            Some(tournament) => {
                let games: Vec<GameRow> = self.store.kept_games(tournament)?.into_iter().map(KeptGame::row).collect();
                Ok(Known::of(&self.store.lines(tournament)?, &games))
            }
            None => Ok(Known::of(&[], &[])),
        }
    }

    fn copy_of(&self, key: &str) -> Result<CopyRow, NotTaken> {
        let found = self.store.copy_with_key(&token_hash(key))?.ok_or(NotTaken::NoKey)?;
        // What was deleted here is not filled further; a new key begins another copy.
        match found.tournament {
            Some(tournament) if self.store.tournament(tournament)?.is_none() => Err(NotTaken::NoKey),
            _ => Ok(found),
        }
    }

    /// Takes lines into a copy. What came before comes again without harm; what differs from it is refused.
    ///
    /// # Errors
    /// [`NotTaken`]; the copy is then as it was.
    pub fn take_lines(&self, key: &str, sent: Lines) -> Result<Known, NotTaken> {
        let copy = self.copy_of(key)?;
        let text = serde_json::to_string(&sent).unwrap_or_default();
        let (after, lines) = sent.kept()?;
        let taken = match copy.tournament {
            None => self.begin(&copy, after, &lines),
            Some(tournament) => {
                let live = self.live(tournament)?.ok_or(NotTaken::NoKey)?;
                let _turn = live.turn();
                self.catch_up_or_begin_again(&live)?;
                self.extend(&copy, &live, after, lines)
            }
        };
        // Both are kept: what is here is served, what came stands beside it.
        if let Err(NotTaken::Forked { seq }) = &taken {
            self.store.keep_other_history(copy.id, clock::now_microseconds(), *seq, Some(&text))?;
        }
        taken?;
        self.known_of_copy(key, None)
    }

    fn begin(&self, copy: &CopyRow, after: Head, lines: &[Line]) -> Result<(), NotTaken> {
        if after.seq > 0 {
            return Err(NotTaken::Behind { seq: 0 });
        }
        if lines.is_empty() {
            return Ok(());
        }
        let journal = Journal::of(proven(Head::default(), lines)?);
        self.store.begin_copy(copy.id, &journal.state().details.name, clock::now_microseconds(), lines)?;
        Ok(())
    }

    fn extend(&self, copy: &CopyRow, live: &Live, after: Head, mut lines: Vec<Line>) -> Result<(), NotTaken> {
        let journal = live.journal();
        let anew = copy.is_taken_anew;
        let known = if anew { Head::default() } else { journal.state().head() };
        if after.seq > known.seq {
            return Err(NotTaken::Behind { seq: known.seq });
        }
        if !anew {
            let here = |seq: u64| journal.entry(seq).map(|entry| entry.chain);
            if after.seq > 0 && here(after.seq) != Some(after.chain) {
                return Err(NotTaken::Forked { seq: after.seq });
            }
            if let Some(other) = lines.iter().find(|line| here(line.seq).is_some_and(|chain| chain != line.chain)) {
                return Err(NotTaken::Forked { seq: other.seq });
            }
            lines.retain(|line| line.seq > known.seq);
        }
        if lines.is_empty() {
            return Ok(());
        }
        // Folded before it is kept: what cannot be folded is not kept either.
        let mut next = if anew { Journal::default() } else { Journal::clone(&journal) };
        let entries = proven(known, &lines)?;
        let forgotten: Vec<Mention> = entries.iter().flat_map(|entry| forgotten(&entry.act).iter().cloned()).collect();
        entries.into_iter().for_each(|entry| next.append(entry));
        let name = next.state().details.name.clone();
        let now = clock::now_microseconds();
        self.store.extend_copy((copy.id, live.id), (known, anew), &lines, &name, now)?;
        if !forgotten.is_empty() {
            self.store.erase_in_copy(live.id, &forgotten)?;
            next = Journal::of(self.store.entries(live.id, Head::default())?);
        }
        live.publish(next);
        self.moved_on(live, journal.state());
        Ok(())
    }

    /// Takes what the lines of a copy say about persons, as it is now: some may have been forgotten.
    ///
    /// # Errors
    /// [`NotTaken`]; the copy is then as it was.
    pub fn take_persons(&self, key: &str, sent: &Persons) -> Result<Known, NotTaken> {
        let live = self.begun(key)?;
        {
            let _turn = live.turn();
            let lines = self.store.lines(live.id)?;
            if let Some(seq) = sent.first_forged(&lines) {
                return Err(Fault::Person { seq, place: 1 }.into());
            }
            self.store.set_beside_copy(live.id, &sent.persons, None)?;
            live.publish(Journal::of(self.store.entries(live.id, Head::default())?));
        }
        self.known_of_copy(key, None)
    }

    /// Takes the games of a round of a copy in the place of those that it had.
    ///
    /// # Errors
    /// [`NotTaken`]; the copy is then as it was.
    pub fn take_games_of_copy(&self, key: &str, sent: Games) -> Result<Known, NotTaken> {
        let live = self.begun(key)?;
        let round = sent.round;
        let games: Vec<_> = sent.games.into_iter().map(|(board, pgn)| (round, board, pgn)).collect();
        self.store.set_beside_copy(live.id, &[], Some((round, &games)))?;
        self.known_of_copy(key, None)
    }

    fn begun(&self, key: &str) -> Result<Arc<Live>, NotTaken> {
        let tournament = self.copy_of(key)?.tournament.ok_or(NotTaken::Behind { seq: 0 })?;
        self.live(tournament)?.ok_or(NotTaken::NoKey)
    }
}

/// Whom an act has forgotten.
fn forgotten(act: &Act) -> &[Mention] {
    if let Act::Forget(Forget { places, .. }) = act { places } else { &[] }
}

/// The entries of lines that follow on `after` by the chain. What they cannot prove is not taken.
fn proven(after: Head, lines: &[Line]) -> Result<Vec<Entry>, NotTaken> {
    if let Some(fault) = chain::first_unproven(after, lines) {
        return Err(fault.into());
    }
    let forgotten = chain::forgotten(lines);
    let entry = |line: &Line| {
        let newer = NotTaken::Newer { seq: line.seq };
        let entry = personal::join(line.seq, &line.text, line.personal.as_deref(), &forgotten).map_err(|_| newer)?;
        if entry.seq != line.seq {
            return Err(Fault::Foreign { seq: line.seq }.into());
        }
        Ok(Entry { chain: line.chain, ..entry })
    };
    lines.iter().map(entry).collect()
}
