//! Prizes as the organiser announced them: categories, who is in them, and what each place is worth.

use super::player::{Gender, PlayerData};
use serde::{Deserialize, Serialize};

/// All prizes of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeFund {
    /// As it is written beside amounts: `EUR`, `元`.
    pub currency: String,
    /// In the order in which a player prefers prizes of the same value.
    pub categories: Vec<PrizeCategory>,
    /// Whether a player may win in several categories; otherwise they get their most valuable prize.
    pub several_each: bool,
}

/// Prizes that one group of players compete for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeCategory {
    pub name: String,
    pub eligible: Eligibility,
    /// By place, in hundredths of the currency.
    pub amounts: Vec<u32>,
    pub sharing: Sharing,
}

/// What becomes of prizes between players of the same points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// Each place has its prize; the tie-breaks decide.
    #[default]
    ByPlace,
    /// The prizes of the places are put together and shared equally.
    Equal,
    /// The Hort system: half of the prize by place, the other halves put together and shared equally.
    Hort,
}

/// Who may win in a category; what is `None` or empty asks nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Eligibility {
    pub gender: Option<Gender>,
    /// Born in this year or later, as for youth.
    pub born_from: Option<u16>,
    /// Born in this year or earlier, as for seniors.
    pub born_until: Option<u16>,
    pub rated_from: Option<u16>,
    /// Rated at most so; the unrated are below every rating.
    pub rated_until: Option<u16>,
    pub federation: String,
    pub club: String,
    /// The organiser's own category of players.
    pub category: String,
}

impl Eligibility {
    /// Whether a player with this tournament rating is in. Who asks for a year of birth leaves out those whose year is
    /// unknown.
    pub fn admits(&self, data: &PlayerData, rating: Option<u16>) -> bool {
        let year = data.birth.map(|birth| birth.year);
        let rating = rating.unwrap_or(0);
        let same =
            |asked: &str, found: &str| asked.is_empty() || asked.trim().to_lowercase() == found.trim().to_lowercase();
        self.gender.is_none_or(|gender| data.gender == Some(gender))
            && self.born_from.is_none_or(|from| year.is_some_and(|year| year >= from))
            && self.born_until.is_none_or(|until| year.is_some_and(|year| year <= until))
            && self.rated_from.is_none_or(|from| rating >= from)
            && self.rated_until.is_none_or(|until| rating <= until)
            && same(&self.federation, &data.federation)
            && same(&self.club, &data.club)
            && same(&self.category, &data.category)
    }
}

/// `500` or `499.50`, of hundredths.
pub fn amount(hundredths: u64) -> String {
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        part => format!("{}.{part:02}", hundredths / 100),
    }
}
