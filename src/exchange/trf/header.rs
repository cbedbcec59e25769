//! Records of one value each: 012 to 132, 142, 152, 172, 182, 192, 202, 212, 222, and their elder kin XXR and XXC.

use super::MAX_ROUNDS;
use super::columns::{self, ROUND_DATE, span};
use super::line::{Field, Line};
use super::report::{Defect, FieldName, Remark};
use super::sheet::Sheet;
use chrono::{Datelike, NaiveDate, NaiveTime};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::descriptor::{Descriptor, DescriptorError};
use sonneborn_tournament::details::Official;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::regulations::{NationalRatings, RatingChoice};

/// Records that an event has one of.
const SINGLE: [&str; 16] =
    ["012", "022", "032", "042", "052", "062", "072", "082", "092", "122", "132", "152", "172", "182", "192", "222"];

/// Reads a header record; `false` if the code is none of this family.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    let value = line.value();
    let text = value.text.to_owned();
    if SINGLE.contains(&line.code()) {
        sheet.once(line);
    }
    match line.code() {
        "012" => sheet.details.name = text,
        "022" => sheet.details.place = text,
        "032" => sheet.details.federation = text,
        "042" => sheet.details.start = date(sheet, value),
        "052" => sheet.details.end = date(sheet, value),
        "062" => count(sheet, FieldName::Players, value),
        "072" => count(sheet, FieldName::RatedPlayers, value),
        "082" => count(sheet, FieldName::Teams, value),
        "092" => sheet.details.kind = text,
        "102" => arbiter(sheet, &text),
        "112" => sheet.details.deputies.push(official(&text)),
        "122" => sheet.details.time_control_text = text,
        "132" => schedule(sheet, line),
        "142" | "XXR" => rounds(sheet, line),
        "152" => match value.text {
            "W" | "w" => sheet.initial_colour = Some(Colour::White),
            "B" | "b" => sheet.initial_colour = Some(Colour::Black),
            _ => sheet.unreadable(FieldName::InitialColour, value),
        },
        "XXC" => javafo_configuration(sheet, line),
        "172" => national(sheet, line),
        "182" => sheet.program = text,
        "192" => sheet.system = Some((text, value.place)),
        "202" | "212" => tie_breaks(sheet, line),
        "222" => sheet.time_control = text,
        _ => return false,
    }
    true
}

/// The chief arbiter; further ones in the same record are deputies.
fn arbiter(sheet: &mut Sheet, text: &str) {
    let official = official(text);
    if sheet.details.chief_arbiter.name.is_empty() {
        sheet.details.chief_arbiter = official;
    } else {
        sheet.details.deputies.push(official);
    }
}

/// A name, with a FIDE ID behind it where there is one.
pub fn official(text: &str) -> Official {
    /// FIDE IDs have six digits at least; smaller numbers are part of the text.
    const SMALLEST_ID: u64 = 100_000;
    let (name, id) = text.rsplit_once(' ').unwrap_or((text, ""));
    match id.parse().ok().filter(|id: &FideId| id.number() >= SMALLEST_ID) {
        Some(id) => Official { name: name.trim_end().to_owned(), fide_id: Some(id), ..Official::default() },
        None => Official { name: text.to_owned(), ..Official::default() },
    }
}

/// No event is older.
const FIRST_YEAR: i32 = 1850;

/// `YYYY/MM/DD`, and what older files have: `YYYY-MM-DD`, `DD.MM.YYYY`.
fn date(sheet: &mut Sheet, value: Field) -> Option<NaiveDate> {
    if value.is_blank() {
        return None;
    }
    let formats = ["%Y/%m/%d", "%Y-%m-%d", "%d.%m.%Y", "%Y.%m.%d"];
    let mut read = formats.iter().filter_map(|format| NaiveDate::parse_from_str(value.text, format).ok());
    // `10.09.13` is no day of the year 13, and which of its numbers is the year nobody says.
    let date = read.find(|date| date.year() >= FIRST_YEAR);
    if date.is_none() {
        sheet.dropped(FieldName::Date, value);
    }
    date
}

