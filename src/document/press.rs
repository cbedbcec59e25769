//! The press: takes finished pages and makes the PDF of them, with the fonts cut down to the glyphs that were used.
//!
//! Every glyph carries the character it stands for, so that text can be searched, copied and checked.

use super::DocumentError;
use super::archive;
use super::canvas::{Canvas, Ink, UsedGlyphs, UsedOfFace, picture_name, resource_name};
use super::distance::Distance;
use super::font::{Face, FaceIndex, Fonts};
use super::pack::deflate;
use super::packed::Packed;
use super::picture::Picture;
use super::qr::Code;
use super::reading::Tree;
use chrono::{Datelike, NaiveDateTime, Timelike};
use pdf_writer::types::{CidFontType, FontFlags, OutputIntentSubtype, SystemInfo, UnicodeCmap};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Date, Filter, Finish, Name, Pdf, Rect, Ref, Settings, Str, TextStr, XRefFilter};
use sha2::{Digest, Sha256};
use sonneborn_i18n::Lang;
use sonneborn_tournament::style::Logo;

/// A PDF being made.
pub struct Press<'f> {
    pub(super) ink: Ink<'f>,
    pub lang: Lang,
    pages: Vec<Printed>,
    /// By the number by which pages call them.
    pictures: Vec<Picture>,
    /// The logo taken last, its number, and its height where it is one wide.
    logo: Option<(Logo, usize, f32)>,
    /// The code made last, with its address: every page of a file has the same.
    code: Option<(String, Code)>,
    /// What stands at the head of each page of the document being made: that the event is not final, and why.
    pub(super) not_final: Option<String>,
    /// From where the document being made is read.
    pub(super) read_from: Distance,
    /// In which part of its type the document is set.
    pub(super) part_of_type: f32,
    /// The documents are a book, whose pages are counted through.
    pub(super) is_book: bool,
    /// What of it is laid out, until all is.
    laid_out: Vec<LaidOut>,
    /// How many pages all of it has, when it is.
    pub(super) pages_of_book: Option<usize>,
    /// The title of each document and the page at which it begins.
    contents: Vec<(String, usize)>,
}

