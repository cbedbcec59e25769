//! The check-in list for the hall's door: by name, with a box to tick, dues and byes asked for.

use super::columns::title;
use super::format::{Format, mm};
use super::job::Job;
use super::press::Press;
use super::starting_rank::{ListOrder, in_order};
use super::table::{Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::player::{Player, PlayerData};

pub(super) fn add(press: &mut Press, job: &Job) {
    let lang = job.lang;
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::check_in_list(lang).into(), String::new());
    let players = in_order(job, ListOrder::ByName);
    let columns = vec![
        Column::centred(words::present(lang)),
        Column::left("").if_filled(),
        Column::left(common::name(lang)).sharing(2.0),
        Column::right(common::number_short(lang)),
        Column::right(common::rating_short(lang)).if_filled(),
        Column::left(common::federation_short(lang)).if_differing(),
        Column::left(common::club(lang)).sharing(1.0).if_differing(),
        Column::left(words::paid(lang)),
        Column::left(words::requested(lang)),
        Column::left(words::note(lang)).sharing(1.5),
    ];
    let mut table = Table { row_height: mm(6.5), remark_lines: 2, grows: true, ..Table::new(columns) };
    for (number, player) in &players {
        let data = &player.data;
        let note = match who::out(player, lang) {
            Some(out) if data.note.is_empty() => out.to_owned(),
            Some(out) => [out, &data.note].join(common::list_comma(lang)),
            None => data.note.clone(),
        };
        let cells = vec![
            Cell::Tick(player.checked_in),
            title(Some(player)),
            Cell::text(who::name(player)),
            Cell::of(number),
            Cell::of_option(job.tournament.rating(data)),
            Cell::text(data.federation.clone()),
            Cell::text(data.club.clone()),
            Cell::text(paid(job, data)),
            Cell::text(byes(player)),
            Cell::text(note),
        ];
        table.row(cells);
    }
    table.set(&mut sheet);
    let present = players.iter().filter(|(_, player)| player.checked_in).count();
    sheet.remark(&words::totals(lang, players.len(), present));
    sheet.remark(words::bye_key(lang));
    sheet.finish();
}

/// What was paid, else the reduction of the fee that will be.
fn paid(job: &Job, data: &PlayerData) -> String {
    let reduction = job.tournament.reduction_of(data).filter(|_| data.paid.is_empty());
    reduction.map_or_else(|| data.paid.clone(), |one| format!("({one})"))
}

/// The byes asked for, by round: `3H 5Z`.
fn byes(player: &Player) -> String {
    let each = player.requested_byes.iter().map(|(round, bye)| format!("{round}{}", bye.code()));
    each.collect::<Vec<_>>().join(" ")
}
