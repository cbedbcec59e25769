//! How wide the columns of a table are, and how large its type: what its cells need, and what the sheet has.

use super::{AIR, Align, Cell, Column, GAP, Row, Rules, STEP, TIGHT_AIR, Table, Width};
use crate::font::{Fonts, Weight};
use crate::page::Sheet;
use crate::text::{Style, widest_piece, width_em, wrap};
use std::ops::Range;

/// A column that shares is not wrapped to less than this, in parts of the type size, whatever words stand in it.
const NARROWEST: f32 = 6.0;

/// The lines of a head: those it was given, and more where its column is narrower. One around the middle of a column whose width was
/// given may reach into what is white beside it.
pub(super) fn head_lines<'c>(fonts: &Fonts, column: &'c Column, style: Style, wide: f32) -> Vec<&'c str> {
    let beside = hanging(column) * style.size;
    if column.head.is_empty() { Vec::new() } else { wrap(fonts, &column.head, style, wide + beside + 0.1) }
}

/// How far a head reaches into what is white beside its column, in parts of the type size.
fn hanging(column: &Column) -> f32 {
    match (column.width, column.align) {
        (Width::Fixed(_), Align::Centre) => GAP * HANGING,
        (Width::Fixed(_) | Width::Natural | Width::Share(_), Align::Left | Align::Right | Align::Centre) => 0.0,
    }
}

/// This part of what is white beside a column.
const HANGING: f32 = 0.8;

/// The width of each cell in parts of the type size, row by row.
pub(super) fn natural(table: &Table, fonts: &Fonts) -> Vec<f32> {
    let count = table.columns.len();
    let mut natural = vec![0.0f32; count * table.rows.len()];
    for (row, places) in table.rows.iter().zip(natural.chunks_mut(count.max(1))) {
        for (cell, place) in row.cells().iter().zip(places) {
            *place = cell.words().map_or(1.0, |(text, weight)| width_em(fonts, text, weight));
            if let Cell::Label { own: Some(own), .. } = cell {
                *place = place.max(width_em(fonts, own, Weight::Regular));
            }
        }
    }
    natural
}

/// The columns of each part of a table that is set in parts beside each other, so that the type of a list has room: one part where it has.
/// The first `repeated` columns stand in every part.
pub(super) fn parts_beside(table: &Table, sheet: &Sheet, natural: &[f32], repeated: usize) -> Vec<Range<usize>> {
    let size = sheet.read_from().least();
    let widest = widest_by_column(table, sheet.fonts(), natural);
    let needs = needs(table, sheet.fonts(), natural);
    let full = full_widths(table, sheet.fonts(), &widest, size);
    let wide = |((column, full), need): ((&Column, &f32), &Need)| match column.width {
        Width::Share(_) => full.min(need.piece * size) + GAP * size,
        Width::Natural | Width::Fixed(_) => full + GAP * size,
    };
    let widths: Vec<f32> = table.columns.iter().zip(&full).zip(&needs).map(wide).collect();
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
            lines.fold(0.0, f32::max)
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

/// The largest type between two in which names rarely break and the rows take no more sheets than in the lesser, that one where there
/// is none; and how the rows stand.
pub(super) fn filling(
    table: &Table,
    measured: &mut Measured,
    strip: f32,
    sheet: &Sheet,
    (least, most): (f32, f32),
) -> (f32, Rows) {
    let (least, most) = (least * sheet.scale(), most * sheet.scale());
    let (Fit::Easy(widths) | Fit::Not(widths)) = fit(table, measured, least, strip, sheet.fonts());
    let (roomy, _) = sheets(table, measured, sheet, (least, Rows::ROOMY), &widths);
    let closer = |measured: &mut Measured| sheets(table, measured, sheet, (least, Rows::CLOSE), &widths).0;
    let (fewest, rows) = match roomy {
        2..=FEW if closer(measured) < roomy => (roomy - 1, Rows::CLOSE),
        _ => (roomy, Rows::ROOMY),
    };
    let rarely = table.rows.len() / RARELY;
    let mut holds = |size: f32| match fit(table, measured, size, strip, sheet.fonts()) {
        Fit::Easy(widths) => {
            let (count, broken) = sheets(table, measured, sheet, (size, rows), &widths);
            count <= fewest && broken <= rarely
        }
        Fit::Not(_) => false,
    };
    let (mut low, mut high) = (least, most);
    while high - low > STEP {
        let middle = f32::midpoint(low, high);
        if holds(middle) { low = middle } else { high = middle }
    }
    (low, rows)
}

/// Where type grows, one name of so many breaks at most.
const RARELY: usize = 10;
/// A paper of so many sheets at most begins no other for its last few rows: they stand closer.
const FEW: usize = 3;

/// How rows stand below each other.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// Above and below the lines of a cell, in parts of the type size.
    pub(super) air: f32,
    /// The part of the height that the table gave its rows.
    part: f32,
}

impl Rows {
    pub(super) const ROOMY: Rows = Rows { air: AIR, part: 1.0 };
    pub(super) const TIGHT: Rows = Rows { air: TIGHT_AIR, part: 1.0 };
    const CLOSE: Rows = Rows { air: TIGHT_AIR, part: 0.85 };

