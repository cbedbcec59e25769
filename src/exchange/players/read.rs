//! A player read from a row by a mapping of its columns, with every cell that cannot be read.

use super::columns::Column;
use super::{Mapping, titles};
use crate::Place;
use crate::table::Row;
use sonneborn_tournament::player::{Birth, Gender, PlayerData};

/// Names beyond this length are no names.
const NAME_LENGTH: usize = 100;

/// A cell that cannot be read; the column counts cells from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {defect}", place.line, place.column)]
pub struct CellFault {
    pub place: Place,
    pub column: Column,
    pub defect: CellDefect,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CellDefect {
    #[error("missing")]
    Missing,
    #[error("{text:?} cannot be read")]
    Unreadable { text: String },
    #[error("longer than {limit} characters")]
    TooLong { limit: usize },
    /// The player, by FIDE ID or by name and birth, stands in an earlier line.
    #[error("the same as in line {first_line}")]
    Twice { first_line: u32 },
    /// No title of FIDE's, and none of those that are known beside them.
    #[error("{text:?} is no title that is known")]
    UnknownTitle { text: String },
    /// Players come in teams, and this one in none.
    #[error("no team")]
    NoTeam,
}

/// Reads one row; what cannot be read is added to the faults.
pub fn player(row: &Row, mapping: &Mapping, faults: &mut Vec<CellFault>) -> PlayerData {
    let mut data = PlayerData::default();
    let (mut family, mut given) = ("", "");
    let (mut rated, mut fide, mut name_column) = (None, None, 1);
    for (number, (column, text)) in (1..).zip(mapping.columns.iter().zip(&row.cells)) {
        let Some(column) = *column else { continue };
        let place = Place { line: row.line, column: number };
        if matches!(column, Column::Name | Column::Family) {
            name_column = number;
        }
        let text = text.trim();
        if text.is_empty() || is_nothing(column, text) {
            continue;
        }
        let read = match column {
            Column::Name => set(&mut data.name, Some(text.to_owned())),
            Column::Family => set(&mut family, Some(text)),
            Column::Given => set(&mut given, Some(text)),
            Column::Title => title(&mut data, text),
            Column::Sex => set_some(&mut data.gender, gender(text)),
            Column::Birth => set_some(&mut data.birth, Birth::written(text)) || is_zero(text),
            Column::Federation => set(&mut data.federation, federation(text)),
            Column::FideId => set_some(&mut data.fide_id, text.parse().ok()) || is_zero(text),
            Column::NationalId => set(&mut data.national_id, Some(text.to_owned())),
            Column::Rating => set_some(&mut rated, rating(text)) || is_zero(text),
            Column::RatingFide => set_some(&mut fide, rating(text)) || is_zero(text),
            Column::RatingRapid => set_some(&mut data.ratings.rapid, rating(text)) || is_zero(text),
            Column::RatingBlitz => set_some(&mut data.ratings.blitz, rating(text)) || is_zero(text),
            Column::RatingNational => set_some(&mut data.ratings.national, rating(text)) || is_zero(text),
            Column::Estimate => set_some(&mut data.estimate, rating(text)) || is_zero(text),
            Column::K => set_some(&mut data.k, text.parse().ok().filter(|k| *k > 0)) || is_zero(text),
            Column::Club => set(&mut data.club, Some(text.to_owned())),
            Column::Category => set(&mut data.category, Some(text.to_owned())),
            Column::Paid => set(&mut data.paid, Some(text.to_owned())),
            Column::Reduction => set(&mut data.reduction, Some(text.to_owned())),
            Column::LatinName => set(&mut data.latin_name, Some(text.to_owned())),
            Column::Phone => set(&mut data.phone, Some(text.to_owned())),
            Column::Board => board(text).is_some(),
            Column::Note => set(&mut data.note, Some(text.to_owned())),
        };
        if !read {
            faults.push(CellFault { place, column, defect: CellDefect::Unreadable { text: text.to_owned() } });
        }
    }
    if data.name.is_empty() {
        data.name = whole_name(family, given);
    }
    data.ratings.standard = fide;
    if mapping.columns.contains(&Some(Column::RatingFide)) {
        // Beside FIDE's the plain rating is what the organiser went by; it tells something new of an unrated player only.
        data.rating = fide;
        let is_rated = fide.or(data.ratings.national).is_some();
        data.estimate = data.estimate.or(rated.filter(|_| !is_rated));
    } else {
        data.rating = rated;
    }
    check_name(&data.name, Place { line: row.line, column: name_column }, faults);
    data
}

/// One of FIDE's titles, or another one as it is written.
fn title(data: &mut PlayerData, text: &str) -> bool {
    data.title = titles::of_fide(text);
    if data.title.is_none() && text != "-" {
        text.clone_into(&mut data.other_title);
    }
    true
}

/// A name of two columns in one.
fn whole_name(family: &str, given: &str) -> String {
    match (family, given) {
        (family, "") => family.to_owned(),
        (family, given) if is_chinese(family) => format!("{family}{given}"),
        (family, given) => format!("{family}, {given}"),
    }
}

fn set<T>(field: &mut T, value: Option<T>) -> bool {
    let is_some = value.is_some();
    if let Some(value) = value {
        *field = value;
    }
    is_some
}

fn set_some<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    set(field, value.map(Some))
}

