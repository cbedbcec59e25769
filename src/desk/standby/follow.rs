//! The computer that follows: it asks what is new and keeps it. The same thread asks on the one in charge who is in charge, where the
//! other one fell silent, and tells the one that was replaced.

use super::sealed::Secret;
use super::{Answer, Asks, Question, Told, held, own_version};
use crate::client::{Client, FetchError, Reach};
use crate::{Desk, clock, keys};
use sonneborn_store::StoreError;
use sonneborn_store::rows::{digest_of_row, digest_of_table};
use sonneborn_store::standing::{Pair, Reached, Standing, put_hall_key};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Weak};
use std::time::Duration;
use url::Url;

/// How often the one that follows asks, and how often it asks again where no answer came.
const ASK_EVERY: Duration = Duration::from_millis(200);
const PAUSE: Duration = Duration::from_millis(500);
/// What is no act (accounts, games, messages) is compared so often, in microseconds.
const TABLES_EVERY: i64 = 2_000_000;
/// A second computer that was not heard of for so long is asked who is in charge, in microseconds.
const SILENCE: i64 = 3_000_000;
/// How often that, and telling the replaced one, is done.
const TELL_EVERY: Duration = Duration::from_secs(2);

/// Why the second computer does not follow.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotFollowed {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// The code is none of that computer's any more.
    #[error("the code was not taken")]
    NoKey,
    #[error("the other computer is of version {0}")]
    OtherVersion(String),
    #[error("the other computer is not in charge")]
    NotInCharge,
    #[error("what the other computer says cannot be read")]
    Unreadable,
    #[error("{0}")]
    Store(Arc<StoreError>),
    #[error("{0}")]
    File(Arc<std::io::Error>),
}

impl From<StoreError> for NotFollowed {
    fn from(error: StoreError) -> NotFollowed {
        NotFollowed::Store(Arc::new(error))
    }
}

impl From<std::io::Error> for NotFollowed {
    fn from(error: std::io::Error) -> NotFollowed {
        NotFollowed::File(Arc::new(error))
    }
}

/// How following goes.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// When the other computer answered last, in microseconds.
    pub at: Option<i64>,
    /// How long that took, in microseconds.
    pub took: i64,
    /// The acts that were still to come.
    pub behind: u64,
    /// Everything came once: this computer could go on.
    pub is_whole: bool,
    /// Events with another history there, with the first act in which they part.
    pub forked: BTreeMap<i64, u64>,
    pub failure: Option<NotFollowed>,
    /// The digests of the tables that are here; empty before they were looked at.
    tables: BTreeMap<String, String>,
    tables_at: i64,
}

/// Asks another computer something and reads its answer.
pub(super) fn exchanged(
    (own, address): (&str, &str),
    code: &str,
    standing: &Standing,
    asks: Asks,
) -> Result<Answer, NotFollowed> {
    let secret = Secret::of(code).ok_or(NotFollowed::Unreadable)?;
    let client = match asks {
        // A start waits for it.
        Asks::Standing => Client::new(Reach::OwnNetwork),
        Asks::Begin | Asks::News { .. } | Asks::Keep(_) => Client::for_second(Reach::OwnNetwork),
    };
    let question = Question {
        number: clock::now_microseconds(),
        version: own_version(),
        take_over: standing.take_over.clone(),
        address: own.to_owned(),
        asks,
    };
    let text = serde_json::to_vec(&question).map_err(|_| NotFollowed::Unreadable)?;
    let asked = secret.question(&text).ok_or(NotFollowed::Unreadable)?;
    let place = Url::parse(&format!("{}/api/v1/standby", address.trim_end_matches('/')));
    let place = place.map_err(|_| FetchError::NoAddress)?;
    let (status, body) = client.post_for_much(&place, &secret.mark, &asked.text)?;
    match status {
        200 => {}
        401 => return Err(NotFollowed::NoKey),
        other => return Err(FetchError::Status(other).into()),
    }
    let sealed = String::from_utf8(body).map_err(|_| NotFollowed::Unreadable)?;
    let text = secret.read_answer(&asked, &sealed).ok_or(NotFollowed::Unreadable)?;
    serde_json::from_slice(&text).map_err(|_| NotFollowed::Unreadable)
}

