//! A player of the tournament: what was registered about them, and what has become of them since.

use super::fide_id::FideId;
use super::ids::{PlayerId, RoundNo, Tpn};
use super::outcome::Bye;
use super::points::Points;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

sonneborn_laws::with_codes! {
    /// A player's FIDE title, in the order in which C.04.2 art. 2.2 ranks players of equal strength.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Title: serde {
        Gm = "GM",
        Im = "IM",
        Wgm = "WGM",
        Fm = "FM",
        Wim = "WIM",
        Cm = "CM",
        Wfm = "WFM",
        Wcm = "WCM",
    }
}

impl Title {
    /// Whether it is for women only.
    ///
    /// ```
    /// use sonneborn_tournament::player::Title;
    ///
    /// assert!(Title::Wcm.is_womens() && !Title::Cm.is_womens());
    /// ```
    pub fn is_womens(self) -> bool {
        match self {
            Title::Wgm | Title::Wim | Title::Wfm | Title::Wcm => true,
            Title::Gm | Title::Im | Title::Fm | Title::Cm => false,
        }
    }

    /// Reads the abbreviation in either case, and the short forms of TRF06 (`g`, `m`, `f`, `c`, and for women `wg` or `gf`, …).
    ///
    /// ```
    /// use sonneborn_tournament::player::Title;
    ///
    /// assert_eq!(Title::from_code("WGM"), Some(Title::Wgm));
    /// ```
    pub fn from_code(code: &str) -> Option<Title> {
        match code.trim().to_ascii_uppercase().as_str() {
            "GM" | "G" => Some(Title::Gm),
            "IM" | "M" => Some(Title::Im),
            "WGM" | "WG" | "GF" => Some(Title::Wgm),
            "FM" | "F" => Some(Title::Fm),
            "WIM" | "WM" | "MF" => Some(Title::Wim),
            "CM" | "C" => Some(Title::Cm),
            "WFM" | "WF" | "FF" => Some(Title::Wfm),
            "WCM" | "WC" | "CF" => Some(Title::Wcm),
            _ => None,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The column `sex` of the TRF, which title norms and prizes of women need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gender {
    Male,
    Female,
}

/// A date of birth as far as it is known: FIDE's lists give the year only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Birth {
    pub year: u16,
    /// Month and day, where known and a day of the calendar.
    pub month_day: Option<(u8, u8)>,
}

impl Birth {
    /// Reads `2001`, `2001/05/17`, `2001-05-17`, `2001/00/00` and `17.05.2001`; `None` for what is no date.
    ///
    /// ```
    /// use sonneborn_tournament::player::Birth;
    ///
    /// assert_eq!(Birth::parse("17.05.2001").expect("a date").to_string(), "2001/05/17");
    /// assert_eq!(Birth::parse("2001").expect("a year").to_string(), "2001/00/00");
    /// assert_eq!(Birth::parse("2001-02-30"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Birth> {
        let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
        let (year, month, day) = match parts[..] {
            [year] => (year, "0", "0"),
            [year, month, day] if year.len() == 4 => (year, month, day),
            [day, month, year] if year.len() == 4 => (year, month, day),
            _ => return None,
        };
        let (year, month, day): (u16, u8, u8) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        if !(1850..=2150).contains(&year) {
            return None;
        }
        if month == 0 || day == 0 {
            return Some(Birth { year, month_day: None });
        }
        NaiveDate::from_ymd_opt(year.into(), month.into(), day.into())?;
        Some(Birth { year, month_day: Some((month, day)) })
    }

    /// As people read it: `2001-05-17`, or the year where no more is known.
    pub fn shown(self) -> String {
        match self.month_day {
            Some((month, day)) => format!("{:04}-{month:02}-{day:02}", self.year),
            None => self.year.to_string(),
        }
    }
}

/// As the TRF writes it: `2001/05/17`, or `2001/00/00` where only the year is known.
impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (month, day) = self.month_day.unwrap_or((0, 0));
        write!(f, "{:04}/{month:02}/{day:02}", self.year)
    }
}

/// The ratings known of a player, each from the list it is named after; `None` where unrated or unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ratings {
    pub standard: Option<u16>,
    pub rapid: Option<u16>,
    pub blitz: Option<u16>,
    pub national: Option<u16>,
}

