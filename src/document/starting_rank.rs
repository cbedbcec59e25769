//! The list of players in the order of their numbers (C.04.2 art. 2), or by name.

use super::job::Job;
use super::page::Format;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use crate::i18n::{common, document as words};
use crate::tournament::numbering;
use crate::tournament::player::{Gender, Player};

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
    let any = |has: fn(&Player) -> bool| players.iter().any(|(_, player)| has(player));
    let (categories, women, clubs, ids) = (
        any(|player| !player.data.category.is_empty()),
        any(|player| player.data.gender == Some(Gender::Female)),
        any(|player| !player.data.club.is_empty()),
        any(|player| player.data.fide_id.is_some()),
    );
    let mut columns = vec![
        Column::right(common::number_short(lang)),
        Column::left(""),
        Column::left(common::name(lang)).sharing(2.0),
        Column::right(common::rating_short(lang)),
        Column::left(common::federation_short(lang)),
    ];
    let optional = [(women, words::gender(lang)), (categories, words::category(lang))];
    columns.extend(optional.into_iter().filter(|(shown, _)| *shown).map(|(_, head)| Column::left(head)));
    if clubs {
        columns.push(Column::left(common::club(lang)).sharing(1.0));
    }
    if ids {
        columns.push(Column::right(words::fide_id(lang)));
    }
    let mut table = Table::new(columns);
    for (number, player) in players {
        let data = &player.data;
        let mut name = who::name(player);
        if let Some(out) = who::out(player, lang) {
            name = format!("{name} ({out})");
        }
        let mut cells = vec![
            Cell::of(number),
            Cell::of_option(data.title),
            Cell::text(name),
            Cell::of_option(job.tournament.rating(data)),
            Cell::text(data.federation.clone()),
        ];
        if women {
            cells.push(Cell::text(match data.gender {
                Some(Gender::Female) => words::female(lang),
                Some(Gender::Male) => words::male(lang),
                None => "",
            }));
        }
        if categories {
            cells.push(Cell::text(data.category.clone()));
        }
        if clubs {
            cells.push(Cell::text(data.club.clone()));
        }
        if ids {
            cells.push(Cell::of_option(data.fide_id));
        }
        table.row(cells);
    }
    table.set(&mut sheet);
    sheet.remark(&words::totals_players(lang, tournament.entrants().count()));
    sheet.finish();
}

/// The players with their numbers; who has none yet has the one that he would get now.
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
        ListOrder::ByName => who::sort(job.lang, &mut players, |(_, player)| player),
    }
    players
}
