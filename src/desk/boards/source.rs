//! Where live games come from: a folder that the server's owner named, and an address that the chief arbiter named. Each source has
//! a thread of its own, so that one that does not answer delays no other; all end with the desk.

use super::cloud::{self, Cloud};
use super::settings::Settings;
use super::{Given, LOOK, MOST_GAMES, held, rest};
use crate::Desk;
use crate::client::{Client, FetchError};
use sonneborn_laws::pgn;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::{Duration, SystemTime};
use url::Url;

/// A file without a result at its end may be half written: it is read when it stood still for so many looks.
const STILL: u32 = 2;
/// How often the settings are looked at for other addresses.
const SETTINGS: Duration = Duration::from_secs(2);
/// Addresses that are asked at once; others wait for a place.
const MOST_ADDRESSES: usize = 64;
/// A file of a thousand games with clocks is below four megabytes.
const MOST_FILE_BYTES: u64 = 8 * 1024 * 1024;

/// A folder whose games are an event's, as the server was started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    pub tournament: i64,
    pub folder: PathBuf,
}

impl Desk {
    /// The folders that are watched for an event.
    pub fn watched_folders(&self, tournament: i64) -> Vec<PathBuf> {
        let watched = held(&self.boards.watched);
        watched.iter().filter(|of| of.tournament == tournament).map(|of| of.folder.clone()).collect()
    }

    /// Follows folders and the addresses of all events from now on, in threads of their own.
    pub fn follow_boards(self: &Arc<Desk>, watched: Vec<Watched>) {
        held(&self.boards.watched).clone_from(&watched);
        for one in watched {
            let desk = Arc::downgrade(self);
            std::thread::spawn(move || watch_folder(&desk, &one));
        }
        let desk = Arc::downgrade(self);
        std::thread::spawn(move || follow_addresses(&desk));
    }
}

/// A file of a watched folder as it was seen last.
#[derive(Default)]
struct Seen {
    changed: Option<(SystemTime, u64)>,
    still: u32,
    is_read: bool,
}

/// Looks at a folder until the desk is gone.
fn watch_folder(desk: &Weak<Desk>, watched: &Watched) {
    let source = watched.folder.display().to_string();
    let mut files: HashMap<PathBuf, Seen> = HashMap::new();
    let mut round = None;
    while let Some(desk) = desk.upgrade() {
        if let Ok(Some(live)) = desk.live(watched.tournament) {
            let now = Desk::current_round(&live);
            if now != round {
                // Games that found no board then may find one now.
                files.clear();
                round = now;
            }
            match changed_files(&watched.folder, &mut files) {
                Ok(given) if given.is_empty() => {}
                Ok(given) => {
                    if desk.take_games(&live, None, &source, &given).is_err() {
                        // They are read again.
                        files.clear();
                        desk.note_silent(watched.tournament, &source, FetchError::NotSaved);
                    }
                }
                Err(error) => desk.note_silent(watched.tournament, &source, FetchError::Folder(error.to_string())),
            }
        }
        drop(desk);
        std::thread::sleep(LOOK);
    }
}

/// The games of the files that changed, with the board that a file's name tells.
fn changed_files(folder: &Path, files: &mut HashMap<PathBuf, Seen>) -> std::io::Result<Vec<Given>> {
    let mut given = Vec::new();
    for entry in fs::read_dir(folder)?.take(2 * MOST_GAMES) {
        let path = entry?.path();
        let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
        // A link could lead anywhere.
        let Some(found) = fs::symlink_metadata(&path).ok().filter(|found| is_pgn && found.is_file()) else { continue };
        let now = found.modified().ok().map(|at| (at, found.len()));
        let seen = files.entry(path.clone()).or_default();
        if seen.changed == now {
            seen.still = seen.still.saturating_add(1);
        } else {
            *seen = Seen { changed: now, ..Seen::default() };
        }
        if seen.is_read || found.len() > MOST_FILE_BYTES {
            continue;
        }
        let Ok(bytes) = fs::read(&path) else { continue };
        let text = pgn::decode(&bytes).0.into_owned();
        if seen.still >= STILL || pgn::games(&text).last().is_some_and(|game| game.has_result_token()) {
            seen.is_read = true;
            given.push(Given { text, board: board_of(&path) });
        }
    }
    Ok(given)
}

