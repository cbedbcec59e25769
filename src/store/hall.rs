//! The hall's own key, and what it has signed of the journals' ends: both beside the SQLite file, outside the journals that they prove.
//!
//! The key (Ed25519) is made at the first start and read by its owner only. Before a write is committed the new end of the journal is
//! signed and noted, and the note is confirmed after the commit; so a file that lacks acts which were confirmed, or has acts that
//! nobody here did, is noticed at the next start and by `sonneborn verify`. Who can write to both files can shorten both: for that
//! there are the witnesses elsewhere (copies, backups, papers).

use super::files::{self, Identity};
use super::noted::CONFIRMED;
pub use super::noted::{HEADS_SUFFIX, Noted};
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use sonneborn_tournament::chain::{Digest, Head};
use sonneborn_tournament::seal::{self, Seal};
use sonneborn_tournament::witness::{Knows, Statement};
use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// `sonneborn.sqlite-key`
pub const KEY_SUFFIX: &str = "-key";

/// The hall of a database.
#[derive(Default)]
pub struct Hall {
    key: Option<Key>,
    heads: Mutex<Heads>,
}

/// The key with its file, which is written again where somebody takes it away: the next start would make another one.
struct Key {
    pair: Ed25519KeyPair,
    octets: Vec<u8>,
    name: PathBuf,
}

/// An open file beside the database, and which one that is. As long as it is open no other file is taken for it.
struct Beside {
    name: PathBuf,
    identity: Option<Identity>,
}

impl Beside {
    fn of(name: PathBuf) -> Beside {
        Beside { identity: files::identity(&name), name }
    }

    fn is_there(&self) -> bool {
        files::identity(&self.name) == self.identity
    }
}

#[derive(Default)]
struct Heads {
    file: Option<(File, Beside)>,
    /// What was confirmed last of each journal, of which the file is made again where it is gone.
    last: BTreeMap<String, Statement>,
    /// The chain after the first act of each tournament that was written to.
    origins: HashMap<i64, Digest>,
    /// How the hall knows a journal that it has not known from its first act on. It stays so: acts that come after those that
    /// nobody saw done make them no truer.
    knows: HashMap<Digest, Knows>,
    /// What was signed and is not committed yet.
    pending: Vec<Statement>,
}

/// A journal as it is kept, for comparing with what was noted of it.
pub(super) struct Kept<'a> {
    pub origin: Digest,
    pub head: Head,
    /// The chain up to an act.
    pub at: &'a dyn Fn(u64) -> Option<Digest>,
}

impl Hall {
    /// The hall beside a SQLite file, with its key if it has one; nothing is made.
    pub(super) fn look(file: &Path) -> Hall {
        Hall { key: read(files::beside(file, KEY_SUFFIX)), heads: Mutex::default() }
    }

    /// The same, with a key made where there is none.
    pub(super) fn begin(file: &Path) -> Hall {
        let hall = Hall::look(file);
        let there = files::beside(file, KEY_SUFFIX);
        if hall.key.is_some() || there.exists() {
            if hall.key.is_none() {
                // It is not written over: whoever has it whole puts it back.
                tracing::error!("{} is no key that can be read; nothing will be signed", there.display());
            }
            return hall;
        }
        match make(file) {
            Ok(key) => Hall { key, heads: Mutex::default() },
            Err(error) => {
                tracing::warn!("the hall's key could not be made: {error}; nothing will be signed");
                hall
            }
        }
    }

    /// What is signed by the hall; `None` where it has no key.
    pub fn seal(&self, text: &str) -> Option<Seal> {
        let key = self.key.as_ref()?;
        let signature = key.pair.sign(text.as_bytes());
        Some(Seal { key: seal::digits(key.pair.public_key().as_ref()), signature: seal::digits(signature.as_ref()) })
    }

    /// The public key, as seals have it.
    pub fn public(&self) -> Option<String> {
        self.key.as_ref().map(|key| seal::digits(key.pair.public_key().as_ref()))
    }

    /// Which key it is, as papers print it.
    pub fn fingerprint(&self) -> Option<String> {
        self.key.as_ref().map(|key| seal::fingerprint(key.pair.public_key().as_ref()))
    }

    /// A signed statement of a journal's end.
    pub fn statement(&self, knows: Knows, origin: Digest, head: Head) -> Statement {
        let statement = Statement::new(knows, origin, head, now());
        Statement { seal: self.seal(&statement.text()), ..statement }
    }

