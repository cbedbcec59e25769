//! Pages: the head that every page repeats, the foot that tells an outdated sheet, and a cursor that moves
//! down and turns the page.

use super::canvas::{Canvas, HAIRLINE, centred, flush_right};
use super::distance::Distance;
use super::font::Fonts;
use super::format::{Format, mm};
use super::picture::Picture;
use super::press::Press;
use super::reading::{Reader, Role};
use super::text::{Style, width as text_width, wrap};
use chrono::NaiveDateTime;
use sonneborn_i18n::{Lang, dates, document as words, proof, web};
use sonneborn_tournament::chain::{Digest, Head};
use sonneborn_tournament::style::Logo;
use std::collections::BTreeSet;

/// What stands at the head and the foot of every page of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The document's name: `Pairings by board`.
    pub title: String,
    /// The tournament's name.
    pub event: String,
    /// Place, dates, time control: on the first page only.
    pub particulars: String,
    /// The round or moment it is about: `Round 5`.
    pub about: String,
    /// The number of the round, where it stands large at the left of each page; the right is kept for what the page says of itself.
    pub large: String,
    /// The hall's time of printing.
    pub printed: NaiveDateTime,
    /// The state of the journal from which the paper was made; `None` for what is about no tournament.
    pub state: Option<Head>,
    /// The page that tells whether the paper is still current.
    pub check: Option<String>,
    /// Whether FIDE mode was left: said at the foot of every page.
    pub left_fide_mode: bool,
    /// The organiser's own words above the title and at the foot, and their mark.
    pub header: String,
    pub footer: String,
    pub logo: Option<Logo>,
    /// Of a part of a book: how its pages are counted.
    pub counted: Option<Counted>,
}

/// How the pages of a part are counted on through a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The pages of the parts before it.
    pub before: usize,
    /// The pages of the whole book.
    pub all: usize,
}

pub(super) const MARGIN: f32 = mm(14.0);
/// What slips and cards, which keep their own margins, leave free at the edge.
const BARE_MARGIN: f32 = mm(5.0);
/// The number of the round on a wall, in points, what is white beside it, and what is kept at the right.
pub(super) const LARGE: f32 = 40.0;
const LARGE_GAP: f32 = mm(4.0);
pub(super) const ASIDE: f32 = mm(40.0);
const FOOT: Style = Style::regular(9.0);
/// Between what stands at its left and at its right, in points.
const FOOT_GAP: f32 = 12.0;
/// How high a logo is, and how wide at most, and what is left white beside it.
const LOGO_HEIGHT: f32 = mm(14.0);
const LOGO_WIDTH: f32 = mm(45.0);
const LOGO_GAP: f32 = mm(4.0);
/// So many missing characters are named at the foot.
const MOST_TOLD: usize = 8;
/// The least part of its type in which a form is set.
pub(super) const TIGHT: f32 = 0.78;
/// From the lower margin up to the end of what may be printed.
const FOOT_HEIGHT: f32 = 16.0;
/// The side of the code at the foot, and what is left white around it: a phone reads it from a hand's breadth.
const CODE: f32 = mm(13.0);
const CODE_GAP: f32 = mm(1.5);

/// One document while it is set: pages, and a cursor that moves down.
pub struct Sheet<'p, 'f> {
    press: &'p mut Press<'f>,
    format: Format,
    heading: Heading,
    bare: bool,
    pages: Vec<Canvas>,
    /// The cursor, in points from the upper edge.
    y: f32,
    /// Where the head of the last page ends, in points from the upper edge.
    below_head: f32,
    /// Where the head ends at the right, beside a logo.
    pub(super) head_right: f32,
    /// What no face had in the documents before this one.
    missing_before: BTreeSet<char>,
    /// What was open before the document.
    reader_before: Reader,
    /// The level of the last heading.
    level: u8,
}

