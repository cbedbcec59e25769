//! What a paper says to those who hear it: the tree of headings, paragraphs, tables and pictures that lies beside the ink
//! (ISO 32000-1, 14.7 and 14.8; PDF/UA-1).
//!
//! Whatever is set belongs to the element that is open then. Text outside of any is a paragraph of its own; what every page
//! repeats, lines and boxes are read by nobody.

use super::operators::{digits, hexadecimal};
use super::packed::Packed;
use pdf_writer::Ref;

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// All documents of a file.
    Whole,
    /// One document of it.
    Part,
    /// By its level, from 1.
    Heading(u8),
    Paragraph,
    /// What is looked at; words stand for it.
    Picture,
    Table,
    Row,
    ColumnHead,
    RowHead,
    /// A head across so many columns, for the rows below it.
    HeadAcross(u16),
    Cell,
}

impl Role {
    /// The structure type (ISO 32000-1, 14.8.4).
    fn name(self) -> &'static str {
        match self {
            Role::Whole => "Document",
            Role::Part => "Sect",
            Role::Heading(1) => "H1",
            Role::Heading(2) => "H2",
            Role::Heading(_) => "H3",
            Role::Paragraph => "P",
            Role::Picture => "Figure",
            Role::Table => "Table",
            Role::Row => "TR",
            Role::ColumnHead | Role::RowHead | Role::HeadAcross(_) => "TH",
            Role::Cell => "TD",
        }
    }

    /// Writes for which cells a head is one (ISO 32000-1, table 349).
    fn write_scope(self, to: &mut Vec<u8>) {
        match self {
            Role::ColumnHead => to.extend_from_slice(b"/A<</O/Table/Scope/Column>>"),
            Role::RowHead => to.extend_from_slice(b"/A<</O/Table/Scope/Row>>"),
            Role::HeadAcross(columns) => {
                to.extend_from_slice(b"/A<</O/Table/Scope/Row/ColSpan ");
                digits(to, columns.into());
                to.extend_from_slice(b">>");
            }
            Role::Whole
            | Role::Part
            | Role::Heading(_)
            | Role::Paragraph
            | Role::Picture
            | Role::Table
            | Role::Row
            | Role::Cell => {}
        }
    }

    /// Whether text stands in it directly.
    fn holds_text(self) -> bool {
        match self {
            Role::Whole | Role::Part | Role::Table | Role::Row => false,
            Role::Heading(_)
            | Role::Paragraph
            | Role::Picture
            | Role::ColumnHead
            | Role::RowHead
            | Role::HeadAcross(_)
            | Role::Cell => true,
        }
    }
}

/// To which element belongs what is set now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    /// By its place in the tree.
    Element(usize),
    /// Nobody reads it.
    Nobody,
}

struct Element {
    role: Role,
    parent: usize,
    /// The words that stand for a picture.
    told: Option<String>,
    /// The first and last of its children.
    children: Option<(usize, usize)>,
}

#[derive(Clone, Copy)]
enum Child {
    Element(usize),
    /// A piece of a page by the page and the piece's number on it.
    Piece {
        page: usize,
        number: usize,
    },
}

/// The tree of a file.
pub(super) struct Tree {
    elements: Vec<Element>,
    /// Each with the one that follows it.
    children: Vec<(Child, Option<usize>)>,
    open: Reader,
}

impl Tree {
    pub(super) fn new() -> Tree {
        let whole = Element { role: Role::Whole, parent: 0, told: None, children: None };
        Tree { elements: vec![whole], children: Vec::new(), open: Reader::Element(0) }
    }

    /// How many elements it has.
    pub(super) fn len(&self) -> usize {
        self.elements.len()
    }

    /// Opens an element inside the one that is open; gives that one back. What nobody reads has no elements.
    pub(super) fn open(&mut self, role: Role, told: Option<String>) -> Reader {
        let before = self.open;
        if let Reader::Element(parent) = before {
            self.open = Reader::Element(self.add(role, parent, told));
        }
        before
    }

    /// From here on nobody reads; gives back the element that was open.
    pub(super) fn hush(&mut self) -> Reader {
        std::mem::replace(&mut self.open, Reader::Nobody)
    }

    /// Goes back to what was open before.
    pub(super) fn close(&mut self, before: Reader) {
        self.open = before;
    }

