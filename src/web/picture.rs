//! The pictures of an event as SVG, each with its table for those who do not see it.

use askama::filters::{Html, escape};
use sonneborn_document::Fonts;
use sonneborn_document::chart::{Anchor, Chart, HEIGHT, Shape, WIDTH, charts, dashes, is_filled};
use sonneborn_i18n::Lang;
use sonneborn_tournament::Tournament;
use std::fmt::Write;

/// A picture to show.
#[derive(Clone, Debug)]
pub struct Picture {
    pub title: &'static str,
    /// What it says, in a sentence.
    pub told: String,
    pub svg: String,
    pub heads: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// Every picture for which the event has figures.
pub fn pictures(lang: Lang, tournament: &Tournament) -> Vec<Picture> {
    let picture = |chart: Chart| Picture {
        svg: drawn(&chart),
        title: chart.title,
        told: chart.told,
        heads: chart.heads,
        rows: chart.rows,
    };
    charts(lang, tournament, Fonts::standard()).into_iter().map(picture).collect()
}

fn drawn(chart: &Chart) -> String {
    let mut svg = String::with_capacity(8000);
    let mut add = |element: std::fmt::Arguments<'_>| svg.write_fmt(element).expect("a String takes all");
    let named = escape(chart.title, Html).expect("a title is text");
    add(format_args!("<svg class=\"picture\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{named}\">"));
    let mut dots = String::new();
    for shape in &chart.shapes {
        match shape {
            Shape::Grid((x, y), (to_x, to_y)) => {
                add(format_args!("<path class=\"grid\" d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\"/>"));
            }
            Shape::Path { points, series } => {
                let dashes = dashes(*series).iter().map(f32::to_string).collect::<Vec<_>>().join(" ");
                let dashed = if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
                add(format_args!("<path class=\"line s{series}\"{dashed} d=\"{}\"/>", joined(points)));
            }
            Shape::Mark { corners, series } => {
                let filled = if is_filled(*series) { "full" } else { "open" };
                add(format_args!("<path class=\"{filled} s{series}\" d=\"{}Z\"/>", joined(corners)));
            }
            // A thousand of them are one path.
            Shape::Dot((x, y)) => write!(dots, "M{x:.0} {y:.0}h0").expect("a String takes all"),
            Shape::Bar { corner: (x, y), width, height } => {
                add(format_args!(
                    "<rect class=\"column\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>"
                ));
            }
            Shape::Words { at: (x, y), anchor, text } => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let text = escape(text, Html).expect("words are text");
                add(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"));
            }
        }
    }
    if !dots.is_empty() {
        add(format_args!("<path class=\"dots\" d=\"{dots}\"/>"));
    }
    add(format_args!("</svg>"));
    svg
}

/// The way through points.
fn joined(points: &[(f32, f32)]) -> String {
    let mut way = String::with_capacity(points.len() * 12);
    for (index, (x, y)) in points.iter().enumerate() {
        let step = if index == 0 { 'M' } else { 'L' };
        write!(way, "{step}{x:.1} {y:.1}").expect("a String takes all");
    }
    way
}
