//! Ratings against FIDE's published figures, and title norms by article.

mod common;

#[path = "rating/compared.rs"]
mod compared;
#[path = "rating/norm_chances.rs"]
mod norm_chances;
#[path = "rating/norms.rs"]
mod norms;
#[path = "rating/online.rs"]
mod online;
#[path = "rating/periods.rs"]
mod periods;
#[path = "rating/properties.rs"]
mod properties;
#[path = "rating/published.rs"]
mod published;
#[path = "rating/statistics.rs"]
mod statistics;
#[path = "rating/submission.rs"]
mod submission;
#[path = "rating/title_ratings.rs"]
mod title_ratings;