    /// Begins to note the journals of a file: what was noted is compared with what is kept. Answers the journals that lack what was
    /// confirmed, or have another history.
    pub(super) fn compare(&self, file: &Path, all: &[Kept]) -> Vec<Statement> {
        let Some(public) = self.public() else { return Vec::new() };
        let found = Noted::beside(file).map(|noted| noted.of_key(&public));
        let is_known = |noted: &Noted| !noted.last.is_empty() || !noted.unconfirmed.is_empty();
        let knows = if found.as_ref().is_some_and(is_known) { Knows::Found } else { Knows::Adopted };
        let (mut noted, mut missed) = (found.unwrap_or_default(), Vec::new());
        for (origin, statement) in std::mem::take(&mut noted.unconfirmed) {
            // Committed, and the machine stopped before it was confirmed.
            if all.iter().any(|kept| statement.head() == Some(kept.head) && kept.origin.to_string() == origin) {
                noted.last.insert(origin, statement);
            }
        }
        for kept in all {
            let last = noted.last.get(&kept.origin.to_string());
            let known = last.and_then(Statement::head);
            let has =
                |other: &Kept, known: Head| other.origin == kept.origin && (other.at)(known.seq) == Some(known.chain);
            if !known.is_none_or(|known| has(kept, known)) {
                // Two journals that begin alike, as two copies of one event, have one note between them.
                let is_anothers = known.is_some_and(|known| all.iter().any(|other| has(other, known)));
                missed.extend(last.filter(|_| !is_anothers).cloned());
            } else if known != Some(kept.head) {
                let statement = self.statement(knows, kept.origin, kept.head);
                noted.last.insert(kept.origin.to_string(), statement);
            }
        }
        let is_kept = |origin: &str| all.iter().any(|kept| kept.origin.to_string() == origin);
        missed.extend(noted.last.iter().filter(|(origin, _)| !is_kept(origin)).map(|(_, lost)| lost.clone()));
        self.heads().begin(&files::beside(file, HEADS_SUFFIX), &noted);
        self.heads().remember(noted);
        missed
    }

    /// Goes on noting, behind what is noted.
    pub(super) fn go_on(&self, file: &Path) {
        if let Some(public) = self.public() {
            let noted = Noted::beside(file).unwrap_or_default().of_key(&public);
            self.heads().remember(noted);
            self.heads().append_to(files::beside(file, HEADS_SUFFIX));
        }
    }

    /// Writes again what somebody took away while the server runs, or put something else in its place: a journal of which nothing was
    /// noted could be cut unnoticed before the next start.
    pub(super) fn see_to_files(&self) {
        let mut heads = self.heads();
        if heads.file.is_none() {
            return;
        }
        heads.see_to_file();
        if let Some(key) = self.key.as_ref().filter(|key| !key.is_there()) {
            files::told_gone(&key.name);
            if let Err(error) = files::put(&key.name, &key.octets) {
                tracing::warn!("{}: {error}", key.name.display());
            }
        }
    }

    /// The chain after a tournament's first act, where it was told before.
    pub(super) fn origin(&self, tournament: i64) -> Option<Digest> {
        self.heads().origins.get(&tournament).copied()
    }

    /// Signs and notes how far a journal goes, before that is committed.
    pub(super) fn will(&self, tournament: i64, origin: Digest, head: Head) {
        self.see_to_files();
        let mut heads = self.heads();
        heads.origins.insert(tournament, origin);
        if heads.file.is_none() {
            return;
        }
        let knows = heads.knows.get(&origin).copied().unwrap_or(Knows::Done);
        let statement = self.statement(knows, origin, head);
        if let Ok(line) = serde_json::to_string(&statement) {
            heads.write(&format!("{line}\n"));
            // A machine that stops must not have the act and not what was signed of it.
            heads.sync();
        }
        heads.pending.push(statement);
    }

    /// A tournament's journal is replaced by another.
    pub(super) fn begin_again(&self, tournament: i64) {
        self.heads().origins.remove(&tournament);
    }

    /// What was signed last is committed.
    pub(super) fn confirm(&self) {
        let mut heads = self.heads();
        for statement in std::mem::take(&mut heads.pending) {
            heads.write(&format!("{CONFIRMED}{}\n", statement.origin));
            heads.last.insert(statement.origin.clone(), statement);
        }
    }

    /// What was signed last is not committed.
    pub(super) fn gave_up(&self) {
        self.heads().pending.clear();
    }

