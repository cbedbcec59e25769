//! The witnesses of a journal's end that `sonneborn verify` asks: what the hall signed beside the file, a paper, copies on other
//! servers, backups, dossiers, archives and published pages. Each says whether it agrees, how far it knows, and since when.

use super::dossier::unproven;
use super::{clock, failures, instant, outlets};
use chrono::{DateTime, Utc};
use sonneborn_exchange::archive::{Archive, ArchiveFault};
use sonneborn_exchange::dossier::{Dossier, DossierFault, Unproven};
use sonneborn_i18n::{Lang, cli as say, dates, dossier as dossier_words, exchange as exchange_words, proof};
use sonneborn_store::hall::Noted;
use sonneborn_store::{Database, Store, StoreError};
use sonneborn_tournament::chain::{self, Digest, Head, Line, Printed};
use sonneborn_tournament::witness::{Knows, Stands, Statement};
use sonneborn_tournament::{personal, seal};
use std::path::{Path, PathBuf};

/// What is asked beside what stands beside the database.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The hall's key by a paper's word.
    pub key: Option<String>,
    /// The database of this computer, whose key file says which hall it is.
    pub home: Option<PathBuf>,
    /// What a paper shows.
    pub sheet: Option<String>,
    pub files: Vec<PathBuf>,
    /// Copies on other servers are not asked.
    pub offline: bool,
}

/// What can be said of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing in it is at fault, and a witness that can be trusted agrees with its last act.
    Proven,
    /// Nothing in it is at fault, and no such witness knows its end.
    HoldsTogether,
    NotProven,
}

/// What was found in a journal, and what the witnesses say of it.
#[derive(Clone, Debug)]
pub struct Proof {
    pub head: Head,
    pub faults: Vec<String>,
    pub told: Vec<(Answer, String)>,
    /// How often data of persons was taken away.
    pub removed: usize,
}

impl Proof {
    pub fn verdict(&self) -> Verdict {
        let is = |what: Answer| self.told.iter().any(|(answer, _)| *answer == what);
        match (self.faults.is_empty() && !is(Answer::Against), is(Answer::Agrees)) {
            (true, true) => Verdict::Proven,
            (true, false) => Verdict::HoldsTogether,
            (false, _) => Verdict::NotProven,
        }
    }
}

/// What a witness says of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It knows the last act, and can be trusted.
    Agrees,
    /// It knows less, or cannot be trusted by itself, or was not asked.
    Silent,
    /// It knows another history, or acts that are not here.
    Against,
}

/// Who is asked about the journals of a database.
pub struct Witnesses<'a> {
    store: &'a Store,
    asked: &'a Asked,
    lang: Lang,
    noted: Option<Noted>,
    /// The hall's own key, by what a paper says, or by the key file beside the database.
    trusted: Option<String>,
}

