//! The list of teams: each with its federation, captain and average, and its players in board order.

use super::in_order;
use crate::columns::{cell, chosen, column};
use crate::format::Format;
use crate::job::Job;
use crate::press::Press;
use crate::table::{Cell, Column, Row, Table};
use crate::who;
use sonneborn_i18n::{common, team_papers, teams};
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::numbering::strength_of_team;
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::style::PlayerColumn;
use sonneborn_tournament::team::{Team, TeamRules};

/// What is told of a member where the event's style does not choose.
const USUAL: [PlayerColumn; 4] =
    [PlayerColumn::Rating, PlayerColumn::Federation, PlayerColumn::Birth, PlayerColumn::FideId];

pub(crate) fn add(press: &mut Press, job: &Job) {
    let (tournament, lang) = (job.tournament, job.lang);
    let title = team_papers::team_list(lang);
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), String::new());
    let people: Vec<&Player> = tournament.entrants().collect();
    let chosen = chosen(job, &people, &USUAL);
    let mut columns = vec![
        Column::right(common::board_short(lang)),
        Column::left("").if_filled(),
        Column::left(common::name(lang)).sharing(1.0),
    ];
    columns.extend(chosen.iter().map(|one| column(job, *one)));
    let mut table = Table { remark_lines: 2, grows: true, ..Table::new(columns) };
    let boards = tournament.regulations.teams.as_ref().map_or(0, TeamRules::boards);
    for id in in_order(tournament) {
        let Some(team) = tournament.team(id) else { continue };
        table.section(heading(job, id, team));
        for (place, member) in team.members.iter().enumerate() {
            let Some(player) = tournament.player(*member) else { continue };
            let board = if boards > 0 && place >= boards {
                teams::reserve_short(lang).to_owned()
            } else {
                (place + 1).to_string()
            };
            let name = who::out(player, lang)
                .map_or_else(|| who::name(player), |out| common::noted(lang, who::name(player), out));
            let mut cells = vec![Cell::text(board), Cell::of_option(player.data.title), Cell::text(name)];
            cells.extend(chosen.iter().map(|one| cell(job, player, *one)));
            let is_out = player.presence != Presence::Playing;
            table.rows.push(if is_out { Row::Faded(cells) } else { Row::Cells(cells) });
        }
    }
    table.set(&mut sheet);
    let players = tournament.teams.iter().map(|team| team.members.len()).sum::<usize>();
    sheet.remark(&team_papers::totals(lang, tournament.teams.len(), players));
    sheet.finish();
}

/// `3  Bergen · NOR · Average 2350 · Captain: Hansen, Kari`.
fn heading(job: &Job, id: TeamId, team: &Team) -> String {
    let lang = job.lang;
    let average = strength_of_team(job.tournament, id);
    let average = average.map(|average| format!("{}{average}", common::label(lang, teams::strength(lang))));
    let captain =
        (!team.captain.is_empty()).then(|| format!("{}{}", common::label(lang, teams::captain(lang)), team.captain));
    let out = team.presence.out_from().map(|from| teams::out_from(lang, from));
    let federation = Some(team.federation.clone()).filter(|federation| !federation.is_empty());
    let name = format!("{}  {}", job.tournament.team_number(id), team.name);
    let parts = [Some(name), federation, average, captain, out];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
