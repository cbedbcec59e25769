//! Paragraphs and fields for sheets that are filled in and signed: rulings, claims, reports, norms.

use super::canvas::{HAIRLINE, RULE};
use super::format::mm;
use super::page::Sheet;
use super::picture::Picture;
use super::reading::Role;
use super::text::{Style, width, wrap};

/// Between the label of a field and its line, in points.
const LABEL_GAP: f32 = 6.0;
/// How far the points of a list stand from the edge, a step, and their marks from them, in points.
const POINT_INDENT: f32 = 16.0;
const MARK_GAP: f32 = 5.0;
/// Above a remark, in points.
const ABOVE_REMARK: f32 = 3.0;
/// Below a picture, in points.
const PICTURE_GAP: f32 = 8.0;
/// What is written by hand needs this height, in points.
const LINE_TO_WRITE_ON: f32 = mm(9.0);

impl Sheet<'_, '_> {
    /// A heading inside the document, kept with what follows it.
    pub fn heading(&mut self, text: &str) {
        let style = Style::bold(11.0 * self.scale());
        self.need(4.0 * style.leading());
        self.skip(style.size * if self.is_tight() { 0.35 } else { 0.7 });
        self.read_as_heading(2, |sheet| sheet.lines(text, style));
        self.skip(style.size * 0.2);
    }

    /// Text over the whole width, wrapped; it may go on on the next page.
    pub fn paragraph(&mut self, text: &str) {
        let style = Style::regular(9.5 * self.scale());
        self.read_as(Role::Paragraph, |sheet| sheet.lines(text, style));
        self.skip(4.0 * self.scale());
    }

    /// A remark in small type: the key to a table's signs.
    pub fn remark(&mut self, text: &str) {
        self.skip(ABOVE_REMARK * self.scale());
        let style = self.remark_style();
        self.read_as(Role::Paragraph, |sheet| sheet.lines(text, style));
    }

    fn remark_style(&self) -> Style {
        Style::regular(9.0 * self.scale())
    }

    /// The height that remarks take, in lines of theirs.
    pub fn remark_lines(&self, remarks: &[String]) -> u8 {
        let style = self.remark_style();
        let height = |remark: &String| {
            let lines = wrap(self.fonts(), remark, style, self.width()).len();
            ABOVE_REMARK * self.scale() + f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * style.leading()
        };
        let lines = (remarks.iter().map(height).sum::<f32>() / style.leading()).ceil();
        // As many as a sheet has, and no fraction.
        lines.min(f32::from(u8::MAX)) as u8
    }

    /// A smaller heading, inside what a heading opened.
    pub fn subheading(&mut self, text: &str) {
        let style = Style::bold(9.5 * self.scale());
        self.need(3.0 * style.leading());
        self.skip(style.size * 0.4);
        self.read_as_heading(3, |sheet| sheet.lines(text, style));
        self.skip(style.size * 0.15);
    }

    /// A point of a list: its mark stands before the lines, which begin so many steps from the edge.
    pub fn point(&mut self, mark: &str, text: &str, depth: u8) {
        let style = Style::regular(9.5 * self.scale());
        let indent = f32::from(depth) * POINT_INDENT;
        self.read_as(Role::Paragraph, |sheet| {
            for (index, line) in wrap(sheet.fonts(), text, style, sheet.width() - indent).into_iter().enumerate() {
                sheet.need(style.leading());
                let (left, y) = (sheet.left() + indent, sheet.y() + style.baseline());
                if index == 0 {
                    sheet.text_right_of(left - MARK_GAP, y, mark, style);
                }
                sheet.text_at(left, y, line, style);
                sheet.skip(style.leading());
            }
        });
        self.skip(1.5 * self.scale());
    }

    /// A picture so wide, with a line around it; `told` stands for it where it is not seen.
    pub fn picture(&mut self, picture: Picture, width: f32, told: &str) {
        let height = picture.height_at(width);
        self.need(height + PICTURE_GAP);
        let corner = (self.left(), self.y());
        let number = self.take_picture(picture);
        self.read_as_picture(told, |sheet| sheet.picture_at(number, corner, width, height));
        self.canvas().frame(corner, width, height, HAIRLINE);
        self.skip(height + PICTURE_GAP);
    }

    /// What is typed or printed as it stands, set in and line by line.
    pub fn quoted(&mut self, text: &str) {
        let style = Style::regular(9.0 * self.scale());
        self.read_as(Role::Paragraph, |sheet| {
            // `wrap` keeps the breaks of the text.
            sheet.lines_from(POINT_INDENT, text.trim_end(), style);
        });
        self.skip(4.0 * self.scale());
    }