    /// The least height of a row.
    pub(super) fn least(self, table: &Table, sheet: &Sheet, style: Style) -> f32 {
        (style.leading() + 2.0 * self.air * style.size).max(table.row_height * sheet.scale() * self.part)
    }
}

/// How many sheets the rows take at a type size with these widths, and in how many of them a name breaks, or another text more than once.
fn sheets(
    table: &Table,
    measured: &Measured,
    sheet: &Sheet,
    (size, rows): (f32, Rows),
    widths: &[f32],
) -> (usize, usize) {
    let style = Style::regular(size);
    let line = style.leading() + 2.0 * rows.air * size;
    let least = rows.least(table, sheet, style);
    let heading = heading_height(least, style);
    let shares = shares(table);
    let bold = Style { weight: Weight::Bold, ..style };
    let level = table.columns.iter().zip(widths).filter(|(column, _)| !column.upright_head);
    let lines_of_head = level.map(|(column, wide)| head_lines(sheet.fonts(), column, bold, *wide).len()).max();
    let more = u8::try_from(lines_of_head.unwrap_or(1).saturating_sub(1)).unwrap_or(u8::MAX);
    // Each frame has its head.
    let head = line + f32::from(more) * style.leading();
    let (first, next) = (sheet.room() - head, sheet.room_of_next() - head);
    let below = table.remarks(sheet);
    let (mut frames, mut left, mut broken) = (1, first, 0);
    for ((index, of), natural) in table.rows.iter().enumerate().zip(measured.natural.chunks(widths.len().max(1))) {
        let is_last = index + 1 == table.rows.len();
        let is_head = matches!(of, Row::Section(_) | Row::Part(_));
        let (lines, breaks) =
            if is_head { (1, false) } else { lines(of, natural, (widths, &shares), style, sheet.fonts()) };
        broken += usize::from(breaks);
        let row = least.max(f32::from(lines) * style.leading() + 2.0 * rows.air * size);
        let needed = if is_head {
            heading + least
        } else if is_last {
            row + below
        } else {
            row
        };
        let begins = matches!(of, Row::Part(_)) && index > 0;
        if begins || left < needed {
            // A part begins a sheet, and not the next strip only.
            frames += if begins { strips(table) - (frames - 1) % strips(table) } else { 1 };
            left = if frames <= strips(table) { first } else { next };
        }
        left -= if is_head { heading } else { row };
    }
    (frames.div_ceil(strips(table)), broken)
}

/// The height of a heading of one line across the table, where a row has at least so much.
pub(super) fn heading_height(row: f32, style: Style) -> f32 {
    row.max(style.leading() * 1.6)
}

/// How many lines the highest cell of a row takes, and whether that is seen as broken: a name in two lines, another text in more.
fn lines(row: &Row, natural: &[f32], (widths, shares): (&[f32], &[f32]), style: Style, fonts: &Fonts) -> (u16, bool) {
    let greatest = shares.iter().copied().fold(0.0, f32::max);
    let mut highest = (1, false);
    for ((cell, natural), (wide, share)) in row.cells().iter().zip(natural).zip(widths.iter().zip(shares)) {
        let Some((text, weight)) = cell.words().filter(|_| natural * style.size > wide + 0.01) else { continue };
        let lines = wrap(fonts, text, Style { weight, ..style }, *wide).len();
        let breaks = lines > if *share < greatest { 2 } else { 1 };
        highest = (highest.0.max(u16::try_from(lines).unwrap_or(u16::MAX)), highest.1 || breaks);
    }
    highest
}

/// The share of each column in what is left.
fn shares(table: &Table) -> Vec<f32> {
    table.columns.iter().map(|column| if let Width::Share(weight) = column.width { weight } else { 0.0 }).collect()
}

fn strips(table: &Table) -> usize {
    usize::from(table.strips.max(1))
}

/// The content width of each column at a type size, were there room for everything.
fn full_widths(table: &Table, fonts: &Fonts, widest: &[f32], size: f32) -> Vec<f32> {
    let of = |(column, widest): (&Column, &f32)| match column.width {
        Width::Natural | Width::Share(_) => widest * size + 0.1,
        // No word of a head breaks.
        Width::Fixed(points) => (points * size / table.size)
            .max(widest_piece(fonts, &column.head, Weight::Bold) * size - hanging(column) * size),
    };
    table.columns.iter().zip(widest).map(of).collect()
}

/// What a column that shares needs, in parts of the type size.
pub(super) struct Need {
    /// The widest piece that cannot break.
    piece: f32,
    /// As wide, all cells but a few stand in one line.
    usual: f32,
}