/// Boards of a match, at most.
const MOST_BOARDS: u16 = 100;

/// The place in the team.
pub(super) fn board(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|board| (1..=MOST_BOARDS).contains(board))
}

/// `n/a`, `unr.`, `–`: people write them into cells that have nothing to say. Of what was paid, also a plain no.
pub(super) fn is_nothing(column: Column, text: &str) -> bool {
    const NOTHING: [&str; 19] = [
        "n/a", "na", "n.a.", "unr", "unr.", "unrated", "none", "nil", "?", "-", "--", "–", "—", "keine", "ohne",
        "sans", "б/р", "无", "無",
    ];
    const UNPAID: [&str; 10] = ["no", "nein", "non", "нет", "não", "nie", "ne", "否", "未缴", "未繳"];
    let text = text.to_lowercase();
    match column {
        Column::Name | Column::Family | Column::Given | Column::LatinName | Column::Note => false,
        Column::Paid => NOTHING.contains(&text.as_str()) || UNPAID.contains(&text.as_str()) || is_zero(&text),
        Column::Title
        | Column::Sex
        | Column::Birth
        | Column::Federation
        | Column::FideId
        | Column::NationalId
        | Column::Rating
        | Column::RatingFide
        | Column::RatingRapid
        | Column::RatingBlitz
        | Column::RatingNational
        | Column::Estimate
        | Column::K
        | Column::Club
        | Column::Category
        | Column::Reduction
        | Column::Phone
        | Column::Board => NOTHING.contains(&text.as_str()),
    }
}

/// `0`, `-` and the like: programs write them for nothing.
pub(super) fn is_zero(text: &str) -> bool {
    text.chars().all(|c| matches!(c, '0' | '-' | '/' | '.'))
}

fn rating(text: &str) -> Option<u16> {
    const GREATEST: u16 = 3500;
    text.parse().ok().filter(|rating| (1..=GREATEST).contains(rating))
}

pub(super) fn gender(text: &str) -> Option<Gender> {
    match text.to_lowercase().as_str() {
        "m" | "male" | "man" | "h" | "herr" | "hombre" | "homme" | "м" | "муж" | "муж." | "男" => {
            Some(Gender::Male)
        }
        "w" | "f" | "female" | "woman" | "d" | "frau" | "mujer" | "femme" | "k" | "ж" | "жен" | "жен." | "女" => {
            Some(Gender::Female)
        }
        _ => None,
    }
}

/// Three letters; FIDE has no others.
fn federation(text: &str) -> Option<String> {
    let is_code = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_code.then(|| text.to_ascii_uppercase())
}

fn is_chinese(text: &str) -> bool {
    text.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

fn check_name(name: &str, place: Place, faults: &mut Vec<CellFault>) {
    let defect = if name.trim().is_empty() {
        CellDefect::Missing
    } else if name.chars().count() > NAME_LENGTH {
        CellDefect::TooLong { limit: NAME_LENGTH }
    } else if !name.chars().any(char::is_alphabetic) {
        CellDefect::Unreadable { text: name.to_owned() }
    } else {
        return;
    };
    faults.push(CellFault { place, column: Column::Name, defect });
}