impl<'a> Witnesses<'a> {
    pub fn of(store: &'a Store, asked: &'a Asked, lang: Lang) -> Witnesses<'a> {
        let noted = store.database().file().and_then(Noted::beside);
        let home = asked.home.clone().filter(|home| home.is_file()).map(Database::Sqlite);
        let at_home = home.and_then(|home| Store::open_to_read(home).ok()?.hall().fingerprint());
        let trusted = asked.key.clone().or_else(|| store.hall().fingerprint()).or(at_home);
        Witnesses { store, asked, lang, noted, trusted }
    }

    /// What can be said of a tournament's journal.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub fn prove(&self, tournament: i64) -> Result<Proof, StoreError> {
        let lines = self.store.lines(tournament)?;
        let mut faults: Vec<String> =
            chain::faults(&lines).iter().map(|fault| failures::journal(self.lang, fault)).collect();
        faults.extend(self.unreadable(&lines));
        let removed = lines.iter().map(|line| personal::removed(line.personal.as_deref())).sum();
        let head = lines.last().map(Line::head).unwrap_or_default();
        Ok(Proof { head, faults, told: self.ask(tournament, &lines), removed })
    }

    /// Acts that the chain proves and this version does not know, and those whose own number is another.
    fn unreadable(&self, lines: &[Line]) -> Vec<String> {
        let forgotten = chain::forgotten(lines);
        let read = |line: &Line| match personal::join(line.seq, &line.text, line.personal.as_deref(), &forgotten) {
            Ok(entry) if entry.seq == line.seq => None,
            Ok(entry) => Some(say::act_calls_itself(self.lang, line.seq, entry.seq)),
            Err(why) => Some(say::act_unreadable(self.lang, line.seq, why)),
        };
        lines.iter().filter_map(read).collect()
    }

    /// Every answer about a journal, in words.
    fn ask(&self, id: i64, lines: &[Line]) -> Vec<(Answer, String)> {
        let mut told: Vec<(Answer, String)> = self.beside(lines).into_iter().collect();
        told.extend(self.asked.sheet.iter().map(|sheet| self.on_paper(lines, sheet)));
        told.extend(self.asked.files.iter().map(|file| self.in_file(lines, file)));
        if !self.asked.offline {
            told.extend(self.on_copy(id, lines));
        }
        told
    }

    /// What the hall signed beside the file.
    fn beside(&self, lines: &[Line]) -> Option<(Answer, String)> {
        let origin = lines.first()?.chain.to_string();
        let noted = self.noted.as_ref()?;
        let (last, unconfirmed) = (noted.last.get(&origin), noted.unconfirmed.get(&origin));
        // The machine stopped between a write and its note.
        let committed = unconfirmed.filter(|statement| statement.of(lines) == Some(Stands::Agrees));
        let statement = committed.or(last)?;
        let key = statement.seal.as_ref().map(|seal| seal.fingerprint()).unwrap_or_default();
        let who = proof::who_heads(self.lang, &key);
        if matches!(statement.of(lines), Some(Stands::Lacks { .. } | Stands::Differs { .. }))
            && let Some(other) = self.whose(statement)
        {
            let why = proof::of_its_twin(self.lang, other);
            return Some((Answer::Silent, proof::says_nothing(self.lang, &who, why)));
        }
        let (answer, words) = self.stands(&who, statement.of(lines)?, Some(statement.at));
        let is_trusted = self.trusted.as_ref().is_some_and(|trusted| seal::same_fingerprint(&key, trusted));
        // Only what was done before its eyes can the hall speak for.
        Some(match (answer, is_trusted, statement.knows) {
            (Answer::Agrees, false, _) => (Answer::Silent, format!("{words} · {}", proof::compare_key(self.lang))),
            (Answer::Agrees, true, Knows::Adopted) => {
                (Answer::Silent, format!("{words} · {}", proof::adopted(self.lang)))
            }
            (Answer::Agrees, true, Knows::Found) => (Answer::Silent, format!("{words} · {}", proof::found(self.lang))),
            (Answer::Agrees, true, Knows::Done) | (Answer::Silent | Answer::Against, ..) => (answer, words),
        })
    }

    /// The event of whose journal what was signed is the end: two that begin alike, as two copies of one event do, have one note between them.
    fn whose(&self, statement: &Statement) -> Option<i64> {
        let agrees = |id: i64| self.store.lines(id).is_ok_and(|lines| statement.of(&lines) == Some(Stands::Agrees));
        self.store.tournaments().ok()?.into_iter().map(|row| row.id).find(|id| agrees(*id))
    }

    /// Whether a journal here was once in the state that a page shows.
    fn is_of_another(&self, state: &str) -> bool {
        let was = |id: i64| {
            let lines = self.store.lines(id);
            lines.is_ok_and(|lines| {
                matches!(against_printed(&lines, state), Some(Stands::Agrees | Stands::Beyond { .. }))
            })
        };
        self.store.tournaments().is_ok_and(|rows| rows.into_iter().any(|row| was(row.id)))
    }

    /// Journals that the hall signed and that are not here.
    ///
    /// # Errors
    /// [`StoreError`] where the journals cannot be read.
    pub fn lost(&self) -> Result<Vec<String>, StoreError> {
        let Some(noted) = &self.noted else { return Ok(Vec::new()) };
        // A first act whose chain cannot be read may be any journal's: told by itself.
        let Some(origins) = self.store.origins()? else { return Ok(Vec::new()) };
        let lost = noted.last.values().filter(|statement| !origins.contains(&statement.origin));
        Ok(lost.map(|lost| proof::journal_lost(self.lang, lost.seq, self.moment(lost.at))).collect())
    }

    fn moment(&self, at: i64) -> String {
        dates::minute(self.lang, clock::on_computer(instant(at)))
    }

    fn stands(&self, who: &str, stands: Stands, since: Option<i64>) -> (Answer, String) {
        match (stands, since) {
            (Stands::Agrees, Some(since)) => (Answer::Agrees, proof::agrees_since(self.lang, who, self.moment(since))),
            (Stands::Agrees, None) => (Answer::Agrees, proof::agrees(self.lang, who)),
            (Stands::Beyond { from }, _) => (Answer::Silent, proof::knows_less(self.lang, who, from)),
            (Stands::Lacks { from }, _) => (Answer::Against, proof::knows_more(self.lang, who, from)),
            (Stands::Differs { seq }, _) => (Answer::Against, proof::knows_other(self.lang, who, seq)),
        }
    }

    fn on_paper(&self, lines: &[Line], sheet: &str) -> (Answer, String) {
        let is_short = lines.iter().any(|line| line.head().compared(sheet) == Printed::Short);
        match against_printed(lines, sheet) {
            // A paper is right for the state that it names, also when acts followed.
            _ if is_short => (Answer::Silent, proof::short_state(self.lang, sheet)),
            Some(how) => self.stands(&proof::who_paper(self.lang, sheet), how, None),
            None => (Answer::Against, say::never_at(self.lang, sheet)),
        }
    }

    /// What another file says: a backup, a dossier, a tournament, or a folder of published pages.
    fn in_file(&self, lines: &[Line], file: &Path) -> (Answer, String) {
        let who = proof::who_file(self.lang, file.display());
        let silent = |why: String| (Answer::Silent, proof::says_nothing(self.lang, &who, why));
        if file.is_dir() {
            let page = std::fs::read_to_string(file.join("index.html")).unwrap_or_default();
            let state = page.split_once("data-state=\"").and_then(|(_, rest)| rest.split('"').next());
            return match state.and_then(|state| Some((state, against_printed(lines, state)?))) {
                // A page says which event it is of by nothing but its state.
                Some((state, Stands::Lacks { .. } | Stands::Differs { .. })) if self.is_of_another(state) => {
                    silent(proof::other_event(self.lang).into())
                }
                Some((_, how)) => self.stands(&who, how, None),
                None => silent("index.html".into()),
            };
        }
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(why) => return silent(why.to_string()),
        };
        if bytes.starts_with(b"SQLite") {
            return match in_backup(lines, file) {
                Ok(Some(how)) => self.stands(&who, how, None),
                Ok(None) => silent(proof::other_event(self.lang).into()),
                Err(why) => silent(why.to_string()),
            };
        }
        let named = match self.named_in(&bytes) {
            Ok(named) => named,
            Err(why) => return silent(why),
        };
        let Some(how) = against_printed(lines, &named.state).filter(|_| named.begins(lines)) else {
            return silent(proof::other_event(self.lang).into());
        };
        // What anybody can have written speaks for nothing; that it knows another history is told all the same.
        let (answer, words) = self.stands(&who, how, None);
        let doubt = match (&named.key, &self.trusted) {
            (None, _) => dossier_words::unproven(self.lang, &Unproven::Unsealed, ""),
            (Some(key), Some(trusted)) if seal::same_fingerprint(key, trusted) => return (answer, words),
            (Some(_), _) => proof::compare_key(self.lang).to_owned(),
        };
        match answer {
            Answer::Agrees => (Answer::Silent, format!("{words} · {doubt}")),
            Answer::Silent | Answer::Against => (answer, words),
        }
    }

    /// What a dossier or a tournament as a file names, where it is as it was written.
    fn named_in(&self, bytes: &[u8]) -> Result<Named, String> {
        match Dossier::read(bytes) {
            Ok(dossier) => {
                let found = unproven(&dossier, bytes, None, None);
                if let Some(altered) = found.iter().find(|one| **one != Unproven::Unsealed) {
                    return Err(dossier_words::unproven(self.lang, altered, &dossier.chain));
                }
                let first = dossier.read_digests().first().map(|first| First::Digest(*first));
                Ok(Named { key: dossier.seal.as_ref().map(seal::Seal::fingerprint), first, state: dossier.state })
            }
            Err(DossierFault::OtherFormat) => {
                let fault = |fault: ArchiveFault| exchange_words::archive_fault(self.lang, &fault);
                let archive = Archive::read(bytes).map_err(fault)?;
                let end = archive.end.as_ref().ok_or_else(|| fault(ArchiveFault::NoEnd))?;
                let first = archive.journal.first().map(|first| First::At(first.at));
                let key = archive.seal.as_ref().map(seal::Seal::fingerprint);
                Ok(Named { key, first, state: end.state.clone() })
            }
            Err(fault) => Err(dossier_words::fault(self.lang, &fault)),
        }
    }

    /// What the copy on another server has.
    fn on_copy(&self, id: i64, lines: &[Line]) -> Option<(Answer, String)> {
        let outlet = self.store.outlet(id).ok()??;
        let who = proof::who_copy(self.lang, &outlet.address);
        let here = lines.last().map(Line::head).unwrap_or_default();
        Some(match outlets::asked(&outlet, here) {
            Ok(there) => self.stands(&who, against(lines, there), None),
            Err(why) => (Answer::Silent, proof::says_nothing(self.lang, &who, why.to_string())),
        })
    }
}

