//! What players do by themselves on their phones: they report results, ask for byes and sign up. Each act is judged like any other and
//! bears the player's number in the journal; what an arbiter would be asked about first is left to an arbiter.
//!
//! Who a player is, a code says that the event gives them on paper. It is made of a secret of the event, so that it can be printed again,
//! and is found neither in the journal nor in an export.

use super::perform::{Actor, Attempt, Performed, Refused};
use super::push::{NotTold, Wish};
use super::{Desk, clock, limits};
use chrono::{NaiveDateTime, TimeDelta};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, AskForBye, EnterResult, ReportResult, RequestBye, SignUp, Unnamed};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::public_side::Unfit;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::role::Role;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Letters of a code, without those that are taken for others (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Five octets are eight letters: 40 bits, of which nobody guesses one at the pace below.
const CODE_OCTETS: usize = 5;
const LETTERS: usize = 8;
/// A minute, in microseconds.
const MINUTE: i64 = 60 * 1_000_000;
/// Wrong codes of one address count for so long.
const WRONG_CODES_WITHIN: i64 = 10 * MINUTE;
/// The same in seconds: after so long, whoever is refused can try again.
pub const WRONG_CODES_SECONDS: i64 = WRONG_CODES_WITHIN / 1_000_000;
/// What one player reports and asks for.
const OF_PLAYER: Limit = Limit { most: 20, within: 10 * MINUTE };
/// Years of birth that are tried for one player, from wherever: beyond that the arbiters' desk checks them in. Else whoever asks for year
/// after year learns it.
pub(super) const BIRTH_YEARS: Limit = Limit { most: 3, within: 24 * 60 * MINUTE };
/// Sign-ups from one address, as of a school, count for so long; and those in one event.
const SIGN_UPS_WITHIN: i64 = 60 * MINUTE;
const SIGN_UPS_OF_EVENT: Limit = Limit { most: 400, within: 60 * MINUTE };
/// Browsers of one address that ask to be told of pairings, as of a hall.
const WISHES: Limit = Limit { most: 400, within: 60 * MINUTE };
/// What is remembered at once, so that memory has its bound.
const REMEMBERED: usize = 20_000;

/// So many times, within so many microseconds.
#[derive(Clone, Copy)]
pub(super) struct Limit {
    most: usize,
    within: i64,
}

/// Counts what comes from where.
#[derive(Debug, Default)]
pub struct Throttle {
    /// By player or event, of which there are so many; beyond the bound nothing is let through.
    of_event: Counted,
    /// By address, of which a stranger may have any number; beyond the bound all are forgotten, so that nobody else is kept out.
    of_address: Counted,
}

/// How long each counts, and when it came.
type Counted = Mutex<HashMap<String, (i64, Vec<i64>)>>;

impl Throttle {
    /// Whether it may be done once more; counted where it is `counted`.
    pub(super) fn may(&self, what: String, limit: Limit, counted: bool) -> bool {
        self.may_at(what, limit, clock::running_microseconds(), counted)
    }

    /// The same of what an address does in an event.
    pub(super) fn may_from(&self, address: &str, what: &str, limit: Limit, counted: bool) -> bool {
        self.may_from_at(address, what, limit, clock::running_microseconds(), counted)
    }

    fn may_at(&self, what: String, limit: Limit, now: i64, counted: bool) -> bool {
        let mut times = self.of_event.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut times, now);
        times.len() < REMEMBERED && once_more(&mut times, what, limit, now, counted)
    }

    fn may_from_at(&self, address: &str, what: &str, limit: Limit, now: i64, counted: bool) -> bool {
        let mut times = self.of_address.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut times, now);
        if times.len() >= REMEMBERED {
            times.clear();
        }
        once_more(&mut times, format!("{what} {address}"), limit, now, counted)
    }
}

/// Forgets what does not count any more, each by its own time, where there are many.
fn make_room(times: &mut HashMap<String, (i64, Vec<i64>)>, now: i64) {
    if times.len() >= REMEMBERED {
        times.retain(|_, (within, at)| at.last().is_some_and(|last| now - last < *within));
    }
}

fn once_more(
    times: &mut HashMap<String, (i64, Vec<i64>)>,
    what: String,
    limit: Limit,
    now: i64,
    counted: bool,
) -> bool {
    let (_, of_this) = times.entry(what).or_insert((limit.within, Vec::new()));
    of_this.retain(|at| now - at < limit.within);
    let may = of_this.len() < limit.most;
    if may && counted {
        of_this.push(now);
    }
    may
}