impl<'p, 'f> Sheet<'p, 'f> {
    /// Begins a document with head and foot.
    pub fn new(press: &'p mut Press<'f>, format: Format, heading: Heading) -> Sheet<'p, 'f> {
        let mut sheet = Sheet::bare(press, format, heading);
        sheet.bare = false;
        sheet.turn();
        sheet
    }

    /// Begins a document of slips or cards, which carry everything themselves: no head, no foot, no page yet.
    pub fn bare(press: &'p mut Press<'f>, format: Format, heading: Heading) -> Sheet<'p, 'f> {
        let missing_before = std::mem::take(&mut press.ink.used.missing);
        let reader_before = press.ink.tree.open(Role::Part, None);
        Sheet {
            press,
            format,
            heading,
            bare: true,
            pages: Vec::new(),
            y: 0.0,
            below_head: MARGIN,
            head_right: MARGIN,
            missing_before,
            reader_before,
            level: 0,
        }
    }

    /// Whatever is set by `set` is read as one element.
    pub(super) fn read_as<T>(&mut self, role: Role, set: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.press.ink.tree.open(role, None);
        let done = set(self);
        self.press.ink.tree.close(before);
        done
    }

    /// The same as a heading; one that is below none is not deeper than the one above it allows.
    pub(super) fn read_as_heading(&mut self, level: u8, set: impl FnOnce(&mut Self)) {
        self.level = level.min(self.level + 1);
        self.read_as(Role::Heading(self.level), set);
    }

    /// The same as a picture, for which words stand.
    pub(super) fn read_as_picture(&mut self, told: &str, set: impl FnOnce(&mut Self)) {
        let before = self.press.ink.tree.open(Role::Picture, Some(told.to_owned()));
        set(self);
        self.press.ink.tree.close(before);
    }

    /// Whatever is set by `set` is read by nobody: it was said before.
    pub(super) fn unread(&mut self, set: impl FnOnce(&mut Self)) {
        let before = self.press.ink.tree.hush();
        set(self);
        self.press.ink.tree.close(before);
    }

    pub fn lang(&self) -> Lang {
        self.press.lang
    }

