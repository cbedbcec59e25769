//! `sonneborn serve`: the server, and the first link when nobody can log in yet.

use super::language::lang;
use super::{desktop, values};
use crate::site;
use anyhow::{Context, Result, bail};
use clap::Args;
use sonneborn_desk::backups::Plan;
use sonneborn_desk::boards::Watched;
use sonneborn_desk::failures;
use sonneborn_desk::limits::{Limit, Limits};
use sonneborn_desk::push::Post;
use sonneborn_desk::{Actor, Desk};
use sonneborn_i18n::cli as say;
use sonneborn_store::{Database, Store, StoreError};
use sonneborn_tournament::acts::Author;
use sonneborn_web::computer::Computer;
use sonneborn_web::hall::Network;
use sonneborn_web::server::{self, Door, Ended, StopSignal};
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use url::Url;

/// The file of the SQLite database in the data folder.
const DATABASE_FILE: &str = "sonneborn.sqlite";

/// The data folder where none is named: beside where the program was started.
const DATA_FOLDER: &str = "data";

/// Where the data are; the same for every command that opens them.
#[derive(Clone, Debug, Args)]
#[group(id = "place")]
pub struct DatabaseArguments {
    #[arg(help = say::data_dir(lang()), long, env = "SONNEBORN_DATA_DIR", default_value = DATA_FOLDER)]
    data_dir: PathBuf,
    #[arg(help = say::database(lang()), long, env = "SONNEBORN_DATABASE", value_parser = values::database)]
    database: Option<Database>,
}

impl DatabaseArguments {
    /// Opens the store, making the data folder where it is missing.
    ///
    /// # Errors
    /// When the folder cannot be made or the database not be opened.
    pub fn open(&self) -> Result<Store> {
        self.make_folder()?;
        Ok(Store::open(self.database())?)
    }

    /// Makes the data folder where it is missing, for its owner only.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn make_folder(&self) -> Result<()> {
        if self.database.is_some() || self.data_dir.is_dir() {
            return Ok(());
        }
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let made = builder.create(&self.data_dir);
        made.with_context(|| say::folder_not_made(lang(), self.data_dir.display()))
    }

    /// The same with the user's own folder where none is named.
    fn at_home(&self) -> DatabaseArguments {
        let own = Some(()).filter(|()| self.data_dir == Path::new(DATA_FOLDER)).and_then(|()| desktop::data_folder());
        DatabaseArguments { data_dir: own.unwrap_or_else(|| self.data_dir.clone()), ..self.clone() }
    }

    /// Which database they name, there or not.
    pub fn database(&self) -> Database {
        let in_folder = || Database::Sqlite(self.data_dir.join(DATABASE_FILE));
        self.database.clone().unwrap_or_else(in_folder)
    }
}

#[derive(Clone, Debug, Args)]
#[group(id = "serve")]
pub struct Arguments {
    #[arg(help = say::listen(lang()), long, env = "SONNEBORN_LISTEN", value_parser = values::address, default_value = "127.0.0.1:8080",
        default_value_if("desktop", "true", "0.0.0.0:8080"))]
    listen: SocketAddr,
    #[command(flatten)]
    pub(super) database: DatabaseArguments,
    #[arg(help = say::public_url(lang()), long, env = "SONNEBORN_PUBLIC_URL")]
    public_url: Option<String>,
    #[arg(help = say::backup_dir(lang()), long, env = "SONNEBORN_BACKUP_DIR")]
    backup_dir: Option<PathBuf>,
    #[arg(help = say::backup_every(lang()), long, env = "SONNEBORN_BACKUP_EVERY", default_value_t = 30, requires = "backup_dir",
        value_parser = values::number(1, u64::from(u32::MAX)))]
    backup_every: u64,
    #[arg(help = say::keep_days(lang()), long, env = "SONNEBORN_KEEP_DAYS", value_parser = values::number(1, u32::MAX))]
    keep_days: Option<u32>,
    #[arg(help = say::trusted_proxy(lang()), long, env = "SONNEBORN_TRUSTED_PROXY", value_parser = values::network, value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    #[arg(help = say::access_log(lang()), long, env = "SONNEBORN_ACCESS_LOG")]
    access_log: bool,
    #[arg(help = limits_help(), long = "limit", env = "SONNEBORN_LIMITS", value_name = "LIMIT", value_parser = values::limit,
        value_delimiter = ',')]
    limits: Vec<(Limit, u32)>,
    #[arg(help = say::require_second_factor(lang()), long, env = "SONNEBORN_REQUIRE_SECOND_FACTOR")]
    require_second_factor: bool,
    #[arg(help = say::watch_games(lang()), long, value_parser = values::watched)]
    watch_games: Vec<Watched>,
    #[arg(help = say::watch_lists(lang()), long, env = "SONNEBORN_WATCH_LISTS")]
    watch_lists: Option<PathBuf>,
    #[arg(help = say::push_service(lang()), long, env = "SONNEBORN_PUSH_SERVICE", value_parser = values::web_address, value_delimiter = ',')]
    push_service: Vec<Url>,
    #[arg(help = say::fetch_lists(lang()), long, env = "SONNEBORN_FETCH_LISTS", value_name = "ADDRESS",
        value_parser = values::web_address)]
    fetch_lists: Option<Url>,
    #[arg(help = say::demo(lang()), long)]
    demo: bool,
    #[arg(help = say::desktop(lang()), long)]
    desktop: bool,
}