/// Why a player cannot do it by themselves.
#[derive(Debug, thiserror::Error)]
pub enum NoSelfService {
    #[error("the code is none of this event")]
    WrongCode,
    #[error("too often")]
    TooOften,
    #[error("the time for it is over")]
    TooLate,
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl From<StoreError> for NoSelfService {
    fn from(error: StoreError) -> NoSelfService {
        NoSelfService::Refused(Refused::Store(error))
    }
}

/// From where somebody asks.
#[derive(Clone, Debug)]
pub struct Caller {
    pub device: String,
    /// Empty where a proxy hides it.
    pub address: String,
}

/// What came of a bye asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The event's rule gives it.
    Taken,
    /// An arbiter decides.
    Waits,
}

/// How a code is read: small letters, spaces and dashes do not matter, nor letters that are taken for figures.
pub fn read_code(written: &str) -> String {
    let letters = written.chars().filter(|letter| letter.is_ascii_alphanumeric()).map(|letter| {
        match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        }
    });
    letters.collect()
}

/// How a code is printed: `K7QM-2F9X`.
pub fn written_code(code: &str) -> String {
    let (one, other) = code.split_at(code.len() / 2);
    format!("{one}-{other}")
}

fn proven_code(tournament: i64, code: &str) -> String {
    format!("code {tournament} {code}")
}

fn code_of(secret: &str, tournament: i64, player: PlayerId) -> String {
    // A key of any length is one.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    mac.update(format!("{tournament} {}", player.0).as_bytes());
    let digest = mac.finalize().into_bytes();
    let bits = digest.iter().take(CODE_OCTETS).fold(0_u64, |bits, octet| bits << 8 | u64::from(*octet));
    let letter = |place: usize| char::from(ALPHABET[(bits >> (5 * place)) as usize % ALPHABET.len()]);
    (0..LETTERS).rev().map(letter).collect()
}

/// Until when players ask for a bye in a round, in the hall's time; `None` where the schedule does not say it.
pub fn bye_deadline(tournament: &Tournament, round: RoundNo) -> Option<NaiveDateTime> {
    let hours = tournament.public_side.byes?.hours;
    let start = tournament.details.schedule.get(round.index()).copied().flatten()?;
    start.checked_sub_signed(TimeDelta::hours(hours.into()))
}

/// Whether a time in the hall is over.
pub fn is_past(tournament: &Tournament, time: Option<NaiveDateTime>) -> bool {
    time.is_some_and(|time| time < clock::hall_now(&tournament.details))
}

