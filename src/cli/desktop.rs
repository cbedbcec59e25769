//! `--desktop`: the program on an arbiter's own computer. Its data are in the user's own folder, the hall can reach it, by
//! `sonneborn.local` too, and the browser opens by itself.

use mdns_sd::{ServiceDaemon, ServiceEvent, ServiceInfo};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The name under which phones in the hall find the program.
const NAME: &str = "sonneborn.local";
/// As what, and under which name, a hall is announced; a second one on the network gets a number behind it.
const SERVICE: &str = "_http._tcp.local.";
const INSTANCE: &str = "Sonneborn";
/// An address of documentation (RFC 5737): the way there is asked for, nothing is sent.
const ELSEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), 9);

/// The user's own folder for programs' data; `None` where the system names none.
pub fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        named("LOCALAPPDATA").map(|folder| folder.join("Sonneborn"))
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support/Sonneborn"))
    } else {
        let shared = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
        shared.map(|folder| folder.join("sonneborn"))
    }
}

/// This computer's address in the hall's network; `None` without a network.
pub fn hall_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    socket.local_addr().ok().map(|own| own.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// How often it is looked whether the name is still this computer's, and after how many looks it is told again: a network that was away
/// when it was told first has not heard it.
const LOOK: Duration = Duration::from_secs(1);
const LOOKS: u32 = 15;

/// Tells the hall's network the name for as long as this computer is in charge: the one that takes over has it then. Without it the
/// address still leads here.
pub fn announce(ip: IpAddr, port: u16, is_in_charge: impl Fn() -> bool + Send + 'static) {
    std::thread::spawn(move || {
        if let Err(error) = told_while(ip, port, is_in_charge) {
            tracing::warn!("{NAME} is not told to the network: {error}");
        }
    });
}

fn told_while(ip: IpAddr, port: u16, is_in_charge: impl Fn() -> bool) -> Result<(), mdns_sd::Error> {
    let daemon = ServiceDaemon::new()?;
    let service = ServiceInfo::new(SERVICE, INSTANCE, &format!("{NAME}."), ip, port, None)?;
    while is_in_charge() {
        daemon.register(service.clone())?;
        for _ in 0..LOOKS {
            std::thread::sleep(LOOK);
            if !is_in_charge() {
                break;
            }
        }
    }
    daemon.shutdown().map(drop)
}

/// How long it is listened for halls.
const SEARCH: Duration = Duration::from_secs(3);

/// The addresses of the halls that are announced on the network.
///
/// # Errors
/// When this computer cannot listen.
pub fn announced_halls() -> Result<Vec<String>, mdns_sd::Error> {
    let daemon = ServiceDaemon::new()?;
    let told = daemon.browse(SERVICE)?;
    let until = Instant::now() + SEARCH;
    let mut halls = BTreeMap::new();
    while let Ok(event) = told.recv_timeout(until.saturating_duration_since(Instant::now())) {
        if let ServiceEvent::ServiceResolved(found) = event
            && found.get_fullname().starts_with(INSTANCE)
            && let Some(ip) = found.get_addresses_v4().into_iter().min()
        {
            let address = SocketAddr::new(ip.into(), found.get_port());
            halls.insert(found.get_fullname().to_owned(), format!("http://{address}"));
        }
    }
    daemon.shutdown()?;
    Ok(halls.into_values().collect())
}

/// The address by name.
pub fn named(port: u16) -> String {
    format!("http://{NAME}:{port}")
}

/// Opens an address in the user's browser, or in the program that BROWSER names.
pub fn open(address: &str) {
    let chosen = std::env::var("BROWSER").ok().filter(|program| !program.is_empty());
    let (program, before): (&str, &[&str]) = match chosen.as_deref() {
        Some(program) => (program, &[]),
        None if cfg!(windows) => ("rundll32", &["url.dll,FileProtocolHandler"]),
        None if cfg!(target_os = "macos") => ("open", &[]),
        None => ("xdg-open", &[]),
    };
    let started = Command::new(program).args(before).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    match started {
        // Waited for aside: nothing is left behind, and nobody waits for the browser to be closed.
        Ok(mut browser) => drop(std::thread::spawn(move || browser.wait())),
        Err(error) => tracing::warn!("the browser was not opened ({program}): {error}"),
    }
}
