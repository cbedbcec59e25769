//! Acts that only the replaced computer of a hall has. It hands them to the one in charge, where a chief arbiter of the event takes each
//! over, judged like any other act, or sets it aside.
//!
//! An act names people and earlier acts by numbers, which both computers gave on after they had parted: what rests on a number that only
//! the other one gave would mean somebody else here, and is left to be done by hand.

use super::follow::{NotFollowed, exchanged};
use super::lead::BYTES_AT_ONCE;
use super::{Asks, Told, held};
use crate::perform::{Actor, Attempt, Confirmation, Performed, Refused, believed, judged};
use crate::typings::Typed;
use crate::{Desk, clock};
use sonneborn_store::StoreError;
use sonneborn_store::lone_act::LoneActRow;
use sonneborn_store::standing::{Standing, head_of};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{About, Act, AnswerTypings, Entry, SettleWaiting, Undo};
use sonneborn_tournament::chain::Line;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::personal::{self, Forgotten};
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::role::Role;

/// Why an act of the other computer is not done here by a press.
#[derive(Debug)]
pub enum ByHand {
    /// It rests on a person, a team or an act that only the other computer knows.
    RestsThere,
    /// The picture is on the other computer.
    Photograph,
    /// Whoever is forgotten is forgotten here by the page for it, with all that stands here.
    Forgetting,
}

/// What taking an act over would come to now.
#[derive(Debug)]
pub enum Fate {
    Open,
    /// It is so here already.
    There,
    /// The other computer took it back again.
    TakenBack,
    ByHand(ByHand),
    Refused(Refused),
}

/// An act that waits.
#[derive(Debug)]
pub struct LoneAct {
    pub entry: Entry,
    pub line: Line,
    pub fate: Fate,
    request_key: String,
    seen: u64,
}

/// The acts of an event that wait, of one computer.
#[derive(Debug)]
pub struct LoneActs {
    pub from: String,
    /// The event as it went on there.
    pub journal: Journal,
    pub acts: Vec<LoneAct>,
}

/// Why an act was not taken over.
#[derive(Debug)]
pub enum NotTaken {
    /// It does not wait any more.
    Settled,
    ByHand(ByHand),
    Refused(Refused),
}

impl<E: Into<Refused>> From<E> for NotTaken {
    fn from(error: E) -> NotTaken {
        NotTaken::Refused(error.into())
    }
}

/// How the journal names the device of an act that was taken over: by the address of the other computer, and its act there.
pub type Provenance<'a> = dyn Fn(&str, &Entry) -> String + 'a;

impl Desk {
    /// Hands what only this computer has to the one that took over; whatever that one has already changes nothing there.
    pub(super) fn hand_over(&self, standing: &Standing) -> Result<(), NotFollowed> {
        let (Some(pair), Some(replaced)) = (&standing.pair, standing.replaced_by()) else { return Ok(()) };
        for (event, had) in &replaced.had {
            let Some(mut after) = head_of(had) else { continue };
            // What is another server's comes to both from there.
            if self.store.is_copy(*event)? {
                continue;
            }
            while let Some(news) = self.store.acts_after(*event, after, BYTES_AT_ONCE)? {
                let reached = (after.seq + news.acts.len() as u64, news.chain.clone());
                let Some(last) = head_of(&reached).filter(|last| *last != after) else { break };
                let ask = |address: &str| {
                    exchanged((self.own_address(), address), &pair.code, standing, Asks::Keep(news.clone()))
                };
                let answer = match ask(pair.other.as_deref().unwrap_or(&replaced.address)) {
                    Err(NotFollowed::Fetch(_)) => ask(&replaced.address)?,
                    answered => answered?,
                };
                match answer.told {
                    Told::Standing => {}
                    Told::OtherVersion(version) => return Err(NotFollowed::OtherVersion(version)),
                    Told::NotInCharge => return Err(NotFollowed::NotInCharge),
                    Told::Begin { .. } | Told::News { .. } => return Err(NotFollowed::Unreadable),
                }
                after = last;
            }
        }
        *held(&self.beside.handed) = Some(replaced.term);
        Ok(())
    }

