//! The prizes with their winners, and a line for each to sign on.

use super::format::{Format, mm};
use super::job::Job;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, document as words, standings as standings_words};
use sonneborn_standings::Standings;
use sonneborn_standings::prizes::{Award, awards};
use sonneborn_tournament::prize::amount;

pub(super) fn add(press: &mut Press, job: &Job, standings: &Standings) {
    let (lang, fund) = (job.lang, &job.tournament.prizes);
    let about = words::after_round(lang, standings.through);
    let title = standings_words::prizes(lang);
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), about);
    let won = awards(job.tournament, standings, fund);
    let federation = |award: &Award| job.tournament.player(award.player).map(|player| player.data.federation.clone());
    let mut columns = vec![Column::right(common::rank_short(lang)), Column::left(common::name(lang)).sharing(1.0)];
    columns.extend([
        Column::left(common::federation_short(lang)).if_differing(),
        Column::right(common::points_short(lang)),
        Column::right(fund.currency.clone()),
        Column::left(words::date_and_signature(lang)).fixed(mm(55.0)),
    ]);
    let mut table = Table { row_height: mm(9.0), size: 9.5, grows: true, ..Table::new(columns) };
    let mut category = None;
    for award in &won {
        if category != Some(award.category) {
            table.section(fund.categories.get(award.category).map_or("", |category| category.name.as_str()));
            category = Some(award.category);
        }
        let player = job.tournament.player(award.player);
        let points = standings.rows.iter().find(|row| row.is_of(award.player)).map(|row| row.points);
        let mut line = vec![Cell::of(award.place), Cell::text(player.map_or_else(String::new, who::titled))];
        line.push(Cell::text(federation(award).unwrap_or_default()));
        line.extend([Cell::of_option(points), Cell::bold(amount(award.amount.into())), Cell::EMPTY]);
        table.row(line);
    }
    if !won.is_empty() {
        table.set(&mut sheet);
    }
    let sum: u64 = won.iter().map(|award| u64::from(award.amount)).sum();
    sheet.remark(&words::sum_of_prizes(lang, amount(sum), &fund.currency));
    sheet.signatures(&[words::organiser_signs(lang), words::chief_arbiter_signs(lang)]);
    sheet.finish();
}
