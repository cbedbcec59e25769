//! `sonneborn rating`: rating changes, first ratings and whole reports, for scripts and for the curious.
//!
//! A game is written `2310w=`: the opponent's rating, one's own colour (`w`, `b`) and the result (`1`, `=`, `0`).

use super::language::{self, lang};
use super::ratings::RateName;
use super::{tournament_file, values};
use anyhow::{Context, Result};
use chrono::NaiveDate;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use sonneborn_i18n::{Lang, cli as say, rating as words};
use sonneborn_rating::change::{Change, RatedGame, change};
use sonneborn_rating::edition::RatingEdition;
use sonneborn_rating::initial::{InitialRating, initial};
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_rules::rating::{change_json, decimal, game_json, initial_json, report_json, with};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::reader::{self, MAX_RATING};
use std::path::PathBuf;
use std::process::ExitCode;

/// What to compute.
#[derive(Debug, Subcommand)]
pub enum Command {
    #[command(about = say::rating_change(lang()))]
    Change {
        #[arg(help = say::rating_own(lang()), long, value_parser = values::number(0, u16::MAX))]
        own: u16,
        #[arg(help = say::rating_k(lang()), long, value_parser = values::number(0, u8::MAX))]
        k: u8,
        #[command(flatten)]
        games: Games,
    },
    #[command(about = say::rating_initial(lang()))]
    Initial {
        #[command(flatten)]
        games: Games,
    },
    #[command(about = say::rating_report(lang()))]
    Report {
        #[arg(help = say::trf_file(lang()))]
        file: PathBuf,
        #[arg(help = say::json(lang()), long)]
        json: bool,
    },
}

/// Games and the rules they are rated by.
#[derive(Debug, Args)]
pub struct Games {
    #[arg(help = say::rating_start(lang()), long, value_parser = values::day)]
    start: Option<NaiveDate>,
    #[arg(help = say::rate(lang()), long, value_enum, default_value = "standard")]
    rate: RateName,
    #[arg(help = say::json(lang()), long)]
    json: bool,
    #[arg(help = say::rating_games(lang()), required = true, value_parser = parse_game)]
    games: Vec<GivenGame>,
}

/// A game as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GivenGame {
    colour: Colour,
    game: RatedGame,
}

fn parse_game(text: &str) -> Result<GivenGame, String> {
    let explain = || say::allowed_game(lang()).to_owned();
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(explain)?;
    let opponent = reader::number(&text[..digits], 0..=MAX_RATING).map_err(|_| explain())?;
    let (colour, mark) = match text[digits..].to_ascii_lowercase().as_str() {
        "w1" => (Colour::White, Mark::Win),
        "w=" | "w½" => (Colour::White, Mark::Draw),
        "w0" => (Colour::White, Mark::Loss),
        "b1" => (Colour::Black, Mark::Win),
        "b=" | "b½" => (Colour::Black, Mark::Draw),
        "b0" => (Colour::Black, Mark::Loss),
        _ => return Err(explain()),
    };
    Ok(GivenGame { colour, game: RatedGame { opponent, mark } })
}

/// Runs the command.
///
/// # Errors
/// A file that cannot be read, or that is no tournament: with the places.
pub fn run(command: &Command) -> Result<ExitCode> {
    print!("{}", answer(command, lang())?);
    Ok(ExitCode::SUCCESS)
}

/// What is to be printed.
///
/// # Errors
/// As for [`run`].
pub fn answer(command: &Command, lang: Lang) -> Result<String> {
    match command {
        Command::Change { own, k, games } => {
            let change = change(*own, *k, &games.rated(), &games.edition());
            Ok(if games.json { pretty(&given_json(*own, &change, &games.games)) } else { change_table(&change, lang) })
        }
        Command::Initial { games } => {
            let first = initial(&games.rated(), &games.edition()).context(words::no_games(lang))?;
            Ok(if games.json { pretty(&initial_json(&first)) } else { initial_words(&first, lang) })
        }
        Command::Report { file, json } => {
            let tournament = Tournament::of_import(&tournament_file::read(file)?.imported);
            let reports = report(&tournament, RoundNo(u16::MAX));
            Ok(if *json {
                pretty(&report_json(&tournament, &reports, language::OF_SCRIPTS))
            } else {
                report_table(&tournament, &reports, lang)
            })
        }
    }
}

impl Games {
    fn rated(&self) -> Vec<RatedGame> {
        self.games.iter().map(|given| given.game).collect()
    }

    fn edition(&self) -> RatingEdition {
        RatingEdition::on(self.start, self.rate.into())
    }
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

/// Hundredths with a sign, for tables.
fn signed(hundredths: i32) -> String {
    format!("{:+.2}", decimal(hundredths))
}

/// The changes of games that were typed, with their colours.
fn given_json(own: u16, change: &Change, given: &[GivenGame]) -> Value {
    let games = change.games.iter().zip(given);
    let games = games.map(|(game, given)| with(game_json(game), json!({ "colour": given.colour })));
    change_json(own, change, games.collect())
}

fn change_table(change: &Change, lang: Lang) -> String {
    let mut text = String::new();
    for game in &change.games {
        let pd = decimal(game.expected);
        let limited = if game.counted == game.difference { String::new() } else { format!(" ({})", game.counted) };
        let unrated = if game.unrated { format!("  {}", words::gap_not_rated(lang)) } else { String::new() };
        text.push_str(&format!(
            "{:>5}  {}  D {:+}{limited}  PD {pd:.2}  {}{unrated}\n",
            game.game.opponent,
            game.game.mark.symbol(),
            game.difference,
            signed(game.change),
        ));
    }
    text.push_str(&words::change_sum(lang, signed(change.sum), change.k, signed(change.change), change.rounded()));
    text.push('\n');
    text
}

fn initial_words(first: &InitialRating, lang: Lang) -> String {
    let computed = words::initial_sum(
        lang,
        decimal(first.average),
        first.percent,
        format!("{:+}", first.difference),
        first.rating,
    );
    format!("{computed}\n{}\n", words::standing(lang, first.standing))
}

fn report_table(tournament: &Tournament, reports: &[PlayerReport], lang: Lang) -> String {
    let mut text = String::new();
    for report in reports {
        let Some(player) = tournament.player(report.player) else { continue };
        let number = player.tpn.map_or(0, |tpn| tpn.0);
        let effect = match &report.effect {
            Effect::Rated { rating, change, .. } => {
                format!("{rating:>5}  n {:>2}  K {:>2}  {:>8}", change.games.len(), change.k, signed(change.change))
            }
            Effect::Unrated(Some(first)) => {
                format!(
                    "    -  n {:>2}  Ru {:>4}  {}",
                    first.games,
                    first.rating,
                    words::standing(lang, first.standing)
                )
            }
            Effect::Unrated(None) => "    -  n  0".to_string(),
        };
        text.push_str(&format!("{number:>4}  {:<32} {effect}\n", player.data.name));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_as_they_are_typed() {
        let game = |text: &str| parse_game(text).map(|given| (given.game.opponent, given.colour, given.game.mark));
        assert_eq!(game("1787w1"), Ok((1787, Colour::White, Mark::Win)));
        assert_eq!(game("2310B="), Ok((2310, Colour::Black, Mark::Draw)));
        for text in ["", "w1", "2000", "2000w2", "99999w1", "2000w1x"] {
            assert!(game(text).is_err(), "{text}");
        }
    }
}