/// Pairs a database that is to be made with the computer that made the code: with its keys, so that the hall stays the same hall.
///
/// # Errors
/// [`NotFollowed`]; nothing follows then.
pub fn begin(file: &Path, address: &str, code: &str) -> Result<(), NotFollowed> {
    let standing = Standing::default();
    let (hall_key, seal_key) = match exchanged(("", address), code, &standing, Asks::Begin)?.told {
        Told::Begin { hall_key, seal_key } => (hall_key, seal_key),
        Told::OtherVersion(version) => return Err(NotFollowed::OtherVersion(version)),
        Told::NotInCharge => return Err(NotFollowed::NotInCharge),
        Told::News { .. } | Told::Standing => return Err(NotFollowed::Unreadable),
    };
    if let Some(key) = hall_key {
        put_hall_key(file, &key)?;
    }
    keys::put_seal_key(file, &seal_key)?;
    let pair =
        Pair { code: code.to_owned(), other: Some(address.to_owned()), says: None, since: clock::now_microseconds() };
    Ok(Standing { follows: true, pair: Some(pair), ..standing }.note(file)?)
}

impl Desk {
    /// Looks after the other computer from now on; this one is at `address`.
    pub fn keep_second(self: &Arc<Desk>, address: &str) {
        // Told once, at the start.
        let _ = self.beside.own_address.set(address.to_owned());
        let desk = Arc::downgrade(self);
        std::thread::spawn(move || attend(&desk));
    }

    /// Asks once who is in charge, before anything is written.
    pub fn ask_who_is_in_charge(&self) {
        let standing = self.store.standing();
        let other = standing.pair.as_ref().filter(|_| !standing.follows);
        if let Some(pair) = other
            && let Err(error) = self.tell(&standing, pair)
        {
            tracing::warn!("whether the second computer took over is not known: {error}");
        }
    }

    pub fn progress_of_following(&self) -> Progress {
        held(&self.beside.progress).clone()
    }

    pub(super) fn own_address(&self) -> &str {
        self.beside.own_address.get().map_or("", String::as_str)
    }

    /// Says to another computer who is in charge, and hears what it knows.
    fn tell(&self, standing: &Standing, pair: &Pair) -> Result<(), NotFollowed> {
        let Some(address) = &pair.other else { return Ok(()) };
        let answer = exchanged((self.own_address(), address), &pair.code, standing, Asks::Standing)?;
        Ok(self.learn(answer.take_over)?)
    }

    fn attend_second(&self) -> Duration {
        let standing = self.store.standing();
        if standing.follows {
            let followed = self.follow_once(&standing);
            let mut progress = held(&self.beside.progress);
            return match followed {
                Ok(more) => {
                    progress.failure = None;
                    if more { Duration::ZERO } else { ASK_EVERY }
                }
                Err(error) => {
                    progress.failure = Some(error);
                    // What is here is looked at anew, and asked for whole where it is not known.
                    progress.tables.clear();
                    PAUSE
                }
            };
        }
        if let Some(replaced) = standing.replaced_by() {
            let is_handed = *held(&self.beside.handed) == Some(replaced.term);
            if !is_handed && let Err(error) = self.hand_over(&standing) {
                tracing::debug!("what only this computer has is not handed over yet: {error}");
            }
        } else {
            let is_silent = |heard: super::Heard| heard.at < clock::now_microseconds() - SILENCE;
            let silent = standing.pair.as_ref().filter(|_| self.heard_of_second().is_none_or(is_silent));
            for pair in standing.replaced.iter().chain(silent) {
                if let Err(error) = self.tell(&standing, pair) {
                    tracing::debug!("the other computer does not answer: {error}");
                }
            }
        }
        TELL_EVERY
    }

