//! How wide the columns of a table are, and how large its type: what its cells need, and what the sheet has.

use super::{AIR, BELOW, Column, GAP, Row, STEP, Table, Width};
use crate::font::{Fonts, Weight};
use crate::page::Sheet;
use crate::text::{Style, width_em};
use std::ops::Range;

/// The type that is read from two metres, in points: capitals of five millimetres; and the largest.
pub(super) const LARGE: f32 = 20.0;
const LARGEST: f32 = 44.0;
/// The type of a list that is read close by, in points.
pub(super) const LIST: f32 = 9.0;
/// A column that shares is not wrapped to less than this, in parts of the type size.
const NARROWEST: f32 = 6.0;

/// A head can stand in several lines.
pub(super) fn head_lines(column: &Column) -> f32 {
    f32::from(u8::try_from(column.head.split('\n').count()).unwrap_or(u8::MAX))
}

/// The width of each cell in parts of the type size, row by row.
pub(super) fn natural(table: &Table, fonts: &Fonts) -> Vec<f32> {
    let count = table.columns.len();
    let mut natural = vec![0.0f32; count * table.rows.len()];
    for (row, places) in table.rows.iter().zip(natural.chunks_mut(count.max(1))) {
        for (cell, place) in row.cells().iter().zip(places) {
            *place = cell.words().map_or(1.0, |(text, weight)| width_em(fonts, text, weight));
        }
    }
    natural
}

/// The columns of each part of a table that is set in parts beside each other, so that the type of a list has room: one part where it has.
/// The first `repeated` columns stand in every part.
pub(super) fn parts_beside(table: &Table, sheet: &Sheet, repeated: usize) -> Vec<Range<usize>> {
    let size = LIST * sheet.scale().min(1.0);
    let widest = widest_by_column(table, sheet.fonts(), &natural(table, sheet.fonts()));
    let full = full_widths(table, &widest, size);
    let wide = |(column, full): (&Column, &f32)| match column.width {
        Width::Share(_) => full.min(NARROWEST * size) + GAP * size,
        Width::Natural | Width::Fixed(_) => full + GAP * size,
    };
    let widths: Vec<f32> = table.columns.iter().zip(&full).map(wide).collect();
    let repeated = repeated.min(widths.len());
    let room = sheet.width() - widths[..repeated].iter().sum::<f32>();
    let rest = &widths[repeated..];
    let fits =
        |parts: usize| rest.chunks(rest.len().div_ceil(parts).max(1)).all(|part| part.iter().sum::<f32>() <= room);
    let parts = (1..=rest.len()).find(|parts| fits(*parts)).unwrap_or(1);
    let each = rest.len().div_ceil(parts).max(1);
    (repeated..widths.len()).step_by(each).map(|from| from..(from + each).min(widths.len())).collect()
}

/// The widest content of each column, its head included, in parts of the type size.
pub(super) fn widest_by_column(table: &Table, fonts: &Fonts, natural: &[f32]) -> Vec<f32> {
    let head = |column: &Column| match column.upright_head {
        true => 1.0,
        false => {
            let lines = column.head.split('\n').map(|line| width_em(fonts, line, Weight::Bold));
            lines.fold(0.0, f32::max) * 0.92
        }
    };
    let mut widest: Vec<f32> = table.columns.iter().map(head).collect();
    for row in natural.chunks(table.columns.len().max(1)) {
        for (place, wide) in widest.iter_mut().zip(row) {
            *place = place.max(*wide);
        }
    }
    widest
}

/// The largest type in which no cell is wrapped and the rows take no more sheets than in the least type; `least` where there is none.
pub(super) fn filling(table: &Table, widest: &[f32], strip: f32, sheet: &Sheet, least: f32) -> f32 {
    let least = least * sheet.scale();
    let is_wide_enough =
        |size: f32| full_widths(table, widest, size).iter().map(|wide| wide + GAP * size).sum::<f32>() <= strip;
    let fewest = sheets(table, sheet, least);
    let mut size = LARGEST * sheet.scale();
    while size > least && !(is_wide_enough(size) && sheets(table, sheet, size) <= fewest) {
        size -= STEP;
    }
    size.max(least)
}