    pub fn fonts(&self) -> &'f Fonts {
        self.press.ink.fonts
    }

    pub fn scale(&self) -> f32 {
        self.format.scale() * self.press.part_of_type
    }

    /// Whether the document is a form in the least type that is read, which leaves no more white than it must.
    pub(super) fn is_tight(&self) -> bool {
        self.press.part_of_type <= TIGHT
    }

    /// From where the document is read.
    pub(super) fn read_from(&self) -> Distance {
        self.press.read_from
    }

    /// The left end of what is printed, in points.
    pub fn left(&self) -> f32 {
        MARGIN
    }

    /// How wide what is printed may be, in points.
    pub fn width(&self) -> f32 {
        self.format.extent().0 - 2.0 * MARGIN
    }

    /// Width and height of the whole page in points.
    pub fn extent(&self) -> (f32, f32) {
        self.format.extent()
    }

    /// The pages set so far.
    pub fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// The cursor, in points from the upper edge.
    pub fn y(&self) -> f32 {
        self.y
    }

    pub fn move_to(&mut self, y: f32) {
        self.y = y;
    }

    /// How much fits above the foot, in points.
    pub fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    /// The same on a page that nothing is set on yet, under the same head.
    pub fn room_of_next(&self) -> f32 {
        self.bottom() - self.below_head
    }

    /// Where the foot begins, in points from the upper edge.
    pub fn bottom(&self) -> f32 {
        let height = self.format.extent().1;
        if self.bare {
            return height - BARE_MARGIN;
        }
        let own_words = if self.heading.footer.is_empty() { 0.0 } else { FOOT.leading() };
        height - MARGIN - FOOT_HEIGHT - own_words
    }

    /// Moves the cursor down.
    pub fn skip(&mut self, points: f32) {
        self.y += points;
    }

    /// Turns the page if fewer than `points` are left.
    pub fn need(&mut self, points: f32) {
        if self.room() < points {
            self.turn();
        }
    }

    /// Begins a new page.
    pub fn turn(&mut self) {
        let (width, height) = self.format.extent();
        let number = self.press.page_count() + self.pages.len();
        self.pages.push(Canvas::new(width, height, number));
        self.y = MARGIN;
        if self.bare {
            return;
        }
        if self.pages.len() == 1 {
            self.set_head();
        } else {
            self.unread(Self::set_head);
        }
        self.below_head = self.y;
    }

    /// Takes a picture to be drawn; gives its number.
    pub(super) fn take_picture(&mut self, picture: Picture) -> usize {
        self.press.take_picture(picture)
    }

    /// Draws a picture that was taken.
    pub(super) fn picture_at(&mut self, number: usize, corner: (f32, f32), width: f32, height: f32) {
        let Sheet { press, pages, .. } = self;
        if let Some(canvas) = pages.last_mut() {
            canvas.picture(&mut press.ink.tree, number, corner, width, height);
        }
    }

    /// The page being drawn, for lines and boxes.
    pub fn canvas(&mut self) -> &mut Canvas {
        self.pages.last_mut().expect("a sheet is drawn on after its first page was turned up")
    }

    /// Sets a line of text with its left end at `x` and its baseline at `y`.
    pub fn text_at(&mut self, x: f32, y: f32, text: &str, style: Style) {
        let Sheet { press, pages, .. } = self;
        if let Some(canvas) = pages.last_mut() {
            canvas.text(&mut press.ink, x, y, text, style);
        }
    }

    /// Sets a text in lines from a place down; gives the height below it.
    pub fn lines_at(&mut self, (x, y): (f32, f32), text: &str, style: Style, room: f32) -> f32 {
        let lines = wrap(self.fonts(), text, style, room).into_iter();
        lines.fold(y, |y, line| {
            self.text_at(x, y + style.baseline(), line, style);
            y + style.leading()
        })
    }

    /// The same, each line around a middle.
    pub fn lines_around(&mut self, (middle, y): (f32, f32), text: &str, style: Style, room: f32) -> f32 {
        let lines = wrap(self.fonts(), text, style, room).into_iter();
        lines.fold(y, |y, line| {
            self.text_around(middle, y + style.baseline(), line, style);
            y + style.leading()
        })
    }

    /// Sets a line of text that reads upwards.
    pub fn text_upwards_at(&mut self, x: f32, y: f32, text: &str, style: Style) {
        let Sheet { press, pages, .. } = self;
        if let Some(canvas) = pages.last_mut() {
            canvas.text_upwards(&mut press.ink, x, y, text, style);
        }
    }

    /// Sets a line of text that stands on its head, around a middle.
    pub(super) fn text_turned_around(&mut self, middle: f32, y: f32, text: &str, style: Style) {
        let half = super::text::width(self.fonts(), text, style) / 2.0;
        let Sheet { press, pages, .. } = self;
        if let Some(canvas) = pages.last_mut() {
            canvas.text_turned(&mut press.ink, middle + half, y, text, style);
        }
    }

    pub fn text_right_of(&mut self, right: f32, y: f32, text: &str, style: Style) {
        let x = flush_right(self.fonts(), right, text, style);
        self.text_at(x, y, text, style);
    }

    pub fn text_around(&mut self, middle: f32, y: f32, text: &str, style: Style) {
        let x = centred(self.fonts(), middle, text, style);
        self.text_at(x, y, text, style);
    }

    /// The head of a page: the organiser's own words and mark, the title and what it is about, the event, and on the first
    /// page its particulars.
    fn set_head(&mut self) {
        let scale = self.scale();
        let Heading { title: name, event: event_name, particulars, about, header, logo, .. } = self.heading.clone();
        let top = self.y;
        let logo = logo.and_then(|logo| self.press.take_logo(&logo));
        let logo = logo.map(|(number, ratio)| {
            let wide = (LOGO_HEIGHT * scale / ratio).min(LOGO_WIDTH * scale);
            (number, wide, wide * ratio)
        });
        let room = self.width() - logo.map_or(0.0, |(_, wide, _)| wide + LOGO_GAP);
        self.head_right = MARGIN + room;
        let large = self.set_large(scale);
        let (left, room) = (MARGIN + large, room - if large > 0.0 { large + ASIDE * scale } else { 0.0 });
        let title = if about.is_empty() { name } else { format!("{name} · {about}") };
        let first = self.pages.len() == 1 && !particulars.is_empty();
        let event = if first { format!("{event_name} · {particulars}") } else { event_name };
        let lines = [
            (header, Style::regular(9.0 * scale), Role::Paragraph),
            (title, Style::bold(14.0 * scale), Role::Heading(1)),
            (self.press.not_final.clone().unwrap_or_default(), Style::bold(10.0 * scale), Role::Paragraph),
            (event, Style::regular(10.0 * scale), Role::Paragraph),
        ];
        for (text, style, role) in lines.iter().filter(|(text, ..)| !text.is_empty()) {
            self.read_as(*role, |sheet| {
                sheet.y = sheet.lines_at((left, sheet.y), text, *style, room);
            });
        }
        self.level = self.level.max(1);
        if let Some((number, wide, high)) = logo {
            let left = MARGIN + self.width() - wide;
            self.unread(|sheet| sheet.picture_at(number, (left, top), wide, high));
            self.y = self.y.max(top + high);
        }
        if large > 0.0 {
            self.y = self.y.max(top + LARGE * scale);
        }
        self.y += 5.0 * scale;
    }

    /// The large number; gives what it takes of the width. Nobody hears it: the title says the round.
    fn set_large(&mut self, scale: f32) -> f32 {
        let (text, style) = (self.heading.large.clone(), Style::bold(LARGE * scale));
        if text.is_empty() {
            return 0.0;
        }
        let baseline = self.y + 2.0 * style.half_capital();
        self.unread(|sheet| sheet.text_at(MARGIN, baseline, &text, style));
        text_width(self.fonts(), &text, style) + LARGE_GAP * scale
    }

    /// Page, event and round at the left, time and state of the journal at the right, and the code.
    fn set_foot(&mut self, page: usize) {
        let (lang, fonts) = (self.lang(), self.fonts());
        let (width, height) = self.format.extent();
        let y = height - MARGIN;
        let of_book = self.press.pages_of_book.map(|all| Counted { before: self.press.page_count(), all });
        let alone = Counted { before: 0, all: self.pages.len() };
        let counted = self.heading.counted.or(of_book).unwrap_or(alone);
        let page_of = words::page_of(lang, counted.before + page + 1, counted.all);
        let printed = dates::minute(lang, self.heading.printed);
        let right = self.heading.state.map(|state| words::printed_from(lang, printed, state.seq)).unwrap_or_default();
        let key = self.heading.check.as_deref().and_then(|address| address.split_once('#'));
        let key = key.map(|(_, key)| proof::hall_key(lang, key)).unwrap_or_default();
        let state = self.heading.state.filter(|state| state.chain != Digest::NONE);
        let state = state.map(|state| state.to_string()).unwrap_or_default();
        let mark = if self.heading.left_fide_mode { web::left_fide_mode(lang) } else { "" };
        let characters = &self.press.ink.used.missing;
        let number = |character: &char| format!("U+{:04X}", u32::from(*character));
        let more = (characters.len() > MOST_TOLD).then(|| "…".to_owned());
        let missing: Vec<String> = characters.iter().take(MOST_TOLD).map(number).chain(more).collect();
        let missing = if missing.is_empty() { String::new() } else { words::no_font_has(lang, missing.join(" ")) };
        let parts = [
            page_of.as_str(),
            missing.as_str(),
            self.heading.event.as_str(),
            mark,
            self.heading.title.as_str(),
            self.heading.about.as_str(),
        ];
        let left = parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" · ");
        // An address that no code holds is left out: the digits beside it say the same.
        let Sheet { press, heading, .. } = &mut *self;
        let code = heading.check.as_deref().and_then(|address| press.code(address));
        let right_end = if code.is_some() { width - MARGIN - CODE - CODE_GAP } else { width - MARGIN };
        let half = (right_end - MARGIN) / 2.0;
        let at_right = [right, state, key];
        let at_right = at_right.iter().filter(|text| !text.is_empty()).flat_map(|text| wrap(fonts, text, FOOT, half));
        let at_right: Vec<&str> = at_right.collect();
        let taken = at_right.iter().map(|line| text_width(fonts, line, FOOT)).fold(0.0, f32::max);
        let lines = wrap(fonts, &left, FOOT, right_end - MARGIN - taken - FOOT_GAP);
        let Sheet { press, pages, heading, .. } = self;
        let canvas = &mut pages[page];
        let rule = y - FOOT_HEIGHT + 6.0;
        if !heading.footer.is_empty() {
            let at = centred(fonts, width / 2.0, &heading.footer, FOOT);
            canvas.text(&mut press.ink, at, rule - 3.0, &heading.footer, FOOT);
        }
        canvas.line((MARGIN, rule), (width - MARGIN, rule), HAIRLINE);
        if let Some(code) = code {
            code.draw(canvas, (width - MARGIN - CODE, rule + CODE_GAP), CODE);
        }
        for (line, number) in lines.iter().zip(0u8..) {
            canvas.text(&mut press.ink, MARGIN, y + f32::from(number) * FOOT.leading(), line, FOOT);
        }
        for (line, number) in at_right.iter().zip(0u8..) {
            let at = flush_right(fonts, right_end, line, FOOT);
            canvas.text(&mut press.ink, at, y + f32::from(number) * FOOT.leading(), line, FOOT);
        }
    }

    /// Hands the pages to the press; only now it is known how many there are.
    pub fn finish(self) {
        let Sheet { press, format, heading, bare, pages, mut missing_before, reader_before, .. } = self;
        let part = press.ink.tree.hush();
        press.ink.tree.close(reader_before);
        let missing = std::mem::take(&mut press.ink.used.missing);
        missing_before.extend(&missing);
        press.ink.used.missing = missing_before;
        let document = LaidOut { format, heading, bare, pages, missing, part };
        press.take_laid_out(document.pages.len(), move |press| document.set_feet(press));
    }
}