    /// Asks what is new and keeps it; gives whether there is more.
    fn follow_once(&self, standing: &Standing) -> Result<bool, NotFollowed> {
        let pair = standing.pair.as_ref().ok_or(NotFollowed::NoKey)?;
        let other = pair.other.as_deref().ok_or(FetchError::NoAddress)?;
        let known = self.progress_of_following();
        let started = clock::now_microseconds();
        let tables = if started < known.tables_at + TABLES_EVERY && !known.tables.is_empty() {
            None
        } else if known.tables.is_empty() {
            Some(self.digests_of_tables()?)
        } else {
            Some(known.tables)
        };
        let asks_tables = tables.is_some();
        let reached = self.store.reached()?;
        self.catch_up_with(&reached)?;
        let asks = Asks::News {
            reached,
            pieces: if asks_tables { self.store.pieces()? } else { BTreeMap::new() },
            tables: tables.clone(),
        };
        let ask = |address: &str| exchanged((self.own_address(), address), &pair.code, standing, asks.clone());
        let answer = match (ask(other), &pair.says) {
            (Err(NotFollowed::Fetch(_)), Some(says)) => ask(says)?,
            (answered, _) => answered?,
        };
        self.learn(answer.take_over)?;
        let (news, left, forked, has_new_events) = match answer.told {
            Told::News { news, left, forked, has_new_events } => (news, left, forked, has_new_events),
            Told::OtherVersion(version) => return Err(NotFollowed::OtherVersion(version)),
            Told::NotInCharge => return Err(NotFollowed::NotInCharge),
            Told::Begin { .. } | Told::Standing => return Err(NotFollowed::Unreadable),
        };
        let _turn = held(&self.beside.turn);
        // Somebody took over meanwhile: what comes late is the other one's alone.
        if !self.store.standing().follows {
            return Ok(false);
        }
        let more = left > 0 || !news.pieces.is_empty() || (has_new_events && !asks_tables);
        let is_new = !(news.journals.is_empty() && news.tables.is_empty() && news.pieces.is_empty());
        let refused = if is_new { self.keep_news(&news)? } else { Vec::new() };
        let mut progress = held(&self.beside.progress);
        let now = clock::now_microseconds();
        (progress.at, progress.took, progress.behind) = (Some(now), now - started, left);
        progress.forked = forked;
        progress.forked.extend(refused);
        if let Some(mut tables) = tables {
            tables.extend(news.tables.into_iter().map(|(table, news)| (table, news.digest)));
            (progress.tables, progress.tables_at) = (tables, now);
        }
        if has_new_events {
            progress.tables_at = 0;
        }
        progress.is_whole |= !more && !has_new_events;
        Ok(more)
    }

    /// Keeps what came, and lets those who look at it see it.
    fn keep_news(&self, news: &sonneborn_store::follow::News) -> Result<Vec<(i64, u64)>, StoreError> {
        let kept = self.store.take_news(news)?;
        for tournament in kept.journals {
            if let Some(live) = self.loaded(tournament) {
                let _turn = live.turn();
                self.catch_up(&live)?;
            }
        }
        // What was deleted there is shown to nobody here.
        let looked_up = if news.tables.is_empty() { Vec::new() } else { self.all_live() };
        for live in looked_up {
            if self.store.tournament(live.id)?.is_none() {
                self.registry().remove(&live.id);
            }
        }
        Ok(kept.refused)
    }

    /// An event that was being loaded while its acts came was read before the last of them.
    fn catch_up_with(&self, reached: &Reached) -> Result<(), StoreError> {
        for live in self.all_live() {
            if reached.get(&live.id).is_some_and(|(seq, _)| *seq > live.journal().state().seq) {
                let _turn = live.turn();
                self.catch_up(&live)?;
            }
        }
        Ok(())
    }

    fn digests_of_tables(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let digest = |rows: Vec<String>| digest_of_table(&rows.iter().map(|row| digest_of_row(row)).collect());
        Ok(self.store.tables()?.into_iter().map(|(table, rows)| (table, digest(rows))).collect())
    }
}

fn attend(desk: &Weak<Desk>) {
    while let Some(desk) = desk.upgrade() {
        let pause = desk.attend_second();
        drop(desk);
        std::thread::sleep(pause);
    }
}
