//! Fetching and sending over HTTP, with limits: http and https only, so many bytes, so much time.
//!
//! Whoever may name an address makes this server ask there. So an address of a network of its own (loopback, private, link-local) is
//! asked only where an administrator set it; the address is looked at again at every connection, after the name was looked up and
//! after every redirect, so that a name that changes its meaning leads nowhere else.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use url::Url;

/// A whole answer is here by then.
const PATIENCE: Duration = Duration::from_secs(10);
/// And a great file, over the line of a hotel.
const PATIENCE_FOR_FILES: Duration = Duration::from_secs(30 * 60);
/// And what a second computer asks for at its first question, which is everything but the acts.
const PATIENCE_FOR_MUCH: Duration = Duration::from_secs(60);
/// Connecting takes no longer.
const CONNECT_PATIENCE: Duration = Duration::from_secs(4);
/// A thousand games with clocks are below four megabytes.
const MOST_BYTES: u64 = 8 * 1024 * 1024;
/// All that a hall keeps besides acts and rating lists is below this.
const VERY_MANY_BYTES: u64 = 256 * 1024 * 1024;
/// So often another address may be named instead.
const MOST_REDIRECTS: u32 = 3;

/// Why nothing was fetched or sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FetchError {
    #[error("the address is none of http or https")]
    NoAddress,
    #[error("the address is of this server's own network")]
    OwnNetwork,
    #[error("the answer was {0}")]
    Status(u16),
    #[error("the answer is too large")]
    TooLarge,
    #[error("no answer: {0}")]
    NoAnswer(String),
    #[error("the answer is no list of games")]
    NoGames,
    #[error("{0}")]
    Folder(String),
    #[error("nothing could be saved")]
    NotSaved,
    #[error("another rating list is being imported")]
    ListBusy,
    #[error("what came is no rating list: {0}")]
    NoList(String),
}

/// Where a client may connect to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    Internet,
    /// Also the server's own network, by an administrator's word.
    OwnNetwork,
}

/// Asks and sends; keeps connections open.
pub(crate) struct Client {
    agent: Agent,
}

impl Client {
    pub(crate) fn new(reach: Reach) -> Client {
        Client::with(reach, PATIENCE)
    }

    /// For files that take their time.
    pub(crate) fn for_files(reach: Reach) -> Client {
        Client::with(reach, PATIENCE_FOR_FILES)
    }

    /// Between the two computers of a hall.
    pub(crate) fn for_second(reach: Reach) -> Client {
        Client::with(reach, PATIENCE_FOR_MUCH)
    }

    fn with(reach: Reach, patience: Duration) -> Client {
        let config = Config::builder()
            .timeout_global(Some(patience))
            .timeout_connect(Some(CONNECT_PATIENCE))
            .max_redirects(MOST_REDIRECTS)
            .http_status_as_error(false)
            // A proxy would connect to where this server may not.
            .proxy(None)
            .user_agent(concat!("Sonneborn/", env!("CARGO_PKG_VERSION")))
            .build();
        let resolver = Guarded { reach, inner: DefaultResolver::default() };
        Client { agent: Agent::with_parts(config, DefaultConnector::default(), resolver) }
    }

    /// What lies at an address.
    pub(crate) fn get(&self, address: &Url) -> Result<Vec<u8>, FetchError> {
        let answer = self.agent.get(checked(address)?).call().map_err(failed)?;
        read(answer).and_then(|(status, body)| if status == 200 { Ok(body) } else { Err(FetchError::Status(status)) })
    }

    /// Writes what lies at an address as it comes.
    pub(crate) fn download(&self, address: &Url, into: &mut impl Write, most_bytes: u64) -> Result<(), FetchError> {
        let mut answer = self.agent.get(checked(address)?).call().map_err(failed)?;
        if answer.status().as_u16() != 200 {
            return Err(FetchError::Status(answer.status().as_u16()));
        }
        let mut reader = answer.body_mut().as_reader().take(most_bytes + 1);
        let written = std::io::copy(&mut reader, into).map_err(|error| FetchError::NoAnswer(error.to_string()))?;
        if written > most_bytes { Err(FetchError::TooLarge) } else { Ok(()) }
    }

    /// What is answered to whoever has a bearer token; gives the status too.
    pub(crate) fn get_with(&self, address: &Url, token: &str) -> Result<(u16, Vec<u8>), FetchError> {
        let request = self.agent.get(checked(address)?).header("Authorization", format!("Bearer {token}"));
        read(request.call().map_err(failed)?)
    }

    /// Sends a text with a bearer token; gives the status and what was answered.
    pub(crate) fn post(&self, address: &Url, token: &str, text: &str) -> Result<(u16, Vec<u8>), FetchError> {
        self.post_up_to(address, token, text, MOST_BYTES)
    }