/// A document whose pages wait for their feet: of a book, until all of it is laid out.
struct LaidOut {
    format: Format,
    heading: Heading,
    bare: bool,
    pages: Vec<Canvas>,
    /// What no face had in it.
    missing: BTreeSet<char>,
    /// What is open inside it.
    part: Reader,
}

impl LaidOut {
    /// Sets the feet and hands the pages to the press.
    fn set_feet(self, press: &mut Press) {
        let LaidOut { format, heading, bare, pages, missing, part } = self;
        let missing_of_all = std::mem::replace(&mut press.ink.used.missing, missing);
        let reader_before = press.ink.tree.hush();
        press.ink.tree.close(part);
        let mut sheet = Sheet {
            press,
            format,
            heading,
            bare,
            pages,
            y: 0.0,
            below_head: MARGIN,
            head_right: MARGIN,
            missing_before: missing_of_all,
            reader_before,
            level: 0,
        };
        if !bare {
            // From which state a paper was made is read once.
            sheet.read_as(Role::Paragraph, |sheet| sheet.set_foot(0));
            sheet.unread(|sheet| (1..sheet.pages.len()).for_each(|page| sheet.set_foot(page)));
        }
        let Sheet { press, heading, pages, missing_before, reader_before, .. } = sheet;
        press.ink.tree.close(reader_before);
        press.ink.used.missing.extend(missing_before);
        let Heading { title, about, .. } = heading;
        let name = if about.is_empty() { title } else { format!("{title} · {about}") };
        press.take(name, pages);
    }
}
