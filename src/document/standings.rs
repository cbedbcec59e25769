//! The standings after a round, with a column for each tie-break and its name below the table.

use super::DocumentError;
use super::columns::{cell, chosen, column, parts, title, title_column};
use super::format::Format;
use super::job::Job;
use super::press::Press;
use super::table::{Cell, Column, Row, Table};
use super::who;
use sonneborn_i18n::{Lang, common, document as words, knockout, standings as standings_words, teams};
use sonneborn_standings::field::Entrant;
use sonneborn_standings::team_match::totals;
use sonneborn_standings::{Mark, Row as Standing, Settings, Standings};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::style::{Parting, PlayerColumn};

/// The standings of the job's tournament after a round.
///
/// # Errors
/// A tie-break of the regulations that cannot be computed.
pub(super) fn of(job: &Job, through: RoundNo) -> Result<Standings, DocumentError> {
    let regulations = &job.tournament.regulations;
    let settings = Settings {
        tie_breaks: regulations.tie_breaks.iter().map(Coded::value).collect::<Result<_, _>>()?,
        edition: regulations.tie_break_edition,
        through,
        predetermined: regulations.system.is_predetermined(),
    };
    Ok(Standings::of_event(job.tournament, &settings))
}

pub(super) fn add(press: &mut Press, job: &Job, standings: &Standings) {
    let lang = job.lang;
    let about = words::after_round(lang, standings.through);
    let wide = standings.tie_breaks.len() > 7 || job.tournament.style.large;
    let format = if wide { Format::landscape(job.size) } else { Format::for_rows(job.size, standings.rows.len()) };
    let mut sheet = job.sheet(press, format, common::standings(lang).into(), about);
    let people: Vec<&Player> = standings.rows.iter().filter_map(|row| player(job, row)).collect();
    let chosen = chosen(job, &people, &USUAL);
    let mut columns = vec![Column::right(common::rank_short(lang)), Column::right(common::number_short(lang))];
    let titles = titles(job);
    columns.extend(titles.clone());
    columns.push(Column::left(who_stands(job)).sharing(2.0));
    columns.extend(chosen.iter().map(|one| column(job, *one)));
    let bracket = job.tournament.bracket_after(standings.through.0.into());
    columns.push(match bracket {
        Some(_) => Column::left(knockout::stage_reached(lang)),
        None => Column::right(common::points_short(lang)),
    });
    columns.extend(tie_break_columns(standings));
    let style = &job.tournament.style;
    let remarks = remarks(job, standings);
    let remark_lines = sheet.remark_lines(&remarks) + lines_of_sides(job);
    let mut table = Table { grows: true, remark_lines, ..Table::new(columns) };
    for (part, rows) in parts(job, &standings.rows, |row| player(job, row).map(|player| &player.data)) {
        if style.parted_by != Parting::Nothing {
            table.part(part);
        }
        let mut previous = None;
        for row in rows {
            if row.mark == Mark::SetApart && previous != Some(Mark::SetApart) {
                table.section(words::set_apart(lang));
            }
            let player = player(job, row);
            let mut cells = vec![Cell::of_option(row.rank), Cell::of(standings.field().participant(row.place).number)];
            cells.extend(titles.is_some().then(|| title(player)));
            cells.push(Cell::text(name(job, row, player)));
            cells.extend(chosen.iter().map(|one| match (one, player) {
                (PlayerColumn::Rating, _) => rating(job, standings, row),
                (PlayerColumn::Federation, _) => Cell::text(federation(job, row)),
                (one, Some(player)) => cell(job, player, *one),
                (_, None) => Cell::EMPTY,
            }));
            cells.push(match &bracket {
                Some(bracket) => Cell::bold(knockout::reached(lang, bracket, row.entrant)),
                None => Cell::bold(row.points.to_string()),
            });
            cells.extend(tie_break_cells(job.lang, row));
            table.rows.push(if row.mark == Mark::SetApart { Row::Faded(cells) } else { Row::Cells(cells) });
            previous = Some(row.mark);
        }
    }
    table.set(&mut sheet);
    score_of_sides(&mut sheet, job, standings);
    remarks.iter().for_each(|remark| sheet.remark(remark));
    sheet.finish();
}

/// The column of titles, where players stand and somebody has one.
pub(super) fn titles(job: &Job) -> Option<Column> {
    if job.tournament.is_of_teams() { None } else { title_column(job) }
}

