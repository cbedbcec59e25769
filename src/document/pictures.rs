//! The event in pictures, for the wall and the bulletin.

use super::canvas::{HAIRLINE, RULE};
use super::chart::{Anchor, HEIGHT, Shape, TYPE, WIDTH, charts, dashes, is_filled};
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::text::Style;
use sonneborn_i18n::{document as document_words, pictures as words};

/// One of many is a square of this side, in points.
const DOT: f32 = 2.6;
/// Bars copy well in this grey.
const GREY: f32 = 0.6;
/// Below a picture, in points.
const BELOW: f32 = 10.0;
/// A heading and the sentence below it, in points.
const HEADING: f32 = 42.0;

pub(super) fn add(press: &mut Press, job: &Job) {
    let about = document_words::after_round(job.lang, job.tournament.settled_round());
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::title(job.lang).into(), about);
    let charts = charts(job.lang, job.tournament, sheet.fonts());
    if charts.is_empty() {
        sheet.paragraph(words::none_yet(job.lang));
    }
    let scale = sheet.width() / WIDTH;
    for chart in &charts {
        sheet.need(HEADING * sheet.scale() + HEIGHT * scale);
        sheet.heading(chart.title);
        sheet.paragraph(&chart.told);
        sheet.read_as_picture(chart.title, |sheet| draw(sheet, &chart.shapes, scale));
        sheet.skip(HEIGHT * scale + BELOW);
    }
    sheet.finish();
}

fn draw(sheet: &mut Sheet, shapes: &[Shape], scale: f32) {
    let (left, top) = (sheet.left(), sheet.y());
    let at = |(x, y): (f32, f32)| (left + x * scale, top + y * scale);
    for shape in shapes {
        match shape {
            Shape::Grid(from, to) => sheet.canvas().line(at(*from), at(*to), HAIRLINE),
            Shape::Path { points, series } => {
                let points: Vec<(f32, f32)> = points.iter().copied().map(at).collect();
                sheet.canvas().path(&points, dashes(*series), RULE);
            }
            Shape::Mark { corners, series } => {
                let corners: Vec<(f32, f32)> = corners.iter().copied().map(at).collect();
                sheet.canvas().polygon(&corners, is_filled(*series), RULE);
            }
            Shape::Dot(place) => {
                let (x, y) = at(*place);
                sheet.canvas().fill((x - DOT / 2.0, y - DOT / 2.0), DOT, DOT, 0.0);
            }
            Shape::Bar { corner, width, height } => {
                sheet.canvas().fill(at(*corner), width * scale, height * scale, GREY);
            }
            Shape::Words { at: place, anchor, text } => {
                let (x, y) = at(*place);
                let style = Style::regular((TYPE * scale).max(sheet.read_from().least()));
                match anchor {
                    Anchor::Start => sheet.text_at(x, y, text, style),
                    Anchor::Middle => sheet.text_around(x, y, text, style),
                    Anchor::End => sheet.text_right_of(x, y, text, style),
                }
            }
        }
    }
}