    fn add(&mut self, role: Role, parent: usize, told: Option<String>) -> usize {
        let element = self.elements.len();
        self.elements.push(Element { role, parent, told, children: None });
        self.give(parent, Child::Element(element));
        element
    }

    fn give(&mut self, parent: usize, child: Child) {
        let added = self.children.len();
        self.children.push((child, None));
        let first = match self.elements[parent].children {
            Some((first, last)) => {
                self.children[last].1 = Some(added);
                first
            }
            None => added,
        };
        self.elements[parent].children = Some((first, added));
    }

    /// To which element a text belongs that is set now.
    pub(super) fn of_text(&mut self) -> Reader {
        match self.open {
            Reader::Element(element) if !self.elements[element].role.holds_text() => {
                Reader::Element(self.add(Role::Paragraph, element, None))
            }
            known => known,
        }
    }

    /// Notes a piece of a page as the element's; gives the name of the element's kind.
    pub(super) fn note(&mut self, element: usize, page: usize, number: usize) -> &'static str {
        self.give(element, Child::Piece { page, number });
        self.elements[element].role.name()
    }

    /// Writes all elements, and behind them for each page the elements of its pieces.
    pub(super) fn write(&self, packed: &mut Packed, root: Ref, pages: &[Ref], pieces: &[&[usize]]) -> Written {
        let first = usize::try_from(packed.next().get()).unwrap_or(0);
        let number = |element: usize| first + element;
        for element in &self.elements {
            packed.object(|to| {
                let parent = if element.role == Role::Whole { place(root) } else { number(element.parent) };
                to.extend_from_slice(b"<</S/");
                to.extend_from_slice(element.role.name().as_bytes());
                to.extend_from_slice(b"/P ");
                reference(to, parent);
                element.role.write_scope(to);
                if let Some(told) = &element.told {
                    to.extend_from_slice(b"/Alt<FEFF");
                    told.encode_utf16().for_each(|unit| hexadecimal(to, unit));
                    to.push(b'>');
                }
                self.write_children(to, element, &number, pages);
                to.extend_from_slice(b">>");
            });
        }
        let by_page = pieces.iter().map(|elements| {
            let own = packed.next();
            packed.object(|to| {
                to.push(b'[');
                elements.iter().for_each(|element| reference(to, number(*element)));
                to.push(b']');
            });
            own
        });
        Written { by_page: by_page.collect(), whole: Ref::new(i32::try_from(number(0)).unwrap_or(i32::MAX)) }
    }

    fn write_children(&self, to: &mut Vec<u8>, element: &Element, number: &dyn Fn(usize) -> usize, pages: &[Ref]) {
        let mut next = element.children.map(|(first, _)| first);
        let own_page = next.and_then(|first| match self.children[first].0 {
            Child::Piece { page, .. } => Some(page),
            Child::Element(_) => None,
        });
        if let Some(page) = own_page {
            to.extend_from_slice(b"/Pg ");
            reference(to, place(pages[page]));
        }
        if next.is_none() {
            return;
        }
        to.extend_from_slice(b"/K[");
        while let Some(at) = next {
            let (child, following) = self.children[at];
            match child {
                Child::Element(element) => reference(to, number(element)),
                Child::Piece { page, number } if Some(page) == own_page => {
                    digits(to, number);
                    to.push(b' ');
                }
                Child::Piece { page, number } => {
                    to.extend_from_slice(b"<</Type/MCR/Pg ");
                    reference(to, place(pages[page]));
                    to.extend_from_slice(b"/MCID ");
                    digits(to, number);
                    to.extend_from_slice(b">>");
                }
            }
            next = following;
        }
        to.push(b']');
    }
}

/// The number of an object.
fn place(object: Ref) -> usize {
    usize::try_from(object.get()).unwrap_or(0)
}

/// Writes which object is meant.
fn reference(to: &mut Vec<u8>, object: usize) {
    digits(to, object);
    to.extend_from_slice(b" 0 R ");
}

/// Where the tree lies in the file.
pub(super) struct Written {
    /// The element of all.
    pub(super) whole: Ref,
    /// For each page the list of the elements of its pieces.
    pub(super) by_page: Vec<Ref>,
}