    /// The same where much is answered.
    pub(crate) fn post_for_much(&self, address: &Url, token: &str, text: &str) -> Result<(u16, Vec<u8>), FetchError> {
        self.post_up_to(address, token, text, VERY_MANY_BYTES)
    }

    fn post_up_to(&self, address: &Url, token: &str, text: &str, most: u64) -> Result<(u16, Vec<u8>), FetchError> {
        let mut request = self.agent.post(checked(address)?).header("Content-Type", "text/plain; charset=utf-8");
        if !token.is_empty() {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        read_up_to(request.send(text).map_err(failed)?, most)
    }
}

impl Client {
    /// Sends octets with heads of their own; gives the status, whatever it is.
    pub(crate) fn post_octets(&self, address: &Url, heads: &[(&str, &str)], octets: &[u8]) -> Result<u16, FetchError> {
        let post = self.agent.post(checked(address)?);
        let request = heads.iter().fold(post, |request, (name, value)| request.header(*name, *value));
        read(request.send(octets).map_err(failed)?).map(|(status, _)| status)
    }
}

/// An address that may be asked at all.
pub(crate) fn checked(address: &Url) -> Result<&str, FetchError> {
    let is_web = matches!(address.scheme(), "http" | "https") && address.host().is_some();
    let has_login = !address.username().is_empty() || address.password().is_some();
    if is_web && !has_login { Ok(address.as_str()) } else { Err(FetchError::NoAddress) }
}

fn read(answer: ureq::http::Response<ureq::Body>) -> Result<(u16, Vec<u8>), FetchError> {
    read_up_to(answer, MOST_BYTES)
}

fn read_up_to(mut answer: ureq::http::Response<ureq::Body>, most: u64) -> Result<(u16, Vec<u8>), FetchError> {
    let status = answer.status().as_u16();
    let mut body = Vec::new();
    let reader = answer.body_mut().as_reader();
    reader.take(most + 1).read_to_end(&mut body).map_err(|error| FetchError::NoAnswer(error.to_string()))?;
    if body.len() as u64 > most { Err(FetchError::TooLarge) } else { Ok((status, body)) }
}

fn failed(error: ureq::Error) -> FetchError {
    match error {
        ureq::Error::StatusCode(status) => FetchError::Status(status),
        ureq::Error::Io(error) if error.get_ref().is_some_and(|inner| inner.is::<OwnNetwork>()) => {
            FetchError::OwnNetwork
        }
        error => FetchError::NoAnswer(error.to_string()),
    }
}

#[derive(Debug, thiserror::Error)]
#[error("an address of this server's own network")]
struct OwnNetwork;

/// Looks names up, and leaves out where the client may not connect to.
#[derive(Debug)]
struct Guarded {
    reach: Reach,
    inner: DefaultResolver,
}

impl Resolver for Guarded {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|address| self.allows(address)) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::Io(std::io::Error::other(OwnNetwork))) } else { Ok(allowed) }
    }
}

impl Guarded {
    fn allows(&self, address: &SocketAddr) -> bool {
        self.reach == Reach::OwnNetwork || is_public(address.ip())
    }
}

/// Whether an address is somewhere on the internet (IANA's registries of special-purpose addresses).
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = a == 0
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a >= 240
        // Shared by providers, benchmarks, and protocol assignments.
        || a == 100 && (64..128).contains(&b)
        || a == 198 && (18..20).contains(&b)
        || a == 192 && b == 0 && c == 0;
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Global unicast is 2000::/3; of it, what carries an IPv4 address or is for documentation leads elsewhere.
    let [a, b, ..] = address.segments();
    let is_global = (a & 0xe000) == 0x2000;
    let is_tunnel = a == 0x2002 || a == 0x2001 && b < 0x200;
    is_global && !is_tunnel && !(a == 0x2001 && b == 0xdb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_an_own_network_are_known() {
        for own in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.7",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "2002:0a00:0001::1",
            "64:ff9b::10.0.0.1",
            "224.0.0.1",
            "255.255.255.255",
        ] {
            assert!(!is_public(own.parse().expect("an address")), "{own}");
        }
        for far in ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"] {
            assert!(is_public(far.parse().expect("an address")), "{far}");
        }
    }

    #[test]
    fn only_http_and_https_without_a_password_are_asked() {
        for (address, is_asked) in [
            ("https://example.org/games.pgn", true),
            ("http://example.org", true),
            ("file:///etc/passwd", false),
            ("ftp://example.org/games.pgn", false),
            ("https://user:pass@example.org/", false),
        ] {
            assert_eq!(checked(&Url::parse(address).expect("a URL")).is_ok(), is_asked, "{address}");
        }
    }
}