/// The board of `game-7.pgn`.
fn board_of(path: &Path) -> Option<u16> {
    path.file_stem()?.to_str()?.strip_prefix("game-")?.parse().ok()
}

/// Starts a thread for each address, and lets those end whose settings changed.
fn follow_addresses(desk: &Weak<Desk>) {
    let mut followed: HashMap<i64, (Settings, Arc<()>)> = HashMap::new();
    while let Some(desk) = desk.upgrade() {
        if let Ok(all) = desk.store().all_live_settings() {
            let wanted: HashMap<i64, Settings> = all
                .into_iter()
                .map(|(tournament, text)| (tournament, Settings::read(&text)))
                .filter(|(_, settings)| !settings.address.is_empty() || !settings.push_address.is_empty())
                .take(MOST_ADDRESSES)
                .collect();
            followed.retain(|tournament, (settings, _)| wanted.get(tournament) == Some(settings));
            for (tournament, settings) in wanted {
                followed.entry(tournament).or_insert_with(|| {
                    let (token, weak) = (Arc::new(()), Arc::downgrade(&desk));
                    start(weak, tournament, settings.clone(), &token);
                    (settings, token)
                });
            }
        }
        drop(desk);
        std::thread::sleep(SETTINGS);
    }
}

/// Follows one event's addresses while the token lives.
fn start(desk: Weak<Desk>, tournament: i64, settings: Settings, token: &Arc<()>) {
    let (fetching, pushing) = (Arc::downgrade(token), Arc::downgrade(token));
    if !settings.address.is_empty() {
        let (desk, settings) = (Weak::clone(&desk), settings.clone());
        std::thread::spawn(move || fetch(&desk, tournament, &settings, &fetching));
    }
    if !settings.push_address.is_empty() {
        std::thread::spawn(move || super::push::send(&desk, tournament, &settings, &pushing));
    }
}

fn fetch(desk: &Weak<Desk>, tournament: i64, settings: &Settings, wanted: &Weak<()>) {
    let client = Client::new(settings.reach());
    let mut cloud = Cloud::default();
    let pause = Duration::from_secs(u64::from(settings.every_seconds.max(1)));
    while wanted.strong_count() > 0 {
        // The desk is not held while an address is asked: a server that stops does not wait for it.
        let Some(live) = desk.upgrade().and_then(|desk| desk.live(tournament).ok().flatten()) else { return };
        let round = Desk::current_round(&live);
        let fetched = fetched(&client, &mut cloud, settings, &live, round);
        let Some(desk) = desk.upgrade() else { return };
        let taken = fetched.and_then(|given| {
            let taken = desk.take_games(&live, None, &settings.address, &given).map_err(|_| FetchError::NotSaved)?;
            if taken.is_empty() { Err(FetchError::NoGames) } else { Ok(()) }
        });
        if let Err(why) = taken {
            desk.note_silent(tournament, &settings.address, why);
        }
        drop(desk);
        rest(pause, wanted);
    }
}

/// Where an address has the number of a board.
const NUMBERED: &str = "game-N.pgn";

fn fetched(
    client: &Client,
    cloud: &mut Cloud,
    settings: &Settings,
    live: &crate::Live,
    round: Option<u16>,
) -> Result<Vec<Given>, FetchError> {
    let address = Url::parse(&settings.address).map_err(|_| FetchError::NoAddress)?;
    if let Some(tournament) = cloud::tournament_address(&address) {
        return cloud.games(client, &tournament, round.map_or(0, usize::from));
    }
    if address.path().ends_with(NUMBERED) {
        let journal = live.journal();
        let games = round.and_then(|round| journal.state().rounds.get(usize::from(round).wrapping_sub(1)));
        let boards = games.map(|round| round.games.iter().map(|game| game.board)).into_iter().flatten();
        let found = boards.filter_map(|board| {
            let one = address.join(&format!("game-{board}.pgn")).ok()?;
            // Not every board is an electronic one.
            client.get(&one).ok().map(|bytes| Given { text: pgn::decode(&bytes).0.into_owned(), board: Some(board) })
        });
        return Ok(found.collect());
    }
    // A folder of LiveChess has all games in one file.
    let address = if address.path().ends_with('/') {
        address.join("games.pgn").map_err(|_| FetchError::NoAddress)?
    } else {
        address
    };
    let text = pgn::decode(&client.get(&address)?).0.into_owned();
    Ok(vec![Given { text, board: None }])
}
