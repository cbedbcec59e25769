//! The ink of one page: text, lines and boxes, in points from the upper left corner.
//!
//! Text is kept apart from lines and boxes and lies above them, so that one text section serves the whole page.

use super::font::{FaceIndex, Fonts, Weight};
use super::text::{Style, width};
use pdf_writer::types::TextRenderingMode;
use pdf_writer::{Content, Name, Str};
use subsetter::GlyphRemapper;

/// The hairline of tables, in points.
pub const HAIRLINE: f32 = 0.35;
/// The line of boxes and of what is set off, in points.
pub const RULE: f32 = 0.7;

/// How much Chinese is thickened to pass for bold, in parts of the type size.
const EMBOLDENED: f32 = 0.03;

/// The glyphs used so far, by face, renumbered in the order of their first use.
#[derive(Debug)]
pub(super) struct UsedGlyphs {
    /// By face; the new number is the code that stands in the page.
    pub(super) faces: Vec<UsedOfFace>,
}

/// The glyphs of one face that were used.
#[derive(Debug, Default)]
pub(super) struct UsedOfFace {
    pub(super) remapper: GlyphRemapper,
    /// What each code says, by code, from 1.
    pub(super) says: Vec<(char, u16)>,
    /// The code of each glyph, 0 for none yet.
    codes: Vec<u16>,
}

impl UsedGlyphs {
    pub(super) fn new(fonts: &Fonts) -> UsedGlyphs {
        UsedGlyphs { faces: fonts.faces().iter().map(|_| UsedOfFace::default()).collect() }
    }
}

impl UsedOfFace {
    fn code(&mut self, glyph: u16, character: char) -> u16 {
        let place = usize::from(glyph);
        if place >= self.codes.len() {
            self.codes.resize(place + 1, 0);
        }
        if self.codes[place] == 0 && glyph != 0 {
            self.codes[place] = self.remapper.remap(glyph);
            self.says.push((character, glyph));
        }
        self.codes[place]
    }
}

/// A page while it is being drawn.
pub struct Canvas {
    pub width: f32,
    pub height: f32,
    drawing: Content,
    text: Content,
    /// Face and size in force.
    set: Option<(FaceIndex, f32)>,
    /// Where the current line of text begins, in hundredths of a point, as the PDF has it.
    pen: (i32, i32),
    grey: f32,
    thickened: bool,
}

/// What every page draws with.
pub(super) struct Ink<'f> {
    pub(super) fonts: &'f Fonts,
    pub(super) used: UsedGlyphs,
}

impl Canvas {
    pub(super) fn new(width: f32, height: f32) -> Canvas {
        let mut text = Content::new();
        text.begin_text();
        let mut drawing = Content::new();
        drawing.set_line_width(HAIRLINE);
        Canvas { width, height, drawing, text, set: None, pen: (0, 0), grey: 0.0, thickened: false }
    }

    /// Sets a text with its left end at `x` and its baseline at `y`.
    pub(super) fn text(&mut self, ink: &mut Ink, x: f32, y: f32, text: &str, style: Style) {
        self.move_pen(x, y);
        self.show(ink, text, style);
    }

    /// Sets a text that reads upwards, its left end at the foot, its baseline at `x`.
    pub(super) fn text_upwards(&mut self, ink: &mut Ink, x: f32, y: f32, text: &str, style: Style) {
        self.text.end_text().begin_text().set_text_matrix([0.0, 1.0, -1.0, 0.0, x, self.height - y]);
        self.show(ink, text, style);
        self.text.end_text().begin_text();
        self.pen = (0, 0);
    }

    fn move_pen(&mut self, x: f32, y: f32) {
        let hundredths = |points: f32| (points * 100.0).round() as i32;
        let to = (hundredths(x), hundredths(self.height - y));
        let points = |hundredths: i32| hundredths as f32 / 100.0;
        self.text.next_line(points(to.0 - self.pen.0), points(to.1 - self.pen.1));
        self.pen = to;
    }

    fn show(&mut self, ink: &mut Ink, text: &str, style: Style) {
        if self.grey != style.grey {
            self.text.set_fill_gray(style.grey).set_stroke_gray(style.grey);
            self.grey = style.grey;
        }
        let mut run: Vec<u8> = Vec::with_capacity(2 * text.len());
        let mut run_face = None;
        for character in text.chars().filter(|character| !character.is_control()) {
            let (face, glyph) = ink.fonts.glyph(character, style.weight);
            if run_face != Some(face) {
                self.show_run(run_face, &run, style);
                run.clear();
                run_face = Some(face);
            }
            run.extend_from_slice(&ink.used.faces[face].code(glyph, character).to_be_bytes());
        }
        self.show_run(run_face, &run, style);
    }

