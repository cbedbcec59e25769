//! The ink of one page: text, lines and boxes, in points from the upper left corner.
//!
//! Text is kept apart from lines and boxes and lies above them, so that one text section serves the whole page. Each piece of
//! text is marked with the element that it belongs to.

use super::font::{FaceIndex, Fonts, Weight, is_unseen, stand_in};
use super::operators::{Operators, in_hundredths};
use super::reading::{Reader, Tree};
use super::shape::{self, Glyph, Run};
use super::text::{Style, width};
use std::borrow::Cow;
use std::collections::BTreeSet;
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
    /// What no face has, of all that was printed.
    pub(super) missing: BTreeSet<char>,
}

/// The glyphs of one face that were used.
#[derive(Debug, Default)]
pub(super) struct UsedOfFace {
    pub(super) remapper: GlyphRemapper,
    /// What each code says, by code, from 1; nothing where it only ever stood in a group that says something together.
    pub(super) says: Vec<(Box<str>, u16)>,
    /// The code of each glyph, 0 for none yet.
    codes: Vec<u16>,
}

impl UsedGlyphs {
    pub(super) fn new(fonts: &Fonts) -> UsedGlyphs {
        let faces = fonts.faces().iter().map(|_| UsedOfFace::default()).collect();
        UsedGlyphs { faces, missing: BTreeSet::new() }
    }
}

impl UsedOfFace {
    fn code(&mut self, glyph: u16, says: &str) -> u16 {
        let place = usize::from(glyph);
        if place >= self.codes.len() {
            self.codes.resize(place + 1, 0);
        }
        if self.codes[place] == 0 && glyph != 0 {
            self.codes[place] = self.remapper.remap(glyph);
            self.says.push((says.into(), glyph));
        }
        let code = self.codes[place];
        // A glyph that stood only in groups may stand alone now.
        if let Some((said, _)) = self.said(code).filter(|(said, _)| said.is_empty() && !says.is_empty()) {
            *said = says.into();
        }
        code
    }

    fn said(&mut self, code: u16) -> Option<&mut (Box<str>, u16)> {
        usize::from(code).checked_sub(1).and_then(|place| self.says.get_mut(place))
    }

    fn is_read_as(&mut self, code: u16, says: &str) -> bool {
        self.said(code).is_some_and(|(said, _)| **said == *says)
    }
}

/// A page while it is being drawn.
pub struct Canvas {
    pub width: f32,
    pub height: f32,
    drawing: Operators,
    text: Operators,
    /// Face and size in force.
    set: Option<(FaceIndex, f32)>,
    /// Where the current line of text begins, in hundredths of a point, as the PDF has it.
    pen: (i32, i32),
    grey: f32,
    thickened: bool,
    /// Which page of the file it is, from 0.
    number: usize,
    /// By the number of each marked piece, the element that it belongs to.
    pieces: Vec<usize>,
    /// To whom belongs the text that is being set.
    reader: Option<Reader>,
}

/// How glyphs are inked: filled, and with their outlines (ISO 32000-1, table 106).
const FILLED: f32 = 0.0;
const FILLED_AND_STROKED: f32 = 2.0;
/// A line that runs from the left, at the origin.
const UPRIGHT: [f32; 6] = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// What every page draws with.
pub(super) struct Ink<'f> {
    pub(super) fonts: &'f Fonts,
    pub(super) used: UsedGlyphs,
    pub(super) tree: Tree,
}

impl Canvas {
    pub(super) fn new(width: f32, height: f32, number: usize) -> Canvas {
        let mut text = Operators::default();
        text.op(&[], "BT");
        let mut drawing = Operators::default();
        drawing.begin_unread();
        Canvas {
            width,
            height,
            drawing,
            text,
            set: None,
            pen: (0, 0),
            grey: 0.0,
            thickened: false,
            number,
            pieces: Vec::new(),
            reader: None,
        }
    }

    /// Sets a text with its left end at `x` and its baseline at `y`.
    pub(super) fn text(&mut self, ink: &mut Ink, x: f32, y: f32, text: &str, style: Style) {
        self.mark(&mut ink.tree);
        self.move_pen(x, y);
        self.show(ink, text, style);
    }

