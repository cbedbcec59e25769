//! Pairings by board with boxes for the results, and the results of the round.

use super::columns::{beside_pairings, cell, head, title};
use super::format::{Format, mm};
use super::job::Job;
use super::press::Press;
use super::table::{Align, Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, dates, document as words, knockout, rounds};
use sonneborn_pairing::chess960::start_of;
use sonneborn_standings::team_match::{TeamMatch, matches};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Game, Round, RoundState};
use sonneborn_tournament::style::PlayerColumn;
use sonneborn_tournament::team::Team;
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
    let is_large = job.tournament.style.large;
    let rows = round.games.len() + round.byes.len();
    let format = if is_large { Format::landscape(job.size) } else { Format::for_rows(job.size, rows) };
    let mut sheet = job.sheet(press, format, title.into(), about(job, round));
    let beside = beside_pairings(job);
    let facts = || beside.iter().map(|one| head(lang, *one));
    let points = || Column::right(common::points_short(lang));
    let mut columns = vec![Column::right(common::board_short(lang)), points()];
    columns.extend([Column::left(""), Column::left(common::white(lang)).sharing(1.0)]);
    columns.extend(facts());
    let box_width = if middle == Middle::Box && !is_large { mm(20.0) } else { mm(14.0) };
    columns.push(Column::new(common::result(lang), Align::Centre).fixed(box_width));
    columns.extend([Column::left(""), Column::left(common::black(lang)).sharing(1.0)]);
    columns.extend(facts());
    columns.push(points());
    let row_height = if middle == Middle::Box { mm(7.5) } else { mm(5.5) };
    let mut table = Table { size: 9.5, row_height, remark_lines: 2, grows: true, ..Table::new(columns) };
    let scores = scores_before(job, round.number);
    let heads = matches_over_boards(job, round);
    for game in &round.games {
        if let Some(head) = heads.get(&game.board) {
            table.section(head);
        }
        table.row(line(job, game, &scores, middle, &beside));
    }
    unpaired(job, round, &scores, &mut table, beside.len());
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
    if let Some(stage) = knockout::stage_of(job.lang, job.tournament, round.number) {
        about = format!("{about} · {stage}");
    }
    if let Some(Some(start)) = job.tournament.details.schedule.get(round.number.index()) {
        about = format!("{about} · {}", dates::start(job.lang, start));
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
    sonneborn_standings::points(job.tournament, round.previous().unwrap_or(RoundNo(0)))
}

pub(super) fn score_of(scores: &[Points], player: PlayerId) -> Points {
    scores.get(player.index()).copied().unwrap_or_default()
}

fn line(job: &Job, game: &Game, scores: &[Points], middle: Middle, beside: &[PlayerColumn]) -> Vec<Cell> {
    let seat = |id: PlayerId, colour| {
        let player = job.tournament.player(id);
        let square = match player.and_then(|player| player.data.title) {
            Some(title) => format!("{} {title}", who::square(colour)),
            None => who::square(colour).to_owned(),
        };
        let name = player.map_or_else(String::new, who::name);
        let fact = |one: &PlayerColumn| player.map_or(Cell::EMPTY, |player| cell(job, player, *one));
        [Cell::text(square), Cell::text(name)].into_iter().chain(beside.iter().map(fact)).collect::<Vec<Cell>>()
    };
    let result = match (middle, game.result) {
        (Middle::Result, Some(result)) => Cell::bold(result.symbol()),
        _ => Cell::Box,
    };
    let mut cells = vec![Cell::bold(game.board.to_string()), Cell::of(score_of(scores, game.white))];
    cells.extend(seat(game.white, Colour::White));
    cells.push(result);
    cells.extend(seat(game.black, Colour::Black));
    cells.push(Cell::of(score_of(scores, game.black)));
    cells
}

/// Below the boards those without an opponent, each with their bye.
fn unpaired(job: &Job, round: &Round, scores: &[Points], table: &mut Table, facts: usize) {
    if round.byes.is_empty() {
        return;
    }
    table.section(words::no_opponent(job.lang));
    // The bye stands where Black's name does.
    let nothing = || std::iter::repeat_n(Cell::EMPTY, facts);
    for team in teams_with_bye(job, round) {
        let mut cells = vec![Cell::EMPTY, Cell::EMPTY, Cell::EMPTY, Cell::text(team.name.clone())];
        cells.extend(nothing());
        cells.extend([Cell::EMPTY, Cell::EMPTY, Cell::text(common::pairing_allocated_bye(job.lang))]);
        table.row(cells);
    }
    for (id, bye) in &round.byes {
        // Of a team it is told once.
        let is_told = *bye == Bye::PairingAllocated && job.tournament.is_of_teams();
        if is_told && job.tournament.team_of(*id).is_some() {
            continue;
        }
        let Some(player) = job.tournament.player(*id) else { continue };
        let mut cells =
            vec![Cell::EMPTY, Cell::of(score_of(scores, *id)), title(Some(player)), Cell::text(who::name(player))];
        cells.extend(beside_pairings(job).into_iter().map(|one| cell(job, player, one)));
        let worth = job.tournament.regulations.scoring.of_bye(*bye);
        cells.extend([Cell::of(worth), Cell::EMPTY, Cell::text(common::bye_of(job.lang, *bye))]);
        table.row(cells);
    }
}

pub(super) fn teams_with_bye<'j>(job: &'j Job, round: &Round) -> Vec<&'j Team> {
    if !job.tournament.is_of_teams() {
        return Vec::new();
    }
    let has_bye = |team: &&Team| team.members.iter().any(|member| round.bye_of(*member) == Some(Bye::PairingAllocated));
    job.tournament.teams.iter().filter(has_bye).collect()
}
