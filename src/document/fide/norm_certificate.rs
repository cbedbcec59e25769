//! IT1: the certificate of a title result, one for each player and norm (B.01 art. 1.4).

use super::{counts, event_fields, fields, halves, heading, on_one_sheet, signatures, without_latin};
use crate::format::Format;
use crate::job::Job;
use crate::page::Sheet;
use crate::press::Press;
use crate::table::{Cell, Column, Table};
use crate::{DocumentError, who};
use sonneborn_i18n::{Lang, fide_forms as words, rating as rating_words};
use sonneborn_rating::certificate::{Certificate, certificate};
use sonneborn_rating::norms::Norm;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::{Gender, Player};

/// # Errors
/// A norm that the player has not made.
pub(crate) fn add(press: &mut Press, job: &Job, player: PlayerId, norm: Norm) -> Result<(), DocumentError> {
    let lang = job.lang;
    let certificate = certificate(job.tournament, player, norm).ok_or(DocumentError::NoSuchNorm)?;
    let player = job.tournament.player(player).ok_or(DocumentError::NoSuchNorm)?;
    let about = format!("{} · {}", norm.title(), who::titled(player));
    let title = words::beside(lang, words::certificate);
    on_one_sheet(press, |press| {
        let sheet = job.sheet(press, Format::portrait(job.size), title.clone(), about.clone());
        set(sheet, job, player, norm, &certificate);
    });
    Ok(())
}

fn set(mut sheet: Sheet, job: &Job, player: &Player, norm: Norm, certificate: &Certificate) {
    let lang = job.lang;
    heading(&mut sheet, lang, words::player_section);
    fields(&mut sheet, lang, player_fields(player, norm));
    heading(&mut sheet, lang, words::event_section);
    fields(&mut sheet, lang, event_fields(job));
    heading(&mut sheet, lang, words::games_section);
    games(&mut sheet, job, certificate);
    heading(&mut sheet, lang, words::sums_section);
    fields(&mut sheet, lang, sums(certificate));
    for (label, value) in opponents(certificate) {
        sheet.field(&words::beside(lang, label), &value);
    }
    heading(&mut sheet, lang, words::conditions_section);
    conditions(&mut sheet, lang, certificate);
    heading(&mut sheet, lang, words::checks_section);
    let checks: Vec<String> = certificate.checks.iter().map(|check| words::check(lang, *check)).collect();
    sheet.boxes(&checks.iter().map(|check| (check.as_str(), false)).collect::<Vec<_>>());
    let opponents = certificate.lines.iter().filter_map(|line| job.tournament.player(line.played.opponent));
    let people = opponents.chain([player]).map(|player| player.data.name.clone());
    without_latin(&mut sheet, lang, people.collect());
    signatures(&mut sheet, lang);
    sheet.finish();
}

fn player_fields(player: &Player, norm: Norm) -> Vec<super::Field> {
    let data = &player.data;
    let sex = match data.gender {
        Some(Gender::Female) => "F",
        Some(Gender::Male) => "M",
        None => "",
    };
    vec![
        (|lang| words::name(lang), who::name(player)),
        (|lang| words::norm_for(lang), norm.title().to_string()),
        (|lang| words::fide_id(lang), data.fide_id.map(|id| id.to_string()).unwrap_or_default()),
        (|lang| words::federation(lang), data.federation.clone()),
        (|lang| words::birth(lang), data.birth.map(|birth| birth.shown()).unwrap_or_default()),
        (|lang| words::sex(lang), sex.into()),
        (|lang| words::title(lang), data.title.map(|title| title.to_string()).unwrap_or_default()),
        (|lang| words::rating(lang), data.rating.map(|rating| rating.to_string()).unwrap_or_default()),
    ]
}

fn games(sheet: &mut Sheet, job: &Job, certificate: &Certificate) {
    let lang = job.lang;
    let mut table = Table::new(vec![
        Column::right(words::stacked(lang, words::round)),
        Column::left(words::stacked(lang, words::opponent)).sharing(1.0),
        Column::left(words::stacked(lang, words::colour)),
        Column::right(words::stacked(lang, words::fide_id)),
        Column::left(words::stacked(lang, words::federation)),
        Column::left(words::stacked(lang, words::title)),
        Column::right(words::stacked(lang, words::rating)),
        Column::right(words::stacked(lang, words::counted)),
        Column::right(words::stacked(lang, words::result)),
    ]);
    for line in &certificate.lines {
        let Some(opponent) = job.tournament.player(line.played.opponent) else { continue };
        let data = &opponent.data;
        table.row(vec![
            Cell::of(line.played.round),
            Cell::text(who::name(opponent)),
            Cell::text(who::square(line.played.colour)),
            Cell::of_option(data.fide_id),
            Cell::text(data.federation.clone()),
            Cell::of_option(data.title),
            Cell::of_option(data.rating),
            line.counted.map_or_else(|| Cell::text(words::left_out(Lang::English)), Cell::of),
            Cell::text(line.played.mark.symbol()),
        ]);
    }
    table.set(sheet);
}

fn sums(certificate: &Certificate) -> Vec<super::Field> {
    let above = certificate.needed.map(|needed| halves(certificate.scored.saturating_sub(needed)));
    vec![
        (|lang| words::games(lang), games_counted(certificate)),
        (|lang| words::points(lang), halves(certificate.scored)),
        (|lang| words::points_needed(lang), certificate.needed.map(halves).unwrap_or_default()),
        (|lang| words::points_above(lang), above.unwrap_or_default()),
    ]
}

/// Who they were, each over the whole width.
fn opponents(certificate: &Certificate) -> Vec<super::Field> {
    let federations = certificate.federations.iter().filter(|(federation, _)| !federation.is_empty());
    vec![
        (|lang| words::by_title(lang), counts(certificate.titles.iter().map(|(title, count)| (title, *count)))),
        (|lang| words::opponents_unrated(lang), certificate.unrated.to_string()),
        (|lang| words::by_federation(lang), counts(federations.map(|(federation, count)| (federation, *count)))),
    ]
}

fn conditions(sheet: &mut Sheet, lang: Lang, certificate: &Certificate) {
    let mut table = Table::new(vec![
        Column::left(words::stacked(lang, words::condition)).sharing(1.0),
        Column::right(words::stacked(lang, words::needed)),
        Column::right(words::stacked(lang, words::found)),
        Column::centred(words::stacked(lang, words::met)),
    ]);
    for condition in &certificate.assessment.conditions {
        table.row(vec![
            Cell::text(rating_words::norm_rule(lang, condition.rule)),
            Cell::of(condition.needed),
            Cell::of(condition.found),
            Cell::Tick(condition.met),
        ]);
    }
    table.set(sheet);
}

/// The games, and in brackets as how many they count where they are more than an application takes (1.7).
fn games_counted(certificate: &Certificate) -> String {
    let (games, counted) = (certificate.assessment.games, certificate.assessment.counts_as());
    if games == counted { games.to_string() } else { format!("{games} ({counted})") }
}
