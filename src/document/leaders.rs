//! The leaders of an event as a PNG, which chat programs show beside a link: they take no SVG. Letters are filled from their outlines, the
//! same that papers are set in; the file is an indexed image (PNG, third edition, 4 and 11).

use super::font::{Fonts, Weight};
use super::shape;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use std::io::Write;
use ttf_parser::OutlineBuilder;

/// What the picture shows.
#[derive(Clone, Debug, Default)]
pub struct Leaders {
    pub event: String,
    /// `After round 6`
    pub moment: String,
    /// Rank, name and points.
    pub lines: Vec<[String; 3]>,
    /// Place and days.
    pub foot: String,
}

/// The size that chat programs ask for.
const WIDTH: usize = 1200;
const HEIGHT: usize = 630;
const MARGIN: f32 = 64.0;
/// The most lines that find room.
pub const MOST_LINES: usize = 5;
/// Each row of points is asked at so many heights.
const SAMPLES: usize = 4;
/// Straight pieces of a curve.
const PIECES: u8 = 8;
/// Steps from paper to ink, and from paper to the accent, in the palette.
const STEPS: u8 = 128;
const PAPER: [u8; 3] = [255, 255, 255];
const INK: [u8; 3] = [17, 17, 17];
const ACCENT: [u8; 3] = [11, 93, 78];

/// The colour of what is drawn: its first place in the palette.
#[derive(Clone, Copy)]
enum Colour {
    Ink,
    Accent,
}

/// The picture, row by row, as places in the palette.
struct Picture {
    points: Vec<u8>,
}

/// A straight piece of an outline, in points of the picture.
type Edge = [(f32, f32); 2];

/// Takes an outline apart into straight pieces.
struct Pen {
    edges: Vec<Edge>,
    start: (f32, f32),
    at: (f32, f32),
}

impl Pen {
    fn to(&mut self, next: (f32, f32)) {
        self.edges.push([self.at, next]);
        self.at = next;
    }