/// Names every limit with its usual number.
fn limits_help() -> String {
    let usual: Vec<String> = Limit::ALL.map(|limit| format!("{}={}", limit.code(), limit.usual())).into();
    say::limits(lang(), usual.join(", "))
}

/// The author of what the program does by itself.
fn own_actor() -> Actor {
    let author = Author { account: 0, name: "Sonneborn".into() };
    Actor { author, device: "sonneborn serve --demo".into(), ..Actor::default() }
}

/// Below this a hall of phones is too many.
#[cfg(unix)]
const FEW_DESCRIPTORS: u64 = 4_096;

/// Takes as many open files and connections as the system allows, and tells where that is few.
fn raised_descriptors() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // What cannot be raised stays as it is, and is told below.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
        let most = getrlimit(Resource::Nofile).current;
        if let Some(most) = most.filter(|most| *most < FEW_DESCRIPTORS) {
            tracing::warn!(
                "the system allows only {most} open files and connections; raise it (ulimit -n, LimitNOFILE)"
            );
        }
        most
    }
    #[cfg(not(unix))]
    None
}

/// The first page, for a browser on the same computer.
fn on_this_computer(port: u16) -> String {
    format!("http://127.0.0.1:{port}/")
}

/// What the computer in charge does by itself; one that follows begins it when it takes over.
fn begin_services(desk: &Arc<Desk>, args: &Arguments, contact: Option<String>) {
    if let Some(folder) = &args.backup_dir {
        let every = Duration::from_secs(args.backup_every * 60);
        desk.keep_backups(Plan { folder: folder.clone(), every });
    }
    desk.keep_for(args.keep_days);
    desk.follow_boards(args.watch_games.clone());
    desk.follow_outlets();
    if let Some(address) = args.fetch_lists.clone() {
        desk.fetch_lists_from(address);
        desk.fetch_lists_daily();
    }
    if let Some(folder) = args.watch_lists.clone() {
        desk.follow_lists(folder);
    }
    desk.tell_phones(Post { contact, services: args.push_service.clone() });
}

/// What is told on the console.
///
/// # Errors
/// When RUST_LOG asks for something that is not read.
fn told(accesses: bool) -> Result<Targets> {
    let Some(asked) = std::env::var_os("RUST_LOG") else {
        let of_accesses = if accesses { LevelFilter::INFO } else { LevelFilter::WARN };
        let usual = Targets::new().with_default(LevelFilter::WARN).with_target("security", LevelFilter::INFO);
        return Ok(usual.with_target("access", of_accesses));
    };
    let asked = asked.to_string_lossy();
    asked.parse().with_context(|| say::log_unreadable(lang(), &asked))
}

