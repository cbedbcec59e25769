//! The server: listens, serves, and stops without waiting for live streams.

use super::computer::Computer;
use super::hall::{self, Hall, Network};
use super::health::{self, Counters};
use super::page_cache::PageCache;
use super::{AppState, kept_pages, security, warnings};
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::web::ServiceConfig;
use actix_web::{App, HttpServer, web};
use sonneborn_desk::{Desk, clock};
use sonneborn_i18n::Lang;
use std::any::Any;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;

/// How often the computer's clock is looked at.
const CLOCK_INTERVAL: Duration = Duration::from_millis(100);
/// How long requests may still run when the server stops.
const SHUTDOWN_SECONDS: u64 = 5;
/// How often a node asks whether other nodes have appended.
const FOLLOW_INTERVAL: Duration = Duration::from_millis(500);

/// A request's head has so long to come.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);
/// Connections that are kept for those who work here: for live streams without a log-in there is half of the rest.
const KEPT_CONNECTIONS: u64 = 128;

/// How the server is reached.
#[derive(Debug)]
pub struct Door {
    /// The address under which others reach it.
    pub public_url: Option<String>,
    /// Who is believed about the address of others.
    pub trusted_proxies: Vec<Network>,
    /// How many files and connections the system lets this process open; `None` where it is not told.
    pub descriptors: Option<u64>,
    /// The commands in words, for the manual.
    pub commands: fn(Lang) -> String,
    /// What is served: the pages and calls lie above this room.
    pub routes: fn(&mut ServiceConfig),
    /// Where the program is a desktop's.
    pub computer: Option<Computer>,
}

/// Why a server ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Asked,
    /// The computer's clock was set to a time that cannot be, with which the web framework's own clock breaks off: from then on it
    /// would give up every connection at once, also after the clock is right again.
    ClockLost,
}

/// Serves until the process is told to stop, or cannot go on. `ready` is called once the port is open.
///
/// # Errors
/// When the address cannot be listened on.
pub async fn serve(
    desk: Arc<Desk>,
    listen: SocketAddr,
    door: Door,
    stop_signal: StopSignal,
    ready: impl FnOnce(SocketAddr),
) -> std::io::Result<Ended> {
    let (stop, stopping) = watch::channel(false);
    let listener = std::net::TcpListener::bind(listen)?;
    let address = listener.local_addr()?;
    let public_url = door.public_url.unwrap_or_else(|| format!("http://{address}"));
    let connections = door.descriptors.map(|most| most.saturating_sub(KEPT_CONNECTIONS).max(KEPT_CONNECTIONS));
    let connections = connections.and_then(|most| usize::try_from(most).ok());
    let most_streams = connections.map_or(hall::STREAMS, |most| (most / 2).min(hall::STREAMS));
    let counters = web::Data::new(Counters::default());
    let drawn = web::Data::new(PageCache::default());
    let hall = web::Data::new(Hall::new(door.trusted_proxies, most_streams, desk.limits()));
    let state = web::Data::new(AppState {
        desk: Arc::clone(&desk),
        public_url: public_url.trim_end_matches('/').to_string(),
        stopping: stopping.clone(),
        commands: door.commands,
    });
    let computer = door.computer.map(web::Data::new);
    let asked_on_page = computer.clone();
    let server = HttpServer::new(move || {
        let computer = computer.clone();
        App::new()
            .configure(|config| {
                if let Some(computer) = computer {
                    config.app_data(computer);
                }
            })
            .app_data(state.clone())
            .app_data(hall.clone())
            .app_data(drawn.clone())
            .app_data(counters.clone())
            .app_data(web::PayloadConfig::new(super::form::MAX_FORM_BYTES))
            .wrap(from_fn(kept_pages::keep))
            .wrap(Compress::default())
            .wrap(from_fn(security::guard))
            .wrap(from_fn(health::watch))
            .configure(door.routes)
    })
    .on_connect(|connection, _| send_at_once(connection))
    .listen(listener)?
    .disable_signals()
    .shutdown_timeout(SHUTDOWN_SECONDS)
    .client_request_timeout(HEAD_PATIENCE)
    // Whoever closes the connection waits for no answer: the request ends, and its long task with it.
    .h1_allow_half_closed(false)
    .run();
    let handle = server.handle();
    let closing = Arc::clone(&desk);
    let follower = actix_web::rt::spawn(follow_others(desk, stopping));
    let stopper = actix_web::rt::spawn(async move {
        let ended = ends(stop_signal, asked_on_page).await;
        // The open streams and the long tasks end first; stopping would wait for them otherwise.
        let _ = stop.send(true);
        closing.workshop().close();
        handle.stop(true).await;
        ended
    });
    ready(address);
    let served = server.await;
    follower.abort();
    served?;
    stopper.await.map_err(std::io::Error::other)
}

/// Waits until there is a reason to stop.
async fn ends(stop_signal: StopSignal, computer: Option<web::Data<Computer>>) -> Ended {
    let on_page = async {
        match computer {
            None => std::future::pending().await,
            Some(computer) => computer.stop.notified().await,
        }
    };
    tokio::select! {
        () = stop_signal.heard() => Ended::Asked,
        () = on_page => Ended::Asked,
        () = clock_lost() => Ended::ClockLost,
    }
}

/// Until the computer's clock says a time that cannot be.
async fn clock_lost() {
    while clock::is_set() {
        tokio::time::sleep(CLOCK_INTERVAL).await;
    }
}

/// Ctrl-C, or the system's polite request. Heard from the moment in which this is made, so that a request that comes while the
/// database is still being opened stops the server as soon as it serves.
#[derive(Debug)]
pub struct StopSignal {
    #[cfg(unix)]
    interrupt: Signal,
    #[cfg(unix)]
    terminate: Signal,
}

impl StopSignal {
    /// Begins to listen; to be called within the runtime that will serve.
    ///
    /// # Errors
    /// When the system refuses to tell of signals.
    pub fn listen() -> std::io::Result<StopSignal> {
        #[cfg(unix)]
        return Ok(StopSignal {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        });
        #[cfg(not(unix))]
        Ok(StopSignal {})
    }

    async fn heard(mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// An answer leaves at once: without this the second small packet of an answer on a kept connection waits 40 ms for the reader's word.
fn send_at_once(connection: &dyn Any) {
    if let Some(connection) = connection.downcast_ref::<TcpStream>() {
        // Where the system refuses it, answers are slower and right.
        let _ = connection.set_nodelay(true);
    }
}

/// Folds in what other nodes on the same database have appended.
async fn follow_others(desk: Arc<Desk>, mut stopping: watch::Receiver<bool>) {
    let mut told = Instant::now();
    loop {
        if told.elapsed() >= warnings::EVERY {
            warnings::tell();
            told = Instant::now();
        }
        tokio::select! {
            _ = stopping.changed() => return,
            () = tokio::time::sleep(FOLLOW_INTERVAL) => {}
        }
        let desk = Arc::clone(&desk);
        let followed = crate::in_pool(move || desk.follow()).await;
        if let Ok(Err(error)) = followed {
            tracing::warn!("other nodes' acts could not be read: {error}");
        }
    }
}
