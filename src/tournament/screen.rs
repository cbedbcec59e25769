//! Screens in the hall: each has a name, by which a television finds it, and the sequence of what it shows.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Screen {
    pub name: String,
    /// In the order in which they are shown.
    pub slides: Vec<Slide>,
    /// How long a page stands.
    pub seconds: u16,
    /// Size of the letters, in percent of what is usual.
    pub percent: u16,
    /// Whether the event, the round and the columns have their heads.
    pub heads: bool,
    /// Whether the code of the public pages stands in the corner.
    pub qr: bool,
    /// What the organiser says on it; empty for nothing.
    pub announcement: String,
    /// How the picture is turned, for a screen that hangs otherwise than its computer knows.
    pub turn: Turn,
    /// Shown alone for now, in place of the sequence.
    pub only: Option<Slide>,
}

impl Screen {
    /// What it shows now, in order.
    pub fn shown(&self) -> &[Slide] {
        match &self.only {
            Some(slide) => std::slice::from_ref(slide),
            None => &self.slides,
        }
    }
}

sonneborn_laws::with_codes! {
    /// Which way the head of the picture points on the screen.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Turn: serde {
        #[default]
        None = "none",
        /// By a quarter, clockwise.
        Right = "right",
        /// By a quarter, against the clock.
        Left = "left",
        Over = "over",
    }
}

sonneborn_laws::with_codes! {
    /// Something that a screen shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Slide: serde {
        Pairings = "pairings",
        Names = "names",
        Results = "results",
        Standings = "standings",
        /// The time of day, and how long until the round starts.
        Clock = "clock",
        Announcement = "announcement",
        /// The picture of the sponsor.
        Picture = "picture",
    }
}

/// The most screens of an event, letters of a name and an announcement, and the bounds of the sizes.
pub const MOST_SCREENS: usize = 20;
pub const LONGEST_NAME: usize = 40;
pub const LONGEST_ANNOUNCEMENT: usize = 500;
pub const SECONDS: std::ops::RangeInclusive<u16> = 3..=120;
pub const PERCENTS: [u16; 8] = [50, 75, 100, 125, 150, 200, 250, 300];

impl Default for Screen {
    fn default() -> Screen {
        Screen {
            name: String::new(),
            slides: vec![Slide::Pairings],
            seconds: 12,
            percent: 100,
            heads: true,
            qr: false,
            announcement: String::new(),
            turn: Turn::None,
            only: None,
        }
    }
}
