//! The computer that is in charge: it answers the one that follows, and tells the one that it replaced.

use super::sealed::Secret;
use super::{Answer, Asks, Question, Told, held, own_version};
use crate::client::checked;
use crate::{Desk, clock};
use sonneborn_store::StoreError;
use sonneborn_store::follow::{News, Tables};
use sonneborn_store::rows::{TableNews, digest_of_row, digest_of_table};
use sonneborn_store::standing::{Pair, Reached, head_of};
use std::collections::{BTreeMap, BTreeSet};
use url::Url;

/// Acts that are told at once are about so many bytes.
pub(super) const BYTES_AT_ONCE: usize = 1024 * 1024;

/// What the one that follows was heard to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// In microseconds.
    pub at: i64,
    /// The acts that it lacked then.
    pub behind: u64,
}

/// What is known of the one that follows while this one runs.
#[derive(Default)]
pub(super) struct Lead {
    pub(super) heard: Option<Heard>,
    last_number: i64,
    /// What was told of each table last, by the digests of its rows.
    told: BTreeMap<String, BTreeSet<String>>,
}

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub enum NotAnswered {
    #[error("no computer of this hall asked")]
    NoKey,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Desk {
    /// What was heard of the computer that follows; `None` before it asked.
    pub fn heard_of_second(&self) -> Option<Heard> {
        held(&self.beside.lead).heard.clone()
    }

    /// Whether a mark is that of a computer of this hall; nobody else's question is read.
    pub fn knows_mark(&self, mark: &str) -> bool {
        self.secret_of(mark).is_some()
    }

    fn secret_of(&self, mark: &str) -> Option<(Secret, Pair)> {
        let standing = self.store.standing();
        let pairs = [standing.pair, standing.replaced].into_iter().flatten();
        let known = pairs.filter_map(|pair| Some((Secret::of(&pair.code)?, pair)));
        known.into_iter().find(|(secret, _)| secret.mark == mark)
    }

    /// Answers the other computer of the hall.
    ///
    /// # Errors
    /// [`NotAnswered`].
    pub fn answer_other(&self, mark: &str, sealed: &str) -> Result<String, NotAnswered> {
        let (secret, pair) = self.secret_of(mark).ok_or(NotAnswered::NoKey)?;
        let heard = secret.read_question(sealed).ok_or(NotAnswered::NoKey)?;
        let question: Question = serde_json::from_slice(&heard.text).map_err(|_| NotAnswered::NoKey)?;
        self.learn(question.take_over)?;
        let is_new = {
            let mut lead = held(&self.beside.lead);
            let is_new = lead.last_number < question.number;
            lead.last_number = lead.last_number.max(question.number);
            is_new
        };
        if is_new {
            self.note_address(&pair, &question.address)?;
        }
        let told = match question.asks {
            Asks::Standing => Told::Standing,
            Asks::Begin | Asks::News { .. } | Asks::Keep(_) if question.version != own_version() => {
                Told::OtherVersion(own_version())
            }
            Asks::Begin | Asks::News { .. } | Asks::Keep(_) if !self.is_in_charge() => Told::NotInCharge,
            // A code begins one computer: whoever saw the line later cannot follow in its place.
            Asks::Begin if pair.other.is_some() => return Err(NotAnswered::NoKey),
            Asks::Begin => Told::Begin { hall_key: self.store.hall_key(), seal_key: self.seal_key() },
            Asks::Keep(alone) => {
                if !self.store.keep_lone_acts(&alone, &question.address)? {
                    tracing::warn!(
                        "event {}: what only the replaced computer has follows on nothing here",
                        alone.tournament
                    );
                }
                Told::Standing
            }
            Asks::News { reached, tables, pieces } => {
                if is_new {
                    let behind = behind(&self.store.reached()?, &reached);
                    held(&self.beside.lead).heard = Some(Heard { at: clock::now_microseconds(), behind });
                }
                self.news(&reached, tables, &pieces)?
            }
        };
        let said = Answer { take_over: self.store.standing().take_over, told };
        serde_json::to_vec(&said).ok().and_then(|text| secret.answer(&heard, &text)).ok_or(NotAnswered::NoKey)
    }

    /// Notes where the other computer is now.
    fn note_address(&self, pair: &Pair, address: &str) -> Result<(), StoreError> {
        let is_address = Url::parse(address).is_ok_and(|address| checked(&address).is_ok());
        if !is_address {
            return Ok(());
        }
        self.store.change_standing(|standing| {
            let follows = standing.follows;
            if let Some(known) = standing.pair.as_mut().filter(|known| known.code == pair.code) {
                // Who follows was told an address by hand, which stays the first to be tried.
                let place = if follows { &mut known.says } else { &mut known.other };
                *place = Some(address.to_owned());
            }
        })
    }

    fn news(
        &self,
        theirs: &Reached,
        tables: Option<BTreeMap<String, String>>,
        pieces: &BTreeMap<i64, i64>,
    ) -> Result<Told, StoreError> {
        let own = self.store.reached()?;
        let (mut news, mut forked, mut bytes) = (News::default(), BTreeMap::new(), 0);
        for (id, there) in theirs {
            let Some(here) = own.get(id).filter(|here| *here != there) else { continue };
            let after = head_of(there);
            let acts = match after.filter(|after| after.seq < here.0) {
                Some(after) if bytes < BYTES_AT_ONCE => self.store.acts_after(*id, after, BYTES_AT_ONCE - bytes)?,
                Some(_) => continue,
                None => None,
            };
            match acts {
                Some(acts) => {
                    bytes += acts.acts.iter().map(|(text, ..)| text.len()).sum::<usize>();
                    news.journals.push(acts);
                }
                None => {
                    forked.insert(*id, there.0.min(here.0 + 1));
                }
            }
        }
        if let Some(known) = tables {
            news.tables = self.table_news(&known)?;
            let lists = self.store.pieces()?;
            if let Some((list, _)) = lists.iter().find(|(list, count)| pieces.get(list).copied().unwrap_or(0) < **count)
            {
                news.pieces = self.store.pieces_after(*list, pieces.get(list).copied().unwrap_or(0))?;
            }
        }
        let sent: u64 = news.journals.iter().map(|journal| journal.acts.len() as u64).sum();
        let has_new_events = own.keys().any(|id| !theirs.contains_key(id));
        Ok(Told::News { news, left: behind(&own, theirs).saturating_sub(sent), forked, has_new_events })
    }

    /// The tables that differ from what the other one has by their digests: row by row where it is known what it has.
    fn table_news(&self, known: &BTreeMap<String, String>) -> Result<BTreeMap<String, TableNews>, StoreError> {
        let tables: Tables = self.store.tables()?;
        let mut lead = held(&self.beside.lead);
        let mut news = BTreeMap::new();
        for (table, rows) in tables {
            let rows: BTreeMap<String, String> = rows.into_iter().map(|row| (digest_of_row(&row), row)).collect();
            let digests: BTreeSet<String> = rows.keys().cloned().collect();
            let digest = digest_of_table(&digests);
            let there = known.get(&table);
            let before = lead.told.get(&table).filter(|before| there == Some(&digest_of_table(before)));
            if there != Some(&digest) {
                let told = match before {
                    Some(before) => TableNews {
                        digest,
                        whole: false,
                        gone: before.difference(&digests).cloned().collect(),
                        rows: rows.into_iter().filter(|(of, _)| !before.contains(of)).map(|(_, row)| row).collect(),
                    },
                    None => TableNews { digest, whole: true, gone: Vec::new(), rows: rows.into_values().collect() },
                };
                news.insert(table.clone(), told);
            }
            lead.told.insert(table, digests);
        }
        Ok(news)
    }
}

/// How many acts of these journals the others lack.
fn behind(own: &Reached, theirs: &Reached) -> u64 {
    own.iter().map(|(id, (seq, _))| seq.saturating_sub(theirs.get(id).map_or(0, |(seq, _)| *seq))).sum()
}