    /// Marks what is set from here on as the element's that is open.
    fn mark(&mut self, tree: &mut Tree) {
        let reader = tree.of_text();
        if self.reader == Some(reader) {
            return;
        }
        self.end_mark();
        match reader {
            Reader::Nobody => self.text.begin_unread(),
            Reader::Element(element) => {
                let (kind, number) = self.piece(tree, element);
                self.text.begin_piece(kind, number);
            }
        }
        self.reader = Some(reader);
    }

    fn end_mark(&mut self) {
        if self.reader.take().is_some() {
            self.text.end_mark();
        }
    }

    /// A new piece of an element; gives the element's kind and the piece's number.
    fn piece(&mut self, tree: &mut Tree, element: usize) -> (&'static str, usize) {
        let number = self.pieces.len();
        self.pieces.push(element);
        (tree.note(element, self.number, number), number)
    }

    /// Sets a text that reads upwards, its left end at the foot, its baseline at `x`.
    pub(super) fn text_upwards(&mut self, ink: &mut Ink, x: f32, y: f32, text: &str, style: Style) {
        self.mark(&mut ink.tree);
        self.text.op(&[0.0, 1.0, -1.0, 0.0, x, self.height - y], "Tm");
        self.show(ink, text, style);
        self.text.op(&UPRIGHT, "Tm");
        self.pen = (0, 0);
    }

    /// Sets a text that stands on its head, its left end at `x`, its baseline at `y`.
    pub(super) fn text_turned(&mut self, ink: &mut Ink, x: f32, y: f32, text: &str, style: Style) {
        self.mark(&mut ink.tree);
        self.text.op(&[-1.0, 0.0, 0.0, -1.0, x, self.height - y], "Tm");
        self.show(ink, text, style);
        self.text.op(&UPRIGHT, "Tm");
        self.pen = (0, 0);
    }

    fn move_pen(&mut self, x: f32, y: f32) {
        let to = (in_hundredths(x), in_hundredths(self.height - y));
        self.text.move_by(to.0 - self.pen.0, to.1 - self.pen.1);
        self.pen = to;
    }

    fn show(&mut self, ink: &mut Ink, text: &str, style: Style) {
        if self.grey != style.grey {
            self.text.op(&[style.grey], "g");
            self.text.op(&[style.grey], "G");
            self.grey = style.grey;
        }
        if shape::is_needed(text) {
            let mut x = 0.0;
            let mut runs: Vec<(f32, Run)> = Vec::new();
            for run in shape::runs(ink.fonts, text, style.weight) {
                let wide: f32 = run.glyphs.iter().map(|glyph| glyph.advance).sum();
                runs.push((x, run));
                x += wide;
            }
            // Drawn in the order in which it is spoken, each in its place: so it is heard and copied.
            runs.sort_by_key(|(_, run)| run.says.start);
            let mut pen = 0.0;
            for (left, run) in &runs {
                self.show_shaped(ink, text, (run, *left), &mut pen, style);
            }
            return;
        }
        let mut run: Vec<u16> = Vec::with_capacity(text.len());
        let mut run_face = None;
        for character in text.chars() {
            match ink.fonts.glyph(character, style.weight) {
                Some(found) => self.append(ink, (&mut run, &mut run_face), character, found, style),
                None if is_unseen(character) => {}
                None => {
                    ink.used.missing.insert(character);
                    for digit in stand_in(character).chars() {
                        if let Some(found) = ink.fonts.glyph(digit, style.weight) {
                            self.append(ink, (&mut run, &mut run_face), digit, found, style);
                        }
                    }
                }
            }
        }
        self.show_run(ink, run_face, &run, style);
    }

    /// Appends a character to a run, which is shown first where the face changes.
    fn append(
        &mut self,
        ink: &mut Ink,
        (run, run_face): (&mut Vec<u16>, &mut Option<FaceIndex>),
        character: char,
        (face, glyph): (FaceIndex, u16),
        style: Style,
    ) {
        if *run_face != Some(face) {
            self.show_run(ink, *run_face, run, style);
            run.clear();
            *run_face = Some(face);
        }
        let mut bytes = [0; 4];
        let says = character.encode_utf8(&mut bytes);
        run.push(ink.used.faces[face].code(glyph, says));
    }