/// How many sheets the rows take at a type size, each row in one line.
fn sheets(table: &Table, sheet: &Sheet, size: f32) -> usize {
    let line = Style::regular(size).leading() + 2.0 * AIR * size;
    let row = line.max(table.row_height * sheet.scale());
    // One line for the head of each frame.
    let (first, next) = (sheet.room() - line, sheet.room_of_next() - line);
    let below = BELOW * sheet.scale();
    let (mut frames, mut left) = (1, first);
    for (index, of) in table.rows.iter().enumerate() {
        let is_last = index + 1 == table.rows.len();
        let needed = match of {
            Row::Section(_) | Row::Part(_) => line + row,
            Row::Cells(_) | Row::Faded(_) if is_last => row + below,
            Row::Cells(_) | Row::Faded(_) => row,
        };
        let begins = matches!(of, Row::Part(_)) && index > 0;
        if begins || left < needed {
            // A part begins a sheet, and not the next strip only.
            frames += if begins { strips(table) - (frames - 1) % strips(table) } else { 1 };
            left = if frames <= strips(table) { first } else { next };
        }
        left -= if matches!(of, Row::Section(_) | Row::Part(_)) { line } else { row };
    }
    frames.div_ceil(strips(table))
}

fn strips(table: &Table) -> usize {
    usize::from(table.strips.max(1))
}

/// The content width of each column at a type size, were there room for everything.
fn full_widths(table: &Table, widest: &[f32], size: f32) -> Vec<f32> {
    let of = |(column, widest): (&Column, &f32)| match column.width {
        Width::Natural | Width::Share(_) => widest * size + 0.1,
        Width::Fixed(points) => points * size / table.size,
    };
    table.columns.iter().zip(widest).map(of).collect()
}

/// How the columns find room at a type size, each with its content width.
pub(super) enum Fit {
    Easy(Vec<f32>),
    /// Every second name breaks.
    Squeezed(Vec<f32>),
    /// The strip is too narrow: the least widths there are.
    Not(Vec<f32>),
}

/// The content width of each column at a type size.
pub(super) fn fit(table: &Table, widest: &[f32], size: f32, strip: f32) -> Fit {
    let count = u16::try_from(table.columns.len()).unwrap_or(u16::MAX);
    let room = strip - f32::from(count) * GAP * size;
    let full = full_widths(table, widest, size);
    let shares: Vec<f32> =
        table.columns.iter().map(|column| if let Width::Share(weight) = column.width { weight } else { 0.0 }).collect();
    let shared: f32 = shares.iter().sum();
    let rest = room - full.iter().sum::<f32>();
    if rest >= 0.0 {
        return Fit::Easy(spread(&full, &shares, shared, rest));
    }
    let least: Vec<f32> = full
        .iter()
        .zip(&shares)
        .map(|(full, share)| if *share > 0.0 { full.min(NARROWEST * size) } else { *full })
        .collect();
    let spare = room - least.iter().sum::<f32>();
    if spare < 0.0 {
        return Fit::Not(least);
    }
    // Sharing columns get what is spare by what they lack.
    let lacking: Vec<f32> = full.iter().zip(&least).map(|(full, least)| full - least).collect();
    let lack: f32 = lacking.iter().sum();
    let widths: Vec<f32> = least.iter().zip(&lacking).map(|(least, lacks)| least + spare * lacks / lack).collect();
    // A name that breaks now and then is read more easily than a page in small type, but not if every second one breaks.
    let squeezed = shares.iter().zip(&full).zip(&widths).any(|((share, full), got)| *share > 0.0 && *got < full * 0.6);
    if squeezed { Fit::Squeezed(widths) } else { Fit::Easy(widths) }
}

fn spread(full: &[f32], shares: &[f32], shared: f32, rest: f32) -> Vec<f32> {
    if shared == 0.0 {
        // Without a sharing column the rest goes to all alike, so that the table is as wide as the page.
        let count = u16::try_from(full.len().max(1)).unwrap_or(u16::MAX);
        return full.iter().map(|wide| wide + rest / f32::from(count)).collect();
    }
    full.iter().zip(shares).map(|(wide, share)| wide + rest * share / shared).collect()
}