/// A document of a book that waits for its feet.
struct LaidOut {
    pages: usize,
    set_feet: Box<dyn FnOnce(&mut Press<'_>)>,
}

/// A page that is done.
struct Printed {
    width: f32,
    height: f32,
    operators: Vec<u8>,
    /// The element of each piece.
    pieces: Vec<usize>,
}

const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl<'f> Press<'f> {
    pub fn new(fonts: &'f Fonts, lang: Lang) -> Press<'f> {
        Press {
            ink: Ink { fonts, used: UsedGlyphs::new(fonts), tree: Tree::new() },
            lang,
            pages: Vec::new(),
            pictures: Vec::new(),
            logo: None,
            code: None,
            not_final: None,
            read_from: Distance::Hand,
            part_of_type: 1.0,
            is_book: false,
            laid_out: Vec::new(),
            pages_of_book: None,
            contents: Vec::new(),
        }
    }

    /// Another one for the same document, to try how many pages it takes.
    pub(super) fn like(&self) -> Press<'f> {
        let mut like = Press::new(self.ink.fonts, self.lang);
        (like.not_final, like.read_from, like.code) = (self.not_final.clone(), self.read_from, self.code.clone());
        like
    }

    /// The pages so far.
    pub(super) fn page_count(&self) -> usize {
        self.pages.len() + self.laid_out.iter().map(|document| document.pages).sum::<usize>()
    }

    /// Takes a document of so many pages that is laid out, by what sets its feet and hands its pages over; one of a book waits for the last.
    pub(super) fn take_laid_out(&mut self, pages: usize, set_feet: impl FnOnce(&mut Press<'_>) + 'static) {
        if self.is_book {
            self.laid_out.push(LaidOut { pages, set_feet: Box::new(set_feet) });
        } else {
            set_feet(self);
        }
    }

    /// The last document of a book is laid out: its pages are counted through.
    pub(super) fn close_book(&mut self) {
        self.pages_of_book = Some(self.page_count());
        for document in std::mem::take(&mut self.laid_out) {
            (document.set_feet)(self);
        }
    }

    /// The characters so far that no face has.
    pub fn missing(&self) -> Vec<char> {
        self.ink.used.missing.iter().copied().collect()
    }

    /// The number and proportions of a logo, which is taken once however many pages bear it; `None` for a file that is no
    /// picture.
    pub(super) fn take_logo(&mut self, logo: &Logo) -> Option<(usize, f32)> {
        if let Some((known, number, ratio)) = &self.logo
            && known == logo
        {
            return Some((*number, *ratio));
        }
        let picture = Picture::read(&logo.0)?;
        let ratio = picture.height_at(1.0);
        let number = self.take_picture(picture);
        self.logo = Some((logo.clone(), number, ratio));
        Some((number, ratio))
    }

    /// The code of an address, which is made once however many pages bear it; `None` for an address that no code holds.
    pub(super) fn code(&mut self, address: &str) -> Option<Code> {
        if let Some((known, code)) = &self.code
            && known == address
        {
            return Some(code.clone());
        }
        let code = Code::of(address).ok()?;
        self.code = Some((address.to_owned(), code.clone()));
        Some(code)
    }

    /// Takes a picture; gives the number by which pages call it.
    pub(super) fn take_picture(&mut self, picture: Picture) -> usize {
        self.pictures.push(picture);
        self.pictures.len() - 1
    }

    /// Takes the pages of one document.
    pub(super) fn take(&mut self, title: String, pages: Vec<Canvas>) {
        self.contents.push((title, self.pages.len()));
        self.pages.extend(pages.into_iter().map(|canvas| {
            let (width, height) = (canvas.width, canvas.height);
            let (operators, pieces) = canvas.finish();
            Printed { width, height, operators, pieces }
        }));
    }

    /// The PDF, with `title` and the hall's time in its particulars.
    ///
    /// # Errors
    /// A font that cannot be cut down.
    pub fn finish(self, title: &str, printed: NaiveDateTime) -> Result<Vec<u8>, DocumentError> {
        if self.pages.is_empty() {
            return Err(DocumentError::Nothing);
        }
        let mut binder = Binder::new();
        let (catalog, tree, info, resources) = (binder.fresh(), binder.fresh(), binder.fresh(), binder.fresh());
        let pages: Vec<Ref> = self.pages.iter().map(|_| binder.fresh()).collect();
        let outline = binder.outline(&self.contents, &pages, &self.pages);
        let (metadata, colours) = (binder.fresh(), binder.fresh());
        let particulars = archive::particulars(title, printed, self.lang.tag());
        binder.pdf.metadata(metadata, particulars.as_bytes());
        binder.colours(colours);
        // Both are about as much work, and most of it.
        let (reading, contents) = beside(
            self.pages.len() > FEW,
            || binder.reading(&self.ink.tree, &pages, &self.pages),
            || self.pages.iter().map(|page| deflate(&page.operators)).collect::<Vec<_>>(),
        );
        let mut catalogue = binder.pdf.catalog(catalog);
        catalogue.pages(tree).lang(TextStr(self.lang.tag())).metadata(metadata);
        catalogue.mark_info().marked(true);
        catalogue.viewer_preferences().display_doc_title(true);
        catalogue.pair(Name(b"StructTreeRoot"), reading);
        let mut intents = catalogue.output_intents();
        let mut intent = intents.push();
        intent.subtype(OutputIntentSubtype::PDFA).output_condition_identifier(TextStr(archive::COLOURS));
        intent.info(TextStr(archive::COLOURS)).dest_output_profile(colours);
        intent.finish();
        intents.finish();
        if let Some(outline) = outline {
            catalogue.outlines(outline);
        }
        catalogue.finish();
        let mut particulars = binder.pdf.document_info(info);
        particulars.title(TextStr(title)).producer(TextStr(archive::PRODUCER)).creation_date(pdf_date(printed));
        particulars.finish();
        let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
        binder.pdf.pages(tree).kids(pages.iter().copied()).count(count);
        for (((page, printed), contents), number) in pages.iter().zip(&self.pages).zip(contents).zip(0..) {
            let contents = binder.packed_stream(&contents);
            let mut written = binder.pdf.page(*page);
            written.parent(tree).media_box(Rect::new(0.0, 0.0, printed.width, printed.height)).contents(contents);
            written.struct_parents(number);
            written.pair(Name(b"Resources"), resources);
        }
        let mut named = Vec::new();
        for (index, (face, used)) in self.ink.fonts.faces().iter().zip(&self.ink.used.faces).enumerate() {
            // A Latin face is always there, so that any viewer has something to fall back on.
            if index == 0 || !used.says.is_empty() {
                named.push((index, binder.font(index, face, used)?));
            }
        }
        let pictures: Vec<Ref> = self.pictures.iter().map(|_| binder.fresh()).collect();
        for (id, picture) in pictures.iter().zip(&self.pictures) {
            picture.write(&mut binder.pdf, *id);
        }
        binder.resources(resources, &named, &pictures);
        Ok(binder.finish(title))
    }
}

/// To begin a thread costs more than to pack so many pages.
const FEW: usize = 4;

/// What both make: at the same time where that is worth it.
fn beside<A, B: Send>(is_worth_it: bool, one: impl FnOnce() -> A, other: impl FnOnce() -> B + Send) -> (A, B) {
    if !is_worth_it {
        return (one(), other());
    }
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        (one, other.join().unwrap_or_else(|panicked| std::panic::resume_unwind(panicked)))
    })
}