/// What a file names: the state of a journal, by what that one is known from others, and the key with which the hall signed it.
struct Named {
    state: String,
    first: Option<First>,
    key: Option<String>,
}

/// By what a journal is known from others.
enum First {
    Digest(Digest),
    /// When its first act was done, where the file has not the text of it.
    At(DateTime<Utc>),
}

impl Named {
    /// Does this journal begin as the one that the file is of?
    fn begins(&self, lines: &[Line]) -> bool {
        let (Some(first), Some(line)) = (&self.first, lines.first()) else { return false };
        match first {
            First::Digest(digest) => line.chain == Digest::NONE.then(*digest),
            First::At(at) => {
                let entry = personal::join(line.seq, &line.text, line.personal.as_deref(), &chain::forgotten(lines));
                entry.is_ok_and(|entry| entry.at == *at)
            }
        }
    }
}

/// How a journal stands to how far another goes.
fn against(lines: &[Line], head: Head) -> Stands {
    let last = lines.last().map_or(0, |line| line.seq);
    let here = lines.iter().find(|line| line.seq == head.seq);
    match here {
        Some(line) if line.chain != head.chain => Stands::Differs { seq: head.seq },
        Some(_) if head.seq == last => Stands::Agrees,
        Some(_) => Stands::Beyond { from: head.seq + 1 },
        None if head.seq == 0 => Stands::Beyond { from: 1 },
        None => Stands::Lacks { from: last + 1 },
    }
}