    /// Journals are gone for good, and so is what was noted of them.
    pub(super) fn drop_journals(&self, file: &Path, origins: &[Digest]) {
        let (false, Some(mut noted)) = (origins.is_empty(), Noted::beside(file)) else { return };
        let mut heads = self.heads();
        heads.origins.retain(|_, origin| !origins.contains(origin));
        let is_kept = |origin: &String| origins.iter().all(|gone| gone.to_string() != *origin);
        heads.last.retain(|origin, _| is_kept(origin));
        noted.last.retain(|origin, _| is_kept(origin));
        heads.begin(&files::beside(file, HEADS_SUFFIX), &noted);
    }

    fn heads(&self) -> MutexGuard<'_, Heads> {
        self.heads.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Key {
    /// Whether the file has this key.
    fn is_there(&self) -> bool {
        fs::read(&self.name).is_ok_and(|octets| octets == self.octets)
    }
}

impl Heads {
    fn remember(&mut self, noted: Noted) {
        let known = noted.last.values().filter(|statement| statement.knows != Knows::Done);
        self.knows = known.filter_map(|statement| Some((statement.origin.parse().ok()?, statement.knows))).collect();
        self.last = noted.last;
    }

    /// Begins the file with what is noted now. What was noted before is given up for nothing less than all of that.
    fn begin(&mut self, beside: &Path, noted: &Noted) {
        if let Err(error) = files::put(beside, noted.text().as_bytes()) {
            tracing::warn!("{}: {error}; the journals' ends are noted behind what was", beside.display());
        }
        self.append_to(beside.to_path_buf());
    }

    fn append_to(&mut self, beside: PathBuf) {
        self.file = match files::owners_log(&beside) {
            Ok(file) => Some((file, Beside::of(beside))),
            Err(error) => {
                tracing::warn!("{}: {error}", beside.display());
                None
            }
        };
    }

    fn see_to_file(&mut self) {
        let Some((_, beside)) = self.file.as_ref().filter(|(_, beside)| !beside.is_there()) else { return };
        let name = beside.name.clone();
        files::told_gone(&name);
        let noted = Noted { last: self.last.clone(), ..Noted::default() };
        self.begin(&name, &noted);
    }

    fn sync(&mut self) {
        if let Some((file, _)) = &self.file
            && let Err(error) = file.sync_data()
        {
            tracing::warn!("the end of a journal could not be noted: {error}");
        }
    }

