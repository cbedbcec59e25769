//! Record 001, a player and their rounds, and the national rating records, which look the same under a federation's letters.

use super::MAX_ROUNDS;
use super::columns::{Span, player as columns, span};
use super::lichess;
use super::line::Line;
use super::report::{Defect, FieldName, Remark};
use super::sheet::{Cell, Id, NationalLine, PlayerLine, Sheet};
use crate::players::is_other_title;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::fide_id::NoFideId;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::player::{Birth, Gender, NationalRecord, PlayerData, Title};
use sonneborn_tournament::points::Points;

/// Every letter and sign that the formats have for the result of a round, and `X` for an unknown one, as record 162 calls it.
const RESULTS: &str = "10=+-WDLHFUZX ";
const ADJOURNED: char = 'X';

/// Reads record 001.
pub fn read(sheet: &mut Sheet, line: &Line) {
    let number = line.field(columns::NUMBER);
    let tpn = match number.digits().and_then(|digits| u16::try_from(digits).ok()) {
        Some(0) | None if number.is_blank() => {
            return sheet.fault(number.place, Defect::Missing(FieldName::StartingNumber));
        }
        Some(0) | None => return sheet.unreadable(FieldName::StartingNumber, number),
        Some(digits) => Tpn(digits),
    };
    beside_fields(sheet, line);
    let data = data(sheet, line);
    let points = line.field(columns::POINTS);
    let points = if points.is_blank() { None } else { sheet.points(points).map(|read| (read, points.place)) };
    let rank = line.field(columns::RANK);
    if !rank.is_blank() && rank.digits().is_none() {
        sheet.dropped(FieldName::Rank, rank);
    }
    let rank = rank.digits().and_then(|digits| u16::try_from(digits).ok()).filter(|rank| *rank > 0);
    let cells = cells(sheet, line, tpn);
    sheet.players.push(PlayerLine { tpn, line: line.number, data, points, rank, cells });
}

/// The fields of record 001 before its rounds, of which national rating records have those up to the date of birth.
const FIELDS: [(Span, FieldName); 10] = [
    (columns::NUMBER, FieldName::StartingNumber),
    (columns::SEX, FieldName::Sex),
    (columns::TITLE, FieldName::Title),
    (columns::NAME, FieldName::Name),
    (columns::RATING, FieldName::Rating),
    (columns::FEDERATION, FieldName::Federation),
    (columns::ID, FieldName::FideId),
    (columns::BIRTH, FieldName::Birth),
    (columns::POINTS, FieldName::Points),
    (columns::RANK, FieldName::Rank),
];
/// Of them, so many.
const NATIONAL_FIELDS: usize = 8;

/// Notes what stands between the fields. Between the columns of a round it is a fault.
fn beside_fields(sheet: &mut Sheet, line: &Line) {
    let first_round = columns::OPPONENT.first;
    let rounds = (span(first_round, first_round), FieldName::Opponent, 1);
    sheet.beside(line, &FIELDS, Some(rounds));
}

/// Reads a national rating record: a line like 001 with a federation's letters in place of the code.
pub fn read_national(sheet: &mut Sheet, line: &Line) {
    let Some(Id { number, place }) = sheet.id(line.field(columns::NUMBER)) else { return };
    sheet.beside(line, &FIELDS[..NATIONAL_FIELDS], None);
    let text = |span| line.field(span).text.to_owned();
    let found = line.field(columns::RATING);
    let rating = found.digits().and_then(|digits| u16::try_from(digits).ok());
    if rating.is_none() && !found.is_blank() {
        sheet.dropped(FieldName::Rating, found);
    }
    let record = NationalRecord {
        federation: line.code().to_owned(),
        sex: text(columns::SEX),
        title: text(columns::TITLE),
        name: text(columns::NAME),
        rating: rating.filter(|rating| *rating > 0),
        region: text(columns::FEDERATION),
        id: text(columns::ID),
        birth: text(columns::BIRTH),
    };
    sheet.national.push(NationalLine { id: Id { number, place }, record });
}