    fn lines(&mut self, text: &str, style: Style) {
        self.lines_from(0.0, text, style);
    }

    /// Lines that begin so far from the edge, and go on on the next page.
    fn lines_from(&mut self, indent: f32, text: &str, style: Style) {
        for line in wrap(self.fonts(), text, style, self.width() - indent) {
            self.need(style.leading());
            let (x, y) = (self.left() + indent, self.y() + style.baseline());
            self.text_at(x, y, line, style);
            self.skip(style.leading());
        }
    }

    /// A label and what is known: `Claimant: GM Petrescu, Ana`. The value is wrapped beside the label.
    pub fn field(&mut self, label: &str, value: &str) {
        let (bold, style) = (Style::bold(9.5 * self.scale()), Style::regular(9.5 * self.scale()));
        let indent = width(self.fonts(), label, bold) + LABEL_GAP;
        self.need(style.leading());
        self.read_as(Role::Paragraph, |sheet| {
            let (x, y) = (sheet.left(), sheet.y() + bold.baseline());
            sheet.text_at(x, y, label, bold);
            sheet.lines_from(indent, value, style);
        });
    }

    /// A label and a line to write on, high enough for a pen.
    pub fn field_to_write(&mut self, label: &str) {
        let style = Style::regular(9.5 * self.scale());
        self.need(LINE_TO_WRITE_ON);
        self.skip(LINE_TO_WRITE_ON);
        let (left, right, y) = (self.left(), self.left() + self.width(), self.y());
        self.text_at(left, y - 2.0, label, style);
        let from = left + width(self.fonts(), label, style) + LABEL_GAP;
        self.canvas().line((from, y), (right, y), HAIRLINE);
    }

    /// Boxes to tick beside each other, each with its text; `ticked` are ticked already.
    pub fn boxes(&mut self, choices: &[(&str, bool)]) {
        let style = Style::regular(9.5 * self.scale());
        let side = style.size;
        self.need(style.leading() * 1.6);
        let (mut x, right) = (self.left(), self.left() + self.width());
        for (text, ticked) in choices {
            let lines = wrap(self.fonts(), text, style, right - self.left() - side - LABEL_GAP);
            let widest = lines.iter().map(|line| width(self.fonts(), line, style)).fold(0.0, f32::max);
            let wide = side + LABEL_GAP + widest;
            if x > self.left() && x + wide > right {
                x = self.left();
                self.skip(style.leading() * 1.6);
                self.need(style.leading() * 1.6);
            }
            let y = self.y() + style.baseline();
            self.canvas().frame((x, y - side * 0.86), side, side, RULE);
            self.read_as(Role::Paragraph, |sheet| {
                if *ticked {
                    sheet.text_around(x + side / 2.0, y, "✓", style);
                }
                for (line, place) in lines.iter().zip(0u8..) {
                    sheet.text_at(x + side + LABEL_GAP, y + f32::from(place) * style.leading(), line, style);
                }
            });
            if let Some(more @ 1..) = lines.len().checked_sub(1) {
                self.skip(style.leading() * f32::from(u8::try_from(more).unwrap_or(u8::MAX)));
            }
            x += wide + 3.0 * LABEL_GAP;
        }
        self.skip(style.leading() * 1.6);
    }

    /// Lines to sign on beside each other, each with the office of who signs below it.
    pub fn signatures(&mut self, offices: &[&str]) {
        let style = Style::regular(9.0 * self.scale());
        let height = LINE_TO_WRITE_ON * 1.6 * self.scale().min(1.0);
        let count = u16::try_from(offices.len().max(1)).unwrap_or(u16::MAX);
        let each = self.width() / f32::from(count);
        let line = each - mm(6.0);
        let fonts = self.fonts();
        let offices: Vec<Vec<&str>> = offices.iter().map(|office| wrap(fonts, office, style, line)).collect();
        let most = u16::try_from(offices.iter().map(Vec::len).max().unwrap_or(0)).unwrap_or(u16::MAX);
        let below = (f32::from(most) + 1.0) * style.leading();
        self.need(height + below);
        let y = self.y() + height;
        let mut x = self.left();
        for office in offices {
            self.canvas().line((x, y), (x + line, y), HAIRLINE);
            for (text, place) in office.into_iter().zip(1u8..) {
                self.text_at(x, y + f32::from(place) * style.leading(), text, style);
            }
            x += each;
        }
        self.move_to(y + below);
    }

    /// A hairline over the whole width.
    pub fn rule(&mut self) {
        self.skip(4.0);
        let (left, right, y) = (self.left(), self.left() + self.width(), self.y());
        self.canvas().line((left, y), (right, y), HAIRLINE);
        self.skip(4.0);
    }
}
