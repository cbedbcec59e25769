//! `sonneborn ratings`: imports a rating list, and looks players up in it.

use crate::desk::Desk;
use crate::desk::rating_lists::{Progress, named};
use crate::exchange::rating_list::Skipped;
use crate::store::rating_list::NewList;
use crate::store::{Database, Store};
use crate::tournament::regulations::Rate;
use anyhow::{Context, Result};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Import a list: FIDE's text or XML, or a national one as CSV, zipped or not
    Import {
        file: PathBuf,
        /// What the list is called, with its month; ratings taken from it will say so
        #[arg(long, default_value = "FIDE")]
        name: String,
        /// The federation of a national list, in three letters
        #[arg(long, default_value = "")]
        federation: String,
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
        Command::Import { file, name, federation, rate, place } => {
            let desk = place.desk()?;
            let bar = ProgressBar::no_length().with_style(
                ProgressStyle::with_template("{wide_bar} {percent}% {msg}").expect("the template is right"),
            );
            let progress = |progress: Progress| {
                bar.set_length(progress.total_bytes);
                bar.set_position(progress.read_bytes);
                bar.set_message(progress.players.to_string());
            };
            let new = NewList { federation: federation.to_uppercase(), ..named(name) };
            let imported = desk
                .import_rating_list(file, &new, rate.map(Rate::from), progress)
                .with_context(|| file.display().to_string())?;
            bar.finish_and_clear();
            let Skipped { count, first_lines } = &imported.skipped;
            println!("{}: {} players, {count} lines skipped", imported.list.title(), imported.list.players);
            if !first_lines.is_empty() {
                println!("skipped: lines {}", first_lines.iter().map(u64::to_string).collect::<Vec<_>>().join(", "));
            }
        }
        Command::Search { words, place } => {
            let loaded = place.desk()?.rating_list()?.context("there is no rating list yet: import one first")?;
            for player in loaded.1.search(&words.join(" "), SHOWN).into_iter().filter_map(|row| loaded.1.player(row)) {
                let shown = |rating: Option<u16>| rating.map_or("-".into(), |rating| rating.to_string());
                println!(
                    "{:>10}  {:<3} {:<40} {}  {:>4} {:>4} {:>4}  {}",
                    player.fide_id.map_or(player.national_id.to_owned(), |id| id.to_string()),
                    player.title.map_or("", |title| title.code()),
                    player.name,
                    player.federation,
                    shown(player.standard.rating.or(player.national)),
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
