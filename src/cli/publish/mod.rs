//! `sonneborn publish`: a copy of an event's public pages in a folder, for any web host: plain files with relative links, which need
//! neither a server nor a script. `--watch` keeps it up to date.
//!
//! The pages are asked from the running server as a reader would, so nothing gets there that is not public. A pass is read whole
//! before any file is changed; a pass that fails leaves the folder as it was.

mod folder;
mod moved;
mod site;
mod tags;

use super::language::lang;
use super::values;
use anyhow::{Context, Result};
use clap::Args;
use folder::Folder;
use site::Site;
use sonneborn_i18n::{Lang, cli as say};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use url::Url;

/// Whoever waits longer starts it by the clock.
const MOST_SECONDS: u64 = 3600;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::publish_address(lang()), value_parser = values::public_address)]
    address: Url,
    #[arg(help = say::publish_folder(lang()))]
    folder: PathBuf,
    #[arg(help = say::publish_languages(lang()), long = "languages", value_name = "TAG", value_delimiter = ',', value_parser = values::language)]
    languages: Vec<Lang>,
    #[arg(help = say::publish_at(lang()), long, value_name = "ADDRESS", value_parser = values::web_address)]
    at: Option<Url>,
    #[arg(help = say::publish_watch(lang()), long)]
    watch: bool,
    #[arg(help = say::publish_every(lang()), long, value_name = "SECONDS", default_value_t = 5, value_parser = values::number(1, MOST_SECONDS))]
    every: u64,
}

/// Copies the pages once, or until it is stopped.
///
/// # Errors
/// Without `--watch`, when the event cannot be read; always when the folder is not for this or cannot be written.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let languages = if args.languages.is_empty() { vec![lang()] } else { args.languages.clone() };
    let mut site = Site::new(args.address.clone(), languages, args.at.clone());
    let mut folder = Folder::open(&args.folder, args.address.as_str())?;
    loop {
        match site.pass() {
            Ok(Some(files)) => {
                let (written, removed) = folder.keep(files).with_context(|| args.folder.display().to_string())?;
                println!("{}", say::publish_done(lang(), site.seen(), written, removed));
            }
            // Nothing was done since.
            Ok(None) => {}
            Err(error) if args.watch => eprintln!("{}", say::publish_waits(lang(), site::words(&error))),
            Err(error) => anyhow::bail!(site::words(&error)),
        }
        if !args.watch {
            return Ok(ExitCode::SUCCESS);
        }
        std::thread::sleep(Duration::from_secs(args.every));
    }
}
