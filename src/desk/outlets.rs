//! Events of this server that are copied to another, where everybody reads them: the journal goes there act by act, and goes on
//! where it stopped after hours without a network. What is done is done here; the copy is never asked what it thinks of it.
//!
//! One thread looks after all of them. What it does not know it asks the copy for, so nothing but address and key is kept.

use super::client::{Client, FetchError, Reach, checked};
use super::{Desk, clock};
use serde::{Deserialize, Serialize};
use sonneborn_exchange::copy::{self, Games, Known, Lines, Persons};
use sonneborn_store::StoreError;
use sonneborn_store::copy::Outlet;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::chain::{Head, Line};
use sonneborn_tournament::ids::RoundNo;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use url::Url;

/// How often the journals are looked at.
const LOOK: Duration = Duration::from_millis(500);
/// What stands beside the journals is looked at so often, in microseconds: it is read whole for that.
const BESIDE_EVERY: i64 = 30 * 1_000_000;
/// Lines sent at once are about so many bytes, so that a slow network gets on.
const BYTES_AT_ONCE: usize = 256 * 1024;
/// A copy with another history is given this one so often, to keep beside its own.
const TOLD_EVERY: i64 = 600 * 1_000_000;
/// The pause after a failure, in microseconds; it doubles with each.
const FIRST_PAUSE: i64 = 1_000_000;
const LONGEST_PAUSE: i64 = 60 * 1_000_000;

/// How the copying of an event goes.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// How many acts the copy has; `None` while it was not asked.
    pub sent: Option<u64>,
    /// When it last answered as it should, in microseconds.
    pub at: Option<i64>,
    pub failure: Option<Failure>,
}

/// Why the copy does not follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// The key is none of that server's any more.
    #[error("the key was not taken")]
    NoKey,
    /// The copy has acts that this journal has not, from this one on.
    #[error("the copy has another act {seq}")]
    Forked { seq: u64 },
    /// The copy has acts that this journal lacks, from this one on.
    #[error("the copy goes further: act {seq} is not here")]
    Shorter { seq: u64 },
    /// The copy's version does not know an act.
    #[error("the copy does not know act {seq}")]
    Newer { seq: u64 },
    #[error("{0}")]
    Refused(String),
    #[error("the journal cannot be read")]
    Journal,
}

/// What is known of the copies while the server runs.
#[derive(Debug, Default)]
pub(super) struct Outlets {
    of: Mutex<HashMap<i64, Sending>>,
}

#[derive(Debug, Default)]
struct Sending {
    /// For which address and key this holds.
    outlet: Option<(String, String)>,
    known: Option<Known>,
    progress: Progress,
    pause: i64,
    not_before: i64,
    beside_at: i64,
    /// When the copy was last given this journal to keep beside its own, and the first act that it refused.
    told_at: i64,
    refused: Option<u64>,
}

/// What another Sonneborn says where it does not take something.
#[derive(Deserialize)]
struct Problem {
    code: String,
    #[serde(default)]
    message: String,
    #[serde(default)]
    detail: Option<String>,
}

/// The address and key that the other server gave as one line: `https://results.example/#sonneborn_copy_…`.
pub fn outlet_of(text: &str) -> Option<(String, String)> {
    let mut address = Url::parse(text.trim()).ok()?;
    let key = address.fragment().filter(|key| !key.is_empty())?.to_owned();
    address.set_fragment(None);
    address.set_query(None);
    checked(&address).ok()?;
    Some((address.as_str().trim_end_matches('/').to_owned(), key))
}

/// The line that [`outlet_of`] reads.
pub fn line_of(address: &str, key: &str) -> String {
    format!("{address}/#{key}")
}

impl Desk {
    /// How the copying of an event goes.
    pub fn progress_of_copy(&self, tournament: i64) -> Progress {
        self.sending(|of| of.get(&tournament).map(|sending| sending.progress.clone())).unwrap_or_default()
    }