/// What a federation's own list says of a player, as the file has it (TRF26, national rating records).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NationalRecord {
    /// Whose list it is: three letters.
    pub federation: String,
    pub sex: String,
    pub title: String,
    pub name: String,
    pub rating: Option<u16>,
    /// What stands where record 001 has the federation.
    pub region: String,
    pub id: String,
    pub birth: String,
}

/// What is registered about a player. The name is `Family, Given`, or a Chinese name without a comma.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerData {
    pub name: String,
    /// The name in Latin letters, for FIDE's files, where the name is in others.
    pub latin_name: String,
    pub title: Option<Title>,
    /// A title that gives no rank in C.04.2 art. 2.2, as it was written: `AIM`, `NM`.
    pub other_title: String,
    pub gender: Option<Gender>,
    pub birth: Option<Birth>,
    /// FIDE's three letters, in upper case; empty where unknown.
    pub federation: String,
    #[serde(deserialize_with = "super::fide_id::of_journal")]
    pub fide_id: Option<FideId>,
    pub national_id: String,
    pub club: String,
    /// What national lists say otherwise than the rest of this. Of the list whose number and rating stand here, those two are not used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub national_records: Vec<NationalRecord>,
    /// The prize or age category that the organiser uses, in their words.
    pub category: String,
    /// FIDE's rating that counts in this event, by which rating changes and norms know them; `None` is unrated. What they are
    /// numbered and paired by is [`super::Tournament::rating`].
    pub rating: Option<u16>,
    /// The list or decision from which the ratings came, e.g. `FIDE standard 2026-11`.
    pub rating_source: String,
    /// FIDE's rating from a round on, where a later list came into force on the way
    /// ([`super::regulations::Regulations::period_ratings`]).
    pub period_ratings: BTreeMap<RoundNo, u16>,
    pub ratings: Ratings,
    /// The Chief Arbiter's estimate where the method leaves them without a rating (C.04.2 art. 2.1); under
    /// [`super::regulations::RatingChoice::Other`] the rating by the organiser's rule.
    pub estimate: Option<u16>,
    /// K of the rating list, where known.
    pub k: Option<u8>,
    /// The regulations of the event give this player no half-point byes, as where their costs are paid for (VCL4THP 175).
    pub no_half_point_byes: bool,
    /// Where the organiser reaches the player; shown to arbiters only.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// Entry fee paid, in the organiser's words.
    pub paid: String,
    /// The reduction of the entry fee that they have, by its name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reduction: String,
    pub note: String,
}

/// By what a person is known again in another event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Identity {
    /// By FIDE's number.
    Fide(FideId),
    /// By the number that a federation gave.
    National { federation: String, id: String },
    /// Without a number: what a form asks about anybody.
    Told { name: String, birth: Option<Birth>, federation: String, club: String },
}

impl PlayerData {
    /// Whether two have the same FIDE ID, or the very name and no other day of birth.
    pub fn is_same_person(&self, other: &PlayerData) -> bool {
        match (self.fide_id, other.fide_id) {
            (Some(one), Some(other)) => one == other,
            _ => {
                self.name.to_lowercase() == other.name.to_lowercase()
                    && (self.birth.is_none() || other.birth.is_none() || self.birth == other.birth)
            }
        }
    }

    pub fn identity(&self) -> Identity {
        let federation = self.federation.clone();
        match self.fide_id {
            Some(id) => Identity::Fide(id),
            None if !self.national_id.is_empty() => Identity::National { federation, id: self.national_id.clone() },
            None => Identity::Told { name: self.name.clone(), birth: self.birth, federation, club: self.club.clone() },
        }
    }

    /// What reports tell of a player: not whom they play for, how they are reached, what they owe, nor what is remarked of them. Every
    /// field is named, so that a new one is decided here.
    pub fn of_reports(&self) -> PlayerData {
        let mut told = self.clone();
        let PlayerData {
            name: _,
            latin_name: _,
            title: _,
            other_title: _,
            gender: _,
            birth: _,
            federation: _,
            fide_id: _,
            national_id: _,
            club,
            national_records: _,
            category,
            rating: _,
            rating_source: _,
            period_ratings: _,
            ratings: _,
            estimate: _,
            k: _,
            no_half_point_byes: _,
            phone,
            paid,
            reduction,
            note,
        } = &mut told;
        [club, category, phone, paid, reduction, note].into_iter().for_each(String::clear);
        told
    }