    /// The acts of an event that only a replaced computer had and that wait here.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn lone_acts(&self, event: i64) -> Result<Vec<LoneActs>, StoreError> {
        let rows = self.store.lone_acts(event)?;
        let Some(live) = self.live(event)?.filter(|_| !rows.is_empty()) else { return Ok(Vec::new()) };
        let here = live.journal();
        rows.chunk_by(|one, other| one.parted_at == other.parted_at)
            .map(|rows| self.waiting(event, &here, rows))
            .collect()
    }

    fn waiting(&self, event: i64, here: &Journal, rows: &[LoneActRow]) -> Result<LoneActs, StoreError> {
        let parted_at = rows.first().map_or(0, |row| row.parted_at);
        let mut there = here.up_to(parted_at);
        let parting = there.state().clone();
        // How many players and teams there were before each of them.
        let mut befores = Vec::new();
        for row in rows {
            let Line { seq, text, personal, .. } = &row.line;
            let unreadable =
                |why: serde_json::Error| StoreError::Unreadable { tournament: event, seq: *seq, why: why.to_string() };
            let entry = personal::join(*seq, text, personal.as_deref(), &Forgotten::default()).map_err(unreadable)?;
            befores.push((there.state().players.len(), there.state().teams.len()));
            there.append(entry);
        }
        let (undone, seen) = (there.undone(), seen(parted_at, rows));
        let mut acts = Vec::new();
        for (row, before) in rows.iter().zip(befores).filter(|(row, _)| !row.is_settled) {
            let Some(entry) = there.entry(row.line.seq).cloned() else { continue };
            let request_key = row.request_key.clone().unwrap_or_else(|| format!("lone-{}", row.line.chain));
            let is_taken_back =
                undone.contains(&entry.seq) || matches!(entry.act, Act::Undo(Undo { seq }) if seq > parting.seq);
            let fate = if is_taken_back {
                Fate::TakenBack
            } else if self.store.done_by(event, &request_key)?.is_some() {
                // A phone sent it here by itself.
                Fate::There
            } else if let Some(why) = by_hand(&entry.act, &parting, before) {
                Fate::ByHand(why)
            } else {
                fate(here, &entry.act, seen)
            };
            acts.push(LoneAct { entry, line: row.line.clone(), fate, request_key, seen });
        }
        let from = rows.first().map_or_else(String::new, |row| row.came_from.clone());
        Ok(LoneActs { from, journal: there, acts })
    }

    /// One that waits, with where it came from.
    fn lone_act(&self, event: i64, chain: &str) -> Result<(String, LoneAct), NotTaken> {
        let acts = self
            .lone_acts(event)?
            .into_iter()
            .flat_map(|LoneActs { from, acts, .. }| acts.into_iter().map(move |act| (from.clone(), act)));
        acts.into_iter().find(|(_, act)| act.line.chain.to_string() == chain).ok_or(NotTaken::Settled)
    }

    /// Does an act of the other computer in somebody's name, once; `device` says in the journal from where it comes, by the address of that
    /// computer and its act. A result that contradicts the board is kept beside it, like any other that was typed.
    ///
    /// # Errors
    /// [`NotTaken`]; it waits on then, unless somebody settled it.
    pub fn take_lone_act_over(
        &self,
        event: i64,
        chain: &str,
        (actor, device): (&Actor, &Provenance<'_>),
        confirmation: Confirmation,
    ) -> Result<(), NotTaken> {
        let (from, LoneAct { entry, line, fate, request_key, seen }) = self.lone_act(event, chain)?;
        let actor = Actor { device: device(&from, &entry), ..actor.clone() };
        let done = match fate {
            Fate::There | Fate::TakenBack => None,
            Fate::ByHand(why) => return Err(NotTaken::ByHand(why)),
            Fate::Refused(refused) => return Err(NotTaken::Refused(refused)),
            Fate::Open => {
                let Confirmation { reason, confirmed, confirmed_again } = confirmation;
                let reason = reason.filter(|reason| !reason.trim().is_empty()).or(entry.reason);
                let (seen, request_key) = (Some(seen), Some(request_key));
                let attempt =
                    Attempt { reason, confirmed, confirmed_again, seen, request_key, ..Attempt::of(entry.act) };
                Some(if is_typed(&attempt.act) {
                    match self.enter_typed(event, &actor, &attempt)? {
                        Typed::Entered(done) => done,
                        Typed::Kept { seq, .. } => Performed { seq, repeated: false },
                    }
                } else {
                    self.perform(event, &actor, &attempt)?
                })
            }
        };
        // Where it was so already, the number is another act's.
        let seq = done.filter(|done| !done.repeated).map(|done| done.seq);
        Ok(self.store.settle_lone_act(event, &line, seq, clock::now_microseconds())?)
    }

    /// One of them waits no more, and nothing is done.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn set_lone_act_aside(&self, event: i64, chain: &str) -> Result<(), NotTaken> {
        let (_, act) = self.lone_act(event, chain)?;
        Ok(self.store.settle_lone_act(event, &act.line, None, clock::now_microseconds())?)
    }

    /// Those that are here already, or that the other computer took back, wait no more.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn clear_lone_acts(&self, event: i64) -> Result<(), StoreError> {
        let waiting = self.lone_acts(event)?.into_iter().flat_map(|left| left.acts);
        for act in waiting.filter(|act| matches!(act.fate, Fate::There | Fate::TakenBack)) {
            self.store.settle_lone_act(event, &act.line, None, clock::now_microseconds())?;
        }
        Ok(())
    }
}