    fn sending<T>(&self, look: impl FnOnce(&mut HashMap<i64, Sending>) -> T) -> T {
        look(&mut self.outlets.of.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Copies events from now on, until the desk is gone.
    pub fn follow_outlets(self: &Arc<Desk>) {
        let desk = Arc::downgrade(self);
        std::thread::spawn(move || follow(&desk));
    }

    /// Looks at all events that are copied once, and sends what their copies lack.
    ///
    /// # Errors
    /// [`StoreError`] where it is not known which they are.
    pub fn send_to_copies(&self) -> Result<(), StoreError> {
        // A computer that follows, or was replaced, is not the hall that copies hear of.
        if !self.is_in_charge() {
            return Ok(());
        }
        let outlets = self.store.outlets()?;
        self.sending(|of| of.retain(|id, _| outlets.iter().any(|outlet| outlet.tournament == *id)));
        for outlet in outlets {
            self.attend(&outlet);
        }
        Ok(())
    }

    fn attend(&self, outlet: &Outlet) {
        let now = clock::now_microseconds();
        let place = Some((outlet.address.clone(), outlet.key.clone()));
        let mut sending = self.sending(|of| of.remove(&outlet.tournament)).unwrap_or_default();
        if sending.outlet != place {
            sending = Sending { outlet: place, ..Sending::default() };
        }
        if now >= sending.not_before {
            match self.send_missing(outlet, &mut sending, now) {
                Ok(()) => {
                    sending.pause = 0;
                    sending.progress.failure = None;
                }
                Err(failure) => {
                    sending.pause = (2 * sending.pause).clamp(FIRST_PAUSE, LONGEST_PAUSE);
                    sending.not_before = now + sending.pause;
                    // It is asked again what it has: an answer may have been lost.
                    sending.known = None;
                    sending.progress.failure = Some(failure);
                }
            }
        }
        self.sending(|of| of.insert(outlet.tournament, sending));
    }

    fn send_missing(&self, outlet: &Outlet, sending: &mut Sending, now: i64) -> Result<(), Failure> {
        let live = self.live(outlet.tournament).map_err(|_| Failure::Journal)?.ok_or(Failure::Journal)?;
        let journal = live.journal();
        let head = journal.state().head();
        let beside_is_due = now >= sending.beside_at + BESIDE_EVERY;
        let is_there = sending.known.as_ref().is_some_and(|known| known.head() == Ok(head));
        if is_there && !beside_is_due {
            return Ok(());
        }
        let copy = Copy::of(outlet);
        let mut known = match sending.known.take() {
            Some(known) if !beside_is_due => known,
            // Also where nothing is new: the copy tells its readers since when it hears nothing.
            Some(_) | None => copy.ask(head)?,
        };
        let lines = self.store.lines(outlet.tournament).map_err(|_| Failure::Journal)?;
        loop {
            let there = known.head().map_err(|_| Failure::Refused(known.chain.clone()))?;
            let place = usize::try_from(there.seq).unwrap_or(usize::MAX);
            let here = place.checked_sub(1).map_or(Some(Head::default()), |last| lines.get(last).map(Line::head));
            if here != Some(there) {
                tell(&copy, sending, &lines, now);
                let goes_further = Failure::Shorter { seq: lines.len() as u64 + 1 };
                return Err(match (sending.refused, here) {
                    (Some(seq), _) => Failure::Forked { seq },
                    (None, None) => goes_further,
                    (None, Some(_)) => Failure::Forked { seq: there.seq },
                });
            }
            sending.progress.sent = Some(there.seq);
            sending.progress.at = Some(now);
            if place >= lines.len() {
                break;
            }
            known = copy.send("", &Lines::of(there, &lines[place..], BYTES_AT_ONCE))?;
            if known.seq <= there.seq {
                return Err(Failure::Refused(known.seq.to_string()));
            }
        }
        if beside_is_due {
            known = self.send_beside(&copy, journal.state(), &lines, known)?;
            sending.beside_at = now;
        }
        sending.known = Some(known);
        Ok(())
    }

    /// Persons that were forgotten, and the games of rounds that are over.
    fn send_beside(
        &self,
        copy: &Copy,
        tournament: &Tournament,
        lines: &[Line],
        mut known: Known,
    ) -> Result<Known, Failure> {
        let is_over = |round: RoundNo| tournament.round(round).is_some_and(|round| round.is_complete());
        let games = self.store.games(copy.outlet.tournament, tournament).map_err(|_| Failure::Journal)?;
        let games = copy::games_of(games, is_over);
        let here = Known::of(lines, &games);
        if here.persons != known.persons {
            known = copy.send("/persons", &Persons::of(lines))?;
        }
        let rounds: Vec<u16> = here.games.keys().chain(known.games.keys()).copied().collect();
        for round in rounds {
            if here.games.get(&round) == known.games.get(&round) {
                continue;
            }
            let of_round = games.iter().filter(|(of, ..)| *of == round);
            let of_round = of_round.map(|(_, board, pgn)| (*board, pgn.clone())).collect();
            known = copy.send("/games", &Games { round, games: of_round })?;
        }
        Ok(known)
    }
}

/// Gives the copy this journal, of which it refuses what is another history and keeps it beside its own.
fn tell(copy: &Copy, sending: &mut Sending, lines: &[Line], now: i64) {
    if now < sending.told_at + TOLD_EVERY {
        return;
    }
    (sending.told_at, sending.refused) = (now, None);
    let mut before = Head::default();
    while let Some(rest) = usize::try_from(before.seq).ok().and_then(|place| lines.get(place..)) {
        let part = Lines::of(before, rest, BYTES_AT_ONCE);
        let Some(last) = part.lines.len().checked_sub(1).and_then(|last| rest.get(last)) else { return };
        match copy.send("", &part) {
            Ok(_) => before = last.head(),
            Err(Failure::Forked { seq }) => {
                sending.refused = Some(seq);
                return;
            }
            // It is asked again later; what differs is known all the same.
            Err(_) => return,
        }
    }
}

fn follow(desk: &Weak<Desk>) {
    while let Some(desk) = desk.upgrade() {
        if let Err(error) = desk.send_to_copies() {
            tracing::warn!("events to be copied could not be looked up: {error}");
        }
        drop(desk);
        std::thread::sleep(LOOK);
    }
}

/// The other server.
struct Copy<'a> {
    client: Client,
    outlet: &'a Outlet,
}

impl Copy<'_> {
    fn of(outlet: &Outlet) -> Copy<'_> {
        let reach = if outlet.own_network { Reach::OwnNetwork } else { Reach::Internet };
        Copy { client: Client::new(reach), outlet }
    }

    fn address(&self, path: &str) -> Result<Url, Failure> {
        let address = format!("{}/api/v1/copy{path}", self.outlet.address);
        Url::parse(&address).map_err(|_| FetchError::NoAddress.into())
    }

    /// What the copy has; it is told how far the journal goes here.
    fn ask(&self, head: Head) -> Result<Known, Failure> {
        let address = self.address(&format!("?seq={}&chain={}", head.seq, head.chain))?;
        answered(self.client.get_with(&address, &self.outlet.key)?)
    }

    fn send(&self, path: &str, what: &impl Serialize) -> Result<Known, Failure> {
        let text = serde_json::to_string(what).map_err(|error| Failure::Refused(error.to_string()))?;
        answered(self.client.post(&self.address(path)?, &self.outlet.key, &text)?)
    }
}

/// Asks a copy how far its journal goes, as a witness of this one.
///
/// # Errors
/// [`Failure`].
pub fn asked(outlet: &Outlet, head: Head) -> Result<Head, Failure> {
    let known = Copy::of(outlet).ask(head)?;
    known.head().map_err(|error| Failure::Refused(error.to_string()))
}

/// What the copy has, or why it did not take what was sent.
fn answered((status, body): (u16, Vec<u8>)) -> Result<Known, Failure> {
    if status == 200 {
        return copy::read(&body).map_err(|error| Failure::Refused(error.to_string()));
    }
    let Ok(problem) = serde_json::from_slice::<Problem>(&body) else { return Err(FetchError::Status(status).into()) };
    let seq = problem.detail.as_deref().and_then(|detail| detail.parse().ok());
    Err(match (problem.code.as_str(), seq) {
        ("no_token", _) => Failure::NoKey,
        ("copy_forked", Some(seq)) => Failure::Forked { seq },
        ("copy_newer", Some(seq)) => Failure::Newer { seq },
        _ => Failure::Refused(problem.message),
    })
}
