//! The rounds of a table that is paired at once, with the results as they come.

use super::seat::Seat;
use crate::names::titled;
use crate::score::Score;
use sonneborn_i18n::{Lang, common, dates};
use sonneborn_pairing::schedule;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::PairedRound;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::{Game, Round, RoundState};

pub struct ScheduledRound {
    pub number: RoundNo,
    pub name: String,
    pub starts: Option<String>,
    pub is_current: bool,
    pub is_published: bool,
    pub lines: Vec<ScheduledGame>,
    /// Who has no opponent in it.
    pub free: String,
}

pub struct ScheduledGame {
    pub board: u16,
    pub white: Seat,
    pub black: Seat,
    pub result: &'static str,
    /// The same as squares.
    pub score: Score,
}

/// All rounds of the table: those that are published, and where `with_rest` those still to come.
pub fn scheduled(tournament: &Tournament, lang: Lang, with_rest: bool) -> Vec<ScheduledRound> {
    let current = tournament.current_round().map(|round| round.number);
    let is_seen = |round: &&Round| with_rest || round.state == RoundState::Published;
    let paired = tournament.rounds.iter().filter(is_seen);
    let mut all: Vec<ScheduledRound> = paired
        .map(|round| {
            let games: Vec<ScheduledGame> = round.games.iter().map(|game| line(tournament, game, lang)).collect();
            let is_current = Some(round.number) == current;
            let is_published = round.state == RoundState::Published;
            ScheduledRound { is_current, is_published, ..of_games(tournament, lang, round.number, games) }
        })
        .collect();
    let is_numbered = tournament.entrants().all(|player| player.tpn.is_some());
    if with_rest && is_numbered {
        let rest: Vec<PairedRound> = schedule::to_come(tournament).unwrap_or_default();
        all.extend(rest.into_iter().map(|paired| {
            let games = paired.games.iter().map(|seating| ScheduledGame {
                board: seating.board,
                white: Seat::of(tournament, seating.white, &[]),
                black: Seat::of(tournament, seating.black, &[]),
                result: "",
                score: Score::of(None, lang),
            });
            of_games(tournament, lang, paired.round, games.collect())
        }));
    }
    all
}

fn line(tournament: &Tournament, game: &Game, lang: Lang) -> ScheduledGame {
    ScheduledGame {
        board: game.board,
        white: Seat::of(tournament, game.white, &[]),
        black: Seat::of(tournament, game.black, &[]),
        result: game.result.map_or("", |result| result.symbol()),
        score: Score::of(game.result, lang),
    }
}

fn of_games(tournament: &Tournament, lang: Lang, number: RoundNo, lines: Vec<ScheduledGame>) -> ScheduledRound {
    let plays = |player: PlayerId| lines.iter().any(|line| [line.white.id, line.black.id].contains(&player.0));
    let free = tournament.entrants().filter(|player| player.takes_part_in(number) && !plays(player.id));
    let free: Vec<String> = free.map(|player| titled(&player.data)).collect();
    let start = tournament.details.schedule.get(number.index()).copied().flatten();
    ScheduledRound {
        number,
        name: common::round_n(lang, number),
        starts: start.map(|start| dates::start(lang, start)),
        is_current: false,
        is_published: false,
        free: free.join(common::list_semicolon(lang)),
        lines,
    }
}