    fn show_run(&mut self, ink: &Ink, face: Option<FaceIndex>, run: &[u16], style: Style) {
        let Some(face) = face.filter(|_| !run.is_empty()) else { return };
        self.set_face(ink, face, style);
        self.text.show(run);
    }

    fn set_face(&mut self, ink: &Ink, face: FaceIndex, style: Style) {
        if self.set != Some((face, style.size)) {
            self.text.face(&resource_name(face), style.size);
            self.set = Some((face, style.size));
        }
        let thickened = style.weight == Weight::Bold && ink.fonts.is_to_be_thickened(face);
        if thickened != self.thickened {
            if thickened {
                self.text.op(&[style.size * EMBOLDENED], "w");
                self.text.op(&[FILLED_AND_STROKED], "Tr");
            } else {
                self.text.op(&[FILLED], "Tr");
            }
            self.thickened = thickened;
        }
    }

    /// Shows glyphs in their places, which begin at `left`; lengths are in thousandths of the type size from the beginning of the
    /// line. Where they do not say one by one what they say together, the text stands beside them.
    fn show_shaped(&mut self, ink: &mut Ink, text: &str, (run, left): (&Run, f32), pen: &mut f32, style: Style) {
        self.set_face(ink, run.face, style);
        ink.used.missing.extend(ink.fonts.missing(&text[run.says.clone()]));
        let used = &mut ink.used.faces[run.face];
        let mut is_read_alone = true;
        let mut codes = Vec::with_capacity(run.glyphs.len());
        for glyph in &run.glyphs {
            let says = &*spoken(&text[glyph.says.clone()]);
            let code = used.code(glyph.id, says);
            is_read_alone &= !says.is_empty() && used.is_read_as(code, says);
            codes.push(code);
        }
        if !is_read_alone {
            self.text.begin_said(&spoken(&text[run.says.clone()]));
        }
        let face = &ink.fonts.faces()[run.face];
        let mut x = left;
        let mut placed: Vec<(f32, &Glyph, u16)> = Vec::with_capacity(run.glyphs.len());
        for (glyph, code) in run.glyphs.iter().zip(codes) {
            placed.push((x + glyph.x, glyph, code));
            x += glyph.advance;
        }
        if run.from_right {
            placed.reverse();
        }
        let mut rise = 0.0;
        for (at, glyph, code) in placed {
            if glyph.y != rise {
                self.text.op(&[glyph.y / 1000.0 * style.size], "Ts");
                rise = glyph.y;
            }
            let before = (at - *pen).round();
            self.text.show_moved(before as i32, code);
            *pen += before + face.advance(glyph.id);
        }
        if rise != 0.0 {
            self.text.op(&[0.0], "Ts");
        }
        if !is_read_alone {
            self.text.end_mark();
        }
    }