    fn write(&mut self, text: &str) {
        if let Some((file, _)) = self.file.as_mut()
            && let Err(error) = file.write_all(text.as_bytes())
        {
            tracing::warn!("the end of a journal could not be noted: {error}");
        }
    }
}

/// Puts what was noted beside a file beside another, which takes its place.
///
/// # Errors
/// What the system says.
pub fn go_with(file: &Path, other: &Path) -> std::io::Result<()> {
    match Noted::beside(file) {
        Some(noted) => write_beside(other, &noted),
        None => Ok(()),
    }
}

/// Writes statements beside a file.
pub(super) fn write_beside(file: &Path, noted: &Noted) -> std::io::Result<()> {
    files::put(&files::beside(file, HEADS_SUFFIX), noted.text().as_bytes())
}

fn read(file: PathBuf) -> Option<Key> {
    let octets = fs::read(&file).ok()?;
    Some(Key { pair: Ed25519KeyPair::from_pkcs8(&octets).ok()?, octets, name: file })
}

fn make(file: &Path) -> std::io::Result<Option<Key>> {
    let Ok(made) = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()) else { return Ok(None) };
    let beside = files::beside(file, KEY_SUFFIX);
    files::put(&beside, made.as_ref())?;
    Ok(read(beside))
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder_of(test: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("sonneborn-heads-{test}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn a_hall(test: &str) -> Hall {
        let file = folder_of(test).join("hall.sqlite");
        let hall = Hall::begin(&file);
        hall.compare(&file, &[]);
        hall
    }

    #[test]
    fn what_is_taken_away_while_the_hall_signs_is_written_again() {
        let hall = a_hall("again");
        let file = folder_of("again").join("hall.sqlite");
        let key = fs::read(files::beside(&file, KEY_SUFFIX)).expect("a key");
        let origins = ["one", "two"].map(Digest::of);
        let act = |of: usize, seq: u64| {
            hall.will(of as i64, origins[of], Head { seq, chain: Digest::of(&seq.to_string()) });
            hall.confirm();
        };
        let noted = || {
            let noted = Noted::beside(&file).unwrap_or_default();
            origins.map(|origin| noted.last.get(&origin.to_string()).map(|statement| statement.seq))
        };
        for (of, seq) in [(0, 1), (1, 1), (0, 2)] {
            act(of, seq);
        }
        for suffix in [HEADS_SUFFIX, KEY_SUFFIX] {
            let taken = files::beside(&file, suffix);
            fs::remove_file(&taken).expect("taken away");
            act(0, 3);
            assert_eq!(noted(), [Some(3), Some(1)], "{suffix}");
            assert_eq!(fs::read(files::beside(&file, KEY_SUFFIX)).expect("a key"), key);
            fs::remove_file(&taken).expect("taken away");
            fs::write(&taken, "another").expect("and replaced");
            hall.see_to_files();
            assert_eq!(noted(), [Some(3), Some(1)], "{suffix}, without an act");
            assert_eq!(fs::read(files::beside(&file, KEY_SUFFIX)).expect("a key"), key);
        }
        act(1, 2);
        assert_eq!(noted(), [Some(3), Some(2)]);
        fs::remove_dir_all(folder_of("again")).expect("it is cleared away");
    }

    #[test]
    fn what_was_confirmed_last_and_what_was_signed_after_it_are_found_from_the_end() {
        let hall = a_hall("read");
        let origin = Digest::of("the first act");
        let signed = |seq: u64| {
            let head = Head { seq, chain: Digest::of(&seq.to_string()) };
            serde_json::to_string(&hall.statement(Knows::Done, origin, head)).expect("written")
        };
        let forged = signed(9).replace("\"seq\":9", "\"seq\":99");
        let (one, two, three) = (signed(1), signed(2), signed(3));
        let confirmed = format!("{CONFIRMED}{origin}");
        let noted = |lines: &[&String]| {
            let text: Vec<&str> = lines.iter().map(|line| line.as_str()).collect();
            let Noted { last, unconfirmed } = Noted::read(&text.join("\n"));
            [last, unconfirmed].map(|of| of.get(&origin.to_string()).map(|statement| statement.seq))
        };
        assert_eq!(noted(&[&one, &confirmed, &two]), [Some(1), Some(2)]);
        assert_eq!(noted(&[&one, &two, &confirmed]), [Some(2), None], "what was given up is nothing");
        assert_eq!(noted(&[&one, &confirmed, &two, &confirmed, &one, &three]), [Some(2), Some(3)]);
        assert_eq!(noted(&[&one, &forged, &confirmed]), [Some(1), None], "what nobody signed is nothing");
        assert_eq!(noted(&[&one, &confirmed, &forged, &confirmed]), [Some(1), None]);
        assert_eq!(noted(&[&one, &confirmed, &two, &forged]), [Some(1), Some(2)]);
        assert_eq!(noted(&[&confirmed, &forged]), [None, None]);
    }

    #[test]
    fn a_journal_that_lacks_one_act_or_has_another_in_its_place_is_missed() {
        let folder = folder_of("compare");
        let hall = a_hall("compare");
        let origin = Digest::of("the first act");
        let chain = |seq: u64| Digest::of(&seq.to_string());
        let missed = |name: &str, acts: u64, other: Option<u64>| {
            let file = folder.join(name);
            let head = Head { seq: 3, chain: chain(3) };
            let last = [(origin.to_string(), hall.statement(Knows::Done, origin, head))].into();
            write_beside(&file, &Noted { last, ..Noted::default() }).expect("it is written");
            let at = |seq: u64| {
                let as_it_is = if other == Some(seq) { Digest::of("another act") } else { chain(seq) };
                (seq <= acts).then_some(as_it_is)
            };
            let kept = Kept { origin, head: Head { seq: acts, chain: at(acts).expect("its end") }, at: &at };
            let missed = hall.compare(&file, &[kept]);
            missed.iter().map(|lost| lost.seq).collect::<Vec<u64>>()
        };
        assert_eq!(missed("whole", 3, None), [0; 0]);
        assert_eq!(missed("longer", 4, None), [0; 0], "acts came that were not noted");
        assert_eq!(missed("cut", 2, None), [3], "cut by exactly one act");
        assert_eq!(missed("other", 3, Some(3)), [3], "another history");
        assert_eq!(missed("earlier", 4, Some(2)), [0; 0], "what comes before is the chain's to prove");
        fs::remove_dir_all(&folder).expect("it is cleared away");
    }
}
