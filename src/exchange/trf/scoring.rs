//! What results are worth: record 162, JaVaFo's XXS and the BB? lines of bbpPairings.
//!
//! The later line counts where two name the same thing, which is told. What no line names follows from what they do, as the documents say:
//! in 162 the pairing-allocated bye is a win, forfeits and byes are what they are named after.

use super::columns::{scoring as columns, span};
use super::line::{Field, Line};
use super::report::{FieldName, Remark};
use super::sheet::{ScoringLines, Sheet};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::scoring::Scoring;

/// Reads a scoring record; `false` if the code is none of this family.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    match line.code() {
        "162" => record_162(sheet, line),
        "XXS" => javafo(sheet, line),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => bbp(sheet, line),
        _ => return false,
    }
    true
}

/// The most that a result is worth: what the four columns of 162 hold (`11.5` in the format's words).
const MOST: Points = Points::from_hundredths(99_90);

/// What a result is worth.
fn value(sheet: &mut Sheet, field: Field) -> Option<Points> {
    let points = sheet.points(field)?;
    if points > MOST {
        sheet.unreadable(FieldName::Scoring, field);
        return None;
    }
    Some(points)
}

/// Record 162: symbol and points every nine columns.
fn record_162(sheet: &mut Sheet, line: &Line) {
    let pair = span(columns::SYMBOL.first, columns::POINTS.last);
    sheet.beside(line, &[], Some((pair, FieldName::Scoring, columns::STRIDE)));
    for n in 0.. {
        let symbol = line.field(columns::SYMBOL.nth(n, columns::STRIDE));
        if columns::SYMBOL.nth(n, columns::STRIDE).first > line.len() {
            break;
        }
        if symbol.is_blank() {
            continue;
        }
        let Some(points) = value(sheet, line.field(columns::POINTS.nth(n, columns::STRIDE))) else { continue };
        sheet.once_of(line, symbol, &points.decimal());
        let scoring = &mut sheet.scoring;
        match symbol.text.to_ascii_uppercase().as_str() {
            "W" => win_is(scoring, points),
            "D" => draw_is(scoring, points),
            "L" => scoring.loss = Some(points),
            "A" => {
                scoring.zero_point_bye = Some(points);
                scoring.forfeit_loss = Some(points);
            }
            "P" => scoring.pairing_allocated_bye = Some(points),
            // An unknown result, e.g. an adjourned game, counts as a draw (C.04.2 art. 3.1).
            "X" if points == scoring.draw.unwrap_or(Scoring::STANDARD.draw) => {}
            "X" => sheet.dropped(FieldName::Scoring, line.field(span(symbol.place.column as usize, line.len()))),
            _ => sheet.unreadable(FieldName::Scoring, symbol),
        }
    }
}

/// The points of a win, and of what counts as one unless it is said otherwise.
fn win_is(scoring: &mut ScoringLines, points: Points) {
    for value in [&mut scoring.win, &mut scoring.forfeit_win, &mut scoring.full_point_bye] {
        *value = Some(points);
    }
}

/// The same of a draw.
fn draw_is(scoring: &mut ScoringLines, points: Points) {
    scoring.draw = Some(points);
    scoring.half_point_bye = Some(points);
}

/// JaVaFo's XXS: `CODE=VALUE` as often as wanted.
fn javafo(sheet: &mut Sheet, line: &Line) {
    for word in line.words() {
        let Some((code, value)) = word.text.split_once('=') else {
            sheet.unreadable(FieldName::Scoring, word);
            continue;
        };
        let Some(points) = self::value(sheet, Field { text: value, ..word }) else { continue };
        sheet.once_of(line, Field { text: code, ..word }, &points.decimal());
        let scoring = &mut sheet.scoring;
        let by_colour = |value: &mut Option<Points>, is_white: bool| {
            let differs = value.is_some_and(|other| other != points);
            if is_white || value.is_none() {
                *value = Some(points);
            }
            differs
        };
        let mut differs = false;
        match code.to_ascii_uppercase().as_str() {
            "W" => win_is(scoring, points),
            "D" => draw_is(scoring, points),
            "L" => scoring.loss = Some(points),
            "WW" => differs = by_colour(&mut scoring.win, true),
            "BW" => differs = by_colour(&mut scoring.win, false),
            "WD" => differs = by_colour(&mut scoring.draw, true),
            "BD" => differs = by_colour(&mut scoring.draw, false),
            "WL" => differs = by_colour(&mut scoring.loss, true),
            "BL" => differs = by_colour(&mut scoring.loss, false),
            "ZPB" => scoring.zero_point_bye = Some(points),
            "HPB" => scoring.half_point_bye = Some(points),
            "FPB" => scoring.full_point_bye = Some(points),
            "PAB" => scoring.pairing_allocated_bye = Some(points),
            "FW" => scoring.forfeit_win = Some(points),
            "FL" => scoring.forfeit_loss = Some(points),
            _ => sheet.unreadable(FieldName::Scoring, word),
        }
        if differs {
            sheet.note(word.place, Remark::ScoringByColour);
        }
    }
}

/// bbpPairings' lines, one value each.
fn bbp(sheet: &mut Sheet, line: &Line) {
    let Some(points) = value(sheet, line.value()) else { return };
    sheet.once(line);
    let scoring = &mut sheet.scoring;
    match line.code() {
        "BBW" => win_is(scoring, points),
        "BBD" => draw_is(scoring, points),
        "BBL" => scoring.loss = Some(points),
        "BBZ" => scoring.zero_point_bye = Some(points),
        "BBF" => scoring.forfeit_loss = Some(points),
        _ => scoring.pairing_allocated_bye = Some(points),
    }
}

impl ScoringLines {
    /// The scoring that the lines give; `None` if there were none.
    pub fn scoring(&self) -> Option<Scoring> {
        if *self == ScoringLines::default() {
            return None;
        }
        let standard = Scoring::STANDARD;
        let win = self.win.unwrap_or(standard.win);
        let draw = self.draw.unwrap_or(standard.draw);
        Some(Scoring {
            win,
            draw,
            loss: self.loss.unwrap_or(standard.loss),
            forfeit_win: self.forfeit_win.unwrap_or(win),
            forfeit_loss: self.forfeit_loss.unwrap_or(standard.forfeit_loss),
            pairing_allocated_bye: self.pairing_allocated_bye.unwrap_or(win),
            half_point_bye: self.half_point_bye.unwrap_or(draw),
            full_point_bye: self.full_point_bye.unwrap_or(win),
            zero_point_bye: self.zero_point_bye.unwrap_or(standard.zero_point_bye),
        })
    }
}
