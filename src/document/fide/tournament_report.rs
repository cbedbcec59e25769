//! IT3: the report of a tournament in which norms were possible, with its figures and the norms made.

use super::{counts, event_fields, fields, halves, heading, officials, on_one_sheet, signatures, without_latin};
use crate::format::Format;
use crate::job::Job;
use crate::page::Sheet;
use crate::press::Press;
use crate::table::{Cell, Column, Table};
use crate::who;
use sonneborn_i18n::rating::norms_obstacle;
use sonneborn_i18n::{Lang, fide_forms as words, incidents};
use sonneborn_rating::certificate::made;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::outcome::{GameResult, How};
use std::collections::BTreeMap;

pub(crate) fn add(press: &mut Press, job: &Job) {
    let lang = job.lang;
    let title = words::beside(lang, words::tournament_report);
    on_one_sheet(press, |press| set(job.sheet(press, Format::portrait(job.size), title.clone(), String::new()), job));
}

fn set(mut sheet: Sheet, job: &Job) {
    let lang = job.lang;
    heading(&mut sheet, lang, words::event_section);
    fields(&mut sheet, lang, event_fields(job));
    heading(&mut sheet, lang, words::players_section);
    fields(&mut sheet, lang, player_fields(job.tournament));
    heading(&mut sheet, lang, words::games_section);
    fields(&mut sheet, lang, game_fields(job.tournament));
    heading(&mut sheet, lang, words::norms_section);
    norms(&mut sheet, job, lang);
    set_incidents(&mut sheet, job);
    without_latin(&mut sheet, lang, officials(job));
    sheet.field_to_write(&words::beside(lang, words::remarks));
    signatures(&mut sheet, lang);
    sheet.finish();
}

/// How often what happened, without names: those stand in the arbiter's own papers.
fn set_incidents(sheet: &mut Sheet, job: &Job) {
    let lang = job.lang;
    let [english, own] = [Lang::English, lang].map(|lang| incidents::tally(lang, job.tournament, &|_| true));
    if english.is_empty() {
        return;
    }
    heading(sheet, lang, incidents::title);
    for ((english, count), (own, _)) in english.into_iter().zip(own) {
        let label = if own == english { english } else { format!("{english} / {own}") };
        sheet.field(&label, &count.to_string());
    }
}

pub(super) fn player_fields(tournament: &Tournament) -> Vec<super::Field> {
    let host = tournament.details.federation.as_str();
    let mut federations: BTreeMap<&str, usize> = BTreeMap::new();
    let mut titles = BTreeMap::new();
    let (mut players, mut foreign) = (0_usize, 0_usize);
    let mut ratings: Vec<u32> = Vec::new();
    for player in tournament.entrants() {
        let federation = player.data.federation.as_str();
        *federations.entry(federation).or_default() += 1;
        players += 1;
        foreign += usize::from(federation != host && !federation.is_empty());
        ratings.extend(player.data.rating.map(u32::from));
        if let Some(title) = player.data.title {
            *titles.entry(title).or_insert(0_usize) += 1;
        }
    }
    federations.remove("");
    let average = u32::try_from(ratings.len()).ok().and_then(|count| ratings.iter().sum::<u32>().checked_div(count));
    vec![
        (|lang| words::players(lang), players.to_string()),
        (|lang| words::foreign_players(lang), foreign.to_string()),
        (|lang| words::rated(lang), ratings.len().to_string()),
        (|lang| words::unrated(lang), (players - ratings.len()).to_string()),
        (|lang| words::average_rating(lang), average.map(|average| average.to_string()).unwrap_or_default()),
        (|lang| words::federations(lang), federations.len().to_string()),
        (|lang| words::titled(lang), counts(titles)),
        (|lang| words::each_federation(lang), counts(federations)),
    ]
}

fn game_fields(tournament: &Tournament) -> Vec<super::Field> {
    let results = || tournament.rounds.iter().flat_map(|round| &round.games).filter_map(|game| game.result);
    let played = results().filter(|result| result.how() == How::Played && *result != GameResult::Adjourned).count();
    let forfeits = results().filter(|result| result.how() == How::Forfeit).count();
    let rounds_on = rounds_by_day(tournament);
    vec![
        (|lang| words::games_played(lang), played.to_string()),
        (|lang| words::forfeits(lang), forfeits.to_string()),
        (|lang| words::days(lang), rounds_on.len().to_string()),
        (|lang| words::most_rounds_a_day(lang), rounds_on.values().max().copied().unwrap_or_default().to_string()),
    ]
}

/// How many rounds began on each day that is known.
pub(super) fn rounds_by_day(tournament: &Tournament) -> BTreeMap<chrono::NaiveDate, usize> {
    let mut rounds_on = BTreeMap::new();
    for start in tournament.details.schedule.iter().take(tournament.rounds.len()).flatten() {
        *rounds_on.entry(start.date()).or_default() += 1;
    }
    rounds_on
}

fn norms(sheet: &mut Sheet, job: &Job, lang: Lang) {
    let made = made(job.tournament);
    if made.is_empty() {
        let obstacles = [Lang::English, lang].map(|lang| norms_obstacle(lang, job.tournament).map(str::to_owned));
        let mut told: Vec<String> =
            [Some(words::beside(lang, words::none))].into_iter().chain(obstacles).flatten().collect();
        told.dedup();
        sheet.paragraph(&told.join(" · "));
        return;
    }
    let mut table = Table::new(vec![
        Column::left(words::stacked(lang, words::norm_for)),
        Column::left(words::stacked(lang, words::name)).sharing(1.0),
        Column::right(words::stacked(lang, words::fide_id)),
        Column::left(words::stacked(lang, words::federation)),
        Column::right(words::stacked(lang, words::games)),
        Column::right(words::stacked(lang, words::points)),
        Column::right(words::stacked(lang, words::points_needed)),
    ]);
    for certificate in made {
        let Some(player) = job.tournament.player(certificate.player) else { continue };
        table.row(vec![
            Cell::text(certificate.norm.title().code()),
            Cell::text(who::titled(player)),
            Cell::of_option(player.data.fide_id),
            Cell::text(player.data.federation.clone()),
            Cell::of(certificate.assessment.games),
            Cell::text(halves(certificate.scored)),
            Cell::of_option(certificate.needed.map(halves)),
        ]);
    }
    table.set(sheet);
}
