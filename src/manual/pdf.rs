//! The whole manual as one PDF: the contents with page numbers, then the chapters, each on a new page.

use super::{Chapter, Manual, events};
use chrono::NaiveDateTime;
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use sonneborn_document::format::{Format, mm};
use sonneborn_document::page::{Counted, Heading};
use sonneborn_document::picture::Picture;
use sonneborn_document::table::{Cell, Column, Table};
use sonneborn_document::{DocumentError, Fonts, PaperSize, Press, Sheet};
use sonneborn_i18n::manual as words;

/// What stands before a point of a list that is not numbered.
const BULLET: &str = "•";
/// How wide pictures are: a screen is read at two thirds of the page.
const PICTURE_WIDTH: f32 = mm(120.0);
/// The type of tables: levels have seven columns.
const TABLE_SIZE: f32 = 7.5;

impl Manual {
    /// # Errors
    /// A built-in font that cannot be embedded.
    pub fn pdf(&self) -> Result<Vec<u8>, DocumentError> {
        // Once on trial, to know on which page each chapter begins.
        let mut trial = Press::new(Fonts::standard(), self.lang);
        let counted = Counted { before: 0, all: 0 };
        let contents = self.set_contents(&mut trial, counted, &[0; Chapter::ALL.len()]);
        let lengths = Chapter::ALL.map(|chapter| self.set_chapter(&mut trial, chapter, counted));
        let all = contents + lengths.iter().sum::<usize>();
        let mut next = contents;
        let begins = lengths.map(|length| {
            next += length;
            next - length
        });
        let mut press = Press::new(Fonts::standard(), self.lang);
        self.set_contents(&mut press, Counted { before: 0, all }, &begins);
        for (chapter, before) in Chapter::ALL.into_iter().zip(begins) {
            self.set_chapter(&mut press, chapter, Counted { before, all });
        }
        // The same texts give the same file, whenever it is made.
        press.finish(&format!("Sonneborn · {}", words::title(self.lang)), NaiveDateTime::default())
    }

    fn sheet<'p, 'f>(&self, press: &'p mut Press<'f>, title: String, counted: Counted) -> Sheet<'p, 'f> {
        let event = format!("Sonneborn · {}", words::title(self.lang));
        let heading = Heading { title, event, counted: Some(counted), ..Heading::default() };
        Sheet::new(press, Format::portrait(PaperSize::A4), heading)
    }

    /// Sets the contents; `begins` are the pages before each chapter. Gives the number of its own pages.
    fn set_contents(&self, press: &mut Press, counted: Counted, begins: &[usize]) -> usize {
        let mut sheet = self.sheet(press, words::contents(self.lang).to_owned(), counted);
        let columns = vec![
            Column::right(""),
            Column::left(words::chapters(self.lang)).sharing(1.0),
            Column::right(words::page_number(self.lang)),
        ];
        let mut table = Table { row_height: 18.0, ..Table::new(columns) };
        for (chapter, before) in Chapter::ALL.into_iter().zip(begins) {
            table.row(vec![Cell::of(chapter.number()), Cell::text(self.title(chapter)), Cell::of(before + 1)]);
        }
        table.set(&mut sheet);
        let pages = sheet.page_count();
        sheet.finish();
        pages
    }

    fn set_chapter(&self, press: &mut Press, chapter: Chapter, counted: Counted) -> usize {
        let title = format!("{} {}", chapter.number(), self.title(chapter));
        let mut sheet = self.sheet(press, title, counted);
        let text = self.text(chapter);
        let mut setter = Setter {
            manual: self,
            sheet: &mut sheet,
            text: String::new(),
            leads_to: None,
            picture: None,
            lists: Vec::new(),
            table: None,
        };
        for event in events(&text) {
            setter.take(event);
        }
        let pages = sheet.page_count();
        sheet.finish();
        pages
    }
}

/// A list that is being set.
struct List {
    /// The number of the next point, where they are numbered.
    next: Option<u64>,
    /// The mark of a point whose text is not set yet.
    mark: Option<String>,
}

