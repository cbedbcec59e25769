//! What lichess writes of its Swiss tournaments: a TRF whose header records hold other things than they are for, without ranks, with
//! its own ratings, and with `Z` for a game that goes on. Known from lichess-org/lila (`SwissTrf`) and its issues 7634, 7696, 14387.

use super::line::Line;
use super::report::{FieldName, Remark};
use super::sheet::Sheet;
use chrono::NaiveDate;
use sonneborn_tournament::coded::Coded;

/// The federation that its files name.
const FEDERATION: &str = "Lichess";
/// How its Swiss tournaments break ties.
const TIE_BREAK: &str = "SB";
/// A game that goes on; everywhere else a zero-point bye.
pub const GOES_ON: char = 'Z';

/// Whether the lines are such a file.
pub fn is_export(lines: &[&str]) -> bool {
    lines.iter().any(|line| line.strip_prefix("032").is_some_and(|text| text.trim() == FEDERATION))
}

/// Reads the records that hold something else than they are for; `false` for the others.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    let value = line.value();
    let text = value.text.to_owned();
    let is_address = text.starts_with("https://") || text.starts_with("http://");
    match line.code() {
        "022" if is_address => {
            sheet.note(value.place, Remark::AddressForPlace { text: text.clone() });
            sheet.details.website = text;
        }
        "032" => {
            sheet.note(value.place, Remark::Lichess);
            sheet.tie_breaks = Some(vec![Coded::written(TIE_BREAK)]);
        }
        "102" if is_address => sheet.note(value.place, Remark::Dropped { field: FieldName::ChiefArbiter, text }),
        "042" | "052" if !value.is_blank() => match NaiveDate::parse_from_str(&text, "%b %d, %Y") {
            Ok(day) => {
                sheet.note(value.place, Remark::DateInWords { day, text });
                let details = &mut sheet.details;
                *(if line.code() == "042" { &mut details.start } else { &mut details.end }) = Some(day);
            }
            Err(_) => return false,
        },
        _ => return false,
    }
    true
}