/// How a journal stands to a state as papers print it.
fn against_printed(lines: &[Line], state: &str) -> Option<Stands> {
    let seq: u64 = state.trim().split_once('-')?.0.parse().ok()?;
    let last = lines.last().map_or(0, |line| line.seq);
    let Some(line) = lines.iter().find(|line| line.seq == seq) else { return Some(Stands::Lacks { from: last + 1 }) };
    Some(match line.head().compared(state) {
        Printed::Same if seq == last => Stands::Agrees,
        Printed::Same => Stands::Beyond { from: seq + 1 },
        Printed::Other => Stands::Differs { seq },
        Printed::Short => return None,
    })
}

fn in_backup(lines: &[Line], file: &Path) -> Result<Option<Stands>, StoreError> {
    let Some(first) = lines.first() else { return Ok(None) };
    let backup = Store::open_to_read(Database::Sqlite(file.into()))?;
    for row in backup.tournaments()? {
        let theirs = backup.lines(row.id)?;
        if theirs.first().is_some_and(|theirs| theirs.chain == first.chain) {
            let parts = theirs.iter().zip(lines).find(|(theirs, ours)| theirs.chain != ours.chain);
            let head = theirs.last().map(Line::head).unwrap_or_default();
            return Ok(Some(match parts {
                Some((_, ours)) => Stands::Differs { seq: ours.seq },
                None => against(lines, head),
            }));
        }
    }
    Ok(None)
}
