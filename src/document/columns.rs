//! What lists tell of a player beside title and name: as the event's style chooses and orders it, or what is usual and known.

use super::job::Job;
use super::table::{Cell, Column, Drawn};
use sonneborn_i18n::{Lang, common, document as words};
use sonneborn_tournament::player::{Gender, Player, PlayerData};
use sonneborn_tournament::style::{Parting, PlayerColumn};

/// The columns of a list of these players; of teams what their players need not have.
pub(super) fn chosen(job: &Job, players: &[&Player], usual: &[PlayerColumn]) -> Vec<PlayerColumn> {
    let is_female = |player: &&Player| player.data.gender == Some(Gender::Female);
    let stays = |column: &PlayerColumn| *column != PlayerColumn::Gender || players.iter().any(is_female);
    match &job.tournament.style.columns {
        Some(columns) => columns.clone(),
        None if players.is_empty() => vec![PlayerColumn::Rating, PlayerColumn::Federation],
        None => usual.iter().copied().filter(stays).collect(),
    }
}

/// The same beside names of pairings, where there is less room, alike for both colours; what tells nothing stands for neither.
pub(super) fn beside_pairings(job: &Job) -> Vec<PlayerColumn> {
    let style = &job.tournament.style;
    if style.large {
        return Vec::new();
    }
    match &style.columns {
        Some(columns) => columns
            .iter()
            .copied()
            .filter(|column| matches!(column, PlayerColumn::Rating | PlayerColumn::Federation))
            .collect(),
        None => {
            let mut federations = job.tournament.entrants().map(|player| player.data.federation.as_str());
            let first = federations.next();
            let are_many = federations.any(|federation| Some(federation) != first);
            let are_rated = job.tournament.entrants().any(|player| job.tournament.rating(&player.data).is_some());
            let federation = are_many.then_some(PlayerColumn::Federation);
            let rating = are_rated.then_some(PlayerColumn::Rating);
            federation.into_iter().chain(rating).collect()
        }
    }
}

/// A player's title, which has a column of its own, so that names stand in one line down the sheet.
pub(super) fn title(player: Option<&Player>) -> Cell {
    Cell::of_option(player.and_then(|player| player.data.title))
}

/// That column, where somebody has a title.
pub(super) fn title_column(job: &Job) -> Option<Column> {
    job.tournament.entrants().any(|player| player.data.title.is_some()).then(|| Column::left(""))
}

/// A column of a list: one that the event's style chose always, another where it tells something.
pub(super) fn column(job: &Job, column: PlayerColumn) -> Column {
    let drawn = match column {
        _ if job.tournament.style.columns.is_some() => Drawn::Always,
        PlayerColumn::Rating | PlayerColumn::FideId | PlayerColumn::Birth => Drawn::Filled,
        PlayerColumn::Federation | PlayerColumn::Club | PlayerColumn::Category | PlayerColumn::Gender => {
            Drawn::Differing
        }
    };
    Column { drawn, ..head(job.lang, column) }
}

pub(super) fn head(lang: Lang, column: PlayerColumn) -> Column {
    match column {
        PlayerColumn::Rating => Column::right(common::rating_short(lang)),
        PlayerColumn::Federation => Column::left(common::federation_short(lang)),
        PlayerColumn::Club => Column::left(common::club(lang)).sharing(1.0),
        PlayerColumn::Category => Column::left(words::category(lang)),
        PlayerColumn::Gender => Column::left(words::gender(lang)),
        PlayerColumn::FideId => Column::right(words::fide_id(lang)),
        PlayerColumn::Birth => Column::right(words::birth(lang)),
    }
}

pub(super) fn cell(job: &Job, player: &Player, column: PlayerColumn) -> Cell {
    let data = &player.data;
    match column {
        PlayerColumn::Rating => Cell::of_option(job.tournament.rating(data)),
        PlayerColumn::Federation => Cell::text(data.federation.clone()),
        PlayerColumn::Club => Cell::text(data.club.clone()),
        PlayerColumn::Category => Cell::text(data.category.clone()),
        PlayerColumn::Gender => Cell::text(match data.gender {
            Some(Gender::Female) => words::female(job.lang),
            Some(Gender::Male) => words::male(job.lang),
            None => "",
        }),
        PlayerColumn::FideId => Cell::of_option(data.fide_id),
        PlayerColumn::Birth => Cell::of_option(data.birth.map(|birth| birth.year)),
    }
}

/// The part of a list to which a player belongs; `None` where lists are not parted.
pub(super) fn part<'d>(job: &Job, data: &'d PlayerData) -> Option<&'d str> {
    match job.tournament.style.parted_by {
        Parting::Nothing => None,
        Parting::Federation => Some(&data.federation),
        Parting::Club => Some(&data.club),
        Parting::Category => Some(&data.category),
    }
}

/// Items in their parts, in the order of the parts' names, each in the order given; one nameless part where lists are not
/// parted. Who belongs to none comes last.
pub(super) fn parts<'i, T>(
    job: &Job,
    items: &'i [T],
    data: impl Fn(&'i T) -> Option<&'i PlayerData>,
) -> Vec<(String, Vec<&'i T>)> {
    let mut parts: Vec<(String, Vec<&T>)> = Vec::new();
    for item in items {
        let name = data(item).and_then(|data| part(job, data)).unwrap_or_default();
        match parts.iter_mut().find(|(known, _)| known == name) {
            Some((_, members)) => members.push(item),
            None => parts.push((name.to_owned(), vec![item])),
        }
    }
    sonneborn_i18n::alphabet::sort_by_name((job.lang, job.tournament.style.order), &mut parts, |(name, _)| name);
    parts.sort_by_key(|(name, _)| name.is_empty());
    parts
}