    /// A straight line of `thickness` points.
    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), thickness: f32) {
        self.drawing.line((from.0, self.height - from.1), (to.0, self.height - to.1), thickness);
    }

    /// A dashed hairline, along which paper is cut.
    pub fn cut_line(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.path(&[from, to], &[3.0, 3.0], HAIRLINE);
    }

    /// Whatever is drawn by `draw` changes nothing for what is drawn after it, the text included.
    fn apart(&mut self, draw: impl FnOnce(&mut Self)) {
        self.drawing.op(&[], "q");
        draw(self);
        self.drawing.op(&[], "Q");
    }

    /// Goes through points.
    fn through(&mut self, points: &[(f32, f32)]) {
        for (index, (x, y)) in points.iter().enumerate() {
            self.drawing.op(&[*x, self.height - y], if index == 0 { "m" } else { "l" });
        }
    }

    /// A line through points, in dashes if there are any.
    pub fn path(&mut self, points: &[(f32, f32)], dashes: &[f32], thickness: f32) {
        self.apart(|canvas| {
            canvas.drawing.dashes(dashes);
            canvas.drawing.op(&[thickness], "w");
            canvas.through(points);
            canvas.drawing.op(&[], "S");
        });
    }

    /// A closed shape by its corners, black or white inside.
    pub fn polygon(&mut self, corners: &[(f32, f32)], is_filled: bool, thickness: f32) {
        self.apart(|canvas| {
            canvas.drawing.op(&[if is_filled { 0.0 } else { 1.0 }], "g");
            canvas.drawing.op(&[thickness], "w");
            canvas.through(corners);
            canvas.drawing.op(&[], "b");
        });
    }

    /// An empty box by its upper left corner.
    pub fn frame(&mut self, corner: (f32, f32), width: f32, height: f32, thickness: f32) {
        self.apart(|canvas| {
            canvas.drawing.op(&[thickness], "w");
            canvas.rectangle(corner, width, height);
            canvas.drawing.op(&[], "S");
        });
    }

    fn rectangle(&mut self, (left, top): (f32, f32), width: f32, height: f32) {
        self.drawing.op(&[left, self.height - top - height, width, height], "re");
    }

    /// A filled box by its upper left corner; `grey` 0 is black.
    pub fn fill(&mut self, corner: (f32, f32), width: f32, height: f32, grey: f32) {
        self.apart(|canvas| {
            canvas.drawing.op(&[grey], "g");
            canvas.rectangle(corner, width, height);
            canvas.drawing.op(&[], "f");
        });
    }

    /// Boxes filled in black, each by its upper left corner, its width and its height, as one drawing.
    pub(super) fn fill_all(&mut self, boxes: &[((f32, f32), f32, f32)]) {
        self.apart(|canvas| {
            canvas.drawing.op(&[0.0], "g");
            boxes.iter().for_each(|(corner, width, height)| canvas.rectangle(*corner, *width, *height));
            canvas.drawing.op(&[], "f");
        });
    }

    /// A picture of the press by its number, by its upper left corner; the element's that is open.
    pub(super) fn picture(&mut self, tree: &mut Tree, number: usize, corner: (f32, f32), width: f32, height: f32) {
        let reader = tree.of_text();
        if let Reader::Element(element) = reader {
            let (kind, piece) = self.piece(tree, element);
            self.drawing.end_mark();
            self.drawing.begin_piece(kind, piece);
        }
        self.apart(|canvas| {
            let foot = canvas.height - corner.1 - height;
            canvas.drawing.op(&[width, 0.0, 0.0, height, corner.0, foot], "cm");
            canvas.drawing.picture(&picture_name(number));
        });
        if let Reader::Element(_) = reader {
            self.drawing.end_mark();
            self.drawing.begin_unread();
        }
    }

    /// The page as the PDF's operators, and the element of each of its pieces.
    pub(super) fn finish(mut self) -> (Vec<u8>, Vec<usize>) {
        self.end_mark();
        self.text.op(&[], "ET");
        self.drawing.end_mark();
        let mut operators = self.drawing.into_bytes();
        operators.extend(self.text.into_bytes());
        (operators, self.pieces)
    }
}

/// The name by which pages call a face.
pub(super) fn resource_name(face: FaceIndex) -> String {
    format!("F{face}")
}

/// The name by which pages call a picture.
pub(super) fn picture_name(number: usize) -> String {
    format!("P{number}")
}

/// A text without what only steers its direction, which nobody searches for or hears.
fn spoken(text: &str) -> Cow<'_, str> {
    let steers = |character: char| matches!(character, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    if text.contains(steers) { Cow::Owned(text.replace(steers, "")) } else { Cow::Borrowed(text) }
}

/// Where a text of a width begins so that it ends at `right`.
pub(super) fn flush_right(fonts: &Fonts, right: f32, text: &str, style: Style) -> f32 {
    right - width(fonts, text.trim_end(), style)
}

/// Where a text begins so that its middle is at `middle`.
pub(super) fn centred(fonts: &Fonts, middle: f32, text: &str, style: Style) -> f32 {
    middle - width(fonts, text.trim_end(), style) / 2.0
}
