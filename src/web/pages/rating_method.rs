//! The part of the settings that says which rating is the tournament rating (TRF record 172).

use serde::{Deserialize, Serialize};
use sonneborn_i18n::{Lang, common, rating_method as words};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_tournament::regulations::{NationalRatings, RatingChoice, Regulations};

/// The name of a field.
pub(super) type Name = fn(Lang) -> &'static str;
/// A field that cannot be read, and why.
pub(super) type Wrong = (Name, Unreadable);

/// The fields as they were typed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct RatingMethod {
    pub rating_method: String,
    pub rating_federation: String,
}

impl RatingMethod {
    pub(super) fn of(regulations: &Regulations) -> RatingMethod {
        let federation = regulations.national_ratings.as_ref().map(|national| national.federation.clone());
        RatingMethod {
            rating_method: regulations.rating_choice().code().into(),
            rating_federation: federation.unwrap_or_default(),
        }
    }

    /// The method chosen. A form without these fields, and the method that counts anyway without a federation, leave
    /// what was.
    ///
    /// # Errors
    /// The name of the field that cannot be read, and why.
    pub(super) fn read(&self, details: &Details, was: &Regulations) -> Result<Option<NationalRatings>, Wrong> {
        if self.rating_method.is_empty() {
            return Ok(was.national_ratings.clone());
        }
        let codes = RatingChoice::ALL.map(|choice| (choice.code(), choice));
        let choice = reader::code(&self.rating_method, &codes).map_err(|wrong| (words::method as Name, wrong))?;
        let known = was.national_ratings.as_ref().map_or("", |national| national.federation.as_str());
        let told = reader::federation(&self.rating_federation, known);
        let told = told.map_err(|wrong| (common::federation as Name, wrong))?;
        if was.national_ratings.is_none() && choice == was.rating_choice() && told.is_empty() {
            return Ok(None);
        }
        let federation = if told.is_empty() { details.federation.clone() } else { told };
        Ok(Some(NationalRatings { federation, choice }))
    }

    pub(super) fn choices(&self) -> [RatingChoice; 7] {
        RatingChoice::ALL
    }
}