/// What is gathered of a text until it can be set.
struct Setter<'s, 'p, 'f> {
    manual: &'s Manual,
    sheet: &'s mut Sheet<'p, 'f>,
    text: String,
    /// The chapter to which the words lead that are being read.
    leads_to: Option<Chapter>,
    /// The picture whose words are being read.
    picture: Option<Picture>,
    lists: Vec<List>,
    /// The cells of the table that is being read, row by row.
    table: Option<Vec<Vec<String>>>,
}

impl Setter<'_, '_, '_> {
    fn take(&mut self, event: Event) {
        match event {
            Event::Text(text) | Event::Code(text) => self.text.push_str(&text),
            Event::SoftBreak => self.text.push(' '),
            Event::HardBreak => self.text.push('\n'),
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Rule => self.sheet.rule(),
            // The texts have none of these.
            Event::Html(_)
            | Event::InlineHtml(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_) => {}
        }
    }

    fn begin(&mut self, tag: &Tag) {
        match tag {
            Tag::List(first) => {
                // A point may have a list below its first words.
                self.set_point();
                self.lists.push(List { next: *first, mark: None });
            }
            Tag::Item => {
                if let Some(list) = self.lists.last_mut() {
                    list.mark = Some(list.next.map_or_else(|| BULLET.to_owned(), |number| format!("{number}.")));
                    list.next = list.next.map(|number| number + 1);
                }
            }
            Tag::Link { dest_url, .. } => {
                self.leads_to = dest_url.split('#').next().and_then(Chapter::of_code);
            }
            Tag::Image { dest_url, .. } => {
                self.picture = self.manual.picture(dest_url).as_deref().and_then(Picture::read);
            }
            Tag::Table(_) => self.table = Some(Vec::new()),
            Tag::TableHead | Tag::TableRow => {
                if let Some(rows) = self.table.as_mut() {
                    rows.push(Vec::new());
                }
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            // The title stands at the head of the page.
            TagEnd::Heading(HeadingLevel::H1) => self.text.clear(),
            TagEnd::Heading(HeadingLevel::H2) => {
                let text = std::mem::take(&mut self.text);
                self.sheet.heading(&text);
            }
            TagEnd::Heading(_) => {
                let text = std::mem::take(&mut self.text);
                self.sheet.subheading(&text);
            }
            TagEnd::Paragraph if self.lists.is_empty() => {
                let text = std::mem::take(&mut self.text);
                // One that was a picture has no text.
                if !text.is_empty() {
                    self.sheet.paragraph(&text);
                }
            }
            TagEnd::Paragraph | TagEnd::Item => self.set_point(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.sheet.skip(3.0);
                }
            }
            // Paper has no links: the chapter's number stands behind the words.
            TagEnd::Link => {
                if let Some(chapter) = self.leads_to.take() {
                    self.text.push_str(&format!(" (→ {})", chapter.number()));
                }
            }
            TagEnd::Image => {
                let told = std::mem::take(&mut self.text);
                if let Some(picture) = self.picture.take() {
                    self.sheet.picture(picture, PICTURE_WIDTH, &told);
                }
            }
            TagEnd::CodeBlock => {
                let text = std::mem::take(&mut self.text);
                self.sheet.quoted(&text);
            }
            TagEnd::TableCell => {
                let text = std::mem::take(&mut self.text);
                if let Some(row) = self.table.as_mut().and_then(|rows| rows.last_mut()) {
                    row.push(text);
                }
            }
            TagEnd::Table => self.set_table(),
            _ => {}
        }
    }

    /// Sets what was read of a point; further paragraphs of it have no mark.
    fn set_point(&mut self) {
        let text = std::mem::take(&mut self.text);
        let depth = u8::try_from(self.lists.len()).unwrap_or(u8::MAX);
        if let Some(list) = self.lists.last_mut()
            && !text.is_empty()
        {
            let mark = list.mark.take().unwrap_or_default();
            self.sheet.point(&mark, &text, depth);
        }
    }

    fn set_table(&mut self) {
        let mut rows = self.table.take().unwrap_or_default().into_iter();
        let head = rows.next().unwrap_or_default();
        let columns = head.into_iter().map(|name| Column::left(name).sharing(1.0)).collect();
        let mut table = Table { size: TABLE_SIZE, ..Table::new(columns) };
        for row in rows {
            table.row(row.into_iter().map(Cell::text).collect());
        }
        table.set(self.sheet);
        self.sheet.skip(6.0);
    }
}
