//! Who is at the door: the address behind a trusted proxy, and the limits that keep a crowd, or one address, from taking
//! the places of those who work here.

use super::AppState;
use actix_web::{HttpRequest, web};
use sonneborn_desk::limits::{Limit, Limits};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Live streams without a log-in, where nobody says how many connections the system allows.
pub(crate) const STREAMS: usize = 2_000;
/// Addresses that are remembered at once.
const REMEMBERED: usize = 20_000;
/// An address of version 6 stands for its network of so many bits, all of which one household has.
const NETWORK_BITS_V6: u32 = 64;

/// An address or a network, as `10.0.0.5` or `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

/// What is no address or network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address or network: write 127.0.0.1 or 10.0.0.0/8")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let wrong = || NetworkError(text.to_owned());
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { Ipv4Addr::BITS } else { Ipv6Addr::BITS };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    fn holds(&self, address: IpAddr) -> bool {
        let kept = |all: u32| all - self.bits;
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(kept(Ipv4Addr::BITS)).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(kept(Ipv6Addr::BITS)).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// See the module.
pub struct Hall {
    proxies: Vec<Network>,
    most_streams: usize,
    streams_of_one: usize,
    /// Requests of an address at once, and how many come back a second.
    burst: f64,
    a_second: f64,
    streams: Arc<Mutex<HashMap<IpAddr, usize>>>,
    askers: Mutex<HashMap<IpAddr, Allowance>>,
}

/// What an address may still ask: tokens that come back with time.
#[derive(Clone, Copy)]
struct Allowance {
    left: f64,
    at: Instant,
}

/// A live stream's place, given up when dropped.
pub struct StreamPlace {
    streams: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut streams = locked(&self.streams);
        if let Some(count) = streams.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.address);
            }
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Default for Hall {
    fn default() -> Hall {
        Hall::new(Vec::new(), STREAMS, Limits::default())
    }
}

impl Hall {
    /// `most_streams` for people without a log-in; the rest of the connections is the arbiters'.
    pub fn new(proxies: Vec<Network>, most_streams: usize, limits: Limits) -> Hall {
        let (burst, a_second) = (limits.of(Limit::ReadsAtOnce).into(), limits.of(Limit::ReadsASecond).into());
        let streams_of_one = usize::try_from(limits.of(Limit::StreamsOfAddress)).unwrap_or(usize::MAX);
        let (streams, askers) = (Arc::default(), Mutex::default());
        Hall { proxies, most_streams, streams_of_one, burst, a_second, streams, askers }
    }

    /// The hall of the server that got the request.
    pub fn of(request: &HttpRequest) -> Option<web::Data<Hall>> {
        request.app_data::<web::Data<Hall>>().cloned()
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.holds(address))
    }

    /// A place for a live stream of somebody without a log-in; `None` when there is none left.
    pub fn stream(&self, address: IpAddr) -> Option<StreamPlace> {
        let address = household(address);
        let mut streams = locked(&self.streams);
        let own = streams.get(&address).copied().unwrap_or(0);
        if own >= self.streams_of_one || streams.values().sum::<usize>() >= self.most_streams {
            return None;
        }
        streams.insert(address, own + 1);
        Some(StreamPlace { streams: Arc::clone(&self.streams), address })
    }

    /// Live streams that people without a log-in have open.
    pub(crate) fn streams_open(&self) -> usize {
        locked(&self.streams).values().sum()
    }

    /// Whether an address may ask once more; counted.
    pub(crate) fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        let mut askers = locked(&self.askers);
        if askers.len() >= REMEMBERED {
            // Whoever would have all of it back is forgotten; where that is nobody, all are, so that memory has its bound.
            askers.retain(|_, asker| {
                now.duration_since(asker.at).as_secs_f64() * self.a_second < self.burst - asker.left
            });
            if askers.len() >= REMEMBERED {
                askers.clear();
            }
        }
        let asker = askers.entry(household(address)).or_insert(Allowance { left: self.burst, at: now });
        asker.left = (asker.left + now.duration_since(asker.at).as_secs_f64() * self.a_second).min(self.burst);
        asker.at = now;
        let may = asker.left >= 1.0;
        if may {
            asker.left -= 1.0;
        }
        may
    }
}

