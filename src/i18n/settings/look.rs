//! How the pages draw a setting: its control, and what stands beside it.

use super::{Setting, Word};
use sonneborn_tournament::regulations::System;

/// What a setting is typed or chosen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    Line,
    /// A figure, which phones ask for with their number keys.
    Figure,
    /// Several lines, with an example of one.
    Lines(&'static str),
    Day,
    Tint,
    Federation,
    Tick,
    /// A tick that is shown only while it is set.
    TickToTakeBack,
    Menu,
    /// A menu in an order of its own, or what has fields of its own: drawn by a template of its name.
    Starts,
    TieBreaks,
    TimeControl,
    Lists,
    /// Drawn with the setting before it.
    WithOther,
}

#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub control: Control,
    /// Over the whole width of the form.
    pub is_wide: bool,
    pub is_required: bool,
    /// In letters, where it is not as wide as its column.
    pub size: Option<u8>,
    pub hint: Option<Word>,
    pub unit: Option<Word>,
    /// What stands above this one and its neighbours of the same caption.
    pub caption: Option<Word>,
    /// The systems that it is there for; the script shows it for these only.
    pub shown_for: Option<fn(System) -> bool>,
}

/// What points are typed in.
const POINTS_LETTERS: u8 = 4;

impl Look {
    pub(super) const fn of(control: Control) -> Look {
        Look {
            control,
            is_wide: false,
            is_required: false,
            size: None,
            hint: None,
            unit: None,
            caption: None,
            shown_for: None,
        }
    }
}

impl Setting {
    pub(super) fn drawn_as(mut self, control: Control) -> Setting {
        self.look.control = control;
        self
    }

    pub(super) fn wide(mut self) -> Setting {
        self.look.is_wide = true;
        self
    }

    pub(super) fn required(mut self) -> Setting {
        self.look.is_required = true;
        self
    }

    pub(super) fn size(mut self, letters: u8) -> Setting {
        self.look.size = Some(letters);
        self
    }

    pub(super) fn hint(mut self, hint: Word) -> Setting {
        self.look.hint = Some(hint);
        self
    }

    pub(super) fn unit(mut self, unit: Word) -> Setting {
        self.look.unit = Some(unit);
        self
    }

    /// One of some points side by side.
    pub(super) fn under(mut self, caption: Word) -> Setting {
        self.look.caption = Some(caption);
        self.size(POINTS_LETTERS)
    }

    pub(super) fn shown_for(mut self, is_meant: fn(System) -> bool) -> Setting {
        self.look.shown_for = Some(is_meant);
        self
    }

    /// An empty field leaves what was.
    pub(super) fn or_kept(mut self) -> Setting {
        self.is_kept_where_empty = true;
        self
    }

    /// A form without the field leaves it.
    pub(super) fn stays(mut self) -> Setting {
        self.stays = true;
        self
    }
}