/// Opens the store, says where the server is, and serves until stopped.
///
/// # Errors
/// When the data folder, the database or the port cannot be used.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    // What goes wrong on the server's side is told on the console; RUST_LOG asks for more. A console that takes nothing, because it
    // goes to a disk that is full, keeps nobody from working.
    let console = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    tracing_subscriber::registry().with(console).with(told(args.access_log)?).init();
    // On Windows a program is started by a click, without arguments.
    let is_desktop = args.desktop || (cfg!(windows) && std::env::args_os().len() == 1);
    let place = if is_desktop { args.database.at_home() } else { args.database.clone() };
    place.make_folder()?;
    // Before the database is opened: who is asked to stop from here on closes it.
    let system = actix_web::rt::System::new();
    let stop_signal =
        system.block_on(async { StopSignal::listen() }).with_context(|| say::cannot_serve(lang(), args.listen))?;
    let store = match Store::open_to_serve(place.database()) {
        // It was clicked twice.
        Err(StoreError::InUse { .. }) if is_desktop => {
            desktop::open(&on_this_computer(args.listen.port()));
            return Ok(ExitCode::SUCCESS);
        }
        opened => opened?,
    };
    let desk = Arc::new(Desk::new(store));
    desk.set_limits(args.limits.iter().fold(Limits::default(), |limits, (limit, number)| limits.with(*limit, *number)));
    if args.require_second_factor {
        desk.require_second_factor();
    }
    if desk.store().trouble().is_none() {
        desk.seal_second_factors()?;
    }
    let follows = desk.store().standing().follows;
    if let Some(trouble) = desk.store().trouble().filter(|_| !follows) {
        tracing::error!("{}", failures::trouble(lang(), trouble));
    }
    if let Err(error) = desk.sweep_uploads() {
        tracing::error!("{}: {error}", say::uploads_unreadable(lang()));
    }
    if desk.store().began_empty() {
        println!("{}", say::began_empty(lang()));
    }
    desk.ask_who_is_in_charge();
    if args.demo {
        let id = desk.make_demo(&own_actor(), None)?;
        println!("{}", say::demo_made(lang(), id));
    }
    // A database that lacks what it had offers nobody to be its first administrator.
    let is_first = desk.store().trouble().is_none() && desk.store().accounts()?.is_empty();
    let first_link = if is_first { Some(desk.make_link(None)?) } else { None };
    // Who listens on every address is found by none that says so.
    let is_in_hall = is_desktop || args.listen.ip().is_unspecified();
    let hall = if is_in_hall { desktop::hall_address() } else { None };
    let in_hall = hall.map(|ip| format!("http://{}", SocketAddr::new(ip, args.listen.port())));
    let public_url = args.public_url.clone().or(in_hall);
    let computer = is_desktop.then(|| Computer::new(&place.data_dir, hall.map(|_| desktop::named(args.listen.port()))));
    let contact = public_url.clone().filter(|url| url.starts_with("https://"));
    let (of_hall, serving, port) = (args.clone(), Arc::clone(&desk), args.listen.port());
    desk.when_in_charge(move || {
        begin_services(&serving, &of_hall, contact);
        if let Some(ip) = hall.filter(|_| is_desktop || follows) {
            desktop::announce(ip, port, move || serving.is_in_charge());
        }
    });
    let told_url = public_url.clone();
    let resting = Arc::clone(&desk);
    let reading = Arc::clone(&desk);
    let following = Arc::clone(&desk);
    let ready = move |address: SocketAddr| {
        // Read now and aside, so that whoever searches first does not wait.
        std::thread::spawn(move || {
            for broken in reading.set_aside() {
                tracing::error!("set aside: {broken}; sonneborn verify tells more, sonneborn restore brings a backup");
            }
            if let Err(error) = reading.rating_list() {
                tracing::warn!("the rating list could not be read: {error}");
            }
        });
        let behind = public_url.is_some();
        let home = public_url.unwrap_or_else(|| format!("http://{address}"));
        let home = home.trim_end_matches('/');
        let served = match behind {
            true => say::served_behind(lang(), home, format!("http://{address}")),
            false => say::served_at(lang(), home),
        };
        println!("{served}");
        following.keep_second(home);
        if follows {
            let standing = following.store().standing();
            let other = standing.pair.and_then(|pair| pair.other).unwrap_or_default();
            println!("{}", sonneborn_i18n::standby::following(lang(), other, format!("{home}/standby")));
        }
        if let Some(token) = &first_link {
            println!("{}", say::first_administrator(lang(), format!("{home}/link/{token}")));
        }
        if is_desktop {
            let path = first_link.map_or_else(String::new, |token| format!("link/{token}"));
            desktop::open(&format!("{}{path}", on_this_computer(address.port())));
        }
    };
    let door = Door {
        public_url: told_url,
        computer,
        trusted_proxies: args.trusted_proxy.clone(),
        descriptors: raised_descriptors(),
        commands: super::reference,
        routes: site::routes,
    };
    let serving = server::serve(desk, args.listen, door, stop_signal, ready);
    let served = system.block_on(serving);
    resting.store().rest();
    match served.with_context(|| say::cannot_serve(lang(), args.listen))? {
        Ended::Asked => Ok(ExitCode::SUCCESS),
        Ended::ClockLost => bail!(say::clock_not_set(lang())),
    }
}
