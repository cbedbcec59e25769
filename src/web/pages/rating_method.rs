//! The part of the settings that says which rating is the tournament rating (TRF record 172).

use crate::tournament::details::Details;
use crate::tournament::regulations::{NationalRatings, RatingChoice, Regulations};
use serde::Deserialize;

/// The fields as they were typed.
#[derive(Clone, Debug, Default, Deserialize)]
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
    pub(super) fn read(&self, details: &Details, was: &Regulations) -> Option<NationalRatings> {
        let Some(choice) = RatingChoice::from_code(&self.rating_method) else { return was.national_ratings.clone() };
        let told = self.rating_federation.trim().to_uppercase();
        if was.national_ratings.is_none() && choice == was.rating_choice() && told.is_empty() {
            return None;
        }
        let federation = if told.is_empty() { details.federation.clone() } else { told };
        Some(NationalRatings { federation, choice })
    }

    pub(super) fn choices(&self) -> [RatingChoice; 7] {
        RatingChoice::ALL
    }
}