/// What each column needs; nothing of those that do not share.
fn needs(table: &Table, fonts: &Fonts, natural: &[f32]) -> Vec<Need> {
    let count = table.columns.len();
    let of_column = |(place, column): (usize, &Column)| {
        if !matches!(column.width, Width::Share(_)) {
            return Need { piece: 0.0, usual: 0.0 };
        }
        let texts = table.rows.iter().filter_map(|row| row.cells().get(place)?.words());
        let head = column.head.split('\n').map(|line| widest_piece(fonts, line, Weight::Bold));
        let pieces = texts.map(|(text, weight)| widest_piece(fonts, text, weight));
        let mut wide: Vec<f32> = natural.chunks(count).map(|row| row[place]).collect();
        wide.sort_by(f32::total_cmp);
        // As many may break as may where type grows.
        let most = wide.len().saturating_sub(1 + wide.len() / RARELY);
        let piece = pieces.chain(head).fold(NARROWEST, f32::max);
        Need { piece, usual: wide.get(most).copied().unwrap_or_default().max(piece) }
    };
    table.columns.iter().enumerate().map(of_column).collect()
}

/// How the columns find room at a type size, each with its content width.
pub(super) enum Fit {
    /// Texts break at spaces and hyphens at most.
    Easy(Vec<f32>),
    /// The strip is too narrow: words break too.
    Not(Vec<f32>),
}

/// What of a table is measured once.
pub(super) struct Measured<'m> {
    pub(super) natural: &'m [f32],
    pub(super) widest: &'m [f32],
    /// Measured when it is asked for first.
    needs: Option<Vec<Need>>,
}

impl<'m> Measured<'m> {
    pub(super) fn of(natural: &'m [f32], widest: &'m [f32]) -> Measured<'m> {
        Measured { natural, widest, needs: None }
    }
}

/// The content width of each column at a type size.
pub(super) fn fit(table: &Table, measured: &mut Measured, size: f32, strip: f32, fonts: &Fonts) -> Fit {
    let count = u16::try_from(table.columns.len()).unwrap_or(u16::MAX);
    let room = strip - f32::from(count) * GAP * size;
    let full = full_widths(table, fonts, measured.widest, size);
    let shares = shares(table);
    let rest = room - full.iter().sum::<f32>();
    if rest >= 0.0 {
        return Fit::Easy(spread(table, &full, &shares, rest));
    }
    let needs = measured.needs.get_or_insert_with(|| needs(table, fonts, measured.natural));
    let least = |narrowest: &dyn Fn(usize) -> f32| -> Vec<f32> {
        let least =
            |place: usize| if shares[place] > 0.0 { full[place].min(narrowest(place) * size) } else { full[place] };
        (0..full.len()).map(least).collect()
    };
    let (usual, pieces) = (least(&|place| needs[place].usual), least(&|place| needs[place].piece));
    // In a list what has the lesser share breaks before the names do.
    let greatest = shares.iter().copied().fold(0.0, f32::max);
    let breaks_first = |place: usize| table.grows && shares[place] < greatest;
    let names = least(&|place| if breaks_first(place) { needs[place].piece } else { needs[place].usual });
    // Where names break all the same, no other text is left at its narrowest: a club of five lines beside a name of one.
    let steps = [(&full, &usual), (&usual, &names), (&full, &pieces)];
    if let Some(widths) = steps.into_iter().find_map(|(more, less)| between(more, less, room)) {
        return Fit::Easy(widths);
    }
    // Words break; where even that is too little, all columns are narrowed alike.
    let least = least(&|_| NARROWEST);
    let narrowed = || least.iter().map(|wide| wide * room / least.iter().sum::<f32>()).collect();
    Fit::Not(between(&full, &least, room).unwrap_or_else(narrowed))
}

/// Widths between the least and the full, all in the same part of the full where the least allows it, so that texts break into as many
/// lines in one column as in another. `None` where the least have no room.
fn between(full: &[f32], least: &[f32], room: f32) -> Option<Vec<f32>> {
    let all = |widths: &[f32]| widths.iter().sum::<f32>();
    if all(least) > room {
        return None;
    }
    let in_part =
        |part: f32| -> Vec<f32> { full.iter().zip(least).map(|(full, least)| least.max(full * part)).collect() };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVED {
        let middle = f32::midpoint(low, high);
        if all(&in_part(middle)) <= room { low = middle } else { high = middle }
    }
    Some(in_part(low))
}

/// How often the part is halved until it is found.
const HALVED: usize = 16;

/// Of what is left a column without a share has this part of one, where lines lead the eye across a wide sheet.
const PART: f32 = 0.25;

fn spread(table: &Table, full: &[f32], shares: &[f32], rest: f32) -> Vec<f32> {
    let is_shared = shares.iter().any(|share| *share > 0.0);
    let part = |column: &Column, share: &f32| match (column.width, table.rules) {
        (Width::Natural, Rules::Fives) => PART,
        // Without a sharing column the rest goes to all alike, so that the table is as wide as the page.
        _ if !is_shared => 1.0,
        (Width::Natural | Width::Share(_) | Width::Fixed(_), Rules::Rows | Rules::Fives | Rules::Grid) => *share,
    };
    let parts: Vec<f32> = table.columns.iter().zip(shares).map(|(column, share)| part(column, share)).collect();
    let all: f32 = parts.iter().sum();
    full.iter().zip(&parts).map(|(wide, part)| wide + rest * part / all.max(f32::EPSILON)).collect()
}
