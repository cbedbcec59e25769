//! Rows of a sheet completed from a rating list, by FIDE ID or by name: empty cells are filled, and what the list says otherwise
//! is offered beside what stands there.

use super::columns::Column;
use super::read::{gender, is_nothing, is_zero, player};
use super::sheet::{Candidate, Sheet};
use super::titles;
use crate::folded_words::sorted_words;
use crate::list_check::alike;
use crate::rating_index::RatingIndex;
use crate::rating_list::Listed;
use crate::table::Row;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::player::{Birth, Gender, is_latin};

/// The list that rows are completed from.
pub struct Source<'a> {
    pub index: &'a RatingIndex,
    /// Which of its ratings counts in the event.
    pub kind: ListKind,
    /// The list's name, which stands beside the ratings.
    pub title: &'a str,
}

impl Sheet {
    /// Looks the player of a row up: one who is meant fills it, several are offered to choose from.
    pub fn complete(&mut self, place: usize, source: &Source) {
        let Some(row) = self.rows.get(place).filter(|row| row.skipped.is_none()) else { return };
        let plain = Row { line: row.line, cells: row.cells.clone() };
        // What cannot be read is told elsewhere; the rest may say enough.
        let data = player(&plain, &self.mapping(), &mut Vec::new());
        let found = match data.fide_id {
            Some(id) => source.index.row_with_id(id).into_iter().collect(),
            None => alike(&data, source.index),
        };
        let row = &mut self.rows[place];
        row.candidates.clear();
        row.is_unlisted = found.is_empty() && (data.fide_id.is_some() || !sorted_words(&data.name).is_empty());
        match found[..] {
            [] => {}
            [only] => self.take_row(place, only, source),
            _ => {
                let named = found.iter().filter_map(|row| Some((*row, source.index.player(*row)?)));
                row.candidates =
                    named.map(|(row, listed)| Candidate { row, words: words(&listed, &source.kind) }).collect();
            }
        }
    }

    /// Fills a row with a player of the list; what stands in it otherwise stays until the offer is taken.
    pub fn take_row(&mut self, place: usize, listed: u32, source: &Source) {
        let Some(listed) = source.index.player(listed) else { return };
        if self.rows.get(place).is_none() {
            return;
        }
        let plain = Row { line: self.rows[place].line, cells: self.rows[place].cells.clone() };
        let own_name = player(&plain, &self.mapping(), &mut Vec::new()).name;
        // Beside a name in other letters the list's is the Latin one.
        let is_second_name = !own_name.is_empty() && !is_latin(&own_name) && is_latin(listed.name);
        let figures = listed.figures(&source.kind);
        let rating = if self.place_of(Column::RatingFide).is_some() { Column::RatingFide } else { Column::Rating };
        let told = [
            (if is_second_name { Column::LatinName } else { Column::Name }, listed.name.to_owned()),
            (Column::Title, listed.title.map(|title| title.code().to_owned()).unwrap_or_default()),
            (Column::Federation, listed.federation.to_owned()),
            (Column::FideId, shown(listed.fide_id)),
            (Column::Birth, shown(listed.born)),
            (Column::Sex, listed.gender.map(letter).unwrap_or_default().to_owned()),
            (rating, shown(figures.rating)),
            (Column::RatingNational, shown(listed.national)),
            (Column::K, shown(figures.k)),
        ];
        let has_split_names = self.place_of(Column::Name).is_none() && self.place_of(Column::Family).is_some();
        for (column, text) in told {
            // A name in two columns is not taken apart anew.
            if text.is_empty() || (column == Column::Name && has_split_names) {
                continue;
            }
            let cell = self.place_for(column);
            let row = &mut self.rows[place];
            row.offers.remove(&cell);
            let own = row.cells[cell].trim();
            if is_nothing(column, own) || is_zero(own) {
                row.cells[cell] = text;
                row.filled.push(cell);
            } else if !is_same(column, &row.cells[cell], &text) {
                row.offers.insert(cell, text);
            }
        }
        let row = &mut self.rows[place];
        row.candidates.clear();
        row.is_unlisted = false;
        row.rated_by = figures.rating.map(|rating| (rating, source.title.to_owned()));
    }

    /// Takes what a list offers for a cell.
    pub fn take_offer(&mut self, place: usize, cell: usize) {
        if let Some(row) = self.rows.get_mut(place)
            && let Some(text) = row.offers.remove(&cell)
        {
            row.cells[cell] = text;
            row.filled.push(cell);
        }
    }
}

/// Whether two texts say the same in a column.
fn is_same(column: Column, own: &str, listed: &str) -> bool {
    let own = own.trim();
    match column {
        Column::Name | Column::LatinName => sorted_words(own) == sorted_words(listed),
        Column::Title => titles::of_fide(own).is_some() && titles::of_fide(own) == titles::of_fide(listed),
        Column::Birth => Birth::written(own).is_some_and(|birth| birth.year.to_string() == listed),
        Column::Sex => gender(own).map(letter) == Some(listed),
        Column::Federation => own.eq_ignore_ascii_case(listed),
        Column::FideId
        | Column::Rating
        | Column::RatingFide
        | Column::RatingRapid
        | Column::RatingBlitz
        | Column::RatingNational
        | Column::Estimate
        | Column::K => own.trim_start_matches('0') == listed,
        Column::Family
        | Column::Given
        | Column::NationalId
        | Column::Club
        | Column::Category
        | Column::Paid
        | Column::Reduction
        | Column::Phone
        | Column::Board
        | Column::Note => own == listed,
    }
}

fn letter(gender: Gender) -> &'static str {
    match gender {
        Gender::Male => "m",
        Gender::Female => "w",
    }
}

fn shown(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// The player in a line: `1503014 · GM · Carlsen, Magnus · NOR · 1990 · 2840`.
fn words(listed: &Listed, kind: &ListKind) -> String {
    let parts = [
        shown(listed.fide_id),
        shown(listed.title),
        listed.name.to_owned(),
        listed.federation.to_owned(),
        shown(listed.born),
        shown(listed.figures(kind).rating),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" · ")
}