    fn curve(&mut self, point: impl Fn(f32) -> (f32, f32)) {
        for piece in 1..=PIECES {
            self.to(point(f32::from(piece) / f32::from(PIECES)));
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        (self.start, self.at) = ((x, y), (x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.to((x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (x0, y0) = self.at;
        let mix = |t: f32, a: f32, b: f32, c: f32| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        self.curve(|t| (mix(t, x0, x1, x), mix(t, y0, y1, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (x0, y0) = self.at;
        let mix = |t: f32, a: f32, b: f32, c: f32, d: f32| {
            let s = 1.0 - t;
            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
        };
        self.curve(|t| (mix(t, x0, x1, x2, x), mix(t, y0, y1, y2, y)));
    }

    fn close(&mut self) {
        self.to(self.start);
    }
}

impl Picture {
    fn rectangle(&mut self, (left, top): (f32, f32), (right, bottom): (f32, f32), colour: Colour) {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let edges: Vec<Edge> = (0..corners.len()).map(|n| [corners[n], corners[(n + 1) % corners.len()]]).collect();
        self.fill(&edges, colour);
    }

    /// Fills what the edges go round (non-zero winding).
    fn fill(&mut self, edges: &[Edge], colour: Colour) {
        let heights = edges.iter().flatten().map(|(_, y)| *y);
        let (top, bottom) = heights.fold((f32::MAX, f32::MIN), |(top, bottom), y| (top.min(y), bottom.max(y)));
        let rows = whole(top)..whole(bottom + 1.0).min(HEIGHT);
        let widths = edges.iter().flatten().map(|(x, _)| *x);
        let (left, right) = widths.fold((f32::MAX, f32::MIN), |(left, right), x| (left.min(x), right.max(x)));
        let (left, right) = (whole(left).min(WIDTH), whole(right + 2.0).min(WIDTH));
        let mut cover = vec![0.0_f32; right.saturating_sub(left)];
        for row in rows {
            cover.fill(0.0);
            for sample in 0..SAMPLES {
                let y = as_float(row) + (as_float(sample) + 0.5) / as_float(SAMPLES);
                span(edges, y, as_float(left), &mut cover);
            }
            let points = &mut self.points[row * WIDTH + left..row * WIDTH + right];
            for (point, cover) in points.iter_mut().zip(&cover).filter(|(_, cover)| **cover > 0.0) {
                // In between nothing and all, so that the number has its place in a byte.
                let share = (cover / as_float(SAMPLES)).min(1.0);
                let step = (share * f32::from(STEPS - 1)) as u8;
                let step = step.max(*point % STEPS);
                *point = match colour {
                    Colour::Ink => step,
                    Colour::Accent => STEPS + step,
                };
            }
        }
    }

    /// Sets a text with its foot at `y`; gives where it ends.
    fn text(&mut self, text: &str, (mut x, y): (f32, f32), size: f32, weight: Weight, colour: Colour) -> f32 {
        let fonts = Fonts::standard();
        let thousandth = size / 1000.0;
        for run in shape::runs(fonts, text, weight) {
            let face = &fonts.faces()[run.face];
            for glyph in &run.glyphs {
                let mut pen = Pen { edges: Vec::new(), start: (0.0, 0.0), at: (0.0, 0.0) };
                if let Some(units) = face.outline(glyph.id, &mut pen) {
                    let scale = size / units;
                    let (left, foot) = (x + glyph.x * thousandth, y - glyph.y * thousandth);
                    let place = |(px, py): (f32, f32)| (left + px * scale, foot - py * scale);
                    let placed: Vec<Edge> = pen.edges.iter().map(|edge| edge.map(place)).collect();
                    self.fill(&placed, colour);
                }
                x += glyph.advance * thousandth;
            }
        }
        x
    }
}

/// Adds the parts of a row, from `left` on, that lie inside at the height `y`.
fn span(edges: &[Edge], y: f32, left: f32, cover: &mut [f32]) {
    let mut crossings: Vec<(f32, i32)> = edges
        .iter()
        .filter_map(|[(x0, y0), (x1, y1)]| {
            let down = *y0 <= y && y < *y1;
            let up = *y1 <= y && y < *y0;
            (down || up).then(|| (x0 + (y - y0) * (x1 - x0) / (y1 - y0), if down { 1 } else { -1 }))
        })
        .collect();
    crossings.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut winding = 0;
    for pair in crossings.windows(2) {
        winding += pair[0].1;
        if winding != 0 {
            stretch(pair[0].0 - left, pair[1].0 - left, cover);
        }
    }
}

/// Covers a row from `from` to `to`, its ends in part.
fn stretch(from: f32, to: f32, cover: &mut [f32]) {
    let last = as_float(cover.len());
    let (from, to) = (from.clamp(0.0, last), to.clamp(0.0, last));
    for place in whole(from)..whole(to.ceil()).min(cover.len()) {
        cover[place] += (to.min(as_float(place) + 1.0) - from.max(as_float(place))).max(0.0);
    }
}

/// The whole number below; nothing below zero.
fn whole(value: f32) -> usize {
    value.max(0.0) as usize
}

/// Exact: all numbers here are below the size of the picture.
fn as_float(value: usize) -> f32 {
    u16::try_from(value).map_or(f32::MAX, f32::from)
}

fn width(text: &str, size: f32, weight: Weight) -> f32 {
    shape::width_em(Fonts::standard(), text, weight) * size
}

/// As much of the text as finds room.
fn fitted(text: &str, room: f32, size: f32, weight: Weight) -> String {
    let mut shown = text.to_owned();
    while width(&shown, size, weight) > room && !shown.is_empty() {
        shown.pop();
        let kept = shown.trim_end_matches(['…', ' ', ',']).len();
        shown.truncate(kept);
        shown.pop();
        shown.push('…');
        if shown == "…" {
            break;
        }
    }
    shown
}

/// The picture as a file.
pub fn png(leaders: &Leaders) -> Vec<u8> {
    let mut picture = Picture { points: vec![0; WIDTH * HEIGHT] };
    let (right, bold) = (as_float(WIDTH) - MARGIN, Weight::Bold);
    picture.rectangle((0.0, 0.0), (as_float(WIDTH), 14.0), Colour::Accent);
    let event = fitted(&leaders.event, right - MARGIN, 58.0, bold);
    picture.text(&event, (MARGIN, 112.0), 58.0, bold, Colour::Ink);
    picture.text(&fitted(&leaders.moment, right - MARGIN, 36.0, bold), (MARGIN, 168.0), 36.0, bold, Colour::Accent);
    let mut y = 252.0;
    for [rank, name, points] in leaders.lines.iter().take(MOST_LINES) {
        let wide = width(points, 44.0, bold);
        picture.text(
            rank,
            (MARGIN + 44.0 - width(rank, 44.0, Weight::Regular), y),
            44.0,
            Weight::Regular,
            Colour::Accent,
        );
        let room = right - wide - MARGIN - 100.0;
        picture.text(
            &fitted(name, room, 44.0, Weight::Regular),
            (MARGIN + 72.0, y),
            44.0,
            Weight::Regular,
            Colour::Ink,
        );
        picture.text(points, (right - wide, y), 44.0, bold, Colour::Ink);
        y += 66.0;
    }
    let foot = fitted(&leaders.foot, right - MARGIN, 28.0, Weight::Regular);
    picture.text(&foot, (MARGIN, as_float(HEIGHT) - 40.0), 28.0, Weight::Regular, Colour::Ink);
    file(&picture)
}

fn file(picture: &Picture) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let size = |value: usize| u32::try_from(value).unwrap_or(u32::MAX).to_be_bytes();
    // Eight bits a point, by a palette, not interlaced.
    chunk(&mut file, *b"IHDR", &[&size(WIDTH)[..], &size(HEIGHT)[..], &[8, 3, 0, 0, 0]].concat());
    let ramp = |to: [u8; 3]| {
        (0..STEPS).flat_map(move |step| {
            [0, 1, 2].map(|part: usize| {
                let (from, to) = (u32::from(PAPER[part]), u32::from(to[part]));
                let (step, last) = (u32::from(step), u32::from(STEPS) - 1);
                u8::try_from((from * (last - step) + to * step) / last).unwrap_or(u8::MAX)
            })
        })
    };
    chunk(&mut file, *b"PLTE", &ramp(INK).chain(ramp(ACCENT)).collect::<Vec<u8>>());
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    for row in picture.points.chunks(WIDTH) {
        // Each row begins with its filter: none. Writing into memory does not fail.
        let _ = packed.write_all(&[0]).and_then(|()| packed.write_all(row));
    }
    chunk(&mut file, *b"IDAT", &packed.finish().unwrap_or_default());
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], content: &[u8]) {
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(content);
    file.extend_from_slice(&u32::try_from(content.len()).unwrap_or(u32::MAX).to_be_bytes());
    file.extend_from_slice(&kind);
    file.extend_from_slice(content);
    file.extend_from_slice(&sum.sum().to_be_bytes());
}