impl Desk {
    /// The code of a player.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn player_code(&self, tournament: i64, player: PlayerId) -> Result<String, StoreError> {
        Ok(code_of(&self.player_secret(tournament)?, tournament, player))
    }

    fn player_secret(&self, tournament: i64) -> Result<String, StoreError> {
        self.store.player_secret(tournament, &super::credentials::new_token())
    }

    /// Other codes for everybody.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn renew_player_codes(&self, tournament: i64) -> Result<(), StoreError> {
        self.store.renew_player_secret(tournament, &super::credentials::new_token())
    }

    /// The player whose code it is.
    ///
    /// # Errors
    /// [`NoSelfService::WrongCode`], and [`NoSelfService::TooOften`] after many of them.
    pub fn player_of_code(&self, tournament: i64, code: &str, caller: &Caller) -> Result<PlayerId, NoSelfService> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        // A phone that had the right code before shows that with it, and others' wrong ones are nothing to it.
        let (code, shown) = code.split_once('.').unwrap_or((code, ""));
        let code = read_code(code);
        let is_known = !shown.is_empty() && self.knows_token(&proven_code(tournament, &code), shown);
        let most = self.limits().count(limits::Limit::WrongCodes);
        let may = |counted: bool| {
            let limit = Limit { most, within: WRONG_CODES_WITHIN };
            self.throttle.may_from(&caller.address, &format!("code {tournament}"), limit, counted)
        };
        if !is_known && !may(false) {
            return Err(NoSelfService::TooOften);
        }
        let secret = self.player_secret(tournament)?;
        let journal = live.journal();
        let mut players = journal.state().entrants().map(|player| player.id);
        let found = players.find(|player| code.len() == LETTERS && code_of(&secret, tournament, *player) == code);
        found.ok_or_else(|| {
            may(true);
            NoSelfService::WrongCode
        })
    }

    /// A code that was right, as the phone keeps it: with the server's own word that it was.
    pub fn kept_code(&self, tournament: i64, code: &str) -> String {
        let code = read_code(code);
        format!("{code}.{}", self.token_of(&proven_code(tournament, &code)))
    }

    /// Notes what a player reports of a board; where the other player reported the same, it is the board's result.
    ///
    /// # Errors
    /// [`NoSelfService`].
    pub fn report_result(
        &self,
        tournament: i64,
        by: PlayerId,
        (round, board, players): (RoundNo, u16, [PlayerId; 2]),
        now: Option<GameResult>,
        caller: &Caller,
    ) -> Result<Performed, NoSelfService> {
        self.of_player_again(tournament, by)?;
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let was = live.journal().state().report_by(round, board, by);
        let act = Act::ReportResult(ReportResult { round, board, by, was, now, players });
        let done = self.perform(tournament, &actor(&live.journal(), &[by], caller), &Attempt::of(act))?;
        let journal = live.journal();
        // What was said before enters nothing: an arbiter may have taken the result back since.
        let agreed = journal.state().agreed_result(round, board).filter(|_| !done.repeated);
        let Some(result) = agreed else { return Ok(done) };
        let act = Act::EnterResult(EnterResult { round, board, was: None, now: Some(result), players: Some(players) });
        match self.perform(tournament, &actor(&journal, &players, caller), &Attempt::of(act)) {
            Ok(done) => Ok(done),
            // An arbiter was faster, or is asked first: then both reports wait for them.
            Err(Refused::Conflict { .. } | Refused::ToConfirm(_) | Refused::Refusal(_)) => Ok(done),
            Err(refused) => Err(refused.into()),
        }
    }

    /// A player asks for a bye, or does not want it any more; what the event's rule gives is taken at once.
    ///
    /// # Errors
    /// [`NoSelfService`].
    pub fn ask_for_bye(
        &self,
        tournament: i64,
        player: PlayerId,
        (round, wanted): (RoundNo, Option<Bye>),
        caller: &Caller,
    ) -> Result<Asked, NoSelfService> {
        self.of_player_again(tournament, player)?;
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let state = journal.state();
        let rule = state.public_side.byes.ok_or(Refused::Refusal(Refusal::NotOffered))?;
        if is_past(state, bye_deadline(state, round)) {
            return Err(NoSelfService::TooLate);
        }
        let actor = actor(&journal, &[player], caller);
        let given = state.player(player).and_then(|player| player.requested_byes.get(&round).copied());
        if let Some(bye) = wanted.filter(|_| rule.taken && given.is_none()) {
            let act = Act::RequestBye(RequestBye { player, round, was: None, now: Some(bye) });
            match self.perform(tournament, &actor, &Attempt::of(act)) {
                Ok(_) => return Ok(Asked::Taken),
                // More than the rule gives: an arbiter decides.
                Err(Refused::ToConfirm(_)) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        let asked = state.asked_byes.iter().find(|asked| (asked.player, asked.round) == (player, round));
        let act = Act::AskForBye(AskForBye { player, round, was: asked.map(|asked| asked.bye), now: wanted });
        self.perform(tournament, &actor, &Attempt::of(act))?;
        Ok(Asked::Waits)
    }

    /// Somebody signs up; says whether they wait for a place.
    ///
    /// # Errors
    /// [`NoSelfService`].
    pub fn sign_up(&self, tournament: i64, data: PlayerData, caller: &Caller) -> Result<bool, NoSelfService> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let state = journal.state();
        let rules = state.public_side.sign_up.as_ref().ok_or(Refused::Refusal(Refusal::NotOffered))?;
        if is_past(state, rules.until) {
            return Err(NoSelfService::TooLate);
        }
        rules.fits(&data, state.rating_points(&data))?;
        let what = format!("sign-up {tournament}");
        let sign_ups = Limit { most: self.limits().count(limits::Limit::SignUps), within: SIGN_UPS_WITHIN };
        if !(caller.address.is_empty() || self.throttle.may_from(&caller.address, &what, sign_ups, true))
            || !self.throttle.may(what, SIGN_UPS_OF_EVENT, true)
        {
            return Err(NoSelfService::TooOften);
        }
        let actor = nobody(caller);
        let is_full = |state: &Tournament| state.places_left() == Some(0) || !state.waiting.is_empty();
        let waits = is_full(state);
        let act = |waits: bool| Act::SignUp(SignUp { player: Box::new(data.clone()), waits });
        match self.perform(tournament, &actor, &Attempt::of(act(waits))) {
            Ok(_) => Ok(waits),
            // The last place went, or one came free, in the same moment.
            Err(Refused::Refusal(Refusal::NoPlaceLeft | Refusal::NotOffered))
                if is_full(live.journal().state()) != waits =>
            {
                self.perform(tournament, &actor, &Attempt::of(act(!waits)))?;
                Ok(!waits)
            }
            Err(refused) => Err(refused.into()),
        }
    }

    /// Keeps what a browser wants to be told of an event.
    ///
    /// # Errors
    /// [`NotTold`]; [`NotTold::TooMany`] also where too many come from one address.
    pub fn keep_wish_of(&self, tournament: i64, wish: Wish, caller: &Caller) -> Result<(), NotTold> {
        let what = format!("wish {tournament}");
        match self.throttle.may_from(&caller.address, &what, WISHES, true) {
            true => self.keep_wish(tournament, wish),
            false => Err(NotTold::TooMany),
        }
    }

    fn of_player_again(&self, tournament: i64, player: PlayerId) -> Result<(), NoSelfService> {
        let what = format!("player {tournament} {}", player.0);
        match self.throttle.may(what, OF_PLAYER, true) {
            true => Ok(()),
            false => Err(NoSelfService::TooOften),
        }
    }
}