/// What the names are of: players, or teams.
pub(super) fn who_stands(job: &Job) -> &'static str {
    if job.tournament.is_of_teams() { teams::team(job.lang) } else { common::name(job.lang) }
}

/// What the list tells where the event's style does not choose.
const USUAL: [PlayerColumn; 3] = [PlayerColumn::Rating, PlayerColumn::Federation, PlayerColumn::Club];

/// The columns after the points, headed by their codes; one that decides nothing, because nobody is level before it, is not drawn.
pub(super) fn tie_break_columns(standings: &Standings) -> impl Iterator<Item = Column> {
    standings.tie_breaks.iter().skip(1).map(|tie_break| Column::right(tie_break.to_string()).if_filled())
}

pub(super) fn tie_break_cells(lang: Lang, row: &Standing) -> impl Iterator<Item = Cell> {
    let figure = move |one: &_| Cell::text(standings_words::figure(lang, one));
    row.figures.iter().skip(1).map(move |one: &Option<_>| one.as_ref().map_or(Cell::EMPTY, figure))
}

pub(super) fn player<'t>(job: &Job<'t>, row: &Standing) -> Option<&'t Player> {
    match row.entrant {
        Entrant::Player(id) => job.tournament.player(id),
        Entrant::Team(_) => None,
    }
}

/// A player's tournament rating; a team's strength.
pub(super) fn rating(job: &Job, standings: &Standings, row: &Standing) -> Cell {
    match row.entrant {
        Entrant::Player(id) => {
            Cell::of_option(job.tournament.player(id).and_then(|player| job.tournament.rating(&player.data)))
        }
        Entrant::Team(_) => Cell::of_option(standings.field().participant(row.place).rating),
    }
}

pub(super) fn federation(job: &Job, row: &Standing) -> String {
    match row.entrant {
        Entrant::Player(id) => job.tournament.player(id).map(|player| player.data.federation.clone()),
        Entrant::Team(id) => job.tournament.team(id).map(|team| team.federation.clone()),
    }
    .unwrap_or_default()
}

/// The name, and whether they are out.
pub(super) fn name(job: &Job, row: &Standing, player: Option<&Player>) -> String {
    let name = match row.entrant {
        Entrant::Player(_) => player.map_or_else(String::new, who::name),
        Entrant::Team(id) => job.tournament.teams.get(id.0 as usize).map_or_else(String::new, |team| team.name.clone()),
    };
    match row.mark {
        Mark::Withdrawn => common::noted(job.lang, name, words::withdrawn(job.lang)),
        Mark::Moved => common::noted(job.lang, name, words::moved(job.lang)),
        Mark::Expelled => common::noted(job.lang, name, words::expelled(job.lang)),
        Mark::None | Mark::SetApart => name,
    }
}

/// The score of the two teams of a Scheveningen event.
pub(super) fn score_of_sides(sheet: &mut super::page::Sheet, job: &Job, standings: &Standings) {
    if let Some([first, other]) = totals(job.tournament, standings.through) {
        let name = |team: TeamId| job.tournament.team(team).map_or("", |team| team.name.as_str());
        let told = format!("{} {} – {} {}", name(first.0), first.1, other.1, name(other.0));
        sheet.heading(&told);
    }
}

/// The height of that score, in lines of a remark.
pub(super) fn lines_of_sides(job: &Job) -> u8 {
    if job.tournament.has_two_sides() { LINES_OF_A_HEADING } else { 0 }
}

/// A heading with what is left white around it.
const LINES_OF_A_HEADING: u8 = 3;

/// What the codes mean, which of them fall away, and who is answerable.
pub(super) fn remarks(job: &Job, standings: &Standings) -> Vec<String> {
    let lang = job.lang;
    let has_figures =
        |column: &usize| standings.rows.iter().any(|row| matches!(row.figures.get(*column), Some(Some(_))));
    let drawn = (1..standings.tie_breaks.len()).filter(has_figures).map(|column| &standings.tie_breaks[column]);
    let meanings = drawn.map(|tie_break| format!("{tie_break}: {}", standings_words::tie_break_name(lang, tie_break)));
    let dropped: Vec<String> = standings.dropped().iter().map(ToString::to_string).collect();
    let arbiter = &job.tournament.details.chief_arbiter.name;
    [
        Some(meanings.collect::<Vec<_>>().join(" · ")).filter(|meanings| !meanings.is_empty()),
        (!dropped.is_empty()).then(|| standings_words::dropped(lang, dropped.join(" "))),
        (!arbiter.is_empty()).then(|| words::chief_arbiter(lang, arbiter)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