/// Record 132: dates above the rounds of record 001. The year has two digits; older programs write four.
fn schedule(sheet: &mut Sheet, line: &Line) {
    let stride = columns::player::ROUND_STRIDE;
    // What touches a date is told with it.
    let before = ROUND_DATE.first - 1;
    for found in line.outside(before - 1, |_| false) {
        sheet.note(found.place, Remark::BesideColumns { field: FieldName::RoundDate, text: found.text.to_owned() });
    }
    sheet.details.schedule.clear();
    for n in 0..usize::from(MAX_ROUNDS) {
        let columns = ROUND_DATE.nth(n, stride);
        if columns.first - 1 > line.len() {
            break;
        }
        let found = line.field(columns);
        // A date read one column off would be another day: it fills its columns, and nothing stands beside them.
        let beside = [columns.first - 1, columns.last + 1].map(|column| line.field(span(column, column)));
        let fills = found.text.len() == columns.width() && beside.iter().all(Field::is_blank);
        let day = ["%y/%m/%d", "%y-%m-%d", "%y.%m.%d"]
            .iter()
            .find_map(|format| NaiveDate::parse_from_str(found.text, format).ok())
            .filter(|_| fills);
        let written = [found, beside[0], beside[1]].into_iter().find(|field| !field.is_blank());
        if let Some(written) = written.filter(|_| day.is_none()) {
            sheet.dropped(FieldName::RoundDate, written);
        }
        sheet.details.schedule.push(day.map(|day| day.and_time(NaiveTime::MIN)));
    }
    while sheet.details.schedule.last().is_some_and(Option::is_none) {
        sheet.details.schedule.pop();
    }
}

/// Records 062 to 082. Record 062 of some programs goes on with words: `48 (12)`.
fn count(sheet: &mut Sheet, field: FieldName, value: Field) {
    let (first, rest) = value.text.split_once(char::is_whitespace).unwrap_or((value.text, ""));
    match (Field { text: first, ..value }).digits() {
        Some(count) => {
            sheet.counts.push((field, count, value.place));
            if !rest.is_empty() {
                sheet.dropped(field, Field { text: rest.trim_start(), ..value });
            }
        }
        None if value.is_blank() => {}
        None => sheet.dropped(field, value),
    }
}

fn rounds(sheet: &mut Sheet, line: &Line) {
    let value = line.value();
    match value.digits() {
        Some(rounds) if (1..=u32::from(MAX_ROUNDS)).contains(&rounds) => {
            let earlier = sheet.rounds.replace((u16::try_from(rounds).unwrap_or(MAX_ROUNDS), value.place));
            if let Some((earlier, _)) = earlier.filter(|(earlier, _)| u32::from(*earlier) != rounds) {
                let remark = Remark::RecordTwice { code: line.code().to_owned(), text: earlier.to_string() };
                sheet.note(value.place, remark);
            }
        }
        Some(rounds) if rounds > u32::from(MAX_ROUNDS) => {
            let limit = u32::from(MAX_ROUNDS);
            let defect = Defect::TooGreat { field: FieldName::Rounds, text: value.text.to_owned(), limit };
            sheet.fault(value.place, defect);
        }
        _ => sheet.unreadable(FieldName::Rounds, value),
    }
}

/// JaVaFo's XXC: the initial colour, and pairing by rank.
fn javafo_configuration(sheet: &mut Sheet, line: &Line) {
    for word in line.words() {
        match word.text.to_ascii_lowercase().as_str() {
            "white1" => sheet.initial_colour = Some(Colour::White),
            "black1" => sheet.initial_colour = Some(Colour::Black),
            "rank" => sheet.note(word.place, Remark::PairingByRank),
            _ => sheet.unreadable(FieldName::InitialColour, word),
        }
    }
}

/// The federation and the method; some programs write the method alone, which says whose ratings only by the national records.
fn national(sheet: &mut Sheet, line: &Line) {
    let words = line.words();
    let choices = words.iter().filter_map(|word| RatingChoice::from_code(word.text));
    let others: Vec<&Field> = words.iter().filter(|word| RatingChoice::from_code(word.text).is_none()).collect();
    match (choices.collect::<Vec<_>>().as_slice(), others.as_slice()) {
        ([choice], federation @ ([] | [_])) => {
            let federation = federation.first().map_or_else(String::new, |word| word.text.to_ascii_uppercase());
            sheet.national_ratings = Some(NationalRatings { federation, choice: *choice });
        }
        _ => sheet.dropped(FieldName::StartingRank, line.value()),
    }
}

/// Records 202 and 212; the latter is the same list with the points first.
fn tie_breaks(sheet: &mut Sheet, line: &Line) {
    let value = line.value();
    let parts = value.text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let mut descriptors: Vec<Coded<Descriptor>> = parts.map(Coded::written).collect();
    if line.code() == "212" && descriptors.first().is_some_and(|first| first.as_str().eq_ignore_ascii_case("PTS")) {
        descriptors.remove(0);
    }
    for code in &descriptors {
        match code.value() {
            // The arbiter ranks by a tie-break of the competition's own.
            Ok(_) | Err(DescriptorError::SelfDefined(_)) => {}
            Err(why) => sheet.note(value.place, Remark::TieBreakKept { code: code.as_str().to_owned(), why }),
        }
    }
    let earlier = sheet.tie_breaks.replace(descriptors);
    if let Some(earlier) = earlier.filter(|earlier| Some(earlier) != sheet.tie_breaks.as_ref()) {
        let text = earlier.iter().map(Coded::as_str).collect::<Vec<_>>().join(", ");
        sheet.note(value.place, Remark::RecordTwice { code: line.code().to_owned(), text });
    }
}