fn pdf_date(at: NaiveDateTime) -> Date {
    let two = |number: u32| u8::try_from(number).unwrap_or(0);
    Date::new(u16::try_from(at.year()).unwrap_or(0))
        .month(two(at.month()))
        .day(two(at.day()))
        .hour(two(at.hour()))
        .minute(two(at.minute()))
        .second(two(at.second()))
}

/// The file while its objects are numbered and written.
struct Binder {
    pdf: Pdf,
    next: i32,
    /// What lies in streams, and these.
    packed: Packed,
    streams: Vec<Ref>,
    /// Of all that is packed by itself: the file is named after it.
    content: Sha256,
}

/// The bytes of a file's name (ISO 32000-1, 14.4).
const FILE_ID: usize = 16;

impl Binder {
    fn new() -> Binder {
        let pdf = Pdf::with_settings(Settings { pretty: false });
        Binder { pdf, next: 1, packed: Packed::new(Ref::new(1), 0), streams: Vec::new(), content: Sha256::new() }
    }

    /// The bytes of the file. It is named after its content, so that the same paper is the same file.
    fn finish(mut self, title: &str) -> Vec<u8> {
        self.content.update(title);
        let name = self.content.finalize_reset()[..FILE_ID].to_vec();
        self.pdf.set_file_id((name.clone(), name));
        let table = self.fresh();
        let objects = usize::try_from(self.next).unwrap_or(0);
        self.pdf.finish_with_xref_stream_and_filter(table, |free| {
            let entered = self.packed.enter(&self.streams, free, objects);
            (deflate(&entered), XRefFilter::Single(Filter::FlateDecode))
        })
    }

    /// Writes what grey and colours mean.
    fn colours(&mut self, id: Ref) {
        let profile = deflate(&archive::colours());
        self.pdf.icc_profile(id, &profile).n(archive::COMPONENTS).filter(Filter::FlateDecode);
    }

    /// Writes what those read who hear the paper; gives its root.
    fn reading(&mut self, tree: &Tree, pages: &[Ref], printed: &[Printed]) -> Ref {
        let root = self.fresh();
        self.packed = Packed::new(Ref::new(self.next), tree.len() + pages.len());
        let pieces: Vec<&[usize]> = printed.iter().map(|page| page.pieces.as_slice()).collect();
        let written = tree.write(&mut self.packed, root, pages, &pieces);
        self.next = self.packed.next().get();
        self.streams = self.packed.write(&mut self.pdf, &mut self.next);
        let mut whole = self.pdf.indirect(root).start::<StructTreeRoot>();
        whole.child(written.whole);
        let mut by_page = whole.parent_tree();
        let mut numbers = by_page.nums();
        for (page, elements) in (0..).zip(written.by_page) {
            numbers.insert(page, elements);
        }
        numbers.finish();
        by_page.finish();
        whole.finish();
        root
    }

    fn fresh(&mut self) -> Ref {
        let fresh = Ref::new(self.next);
        self.next += 1;
        fresh
    }

    /// Writes a compressed stream.
    fn stream(&mut self, bytes: &[u8]) -> Ref {
        self.packed_stream(&deflate(bytes))
    }

    /// Writes a stream that is compressed already.
    fn packed_stream(&mut self, packed: &[u8]) -> Ref {
        let id = self.fresh();
        self.content.update(packed);
        self.pdf.stream(id, packed).filter(Filter::FlateDecode);
        id
    }

