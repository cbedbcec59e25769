//! The list of players in the order of their numbers (C.04.2 art. 2), or by name.

use super::columns::{cell, chosen, column, parts};
use super::format::Format;
use super::job::Job;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::numbering;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::style::{Parting, PlayerColumn};

/// In which order a list of players stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ListOrder {
    #[default]
    ByNumber,
    ByName,
}

pub(super) fn add(press: &mut Press, job: &Job, order: ListOrder) {
    let (tournament, lang) = (job.tournament, job.lang);
    let title = match order {
        ListOrder::ByNumber => words::player_list(lang),
        ListOrder::ByName => words::players_by_name(lang),
    };
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), String::new());
    let players = in_order(job, order);
    let people: Vec<&Player> = players.iter().map(|(_, player)| *player).collect();
    let chosen = chosen(job, &people, &USUAL);
    let mut columns = vec![
        Column::right(common::number_short(lang)),
        Column::left("").if_filled(),
        Column::left(common::name(lang)).sharing(2.0),
    ];
    columns.extend(chosen.iter().map(|one| column(job, *one)));
    let style = &tournament.style;
    let strips = if style.two_columns { 2 } else { 1 };
    let mut table = Table { strips, remark_lines: 2, grows: true, ..Table::new(columns) };
    for (part, members) in parts(job, &players, |(_, player)| Some(&player.data)) {
        if style.parted_by != Parting::Nothing {
            table.part(part);
        }
        for (number, player) in members {
            let mut name = who::name(player);
            if let Some(out) = who::out(player, lang) {
                name = common::noted(lang, name, out);
            }
            let mut cells = vec![Cell::of(number), Cell::of_option(player.data.title), Cell::text(name)];
            cells.extend(chosen.iter().map(|one| cell(job, player, *one)));
            table.row(cells);
        }
    }
    table.set(&mut sheet);
    sheet.remark(&words::totals_players(lang, tournament.entrants().count()));
    sheet.finish();
}

/// What the list tells where the event's style does not choose.
const USUAL: [PlayerColumn; 6] = [
    PlayerColumn::Rating,
    PlayerColumn::Federation,
    PlayerColumn::Gender,
    PlayerColumn::Category,
    PlayerColumn::Club,
    PlayerColumn::FideId,
];

/// The players with their numbers; who has none yet has the one that they would get now.
pub(super) fn in_order<'t>(job: &Job<'t>, order: ListOrder) -> Vec<(usize, &'t Player)> {
    let tournament = job.tournament;
    let ids = numbering::order(tournament);
    let players = ids.into_iter().filter_map(|id| tournament.player(id));
    let waiting = tournament.entrants().filter(|player| numbering::waits_for_number(tournament, player));
    let mut players: Vec<(usize, &Player)> = (1..)
        .zip(players.chain(waiting))
        .map(|(place, player)| (player.tpn.map_or(place, |tpn| usize::from(tpn.0)), player))
        .collect();
    match order {
        ListOrder::ByNumber => players.sort_by_key(|(number, _)| *number),
        ListOrder::ByName => who::sort((job.lang, tournament.style.order), &mut players, |(_, player)| player),
    }
    players
}
