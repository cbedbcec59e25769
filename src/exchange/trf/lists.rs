//! Records that say something of several players: 240 byes, 250 acceleration, 260 prohibited pairings, 299 abnormal
//! points, and JaVaFo's XXZ, XXA and XXP.

use super::MAX_ROUNDS;
use super::columns::{ID_STRIDE, Span, abnormal, acceleration, bye, prohibited, xxa};
use super::line::{Field, Line};
use super::report::{FieldName, Remark};
use super::sheet::{AbnormalLine, AccelerationLine, ByeLine, Id, ProhibitionLine, Sheet};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;

/// Reads a record of lists; `false` if the code is none of this family.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    match line.code() {
        "240" => byes(sheet, line),
        "250" => accelerated(sheet, line),
        "260" => prohibited_pairings(sheet, line),
        "299" => abnormal_points(sheet, line),
        "XXZ" => {
            let ids = word_ids(sheet, line);
            sheet.absent.extend(ids);
        }
        "XXA" => javafo_acceleration(sheet, line),
        "XXP" => {
            let ids = word_ids(sheet, line);
            sheet.prohibitions.push(ProhibitionLine { rounds: None, ids });
        }
        _ => return false,
    }
    true
}

/// Starting numbers, or those of teams, at the end of a record.
pub(super) fn numbers(first: Span) -> Option<(Span, FieldName, usize)> {
    Some((first, FieldName::StartingNumber, ID_STRIDE))
}

/// The fields of record 240 before its list.
pub(super) const BYE_FIELDS: [(Span, FieldName); 2] = [(bye::KIND, FieldName::Bye), (bye::ROUND, FieldName::Round)];

/// The fields of record 250.
pub(super) const ACCELERATION_FIELDS: [(Span, FieldName); 6] = [
    (acceleration::MATCH_POINTS, FieldName::Points),
    (acceleration::POINTS, FieldName::Points),
    (acceleration::FIRST_ROUND, FieldName::Round),
    (acceleration::LAST_ROUND, FieldName::Round),
    (acceleration::FIRST_ID, FieldName::StartingNumber),
    (acceleration::LAST_ID, FieldName::StartingNumber),
];

/// The fields of record 260 before its list.
pub(super) const PROHIBITED_FIELDS: [(Span, FieldName); 2] =
    [(prohibited::FIRST_ROUND, FieldName::Round), (prohibited::LAST_ROUND, FieldName::Round)];

/// The fields of record 299 before its list.
pub(super) const ABNORMAL_FIELDS: [(Span, FieldName); 4] = [
    (abnormal::KIND, FieldName::Result),
    (abnormal::MATCH_POINTS, FieldName::Points),
    (abnormal::POINTS, FieldName::Points),
    (abnormal::ROUND, FieldName::Round),
];

/// Whether record 299 names no round, or the one that stands for the end of the tournament.
pub(super) fn is_of_every_round(round: Field) -> bool {
    const AFTER_THE_LAST: u32 = 999;
    round.is_blank() || matches!(round.digits(), Some(0 | AFTER_THE_LAST))
}

fn byes(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &BYE_FIELDS, numbers(bye::FIRST_ID));
    let kind = line.field(bye::KIND);
    // Also the pairing-allocated bye, promised before the round is paired: an event has it, and its file keeps it.
    let Some(bye) = Bye::from_code(kind.text) else {
        return sheet.unreadable(FieldName::Bye, kind);
    };
    let Some(round) = sheet.round(line.field(bye::ROUND)) else { return };
    let ids = sheet.ids(line, bye::FIRST_ID);
    sheet.byes.push(ByeLine { bye, round, ids });
}

fn accelerated(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &ACCELERATION_FIELDS, None);
    let match_points = line.field(acceleration::MATCH_POINTS);
    if !match_points.is_blank() && Points::parse(match_points.text) != Some(Points::ZERO) {
        sheet.dropped(FieldName::Points, match_points);
    }
    let Some(points) = sheet.points(line.field(acceleration::POINTS)) else { return };
    let first = sheet.round(line.field(acceleration::FIRST_ROUND));
    let last = sheet.round(line.field(acceleration::LAST_ROUND));
    let from = sheet.id(line.field(acceleration::FIRST_ID));
    let to = sheet.id(line.field(acceleration::LAST_ID));
    if let (Some(first), Some(last), Some(from), Some(to)) = (first, last, from, to) {
        sheet.accelerations.push(AccelerationLine { points, rounds: (first, last), ids: (from, to) });
    }
}

fn prohibited_pairings(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &PROHIBITED_FIELDS, numbers(prohibited::FIRST_ID));
    let first = sheet.round(line.field(prohibited::FIRST_ROUND));
    let last = sheet.round(line.field(prohibited::LAST_ROUND));
    let ids = sheet.ids(line, prohibited::FIRST_ID);
    if let (Some(first), Some(last)) = (first, last) {
        sheet.prohibitions.push(ProhibitionLine { rounds: Some((first, last)), ids });
    }
}

fn abnormal_points(sheet: &mut Sheet, line: &Line) {
    sheet.beside(line, &ABNORMAL_FIELDS, numbers(abnormal::FIRST_ID));
    let kind = line.field(abnormal::KIND);
    let result = kind.text.chars().next().map(|c| c.to_ascii_uppercase());
    if result.is_some_and(|kind| !"WDLFHZ+-".contains(kind)) {
        return sheet.unreadable(FieldName::Result, kind);
    }
    let match_points = line.field(abnormal::MATCH_POINTS);
    if !match_points.is_blank() && sheet.points(match_points).is_some_and(|points| points != Points::ZERO) {
        // Match points belong to team events, whose standings are not kept here.
        sheet.note(match_points.place, Remark::AbnormalPointsKept);
        return sheet.keep(line);
    }
    let Some(points) = sheet.points(line.field(abnormal::POINTS)) else { return };
    let round = line.field(abnormal::ROUND);
    let every_round = is_of_every_round(round);
    let round = if every_round { None } else { sheet.round(round) };
    if !every_round && round.is_none() {
        return;
    }
    let ids = sheet.ids(line, abnormal::FIRST_ID);
    sheet.abnormal.push(AbnormalLine { result, points, round, ids });
}

fn word_ids(sheet: &mut Sheet, line: &Line) -> Vec<Id> {
    line.words().into_iter().filter_map(|word| sheet.id(word)).collect()
}

fn javafo_acceleration(sheet: &mut Sheet, line: &Line) {
    let Some(id) = sheet.id(line.field(xxa::NUMBER)) else { return };
    let points = (xxa::POINTS, FieldName::Points, xxa::STRIDE);
    sheet.beside(line, &[(xxa::NUMBER, FieldName::StartingNumber)], Some(points));
    for round in 1..=u16::MAX {
        let columns = xxa::POINTS.nth(usize::from(round) - 1, xxa::STRIDE);
        if columns.first > line.len() {
            break;
        }
        let found = line.field(columns);
        if found.is_blank() {
            continue;
        }
        if round > MAX_ROUNDS {
            sheet.dropped(FieldName::Points, found);
            continue;
        }
        let Some(points) = sheet.points(found) else { continue };
        let round = RoundNo(round);
        sheet.accelerations.push(AccelerationLine { points, rounds: (round, round), ids: (id, id) });
    }
}
