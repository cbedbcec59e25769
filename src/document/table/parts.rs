//! What a table is made of: columns, cells, rows.

use crate::font::Weight;
use std::borrow::Cow;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    #[default]
    Left,
    Right,
    Centre,
}

/// How wide a column is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Width {
    /// As wide as its widest cell.
    Natural,
    /// As wide as its widest cell and its share of what is left; wrapped where there is not enough.
    Share(f32),
    /// So many points at the table's own type size.
    Fixed(f32),
}

/// When a column is drawn: one that tells nothing takes room from those that do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawn {
    #[default]
    Always,
    /// Where something stands in it.
    Filled,
    /// Where not everybody has the same.
    Differing,
}

#[derive(Clone, Debug)]
pub struct Column {
    pub head: Cow<'static, str>,
    pub align: Align,
    pub width: Width,
    /// The head reads upwards, where columns are narrow and heads long.
    pub upright_head: bool,
    pub drawn: Drawn,
}

impl Column {
    /// A column as wide as its content.
    pub fn new(head: impl Into<Cow<'static, str>>, align: Align) -> Column {
        Column { head: head.into(), align, width: Width::Natural, upright_head: false, drawn: Drawn::Always }
    }

    pub fn left(head: impl Into<Cow<'static, str>>) -> Column {
        Column::new(head, Align::Left)
    }

    pub fn right(head: impl Into<Cow<'static, str>>) -> Column {
        Column::new(head, Align::Right)
    }

    pub fn centred(head: impl Into<Cow<'static, str>>) -> Column {
        Column::new(head, Align::Centre)
    }

    /// Gives the column a share of the room that is left.
    pub fn sharing(self, weight: f32) -> Column {
        Column { width: Width::Share(weight), ..self }
    }

    /// Gives the column a width in points at the table's own type size.
    pub fn fixed(self, points: f32) -> Column {
        Column { width: Width::Fixed(points), ..self }
    }

    /// Leaves the column away where nothing stands in it.
    pub fn if_filled(self) -> Column {
        Column { drawn: Drawn::Filled, ..self }
    }

    /// Leaves the column away where everybody has the same in it, or nothing.
    pub fn if_differing(self) -> Column {
        Column { drawn: Drawn::Differing, ..self }
    }

    /// Lets the head read upwards.
    pub fn upright(self) -> Column {
        Column { upright_head: true, ..self }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Text(Cow<'static, str>),
    Bold(Cow<'static, str>),
    /// A label in English, and below it in grey the same in the user's language.
    Label {
        english: &'static str,
        own: Option<&'static str>,
    },
    /// A box to write in, as large as the cell allows.
    Box,
    /// A small box to tick; ticked already or not.
    Tick(bool),
    /// A field that has no meaning: a player against themselves.
    Filled,
    /// Results of games beside each other, each in its square: inked where the player had Black.
    Games(Vec<(String, bool)>),
}

impl Cell {
    pub const EMPTY: Cell = Cell::Text(Cow::Borrowed(""));

    pub fn text(text: impl Into<Cow<'static, str>>) -> Cell {
        Cell::Text(text.into())
    }

    pub fn bold(text: impl Into<Cow<'static, str>>) -> Cell {
        Cell::Bold(text.into())
    }

    /// What can be displayed, e.g. a number.
    pub fn of(what: impl std::fmt::Display) -> Cell {
        Cell::Text(what.to_string().into())
    }

    /// What can be displayed, or nothing.
    pub fn of_option(what: Option<impl std::fmt::Display>) -> Cell {
        what.map_or(Cell::EMPTY, Cell::of)
    }

    pub(super) fn words(&self) -> Option<(&str, Weight)> {
        match self {
            Cell::Text(text) => Some((text, Weight::Regular)),
            Cell::Bold(text) => Some((text, Weight::Bold)),
            Cell::Label { english, .. } => Some((english, Weight::Bold)),
            Cell::Box | Cell::Tick(_) | Cell::Filled | Cell::Games(_) => None,
        }
    }
}

#[derive(Clone, Debug)]
pub enum Row {
    Cells(Vec<Cell>),
    /// The same in grey: set apart, out of the competition.
    Faded(Vec<Cell>),
    /// A heading across all columns, kept with the row below it.
    Section(String),
    /// A heading across all columns of a part that begins on a page of its own.
    Part(String),
}

impl Row {
    pub(super) fn cells(&self) -> &[Cell] {
        match self {
            Row::Cells(cells) | Row::Faded(cells) => cells,
            Row::Section(_) | Row::Part(_) => &[],
        }
    }
}