/// Up to which act here the other computer knew everything: what it had, and what was taken over from it right after.
fn seen(parted_at: u64, rows: &[LoneActRow]) -> u64 {
    let is_taken = |seq: &u64| rows.iter().any(|row| row.settled_as == Some(*seq));
    (parted_at + 1..).take_while(is_taken).last().unwrap_or(parted_at)
}

fn fate(here: &Journal, act: &Act, seen: u64) -> Fate {
    let attempt = Attempt { seen: Some(seen), ..Attempt::of(act.clone()) };
    match believed(here, &attempt).and_then(|act| judged(here, Role::ChiefArbiter, &act).map(drop)) {
        Ok(()) => Fate::Open,
        Err(Refused::Refusal(Refusal::AlreadySo)) => Fate::There,
        Err(Refused::Conflict { .. }) if is_typed(act) => Fate::Open,
        Err(refused) => Fate::Refused(refused),
    }
}

/// Whether it is a result as somebody typed it, which is kept also where another stands.
fn is_typed(act: &Act) -> bool {
    matches!(act, Act::EnterResult(_) | Act::AnswerTypings(_))
}

/// Why an act of the other computer cannot mean the same here; `before` has how many players and teams there were when it was done.
fn by_hand(act: &Act, parting: &Tournament, before: (usize, usize)) -> Option<ByHand> {
    if matches!(act, Act::KeepPhotograph(_)) {
        return Some(ByHand::Photograph);
    }
    if matches!(act, Act::Forget(_)) {
        return Some(ByHand::Forgetting);
    }
    if earlier(act).iter().any(|seq| *seq > parting.seq) {
        return Some(ByHand::RestsThere);
    }
    let is_known = |player: &PlayerId| player.index() < parting.players.len();
    let is_known_team = |team: &TeamId| parting.team(*team).is_some();
    // It can name people of whom its heading does not speak.
    let nobody_came = before == (parting.players.len(), parting.teams.len());
    let is_meant = match act.about() {
        About::Event | About::Newcomers { .. } | About::Round(_) => true,
        About::Rules { named } => nobody_came && named.iter().all(is_known),
        About::Players(players) | About::InRound { players, .. } | About::Games { players, .. } => {
            players.iter().all(is_known)
        }
        About::Game { players, .. } => players.iter().flatten().all(is_known),
        About::Seats(rounds) => rounds.iter().flat_map(|(_, players)| players).all(is_known),
        About::Teams(teams) => nobody_came && teams.iter().all(is_known_team),
        About::LineUp { team, .. } => nobody_came && is_known_team(&team),
        About::Appeal(lodged) => lodged <= parting.seq,
    };
    (!is_meant).then_some(ByHand::RestsThere)
}

/// The earlier acts that an act names, but for what it undoes and the appeal that it is about.
fn earlier(act: &Act) -> Vec<u64> {
    if let Act::SettleWaiting(SettleWaiting { waiting, .. }) = act {
        vec![*waiting]
    } else if let Act::AnswerTypings(AnswerTypings { typings, .. }) = act {
        typings.clone()
    } else {
        Vec::new()
    }
}
