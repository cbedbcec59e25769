//! The tables of a round as they stand in the hall: done recedes, playing is outlined, reported dashed, trouble amber. The home of an
//! event and the desk draw them, and the desk's stream tells when one is otherwise.

use sonneborn_i18n::{Lang, now as words};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, Round};

/// A hall with more tables is drawn smaller.
const LARGE_HALL: usize = 80;

/// A table of the hall.
pub struct Table {
    pub board: u16,
    /// The class by which it is drawn.
    pub class: &'static str,
    /// What it says, for those who do not see it.
    pub told: &'static str,
}

pub struct Tables {
    /// In their order.
    pub all: Vec<Table>,
    pub is_large: bool,
    /// Each class, how many tables there are of it, and its words.
    pub kinds: [(&'static str, usize, &'static str); 4],
}

/// What says a class of tables in a language.
type InWords = fn(Lang) -> &'static str;

/// The words of a class of tables.
const KINDS: [(&str, InWords); 4] = [
    ("in", |lang| words::hall_in(lang)),
    ("playing", |lang| words::hall_playing(lang)),
    ("said", |lang| words::hall_said(lang)),
    ("clash", |lang| words::hall_clash(lang)),
];

impl Tables {
    /// The tables of some games of a round. What players said is told to those who work at the board.
    pub fn of<'g>(
        tournament: &Tournament,
        round: &Round,
        games: impl Iterator<Item = &'g Game>,
        works_at: impl Fn(u16) -> bool,
        lang: Lang,
    ) -> Tables {
        let drawn = |game: &Game| {
            let class = class(tournament, round, game, works_at(game.board));
            let told = KINDS.iter().find(|(kind, _)| *kind == class).map_or("", |(_, words)| words(lang));
            Table { board: game.board, class, told }
        };
        // Nobody sits anywhere while captains give line-ups.
        let is_seated = tournament.open_line_ups != Some(round.number);
        let all: Vec<Table> = games.filter(|_| is_seated).map(drawn).collect();
        let kinds =
            KINDS.map(|(kind, words)| (kind, all.iter().filter(|table| table.class == kind).count(), words(lang)));
        Tables { is_large: all.len() > LARGE_HALL, kinds, all }
    }
}

/// How a table is drawn.
pub fn class(tournament: &Tournament, round: &Round, game: &Game, sees_reports: bool) -> &'static str {
    if sees_reports && tournament.open_typings(round.number, game.board).next().is_some() {
        return "clash";
    }
    if game.result.is_some_and(|result| result != GameResult::Adjourned) {
        return "in";
    }
    match tournament.reports_of(round.number, game.board) {
        [Some(one), Some(other)] if sees_reports && one != other => "clash",
        [None, None] => "playing",
        _ if sees_reports => "said",
        _ => "playing",
    }
}
