//! How an event is shown: whose names in which letters, their order, and the design of its papers. It changes no pairing, no
//! result and no file of FIDE's.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

sonneborn_laws::with_codes! {
    /// Which of a person's two names is shown.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Names: serde {
        /// Their own where the page's language has its letters, else the Latin one.
        #[default]
        ByLanguage = "by_language",
        /// 王小明 Wang Xiaoming.
        Both = "both",
        /// As entered, in every language.
        Own = "own",
        Latin = "latin",
    }
}

sonneborn_laws::with_codes! {
    /// The order of names in lists for people.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum NameOrder: serde {
        /// As the page's language sorts.
        #[default]
        ByLanguage = "by_language",
        Pinyin = "pinyin",
        Strokes = "strokes",
    }
}

sonneborn_laws::with_codes! {
    /// A sheet of paper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum PaperSize: serde {
        A3 = "a3",
        #[default]
        A4 = "a4",
        A5 = "a5",
        /// Of ANSI, as most printers of the Americas have it.
        Letter = "letter",
    }
}

impl PaperSize {
    /// As it is called in every language.
    pub fn name(self) -> &'static str {
        match self {
            PaperSize::A3 => "A3",
            PaperSize::A4 => "A4",
            PaperSize::A5 => "A5",
            PaperSize::Letter => "Letter",
        }
    }
}

sonneborn_laws::with_codes! {
    /// What lists tell of a player beside title and name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum PlayerColumn: serde {
        Rating = "rating",
        Federation = "federation",
        Club = "club",
        Category = "category",
        Gender = "gender",
        FideId = "fide_id",
        Birth = "birth",
    }
}

sonneborn_laws::with_codes! {
    /// By what lists of players are parted, each part on a page of its own.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Parting: serde {
        #[default]
        Nothing = "nothing",
        Federation = "federation",
        Club = "club",
        Category = "category",
    }
}

sonneborn_laws::with_codes! {
    /// A paper that a hall prints for a round, while it is played or once it is complete.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum RoundPaper: serde {
        /// Who plays, before the first round; later how things stood.
        Before = "before",
        /// Of teams: who meets whom.
        Matches = "matches",
        Boards = "boards",
        Names = "names",
        /// The same without opponents.
        NamesAlone = "names_alone",
        Slips = "slips",
        /// Of teams: to write results on, or line-ups while they are open.
        MatchSheets = "match_sheets",
        PlaceCards = "place_cards",
        Results = "results",
        Standings = "standings",
        /// The crosstable, or the bracket.
        Table = "table",
    }
}

impl RoundPaper {
    /// Whether only events of teams have it.
    pub fn is_of_teams(self) -> bool {
        matches!(self, RoundPaper::Matches | RoundPaper::MatchSheets)
    }

    /// Whether it is printed where nobody chose: not what is another paper once more.
    pub fn is_usual(self, is_of_teams: bool) -> bool {
        match self {
            RoundPaper::NamesAlone | RoundPaper::PlaceCards => false,
            RoundPaper::Names | RoundPaper::Slips => !is_of_teams,
            RoundPaper::Before
            | RoundPaper::Matches
            | RoundPaper::Boards
            | RoundPaper::MatchSheets
            | RoundPaper::Results
            | RoundPaper::Standings
            | RoundPaper::Table => true,
        }
    }
}

/// The organiser's mark, a PNG file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logo(pub Arc<[u8]>);

/// A file of a logo is smaller: it stands in the journal.
pub const MAX_LOGO_BYTES: usize = 100 * 1024;

impl Serialize for Logo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Logo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Logo, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = STANDARD.decode(text).map_err(serde::de::Error::custom)?;
        Ok(Logo(bytes.into()))
    }
}

/// The style of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Style {
    pub names: Names,
    pub order: NameOrder,
    pub size: PaperSize,
    /// Lists for the wall are set as large as the sheet allows, to be read from two metres.
    pub large: bool,
    /// Lists in two strips beside each other.
    pub two_columns: bool,
    /// What lists tell of a player, in this order; `None` leaves it to what is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub columns: Option<Vec<PlayerColumn>>,
    pub parted_by: Parting,
    /// What this hall prints for a round; `None` is what is usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_papers: Option<Vec<RoundPaper>>,
    /// Above the title of every page, and at its foot.
    pub header: String,
    pub footer: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logo: Option<Logo>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_read_back_as_it_was_written() {
        let style = Style {
            names: Names::Both,
            columns: Some(vec![PlayerColumn::Club, PlayerColumn::Rating]),
            logo: Some(Logo(vec![137, 80, 0, 255].into())),
            footer: "Arad 2026".into(),
            ..Style::default()
        };
        let written = serde_json::to_string(&style).expect("a style can be written");
        assert_eq!(serde_json::from_str::<Style>(&written).expect("and read"), style);
        assert_eq!(serde_json::from_str::<Style>("{}").expect("what is not told is usual"), Style::default());
    }
}
