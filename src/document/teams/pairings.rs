//! Pairings of teams, a line a match: its number, both teams with their match points, the score or a box for it, and its boards.

use super::name;
use crate::format::{Format, mm};
use crate::job::Job;
use crate::pairings::about;
use crate::press::Press;
use crate::standings;
use crate::table::{Align, Cell, Column, Table};
use crate::{DocumentError, pairings};
use sonneborn_i18n::{common, document as words, team_papers, teams};
use sonneborn_standings::team_match::{TeamMatch, matches};
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::round::Round;

pub(crate) fn add(press: &mut Press, job: &Job, round: &Round) -> Result<(), DocumentError> {
    let lang = job.lang;
    let title = team_papers::pairings_of_teams(lang);
    let before = standings::of(job, round.number.previous().unwrap_or(RoundNo(0)))?;
    let score = |team: TeamId| Cell::of(before.row_at(team.0).points);
    let played = matches(job.tournament, round);
    let format = Format::for_rows(job.size, played.len());
    let mut sheet = job.sheet(press, format, title.into(), about(job, round));
    let columns = vec![
        Column::right(common::number_short(lang)),
        Column::right(common::points_short(lang)),
        Column::left(teams::team(lang)).sharing(1.0),
        Column::new(common::result(lang), Align::Centre).fixed(mm(22.0)),
        Column::left(teams::team(lang)).sharing(1.0),
        Column::right(common::points_short(lang)),
        Column::left(team_papers::boards(lang)),
    ];
    let mut table = Table { size: 10.5, row_height: mm(7.5), grows: true, ..Table::new(columns) };
    for (number, one) in (1..).zip(&played) {
        let [first, other] = one.teams;
        table.row(vec![
            Cell::bold(usize::to_string(&number)),
            score(first),
            Cell::text(numbered(job, first)),
            result(one),
            Cell::text(numbered(job, other)),
            score(other),
            Cell::text(boards(one)),
        ]);
    }
    let with_bye = pairings::teams_with_bye(job, round);
    if !with_bye.is_empty() {
        table.section(words::no_opponent(lang));
    }
    for team in with_bye {
        let bye = Cell::text(common::pairing_allocated_bye(lang));
        table.row(vec![Cell::EMPTY, Cell::EMPTY, Cell::text(team.name.clone()), Cell::EMPTY, bye]);
    }
    table.set(&mut sheet);
    sheet.finish();
    Ok(())
}

fn numbered(job: &Job, team: TeamId) -> String {
    format!("{} {}", job.tournament.team_number(team), name(job.tournament, team))
}

fn result(one: &TeamMatch) -> Cell {
    if one.is_pending() {
        return Cell::Box;
    }
    let [own, their] = one.score();
    Cell::bold(format!("{own} – {their}"))
}

/// `5–8`: where in the hall it is played.
fn boards(one: &TeamMatch) -> String {
    let numbers = || one.boards.iter().filter_map(|board| board.number);
    match (numbers().min(), numbers().max()) {
        (Some(first), Some(last)) if first != last => format!("{first}–{last}"),
        (Some(only), _) | (None, Some(only)) => only.to_string(),
        (None, None) => String::new(),
    }
}
