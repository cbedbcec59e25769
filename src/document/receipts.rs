//! Receipts of entry fees, four a page with marks to cut along: event, player, what was paid in the organiser's words, a signature.

use super::canvas::RULE;
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::quarters::{Quarter, per_page};
use super::text::Style;
use super::who;
use sonneborn_i18n::{alphabet, common, document as words, dues};
use sonneborn_tournament::player::Player;

pub(super) fn add(press: &mut Press, job: &Job) {
    let heading = job.heading(words::receipts(job.lang).into(), String::new());
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let mut paid: Vec<&Player> = job.tournament.entrants().filter(|player| has_paid(player)).collect();
    alphabet::sort_by_name((job.lang, job.tournament.style.order), &mut paid, |player| &player.data.name);
    let each = per_page(job.size);
    for (index, player) in paid.into_iter().enumerate() {
        let place = index % each;
        if place == 0 {
            sheet.turn();
            Quarter::cut_lines(&mut sheet, each);
        }
        let quarter = Quarter::of(&sheet, place, each);
        receipt(&mut sheet, job, player, &quarter);
    }
    sheet.finish();
}

/// Who moved to another section has the receipt of that one.
fn has_paid(player: &Player) -> bool {
    !player.data.paid.is_empty() && !player.has_moved()
}

fn receipt(sheet: &mut Sheet, job: &Job, player: &Player, quarter: &Quarter) {
    let (lang, scale) = (job.lang, sheet.scale());
    let (small, plain, strong) = (Style::regular(9.0 * scale), Style::regular(11.0 * scale), Style::bold(13.0 * scale));
    let details = &job.tournament.details;
    let mut y = quarter.top;
    let reduction = job.tournament.reduction_of(&player.data);
    let reduction =
        reduction.map(|one| format!("{}{one}", common::label(lang, dues::reduction(lang)))).unwrap_or_default();
    let told = [
        (words::receipt(lang).to_owned(), strong),
        (details.name.clone(), plain),
        (details.organiser.clone(), small),
        (who::titled(player), strong),
        (words::entry_fee_paid(lang, &player.data.paid), plain),
        (reduction, small),
    ];
    for (text, style) in told.iter().filter(|(text, _)| !text.is_empty()) {
        y = sheet.lines_at((quarter.left, y), text, *style, quarter.width) + small.leading() / 2.0;
    }
    let line = quarter.bottom() - mm(12.0) * scale;
    sheet.canvas().line((quarter.left, line), (quarter.right(), line), RULE);
    sheet.text_at(quarter.left, line + small.leading(), words::date_and_signature(lang), small);
}