    /// Writes by which names pages call faces and pictures.
    fn resources(&mut self, id: Ref, faces: &[(FaceIndex, Ref)], pictures: &[Ref]) {
        let mut written = self.pdf.indirect(id).dict();
        if !pictures.is_empty() {
            let mut named = written.insert(Name(b"XObject")).dict();
            for (number, picture) in pictures.iter().enumerate() {
                named.pair(Name(picture_name(number).as_bytes()), *picture);
            }
        }
        let mut fonts = written.insert(Name(b"Font")).dict();
        for (index, font) in faces {
            fonts.pair(Name(resource_name(*index).as_bytes()), *font);
        }
    }

    /// The list of documents that a viewer shows beside the pages; none for a single document.
    fn outline(&mut self, contents: &[(String, usize)], pages: &[Ref], printed: &[Printed]) -> Option<Ref> {
        if contents.len() < 2 {
            return None;
        }
        let outline = self.fresh();
        let items: Vec<Ref> = contents.iter().map(|_| self.fresh()).collect();
        let count = i32::try_from(items.len()).unwrap_or(i32::MAX);
        self.pdf.outline(outline).first(items[0]).last(items[items.len() - 1]).count(count);
        for (index, (title, page)) in contents.iter().enumerate() {
            let mut item = self.pdf.outline_item(items[index]);
            item.title(TextStr(title)).parent(outline);
            if let Some(previous) = index.checked_sub(1) {
                item.prev(items[previous]);
            }
            if let Some(next) = items.get(index + 1) {
                item.next(*next);
            }
            if let (Some(target), Some(printed)) = (pages.get(*page), printed.get(*page)) {
                item.dest().page(*target).xyz(0.0, printed.height, None);
            }
        }
        Some(outline)
    }

    /// Embeds a face with the glyphs that were used.
    fn font(&mut self, index: FaceIndex, face: &Face, used: &UsedOfFace) -> Result<Ref, DocumentError> {
        let (font, descendant, descriptor) = (self.fresh(), self.fresh(), self.fresh());
        let name = format!("SONNE{}+{}", char::from(b'A' + u8::try_from(index).unwrap_or(0)), face.name);
        let name = Name(name.as_bytes());
        let subset = face.subset(&used.remapper)?;
        let file = if face.is_cff { self.open_type(&subset) } else { self.stream(&subset) };
        let mut characters = UnicodeCmap::new(Name(b"Characters"), SYSTEM);
        for (code, (character, _)) in (1u16..).zip(&used.says) {
            if !character.is_empty() {
                characters.pair_with_multiple(code, character.chars());
            }
        }
        let characters = self.stream(characters.finish().as_slice());
        let mut written = self.pdf.type0_font(font);
        written.base_font(name).encoding_predefined(Name(b"Identity-H"));
        written.descendant_font(descendant).to_unicode(characters);
        written.finish();
        let mut written = self.pdf.cid_font(descendant);
        if face.is_cff {
            written.subtype(CidFontType::Type0);
        } else {
            written.subtype(CidFontType::Type2).cid_to_gid_map_predefined(Name(b"Identity"));
        }
        written.base_font(name).system_info(SYSTEM).font_descriptor(descriptor).default_width(face.advance(0));
        written.widths().consecutive(1, used.says.iter().map(|(_, glyph)| face.advance(*glyph)));
        written.finish();
        let [left, bottom, right, top] = face.bounds;
        let mut written = self.pdf.font_descriptor(descriptor);
        written.name(name).flags(FontFlags::SYMBOLIC).bbox(Rect::new(left, bottom, right, top));
        written.italic_angle(0.0).ascent(face.ascent).descent(face.descent).cap_height(face.ascent).stem_v(80.0);
        if face.is_cff {
            written.font_file3(file);
        } else {
            written.font_file2(file);
        }
        written.finish();
        Ok(font)
    }

    /// Writes a font with PostScript curves, which names its kind.
    fn open_type(&mut self, file: &[u8]) -> Ref {
        let id = self.fresh();
        let packed = deflate(file);
        let mut stream = self.pdf.stream(id, &packed);
        stream.filter(Filter::FlateDecode).pair(Name(b"Subtype"), Name(b"OpenType"));
        id
    }
}