    fn show_run(&mut self, face: Option<FaceIndex>, run: &[u8], style: Style) {
        let Some(face) = face.filter(|_| !run.is_empty()) else { return };
        if self.set != Some((face, style.size)) {
            self.text.set_font(Name(resource_name(face).as_bytes()), style.size);
            self.set = Some((face, style.size));
        }
        let thickened = style.weight == Weight::Bold && Fonts::is_fallback(face);
        if thickened != self.thickened {
            if thickened {
                self.text.set_line_width(style.size * EMBOLDENED);
                self.text.set_text_rendering_mode(TextRenderingMode::FillStroke);
            } else {
                self.text.set_text_rendering_mode(TextRenderingMode::Fill);
            }
            self.thickened = thickened;
        }
        self.text.show(Str(run));
    }

    /// A straight line of `thickness` points.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), thickness: f32) {
        self.drawing.set_line_width(thickness);
        self.drawing.move_to(from.0, self.height - from.1).line_to(to.0, self.height - to.1).stroke();
    }

    /// A dashed hairline, along which paper is cut.
    pub fn cut_line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.drawing.save_state().set_dash_pattern([3.0, 3.0], 0.0);
        self.line(from, to, HAIRLINE);
        self.drawing.restore_state();
    }

    /// A line through points, in dashes if there are any.
    pub fn path(&mut self, points: &[(f32, f32)], dashes: &[f32], thickness: f32) {
        let Some(((x, y), rest)) = points.split_first() else { return };
        self.drawing.save_state().set_dash_pattern(dashes.iter().copied(), 0.0).set_line_width(thickness);
        self.drawing.move_to(*x, self.height - y);
        for (x, y) in rest {
            self.drawing.line_to(*x, self.height - y);
        }
        self.drawing.stroke().restore_state();
    }

    /// A closed shape by its corners, black or white inside.
    pub fn polygon(&mut self, corners: &[(f32, f32)], is_filled: bool, thickness: f32) {
        let Some(((x, y), rest)) = corners.split_first() else { return };
        self.drawing.save_state().set_fill_gray(if is_filled { 0.0 } else { 1.0 }).set_line_width(thickness);
        self.drawing.move_to(*x, self.height - y);
        for (x, y) in rest {
            self.drawing.line_to(*x, self.height - y);
        }
        self.drawing.close_path().fill_nonzero_and_stroke().restore_state();
    }

    /// An empty box by its upper left corner.
    pub fn frame(&mut self, corner: (f32, f32), width: f32, height: f32, thickness: f32) {
        self.drawing.set_line_width(thickness);
        self.drawing.rect(corner.0, self.height - corner.1 - height, width, height).stroke();
    }

    /// A filled box by its upper left corner; `grey` 0 is black.
    pub fn fill(&mut self, corner: (f32, f32), width: f32, height: f32, grey: f32) {
        // What is set here would last until the end of the page, the text included.
        self.drawing.save_state().set_fill_gray(grey);
        self.drawing.rect(corner.0, self.height - corner.1 - height, width, height).fill_nonzero();
        self.drawing.restore_state();
    }

    /// A picture of the press by its number, by its upper left corner.
    pub(super) fn picture(&mut self, number: usize, corner: (f32, f32), width: f32, height: f32) {
        self.drawing.save_state().transform([width, 0.0, 0.0, height, corner.0, self.height - corner.1 - height]);
        self.drawing.x_object(Name(picture_name(number).as_bytes())).restore_state();
    }

    /// The page as the PDF's operators.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.text.end_text();
        let mut operators = self.drawing.finish().into_vec();
        operators.push(b'\n');
        operators.extend_from_slice(self.text.finish().as_slice());
        operators
    }
}

/// The name by which pages call a face.
pub(super) fn resource_name(face: FaceIndex) -> &'static str {
    ["F0", "F1", "F2", "F3"][face]
}

/// The name by which pages call a picture.
pub(super) fn picture_name(number: usize) -> String {
    format!("P{number}")
}

/// Where a text of a width begins so that it ends at `right`.
pub(super) fn flush_right(fonts: &Fonts, right: f32, text: &str, style: Style) -> f32 {
    right - width(fonts, text, style)
}

/// Where a text begins so that its middle is at `middle`.
pub(super) fn centred(fonts: &Fonts, middle: f32, text: &str, style: Style) -> f32 {
    middle - width(fonts, text, style) / 2.0
}
