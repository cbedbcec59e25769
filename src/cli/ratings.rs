//! `sonneborn ratings`: imports a rating list, and looks players up in it.

use crate::desk::Desk;
use crate::store::{Database, Store};
use crate::tournament::regulations::Rate;
use anyhow::{Context, Result};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::ProgressBar;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Import FIDE's list: text or XML, zipped or not
    Import {
        file: PathBuf,
        /// What the list is called, with its month; ratings taken from it will say so
        #[arg(long, default_value = "FIDE")]
        name: String,
        /// The rate of a list with one rating column
        #[arg(long, value_enum)]
        rate: Option<RateName>,
        #[command(flatten)]
        place: Place,
    },
    /// Look a player up by words of the name, FIDE ID, year of birth, federation
    Search {
        #[arg(required = true)]
        words: Vec<String>,
        #[command(flatten)]
        place: Place,
    },
}

/// Where the list is kept.
#[derive(Debug, Args)]
pub struct Place {
    /// The database
    #[arg(long, env = "SONNEBORN_DATABASE", default_value = "sqlite:data/sonneborn.sqlite")]
    database: Database,
}

/// The rates by their names on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum RateName {
    Standard,
    Rapid,
    Blitz,
}

impl From<RateName> for Rate {
    fn from(name: RateName) -> Rate {
        match name {
            RateName::Standard => Rate::Standard,
            RateName::Rapid => Rate::Rapid,
            RateName::Blitz => Rate::Blitz,
        }
    }
}

/// Players shown by a search.
const SHOWN: usize = 20;

/// Runs the command.
///
/// # Errors
/// What stands against the import, or that there is no list; a list kept before stays.
pub fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Import { file, name, rate, place } => {
            let desk = place.desk()?;
            let bar = ProgressBar::new_spinner();
            let progress = |players| bar.set_message(format!("{players} players"));
            let imported = desk
                .import_rating_list(file, name, rate.map(Rate::from), progress)
                .with_context(|| file.display().to_string())?;
            bar.finish_and_clear();
            println!("{}: {} players, {} lines skipped", imported.list.name, imported.list.players, imported.skipped);
        }
        Command::Search { words, place } => {
            let loaded = place.desk()?.rating_list()?.context("there is no rating list yet: import one first")?;
            for player in loaded.1.search(&words.join(" "), SHOWN) {
                let shown = |rating: Option<u16>| rating.map_or("-".into(), |rating| rating.to_string());
                println!(
                    "{:>10}  {:<3} {:<40} {}  {:>4} {:>4} {:>4}  {}",
                    player.fide_id,
                    player.title.map_or("", |title| title.code()),
                    player.name,
                    player.federation,
                    shown(player.standard.rating),
                    shown(player.rapid.rating),
                    shown(player.blitz.rating),
                    shown(player.born),
                );
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Place {
    fn desk(&self) -> Result<Desk> {
        Ok(Desk::new(Store::open(self.database.clone())?))
    }
}