/// The address of whoever asks. Only a trusted proxy is believed about others; the last address of its list that is no
/// trusted proxy itself is the one that nobody could have made up.
pub fn client(request: &HttpRequest) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip().to_canonical();
    let Some(hall) = Hall::of(request) else { return Some(peer) };
    if !hall.trusts(peer) {
        return Some(peer);
    }
    let told = request.headers().get_all("x-forwarded-for").filter_map(|value| value.to_str().ok());
    let told: Vec<&str> = told.flat_map(|value| value.split(',')).collect();
    let told = told.iter().rev().map_while(|address| address.trim().parse::<IpAddr>().ok());
    Some(told.map(|address| address.to_canonical()).find(|address| !hall.trusts(*address)).unwrap_or(peer))
}

/// Whether nobody can be told from another: all come through a proxy on this machine that is not trusted.
pub(crate) fn is_nameless(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().map(|peer| peer.ip().to_canonical());
    let trusted = |peer| Hall::of(request).is_some_and(|hall| hall.trusts(peer));
    request.headers().contains_key("x-forwarded-for") && peer.is_some_and(|peer| peer.is_loopback() && !trusted(peer))
}

/// Whether the browser reaches us by HTTPS only.
pub fn is_https(request: &HttpRequest, state: &AppState) -> bool {
    state.public_url.starts_with("https://") || came_by_https(request)
}

/// Whether the browser spoke HTTPS to the proxy that we trust.
pub(crate) fn came_by_https(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().map(|peer| peer.ip().to_canonical());
    let trusted = peer.is_some_and(|peer| Hall::of(request).is_some_and(|hall| hall.trusts(peer)));
    let told = request.headers().get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    trusted && told.is_some_and(|told| told.trim().eq_ignore_ascii_case("https"))
}

/// By what an address is counted: of version 6 the network, in which whoever has one address has them all.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (Ipv6Addr::BITS - NETWORK_BITS_V6))).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_hold_their_addresses() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.9.8.7", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("0.0.0.0/0", "8.8.8.8", "::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
        ] {
            let network: Network = network.parse().expect("a network");
            assert!(network.holds(address(inside)) && !network.holds(address(outside)), "{network:?}");
        }
        for wrong in ["", "10.0.0.0/33", "10.0.0", "host", "::/129", "10.0.0.0/"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn one_address_cannot_take_every_stream_nor_all_together_more_than_theirs() {
        let limits = Limits::default().with(Limit::StreamsOfAddress, 300);
        let hall = Hall::new(Vec::new(), 302, limits);
        let of_one: Vec<_> = (0..305).filter_map(|_| hall.stream(address("10.0.0.1"))).collect();
        assert_eq!(of_one.len(), 300);
        let others: Vec<_> = (2..9).filter_map(|n| hall.stream(address(&format!("10.0.0.{n}")))).collect();
        assert_eq!(others.len(), 2);
        drop(of_one);
        assert_eq!(hall.streams_open(), 2);
        assert!(hall.stream(address("10.0.0.1")).is_some());
    }

    #[test]
    fn whoever_asks_without_end_is_refused_until_time_has_passed() {
        let limits = Limits::default().with(Limit::ReadsAtOnce, 2_000).with(Limit::ReadsASecond, 100);
        let (hall, start) = (Hall::new(Vec::new(), STREAMS, limits), Instant::now());
        let asked = (0..3_000).filter(|_| hall.may_ask(address("2001:db8::1"), start)).count();
        assert_eq!(asked, 2_000);
        assert!(!hall.may_ask(address("2001:db8::2"), start), "the same household");
        assert!(hall.may_ask(address("2001:db9::1"), start));
        assert!(hall.may_ask(address("2001:db8::1"), start + Duration::from_secs(1)));
    }
}
