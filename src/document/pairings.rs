//! Pairings by board with boxes for the results, and the results of the round.

use super::job::Job;
use super::page::{Format, mm};
use super::press::Press;
use super::table::{Align, Cell, Column, Table};
use super::who;
use crate::i18n::{common, dates, document as words, rounds};
use crate::pairing::chess960::start_of;
use crate::standings::team_match::{TeamMatch, matches};
use crate::tournament::colour::Colour;
use crate::tournament::ids::{PlayerId, RoundNo, TeamId};
use crate::tournament::outcome::Bye;
use crate::tournament::points::Points;
use crate::tournament::round::{Game, Round, RoundState};
use crate::tournament::team::Team;
use std::collections::BTreeMap;

/// What stands between the two names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Middle {
    /// A box to write the result in.
    Box,
    /// The result, and a box where it is missing.
    Result,
}

pub(super) fn add(press: &mut Press, job: &Job, round: &Round, middle: Middle) {
    let lang = job.lang;
    let title = match middle {
        Middle::Box => words::pairings_by_board(lang),
        Middle::Result => words::results(lang),
    };
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), about(job, round));
    let columns = vec![
        Column::right(common::board_short(lang)),
        Column::right(common::points_short(lang)),
        Column::left(common::white(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::new(common::result(lang), Align::Centre).fixed(if middle == Middle::Box { mm(20.0) } else { mm(14.0) }),
        Column::left(common::black(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::right(common::points_short(lang)),
    ];
    let row_height = if middle == Middle::Box { mm(7.5) } else { mm(5.5) };
    let mut table = Table { size: 9.5, row_height, ..Table::new(columns) };
    let scores = scores_before(job, round.number);
    let heads = matches_over_boards(job, round);
    for game in &round.games {
        if let Some(head) = heads.get(&game.board) {
            table.section(head);
        }
        table.row(line(job, game, &scores, middle));
    }
    unpaired(job, round, &scores, &mut table);
    table.set(&mut sheet);
    if middle == Middle::Result {
        sheet.remark(&words::games_and_missing(lang, round.games.len(), round.missing().len()));
    }
    sheet.finish();
}

/// The matches of teams by the number of their first board: `1  Bergen 1½ – ½ Lyon`, without a score before there is one.
fn matches_over_boards(job: &Job, round: &Round) -> BTreeMap<u16, String> {
    if !job.tournament.has_matches() {
        return BTreeMap::new();
    }
    let name = |team: TeamId| job.tournament.team(team).map_or("", |team| team.name.as_str());
    let head = |(number, one): (usize, &TeamMatch)| {
        let first = one.boards.iter().filter_map(|board| board.number).min()?;
        let ([own, other], [scored, theirs]) = (one.teams.map(name), one.score());
        let is_open = one.boards.iter().all(|board| board.result.is_none());
        let head = if is_open {
            format!("{number}  {own} – {other}")
        } else {
            format!("{number}  {own} {scored} – {theirs} {other}")
        };
        Some((first, head))
    };
    (1..).zip(&matches(job.tournament, round)).filter_map(head).collect()
}

/// `Round 5`, its start, and the word that warns of a draft.
pub(super) fn about(job: &Job, round: &Round) -> String {
    let mut about = common::round_n(job.lang, round.number);
    if let Some(Some(start)) = job.tournament.details.schedule.get(round.number.index()) {
        about = format!("{about} · {}", dates::minute(job.lang, start));
    }
    if let Some(start) = start_of(job.tournament, round.number) {
        about = format!("{about} · {}", rounds::position(job.lang, start));
    }
    if round.state == RoundState::Draft {
        about = format!("{about} · {}", words::draft(job.lang));
    }
    about
}

/// Everybody's points before the round.
pub(super) fn scores_before(job: &Job, round: RoundNo) -> Vec<Points> {
    job.tournament.scores(round.previous().unwrap_or(RoundNo(0)))
}

pub(super) fn score_of(scores: &[Points], player: PlayerId) -> Points {
    scores.get(player.index()).copied().unwrap_or_default()
}

fn line(job: &Job, game: &Game, scores: &[Points], middle: Middle) -> Vec<Cell> {
    let player = |id: PlayerId, colour| {
        let player = job.tournament.player(id);
        let name = player.map_or_else(String::new, |player| who::seated(player, colour));
        (Cell::text(name), Cell::of_option(player.and_then(|player| job.tournament.rating(&player.data))))
    };
    let (white, white_rating) = player(game.white, Colour::White);
    let (black, black_rating) = player(game.black, Colour::Black);
    let result = match (middle, game.result) {
        (Middle::Result, Some(result)) => Cell::bold(result.symbol()),
        _ => Cell::Box,
    };
    vec![
        Cell::bold(game.board.to_string()),
        Cell::of(score_of(scores, game.white)),
        white,
        white_rating,
        result,
        black,
        black_rating,
        Cell::of(score_of(scores, game.black)),
    ]
}

/// Below the boards those without an opponent, each with his bye.
fn unpaired(job: &Job, round: &Round, scores: &[Points], table: &mut Table) {
    if round.byes.is_empty() {
        return;
    }
    table.section(words::no_opponent(job.lang));
    for team in teams_with_bye(job, round) {
        table.row(vec![
            Cell::EMPTY,
            Cell::EMPTY,
            Cell::text(team.name.clone()),
            Cell::EMPTY,
            Cell::EMPTY,
            Cell::text(who::bye(Bye::PairingAllocated, job.lang)),
        ]);
    }
    for (id, bye) in &round.byes {
        // Of a team it is told once.
        let is_told = *bye == Bye::PairingAllocated && job.tournament.is_of_teams();
        if is_told && job.tournament.team_of(*id).is_some() {
            continue;
        }
        let Some(player) = job.tournament.player(*id) else { continue };
        table.row(vec![
            Cell::EMPTY,
            Cell::of(score_of(scores, *id)),
            Cell::text(who::titled(player)),
            Cell::of_option(job.tournament.rating(&player.data)),
            Cell::of(job.tournament.regulations.scoring.of_bye(*bye)),
            Cell::text(who::bye(*bye, job.lang)),
        ]);
    }
}

pub(super) fn teams_with_bye<'j>(job: &'j Job, round: &Round) -> Vec<&'j Team> {
    if !job.tournament.is_of_teams() {
        return Vec::new();
    }
    let has_bye = |team: &&Team| team.members.iter().any(|member| round.bye_of(*member) == Some(Bye::PairingAllocated));
    job.tournament.teams.iter().filter(has_bye).collect()
}
