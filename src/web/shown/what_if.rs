//! Supposed results of the games still being played, and the table that they would make. Nothing is saved: a copy is ranked.

use super::standings::{Computed, compute, name};
use crate::WebError;
use sonneborn_i18n::{Lang, common, standings as words};
use sonneborn_standings::Standings;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader;
use sonneborn_tournament::round::Game;
use std::collections::HashMap;

/// The results that can be supposed.
const SUPPOSABLE: [GameResult; 5] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::WhiteWinsByForfeit,
    GameResult::BlackWinsByForfeit,
];

/// A game being played, and the result supposed for it.
pub struct OpenGame {
    pub board: u16,
    pub white: String,
    pub black: String,
    /// Code, symbol, whether it is supposed.
    pub choices: Vec<(&'static str, &'static str, bool)>,
}

pub struct Line {
    pub rank: String,
    pub name: String,
    pub figures: Vec<String>,
    /// Ranks won or lost against the standings as they are: `▲ 3`, `▼ 1`.
    pub change: String,
    pub moved: bool,
}

/// The open games with what is supposed, and the table that it makes.
pub struct Supposed {
    pub as_it_is: Standings,
    pub problems: Vec<String>,
    pub games: Vec<OpenGame>,
    pub columns: Vec<String>,
    pub lines: Vec<Line>,
}

/// # Errors
/// What is no result.
pub fn supposed(tournament: &Tournament, lang: Lang, query: &HashMap<String, String>) -> Result<Supposed, WebError> {
    let supposed = suppositions(lang, query)?;
    let as_it_is = compute(tournament, None, lang).standings;
    let mut copy = tournament.clone();
    suppose(&mut copy, &supposed);
    let Computed { standings, problems } = compute(&copy, None, lang);
    Ok(Supposed {
        games: open_games(tournament, &supposed),
        columns: standings.tie_breaks.iter().map(ToString::to_string).collect(),
        lines: lines(lang, tournament, &as_it_is, &standings),
        as_it_is,
        problems,
    })
}

/// A board without a supposed result has an empty field. What is no board is another page's parameter (`lang`, `at`).
fn suppositions(lang: Lang, query: &HashMap<String, String>) -> Result<HashMap<u16, GameResult>, WebError> {
    let boards = query.iter().filter_map(|(name, code)| Some((name.parse::<u16>().ok()?, code)));
    let supposition = |(board, code): (u16, &String)| {
        let read = reader::optional(code, |code| reader::coded(code, &SUPPOSABLE));
        let result = read.map_err(|wrong| WebError::unread(lang, common::result(lang), &wrong))?;
        Ok(result.map(|result| (board, result)))
    };
    boards.map(supposition).filter_map(Result::transpose).collect()
}

/// Enters supposed results where there is none.
fn suppose(tournament: &mut Tournament, supposed: &HashMap<u16, GameResult>) {
    let Some(current) = tournament.current_round().map(|round| round.number) else { return };
    if let Some(round) = tournament.rounds.get_mut(current.index()) {
        for game in round.games.iter_mut().filter(|game| game.result.is_none()) {
            game.result = supposed.get(&game.board).copied();
        }
    }
}

fn open_games(tournament: &Tournament, supposed: &HashMap<u16, GameResult>) -> Vec<OpenGame> {
    let games = tournament.current_round().map_or(&[][..], |round| &round.games);
    let name = |id| tournament.player(id).map_or_else(String::new, |player| player.data.name.clone());
    let open_game = |game: &Game| OpenGame {
        board: game.board,
        white: name(game.white),
        black: name(game.black),
        choices: SUPPOSABLE
            .map(|result| (result.code(), result.symbol(), supposed.get(&game.board) == Some(&result)))
            .to_vec(),
    };
    games.iter().filter(|game| game.result.is_none()).map(open_game).collect()
}

fn lines(lang: Lang, tournament: &Tournament, as_it_is: &Standings, supposed: &Standings) -> Vec<Line> {
    let line = |row: &sonneborn_standings::Row| {
        let before = as_it_is.row_at(row.place).rank;
        let change = match (before, row.rank) {
            (Some(before), Some(now)) if now < before => format!("▲ {}", before - now),
            (Some(before), Some(now)) if now > before => format!("▼ {}", now - before),
            _ => String::new(),
        };
        Line {
            rank: row.rank.map_or_else(String::new, |rank| rank.to_string()),
            name: name(tournament, row),
            figures: words::figures(lang, supposed, row),
            moved: !change.is_empty(),
            change,
        }
    };
    supposed.rows.iter().map(line).collect()
}