fn nobody(caller: &Caller) -> Actor {
    let author = Unnamed::Phone("").author();
    Actor { author, device: caller.device.clone(), role: Role::Arbiter, boards: None }
}

/// The players as the authors of an act, by their numbers: a name here would stay when the player is forgotten. The desk lets them do
/// no more than what these functions build.
fn actor(journal: &sonneborn_tournament::fold::Journal, players: &[PlayerId], caller: &Caller) -> Actor {
    let number = |player: &PlayerId| {
        let tpn = journal.state().player(*player).and_then(|player| player.tpn);
        tpn.map_or_else(|| "#–".to_owned(), |tpn| format!("#{tpn}"))
    };
    let numbers = players.iter().map(number).collect::<Vec<_>>().join(" + ");
    Actor { author: Unnamed::Phone(&numbers).author(), ..nobody(caller) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them_and_differ_by_player_event_and_secret() {
        let code = code_of("secret", 1, PlayerId(7));
        assert_eq!(code.len(), LETTERS);
        assert_eq!(read_code(&format!(" {} ", written_code(&code).to_lowercase())), code);
        assert_eq!(read_code("o0-iL1"), "00111");
        for other in
            [code_of("secret", 1, PlayerId(8)), code_of("secret", 2, PlayerId(7)), code_of("other", 1, PlayerId(7))]
        {
            assert_ne!(other, code);
        }
    }

    #[test]
    fn what_comes_too_often_waits_until_time_has_passed() {
        let (throttle, limit) = (Throttle::default(), Limit { most: 2, within: MINUTE });
        let may = |now| throttle.may_at("one".into(), limit, now, true);
        assert_eq!([may(0), may(1), may(2)], [true, true, false]);
        assert!(throttle.may_at("other".into(), limit, 2, true));
        assert!(may(MINUTE), "the first is forgotten");
    }

    #[test]
    fn a_stranger_with_many_addresses_keeps_nobody_out_and_makes_no_count_forgotten() {
        let (throttle, day) = (Throttle::default(), Limit { most: 1, within: 24 * 60 * MINUTE });
        let short = Limit { most: 1, within: MINUTE };
        assert!(throttle.may_at("birth 1 7".into(), day, 0, true));
        for number in 0..REMEMBERED + 9 {
            throttle.may_from_at(&number.to_string(), "code 1", short, 0, true);
        }
        assert!(throttle.may_at("player 1 7".into(), short, 1, true), "who has another right goes on");
        for number in 0..REMEMBERED + 9 {
            throttle.may_at(format!("other {number}"), short, 0, true);
        }
        throttle.may_at("later".into(), short, 2 * MINUTE, true);
        assert!(!throttle.may_at("birth 1 7".into(), day, 2 * MINUTE, true), "what counts for a day is kept for a day");
    }
}