    /// The name as FIDE's files have it; `None` where it is in other letters and no Latin one is known.
    pub fn name_for_fide(&self) -> Option<&str> {
        [&self.name, &self.latin_name].into_iter().find(|name| is_latin(name)).map(String::as_str)
    }
}

/// Whether all letters of a name are Latin, with whatever accents.
///
/// ```
/// use sonneborn_tournament::player::is_latin;
///
/// assert!(is_latin("Zając, Piotr") && !is_latin("王小明"));
/// ```
pub fn is_latin(name: &str) -> bool {
    let is_letter = |letter: char| matches!(letter, '\u{0}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}');
    !name.trim().is_empty() && name.chars().filter(|letter| letter.is_alphabetic()).all(is_letter)
}

/// Whether a player still takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    #[default]
    Playing,
    /// Out from this round on, by their own will (C.04.2 art. 3.2).
    Withdrawn { from: RoundNo },
    /// Out from this round on, because they play on in another section of the festival: what they play for is won there.
    Moved { from: RoundNo },
    /// Out from this round on, by the arbiter's decision (Laws 12.9.9).
    Expelled { from: RoundNo },
}

impl Presence {
    /// The first round without them; `None` while they play.
    pub fn out_from(self) -> Option<RoundNo> {
        match self {
            Presence::Playing => None,
            Presence::Withdrawn { from } | Presence::Moved { from } | Presence::Expelled { from } => Some(from),
        }
    }
}

/// A player as the journal has made them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub id: PlayerId,
    pub data: PlayerData,
    /// `None` until the players are numbered.
    pub tpn: Option<Tpn>,
    pub presence: Presence,
    pub checked_in: bool,
    /// The first round for which they could be paired; later than the first for a late entry (C.04.2 art. 2.4).
    pub first_round: RoundNo,
    /// Byes asked for, by round. The pairing-allocated bye is among them only where a file
    /// for an engine assigns it beforehand.
    pub requested_byes: BTreeMap<RoundNo, Bye>,
    /// The board at which they always sit, e.g. a wheelchair user.
    pub fixed_board: Option<u16>,
    /// The value of the tie-break from outside, as the arbiter typed it.
    pub outside_value: Option<Points>,
    /// Struck from the list before ever being paired: keeps their number in the journal, is shown nowhere.
    pub removed: bool,
}

impl Player {
    /// Whether they may be paired in `round`: entered, not out, and no bye asked for.
    pub fn available_in(&self, round: RoundNo) -> bool {
        self.takes_part_in(round) && !self.requested_byes.contains_key(&round)
    }

    /// Whether they are in the tournament in `round`, paired or with a bye.
    pub fn takes_part_in(&self, round: RoundNo) -> bool {
        let is_out = self.presence.out_from().is_some_and(|from| from <= round);
        !self.removed && !is_out && self.first_round <= round
    }

    /// Whether they play on in another section, where they pay and win.
    pub fn has_moved(&self) -> bool {
        matches!(self.presence, Presence::Moved { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_are_read_as_files_give_them() {
        let full = Some(Birth { year: 2001, month_day: Some((5, 17)) });
        assert_eq!(Birth::parse("2001/05/17"), full);
        assert_eq!(Birth::parse("2001-05-17"), full);
        assert_eq!(Birth::parse("17.05.2001"), full);
        assert_eq!(Birth::parse("2001/00/00"), Some(Birth { year: 2001, month_day: None }));
        assert_eq!(Birth::parse("1999").map(|birth| birth.to_string()), Some("1999/00/00".into()));
        for text in ["", "2001/02/30", "31", "2001/5", "x"] {
            assert_eq!(Birth::parse(text), None, "{text}");
        }
    }

    #[test]
    fn titles_rank_as_the_handling_rules_say() {
        let codes: Vec<&str> = Title::ALL.iter().map(|title| title.code()).collect();
        assert_eq!(codes, ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"]);
        assert!(Title::ALL.is_sorted());
    }
}
