//! `sonneborn ratings`: imports a rating list, and looks players up in it.

use super::language::lang;
use super::values;
use anyhow::{Context, Result};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use sonneborn_desk::Desk;
use sonneborn_desk::rating_lists::{Progress, named};
use sonneborn_exchange::rating_list::Skipped;
use sonneborn_i18n::{cli as say, numerals};
use sonneborn_store::rating_list::NewList;
use sonneborn_store::{Database, Store};
use sonneborn_tournament::regulations::Rate;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(about = say::ratings_import(lang()))]
    Import {
        #[arg(help = say::list_file(lang()))]
        file: PathBuf,
        #[arg(help = say::list_name(lang()), long, default_value = "FIDE")]
        name: String,
        #[arg(help = say::list_federation(lang()), long, default_value = "", value_parser = values::federation)]
        federation: String,
        #[arg(help = say::list_rate(lang()), long, value_enum)]
        rate: Option<RateName>,
        #[command(flatten)]
        place: Place,
    },
    #[command(about = say::ratings_search(lang()))]
    Search {
        #[arg(help = say::list_words(lang()), required = true)]
        words: Vec<String>,
        #[command(flatten)]
        place: Place,
    },
}

/// Where the list is kept.
#[derive(Debug, Args)]
pub struct Place {
    #[arg(help = say::list_database(lang()), long, env = "SONNEBORN_DATABASE", value_parser = values::database, default_value = "sqlite:data/sonneborn.sqlite")]
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
            let new = NewList { federation: federation.clone(), ..named(name) };
            let imported = desk
                .import_rating_list(file, &new, rate.map(Rate::from), progress)
                .with_context(|| file.display().to_string())?;
            bar.finish_and_clear();
            let Skipped { count, first_lines } = &imported.skipped;
            println!(
                "{}",
                say::list_imported(
                    lang(),
                    imported.list.title(),
                    numerals::count(lang(), imported.list.players.unsigned_abs()),
                    count
                )
            );
            if !first_lines.is_empty() {
                let lines = first_lines.iter().map(u64::to_string).collect::<Vec<_>>();
                println!("{}", say::lines_skipped(lang(), lines.join(", ")));
            }
        }
        Command::Search { words, place } => {
            let loaded = place.desk()?.rating_list()?.context(say::no_list(lang()))?;
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
