//! Web Push: phones whose page is closed are told when pairings are out. Their addresses lie beside the journal; the message is sealed for
//! one browser and handed to its push service by a thread of its own, so that no request waits for it.
//!
//! Nothing of it matters when it is late: what cannot be sent is tried again for a while and then forgotten, newer pairings take the place
//! of older ones, and pairings that were taken back meanwhile are not told. Who says where to send is anybody, so only the services of the
//! browsers are asked, and those that whoever started the server named.

mod sealed;

pub use sealed::encoded;

use super::client::{Client, FetchError, Reach};
use super::{Desk, Live, clock};
use sealed::{Identity, MOST_OCTETS, Receiver};
use serde_json::json;
use sonneborn_i18n::{Lang, common, full_names, phones as words};
use sonneborn_store::StoreError;
use sonneborn_store::push::SubscriptionRow;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::Appearance;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::mpsc::{Receiver as Queue, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;
use url::{Host, Url};

/// The services of the browsers there are: Chromium's, Mozilla's, Microsoft's, Apple's. Hosts below them are theirs too.
const SERVICES: [&str; 4] = ["fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com"];
/// Browsers that are told of one event; an open of a thousand players with their families stays below.
const MOST_OF_EVENT: i64 = 5_000;
/// Longer addresses no service gives.
const LONGEST_ENDPOINT: usize = 1_000;
/// Events whose pairings wait to be told; more than this no server publishes within seconds.
const MOST_WAITING: usize = 64;
/// What could not be sent is tried again after this time, until it is so old, in microseconds.
const AGAIN: Duration = Duration::from_secs(20);
const OLD: i64 = 10 * 60 * 1_000_000;
/// Sent at once: push services take some tenths of a second each.
const AT_ONCE: usize = 8;
/// A phone that is off learns of it within so many seconds, or never (RFC 8030, 5.2).
const TIME_TO_LIVE: &str = "7200";
const MICROSECONDS: i64 = 1_000_000;

/// How the server sends.
#[derive(Clone, Debug, Default)]
pub struct Post {
    /// Where whoever runs a push service finds who runs this server (RFC 8292, 2.1): its address with HTTPS.
    pub contact: Option<String>,
    /// Services that are asked besides the browsers' own, also in this server's network.
    pub services: Vec<Url>,
}

/// What a browser wants to be told, and how it is reached.
#[derive(Clone, Debug)]
pub struct Wish {
    pub endpoint: String,
    pub public_key: String,
    pub auth: String,
    /// The board of this player; `None` for the round as a whole.
    pub player: Option<PlayerId>,
    pub lang: Lang,
}

/// Why a browser is not told.
#[derive(Debug, thiserror::Error)]
pub enum NotTold {
    #[error("the address is of no push service")]
    NoService,
    #[error("the keys are none of a browser")]
    NoKeys,
    #[error("too many browsers are told of this event")]
    TooMany,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Pairings that are to be told.
struct News {
    tournament: i64,
    round: RoundNo,
    at: i64,
    /// Who was not reached yet; `None` for everybody.
    left: Option<HashSet<String>>,
}

/// What the desk keeps for it; empty where the server tells no phones.
#[derive(Default)]
pub(super) struct Office {
    opened: OnceLock<(SyncSender<News>, Post)>,
    identity: OnceLock<Identity>,
}

/// The round of which everybody sees the boards.
fn shown_round(tournament: &Tournament) -> Option<RoundNo> {
    let round = tournament.current_round().map(|round| round.number);
    round.filter(|round| tournament.open_line_ups != Some(*round))
}

impl Desk {
    /// Tells phones from now on, until the desk is gone.
    pub fn tell_phones(self: &Arc<Desk>, post: Post) {
        let (sender, queue) = sync_channel(MOST_WAITING);
        if self.office.opened.set((sender, post)).is_ok() {
            let desk = Arc::downgrade(self);
            std::thread::spawn(move || tell(&desk, &queue));
        }
    }

    /// The public key that browsers ask for; `None` where this server tells no phones.
    ///
    /// # Errors
    /// [`StoreError`] where the key can be neither read nor kept.
    pub fn push_key(&self) -> Result<Option<String>, StoreError> {
        Ok(self.identity()?.map(Identity::public_key))
    }

    fn identity(&self) -> Result<Option<&Identity>, StoreError> {
        if self.office.opened.get().is_none() {
            return Ok(None);
        }
        if let Some(known) = self.office.identity.get() {
            return Ok(Some(known));
        }
        let Ok(fresh) = Identity::fresh() else { return Ok(None) };
        let kept = Identity::read(&self.store.push_key(&fresh)?);
        Ok(kept.map(|kept| self.office.identity.get_or_init(|| kept)))
    }

    /// Keeps what a browser wants to be told of an event.
    ///
    /// # Errors
    /// [`NotTold`].
    pub(super) fn keep_wish(&self, tournament: i64, wish: Wish) -> Result<(), NotTold> {
        let (_, post) = self.office.opened.get().ok_or(NotTold::NoService)?;
        reach(&wish.endpoint, post).ok_or(NotTold::NoService)?;
        Receiver::read(&wish.public_key, &wish.auth).ok_or(NotTold::NoKeys)?;
        let player = wish.player.map(|player| i32::try_from(player.0)).transpose().map_err(|_| NotTold::NoKeys)?;
        let row = SubscriptionRow {
            tournament_id: tournament,
            endpoint: wish.endpoint,
            public_key: wish.public_key,
            auth: wish.auth,
            player,
            lang: wish.lang.tag().into(),
        };
        if self.store.keep_subscription(&row, MOST_OF_EVENT)? { Ok(()) } else { Err(NotTold::TooMany) }
    }

    /// Notes that the event moved on from `before`; whoever did it does not wait for what is told.
    pub(super) fn moved_on(&self, live: &Live, before: &Tournament) {
        let Some((sender, _)) = self.office.opened.get() else { return };
        let Some(round) = shown_round(live.journal().state()) else { return };
        if shown_round(before).is_none_or(|before| before < round) {
            let news = News { tournament: live.id, round, at: clock::now_microseconds(), left: None };
            // Where so much waits already, this is forgotten too.
            let _ = sender.try_send(news);
        }
    }

    /// Sends what is told to those who are left; gives who could not be reached.
    fn send_news(&self, news: &News) -> Result<HashSet<String>, StoreError> {
        let nobody = Ok(HashSet::new());
        let Some((_, post)) = self.office.opened.get() else { return nobody };
        let is_public = self.store.tournament(news.tournament)?.is_some_and(|row| row.is_public);
        let (Some(live), Some(identity)) = (self.live(news.tournament)?.filter(|_| is_public), self.identity()?) else {
            return nobody;
        };
        let journal = live.journal();
        let state = journal.state();
        if shown_round(state) != Some(news.round) {
            return nobody;
        }
        let rows = self.store.subscriptions(news.tournament)?;
        let is_left = |row: &&SubscriptionRow| news.left.as_ref().is_none_or(|left| left.contains(&row.endpoint));
        // A language that this version does not know was written by a newer one, which tells them again.
        let readers: Vec<(&SubscriptionRow, Lang)> =
            rows.iter().filter(is_left).filter_map(|row| Some((row, Lang::from_tag(&row.lang)?))).collect();
        let mut shown: HashMap<Lang, Cow<'_, Tournament>> = HashMap::new();
        for (_, lang) in &readers {
            shown.entry(*lang).or_insert_with(|| full_names::shown(*lang, state));
        }
        let office = Counter { post, identity, now: clock::now_microseconds() / MICROSECONDS };
        let (shown, office) = (&shown, &office);
        let parts = readers.chunks(readers.len().div_ceil(AT_ONCE).max(1));
        let sent: Vec<(&SubscriptionRow, Sent)> = std::thread::scope(|scope| {
            let send = |row: &SubscriptionRow, lang: Lang| {
                let told = shown.get(&lang).and_then(|event| message(event, lang, news, row));
                told.map_or(Sent::Done, |told| office.send(row, &told))
            };
            let threads: Vec<_> = parts
                .map(|part| {
                    scope.spawn(move || part.iter().map(|(row, lang)| (*row, send(row, *lang))).collect::<Vec<_>>())
                })
                .collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        let mut left = HashSet::new();
        for (row, sent) in sent {
            match sent {
                Sent::Done => {}
                Sent::Gone => self.store.drop_subscription(news.tournament, &row.endpoint)?,
                Sent::Later => drop(left.insert(row.endpoint.clone())),
            }
        }
        Ok(left)
    }
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// Also what nobody wants, and what the service refuses for good.
    Done,
    /// The browser takes no messages any more.
    Gone,
    Later,
}

/// Where messages are handed over.
struct Counter<'a> {
    post: &'a Post,
    identity: &'a Identity,
    /// In seconds.
    now: i64,
}

impl Counter<'_> {
    fn send(&self, row: &SubscriptionRow, told: &str) -> Sent {
        let receiver = Receiver::read(&row.public_key, &row.auth);
        let (Some((address, reach)), Some(receiver)) = (reach(&row.endpoint, self.post), receiver) else {
            return Sent::Gone;
        };
        let word = self.identity.word_for(&address, self.post.contact.as_deref(), self.now);
        let (Ok(sealed), Ok(word)) = (sealed::seal(&receiver, told.as_bytes()), word) else { return Sent::Gone };
        let topic = format!("event-{}", row.tournament_id);
        let heads = [
            ("Authorization", word.as_str()),
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", "aes128gcm"),
            ("TTL", TIME_TO_LIVE),
            ("Urgency", "high"),
            // Of two rounds that wait for a phone, the newer one is enough.
            ("Topic", topic.as_str()),
        ];
        match Client::new(reach).post_octets(&address, &heads, &sealed) {
            Ok(404 | 410) => Sent::Gone,
            Ok(429 | 500..) | Err(FetchError::NoAnswer(_)) => Sent::Later,
            Ok(_) | Err(_) => Sent::Done,
        }
    }
}

/// The address of a push service, and how far a connection to it may go; `None` for any other.
fn reach(endpoint: &str, post: &Post) -> Option<(Url, Reach)> {
    let address = Url::parse(endpoint).ok().filter(|_| endpoint.len() <= LONGEST_ENDPOINT)?;
    if post.services.iter().any(|service| service.origin() == address.origin()) {
        return Some((address, Reach::OwnNetwork));
    }
    let Some(Host::Domain(host)) = address.host() else { return None };
    let below = |service: &str| host.strip_suffix(service).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    let is_service = SERVICES.into_iter().any(below);
    let is_plain = address.scheme() == "https" && address.port().is_none() && address.username().is_empty();
    (is_service && is_plain).then_some((address, Reach::Internet))
}

/// What a browser is told, as JSON for `static/sw.js`; nothing to a player who is not in the round.
fn message(event: &Tournament, lang: Lang, news: &News, row: &SubscriptionRow) -> Option<String> {
    let round = news.round;
    let player = row.player.and_then(|player| u32::try_from(player).ok()).map(PlayerId);
    let (told, page) = match player {
        None => (words::pairings_are_out_of(lang, round), ""),
        Some(player) => (board(event, lang, round, player)?, "/me"),
    };
    let told = json!({
        "title": event.details.name,
        "body": told,
        "address": format!("/p/{}{page}", row.tournament_id),
    });
    Some(told.to_string()).filter(|told| told.len() <= MOST_OCTETS)
}

fn board(event: &Tournament, lang: Lang, round: RoundNo, player: PlayerId) -> Option<String> {
    event.player(player)?;
    match event.appearance(player, round) {
        Appearance::Game { opponent, colour, board, .. } => {
            let name = event.player(opponent).map_or("", |opponent| opponent.data.name.as_str());
            Some(match colour {
                Colour::White => words::told_white(lang, round, board, name),
                Colour::Black => words::told_black(lang, round, board, name),
            })
        }
        Appearance::Bye(bye) => Some(words::told_bye(lang, round, common::bye_of(lang, bye))),
        Appearance::Absent => None,
    }
}

fn tell(desk: &Weak<Desk>, queue: &Queue<News>) {
    let mut waiting: Vec<News> = Vec::new();
    loop {
        let next = if waiting.is_empty() {
            queue.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            queue.recv_timeout(AGAIN)
        };
        match next {
            Ok(news) => {
                waiting.retain(|older| older.tournament != news.tournament);
                waiting.push(news);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let Some(desk) = desk.upgrade() else { return };
        let now = clock::now_microseconds();
        waiting.retain_mut(|news| {
            let left = match desk.send_news(news) {
                Ok(left) => left,
                Err(error) => {
                    tracing::warn!("phones were not told of round {}: {error}", news.round);
                    return false;
                }
            };
            let is_left = !left.is_empty() && now - news.at < OLD;
            news.left = Some(left);
            is_left
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_asked() {
        let post = Post { contact: None, services: vec![Url::parse("http://127.0.0.1:9000/").expect("an address")] };
        let asked = |endpoint: &str| reach(endpoint, &post).map(|(_, reach)| reach);
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "https://web.push.apple.com/abc",
        ] {
            assert_eq!(asked(endpoint), Some(Reach::Internet), "{endpoint}");
        }
        assert_eq!(asked("http://127.0.0.1:9000/send/abc"), Some(Reach::OwnNetwork));
        for endpoint in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://somebody@fcm.googleapis.com/x",
            "https://evilfcm.googleapis.com.example/x",
            "https://notfcm.googleapis.com/x",
            "https://127.0.0.1/x",
            "http://127.0.0.1:9001/x",
            "https://127.0.0.1:9000/x",
            "file:///etc/passwd",
            "",
        ] {
            assert_eq!(asked(endpoint), None, "{endpoint}");
        }
        assert_eq!(asked(&format!("https://web.push.apple.com/{}", "x".repeat(LONGEST_ENDPOINT))), None);
    }
}