/// What does not bear on the rounds. Nothing here keeps a file out; what says nothing is noted.
fn data(sheet: &mut Sheet, line: &Line) -> PlayerData {
    let mut data = PlayerData { name: line.field(columns::NAME).text.to_owned(), ..PlayerData::default() };
    let sex = line.field(columns::SEX);
    data.gender = match sex.text {
        "m" | "M" => Some(Gender::Male),
        "w" | "W" | "f" | "F" => Some(Gender::Female),
        _ => None,
    };
    if data.gender.is_none() && !sex.is_blank() {
        sheet.dropped(FieldName::Sex, sex);
    }
    let title = line.field(columns::TITLE);
    data.title = Title::from_code(title.text);
    match data.title {
        Some(known) => {
            let is_06 = !known.code().eq_ignore_ascii_case(title.text);
            sheet.is_06 |= is_06;
            // TRF06 writes small letters; a great one may be what is left of a longer title.
            if is_06 && title.text.chars().any(char::is_uppercase) {
                sheet.note(title.place, Remark::TitleRead { text: title.text.to_owned(), title: known });
            }
        }
        None => {
            data.other_title = title.text.to_owned();
            if !title.is_blank() && !is_other_title(title.text) {
                sheet.note(title.place, Remark::TitleKept { text: title.text.to_owned() });
            }
        }
    }
    let rating = line.field(columns::RATING);
    match rating.digits().and_then(|digits| u16::try_from(digits).ok()) {
        Some(digits) => data.rating = Some(digits).filter(|rating| *rating > 0),
        None if rating.is_blank() => {}
        None => sheet.dropped(FieldName::Rating, rating),
    }
    data.federation = line.field(columns::FEDERATION).text.to_ascii_uppercase();
    let id = line.field(columns::ID);
    match id.text.parse() {
        Ok(number) => data.fide_id = Some(number),
        // 0 is written where there is none.
        Err(NoFideId) if id.text.bytes().all(|byte| byte == b'0') => {}
        Err(NoFideId) => data.national_id = id.text.to_owned(),
    }
    let birth = line.field(columns::BIRTH);
    data.birth = Birth::parse(birth.text);
    let is_empty_date = birth.text.chars().all(|c| matches!(c, '0' | '/' | '-' | '.' | ' '));
    if data.birth.is_none() && !is_empty_date {
        sheet.dropped(FieldName::Birth, birth);
    }
    data
}

/// The rounds of the line, up to the last that is not blank.
fn cells(sheet: &mut Sheet, line: &Line, tpn: Tpn) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut end = 0;
    for n in 0.. {
        let opponent = line.field(columns::OPPONENT.nth(n, columns::ROUND_STRIDE));
        if columns::OPPONENT.nth(n, columns::ROUND_STRIDE).first > line.len() {
            break;
        }
        if n == usize::from(MAX_ROUNDS) {
            let limit = u32::from(MAX_ROUNDS);
            let defect = Defect::TooGreat { field: FieldName::Rounds, text: (n + 1).to_string(), limit };
            sheet.fault(opponent.place, defect);
            break;
        }
        let between = columns::BETWEEN.iter().map(|column| column + n * columns::ROUND_STRIDE);
        if let Some(stray) = between.map(|column| line.field(span(column, column))).find(|found| !found.is_blank()) {
            sheet.fault(stray.place, Defect::OutOfColumn { text: stray.text.to_owned() });
            continue;
        }
        let mut cell = Cell { result: ' ', place: opponent.place, ..Cell::default() };
        match opponent.digits() {
            Some(number) => cell.opponent = Some(number).filter(|number| *number > 0),
            None if opponent.is_blank() => {}
            None => sheet.unreadable(FieldName::Opponent, opponent),
        }
        let colour = line.field(columns::COLOUR.nth(n, columns::ROUND_STRIDE));
        match colour.text {
            "w" | "W" => cell.colour = Some(Colour::White),
            "b" | "B" => cell.colour = Some(Colour::Black),
            "" | "-" => {}
            _ => sheet.unreadable(FieldName::Colour, colour),
        }
        let result = line.field(columns::RESULT.nth(n, columns::ROUND_STRIDE));
        let mark = match result.text.chars().next().unwrap_or(' ').to_ascii_uppercase() {
            '?' => ADJOURNED,
            mark => mark,
        };
        if sheet.is_lichess && mark == lichess::GOES_ON && cell.opponent.is_some() {
            let round = RoundNo(u16::try_from(n + 1).unwrap_or(u16::MAX));
            sheet.note(result.place, Remark::GameGoesOn { round, player: tpn });
        } else if RESULTS.contains(mark) {
            cell.result = mark;
        } else if cell.opponent.is_some() {
            sheet.note(result.place, Remark::UnknownResult { text: result.text.to_owned() });
            cell.result = ADJOURNED;
        } else {
            sheet.unreadable(FieldName::Result, result);
        }
        cells.push(cell);
        if cell.opponent.is_some() || cell.result != ' ' || !opponent.is_blank() {
            end = cells.len();
        }
    }
    cells.truncate(end);
    cells
}

/// Whether the line's fixed fields hold what they must: a sign that its columns are counted as this line counts them.
pub fn fits(line: &Line) -> bool {
    let number = |span| {
        let found = line.field(span);
        found.is_blank() || found.digits().is_some()
    };
    let points = line.field(columns::POINTS);
    let federation = line.field(columns::FEDERATION);
    let separated = columns::SEPARATORS.iter().all(|column| line.field(span(*column, *column)).is_blank());
    separated
        && number(columns::RATING)
        && number(columns::RANK)
        && number(columns::OPPONENT)
        && (points.is_blank() || Points::parse(points.text).is_some())
        && federation.text.len() <= columns::FEDERATION.width()
        && federation.text.chars().all(char::is_alphabetic)
}
